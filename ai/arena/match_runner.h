// Plays matches, many games between players, on several threads. The result does not depend on
// their number.
#pragma once

#include "ai/arena/match_setup.h"
#include "ai/arena/tally.h"
#include "ai/base/agent_spec.h"
#include "core/play/series.h"

#include <atomic>
#include <chrono>
#include <mutex>
#include <stop_token>
#include <thread>

namespace parlour {

template <Game G> class MatchRunner {
public:
    // Errors: not one player for each seat, a wrong spec, an exchange of more or fewer than two
    // sides, a wrong deal.
    static Result<MatchReport> run(const MatchSetup& setup, std::span<const AgentEntry<G>> agents,
                                   std::stop_token stop) {
        MatchRunner runner(setup);
        if (auto prepared = runner.prepare(agents); !prepared) return std::move(prepared.error());
        return runner.play(agents, stop);
    }

private:
    explicit MatchRunner(const MatchSetup& setup)
        : m_setup(setup), m_options(G::options(setup.options)) {}

    Result<void> prepare(std::span<const AgentEntry<G>> agents) {
        const int seats = G::seats(m_options);
        if (static_cast<int>(m_setup.seats.size()) != seats)
            return Error("--seats", PARLOUR_PHRASE("Matches", "Expected %1 players, not %2"),
                         {std::to_string(seats), std::to_string(m_setup.seats.size())});
        const std::vector<const AgentInfo*> infos = agentInfos(agents);
        for (const std::string& seat : m_setup.seats) {
            auto spec = parseAgentSpec(seat, infos);
            if (!spec) return std::move(spec.error()).within("--seats");
            m_specs.push_back(*spec);
        }
        nameSides();
        for (std::size_t i = 0; i < m_setup.deals.size(); ++i) {
            auto deal = G::dealFromJson(m_options, m_setup.deals[i]);
            if (!deal) return std::move(deal.error()).within("deal " + std::to_string(i + 1));
            m_deals.push_back(std::move(*deal));
        }
        if (m_setup.duplicate && m_sides.size() != 2)
            return Error("--duplicate",
                         PARLOUR_PHRASE("Matches", "Only two sides can be exchanged, not %1"),
                         {std::to_string(m_sides.size())});
        return {};
    }

    // A side is a fixed partnership or, in games without these, all seats with the same spec. Sides
    // of the same name are distinguished by their first seat.
    void nameSides() {
        const int seats = G::seats(m_options);
        const auto& specs = m_setup.seats;
        const bool allSame =
            std::ranges::all_of(specs, [&](const auto& s) { return s == specs[0]; });
        for (int seat = 0; seat < seats; ++seat) {
            int side = -1;
            for (int other = 0; other < seat && side < 0; ++other)
                if (hasPartners() ? G::arePartners(m_options, seat, other)
                                  : !allSame && specs[seat] == specs[other])
                    side = m_sideOf[static_cast<std::size_t>(other)];
            if (side < 0) {
                side = static_cast<int>(m_sides.size());
                m_sides.emplace_back().agent = specs[seat];
                m_firstSeat.push_back(seat);
            } else if (SideTally& s = m_sides[static_cast<std::size_t>(side)];
                       specs[seat] != s.agent) {
                s.agent += "+" + specs[seat]; // partners may differ
            }
            m_sideOf.push_back(side);
        }
        const std::string first = m_sides[0].agent;
        if (m_sides.size() > 1 &&
            std::ranges::all_of(m_sides, [&](const auto& s) { return s.agent == first; }))
            for (std::size_t i = 0; i < m_sides.size(); ++i)
                m_sides[i].agent += "#" + std::to_string(m_firstSeat[i]);
    }
    bool hasPartners() const {
        for (int seat = 1; seat < G::seats(m_options); ++seat)
            if (G::arePartners(m_options, 0, seat)) return true;
        return false;
    }

    Result<MatchReport> play(std::span<const AgentEntry<G>> agents, std::stop_token stop) {
        const Seating seating(m_sideOf, m_setup.rotate, m_setup.duplicate);
        const auto started = std::chrono::steady_clock::now();
        {
            std::vector<std::jthread> helpers;
            for (int t = 1; t < m_setup.threads; ++t)
                helpers.emplace_back([&] { playSome(agents, seating, stop); });
            playSome(agents, seating, stop);
        }
        MatchReport report;
        report.game = G::kId;
        report.options = m_setup.options;
        report.seats = m_setup.seats;
        report.gamesAsked = m_setup.games;
        report.seed = m_setup.seed;
        if (m_setup.singleDeals) report.unit = "deal";
        report.rotate = m_setup.rotate;
        report.duplicate = m_setup.duplicate;
        report.deals = static_cast<std::int64_t>(m_setup.deals.size());
        report.shards = {m_setup.shards, {m_setup.shard}};
        report.interrupted = stop.stop_requested();
        report.sides = m_sides;
        report.seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
        return report;
    }

    // One thread's share: plays the next game of this shard until there is none.
    void playSome(std::span<const AgentEntry<G>> agents, const Seating& seating,
                  const std::stop_token& stop) {
        std::vector<Player<G>> players;
        for (const AgentSpec& spec : m_specs)
            players.push_back(agents[spec.agent].make(spec.params));
        std::vector<SideTally> sides(m_sides.size());
        while (!stop.stop_requested()) {
            const std::int64_t game = m_next++ * m_setup.shards + m_setup.shard - 1;
            if (game >= m_setup.games) break;
            playGame(game, seating, players, sides, stop);
        }
        const std::lock_guard lock(m_mutex);
        for (std::size_t i = 0; i < sides.size(); ++i) m_sides[i].add(sides[i]);
    }

    // A game in play.
    struct Sitting {
        std::array<int, kMostSeats> places{}; // the place whose player sits at each seat
        std::vector<Rng> rngs;                // by seat
        std::vector<PlayedDeal> records;      // by deal
    };

    // An interrupted game does not count.
    void playGame(std::int64_t game, const Seating& seating, std::vector<Player<G>>& players,
                  std::vector<SideTally>& sides, const std::stop_token& stop) {
        const Rng root(m_setup.seed);
        const int round = static_cast<int>(game % seating.gamesPerDeal());
        const auto dealNumber = static_cast<std::uint64_t>(game / seating.gamesPerDeal());
        Rng dealRng = root.split(dealNumber << 1);
        const Rng gameRng = root.split(static_cast<std::uint64_t>(game) << 1 | 1);
        Sitting sitting;
        for (int seat = 0; seat < seating.seats(); ++seat) {
            sitting.places[static_cast<std::size_t>(seat)] = seating.placeAt(round, seat);
            sitting.rngs.push_back(gameRng.split(static_cast<std::uint64_t>(seat)));
        }

        Series series(seating.seats(), {m_setup.singleDeals ? 0 : G::target(m_options)});
        typename G::Deal deal =
            m_deals.empty() ? G::deal(m_options, dealRng) : m_deals[dealNumber % m_deals.size()];
        while (true) {
            typename G::State state = G::start(m_options, deal);
            std::vector<typename G::Move> moves;
            if (!playDeal(state, moves, sitting, players, sides, stop)) return;
            if (G::isVoid(state)) {
                deal = G::nextDeal(m_options, state, dealRng);
                continue;
            }
            if (m_setup.record)
                sitting.records.push_back(recordOf(deal, moves, state, series, sitting));
            const Scores scores = G::scores(state);
            series.add(scores);
            if (!series.hasGoal()) {
                count(scores, G::winShares(state), sitting, sides);
                countRoles(state, sitting, sides);
                break;
            }
            if (series.isOver()) {
                const auto areAllies = [&](Seat a, Seat b) { return G::areAllies(state, a, b); };
                count(series.totals(), series.winShares(areAllies), sitting, sides);
                break;
            }
            deal = G::nextDeal(m_options, state, dealRng);
        }
        if (m_setup.record || m_setup.progress) tell(game, sitting.records);
    }

    // Plays a deal to the end; returns false if interrupted.
    bool playDeal(typename G::State& state, std::vector<typename G::Move>& moves, Sitting& sitting,
                  std::vector<Player<G>>& players, std::vector<SideTally>& sides,
                  const std::stop_token& stop) {
        using Clock = std::chrono::steady_clock;
        auto before = Clock::now();
        for (Seat seat; (seat = G::toMove(state)) != kNoSeat;) {
            const std::size_t s = static_cast<std::size_t>(seat);
            const std::size_t place = static_cast<std::size_t>(sitting.places[s]);
            const auto move = players[place].decide(state, sitting.rngs[s], {}, stop).move;
            if (stop.stop_requested()) return false;
            const auto after = Clock::now();
            SideTally& side = sides[static_cast<std::size_t>(m_sideOf[place])];
            const std::int64_t elapsed = std::chrono::nanoseconds(after - before).count();
            const auto countDecision = [&](Tally& tally) {
                ++tally.decisions;
                tally.nanoseconds += elapsed;
            };
            countDecision(side);
            if (const std::string_view role = G::roleOf(state, seat); !role.empty())
                countDecision(side.roles[std::string(role)]);
            before = after;
            G::apply(state, move);
            if (m_setup.record) moves.push_back(move);
        }
        return true;
    }

    void count(const Scores& scores, const WinShares& shares, const Sitting& sitting,
               std::vector<SideTally>& sides) const {
        for (std::size_t i = 0; i < sides.size(); ++i)
            countSeats(sides[i], scores, shares,
                       [&](Seat seat) { return isOfSide(i, seat, sitting); });
    }

    // The same for each role of each side.
    void countRoles(const typename G::State& state, const Sitting& sitting,
                    std::vector<SideTally>& sides) const {
        for (Seat seat = 0; seat < G::seats(m_options); ++seat) {
            const std::string_view role = G::roleOf(state, seat);
            if (role.empty()) return;
            for (std::size_t i = 0; i < sides.size(); ++i) {
                const auto isCounted = [&](Seat other) {
                    return isOfSide(i, other, sitting) && G::roleOf(state, other) == role;
                };
                bool isFirst = isCounted(seat);
                for (Seat other = 0; other < seat; ++other) isFirst &= !isCounted(other);
                if (isFirst)
                    countSeats(sides[i].roles[std::string(role)], G::scores(state),
                               G::winShares(state), isCounted);
            }
        }
    }

    bool isOfSide(std::size_t side, Seat seat, const Sitting& sitting) const {
        const auto place = static_cast<std::size_t>(sitting.places[static_cast<std::size_t>(seat)]);
        return m_sideOf[place] == static_cast<int>(side);
    }

    // Counts one game for the seats chosen by `isCounted`.
    void countSeats(Tally& tally, const Scores& scores, const WinShares& shares,
                    const auto& isCounted) const {
        int seats = 0;
        int score = 0;
        double share = 0;
        for (int seat = 0; seat < G::seats(m_options); ++seat) {
            if (!isCounted(seat)) continue;
            const std::size_t s = static_cast<std::size_t>(seat);
            ++seats;
            score += scores[s];
            if (seats > 1 && hasPartners()) continue; // partners share one result
            share += shares[s];
            ++tally.scores[scores[s]];
        }
        if constexpr (G::kHasRoles) share /= seats; // a side that both won and lost has drawn
        const int twelfths = score * 12 / seats;
        tally.scoreTwelfths += twelfths;
        tally.scoreTwelfthsSquared += std::int64_t{twelfths} * twelfths;
        (share > 0.999 ? tally.wins : share > 0 ? tally.draws : tally.losses) += 1;
    }

    PlayedDeal recordOf(const typename G::Deal& deal, const std::vector<typename G::Move>& moves,
                        const typename G::State& state, const Series& before,
                        const Sitting& sitting) const {
        PlayedDeal record;
        std::vector<std::string> texts;
        for (const auto& move : moves) texts.push_back(G::toText(move));
        record.position = {{"game", G::kId},
                           {"options", m_setup.options},
                           {"deal", G::dealToJson(deal)},
                           {"moves", texts}};
        record.deal = static_cast<int>(sitting.records.size());
        const Scores scores = G::scores(state);
        for (std::size_t seat = 0; seat < m_setup.seats.size(); ++seat) {
            const auto place = static_cast<std::size_t>(sitting.places[seat]);
            record.seats.push_back(m_setup.seats[place]);
            record.scores.push_back(scores[seat]);
            if (record.deal > 0) record.earlier.push_back(before.totals()[seat]);
        }
        return record;
    }

    void tell(std::int64_t game, std::vector<PlayedDeal>& records) {
        const std::lock_guard lock(m_mutex);
        ++m_done;
        if (m_setup.progress && m_done % kProgressStep == 0) m_setup.progress(m_done);
        for (PlayedDeal& record : records) {
            record.game = game;
            m_setup.record(record);
        }
    }

    static constexpr std::int64_t kProgressStep = 16;

    const MatchSetup& m_setup;
    const typename G::Options m_options;
    std::vector<typename G::Deal> m_deals; // empty: random ones
    std::vector<AgentSpec> m_specs;        // by place
    std::vector<int> m_sideOf;             // by place
    std::vector<int> m_firstSeat;          // by side
    std::atomic<std::int64_t> m_next{0};
    std::mutex m_mutex; // guards the members below
    std::vector<SideTally> m_sides;
    std::int64_t m_done = 0;
};

} // namespace parlour
