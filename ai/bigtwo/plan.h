// A hand cut into plays: few turns to get rid of it, with control kept for later. Quick enough for
// imagined games.
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

    // Every card of the hand is in one of them. Ascending: single cards first, five cards last.
    std::span<const Group> groups() const { return {m_groups.data(), m_groups.size()}; }
    int size() const { return static_cast<int>(m_groups.size()); }
    // The highest five cards the whole hand can play, whether or not they are a group; maybe none.
    const Group& highestFive() const { return m_highestFive; }

    // How many turns it takes, in hundredths, cheaper with high cards.
    int cost() const;

    // After `cards` left the hand: their group goes. If they were no group, the rest is cut anew.
    void play(CardSet cards, CardSet rest, const Options& options);

private:
    void add(CardSet cards, Combination combination);
    void addFewer(CardSet cards, const Options& options);

    boost::container::static_vector<Group, kHandSize> m_groups;
    Group m_highestFive;
};

} // namespace parlour::bigtwo
