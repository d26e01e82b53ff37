#include "ai/review/problems.h"

#include "ai/catalogue/games.h"
#include "ai/review/gap.h"
#include "ai/review/kept_json.h"
#include "ai/search/parallel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <utility>

namespace parlour {

namespace {

// The least margin, and how many standard errors it must be above that.
constexpr double kLeastWin = 0.08;
constexpr double kLeastPoints = 0.4;
constexpr double kSureErrors = 3;

constexpr int kConfirmingLooks = 20; // each with the worlds of an ordinary hint
constexpr int kFirstLooks = 3;       // after which hopeless ones end
constexpr std::size_t kRivals = 3;   // compared with the best move in these
constexpr int kAsked = 5;            // how often a player must find it: more often than not
constexpr int kQuickLooks = 8;       // positions of a deal that are looked at
constexpr int kLastPositions = 16;   // of a deal in which a proof is tried
constexpr int kDealsAtOnce = 8;      // a number that does not depend on the threads

constexpr std::size_t kMostProblems = 10'000;
constexpr int kHighestRating = 4000;

double leastMargin(ValueKind unit) { return unit == ValueKind::Win ? kLeastWin : kLeastPoints; }

double marginOf(const Thought& thought) {
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

// How far the first of some moves is ahead of the others, as look after look tells it.
class Lead {
public:
    Lead(Thinker& thinker, const Table& table, std::vector<std::string> moves, ValueKind unit)
        : m_thinker(thinker), m_table(table), m_gaps(moves.size()) {
        m_budget.only = std::move(moves);
        m_budget.tells = unit;
    }

    // False: it was stopped.
    bool look(std::uint64_t seed, const std::stop_token& stop) {
        const Thought thought = m_thinker.think(m_table, seed, m_budget, stop);
        if (stop.stop_requested()) return false;
        const Thought::Option* const best = optionFor(thought, m_budget.only.front());
        ++m_looks;
        m_value += best->value;
        for (std::size_t i = 1; i < m_gaps.size(); ++i) {
            const Thought::Option* const rival = optionFor(thought, m_budget.only[i]);
            const double noise = std::max(best->gapNoise, rival->gapNoise);
            m_gaps[i].add(best->value - rival->value, noise);
            m_isExact &= noise == 0 && best->visits == 1;
        }
        return true;
    }

    bool isExact() const { return m_isExact; }         // nothing more can be learnt by looking
    double value() const { return m_value / m_looks; } // of the first
    double behind(std::size_t move) const { return m_gaps[move].mean(); }
    const Gap& gap() const { // to the next best
        return *std::min_element(m_gaps.begin() + 1, m_gaps.end(),
                                 [](const Gap& a, const Gap& b) { return a.mean() < b.mean(); });
    }
    bool isFarEnough(double errors) const {
        return std::all_of(m_gaps.begin() + 1, m_gaps.end(), [&](const Gap& gap) {
            return gap.mean() - errors * gap.noise() >= leastMargin(*m_budget.tells);
        });
    }

private:
    Thinker& m_thinker;
    const Table& m_table;
    Budget m_budget;
    std::vector<Gap> m_gaps; // by move; the first stays empty
    int m_looks = 0;
    double m_value = 0;
    bool m_isExact = true;
};

// Second to the quickest, if there are two.
std::unique_ptr<Thinker> hintPlayer(const GameEntry& game) {
    const auto advisers = game.advisers();
    return std::move(game.player(advisers[std::min<std::size_t>(1, advisers.size() - 1)]).value());
}

// A weak and a middling player, who try to find the answers.
class Graders {
public:
    explicit Graders(const GameEntry& game) {
        std::vector<std::string_view> specs(game.graders().begin(), game.graders().end());
        const auto rungs = ladder(game);
        for (std::size_t part = 1;
             specs.size() < part && part <= m_players.size() && !rungs.empty(); ++part)
            specs.push_back(rungs[rungs.size() * part / 4]->spec);
        for (std::size_t i = 0; i < specs.size(); ++i)
            m_players[i] = std::move(game.player(specs[i]).value());
    }

    // By how many of the players find the move more often than not, and how often they do. Whether
    // one ever missed it.
    bool grade(Problem& problem, const std::string& best, const Table& table, Rng& rng,
               const std::stop_token& stop) {
        int all = 0;
        int asked = 0;
        problem.grade = 1;
        for (const auto& player : m_players) {
            int found = 0;
            for (int i = 0; player && i < kAsked; ++i)
                found += player->think(table, rng.next(), {}, stop).move == best;
            problem.grade += 2 * found < kAsked;
            all += found;
            asked += kAsked;
        }
        // The logistic curve of the ratings, with one more of each so that it ends somewhere.
        const double odds = (asked - all + 1.0) / (all + 1.0);
        problem.rating = 1500 + static_cast<int>(std::lround(400 * std::log10(odds)));
        return all < asked;
    }

private:
    std::array<std::unique_ptr<Thinker>, 2> m_players;
};

class ProblemMaker {
public:
    explicit ProblemMaker(const GameEntry& game, const Json& options)
        : m_game(game),
          m_options(options),
          m_unit(game.target(options) > 0 ? ValueKind::Score : ValueKind::Win),
          m_graders(game) {
        m_quick = playerOf(game.advisers().front());
        m_normal = hintPlayer(game);
        const auto rungs = ladder(game);
        if (!rungs.empty()) m_middling = playerOf(rungs[rungs.size() / 2]->spec);
    }

    // A problem whose answer is proved, as early as one is among the last positions of the deal.
    // Too easy are moves that end the deal, and those that the players who grade it never miss.
    std::optional<Problem> makeExact(std::uint64_t seed, std::optional<int> grade,
                                     const std::stop_token& stop) {
        Rng rng(seed);
        auto choices = playDeal(rng, stop);
        if (std::ssize(choices) > kLastPositions)
            choices.erase(choices.begin(), choices.end() - kLastPositions);
        for (const auto& table : choices) {
            const auto proved = m_game.prove(*table, m_unit, leastMargin(m_unit));
            if (stop.stop_requested()) break;
            if (proved.empty() || endsDeal(*table, proved.front().move)) continue;
            Problem problem;
            problem.seed = seed;
            const bool isMissed = m_graders.grade(problem, proved.front().move, *table, rng, stop);
            if (!isMissed || (grade && problem.grade != *grade)) continue;
            const Thought found = m_normal->think(*table, rng.next(), {}, stop);
            if (stop.stop_requested()) break;
            if (!explains(found, proved.front().move)) continue;
            describe(problem, found, *table);
            problem.margin = proved[0].value - proved[1].value;
            problem.isExact = true;
            for (const Thought::Option& option : proved)
                problem.candidates.push_back({option.move, option.value});
            if (problem.candidates.size() > kMostListed) problem.candidates.resize(kMostListed);
            return problem;
        }
        return std::nullopt;
    }

    // With a grade, only a problem of this grade.
    std::optional<Problem> make(std::uint64_t seed, std::optional<int> grade,
                                const std::stop_token& stop) {
        Rng rng(seed);
        const auto table = search(rng, stop);
        if (!table || stop.stop_requested()) return std::nullopt;
        const Thought found = m_normal->think(*table, rng.next(), {}, stop);
        if (marginOf(found) < leastMargin(found.valueKind)) return std::nullopt;
        Problem problem;
        problem.seed = seed;
        m_graders.grade(problem, found.move, *table, rng, stop);
        if (stop.stop_requested() || (grade && problem.grade != *grade)) return std::nullopt;
        if (!confirm(problem, found, *table, rng, stop)) return std::nullopt;
        return problem;
    }

private:
    std::unique_ptr<Thinker> playerOf(std::string_view spec) const {
        return std::move(m_game.player(spec).value());
    }

    // The positions with a choice of a deal between middling players, who make the mistakes that
    // people know.
    std::vector<std::unique_ptr<Table>> playDeal(Rng& rng, const std::stop_token& stop) {
        Thinker& player = m_middling ? *m_middling : *m_quick;
        const auto table = m_game.deal(m_options, rng.next());
        std::vector<std::unique_ptr<Table>> choices;
        while (!table->isOver() && !stop.stop_requested()) {
            if (table->legalMoves().size() > 1) choices.push_back(table->clone());
            if (!table->play(player.think(*table, rng.next(), {}, stop).move)) break;
        }
        return choices;
    }

    // A position of a deal in which the best move seems far ahead; null: the deal seems to have
    // none. As likely from the beginning as from the end.
    std::unique_ptr<Table> search(Rng& rng, const std::stop_token& stop) {
        auto choices = playDeal(rng, stop);
        for (int look = 0; look < kQuickLooks && !choices.empty(); ++look) {
            if (stop.stop_requested()) break;
            auto& last = choices.back();
            std::swap(choices[rng.below(static_cast<std::uint32_t>(choices.size()))], last);
            const Thought thought = m_quick->think(*last, rng.next(), {}, stop);
            if (marginOf(thought) >= leastMargin(thought.valueKind)) return std::move(last);
            choices.pop_back();
        }
        return nullptr;
    }

    // Whether the move that was found stays as far ahead of all others; if so, the rest of the
    // problem.
    bool confirm(Problem& problem, const Thought& found, const Table& table, Rng& rng,
                 const std::stop_token& stop) {
        Budget all;
        all.only = table.legalMoves();
        all.tells = found.valueKind;
        const Thought every = m_quick->think(table, rng.next(), all, stop);
        if (stop.stop_requested() || every.move != found.move ||
            marginOf(every) < leastMargin(found.valueKind))
            return false;

        std::vector<std::string> moves{found.move};
        for (const Thought::Option& option : every.candidates)
            if (option.move != found.move && moves.size() <= kRivals) moves.push_back(option.move);
        Lead lead(*m_normal, table, moves, found.valueKind);
        for (int look = 0; look < kConfirmingLooks; ++look) {
            if (!lead.look(rng.next(), stop)) return false;
            if (lead.isExact()) break;
            if (look + 1 == kFirstLooks && !lead.isFarEnough(0)) return false;
        }
        if (!lead.isFarEnough(kSureErrors)) return false;

        describe(problem, found, table);
        problem.margin = lead.gap().mean();
        problem.noise = lead.gap().noise();
        problem.isExact = lead.isExact();
        // The others keep their distance from the best move in the quick look.
        const auto valueAt = [&](double behind) {
            const double value = lead.value() - behind;
            return problem.unit == ValueKind::Win ? std::clamp(value, 0.0, 1.0) : value;
        };
        const double quickBest = optionFor(every, found.move)->value;
        for (const Thought::Option& option : every.candidates) {
            const auto close = std::ranges::find(moves, option.move);
            const auto place = static_cast<std::size_t>(close - moves.begin());
            problem.candidates.push_back(
                {option.move, valueAt(place == 0             ? 0
                                      : close != moves.end() ? lead.behind(place)
                                                             : quickBest - option.value)});
        }
        std::ranges::stable_sort(problem.candidates, std::greater{}, &Problem::Candidate::value);
        if (problem.best() != found.move) return false; // a quick look's rival is as good
        if (problem.candidates.size() > kMostListed) problem.candidates.resize(kMostListed);
        return true;
    }

    static void describe(Problem& problem, const Thought& found, const Table& table) {
        problem.position = table.position();
        problem.seat = table.toMove();
        problem.unit = found.valueKind;
        problem.reasons = kept(found.reasons);
    }

    static bool endsDeal(const Table& table, const std::string& move) {
        const auto after = table.clone();
        return after->play(move) && after->isOver();
    }

    // Whether what the champion says is about this move, and sees it ahead of the others.
    static bool explains(const Thought& thought, const std::string& best) {
        const bool isOnly = thought.candidates.size() < 2; // it knows that it is certain
        return thought.move == best &&
               (isOnly || marginOf(thought) >= leastMargin(thought.valueKind));
    }

    const GameEntry& m_game;
    const Json& m_options;
    const ValueKind m_unit; // of the play: where a deal is no game, it brings points
    std::unique_ptr<Thinker> m_quick;
    std::unique_ptr<Thinker> m_normal;
    std::unique_ptr<Thinker> m_middling; // half way up the ladder; null: there is none
    Graders m_graders;
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
                if (stop.stop_requested()) return;
                found[i] = setup.isExact ? maker.makeExact(first + i, setup.grade, stop)
                                         : maker.make(first + i, setup.grade, stop);
            };
        });
        for (auto& one : found)
            if (one && std::ssize(problems) < setup.count) problems.push_back(std::move(*one));
        if (progress) progress(problems);
        if (stop.stop_requested()) break;
    }
    return problems;
}

Json toJson(const Problem& problem) {
    Json candidates = Json::array();
    for (const Problem::Candidate& candidate : problem.candidates)
        candidates.push_back({{"move", candidate.move}, {"value", candidate.value}});
    return {{"seed", problem.seed},
            {"position", problem.position},
            {"seat", problem.seat},
            {"best", problem.best()},
            {"unit", unitName(problem.unit)},
            {"candidates", candidates},
            {"margin", problem.margin},
            {"noise", problem.noise},
            {"proof", problem.isExact ? "exact" : "search"},
            {"grade", problem.grade},
            {"rating", problem.rating},
            {"reason", english(problem.reasons)},
            {"reasons", toJson(problem.reasons)}};
}

namespace {

Result<Problem::Candidate> readOption(const Json& json) {
    Problem::Candidate candidate;
    auto move = readText(json, "move");
    if (!move) return move.error();
    candidate.move = std::move(*move);
    const auto value = readNumber(json, "value");
    if (!value) return value.error();
    candidate.value = *value;
    return candidate;
}

Result<Problem> readProblem(const Json& json) {
    Problem problem;
    const auto seed = integerMember(json, "seed", 0, INT64_MAX);
    if (!seed) return seed.error();
    problem.seed = static_cast<std::uint64_t>(*seed);
    const auto position = objectMember(json, "position");
    if (!position) return position.error();
    problem.position = **position;
    const auto seat = integerMember(json, "seat", 0, kMostSeats - 1);
    if (!seat) return seat.error();
    problem.seat = static_cast<Seat>(*seat);
    const auto unit = readUnit(json);
    if (!unit) return unit.error();
    problem.unit = *unit;
    auto candidates = readList<Problem::Candidate>(json, "candidates", kMostListed, readOption);
    if (!candidates) return candidates.error();
    problem.candidates = std::move(*candidates);
    const auto best = readText(json, "best");
    if (!best) return best.error();
    if (problem.candidates.size() < 2 || problem.best() != *best)
        return Error("candidates", PARLOUR_PHRASE("Files", "The best move must come first"));
    for (const auto& [name, place] :
         {std::pair{"margin", &problem.margin}, std::pair{"noise", &problem.noise}}) {
        const auto value = readNumber(json, name, 0);
        if (!value) return value.error();
        *place = *value;
    }
    const auto proof = stringMember(json, "proof");
    if (!proof) return proof.error();
    if (*proof != "exact" && *proof != "search")
        return Error("proof", PARLOUR_PHRASE("Files", "Unknown name"));
    problem.isExact = *proof == "exact";
    const auto grade = integerMember(json, "grade", 1, 3);
    if (!grade) return grade.error();
    problem.grade = static_cast<int>(*grade);
    const auto rating = integerMember(json, "rating", 0, kHighestRating);
    if (!rating) return rating.error();
    problem.rating = static_cast<int>(*rating);
    auto reasons = readReasons(json, "reasons");
    if (!reasons) return reasons.error();
    problem.reasons = std::move(*reasons);
    return problem;
}

} // namespace

Result<std::vector<Problem>> problemsFromJson(const Json& json, const GameEntry& game) {
    const auto id = stringMember(json, "game");
    if (!id) return id.error();
    if (*id != game.id()) return Error("game", PARLOUR_PHRASE("Files", "Unknown name"));
    return readList<Problem>(json, "problems", kMostProblems, readProblem);
}

Result<std::unique_ptr<Table>> openProblem(const GameEntry& game, const Problem& problem) {
    auto table = game.open(problem.position);
    if (!table) return std::move(table.error()).within("position");
    if ((*table)->toMove() != problem.seat)
        return Error("seat", PARLOUR_PHRASE("Files", "Another seat is to move"));
    const std::vector<std::string> legal = (*table)->legalMoves();
    for (const Problem::Candidate& candidate : problem.candidates)
        if (!std::ranges::binary_search(legal, candidate.move))
            return Error("candidates", PARLOUR_PHRASE("Moves", "%1 is not a legal move here"),
                         {candidate.move});
    return table;
}

Confirmation confirmProblem(const GameEntry& game, const Problem& problem, const Table& table,
                            int looks, std::uint64_t seed, const std::stop_token& stop) {
    const auto thinker = hintPlayer(game);
    std::vector<std::string> moves;
    for (const Problem::Candidate& candidate : problem.candidates)
        if (moves.size() <= kRivals) moves.push_back(candidate.move);
    Lead lead(*thinker, table, moves, problem.unit);
    Rng rng(seed);
    for (int look = 0; look < looks && lead.look(rng.next(), stop); ++look) {
    }
    return {lead.gap().mean(), lead.gap().noise(), lead.isFarEnough(0)};
}

bool rewordProblem(const GameEntry& game, Problem& problem, const Table& table, int looks,
                   std::uint64_t seed) {
    const auto thinker = hintPlayer(game);
    Rng rng(seed);
    for (int look = 0; look < looks; ++look) {
        const Thought thought = thinker->think(table, rng.next(), {}, {});
        if (thought.move != problem.best()) continue;
        problem.reasons = kept(thought.reasons);
        return true;
    }
    return false;
}

void gradeAgain(const GameEntry& game, Problem& problem, const Table& table, std::uint64_t seed) {
    Rng rng(seed);
    Graders(game).grade(problem, problem.best(), table, rng, {});
}

bool isProved(const GameEntry& game, const Problem& problem, const Table& table) {
    const auto proved = game.prove(table, problem.unit, leastMargin(problem.unit));
    return !proved.empty() && proved.front().move == problem.best();
}

} // namespace parlour
