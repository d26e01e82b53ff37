#include "ai/euchre/belief.h"

#include <algorithm>

namespace parlour::euchre {

namespace {

// How often a player strays from the policy and makes any legal move, each equally likely.
constexpr double kNoise = 0.2;

template <class M> double chanceOf(const FastPolicy::Weighed<M>& weighed, const M& move) {
    const auto place = std::find(weighed.moves.begin(), weighed.moves.end(), move);
    if (place == weighed.moves.end()) return 0;
    const auto i = static_cast<std::size_t>(place - weighed.moves.begin());
    return noisy(weighed.chance(i), kNoise, static_cast<double>(weighed.moves.size()));
}

// The deal before the first bid.
State beginning(const State& world) {
    State start;
    start.pub.options = world.pub.options;
    start.pub.upcard = world.pub.upcard;
    start.pub.dealer = world.pub.dealer;
    start.pub.turn = static_cast<std::int8_t>(leftOf(world.pub.dealer));
    start.hands = world.hands;
    start.kitty = world.kitty;
    for (int i = 0; i < world.pub.played; ++i) {
        const Play& play = world.pub.history[static_cast<std::size_t>(i)];
        start.hands[static_cast<std::size_t>(play.seat)].insert(play.card);
    }
    if (world.pub.isUpcardTaken()) {
        CardSet& dealers = start.hands[static_cast<std::size_t>(world.pub.dealer)];
        dealers |= world.discard;
        dealers.erase(world.pub.upcard);
    }
    return start;
}

} // namespace

double DealModel::likelihoodOf(const State& world, Seat observer) {
    const FastPolicy policy;
    const Public& pub = world.pub;
    State state = beginning(world);
    double chance = 1;
    const auto bid = [&](Move move) {
        if (state.pub.turn != observer) {
            const auto seat = static_cast<std::size_t>(state.pub.turn);
            chance *= chanceOf(policy.weighBids(state.pub, state.hands[seat]), move);
        }
        Euchre::apply(state, move);
    };
    if (pub.options.trumpBy == TrumpBy::Bids) {
        for (int i = 0; i < pub.passes; ++i) bid(Move::pass());
        if (pub.maker == kNoSeat) return chance;
        bid(pub.isUpcardTaken() ? Move::order(pub.alone) : Move::call(pub.trump, pub.alone));
        if (pub.isUpcardTaken() && !world.discard.empty())
            bid(Move::discard(world.discard.lowest()));
    } else if (observer != pub.dealer) {
        const CardSet six = state.hands[static_cast<std::size_t>(pub.dealer)] | CardSet{pub.upcard};
        if (!world.discard.contains(Euchre::lowestDiscard(pub, six))) return 0;
    }
    if (pub.played == 0) return chance;

    State first = world;
    first.hands = state.hands;
    if (pub.isUpcardTaken()) {
        CardSet& dealers = first.hands[static_cast<std::size_t>(pub.dealer)];
        dealers.insert(pub.upcard);
        dealers -= world.discard;
    }
    first.pub.played = first.pub.onTable = 0;
    first.pub.tricks = {};
    first.pub.turn = pub.history[0].seat;
    OpenDeal deal(first);
    for (int i = 0; i < pub.played; ++i) {
        const CardBits card = bitOf(pub.history[static_cast<std::size_t>(i)].card, pub.trump);
        const CardBits legal = deal.legal();
        if (deal.turn != observer && (legal & (legal - 1)) != 0)
            chance *= chanceOf(policy.weighPlays(deal), card);
        deal.play(card);
    }
    return chance;
}

// Some of these are known; Belief::chances() leaves out cards that no world places.
std::vector<Card> DealModel::hiddenCards() const {
    const CardSet hidden = kDeck - m_view.hand - m_view.pub.playedCards;
    std::vector<Card> cards(hidden.begin(), hidden.end());
    std::ranges::sort(cards, std::greater{}, [&](Card card) {
        return std::pair(value(card, m_view.pub.trump, kNoSuit), card.index);
    });
    return cards;
}

std::vector<CardBelief> DealModel::hidden() const {
    std::vector<CardBelief> rows;
    for (const Card card : hiddenCards()) rows.push_back({french::toText(card), {}, 0});
    return rows;
}

} // namespace parlour::euchre
