// Matches between two players of a game, for ladders and comparisons.
#pragma once

#include "ai/arena/ratings.h"
#include "app/lab/match_sequence.h"

#include <optional>
#include <string>
#include <vector>

namespace parlour::lab {

// Arguments of the commands that pair players.
struct PairingArguments {
    std::string game;
    std::vector<std::string> options;
    std::int64_t games = 200; // per match
    std::uint64_t seed = 1;
    int threads = 0; // 0: as many as usual
    std::string json;
    SequenceArguments sequence;

    void addTo(CLI::App& command);
};

// The games of a meeting.
std::int64_t gamesOfMeeting(const GameEntry& game, const Json& completeOptions,
                            const PairingArguments& arguments);

// Plays specs `a` and `b` against each other, as ai/arena/meeting.h seats them. The caller fills in
// the indices of the players. None if interrupted or failed: MatchSequence::giveUp() tells. Errors:
// those of --resume.
Result<std::optional<Pairing>> meet(const GameEntry& game, const Json& completeOptions,
                                    std::string_view a, std::string_view b,
                                    const PairingArguments& arguments, MatchSequence& sequence);

inline double shareOfA(const Pairing& pairing) { return pairing.scoreOfA / pairing.games; }
Interval intervalOfA(const Pairing& pairing); // of the share, 95 %
// "61.5 % (58.9 - 64.1)", with the 95 % interval.
std::string shareText(const Pairing& pairing);

} // namespace parlour::lab
