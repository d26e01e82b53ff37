// What a seat believes about the hidden cards of Doudizhu. Every deal of the unseen cards that
// agrees with what is known (the kitty, the hand sizes) is possible; bids, plays and passes show
// which deals are likely.
#pragma once

#include "ai/doudizhu/rule_policy.h"
#include "ai/search/belief.h"

#include <boost/container/static_vector.hpp>

#include <array>
#include <vector>

namespace parlour::doudizhu {

// A ChainModel (ai/search/belief.h), for one thread like its policy.
class HandModel {
public:
    struct World {
        std::array<Cards, kPlayers> hands{};
        Cards kitty; // face down
        friend bool operator==(const World&, const World&) = default;
    };

    // View and policy must outlive it. Unless it `infers`, it ignores bids, plays and
    // passes.
    HandModel(const Observation& view, bool infers, RulePolicy& policy);

    World draw(Rng& rng) const;
    static World worldOf(const State& state) { return {state.hands, state.kitty}; }
    bool hasEvidence() const { return !m_pastBids.empty() || !m_pastTurns.empty(); }
    double likelihood(const World& world, double least) const;
    // Swaps a few cards between the other two hands, or deals both anew.
    bool change(World& world, Rng& rng) const;
    std::vector<CardBelief> hidden() const; // highest rank first
    // The chances to hold at least one card of a rank.
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
    // A bid of another player, or 0 for none.
    struct PastBid {
        Seat seat;
        int bid;
        int before; // the highest bid before it
    };
    // A turn of another player.
    struct PastTurn {
        OpenTable before; // its hands hold only the cards played since; a world has the others
        Cards cards;      // empty for a pass
        Pattern pattern;
    };

    double likelihoodOfBids(const World& world) const;
    boost::container::static_vector<int, kRanks> hiddenRanks() const;

    const Observation& m_view;
    RulePolicy& m_policy;
    std::array<Cards, kPlayers> m_known{};  // cards that must stay in each hand
    std::array<Cards, kPlayers> m_played{}; // since the deal; without the kitty's
    boost::container::static_vector<PastBid, kPlayers> m_pastBids;
    boost::container::static_vector<PastTurn, kMostTurns> m_pastTurns;
};

using HandBelief = Belief<HandModel>;

} // namespace parlour::doudizhu
