// Published experiments: all of them run, shards add up, stopped runs go on, reports can be read.
#include "ai/catalogue/games.h"
#include "app/lab/commands.h"
#include "app/lab/experiment_pages.h"
#include "app/lab/experiment_run.h"
#include "app/lab/experiment_text.h"
#include "core/base/file.h"
#include "tests/support/process.h"
#include "tests/support/scores.h"
#include "tests/support/temporary_folder.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>
#include <sstream>

using namespace parlour;
using namespace parlour::lab;
using namespace parlour::test;

namespace {

std::vector<ChosenExperiment> experimentsOf(std::string_view game,
                                            const std::set<std::string>& names = {}) {
    const GameEntry* const entry = findGame(game).value();
    std::vector<ChosenExperiment> chosen;
    for (const Experiment& experiment : entry->experiments())
        if (names.empty() || names.contains(experiment.name))
            chosen.push_back({entry, &experiment});
    return chosen;
}

ExperimentSetup setup(std::int64_t games) {
    ExperimentSetup setup;
    setup.games = games;
    setup.threads = 1;
    return setup;
}

ExperimentsReport run(const std::vector<ChosenExperiment>& chosen, const ExperimentSetup& setup) {
    return ExperimentRun(chosen, setup).run({}).value();
}

// Nested, unlike that of a match.
Json withoutAnyTimes(Json json) {
    if (json.is_object())
        for (const char* time :
             {"seconds", "games_per_second", "seconds_per_decision", "nanoseconds"})
            json.erase(time);
    if (json.is_structured())
        for (Json& value : json) value = withoutAnyTimes(value);
    return json;
}

// Without figures that are times.
Json comparable(const ExperimentsReport& report) {
    Json json = withoutAnyTimes(toJson(report));
    for (Json& experiment : json["experiments"]) {
        experiment.erase("plots");
        if (!experiment.contains("figures")) continue;
        Json& figures = experiment["figures"];
        figures.erase(std::remove_if(figures.begin(), figures.end(),
                                     [](const Json& f) { return f["kind"] == "time"; }),
                      figures.end());
    }
    return json;
}

// Why a figure differs must lead somewhere: to a player or an option of the game, in backquotes,
// with which the published figure comes back, or to what was tried in vain.
bool leadsSomewhere(const GameEntry& game, const std::string& reason) {
    if (reason.find("None was found: tried ") != std::string::npos) return true;
    for (std::size_t open = 0; (open = reason.find('`', open)) != std::string::npos;) {
        const std::size_t close = reason.find('`', open + 1);
        if (close == std::string::npos) return false;
        const std::string name = reason.substr(open + 1, close - open - 1);
        open = close + 1;
        const std::size_t equals = name.find('=');
        if (game.player(name) ||
            (equals != std::string::npos &&
             parseOption(game.options(), name.substr(0, equals), name.substr(equals + 1))))
            return true;
    }
    return false;
}

void checkReasons(const GameEntry& game, const std::vector<Figure>& figures) {
    for (const Figure& figure : figures) {
        const std::string reason = english(figure.reason);
        INFO(english(figure.name) << ": " << reason);
        if (!reason.empty()) CHECK(leadsSomewhere(game, reason));
    }
}

// The fields of a line of CSV.
std::vector<std::string> fields(const std::string& line) {
    std::vector<std::string> all(1);
    bool isQuoted = false;
    for (const char c : line)
        if (c == '"')
            isQuoted = !isQuoted; // a doubled one is lost, which does not matter here
        else if (c == ',' && !isQuoted)
            all.emplace_back();
        else
            all.back() += c;
    return all;
}

// What `parlour-lab experiment all --csv` wrote, line by line: 1,000 games each.
std::vector<std::vector<std::string>> record() {
    std::istringstream file(
        readFile(std::filesystem::path(PARLOUR_SOURCE) / "resources/papers/results.csv").value());
    std::string line;
    std::getline(file, line);
    REQUIRE(line + "\n" == csvHead());
    std::vector<std::vector<std::string>> rows;
    while (std::getline(file, line)) {
        rows.push_back(fields(line));
        REQUIRE(rows.back().size() == fields(csvHead()).size());
    }
    return rows;
}

const std::set<std::string> kTwo{"figure-4.1", "figure-4.2"};

} // namespace

TEST_CASE("Every published experiment runs, and its figures are recorded", "[strength]") {
    std::set<std::string> recorded;
    for (const std::vector<std::string>& row : record()) recorded.insert(row[0] + " " + row[1]);
    for (const GameEntry* game : games()) {
        INFO(game->id());
        REQUIRE_FALSE(game->experiments().empty());
        std::set<std::string> names;
        for (const Experiment& experiment : game->experiments()) {
            INFO(experiment.name);
            CHECK(names.insert(experiment.name).second);
            CHECK_FALSE(experiment.title.empty());
            const ExperimentsReport report = run({{game, &experiment}}, setup(2));
            REQUIRE(report.experiments.size() == 1);
            const Findings findings = report.experiments[0].findings();
            CHECK(findings.figures.size() + findings.grids.size() + findings.sheets.size() > 0);
            checkReasons(*game, findings.figures);
            for (const FigureGrid& grid : findings.grids) {
                CHECK(grid.cells.size() == grid.rows.size() * grid.columns.size());
                checkReasons(*game, grid.cells);
            }
            if (!findings.figures.empty() || !findings.grids.empty())
                CHECK(recorded.contains(std::string(game->id()) + " " + experiment.name));
            const std::string table = toTable(report.experiments[0]);
            CHECK(table.starts_with(std::string(game->id()) + " " + experiment.name));
            CHECK(experimentsFromJson(toJson(report)));
        }
    }
}

TEST_CASE("Reasons name what exists, or what was tried") {
    const GameEntry& game = *findGame("briscola").value();
    CHECK(
        leadsSomewhere(game, "The paper's program always draws in the same order: `draw=fixed`."));
    CHECK(leadsSomewhere(game, "Its greedy never reaches a branch: `greedy:second=off`."));
    CHECK(leadsSomewhere(game, "None was found: tried other draws, 3 points less."));
    CHECK_FALSE(leadsSomewhere(game, "Probably chance."));
    CHECK_FALSE(leadsSomewhere(game, "Its greedy is another: `greedy:second=never`."));
}

TEST_CASE("Every recorded figure that differs has a reason") {
    int differ = 0;
    for (const std::vector<std::string>& row : record())
        if (row[12] == "differs") {
            INFO(row[0] << " " << row[1] << " " << row[2] << ": " << row[13]);
            CHECK(leadsSomewhere(*findGame(row[0]).value(), row[13]));
            ++differ;
        }
    CHECK(differ > 0);
}

TEST_CASE("Shards of experiments add up to what one run gives") {
    const auto chosen = experimentsOf("euchre", kTwo);
    REQUIRE(chosen.size() == 2);
    const ExperimentsReport whole = run(chosen, setup(20));
    std::vector<ExperimentsReport> parts;
    for (const int shard : {2, 3, 1}) {
        ExperimentSetup part = setup(20);
        part.shard = shard;
        part.shards = 3;
        part.threads = shard;
        // As it is written to a file and read again.
        parts.push_back(experimentsFromJson(toJson(run(chosen, part))).value());
    }
    CHECK(comparable(merge(parts).value()) == comparable(whole));

    parts.push_back(parts[0]);
    const auto twice = merge(parts);
    REQUIRE_FALSE(twice);
    CHECK(twice.error().english().find("appears twice") != std::string::npos);
    ExperimentSetup other = setup(20);
    other.seed = 9;
    CHECK_FALSE(merge({whole, run(chosen, other)}));
    CHECK_FALSE(merge({whole, run(experimentsOf("euchre", {"figure-4.1"}), setup(20))}));
}

TEST_CASE("A stopped run of experiments goes on to the same result") {
    const auto chosen = experimentsOf("euchre", kTwo);
    const ExperimentsReport whole = run(chosen, setup(12));

    std::stop_source stop;
    ExperimentRun first(chosen, setup(12));
    first.onPart = [&](const ExperimentsReport&) { stop.request_stop(); };
    const ExperimentsReport half = first.run(stop.get_token()).value();
    CHECK(half.interrupted);
    std::size_t parts = 0;
    for (const ChosenExperiment& one : chosen) parts += one.experiment->parts.size();
    REQUIRE(parts > 1);
    CHECK_FALSE(half.experiments[1].isComplete());
    CHECK(half.experiments[1].findings().figures.empty());

    ExperimentRun second(chosen, setup(12));
    REQUIRE(second.resume(experimentsFromJson(toJson(half)).value()));
    std::size_t ran = 0;
    second.onPart = [&](const ExperimentsReport&) { ++ran; };
    CHECK(comparable(second.run({}).value()) == comparable(whole));
    CHECK(ran == parts - 1); // one had run before

    ExperimentRun third(chosen, setup(13));
    CHECK_FALSE(third.resume(half));
}

TEST_CASE("Reports of experiments that are damaged are refused, and the place is named") {
    const Json good = toJson(run(experimentsOf("euchre", {"figure-4.1"}), setup(2)));
    REQUIRE(experimentsFromJson(good));
    const auto errorOf = [&](const Json::json_pointer& place, const Json& value) {
        Json bad = good;
        bad[place] = value;
        const auto read = experimentsFromJson(bad);
        REQUIRE_FALSE(read);
        return read.error().english();
    };
    using P = Json::json_pointer;
    CHECK(errorOf(P("/games"), -1).starts_with("games"));
    CHECK(errorOf(P("/experiments"), 3).starts_with("experiments"));
    CHECK(errorOf(P("/experiments/0/game"), "chess").starts_with("experiments[0].game"));
    CHECK(errorOf(P("/experiments/0/name"), "figure-9").find("figure-9") != std::string::npos);
    CHECK(errorOf(P("/experiments/0/parts/0/name"), "x").starts_with("experiments[0].parts[0]"));
    CHECK(errorOf(P("/experiments/0/parts/0/match/sides"), Json::array())
              .starts_with("experiments[0].parts[0].match.sides"));
    CHECK(errorOf(P("/commit"), "\n# <script>").starts_with("commit"));
    Json oneSide = good["experiments"][0]["parts"][0]["match"]["sides"];
    oneSide.erase(1);
    CHECK(errorOf(P("/experiments/0/parts/0/match/sides"), oneSide)
              .starts_with("experiments[0].parts[0].match.sides"));
    CHECK_FALSE(experimentsFromJson(Json::array()));

    // More wins than games.
    Json counted = toJson(run(experimentsOf("euchre", {"figure-5.2"}), setup(2)));
    int changed = 0;
    for (Json& part : counted["experiments"][0]["parts"])
        if (part.contains("counts"))
            for (auto& [name, number] : part["counts"]["numbers"].items()) {
                number = ++changed % 2 ? 1'000'000'000 : -5;
            }
    CHECK(changed > 0);
    (void)experimentsFromJson(counted); // an error or figures, but no end of the program
}

TEST_CASE(
    "The command lists experiments, runs those that are named, and writes what is asked for") {
    const Finished list = runLab("experiment euchre");
    CHECK(list.code == kDone);
    for (const Experiment& experiment : findGame("euchre").value()->experiments())
        CHECK(list.out.find(experiment.name + " ") != std::string::npos);

    const TemporaryFolder folder;
    const Finished two = runLab(
        "experiment euchre figure-4.1 figure-4.2 --games 6 --threads 1 --progress json",
        {"--json", (folder / "r.json").string(), "--csv", (folder / "r.csv").string(), "--report",
         (folder / "pages").string(), "--resume", (folder / "state.json").string()});
    CHECK(two.code == kDone);
    CHECK(two.out.starts_with("euchre figure-4.1: "));
    const Json last = Json::parse(two.err.substr(two.err.rfind('\n', two.err.size() - 2) + 1));
    CHECK(last["done"] == last["of"]);
    CHECK(last["partial"]["experiments"].size() == 2);
    const Json report = Json::parse(readFile(folder / "r.json").value());
    CHECK(report["experiments"][0]["figures"][0]["published"]["n"] == 31);
    CHECK_FALSE(report["commit"].get<std::string>().empty());
    const std::string csv = readFile(folder / "r.csv").value();
    CHECK(csv.starts_with("game,experiment,figure"));
    CHECK(csv.find("\"figure-4.2\"") != std::string::npos);
    CHECK(readFile(folder / "pages/euchre.md").value().find("## figure-4.2") != std::string::npos);
    CHECK(readFile(folder / "pages/euchre.html").value().find("<table>") != std::string::npos);

    const Finished again = runLab("experiment euchre figure-4.1 figure-4.2 --games 6 --json -",
                                  {"--resume", (folder / "state.json").string()});
    CHECK(withoutAnyTimes(Json::parse(again.out)) == withoutAnyTimes(report));
    const Finished merged = runLab("merge", {(folder / "r.json").string(), "--json", "-"});
    CHECK(withoutAnyTimes(Json::parse(merged.out)) == withoutAnyTimes(report));

    CHECK(runLab("experiment euchre nothing").code == kWrongUsage);
    CHECK(runLab("experiment all nothing").code == kWrongUsage);
    CHECK(runLab("experiment euchre figure-4.1 --games 2 --resume", {std::string(300, 'x')}).code ==
          kFailed);
    CHECK(runLab("experiment chess").code == kWrongUsage);
    CHECK(runLab("experiment euchre all --shard 3/2").code == kWrongUsage);
}

TEST_CASE("Grids and plots become pictures") {
    Findings findings;
    FigureGrid grid{asIs("Fig. \"5.1\""),
                    asIs("k3"),
                    asIs("k4"),
                    {asIs("0"), asIs("1")},
                    {asIs("0"), asIs("1"), asIs("2")},
                    {}};
    for (int i = 0; i < 6; ++i)
        grid.cells.push_back(beside({{}, Figure::Kind::Share, {i / 10.0, 0, 50}, {}}, 0.5, 100));
    Plot bars{"scores", asIs("Scores"), Plot::Kind::Bars, asIs("score"), asIs("games"), {}};
    bars.series = {{asIs("a"), {{-3, 5}, {4, 9}}}, {asIs("b"), {{-3, 2, Interval{1, 3}}}}};
    Plot lines{"curve", asIs("Curve"), Plot::Kind::Lines, asIs("games"), asIs("%"), {}};
    lines.series = {{asIs("won"), {{1, 50, Interval{40, 60}}, {2, 55}}}};
    lines.isLogarithmic = true;
    findings.grids = {grid};
    Plot nothing{
        "nothing", asIs("Nobody played yet"), Plot::Kind::Bars, asIs("score"), asIs("games"), {}};
    nothing.series = {{asIs("people"), {}}};
    findings.plots = {nothing, bars, lines}; // one without data takes no other with it
    Experiment experiment{"table-1", asIs("A title"), asIs("As published."), {}, {}};
    experiment.findings = [&](const Results&) { return findings; };

    const TemporaryFolder parent;
    const std::filesystem::path folder = parent / "|a 'name' with \"marks\"";
    ExperimentsReport report;
    report.experiments = {{{findGame("samurai").value(), &experiment}, {}}};
    REQUIRE(writePages(report, folder));
    const std::string page = readFile(folder / "samurai.md").value();
    for (const char* name :
         {"samurai-table-1-fig-5-1-ours.svg", "samurai-table-1-fig-5-1-published.svg",
          "samurai-table-1-scores.svg", "samurai-table-1-curve.svg"}) {
        INFO(name);
        CHECK(page.find(name) != std::string::npos);
        CHECK(readFile(folder / name).value().find("</svg>") != std::string::npos);
    }
    CHECK(page.find("nothing") == std::string::npos);
    CHECK_FALSE(std::filesystem::exists(folder / "samurai-table-1-nothing.svg"));
}
