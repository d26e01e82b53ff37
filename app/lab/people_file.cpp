#include "app/lab/people_file.h"

namespace parlour::lab {

std::filesystem::path usualStatisticsFile() { return {}; }

Result<MatchReport> gamesOfPeople(const std::filesystem::path&, std::string_view game,
                                  const PeoplePart& part) {
    MatchReport report;
    report.game = game;
    report.options = Json::object();
    report.seats = part.players;
    report.sides.resize(2);
    return report;
}

} // namespace parlour::lab
