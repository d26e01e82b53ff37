// The common ground of the paper's experiments: its deals, and three players who play one.
#pragma once

#include "ai/arena/experiment.h"
#include "ai/arena/watched_game.h"
#include "ai/doudizhu/players.h"

#include <array>
#include <memory>
#include <optional>
#include <string>

namespace parlour::doudizhu {

// The paper's games begin with a landlord and have no bids.
inline constexpr Options kPaperOptions{false, Kickers::Any, Scoring::Classic};

using Specs = std::array<std::string, kPlayers>; // landlord, peasant after, peasant before

// Plays the deal of a sample; watch(state, seat, move) as in watchDeal. Nothing if it was stopped.
class Table {
public:
    explicit Table(const Specs& specs)
        : m_players(std::make_shared<std::vector<Player<Doudizhu>>>(
              seatPlayers<Doudizhu>(Players::players(), {specs.begin(), specs.end()}))) {}

    template <class Watch>
    std::optional<State> play(const Sample& sample, const Deal& deal, Watch watch) const {
        const State end = watchDeal<Doudizhu>(
            kPaperOptions, deal, *m_players, sample.rng, sample.stop,
            [&](const State& state, Seat seat, const Decision<Doudizhu>& decision, std::int64_t) {
                watch(state, seat, decision.move);
            });
        return sample.stop.stop_requested() ? std::nullopt : std::optional(end);
    }

private:
    std::shared_ptr<std::vector<Player<Doudizhu>>> m_players; // samplers are copied
};

inline Deal dealOf(const Sample& sample) {
    Rng rng = sample.rng;
    return Doudizhu::deal(kPaperOptions, rng);
}

// Sections 3 and 6.1, figures 3 to 5: how often the network of a role (roleNumber) plays as its
// teacher does.
Experiment agreementExperiment(int role);

} // namespace parlour::doudizhu
