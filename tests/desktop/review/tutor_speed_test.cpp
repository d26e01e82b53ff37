// How often the tutor has its answer in time, and how often a review confirms what it asks about.
// By hand, on a quiet machine: desktop_reviews "[tutor-speed]" -c euchre
#include "ai/review/judge.h"
#include "app/desktop/review/tutor.h"
#include "tests/desktop/support/sessions.h"

#include <QElapsedTimer>
#include <QTest>
#include <catch2/catch.hpp>

#include <iostream>

using namespace parlour;
using namespace parlour::test;

namespace {

constexpr int kTurns = 100;
constexpr int kThinking = 1500; // milliseconds that a person thinks
constexpr int kInTime = 100;    // that the answer may take

// The deal of this seed before a random one of its turns with a choice, after random moves.
std::unique_ptr<Table> someTurn(const GameEntry& game, std::uint64_t seed) {
    Rng rng(seed);
    std::unique_ptr<Table> chosen;
    std::uint32_t choices = 0;
    const auto options = completeOptions(game.options(), Json::object()).value();
    for (const auto table = game.deal(options, seed); !table->isOver();) {
        const auto legal = table->legalMoves();
        if (legal.size() > 1 && rng.below(++choices) == 0) chosen = table->clone();
        REQUIRE(table->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    return chosen;
}

} // namespace

TEST_CASE("The tutor's answer comes in time", "[.][tutor-speed]") {
    for (const GameEntry* game : games()) DYNAMIC_SECTION(game->id()) {
            Judge judge(*game, ReviewDepth::Normal, {});
            int answered = 0;
            int known = 0;
            int asked = 0;
            int confirmed = 0;
            for (int turn = 0; turn < kTurns; ++turn) {
                const auto seed = static_cast<std::uint64_t>(turn + 1);
                const auto table = someTurn(*game, seed);
                if (!table) continue;
                Record record;
                record.id = "speed";
                record.position = table->position();
                for (Seat seat = 0; seat < table->seats(); ++seat)
                    record.players.push_back(
                        {"Player", seat == table->toMove() ? "" : "random", 0});
                GameSession session(*game, table->clone(), record);
                Tutor tutor;
                tutor.setLevel(Tutor::Level::Strict);
                tutor.follow(session);
                session.start();
                QTest::qWait(kThinking);
                const auto legal = table->legalMoves();
                const std::string& move =
                    legal[Rng(seed).below(static_cast<std::uint32_t>(legal.size()))];
                const QString text = QString::fromStdString(move);
                known += tutor.verdict(text).has_value();
                QElapsedTimer timer;
                timer.start();
                session.play(text);
                while (!tutor.isAsking() && session.played() == table->played())
                    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
                answered += tutor.isAsking() || timer.elapsed() < kInTime;
                if (!tutor.isAsking()) continue;
                ++asked;
                tutor.setLevel(Tutor::Level::Off); // does not think beside the judge
                confirmed += judge.judge(*table, move, seed, {}).grade >= Grade::Inaccuracy;
            }
            std::cout << game->id() << ": " << answered << " of " << kTurns << " in time, " << known
                      << " at once; asked " << asked << ", confirmed " << confirmed << std::endl;
            CHECK(answered > 0);
        }
}
