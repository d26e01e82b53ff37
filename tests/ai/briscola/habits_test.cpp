// Each kind of decision and each habit in Briscola has its position.
#include "ai/briscola/habits.h"
#include "tests/support/briscola.h"
#include "tests/support/habits.h"

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

std::string_view kind(const State& state) {
    return Habits::kindOf(viewToMove(state), Briscola::legalMoves(state).front());
}
std::string_view habit(const State& state, const char* played, const char* best) {
    for (const char* text : {played, best})
        REQUIRE(Briscola::handToMove(state).set().contains(card(text)));
    return Habits::habitOf(viewToMove(state), card(played), card(best));
}

// Swords are trumps; the last to move has `hand`, after these leads.
State answering(const std::string& lead, const std::string& hand) {
    return after(begin(players(2), lead + " 2C 2D " + hand + " 4S"), lead);
}

} // namespace

TEST_CASE("Each kind of decision in Briscola has its position") {
    State ending = answering("KC", "AC 5D 7S");
    ending.pub.stock = 0;
    checkLabels(Habits::kinds(), {{"lead", kind(begin(players(2), ""))},
                                  {"follow", kind(answering("KC", "AC 5D 7S"))},
                                  {"ending", kind(ending)}});
}

TEST_CASE("Each habit in Briscola has its position") {
    const State lead = begin(players(2), "AD 5D 7S  2C 4C 5C  4S");
    // The partner, seat 0, is ahead.
    const State partners =
        after(begin(players(4), "AC 2D 4D  4C 2B 4B  3C KD 7S  5C 5B 6B  4S"), "AC 4C");
    checkLabels(Habits::habits(),
                {{"leads-trump", habit(lead, "7S", "5D")},
                 {"leads-no-trump", habit(lead, "5D", "7S")},
                 {"leads-points", habit(lead, "AD", "5D")},
                 {"", habit(lead, "5D", "AD")},
                 {"beats-partner", habit(partners, "7S", "3C")},
                 {"keeps-points", habit(partners, "KD", "3C")},
                 {"", habit(partners, "3C", "KD")},
                 {"trumps-little", habit(answering("KC", "2B 5D 7S"), "7S", "5D")},
                 {"takes-wrong", habit(answering("AC", "2B 5D 7S"), "7S", "5D")},
                 {"takes-wrong", habit(answering("5C", "AC 5D 7S"), "AC", "5D")},
                 {"trumps-high", habit(answering("AC", "2B AS 7S"), "AS", "7S")},
                 {"lets-go", habit(answering("KC", "AC 5D 7S"), "5D", "AC")},
                 {"gives-points", habit(answering("KC", "AD 5D 7S"), "AD", "5D")},
                 {"", habit(answering("KC", "AD 5D 7S"), "5D", "AD")}});
}
