// What the others may hold in Doudizhu. Every way to deal the unseen cards that agrees with all
// that is known (the kitty, how many cards each has left) is possible; which are likely shows in
// what they have played and where they have passed.
#pragma once

#include "ai/doudizhu/rule_policy.h"
#include "ai/search/belief.h"

#include <boost/container/static_vector.hpp>

#include <array>
#include <vector>

namespace parlour::doudizhu {

// A model for ai/search/belief.h, by chains. For one thread, like the policy.
class HandModel {
public:
    struct World {
        std::array<Cards, kPlayers> hands{};
        Cards kitty; // face down
        friend bool operator==(const World&, const World&) = default;
    };

    // View and policy must outlive it. `infers`: else plays and passes say nothing.
    HandModel(const Observation& view, bool infers, RulePolicy& policy);

    World draw(Rng& rng) const;
    bool hasEvidence() const { return !m_moments.empty(); }
    double likelihood(const World& world, double least) const;
    // The two others exchange a few cards, or are dealt all new ones.
    bool change(World& world, Rng& rng) const;
    std::vector<CardBelief> hidden() const; // highest rank first
    // The chance to hold one card of the rank at least.
    void tell(const World& world, const auto& add) const {
        const auto ranks = hiddenRanks();
        for (std::size_t row = 0; row < ranks.size(); ++row) {
            for (Seat seat = 0; seat < kPlayers; ++seat)
                if (seat != m_view.seat &&
                    world.hands[static_cast<std::size_t>(seat)].count(ranks[row]) > 0)
                    add(row, seat, 1.0);
            if (world.kitty.count(ranks[row]) > 0) add(row, kNoSeat, 1.0);
        }
    }

    State state(const World& world) const { return {m_view.pub, world.hands, world.kitty}; }

private:
    // A turn of another player.
    struct Moment {
        OpenTable before; // with the cards that were played since then, to add to those of a world
        Cards cards;      // none: passed
        Pattern pattern;
    };

    boost::container::static_vector<int, kRanks> hiddenRanks() const;

    const Observation& m_view;
    RulePolicy& m_policy;
    std::array<Cards, kPlayers> m_known{}; // what must stay in each hand
    boost::container::static_vector<Moment, kMostTurns> m_moments;
};

using HandBelief = Belief<HandModel>;

} // namespace parlour::doudizhu
