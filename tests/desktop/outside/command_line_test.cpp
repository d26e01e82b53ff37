// The program as it is called from outside.
#include "ai/catalogue/games.h"
#include "app/desktop/laboratory/tournament_setup.h"
#include "app/desktop/store/paths.h"
#include "core/base/commit.h"
#include "core/base/file.h"
#include "core/play/record.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/program_process.h"
#include "tests/desktop/support/running_program.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QLocalSocket>

#include <csignal>

using namespace parlour;
using namespace parlour::test;
namespace fs = std::filesystem;

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

TEST_CASE("A run of the laboratory is finished without a window, which says what failed") {
    const Home home;
    TournamentSetup setup;
    setup.game = "briscola";
    setup.games = 2;
    const auto finish = [&](const QString& run, const std::vector<std::string>& players) {
        setup.players = players;
        const QString folder = laboratoryFolder() + '/' + run;
        QDir().mkpath(folder);
        REQUIRE(writeFileAtomically((folder + "/run.json").toStdString(), toText(toJson(setup))));
        return runProgram({"--finish-run", run});
    };
    const Ended well = finish("20261101-120000", {"random", "greedy"});
    INFO(well.err.toStdString());
    CHECK(well.code == 0);
    CHECK(QFile::exists(laboratoryFolder() + "/20261101-120000/001-report.json"));
    const Ended badly = finish("20261101-120001", {"random", "engine:false"});
    INFO(badly.err.toStdString());
    CHECK(badly.code == 1);
    CHECK(badly.err.contains("20261101-120001"));
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
        {{"--game", "briscola", "--seats", "you,engine:"}, "--seats"},
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

namespace {

// The program that others find running. From the beginning it answers them.
class FirstProgram {
public:
    explicit FirstProgram(const fs::path& socket) {
        m_process.start(PARLOUR, {});
        REQUIRE(m_process.waitForStarted());
        QLocalSocket caller;
        REQUIRE(waitFor([&] {
            caller.connectToServer(path(socket));
            return caller.waitForConnected(100);
        }));
        caller.write("no request\n");
        REQUIRE(caller.waitForReadyRead(kLongest));
    }
    ~FirstProgram() {
        m_process.kill();
        m_process.waitForFinished();
    }
    qint64 id() const { return m_process.processId(); }

private:
    static constexpr int kLongest = 60'000; // milliseconds
    QProcess m_process;
};

Ended startAgain(const QStringList& arguments, const QString& folder = {}) {
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(PARLOUR, arguments);
    REQUIRE(process.waitForFinished(120'000));
    return {process.exitCode(), {}, QString::fromUtf8(process.readAllStandardError())};
}

Record saved(const fs::path& file) {
    const auto content = readFile(file);
    REQUIRE(content);
    return parseRecord(*content).value();
}

} // namespace

TEST_CASE("A second start hands over all that it is asked for") {
    const Home home;
    home.writeSettings();
    const FirstProgram first(home / "runtime/parlour.socket");
    CHECK(fs::status(home / "runtime/parlour.socket").permissions() == fs::perms::owner_all);
    CHECK(startAgain({}).code == 0);

    REQUIRE(startAgain({"--game", "euchre", "--seed", "7", "--option", "target=5", "--seats",
                        "you,high,you,low", "--lang", "de"})
                .code == 0);
    REQUIRE(waitFor([&] { return fs::exists(home.autosave()); }));
    const Record game = saved(home.autosave());
    CHECK(game.game() == "euchre");
    CHECK(game.dealNumber == 7);
    CHECK(game.position.at("options").at("target") == 5);
    CHECK(game.players[1].agent == "high");
    CHECK(game.players[2].isPerson());

    // The file is found from the second program's folder. The first game stays.
    Record other = game;
    other.id = "other";
    Home::write(home / "other.parlour", toText(other));
    CHECK(startAgain({"other.parlour", "--open", "rules"}, path(home / "")).code == 0);
    const fs::path beside = home.autosave().parent_path() / "autosave-2.json";
    REQUIRE(waitFor([&] { return fs::exists(beside); }));
    CHECK(saved(beside).id == "other");
    CHECK(saved(home.autosave()).id == game.id);

    const std::vector<std::pair<QStringList, QString>> wrong = {
        {{"--game", "whist"}, "--game"},
        {{"--game", "briscola", "--seats", "you,nobody"}, "--seats"},
        {{"--game", "briscola", "--option", "players=5"}, "--option"},
        {{path(home / "missing.parlour")}, "missing.parlour"},
        {{"--software-rendering"}, "--new-instance"},
        {{"--log", path(home / "log")}, "--new-instance"},
    };
    for (const auto& [arguments, name] : wrong) {
        const Ended ended = startAgain(arguments);
        INFO(ended.err.toStdString());
        CHECK(ended.code == 2);
        CHECK(ended.err.startsWith("parlour: "));
        CHECK(ended.err.contains(name));
    }
    CHECK(saved(beside).id == "other");
}

TEST_CASE("A first program that hangs is reported, and the second goes on") {
    const Home home;
    home.writeSettings();
    const FirstProgram first(home / "runtime/parlour.socket");
    ::kill(static_cast<pid_t>(first.id()), SIGSTOP);
    QProcess second;
    second.setReadChannel(QProcess::StandardError);
    second.start(PARLOUR, {"--game", "briscola", "--watch"});
    QByteArray said;
    while (!said.contains("does not answer")) {
        REQUIRE(second.waitForReadyRead(60'000));
        said += second.readAllStandardError();
    }
    // It has a game of its own, whichever save the first program had come to take.
    const fs::path beside = home.autosave().parent_path() / "autosave-2.json";
    CHECK(waitFor([&] { return fs::exists(home.autosave()) || fs::exists(beside); }));
    second.kill();
    second.waitForFinished();
}

TEST_CASE("Help and version are printed, and the program ends with 0") {
    const Ended help = runProgram({"--help"});
    CHECK(help.code == 0);
    CHECK(help.out.contains("--screenshot"));
    const Ended version = runProgram({"--version"});
    CHECK(version.code == 0);
    CHECK(version.out.trimmed() == "parlour " + QString::fromStdString(versionAndCommit()));
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
    CHECK(file.readAll().contains("parlour.play: seat 0 makes move 1"));
}

TEST_CASE("A log tells no secret, whatever is asked of it") {
    const Home home;
    home.writeSettings();
    const fs::path log = home / "parlour.log";
    qputenv("QT_LOGGING_RULES", "parlour.*.debug=true");
    QProcess process;
    process.start(PARLOUR, {"--new-instance", "--game", "euchre", "--watch", "--seed", "7",
                            "--seats", "high,high,high,high", "--log", path(log)});
    // Until the deal, with the dealer's discard if he picked a card up, is played.
    const auto isOver = [&] {
        const auto content = readFile(home.autosave());
        const auto record = content ? parseRecord(*content) : Result<Record>(content.error());
        return record && !record->scores.empty();
    };
    REQUIRE(waitFor(isOver));
    process.kill();
    process.waitForFinished();
    qunsetenv("QT_LOGGING_RULES");
    const std::string text = readFile(log).value();
    const auto moves = saved(home.autosave()).position.at("moves").get<std::vector<std::string>>();
    CHECK(moves.size() > 20);
    for (const std::string& move : moves)
        CHECK_FALSE(QString::fromStdString(text).contains(" " + QString::fromStdString(move)));
}
