// The sequential test: its ratio, its bounds, and how often it errs.
#include "ai/arena/sprt.h"
#include "core/base/rng.h"
#include "tests/support/scale.h"

#include <catch2/catch.hpp>

#include <array>
#include <cmath>

using namespace parlour;
using namespace parlour::test;

namespace {

Sprt played(const SprtSetup& setup, int gamesPerDeal, const std::vector<int>& deals) {
    Sprt sprt(setup, gamesPerDeal);
    for (std::size_t halves = 0; halves < deals.size(); ++halves)
        for (int i = 0; i < deals[halves]; ++i)
            for (int game = 0, left = static_cast<int>(halves); game < gamesPerDeal; ++game) {
                const int part = std::min(2, left);
                left -= part;
                sprt.add(part);
            }
    return sprt;
}

std::string errorOf(std::string_view text) {
    const auto setup = parseSprt(text);
    return setup ? "" : setup.error().english();
}

// Matches of a player that is `elo` stronger: pairs of games in which luck with the cards hits both
// players, and a share of draws. Returns the share of matches with this verdict, and the mean
// number of pairs.
std::pair<double, double> simulated(double elo, Sprt::Verdict verdict, int matches) {
    const double mean = 1 / (1 + std::pow(10, -elo / 400));
    constexpr double kSpread = 0.3; // of the chance to win, by the deal
    constexpr double kDraws = 0.1;
    Rng rng(static_cast<std::uint64_t>(1000 + elo));
    int found = 0;
    std::int64_t pairs = 0;
    for (int match = 0; match < matches; ++match) {
        Sprt sprt({0, 20, 0.05, 0.05}, 2);
        while (sprt.verdict() == Sprt::Verdict::None) {
            const double luck = rng.below(2) == 0 ? kSpread : -kSpread;
            for (const double chance : {mean + luck, mean - luck}) {
                const bool isDrawn = rng.unit() < kDraws;
                const double wins = (chance - kDraws / 2) / (1 - kDraws); // of the other games
                sprt.add(isDrawn ? 1 : rng.unit() < wins ? 2 : 0);
            }
            ++pairs;
        }
        found += sprt.verdict() == verdict;
    }
    return {static_cast<double>(found) / matches, static_cast<double>(pairs) / matches};
}

} // namespace

TEST_CASE("The ratio is that of the most likely distributions with the two means") {
    // With wins and losses only these are binomial, whatever was counted.
    const double p0 = 1 / (1 + std::pow(10, -10.0 / 400));
    const double p1 = 1 / (1 + std::pow(10, -30.0 / 400));
    const double binomial = 600 * std::log(p1 / p0) + 400 * std::log((1 - p1) / (1 - p0));
    CHECK(played({10, 30}, 1, {400, 0, 600}).llr() == Approx(binomial).margin(0.001));
    // Near the means the ratio is (mean1 - mean0) (2 mean - mean0 - mean1) n / (2 variance).
    const std::vector<int> pairs{100, 400, 1000, 500, 150};
    const Sprt sprt = played({0, 10}, 2, pairs);
    double sum = 0, squares = 0, n = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const double score = static_cast<double>(i) / 4;
        n += pairs[i];
        sum += pairs[i] * score;
        squares += pairs[i] * score * score;
    }
    const double mean = sum / n;
    const double variance = squares / n - mean * mean;
    const double s1 = 1 / (1 + std::pow(10, -10.0 / 400));
    const double normal = (s1 - 0.5) * (2 * mean - 0.5 - s1) * n / (2 * variance);
    CHECK(sprt.llr() == Approx(normal).epsilon(0.03));
    // Exchanged, the sides have exchanged hypotheses.
    CHECK(played({-10, 0}, 2, {150, 500, 1000, 400, 100}).llr() == Approx(-sprt.llr()));
}

TEST_CASE("The bounds are Wald's, and the test has decided beyond them") {
    const Sprt none({0, 20, 0.05, 0.1}, 2);
    CHECK(none.lower() == Approx(std::log(0.1 / 0.95)));
    CHECK(none.upper() == Approx(std::log(0.9 / 0.05)));
    CHECK(none.llr() == 0);
    CHECK(none.verdict() == Sprt::Verdict::None);
    CHECK(played({0, 20}, 1, {0, 0, 2000}).verdict() == Sprt::Verdict::H1);
    CHECK(played({0, 20}, 1, {2000, 0, 0}).verdict() == Sprt::Verdict::H0);
    // Players that never differ are equal.
    CHECK(played({0, 20}, 2, {0, 0, 500, 0, 0}).verdict() == Sprt::Verdict::H0);
}

TEST_CASE("A test is the same when it was written and read") {
    Sprt sprt = played({-5, 5, 0.01, 0.1}, 2, {3, 0, 4, 1, 5});
    sprt.add(2);
    const Json json = sprt.toJson();
    CHECK(json["open_deal"] == Json{{"games", 1}, {"halves", 2}});
    auto read = Sprt::fromJson(Json::parse(json.dump()));
    REQUIRE(read);
    CHECK(read->toJson() == json);
    for (const int halves : {0, 1, 2, 2}) {
        sprt.add(halves);
        read->add(halves);
        CHECK(read->toJson() == sprt.toJson());
    }
    CHECK(Sprt::fromJson(Sprt({0, 20}, 4).toJson()));
    for (const char* name : {"elo0", "alpha", "deals_by_score"}) {
        Json damaged = json;
        damaged.erase(name);
        CHECK_FALSE(Sprt::fromJson(damaged));
        damaged[name] = {-1, 0, 0};
        CHECK_FALSE(Sprt::fromJson(damaged));
    }
    Json damaged = json;
    damaged["open_deal"] = {{"games", 2}, {"halves", 1}};
    CHECK_FALSE(Sprt::fromJson(damaged));
}

TEST_CASE("A test is given as text") {
    const auto setup = parseSprt("elo0=0 elo1=20 alpha=0.05 beta=0.1");
    REQUIRE(setup);
    CHECK(*setup == SprtSetup{0, 20, 0.05, 0.1});
    CHECK(parseSprt("  elo1=-2.5  elo0=-10 ").value() == SprtSetup{-10, -2.5, 0.05, 0.05});
    CHECK(errorOf("elo0=0") == "elo1: This is missing");
    CHECK(errorOf("elo0=5 elo1=5").starts_with("elo1: "));
    CHECK(errorOf("elo0=0 elo1=x").starts_with("elo1: Expected one number from -1000"));
    CHECK(errorOf("elo0=0 elo1=20 alpha=0").starts_with("alpha: "));
    CHECK(errorOf("elo0=0 elo1=20 alpha=nan").starts_with("alpha: "));
    CHECK(errorOf("elo0=0 elo0=0 elo1=20").starts_with("elo0: "));
    CHECK(errorOf("elo0=0 elo1=20 gamma=1").find("gamma=1") != std::string::npos);
    CHECK(errorOf("20").find("elo0=") != std::string::npos);
}

TEST_CASE("The test errs about as rarely as asked") {
    const int matches = scaled(200);
    // Four standard errors above 5 %.
    const double most = 0.05 + 4 * std::sqrt(0.05 * 0.95 / matches);
    CHECK(simulated(0, Sprt::Verdict::H1, matches).first < most);
    CHECK(simulated(20, Sprt::Verdict::H0, matches).first < most);
    CHECK(simulated(60, Sprt::Verdict::H1, matches).first > 1 - most);
}
