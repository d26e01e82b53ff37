// A hand split into groups that can be played in few turns, keeping control for later. Quick enough
// for playouts.
#pragma once

#include "core/bigtwo/plays.h"
#include "core/bigtwo/state.h"

#include <boost/container/static_vector.hpp>

#include <span>

namespace parlour::bigtwo {

struct Group {
    CardSet cards;
    Combination combination;
};

class Plan {
public:
    Plan() = default;
    Plan(CardSet hand, const Options& options);

    // Every card of the hand is in exactly one. Ascending: single cards first, five cards last.
    std::span<const Group> groups() const { return {m_groups.data(), m_groups.size()}; }
    int size() const { return static_cast<int>(m_groups.size()); }
    // The highest five-card play of the whole hand, whether or not it is a group; may be empty.
    const Group& highestFive() const { return m_highestFive; }

    // The turns it takes to play the hand, in hundredths; high cards take less.
    int cost() const;

    // Removes the group `cards`, or plans `rest` anew if they were not a group.
    void play(CardSet cards, CardSet rest, const Options& options);

private:
    void add(CardSet cards, Combination combination);
    void addFewer(CardSet cards, const Options& options);

    boost::container::static_vector<Group, kHandSize> m_groups;
    Group m_highestFive;
};

// The fewest plays that a hand can be played in. Exact, unlike the size of a plan, which keeps high
// cards apart; too slow for playouts.
int leastPlays(CardSet hand, const Options& options);

} // namespace parlour::bigtwo
