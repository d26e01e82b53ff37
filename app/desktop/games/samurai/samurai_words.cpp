#include "app/desktop/games/samurai/samurai_words.h"

#include "app/desktop/games/samurai/samurai_codes.h"
#include "app/desktop/language/words.h"
#include "core/samurai/move_words.h"

#include <algorithm>
#include <array>

namespace parlour {

using namespace samurai;

QString SamuraiWords::caste(int caste) { return translated(casteName(caste)); }

QString SamuraiWords::tile(Tile tile) { return translated(tileName(tile)); }

QString SamuraiWords::about(Tile tile) {
    QString about;
    if (tile.isFigureExchange())
        about = tr("Two figures change places");
    else if (tile.isTileExchange())
        about = tr("Moves one of your tiles on land");
    else if (tile.isShip())
        about = tr("On the sea, counts for every figure");
    else if (tile.isSamurai() || tile.isRonin())
        about = tr("On land, counts for every figure");
    else
        about = tr("On land, counts for one kind of figure");
    return tile.isFast() ? tr("%1; fast").arg(about) : about;
}

QVariantMap SamuraiWords::tileMap(Tile tile, int clan) {
    return {{"code", codeOf(tile)},
            {"picture", picture(clan, tile)},
            {"name", capitalised(SamuraiWords::tile(tile))},
            {"about", about(tile)},
            {"fast", tile.isFast()}};
}

QString SamuraiWords::settlement(const Cell& cell) { return translated(settlementName(cell)); }
QString SamuraiWords::space(const Board& board, Place place) {
    return translated(spaceName(board, place));
}
QString SamuraiWords::move(const Public& before, const Move& move) {
    return capitalised(translated(moveWords(before, move)));
}
QString SamuraiWords::step(const Board& board, const Event& event) {
    return capitalised(translated(moveWords(board, event.move, event.tile)));
}

QString SamuraiWords::lead(const std::vector<int>& sums, const Speech& speech) {
    const auto best = std::ranges::max_element(sums);
    if (*best == 0) return tr("nobody yet");
    if (std::ranges::count(sums, *best) > 1) return tr("a tie");
    const int seat = static_cast<int>(best - sums.begin());
    return seat == speech.you ? tr("you lead") : tr("%1 leads").arg(speech.names.value(seat));
}

QString SamuraiWords::sums(const std::vector<int>& sums, const Speech& speech) {
    QStringList parts;
    for (std::size_t seat = 0; seat < sums.size(); ++seat)
        if (sums[seat] > 0)
            parts << tr("%1 %2", "a player and his influence")
                         .arg(speech.names.value(static_cast<int>(seat)))
                         .arg(sums[seat]);
    return parts.join(QStringLiteral(", "));
}

QString SamuraiWords::capture(const Board& board, const SamuraiScene::Captured& captured,
                              const Speech& speech) {
    const Capture& capture = captured.capture;
    const QString figure = capitalised(caste(capture.caste));
    const QString where = SamuraiWords::settlement(board.settlement(capture.settlement));
    const std::vector<int>& all = captured.influence;
    if (capture.winner == kNoSeat) {
        if (std::ranges::max(all) == 0)
            return tr("%1 of %2: nobody has influence, it is set aside").arg(figure, where);
        return tr("%1 of %2: a tie at %3, it is set aside")
            .arg(figure, where)
            .arg(std::ranges::max(all));
    }
    std::vector<int> others = all;
    others.erase(others.begin() + capture.winner);
    const int own = all[static_cast<std::size_t>(capture.winner)];
    if (capture.winner == speech.you)
        //: A figure, its settlement, your influence, the highest of the others
        return tr("%1 of %2: to you, %3 to %4")
            .arg(figure, where)
            .arg(own)
            .arg(std::ranges::max(others));
    //: A figure, its settlement, the player who gets it, their influence, the highest of the others
    return tr("%1 of %2: to %3, %4 to %5")
        .arg(figure, where, speech.names.value(capture.winner))
        .arg(own)
        .arg(std::ranges::max(others));
}

QString SamuraiWords::picture(int clan, Tile tile) {
    static constexpr std::array kNames{
        "buddha-2", "buddha-3", "buddha-4", "helmet-2",        "helmet-3",     "helmet-4",
        "rice-2",   "rice-3",   "rice-4",   "samurai-1",       "samurai-2",    "samurai-3",
        "ship-1",   "ship-2",   "ronin-1",  "figure-exchange", "tile-exchange"};
    return QStringLiteral("samurai/%1-%2").arg(clan).arg(QLatin1StringView(kNames[tile.index]));
}

QString SamuraiWords::picture(int caste) {
    static constexpr std::array kNames{"buddha", "helmet", "rice"};
    return QStringLiteral("samurai/token-") +
           QLatin1StringView(kNames[static_cast<std::size_t>(caste)]);
}

} // namespace parlour
