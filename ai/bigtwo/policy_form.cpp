#include "ai/bigtwo/policy_form.h"

#include <algorithm>

namespace parlour::bigtwo {

void PolicyForm::features(const Observation& view, std::span<std::int8_t> out) {
    const Public& pub = view.pub;
    const auto put = [&](int channel, CardSet cards) {
        for (const Card card : cards)
            out[static_cast<std::size_t>(card.index * kChannels + channel)] = 1;
    };
    const auto fill = [&](int channel, int value) {
        for (int i = 0; i < bigtwo::kCards; ++i)
            out[static_cast<std::size_t>(i * kChannels + channel)] =
                static_cast<std::int8_t>(value);
    };
    const auto from = [&](Seat seat) { return (seat - view.seat + kSeats) % kSeats; };

    std::ranges::fill(out, std::int8_t{0});
    put(Hand, view.hand);
    put(Table, pub.table);
    put(Unseen, view.unseen());
    for (const Turn& turn : std::span(pub.history).first(pub.turns))
        put(Played + from(turn.seat()), turn.cards());
    for (int i = 1; i < kSeats; ++i) {
        const Seat seat = (view.seat + i) % kSeats;
        fill(HandSize + i - 1, pub.handSizes[static_cast<std::size_t>(seat)]);
        fill(Passed + i - 1, pub.hasPassed(seat));
    }
    if (!pub.isLead() && pub.owner != view.seat) fill(Owner + from(pub.owner) - 1, 1);
    fill(IsFirst, pub.needsThreeOfDiamonds());
}

std::optional<int> PolicyForm::action(const Observation& view, CardSet move) {
    if (move.empty()) return kPass;
    const Combination play = combinationOf(move, view.pub.options);
    switch (play.kind()) {
    case Kind::None: return {};
    case Kind::Single: return kSingle + play.height();
    case Kind::Pair: return kPair + play.height();
    case Kind::Triple: return kTriple + play.height();
    case Kind::Straight: return kStraight + play.height();
    case Kind::Flush: {
        const Card highest = move.highest();
        return kFlush + highest.suit() * kRanks + highest.rank();
    }
    case Kind::FullHouse: return kFullHouse + play.height();
    case Kind::FourOfAKind: return kFourOfAKind + play.height();
    case Kind::StraightFlush: return kStraightFlush + play.height();
    }
    return {};
}

} // namespace parlour::bigtwo
