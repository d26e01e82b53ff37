#include "ai/review/problems.h"

#include "ai/catalogue/games.h"
#include "ai/review/gap.h"
#include "ai/search/parallel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace parlour {

namespace {

// The least margin, and how many standard errors it must be above that.
constexpr double kLeastWin = 0.08;
constexpr double kLeastPoints = 0.4;
constexpr double kSureErrors = 3;

constexpr int kConfirmingLooks = 20; // each with the worlds of an ordinary hint
constexpr std::size_t kRivals = 3;   // compared with the best move in these
constexpr int kAsked = 3;            // how often a player must find it: more often than not
constexpr int kDealsAtOnce = 8;      // a number that does not depend on the threads

double leastMargin(ValueKind unit) { return unit == ValueKind::Win ? kLeastWin : kLeastPoints; }

// A position of a deal and how far ahead its best move seems to be.
struct Find {
    std::unique_ptr<Table> table;
    double margin = 0;
};

class ProblemMaker {
public:
    explicit ProblemMaker(const GameEntry& game, const Json& options)
        : m_game(game), m_options(options) {
        const auto advisers = game.advisers();
        m_quick = playerOf(advisers.front());
        m_normal = playerOf(advisers[std::min<std::size_t>(1, advisers.size() - 1)]);
        const auto rungs = ladder(game);
        for (std::size_t part = 1; part <= m_solvers.size() && !rungs.empty(); ++part)
            m_solvers[part - 1] = playerOf(rungs[rungs.size() * part / 4]->spec);
    }

    std::optional<Problem> make(std::uint64_t seed, const std::stop_token& stop) {
        Rng rng(seed);
        const Find find = search(rng, stop);
        if (!find.table || stop.stop_requested()) return std::nullopt;
        auto problem = confirm(*find.table, rng, stop);
        if (problem) problem->grade = gradeOf(*find.table, problem->best, rng, stop);
        if (stop.stop_requested()) return std::nullopt;
        return problem;
    }

private:
    std::unique_ptr<Thinker> playerOf(std::string_view spec) const {
        return std::move(m_game.player(spec).value());
    }

    static double marginOf(const Thought& thought) {
        if (thought.candidates.size() < 2) return 0;
        double best = 0;
        double next = -1e9;
        for (const Thought::Option& option : thought.candidates)
            if (option.move == thought.move)
                best = option.value;
            else
                next = std::max(next, option.value);
        return best - next;
    }

    // The position of a deal between quick players in which the best move is furthest ahead.
    Find search(Rng& rng, const std::stop_token& stop) {
        Find find;
        const auto table = m_game.deal(m_options, rng.next());
        while (!table->isOver() && !stop.stop_requested()) {
            const bool isChoice = table->legalMoves().size() > 1;
            const Thought thought = m_quick->think(*table, rng.next(), {}, stop);
            const double margin = isChoice ? marginOf(thought) : 0;
            // Each is taken as often as its margin, so that not all are endings.
            if (margin >= leastMargin(thought.valueKind) &&
                rng.unit() * (find.margin + margin) < margin) {
                find.margin += margin;
                find.table = table->clone();
            }
            if (!table->play(thought.move)) break;
        }
        return find;
    }

    // The problem, if its best move stays as far ahead of all others.
    std::optional<Problem> confirm(const Table& table, Rng& rng, const std::stop_token& stop) {
        const Thought found = m_normal->think(table, rng.next(), {}, stop);
        Budget all;
        all.only = table.legalMoves();
        all.tells = found.valueKind;
        const Thought every = m_quick->think(table, rng.next(), all, stop);
        if (stop.stop_requested() || every.move != found.move ||
            marginOf(every) < leastMargin(found.valueKind))
            return std::nullopt;

        Budget few;
        few.tells = found.valueKind;
        few.only = {found.move};
        for (const Thought::Option& option : every.candidates)
            if (option.move != found.move && few.only.size() <= kRivals)
                few.only.push_back(option.move);
        std::vector<Gap> gaps(few.only.size());
        bool isExact = false;
        for (int look = 0; look < kConfirmingLooks && !isExact; ++look) {
            const Thought thought = m_normal->think(table, rng.next(), few, stop);
            if (stop.stop_requested()) return std::nullopt;
            const Thought::Option* const best = optionFor(thought, found.move);
            isExact = true;
            for (std::size_t i = 1; i < few.only.size(); ++i) {
                const Thought::Option* const rival = optionFor(thought, few.only[i]);
                const double noise = std::max(best->gapNoise, rival->gapNoise);
                gaps[i].add(best->value - rival->value, noise);
                isExact &= noise == 0 && best->visits == 1;
            }
            // Hopeless ones end soon.
            if (look == 2 && !isFarEnough(gaps, found.valueKind, 0)) return std::nullopt;
        }
        if (!isFarEnough(gaps, found.valueKind, kSureErrors)) return std::nullopt;
        const auto next =
            std::min_element(gaps.begin() + 1, gaps.end(),
                             [](const Gap& a, const Gap& b) { return a.mean() < b.mean(); });
        Problem problem;
        problem.position = table.position();
        problem.seat = table.toMove();
        problem.best = found.move;
        problem.unit = found.valueKind;
        problem.margin = next->mean();
        problem.noise = next->noise();
        problem.isExact = isExact;
        for (const Reason& reason : found.reasons) problem.reasons.emplace_back(reason);
        return problem;
    }

    static bool isFarEnough(const std::vector<Gap>& gaps, ValueKind unit, double errors) {
        return std::all_of(gaps.begin() + 1, gaps.end(), [&](const Gap& gap) {
            return gap.mean() - errors * gap.noise() >= leastMargin(unit);
        });
    }

    // By how many of the players find the move more often than not.
    int gradeOf(const Table& table, const std::string& best, Rng& rng,
                const std::stop_token& stop) {
        int grade = 1;
        for (const auto& solver : m_solvers) {
            int found = 0;
            for (int i = 0; solver && i < kAsked; ++i)
                found += solver->think(table, rng.next(), {}, stop).move == best;
            grade += 2 * found < kAsked;
        }
        return grade;
    }

    const GameEntry& m_game;
    const Json& m_options;
    std::unique_ptr<Thinker> m_quick;
    std::unique_ptr<Thinker> m_normal;
    std::array<std::unique_ptr<Thinker>, 2> m_solvers; // a quarter and half way up the ladder
};

} // namespace

std::vector<Problem> makeProblems(const GameEntry& game, const ProblemSetup& setup,
                                  const ProblemProgress& progress, const std::stop_token& stop) {
    std::vector<Problem> problems;
    for (std::uint64_t first = setup.seed; std::ssize(problems) < setup.count;
         first += kDealsAtOnce) {
        std::array<std::optional<Problem>, kDealsAtOnce> found;
        inBlocks(kDealsAtOnce, setup.threads, [&](int) {
            return [&, maker = ProblemMaker(game, setup.options)](int deal) mutable {
                const auto i = static_cast<std::size_t>(deal);
                if (!stop.stop_requested()) found[i] = maker.make(first + i, stop);
            };
        });
        for (auto& one : found)
            if (one && std::ssize(problems) < setup.count &&
                (!setup.grade || *setup.grade == one->grade))
                problems.push_back(std::move(*one));
        if (progress) progress(problems);
        if (stop.stop_requested()) break;
    }
    return problems;
}

Json toJson(const Problem& problem) {
    return {{"position", problem.position},
            {"seat", problem.seat},
            {"best", problem.best},
            {"unit", unitName(problem.unit)},
            {"margin", problem.margin},
            {"noise", problem.noise},
            {"proof", problem.isExact ? "exact" : "search"},
            {"grade", problem.grade},
            {"reason", english(problem.reasons)}};
}

} // namespace parlour
