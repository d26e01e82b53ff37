// Saved games: continuing after a restart, and files that are damaged, foreign or too new.
#include "app/desktop/program/program.h"
#include "core/base/file.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/limits.h"
#include "tests/desktop/support/results.h"
#include "tests/desktop/support/running_program.h"
#include "tests/desktop/support/sessions.h"
#include "tests/support/mutate.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>
#include <catch2/catch.hpp>

#include <map>
#include <optional>

using namespace parlour;
using namespace parlour::test;
namespace fs = std::filesystem;

namespace {

QString path(const fs::path& p) { return QString::fromStdString(p.string()); }
QUrl url(const fs::path& p) { return QUrl::fromLocalFile(path(p)); }

// The program without its window, and what it tells the person.
struct Told {
    Program program;
    QStringList messages;

    explicit Told(const CommandLine& line = {}) : program(line) {
        QObject::connect(&program, &Program::message, &program,
                         [this](const QString& text) { messages << text; });
        program.windowIsShown();
    }

    // The games that can be continued.
    QVariantMap unfinished(int index) const { return program.unfinished().value(index).toMap(); }
    bool hasUnfinished() const { return !program.unfinished().isEmpty(); }
    bool continueLast() { return program.continueGame(unfinished(0)["save"].toInt()); }
};

Record midGame() {
    Record record = freshRecord({"", "greedy"}, 7);
    const auto session = sessionFor(record);
    session->start();
    for (int i = 0; i < 3; ++i) {
        REQUIRE(waitFor([&] { return session->isPersonToMove(); }));
        playFirst(*session);
    }
    REQUIRE(waitFor([&] { return session->isPersonToMove(); }));
    session->undo();
    return session->record();
}

QVariantMap setup(const std::vector<std::string>& agents, const QString& deal = "5") {
    QVariantList seats;
    for (const std::string& agent : agents)
        seats << QVariantMap{
            {"name", "Somebody"}, {"agent", QString::fromStdString(agent)}, {"portrait", 3}};
    return {{"game", "briscola"},
            {"options", QVariantMap{{"players", static_cast<int>(agents.size())}}},
            {"deal", deal},
            {"seats", seats}};
}

// The contents of all files in a folder.
QStringList contents(const fs::path& folder) {
    QStringList all;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.is_regular_file()) all << QString::fromStdString(readFile(entry.path()).value());
    return all;
}

// All files below a folder, with their contents.
std::map<std::string, std::string> tree(const fs::path& folder) {
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        files[entry.path().string()] =
            entry.is_regular_file() ? readFile(entry.path()).value() : std::string();
    return files;
}

// Another program that does not let go of the statistics.
class LockedStatistics {
public:
    explicit LockedStatistics(const fs::path& file) {
        fs::create_directories(file.parent_path());
        m_database = QSqlDatabase::addDatabase("QSQLITE", "locked");
        m_database.setDatabaseName(path(file));
        if (!m_database.open() || !run("PRAGMA locking_mode = EXCLUSIVE") ||
            !run("BEGIN EXCLUSIVE"))
            qFatal("The statistics cannot be locked");
    }
    ~LockedStatistics() {
        run("ROLLBACK");
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase("locked");
    }

private:
    bool run(const char* statement) { return QSqlQuery(m_database).exec(statement); }
    QSqlDatabase m_database;
};

void playWatched(Told& told, const QString& deal = "5") {
    REQUIRE(told.program.newGame(setup({"greedy", "random"}, deal)));
    REQUIRE(waitFor([&] { return told.program.session()->isOver(); }));
}

int watched(Told& told) { return totals(told.program, "briscola")["watched"].toInt(); }

bool same(const Record& a, const Record& b) {
    Record other = b;
    other.savedAt = a.savedAt;
    return toText(a) == toText(other);
}

} // namespace

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

TEST_CASE("One damaged game is set aside, and the others are offered") {
    const Home home;
    home.writeSettings();
    Home::write(home.autosave(), toText(midGame()));
    const fs::path damaged = home.autosave().parent_path() / "autosave-2.json";
    Home::write(damaged, "{");
    Told told;
    CHECK(told.program.unfinished().size() == 1);
    REQUIRE(told.messages.size() == 1);
    CHECK(told.messages[0].contains("autosave-2.json.unreadable"));
    CHECK(readFile(damaged.string() + ".unreadable").value() == "{");
    // One that is damaged while it is listed
    Home::write(home.autosave(), "}");
    CHECK_FALSE(told.continueLast());
    CHECK(told.messages.size() == 2);
    CHECK(readFile(home.autosave().string() + ".unreadable").value() == "}");
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

TEST_CASE("A saved game opens as it was saved") {
    const Home home;
    home.writeSettings();
    const Record before = midGame();
    const fs::path file = home / "game.parlour";
    {
        Told told;
        Home::write(file, toText(before));
        REQUIRE(told.program.openRecord(url(file)));
        REQUIRE(told.program.saveRecord(url(home / "again.parlour")));
        CHECK(told.messages.size() == 1);
    }
    CHECK(same(parseRecord(readFile(home / "again.parlour").value()).value(), before));
}

TEST_CASE("A file that is not a saved game is refused by name, and the game at the table goes on") {
    const Home home;
    home.writeSettings();
    const std::string good = toText(midGame());
    const auto with = [&](const char* pointer, const Json& value) {
        Json json = Json::parse(good);
        json[Json::json_pointer(pointer)] = value;
        return json.dump();
    };
    const std::vector<std::pair<std::string, QString>> bad = {
        {"", "game.parlour"},
        {"{}", "format"},
        {R"({"event":"a chess game","site":"elsewhere"})", "format"},
        {good.substr(0, good.size() / 2), "game.parlour"},
        {with("/version", 2), "newer version of Parlour"},
        {with("/format", "other"), "format"},
        {with("/position/game", "whist"), "position.game"},
        {with("/position/options/players", 5), "position.options"},
        {with("/position/deal/deck/3", "XX"), "position.deal.deck[3]"},
        {with("/position/deal/deck/3", "AD"), "position.deal.deck"},
        {with("/position/moves/0", "pass"), "position.moves[0]"},
        {with("/players/1/agent", "nobody"), "players[1].agent"},
        {with("/players/2", {{"name", "X"}, {"agent", ""}, {"portrait", 1}}), "players"},
        {with("/undone/0", "XX"), "undone[0]"},
        {std::string(20 << 20, ' '), "larger than"},
    };
    Told told;
    REQUIRE(told.program.newGame(setup({"", "greedy"})));
    GameSession* const session = told.program.session();
    const fs::path file = home / "game.parlour";
    for (const auto& [text, place] : bad) {
        Home::write(file, text);
        told.messages.clear();
        CHECK_FALSE(told.program.openRecord(url(file)));
        REQUIRE(told.messages.size() == 1);
        INFO(told.messages[0].toStdString() << " should name " << place.toStdString());
        CHECK(told.messages[0].contains("game.parlour"));
        CHECK(told.messages[0].contains(place));
        CHECK(told.program.session() == session);
    }
    told.messages.clear();
    CHECK_FALSE(told.program.openRecord(url(home / "nowhere.parlour")));
    CHECK(told.messages[0].contains("nowhere.parlour"));
    CHECK_FALSE(told.program.openRecord(url(home / "config")));
    CHECK(told.messages[1].contains("config"));
}

// A file that cannot be played on is kept for a program that can read it.
TEST_CASE("A file on the command line that cannot be opened is reported in the window") {
    const Home home;
    home.writeSettings();
    Home::write(home / "damaged.parlour", "{");
    for (const char* name : {"damaged.parlour", "missing.parlour"}) {
        CommandLine line;
        line.file = path(home / name);
        RunningProgram running(line);
        CHECK_FALSE(running.session());
        REQUIRE(running.messages().size() == 1);
        CHECK(running.messages()[0].contains(line.file));
    }
}

TEST_CASE("However damaged the autosave is, the program starts and loses nothing of it") {
    const std::string good = toText(midGame());
    Rng rng(2024);
    for (int round = 0; round < 300; ++round) {
        const Home home;
        home.writeSettings();
        const std::string bad = round % 2
                                    ? damaged(good, rng)
                                    : damaged(Json::parse(good), rng)
                                          .dump(1, ' ', false, Json::error_handler_t::replace);
        Home::write(home.autosave(), bad);
        INFO(bad);
        {
            Told told;
            const bool isOffered = told.hasUnfinished();
            const QVariantMap shown = told.unfinished(0);
            CHECK(shown.isEmpty() != isOffered);
            if (isOffered) {
                CHECK(told.messages.isEmpty());
                CHECK(told.continueLast());
                CHECK(told.messages.isEmpty());
                continue;
            }
            if (fs::exists(home.autosave()) || told.messages.isEmpty()) {
                // A finished game is counted and then gone.
                const auto record = parseRecord(bad);
                REQUIRE(record);
                CHECK(findGame(record->game()).value()->open(record->position).value()->isOver());
                continue;
            }
            REQUIRE(told.messages.size() == 1);
            CHECK(told.messages[0].contains(path(home.autosave().string() + ".unreadable")));
            CHECK_FALSE(told.messages[0].endsWith(". ")); // it says why
            REQUIRE(told.program.newGame(setup({"", "greedy"})));
        }
        CHECK(contents(home.autosave().parent_path()).contains(QString::fromStdString(bad)));
        CHECK(parseRecord(readFile(home.autosave()).value()));
    }
}

TEST_CASE("An autosave of a newer program is kept aside") {
    const Home home;
    home.writeSettings();
    Json json = Json::parse(toText(midGame()));
    const auto [pointer, value] = GENERATE(
        table<const char*, Json>({{"/version", 2},
                                  {"/position/game", "whist"},
                                  {"/players/1/agent", "oracle:depth=3"},
                                  {"/players/1/agent", "minimax:patience=3"},
                                  {"/position/options/weather", "rain"},
                                  {"/undone/0", "XX"},
                                  {"/players/2", {{"name", ""}, {"agent", ""}, {"portrait", 1}}}}));
    json[Json::json_pointer(pointer)] = value;
    Home::write(home.autosave(), json.dump());
    Told told;
    CHECK_FALSE(told.hasUnfinished());
    REQUIRE(told.messages.size() == 1);
    const fs::path aside = home.autosave().string() + ".unreadable";
    CHECK(told.messages[0].contains(path(aside)));
    REQUIRE(fs::exists(aside));
    CHECK(readFile(aside).value() == json.dump());
    CHECK_FALSE(fs::exists(home.autosave()));
}

TEST_CASE("Setups that are impossible are refused with a reason") {
    const Home home;
    home.writeSettings();
    Told told;
    std::vector<QVariantMap> wrong(6, setup({"", "greedy"}));
    wrong[0]["game"] = "whist";
    wrong[1]["options"] = QVariantMap{{"players", 5}};
    wrong[2]["options"] = QVariantMap{{"weather", "rain"}};
    wrong[3]["deal"] = "twelve";
    wrong[4]["deal"] = "99999999999999999999999";
    wrong[5]["seats"] = setup({"", "greedy", "greedy"})["seats"];
    wrong.push_back(setup({"", "nobody"}));
    wrong.push_back(setup({"", "minimax:determinizations=many"}));
    wrong.push_back({});
    for (const QVariantMap& map : wrong) {
        told.messages.clear();
        CHECK_FALSE(told.program.newGame(map));
        REQUIRE(told.messages.size() == 1);
        CHECK_FALSE(told.messages[0].isEmpty());
        CHECK(told.program.session() == nullptr);
    }
}

TEST_CASE("A damaged last setup is replaced by a new one") {
    const Home home;
    const QString text = GENERATE("[]", "{\"briscola\":[]}", "{\"briscola\":", "nonsense",
                                  "{\"briscola\":{\"seats\":7,\"players\":99,\"mode\":[]}}",
                                  "{\"briscola\":{\"seats\":[null,3,{\"agent\":5,\"name\":{},"
                                  "\"portrait\":\"x\"}],\"options\":7,\"mode\":\"dance\"}}",
                                  "{\"briscola\":{\"seats\":[{\"agent\":\"\",\"name\":3,"
                                  "\"portrait\":-5}],\"players\":3}}");
    home.writeSettings();
    RunningProgram running;
    running.program().settings()->lastSetups = text;
    running.press("Return");
    REQUIRE(waitFor([&] { return running.find("Deal") != nullptr; }));
    running.press("Return");
    CHECK(waitFor([&] { return running.session() != nullptr; }));
    CHECK(running.messages().isEmpty());
    CHECK(running.session()->persons() == 1);
}

TEST_CASE("A full disk is reported once, and the game goes on") {
    const Home home;
    home.writeSettings();
    Told told;
    const FullDisk full;
    REQUIRE(told.program.newGame(setup({"greedy", "random"})));
    REQUIRE(waitFor([&] { return told.program.session()->isOver(); }));
    REQUIRE(waitFor([&] { return told.messages.size() >= 2; }));
    QTest::qWait(100);
    CHECK(told.messages.filter(path(home.autosave())).size() == 1);
    CHECK(told.messages.filter(path(home.finished())).size() == 1);
    CHECK(told.messages.size() == 2);
}

TEST_CASE("A home that cannot be written is reported, and the game goes on") {
    const Home home;
    blockFolder(home / "data");
    blockFolder(home / "config");
    Told told;
    told.program.settings()->pace = "instant";
    emit told.program.settings()->changed();
    REQUIRE(told.program.newGame(setup({"greedy", "random"})));
    REQUIRE(waitFor([&] { return told.program.session()->isOver(); }));
    REQUIRE(waitFor([&] { return told.messages.size() >= 3; }));
    CHECK(told.messages.filter(path(home / "data")).size() == 2);
    CHECK(told.messages.filter(path(home.settings())).size() == 1);
}

TEST_CASE("A trial touches nothing of the player's") {
    const Home home;
    home.writeSettings();
    Home::write(home.autosave(), toText(midGame()));
    const QString kind = GENERATE("none", "good", "newer", "damaged");
    INFO(kind.toStdString());
    if (kind == "damaged") Home::write(home.statistics(), "no database");
    if (kind == "good" || kind == "newer") {
        Told told;
        playWatched(told);
        REQUIRE(waitFor([&] { return watched(told) == 1; }));
    }
    if (kind == "newer") Home::write(home.settings(), "[General]\nversion=7\n");
    const auto before = tree(home / "");
    CommandLine line;
    line.screenshot = "picture.png";
    line.open = "statistics";
    line.game = "briscola";
    line.watch = true;
    {
        Told told(line);
        REQUIRE(told.program.begin());
        told.program.session()->setPace("instant");
        REQUIRE(waitFor([&] { return told.program.session()->isOver(); }));
        CHECK(watched(told) == (kind == "good" || kind == "newer" ? 1 : 0));
        told.program.leaveTable();
        CHECK(tree(home / "") == before);
    }
    CHECK(tree(home / "") == before);
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

namespace {

// The finished game of Briscola that was counted last: {id, kept, ...}
QVariantMap lastFinished(Told& told) {
    return ResultsNow(told.program, "briscola").latest().value(0).toMap();
}
bool isKept(Told& told) { return lastFinished(told)["kept"].toBool(); }

} // namespace

TEST_CASE("A finished game is kept, and replayed move by move as it was played") {
    const Home home;
    home.writeSettings();
    Told told;
    playWatched(told);
    const Record played = told.program.session()->record();
    REQUIRE(waitFor([&] { return isKept(told); }));
    CHECK(fs::is_empty(home.finished()));
    told.program.leaveTable();
    Home::write(home.autosave().parent_path() / "autosave-2.json", toText(midGame()));
    told.program.lookForGames();
    const auto games = [&] { // the statistics are open, and so on the move
        auto files = tree(home / "data");
        std::erase_if(files, [](const auto& file) {
            return file.first.find("statistics.sqlite") != std::string::npos;
        });
        return files;
    };
    const auto before = games();

    REQUIRE(told.program.replay("briscola", lastFinished(told)["id"].toString()));
    GameSession& session = *told.program.session();
    CHECK(session.isReplay());
    CHECK(session.isPaused());
    CHECK(session.table().moves().empty());
    CHECK(same(session.record(), played));
    session.step();
    REQUIRE(waitFor([&] { return session.table().moves().size() == 1; }));
    session.step();
    REQUIRE(waitFor([&] { return session.table().moves().size() == 2; }));
    session.undo();
    CHECK(session.table().moves().size() == 1);
    session.redo();
    CHECK(session.table().moves().size() == 2);
    session.setPaused(false);
    REQUIRE(waitFor([&] { return session.isOver(); }));
    CHECK(session.table().position() == played.position);
    CHECK(same(session.record(), played));

    // Nothing of it is saved or counted, and what can be continued is as it was.
    told.program.leaveTable();
    CHECK(told.program.session() == nullptr);
    CHECK(told.program.unfinished().size() == 1);
    CHECK(watched(told) == 1);
    CHECK(games() == before);
    CHECK(told.messages.isEmpty());
}

TEST_CASE("A person moves nothing in a replay, and plays the deal again after it") {
    const Home home;
    home.writeSettings();
    Told told;
    REQUIRE(told.program.newGame(setup({"", "greedy"})));
    while (!told.program.session()->isOver()) {
        REQUIRE(waitFor([&] {
            return told.program.session()->isPersonToMove() || told.program.session()->isOver();
        }));
        if (!told.program.session()->isOver()) playFirst(*told.program.session());
    }
    const Record played = told.program.session()->record();
    REQUIRE(waitFor([&] { return isKept(told); }));
    REQUIRE(told.program.newGame(setup({"", "greedy"}, "6")));
    playFirst(*told.program.session());
    REQUIRE(waitFor([&] { return told.program.session()->isPersonToMove(); }));
    const Record other = told.program.session()->record();

    REQUIRE(told.program.replay("briscola", QString::fromStdString(played.id)));
    GameSession& session = *told.program.session();
    CHECK_FALSE(session.isPersonToMove());
    session.play(QString::fromStdString(firstMove(session)));
    CHECK(session.table().moves().empty());
    CHECK(parseRecord(told.program.gameAsText().toStdString()).value().position == played.position);
    REQUIRE(told.program.saveRecord(url(home / "shared.parlour")));
    CHECK(same(SavedGames::readRecord(path(home / "shared.parlour")).value(), played));

    // The game that was at the table before is in the way of it.
    const QVariantMap asked = told.program.dealInTheWay();
    REQUIRE(asked["save"].toInt() > 0);
    told.program.dealAgain(true, asked["save"].toInt(), "kept");
    const Record again = told.program.session()->record();
    CHECK_FALSE(told.program.session()->isReplay());
    CHECK(again.id != played.id);
    CHECK(again.position.at("deal") == played.position.at("deal"));
    CHECK(again.position.at("moves").empty());
    REQUIRE(told.program.unfinished().size() == 1);
    CHECK(told.unfinished(0)["title"] == "kept");
    REQUIRE(told.continueLast());
    CHECK(told.program.session()->record().id == other.id);
}

TEST_CASE("The history keeps the last games of each type, and forgets them when asked") {
    const Home home;
    home.writeSettings();
    constexpr int kOld = FinishedGames::kMostKept + 20;
    for (int i = 0; i < kOld; ++i) {
        const fs::path file = home.history() / "briscola" / (std::to_string(i) + ".json");
        Home::write(file, "old");
        fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(kOld - i));
    }
    Home::write(home.history() / "euchre/0.json", "old");
    Told told;
    playWatched(told);
    REQUIRE(waitFor([&] { return isKept(told); }));
    const auto count = [](const fs::path& folder) {
        return std::distance(fs::directory_iterator(folder), fs::directory_iterator());
    };
    REQUIRE(
        waitFor([&] { return count(home.history() / "briscola") == FinishedGames::kMostKept; }));
    CHECK(isKept(told));
    CHECK(fs::exists(home.history() / "briscola" / (std::to_string(kOld - 1) + ".json")));
    CHECK_FALSE(fs::exists(home.history() / "briscola/0.json"));
    const auto forget = [&](const QString& game) { ResultsNow(told.program, game).forget(); };
    forget("briscola");
    CHECK(watched(told) == 0);
    CHECK(fs::is_empty(home.history() / "briscola"));
    CHECK(fs::exists(home.history() / "euchre/0.json"));
    forget("../history/euchre");
    CHECK(watched(told) == 0);
    CHECK(fs::exists(home.history() / "euchre/0.json"));
}

TEST_CASE("A damaged game of the history is named and set aside") {
    const Home home;
    home.writeSettings();
    Told told;
    playWatched(told);
    REQUIRE(waitFor([&] { return isKept(told); }));
    told.program.leaveTable();
    const QString id = lastFinished(told)["id"].toString();
    const fs::path file = fs::directory_iterator(home.history() / "briscola")->path();
    Home::write(file, "{");
    CHECK_FALSE(told.program.replay("briscola", id));
    CHECK(told.program.session() == nullptr);
    REQUIRE(told.messages.size() == 1);
    CHECK(told.messages[0].contains(path(file) + ".unreadable"));
    CHECK(readFile(file.string() + ".unreadable").value() == "{");
    CHECK_FALSE(isKept(told));
    CHECK(FinishedGames::historyFile(path(home.history()), "whist", id).isEmpty());
}

TEST_CASE("A game that cannot be counted now is kept and counted later, once") {
    const Home home;
    home.writeSettings();
    const QString why = GENERATE("locked", "full", "no place", "killed");
    INFO(why.toStdString());
    {
        std::optional<LockedStatistics> locked;
        if (why == "locked") locked.emplace(home.statistics());
        std::optional<FullDisk> full;
        if (why == "no place") fs::create_directories(home.statistics());
        Told told;
        if (why == "full") full.emplace();
        if (why == "killed") { // before it was counted
            playWatched(told);
            REQUIRE(waitFor([&] { return watched(told) == 1; }));
        } else {
            playWatched(told);
            REQUIRE(waitFor([&] { return !told.messages.isEmpty(); }));
        }
        const Record record = told.program.session()->record();
        told.program.leaveTable();
        if (why == "killed") Home::write(home.autosave(), toText(record));
        if (why == "full") { // there is room again before the program ends
            full.reset();
        } else if (why != "killed") {
            REQUIRE(waitFor([&] { return fs::exists(home.finished()); }));
            CHECK(told.messages.size() == 1);
            CHECK(told.messages[0].contains(path(home.statistics())));
            CHECK(told.messages[0].contains("will be counted later"));
        }
    }
    if (why == "no place") fs::remove(home.statistics());
    Told told;
    CHECK(waitFor([&] { return watched(told) == 1 && fs::is_empty(home.finished()); }));
    playWatched(told, "6");
    CHECK(waitFor([&] { return watched(told) == 2; }));
    CHECK(told.messages.isEmpty());
    CHECK_FALSE(told.hasUnfinished());
}

TEST_CASE("A finished game that could not be kept goes along to the program's next save") {
    const Home home;
    home.writeSettings();
    Home::write(home.autosave(), toText(midGame()));
    {
        Told told;
        std::optional<FullDisk> full(std::in_place);
        playWatched(told);
        REQUIRE(waitFor([&] { return !told.messages.filter(path(home.finished())).isEmpty(); }));
        told.program.leaveTable();
        REQUIRE(told.continueLast());
        full.reset();
    }
    Told later;
    CHECK(waitFor([&] { return watched(later) == 1 && fs::is_empty(home.finished()); }));
    CHECK(later.messages.isEmpty());
}

TEST_CASE("A finished game that nobody can read is set aside, and the others are counted") {
    const Home home;
    home.writeSettings();
    Home::write(home.finished() / "0.json", "{");
    Told told;
    playWatched(told);
    CHECK(waitFor([&] { return watched(told) == 1 && !told.messages.isEmpty(); }));
    CHECK(told.messages.size() == 1);
    const fs::path aside = home.finished() / "0.json.unreadable";
    CHECK(told.messages[0].contains(path(aside)));
    CHECK(readFile(aside).value() == "{");
}
