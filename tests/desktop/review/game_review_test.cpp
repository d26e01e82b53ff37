// Reviews at the table: what is told, where it jumps, what is kept and what is made anew.
#include "app/desktop/review/game_review.h"
#include "core/base/file.h"
#include "tests/desktop/review/finished_game.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/running_program.h"
#include "tests/support/temporary_folder.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>

using namespace parlour;
using namespace parlour::test;
namespace fs = std::filesystem;

namespace {

std::unique_ptr<GameSession> reviewSession(const Record& record) {
    auto session = std::make_unique<GameSession>(*findGame(record.game()).value(),
                                                 std::move(checkedTable(record).value()), record,
                                                 GameSession::Kind::Review);
    session->start();
    return session;
}

// A quick review that says it is as deep as the program wants it.
Review cheapReview(const Record& record) {
    Review made = review(*findGame(record.game()).value(), *checkedTable(record).value(),
                         {.depth = ReviewDepth::Quick});
    made.depth = ReviewDepth::Normal;
    return made;
}

QString inFolder(const TemporaryFolder& folder) {
    return QString::fromStdString((folder / "game.json.review").string());
}

bool isDone(const GameReview& review) { return !review.isRunning() && review.depth() == 2; }

} // namespace

TEST_CASE("A review judges every decision, and luck and play make up the result") {
    const Record record = finishedRecord();
    const auto session = reviewSession(record);
    GameReview review(*session, {});
    CHECK(review.isRunning());
    REQUIRE(waitFor([&] { return isDone(review); }));
    review.list()->setSeat(kNoSeat);
    review.list()->setLeastGrade(0);
    CHECK(review.list()->count() == 40);
    REQUIRE(review.rows() == 42);
    for (Seat seat = 0; seat < 2; ++seat) {
        review.setSeat(seat);
        double sum = review.step(0).value;
        for (int row = 1; row < review.rows(); ++row)
            sum += review.step(row).luck + review.step(row).play;
        CHECK(sum == Approx(review.step(41).value).margin(1e-9));
        CHECK(review.step(41).value ==
              checkedTable(record).value()->winShares()[static_cast<std::size_t>(seat)]);
    }
    const QVariantList figures = review.figures();
    REQUIRE(figures.size() == 2);
    CHECK(figures[0].toMap()["decisions"].toInt() + figures[1].toMap()["decisions"].toInt() <= 38);
}

TEST_CASE("With open cards a position is looked at again, and no grade changes") {
    const TemporaryFolder folder;
    const Record record = finishedRecord();
    REQUIRE(writeFileAtomically((folder / "game.json.review").string(),
                                toText(toJson(cheapReview(record)))));
    const auto session = reviewSession(record);
    GameReview review(*session, inFolder(folder));
    REQUIRE(waitFor([&] { return isDone(review); }));
    const auto lookAt = [&](int ply) {
        review.show(ply);
        REQUIRE(waitFor([&] { return !review.openLook().isEmpty(); }));
        return review.openLook()["candidates"].toList();
    };
    review.show(11);
    const QVariantMap decision = review.decision();
    CHECK(review.openLook().isEmpty());
    review.openCards(true);
    const QVariantList candidates = lookAt(11);
    CHECK(candidates.size() == 3);
    CHECK(review.openLook()["isWin"] == true);
    CHECK(std::ranges::any_of(candidates, [&](const QVariant& candidate) {
        return candidate.toMap()["move"] == decision["best"] &&
               candidate.toMap()["note"].toString().startsWith("Best by what could be known");
    }));
    CHECK(review.decision() == decision);
    // Two players know all once the stock is empty: then it says the same.
    const double value = lookAt(35)[0].toMap()["value"].toDouble();
    CHECK(value == review.decision()["candidates"].toList()[0].toMap()["value"].toDouble());
    review.show(39); // forced
    CHECK(review.openLook().isEmpty());
    review.openCards(false);
    review.show(11);
    CHECK(review.openLook().isEmpty());
}

TEST_CASE("A review of a deal that goes on keeps the secrets of the other players") {
    Record record = freshRecord({"", "greedy"}, 7);
    const auto table = std::move(checkedTable(record).value());
    while (table->played() < 9) REQUIRE(table->play(table->legalMoves().front()));
    update(record, *table);
    const auto session = reviewSession(record);
    CHECK(session->isSecretive());
    GameReview review(*session, {});
    REQUIRE(waitFor([&] { return isDone(review); }));
    review.list()->setSeat(kNoSeat);
    review.list()->setLeastGrade(0);
    int own = 0;
    review.openCards(true);
    for (int ply = 0; ply < 9; ++ply) {
        review.show(ply);
        const QVariantMap decision = review.decision();
        const bool isOwn = session->toMove() == 0;
        own += isOwn;
        CHECK(decision["isSecret"].toBool() == !isOwn);
        CHECK(decision.contains("move") == isOwn);
        CHECK(decision.contains("grade") == isOwn);
        CHECK(session->shownMove().isEmpty() == !isOwn);
        CHECK(review.openLook().isEmpty());
    }
    CHECK(review.list()->count() == own);
    CHECK(review.figures()[1].toMap()["decisions"] == 0);
    review.show(9); // where the game stands
    CHECK(session->played() == 9);
    CHECK(review.decision().isEmpty());
    CHECK(review.wordsOf(10).startsWith("Now"));
    CHECK_FALSE(reviewSession(finishedRecord())->isSecretive());
}

TEST_CASE("A review goes to any position and shows the best move there") {
    const TemporaryFolder folder;
    const Record record = finishedRecord();
    REQUIRE(writeFileAtomically((folder / "game.json.review").string(),
                                toText(toJson(cheapReview(record)))));
    const auto session = reviewSession(record);
    GameReview review(*session, inFolder(folder));
    REQUIRE(waitFor([&] { return isDone(review); }));

    review.showRow(12);
    CHECK(session->played() == 11);
    CHECK(review.row() == 12);
    const QVariantMap decision = review.decision();
    CHECK(decision["ply"] == 11);
    CHECK(decision["move"].toString().toStdString() == record.position["moves"][11]);
    CHECK(session->shownMove() == decision["best"].toString());
    const QVariantList candidates = decision["candidates"].toList();
    REQUIRE(candidates.size() >= 2);
    CHECK(candidates[0].toMap()["move"] == decision["best"]);

    const QString other = candidates[1].toMap()["move"].toString();
    session->showMove(other);
    CHECK(session->shownMove() == other);
    review.show(12);
    CHECK(session->shownMove() == review.decision()["best"].toString());

    review.show(39); // the last card is forced
    CHECK(review.decision()["candidates"].toList().isEmpty());
    review.showRow(41);
    CHECK(session->isOver());
    CHECK(review.decision().isEmpty());
    CHECK(session->shownMove().isEmpty());
    review.showRow(-5);
    CHECK(session->played() == 0);
    review.show(1000);
    CHECK(session->isOver());

    review.list()->setSeat(kNoSeat);
    review.list()->setLeastGrade(static_cast<int>(Grade::Good));
    review.show(0);
    const int found = review.list()->count();
    REQUIRE(found > 0);
    int seen = review.decision()["grade"].toInt() >= static_cast<int>(Grade::Good) ? 1 : 0;
    while (review.showBeside(1)) {
        CHECK(review.decision()["grade"].toInt() >= static_cast<int>(Grade::Good));
        ++seen;
    }
    CHECK(seen == found);
}

TEST_CASE("A second look needs no thinking") {
    const TemporaryFolder folder;
    const Record record = finishedRecord();
    const auto session = reviewSession(record);
    REQUIRE(writeFileAtomically((folder / "game.json.review").string(),
                                toText(toJson(cheapReview(record)))));
    GameReview review(*session, inFolder(folder));
    bool hasLooked = false;
    QObject::connect(&review, &GameReview::changed,
                     [&] { hasLooked = hasLooked || review.of() > 0; });
    REQUIRE(waitFor([&] { return isDone(review); }));
    CHECK_FALSE(hasLooked);
    CHECK(review.review().isComplete());
}

TEST_CASE("A damaged review, or that of another game, is set aside and made anew") {
    const TemporaryFolder folder;
    const Record record = finishedRecord();
    const fs::path file = folder / "game.json.review";
    const std::string content =
        GENERATE(as<bool>(), false, true) ? "{" : toText(toJson(cheapReview(finishedRecord(8))));
    REQUIRE(writeFileAtomically(file, content));
    const auto session = reviewSession(record);
    GameReview review(*session, inFolder(folder));
    QStringList messages;
    QObject::connect(&review, &GameReview::message, [&](const QString& text) { messages << text; });
    REQUIRE(waitFor([&] { return isDone(review); }));
    REQUIRE(messages.size() == 1);
    CHECK(messages[0].contains(inFolder(folder) + ".unreadable"));
    CHECK(readFile(file.string() + ".unreadable").value() == content);
    REQUIRE(waitFor([&] { return fs::exists(file); })); // it is kept again
    const auto kept = reviewFromJson(parseJson(readFile(file).value()).value());
    REQUIRE(kept);
    CHECK(kept->fits(*checkedTable(record).value()));
}

TEST_CASE("Closing a review ends its thinking, and nothing of it arrives later") {
    const auto session = reviewSession(finishedRecord());
    auto review = std::make_unique<GameReview>(*session, QString());
    REQUIRE(waitFor([&] { return review->of() > 0; }));
    review->lookDeeper(); // not while it looks
    CHECK(review->depth() <= 1);
    review.reset();
    session->goTo(3);
    CHECK(session->shownMove().isEmpty());
}

TEST_CASE("What counts as a mistake can be chosen") {
    const TemporaryFolder folder;
    const Record record = finishedRecord();
    const auto session = reviewSession(record);
    REQUIRE(writeFileAtomically((folder / "game.json.review").string(),
                                toText(toJson(cheapReview(record)))));
    GameReview review(*session, inFolder(folder));
    REQUIRE(waitFor([&] { return isDone(review); }));
    review.list()->setSeat(kNoSeat);
    const int usual = review.list()->count();
    REQUIRE(usual > 0);
    review.setScales(GradeScales::withMistakesFrom(5));
    CHECK(review.list()->count() == 0);
    CHECK(review.review().scales.win.mistake == 5);
    review.setScales({});
    CHECK(review.list()->count() == usual);
}

TEST_CASE("A review is saved as a page and as data") {
    const TemporaryFolder folder;
    const Record record = finishedRecord();
    const auto session = reviewSession(record);
    REQUIRE(writeFileAtomically((folder / "game.json.review").string(),
                                toText(toJson(cheapReview(record)))));
    GameReview review(*session, inFolder(folder));
    REQUIRE(waitFor([&] { return isDone(review); }));
    const fs::path page = folder / "review.html", data = folder / "review.json";
    review.savePage(url(page));
    review.saveJson(url(data));
    const std::string html = readFile(page).value();
    CHECK(html.find("Player 2") != std::string::npos);
    CHECK(html.find("Player 2 holds: <span class=\"card") != std::string::npos); // at a mistake
    const auto saved = reviewFromJson(parseJson(readFile(data).value()).value());
    REQUIRE(saved);
    CHECK(saved->moves == checkedTable(record).value()->moves());
}
