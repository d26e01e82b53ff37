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
enum class FiveChoice : std::uint8_t { OnlyOne, MostLeft, FewestLeft, Highest };

// How Algorithm 11 values the cards that are left: by the highest of them, or by their sum.
enum class ValueLeft : std::uint8_t { Highest, Sum };

// Five-card plays first, then pairs, then single cards, each lowest first. Every card is in exactly
// one; three of a rank are split into the lowest pair and the highest single card.
class OwnPlays {
public:
    explicit OwnPlays(const Observation& view, ValueLeft value = ValueLeft::Highest);

    // The same five-card plays, but every pair and every single card of the hand, as section 3.1
    // lists them.
    OwnPlays overlapping(const Observation& view) const;

    std::span<const OwnPlay> all() const { return {m_plays.data(), m_plays.size()}; }
    std::span<const OwnPlay> fives() const { return all().first(m_fives); }
    std::span<const OwnPlay> pairs() const { return all().subspan(m_fives, m_pairs); }
    std::span<const OwnPlay> singles() const { return all().subspan(m_fives + m_pairs); }

    int size() const { return static_cast<int>(m_plays.size()); }
    int count(Class c) const;
    const OwnPlay* first(Class c) const; // null if there is none
    FiveChoice fiveChoice() const { return m_fiveChoice; }

private:
    OwnPlays() = default;
    void chooseFives(CardSet hand, const Options& options, ValueLeft value);
    void addPairs(CardSet cards);
    void addSingles(CardSet cards);

    boost::container::static_vector<OwnPlay, 2 + 18 + 13> m_plays; // of thirteen cards, overlapping
    std::size_t m_fives = 0;
    std::size_t m_pairs = 0;
    FiveChoice m_fiveChoice = FiveChoice::OnlyOne;
};

} // namespace parlour::bigtwo
