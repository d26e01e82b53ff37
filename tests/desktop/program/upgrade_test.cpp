// Files that released versions have written, in tests/desktop/upgrade, open in this one.
#include "ai/catalogue/games.h"
#include "tests/desktop/support/told.h"

using namespace parlour;
using namespace parlour::test;
namespace fs = std::filesystem;

namespace {

QString idOf(const GameEntry& entry) { return QString::fromStdString(std::string(entry.id())); }

// One person, and random players.
void begin(Told& told, const GameEntry& entry, int dealsWanted) {
    const Json options = completeOptions(entry.options(), Json::object()).value();
    QVariantList seats{QVariantMap{{"name", "Ada"}, {"agent", ""}, {"portrait", 3}}};
    for (int seat = 1; seat < entry.seats(options); ++seat)
        seats << QVariantMap{{"name", "Somebody"}, {"agent", "random"}, {"portrait", 3 + seat}};
    REQUIRE(told.program.newGame(
        {{"game", idOf(entry)}, {"deal", "7"}, {"dealsWanted", dealsWanted}, {"seats", seats}}));
}

// The person makes so many moves, unless the deal is over before.
void playOn(GameSession& session, int moves) {
    for (int i = 0; i < moves; ++i) {
        REQUIRE(waitFor([&] { return session.isPersonToMove() || session.isOver(); }));
        if (session.isOver()) return;
        playFirst(session);
    }
}

std::vector<fs::path> filesIn(const fs::path& folder, const std::string& beginning) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().filename().string().starts_with(beginning) &&
            entry.path().extension() == ".json")
            files.push_back(entry.path());
    return files;
}

Json readJson(const fs::path& file) { return parseJson(readFile(file).value()).value(); }

} // namespace

// Not run: it makes the files of the version that is being released,
//   PARLOUR_UPGRADE=tests/desktop/upgrade/VERSION build/dev/bin/desktop_tests "Files for later*"
TEST_CASE("Files for later versions are made", "[.]") {
    const char* const target = std::getenv("PARLOUR_UPGRADE");
    REQUIRE(target != nullptr);
    const Home home;
    home.writeSettings(
        {{"playerName", "Ada"}, {"portrait", "5"}, {"tableTheme", "washi"}, {"cardScale", "1.25"}});
    {
        Told told;
        told.program.settings()->setProperty("fourColours", true);
        for (const GameEntry* entry : games()) {
            const QString game = idOf(*entry);
            begin(told, *entry, 2);
            playOn(*told.program.session(), 1000);
            while (told.program.session()->goesOn()) { // the match
                told.program.dealAgain(false);
                playOn(*told.program.session(), 1000);
            }
            told.program.leaveTable();
            REQUIRE(waitFor([&] { return totals(told.program, game)["played"].toInt() > 0; }));
            begin(told, *entry, 0);
            playOn(*told.program.session(), 1);
            told.program.leaveTable();
            REQUIRE(told.program.train(game, "near"));
            playFirst(*told.program.session());
            told.program.leaveTable();
        }
        told.program.nameGame(told.unfinished(0)["save"].toInt(), "Sunday");
    }
    fs::remove_all(target);
    fs::create_directories(target);
    for (const char* folder : {"config", "data"})
        fs::copy(home / folder, fs::path(target) / folder, fs::copy_options::recursive);
    fs::remove(fs::path(target) / "data/parlour/autosave.lock");
}

TEST_CASE("What earlier versions kept opens in this one") {
    int versions = 0;
    for (const auto& version : fs::directory_iterator(PARLOUR_SOURCE "/tests/desktop/upgrade")) {
        INFO(version.path());
        ++versions;
        const Home home;
        for (const char* folder : {"config", "data"})
            fs::copy(version.path() / folder, home / folder, fs::copy_options::recursive);
        Told told;

        const Settings& settings = *told.program.settings();
        CHECK(settings.playerName == "Ada");
        CHECK(settings.portrait == 5);
        CHECK(settings.tableTheme == "washi");
        CHECK(settings.cardScale == 1.25);
        CHECK(settings.fourColours);

        const auto saves = filesIn(version.path() / "data/parlour", "autosave");
        REQUIRE(saves.size() >= 5);
        const QVariantList unfinished = told.program.unfinished();
        CHECK(unfinished.size() == static_cast<qsizetype>(saves.size()));
        CHECK(std::ranges::count_if(unfinished, [](const QVariant& game) {
                  return game.toMap()["title"] == "Sunday";
              }) == 1);
        for (const QVariant& game : unfinished) {
            const int save = game.toMap()["save"].toInt();
            INFO(save);
            const std::string file =
                save == 1 ? "autosave.json" : "autosave-" + std::to_string(save) + ".json";
            REQUIRE(told.program.continueGame(save));
            GameSession& session = *told.program.session();
            CHECK(session.record().position ==
                  readJson(version.path() / "data/parlour" / file)["position"]);
            const std::size_t moves = session.table().moves().size();
            playOn(session, 1);
            CHECK(session.table().moves().size() > moves);
            told.program.leaveTable();
        }

        for (const auto& folder : fs::directory_iterator(version.path() / "data/parlour/history")) {
            const QString game = path(folder.path().filename());
            INFO(game.toStdString());
            const auto kept = filesIn(folder.path(), "");
            REQUIRE_FALSE(kept.empty());
            ResultsNow results(told.program, game, 100);
            CHECK(results.totals()["played"].toInt() > 0);
            CHECK(results.latest().size() == static_cast<qsizetype>(kept.size()));
            for (const fs::path& file : kept) {
                const Json record = readJson(file);
                REQUIRE(told.program.replay(game, QString::fromStdString(record["id"])));
                told.program.session()->goTo(static_cast<int>(record["position"]["moves"].size()));
                CHECK(told.program.session()->isOver());
                CHECK(told.program.session()->table().position() == record["position"]);
                told.program.leaveTable();
            }
            const TrainingDiary diary(path(home / "data/parlour/training"),
                                      TrainingDiary::Keeping::ReadOnly);
            CHECK(diary.answers(game).size() == 1);
        }
        CHECK(told.messages.isEmpty());
        for (const auto& [file, content] : tree(home / "data")) {
            INFO(file);
            CHECK(file.find("unreadable") == std::string::npos);
        }
    }
    CHECK(versions > 0);
}
