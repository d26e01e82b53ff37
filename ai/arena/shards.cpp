#include "ai/arena/shards.h"

#include <algorithm>
#include <string>

namespace parlour {

Result<void> Shards::add(const Shards& other) {
    for (const int shard : other.done) {
        const auto place = std::ranges::lower_bound(done, shard);
        if (place != done.end() && *place == shard)
            return Error("", PARLOUR_PHRASE("Matches", "Part %1 appears twice"),
                         {std::to_string(shard)});
        done.insert(place, shard);
    }
    return {};
}

void write(const Shards& shards, Json& report) {
    if (static_cast<int>(shards.done.size()) == shards.of) return;
    report["shards"] = shards.of;
    report["shards_done"] = shards.done;
}

Result<Shards> shardsFromJson(const Json& report) {
    Shards shards;
    if (!report.contains("shards")) return shards;
    const auto of = integerMember(report, "shards", 1, INT32_MAX);
    if (!of) return of.error();
    shards.of = static_cast<int>(*of);
    const auto done = arrayMember(report, "shards_done");
    if (!done) return done.error();
    shards.done.clear();
    for (int last = 0; const Json& shard : **done) {
        auto number = integer(shard, last + 1, shards.of);
        if (!number) return std::move(number.error()).within("shards_done");
        shards.done.push_back(last = static_cast<int>(*number));
    }
    return shards;
}

} // namespace parlour
