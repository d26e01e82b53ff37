// The programs that the thesis compared its players with, after its descriptions (sections 2.3 and
// 4.6). These are short; what they leave open is our choice.
#pragma once

#include "ai/euchre/simple_players.h"

namespace parlour::euchre {

// How Bid Euchre and Euchre 0.7 on hard lead is not described: in the way that suits the rest best,
// or their highest card.
struct LeadParams {
    bool leadsHighest = false;
};

// Bid Euchre. Its cards count 100 to 600 by rank, bowers 800 and 700, trumps 1000 more. Leads the
// right bower, otherwise a side ace of a suit not led before, otherwise its lowest card. Tries to
// take the trick from an opponent, and from the partner unless the partner's card is the right
// bower, a trump on another suit or an ace: with its cheapest winner if last to play, with its
// lowest trump if the suit is led for the first time, otherwise with its highest winner. In all
// other cases its lowest card.
class BidEuchrePlayer final : public CardPlayer {
public:
    explicit BidEuchrePlayer(const LeadParams& params = {}) : m_params(params) {}

private:
    Choice choose(const Observation& view, CardSet legal, Rng& rng) const override;
    LeadParams m_params;
};

struct ClassicEasyParams {
    bool winsHigh = false;
};

// Euchre 0.7 on easy: leads its highest card; otherwise its lowest winner, or else its lowest card.
// The thesis also calls it "similar to the HIGH agent with an added case": with `winsHigh` it plays
// its highest winner.
class ClassicEasyPlayer final : public CardPlayer {
public:
    explicit ClassicEasyPlayer(const ClassicEasyParams& params = {}) : m_params(params) {}

private:
    Choice choose(const Observation& view, CardSet legal, Rng& rng) const override;
    ClassicEasyParams m_params;
};

// On medium: leaves the partner's tricks alone; wins with its lowest winner if last to play, with
// its highest if not.
class ClassicMediumPlayer final : public CardPlayer {
    Choice choose(const Observation& view, CardSet legal, Rng& rng) const override;
};

// On hard: counts cards and remembers voids. Leads a trump that nobody can beat, the highest card
// left of a suit that nobody is likely to trump, low in a suit that the partner may trump, or else
// its lowest card. Leaves the partner a trick that no opponent still to play can take, or that the
// partner holds with the highest card left of the suit. Otherwise wins with its cheapest card that
// no opponent still to play can beat, or else with its lowest trump or its highest winner.
class ClassicHardPlayer final : public CardPlayer {
public:
    explicit ClassicHardPlayer(const LeadParams& params = {}) : m_params(params) {}

private:
    Choice choose(const Observation& view, CardSet legal, Rng& rng) const override;
    LeadParams m_params;
};

} // namespace parlour::euchre
