// Saving the game being played.
#include "app/desktop/play/autosave.h"
#include "core/base/file.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/limits.h"
#include "tests/desktop/support/running_program.h"

#include <QSignalSpy>
#include <QTest>
#include <catch2/catch.hpp>

using namespace parlour;
using namespace parlour::test;
namespace fs = std::filesystem;

namespace {

bool holds(const fs::path& file, const std::string& text) {
    const auto content = readFile(file);
    return content && *content == text;
}

} // namespace

TEST_CASE("The last of several contents reaches the disk before the end") {
    const TemporaryFolder folder;
    const fs::path file = folder / "deep/autosave.json";
    for (int round = 0; round < 20; ++round) {
        Autosave autosave(path(file));
        for (int i = 0; i < 50; ++i) autosave.write(std::to_string(i));
        autosave.write("last of " + std::to_string(round));
        // Destroyed at once.
    }
    CHECK(holds(file, "last of 19"));
    CHECK(std::distance(fs::directory_iterator(file.parent_path()), {}) == 1);
}

TEST_CASE("Every content reaches the disk soon") {
    const TemporaryFolder folder;
    const fs::path file = folder / "autosave.json";
    Autosave autosave(path(file));
    for (const std::string text : {"one", "two", "three"}) {
        autosave.write(text);
        CHECK(waitFor([&] { return holds(file, text); }));
    }
    autosave.remove();
    CHECK(waitFor([&] { return !fs::exists(file); }));
}

TEST_CASE("It is idle when the last content is on the disk, or could not be written") {
    const TemporaryFolder folder;
    const fs::path file = folder / "autosave.json";
    Autosave autosave(path(file));
    int heard = 0;
    QObject::connect(&autosave, &Autosave::idle, [&] {
        ++heard;
        CHECK(holds(file, "last"));
    });
    CHECK(autosave.isIdle());
    for (int i = 0; i < 50; ++i) autosave.write(std::to_string(i));
    autosave.write("last");
    CHECK_FALSE(autosave.isIdle());
    REQUIRE(waitFor([&] { return heard > 0; }));
    CHECK(autosave.isIdle());

    const FullDisk full;
    autosave.write("does not fit");
    CHECK(waitFor([&] { return heard > 1; }));
}

TEST_CASE("A full disk is reported once, with the file's name, and the file stays as it was") {
    const TemporaryFolder folder;
    const fs::path file = folder / "autosave.json";
    Autosave autosave(path(file));
    QSignalSpy failed(&autosave, &Autosave::failed);
    autosave.write("good");
    REQUIRE(waitFor([&] { return holds(file, "good"); }));
    {
        const FullDisk full;
        autosave.write("does not fit");
        REQUIRE(waitFor([&] { return failed.size() == 1; }));
        CHECK(failed[0][0].toString().contains(path(file)));
        CHECK(holds(file, "good"));
        autosave.write("neither");
        QTest::qWait(200);
        CHECK(failed.size() == 1);
    }
    autosave.write("fits again");
    CHECK(waitFor([&] { return holds(file, "fits again"); }));
    CHECK(std::distance(fs::directory_iterator(folder.path()), {}) == 1);
    const FullDisk full;
    autosave.write("full again");
    CHECK(waitFor([&] { return failed.size() == 2; }));
}

TEST_CASE("The file is removed only when all that was to be kept is on the disk") {
    const TemporaryFolder folder;
    const fs::path file = folder / "autosave.json";
    const fs::path kept = folder / "finished/game.json";
    blockFolder(kept.parent_path());
    Autosave autosave(path(file));
    autosave.write("game");
    autosave.keep({path(kept), "game"});
    autosave.remove();
    REQUIRE(waitFor([&] { return autosave.isIdle(); }));
    SECTION("as it is in the end") {
        fs::remove(kept.parent_path());
        CHECK(autosave.finish().empty());
        CHECK(holds(kept, "game"));
        CHECK_FALSE(fs::exists(file));
    }
    SECTION("and not if there is a new game") {
        autosave.write("new game");
        REQUIRE(waitFor([&] { return holds(file, "new game"); }));
        fs::remove(kept.parent_path());
        CHECK(autosave.finish().empty());
        CHECK(holds(kept, "game"));
        CHECK(holds(file, "new game"));
    }
    SECTION("else it stays, and others can keep the rest") {
        autosave.write("game");
        autosave.remove();
        const auto unkept = autosave.finish();
        REQUIRE(unkept.size() == 1);
        CHECK(unkept[0].file == path(kept));
        CHECK(unkept[0].content == "game");
        CHECK(autosave.finish().empty());
    }
}

TEST_CASE("A home that cannot be written is reported with its name") {
    const TemporaryFolder folder;
    blockFolder(folder / "home");
    Autosave autosave(path(folder / "home/parlour/autosave.json"));
    QSignalSpy failed(&autosave, &Autosave::failed);
    autosave.write("nowhere to go");
    REQUIRE(waitFor([&] { return failed.size() == 1; }));
    CHECK(failed[0][0].toString().contains(path(folder / "home")));
}
