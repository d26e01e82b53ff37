// Samurai's champion: tries the steps that the quick rules like best in sampled hands and supplies,
// and lets the quick rules play each world out.
#pragma once

#include "ai/samurai/belief.h"
#include "ai/samurai/value_form.h"
#include "ai/search/champion.h"

#include <optional>

namespace parlour::samurai {

struct ChampionParams : ChampionBasics {
    ChampionParams() {
        worlds = 200;
        rounds = 3;
        learnedShare = 60;
    }
    int width = 24;            // most steps to search
    bool searchesSetup = true; // else chooses tiles and places figures like all other players
    int winWorth = 20;         // number of figures that a win is worth
};

// The hooks of ChampionPlayer (ai/search/champion.h).
class Mind : public MindDefaults<Mind, Samurai, TileModel, ChampionParams> {
public:
    using MindDefaults::MindDefaults;
    using Values = ValueForm;
    // It has played on the program's map, by the usual rules.
    static bool isLearned(const Observation& view);
    static constexpr ValueKind kValueKind = ValueKind::Win;

    static int seats(const Observation& view) { return view.pub.options.players; }
    double winWorth() const { return m_params.winWorth; }
    std::optional<Decision<Samurai>> certain(const Observation& view, Rng& rng) const;
    SearchPlan<Samurai> plan(const Observation& view, Rng& rng) const;
    static bool isBold(const Observation& view, const Move& move);
    static void playOn(State& state, Rng& rng);
    static Outcome resultOf(const State& state, Seat hero);
};

using Champion = ChampionPlayer<Mind>;

} // namespace parlour::samurai

extern template class parlour::ChampionPlayer<parlour::samurai::Mind>;
