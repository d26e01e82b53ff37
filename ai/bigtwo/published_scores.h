// The score lists that the authors of the Big Two paper published with it, as counts: 2,000 games
// of two rule-based players against two others in each of its experiments, 4,000 scores a side.
#pragma once

#include <cstdint>
#include <map>
#include <string_view>

namespace parlour::bigtwo {

struct PublishedScores {
    std::string_view against;              // "randomized"
    std::map<int, std::int64_t> ruleBased; // how often each score occurred
    std::map<int, std::int64_t> other;
    // Entry i of the rule-based players' list minus entry i of the others'.
    std::map<int, std::int64_t> differences;
};

// Precondition: `experiment` is 1, 2 or 3 (sections 4.1 to 4.3).
const PublishedScores& publishedScores(int experiment);

} // namespace parlour::bigtwo
