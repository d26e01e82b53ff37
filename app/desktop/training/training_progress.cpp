#include "app/desktop/training/training_progress.h"

#include "core/base/rng.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <unordered_map>

namespace parlour {

namespace {

constexpr double kProblemDeviation = 100; // how well its grading players tell a problem's rating
constexpr std::uint64_t kDayStream = 19;

} // namespace

TrainingProgress::TrainingProgress(std::span<const Problem> problems,
                                   const std::vector<TrainingAnswer>& answers, QDate today)
    : m_problems(problems), m_today(today), m_states(problems.size()) {
    std::unordered_map<std::uint64_t, std::size_t> places;
    for (std::size_t i = 0; i < problems.size(); ++i) places.emplace(problems[i].seed, i);

    std::vector<GlickoGame> games; // of the day
    QDate day;
    const auto passTo = [&](QDate next) {
        if (day.isValid() && next > day) {
            m_rating = afterPeriod(m_rating, games);
            games.clear();
            // A year changes as much as more would.
            const qint64 idle = std::min<qint64>(day.daysTo(next) - 1, 365);
            for (qint64 i = 0; i < idle; ++i) m_rating = afterPeriod(m_rating, {});
        }
        if (!day.isValid() || next > day) day = next;
    };
    for (const TrainingAnswer& answer : answers) {
        const auto place = places.find(answer.problem);
        if (place == places.end()) continue; // of an older set
        State& state = m_states[place->second];
        passTo(answer.day);
        if (!state.last.isValid())
            games.push_back({{static_cast<double>(problems[place->second].rating),
                              kProblemDeviation, GlickoRating().volatility},
                             answer.isRight ? 1.0 : 0.0});
        const bool isLearning = state.due.isValid();
        if (!answer.isRight)
            state.stage = 0;
        else if (isLearning)
            ++state.stage;
        const bool comesBack = (isLearning || !answer.isRight) && state.stage < kReturns.size();
        state.due = comesBack ? answer.day.addDays(kReturns[state.stage]) : QDate();
        state.last = answer.day;
        state.isRight = answer.isRight;
    }
    if (!games.empty()) m_rating = afterPeriod(m_rating, games); // of a day that may go on
}

bool TrainingProgress::isDue(std::size_t problem) const {
    const QDate due = m_states[problem].due;
    return due.isValid() && due <= m_today;
}

int TrainingProgress::tried() const {
    return static_cast<int>(
        std::ranges::count_if(m_states, [](const State& state) { return state.last.isValid(); }));
}

int TrainingProgress::solved() const {
    return static_cast<int>(std::ranges::count(m_states, true, &State::isRight));
}

int TrainingProgress::due() const {
    int due = 0;
    for (std::size_t i = 0; i < m_states.size(); ++i) due += isDue(i);
    return due;
}

std::optional<std::size_t> TrainingProgress::ofTheDay() const {
    if (m_problems.empty()) return std::nullopt;
    Rng rng = Rng(static_cast<std::uint64_t>(m_today.toJulianDay())).split(kDayStream);
    return rng.below(static_cast<std::uint32_t>(m_problems.size()));
}

std::optional<std::size_t> TrainingProgress::next(std::optional<int> grade,
                                                  std::optional<std::size_t> besides) const {
    // Smaller is sooner.
    const auto rank = [&](std::size_t i) {
        const State& state = m_states[i];
        const int group = isDue(i) ? 0 : !state.last.isValid() ? 1 : 2;
        const double place = group == 0   ? static_cast<double>(state.due.toJulianDay())
                             : group == 2 ? static_cast<double>(state.last.toJulianDay())
                             : grade      ? 0
                                          : std::abs(m_problems[i].rating - m_rating.rating);
        return std::tuple(group, place, i);
    };
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < m_problems.size(); ++i)
        if ((!grade || m_problems[i].grade == *grade) && i != besides &&
            (!best || rank(i) < rank(*best)))
            best = i;
    return best;
}

} // namespace parlour
