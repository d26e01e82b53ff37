// What a game's list of players (ai/<game>/players.h) may leave out.
#pragma once

#include "ai/base/agent_spec.h"
#include "ai/base/experiment.h"
#include "ai/base/opponent.h"
#include "core/base/json.h"

#include <span>

namespace parlour {

struct CatalogueDefaults {
    // Published comparisons that can be run again.
    static std::span<const Experiment> experiments() { return {}; }
    // More figures for `bench`, each measured for about this many seconds.
    static void addSpeeds(double /*seconds*/, Json& /*figures*/) {}
};

} // namespace parlour
