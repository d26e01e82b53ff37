// Measures how fast a game and its players are (PROTOCOL.md section 3).
#pragma once

#include "ai/base/agent_spec.h"
#include "core/base/json.h"
#include "core/play/game.h"

#include <fmt/format.h>

#include <chrono>

namespace parlour {

template <Game G> class Bench {
public:
    // Takes about `seconds` per figure, on one thread. The checksum covers fixed games of all
    // players, with little search: it changes only when play changes.
    static Json run(std::span<const AgentEntry<G>> agents, double seconds) {
        const typename G::Options options =
            G::options(completeOptions(G::optionSpecs(), Json::object()).value());
        Json result = {{"game", G::kId}};
        playouts(options, seconds, result);
        legalCalls(options, seconds, result);
        Json speeds = Json::object();
        std::uint64_t checksum = 0;
        for (const AgentEntry<G>& agent : agents) {
            Player<G> player = agent.make(Params(agent.params));
            Player<G> brief = agent.make(briefly(agent));
            checksum = checksum * 0x100000001b3 ^ checksumOf(options, brief);
            if (const double rate = decisionRate(options, player, seconds); rate > kSlowestRate)
                speeds[std::string(agent.name)] = {{"decisions_per_second", rate}};
        }
        result["agents"] = speeds;
        result["checksum"] = fmt::format("{:016x}", checksum);
        return result;
    }

    // A checksum of a player's moves in twenty fixed games against itself.
    static std::uint64_t checksumOf(const typename G::Options& options, Player<G>& player) {
        constexpr int kGames = 20;
        Rng rng(4);
        std::uint64_t sum = 0xcbf29ce484222325;
        for (int game = 0; game < kGames; ++game) {
            typename G::State state = G::start(options, G::deal(options, rng));
            while (G::toMove(state) != kNoSeat) {
                const auto move = player.decide(state, rng).move;
                for (const char c : G::toText(move))
                    sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3;
                G::apply(state, move);
            }
        }
        return sum;
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr double kSlowestRate = 20; // slower players are left out
    static constexpr double kLongestGame = 5;  // seconds before a game is broken off

    static double since(Clock::time_point start) {
        return std::chrono::duration<double>(Clock::now() - start).count();
    }

    // Plays to the end and returns the number of decisions.
    static std::int64_t playRandomly(typename G::State& state, Rng& rng) {
        std::int64_t decisions = 0;
        while (G::toMove(state) != kNoSeat) {
            G::playRandomMove(state, rng);
            ++decisions;
        }
        return decisions;
    }

    static void playouts(const typename G::Options& options, double seconds, Json& result) {
        Rng rng(1);
        std::int64_t games = 0;
        std::int64_t decisions = 0;
        const auto start = Clock::now();
        double elapsed = 0;
        while (elapsed < seconds) {
            for (int i = 0; i < 256; ++i, ++games) {
                typename G::State state = G::start(options, G::deal(options, rng));
                decisions += playRandomly(state, rng);
            }
            elapsed = since(start);
        }
        result["playouts_per_second"] = static_cast<double>(games) / elapsed;
        result["decisions_per_playout"] =
            static_cast<double>(decisions) / static_cast<double>(games);
    }

    static void legalCalls(const typename G::Options& options, double seconds, Json& result) {
        Rng rng(2);
        std::vector<typename G::State> states;
        while (states.size() < 1024) {
            typename G::State state = G::start(options, G::deal(options, rng));
            while (G::toMove(state) != kNoSeat) {
                states.push_back(state);
                G::playRandomMove(state, rng);
            }
        }
        std::int64_t calls = 0;
        std::size_t moves = 0;
        const auto start = Clock::now();
        double elapsed = 0;
        while (elapsed < seconds) {
            for (const auto& state : states) moves += G::legalMoves(state).size();
            calls += static_cast<std::int64_t>(states.size());
            elapsed = since(start);
        }
        result["legal_calls_per_second"] = static_cast<double>(calls) / elapsed;
        result["legal_moves_per_call"] = static_cast<double>(moves) / static_cast<double>(calls);
    }

    // Over games of the player against itself.
    static double decisionRate(const typename G::Options& options, Player<G>& player,
                               double seconds) {
        Rng rng(3);
        std::int64_t decisions = 0;
        Clock::duration thinking{};
        const auto start = Clock::now();
        do {
            typename G::State state = G::start(options, G::deal(options, rng));
            const auto before = Clock::now();
            for (; G::toMove(state) != kNoSeat && since(before) < kLongestGame; ++decisions)
                G::apply(state, player.decide(state, rng).move);
            thinking += Clock::now() - before;
        } while (since(start) < seconds);
        return static_cast<double>(decisions) / std::chrono::duration<double>(thinking).count();
    }
};

} // namespace parlour
