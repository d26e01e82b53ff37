// Coming to a review and going from it, without a window.
#include "app/desktop/program/finished_games.h"
#include "app/desktop/program/program.h"
#include "tests/desktop/review/finished_game.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/results.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace parlour;
using namespace parlour::test;
namespace fs = std::filesystem;

namespace {

// The program with this game at the table.
std::unique_ptr<Program> programWith(const Home& home, const Record& record) {
    home.writeSettings();
    const fs::path file = home / "game.parlour";
    Home::write(file, toText(record));
    auto program = std::make_unique<Program>(CommandLine());
    REQUIRE(program->openRecord(url(file)));
    return program;
}

} // namespace

TEST_CASE("A deal waits while it is reviewed, and comes back") {
    const Home home;
    const auto program = programWith(home, finishedRecord());
    const GameSession* const played = program->session();
    REQUIRE(program->reviewDeal());
    REQUIRE(program->review() != nullptr);
    CHECK(program->session() != played);
    CHECK(program->session()->isReview());
    CHECK(program->session()->played() == 0);
    CHECK_FALSE(program->reviewDeal()); // there is one already
    program->leaveTable();
    CHECK(program->review() == nullptr);
    CHECK(program->session() == played);
    CHECK(program->session()->isOver());
    program->leaveTable();
    CHECK(program->session() == nullptr);
}

TEST_CASE("A deal that goes on is reviewed so far, which counts as a hint") {
    const Home home;
    Record record = freshRecord({"", "greedy"}, 7);
    const auto table = std::move(checkedTable(record).value());
    while (table->played() < 9) REQUIRE(table->play(table->legalMoves().front()));
    while (table->toMove() != 0) REQUIRE(table->play(table->legalMoves().front()));
    update(record, *table);
    const auto program = programWith(home, record);
    GameSession* const played = program->session();
    const int moves = table->played();
    REQUIRE(program->reviewDeal());
    CHECK(program->session()->isSecretive());
    CHECK(program->session()->length() == moves);
    REQUIRE(waitFor([&] { return !program->review()->isRunning(); }));
    program->studyTable(); // which would show the other hands
    CHECK(program->study() == nullptr);
    program->leaveTable();
    REQUIRE(program->session() == played);
    CHECK(played->played() == moves);
    CHECK(played->record().hints == 1);
    CHECK(played->mayPlay());
    // Nothing of it is kept: the game's review is to come.
    CHECK_FALSE(fs::exists(home.history()));
    program->leaveTable();
    CHECK(program->unfinished().size() == 1);
}

TEST_CASE("A deal without moves is not reviewed, nor one that several people play") {
    const Home home;
    Record record = freshRecord({"", "greedy"}, 7);
    if (GENERATE(false, true)) {
        record = freshRecord({"", ""}, 7);
        const auto table = std::move(checkedTable(record).value());
        REQUIRE(table->play(table->legalMoves().front()));
        update(record, *table);
    }
    const auto program = programWith(home, record);
    CHECK_FALSE(program->reviewDeal());
    CHECK(program->review() == nullptr);
    CHECK(program->session()->record().hints == 0);
}

TEST_CASE("After a review the match goes on") {
    const Home home;
    Record record = finishedRecord();
    record.dealsWanted = 3;
    const auto program = programWith(home, record);
    REQUIRE(program->reviewDeal());
    SECTION("with the next deal") {
        CHECK(program->dealInTheWay().isEmpty());
        program->dealAgain(false);
        CHECK(program->review() == nullptr);
        CHECK(program->session()->record().dealsBefore == 1);
    }
    SECTION("later, if another game comes to the table") {
        Home::write(home / "other.parlour", toText(freshRecord({"", "greedy"}, 8)));
        REQUIRE(program->openRecord(url(home / "other.parlour")));
        CHECK(program->review() == nullptr);
        REQUIRE(program->unfinished().size() == 1);
        CHECK(program->continueGame(program->unfinished()[0].toMap()["save"].toInt()));
        CHECK(program->session()->isOver());
        CHECK(program->session()->goesOn());
    }
}

TEST_CASE("Every deal of a match can be reviewed and replayed") {
    const Home home;
    home.writeSettings();
    const Record match = finishedMatch();
    const int deals = static_cast<int>(match.deals.size()) + 1;
    REQUIRE(deals > 3);
    const fs::path file =
        FinishedGames::historyFile(path(home.history()), "euchre", "match").toStdString();
    Home::write(home.finished() / file.filename(), toText(match));
    Program program{CommandLine()};
    program.windowIsShown();
    REQUIRE(waitFor([&] { return fs::exists(file); }));
    CHECK(program.matchDeals() == 0);
    CHECK_FALSE(program.showMatchDeal(1));

    const auto requireDeal = [&](int deal) {
        REQUIRE(program.matchDeals() == deals);
        REQUIRE(program.matchDeal() == deal);
        const Record shown = program.session()->record();
        const Record expected = dealOf(match, static_cast<std::size_t>(deal - 1));
        REQUIRE(shown.position == expected.position);
        REQUIRE(shown.earlier == expected.earlier);
        REQUIRE(program.session()->isReplay());
    };
    REQUIRE(program.replay("euchre", "match"));
    requireDeal(deals);
    REQUIRE(program.showMatchDeal(2));
    requireDeal(2);
    CHECK_FALSE(program.showMatchDeal(2));
    CHECK_FALSE(program.showMatchDeal(0));
    CHECK_FALSE(program.showMatchDeal(deals + 1));
    // What is saved is the whole match.
    CHECK(parseRecord(program.gameAsText().toStdString()).value().deals == match.deals);

    REQUIRE(program.reviewDeal());
    requireDeal(2);
    CHECK(program.session()->isReview());
    REQUIRE(program.showMatchDeal(1));
    requireDeal(1);
    CHECK(program.session()->isReview());
    // Each is kept beside the match.
    const auto reviews = [&] {
        return std::count_if(
            fs::directory_iterator(file.parent_path()), fs::directory_iterator(),
            [](const auto& entry) { return entry.path().extension() == ".review"; });
    };
    REQUIRE(waitFor([&] { return reviews() == 1; }));
    // And all of them are looked at, whichever is shown.
    REQUIRE(program.matchReview() != nullptr);
    const MatchReview* const whole = program.matchReview();
    REQUIRE(program.showMatchDeal(3));
    CHECK(program.matchReview() == whole);
    REQUIRE(waitFor([&] { return whole->ready() == deals; }));
    REQUIRE(waitFor([&] { return reviews() == deals; }));
    int decisions = 0;
    for (const QVariant& deal : whole->deals())
        decisions += deal.toMap()["figures"].toList()[0].toMap()["decisions"].toInt();
    CHECK(decisions > 0);
    CHECK(whole->figures()[0].toMap()["decisions"] == decisions);
    const fs::path page = home / "match.html", data = home / "match.json";
    program.matchReview()->savePage(url(page));
    program.matchReview()->saveJson(url(data));
    const std::string html = readFile(page).value();
    CHECK(html.find("All deals") != std::string::npos);
    CHECK(html.find("Deal " + std::to_string(deals)) != std::string::npos);
    CHECK(std::ssize(parseJson(readFile(data).value()).value()["deals"]) == deals);
    // The statistics know what the person decided, each deal once.
    std::vector<Statistics::OwnDecision> known;
    REQUIRE(waitFor([&] {
        QObject asker;
        bool isTold = false;
        program.statistics()->ask(&asker, [&](Statistics& statistics) {
            known = statistics.decisions("euchre");
            return StatisticsThread::Answer([&] { isTold = true; });
        });
        REQUIRE(waitFor([&] { return isTold; }));
        return static_cast<int>(known.size()) == decisions;
    }));
    program.leaveTable(); // to the replay
    requireDeal(2);
    const auto second = std::ranges::find(known, 2, &Statistics::OwnDecision::deal);
    REQUIRE(second != known.end());
    REQUIRE(program.reviewDecision("euchre", second->id, 2, second->ply));
    requireDeal(2);
    CHECK(program.session()->isReview());
    CHECK(program.session()->played() == second->ply);
    CHECK(program.session()->toMove() == 0);
    program.leaveTable();
    CHECK(program.matchDeals() == 0);
    CHECK(program.matchReview() == nullptr);

    REQUIRE(program.reviewFinished("euchre", "match"));
    requireDeal(deals);
    program.leaveTable();
    ResultsNow(program, "euchre").forget();
    CHECK(waitFor([&] { return fs::is_empty(file.parent_path()); }));
}

TEST_CASE("A position of a review is played again as a game of its own") {
    const Home home;
    const Record record = finishedRecord();
    const auto program = programWith(home, record);
    REQUIRE(program->reviewDeal());
    program->review()->show(10);
    program->playOnFromReview();
    const GameSession& session = *program->session();
    CHECK(program->review() == nullptr);
    CHECK_FALSE(session.isReplay());
    CHECK(session.played() == 10);
    CHECK_FALSE(session.canRedo());
    const Record branch = session.record();
    CHECK(branch.id != record.id);
    CHECK(branch.players == record.players);
    CHECK(branch.takeBacks > 0); // it is told from a game that was played in one go
    CHECK(QString::fromStdString(branch.name).contains("11"));

    program->leaveTable();
    CHECK(program->unfinished().size() == 1);
}
