// Plays a position on (play_on.h) on several threads. The games do not depend on their number.
#pragma once

#include "ai/arena/play_on.h"
#include "ai/base/outside.h"
#include "ai/base/threads.h"

#include <atomic>
#include <mutex>
#include <optional>
#include <stop_token>

namespace parlour {

// Ends within 50 ms of a stop request, with the games that were finished. Precondition: the
// position is not over, and the setup fits it.
template <Determinizable G>
PlayedOn playOn(const typename G::State& position, const Json& options,
                std::span<const AgentEntry<G>> agents, const PlayOnSetup& setup,
                const std::stop_token& stop) {
    const Seat mover = G::toMove(position);
    const typename G::Observation view = G::observe(position, mover);
    std::optional<typename G::Move> first;
    if (!setup.move.empty()) first = G::parseMove(setup.move).value();

    std::atomic<std::int64_t> next = 0;
    std::mutex mutex; // guards `played`
    PlayedOn played;
    const auto playSome = [&] {
        std::vector<MatchPlayer<G>> players;
        for (const std::string& spec : setup.seats)
            players.push_back(seatPlayer<G>(spec, agents, options, setup.outside));
        for (std::int64_t game; (game = next++) < setup.games;) {
            Rng rng = Rng(setup.seed).split(static_cast<std::uint64_t>(game));
            typename G::State state = setup.redeals ? G::sample(view, rng) : position;
            if (first) G::apply(state, *first);
            for (Seat seat; (seat = G::toMove(state)) != kNoSeat;) {
                auto& player = players[static_cast<std::size_t>(seat)].player;
                const auto move = player.decide(state, rng, {}, stop).move;
                if (stop.stop_requested()) return;
                G::apply(state, move);
            }
            const double share = G::winShares(state)[static_cast<std::size_t>(mover)];
            const double gain = G::gainOf(state, mover);
            const std::lock_guard lock(mutex);
            played.add(share, gain);
            if (setup.progress) setup.progress(played);
        }
    };
    {
        const auto helpers = startThreads(setup.threads - 1, [&](int) { playSome(); });
        playSome();
    }
    return played;
}

} // namespace parlour
