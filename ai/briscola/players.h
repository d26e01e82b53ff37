// All players of Briscola.
#pragma once

#include "ai/arena/catalogue_defaults.h"
#include "ai/briscola/hybrid_form.h"
#include "core/briscola/rules.h"

namespace parlour::briscola {

struct Habits; // ai/briscola/habits.h

struct Players : CatalogueDefaults {
    using Rules = Briscola;
    using Habits = briscola::Habits;
    using Form = HybridForm; // of positions to learn from
    static std::span<const AgentEntry<Briscola>> players();
    static std::span<const Opponent> opponents(); // weakest first, then those that cheat
    static std::span<const ChampionPart> championParts();
    static std::span<const Style> styles();
    static bool isBold(const Observation& view, const Card& move);
    static std::span<const std::string_view> advisers(); // for hints, from quick to thorough
    static std::span<const Experiment> experiments();    // of the Briscola paper
};

} // namespace parlour::briscola
