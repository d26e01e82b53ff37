// Each kind of decision and each habit in Samurai has its position.
#include "ai/samurai/habits.h"
#include "tests/support/habits.h"
#include "tests/support/samurai.h"

using namespace parlour;
using namespace parlour::test;

namespace {

Observation view(const State& state) { return Samurai::observe(state, state.pub.mover); }

Move legal(const State& state, const char* text) {
    INFO(text);
    REQUIRE(objection(state, text).empty());
    return step(text);
}
std::string_view kind(const State& state, const char* best) {
    return Habits::kindOf(view(state), legal(state, best));
}
std::string_view habit(const State& state, const char* played, const char* best) {
    return Habits::habitOf(view(state), legal(state, played), legal(state, best));
}

} // namespace

TEST_CASE("Each kind of decision in Samurai has its position") {
    const State hand = begin({"b4 n1 fx w1 s1", "r4"});
    checkLabels(Habits::kinds(), {{"setup", kind(choosing(), "take r3")},
                                  {"setup", kind(placing(), "b@O11")},
                                  {"land", kind(hand, "b4@N6")},
                                  {"ship", kind(hand, "w1@Q16")},
                                  {"ronin", kind(hand, "n1@N6")},
                                  {"exchange", kind(hand, "fx@J16:h,N5:b")},
                                  {"end", kind(after(hand, "b4@N6"), "end")}});
}

TEST_CASE("Each habit in Samurai has its position") {
    const State hand = begin({"b4 b2 fx w1 s1", "r4"});
    const State amid = after(hand, "b4@N6");
    // Three of four spaces around Kyoto are taken: the last one decides who gets its figures.
    const State kyoto =
        after(begin({"h2 h3 s1 s3", "s2 h4"}), "h2@O10 end s2@O12 end h3@N11 end h4@I17 end");
    checkLabels(Habits::habits(), {{"first-tiles", habit(choosing(), "take r3", "take b4")},
                                   {"first-figures", habit(placing(), "b@O11", "r@O11")},
                                   {"gives-figures", habit(kyoto, "s1@P10", "s3@P10")},
                                   {"misses-figures", habit(kyoto, "s3@P14", "s3@P10")},
                                   {"ends-early", habit(amid, "end", "w1@Q16")},
                                   {"plays-on", habit(amid, "w1@Q16", "end")},
                                   {"exchanges", habit(hand, "fx@J16:h,N5:b", "b4@N6")},
                                   {"fast-early", habit(hand, "w1@Q16", "b4@N6")},
                                   {"fast-late", habit(hand, "b4@N6", "w1@Q16")},
                                   {"wrong-kind", habit(hand, "s1@N6", "b4@N6")},
                                   {"too-strong", habit(hand, "b4@N6", "b2@N6")},
                                   {"too-weak", habit(hand, "b2@N6", "b4@N6")},
                                   {"wrong-place", habit(hand, "b4@N7", "b4@N6")}});
}
