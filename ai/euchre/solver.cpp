#include "ai/euchre/solver.h"

namespace parlour::euchre {

namespace {

constexpr int kMostPoints = 4;

// One of each run of equivalent cards (no card in play ranks between them), promising first.
using Choices = boost::container::static_vector<CardBits, kHandSize>;

Choices choices(const OpenDeal& deal) {
    const CardBits legal = deal.legal();
    CardBits others = deal.best;
    for (Seat seat = 0; seat < kSeats; ++seat)
        if (seat != deal.turn) others |= deal.hands[static_cast<std::size_t>(seat)];
    Choices winners, losers;
    CardBits before = 0;
    for (CardBits rest = legal; rest != 0; rest &= rest - 1) {
        const CardBits card = lowestOf(rest);
        const bool isEquivalent = before != 0 && suitBits(before) == suitBits(card) &&
                                  (others & (card - 1) & ~(before - 1)) == 0;
        before = card;
        if (isEquivalent) continue;
        (deal.beats(card) ? winners : losers).push_back(card);
    }
    if (deal.onTable == 0) { // high cards first
        Choices list;
        for (auto card = winners.rbegin(); card != winners.rend(); ++card) list.push_back(*card);
        for (auto card = losers.rbegin(); card != losers.rend(); ++card) list.push_back(*card);
        return list;
    }
    if (deal.bestSeat == partnerOf(deal.turn)) {
        losers.insert(losers.end(), winners.begin(), winners.end());
        return losers;
    }
    // The last to play wins as cheaply as possible, others as surely as possible.
    Choices list;
    if (deal.onTable + 1 == deal.active)
        list = winners;
    else
        list.assign(winners.rbegin(), winners.rend());
    list.insert(list.end(), losers.begin(), losers.end());
    return list;
}

} // namespace

Solver::Solver() : m_entries(kEntries) {}

int Solver::solve(const OpenDeal& deal, Seat hero) {
    const int makers = search(deal, -kMostPoints - 1, kMostPoints + 1);
    return ((hero ^ deal.maker) & 1) == 0 ? makers : -makers;
}

int Solver::search(const OpenDeal& deal, int alpha, int beta) {
    if (deal.isDecided()) return deal.points(deal.maker);
    if (deal.onTable != 0 || deal.played() == kTricks - 1) return tryMoves(deal, alpha, beta);

    const auto standing = static_cast<std::uint16_t>(
        0x8000 | deal.isAlone << 13 | deal.isDefendedAlone << 12 | (deal.maker & 1) << 11 |
        deal.out << 7 | deal.turn << 5 | deal.tricks[0] << 2 | deal.tricks[1]);
    std::uint64_t hash = standing;
    for (const CardBits hand : deal.hands) hash = (hash ^ hand) * 0x9e37'79b9'7f4a'7c15;
    Entry& entry = m_entries[hash >> 52];
    if (entry.standing != standing || entry.hands != deal.hands)
        entry = {deal.hands, standing, -kMostPoints, kMostPoints};
    if (entry.low >= beta || entry.low == entry.high) return entry.low;
    if (entry.high <= alpha) return entry.high;
    const int value = tryMoves(deal, alpha, beta);
    Entry& same = m_entries[hash >> 52]; // may have been overwritten meanwhile
    if (same.standing != standing || same.hands != deal.hands)
        same = {deal.hands, standing, -kMostPoints, kMostPoints};
    if (value > alpha) same.low = static_cast<std::int8_t>(value);
    if (value < beta) same.high = static_cast<std::int8_t>(value);
    return value;
}

int Solver::tryMoves(const OpenDeal& deal, int alpha, int beta) {
    const bool maximizes = ((deal.turn ^ deal.maker) & 1) == 0;
    int best = maximizes ? -kMostPoints - 1 : kMostPoints + 1;
    for (const CardBits card : choices(deal)) {
        OpenDeal next = deal;
        next.play(card);
        const int value = search(next, alpha, beta);
        if (maximizes)
            alpha = std::max(alpha, best = std::max(best, value));
        else
            beta = std::min(beta, best = std::min(best, value));
        if (alpha >= beta) break;
    }
    return best;
}

} // namespace parlour::euchre
