// Tricks that are certain, whatever the others hold.
#include "core/euchre/claim.h"
#include "tests/support/euchre.h"
#include "tests/support/scale.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

// What seat 0 may claim after calling hearts; it leads.
std::string claim(const std::string& hand, const std::string& upcard = "9S") {
    const State state =
        after(Euchre::start({}, euchreDeal({hand}, upcard)), "pass, pass, pass, pass, call H");
    std::string text;
    for (const Card card : certainTricks(viewToMove(state)))
        text += (text.empty() ? "" : " ") + french::toText(card);
    return text;
}

} // namespace

TEST_CASE("Claim: the five highest trumps take everything") {
    CHECK(claim("JH JD AH KH QH") == "JH JD AH KH QH");
    CHECK(claim("JH JD KH QH TH") == "JH JD KH QH TH"); // ace and nine fall on the bowers
    CHECK(claim("JH KH QH TH 9H").empty());             // of left bower and ace one may stay
}

TEST_CASE("Claim: an ace counts only where nobody can trump it") {
    CHECK(claim("JH JD AH KH AC") == "JH JD AH KH AC"); // four of seven trumps draw the other three
    CHECK(claim("JH JD AH AS AC").empty());             // three draw three of four
    CHECK(claim("JH JD AH KH KC").empty());             // no ace
}

TEST_CASE("Claim: what was turned down or played is out of the way") {
    CHECK(claim("JH JD AH KH KC", "AC") == "JH JD AH KH KC");
}

TEST_CASE("Claim: who claims takes every trick, whatever the others play") {
    Rng rng(77);
    int claims = 0;
    for (int game = 0; game < scaled(4000); ++game) {
        const Options options = euchreOptions({{"lone_defender", true}});
        State state = Euchre::start(options, Euchre::deal(options, rng));
        while (Euchre::toMove(state) != kNoSeat) {
            if (state.pub.phase == Phase::Play && state.pub.onTable == 0) {
                const Seat seat = state.pub.turn;
                State rest = state;
                const Claim cards = certainTricks(viewToMove(rest));
                for (const Card card : cards) {
                    REQUIRE(rest.pub.turn == seat);
                    Euchre::apply(rest, Move::play(card));
                    while (rest.pub.onTable != 0) Euchre::playRandomMove(rest, rng);
                    ++claims;
                }
                if (!cards.empty()) {
                    REQUIRE(rest.pub.isOver());
                    REQUIRE(rest.pub.tricks[static_cast<std::size_t>(seat & 1)] ==
                            state.pub.tricks[static_cast<std::size_t>(seat & 1)] + cards.size());
                }
            }
            Euchre::playRandomMove(state, rng);
        }
    }
    CHECK(claims > scaled(400));
}
