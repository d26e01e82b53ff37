// Samurai's experiments: the published numbers, and what can be compared with them.
#include "ai/catalogue/games.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace parlour;

namespace {

const Experiment& experiment(std::string_view name) {
    const auto& all = findGame("samurai").value()->experiments();
    const auto found = std::ranges::find(all, name, &Experiment::name);
    REQUIRE(found != all.end());
    return *found;
}

// What is found if the first side wins 600 of 1,000 games in every part.
Findings found(const Experiment& experiment) {
    Results results;
    for (const ExperimentPart& part : experiment.parts) {
        MatchReport report;
        report.sides.resize(2);
        report.sides[0].wins = report.sides[1].losses = 600;
        report.sides[1].wins = report.sides[0].losses = 400;
        results.matches[part.name] = report;
    }
    return experiment.findings(results);
}

double publishedShare(const FigureGrid& grid, std::string_view row, std::string_view column) {
    const auto said = [](const Words& words) { return english(words); };
    const auto r = std::ranges::find(grid.rows, row, said) - grid.rows.begin();
    const auto c = std::ranges::find(grid.columns, column, said) - grid.columns.begin();
    return grid.cells
        .at(static_cast<std::size_t>(r) * grid.columns.size() + static_cast<std::size_t>(c))
        .published->value;
}

bool remarks(const Findings& findings, std::string_view text) {
    return std::ranges::any_of(findings.remarks, [&](const Words& remark) {
        return english(remark).find(text) != std::string::npos;
    });
}

} // namespace

TEST_CASE("Every figure of the Samurai thesis is an experiment") {
    std::vector<std::string> names;
    for (const Experiment& one : findGame("samurai").value()->experiments()) {
        names.push_back(one.name);
        CHECK_FALSE(one.parts.empty());
    }
    CHECK(names == std::vector<std::string>{"figure-5.1", "figure-5.2", "figure-5.3", "figure-5.4",
                                            "figure-5.5", "figure-5.6", "figure-5.7", "figure-5.8",
                                            "figure-5.9", "figure-5.10", "figure-5.11"});
}

TEST_CASE("The thesis' grids are grids, with its cells and how they scatter") {
    struct Expected {
        std::string_view name;
        std::size_t rows, columns;
        int printed; // one cell of Fig. 5.1 is empty
        int games;
        std::string_view scatter;
    };
    constexpr Expected kExpected[]{
        {"figure-5.1", 11, 11, 120, 100, "mean 80.4 %, chi-squared around it 98 with 119"},
        {"figure-5.2", 5, 6, 30, 300, "mean 79.8 %, chi-squared around it 64 with 29"},
        {"figure-5.3", 6, 6, 36, 300, "mean 73.5 %, chi-squared around it 184 with 35"},
        {"figure-5.4", 6, 6, 36, 300, "mean 77.4 %, chi-squared around it 127 with 35"}};
    for (const Expected& expected : kExpected) {
        INFO(expected.name);
        const Findings findings = found(experiment(expected.name));
        CHECK(remarks(findings, expected.scatter));
        REQUIRE(findings.grids.size() == 2);
        for (const FigureGrid& grid : findings.grids) {
            CHECK(grid.rows.size() == expected.rows);
            CHECK(grid.columns.size() == expected.columns);
            REQUIRE(grid.cells.size() == expected.rows * expected.columns);
            int printed = 0;
            for (const Figure& cell : grid.cells) {
                CHECK(cell.ours.value == Approx(0.6));
                if (!cell.published) continue;
                ++printed;
                CHECK(cell.published->count == expected.games);
                CHECK_FALSE(cell.reason.empty());
            }
            CHECK(printed == expected.printed);
        }
    }
    const auto grid = [](std::string_view name) { return found(experiment(name)).grids[0]; };
    for (const char* name : {"figure-5.3", "figure-5.4"})
        CHECK(remarks(found(experiment(name)), "We follow the text."));
    CHECK(publishedShare(grid("figure-5.1"), "0.50", "4.00") == Approx(0.89));
    CHECK(publishedShare(grid("figure-5.1"), "5.00", "5.00") == Approx(0.80));
    CHECK(publishedShare(grid("figure-5.2"), "1.10", "3.10") == Approx(0.89));
    CHECK(publishedShare(grid("figure-5.3"), "0.00", "0.00") == Approx(0.6367));
    CHECK(publishedShare(grid("figure-5.3"), "0.40", "0.20") == Approx(0.86));
    CHECK(publishedShare(grid("figure-5.4"), "0.38", "0.22") == Approx(0.87));
}

TEST_CASE("The thesis' pairings of players have its 900 games") {
    const std::pair<std::string_view, double> kWon[]{{"figure-5.5", 837},
                                                     {"figure-5.6", 531},
                                                     {"figure-5.7", 733},
                                                     {"figure-5.8", 652},
                                                     {"figure-5.9", 547}};
    for (const auto& [name, won] : kWon) {
        INFO(name);
        const Findings findings = found(experiment(name));
        CHECK(findings.figures.size() == experiment(name).parts.size());
        CHECK(english(findings.figures.front().name) == "seats in turn");
        for (const Figure& figure : findings.figures) {
            if (!figure.published) continue;
            CHECK(figure.published->value == Approx(won / 900));
            CHECK(figure.published->count == 900);
        }
    }
    CHECK(remarks(found(experiment("figure-5.6")), "does not reproduce"));
    CHECK(remarks(found(experiment("figure-5.7")), "does not reproduce"));
    CHECK(remarks(found(experiment("figure-5.8")), "does not reproduce"));
    CHECK(remarks(found(experiment("figure-5.8")), "what beginning brings to equal players"));
    for (const Figure& figure : found(experiment("figure-5.8")).figures)
        if (figure.published)
            for (const char* player : {"`heuristic-2:ties=first`", "`heuristic-1:ties=first`"})
                CHECK(english(figure.reason).find(player) != std::string::npos);
}

TEST_CASE("MiniMax of three depths is compared in games and time, and people with its games") {
    const Findings depths = found(experiment("figure-5.10"));
    REQUIRE(depths.figures.size() == 6);
    CHECK(depths.figures[0].published->value == Approx(0.56));
    CHECK(depths.figures[0].published->count == 300);
    CHECK(depths.figures[2].published->value == Approx(1));
    CHECK(depths.figures[2].published->count == 3);
    CHECK_FALSE(depths.figures[4].published); // stopped after 18 hours
    CHECK_FALSE(depths.figures[5].published);
    for (const std::size_t time : {1U, 3U, 5U}) {
        CHECK(depths.figures[time].kind == Figure::Kind::Time);
        CHECK(english(depths.figures[time].unit) == "s");
    }
    CHECK(depths.figures[3].published->value == Approx(21 * 3600 / 3));

    const Experiment& people = experiment("figure-5.11");
    for (const ExperimentPart& part : people.parts)
        CHECK(std::get<PeoplePart>(part.what).people == 1);
    const Findings findings = found(people);
    REQUIRE(findings.figures.size() == 2);
    CHECK(findings.figures[0].ours.value == Approx(0.4)); // the player's, not the people's
    CHECK(findings.figures[0].published->value == Approx(0.5));
    CHECK(findings.figures[0].published->count == 6);
    CHECK(findings.figures[1].published->count == 2);
}
