// All players of Euchre.
#pragma once

#include "ai/arena/catalogue_defaults.h"
#include "ai/euchre/habits.h"
#include "ai/euchre/policy_form.h"
#include "ai/euchre/value_form.h"
#include "core/euchre/rules.h"

#include <memory>

namespace parlour::euchre {

struct Players : CatalogueDefaults {
    using Rules = Euchre;
    using Habits = euchre::Habits;
    using Form = PolicyForm; // of positions to learn from
    using Values = ValueForm;
    static std::span<const AgentEntry<Euchre>> players();
    // The thesis' players, the programs they were compared with and the champion's levels, weakest
    // first.
    static std::span<const Opponent> opponents();
    static std::span<const ChampionPart> championParts();
    static std::span<const Style> styles();
    static bool isBold(const Observation& view, const Move& move);
    // The champion that looks at all cards, for reviews.
    static std::unique_ptr<CheatingAgent<Euchre>> openChampion();
    static std::span<const std::string_view> advisers(); // for hints, from quick to thorough
    // The matches of the thesis (chapters 4 and 5) with its figures.
    static std::span<const Experiment> experiments();
};

} // namespace parlour::euchre
