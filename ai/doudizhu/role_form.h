// Positions of Doudizhu for the role networks, with their inputs and outputs.
#pragma once

#include "ai/doudizhu/network_form.h"
#include "core/doudizhu/rules.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace parlour::doudizhu {

struct RoleForm {
    static constexpr std::string_view kName = "doudizhu-roles";
    static constexpr int kVersion = 1;
    static constexpr std::array<int, 3> kShape{kRows, kRanks, kPlayers};
    static constexpr int kActions = kOutputs;
    // As in the names of the networks: "doudizhu-peasant1".
    static constexpr std::array<std::string_view, kPlayers> kRoles{"landlord", "peasant1",
                                                                   "peasant2"};

    static bool isShown(const Observation& view) { return view.pub.landlord != kNoSeat; }
    static int role(const Observation& view) { return roleNumber(view.pub, view.seat); }
    static void features(const Observation& view, std::span<std::int8_t> out) {
        const RoleInput input = roleInput(view);
        auto next = out.begin();
        for (const auto& row : input)
            for (const auto& rank : row)
                for (const auto count : rank) *next++ = static_cast<std::int8_t>(count);
    }
    static std::optional<int> action(const Observation& view, Move move) {
        return outputOf(move, view.pub.options.kickers);
    }
};

} // namespace parlour::doudizhu
