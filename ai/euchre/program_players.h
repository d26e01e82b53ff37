// The programs that the thesis measured its players against, after its descriptions of them
// (sections 2.3 and 4.6). The descriptions are short; what they leave open is our choice.
#pragma once

#include "ai/euchre/simple_players.h"

namespace parlour::euchre {

// Bid Euchre. Its cards count 100 to 600 by rank, bowers 800 and 700, trumps 1000 more. Leads the
// right bower, else an ace that is no trump of a suit not led before, else its lowest card. Tries
// to take a trick that an opponent is winning, or the partner with anything but the right bower, a
// trump on another suit or an ace: last with its cheapest winner; in a suit led for the first time
// with its lowest trump; else with its highest winner. Otherwise its lowest card.
class BidEuchrePlayer final : public CardPlayer {
    Choice choose(const Observation& view, CardSet legal, Rng& rng) const override;
};

// Euchre 0.7 on easy: its lowest winner, else its lowest card. To lead, its highest.
class ClassicEasyPlayer final : public CardPlayer {
    Choice choose(const Observation& view, CardSet legal, Rng& rng) const override;
};

// On medium: leaves the partner's trick to him; wins with its lowest winner when it plays last,
// with its highest when others follow.
class ClassicMediumPlayer final : public CardPlayer {
    Choice choose(const Observation& view, CardSet legal, Rng& rng) const override;
};

// On hard: counts cards, and sees which suits the others have shown to lack. Leads a trump that
// nobody can beat, the highest card left of a suit that nobody is likely to trump, low in a suit
// that the partner may trump, else its lowest card. Leaves the partner a trick that no opponent to
// come can take, or that he holds with the highest card left of the suit. Otherwise wins with its
// cheapest card that no opponent to come can beat, else with its lowest trump or its highest
// winner.
class ClassicHardPlayer final : public CardPlayer {
    Choice choose(const Observation& view, CardSet legal, Rng& rng) const override;
};

} // namespace parlour::euchre
