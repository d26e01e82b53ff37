// All players of Samurai.
#pragma once

#include "ai/arena/catalogue_defaults.h"
#include "ai/samurai/habits.h"
#include "ai/samurai/policy_form.h"
#include "ai/samurai/value_form.h"
#include "core/samurai/rules.h"

#include <memory>

namespace parlour::samurai {

struct Players : CatalogueDefaults {
    using Rules = Samurai;
    using Habits = samurai::Habits;
    using Form = PolicyForm; // of positions to learn from
    using Values = ValueForm;
    static std::span<const AgentEntry<Samurai>> players();
    static std::span<const Opponent> opponents(); // weakest first, then those that cheat
    static std::span<const ChampionPart> championParts();
    static bool isBold(const Observation& view, const Move& move);
    // The champion that looks at all tiles, for reviews.
    static std::unique_ptr<CheatingAgent<Samurai>> openChampion();
    static std::span<const std::string_view> graders();  // of problems
    static std::span<const std::string_view> advisers(); // for hints, from quick to thorough
    // The comparisons and tuning grids of the thesis (chapter 5) with its figures.
    static std::span<const Experiment> experiments();
};

} // namespace parlour::samurai
