#include "app/desktop/games/samurai/space_preview.h"

#include "app/desktop/games/samurai/samurai_codes.h"
#include "app/desktop/language/words.h"

#include <QLocale>

#include <algorithm>
#include <functional>

namespace parlour {

using namespace samurai;

namespace {

// The settlement on the space or those beside it, and others that the move changes.
Board::Numbers settlementsAt(const Board& board, const Cell& space,
                             const std::optional<Move>& move) {
    Board::Numbers settlements;
    const auto add = [&](const Cell& cell) {
        const auto addOne = [&](std::uint8_t s) {
            if (std::ranges::count(settlements, s) == 0 && settlements.size() < 6)
                settlements.push_back(s);
        };
        if (cell.ground == Ground::Settlement) {
            addOne(cell.number);
            return;
        }
        const auto& touches = cell.ground == Ground::Land ? board.landTouches : board.seaTouches;
        for (const std::uint8_t s : touches[cell.number]) addOne(s);
    };
    add(space);
    if (move && move->kind != Move::Kind::Place)
        for (const Place other : {move->at, move->to}) add(*board.find(other));
    return settlements;
}

} // namespace

SpacePreview SpacePreview::of(const Public& now, Place place, const std::optional<Move>& move,
                              const Speech& speech) {
    const Board& board = now.board();
    const Cell& cell = *board.find(place);
    Public after = now;
    Captures captures;
    if (move) Samurai::applySeen(after, *move, std::ref(captures));

    SpacePreview preview;
    preview.isMove = move.has_value();
    QStringList notes;
    const Board::Numbers settlements = settlementsAt(board, cell, move);
    for (const std::uint8_t s : settlements) {
        const CasteSet figures = static_cast<CasteSet>(now.figures[s] | after.figures[s]);
        for (int caste = 0; caste < kCastes; ++caste) {
            if (!(figures >> caste & 1)) continue;
            const auto captured = std::ranges::find_if(captures.list, [&](const Capture& c) {
                return c.settlement == s && c.caste == caste;
            });
            Row row{s, caste, {}, {}, captured != captures.list.end()};
            const std::vector<int> was = influences(now, s, caste);
            const std::vector<int> is = influences(after, s, caste);
            for (std::size_t seat = 0; seat < is.size(); ++seat)
                if (was[seat] > 0 || is[seat] > 0)
                    row.sums.push_back({static_cast<Seat>(seat), was[seat], is[seat]});
            if (row.isCaptured)
                row.words = captured->winner == kNoSeat ? tr("set aside")
                            : captured->winner == speech.you
                                ? tr("you capture it")
                                : tr("%1 captures it").arg(speech.names.value(captured->winner));
            else if (!after.hasFigure(s, caste))
                row.words = tr("leaves this settlement");
            else
                row.words = SamuraiWords::lead(is, speech);
            if (!now.hasFigure(s, caste)) row.words = tr("comes here: %1").arg(row.words);
            preview.rows.push_back(std::move(row));
        }
        const QString name = SamuraiWords::settlement(board.settlement(s));
        if (now.figures[s] == 0)
            notes << tr("%1 is empty").arg(name);
        else if (after.openLand[s] == 0)
            notes << (captures.list.empty()
                          ? tr("%1 is surrounded: captured at the end of the turn")
                          : tr("%1 is surrounded"))
                         .arg(name);
        else
            notes << tr("%1: %n land space(s) still open", nullptr, after.openLand[s]).arg(name);
    }
    if (settlements.empty() && cell.ground != Ground::Settlement)
        notes << tr("Far from every settlement");
    preview.note = notes.join(QLatin1Char('\n'));

    preview.title =
        cell.ground == Ground::Settlement
            ? tr("%1, %2", "a town and what it is")
                  .arg(SamuraiWords::settlement(cell), translated(settlementKind(cell.capacity)))
            : tr("%1, %2", "a space and what it is")
                  .arg(codeOf(place), cell.ground == Ground::Land ? tr("land") : tr("sea"));
    return preview;
}

QString SpacePreview::spoken(const Public& now, const Cell& cell, bool isLit,
                             const SpacePreview& preview, const Speech& speech) {
    const Board& board = now.board();
    QStringList parts;
    if (cell.ground == Ground::Settlement) {
        parts << SamuraiWords::space(board, cell.place) << codeOf(cell.place)
              << translated(settlementKind(cell.capacity));
        const CasteSet figures = now.figures[cell.number];
        if (figures == 0) parts << tr("empty");
        for (int caste = 0; caste < kCastes; ++caste) {
            if (!(figures >> caste & 1)) continue;
            const std::vector<int> all = influences(now, cell.number, caste);
            const QString sums = SamuraiWords::sums(all, speech);
            const QString lead = SamuraiWords::lead(all, speech);
            parts << (sums.isEmpty()
                          ? SamuraiWords::caste(caste)
                          //: A figure, the influence of all on it, who leads
                          : tr("%1: %2, %3").arg(SamuraiWords::caste(caste), sums, lead));
        }
        if (figures != 0) parts << tr("%n land space(s) open", nullptr, now.openLand[cell.number]);
    } else {
        const bool isLand = cell.ground == Ground::Land;
        parts << codeOf(cell.place) << (isLand ? tr("land") : tr("sea"));
        const PlacedTile placed = isLand ? now.onLand[cell.number] : now.onSea[cell.number];
        if (!placed.isNone())
            parts << tr("%1 of %2", "a tile and its owner")
                         .arg(SamuraiWords::tile(placed.tile()),
                              speech.names.value(placed.owner()));
        const auto& touches = isLand ? board.landTouches : board.seaTouches;
        QStringList neighbours;
        for (const std::uint8_t s : touches[cell.number])
            neighbours << SamuraiWords::settlement(board.settlement(s));
        if (!neighbours.isEmpty())
            parts << tr("beside %1").arg(QLocale().createSeparatedList(neighbours));
    }
    if (!isLit) return parts.join(QStringLiteral(", "));
    QStringList changes;
    if (preview.isMove)
        for (const Row& row : preview.rows)
            //: A settlement, a figure there and what becomes of it
            changes << tr("%1, %2: %3")
                           .arg(SamuraiWords::settlement(board.settlement(row.settlement)),
                                SamuraiWords::caste(row.caste), row.words);
    parts << tr("can be chosen");
    const QString what = parts.join(QStringLiteral(", "));
    return changes.isEmpty() ? what
                             : tr("%1. Then: %2").arg(what, changes.join(QStringLiteral("; ")));
}

} // namespace parlour
