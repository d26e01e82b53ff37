// Published comparisons that can be run again: matches with the figures of the source.
#pragma once

#include "core/base/json.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

struct Experiment {
    // Published about a side: its share of the wins, its mean score.
    struct Figures {
        std::optional<double> winShare;
        std::optional<double> meanScore;
    };
    struct Match {
        std::string name;               // the source's: "4.1"
        std::vector<std::string> seats; // player specs, seat 0 first
        std::vector<Figures> sides;     // in the order of the match's sides
    };

    std::string_view name;
    std::string_view about; // source and conditions, shown by the laboratory
    Json options;           // rule options that differ from the defaults
    int games = 0;          // games behind each published figure
    std::vector<Match> matches;
    bool rotate = false; // plays every deal once per rotation of the seats
};

} // namespace parlour
