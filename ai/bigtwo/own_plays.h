// How the paper's player splits its hand into plays (Algorithms 10 and 11), each with its class.
#pragma once

#include "ai/bigtwo/classes.h"

#include <boost/container/static_vector.hpp>

#include <span>

namespace parlour::bigtwo {

struct OwnPlay {
    CardSet cards;
    Combination combination;
    Class cls = Class::A;
};

// The criterion that chose the five-card plays of a hand.
enum class FiveChoice : std::uint8_t { OnlyOne, HighestLeft, FewestLeft, Highest };

// Five-card plays first, then pairs, then single cards, each lowest first. Every card is in exactly
// one; three of a rank are split into the lowest pair and the highest single card.
class OwnPlays {
public:
    explicit OwnPlays(const Observation& view);

    std::span<const OwnPlay> all() const { return {m_plays.data(), m_plays.size()}; }
    std::span<const OwnPlay> fives() const { return all().first(m_fives); }
    std::span<const OwnPlay> pairs() const { return all().subspan(m_fives, m_pairs); }
    std::span<const OwnPlay> singles() const { return all().subspan(m_fives + m_pairs); }

    int size() const { return static_cast<int>(m_plays.size()); }
    int count(Class c) const;
    const OwnPlay* first(Class c) const; // null if there is none
    FiveChoice fiveChoice() const { return m_fiveChoice; }

private:
    void chooseFives(CardSet hand, const Options& options);
    void addPairs(CardSet cards);

    boost::container::static_vector<OwnPlay, 13> m_plays;
    std::size_t m_fives = 0;
    std::size_t m_pairs = 0;
    FiveChoice m_fiveChoice = FiveChoice::OnlyOne;
};

} // namespace parlour::bigtwo
