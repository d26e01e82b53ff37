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

TEST_CASE("A share of the time is due first, and stops with the rest") {
    using namespace std::chrono_literals;
    std::stop_source source;
    const StopCheck whole(source.get_token(), {1h, 1});
    CHECK(whole.within(0).requested());
    CHECK_FALSE(whole.within(0.25).requested());
    CHECK_FALSE(whole.requested());
    CHECK_FALSE(StopCheck().within(0).requested()); // there is no time to share
    const StopCheck part = whole.within(0.25);
    source.request_stop();
    CHECK(part.requested());
}
