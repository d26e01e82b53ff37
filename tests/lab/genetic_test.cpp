// The genetic algorithm of `tune`.
#include "app/lab/commands.h"
#include "app/lab/genetic.h"
#include "core/base/file.h"
#include "tests/support/process.h"
#include "tests/support/temporary_folder.h"

#include <catch2/catch.hpp>

using namespace parlour;
using namespace parlour::lab;
using namespace parlour::test;

namespace {

// Best at (30, -5).
double fitness(const std::vector<double>& values) {
    const double x = values[0] - 30;
    const double y = values[1] + 5;
    return -x * x - 4 * y * y;
}

std::vector<Evolution::Candidate> tried(const Genetic& genetic) {
    std::vector<Evolution::Candidate> list;
    for (const auto& values : genetic.population) list.push_back({fitness(values), values});
    return list;
}

} // namespace

TEST_CASE("A genetic algorithm finds the best values, and never loses the best so far") {
    Rng rng(3);
    Genetic genetic = Genetic::around({0, 0}, {10, 10}, 40, rng);
    REQUIRE(genetic.population.size() == 40);
    CHECK(genetic.population.front() == std::vector<double>{0, 0});
    double best = fitness(genetic.population.front());
    for (int generation = 0; generation < 60; ++generation) {
        genetic.breed(tried(genetic), rng);
        REQUIRE(genetic.population.size() == 40);
        REQUIRE(fitness(genetic.population.front()) >= best);
        best = fitness(genetic.population.front());
    }
    CHECK(genetic.population.front()[0] == Approx(30).margin(0.5));
    CHECK(genetic.population.front()[1] == Approx(-5).margin(0.5));
}

TEST_CASE("Children lie near the range of their parents unless they mutate") {
    Rng rng(5);
    Genetic genetic = Genetic::around({0, 0}, {0, 0}, 20, rng);
    for (std::size_t i = 0; i < genetic.population.size(); ++i)
        genetic.population[i] = {static_cast<double>(i % 2), 7};
    genetic.breed(tried(genetic), rng);
    bool isMixed = false;
    for (const auto& values : genetic.population) {
        CHECK(values[0] >= -0.5);
        CHECK(values[0] <= 1.5);
        CHECK(values[1] == 7);
        isMixed = isMixed || (values[0] != 0 && values[0] != 1);
    }
    CHECK(isMixed);
    // Better individuals have more children.
    double mean = 0;
    for (const auto& values : genetic.population) mean += values[0] / 20;
    CHECK(mean > 0.5);
}

TEST_CASE("tune goes on where it stopped, with either method") {
    const TemporaryFolder folder;
    const auto tuned = [&](const std::string& method, const std::string& file, int generations) {
        const std::string path = (folder.path() / file).string();
        const Finished run =
            runLab("tune samurai --player heuristic-1 --option preset=thesis --method " + method +
                   " --candidates 4 --games 2 --final-games 2 --generations " +
                   std::to_string(generations) + " --state " + path);
        CHECK(run.code == kDone);
        return readFile(path).value();
    };
    for (const std::string method : {"evolution", "genetic"}) {
        const std::string once = tuned(method, method + "-once", 3);
        tuned(method, method + "-twice", 1);
        CHECK(tuned(method, method + "-twice", 3) == once);
    }
    // The report: each generation, and the comparison; nothing else on standard output.
    const Finished told =
        runLab("tune samurai --player heuristic-1 --option preset=thesis --games 2 "
               "--candidates 4 --final-games 2 --generations 3 --json - --state " +
               (folder.path() / "evolution-once").string());
    CHECK(told.code == kDone);
    const Json report = parseJson(told.out).value();
    REQUIRE(report["generations"].size() == 3);
    CHECK(report["generations"][2]["player"] == report["best"]);
    CHECK(report["comparison"]["games"] == 2);
    const Finished other =
        runLab("tune samurai --player heuristic-1 --option preset=thesis --method genetic "
               "--candidates 4 --games 2 --state " +
               (folder.path() / "evolution-once").string());
    CHECK(other.code == kFailed);
    CHECK(other.err.find("belongs to a different run") != std::string::npos);
}
