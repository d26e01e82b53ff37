// Tournaments: what is played, what is kept, what comes of it.
#include "ai/arena/published.h"
#include "ai/briscola/q_table.h"
#include "app/desktop/laboratory/paper_run.h"
#include "app/desktop/laboratory/parameter_words.h"
#include "app/desktop/laboratory/tournament.h"
#include "app/desktop/laboratory/tournament_form.h"
#include "app/desktop/language/words.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/running_program.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTranslator>
#include <catch2/catch.hpp>

#include <functional>

using namespace parlour;
using parlour::test::Home;
using parlour::test::waitFor;

namespace {

TournamentSetup inBriscola(std::int64_t games) {
    TournamentSetup setup;
    setup.game = "briscola";
    setup.players = {"random", "greedy"};
    setup.games = games;
    setup.seed = 5;
    setup.atOnce = 2;
    return setup;
}

std::string problemOf(const TournamentSetup& setup) {
    const auto checked = setup.check();
    return checked ? std::string() : checked.error().english();
}

MatchReport played(const LabTask& task, const TournamentSetup& setup) {
    const GameEntry& game = *findGame(setup.game).value();
    MatchSetup match;
    match.options = completeOptions(game.options(), setup.options).value();
    for (const QString& seat : task.command.at(task.command.indexOf("--seats") + 1).split(u','))
        match.seats.push_back(seat.toStdString());
    match.games = setup.games;
    match.seed = setup.seed;
    match.rotate = setup.deals == TournamentSetup::Deals::Seats;
    return game.match(match, {}).value();
}

// What parlour-lab writes as JSON.
Json told(const QStringList& command) {
    QProcess lab;
    lab.start(findLab(), command + QStringList{"--json", "-"});
    REQUIRE(lab.waitForFinished(60'000));
    REQUIRE(lab.exitCode() == 0);
    return parseJson(lab.readAllStandardOutput().toStdString()).value();
}

bool isFinished(const LabRun& run) {
    return waitFor([&] { return !run.isRunning(); }) && run.isComplete();
}

} // namespace

TEST_CASE("Every parameter of a player says what it means") {
    for (const GameEntry* game : games())
        for (const AgentInfo* agent : game->agents())
            for (const ParamSpec& param : agent->params) {
                INFO(game->id() << " " << agent->name << " " << param.name);
                CHECK_FALSE(parameterMeaning(game->id(), param.name).empty());
            }
}

TEST_CASE("A player of a tournament is given a file with what it has learned") {
    const Home home;
    const QString file = test::path(home / "own.table");
    Home::write(home / "own.table", briscola::QTable({.rows = briscola::QRows::Suit}).toBytes());
    Home::write(home / "wrong.table", "PARLOURQ");
    TournamentForm form;
    form.setGame("briscola");
    form.add("qlearning");
    const auto spec = [&] { return form.setup().players.front(); };
    QSignalSpy refused(&form, &TournamentForm::refused);
    for (const QString& wrong :
         {test::path(home / "none.table"), test::path(home / "wrong.table"), file + ";x"}) {
        form.setParameter(0, "file", wrong);
        CHECK(spec() == "qlearning");
    }
    CHECK(refused.count() == 3);
    form.setParameter(0, "file", file);
    CHECK(spec() == "qlearning:file=" + file.toStdString());
    CHECK(form.problem() == "A tournament needs two players or more.");
    const QVariantMap given = form.parameters(0).back().value<QVariantMap>();
    CHECK(given.value("isFile").value<bool>());
    CHECK(given.value("value").value<QString>() == file);
    form.setParameter(0, "file", "");
    CHECK(spec() == "qlearning");
}

TEST_CASE("What a tournament cannot be") {
    TournamentSetup setup = inBriscola(100);
    CHECK(problemOf(setup).empty());
    setup.players = {"greedy"};
    CHECK(problemOf(setup) == "A tournament needs two players or more.");
    setup.players = {"greedy", "greedy"};
    CHECK(problemOf(setup).starts_with("Greedy (")); // as people call it
    CHECK(problemOf(setup).find("there twice") != std::string::npos);
    setup.players = {"greedy", "nobody"};
    CHECK(problemOf(setup).find("nobody") != std::string::npos);
    setup.players = {"greedy", "engine:"};
    CHECK(problemOf(setup) == "A program of your own needs a command.");
    setup = inBriscola(0);
    CHECK_FALSE(problemOf(setup).empty());
    setup = inBriscola(100);
    setup.options = {{"players", 3}};
    CHECK(problemOf(setup).empty());
    setup.until = SprtSetup{.elo0 = 0, .elo1 = 20};
    CHECK(problemOf(setup).find("table of two or four") != std::string::npos);
    setup.options = {{"players", 7}};
    CHECK_FALSE(problemOf(setup).empty());
}

TEST_CASE("A tournament is a set of commands") {
    TournamentSetup setup = inBriscola(100);
    setup.players = {"random", "greedy", "engine:play, please"};
    setup.options = {{"players", 4}};
    setup.until = SprtSetup{.elo0 = 0, .elo1 = 20};
    const auto tasks = setup.tasks();
    REQUIRE(tasks.size() == 3);
    CHECK(
        tasks[1].command.join(u' ') ==
        "match briscola --seats random,engine:play\\, please,random,engine:play\\, please --games "
        "100 --seed 5 --option players=4 --rotate --until elo0=0 elo1=20 alpha=0.05 beta=0.05");
    setup.form = TournamentSetup::Form::Gauntlet;
    CHECK(setup.tasks().size() == 2);
    CHECK(setup.ratingsCommand().isEmpty()); // a test ends each match by itself
    setup.until.reset();
    setup.options = {{"players", 3}};
    CHECK(setup.tasks().size() == 4); // each alone against two of the other
    CHECK(LabRun::shellLine(setup.ratingsCommand()) ==
          "parlour-lab ladder briscola --among 'random,greedy,engine:play\\, please' --gauntlet "
          "--games 100 --seed 5 --option players=3");

    const auto again = tournamentSetupFromJson(toJson(setup));
    REQUIRE(again);
    CHECK(toJson(*again) == toJson(setup));
}

TEST_CASE("A damaged setup of a tournament is refused") {
    TournamentSetup whole = inBriscola(100);
    whole.until = SprtSetup{.elo0 = 0, .elo1 = 20};
    const Json json = toJson(whole);
    REQUIRE(tournamentSetupFromJson(json));
    for (const auto& [name, value] : json.items()) {
        if (name == "kind" || name == "until") continue;
        INFO(name);
        Json missing = json;
        missing.erase(name);
        CHECK_FALSE(tournamentSetupFromJson(missing));
        for (const Json& bad : {Json(-1), Json("?"), Json::array({1}), Json()}) {
            Json wrong = json;
            wrong[name] = bad;
            CHECK_FALSE(tournamentSetupFromJson(wrong));
        }
    }
    CHECK_FALSE(tournamentSetupFromJson(Json()));
}

TEST_CASE("A tournament brings what its commands bring, and is kept") {
    const Home home;
    TournamentSetup setup = inBriscola(40);
    setup.players = {"random", "greedy", "baseline"};
    QDir().mkpath(test::path(home / "run"));
    const auto check = [&](const Tournament& run) {
        const QVariantList meetings = run.meetings();
        REQUIRE(meetings.size() == 3);
        for (int i = 0; i < 3; ++i) {
            const MatchReport expected = played(setup.tasks()[static_cast<std::size_t>(i)], setup);
            const auto& side = expected.sides.front();
            const QVariantMap meeting = meetings[i].value<QVariantMap>();
            CHECK(meeting.value("state").value<QString>() == "done");
            CHECK(meeting.value("games").value<double>() == 40);
            CHECK(meeting.value("share").value<double>() * 40 ==
                  Approx(static_cast<double>(side.wins) + static_cast<double>(side.draws) / 2));
        }
        CHECK(run.players().last().value<QVariantMap>().value("spec").value<QString>() == "random");
        for (const QVariant& one : run.plots()) {
            const PlotData plot = one.value<PlotData>();
            const QString last =
                plot.name == "scores" ? plot.series.back().name : plot.categories.back();
            CHECK(last.startsWith("Random ("));
        }
    };
    {
        Tournament run(test::path(home / "run"), setup);
        run.start();
        REQUIRE(isFinished(run));
        CHECK(run.failures().isEmpty());
        check(run);
        CHECK_FALSE(run.hasDeals());
        for (const QVariant& player : run.players()) { // two meetings, twenty moves of a game
            CHECK(player.value<QVariantMap>().value("decisions").value<double>() == 2 * 40 * 20);
            CHECK(player.value<QVariantMap>().value("milliseconds").value<double>() > 0);
        }
        const Json ladder = told(setup.ratingsCommand());
        for (const QVariant& player : run.players()) {
            const QVariantMap map = player.value<QVariantMap>();
            const auto& levels = ladder.at("levels");
            const auto level = std::ranges::find_if(levels, [&](const Json& one) {
                return one.at("agent") == map.value("spec").value<QString>().toStdString();
            });
            REQUIRE(level != levels.end());
            CHECK(map.value("elo").value<double>() == Approx(level->at("elo").get<double>()));
            CHECK(map.value("error").value<double>() ==
                  Approx(level->at("elo_error95").get<double>()));
        }
        QSignalSpy games(&run, &Tournament::gameRead);
        run.readGame(1, 40, 1);
        REQUIRE(waitFor([&] { return games.count() == 1; }));
        CHECK(games.at(0).at(0).value<QString>().contains("\"briscola\""));
        QSignalSpy problems(&run, &LabRun::problem);
        run.readGame(1, 41, 1);
        REQUIRE(waitFor([&] { return problems.count() == 1; }));
    }
    const Tournament again(test::path(home / "run"), setup);
    CHECK(again.isComplete());
    check(again);
}

TEST_CASE("Any deal of a game of several deals is read") {
    const Home home;
    TournamentSetup setup;
    setup.game = "euchre";
    setup.players = {"high", "low"};
    setup.games = 3;
    QDir().mkpath(test::path(home / "run"));
    Tournament run(test::path(home / "run"), setup);
    CHECK(run.hasDeals());
    run.start();
    REQUIRE(isFinished(run));
    QSignalSpy games(&run, &Tournament::gameRead);
    QSignalSpy problems(&run, &LabRun::problem);
    const auto read = [&](int game, int deal) { // the record; null: there is none
        run.readGame(0, game, deal);
        const auto before = games.count();
        const auto already = problems.count();
        REQUIRE(waitFor([&] { return games.count() > before || problems.count() > already; }));
        return games.count() > before
                   ? parseJson(games.back().at(0).value<QString>().toStdString()).value()
                   : Json();
    };
    for (int game = 1; game <= 3; ++game)
        for (int deal = 1; deal <= 3; ++deal)
            CHECK(read(game, deal).value("deals_before", 0) == deal - 1);
    CHECK(read(2, 1) != read(1, 1));
    CHECK(read(2, 100).is_null());
    CHECK(problems.back().at(0).value<QString>().contains("deal"));
    CHECK(read(1000, 1).is_null());
    CHECK(problems.back().at(0).value<QString>() == "This game was not kept.");
}

TEST_CASE("A tournament goes on where it was paused") {
    const Home home;
    TournamentSetup setup = inBriscola(4000);
    setup.keepsGames = false;
    QDir().mkpath(test::path(home / "run"));
    {
        Tournament run(test::path(home / "run"), setup);
        run.start();
        REQUIRE(waitFor([&] { return run.done() > 0; }));
        run.pause();
        REQUIRE(waitFor([&] { return !run.isRunning(); }));
    }
    Tournament run(test::path(home / "run"), setup);
    run.start();
    REQUIRE(isFinished(run));
    const MatchReport expected = played(setup.tasks().front(), setup);
    const QVariantMap meeting = run.meetings().first().value<QVariantMap>();
    CHECK(meeting.value("share").value<double>() * 4000 ==
          Approx(static_cast<double>(expected.sides.front().wins) +
                 static_cast<double>(expected.sides.front().draws) / 2));
}

TEST_CASE("A player from outside that dies is told, and the other matches go on") {
    const Home home;
    TournamentSetup setup = inBriscola(20);
    setup.players = {"engine:false", "random", "greedy"};
    QDir().mkpath(test::path(home / "run"));
    Tournament run(test::path(home / "run"), setup);
    run.start();
    REQUIRE(waitFor([&] { return !run.isRunning(); }));
    CHECK_FALSE(run.isComplete());
    CHECK_FALSE(run.failures().isEmpty());
    QStringList states;
    for (const QVariant& meeting : run.meetings())
        states << meeting.value<QVariantMap>().value("state").value<QString>();
    CHECK(states.join(u' ') == "failed failed done");
}

TEST_CASE("What is damaged, or of another version, is played again") {
    const Home home;
    const TournamentSetup setup = inBriscola(20);
    Home::write(home / "run/001-report.json", R"({"game":"euchre"})");
    Home::write(home / "run/001-partial.json", std::string(1000, '['));
    Home::write(home / "run/001-resume.json", R"({"commit":"another","matches":[]})");
    Tournament run(test::path(home / "run"), setup);
    CHECK_FALSE(run.isComplete());
    run.start();
    CHECK(isFinished(run));
}

TEST_CASE("A run that another program works on is watched, and paused by a wish") {
    const Home home;
    TournamentSetup setup = inBriscola(1'000'000);
    setup.keepsGames = false;
    QDir().mkpath(test::path(home / "run"));
    Tournament worker(test::path(home / "run"), setup);
    worker.start();
    REQUIRE(waitFor([&] { return worker.done() > 0; }));
    Tournament run(test::path(home / "run"), setup); // has another lock, as another program has
    REQUIRE(run.isElsewhere());
    run.start();
    CHECK_FALSE(run.isRunning());
    run.pause();
    REQUIRE(waitFor([&] { return !worker.isRunning(); }));
    REQUIRE(waitFor([&] { return !run.isElsewhere(); }));
    CHECK(run.done() == worker.done());
    run.start();
    CHECK(run.isRunning());
    CHECK(LabRun::isLocked(test::path(home / "run")));
}

TEST_CASE("Every experiment tells what was published before anything is played") {
    int published = 0;
    for (const GameEntry* game : games())
        for (const Experiment& experiment : game->experiments()) {
            INFO(game->id() << " " << experiment.name);
            for (const QVariant& figure : publishedFigures(experiment)) {
                const QVariantMap map = figure.value<QVariantMap>();
                CHECK_FALSE(map.value("name").value<QString>().isEmpty());
                published += map.contains("published");
            }
        }
    CHECK(published > 200);
}

TEST_CASE("Experiments are said in your language, but for names and numbers") {
    class Marks : public QTranslator {
    public:
        bool isEmpty() const override { return false; }
        QString translate(const char* context, const char* english, const char*,
                          int) const override {
            if (std::string_view(context) != "Experiments") return {};
            return QChar(0xab) + QString::fromUtf8(english) + QChar(0xbb);
        }
    };
    Marks marks;
    QCoreApplication::installTranslator(&marks);
    const auto isMarked = [](const Words& words) {
        return translated(words).startsWith(QChar(0xab));
    };
    const std::function<bool(const Words&)> isSaid = [&](const Words& words) {
        static const QRegularExpression kEnglish("\\b[a-z]{3,} [a-z]{3,}");
        return words.phrase.empty() ? !translated(words).contains(kEnglish)
                                    : isMarked(words) && std::ranges::all_of(words.args, isSaid);
    };
    for (const GameEntry* game : games())
        for (const Experiment& experiment : game->experiments()) {
            INFO(game->id() << " " << experiment.name);
            CHECK(isMarked(experiment.title));
            CHECK(isMarked(experiment.about));
            const Findings findings = publishedFindings(experiment);
            std::vector<Words> all = findings.remarks;
            const auto add = [&](const Figure& figure) {
                all.insert(all.end(), {figure.name, figure.unit, figure.reason});
            };
            std::ranges::for_each(findings.figures, add);
            for (const FigureGrid& grid : findings.grids) {
                all.insert(all.end(), {grid.name, grid.rowName, grid.columnName});
                std::ranges::for_each(grid.cells, add);
            }
            for (const Plot& plot : findings.plots) {
                all.insert(all.end(), {plot.title, plot.xName, plot.yName});
                for (const Plot::Series& series : plot.series) all.push_back(series.name);
            }
            for (const Words& words : all) {
                INFO(english(words));
                CHECK(isSaid(words));
            }
        }
}

TEST_CASE("An experiment is run again beside the published figures") {
    const Home home;
    auto setup = paperSetup("euchre", "figure-4.1");
    REQUIRE(setup);
    setup->games = 20;
    CHECK(toJson(paperSetupFromJson(toJson(*setup)).value()) == toJson(*setup));
    QDir().mkpath(test::path(home / "run"));
    PaperRun run(test::path(home / "run"), *setup);
    const auto figures = [&] {
        return run.experiments()
            .first()
            .value<QVariantMap>()
            .value("figures")
            .value<QVariantList>();
    };
    const qsizetype published = figures().size();
    REQUIRE(published > 0);
    CHECK(figures().first().value<QVariantMap>().value("count").value<double>() == 0);
    run.start();
    REQUIRE(isFinished(run));
    CHECK(figures().size() == published);
    const QVariantMap first = figures().first().value<QVariantMap>();
    CHECK(first.value("count").value<double>() > 0);
    CHECK_FALSE(first.value("verdict").value<QString>().isEmpty());
    CHECK_FALSE(paperSetup("euchre", "figure-99"));
}

TEST_CASE("A whole paper runs at once, and is saved as CSV and JSON") {
    const Home home;
    auto setup = paperSetup("bigtwo", "all");
    REQUIRE(setup);
    setup->games = 1;
    QDir().mkpath(test::path(home / "run"));
    PaperRun run(test::path(home / "run"), *setup);
    CHECK(run.experiments().size() == std::ssize(findGame("bigtwo").value()->experiments()));
    run.start();
    REQUIRE(isFinished(run));
    qsizetype figures = 0;
    qsizetype plots = 0;
    for (const QVariant& one : run.experiments()) {
        const QVariantMap experiment = one.value<QVariantMap>();
        CHECK(experiment.value("complete").value<bool>());
        figures += experiment.value("figures").value<QVariantList>().size();
        plots += experiment.value("plots").value<QVariantList>().size();
    }
    CHECK(plots > 0);
    run.saveCsv(test::url(home / "paper.csv"));
    const std::string csv = readFile(home / "paper.csv").value();
    CHECK(csv.starts_with("game,experiment,figure,"));
    CHECK(std::ranges::count(csv, '\n') == figures + 1);
    run.saveJson(test::url(home / "paper.json"));
    CHECK(parseJson(readFile(home / "paper.json").value()).value()["experiments"].size() ==
          static_cast<std::size_t>(run.experiments().size()));
}
