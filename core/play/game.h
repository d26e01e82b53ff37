// What a game must offer, so that timelines, tables, search, matches and files are written once for
// all games. A game is a struct of static functions that derives from GameDefaults. See
// core/briscola/rules.h for an example and tests/support/high_card.h for the smallest one.
#pragma once

#include "core/base/json.h"
#include "core/base/rng.h"
#include "core/play/options.h"

#include <algorithm>
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
using WinShares = std::array<double, kMostSeats>; // 1: won, 1/2: shared first place, 0: lost

// How far a deal has gone.
enum class Stage : std::uint8_t { Early, Middle, Late };

// The third in which `done` of `all` lies.
constexpr Stage stageAfter(int done, int all) {
    return 3 * done < all ? Stage::Early : 3 * done < 2 * all ? Stage::Middle : Stage::Late;
}

// The side with the most points wins; sides that tie share the win. `areAllies(a, b)`: whether two
// seats are on one side.
WinShares sharesOfMost(const Scores& points, int seats, const auto& areAllies) {
    const int most = *std::max_element(points.begin(), points.begin() + seats);
    const auto has = [&](Seat seat) { return points[static_cast<std::size_t>(seat)] == most; };
    int sides = 0;
    for (Seat seat = 0; seat < seats; ++seat) {
        bool isFirstOfSide = has(seat);
        for (Seat other = 0; other < seat; ++other) isFirstOfSide &= !areAllies(seat, other);
        sides += isFirstOfSide;
    }
    WinShares shares{};
    for (Seat seat = 0; seat < seats; ++seat)
        if (has(seat)) shares[static_cast<std::size_t>(seat)] = 1.0 / sides;
    return shares;
}

// Discards the events of a move, at no cost to a search.
struct NoEvents {
    void operator()(const auto&) const {}
};
template <class Event> using EventSink = std::function<void(const Event&)>;

// Defaults of everything that a game may leave out. A game replaces one by a member of the same
// name.
template <class G> struct GameDefaults {
    // The rule options.
    static std::span<const OptionSpec> optionSpecs() { return {}; }
    // What a seat sees of an event: by default all of it.
    static auto seen(const auto& event, Seat) { return event; }
    // Whether two seats are on one side.
    static bool areAllies(const auto& /*state*/, Seat a, Seat b) { return a == b; }
    // Who has won: by default the side with the most points.
    static WinShares winShares(const auto& state) {
        return sharesOfMost(G::scores(state), G::seats(state),
                            [&](Seat a, Seat b) { return G::areAllies(state, a, b); });
    }
    // Whether some moves are partly hidden from the others, and what they see of such a move.
    static constexpr bool kHasSecretMoves = false;
    static auto seenByOthers(const auto& move) { return move; }
    // Whether seats take roles whose results are reported separately, and the role of a seat; empty
    // while it has none.
    static constexpr bool kHasRoles = false;
    static std::string_view roleOf(const auto& /*state*/, Seat) { return {}; }
    // How far a deal has gone, and a seat's part in it, from what everybody knows (of a State or an
    // Observation): chances are measured, and their curves fitted, apart for each.
    static Stage stageOf(const auto& /*position*/) { return Stage::Early; }
    static std::string_view partOf(const auto& /*position*/, Seat) { return {}; }
    // What a seat has gained by a finished deal, as ValueKind::Score expects it.
    static double gainOf(const auto& state, Seat seat) {
        return G::scores(state)[static_cast<std::size_t>(seat)];
    }
    // Whether a move may be written with its cards in any order.
    static constexpr bool kReadsAnyOrder = false;

    // Plays a legal move, each equally likely; some games need no list of them for that.
    static void playRandomMove(auto& state, Rng& rng) {
        const auto moves = G::legalMoves(state);
        G::apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    // Why a well-formed move is illegal (%1 is the move); empty if it is legal or if the game
    // gives no reason. Precondition: not over.
    static Phrase objection(const auto& /*state*/, const auto& /*move*/) { return {}; }
    // Whether a finished deal does not count and is dealt again.
    static bool isVoid(const auto& /*state*/) { return false; }
    // Points that end a game of several deals; 0 if every deal is a game.
    static int target(const auto& /*options*/) { return 0; }
    // The deal after a finished one, in which another seat may deal or lead.
    static auto nextDeal(const auto& options, const auto& /*finished*/, Rng& rng) {
        return G::deal(options, rng);
    }
    // An object with what the protocol's "terminal" answer holds besides the scores, or instead of
    // them.
    static Json outcomeToJson(const auto& /*state*/) { return Json::object(); }
    // Whether two seats are partners from the start, whatever happens.
    static bool arePartners(const auto& /*options*/, Seat, Seat) { return false; }
};

// All requirements of a game.
//
// A State is complete information. An Observation is what one seat knows, the play so far included;
// its type cannot hold hidden cards. An Event is one thing that happened in a move: a card was
// played, a trick won, a card drawn. These and Move are small values; they may refer to what the
// Options hold, and then live no longer than these.
template <class G>
concept Game = std::derived_from<G, GameDefaults<G>> &&
                   std::is_trivially_copyable_v<typename G::State> &&
                   std::is_trivially_copyable_v<typename G::Observation> &&
                   std::is_trivially_copyable_v<typename G::Event> &&
                   std::equality_comparable<typename G::State> &&
                   std::equality_comparable<typename G::Observation> &&
                   std::equality_comparable<typename G::Event> &&
                   std::equality_comparable<typename G::Move> &&
                   // Searches use moves as keys.
                   std::has_unique_object_representations_v<typename G::Move> &&
                   sizeof(typename G::Move) <= 8 &&
               requires(typename G::State state, const typename G::State cstate,
                        const typename G::Observation observation, const typename G::Event event,
                        const typename G::Options options, const typename G::Deal deal,
                        const typename G::Move move, const EventSink<typename G::Event> sink,
                        Rng rng, Seat seat, std::string_view text, const Json json) {
    { G::kId } -> std::convertible_to<std::string_view>;
    { G::kMostCandidates } -> std::convertible_to<std::size_t>; // most moves a Decision lists
    // Numbers of seats that people can choose are the values of an option called "players".
    { G::optionSpecs() } -> std::same_as<std::span<const OptionSpec>>;
    { G::options(json) } -> std::same_as<typename G::Options>; // from completeOptions()

    { G::deal(options, rng) } -> std::same_as<typename G::Deal>;
    { G::nextDeal(options, cstate, rng) } -> std::same_as<typename G::Deal>; // when over
    { G::start(options, deal) } -> std::same_as<typename G::State>;
    { G::seats(options) } -> std::same_as<int>;
    { G::seats(cstate) } -> std::same_as<int>;
    { G::toMove(cstate) } -> std::same_as<Seat>; // kNoSeat when the deal is over
    // A list of fixed capacity with size(), [] and iterators, without duplicates, never empty
    // before the deal is over.
    { G::MoveList::static_capacity } -> std::convertible_to<std::size_t>;
    { G::legalMoves(cstate) } -> std::same_as<typename G::MoveList>;
    { G::legalMoves(observation) } -> std::same_as<typename G::MoveList>; // the observer to move
    { G::objection(cstate, move) } -> std::same_as<Phrase>;
    // Precondition of both: the move is legal. The second reports every event to the sink as soon
    // as the state shows it, and before the state shows any later one.
    {G::apply(state, move)};
    {G::apply(state, move, sink)};
    {G::playRandomMove(state, rng)};

    { G::scores(cstate) } -> std::same_as<Scores>;              // when over
    { G::winShares(cstate) } -> std::same_as<WinShares>;        // when over
    { G::outcomeToJson(cstate) } -> std::same_as<Json>;         // when over
    { G::isVoid(cstate) } -> std::same_as<bool>;                // when over
    { G::areAllies(cstate, seat, seat) } -> std::same_as<bool>; // as far as is known
    { G::arePartners(options, seat, seat) } -> std::same_as<bool>;
    { G::target(options) } -> std::same_as<int>;
    { G::roleOf(cstate, seat) } -> std::same_as<std::string_view>;
    { G::stageOf(cstate) } -> std::same_as<Stage>;
    { G::stageOf(observation) } -> std::same_as<Stage>;
    { G::partOf(cstate, seat) } -> std::same_as<std::string_view>;
    { G::partOf(observation, seat) } -> std::same_as<std::string_view>;
    { G::gainOf(cstate, seat) } -> std::same_as<double>; // when over

    // What a seat knows; kNoSeat stands for a spectator, who knows what everybody knows.
    { G::observe(cstate, seat) } -> std::same_as<typename G::Observation>;
    { observation.seat } -> std::convertible_to<Seat>;
    // What a seat, or a spectator, sees of an event.
    { G::seen(event, seat) } -> std::same_as<typename G::Event>;
    { G::seenByOthers(move) } -> std::same_as<typename G::Move>;

    // Notation: PROTOCOL.md section 1.
    { G::toText(move) } -> std::same_as<std::string>;
    { G::parseMove(text) } -> std::same_as<Result<typename G::Move>>;
    { G::dealToJson(deal) } -> std::same_as<Json>;
    { G::dealFromJson(options, json) } -> std::same_as<Result<typename G::Deal>>;
    { G::viewToJson(observation) } -> std::same_as<Json>;
};

// A game whose hidden information can be sampled: `sample` returns a random state that agrees with
// the observation, so that observe(sample(o), o.seat) == o.
template <class G>
concept Determinizable = Game<G> && requires(const typename G::Observation observation, Rng rng) {
    { G::sample(observation, rng) } -> std::same_as<typename G::State>;
};

} // namespace parlour
