// Plays single deals for experiments that look at more than results.
#pragma once

#include "ai/base/agent_spec.h"

#include <chrono>
#include <stop_token>
#include <string>
#include <vector>

namespace parlour {

// Players for each seat by their specs. Precondition: the specs are right.
template <Game G>
std::vector<Player<G>> seatPlayers(std::span<const AgentEntry<G>> agents,
                                   const std::vector<std::string>& specs) {
    const std::vector<const AgentInfo*> infos = agentInfos(agents);
    std::vector<Player<G>> players;
    for (const std::string& text : specs) {
        const AgentSpec spec = parseAgentSpec(text, infos).value();
        players.push_back(agents[spec.agent].make(spec.params));
    }
    return players;
}

// Plays a deal to its end, or until it is stopped: the state is then not over. Before each move
// `watch(state, seat, decision, nanoseconds)` is called. The players at the seats get generators
// split from `rng`.
template <Game G, class Watch>
typename G::State watchDeal(const typename G::Options& options, const typename G::Deal& deal,
                            std::vector<Player<G>>& players, const Rng& rng,
                            const std::stop_token& stop, Watch watch) {
    using Clock = std::chrono::steady_clock;
    std::vector<Rng> rngs;
    for (std::size_t seat = 0; seat < players.size(); ++seat) rngs.push_back(rng.split(seat));
    typename G::State state = G::start(options, deal);
    for (Seat seat; (seat = G::toMove(state)) != kNoSeat;) {
        const auto s = static_cast<std::size_t>(seat);
        const auto before = Clock::now();
        const Decision<G> decision = players[s].decide(state, rngs[s], {}, stop);
        const auto after = Clock::now();
        if (stop.stop_requested()) break;
        watch(state, seat, decision, std::chrono::nanoseconds(after - before).count());
        G::apply(state, decision.move);
    }
    return state;
}

} // namespace parlour
