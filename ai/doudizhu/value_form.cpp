#include "ai/doudizhu/value_form.h"

#include "ai/doudizhu/champion.h"
#include "ai/doudizhu/prospects.h"
#include "ai/network/feature_writer.h"
#include "core/base/index.h"

#include <algorithm>
#include <array>

namespace parlour::doudizhu {

namespace {

constexpr int kMostStake = 12; // of what a deal brought; more is luck with bombs

void write(FeatureWriter& out, Cards cards) {
    const auto block = out.block(ValueForm::kCardFeatures);
    for (const int rank : cards.ranks()) {
        if (rank >= BlackJoker)
            block[index(4 * BlackJoker + rank - BlackJoker)] = 1;
        else
            std::fill_n(block.begin() + 4 * rank, cards.count(rank), std::int8_t{1});
    }
}

} // namespace

void ValueForm::position(const Observation& view, std::span<std::int8_t> features) {
    const Public& pub = view.pub;
    FeatureWriter out(features);
    std::array<Cards, kPlayers> played{}; // by place: 0 the observer
    std::array<int, kPlayers> bids{-1, -1, -1};
    const auto place = [&](Seat seat) { return (seat - view.seat + kPlayers) % kPlayers; };
    for (const Turn& turn : pub.used()) {
        const auto at = index(place(turn.seat()));
        if (turn.move().isBid())
            bids[at] = turn.move().bid();
        else
            played[at] += turn.move().cards();
    }
    write(out, view.hand);
    write(out, view.unseen());
    write(out, pub.landlord == kNoSeat ? Cards() : view.knownOfLandlord());
    write(out, pub.isBidding() || pub.isLead() ? Cards() : pub.table);
    for (const Cards cards : played) write(out, cards);
    for (int back = 1; back <= kTurns; ++back) {
        const bool isThere =
            pub.turns >= back && !pub.history[index(pub.turns - back)].move().isBid();
        const Move move = isThere ? pub.history[index(pub.turns - back)].move() : Move();
        out.flag(isThere && move.isPass());
        write(out, move.cards());
    }
    for (int i = 0; i < kPlayers; ++i)
        out.oneOf(pub.handSizes[index((view.seat + i) % kPlayers)] - 1, 20);
    out.oneOf(pub.landlord == kNoSeat ? kNoSeat : place(pub.landlord), kPlayers);
    out.oneOf(pub.isBidding() || pub.isLead() ? -1 : place(pub.owner) - 1, 2);
    out.upTo(pub.bombs, 4);
    out.flag(pub.rocket);
    out.oneOf(pub.bid, 4);
    for (const int bid : bids) out.oneOf(bid + 1, 5);
    out.oneOf(pub.options.bidding ? place(pub.firstBidder) : -1, kPlayers);
    out.oneOf(static_cast<int>(pub.options.kickers), 3);
    out.oneOf(static_cast<int>(pub.options.scoring), 3);
    assert(out.isFull());
}

void ValueForm::move(const Observation& view, Move move, std::span<std::int8_t> features) {
    FeatureWriter out(features);
    const Cards cards = move.cards();
    const Cards rest = view.hand - cards;
    const Pattern pattern = cards.empty() ? Pattern() : patternOf(cards, view.pub.options.kickers);
    write(out, cards);
    write(out, rest);
    out.oneOf(move.isBid() ? -1 : static_cast<int>(pattern.kind), 10);
    out.oneOf(pattern ? pattern.lowest : -1, kRanks);
    out.oneOf(pattern.length - 1, 12);
    out.oneOf(rest.size() - 1, 20);
    out.oneOf(move.isBid() ? move.bid() : -1, 4);
    int most = 0;
    for (int i = 1; i < kPlayers; ++i) {
        const Seat seat = (view.seat + i) % kPlayers;
        if (!view.pub.areAllies(seat, view.seat))
            most = std::max(most, int{view.pub.handSizes[index(seat)]});
    }
    out.flag(pattern && mayBeat(view.unseen(), most, pattern));
    out.flag(rest.empty());
    assert(out.isFull());
}

float ValueForm::worth(const Observation& view) {
    return view.pub.isBidding() ? 0 : static_cast<float>(Mind::winWorth());
}

Outcome ValueForm::prospect(const State& end, Seat seat, float worth) {
    const Public& pub = end.pub;
    if (pub.isVoid()) return {1.0 / kPlayers, 0};
    const int bid = worth == 0 ? pub.bid : 1;
    const int stake =
        bid * stakeOf(pub.options.scoring, 1, pub.bombs, pub.rocket, pub.isSpring()).value();
    const bool isLandlord = seat == pub.landlord;
    const bool hasWon = (pub.winner() == pub.landlord) == isLandlord;
    const double points = std::min(stake, kMostStake) * (isLandlord ? 2 : 1);
    return {hasWon ? 1.0 : 0.0, hasWon ? points : -points};
}

} // namespace parlour::doudizhu
