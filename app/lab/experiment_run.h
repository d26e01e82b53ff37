// Runs published experiments and keeps what they counted, so that shards can be added up and
// interrupted runs go on.
#pragma once

#include "ai/catalogue/games.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace parlour::lab {

struct ExperimentSetup {
    std::int64_t games = 1000; // for each part; some play a given part of it (ExperimentPart)
    std::uint64_t seed = 1;
    int shard = 1; // runs only this shard, from 1 ...
    int shards = 1;
    int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    std::filesystem::path people; // the statistics file
};

struct ChosenExperiment {
    const GameEntry* game = nullptr;
    const Experiment* experiment = nullptr;
};

// What one experiment counted.
struct ExperimentReport {
    ChosenExperiment chosen;
    Results results; // of the parts that have run
    double seconds = 0;

    bool isComplete() const { return parlour::isComplete(*chosen.experiment, results); }
    Findings findings() const; // empty if parts are missing
};

struct ExperimentsReport {
    std::string commit; // of the program that ran them
    std::int64_t games = 0;
    std::uint64_t seed = 0;
    Shards shards;
    bool interrupted = false;
    std::vector<ExperimentReport> experiments;
    double seconds = 0;
};

class ExperimentRun {
public:
    struct Progress {
        std::int64_t done = 0; // games or samples
        std::int64_t of = 0;
        double seconds = 0;
    };
    // Called from the running threads, one call at a time, at the beginning and when a part has
    // ended.
    std::function<void(const Progress&)> onProgress;
    std::function<void(const ExperimentsReport&)> onPart;
    std::function<void(const ExperimentReport&)> onExperiment;

    ExperimentRun(std::vector<ChosenExperiment> chosen, ExperimentSetup setup);

    // Takes over the parts that an earlier run of the same setup has counted.
    Result<void> resume(const ExperimentsReport& earlier);
    // Errors: the statistics cannot be read. A part that is interrupted does not count.
    Result<ExperimentsReport> run(const std::stop_token& stop);

    const ExperimentsReport& report() const { return m_report; }

private:
    std::int64_t gamesOf(const ExperimentPart& part) const; // in all shards
    std::int64_t mine(std::int64_t games) const;            // in this shard
    Result<bool> runPart(ExperimentReport& report, const ExperimentPart& part,
                         const std::stop_token& stop); // false if interrupted
    Result<MatchReport> playMatch(const GameEntry& game, const MatchPart& match, std::int64_t games,
                                  const std::stop_token& stop);
    Counts sample(const std::function<Sampler()>& maker, std::int64_t samples,
                  const std::stop_token& stop);
    void tellProgress(std::int64_t inPart);

    ExperimentSetup m_setup;
    ExperimentsReport m_report;
    Progress m_progress;
    std::int64_t m_before = 0; // done before the current part
    double m_started = 0;
};

// As `experiment --json` writes it: with counts, figures and verdicts. Counts alone are enough to
// read it again.
enum class WithFigures : bool { No, Yes };
Json toJson(const ExperimentsReport& report, WithFigures figures = WithFigures::Yes);
// Reads the counts; figures are made anew. Errors name the place; unknown experiments are errors.
Result<ExperimentsReport> experimentsFromJson(const Json& json);
// Errors: the parts are of different runs, or a shard appears twice.
Result<ExperimentsReport> merge(const std::vector<ExperimentsReport>& parts);

} // namespace parlour::lab
