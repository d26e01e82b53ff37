// Saved games: continuing after a restart, and files that are damaged, foreign or too new.
#include "app/desktop/program/program.h"
#include "core/base/file.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/limits.h"
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

int watched(Told& told) { return told.program.statistics()->totals("briscola")["watched"].toInt(); }

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
    REQUIRE(told.program.hasInterrupted());
    CHECK(told.program.interrupted()["name"] == "Briscola");
    REQUIRE(told.program.continueGame());
    CHECK(same(told.program.session()->record(), before));
    CHECK(told.program.session()->canRedo());
    CHECK(told.messages.isEmpty());
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
    CHECK(waitFor([&] { return told.program.statistics()->totals("briscola")["watched"] == 1; }));
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
            const bool isOffered = told.program.hasInterrupted();
            const QVariantMap shown = told.program.interrupted();
            CHECK(shown.isEmpty() != isOffered);
            if (isOffered) {
                CHECK(told.messages.isEmpty());
                CHECK(told.program.continueGame());
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
    CHECK_FALSE(told.program.hasInterrupted());
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
        CHECK_FALSE(third.program.hasInterrupted());
    }
    Told later;
    QStringList ids;
    for (int games = 0; games < 2; ++games) {
        REQUIRE(later.program.continueGame());
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
    CHECK_FALSE(later.program.hasInterrupted());
    CHECK(ids[0] != ids[1]);
    CHECK(later.messages.isEmpty());
    CHECK(waitFor([&] { return later.program.statistics()->totals("briscola")["played"] == 2; }));
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
    for (; told.program.hasInterrupted() && offered < 10; ++offered) {
        REQUIRE(told.program.continueGame());
        REQUIRE(told.program.newGame(setup({"greedy", "greedy"}))); // gives it up
        REQUIRE(waitFor([&] { return told.program.session()->isOver(); }));
        told.program.leaveTable();
    }
    CHECK(offered >= 2);
    CHECK(told.messages.isEmpty());
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
    CHECK_FALSE(told.program.hasInterrupted());
}

TEST_CASE("A finished game that could not be kept goes along to the program's next save") {
    const Home home;
    home.writeSettings();
    for (const char* name : {"autosave.json", "autosave-2.json"})
        Home::write(home.autosave().parent_path() / name, toText(midGame()));
    {
        Told told;
        std::optional<FullDisk> full(std::in_place);
        playWatched(told); // instead of one interrupted game; the other is offered afterwards
        REQUIRE(waitFor([&] { return !told.messages.filter(path(home.finished())).isEmpty(); }));
        told.program.leaveTable();
        REQUIRE(told.program.hasInterrupted());
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
