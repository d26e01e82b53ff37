// All players of Briscola.
#pragma once

#include "ai/arena/catalogue_defaults.h"
#include "ai/briscola/habits.h"
#include "ai/briscola/hybrid_form.h"
#include "ai/briscola/value_form.h"
#include "core/briscola/rules.h"

#include <memory>

namespace parlour::briscola {

struct Players : CatalogueDefaults {
    using Rules = Briscola;
    using Habits = briscola::Habits;
    using Form = HybridForm; // of positions to learn from
    using Values = ValueForm;
    static std::span<const AgentEntry<Briscola>> players();
    static std::span<const Opponent> opponents(); // weakest first, then those that cheat
    static std::span<const ChampionPart> championParts();
    static std::span<const Style> styles();
    static bool isBold(const Observation& view, const Card& move);
    // The champion that looks at all cards, for reviews.
    static std::unique_ptr<CheatingAgent<Briscola>> openChampion();
    static std::span<const std::string_view> advisers(); // for hints, from quick to thorough
    static std::span<const Experiment> experiments();    // of the Briscola paper
};

} // namespace parlour::briscola
