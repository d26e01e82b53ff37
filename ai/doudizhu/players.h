// All players of Doudizhu.
#pragma once

#include "ai/arena/catalogue_defaults.h"
#include "ai/doudizhu/habits.h"
#include "ai/doudizhu/role_form.h"
#include "ai/doudizhu/value_form.h"
#include "core/doudizhu/rules.h"

#include <memory>

namespace parlour::doudizhu {

struct Players : CatalogueDefaults {
    using Rules = Doudizhu;
    using Habits = doudizhu::Habits;
    using Form = RoleForm;
    using Values = ValueForm;
    static std::span<const AgentEntry<Doudizhu>> players();
    static std::span<const Opponent> opponents(); // weakest first
    static std::span<const ChampionPart> championParts();
    static std::span<const Style> styles();
    static bool isBold(const Observation& view, const Move& move);
    // The champion that looks at all cards, for reviews.
    static std::unique_ptr<CheatingAgent<Doudizhu>> openChampion();
    static std::span<const std::string_view> graders();  // of problems
    static std::span<const std::string_view> advisers(); // for hints, from quick to thorough
    static std::span<const Experiment> experiments();    // of the paper on multirole modelling
    // How fast moves are generated and hands are split:
    //   lead_lists_per_second    lists of all plays of twenty random cards
    //   follow_lists_per_second  lists of the replies of seventeen random cards to a random lead
    //   splits_per_second        best splits of twenty random cards
    static void addSpeeds(double seconds, Json& figures);
};

} // namespace parlour::doudizhu
