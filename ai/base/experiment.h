// Published comparisons that can be run again: matches, and the figures that the source gives.
#pragma once

#include "core/base/json.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

struct Experiment {
    // What is published about a side: its share of the games won, its mean score.
    struct Figures {
        std::optional<double> winShare;
        std::optional<double> meanScore;
    };
    struct Match {
        std::string name;               // the source's: "4.1"
        std::vector<std::string> seats; // player specs, seat 0 first
        std::vector<Figures> sides;     // as many as the match has, in their order
    };

    std::string_view name;
    std::string_view about; // source and conditions, for the laboratory
    Json options;           // rule options; defaults for the rest
    int games = 0;          // that each published figure comes from
    std::vector<Match> matches;
    bool rotate = false; // plays every deal once per rotation of the seats
};

} // namespace parlour
