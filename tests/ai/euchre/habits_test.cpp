// Each kind of decision and each habit in Euchre has its position.
#include "ai/euchre/habits.h"
#include "tests/support/euchre_players.h"
#include "tests/support/habits.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

const std::vector<std::string> kDealt{"9H TH QD 9D TC", "9C JC QC KC AH", "KH QH AS KD AD",
                                      "9S TS JH QS JD"};
// Hearts are trump, seat 0 leads; seat 2 is its partner.
const std::vector<std::string> kPlay{"AC QC 9C 9H TD", "TC KC AD KD QS", "JH AH KH JS TS",
                                     "JC JD QH TH QD"};

State first() {
    return Euchre::start(euchreOptions({{"lone_defender", true}}), euchreDeal(kDealt, "JS"));
}
State play(const std::string& moves = "") { return called("H", kPlay, moves); }

std::string_view kind(const State& state) {
    return Habits::kindOf(viewToMove(state), Euchre::legalMoves(state).front());
}
std::string_view habit(const State& state, const std::string& played, const std::string& best) {
    after(state, played); // both are legal
    after(state, best);
    return Habits::habitOf(viewToMove(state), Euchre::parseMove(played).value(),
                           Euchre::parseMove(best).value());
}

} // namespace

TEST_CASE("Each kind of decision in Euchre has its position") {
    checkLabels(Habits::kinds(), {{"bid", kind(first())},
                                  {"bid", kind(after(first(), "order alone, discard 9S"))},
                                  {"discard", kind(after(first(), "order"))},
                                  {"lead", kind(play())},
                                  {"follow", kind(play("AC"))},
                                  {"void", kind(play("AC, TC"))}});
}

TEST_CASE("Each habit in Euchre has its position") {
    const State lone = after(first(), "order alone, discard 9S");
    const State ordered = after(first(), "order");
    checkLabels(Habits::habits(), {{"makes-too-much", habit(first(), "order", "pass")},
                                   {"makes-too-little", habit(first(), "pass", "order alone")},
                                   {"wrong-suit", habit(after(first(), "pass, pass, pass, pass"),
                                                        "call H", "call D")},
                                   {"alone-too-much", habit(first(), "order alone", "order")},
                                   {"alone-too-little", habit(first(), "order", "order alone")},
                                   {"alone-too-much", habit(lone, "defend alone", "pass")},
                                   {"alone-too-little", habit(lone, "pass", "defend alone")},
                                   {"discards-wrong", habit(ordered, "discard 9S", "discard JH")},
                                   {"leads-trump", habit(play(), "9H", "AC")},
                                   {"leads-no-trump", habit(play(), "AC", "9H")},
                                   {"", habit(play(), "TD", "AC")},
                                   {"beats-partner", habit(play("AC, TC"), "KH", "TS")},
                                   {"trumps-early", habit(play("QC, KC"), "KH", "TS")},
                                   {"lets-go", habit(play("QC, KC"), "TS", "KH")},
                                   {"wins-high", habit(play("QC, KC"), "JH", "KH")},
                                   {"", habit(play("QC, KC"), "KH", "JH")},
                                   {"throws-wrong", habit(play("AC, TC"), "JS", "TS")}});
}
