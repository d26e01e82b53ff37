// Looking ahead: what choosing a space would change, for the eye and for the ear.
#include "samurai_codes.h"
#include "samurai_table.h"
#include "words.h"

#include <QLocale>

#include <algorithm>

namespace parlour {

using namespace samurai;

QVariantMap SamuraiTable::preview(const QString& text) const {
    const auto place = placeIn(text);
    if (!place || !session() || !hasBoard() || session()->hasCurtain()) return {};
    const Board& board = m_shown.board();
    const Cell* cell = board.find(*place);
    if (!cell) return {};
    const auto move = m_isActing ? m_choice.moveAt(*place) : std::nullopt;
    const bool isMove = move && Samurai::objection(now(), *move).empty();
    const Public& before = isMove ? now().pub : m_shown;
    Public after = before;
    Captures happened;
    if (isMove) Samurai::applySeen(after, *move, std::ref(happened));
    const Captures::List& captures = happened.list;

    Board::Numbers settlements; // that change, or are looked at
    const auto add = [&](const Cell& space) {
        const auto addOne = [&](std::uint8_t s) {
            if (std::ranges::count(settlements, s) == 0 && settlements.size() < 6)
                settlements.push_back(s);
        };
        if (space.ground == Ground::Settlement) {
            addOne(space.number);
            return;
        }
        const auto& touches = space.ground == Ground::Land ? board.landTouches : board.seaTouches;
        for (const std::uint8_t s : touches[space.number]) addOne(s);
    };
    add(*cell);
    if (isMove && move->kind != Move::Kind::Place)
        for (const Place other : {move->at, move->to}) add(*board.find(other));

    const Speech speech = this->speech();
    QVariantList rows;
    for (const std::uint8_t s : settlements) {
        const CasteSet figures = static_cast<CasteSet>(before.figures[s] | after.figures[s]);
        for (int caste = 0; caste < kCastes; ++caste) {
            if (!(figures >> caste & 1)) continue;
            const auto captured = std::ranges::find_if(
                captures, [&](const Capture& c) { return c.settlement == s && c.caste == caste; });
            const bool isCaptured = captured != captures.end();
            const bool leaves = !isCaptured && !after.hasFigure(s, caste);
            const bool comes = !before.hasFigure(s, caste);
            const std::vector<int> was = influences(before, s, caste);
            const std::vector<int> is = influences(after, s, caste);
            QVariantList sums;
            for (std::size_t seat = 0; seat < is.size(); ++seat)
                if (was[seat] > 0 || is[seat] > 0)
                    sums << QVariantMap{{"clan", static_cast<int>(seat) + 1},
                                        {"name", speech.names.value(static_cast<int>(seat))},
                                        {"before", was[seat]},
                                        {"after", is[seat]}};
            QString words;
            if (isCaptured)
                words = captured->winner == kNoSeat ? tr("set aside")
                        : captured->winner == speech.you
                            ? tr("you capture it")
                            : tr("%1 captures it").arg(speech.names.value(captured->winner));
            else if (leaves)
                words = tr("leaves this town");
            else
                words = SamuraiWords::lead(is, speech);
            if (comes) words = tr("comes here: %1").arg(words);
            rows << QVariantMap{{"name", SamuraiWords::town(board.settlement(s))},
                                {"picture", SamuraiWords::picture(caste)},
                                {"caste", SamuraiWords::caste(caste)},
                                {"sums", sums},
                                {"words", words},
                                {"captured", isCaptured}};
        }
    }
    QStringList notes;
    for (const std::uint8_t s : settlements) {
        const QString name = SamuraiWords::town(board.settlement(s));
        if (before.figures[s] == 0)
            notes << tr("%1 is empty").arg(name);
        else if (after.openLand[s] == 0)
            notes << (captures.empty() ? tr("%1 is surrounded: captured at the end of the turn")
                                       : tr("%1 is surrounded"))
                         .arg(name);
        else
            notes << tr("%1: %n land space(s) still open", nullptr, after.openLand[s]).arg(name);
    }
    if (settlements.empty() && cell->ground != Ground::Settlement)
        notes << tr("Far from every town");
    QString title = SamuraiWords::space(board, *place);
    if (cell->ground == Ground::Settlement)
        title = tr("%1, %2", "a town and what it is")
                    .arg(title, translated(settlementKind(cell->capacity)));
    else
        title = tr("%1, %2", "a space and what it is")
                    .arg(title, cell->ground == Ground::Land ? tr("land") : tr("sea"));
    return {{"title", title},
            {"isMove", isMove},
            {"rows", rows},
            {"note", notes.join(QStringLiteral("\n"))}};
}

QString SamuraiTable::spoken(int number) const {
    const Board& board = m_shown.board();
    const Cell& cell = board.cells[index(number)];
    QStringList parts;
    const Speech speech = this->speech();
    if (cell.ground == Ground::Settlement) {
        parts << SamuraiWords::space(board, cell.place) << codeOf(cell.place)
              << translated(settlementKind(cell.capacity));
        const CasteSet figures = m_shown.figures[cell.number];
        if (figures == 0) parts << tr("empty");
        for (int caste = 0; caste < kCastes; ++caste) {
            if (!(figures >> caste & 1)) continue;
            const std::vector<int> all = influences(m_shown, cell.number, caste);
            const QString sums = SamuraiWords::sums(all, speech);
            const QString lead = SamuraiWords::lead(all, speech);
            parts << (sums.isEmpty()
                          ? SamuraiWords::caste(caste)
                          //: A figure, the influence of all on it, who leads
                          : tr("%1: %2, %3").arg(SamuraiWords::caste(caste), sums, lead));
        }
        if (figures != 0)
            parts << tr("%n land space(s) open", nullptr, m_shown.openLand[cell.number]);
    } else {
        const bool isLand = cell.ground == Ground::Land;
        parts << codeOf(cell.place) << (isLand ? tr("land") : tr("sea"));
        const Lying lying = isLand ? m_shown.onLand[cell.number] : m_shown.onSea[cell.number];
        if (!lying.isNone())
            parts << tr("%1 of %2", "a tile and its owner")
                         .arg(SamuraiWords::tile(lying.tile()), speech.names.value(lying.owner()));
        const auto& touches = isLand ? board.landTouches : board.seaTouches;
        QStringList towns;
        for (const std::uint8_t s : touches[cell.number])
            towns << SamuraiWords::town(board.settlement(s));
        if (!towns.isEmpty()) parts << tr("beside %1").arg(QLocale().createSeparatedList(towns));
    }
    if (!isLit(number)) return parts.join(QStringLiteral(", "));
    QStringList changes;
    const QVariantMap ahead = preview(codeOf(cell.place));
    if (ahead[QStringLiteral("isMove")].toBool())
        for (const QVariant& entry : ahead[QStringLiteral("rows")].toList()) {
            const QVariantMap row = entry.toMap();
            //: A town, a figure there and what becomes of it
            changes << tr("%1, %2: %3")
                           .arg(row["name"].toString(), row["caste"].toString(),
                                row["words"].toString());
        }
    parts << tr("can be chosen");
    const QString what = parts.join(QStringLiteral(", "));
    return changes.isEmpty() ? what
                             : tr("%1. Then: %2").arg(what, changes.join(QStringLiteral("; ")));
}

} // namespace parlour
