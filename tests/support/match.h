// Matches of Briscola, and their reports without what a clock measured.
#pragma once

#include "ai/catalogue/games.h"

#include <catch2/catch.hpp>

namespace parlour::test {

inline MatchSetup setup(std::vector<std::string> seats, std::int64_t games,
                        const Json& options = Json::object()) {
    MatchSetup setup;
    setup.options = completeOptions(findGame("briscola").value()->options(), options).value();
    setup.seats = std::move(seats);
    setup.games = games;
    return setup;
}

inline Result<MatchReport> play(const MatchSetup& setup) {
    return findGame("briscola").value()->match(setup, {});
}

inline Json withoutTimes(Json report) {
    for (const char* name : {"seconds", "games_per_second"}) {
        REQUIRE(report.at(name).is_number());
        report.erase(name);
    }
    const auto strip = [](Json& tally) {
        for (const char* name : {"seconds_per_decision", "nanoseconds"}) {
            REQUIRE(tally.at(name).is_number());
            tally.erase(name);
        }
    };
    for (Json& side : report.at("sides")) {
        strip(side);
        for (const char* role : {"as_landlord", "as_peasants"})
            if (side.contains(role)) strip(side[role]);
    }
    return report;
}

} // namespace parlour::test
