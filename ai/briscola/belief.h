// What a seat may believe about the hands and the stock of Briscola.
#pragma once

#include "ai/search/belief.h"
#include "core/briscola/rules.h"

#include <vector>

namespace parlour::briscola {

// A model for ai/search/belief.h, by weights. Nobody must follow suit here, so that plays show
// little of what is kept back: without inference every way to deal the unseen cards is equally
// likely.
class DeckModel {
public:
    struct World {
        State state;
        // What the others held before is not known but for the cards they have played since: each
        // order in which they may have drawn their cards is equally likely, and one is taken by
        // lot.
        std::uint64_t lot = 0;
    };

    // The view must outlive it.
    DeckModel(const Observation& view, bool infers) : m_view(view), m_infers(infers) {}

    World draw(Rng& rng) const;
    bool hasEvidence() const { return m_infers && m_view.pub.played > 0; }
    // Of what the others played of late, if they play much like RulePolicy.
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
    static int placeOf(const World& world, Card card); // a seat, or kNoSeat: the stock

    const Observation& m_view;
    bool m_infers;
};

using DeckBelief = Belief<DeckModel>;

} // namespace parlour::briscola
