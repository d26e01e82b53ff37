// How a game shows a position and a move to a network that values moves (deep Monte Carlo: Zha and
// others, "DouZero", 2021): the network tells what a deal brings the seat to move if it makes this
// move and everybody plays on.
#pragma once

#include "ai/network/outcome.h"
#include "core/play/game.h"

#include <concepts>
#include <cstdint>
#include <span>
#include <string_view>

namespace parlour {

// Features are whole numbers from -128 to 127, mostly 0 and 1. A form has
//   kName, kVersion        which features these are; the version counts up when they change
//   kPosition              features of a position, the same for all moves
//   kMove                  features of a move
//   kPoints                points are divided by this, so that most are between -1 and 1
//   position(view, out)    fills the features, all of which are 0 before
//   move(view, move, out)  the same
//   isValued(view)         whether the observer's moves are valued here; where not, they are made
//                          by lot while it learns
//   worth(view)            how many points a win is worth here; 0: only points count
//   prospect(end, seat, worth)  what a finished deal brought, as positions of this worth count it
template <class F, class G>
concept ValueForm = requires(const typename G::Observation view, const typename G::State end,
                             const typename G::Move move, std::span<std::int8_t> out, Seat seat,
                             float worth) {
    { F::kName } -> std::convertible_to<std::string_view>;
    { F::kVersion } -> std::convertible_to<int>;
    { F::kPosition } -> std::convertible_to<int>;
    { F::kMove } -> std::convertible_to<int>;
    { F::kPoints } -> std::convertible_to<float>;
    F::position(view, out);
    F::move(view, move, out);
    { F::isValued(view) } -> std::same_as<bool>;
    { F::worth(view) } -> std::convertible_to<float>;
    { F::prospect(end, seat, worth) } -> std::same_as<Outcome>;
};

} // namespace parlour
