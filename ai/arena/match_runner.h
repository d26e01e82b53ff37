// Plays matches, many games between players, on several threads. The result does not depend on
// their number: games are counted in their order, each as soon as all earlier ones are finished.
#pragma once

#include "ai/arena/match_setup.h"
#include "ai/arena/tally.h"
#include "ai/base/outside.h"
#include "ai/base/threads.h"
#include "core/play/series.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <stop_token>

namespace parlour {

template <Game G> class MatchRunner {
public:
    // Errors: not one player for each seat, a wrong spec, an exchange or a test of more or fewer
    // than two sides, a wrong deal, an earlier report of another match.
    static Result<MatchReport> run(const MatchSetup& setup, std::span<const AgentEntry<G>> agents,
                                   std::stop_token stop) {
        MatchRunner runner(setup);
        if (auto prepared = runner.prepare(agents); !prepared) return std::move(prepared.error());
        return runner.play(agents, stop);
    }

private:
    using Clock = std::chrono::steady_clock;

    explicit MatchRunner(const MatchSetup& setup)
        : m_setup(setup), m_options(G::options(setup.options)) {}

    Result<void> prepare(std::span<const AgentEntry<G>> agents) {
        const int seats = G::seats(m_options);
        if (static_cast<int>(m_setup.seats.size()) != seats)
            return Error("--seats", PARLOUR_PHRASE("Matches", "Expected %1 players, not %2"),
                         {std::to_string(seats), std::to_string(m_setup.seats.size())});
        const std::vector<const AgentInfo*> infos = agentInfos(agents);
        for (const std::string& seat : m_setup.seats)
            if (auto known = checkPlayer(seat, infos, m_setup.outside); !known)
                return std::move(known.error()).within("--seats");
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
        begin();
        if (auto tested = prepareTest(); !tested) return tested;
        return goOn();
    }

    // The report of no game.
    void begin() {
        m_report.game = G::kId;
        m_report.options = m_setup.options;
        m_report.seats = m_setup.seats;
        m_report.gamesAsked = m_setup.games;
        m_report.seed = m_setup.seed;
        if (m_setup.singleDeals) m_report.unit = "deal";
        m_report.rotate = m_setup.rotate;
        m_report.duplicate = m_setup.duplicate;
        m_report.deals = static_cast<std::int64_t>(m_setup.deals.size());
        m_report.shards = {m_setup.shards, {m_setup.shard}};
        m_report.sides = m_sides;
    }

    Result<void> prepareTest() {
        if (!m_setup.until) return {};
        if (m_sides.size() != 2)
            return Error("--until",
                         PARLOUR_PHRASE("Matches", "Only two sides can be tested, not %1"),
                         {std::to_string(m_sides.size())});
        if (m_setup.shards != 1)
            return Error("--until",
                         PARLOUR_PHRASE("Matches", "A match that is tested has no parts"));
        if (!m_setup.duplicate && 2 * std::ranges::count(m_sideOf, 0) != G::seats(m_options))
            return Error("--until", PARLOUR_PHRASE("Matches", "Sides of different sizes need "
                                                              "--duplicate to be tested"));
        m_report.sprt.emplace(*m_setup.until,
                              Seating(m_sideOf, m_setup.rotate, m_setup.duplicate).gamesPerDeal());
        return {};
    }

    Result<void> goOn() {
        if (!m_setup.before) return {};
        const MatchReport& before = *m_setup.before;
        if (!isSameMatch(before, m_report) || before.shards != m_report.shards ||
            before.games() > m_setup.ownGames())
            return Error("--resume",
                         PARLOUR_PHRASE("Matches", "This is the report of another match"));
        m_report = before;
        m_report.interrupted = false;
        m_counted = m_report.games();
        m_next = m_counted;
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

    Result<MatchReport> play(std::span<const AgentEntry<G>> agents, const std::stop_token& stop) {
        const Seating seating(m_sideOf, m_setup.rotate, m_setup.duplicate);
        m_started = Clock::now() - std::chrono::duration_cast<Clock::duration>(
                                       std::chrono::duration<double>(m_report.seconds));
        if (m_setup.progress) m_setup.progress(m_report);
        if (!isDecided()) {
            const std::stop_callback passOn(stop, [this] { m_stop.request_stop(); });
            const auto helpers =
                startThreads(m_setup.threads - 1, [&](int) { playSome(agents, seating); });
            playSome(agents, seating);
        }
        if (!m_setup.canGoOn && !m_setup.until)
            for (const auto& [number, game] : m_waiting) count(game);
        m_report.interrupted = m_counted < m_setup.ownGames() && !isDecided();
        m_report.seconds = secondsSoFar();
        return std::move(m_report);
    }

    // One thread's share: plays the next game of this shard until there is none.
    void playSome(std::span<const AgentEntry<G>> agents, const Seating& seating) {
        std::vector<MatchPlayer<G>> players;
        for (const std::string& spec : m_setup.seats)
            players.push_back(seatPlayer<G>(spec, agents, m_setup.options, m_setup.outside));
        while (!m_stop.stop_requested()) {
            const std::int64_t number = m_next++;
            if (number >= m_setup.ownGames()) break;
            PlayedGame game;
            game.sides.resize(m_sides.size());
            if (playGame(number * m_setup.shards + m_setup.shard - 1, seating, players, game))
                finish(number, std::move(game));
        }
    }

    // What a game brought.
    struct PlayedGame {
        std::vector<SideTally> sides;
        std::vector<PlayedDeal> records;
    };

    // Counts a game as soon as those before it are counted.
    void finish(std::int64_t number, PlayedGame game) {
        std::unique_lock lock(m_mutex);
        // A game may take long, and the others come to its end again and again.
        m_room.wait(lock, m_stop.get_token(),
                    [&] { return m_waiting.size() < kMostWaiting || number == m_counted; });
        m_waiting.emplace(number, std::move(game));
        while (!m_waiting.empty() && m_waiting.begin()->first == m_counted && !isDecided()) {
            count(m_waiting.begin()->second);
            m_waiting.erase(m_waiting.begin());
        }
        if (isDecided()) m_stop.request_stop();
        m_room.notify_all();
    }

    void count(const PlayedGame& game) {
        for (std::size_t i = 0; i < game.sides.size(); ++i) m_report.sides[i].add(game.sides[i]);
        ++m_counted;
        if (m_report.sprt) {
            const SideTally& first = game.sides.front();
            m_report.sprt->add(static_cast<int>(2 * first.wins + first.draws));
        }
        for (const PlayedDeal& record : game.records) m_setup.record(record);
        if (m_setup.progress) {
            m_report.seconds = secondsSoFar();
            m_setup.progress(m_report);
        }
    }

    bool isDecided() const {
        return m_report.sprt && m_report.sprt->verdict() != Sprt::Verdict::None;
    }
    double secondsSoFar() const {
        return std::chrono::duration<double>(Clock::now() - m_started).count();
    }

    // A game in play.
    struct Sitting {
        std::array<int, kMostSeats> places{}; // the place whose player sits at each seat
        std::vector<Rng> rngs;                // by seat
    };

    // Returns false if interrupted.
    bool playGame(std::int64_t game, const Seating& seating, std::vector<MatchPlayer<G>>& players,
                  PlayedGame& played) {
        std::vector<SideTally>& sides = played.sides;
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
            if (!playDeal(state, moves, sitting, players, sides)) return false;
            if (G::isVoid(state)) {
                deal = G::nextDeal(m_options, state, dealRng);
                continue;
            }
            if (m_setup.record)
                played.records.push_back(recordOf({game, static_cast<int>(played.records.size())},
                                                  deal, moves, state, series, sitting));
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
        return true;
    }

    // Plays a deal to the end; returns false if interrupted.
    bool playDeal(typename G::State& state, std::vector<typename G::Move>& moves, Sitting& sitting,
                  std::vector<MatchPlayer<G>>& players, std::vector<SideTally>& sides) {
        auto before = Clock::now();
        for (Seat seat; (seat = G::toMove(state)) != kNoSeat;) {
            const std::size_t s = static_cast<std::size_t>(seat);
            const std::size_t place = static_cast<std::size_t>(sitting.places[s]);
            MatchPlayer<G>& seated = players[place];
            const auto move =
                seated.player.decide(state, sitting.rngs[s], {}, m_stop.get_token()).move;
            if (m_stop.stop_requested()) return false;
            const auto after = Clock::now();
            SideTally& side = sides[static_cast<std::size_t>(m_sideOf[place])];
            const std::int64_t elapsed = std::chrono::nanoseconds(after - before).count();
            const auto countDecision = [&](Tally& tally) {
                ++tally.decisions;
                tally.nanoseconds += elapsed;
            };
            countDecision(side);
            side.faults += seated.program && seated.program->isAtFault();
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

    // `record` has its numbers already.
    PlayedDeal recordOf(PlayedDeal record, const typename G::Deal& deal,
                        const std::vector<typename G::Move>& moves, const typename G::State& state,
                        const Series& before, const Sitting& sitting) const {
        std::vector<std::string> texts;
        for (const auto& move : moves) texts.push_back(G::toText(move));
        record.position = {{"game", G::kId},
                           {"options", m_setup.options},
                           {"deal", G::dealToJson(deal)},
                           {"moves", texts}};
        const Scores scores = G::scores(state);
        for (std::size_t seat = 0; seat < m_setup.seats.size(); ++seat) {
            const auto place = static_cast<std::size_t>(sitting.places[seat]);
            record.seats.push_back(m_setup.seats[place]);
            record.scores.push_back(scores[seat]);
            if (record.deal > 0) record.earlier.push_back(before.totals()[seat]);
        }
        return record;
    }

    static constexpr std::size_t kMostWaiting = 10'000;

    const MatchSetup& m_setup;
    const typename G::Options m_options;
    std::vector<typename G::Deal> m_deals; // empty: random ones
    std::vector<SideTally> m_sides;        // without results
    std::vector<int> m_sideOf;             // by place
    std::vector<int> m_firstSeat;          // by side
    std::stop_source m_stop;               // requested from outside, or when the test has decided
    Clock::time_point m_started;
    std::atomic<std::int64_t> m_next{0};
    std::mutex m_mutex; // guards the members below
    MatchReport m_report;
    std::int64_t m_counted = 0;                   // games of this shard
    std::map<std::int64_t, PlayedGame> m_waiting; // by number, for games before them
    std::condition_variable_any m_room;           // among them
};

} // namespace parlour
