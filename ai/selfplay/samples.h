// Positions of self-play to learn from: what a row holds, and what makes the rows.
#pragma once

#include "core/base/json.h"
#include "core/play/game.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

// How a game shows positions to a network. A game with learners has one (Players::Form):
//   kName        which inputs and outputs these are
//   kVersion     counts up when they change
//   kShape       height, width and channels of the features, whole numbers from -128 to 127
//   kActions     outputs
//   kRoles       names of the networks, if each role has its own
//   role(view)   the number of the observer's role
//   features(view, out)  fills the features
//   action(view, move)   the output that stands for a move, nothing if none does
//   isShown(view)        whether positions like this are learned at all (bids may not be)
template <class F, class G>
concept LearningForm = requires(const typename G::Observation view, const typename G::Move move,
                                std::span<std::int8_t> out) {
    { F::kName } -> std::convertible_to<std::string_view>;
    { F::kVersion } -> std::convertible_to<int>;
    { F::kShape } -> std::convertible_to<std::array<int, 3>>;
    { F::kActions } -> std::convertible_to<int>;
    { F::kRoles.size() } -> std::convertible_to<std::size_t>;
    { F::role(view) } -> std::same_as<int>;
    F::features(view, out);
    { F::action(view, move) } -> std::same_as<std::optional<int>>;
    { F::isShown(view) } -> std::same_as<bool>;
};

// A member of a row, with its type and shape as numpy writes them.
struct SampleField {
    std::string name;
    std::string type;
    std::vector<int> shape; // empty: a single value
};

struct SampleLayout {
    std::string form;
    int version = 1;
    int actions = 0;
    std::vector<std::string> roles;
    std::vector<SampleField> fields;
    std::size_t rowBytes = 0;

    bool operator==(const SampleLayout&) const = default;
};
inline bool operator==(const SampleField& a, const SampleField& b) {
    return a.name == b.name && a.type == b.type && a.shape == b.shape;
}

struct SelfPlaySetup {
    Json options;                   // from completeOptions()
    std::vector<std::string> seats; // player specs; the next deal moves them on by one seat
    std::string teacher;            // says what it would play; empty: the player itself
    std::int64_t deals = 0;         // in all shards
    std::uint64_t seed = 1;
    int shard = 1; // plays only this shard, from 1 ...
    int shards = 1;
    int threads = 1;

    // Deals of this shard.
    std::int64_t ownDeals() const { return (deals - shard + shards) / shards; }
};

struct Samples {
    std::string rows; // as the layout says, in the order of deals and moves
    std::int64_t count = 0;
};

} // namespace parlour
