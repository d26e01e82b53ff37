// Which part of a long run a command does.
#pragma once

#include "core/base/result.h"

#include <charconv>
#include <string>

namespace parlour::lab {

struct Shard {
    int number = 1; // from 1
    int of = 1;
};

// "3/8". Error otherwise.
inline Result<Shard> readShard(const std::string& text) {
    Shard shard;
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, shard.number);
    if (first.ec == std::errc{} && first.ptr != end && *first.ptr == '/') {
        const auto second = std::from_chars(first.ptr + 1, end, shard.of);
        if (second.ec == std::errc{} && second.ptr == end && 1 <= shard.number &&
            shard.number <= shard.of)
            return shard;
    }
    return Error("--shard", PARLOUR_PHRASE("Matches", "\"%1\" should read i/n, with i from 1 to n"),
                 {text});
}

} // namespace parlour::lab
