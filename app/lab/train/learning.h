// Training that leaves a file and may take long: it saves what it has learned, and goes on later.
#pragma once

#include "ai/base/params.h"
#include "app/lab/train/training.h"
#include "core/base/json.h"

#include <cstddef>
#include <memory>

namespace parlour::lab {

class ProgressReporter;

// What learns, and what it has learned. The seed and the settings alone determine it.
class Learner {
public:
    virtual ~Learner() = default;
    virtual std::int64_t games() const = 0; // learned from so far
    virtual std::uint64_t seed() const = 0;
    // Learns until it has learned from so many games in all.
    virtual void learnUntil(std::int64_t games) = 0;
    virtual double filled() const = 0; // the share of its values that it has learned anything about
    virtual std::string toBytes() const = 0;
    // Games won, a draw counting half, against a player of Learning::opponents.
    virtual double won(std::size_t opponent, const Comparison& comparison) const = 0;
};

struct Learning {
    std::string_view game;
    std::string_view table; // unique in its game, also among its Trainings
    std::string_view about;
    std::int64_t games; // the default
    std::vector<ParamSpec> settings;
    std::vector<std::string_view> opponents; // that it is measured against
    std::size_t mostBytes;                   // of its file
    std::unique_ptr<Learner> (*begin)(const Params& settings, std::uint64_t seed);
    Result<std::unique_ptr<Learner>> (*resume)(std::string_view bytes);
};

std::span<const Learning> briscolaLearnings();

struct LearningRun {
    std::int64_t games; // in all
    std::int64_t finalGames;
    std::uint64_t seed; // of the games that measure it
    std::string out;
    std::string curve; // a CSV file; "": none
    std::stop_token stop;
    bool isQuiet = false; // prints nothing
};

// Learns, measures the learner after 1, 2, 5, 10 ... thousand games, and writes its file every
// minute, after a stop and at the end. Returns the report for `train --json`: of a run that was
// stopped it has no "final". Errors: a file that cannot be read or written.
Result<Json> learn(const Learning& learning, Learner& learner, const LearningRun& run,
                   ProgressReporter& progress);

} // namespace parlour::lab
