#include "ai/base/budget.h"

#include <catch2/catch.hpp>

#include <thread>

using namespace parlour;

TEST_CASE("Without time and token nothing stops a search") {
    CHECK_FALSE(StopCheck().requested());
    CHECK_FALSE(StopCheck({}, {}).requested());
}

TEST_CASE("A stop request is seen, before and after the check was made") {
    std::stop_source source;
    const StopCheck check(source.get_token(), {});
    CHECK_FALSE(check.requested());
    source.request_stop();
    CHECK(check.requested());
    CHECK(StopCheck(source.get_token(), {}).requested());
}

TEST_CASE("The time runs from the making of the check") {
    using namespace std::chrono_literals;
    CHECK(StopCheck({}, {0ms, 1}).requested());
    CHECK_FALSE(StopCheck({}, {1h, 1}).requested());
    const StopCheck check({}, {1ms, 1});
    std::this_thread::sleep_for(2ms);
    CHECK(check.requested());
}
