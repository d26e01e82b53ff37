// The matches of a command, one after another: with players from outside, telling progress, and
// kept so that a run that was interrupted goes on with the same result.
#pragma once

#include "app/lab/outside_arguments.h"
#include "app/lab/progress_reporter.h"
#include "app/lab/resume_file.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace parlour::lab {

// --progress and --resume; what players from outside need, where there may be any.
struct SequenceArguments {
    ProgressReporter progress;
    ResumeFile resume;
    OutsideArguments outside;

    void addTo(CLI::App& command); // all but `outside`
};

class MatchSequence {
public:
    // `games`: in all matches of the sequence. The arguments must outlive it.
    MatchSequence(const GameEntry& game, SequenceArguments& arguments, std::int64_t games,
                  const std::stop_token& stop = {});

    // The report so far, given that of the match in play. By default the latter.
    std::function<Json(const MatchReport&)> partial;
    // What else to keep, at any moment of a match.
    std::function<Json()> keepsBeside;

    // Reads --resume, and returns what was kept beside, if anything was. Errors: it cannot be read,
    // or another program has written it.
    Result<Json> goOn();
    bool goesOn() const { return !m_kept.empty(); } // from what was kept
    // The next match. None if interrupted or failed: then giveUp() tells. Errors as
    // GameEntry::match().
    Result<std::optional<MatchReport>> play(MatchSetup setup);
    // Of the last match: what was finished of it.
    const MatchReport& last() const { return m_played.back(); }

    OutsidePlayers& outside() { return m_outside; }
    // Says why no more can be played, and returns the exit code.
    int giveUp() const;
    // Keeps what was played, if asked for. Errors: it could not be written.
    Result<void> keep();

private:
    Json state(const MatchReport* inPlay) const;

    const GameEntry& m_game;
    SequenceArguments& m_arguments;
    outside::OutsidePrograms m_outside;
    const std::int64_t m_games;
    std::vector<MatchReport> m_kept;   // by an earlier run
    std::vector<MatchReport> m_played; // by this run
    std::int64_t m_gamesPlayed = 0;
    double m_seconds = 0;
};

} // namespace parlour::lab
