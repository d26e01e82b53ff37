// What a seat believes about the hidden hands of Big Two: hands with which the quick rules would
// have played and passed as the others did are likelier.
#pragma once

#include "ai/bigtwo/rule_policy.h"
#include "ai/search/belief.h"
#include "core/bigtwo/rules.h"

#include <vector>

namespace parlour::bigtwo {

// A ChainModel (ai/search/belief.h).
class HandModel {
public:
    struct World {
        std::array<CardSet, kSeats> hands{};
        // By seat: of the plays and passes seen; negative if not yet computed.
        std::array<double, kSeats> likelihoods{-1, -1, -1, -1};
    };

    // The view must outlive it. Unless it `infers`, plays and passes only show which cards are
    // gone.
    HandModel(const Observation& view, bool infers);

    World draw(Rng& rng) const;
    static World worldOf(const State& state) { return {state.hands}; }
    bool hasEvidence() const { return m_hasEvidence; }
    double likelihood(World& world, double least) const;
    bool change(World& world, Rng& rng) const; // swaps a card between two other hands
    std::vector<CardBelief> hidden() const;    // highest first
    void tell(const World& world, const auto& add) const {
        for (std::size_t row = 0; row < m_hidden.size(); ++row)
            for (Seat seat = 0; seat < kSeats; ++seat)
                if (world.hands[static_cast<std::size_t>(seat)].contains(m_hidden[row]))
                    add(row, seat, 1.0);
    }

private:
    // A decision of another seat, as everybody saw it.
    struct Seen {
        SeatView view; // without the seat's cards
        CardSet move;
        CardSet later;  // all that the seat has played since, including this move
        CardSet before; // all that had been played by anybody
    };

    void recall();
    double likelihoodOf(std::size_t seat, CardSet hand) const;

    const Observation& m_view;
    bool m_hasEvidence = false;
    std::array<std::vector<Seen>, kSeats> m_seen; // by seat
    std::vector<Card> m_hidden;
};

using HandBelief = Belief<HandModel>;
inline constexpr ChainParams kChains{.length = 64, .starts = 16, .burnIn = 30, .thinning = 3};

} // namespace parlour::bigtwo
