// Whichever call of saving, creating, exporting, finishing and counting fails or is the last one:
// every file is the old or the new one, the database whole, a failure is told, and the next attempt
// succeeds. A kill between two calls that change files leaves what a kill at the second one does.
#include "app/desktop/play/autosave.h"
#include "app/desktop/play/thinking_seat.h"
#include "app/desktop/program/finished_games.h"
#include "app/desktop/program/saved_games.h"
#include "app/desktop/program/statistics_thread.h"
#include "app/desktop/review/review_job.h"
#include "app/desktop/study/play_on_job.h"
#include "core/base/file.h"
#include "tests/desktop/review/finished_game.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/running_program.h"
#include "tests/support/faults.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QThread>
#include <catch2/catch.hpp>

#include <set>

using namespace parlour;
using namespace parlour::test;
namespace fs = std::filesystem;

namespace {

// What an action tells: its exit code.
constexpr int kDone = 0, kTold = 1, kSilent = 2;

// Every fault of every call of an action, each from the same beginning, until there is no such call
// any more. `check` looks at what is left, and goes on from there.
void forEveryFault(const std::function<void(const fs::path&)>& prepare,
                   const std::function<int(const fs::path&)>& action,
                   const std::function<void(const fs::path&, const Faulty&)>& check, int leastCalls,
                   std::initializer_list<Calls> which) {
    for (const Calls calls : which)
        for (const Fault fault : {Fault::Once, Fault::FromThen, Fault::Kill}) {
            const bool areFiles = calls == Calls::Files || calls == Calls::Kernel;
            if (calls != Calls::Files &&
                fault != (calls == Calls::Kernel ? Fault::Kill : Fault::Once))
                continue;
            int n = 1;
            for (bool isHit = true; isHit; ++n) {
                INFO("calls " << static_cast<int>(calls) << ", fault " << static_cast<int>(fault)
                              << ", n " << n);
                REQUIRE(n < 2000);
                const TemporaryFolder folder;
                prepare(folder.path());
                const Faulty ended = withFault(calls, fault, n, folder.path(),
                                               [&] { return action(folder.path()); });
                isHit = ended.isHit;
                if (areFiles) CHECK(ended.isKilled == (isHit && fault == Fault::Kill));
                if (calls == Calls::Threads) CHECK_FALSE(ended.isKilled);
                if (!isHit) REQUIRE((!ended.isKilled && ended.code == kDone));
                check(folder.path(), ended);
            }
            if (areFiles) CHECK(n - 2 >= leastCalls);
        }
}

const std::initializer_list<Calls> kAll{Calls::Files, Calls::Kernel, Calls::Memory, Calls::Threads};
const std::initializer_list<Calls> kWithoutMemory{Calls::Files, Calls::Kernel, Calls::Threads};

// Delivers what other threads have told this one.
void listen() { QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall); }

std::string text(const fs::path& file) {
    const auto content = readFile(file);
    return content ? *content : "";
}

std::set<std::string> names(const fs::path& folder) {
    std::set<std::string> list;
    for (const auto& entry : fs::directory_iterator(folder))
        list.insert(entry.path().filename().string());
    return list;
}

const std::string kOld(10'000, 'o'), kNew(20'000, 'n');

// One old content, or none, becomes the new one.
void requireOldOrNew(const fs::path& file, const std::string& old, const Faulty& ended) {
    const std::string content = text(file);
    REQUIRE((content == old || content == kNew));
    if (!ended.isKilled) CHECK((ended.code == kTold || content == kNew));
    REQUIRE(writeFileAtomically(file, kNew));
    CHECK(names(file.parent_path()) == std::set{file.filename().string()});
}

int save(const fs::path& file) {
    Autosave autosave(path(file));
    bool isTold = false;
    QObject::connect(&autosave, &Autosave::failed, [&] { isTold = true; });
    QObject::connect(&autosave, &Autosave::threadFailed, [&] { isTold = true; });
    autosave.write(kNew);
    autosave.finish();
    listen();
    return isTold ? kTold : kDone;
}

} // namespace

TEST_CASE("A save that fails or is cut off anywhere leaves the old game or the new one") {
    forEveryFault([](const fs::path& folder) { Home::write(folder / "autosave.json", kOld); },
                  [](const fs::path& folder) { return save(folder / "autosave.json"); },
                  [](const fs::path& folder, const Faulty& ended) {
                      requireOldOrNew(folder / "autosave.json", kOld, ended);
                  },
                  7, kAll);
}

TEST_CASE("A first save that fails or is cut off anywhere leaves no game or the new one") {
    forEveryFault([](const fs::path&) {},
                  [](const fs::path& folder) { return save(folder / "a/b/autosave.json"); },
                  [](const fs::path& folder, const Faulty& ended) {
                      requireOldOrNew(folder / "a/b/autosave.json", "", ended);
                  },
                  9, kWithoutMemory);
}

TEST_CASE("Without a thread a game is saved at once, and that is told once") {
    const TemporaryFolder folder;
    const fs::path file = folder / "autosave.json", kept = folder / "finished/a.json";
    const Faulty ended = withFault(Calls::Threads, Fault::FromThen, 1, folder.path(), [&] {
        Autosave autosave(path(file));
        QSignalSpy told(&autosave, &Autosave::threadFailed), idle(&autosave, &Autosave::idle);
        for (const std::string& content : {kOld, kNew}) {
            autosave.write(content);
            if (text(file) != content) return kSilent;
        }
        autosave.keep({path(kept), kNew});
        autosave.remove();
        listen();
        return told.size() == 1 && idle.size() == 4 && !fs::exists(file) ? kTold : kSilent;
    });
    CHECK(ended.isHit);
    CHECK_FALSE(ended.isKilled);
    CHECK(ended.code == kTold);
    CHECK(text(kept) == kNew);
}

TEST_CASE("Without a thread players still answer, and what cannot go on says so") {
    const TemporaryFolder folder;
    const Record record = freshRecord({"", "champion"}, 3);
    const GameEntry& game = *findGame("briscola").value();
    const Faulty ended = withFault(Calls::Threads, Fault::FromThen, 1, folder.path(), [&] {
        ThinkingSeat seat(std::move(game.player("champion").value()));
        int answers = 0;
        QObject::connect(&seat, &ThinkingSeat::answered, [&] { ++answers; });
        seat.ask(std::move(game.open(record.position).value()), 1, {});
        seat.ask(std::move(game.open(record.position).value()), 1, {});
        if (answers > 0 || !seat.isThinking()) return kSilent;
        listen();
        if (answers != 1 || seat.isThinking()) return kSilent;

        StatisticsThread statistics(path(folder / "statistics.sqlite"),
                                    Statistics::Access::ReadWrite, {});
        bool isAnswered = false;
        statistics.ask(&statistics, [&](Statistics&) { return [&] { isAnswered = true; }; });
        listen();

        PlayOnSetup setup;
        setup.seats = {"greedy", "greedy"};
        setup.games = 20;
        setup.threads = 3;
        const auto table = std::move(game.open(record.position).value());
        if (game.playOn(*table, setup, {}).games() != setup.games) return kSilent;
        PlayOnJob job(game, table->clone(), setup);
        QSignalSpy end(&job, &PlayOnJob::ended);
        listen();
        return isAnswered && end.size() == 1 && !end[0][0].toString().isEmpty() ? kTold : kSilent;
    });
    CHECK(ended.isHit);
    CHECK_FALSE(ended.isKilled);
    CHECK(ended.code == kTold);
}

TEST_CASE("A review without a thread says so once, and begins when there is one") {
    const TemporaryFolder folder;
    const GameEntry& game = *findGame("briscola").value();
    const Record record = finishedRecord();
    const auto look = [&](Fault fault) {
        return withFault(Calls::Threads, fault, 1, folder.path(), [&] {
            ReviewJob job(game, std::move(checkedTable(record).value()), {ReviewDepth::Quick}, {});
            QSignalSpy told(&job, &ReviewJob::problem), reviews(&job, &ReviewJob::reviewed);
            listen();
            if (fault == Fault::Once && !waitFor([&] { return !reviews.isEmpty(); }))
                return kSilent;
            return told.size() == 1 && reviews.size() == (fault == Fault::Once) ? kTold : kSilent;
        });
    };
    for (const Fault fault : {Fault::Once, Fault::FromThen}) {
        const Faulty ended = look(fault);
        CHECK(ended.isHit);
        CHECK_FALSE(ended.isKilled);
        CHECK(ended.code == kTold);
    }
}

TEST_CASE("An export that fails or is cut off anywhere leaves the old file or the new one") {
    const Record record = finishedRecord();
    const std::string exported = toText(record);
    forEveryFault([](const fs::path& folder) { Home::write(folder / "game.json", kOld); },
                  [&](const fs::path& folder) {
                      const auto written =
                          SavedGames::writeRecord(path(folder / "game.json"), record);
                      return written ? kDone : kTold;
                  },
                  [&](const fs::path& folder, const Faulty& ended) {
                      const std::string content = text(folder / "game.json");
                      REQUIRE((content == kOld || content == exported));
                      if (!ended.isKilled) CHECK((ended.code == kTold || content == exported));
                  },
                  7, {Calls::Files, Calls::Kernel});
}

TEST_CASE("A finished game is in the autosave until it is kept, whatever fails") {
    forEveryFault([](const fs::path& folder) { Home::write(folder / "autosave.json", kOld); },
                  [](const fs::path& folder) {
                      bool isTold = false;
                      Autosave autosave(path(folder / "autosave.json"));
                      QObject::connect(&autosave, &Autosave::failed, [&] { isTold = true; });
                      QObject::connect(&autosave, &Autosave::threadFailed, [&] { isTold = true; });
                      autosave.keep({path(folder / "finished/a.json"), kNew});
                      autosave.remove();
                      const bool isLost = !autosave.finish().empty();
                      listen();
                      return isTold || isLost ? kTold : kDone;
                  },
                  [](const fs::path& folder, const Faulty& ended) {
                      const std::string kept = text(folder / "finished/a.json");
                      const std::string saved = text(folder / "autosave.json");
                      REQUIRE((kept.empty() || kept == kNew));
                      REQUIRE((saved.empty() || saved == kOld));
                      REQUIRE(kept.size() + saved.size() > 0);
                      if (!ended.isKilled && ended.code == kDone) REQUIRE(kept == kNew);
                  },
                  9, kWithoutMemory);
}

namespace {

const Record& finished() {
    static const Record record = finishedRecord();
    return record;
}

int played(const fs::path& folder) {
    Statistics statistics(path(folder / "statistics.sqlite"));
    QSignalSpy problems(&statistics, &Statistics::problem);
    const int count = statistics.totals("briscola")["played"].toInt();
    REQUIRE(problems.isEmpty());
    return count;
}

// The database as it was left, before the program mends or sets aside anything. None is whole, too.
bool isWhole(const fs::path& file) {
    if (!fs::exists(file)) return true;
    bool isOk = false;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", "whole");
        database.setDatabaseName(path(file));
        QSqlQuery query(database);
        isOk = database.open() && query.exec("PRAGMA integrity_check") && query.next() &&
               query.value(0) == "ok";
    }
    QSqlDatabase::removeDatabase("whole");
    return isOk;
}

bool add(const fs::path& folder, const std::string& id) {
    Record record = finished();
    record.id = id;
    return Statistics(path(folder / "statistics.sqlite"))
        .add(record, Ending{false, {61, 59}, {1, 0}});
}

// Counts what waits, until it is done or a problem is told.
int count(const fs::path& folder) {
    FinishedGames games(path(folder / "finished"), path(folder / "history"),
                        path(folder / "statistics.sqlite"));
    bool isTold = false, isCounted = false;
    QObject::connect(&games, &FinishedGames::problem, [&] { isTold = true; });
    QObject::connect(&games, &FinishedGames::counted, [&] { isCounted = true; });
    for (int waited = 0; waited < 60'000 && !isTold && !isCounted; ++waited) {
        QThread::msleep(1);
        listen();
    }
    return isTold ? kTold : isCounted ? kDone : kSilent;
}

// One game waits while `before` are counted already.
void requireCountedOnce(int before, int leastCalls) {
    REQUIRE(QSqlDatabase::isDriverAvailable("QSQLITE")); // loads it before there are others
    forEveryFault(
        [&](const fs::path& folder) {
            for (int i = 0; i < before; ++i) REQUIRE(add(folder, "earlier" + std::to_string(i)));
            Home::write(folder / "finished/a.json", toText(finished()));
        },
        [&](const fs::path& folder) { return count(folder); },
        [&](const fs::path& folder, const Faulty& ended) {
            REQUIRE(isWhole(folder / "statistics.sqlite"));
            const int after = played(folder);
            REQUIRE((after == before || after == before + 1));
            const bool waits = fs::exists(folder / "finished/a.json");
            REQUIRE(waits != fs::exists(folder / "history/briscola/a.json"));
            if (after == before) REQUIRE(waits);
            if (!ended.isKilled && waits) CHECK(ended.code == kTold);
            if (waits) REQUIRE(count(folder) == kDone);
            CHECK(played(folder) == before + 1);
            CHECK(text(folder / "history/briscola/a.json") == toText(finished()));
            for (const std::string& name : names(folder))
                CHECK(name.find("unreadable") == std::string::npos);
        },
        leastCalls, {Calls::Files, Calls::Kernel, Calls::Threads});
}

} // namespace

TEST_CASE("A game is counted once, whatever of the counting fails or is cut off") {
    requireCountedOnce(2, 25);
}

TEST_CASE("The first game is counted once, whatever of making the statistics fails or is cut off") {
    requireCountedOnce(0, 40);
}
