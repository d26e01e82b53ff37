// Figures beside published ones.
#include "ai/arena/experiment.h"

#include <catch2/catch.hpp>

using namespace parlour;

namespace {

Tally tally(std::int64_t wins, std::int64_t draws, std::int64_t losses) {
    Tally side;
    side.wins = wins;
    side.draws = draws;
    side.losses = losses;
    return side;
}

Figure::Verdict verdict(double ours, std::int64_t games, double published,
                        std::int64_t publishedGames) {
    Figure figure{{}, Figure::Kind::Share, {ours, 0, games}, {}};
    return beside(figure, published, publishedGames).verdict();
}

using enum Figure::Verdict;

} // namespace

TEST_CASE("A share is the same, differs, or the published sample cannot tell") {
    CHECK(verdict(0.9, 20'000, 0.9, 10'000) == Same);
    CHECK(verdict(0.91, 20'000, 0.9, 10'000) == Same); // a real difference, but a small one
    CHECK(verdict(0.95, 20'000, 0.9, 10'000) == Differs);
    // The thesis' 31 games say little, and three nothing.
    CHECK(verdict(0.5, 100'000, 18.0 / 31, 31) == CannotTell);
    CHECK(verdict(0.5, 100'000, 18.0 / 31, 0) == CannotTell);
    CHECK(verdict(0.7, 100'000, 1, 3) == CannotTell);
    CHECK(verdict(0.001, 100'000, 63.0 / 900, 900) == Differs);
    CHECK(verdict(0.9, 0, 0.9, 10'000) == None);
    CHECK(Figure{}.verdict() == None);
    CHECK(name(CannotTell) == "cannot tell");
}

TEST_CASE("Means, numbers and times have verdicts of their own") {
    Figure mean{{}, Figure::Kind::Mean, {10, 4, 10'000}, {}};
    mean.close = 0.3;
    CHECK(beside(mean, 10.1, 10'000).verdict() == Same); // with our deviation
    CHECK(beside(mean, 10.1, 31).verdict() == CannotTell);
    CHECK(beside(mean, 15, 31).verdict() == Differs);
    const Interval published = *beside(mean, 10.1, 31).publishedInterval();
    CHECK(published.high - published.low == Approx(2 * 2.0423 * 4 / std::sqrt(31)).epsilon(1e-4));

    Figure number{{}, Figure::Kind::Number, {1379, 0, 1}, {}};
    number.close = 0;
    CHECK(beside(number, 1379, 1).verdict() == Same);
    CHECK(beside(number, 1380, 1).verdict() == Differs);
    CHECK(beside({{}, Figure::Kind::Time, {0.1, 0, 9}, {}}, 0.766, 9).verdict() == None);
}

TEST_CASE("Figures of a side of a match") {
    Tally side = tally(5, 2, 3);
    side.scoreTwelfths = 12 * 30;
    side.scoreTwelfthsSquared = 12 * 12 * 190;
    const Figure share = shareFigure({}, side);
    CHECK(share.ours.value == Approx(0.6));
    CHECK(share.ours.count == 10);
    const Figure score = scoreFigure({}, side);
    CHECK(score.ours.value == Approx(3));
    CHECK(score.ours.deviation == Approx(std::sqrt((190.0 - 90) / 9)));
    CHECK(shareFigure({}, Tally()).verdict() == None);
}

TEST_CASE("Counts add up, in any order") {
    Counts a, b;
    a.numbers = {{"score/-3", 2}, {"score/14", 1}, {"scores", 7}};
    b.numbers = {{"score/-3", 1}, {"turns", 9}};
    b.texts = {{"sheet", "0, 33"}};
    Counts both = a;
    both.add(b);
    CHECK(both.number("score/-3") == 3);
    CHECK(both.number("nothing") == 0);
    CHECK(both.histogram("score") == std::map<int, std::int64_t>{{-3, 3}, {14, 1}});
    Counts other = b;
    other.add(a);
    CHECK(other.numbers == both.numbers);
    CHECK(other.texts == both.texts);
}
