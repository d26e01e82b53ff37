// What a seat believes about the hidden cards of Euchre: deals that agree with everything it knows,
// weighted by how likely the others would have bid and played as they did.
#pragma once

#include "ai/euchre/fast_policy.h"
#include "ai/search/belief.h"

#include <vector>

namespace parlour::euchre {

// A BeliefModel (ai/search/belief.h).
class DealModel {
public:
    using World = State;

    // The view must outlive it. Unless it `infers`, bids and plays only show voids.
    DealModel(const Observation& view, bool infers) : m_view(view), m_infers(infers) {}

    World draw(Rng& rng) const { return Euchre::sample(m_view, rng); }
    static World worldOf(const State& state) { return state; }
    bool hasEvidence() const { return m_infers; }
    double likelihood(const World& world, double) const { return likelihoodOf(world, m_view.seat); }
    std::vector<CardBelief> hidden() const; // trumps first, then by rank
    void tell(const World& world, const auto& add) const {
        const std::vector<Card> cards = hiddenCards();
        for (std::size_t row = 0; row < cards.size(); ++row) {
            const Card card = cards[row];
            for (Seat seat = 0; seat < kSeats; ++seat)
                if (world.hands[static_cast<std::size_t>(seat)].contains(card)) add(row, seat, 1.0);
            if (world.discard.contains(card) || world.kitty.contains(card)) add(row, kNoSeat, 1.0);
        }
    }

    // The likelihood of the others' bids, discard and plays in this deal, by the fast policy with
    // some noise. 0 if the deal is impossible: without bidding the dealer must have discarded the
    // lowest card.
    static double likelihoodOf(const State& world, Seat observer);

private:
    std::vector<Card> hiddenCards() const;

    const Observation& m_view;
    bool m_infers;
};

using DealBelief = Belief<DealModel>;

} // namespace parlour::euchre
