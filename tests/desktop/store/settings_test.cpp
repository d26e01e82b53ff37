// What the player has chosen is kept, and never lost to a damaged file.
#include "app/desktop/store/settings.h"
#include "core/base/file.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/limits.h"
#include "tests/desktop/support/running_program.h"
#include "tests/support/mutate.h"

#include <QMetaProperty>
#include <QSignalSpy>
#include <catch2/catch.hpp>

#include <sys/stat.h>

using namespace parlour;
using namespace parlour::test;
namespace fs = std::filesystem;

namespace {

QVariantMap valuesOf(const Settings& settings) {
    QVariantMap values;
    const QMetaObject* meta = settings.metaObject();
    for (int i = meta->propertyOffset(); i < meta->propertyCount(); ++i)
        values[QString::fromLatin1(meta->property(i).name())] = meta->property(i).read(&settings);
    return values;
}

QVariantMap defaults() {
    const TemporaryFolder folder;
    return valuesOf(Settings(path(folder / "none.ini")));
}

std::string content(const fs::path& file) { return readFile(file).value(); }

} // namespace

TEST_CASE("Settings come back as they were") {
    const TemporaryFolder folder;
    const fs::path file = folder / "deep/settings.ini";
    QVariantMap kept;
    {
        Settings settings(path(file));
        CHECK(settings.problem().isEmpty());
        settings.tableTheme = "washi";
        settings.cardScale = 1.3;
        settings.highContrast = true;
        settings.playerName = QString::fromUtf8("Zoë \"=; 海");
        settings.portrait = 9;
        settings.lastSetups = R"({"briscola":{"players":3}})";
        emit settings.changed();
        kept = valuesOf(settings);
    }
    const Settings settings(path(file));
    CHECK(settings.problem().isEmpty());
    CHECK(valuesOf(settings) == kept);
}

TEST_CASE("Settings that cannot be used are kept aside, and the message says where") {
    const auto text =
        GENERATE(std::string("not an ini file at all \x01\x02"),
                 std::string("[General]\ntableTheme=washi\n"),
                 std::string("[General]\nversion=2\ntableTheme=washi\n"),
                 std::string("[General]\nversion=0\n"), std::string("[General]\nversion=new\n"),
                 std::string(), std::string("\0\0\0\0", 4), std::string(100'000, 'x'));
    const TemporaryFolder folder;
    const fs::path file = folder / "settings.ini";
    Home::write(file, text);
    {
        Settings settings(path(file));
        const fs::path aside = file.string() + ".unreadable";
        CHECK(content(aside) == text);
        CHECK(settings.problem().contains(path(aside)));
        CHECK(valuesOf(settings) == defaults());
        settings.tableTheme = "midnight";
        emit settings.changed();
    }
    CHECK(Settings(path(file)).tableTheme == "midnight");
    CHECK(content(file.string() + ".unreadable") == text);
}

TEST_CASE("A second unreadable file does not replace the first") {
    const TemporaryFolder folder;
    const fs::path file = folder / "settings.ini";
    for (const char* text : {"first", "second", "third"}) {
        Home::write(file, text);
        CHECK_FALSE(Settings(path(file)).problem().isEmpty());
    }
    CHECK(content(file.string() + ".unreadable") == "first");
    CHECK(content(file.string() + ".unreadable-2") == "second");
    CHECK(content(file.string() + ".unreadable-3") == "third");
}

TEST_CASE("A value that is not allowed becomes its default, the others stay") {
    const TemporaryFolder folder;
    const fs::path file = folder / "settings.ini";
    Home::write(file, "[General]\nversion=1\ntableTheme=plaid\ncardScale=77\ntextScale=nan\n"
                      "portrait=-3\npace=@Invalid()\nwindowWidth=99999999999\nvolume=0.25\n"
                      "cardBack=wine\nunknown=1\n");
    const Settings settings(path(file));
    CHECK(settings.problem().isEmpty());
    CHECK(settings.tableTheme == "green");
    CHECK(settings.cardScale == 1.0);
    CHECK(settings.textScale == 1.0);
    CHECK(settings.portrait == 4);
    CHECK(settings.pace == "normal");
    CHECK(settings.windowWidth == 1280);
    CHECK(settings.volume == 0.25);
    CHECK(settings.cardBack == "wine");
}

TEST_CASE("Whatever is in the settings file, every setting has an allowed value") {
    const TemporaryFolder folder;
    const fs::path good = folder / "good.ini";
    {
        Settings settings(path(good));
        settings.tableTheme = "washi";
        emit settings.changed();
    }
    const std::string text = content(good);
    Rng rng(99);
    for (int round = 0; round < 400; ++round) {
        const fs::path file = folder / ("damaged-" + std::to_string(round) + ".ini");
        const std::string bad = damaged(text, rng);
        Home::write(file, bad);
        INFO(bad);
        const Settings settings(path(file));
        CHECK(QStringList{"green", "midnight", "washi"}.contains(settings.tableTheme));
        CHECK(QStringList{"system", "light", "dark"}.contains(settings.chrome));
        CHECK(QStringList{"relaxed", "normal", "quick", "instant"}.contains(settings.pace));
        CHECK((settings.cardScale >= 0.7 && settings.cardScale <= 1.6));
        CHECK((settings.textScale >= 1 && settings.textScale <= 1.5));
        CHECK((settings.animationSpeed >= 0.5 && settings.animationSpeed <= 3));
        CHECK((settings.portrait >= 1 && settings.portrait <= 12));
        CHECK((settings.windowWidth >= 600 && settings.windowWidth <= 10000));
        if (!settings.problem().isEmpty()) CHECK(content(file.string() + ".unreadable") == bad);
    }
}

TEST_CASE("A trial reads the settings and leaves the file alone") {
    const TemporaryFolder folder;
    const fs::path file = folder / "settings.ini";
    Home::write(file, "[General]\nversion=7\ntableTheme=washi\n");
    {
        Settings settings(path(file), Settings::Keeping::ReadOnly);
        settings.tableTheme = "midnight";
        emit settings.changed();
    }
    CHECK(content(file) == "[General]\nversion=7\ntableTheme=washi\n");
    CHECK(std::distance(fs::directory_iterator(folder.path()), {}) == 1);
}

TEST_CASE("Settings that cannot be written are reported with the file's name") {
    const TemporaryFolder folder;
    const bool isFull = GENERATE(true, false);
    const fs::path file = folder / "home/settings.ini";
    if (!isFull) blockFolder(folder / "home");
    Settings settings(path(file));
    QSignalSpy failed(&settings, &Settings::writingFailed);
    std::unique_ptr<FullDisk> full;
    if (isFull) full = std::make_unique<FullDisk>();
    settings.tableTheme = "washi";
    emit settings.changed();
    REQUIRE(waitFor([&] { return !failed.isEmpty(); }));
    CHECK(failed[0][0].toString() == path(file));
    CHECK(settings.tableTheme == "washi"); // while the program runs
}

TEST_CASE("Defaults keep the player's name and portrait") {
    const TemporaryFolder folder;
    Settings settings(path(folder / "settings.ini"));
    settings.playerName = "Ada";
    settings.portrait = 2;
    settings.tableTheme = "washi";
    settings.cardScale = 1.5;
    settings.reset();
    CHECK(settings.playerName == "Ada");
    CHECK(settings.portrait == 2);
    CHECK(settings.tableTheme == "green");
    CHECK(settings.cardScale == 1.0);
}

TEST_CASE("Two programs at once do not undo each other's settings") {
    const TemporaryFolder folder;
    const QString file = path(folder / "settings.ini");
    {
        Settings one(file), other(file);
        one.tableTheme = "washi";
        emit one.changed();
        other.playerName = "Ada";
        emit other.changed();
    }
    const Settings settings(file);
    CHECK(settings.tableTheme == "washi");
    CHECK(settings.playerName == "Ada");
}

TEST_CASE("Settings that are no file stop nothing and stay") {
    const TemporaryFolder folder;
    const fs::path file = folder / "settings.ini";
    const bool isPipe = GENERATE(true, false);
    if (isPipe)
        REQUIRE(mkfifo(file.c_str(), 0600) == 0); // reading it would wait for ever
    else
        fs::create_directory(file);
    {
        Settings settings(path(file));
        CHECK(settings.problem().contains(path(file)));
        CHECK(valuesOf(settings) == defaults());
        settings.tableTheme = "washi";
        emit settings.changed();
    }
    CHECK((isPipe ? fs::is_fifo(file) : fs::is_directory(file)));
    CHECK(std::distance(fs::directory_iterator(folder.path()), {}) == 1);
}
