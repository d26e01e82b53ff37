// Each kind of decision and each habit in Big Two has its position.
#include "ai/bigtwo/habits.h"
#include "tests/support/bigtwo.h"
#include "tests/support/habits.h"

using namespace parlour::bigtwo;
using namespace parlour::test;

namespace {

// Seat 1 has this hand after the lead of seat 0; without one, seat 0 has it and leads.
State holding(const std::string& hand, const std::string& lead = "") {
    const std::vector<std::string> others{"2H", "AH", "KH"};
    if (lead.empty()) return endgame({hand, others[0], others[1], others[2]}, {.triples = true});
    return after(endgame({lead + " " + others[0], hand, others[1], others[2]}, {.triples = true}),
                 {BigTwo::toText(cardSet(lead))});
}
std::string_view kind(const State& state) {
    return Habits::kindOf(viewToMove(state), BigTwo::legalMoves(state).front());
}
std::string_view habit(const State& state, const std::string& played, const std::string& best) {
    for (const std::string& text : {played, best})
        REQUIRE(BigTwo::objection(state, cardSet(text)).empty());
    return Habits::habitOf(viewToMove(state), cardSet(played), cardSet(best));
}

} // namespace

TEST_CASE("Each kind of decision in Big Two has its position") {
    checkLabels(Habits::kinds(), {{"lead", kind(holding("4D 5D"))},
                                  {"single", kind(holding("4D 5D", "3D"))},
                                  {"rank", kind(holding("4D 4C", "3D 3C"))},
                                  {"rank", kind(holding("4D 4C 4H", "3D 3C 3H"))},
                                  {"five", kind(holding("9D 9C 9H 4D 4C", "3D 4H 5D 6D 7C"))}});
}

TEST_CASE("Each habit in Big Two has its position") {
    const State single = holding("5D 9D 9C QS", "3D");
    const State lead = holding("4D 9D 9C QS");
    checkLabels(Habits::habits(), {{"passes", habit(single, "", "5D")},
                                   {"plays-on", habit(single, "QS", "")},
                                   {"breaks-up", habit(single, "9D", "5D")},
                                   {"breaks-up", habit(single, "9D", "")},
                                   {"too-high", habit(single, "QS", "5D")},
                                   {"too-low", habit(single, "5D", "QS")},
                                   {"leads-few", habit(lead, "4D", "9D 9C")},
                                   {"leads-many", habit(lead, "9D 9C", "4D")}});
}
