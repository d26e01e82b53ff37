// All players of Big Two.
#pragma once

#include "ai/arena/catalogue_defaults.h"
#include "ai/bigtwo/habits.h"
#include "ai/bigtwo/policy_form.h"
#include "ai/bigtwo/value_form.h"
#include "core/bigtwo/rules.h"

#include <memory>

namespace parlour::bigtwo {

struct Players : CatalogueDefaults {
    using Rules = BigTwo;
    using Habits = bigtwo::Habits;
    using Form = PolicyForm; // of positions to learn from
    using Values = ValueForm;
    static std::span<const AgentEntry<BigTwo>> players();
    static std::span<const Opponent> opponents(); // weakest first
    static std::span<const ChampionPart> championParts();
    static std::span<const Style> styles();
    static bool isBold(const Observation& view, const CardSet& move);
    // The champion that looks at all cards, for reviews.
    static std::unique_ptr<CheatingAgent<BigTwo>> openChampion();
    static std::span<const std::string_view> graders();  // of problems
    static std::span<const std::string_view> advisers(); // for hints, from quick to thorough
    // The tables and figures of the paper (sections 2.3 and 4).
    static std::span<const Experiment> experiments();
};

} // namespace parlour::bigtwo
