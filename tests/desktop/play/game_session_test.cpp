// Turns, thinking, taking back and saving, without a window.
#include "app/desktop/play/checked_table.h"
#include "app/desktop/play/game_session.h"
#include "app/desktop/players/own_players.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/running_program.h"
#include "tests/desktop/support/sessions.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <thread>

using namespace parlour;
using namespace parlour::test;

namespace {

// Would think for hours about the first card.
const std::string kSlow = "champion:worlds=1000000";

using Moves = std::vector<std::string>;

Moves movesOf(const GameSession& session) { return session.table().moves(); }

// Waits long enough for an answer, without receiving it.
void letThink() { std::this_thread::sleep_for(std::chrono::milliseconds(200)); }

// Receives whatever was answered meanwhile.
void listen() { QTest::qWait(200); }

Moves wholeGame(const Record& record) {
    const auto session = sessionFor(record);
    session->start();
    REQUIRE(waitFor([&] { return session->isOver(); }));
    return movesOf(*session);
}

} // namespace

TEST_CASE("No computer player moves before the last move is on the disk") {
    const auto session = startedSession({"", "greedy"});
    QObject::connect(session.get(), &GameSession::saveWanted, [&] { session->setDiskBusy(); });
    playFirst(*session);
    REQUIRE(session->toMove() == 1);
    letThink();
    listen();
    CHECK(movesOf(*session).size() == 1);
    session->diskIsQuiet();
    CHECK(movesOf(*session).size() >= 2);
}

TEST_CASE("Taking back stops a player that thinks, and its answer is never played") {
    const auto session = startedSession({"", kSlow});
    playFirst(*session);
    REQUIRE(session->toMove() == 1);
    letThink();
    session->undo();
    CHECK(movesOf(*session).empty());
    CHECK(session->isPersonToMove());
    listen();
    CHECK(movesOf(*session).empty());
    CHECK(session->record().undone.size() == 1);
}

TEST_CASE("An answer given but not yet received is dropped with its question") {
    const auto session = startedSession({"", "greedy"});
    playFirst(*session);
    letThink();
    session->undo();
    listen();
    CHECK(movesOf(*session).empty());

    // The next answer belongs to the next question.
    const std::string other = session->table().legalMoves().back();
    session->play(QString::fromStdString(other));
    REQUIRE(waitFor([&] { return session->isPersonToMove(); }));
    CHECK(movesOf(*session).front() == other);
}

TEST_CASE("Playing again while the player thinks about the same position asks once more") {
    const auto session = startedSession({"", kSlow});
    playFirst(*session);
    const Moves before = movesOf(*session);
    session->undo();
    session->redo();
    CHECK(movesOf(*session) == before);
    CHECK(session->toMove() == 1);
    session->undo();
    CHECK(movesOf(*session).empty());
}

TEST_CASE("Closing a game ends the thinking of its players and its adviser") {
    for (int round = 0; round < 5; ++round) {
        const auto session = startedSession({kSlow, kSlow, kSlow, kSlow}, 100 + round);
        if (round % 2) letThink();
    }
    const auto session = startedSession({"", "greedy"});
    session->setHintOpen(true);
    CHECK(session->hintMap()["thinking"].toBool());
}

TEST_CASE("A thinking seat answers the last question only") {
    const Record record = freshRecord({"", "greedy"}, 3);
    const GameEntry& entry = *findGame("briscola").value();
    ThinkingSeat seat(std::move(entry.player("greedy").value()));
    QSignalSpy answers(&seat, &ThinkingSeat::answered);
    for (int i = 0; i < 20; ++i) {
        seat.ask(std::move(entry.open(record.position).value()), 1, {});
        if (i % 3 == 0) letThink();
    }
    CHECK(seat.isThinking());
    REQUIRE(waitFor([&] { return !answers.isEmpty(); }));
    listen();
    CHECK(answers.size() == 1);
    CHECK_FALSE(seat.isThinking());

    seat.ask(std::move(entry.open(record.position).value()), 1, {});
    letThink();
    seat.stop();
    listen();
    CHECK(answers.size() == 1);
}

TEST_CASE("Every move asks to be saved, and the record then holds it") {
    const auto session = sessionFor(freshRecord({"greedy", "random", "greedy"}, 5));
    std::size_t saved = 0;
    QObject::connect(session.get(), &GameSession::saveWanted, session.get(), [&] {
        const auto record = parseRecord(toText(session->record()));
        REQUIRE(record);
        CHECK(record->position.at("moves").size() == ++saved);
    });
    QSignalSpy ended(session.get(), &GameSession::ended);
    session->start();
    REQUIRE(waitFor([&] { return session->isOver(); }));
    CHECK(saved == 39);
    CHECK(ended.size() == 1);
    const Scores scores = session->table().scores();
    CHECK(session->record().scores == std::vector<int>(scores.begin(), scores.begin() + 3));
}

TEST_CASE("However often a move was taken back, the record can be read again") {
    Record record = freshRecord({"", "greedy"}, 7);
    record.takeBacks = record.hints = Record::kMostCounted;
    const auto session = sessionFor(record);
    session->start();
    playFirst(*session);
    REQUIRE(waitFor([&] { return session->isPersonToMove(); }));
    session->undo();
    session->setHintOpen(true);
    REQUIRE(waitFor([&] { return session->hintMap().contains("move"); }));
    const auto again = parseRecord(toText(session->record()));
    REQUIRE(again);
    CHECK(again->takeBacks == Record::kMostCounted);
    CHECK(again->hints == Record::kMostCounted);
}

TEST_CASE("The record says how often a move was taken back and a hint was asked for") {
    const auto session = startedSession({"", "greedy"});
    CHECK(session->record().takeBacks == 0);
    session->undo(); // nothing to take back
    CHECK(session->record().takeBacks == 0);
    playFirst(*session);
    REQUIRE(waitFor([&] { return session->isPersonToMove(); }));
    const Moves both = movesOf(*session);
    session->undo();
    CHECK(session->record().takeBacks == 1);
    CHECK(session->record().undone.size() == both.size());
    session->redo();
    CHECK(movesOf(*session) == both);
    CHECK(session->record().takeBacks == 1);

    session->setHintOpen(true);
    REQUIRE(waitFor([&] { return session->hintMap().contains("move"); }));
    CHECK(session->record().hints == 1);
    session->setHintOpen(false);
    session->setHintOpen(true); // the same hint again
    CHECK(session->record().hints == 1);
}

TEST_CASE("A hint is a legal move with its reasons, and goes with the move") {
    const auto session = startedSession({"", "random"});
    session->setHintOpen(true);
    REQUIRE(waitFor([&] { return session->hintMap().contains("move"); }));
    const QVariantMap hint = session->hintMap();
    const auto legal = session->table().legalMoves();
    CHECK(std::ranges::count(legal, hint["move"].toString().toStdString()) == 1);
    CHECK_FALSE(hint["sentences"].toStringList().join("").isEmpty());
    CHECK_FALSE(hint["candidates"].toList().isEmpty());
    session->play(hint["move"].toString());
    CHECK_FALSE(session->hintMap().contains("move"));
    // The hint stays open and appears again by itself.
    REQUIRE(waitFor([&] { return session->hintMap().contains("move"); }));
    CHECK(session->record().hints == 2);
}

TEST_CASE("A game that goes on from its record ends as if it had never been interrupted") {
    const Record fresh = freshRecord({"minimax:determinizations=3", "greedy", "random"}, 21);
    const Moves whole = wholeGame(fresh);
    CHECK(whole == wholeGame(fresh));
    for (const std::size_t at : {0, 1, 17, 38}) {
        Record record = fresh;
        record.position["moves"] = Moves(whole.begin(), whole.begin() + static_cast<long>(at));
        CHECK(wholeGame(parseRecord(toText(record)).value()) == whole);
    }
}

TEST_CASE("Taking back everything and playing it again leads to the same end") {
    const auto session = startedSession({"greedy", "random"}, 11);
    REQUIRE(waitFor([&] { return session->isOver(); }));
    const Moves whole = movesOf(*session);
    QSignalSpy ended(session.get(), &GameSession::ended);
    while (session->canUndo()) session->undo();
    CHECK(movesOf(*session).empty());
    CHECK(session->isPaused());
    listen();
    CHECK(movesOf(*session).empty());
    while (session->canRedo()) session->redo();
    CHECK(movesOf(*session) == whole);
    CHECK(session->isOver());
    CHECK(ended.size() == 1);
}

TEST_CASE("Paused players wait, and a step is one move") {
    const auto session = sessionFor(freshRecord({"greedy", "random"}, 12));
    session->setPaused(true);
    session->start();
    listen();
    CHECK(movesOf(*session).empty());
    for (std::size_t i = 1; i <= 3; ++i) {
        session->step();
        REQUIRE(waitFor([&] { return movesOf(*session).size() == i; }));
        listen();
        CHECK(movesOf(*session).size() == i);
    }
    session->setPaused(false);
    REQUIRE(waitFor([&] { return session->isOver(); }));
}

TEST_CASE("A busy table is waited for") {
    const auto session = sessionFor(freshRecord({"greedy", "random"}, 13));
    session->setTableBusy();
    session->start();
    listen();
    CHECK(movesOf(*session).empty());
    session->tableIsQuiet();
    REQUIRE(waitFor([&] { return !movesOf(*session).empty(); }));
}

TEST_CASE("Between two people the curtain falls before the next one sits at the bottom") {
    const auto session = sessionFor(freshRecord({"", ""}, 14));
    session->start();
    CHECK(session->hasCurtain());
    CHECK(session->viewer() == 0);
    playFirst(*session); // nobody may play behind the curtain
    CHECK(movesOf(*session).empty());
    session->liftCurtain();
    CHECK_FALSE(session->hasCurtain());

    session->setTableBusy(); // the card is still moving
    playFirst(*session);
    REQUIRE(movesOf(*session).size() == 1);
    CHECK(session->viewer() == 0);
    CHECK_FALSE(session->hasCurtain());
    session->tableIsQuiet();
    CHECK(session->viewer() == 1);
    CHECK(session->hasCurtain());
    playFirst(*session);
    CHECK(movesOf(*session).size() == 1);
    session->liftCurtain();

    // Taking back hands the computer back, behind a curtain.
    session->undo();
    CHECK(session->viewer() == 0);
    CHECK(session->hasCurtain());
}

TEST_CASE("An open hint grows deeper, and ends when it is closed") {
    const auto session = startedSession({"", "random"});
    const auto visits = [&] {
        const QVariantList candidates = session->hintMap()["candidates"].toList();
        return candidates.isEmpty() ? 0 : candidates[0].toMap()["visits"].toInt();
    };
    session->setHintOpen(true);
    REQUIRE(waitFor([&] { return visits() > 0; }));
    const int first = visits();
    REQUIRE(waitFor([&] { return visits() > first; }));
    session->setHintOpen(false);
    CHECK_FALSE(session->hintMap()["thinking"].toBool());
    session->setHintOpen(true);
    REQUIRE(waitFor([&] { return !session->hintMap()["thinking"].toBool(); }));
    CHECK(session->record().hints == 1);
}

TEST_CASE("One key opens and closes the hint, another shows in it who may hold what") {
    const auto session = startedSession({"", "random"});
    session->pressHint();
    CHECK(session->isHintOpen());
    REQUIRE(waitFor([&] { return session->hintMap().contains("move"); }));
    CHECK_FALSE(session->hintMap()["beliefs"].toList().isEmpty());
    session->pressHint();
    CHECK_FALSE(session->isHintOpen());
    session->pressBeliefs();
    CHECK(session->isHintOpen());
    CHECK(session->areBeliefsOpen());
    session->pressBeliefs();
    CHECK(session->isHintOpen());
    CHECK_FALSE(session->areBeliefsOpen());
    session->pressBeliefs();
    session->pressHint();
    CHECK_FALSE(session->isHintOpen());
    session->pressHint();
    CHECK_FALSE(session->areBeliefsOpen());
}

TEST_CASE("Advice says how far it has looked, and does not change once it is final") {
    const auto session = startedSession({"", "random"});
    QStringList depths;
    QStringList moves;
    QObject::connect(session.get(), &GameSession::hintChanged, [&] {
        const QVariantMap hint = session->hintMap();
        depths << hint["depth"].toString();
        moves << hint["move"].toString();
        CHECK(hint["thinking"].toBool() == (depths.last() != "final"));
    });
    session->setHintOpen(true);
    REQUIRE(waitFor([&] { return !depths.isEmpty() && depths.last() == "final"; }));
    CHECK(depths == QStringList{"none", "first", "deeper", "final"});
    const QVariantMap advice = session->hintMap();
    QObject::disconnect(session.get(), &GameSession::hintChanged, nullptr, nullptr);
    session->setHintOpen(false);
    session->setHintOpen(true);
    listen();
    CHECK(session->hintMap() == advice);
}

TEST_CASE("Advice stays with a move that deeper looks find about equal") {
    int tried = 0;
    for (std::uint64_t deal = 1; tried < 2; ++deal) {
        REQUIRE(deal < 20);
        const auto session = startedSession({"", "random"}, deal);
        session->setHintOpen(true);
        const auto isFinal = [&] { return session->hintMap()["depth"].toString() == "final"; };
        REQUIRE(waitFor(isFinal));
        const QVariantList rows = session->hintMap()["candidates"].toList();
        const auto equal = std::ranges::find_if(rows, [](const QVariant& row) {
            return row.toMap()["words"].toString() == "about equal";
        });
        if (equal == rows.end()) continue;
        ++tried;
        const QString move = equal->toMap()["move"].toString();
        advise(*session, move);
        CHECK(session->hintMap()["depth"].toString() == "first");
        CHECK(session->hintedMove() == move);
        REQUIRE(waitFor(isFinal));
        CHECK(session->hintedMove() == move);
    }
}

TEST_CASE("A button plays the move that was on it when it was pressed, or asks again") {
    const auto session = startedSession({"", "random"});
    session->setHintOpen(true);
    REQUIRE(waitFor([&] { return session->hintMap()["depth"].toString() == "final"; }));
    CHECK_FALSE(session->hintMap()["asksAgain"].toBool());
    const QString before = session->hintedMove();
    QString other;
    for (const std::string& move : session->table().legalMoves())
        if (before != QString::fromStdString(move)) other = QString::fromStdString(move);

    session->holdAdvice();
    QElapsedTimer sinceChange;
    sinceChange.start();
    advise(*session, other);
    CHECK_FALSE(session->hintMap()["asksAgain"].toBool());
    session->playAdvice();
    CHECK(movesOf(*session).empty());
    CHECK(session->hintMap()["asksAgain"].toBool());
    // Pressed again, so soon that nobody can have read it.
    session->playAdvice();
    if (sinceChange.elapsed() < 400) CHECK(movesOf(*session).empty());

    // A press that was given up counts for nothing later.
    session->holdAdvice();
    session->dropAdvice();
    REQUIRE(waitFor([&] {
        const std::string advised = session->hintedMove().toStdString();
        session->playAdvice();
        return movesOf(*session) == Moves{advised};
    }));
    CHECK_FALSE(session->hintMap()["asksAgain"].toBool());
}

TEST_CASE("A hint waits for the curtain") {
    const auto session = sessionFor(freshRecord({"", ""}, 15));
    session->start();
    session->setHintOpen(true);
    CHECK_FALSE(session->hintMap()["thinking"].toBool());
    session->liftCurtain();
    CHECK(session->hintMap()["thinking"].toBool());
    REQUIRE(waitFor([&] { return session->hintMap().contains("move"); }));
    playFirst(*session);
    CHECK(session->hasCurtain());
    listen();
    CHECK_FALSE(session->hintMap().contains("move"));
}

TEST_CASE("A move that is not legal is refused with the reason") {
    const auto session = startedSession({"", "greedy"});
    QSignalSpy refused(session.get(), &GameSession::refused);
    session->play("nonsense");
    CHECK(refused.size() == 1);
    CHECK_FALSE(refused[0][0].toString().isEmpty());
    // Somebody else's card.
    const Json deck = session->table().position().at("deal").at("deck");
    session->play(QString::fromStdString(deck[3].get<std::string>()));
    CHECK(refused.size() == 2);
    CHECK(movesOf(*session).empty());
}

TEST_CASE("Against computers taking back leads to the person's last move") {
    const auto session = startedSession({"greedy", "greedy", "", "greedy"}, 16);
    REQUIRE(waitFor([&] { return session->isPersonToMove(); }));
    CHECK(movesOf(*session).size() == 2);
    CHECK_FALSE(session->canUndo()); // the computers led
    playFirst(*session);
    REQUIRE(waitFor([&] { return session->isPersonToMove(); }));
    CHECK(session->canUndo());
    session->undo();
    CHECK(movesOf(*session).size() == 2);
    CHECK(session->isPersonToMove());
}

TEST_CASE("A program that the person has added plays at the table") {
    const Home home;
    const std::string spec = "engine:python3 " PARLOUR_SOURCE "/packaging/examples/player.py";
    REQUIRE(keepOwnPlayer({{}, "Player", spec}));
    CHECK(ownPlayers("briscola").size() == 1); // and in all other games
    CHECK(ownPlayerName("samurai", spec) == "Player");
    const auto session = startedSession({"", spec});
    QSignalSpy failures(session.get(), &GameSession::programFailed);
    for (int i = 0; i < 3; ++i) {
        REQUIRE(waitFor([&] { return session->isPersonToMove(); }));
        playFirst(*session);
    }
    CHECK(waitFor([&] { return movesOf(*session).size() >= 6; }));
    CHECK(failures.isEmpty());
}

TEST_CASE("No program is started that the person has not added, whatever a game says") {
    const Home home;
    const std::string made = (home / "made").string();
    const std::string spec = "engine:touch " + made;
    REQUIRE(keepOwnPlayer({{}, "Another", "engine:cat"}));
    REQUIRE(checkedTable(freshRecord({"", spec}, 7))); // it can be looked at
    const auto session = sessionFor(freshRecord({"", spec}, 7));
    QSignalSpy failures(session.get(), &GameSession::programFailed);
    session->start();
    while (session->isPersonToMove()) playFirst(*session);
    REQUIRE(failures.count() == 1);
    CHECK(failures[0][0].toString().contains("not started"));
    listen();
    CHECK_FALSE(QFile::exists(QString::fromStdString(made)));
    CHECK(movesOf(*session).size() == 1);
}

TEST_CASE("A program that the command line names plays at the table") {
    const Home home;
    const std::string spec = "engine:python3 " PARLOUR_SOURCE "/packaging/examples/player.py";
    trustProgram(spec);
    const auto session = startedSession({"", spec});
    QSignalSpy failures(session.get(), &GameSession::programFailed);
    REQUIRE(waitFor([&] { return session->isPersonToMove(); }));
    playFirst(*session);
    CHECK(waitFor([&] { return movesOf(*session).size() >= 2; }));
    CHECK(failures.isEmpty());
}

TEST_CASE("The game waits for a program that fails, or plays any move for it") {
    const Home home;
    for (const char* command : {"false", "yes nonsense", "cat"}) {
        INFO(command);
        const std::string spec = std::string("engine:") + command;
        REQUIRE(keepOwnPlayer({{}, "Player", spec}));
        const auto session = sessionFor(freshRecord({"", spec}, 7));
        QSignalSpy failures(session.get(), &GameSession::programFailed);
        session->start();
        playFirst(*session);
        REQUIRE(session->toMove() == 1);
        REQUIRE(waitFor([&] { return failures.count() == 1; }));
        CHECK(movesOf(*session).size() == 1);
        CHECK_FALSE(failures[0][0].toString().contains("legal")); // nor the hand, in the question
        session->undo();
        CHECK(session->isPersonToMove());
        playFirst(*session); // it is asked again
        REQUIRE(waitFor([&] { return failures.count() == 2; }));
        session->undo();
        session->setWaitsForPrograms(false);
        playFirst(*session);
        REQUIRE(waitFor([&] { return movesOf(*session).size() > 1; }));
        CHECK(failures.count() >= 3);
    }
}

TEST_CASE("Players of games of the laboratory have the names of people's choice") {
    const Home home;
    const GameEntry& entry = *findGame("briscola").value();
    CHECK(SeatedPlayer::of({"champion", "champion", 1}, entry).name == "Champion");
    CHECK(SeatedPlayer::of({"Ann", "champion", 1}, entry).name == "Ann");
    const std::string spec = "engine:python3 a/very/long/path/of/a/program.py";
    CHECK(SeatedPlayer::of({spec, spec, 1}, entry).name.size() == 24);
    CHECK_FALSE(SeatedPlayer::of({spec, spec, 1}, entry).cheats);
    REQUIRE(keepOwnPlayer({{}, "Mine", spec}));
    CHECK(SeatedPlayer::of({spec, spec, 1}, entry).name == "Mine");
}
