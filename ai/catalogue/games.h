// The games and their players, listed once: everything above asks here.
//
// To add a game: a folder each in core, ai, app/desktop/games and tests, then its line in `Games`
// (games.cpp) and in the contract tests.
#pragma once

#include "ai/arena/match_setup.h"
#include "ai/arena/tally.h"
#include "ai/base/agent_spec.h"
#include "ai/base/experiment.h"
#include "ai/base/thinker.h"
#include "core/play/options.h"
#include "core/play/table.h"

#include <memory>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace parlour {

// One game with its players, of whatever kind.
class GameEntry {
public:
    virtual ~GameEntry() = default;

    virtual std::string_view id() const = 0;
    virtual std::span<const OptionSpec> options() const = 0;
    virtual std::vector<int> seatCounts() const = 0;
    virtual int seats(const Json& completeOptions) const = 0;
    virtual bool arePartners(const Json& completeOptions, Seat a, Seat b) const = 0;
    virtual std::span<const AgentInfo* const> agents() const = 0;
    virtual std::span<const Opponent> opponents() const = 0; // weakest first, cheating ones last
    // Honest opponents, each clearly stronger than the one before.
    virtual std::span<const Level> ladder() const = 0;
    virtual std::span<const ChampionPart> championParts() const = 0;
    // Players that give hints, each deeper and slower than the one before.
    virtual std::span<const std::string_view> advisers() const = 0;
    // One of them, by its place; its thoughts tell its beliefs too.
    virtual std::unique_ptr<Thinker> adviser(std::size_t place) const = 0;

    // A fresh deal. Precondition: the options are complete and checked.
    virtual std::unique_ptr<Table> deal(const Json& completeOptions, std::uint64_t seed) const = 0;
    // Points that end a game of several deals (core/play/series.h); 0: the game knows no such
    // thing.
    virtual int target(const Json& completeOptions) const = 0;
    // The deal after a finished one, with the same options. Precondition: a table of this game,
    // over.
    virtual std::unique_ptr<Table> dealAfter(const Table& finished, std::uint64_t seed) const = 0;
    // Errors name the place in the position.
    virtual Result<std::unique_ptr<Table>> open(const Json& position) const = 0;
    // Errors: the spec names no player of this game, or wrong parameters.
    virtual Result<std::unique_ptr<Thinker>> player(std::string_view spec) const = 0;

    virtual Result<MatchReport> match(const MatchSetup& setup, std::stop_token stop) const = 0;
    virtual std::span<const Experiment> experiments() const = 0; // may be none
    virtual Json bench(double secondsPerFigure) const = 0;
};

std::span<const GameEntry* const> games();

// Errors: there is no such game; the message lists those there are.
Result<const GameEntry*> findGame(std::string_view id);

} // namespace parlour
