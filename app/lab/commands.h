// The commands of parlour-lab. Each function adds a command, which runs while the command line is
// parsed and sets the exit code (PROTOCOL.md section 5).
#pragma once

#include "core/base/json.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace parlour {
class GameEntry;
}

namespace parlour::lab {

enum ExitCode { kDone = 0, kFailed = 1, kWrongUsage = 2, kInterrupted = 130 };

// Runs parlour-lab and returns its exit code.
int runCommandLine(int argc, char** argv);

void addEngine(CLI::App& app, int& exitCode);
void addMatch(CLI::App& app, int& exitCode);
void addMerge(CLI::App& app, int& exitCode);
void addExperiment(CLI::App& app, int& exitCode);
void addLadder(CLI::App& app, int& exitCode);
void addAblation(CLI::App& app, int& exitCode);
void addBench(CLI::App& app, int& exitCode);
void addCalibrate(CLI::App& app, int& exitCode);
void addStop(CLI::App& app, int& exitCode);
void addSelfPlay(CLI::App& app, int& exitCode);
void addTables(CLI::App& app, int& exitCode);
void addTune(CLI::App& app, int& exitCode);
void addTrain(CLI::App& app, int& exitCode);
void addSimulations(CLI::App& app, int& exitCode);
void addReasons(CLI::App& app, int& exitCode);
void addStability(CLI::App& app, int& exitCode);
void addStyle(CLI::App& app, int& exitCode);
void addReview(CLI::App& app, int& exitCode);
void addProblems(CLI::App& app, int& exitCode);

// The complete options of a game from texts "name=value". Errors name the option.
Result<Json> readOptions(const GameEntry& game, const std::vector<std::string>& texts);

// Writes results as JSON to a file, or for "-" to standard output, or for "" nowhere. Returns the
// exit code.
int writeResults(const Json& results, const std::string& path);

// Prints the message to stderr and returns `code`.
int complain(const Error& error, ExitCode code);

} // namespace parlour::lab
