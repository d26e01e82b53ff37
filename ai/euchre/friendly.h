// The thesis' players that help their partner (sections 3.4 and 3.5).
#pragma once

#include "ai/euchre/chance_chart.h"
#include "ai/euchre/simple_players.h"

namespace parlour::euchre {

struct FriendlyParams {
    double goodChance = 0.5;
};

// UF, "User Friendly". What the thesis calls a good chance is `goodChance` here, one half unless
// another is given. A player without a partner in play has the rules left that need none.
//
// First to play: the lowest card of a suit that the partner is out of while he may hold trumps;
// else the lowest card of the suit whose highest card the partner holds with a good chance; else
// high. Later, the partner still to come: low when he can beat the trick in the suit led with a
// good chance; when he is out of that suit, high in trumps and low else; else high if that wins, or
// low. The partner before, one opponent to come: the partner's trick is left to him unless that
// opponent beats it with a good chance; then, and in a trick of the opponents, high if that wins,
// or low. Last: low in the partner's trick, else high if that wins, or low.
class FriendlyPlayer final : public CardPlayer {
public:
    explicit FriendlyPlayer(const FriendlyParams& params) : m_params(params) {}

    static Choice advise(const Observation& view, const Trick& trick, CardSet legal,
                         double goodChance);

private:
    Choice choose(const Observation& view, CardSet legal, Rng& rng) const override;
    FriendlyParams m_params;
};

struct HybridParams : FriendlyParams, MdpParams {};

// UF.5: with at least `threshold` percent of what is left (as MDP) it plays as HIGH!, else as UF.
class HybridPlayer final : public CardPlayer {
public:
    explicit HybridPlayer(const HybridParams& params) : m_params(params) {}

private:
    Choice choose(const Observation& view, CardSet legal, Rng& rng) const override;
    HybridParams m_params;
};

} // namespace parlour::euchre
