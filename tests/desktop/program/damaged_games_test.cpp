// Saved games and setups that are damaged, foreign or too new, and places that cannot be written.
#include "core/base/file.h"
#include "tests/desktop/support/limits.h"
#include "tests/desktop/support/told.h"
#include "tests/support/mutate.h"

#include <QTest>

#include <map>

using namespace parlour;
using namespace parlour::test;
namespace fs = std::filesystem;

namespace {

// The contents of all files in a folder.
QStringList contents(const fs::path& folder) {
    QStringList all;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.is_regular_file()) all << QString::fromStdString(readFile(entry.path()).value());
    return all;
}

} // namespace

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
