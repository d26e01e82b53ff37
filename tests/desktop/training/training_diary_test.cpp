#include "app/desktop/training/training_diary.h"
#include "core/base/file.h"
#include "tests/desktop/support/home.h"

#include <catch2/catch.hpp>

using namespace parlour;
using namespace parlour::test;

namespace {

using Keeping = TrainingDiary::Keeping;

const QDate kDay(2026, 3, 1);

} // namespace

TEST_CASE("The training diary keeps answers of each game, and forgets those of one") {
    const Home home;
    const TrainingDiary diary(path(home / "training"), Keeping::ReadAndWrite);
    CHECK(diary.answers("euchre").empty());
    const std::vector<TrainingAnswer> answers{{7, false, kDay}, {8, true, kDay.addDays(1)}};
    for (const TrainingAnswer& answer : answers) REQUIRE(diary.add("euchre", answer));
    REQUIRE(diary.add("samurai", {9, true, kDay}));
    CHECK(diary.answers("euchre") == answers);
    REQUIRE(diary.forget("euchre"));
    CHECK(diary.answers("euchre").empty());
    CHECK(diary.answers("samurai").size() == 1);
}

TEST_CASE("Two programs write the training diary at once") {
    const Home home;
    const TrainingDiary one(path(home / "training"), Keeping::ReadAndWrite);
    const TrainingDiary other(path(home / "training"), Keeping::ReadAndWrite);
    for (std::uint64_t i = 0; i < 20; ++i)
        REQUIRE((i % 2 ? one : other).add("euchre", {i, true, kDay}));
    CHECK(one.answers("euchre").size() == 20);
}

TEST_CASE("A trial run reads the training diary and leaves it alone") {
    const Home home;
    const QString folder = path(home / "training");
    const TrainingDiary trial(folder, Keeping::ReadOnly);
    CHECK(trial.add("euchre", {1, true, kDay}));
    CHECK_FALSE(std::filesystem::exists(home / "training"));
    REQUIRE(TrainingDiary(folder, Keeping::ReadAndWrite).add("euchre", {1, true, kDay}));
    CHECK(trial.forget("euchre"));
    CHECK(trial.answers("euchre").size() == 1);
}

TEST_CASE("Damaged lines of the training diary cost only themselves") {
    const Home home;
    const TrainingDiary diary(path(home / "training"), Keeping::ReadAndWrite);
    REQUIRE(diary.add("euchre", {1, true, kDay}));
    const std::filesystem::path file = home / "training/euchre.jsonl";
    const std::string good = readFile(file).value();
    const auto left = [&](const std::string& text) {
        Home::write(file, text);
        REQUIRE(diary.add("euchre", {2, false, kDay}));
        return diary.answers("euchre").size();
    };
    CHECK(left(good) == 2);
    CHECK(left(good + good.substr(0, 12)) == 2); // the computer went off
    CHECK(left("nonsense\n" + good) == 2);
    const std::string deep(5000, '[');
    CHECK(left(deep + "\n" + good) == 2);
    CHECK(left(R"({"problem":-1,"right":true,"day":"2026-03-01"})"
               "\n") == 1);
    CHECK(left(R"({"problem":1,"right":1,"day":"2026-03-01"})"
               "\n") == 1);
    CHECK(left(R"({"problem":1,"right":true,"day":"2026-13-01"})"
               "\n") == 1);
    CHECK(left(std::string("\0\xff\n", 3) + good) == 2);
}

TEST_CASE("A training diary that cannot be written says so") {
    const Home home;
    Home::write(home / "training", "a file where the folder should be");
    const TrainingDiary diary(path(home / "training"), Keeping::ReadAndWrite);
    CHECK_FALSE(diary.add("euchre", {1, true, kDay}));
}
