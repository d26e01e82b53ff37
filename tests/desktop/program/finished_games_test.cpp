// Finished games: how they are counted, kept, replayed and forgotten.
#include "core/base/file.h"
#include "tests/desktop/support/told.h"

#include <QSqlDatabase>
#include <QSqlQuery>

#include <map>
#include <optional>

using namespace parlour;
using namespace parlour::test;
namespace fs = std::filesystem;

namespace {

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
