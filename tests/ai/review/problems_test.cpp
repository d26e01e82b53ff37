#include "ai/catalogue/games.h"
#include "ai/review/problems.h"
#include "core/base/file.h"
#include "tests/support/mutate.h"
#include "tests/support/sentences.h"

#include <catch2/catch.hpp>

#include <map>

using namespace parlour;

namespace {

Json shippedSet(const GameEntry& game) {
    const std::string file =
        PARLOUR_SOURCE "/resources/problems/" + std::string(game.id()) + ".json";
    return parseJson(readFile(file).value()).value();
}

} // namespace

TEST_CASE("A set of problems is read as it was written") {
    for (const GameEntry* game : games()) {
        const Json json = shippedSet(*game);
        const auto problems = problemsFromJson(json, *game);
        REQUIRE(problems);
        REQUIRE(problems->size() == json["problems"].size());
        for (std::size_t i = 0; i < problems->size(); ++i)
            REQUIRE(toJson((*problems)[i]) == json["problems"][i]);
    }
}

TEST_CASE("Problems give reasons that the players still give, so that they are translated") {
    for (const GameEntry* game : games()) {
        std::map<std::string, std::set<std::string>> sentences; // by context
        const auto problems = problemsFromJson(shippedSet(*game), *game).value();
        for (const Problem& problem : problems) {
            INFO(game->id() << ", deal " << problem.seed);
            for (const KeptReason& reason : problem.reasons) {
                const auto [known, isNew] = sentences.try_emplace(reason.context);
                if (isNew) known->second = test::sentencesIn(PARLOUR_SOURCE "/ai", reason.context);
                INFO(reason.english);
                CHECK(known->second.contains(reason.english));
            }
        }
    }
}

TEST_CASE("A problem keeps its reasons where its answer is not advised, else it is told anew") {
    const GameEntry& game = **findGame("briscola");
    Problem problem = problemsFromJson(shippedSet(game), game).value().front();
    const auto table = std::move(openProblem(game, problem).value());
    problem.reasons.clear();
    REQUIRE(rewordProblem(game, problem, *table, 20, 1));
    CHECK_FALSE(problem.reasons.empty());
    std::swap(problem.candidates.front(), problem.candidates.back());
    const auto before = problem.reasons;
    CHECK_FALSE(rewordProblem(game, problem, *table, 1, 1));
    CHECK(problem.reasons == before);
}

TEST_CASE("A set of another game is refused") {
    CHECK_FALSE(problemsFromJson(shippedSet(**findGame("euchre")), **findGame("briscola")));
}

TEST_CASE("Damaged problems are refused or can be opened and refused, and nothing else happens") {
    const GameEntry& game = **findGame("euchre");
    Json whole = shippedSet(game);
    whole["problems"].erase(whole["problems"].begin() + 3, whole["problems"].end());
    Rng rng(5);
    int refused = 0;
    for (int i = 0; i < 400; ++i) {
        const auto problems = problemsFromJson(test::damaged(whole, rng), game);
        if (!problems) {
            CHECK_FALSE(problems.error().english().empty());
            ++refused;
            continue;
        }
        for (const Problem& problem : *problems)
            if (const auto table = openProblem(game, problem)) {
                CHECK((*table)->toMove() == problem.seat);
                CHECK(problem.candidates.size() >= 2);
            } else {
                ++refused;
            }
    }
    CHECK(refused > 100);
}

TEST_CASE("Worlds of their own confirm a sample of the program's problems") {
    for (const GameEntry* game : games()) {
        const auto problems = problemsFromJson(shippedSet(*game), *game).value();
        for (const std::size_t eighth : {1, 3, 5, 7}) {
            const Problem& problem = problems[problems.size() * eighth / 8];
            const auto table = std::move(openProblem(*game, problem).value());
            INFO(game->id() << ", deal " << problem.seed);
            CHECK(confirmProblem(*game, problem, *table, 1, 99).margin > 0);
        }
    }
}

TEST_CASE("Every eighth proof of the program's problems can be repeated") {
    for (const GameEntry* game : games()) {
        int proofs = 0;
        const auto problems = problemsFromJson(shippedSet(*game), *game).value();
        for (const Problem& problem : problems) {
            if (!problem.isExact || proofs++ % 8 != 0) continue;
            INFO(game->id() << ", deal " << problem.seed);
            const auto table = std::move(openProblem(*game, problem).value());
            const auto proved = game->prove(*table, problem.unit, 0.08);
            REQUIRE_FALSE(proved.empty());
            CHECK(proved[0].move == problem.best());
            CHECK(proved[0].value - proved[1].value == Approx(problem.margin));
        }
        CHECK(proofs > 8);
    }
}
