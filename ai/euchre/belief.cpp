#include "ai/euchre/belief.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <numeric>
#include <thread>

namespace parlour::euchre {

namespace {

// People and programs do not play by this policy: so often a move is taken to be any.
constexpr double kOtherwise = 0.2;

template <class M> double chanceOf(const FastPolicy::Weighed<M>& weighed, const M& move) {
    const auto place = std::find(weighed.moves.begin(), weighed.moves.end(), move);
    if (place == weighed.moves.end()) return 0;
    const auto i = static_cast<std::size_t>(place - weighed.moves.begin());
    return (1 - kOtherwise) * static_cast<double>(weighed.chance(i)) +
           kOtherwise / static_cast<double>(weighed.moves.size());
}

// The deal as it was before the first bid.
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

double Belief::likelihood(const State& world, Seat observer) {
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
        const Places card = placeOf(pub.history[static_cast<std::size_t>(i)].card, pub.trump);
        const Places legal = deal.legal();
        if (deal.turn != observer && (legal & (legal - 1)) != 0)
            chance *= chanceOf(policy.weighPlays(deal), card);
        deal.play(card);
    }
    return chance;
}

void Belief::imagine(const Observation& view, int count, int threads, Rng& rng,
                     const StopCheck& stop) {
    m_worlds.assign(static_cast<std::size_t>(count), {});
    m_sums.assign(static_cast<std::size_t>(count), 0);
    const Rng source(rng.next());
    std::atomic<int> taken = 0;
    const int blocks = (count + kBlock - 1) / kBlock;
    const auto work = [&] {
        for (int block = taken++; block < blocks; block = taken++) {
            Rng chance = source.split(static_cast<std::uint64_t>(block));
            for (int i = block * kBlock; i < std::min((block + 1) * kBlock, count); ++i) {
                if (i > 0 && stop.requested()) return;
                const auto world = static_cast<std::size_t>(i);
                m_worlds[world] = Euchre::sample(view, chance);
                m_sums[world] = likelihood(m_worlds[world], view.seat);
            }
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (int thread = 1; thread < std::min(threads, blocks); ++thread)
            helpers.emplace_back(work);
        work();
    }
    std::inclusive_scan(m_sums.begin(), m_sums.end(), m_sums.begin());
    if (m_sums.back() > 0) return;
    // Nothing fits what the others did: then all that was imagined is as likely.
    double sum = 0;
    for (std::size_t world = 0; world < m_worlds.size(); ++world)
        m_sums[world] = sum += m_worlds[world].pub == view.pub;
}

const State& Belief::draw(Rng& rng) const {
    assert(!m_worlds.empty());
    const auto world =
        std::upper_bound(m_sums.begin(), m_sums.end() - 1, rng.unit() * m_sums.back());
    return m_worlds[static_cast<std::size_t>(world - m_sums.begin())];
}

CardChances Belief::chances(Card card) const {
    CardChances chances;
    for (std::size_t world = 0; world < m_worlds.size(); ++world) {
        const State& state = m_worlds[world];
        const double part = weight(world) / m_sums.back();
        for (std::size_t seat = 0; seat < kSeats; ++seat)
            if (state.hands[seat].contains(card)) chances.hands[seat] += part;
        if (state.discard.contains(card)) chances.discard += part;
        if (state.kitty.contains(card)) chances.kitty += part;
    }
    return chances;
}

double Belief::effectiveWorlds() const {
    double squares = 0;
    for (std::size_t world = 0; world < m_worlds.size(); ++world)
        squares += weight(world) * weight(world);
    return m_sums.back() * m_sums.back() / squares;
}

std::array<CardChances, 64> cardChances(const Observation& view, int worlds, Rng& rng,
                                        const StopCheck& stop) {
    Belief belief;
    belief.imagine(view, worlds, 1, rng, stop);
    std::array<CardChances, 64> all;
    for (const Card card : kDeck)
        if (!view.hand.contains(card)) all[card.index] = belief.chances(card);
    return all;
}

std::vector<Thought::CardBelief> beliefs(const Observation& view, Rng& rng, const StopCheck& stop) {
    constexpr int kWorlds = 2000;
    Belief belief;
    belief.imagine(view, kWorlds, 1, rng, stop);
    const int trump = view.pub.trump;
    std::vector<Card> cards;
    for (const Card card : kDeck) cards.push_back(card);
    std::ranges::sort(cards, std::greater{}, [&](Card card) {
        return std::pair(value(card, trump, kNoSuit), card.index);
    });
    std::vector<Thought::CardBelief> result;
    for (const Card card : cards) {
        if (view.hand.contains(card)) continue;
        const CardChances chances = belief.chances(card);
        Thought::CardBelief row{french::toText(card), {}, chances.discard + chances.kitty};
        double sum = 0;
        for (std::size_t seat = 0; seat < kSeats; ++seat)
            sum += row.seats[seat] = chances.hands[seat];
        if (sum > 0) result.push_back(row); // else it was played, or everybody knows where it is
    }
    return result;
}

} // namespace parlour::euchre
