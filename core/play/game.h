// What a game offers: values and functions on them, so that matches, search and files are written
// once for all games. A game is a struct of static functions (core/briscola/rules.h shows one).
#pragma once

#include "core/base/json.h"
#include "core/base/rng.h"
#include "core/play/options.h"

#include <array>
#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>

namespace parlour {

using Seat = int; // 0 to seats - 1, in the order of play
inline constexpr Seat kNoSeat = -1;
inline constexpr int kMostSeats = 4;

using Scores = std::array<int, kMostSeats>;       // as in protocol section 2
using WinShares = std::array<double, kMostSeats>; // 1 the winner, 1/2 a shared first place, 0 else

// State is complete information; Observation is what one seat knows, the play so far included, and
// holds no hidden card by type. Both are small values without pointers.
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> &&
    std::is_trivially_copyable_v<typename G::Observation> &&
    std::equality_comparable<typename G::State> &&
    std::equality_comparable<typename G::Observation> &&
    std::equality_comparable<typename G::Move> &&
    requires(typename G::State state, const typename G::State cstate,
             const typename G::Observation observation, const typename G::Options options,
             const typename G::Deal deal, const typename G::Move move, Rng rng, Seat seat,
             std::string_view text, const Json json) {
    { G::kId } -> std::convertible_to<std::string_view>;
    { G::kMostCandidates } -> std::convertible_to<std::size_t>;
    { G::optionSpecs() } -> std::same_as<std::span<const OptionSpec>>;
    { G::options(json) } -> std::same_as<typename G::Options>; // of checked values

    { G::deal(options, rng) } -> std::same_as<typename G::Deal>;
    { G::start(options, deal) } -> std::same_as<typename G::State>;
    { G::seats(cstate) } -> std::same_as<int>;
    { G::toMove(cstate) } -> std::same_as<Seat>; // kNoSeat when the game is over
    // Never empty before the game is over; at most G::MoveList's capacity.
    { G::legalMoves(cstate) } -> std::same_as<typename G::MoveList>;
    { G::legalMoves(observation) } -> std::same_as<typename G::MoveList>;
    {G::apply(state, move)};                             // precondition: the move is legal
    { G::scores(cstate) } -> std::same_as<Scores>;       // when over
    { G::winShares(cstate) } -> std::same_as<WinShares>; // when over
    { G::areAllies(cstate, seat, seat) } -> std::same_as<bool>;

    { G::observe(cstate, seat) } -> std::same_as<typename G::Observation>;

    { G::toText(move) } -> std::same_as<std::string>;
    { G::parseMove(text) } -> std::same_as<Result<typename G::Move>>;
    { G::dealToJson(deal) } -> std::same_as<Json>;
    { G::dealFromJson(options, json) } -> std::same_as<Result<typename G::Deal>>;
    { G::viewToJson(observation) } -> std::same_as<Json>;
};

// One uniformly random legal move. Games may offer a quicker way than their list of moves.
template <Game G> void playRandomMove(typename G::State& state, Rng& rng) {
    if constexpr (requires { G::playRandomMove(state, rng); }) {
        G::playRandomMove(state, rng);
    } else {
        const auto moves = G::legalMoves(state);
        G::apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
}

// A game whose hidden cards can be drawn: `sample` gives a state that agrees with all that the
// observation knows, so that observe(sample(o), o.seat) == o.
template <class G>
concept Determinizable = Game<G> && requires(const typename G::Observation observation, Rng rng) {
    { G::sample(observation, rng) } -> std::same_as<typename G::State>;
};

// Some games have moves that only the mover sees whole: seenByOthers(move) is what the others see.
template <class G> inline constexpr bool kHasSecretMoves = requires(const typename G::Move& move) {
    { G::seenByOthers(move) } -> std::same_as<typename G::Move>;
};

} // namespace parlour
