#include "ai/arena/meeting.h"

namespace parlour {

namespace {

const Tally& firstSide(const MatchReport& match, bool isLone) {
    const SideTally& side = match.sides.front();
    return isLone && !side.roles.empty() ? side.roles.begin()->second : side;
}

} // namespace

std::vector<std::vector<std::string>> meetingSeats(const std::string& a, const std::string& b,
                                                   int seats) {
    if (seats == 3) return {{a, b, b}, {b, a, a}};
    std::vector<std::string> places;
    for (int seat = 0; seat < seats; ++seat) places.push_back(seat % 2 == 0 ? a : b);
    return {places};
}

Pairing resultOfMeeting(std::span<const MatchReport> matches, int seats) {
    Pairing pairing;
    for (std::size_t i = 0; i < matches.size(); ++i) {
        if (matches[i].sides.empty()) continue;
        const Tally& tally = firstSide(matches[i], seats == 3);
        const double games = static_cast<double>(tally.games());
        const double score = static_cast<double>(tally.wins) + static_cast<double>(tally.draws) / 2;
        pairing.games += games;
        pairing.scoreOfA += i == 0 ? score : games - score;
    }
    return pairing;
}

} // namespace parlour
