// What a game offers: values and functions on them, so that timelines, tables, search, matches and
// files are written once for all games. A game is a struct of static functions that derives from
// GameDefaults (core/briscola/rules.h shows one; tests/support/nim.h a very small one).
#pragma once

#include "core/base/json.h"
#include "core/base/rng.h"
#include "core/play/options.h"

#include <array>
#include <concepts>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace parlour {

using Seat = int; // 0 to seats - 1, in the order of play
inline constexpr Seat kNoSeat = -1;
inline constexpr int kMostSeats = 4;

using Scores = std::array<int, kMostSeats>;       // as in PROTOCOL.md section 2
using WinShares = std::array<double, kMostSeats>; // 1 the winner, 1/2 a shared first place, 0 else

// Where the events of a move go when nobody wants to know them: search pays nothing for them.
struct NoEvents {
    void operator()(const auto&) const {}
};
template <class Event> using EventSink = std::function<void(const Event&)>;

// What a game may leave out, and what holds then: a game that knows better hides the function by
// one of its own with the same name.
template <class G> struct GameDefaults {
    // Moves of which only the mover sees everything: what the others see of one.
    static constexpr bool kHasSecretMoves = false;
    static auto seenByOthers(const auto& move) { return move; }
    // Deals in which seats take roles that are reported apart: the role's name; empty: none (yet).
    static constexpr bool kHasRoles = false;
    static std::string_view roleOf(const auto& /*state*/, Seat) { return {}; }
    // A move may be written in more than one way, such as its cards in any order.
    static constexpr bool kReadsAnyOrder = false;

    // Applies one legal move, each equally likely. Games may have a quicker way than their list.
    static void playRandomMove(auto& state, Rng& rng) {
        const auto moves = G::legalMoves(state);
        G::apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    // Why a move that can be read is not legal (%1 is the move); empty if it is legal, or if the
    // game cannot tell. Precondition: not over.
    static Phrase objection(const auto& /*state*/, const auto& /*move*/) { return {}; }
    // A finished deal that does not count: the same seats deal again.
    static bool isVoid(const auto& /*state*/) { return false; }
    // Points that end a game of several deals; 0: every deal is a game.
    static int target(const auto& /*options*/) { return 0; }
    // The deal after a finished one: another seat may deal or lead.
    static auto nextDeal(const auto& options, const auto& /*finished*/, Rng& rng) {
        return G::deal(options, rng);
    }
    // What the terminal answer of the protocol holds besides the scores, or in their place; an
    // object.
    static Json outcomeToJson(const auto& /*state*/) { return Json::object(); }
    // The seats that are partners from the start, whatever happens.
    static bool arePartners(const auto& /*options*/, Seat, Seat) { return false; }
};

// Everything that is asked of a game.
//
// State is complete information. Observation is what one seat knows, the play so far included, and
// by type holds no hidden card. An Event is one thing that happened in a move (a card was played, a
// trick won, a card drawn). All of them and Move are small values without pointers.
template <class G>
concept Game = std::derived_from<G, GameDefaults<G>> &&
    std::is_trivially_copyable_v<typename G::State> &&
    std::is_trivially_copyable_v<typename G::Observation> &&
    std::is_trivially_copyable_v<typename G::Event> &&
    std::equality_comparable<typename G::State> &&
    std::equality_comparable<typename G::Observation> &&
    std::equality_comparable<typename G::Event> && std::equality_comparable<typename G::Move> &&
    requires(typename G::State state, const typename G::State cstate,
             const typename G::Observation observation, const typename G::Event event,
             const typename G::Options options, const typename G::Deal deal,
             const typename G::Move move, const EventSink<typename G::Event> sink, Rng rng,
             Seat seat, std::string_view text, const Json json) {
    { G::kId } -> std::convertible_to<std::string_view>;
    { G::kMostCandidates } -> std::convertible_to<std::size_t>; // moves that a player may list
    { G::optionSpecs() } -> std::same_as<std::span<const OptionSpec>>;
    { G::options(json) } -> std::same_as<typename G::Options>; // of complete and checked values

    { G::deal(options, rng) } -> std::same_as<typename G::Deal>;
    { G::nextDeal(options, cstate, rng) } -> std::same_as<typename G::Deal>; // when over
    { G::start(options, deal) } -> std::same_as<typename G::State>;
    { G::seats(options) } -> std::same_as<int>;
    { G::seats(cstate) } -> std::same_as<int>;
    { G::toMove(cstate) } -> std::same_as<Seat>; // kNoSeat when the deal is over
    // A list of fixed capacity with size(), [] and iterators. Each move once; never empty before
    // the deal is over.
    { G::legalMoves(cstate) } -> std::same_as<typename G::MoveList>;
    { G::legalMoves(observation) } -> std::same_as<typename G::MoveList>; // the observer to move
    { G::objection(cstate, move) } -> std::same_as<Phrase>;
    // Precondition of both: the move is legal. The second one tells the sink what happens, in
    // order: each event when the state holds what it says, and nothing yet of those that follow.
    {G::apply(state, move)};
    {G::apply(state, move, sink)};
    {G::playRandomMove(state, rng)};

    { G::scores(cstate) } -> std::same_as<Scores>;              // when over
    { G::winShares(cstate) } -> std::same_as<WinShares>;        // when over
    { G::outcomeToJson(cstate) } -> std::same_as<Json>;         // when over
    { G::isVoid(cstate) } -> std::same_as<bool>;                // when over
    { G::areAllies(cstate, seat, seat) } -> std::same_as<bool>; // so far as is known
    { G::arePartners(options, seat, seat) } -> std::same_as<bool>;
    { G::target(options) } -> std::same_as<int>;
    { G::roleOf(cstate, seat) } -> std::same_as<std::string_view>;

    // What a seat knows; of kNoSeat: what everybody does.
    { G::observe(cstate, seat) } -> std::same_as<typename G::Observation>;
    // What a seat sees of an event; of kNoSeat: what everybody does.
    { G::seen(event, seat) } -> std::same_as<typename G::Event>;
    { G::seenByOthers(move) } -> std::same_as<typename G::Move>;

    // Notation: PROTOCOL.md section 1.
    { G::toText(move) } -> std::same_as<std::string>;
    { G::parseMove(text) } -> std::same_as<Result<typename G::Move>>;
    { G::dealToJson(deal) } -> std::same_as<Json>;
    { G::dealFromJson(options, json) } -> std::same_as<Result<typename G::Deal>>;
    { G::viewToJson(observation) } -> std::same_as<Json>;
};

// A game whose hidden cards can be drawn by lot: `sample` gives a state that agrees with all that
// the observation knows, so that observe(sample(o), o.seat) == o.
template <class G>
concept Determinizable = Game<G> && requires(const typename G::Observation observation, Rng rng) {
    { G::sample(observation, rng) } -> std::same_as<typename G::State>;
};

} // namespace parlour
