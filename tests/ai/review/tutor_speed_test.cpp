// How soon the tutor knows what a move costs, how often a review confirms what it asks about, and
// how often it says nothing of what a review finds. By hand: ai_tests "[tutor-speed]" -c euchre
#include "ai/review/judge.h"
#include "ai/review/turn_judge.h"
#include "tests/support/games.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <ctime>
#include <iostream>

using namespace parlour;
using namespace parlour::test;

namespace {

constexpr int kTurns = 100;
constexpr double kThinking = 1.5; // seconds that a person thinks
constexpr double kInTime = 0.1;   // that the answer may take

// The deal of this seed before a random one of its turns with a choice, after random moves.
std::unique_ptr<Table> someTurn(const GameEntry& game, std::uint64_t seed) {
    Rng rng(seed);
    std::unique_ptr<Table> chosen;
    std::uint32_t choices = 0;
    const auto options = completeOptions(game.options(), Json::object()).value();
    for (const auto table = game.deal(options, seed); !table->isOver();) {
        const auto legal = table->legalMoves();
        if (legal.size() > 1 && rng.below(++choices) == 0) chosen = table->clone();
        REQUIRE(table->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    return chosen;
}

// The tutor's thinking at a turn. Its time is that of one processor which does nothing else, so
// that a machine that is busy changes no figure; a person's machine has several.
class Thinking {
public:
    Thinking(const GameEntry& game, const Table& table, std::uint64_t seed)
        : m_table(table), m_judge(game, table, {}, seed) {
        for (const std::string_view spec : game.advisers())
            m_advisers.push_back(std::move(game.player(spec).value()));
    }

    const TurnJudge& judge() const { return m_judge; }

    // An answer that would come later than this many seconds from the beginning is given up.
    void think(double seconds) {
        double used = 0;
        while (const auto look = m_judge.next()) {
            const auto [thought, time] = timed(*look);
            used += time;
            if (used > seconds) return;
            m_judge.take(thought);
        }
    }

    // Seconds until more looks would not change the grade of this move, at most so many.
    double timeFor(const std::string& move, double most) {
        double used = 0;
        m_judge.focus(move);
        while (m_judge.isOpen(move)) {
            const auto [thought, time] = timed(m_judge.next().value());
            used += time;
            if (used > most) return most;
            m_judge.take(thought);
        }
        return used;
    }

private:
    std::pair<Thought, double> timed(const TurnJudge::Look& look) {
        const std::clock_t before = std::clock(); // of this process
        Thought thought = m_advisers[look.adviser]->think(m_table, look.seed, look.budget, {});
        return {std::move(thought),
                static_cast<double>(std::clock() - before) / double{CLOCKS_PER_SEC}};
    }

    const Table& m_table;
    TurnJudge m_judge;
    std::vector<std::unique_ptr<Thinker>> m_advisers;
};

} // namespace

TEST_CASE("The tutor's answer comes in time", "[.][tutor-speed]") {
    for (const GameEntry* game : games()) DYNAMIC_SECTION(game->id()) {
            Judge judge(*game, ReviewDepth::Normal, {});
            Judge deepJudge(*game, ReviewDepth::Deep, {}); // where the other is unsure
            std::vector<double> times;
            int known = 0; // in time
            int asked = 0;
            int confirmed = 0;
            int missed = 0;
            for (int turn = 1; turn <= kTurns; ++turn) {
                const auto seed = static_cast<std::uint64_t>(turn);
                const auto table = someTurn(*game, seed);
                if (!table) continue;
                Thinking thinking(*game, *table, seed);
                thinking.think(kThinking);
                const auto legal = table->legalMoves();
                const std::string& move =
                    legal[Rng(seed).below(static_cast<std::uint32_t>(legal.size()))];
                times.push_back(thinking.timeFor(move, kInTime));
                const auto verdict = thinking.judge().verdict(move);
                known += verdict.has_value();
                const bool asks = verdict && verdict->grade >= Grade::Inaccuracy;
                const auto finds = [&](Judge& reviewer) {
                    return reviewer.judge(*table, move, seed, {}).grade >= Grade::Inaccuracy;
                };
                const bool isCostly = finds(judge);
                asked += asks;
                confirmed += asks && (isCostly || finds(deepJudge));
                missed += !asks && isCostly;
            }
            REQUIRE_FALSE(times.empty());
            const auto settled = std::ranges::count_if(times, [](double t) { return t < kInTime; });
            const auto atOnce = std::ranges::count(times, 0.0);
            std::cout << game->id() << ": of " << times.size() << " " << known << " in time, "
                      << settled << " settled by then, " << atOnce << " at once; asked " << asked
                      << ", confirmed " << confirmed << ", missed " << missed << std::endl;
            CHECK(20 * known >= 19 * std::ssize(times));
        }
}
