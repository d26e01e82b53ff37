// What a game's list of players (ai/<game>/players.h) may leave out.
#pragma once

#include "ai/arena/experiment.h"
#include "ai/base/agent_spec.h"
#include "ai/base/opponent.h"
#include "core/base/json.h"

#include <array>
#include <span>
#include <string_view>

namespace parlour {

struct CatalogueDefaults {
    // Specs of the players that give hints, each deeper and slower than the one before.
    static std::span<const std::string_view> advisers() {
        static constexpr std::array<std::string_view, 1> kChampion{"champion"};
        return kChampion;
    }
    // Specs of a weak and a middling player, who grade problems, where those a quarter and half way
    // up the ladder overlook moves by lot: that says nothing about how hard one is to find.
    static std::span<const std::string_view> graders() { return {}; }
    // The styles in which champions of a good level play, each as strong as without it.
    static std::span<const Style> styles() { return {}; }
    // Whether a legal move is a bold one: what styles prefer or avoid.
    static bool isBold(const auto& /*view*/, const auto& /*move*/) { return false; }
    // Published comparisons that can be run again.
    static std::span<const Experiment> experiments() { return {}; }
    // More figures for `bench`, each measured for about this many seconds.
    static void addSpeeds(double /*seconds*/, Json& /*figures*/) {}
};

} // namespace parlour
