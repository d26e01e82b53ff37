// The published figures as typed in, and what the experiments count.
#include "ai/bigtwo/players.h"
#include "ai/bigtwo/published_scores.h"
#include "tests/support/bigtwo.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace parlour::bigtwo;
using namespace parlour::test;
using parlour::Counts;
using parlour::Experiment;
using parlour::ExperimentPart;
using parlour::Results;
using parlour::Rng;
using parlour::Sampler;
using parlour::signedRank;

namespace {

using Histogram = std::map<int, std::int64_t>;

std::int64_t total(const Histogram& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0},
                           [](std::int64_t sum, const auto& entry) { return sum + entry.second; });
}

std::int64_t points(const Histogram& counts) {
    return std::accumulate(
        counts.begin(), counts.end(), std::int64_t{0},
        [](std::int64_t sum, const auto& entry) { return sum + entry.first * entry.second; });
}

Histogram zone(const Histogram& scores, bool isPositive) {
    Histogram part;
    for (const auto& [score, count] : scores)
        if ((score > 0) == isPositive) part[score] = count;
    return part;
}

const Experiment& experiment(const std::string& name) {
    const auto all = Players::experiments();
    const auto found = std::ranges::find(all, name, &Experiment::name);
    REQUIRE(found != all.end());
    return *found;
}

// Plays the parts that are no games of people.
Results run(const Experiment& one, std::int64_t games) {
    const std::stop_token never;
    Results results;
    for (const ExperimentPart& part : one.parts)
        if (const auto* maker = std::get_if<std::function<Sampler()>>(&part.what)) {
            Counts& counts = results.counts[part.name];
            const Sampler sampler = (*maker)();
            for (std::int64_t i = 0; i < games; ++i) {
                parlour::Sample sample{i, games, Rng(481).split(static_cast<std::uint64_t>(i)),
                                       never, counts};
                sampler(sample);
            }
        } else {
            results.matches[part.name].sides.resize(2);
        }
    return results;
}

} // namespace

TEST_CASE("The published scores are those of the paper's Tables 2 to 4") {
    struct Row {
        int won;
        double won1, won1Deviation, lost1, lost1Deviation; // rule-based
        double won2, won2Deviation, lost2, lost2Deviation;
    };
    const Row rows[] = {{1792, 15.64, 6.43, 4.01, 2.57, 12.32, 6.53, 4.64, 2.53},
                        {1460, 16.08, 6.16, 4.22, 2.55, 15.16, 6.98, 4.63, 2.51},
                        {1101, 18.25, 7.24, 4.72, 3.16, 16.10, 7.71, 5.31, 3.33}};
    for (int i = 0; i < 3; ++i) {
        const PublishedScores& scores = publishedScores(i + 1);
        const Row& row = rows[i];
        INFO(scores.against);
        const auto check = [](const Histogram& counts, double mean, double deviation) {
            const parlour::Mean found = parlour::meanOf(counts);
            CHECK(std::abs(std::abs(found.value) - mean) < 0.0065); // 4.634 is printed as 4.64
            CHECK(found.deviation == Approx(deviation).margin(0.006));
        };
        CHECK(total(scores.ruleBased) == 4000);
        CHECK(total(scores.other) == 4000);
        CHECK(total(scores.differences) == 4000);
        CHECK(total(zone(scores.ruleBased, true)) == row.won);
        CHECK(total(zone(scores.other, true)) == 2000 - row.won);
        CHECK(points(scores.ruleBased) - points(scores.other) == points(scores.differences));
        check(zone(scores.ruleBased, true), row.won1, row.won1Deviation);
        check(zone(scores.ruleBased, false), row.lost1, row.lost1Deviation);
        check(zone(scores.other, true), row.won2, row.won2Deviation);
        check(zone(scores.other, false), row.lost2, row.lost2Deviation);
    }
}

TEST_CASE("The published scores give the paper's p-values, and none of its effect sizes at once") {
    const double p[] = {1.0669e-283, 2.5233e-100, 2.5325e-14};
    const double rankBiserial[] = {0.684, 0.404, 0.144};
    const double zByRoot[] = {0.593, 0.350, 0.125};
    for (int i = 0; i < 3; ++i) {
        const auto test = signedRank(publishedScores(i + 1).differences);
        CHECK(test.p / p[i] == Approx(1).epsilon(1e-4));
        CHECK(test.z > 0);
        CHECK(test.rankBiserial == Approx(rankBiserial[i]).margin(0.0006));
        CHECK(test.z / std::sqrt(static_cast<double>(test.pairs)) ==
              Approx(zByRoot[i]).margin(0.0006));
    }
}

TEST_CASE("The published winners gained more than the published losers lost") {
    const std::int64_t gained[] = {30581, 31663, 34568};
    const std::int64_t lost[] = {26435, 26717, 30159};
    for (int i = 0; i < 3; ++i) {
        const PublishedScores& scores = publishedScores(i + 1);
        const auto sum = [&](bool isPositive) {
            return points(zone(scores.ruleBased, isPositive)) +
                   points(zone(scores.other, isPositive));
        };
        CHECK(sum(true) == gained[i]);
        CHECK(sum(false) == -lost[i]);
    }
}

TEST_CASE("In our games of Tables 2 and 3 the winner gains what the losers lose") {
    constexpr std::int64_t kGames = 6;
    for (const char* name : {"table-2", "table-3"})
        for (const auto& [part, counts] : run(experiment(name), kGames).counts) {
            INFO(name << ": " << part);
            const Histogram ruleBased = counts.histogram("rule-based");
            const Histogram other = counts.histogram("other");
            CHECK(counts.number("games") == kGames);
            CHECK(total(ruleBased) == 2 * kGames);
            CHECK(total(other) == 2 * kGames);
            CHECK(points(ruleBased) + points(other) == 0);
            CHECK(total(counts.histogram("difference")) == 2 * kGames);
            CHECK(points(counts.histogram("difference")) == points(ruleBased) - points(other));
            CHECK(total(counts.histogram("games in")) == kGames);
            CHECK(total(counts.histogram("won in")) == total(zone(ruleBased, true)));
        }
}

TEST_CASE("The test of paired scores is a sheet, and no figure with a verdict") {
    for (const char* name : {"table-2", "table-3"}) {
        INFO(name);
        const Experiment& table = experiment(name);
        const auto findings = table.findings(run(table, 6));
        CHECK(findings.figures.size() == 5); // wins, and two means of each side
        CHECK(std::ranges::none_of(findings.figures, [](const parlour::Figure& figure) {
            return figure.kind == parlour::Figure::Kind::Number;
        }));
        const auto sheet = std::ranges::find_if(findings.sheets, [](const auto& one) {
            return one.first.find("Wilcoxon") != std::string::npos;
        });
        REQUIRE(sheet != findings.sheets.end());
        for (const char* part : {"ours", "published", "z/sqrt(n)", "The paper prints p = "})
            CHECK(sheet->second.find(part) != std::string::npos);
    }
}

TEST_CASE("Without games of people their sheets show the published scores alone") {
    for (const char* name : {"table-4", "figure-8"}) {
        INFO(name);
        const Experiment& one = experiment(name);
        const auto findings = one.findings(run(one, 0));
        CHECK_FALSE(findings.sheets.empty());
        for (const auto& [title, text] : findings.sheets) {
            INFO(title);
            CHECK(text.find("published") != std::string::npos);
            CHECK(text.find("ours") == std::string::npos);
        }
    }
}

TEST_CASE("Table 1 counts possible moves as the paper does") {
    const Experiment& table = experiment("table-1");
    const auto findings = table.findings(run(table, 2));
    const auto figure = [&](const std::string& name) {
        const auto found = std::ranges::find(
            findings.figures, name, [](const parlour::Figure& one) { return english(one.name); });
        REQUIRE(found != findings.figures.end());
        return *found;
    };
    CHECK(figure("Average possible moves B").ours.value == Approx(267));
    const double length = figure("Average length D").ours.value;
    CHECK(length > 20);
    CHECK(figure("Tree size B^D, decimal logarithm").ours.value ==
          Approx(length * std::log10(267)).epsilon(1e-4));
    // The published tree size is its own length and this B.
    CHECK(37.3725 * std::log10(267) == Approx(std::log10(4.8394e90)).margin(0.01));
    for (const char* printed : {"1379", "871", "529", "308", "172", "93", "50", "28", "17", "11"})
        CHECK(findings.sheets.at(0).second.find(printed) != std::string::npos);
}

TEST_CASE("Table 5 times the rule-based player's decisions only") {
    const Results results = run(experiment("table-5"), 2);
    const Counts& counts = results.count("games");
    CHECK(counts.number("0/13") <= 2); // in control with all its cards: it begins
    CHECK(std::ranges::all_of(counts.nanoseconds,
                              [](const auto& entry) { return entry.second > 0; }));
    CHECK(counts.numbers.size() == counts.nanoseconds.size());
}

TEST_CASE("Every experiment of Big Two finds figures without people, too") {
    for (const Experiment& one : Players::experiments()) {
        INFO(one.name);
        const auto findings = one.findings(run(one, 2));
        CHECK(findings.figures.size() + findings.plots.size() > 0);
        CHECK(findings.plots.size() == (one.name == "figure-5"         ? 2u
                                        : one.name == "table-5"        ? 1u
                                        : one.name == "figure-4"       ? 1u
                                        : one.name.find("figure") == 0 ? 3u
                                                                       : 0u));
    }
}
