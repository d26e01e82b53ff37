// parlour-lab: the engine protocol, matches and measurements, without a window.
#include "app/lab/commands.h"
#include "core/base/version.h"

#include <CLI/CLI.hpp>

#include <csignal>
#include <cstdio>

int main(int argc, char** argv) {
    using namespace parlour::lab;
    std::signal(SIGPIPE, SIG_IGN); // a reader that went away is an error of writing, no death

    CLI::App app("Engine, matches and measurements of Parlour's games", "parlour-lab");
    app.set_version_flag("--version", std::string("parlour-lab ") + parlour::kVersion);
    app.require_subcommand(0, 1); // checked below: CLI11 would not name a wrong one
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
    addTune(app, exitCode);
    addTrain(app, exitCode);
    addSimulations(app, exitCode);
    addReasons(app, exitCode);
    try {
        app.parse(argc, argv);
        if (app.get_subcommands().empty())
            throw CLI::RequiredError(
                "A command (engine, match, merge, experiment, ladder, ablation, "
                "bench, calibrate, stop, tune, train, simulations, reasons)");
    } catch (const CLI::ParseError& e) {
        return app.exit(e) == 0 ? kDone : kWrongUsage;
    }
    return exitCode;
}
