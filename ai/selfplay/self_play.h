// Plays deals and writes down every position in a form that networks learn from. The rows do not
// depend on the number of threads.
#pragma once

#include "ai/arena/watched_game.h"
#include "ai/search/parallel.h"
#include "ai/selfplay/samples.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

namespace parlour {

template <Game G, LearningForm<G> Form> class SelfPlay {
    static constexpr int kCandidates = 8; // best first
    static constexpr std::size_t kFeatures =
        static_cast<std::size_t>(Form::kShape[0] * Form::kShape[1] * Form::kShape[2]);
    static constexpr std::size_t kLegalBytes = (Form::kActions + 7) / 8;
    // Where a row's results stand, which are known when the deal is over.
    static constexpr std::size_t kResultBytes = 2 + 4;

public:
    static SampleLayout layout() {
        const std::vector<int> shape{Form::kShape[0], Form::kShape[1], Form::kShape[2]};
        SampleLayout layout;
        layout.form = Form::kName;
        layout.version = Form::kVersion;
        layout.actions = Form::kActions;
        layout.roles.assign(Form::kRoles.begin(), Form::kRoles.end());
        layout.fields = {{"deal", "<i8", {}},
                         {"ply", "<i2", {}},
                         {"seat", "|i1", {}},
                         {"role", "|i1", {}},
                         {"features", "|i1", shape},
                         {"legal", "|u1", {static_cast<int>(kLegalBytes)}},
                         {"played", "<i2", {}},
                         {"advised", "<i2", {}},
                         {"candidates", "<i2", {kCandidates}},
                         {"values", "<f4", {kCandidates}},
                         {"score", "<i2", {}},
                         {"won", "<f4", {}}};
        layout.rowBytes =
            8 + 2 + 1 + 1 + kFeatures + kLegalBytes + 2 + 2 + 6 * kCandidates + kResultBytes;
        return layout;
    }

    // Whether the players are right. Errors name the argument.
    static Result<void> check(const SelfPlaySetup& setup, std::span<const AgentEntry<G>> agents) {
        const int seats = G::seats(G::options(setup.options));
        if (static_cast<int>(setup.seats.size()) != seats)
            return Error("--seats", PARLOUR_PHRASE("Matches", "Expected %1 players, not %2"),
                         {std::to_string(seats), std::to_string(setup.seats.size())});
        const std::vector<const AgentInfo*> infos = agentInfos(agents);
        for (const std::string& seat : setup.seats)
            if (auto spec = parseAgentSpec(seat, infos); !spec)
                return std::move(spec.error()).within("--seats");
        if (!setup.teacher.empty())
            if (auto spec = parseAgentSpec(setup.teacher, infos); !spec)
                return std::move(spec.error()).within("--teacher");
        return {};
    }

    // Deals `from` to `to` - 1 of the shard. When it is stopped, what it returns is incomplete.
    // Precondition: check().
    static Samples play(const SelfPlaySetup& setup, std::span<const AgentEntry<G>> agents,
                        std::int64_t from, std::int64_t to, const std::stop_token& stop) {
        std::vector<Samples> ofDeals(static_cast<std::size_t>(to - from));
        inBlocks(static_cast<int>(to - from), setup.threads, [&](int) {
            return [&, players = seatPlayers<G>(agents, setup.seats),
                    teacher = teachers(setup, agents)](int deal) mutable {
                if (!stop.stop_requested())
                    ofDeals[static_cast<std::size_t>(deal)] =
                        playDeal(setup, players, teacher, from + deal, stop);
            };
        });
        Samples all;
        for (const Samples& samples : ofDeals) {
            all.rows += samples.rows;
            all.count += samples.count;
        }
        return all;
    }

private:
    static std::vector<Player<G>> teachers(const SelfPlaySetup& setup,
                                           std::span<const AgentEntry<G>> agents) {
        if (setup.teacher.empty()) return {};
        return seatPlayers<G>(agents, {setup.teacher});
    }

    static Samples playDeal(const SelfPlaySetup& setup, std::vector<Player<G>>& players,
                            std::vector<Player<G>>& teacher, std::int64_t ownDeal,
                            const std::stop_token& stop) {
        const std::int64_t number = ownDeal * setup.shards + setup.shard - 1;
        const Rng root(setup.seed);
        Rng dealRng = root.split(static_cast<std::uint64_t>(number) << 1);
        const Rng playRng = root.split(static_cast<std::uint64_t>(number) << 1 | 1);
        const auto options = G::options(setup.options);
        const std::size_t seats = players.size();
        const auto shift = static_cast<std::size_t>(number) % seats;
        std::vector<Rng> rngs;
        for (std::size_t i = 0; i <= seats; ++i) rngs.push_back(playRng.split(i));

        Samples samples;
        std::vector<Seat> movers;
        typename G::State state = G::start(options, G::deal(options, dealRng));
        for (int ply = 0; !stop.stop_requested(); ++ply) {
            const Seat seat = G::toMove(state);
            if (seat == kNoSeat) {
                if (!G::isVoid(state)) {
                    addResults(samples, movers, state);
                    return samples;
                }
                state = G::start(options, G::nextDeal(options, state, dealRng));
                samples = {};
                movers.clear();
                continue;
            }
            const auto s = static_cast<std::size_t>(seat);
            const Decision<G> decision =
                players[(s + shift) % seats].decide(state, rngs[s], {}, stop);
            const typename G::Observation view = G::observe(state, seat);
            if (Form::isShown(view)) {
                const Decision<G> advice =
                    teacher.empty() ? decision
                                    : teacher.front().decide(state, rngs[seats], {}, stop);
                addRow(samples, number, ply, view, seat, decision, advice);
                movers.push_back(seat);
            }
            G::apply(state, decision.move);
        }
        return {};
    }

    template <class T> static void put(std::string& row, T value) {
        using Bits = std::conditional_t<sizeof(T) == 8, std::uint64_t, std::uint32_t>;
        Bits bits{};
        if constexpr (std::is_same_v<T, float>)
            bits = std::bit_cast<std::uint32_t>(value);
        else
            bits = static_cast<Bits>(value);
        for (std::size_t i = 0; i < sizeof(T); ++i)
            row += static_cast<char>(bits >> (8 * i) & 0xff);
    }

    static std::int16_t actionOf(const typename G::Observation& view,
                                 const typename G::Move& move) {
        return static_cast<std::int16_t>(Form::action(view, move).value_or(-1));
    }

    static void addRow(Samples& samples, std::int64_t deal, int ply,
                       const typename G::Observation& view, Seat seat, const Decision<G>& decision,
                       const Decision<G>& advice) {
        std::string& row = samples.rows;
        put(row, deal);
        put(row, static_cast<std::int16_t>(ply));
        put(row, static_cast<std::int8_t>(seat));
        put(row, static_cast<std::int8_t>(Form::role(view)));
        std::array<std::int8_t, kFeatures> features{};
        Form::features(view, features);
        for (const std::int8_t feature : features) put(row, feature);
        std::array<std::uint8_t, kLegalBytes> legal{};
        for (const typename G::Move& move : G::legalMoves(view))
            if (const auto action = Form::action(view, move))
                legal[static_cast<std::size_t>(*action / 8)] |=
                    static_cast<std::uint8_t>(1 << *action % 8);
        for (const std::uint8_t byte : legal) put(row, byte);
        put(row, actionOf(view, decision.move));
        put(row, actionOf(view, advice.move));
        addCandidates(row, view, advice);
        row.append(kResultBytes, '\0');
        ++samples.count;
    }

    // The best candidate of each action.
    static void addCandidates(std::string& row, const typename G::Observation& view,
                              const Decision<G>& advice) {
        boost::container::static_vector<std::pair<float, std::int16_t>, G::kMostCandidates> best;
        for (const auto& candidate : advice.candidates) {
            const std::int16_t action = actionOf(view, candidate.move);
            const auto value = static_cast<float>(candidate.value);
            const auto known =
                std::ranges::find(best, action, [](const auto& b) { return b.second; });
            if (known == best.end())
                best.emplace_back(value, action);
            else
                known->first = std::max(known->first, value);
        }
        std::ranges::stable_sort(best,
                                 [](const auto& a, const auto& b) { return a.first > b.first; });
        for (std::size_t i = 0; i < kCandidates; ++i)
            put(row, i < best.size() ? best[i].second : std::int16_t{-1});
        for (std::size_t i = 0; i < kCandidates; ++i)
            put(row, i < best.size() ? best[i].first : std::numeric_limits<float>::quiet_NaN());
    }

    static void addResults(Samples& samples, const std::vector<Seat>& movers,
                           const typename G::State& state) {
        const Scores scores = G::scores(state);
        const WinShares shares = G::winShares(state);
        const std::size_t bytes = layout().rowBytes;
        for (std::size_t i = 0; i < movers.size(); ++i) {
            const auto seat = static_cast<std::size_t>(movers[i]);
            std::string result;
            put(result, static_cast<std::int16_t>(scores[seat]));
            put(result, static_cast<float>(shares[seat]));
            samples.rows.replace((i + 1) * bytes - kResultBytes, kResultBytes, result);
        }
    }
};

} // namespace parlour
