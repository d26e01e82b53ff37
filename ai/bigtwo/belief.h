// What the hidden hands of Big Two probably are: those with which, under the quick rules, the
// others would have played and passed as they did.
#pragma once

#include "ai/bigtwo/rule_policy.h"
#include "ai/search/belief.h"
#include "core/bigtwo/rules.h"

#include <vector>

namespace parlour::bigtwo {

// A model for ai/search/belief.h, by chains.
class HandModel {
public:
    struct World {
        std::array<CardSet, kSeats> hands{};
        // Of what each seat was seen to do; negative: not yet reckoned.
        std::array<double, kSeats> likelihoods{-1, -1, -1, -1};
    };

    // The view must outlive it. `infers`: else the plays and passes seen say nothing but where
    // cards are not.
    HandModel(const Observation& view, bool infers);

    World draw(Rng& rng) const;
    bool hasEvidence() const { return m_hasEvidence; }
    double likelihood(World& world, double least) const;
    bool change(World& world, Rng& rng) const; // two others exchange a card
    std::vector<CardBelief> hidden() const;    // highest first
    void tell(const World& world, const auto& add) const {
        for (std::size_t row = 0; row < m_hidden.size(); ++row)
            for (Seat seat = 0; seat < kSeats; ++seat)
                if (world.hands[static_cast<std::size_t>(seat)].contains(m_hidden[row]))
                    add(row, seat, 1.0);
    }

private:
    // A decision of another seat, as everybody has seen it.
    struct Seen {
        SeatView view; // without the cards
        CardSet move;
        CardSet later;  // what the seat has played since, this move included
        CardSet before; // what had been played by all
    };

    void recall();
    double likelihoodOf(std::size_t seat, CardSet hand) const;

    const Observation& m_view;
    bool m_hasEvidence = false;
    std::array<std::vector<Seen>, kSeats> m_seen; // by seat
    std::vector<Card> m_hidden;
};

using HandBelief = Belief<HandModel>;

// At most `worlds` different ones.
HandBelief believe(const Observation& view, bool infers, int worlds, int threads, Rng& rng,
                   const StopCheck& stop);

} // namespace parlour::bigtwo
