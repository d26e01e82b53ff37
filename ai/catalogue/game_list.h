// The one list of games. Catalogue and contract tests are generated from it.
#pragma once

#include "ai/bigtwo/players.h"
#include "ai/briscola/players.h"
#include "ai/doudizhu/players.h"
#include "ai/doudizhu/speeds.h"
#include "ai/euchre/experiments.h"
#include "ai/euchre/players.h"
#include "ai/samurai/experiments.h"
#include "ai/samurai/players.h"
#include "core/bigtwo/rules.h"
#include "core/briscola/rules.h"
#include "core/doudizhu/rules.h"
#include "core/euchre/rules.h"
#include "core/samurai/rules.h"

#include <tuple>

namespace parlour {

// A game, its players, and what is to be known about them besides.
struct BigTwoEntry {
    using Rules = bigtwo::BigTwo;
    static std::span<const AgentEntry<Rules>> players() { return bigtwo::players(); }
    static std::span<const Opponent> opponents() { return bigtwo::opponents(); }
    static constexpr std::string_view kAdviser = bigtwo::kAdviser;
};

struct BriscolaEntry {
    using Rules = briscola::Briscola;
    static std::span<const AgentEntry<Rules>> players() { return briscola::players(); }
    static std::span<const Opponent> opponents() { return briscola::opponents(); }
    static std::span<const Level> ladder() { return briscola::ladder(); }
    static constexpr std::string_view kAdviser = briscola::kAdviser;
};

struct DoudizhuEntry {
    using Rules = doudizhu::Doudizhu;
    static std::span<const AgentEntry<Rules>> players() { return doudizhu::players(); }
    static std::span<const Opponent> opponents() { return doudizhu::opponents(); }
    static constexpr std::string_view kAdviser = doudizhu::kAdviser;
    static void addSpeeds(double seconds, Json& figures) { doudizhu::addSpeeds(seconds, figures); }
};

struct EuchreEntry {
    using Rules = euchre::Euchre;
    static std::span<const AgentEntry<Rules>> players() { return euchre::players(); }
    static std::span<const Opponent> opponents() { return euchre::opponents(); }
    static std::span<const Experiment> experiments() { return euchre::experiments(); }
    static constexpr std::string_view kAdviser = euchre::kAdviser;
};

struct SamuraiEntry {
    using Rules = samurai::Samurai;
    static std::span<const AgentEntry<Rules>> players() { return samurai::players(); }
    static std::span<const Opponent> opponents() { return samurai::opponents(); }
    static std::span<const Experiment> experiments() { return samurai::experiments(); }
    static constexpr std::string_view kAdviser = samurai::kAdviser;
};

using Games = std::tuple<BriscolaEntry, BigTwoEntry, DoudizhuEntry, EuchreEntry, SamuraiEntry>;

} // namespace parlour
