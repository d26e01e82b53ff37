#include "ai/calibration/reliability.h"

#include <catch2/catch.hpp>

#include <cmath>

using namespace parlour;

namespace {

// Deals of `each` forecasts of one chance, won as often as `truth` makes of it.
std::vector<Forecast> forecasts(int deals, int each, const auto& truth) {
    Rng rng(17);
    std::vector<Forecast> all;
    for (int deal = 0; deal < deals; ++deal) {
        const double chance = rng.unit();
        const double result = rng.unit() < truth(chance) ? 1 : 0;
        for (int i = 0; i < each; ++i) all.push_back({deal, chance, result});
    }
    return all;
}

} // namespace

TEST_CASE("Errors of chances are counted by tenths") {
    const std::vector<Forecast> told{
        {1, 0.31, 1}, {1, 0.35, 1}, {2, 0.33, 0}, {3, 0.9, 1}, {4, 1, 1}};
    const Reliability measured = reliabilityOf(told, ValueKind::Win);
    CHECK(measured.count == 5);
    CHECK(measured.deals == 4);
    REQUIRE(measured.tenths.size() == 2);
    CHECK(measured.tenths[0].count == 3);
    CHECK(measured.tenths[0].value == Approx(0.33));
    CHECK(measured.tenths[0].result == Approx(2 / 3.0));
    CHECK(measured.tenths[1].error() == Approx(0.05));
    CHECK(measured.worst() == &measured.tenths[0]);
    CHECK(measured.bias == Approx((4 - 2.89) / 5));
    CHECK(measured.meanError == Approx((2 - 0.99 + 2 - 1.9) / 5));
    // Two deals off the mean error by 1.34 - 2 * 1.01 / 3 and as much less: sqrt(2 * 2 * off²) / 3.
    const double off = 2 - 0.66 - 2 * 1.01 / 3;
    CHECK(measured.tenths[0].standardError == Approx(2 * off / 3));
    CHECK(measured.squaredError ==
          Approx((0.69 * 0.69 + 0.65 * 0.65 + 0.33 * 0.33 + 0.1 * 0.1) / 5));
    CHECK(reliabilityOf({}, ValueKind::Win).worst() == nullptr);
}

TEST_CASE("Standard errors count deals, not positions") {
    const auto fair = [](double chance) { return chance; };
    const Reliability once = reliabilityOf(forecasts(3000, 1, fair), ValueKind::Win);
    const Reliability often = reliabilityOf(forecasts(3000, 20, fair), ValueKind::Win);
    CHECK(often.count == 20 * once.count);
    CHECK(often.meanError == Approx(once.meanError));
    CHECK(often.standardError == Approx(once.standardError));
    CHECK(often.byChance == Approx(once.byChance));
    for (std::size_t i = 0; i < 10; ++i) {
        CHECK(often.tenths[i].standardError == Approx(once.tenths[i].standardError));
        const double won = once.tenths[i].result;
        const double deals = static_cast<double>(once.tenths[i].count);
        CHECK(once.tenths[i].standardError ==
              Approx(std::sqrt(won * (1 - won) / deals)).epsilon(0.1));
    }
}

TEST_CASE("The mean error of true chances is what chance alone makes it") {
    const auto fair = [](double chance) { return chance; };
    const Reliability measured = reliabilityOf(forecasts(2000, 3, fair), ValueKind::Win);
    CHECK(std::abs(measured.meanError - measured.byChance) < 2.5 * measured.standardError);
    const auto optimist = [](double chance) { return chance * chance; };
    const Reliability wrong = reliabilityOf(forecasts(2000, 3, optimist), ValueKind::Win);
    CHECK(wrong.meanError == Approx(1 / 6.0).margin(0.03)); // the mean of x - x²
    CHECK(wrong.meanError > wrong.byChance + 5 * wrong.standardError);
}

TEST_CASE("Points are counted by tenths of all decisions") {
    std::vector<Forecast> told;
    for (int deal = 0; deal < 200; ++deal)
        told.push_back({deal, 0.01 * (deal * 37 % 200), deal % 2 == 0 ? 1.5 : 0.5});
    const Reliability measured = reliabilityOf(told, ValueKind::Score);
    REQUIRE(measured.tenths.size() == 10);
    for (std::size_t i = 0; i < 10; ++i) {
        CHECK(measured.tenths[i].count == 20);
        CHECK(measured.tenths[i].value == Approx(0.2 * static_cast<double>(i) + 0.095));
    }
}

TEST_CASE("A curve fitted to games makes other games come true") {
    for (const auto truth : {+[](double chance) { return chance * chance; },
                             +[](double chance) { return 0.3 + 0.4 * chance; }}) {
        const Curve curve = fitCurve(forecasts(4000, 3, truth), ValueKind::Win);
        CHECK(curve(0) == 0);
        CHECK(curve(1) == 1);
        for (double chance = 0.1; chance < 0.95; chance += 0.1)
            CHECK(curve(chance) == Approx(truth(chance)).margin(0.08));
    }
}

TEST_CASE("A curve is fitted to what is told, not to deals: long deals are asked for more often") {
    // Told 0.5 in all: long deals with nine questions are lost, short ones with one are won.
    std::vector<Forecast> told;
    for (int deal = 0; deal < 4000; ++deal)
        for (int i = 0; i < (deal % 2 == 0 ? 9 : 1); ++i)
            told.push_back({deal, 0.5, deal % 2 == 0 ? 0.0 : 1.0});
    CHECK(fitCurve(told, ValueKind::Win)(0.5) == Approx(0.1).margin(0.01));
}

TEST_CASE("A fitted curve rises even where results fall, and leaves what is certain alone") {
    std::vector<Forecast> told;
    for (int deal = 0; deal < 800; ++deal) {
        const double chance = 0.001 * deal + 0.1;
        told.push_back({deal, chance, chance > 0.4 && chance < 0.6 ? 0.0 : 0.5});
        told.push_back({deal, 1, 0});
    }
    const Curve curve = fitCurve(told, ValueKind::Win);
    CHECK(curve.knots().size() > 3);
    for (int i = 0; i < 1000; ++i) CHECK(curve(0.001 * i) < curve(0.001 * (i + 1)));
    CHECK(curve(1) == 1);
}

TEST_CASE("Too few deals fit no curve") {
    const auto fair = [](double chance) { return chance; };
    CHECK(fitCurve(forecasts(79, 30, fair), ValueKind::Win).knots().empty());
    CHECK_FALSE(fitCurve(forecasts(80, 1, fair), ValueKind::Win).knots().empty());
}
