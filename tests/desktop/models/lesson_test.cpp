// The guided first deals: whatever the learner and the others play, each step fits what lies on the
// table, and what decided the deal is told.
#include "ai/catalogue/games.h"
#include "app/desktop/games/game_faces.h"
#include "app/desktop/program/game_setup.h"
#include "app/desktop/store/settings.h"
#include "core/base/rng.h"

#include <catch2/catch.hpp>

#include <set>
#include <string>

using namespace parlour;

namespace {

constexpr Seat kLearner = 0;

Record recordOf(const GameFace& face) {
    const Settings settings(QString(), Settings::Keeping::ReadOnly);
    return GameSetup::forLesson(face, settings).freshRecord();
}

std::unique_ptr<Table> tableOf(const GameFace& face) {
    const Record record = recordOf(face);
    return std::move(findGame(record.game()).value()->open(record.position).value());
}

void requireWhole(const std::vector<Reason>& words) {
    for (const Reason& sentence : words) {
        INFO(english(sentence));
        REQUIRE(english(sentence).find('%') == std::string::npos);
    }
}

// Plays a random game, telling what applies after each move. The numbers of the steps told.
std::set<std::size_t> toldIn(const Lesson& lesson, Table& table, Rng rng) {
    std::set<std::size_t> told;
    while (!table.isOver()) {
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            if (told.contains(i)) continue;
            const auto cue = lesson.steps[i](table, kLearner);
            if (!cue) continue;
            REQUIRE(!cue->target.empty());
            REQUIRE((!cue->waits || table.toMove() == kLearner));
            REQUIRE(!cue->words.empty());
            requireWhole(cue->words);
            told.insert(i);
            if (cue->waits) break; // the learner's move ends it
        }
        const auto moves = table.legalMoves();
        const auto which = rng.below(static_cast<std::uint32_t>(moves.size()));
        REQUIRE(table.play(moves[which]));
    }
    requireWhole(lesson.ending(table, kLearner));
    return told;
}

} // namespace

TEST_CASE("A lesson runs to its end whatever is played, and each of its steps is reached") {
    for (const GameFace& face : gameFaces()) {
        DYNAMIC_SECTION(face.id) {
            const Lesson& lesson = face.lesson();
            CHECK(lesson.steps.size() >= 5);
            CHECK(lesson.steps.size() <= 9);
            std::set<std::size_t> told;
            for (std::uint64_t seed = 1; seed <= 40; ++seed) {
                const auto table = tableOf(face);
                told.merge(toldIn(lesson, *table, Rng(seed)));
            }
            for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
                INFO("step " << i);
                CHECK(told.contains(i));
            }
        }
    }
}

TEST_CASE("A lesson begins with something to say, against easy players") {
    for (const GameFace& face : gameFaces()) {
        INFO(face.id);
        const Record record = recordOf(face);
        CHECK(record.dealNumber == face.lesson().deal);
        CHECK(record.players[kLearner].isPerson());
        const GameEntry& entry = *findGame(record.game()).value();
        for (std::size_t seat = 1; seat < record.players.size(); ++seat) {
            const auto opponents = entry.opponents();
            const auto found =
                std::ranges::find(opponents, record.players[seat].agent, &Opponent::spec);
            REQUIRE(found != opponents.end());
            CHECK(found->level <= Level::Medium);
        }
        const auto table = tableOf(face);
        CHECK(table->toMove() == kLearner);
        CHECK(face.lesson().steps.front()(*table, kLearner));
    }
}
