#include "app/lab/commands.h"

#include "ai/catalogue/games.h"
#include "ai/network/shipped.h"
#include "core/base/commit.h"
#include "core/base/file.h"

#include <CLI/CLI.hpp>

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace parlour::lab {

namespace {

// What is opened next would get the number of a standard descriptor that is closed, and be read or
// written as if it were that one. Writing to a closed one stays an error.
void fillStandardDescriptors() {
    for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(fd, F_GETFD) < 0) open("/dev/null", O_RDONLY); // takes the lowest free number
}

} // namespace

int runCommandLine(int argc, char** argv) {
    fillStandardDescriptors();
    std::signal(SIGPIPE, SIG_IGN); // a reader that goes away causes a write error, not our death

    CLI::App app("Engine, matches and measurements for Parlour's games", "parlour-lab");
    app.set_version_flag("--version", "parlour-lab " + versionAndCommit());
    app.require_subcommand(0, 1); // checked below, because CLI11 would not name an unknown one
    int exitCode = kDone;
    addEngine(app, exitCode);
    addMatch(app, exitCode);
    addMerge(app, exitCode);
    addExperiment(app, exitCode);
    addLadder(app, exitCode);
    addAblation(app, exitCode);
    addBench(app, exitCode);
    addCalibrate(app, exitCode);
    addStop(app, exitCode);
    addSelfPlay(app, exitCode);
    addTables(app, exitCode);
    addTune(app, exitCode);
    addTrain(app, exitCode);
    addSimulations(app, exitCode);
    addReasons(app, exitCode);
    addStability(app, exitCode);
    addStyle(app, exitCode);
    addReview(app, exitCode);
    addProblems(app, exitCode);
    if (const auto networks = checkNetworks(); !networks)
        return complain(networks.error(), kFailed);
    try {
        app.parse(argc, argv);
        if (app.get_subcommands().empty())
            throw CLI::RequiredError(
                "A command (engine, match, merge, experiment, ladder, ablation, "
                "bench, calibrate, stop, selfplay, tables, tune, train, simulations, "
                "reasons, stability, style, review, problems)");
    } catch (const CLI::ParseError& e) {
        return app.exit(e) == 0 ? kDone : kWrongUsage;
    }
    return exitCode;
}

Result<Json> readOptions(const GameEntry& game, const std::vector<std::string>& texts) {
    Json given = Json::object();
    for (const std::string& text : texts) {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos)
            return Error("--option", PARLOUR_PHRASE("Players", "\"%1\" should read name=value"),
                         {text});
        const std::string name = text.substr(0, equals);
        auto value = parseOption(game.options(), name, text.substr(equals + 1));
        if (!value) return std::move(value.error()).within("--option");
        if (given.contains(name))
            return Error("--option." + name, PARLOUR_PHRASE("Players", "This is given twice"));
        given[name] = *value;
    }
    return completeOptions(game.options(), given);
}

int writeResults(const Json& results, const std::string& path) {
    const std::string text = results.dump(1) + "\n";
    if (path == "-")
        std::cout << text << std::flush;
    else if (!path.empty())
        if (const auto written = writeFileAtomically(path, text); !written)
            return complain(written.error(), kFailed);
    return std::cout ? kDone : kFailed;
}

int complain(const Error& error, ExitCode code) {
    // Not fmt::print, which throws if nobody reads the output.
    std::cerr << fmt::format("parlour-lab: {}\n", error.english());
    return code;
}

} // namespace parlour::lab
