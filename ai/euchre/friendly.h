// The thesis' players that help their partners (sections 3.4 and 3.5).
#pragma once

#include "ai/euchre/chance_chart.h"
#include "ai/euchre/simple_players.h"

namespace parlour::euchre {

// The thesis gives no numbers for "a high chance", "strong" (rules 1 and 2) and "might have" (rule
// 3c), and its rule 3d reads "if your partner is losing, check probabilities and play high".
struct FriendlyParams {
    double goodChance = 0.5;
    double beatenChance = 0.5; // from which the last player is thought to beat the partner
    bool alwaysHigh = false;   // when the partner is losing, not only with a card that wins
};

// UF, "User Friendly". Without a partner in play only the rules that need none apply.
//
// Leading: the lowest card of a suit in which the partner is void but may hold trumps; otherwise
// the lowest card of the suit whose highest card the partner has a good chance to hold; otherwise
// the highest card. Before the partner: low if the partner has a good chance to beat the trick in
// the suit led; if the partner is void in it, high when it is trumps and low otherwise; in all
// other cases high if that wins, or low. After the partner with one opponent to come: low if the
// partner is winning and the opponent will hardly beat that; otherwise high if that wins, or low.
// Last: low if the partner is winning, otherwise high if that wins, or low.
class FriendlyPlayer final : public CardPlayer {
public:
    explicit FriendlyPlayer(const FriendlyParams& params) : m_params(params) {}

    static Choice advise(const Observation& view, const Trick& trick, CardSet legal,
                         const FriendlyParams& params);

private:
    Choice choose(const Observation& view, CardSet legal, Rng& rng) const override;
    FriendlyParams m_params;
};

struct HybridParams : FriendlyParams, MdpParams {};

// UF.5: plays as HIGH! with at least `threshold` percent of what is left (see MdpPlayer), otherwise
// as UF.
class HybridPlayer final : public CardPlayer {
public:
    explicit HybridPlayer(const HybridParams& params) : m_params(params) {}

private:
    Choice choose(const Observation& view, CardSet legal, Rng& rng) const override;
    HybridParams m_params;
};

} // namespace parlour::euchre
