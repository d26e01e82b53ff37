// Which parts of a long run a report holds.
#pragma once

#include "core/base/json.h"

#include <vector>

namespace parlour {

struct Shards {
    int of = 1;
    std::vector<int> done{1}; // 1 to `of`, sorted, none twice

    // Adds those of another report of the same run. Error: a part appears twice.
    Result<void> add(const Shards& other);
    bool operator==(const Shards&) const = default;
};

// Members "shards" and "shards_done" of a report; a complete one has neither.
void write(const Shards& shards, Json& report);
// Errors name the member.
Result<Shards> shardsFromJson(const Json& report);

} // namespace parlour
