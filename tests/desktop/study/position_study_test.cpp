// Asking players about a position, and coming to a study and going from it, without a window.
#include "app/desktop/program/program.h"
#include "app/desktop/study/position_study.h"
#include "app/desktop/study/position_text.h"
#include "core/base/file.h"
#include "tests/desktop/review/finished_game.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/running_program.h"
#include "tests/desktop/support/sessions.h"
#include "tests/support/mutate.h"

#include <csignal>

using namespace parlour;
using namespace parlour::test;

namespace {

[[maybe_unused]] const auto kIgnored = std::signal(SIGPIPE, SIG_IGN); // as the program does

// Thinks for hours about any card.
const QString kSlow = "champion:worlds=1000000";

struct Study {
    explicit Study(std::uint64_t deal = 7) {
        Record record = freshRecord({"", ""}, deal);
        const GameEntry& entry = *findGame("briscola").value();
        session =
            std::make_unique<GameSession>(entry, std::move(entry.open(record.position).value()),
                                          record, GameSession::Kind::Study);
        study = std::make_unique<PositionStudy>(*session);
        session->start();
    }
    QVariantMap asked(int player) const { return study->playerMaps()[player].toMap(); }
    QString state(int player) const { return asked(player)["state"].toString(); }
    bool waitForTold(int player) const {
        return waitFor([&] { return state(player) == "told"; });
    }

    std::unique_ptr<GameSession> session;
    std::unique_ptr<PositionStudy> study;
};

std::unique_ptr<Program> programWith(const Home& home, const Record& record) {
    home.writeSettings();
    Home::write(home / "game.parlour", toText(record));
    auto program = std::make_unique<Program>(CommandLine());
    REQUIRE(program->openRecord(url(home / "game.parlour")));
    return program;
}

} // namespace

TEST_CASE("In a study one person makes every move, and nothing is hidden") {
    const Study at;
    CHECK_FALSE(at.session->isPlayed());
    CHECK_FALSE(at.session->isReplay());
    for (int move = 0; move < 6; ++move) {
        CHECK_FALSE(at.session->hasCurtain());
        REQUIRE(at.session->isPersonToMove());
        CHECK(at.session->viewer() == at.session->toMove());
        playFirst(*at.session);
        at.session->tableIsQuiet();
        CHECK(at.session->played() == move + 1);
    }
    at.session->undo();
    CHECK(at.session->played() == 5);
}

TEST_CASE("Several players tell their moves, one after another, at every position") {
    const Study at;
    REQUIRE(at.study->add("greedy").isEmpty());
    REQUIRE(at.study->add("champion:worlds=20").isEmpty());
    CHECK(at.state(0) == "waits");
    REQUIRE(at.waitForTold(0));
    REQUIRE(at.waitForTold(1));
    CHECK_FALSE(at.study->isThinking());
    CHECK_FALSE(at.asked(0)["hint"].toMap()["move"].toString().isEmpty());
    CHECK_FALSE(at.asked(0).contains("told")); // it follows rules
    CHECK(at.asked(1).contains("told"));

    playFirst(*at.session);
    CHECK(at.state(0) == "waits");
    REQUIRE(at.waitForTold(1));
    const auto legal = at.session->table().legalMoves();
    CHECK(std::ranges::count(legal, at.asked(1)["hint"].toMap()["move"].toString().toStdString()) ==
          1);
}

TEST_CASE("Players that cannot be asked are refused, with the reason") {
    const Study at;
    REQUIRE(at.study->add("greedy").isEmpty());
    for (const char* bad :
         {"greedy", "nobody", "", "champion:worlds=-5", "engine:", "engine:   "}) {
        INFO(bad);
        CHECK_FALSE(at.study->add(bad).isEmpty());
    }
    CHECK(at.study->playerMaps().size() == 1);
}

TEST_CASE("A player that thinks is left alone as soon as it is not wanted any more") {
    Study at;
    REQUIRE(at.study->add(kSlow).isEmpty());
    REQUIRE(at.study->add("greedy").isEmpty());
    REQUIRE(waitFor([&] { return at.state(0) == "thinks"; }));
    SECTION("by a stop") {
        at.study->stop();
        CHECK(at.state(0) == "stopped");
        CHECK_FALSE(at.study->isThinking());
        at.study->ask();
        CHECK(waitFor([&] { return at.state(0) == "thinks"; }));
    }
    SECTION("by its removal: the next one is asked") {
        at.study->remove(0);
        CHECK(at.waitForTold(0));
        CHECK(at.asked(0)["spec"] == "greedy");
    }
    SECTION("by another move") {
        playFirst(*at.session);
        CHECK(at.state(0) == "waits");
    }
    SECTION("by the end of the study") { at.study.reset(); }
}

// Measured by hand: desktop_tests "[stop-time]"
TEST_CASE("How long until nobody thinks after a stop", "[.][stop-time]") {
    for (const QString& spec :
         {QString(kSlow), QStringLiteral("champion"), QStringLiteral("minimax")}) {
        std::vector<qint64> times;
        for (int i = 0; i < 20; ++i) {
            Study at;
            REQUIRE(at.study->add(spec).isEmpty());
            REQUIRE(waitFor([&] { return at.state(0) != "waits"; }));
            QElapsedTimer clock;
            clock.start();
            at.study->stop();
            at.study.reset(); // waits for its thread
            times.push_back(clock.elapsed());
        }
        std::ranges::sort(times);
        WARN(spec.toStdString() << ": median " << times[times.size() / 2] << " ms, most "
                                << times.back() << " ms");
        CHECK(times[times.size() / 2] < 50);
    }
}

TEST_CASE("Players from outside are asked, and those that fail are told") {
    const Study at;
    REQUIRE(
        at.study->add("engine:python3 " PARLOUR_SOURCE "/packaging/examples/player.py").isEmpty());
    REQUIRE(at.study->add("engine:echo nonsense").isEmpty());
    REQUIRE(at.study->add("engine:false").isEmpty());
    REQUIRE(at.study->add("greedy").isEmpty());
    REQUIRE(at.waitForTold(3));
    CHECK(at.state(0) == "told");
    for (const int failed : {1, 2}) {
        CHECK(at.state(failed) == "failed");
        CHECK_FALSE(at.asked(failed)["problem"].toString().isEmpty());
    }
    at.study->ask(); // a failed one is started again
    REQUIRE(waitFor([&] { return at.state(3) == "told"; }));
    CHECK(at.state(0) == "told");
    CHECK(at.state(1) == "failed");
}

TEST_CASE("A position is played on with the move that was told") {
    const Study at;
    REQUIRE(at.study->add("champion:worlds=20").isEmpty());
    REQUIRE(at.waitForTold(0));
    at.study->setProperty("continuedBy", "random");
    at.study->playOn(0);
    CHECK(at.study->isPlayingOn());
    SECTION("to the end") {
        REQUIRE(waitFor([&] { return !at.study->isPlayingOn(); }));
        const QVariantMap played = at.asked(0)["played"].toMap();
        CHECK(played["games"] == PositionStudy::kGames);
        CHECK_FALSE(played["running"].toBool());
        CHECK(played["low"].toDouble() < played["value"].toDouble());
        CHECK(played["value"].toDouble() < played["high"].toDouble());
        CHECK(played["problem"].toString().isEmpty());
    }
    SECTION("until it is stopped") {
        at.study->stopPlayingOn();
        CHECK_FALSE(at.study->isPlayingOn());
        CHECK_FALSE(at.asked(0)["played"].toMap()["running"].toBool());
    }
    SECTION("until the position changes") {
        playFirst(*at.session);
        CHECK_FALSE(at.study->isPlayingOn());
        CHECK(at.asked(0)["played"].toMap().isEmpty());
    }
}

TEST_CASE("A game waits while its position is studied, and then goes on") {
    const Home home;
    const auto program = programWith(home, freshRecord({"", "greedy"}, 7));
    const GameSession* const played = program->session();
    const int hints = played->record().hints;
    program->studyTable();
    REQUIRE(program->study() != nullptr);
    CHECK(program->session()->isStudy());
    playFirst(*program->session());
    playFirst(*program->session());
    CHECK(program->session()->played() == 2);
    program->studyTable(); // it is a study already
    program->leaveTable();
    CHECK(program->study() == nullptr);
    CHECK(program->session() == played);
    CHECK(played->played() == 0);
    CHECK(played->record().hints == hints + 1); // more was seen than one's own cards
}

TEST_CASE("A computer player whose turn was interrupted by a study moves after it") {
    const Home home;
    const auto program = programWith(home, freshRecord({"", "greedy"}, 7));
    GameSession& played = *program->session();
    playFirst(played);
    const std::string move = played.table().moves().back();
    program->studyTable(); // before the move is on the disk
    REQUIRE(waitFor([&] {
        const auto text = readFile(home.autosave());
        const auto saved = text ? parseRecord(*text) : text.error();
        return saved && saved->position["moves"] == Json{move};
    }));
    QCoreApplication::processEvents(); // and the game was told so
    program->leaveTable();
    REQUIRE(program->session() == &played);
    CHECK(waitFor([&] { return played.played() > 1; }));
}

TEST_CASE("From a review, and back to it") {
    const Home home;
    const auto program = programWith(home, finishedRecord());
    REQUIRE(program->reviewDeal());
    program->review()->show(10);
    program->studyTable();
    CHECK(program->review() == nullptr);
    CHECK(program->session()->played() == 10);
    CHECK(program->session()->isPersonToMove());
    program->leaveTable();
    REQUIRE(program->review() != nullptr);
    CHECK(program->session()->isReview());
    CHECK(program->session()->played() == 10);
    program->leaveTable();
    CHECK(program->session()->isOver());
}

TEST_CASE("A position becomes a game of its own, beside the one that waits") {
    const Home home;
    const auto program = programWith(home, freshRecord({"", "greedy"}, 7));
    playFirst(*program->session());
    program->studyTable();
    const Json position = program->session()->table().position();
    const int toMove = program->session()->toMove();
    program->playOnFromStudy();
    CHECK(program->study() == nullptr);
    CHECK(program->session()->isPlayed());
    CHECK(program->session()->table().position() == position);
    CHECK(program->session()->onlyPerson() == toMove);
    CHECK(program->session()->record().takeBacks > 0);
    CHECK(program->unfinished().size() == 1);
}

TEST_CASE("A position is saved to a file and opened again") {
    const Home home;
    const auto program = programWith(home, freshRecord({"", "greedy"}, 7));
    program->studyTable();
    playFirst(*program->session());
    const Json position = program->session()->table().position();
    REQUIRE(program->savePosition(url(home / "position.json")));
    CHECK(parseJson(program->positionAsText().toStdString()).value() == position);
    program->leaveTable();
    REQUIRE(program->openRecord(url(home / "position.json")));
    REQUIRE(program->study() != nullptr);
    CHECK(program->session()->table().position() == position);
}

TEST_CASE("Text that is no position is refused, and what is at the table stays") {
    const Home home;
    const auto program = programWith(home, freshRecord({"", "greedy"}, 7));
    const GameSession* const before = program->session();
    const std::string good = before->table().position().dump();
    Rng rng(5);
    for (int i = 0; i < 100; ++i) {
        const std::string bad = damaged(good, rng);
        const auto read = readPosition(QByteArray::fromStdString(bad));
        INFO(bad);
        if (!read) CHECK_FALSE(read.error().english().empty());
    }
    CHECK_FALSE(program->studyText("{\"game\":\"briscola\"}").isEmpty());
    CHECK_FALSE(program->studyText(QString(2'000'000, u'[')).isEmpty());
    CHECK(program->session() == before);
    // A saved game gives its position and its players' names.
    CHECK(program->studyText(QString::fromStdString(toText(finishedRecord()))).isEmpty());
    CHECK(program->session()->isOver());
    CHECK(program->session()->player(1).name == "Player 2");
}
