// The games and their players (game_list.h) behind one interface for the programs.
#pragma once

#include "ai/arena/experiment.h"
#include "ai/arena/match_setup.h"
#include "ai/arena/play_on.h"
#include "ai/arena/tally.h"
#include "ai/base/agent_spec.h"
#include "ai/base/opponent.h"
#include "ai/base/thinker.h"
#include "ai/selfplay/samples.h"
#include "ai/selfplay/value_tables.h"
#include "core/play/options.h"
#include "core/play/table.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

// A game and its players.
class GameEntry {
public:
    virtual ~GameEntry() = default;

    virtual std::string_view id() const = 0;
    virtual std::span<const OptionSpec> options() const = 0;
    virtual std::vector<int> seatCounts() const = 0;
    virtual int seats(const Json& completeOptions) const = 0;
    // Points that end a game of several deals; 0 if every deal is a game.
    virtual int target(const Json& completeOptions) const = 0;
    virtual bool arePartners(const Json& completeOptions, Seat a, Seat b) const = 0;
    virtual std::span<const AgentInfo* const> agents() const = 0;
    virtual std::span<const Opponent> opponents() const = 0; // weakest first, cheats last
    virtual std::span<const ChampionPart> championParts() const = 0;
    virtual std::span<const Style> styles() const = 0; // may be empty
    // Whether this legal move is a bold one; none where the seat to move has no choice between bold
    // moves and others.
    virtual std::optional<bool> isBold(const Table& table, std::string_view move) const = 0;
    // Specs of the players that give hints, each slower and stronger than the one before.
    virtual std::span<const std::string_view> advisers() const = 0;
    // Specs of two players who grade problems, a weak and a middling one; none: those a quarter and
    // half way up the ladder.
    virtual std::span<const std::string_view> graders() const = 0;

    // A new deal. Precondition: the options come from completeOptions().
    virtual std::unique_ptr<Table> deal(const Json& completeOptions, std::uint64_t seed) const = 0;
    // Errors say where in the position.
    virtual Result<std::unique_ptr<Table>> open(const Json& position) const = 0;
    // Errors: the spec names an unknown player or wrong parameters.
    virtual Result<std::unique_ptr<Thinker>> player(std::string_view spec) const = 0;
    // Whether the player uses hidden information. Errors as above.
    virtual Result<bool> cheats(std::string_view spec) const = 0;
    // Whether its decisions list candidates with a chance to win or an expected score. Errors as
    // above.
    virtual Result<bool> tellsValues(std::string_view spec) const = 0;

    virtual Result<MatchReport> match(const MatchSetup& setup, std::stop_token stop) const = 0;
    // Plays the position on; incomplete if stopped. Preconditions: a table of this game that is not
    // over; one checked player for each seat, and a first move, if any, that is legal.
    virtual PlayedOn playOn(const Table& table, const PlayOnSetup& setup,
                            const std::stop_token& stop) const = 0;
    virtual std::span<const Experiment> experiments() const = 0; // may be empty
    // Positions to learn from, if the game has a form for them.
    virtual std::optional<SampleLayout> sampleLayout() const = 0;
    // Errors name the argument.
    virtual Result<void> checkSelfPlay(const SelfPlaySetup& setup) const = 0;
    // Deals `from` to `to` - 1 of the setup's shard; incomplete if stopped. Preconditions: there is
    // a layout, and the setup has been checked.
    virtual Samples selfPlay(const SelfPlaySetup& setup, std::int64_t from, std::int64_t to,
                             const std::stop_token& stop) const = 0;
    // Deals to learn the values of moves from; null if the game has no form for that.
    virtual std::unique_ptr<ValueTables> valueTables(const ValueSetup& setup) const = 0;
    // The moves with their values, best first, where the first is proved to be best by this margin
    // (ai/search/proof.h); else empty. Some tenths of a second at most. Precondition: not over.
    virtual std::vector<Thought::Option> prove(const Table& table, ValueKind kind,
                                               double leastMargin) const = 0;
    virtual Json bench(double secondsPerFigure) const = 0;
};

using GameList = std::span<const GameEntry* const>;
GameList games(); // as in game_list.h

// The opponents of a game that have a rating, each clearly stronger than the one before; none
// cheats.
std::vector<const Opponent*> ladder(const GameEntry& game);

// The spec of a champion, strong or weak, that plays in a style with these parameters.
std::string withStyle(std::string_view spec, std::string_view params);
// The style in which an opponent plays; null: in none. Only champions of level Hard and above show
// one, and not in every game.
const Style* styleOf(const GameEntry& game, std::string_view spec, Temper temper);

// Error: there is no such game; the message lists the games.
Result<const GameEntry*> findGame(std::string_view id, GameList among = games());

} // namespace parlour
