#include "ai/base/telling.h"

#include <catch2/catch.hpp>

#include <string_view>
#include <vector>

using namespace parlour;

namespace {

Reason reason(const char* english, int number = 0) {
    return because(Phrase{"Test", english}, number);
}

} // namespace

TEST_CASE("A reason is told that does not speak for the rival too") {
    const std::vector<Reason> reasons{reason("safe"), reason("worth %1", 3), reason("small")};
    const auto told = [&](const std::vector<Reason>& ofRival) {
        return std::string_view(telling(reasons, ofRival).advice.english);
    };
    CHECK(told({}) == "safe");
    CHECK(told({reason("small"), reason("safe")}) == "worth %1");
    CHECK(told({reason("safe"), reason("worth %1", 4)}) == "worth %1"); // another number
    CHECK(told({reason("safe"), reason("worth %1", 3)}) == "small");
    CHECK(told(reasons) == "safe"); // each speaks for both
}
