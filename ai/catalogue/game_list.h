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
    static std::span<const Level> ladder() { return bigtwo::ladder(); }
    static std::span<const ChampionPart> championParts() { return bigtwo::championParts(); }
    static constexpr std::span<const std::string_view> kAdvisers = bigtwo::kAdvisers;
    static auto beliefs(const Rules::Observation& view, Rng& rng, const StopCheck& stop) {
        return bigtwo::beliefs(view, rng, stop);
    }
};

struct BriscolaEntry {
    using Rules = briscola::Briscola;
    static std::span<const AgentEntry<Rules>> players() { return briscola::players(); }
    static std::span<const Opponent> opponents() { return briscola::opponents(); }
    static std::span<const Level> ladder() { return briscola::ladder(); }
    static std::span<const ChampionPart> championParts() { return briscola::championParts(); }
    static constexpr std::span<const std::string_view> kAdvisers = briscola::kAdvisers;
    static auto beliefs(const Rules::Observation& view, Rng&, const StopCheck&) {
        return briscola::beliefs(view);
    }
};

struct DoudizhuEntry {
    using Rules = doudizhu::Doudizhu;
    static std::span<const AgentEntry<Rules>> players() { return doudizhu::players(); }
    static std::span<const Opponent> opponents() { return doudizhu::opponents(); }
    static std::span<const Level> ladder() { return doudizhu::ladder(); }
    static std::span<const ChampionPart> championParts() { return doudizhu::championParts(); }
    static constexpr std::span<const std::string_view> kAdvisers = doudizhu::kAdvisers;
    static auto beliefs(const Rules::Observation& view, Rng& rng, const StopCheck& stop) {
        return doudizhu::beliefs(view, rng, stop);
    }
    static void addSpeeds(double seconds, Json& figures) { doudizhu::addSpeeds(seconds, figures); }
};

struct EuchreEntry {
    using Rules = euchre::Euchre;
    static std::span<const AgentEntry<Rules>> players() { return euchre::players(); }
    static std::span<const Opponent> opponents() { return euchre::opponents(); }
    static std::span<const Level> ladder() { return euchre::ladder(); }
    static std::span<const ChampionPart> championParts() { return euchre::championParts(); }
    static std::span<const Experiment> experiments() { return euchre::experiments(); }
    static constexpr std::span<const std::string_view> kAdvisers = euchre::kAdvisers;
    static auto beliefs(const Rules::Observation& view, Rng& rng, const StopCheck& stop) {
        return euchre::beliefs(view, rng, stop);
    }
};

struct SamuraiEntry {
    using Rules = samurai::Samurai;
    static std::span<const AgentEntry<Rules>> players() { return samurai::players(); }
    static std::span<const Opponent> opponents() { return samurai::opponents(); }
    static std::span<const Level> ladder() { return samurai::ladder(); }
    static std::span<const ChampionPart> championParts() { return samurai::championParts(); }
    static std::span<const Experiment> experiments() { return samurai::experiments(); }
    static constexpr std::span<const std::string_view> kAdvisers = samurai::kAdvisers;
    static auto beliefs(const Rules::Observation& view, Rng& rng, const StopCheck& stop) {
        return samurai::beliefs(view, rng, stop);
    }
};

using Games = std::tuple<BriscolaEntry, BigTwoEntry, DoudizhuEntry, EuchreEntry, SamuraiEntry>;

} // namespace parlour
