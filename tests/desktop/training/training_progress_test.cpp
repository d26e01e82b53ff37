#include "app/desktop/training/training_progress.h"

#include <catch2/catch.hpp>

#include <set>

using namespace parlour;

namespace {

const QDate kFirstDay(2026, 3, 1);

// Ratings 1100, 1200, ...; grades 1, 2, 3, 1, ...; seeds 100, 101, ...
std::vector<Problem> problems(int count = 9) {
    std::vector<Problem> all(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        Problem& problem = all[static_cast<std::size_t>(i)];
        problem.seed = 100 + static_cast<std::uint64_t>(i);
        problem.rating = 1100 + 100 * i;
        problem.grade = 1 + i % 3;
    }
    return all;
}

} // namespace

TEST_CASE("A failed problem comes back after 1, 3, 7 and 21 days, and then is learnt") {
    const auto set = problems();
    std::vector<TrainingAnswer> answers{{100, false, kFirstDay}};
    QDate day = kFirstDay;
    for (const int wait : {1, 3, 7, 21}) {
        CHECK(TrainingProgress(set, answers, day.addDays(wait - 1)).due() == 0);
        day = day.addDays(wait);
        const TrainingProgress there(set, answers, day);
        CHECK(there.isDue(0));
        CHECK(there.next({}) == 0u);
        answers.push_back({100, true, day});
    }
    CHECK(TrainingProgress(set, answers, day.addDays(1000)).due() == 0);
}

TEST_CASE("A problem that fails again begins anew") {
    const auto set = problems();
    const std::vector<TrainingAnswer> answers{{100, false, kFirstDay},
                                              {100, true, kFirstDay.addDays(1)},
                                              {100, false, kFirstDay.addDays(4)}};
    CHECK(TrainingProgress(set, answers, kFirstDay.addDays(5)).isDue(0));
    CHECK_FALSE(TrainingProgress(set, answers, kFirstDay.addDays(4)).isDue(0));
}

TEST_CASE("A problem solved at once does not come back") {
    const auto set = problems();
    CHECK(TrainingProgress(set, {{100, true, kFirstDay}}, kFirstDay.addDays(400)).due() == 0);
}

TEST_CASE("The next problem is the untried one nearest to the person's rating") {
    const auto set = problems();
    TrainingProgress progress(set, {}, kFirstDay);
    CHECK(progress.next({}) == 4u); // 1500
    CHECK(progress.next({}, 4) != 4u);
    CHECK(progress.next(1) == 0u);
    CHECK(progress.next(3) == 2u);
    CHECK_FALSE(progress.next(3, 2) == 2u);
    // Somebody who finds hard ones gets harder ones.
    progress = TrainingProgress(
        set, {{104, true, kFirstDay}, {106, true, kFirstDay}, {107, true, kFirstDay}}, kFirstDay);
    CHECK(progress.rating().rating > 1600);
    CHECK(progress.next({}) == 8u);
}

TEST_CASE("When all are tried the one that was not tried longest comes") {
    const auto set = problems(3);
    const TrainingProgress progress(set,
                                    {{101, true, kFirstDay},
                                     {100, true, kFirstDay.addDays(1)},
                                     {102, true, kFirstDay.addDays(2)}},
                                    kFirstDay.addDays(3));
    CHECK(progress.tried() == 3);
    CHECK(progress.next({}) == 1u);
    CHECK_FALSE(TrainingProgress(problems(0), {}, kFirstDay).next({}).has_value());
}

TEST_CASE("Only the first answer to a problem counts for the rating, a day is a period") {
    const auto set = problems();
    const std::array<GlickoGame, 2> games{{{{1100, 100}, 1}, {{1300, 100}, 0}}};
    const GlickoRating expected = afterPeriod({}, games);
    const std::vector<TrainingAnswer> answers{{100, true, kFirstDay},
                                              {102, false, kFirstDay},
                                              {102, true, kFirstDay},
                                              {100, false, kFirstDay}};
    const TrainingProgress progress(set, answers, kFirstDay);
    CHECK(progress.rating().rating == Approx(expected.rating));
    CHECK(progress.rating().deviation == Approx(expected.deviation));
    CHECK(progress.tried() == 2);
    CHECK(progress.solved() == 1); // as they stood at last

    // Two days later: one period without games between.
    std::vector<TrainingAnswer> later = answers;
    later.push_back({104, true, kFirstDay.addDays(2)});
    const std::array<GlickoGame, 1> more{{{{1500, 100}, 1}}};
    CHECK(TrainingProgress(set, later, kFirstDay.addDays(2)).rating().rating ==
          Approx(afterPeriod(afterPeriod(expected, {}), more).rating));
}

TEST_CASE("Answers to problems of an older set change nothing") {
    const auto set = problems();
    const TrainingProgress progress(set, {{7, false, kFirstDay}}, kFirstDay.addDays(1));
    CHECK(progress.tried() == 0);
    CHECK(progress.rating().rating == 1500);
    CHECK(progress.due() == 0);
}

TEST_CASE("The problem of the day is the same all day, and another one on other days") {
    const auto set = problems();
    std::set<std::size_t> found;
    for (int i = 0; i < 60; ++i) {
        const QDate day = kFirstDay.addDays(i);
        const auto problem = TrainingProgress(set, {}, day).ofTheDay();
        REQUIRE(problem);
        CHECK(TrainingProgress(set, {{103, false, kFirstDay}}, day).ofTheDay() == problem);
        found.insert(*problem);
    }
    CHECK(found.size() == set.size());
    CHECK_FALSE(TrainingProgress(problems(0), {}, kFirstDay).ofTheDay());
}
