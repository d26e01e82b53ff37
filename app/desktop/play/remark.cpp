#include "app/desktop/play/remark.h"

#include "ai/catalogue/games.h"
#include "app/desktop/play/characters.h"

#include <algorithm>

namespace parlour {

namespace {

constexpr std::uint32_t kSeldom = 3; // one in so many

// Whether the last deal showed the player's style, in two choices of three.
bool hasShown(Temper temper, const GameEntry& entry, const Table& table, Seat seat) {
    int choices = 0;
    int bold = 0;
    const auto again = table.sameDeal();
    for (const std::string& move : table.moves()) {
        if (again->toMove() == seat)
            if (const auto isBold = entry.isBold(*again, move)) {
                ++choices;
                bold += *isBold;
            }
        (void)again->play(move);
    }
    const int fitting = temper == Temper::Bold ? bold : choices - bold;
    return choices > 0 && 3 * fitting >= 2 * choices;
}

} // namespace

std::optional<Remark> Remark::on(const GameEntry& entry, const Record& record, const Table& table,
                                 const std::vector<SeatedPlayer>& players) {
    const auto ending = gameEnding(record, table);
    if (!ending || ending->isDraw()) return std::nullopt;
    Rng lot = Rng(record.dealNumber.value_or(0)).split(static_cast<std::uint64_t>(table.played()));
    const auto hasWon = [&](Seat seat) {
        return ending->shares[static_cast<std::size_t>(seat)] > 0;
    };
    const auto points = [&](Seat seat) { return ending->scores[static_cast<std::size_t>(seat)]; };
    const auto seats = static_cast<Seat>(players.size());
    int most = 0;
    bool hasPersonWon = false;
    for (Seat seat = 0; seat < seats; ++seat) {
        most = std::max(most, points(seat));
        hasPersonWon |= hasWon(seat) && players[static_cast<std::size_t>(seat)].isPerson;
    }
    const std::uint32_t first = lot.below(static_cast<std::uint32_t>(seats));
    const bool isSeldom = lot.below(kSeldom) == 0;
    const bool isOther = lot.below(2) == 0; // of two ways to say it
    for (Seat i = 0; i < seats; ++i) {
        const Seat seat = (i + static_cast<Seat>(first)) % seats;
        const SeatedPlayer& player = players[static_cast<std::size_t>(seat)];
        if (player.isPerson) continue;
        constexpr int kFewest = 10; // points that mean something
        if (!hasWon(seat) && most >= kFewest && most - points(seat) <= std::max(1, most / 30))
            return Remark{seat, isOther ? tr("So close!") : tr("By a hair!")};
        if (!isSeldom) continue;
        if (!hasWon(seat) && hasPersonWon)
            return Remark{seat, isOther ? tr("Well played!") : tr("Nicely done.")};
        if (!hasWon(seat) || player.style.isEmpty()) continue;
        const Temper temper = portraitTemper(player.portrait);
        if (!hasShown(temper, entry, table, seat)) continue;
        if (temper == Temper::Bold)
            return Remark{seat,
                          isOther ? tr("Fortune favours the bold.") : tr("It was worth the risk.")};
        return Remark{seat, isOther ? tr("Patience pays.") : tr("I was in no hurry.")};
    }
    return std::nullopt;
}

} // namespace parlour
