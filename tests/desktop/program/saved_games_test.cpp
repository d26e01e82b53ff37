// Saved games: continuing after a restart, one of each type, and two programs at once.
#include "core/base/file.h"
#include "tests/desktop/support/told.h"

using namespace parlour;
using namespace parlour::test;
namespace fs = std::filesystem;

TEST_CASE("A restart goes on with the very same game") {
    const Home home;
    home.writeSettings();
    const Record before = midGame();
    REQUIRE_FALSE(before.undone.empty());
    Home::write(home.autosave(), toText(before));
    Told told;
    REQUIRE(told.hasUnfinished());
    CHECK(told.unfinished(0)["name"] == "Briscola");
    REQUIRE(told.continueLast());
    CHECK(same(told.program.session()->record(), before));
    CHECK(told.program.session()->canRedo());
    CHECK(told.messages.isEmpty());
}

// An old program's autosaves: they have no names, and one may be newer than another.
TEST_CASE("What earlier versions saved is all offered, the one saved last first") {
    const Home home;
    home.writeSettings();
    Json old = Json::parse(toText(midGame()));
    const char* const times[] = {"2024-05-01T10:00:00.000Z", "2024-05-01T12:00:00.000Z",
                                 "2024-05-01T11:00:00.000Z"};
    const char* const names[] = {"autosave.json", "autosave-2.json", "autosave-7.json"};
    for (int i = 0; i < 3; ++i) {
        old["id"] = names[i];
        old["saved_at"] = times[i];
        REQUIRE_FALSE(old.contains("name"));
        Home::write(home.autosave().parent_path() / names[i], old.dump());
    }
    Told told;
    const QVariantList unfinished = told.program.unfinished();
    REQUIRE(unfinished.size() == 3);
    CHECK(unfinished[0].toMap()["save"] == 2);
    CHECK(unfinished[1].toMap()["save"] == 7);
    CHECK(unfinished[2].toMap()["save"] == 1);
    CHECK(unfinished[0].toMap()["title"] == "");
    CHECK(told.program.gameInTheWay("briscola") == unfinished[0].toMap());
    CHECK(told.program.gameInTheWay("euchre").isEmpty());
    REQUIRE(told.program.continueGame(7));
    CHECK(told.program.session()->record().id == "autosave-7.json");
    CHECK(told.messages.isEmpty());
}

TEST_CASE("Every type of game keeps its unfinished one while others are played") {
    const Home home;
    home.writeSettings();
    Record briscola;
    {
        Told told;
        REQUIRE(told.program.newGame(setup({"", "greedy"})));
        playFirst(*told.program.session());
        REQUIRE(waitFor([&] { return told.program.session()->isPersonToMove(); }));
        briscola = told.program.session()->record();
        CHECK(told.program.gameInTheWay("euchre").isEmpty());
        REQUIRE(
            told.program.newGame({{"game", "euchre"},
                                  {"deal", "7"},
                                  {"seats", setup({"", "random", "random", "random"})["seats"]}}));
        REQUIRE(told.program.unfinished().size() == 1); // the other is at the table
        CHECK(told.unfinished(0)["game"] == "briscola");
    }
    Told told;
    REQUIRE(told.program.unfinished().size() == 2);
    CHECK(told.unfinished(0)["game"] == "euchre");
    REQUIRE(told.continueLast());
    CHECK(told.program.session()->game() == "euchre");
    REQUIRE(told.continueLast()); // straight from that table to the other
    CHECK(same(told.program.session()->record(), briscola));
    REQUIRE(told.program.unfinished().size() == 1);
    told.program.leaveTable();
    CHECK(told.program.unfinished().size() == 2);
    CHECK(told.messages.isEmpty());
}

TEST_CASE("A game in the way of a new one is kept under a name, or given up and counted as such") {
    const Home home;
    home.writeSettings();
    Told told;
    REQUIRE(told.program.newGame(setup({"", "greedy"})));
    CHECK(told.program.gameInTheWay("briscola").isEmpty()); // nobody has moved
    CHECK(told.program.dealInTheWay().isEmpty());
    const bool isLeft = GENERATE(false, true);
    const bool isDealtAgain = GENERATE(false, true);
    if (isLeft && isDealtAgain) return;
    playFirst(*told.program.session());
    REQUIRE(waitFor([&] { return told.program.session()->isPersonToMove(); }));
    const Record before = told.program.session()->record();
    if (isLeft) told.program.leaveTable();
    const QVariantMap asked =
        isDealtAgain ? told.program.dealInTheWay() : told.program.gameInTheWay("briscola");
    REQUIRE(asked["players"] == QStringList{"Somebody"});
    const bool isKept = GENERATE(false, true);
    const QString name = isKept ? " The  ace\nof cups " : "";
    if (isDealtAgain)
        told.program.dealAgain(false, asked["save"].toInt(), name);
    else
        REQUIRE(told.program.newGame(setup({"", "greedy"}), asked["save"].toInt(), name));
    CHECK(told.program.session()->record().id != before.id);
    CHECK(told.program.session()->record().name.empty());
    const auto givenUp = [&] { return totals(told.program, "briscola")["givenUp"].toInt(); };
    if (isKept) {
        REQUIRE(told.program.unfinished().size() == 1);
        CHECK(told.unfinished(0)["title"] == "The ace of cups");
        told.program.leaveTable();
        CHECK(told.program.unfinished().size() == 2);
        CHECK(told.program.gameInTheWay("briscola").isEmpty()); // the new one is untouched
        REQUIRE(told.program.continueGame(asked["save"].toInt()));
        Record after = told.program.session()->record();
        CHECK(after.name == "The ace of cups");
        after.name.clear();
        CHECK(same(after, before));
        CHECK(told.program.gameInTheWay("briscola").isEmpty()); // it has a name
        CHECK(givenUp() == 0);
    } else {
        CHECK(told.program.unfinished().isEmpty());
        CHECK(waitFor([&] { return givenUp() == 1; }));
        CHECK(totals(told.program, "briscola")["played"] == 0);
    }
    CHECK(told.messages.isEmpty());
}

TEST_CASE("Another deal of a match to a number of points gives up no match") {
    const Home home;
    home.writeSettings();
    Told told;
    REQUIRE(told.program.newGame({{"game", "euchre"},
                                  {"deal", "7"},
                                  {"seats", setup({"", "random", "random", "random"})["seats"]}}));
    REQUIRE(waitFor([&] { return told.program.session()->isPersonToMove(); }));
    playFirst(*told.program.session());
    CHECK_FALSE(told.program.dealInTheWay().isEmpty());
    told.program.dealAgain(false);
    CHECK(told.program.unfinished().isEmpty());
    REQUIRE(waitFor([&] { return told.program.session()->isPersonToMove(); }));
    playFirst(*told.program.session());
    const QVariantMap asked = told.program.gameInTheWay("euchre");
    REQUIRE(told.program.newGame(setup({"", "greedy"})));
    told.program.giveUpGame(asked["save"].toInt());
    CHECK(waitFor([&] { return totals(told.program, "euchre")["givenUp"] == 1; }));
    CHECK(told.program.unfinished().isEmpty());
}

TEST_CASE("A setup that is impossible gives up nothing") {
    const Home home;
    home.writeSettings();
    Home::write(home.autosave(), toText(midGame()));
    Told told;
    const int save = told.program.gameInTheWay("briscola")["save"].toInt();
    REQUIRE(save == 1);
    CHECK_FALSE(told.program.newGame(setup({"", "nobody"}), save, ""));
    CHECK(told.hasUnfinished());
    CHECK(fs::exists(home.autosave()));
}

TEST_CASE("A game at another program's table is neither shared nor given up nor renamed") {
    const Home home;
    home.writeSettings();
    Home::write(home.autosave(), toText(midGame()));
    Told one, other;
    REQUIRE(one.hasUnfinished());
    REQUIRE(other.continueLast());
    GameSession& session = *other.program.session();
    if (!session.isPersonToMove()) REQUIRE(waitFor([&] { return session.isPersonToMove(); }));
    playFirst(session);
    REQUIRE(waitFor([&] { return session.isPersonToMove(); }));
    const Record played = session.record();
    REQUIRE(waitFor([&] {
        const auto text = readFile(home.autosave());
        return text && same(parseRecord(*text).value(), played);
    }));
    const std::string before = readFile(home.autosave()).value();
    switch (GENERATE(0, 1, 2, 3)) {
    case 0: CHECK_FALSE(one.continueLast()); break;
    case 1: one.program.giveUpGame(1); break;
    case 2: one.program.nameGame(1, "mine"); break;
    case 3: REQUIRE(one.program.newGame(setup({"", "greedy"}), 1, "")); break;
    }
    REQUIRE(one.messages.size() == 1);
    CHECK(one.messages[0].contains("another window"));
    CHECK_FALSE(one.hasUnfinished());
    CHECK(readFile(home.autosave()).value() == before);
    CHECK(totals(one.program, "briscola")["givenUp"] == 0);

    // Once that program has gone on to another game, this one finds it as it was left there.
    REQUIRE(other.program.newGame(setup({"greedy", "random"})));
    one.program.lookForGames();
    REQUIRE(one.program.continueGame(1));
    CHECK(same(one.program.session()->record(), played));
    CHECK(one.messages.size() == 1);
}

TEST_CASE("A game that another program has ended is not continued from an old list") {
    const Home home;
    home.writeSettings();
    Home::write(home.autosave(), toText(midGame()));
    Told one, other;
    REQUIRE(one.hasUnfinished());
    other.program.giveUpGame(1);
    CHECK_FALSE(fs::exists(home.autosave()));
    CHECK_FALSE(one.continueLast());
    REQUIRE(one.messages.size() == 1);
    CHECK(one.messages[0].contains("ended"));
    CHECK_FALSE(one.hasUnfinished());
    CHECK(one.program.session() == nullptr);
}

TEST_CASE("After every move the game lies on the disk") {
    const Home home;
    home.writeSettings();
    Told told;
    REQUIRE(told.program.newGame(setup({"greedy", "random"})));
    GameSession& session = *told.program.session();
    session.setPaused(true);
    for (std::size_t moves = 1; moves <= 40; ++moves) {
        session.step();
        REQUIRE(waitFor([&] { return session.table().moves().size() == moves; }));
        CHECK(waitFor([&] {
            const auto text = readFile(home.autosave());
            const auto record = text ? parseRecord(*text) : Result<Record>(text.error());
            return record && record->position.at("moves").size() == moves;
        }));
    }
    CHECK(waitFor([&] { return totals(told.program, "briscola")["watched"] == 1; }));
    told.program.leaveTable();
    CHECK(waitFor([&] { return !fs::exists(home.autosave()); }));
}

TEST_CASE("Two programs at once save a game each, and both are offered again") {
    const Home home;
    home.writeSettings();
    Record first = midGame();
    {
        Told one, other;
        for (Told* told : {&one, &other}) REQUIRE(told->program.newGame(setup({"", "greedy"})));
        other.program.session()->setPaused(true);
        playFirst(*one.program.session());
        REQUIRE(waitFor([&] { return one.program.session()->isPersonToMove(); }));
        first = one.program.session()->record();
        Told third; // neither game is free
        CHECK_FALSE(third.hasUnfinished());
    }
    Told later;
    QStringList ids;
    for (int games = 0; games < 2; ++games) {
        REQUIRE(later.continueLast());
        ids << QString::fromStdString(later.program.session()->record().id);
        if (ids.back() == QString::fromStdString(first.id))
            CHECK(same(later.program.session()->record(), first));
        while (!later.program.session()->isOver()) {
            REQUIRE(waitFor([&] {
                return later.program.session()->isPersonToMove() ||
                       later.program.session()->isOver();
            }));
            if (!later.program.session()->isOver()) playFirst(*later.program.session());
        }
        later.program.leaveTable();
    }
    CHECK_FALSE(later.hasUnfinished());
    CHECK(ids[0] != ids[1]);
    CHECK(later.messages.isEmpty());
    CHECK(waitFor([&] { return totals(later.program, "briscola")["played"] == 2; }));
}

TEST_CASE("A game from a file or the command line leaves the interrupted one as it was") {
    const Home home;
    home.writeSettings();
    const Record before = midGame();
    Record other = before;
    other.id = "another";
    const fs::path file = home / "game.parlour";
    Home::write(file, toText(other));
    Home::write(home.autosave(), toText(before));
    {
        CommandLine line;
        if (GENERATE(true, false))
            line.game = "euchre";
        else
            line.file = path(file);
        Told told(line);
        REQUIRE(told.program.begin());
        REQUIRE(told.program.session() != nullptr);
        REQUIRE(told.program.openRecord(url(file))); // over a game at the table, too
    }
    CHECK(same(parseRecord(readFile(home.autosave()).value()).value(), before));
    Told told;
    int offered = 0;
    for (; told.hasUnfinished() && offered < 10; ++offered)
        told.program.giveUpGame(told.unfinished(0)["save"].toInt());
    CHECK(offered >= 2);
    CHECK(told.messages.isEmpty());
}
