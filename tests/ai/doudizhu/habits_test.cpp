// Each kind of decision and each habit in Doudizhu has its position.
#include "ai/doudizhu/habits.h"
#include "tests/support/doudizhu.h"
#include "tests/support/habits.h"

using namespace parlour;
using namespace parlour::doudizhu;
using namespace parlour::test;

namespace {

State bidding() {
    Deal deal;
    deal.hands[0] = ranks("3456789TJQKKA22XD");
    return Doudizhu::start({}, deal);
}
std::string_view kind(const State& state) {
    return Habits::kindOf(viewToMove(state), Doudizhu::legalMoves(state).front());
}
std::string_view habit(const State& state, const char* played, const char* best) {
    const auto parsed = [&](const char* text) {
        const Move move = Doudizhu::parseMove(text).value();
        INFO(text);
        REQUIRE(Doudizhu::objection(state, move).empty());
        return move;
    };
    return Habits::habitOf(viewToMove(state), parsed(played), parsed(best));
}

} // namespace

TEST_CASE("Each kind of decision in Doudizhu has its position") {
    const State deal = endgame("39A", "557", "78K");
    checkLabels(Habits::kinds(), {{"bid", kind(bidding())},
                                  {"lead", kind(deal)},
                                  {"answer", kind(after(deal, "3"))},
                                  {"partner", kind(after(deal, "3 5"))},
                                  {"answer", kind(after(deal, "3 5 pass"))}});
}

TEST_CASE("Each habit in Doudizhu has its position") {
    const State answer = after(endgame("39A", "4688KK5555", "78K"), "3");
    const State lead = endgame("3346777A", "558", "9TK");
    checkLabels(Habits::habits(),
                {{"bids-too-much", habit(bidding(), "bid 3", "bid 2")},
                 {"bids-too-little", habit(bidding(), "bid 0", "bid 2")},
                 {"bombs-early", habit(answer, "5555", "pass")},
                 {"bombs-late", habit(answer, "4", "5555")},
                 {"bombs-late", habit(answer, "pass", "5555")},
                 {"passes", habit(answer, "pass", "4")},
                 {"beats-partner", habit(after(endgame("39A", "55K", "78K"), "3 5"), "K", "pass")},
                 {"breaks-up", habit(answer, "K", "4")},
                 {"breaks-up", habit(answer, "8", "pass")},
                 {"plays-on", habit(answer, "4", "pass")},
                 {"kickers", habit(lead, "777A", "7774")},
                 {"too-high", habit(answer, "6", "4")},
                 {"too-low", habit(answer, "4", "6")},
                 {"leads-few", habit(lead, "4", "33")},
                 {"leads-many", habit(lead, "33", "4")}});
}
