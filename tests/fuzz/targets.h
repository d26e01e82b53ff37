// What reads text or bytes from outside, one target each: any input is refused with a message, or
// read and then whole. A target ends the program where it is not so.
#pragma once

#include <span>
#include <string_view>

namespace parlour::test {

struct FuzzTarget {
    std::string_view name; // its corpus is the folder of this name
    void (*run)(std::string_view input);
};

std::span<const FuzzTarget> fuzzTargets();

} // namespace parlour::test
