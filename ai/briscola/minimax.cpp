#include "ai/briscola/minimax.h"

#include "ai/briscola/explain.h"
#include "ai/briscola/hand_tree.h"
#include "ai/briscola/open_hands.h"
#include "ai/briscola/trick_view.h"
#include "ai/briscola/win_chance.h"
#include "ai/search/alpha_beta.h"

#include <algorithm>

namespace parlour::briscola {

namespace {

// The values of the cards of the hand in one world.
using RootValues = std::array<int, kHandSize>;

// The votes and values of each card over all worlds.
class Ballot {
public:
    Ballot(const Hand& hand, int trump, MinimaxParams::Ties ties)
        : m_hand(hand), m_trump(trump), m_ties(ties) {}

    // Of equal best values one gets the vote: by lot or the cheapest card.
    void add(const RootValues& values, Rng& rng) {
        ++m_worlds;
        int best = 0;
        std::uint32_t equal = 1;
        m_sums[0] += values[0];
        for (int i = 1; i < m_hand.size(); ++i) {
            m_sums[i] += values[i];
            if (values[i] > values[best]) {
                best = i;
                equal = 1;
            } else if (values[i] == values[best] && winsTie(i, best, equal, rng)) {
                best = i;
            }
        }
        ++m_votes[best];
    }

    int worlds() const { return m_worlds; }
    int votes(int card) const { return m_votes[card]; }
    double mean(int card) const { return static_cast<double>(m_sums[card]) / m_worlds; }

    // Equal votes are decided by the higher mean, except in the paper's program, equal means by the
    // order of the cards.
    int winner(bool byMean) const {
        int best = 0;
        for (int i = 1; i < m_hand.size(); ++i) {
            const bool moreVotes = !byMean && m_votes[i] > m_votes[best];
            const bool equalVotes = byMean || m_votes[i] == m_votes[best];
            const bool higherMean =
                m_sums[i] > m_sums[best] && (byMean || m_ties != MinimaxParams::Ties::Bounds);
            if (moreVotes || (equalVotes && higherMean)) best = i;
        }
        return best;
    }

private:
    // `equal`: cards of the best value before this one.
    bool winsTie(int i, int best, std::uint32_t& equal, Rng& rng) const {
        if (m_ties == MinimaxParams::Ties::Cheapest)
            return cost(m_hand[i], m_trump) < cost(m_hand[best], m_trump);
        return rng.below(++equal) == 0;
    }

    Hand m_hand;
    int m_trump;
    MinimaxParams::Ties m_ties;
    int m_worlds = 0;
    int m_votes[kHandSize] = {};
    int m_sums[kHandSize] = {};
};

// Draws cards without replacement; refill() puts them all back.
class Urn {
public:
    explicit Urn(CardSet cards) {
        for (const Card card : cards) m_cards[m_size++] = card;
        m_left = m_size;
    }
    void refill() { m_left = m_size; }
    Card draw(Rng& rng) {
        const std::uint32_t i = rng.below(m_left--);
        std::swap(m_cards[i], m_cards[m_left]);
        return m_cards[m_left];
    }

private:
    std::array<Card, italian::kCards> m_cards;
    std::uint32_t m_size = 0;
    std::uint32_t m_left = 0;
};

// The known cards of the other hands, and the unseen cards.
struct OtherHands {
    Minimax::KnownHands known;
    CardSet unseen;

    OtherHands(const Observation& view, const Minimax::KnownHands& peeked)
        : known(peeked), unseen(view.unseen()) {
        const Public& pub = view.pub;
        const Seat taker = pub.trumpTaker;
        if (taker != kNoSeat && taker != view.seat && !pub.playedCards.contains(pub.trumpCard)) {
            Hand& hand = known[static_cast<std::size_t>(taker)];
            if (!hand.set().contains(pub.trumpCard)) hand.add(pub.trumpCard);
        }
        for (const Hand& hand : known) unseen -= hand.set();
    }
};

// For two players. `evaluate(cards)`: the values of the hero's cards against these.
template <class Evaluate>
void voteTwoHanded(const Observation& view, const OtherHands& others, const MinimaxParams& params,
                   Rng& rng, const StopCheck& stop, Ballot& ballot, const Evaluate& evaluate) {
    const Seat opponent = 1 - view.seat;
    const Hand& known = others.known[static_cast<std::size_t>(opponent)];
    const int peeked = params.peeksByLot ? std::min(params.peek, known.size()) : known.size();
    std::array<Card, kHandSize> cards{};
    for (int i = 0; i < known.size(); ++i) cards[static_cast<std::size_t>(i)] = known[i];
    Urn knownCards(known.set());
    Urn urn(peeked < known.size() ? others.unseen | known.set() : others.unseen);
    const int hidden = others.unseen.size() + known.size();
    const int size =
        params.samplesThree ? std::min(kHandSize, hidden) : view.pub.handSize(opponent);
    for (int w = 0; w < params.determinizations; ++w) {
        if (w % 256 == 255 && stop.requested()) return;
        urn.refill();
        CardSet drawn;
        if (peeked < known.size()) {
            knownCards.refill();
            for (int i = 0; i < peeked; ++i)
                drawn.insert(cards[static_cast<std::size_t>(i)] = knownCards.draw(rng));
        }
        for (int i = peeked; i < size;) {
            if (params.replaces) urn.refill();
            const Card card = urn.draw(rng);
            if (!drawn.contains(card)) cards[static_cast<std::size_t>(i++)] = card;
        }
        ballot.add(evaluate(std::span<const Card>(cards).first(static_cast<std::size_t>(size))),
                   rng);
    }
}

int sideDifference(const Public& pub, Seat seat) {
    int difference = 0;
    for (Seat s = 0; s < pub.options.players; ++s)
        difference += (pub.areAllies(s, seat) ? 1 : -1) * pub.points[static_cast<std::size_t>(s)];
    return difference;
}

// Plain minimax: alphaBeta() that searches every line.
int fullValue(const State& state, Seat hero, int depth, const auto& evaluate) {
    if (depth == 0 || Briscola::toMove(state) == kNoSeat) return evaluate(state);
    const bool maximizes = state.pub.areAllies(Briscola::toMove(state), hero);
    int best = maximizes ? -kInfiniteValue : kInfiniteValue;
    for (int i = 0; i < Briscola::handToMove(state).size(); ++i) {
        State next = state;
        Briscola::applyAt(next, i);
        const int value = fullValue(next, hero, depth - 1, evaluate);
        best = maximizes ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

// For three and four players.
void voteByTree(const Observation& view, const OtherHands& others, const MinimaxParams& params,
                Rng& rng, const StopCheck& stop, Ballot& ballot) {
    const int before = sideDifference(view.pub, view.seat);
    const auto evaluate = [&](const State& leaf) {
        return sideDifference(leaf.pub, view.seat) - before;
    };
    State world;
    world.pub = view.pub;
    world.pub.stock = 0; // nothing is drawn
    Urn urn(others.unseen);
    RootValues values{};
    for (int w = 0; w < params.determinizations; ++w) {
        if (w > 0 && stop.requested()) return;
        urn.refill();
        CardSet inPlay = view.pub.playedCards;
        for (Seat seat = 0; seat < view.pub.options.players; ++seat) {
            Hand& hand = world.hands[static_cast<std::size_t>(seat)];
            hand = seat == view.seat ? view.hand : others.known[static_cast<std::size_t>(seat)];
            while (hand.size() < view.pub.handSize(seat)) hand.add(urn.draw(rng));
            inPlay |= hand.set();
        }
        world.pub.removed = italian::kDeck - inPlay; // the game ends with these hands
        for (int i = 0; i < view.hand.size(); ++i) {
            State next = world;
            Briscola::applyAt(next, i);
            values[static_cast<std::size_t>(i)] =
                params.prunes ? alphaBeta<Briscola>(next, view.seat, params.depth - 1, evaluate)
                              : fullValue(next, view.seat, params.depth - 1, evaluate);
        }
        ballot.add(values, rng);
    }
}

} // namespace

Decision<Briscola> Minimax::decideKnowing(const Observation& view, const KnownHands& known,
                                          Rng& rng, const Budget& budget,
                                          std::stop_token token) const {
    const StopCheck stop(std::move(token), budget);
    const OtherHands others(view, known);
    const Public& pub = view.pub;
    using Ties = MinimaxParams::Ties;
    Ballot ballot(view.hand, pub.trump(), m_params.ties);
    int cardsInHands = 0;
    for (Seat seat = 0; seat < pub.options.players; ++seat) cardsInHands += pub.handSize(seat);
    const bool isPlain = m_params.depth >= cardsInHands && m_params.prunes &&
                         m_params.ties != Ties::Bounds && !m_params.alternates &&
                         !m_params.samplesThree;
    if (pub.options.players > 2) {
        voteByTree(view, others, m_params, rng, stop, ballot);
    } else if (isPlain) {
        voteTwoHanded(view, others, m_params, rng, stop, ballot, [&](std::span<const Card> cards) {
            const OpenHands hands(view.hand, view.hand.size(), cards,
                                  static_cast<int>(cards.size()), pub.trump());
            RootValues values{};
            for (int i = 0; i < view.hand.size(); ++i)
                values[static_cast<std::size_t>(i)] =
                    pub.onTable == 0 ? hands.leadValue(i)
                                     : hands.replyValue(pub.tableCard(0).card, view.hand, i);
            return values;
        });
    } else {
        HandTree tree(
            {m_params.depth, m_params.prunes, m_params.alternates, m_params.ties == Ties::Bounds},
            pub.trump());
        std::optional<Card> led;
        if (pub.onTable > 0) led = pub.tableCard(0).card;
        voteTwoHanded(view, others, m_params, rng, stop, ballot, [&](std::span<const Card> cards) {
            return tree.values(view.hand, cards, led);
        });
    }

    const int chosen = ballot.winner(m_params.votesByMean);
    Decision<Briscola> decision;
    decision.move = view.hand[chosen];
    decision.reasons = explainMove(view, decision.move);
    if (view.hand.size() > 1 && ballot.worlds() > 1 && !m_params.votesByMean)
        decision.reasons.push_back(because(
            {PARLOUR_PHRASE("Briscola reasons",
                            "Of %2 ways the hidden cards may lie, this card is best in %1."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "Of %2 ways the hidden cards may lie, %0 finds this card best in %1.")},
            ballot.votes(chosen), ballot.worlds()));
    const WinChance chance(view);
    for (int i = 0; i < view.hand.size(); ++i)
        decision.candidates.push_back(
            {view.hand[i], chance(ballot.mean(i)), static_cast<std::uint32_t>(ballot.worlds())});
    return decision;
}

Decision<Briscola> PeekingMinimax::decide(const State& state, Rng& rng, const Budget& budget,
                                          std::stop_token stop) {
    const Seat seat = state.pub.toMove();
    Minimax::KnownHands known{};
    for (Seat other = 0; other < state.pub.options.players; ++other) {
        if (state.pub.areAllies(other, seat)) continue;
        const Hand& hand = state.hands[static_cast<std::size_t>(other)];
        // voteTwoHanded() draws those it knows in each sample.
        const bool byLot = m_params.peeksByLot && state.pub.options.players == 2;
        const int cards = byLot ? hand.size() : std::min(m_params.peek, hand.size());
        for (int i = 0; i < cards; ++i) known[static_cast<std::size_t>(other)].add(hand[i]);
    }
    return m_minimax.decideKnowing(Briscola::observe(state, seat), known, rng, budget,
                                   std::move(stop));
}

} // namespace parlour::briscola
