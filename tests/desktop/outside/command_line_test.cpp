// The program as it is called from outside.
#include "ai/catalogue/games.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/program_process.h"

#include <QFile>
#include <QImage>
#include <QImageReader>

using namespace parlour;
using namespace parlour::test;
namespace fs = std::filesystem;

namespace {

QString path(const fs::path& p) { return QString::fromStdString(p.string()); }

} // namespace

TEST_CASE("A picture of the table has the requested size") {
    const Home home;
    const auto [size, wanted] = GENERATE(table<const char*, QSize>(
        {{"", QSize(1280, 800)}, {"900x600", QSize(900, 600)}, {"1600x1000", QSize(1600, 1000)}}));
    const QString file = path(home / "table.png");
    QStringList arguments{"--game",       "briscola", "--watch", "--seed", "7",
                          "--screenshot", file,       "--after", "3000"};
    if (*size) arguments << "--size" << size;
    const Ended ended = runProgram(arguments);
    INFO(ended.err.toStdString());
    CHECK(ended.code == 0);
    QImageReader reader(file);
    CHECK(reader.format() == "png");
    const QImage picture = reader.read();
    CHECK(picture.size() == wanted);
    // Cards and cloth: no surface of one colour.
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 7)
        for (int x = 0; x < picture.width(); x += 7) colours << picture.pixel(x, y);
    CHECK(colours.size() > 500);
    CHECK_FALSE(fs::exists(home / "data/parlour"));
    CHECK_FALSE(fs::exists(home / "config/parlour"));
}

TEST_CASE("Every game can be watched from the command line") {
    const Home home;
    for (const GameEntry* game : games()) {
        const QString id = QString::fromStdString(std::string(game->id()));
        const QString file = path(home / "table.png");
        const Ended ended = runProgram({"--game", id, "--watch", "--size", "900x600",
                                        "--screenshot", file, "--after", "1500"});
        INFO(id.toStdString() << ": " << ended.err.toStdString());
        CHECK(ended.code == 0);
        CHECK_FALSE(ended.err.contains("qrc:")); // errors in a table's own files
        CHECK(QImage(file).size() == QSize(900, 600));
        QFile::remove(file);
    }
}

TEST_CASE("A picture that cannot be written ends the program with 1 and its name") {
    const Home home;
    const QString file = path(home / "nowhere/table.png");
    const Ended ended = runProgram({"--screenshot", file, "--after", "0"});
    CHECK(ended.code == 1);
    CHECK(ended.err.contains(file));
}

TEST_CASE("Wrong arguments end the program with 2, and the message names them") {
    const Home home;
    const std::vector<std::pair<QStringList, QString>> wrong = {
        {{"--frobnicate"}, "frobnicate"},
        {{"--game", "whist"}, "--game"},
        {{"--game", "briscola", "--seed", "seven"}, "--seed"},
        {{"--game", "briscola", "--seed", "-1"}, "--seed"},
        {{"--game", "briscola", "--seed", "99999999999999999999999"}, "--seed"},
        {{"--game", "briscola", "--option", "players=5"}, "--option"},
        {{"--game", "briscola", "--option", "weather=rain"}, "weather"},
        {{"--game", "briscola", "--option", "players"}, "--option"},
        {{"--game", "briscola", "--seats", "you"}, "--seats"},
        {{"--game", "briscola", "--seats", "you,nobody"}, "--seats"},
        {{"--game", "briscola", "--seats", "you,minimax:determinizations=0"}, "--seats"},
        {{"--watch"}, "--watch"},
        {{"--seed", "7"}, "--seed"},
        {{"--lang", "tlh"}, "--lang"},
        {{"--open", "cellar"}, "--open"},
        {{"--size", "big"}, "--size"},
        {{"--size", "10x10"}, "--size"},
        {{"--after", "soon"}, "--after"},
        {{"--frames", "0"}, "--frames"},
        {{"--screenshot", ""}, "--screenshot"},
        {{"--screenshot"}, "screenshot"},
        {{"one.parlour", "two.parlour"}, "only one saved game"},
    };
    for (const auto& [arguments, name] : wrong) {
        const Ended ended = runProgram(arguments);
        INFO(arguments.join(' ').toStdString() << ": " << ended.err.toStdString());
        CHECK(ended.code == 2);
        CHECK(ended.err.contains(name));
        CHECK(ended.err.startsWith("parlour: "));
        CHECK(ended.err.count('\n') == 1);
        CHECK(ended.out.isEmpty());
    }
}

TEST_CASE("Help and version are printed, and the program ends with 0") {
    const Ended help = runProgram({"--help"});
    CHECK(help.code == 0);
    CHECK(help.out.contains("--screenshot"));
    const Ended version = runProgram({"--version"});
    CHECK(version.code == 0);
    CHECK(version.out.startsWith("parlour "));
}

TEST_CASE("A log holds what the program says") {
    const Home home;
    const fs::path log = home / "parlour.log";
    qputenv("QT_LOGGING_RULES", "parlour.play.debug=true");
    const Ended ended = runProgram({"--game", "briscola", "--watch", "--seed", "7", "--log",
                                    path(log), "--screenshot", path(home / "p.png")});
    qunsetenv("QT_LOGGING_RULES");
    CHECK(ended.code == 0);
    QFile file(path(log));
    REQUIRE(file.open(QIODevice::ReadOnly));
    CHECK(file.readAll().contains("parlour.play: seat 0 plays "));
}
