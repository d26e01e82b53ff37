#include "ai/samurai/explained_step.h"

#include "core/base/index.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <utility>

namespace parlour::samurai {

Captures::List capturesBy(Public pub, const Move& next) {
    Captures leaving;
    Samurai::applySeen(pub, next, std::ref(leaving));
    return leaving.list;
}

int balance(const Captures::List& captures, Seat seat) {
    int sum = 0;
    for (const Capture& capture : captures)
        if (capture.winner != kNoSeat) sum += capture.winner == seat ? 1 : -1;
    return sum;
}

FigureList capturedBy(const Captures::List& captures, Seat seat) {
    FigureList own;
    for (const Capture& capture : captures) {
        if (capture.winner != seat) continue;
        if (own.empty() || own.back().settlement != capture.settlement)
            own.push_back({capture.settlement, 0});
        own.back().castes |= static_cast<CasteSet>(1 << capture.caste);
    }
    return own;
}

std::array<Swapped, 2> swappedBy(const Step& step) {
    const int at = step.before().board().find(step.move.at)->number;
    const int to = step.before().board().find(step.move.to)->number;
    return {{{at, to, step.move.caste}, {to, at, step.move.caste2}}};
}

bool canPlayNormal(const Observation& view, const Public& now) {
    if (now.mover != view.seat || now.hasPlayedNormal || now.isOver() || now.freeLand == 0)
        return false;
    for (const Tile tile : view.hand.types())
        if (!tile.isFast() && !tile.isExchange()) return true;
    return false;
}

Place lastSpace(const Public& pub, int settlement) {
    const auto& around = pub.board().landAround[index(settlement)];
    const auto last =
        std::ranges::find_if(around, [&](int space) { return (pub.freeLand >> space & 1) != 0; });
    return pub.board().landSpace(*last).place;
}

int countOf(const FigureList& figures) {
    int count = 0;
    for (const FiguresAt& at : figures) count += std::popcount(at.castes);
    return count;
}

int openLand(const Public& pub, int settlement) { return pub.openLand[index(settlement)]; }

bool canBeLeft(const Public& pub) {
    return std::popcount(pub.freeLand) >= static_cast<int>(pub.options.players);
}

bool isDecided(const Public& pub, int caste) {
    std::array<int, kMostSeats> counts{};
    for (std::size_t seat = 0; seat < kMostSeats; ++seat)
        counts[seat] = pub.captured[seat][index(caste)];
    std::ranges::sort(counts, std::ranges::greater());
    return counts[0] > counts[1] + pub.onBoard[index(caste)];
}

bool isWorthMore(Tile tile, Tile than) {
    if (tile.isExchange() != than.isExchange()) return tile.isExchange();
    if (tile.isFast() != than.isFast()) return tile.isFast();
    const bool isForAll = tile.castes() == kAllCastes;
    if (isForAll != (than.castes() == kAllCastes)) return isForAll;
    return tile.strength() > than.strength();
}

std::optional<Seat> onlyRival(const Observation& view) {
    if (view.pub.options.players > 2) return {};
    return static_cast<Seat>(1 - view.seat);
}

bool leadsForAll(const Public& pub, Seat seat, int settlement) {
    for (int caste = 0; caste < kCastes; ++caste)
        if (pub.hasFigure(settlement, caste) && pub.leadOf(seat, settlement, caste) <= 0)
            return false;
    return true;
}

Seat leaderOf(const Public& pub, int settlement, int caste) {
    for (Seat seat = 0; seat < pub.options.players; ++seat)
        if (pub.leadOf(seat, settlement, caste) > 0) return seat;
    return kNoSeat;
}

Seat rivalLeading(const Step& step, int settlement, int caste) {
    const Seat leader = leaderOf(step.before(), settlement, caste);
    return leader == step.hero() ? kNoSeat : leader;
}

const Board::Numbers& touchedBy(const Board& board, Place at) {
    const Cell& cell = *board.find(at);
    return cell.ground == Ground::Sea ? board.seaTouches[cell.number]
                                      : board.landTouches[cell.number];
}

int contestedBeside(const Public& pub, Place at) {
    int best = -1;
    const auto rank = [&](int s) {
        return std::pair(std::popcount(pub.figures[index(s)]), -openLand(pub, s));
    };
    for (const int s : touchedBy(pub.board(), at))
        if (pub.figures[index(s)] != 0 && (best < 0 || rank(s) > rank(best))) best = s;
    return best;
}

int neighbourWith(const Public& pub, int settlement, int caste) {
    const Board& board = pub.board();
    for (const int space : board.landAround[index(settlement)]) {
        if ((pub.freeLand >> space & 1) == 0) continue;
        for (const int other : board.landTouches[index(space)])
            if (other != settlement && pub.hasFigure(other, caste)) return other;
    }
    return -1;
}

} // namespace parlour::samurai
