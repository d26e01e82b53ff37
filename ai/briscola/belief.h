// What a seat believes about the hidden hands and the stock of Briscola.
#pragma once

#include "ai/search/belief.h"
#include "core/briscola/rules.h"

#include <vector>

namespace parlour::briscola {

// A BeliefModel (ai/search/belief.h). Nobody must follow suit, so plays reveal little of what is
// held back; without inference every way to deal the unseen cards is equally likely.
class DeckModel {
public:
    struct World {
        State state;
        // Seed of the order in which the others drew their cards, which decides what they held at
        // earlier plays; every order is equally likely.
        std::uint64_t drawOrder = 0;
    };

    // The view must outlive it.
    DeckModel(const Observation& view, bool infers) : m_view(view), m_infers(infers) {}

    World draw(Rng& rng) const;
    static World worldOf(const State& state) { return {state}; }
    bool hasEvidence() const { return m_infers && m_view.pub.played > 0; }
    // Of the others' last few plays, if they play much like RulePolicy.
    double likelihood(const World& world, double least) const;
    std::vector<CardBelief> hidden() const; // trumps first, then by rank
    std::vector<CardBelief> priorChances() const;
    void tell(const World& world, const auto& add) const {
        const std::vector<Card> cards = hiddenCards();
        for (std::size_t row = 0; row < cards.size(); ++row)
            add(row, placeOf(world, cards[row]), 1.0);
    }

private:
    std::vector<Card> hiddenCards() const;
    static int placeOf(const World& world, Card card); // a seat, or kNoSeat for the stock

    const Observation& m_view;
    bool m_infers;
};

using DeckBelief = Belief<DeckModel>;

} // namespace parlour::briscola
