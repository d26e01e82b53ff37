#include "ai/briscola/simple_players.h"
#include "tests/support/briscola_players.h"
#include "tests/support/scale.h"

#include <set>

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

// What the agent plays from these hands, when the cards were played before.
template <class A>
std::string plays(A agent, int count, const std::string& deal, const std::string& before = "",
                  std::uint64_t seed = 1) {
    return italian::toText(ask(agent, after(begin(players(count), deal), before), seed).move);
}

// All that it plays for different seeds.
template <class A>
std::set<std::string> mayPlay(A agent, int count, const std::string& deal,
                              const std::string& before = "") {
    std::set<std::string> moves;
    for (std::uint64_t seed = 1; seed <= 60; ++seed)
        moves.insert(plays(agent, count, deal, before, seed));
    return moves;
}

using Cards = std::set<std::string>;

const GreedyPlayer kGreedy;
const GreedyPlayer kGreedyOff({false});

} // namespace

TEST_CASE("Random plays each of its cards equally often") {
    RandomPlayer agent;
    const State state = begin(players(2), "AD 2C 7S  3D 5C 6C  4S");
    std::array<int, 3> counts{};
    Rng rng(221);
    for (int i = 0; i < 3000; ++i) {
        const Card move = agent.decide(viewToMove(state), rng, {}, {}).move;
        for (int k = 0; k < 3; ++k)
            counts[static_cast<std::size_t>(k)] += state.hands[0][k] == move;
    }
    for (const int count : counts) CHECK(std::abs(count - 1000) < 120);
}

TEST_CASE("Baseline, case 1: a trump, the first in hand order, whether first or not") {
    CHECK(mayPlay(BaselinePlayer(), 2, "2C 5S AS  3D 5C 6C  4S") == Cards{"5S"});
    CHECK(mayPlay(BaselinePlayer(), 2, "2C AS 5S  3D 5C 6C  4S") == Cards{"AS"});
    // A trump comes before following suit, ...
    CHECK(mayPlay(BaselinePlayer(), 2, "3D 5C 6C  2D KS AD  4S", "3D") == Cards{"KS"});
    // ... also when the trump gains nothing.
    CHECK(mayPlay(BaselinePlayer(), 2, "2D 5C 6C  AD 7B 5S  4S", "2D") == Cards{"5S"});
}

TEST_CASE("Baseline, case 2: when not first, a card of the suit led, the first in hand order") {
    CHECK(mayPlay(BaselinePlayer(), 2, "3D 5C 6C  7B 2D AD  4S", "3D") == Cards{"2D"});
    CHECK(mayPlay(BaselinePlayer(), 2, "3D 5C 6C  7B AD 2D  4S", "3D") == Cards{"AD"});
    // The suit led is that of the first card, also for the third and fourth player.
    CHECK(mayPlay(BaselinePlayer(), 3, "3D 5C 6C  7B AC 2B  NB 6B KD  4S", "3D 7B") == Cards{"KD"});
    CHECK(mayPlay(BaselinePlayer(), 4, "3D 5C 6C  7B AC 2B  NB 6B KD  5B KB 6D  4S", "3D 7B NB") ==
          Cards{"6D"});
}

TEST_CASE("Baseline, case 3: when first, a card without points, the first in hand order") {
    CHECK(mayPlay(BaselinePlayer(), 2, "AD 7C 2B  3D 5C 6C  4S") == Cards{"7C"});
    CHECK(mayPlay(BaselinePlayer(), 2, "AD JC 2B  3D 5C 6C  4S") == Cards{"2B"});
}

TEST_CASE("Baseline: else any card, when second also those with points") {
    CHECK(mayPlay(BaselinePlayer(), 2, "AD JC KB  3D 5C 6C  4S") == Cards{"AD", "JC", "KB"});
    CHECK(mayPlay(BaselinePlayer(), 2, "3D 5C 6C  7B 2B AC  4S", "3D") == Cards{"7B", "2B", "AC"});
}

TEST_CASE("Baseline with cases=hand: the first card that fits any case") {
    const BaselinePlayer byCard({true});
    // Leading: the two of cups has no points and comes before the trump.
    CHECK(mayPlay(byCard, 2, "2C 5S AS  3D 5C 6C  4S") == Cards{"2C"});
    CHECK(mayPlay(byCard, 2, "AC 5S 2C  3D 5C 6C  4S") == Cards{"5S"});
    // Answering: the two of coins follows and comes before the trump.
    CHECK(mayPlay(byCard, 2, "3D 5C 6C  2D KS AD  4S", "3D") == Cards{"2D"});
    CHECK(mayPlay(byCard, 2, "3D 5C 6C  7B 2B AC  4S", "3D") == Cards{"7B", "2B", "AC"});
}

TEST_CASE("Greedy leads its highest trump") {
    CHECK(plays(kGreedy, 2, "2S KS AD  3D 5C 6C  4S") == "KS");
    CHECK(plays(kGreedy, 2, "KS 3S AD  3D 5C 6C  4S") == "3S");
    CHECK(plays(kGreedy, 2, "2S 5S AD  3D 5C 6C  4S") == "5S"); // both without points
    CHECK(plays(kGreedy, 2, "AD AC 2S  3D 5C 6C  4S") == "2S");
}

TEST_CASE("Greedy without a trump leads the card worth most, the first of equal ones") {
    CHECK(plays(kGreedy, 2, "KB 3B JC  3D 5C 6C  4S") == "3B");
    CHECK(plays(kGreedy, 2, "3B AC KB  3D 5C 6C  4S") == "AC");
    CHECK(plays(kGreedy, 2, "2B KC KB  3D 5C 6C  4S") == "KC");
    CHECK(plays(kGreedy, 2, "7B 2C 5D  3D 5C 6C  4S") == "7B");
}

TEST_CASE("Greedy, second: of the cards that take, the one that gains most") {
    CHECK(plays(kGreedy, 2, "KD 5C 6C  3D AD 2S  4S", "KD") == "AD");
    CHECK(plays(kGreedy, 2, "AD 5C 6C  2S KS JD  4S", "AD") == "KS"); // 4 more than the two
    CHECK(plays(kGreedy, 2, "2D 5C 6C  4D AC KC  4S", "2D") == "4D"); // only this one takes
}

TEST_CASE("Greedy, second: of equal gains the cheapest, a trump being dearer") {
    CHECK(plays(kGreedy, 2, "2D 5C 6C  7D 5D 6D  4S", "2D") == "5D");
    CHECK(plays(kGreedy, 2, "4D 5C 6C  2S 7D AC  4S", "4D") == "7D");
    CHECK(plays(kGreedy, 2, "AD 5C 6C  7S 2S KC  4S", "AD") == "2S");
}

TEST_CASE("Greedy, second: what cannot take gives away least, the cheapest of equal ones") {
    CHECK(plays(kGreedy, 2, "AD 5C 6C  KC JC NB  4S", "AD") == "JC");
    CHECK(plays(kGreedy, 2, "AD 5C 6C  7B 2B 4B  4S", "AD") == "2B");
    CHECK(plays(kGreedy, 2, "AS 5C 6C  2S 7C NB  4S", "AS") == "7C"); // keeps the trump
    CHECK(plays(kGreedy, 2, "AS 5C 6C  NB AC 2S  4S", "AS") == "2S"); // but not for 3 points
}

TEST_CASE("Greedy with second=off plays as if it were first") {
    CHECK(plays(kGreedyOff, 2, "KD 5C 6C  3D AD 2S  4S", "KD") == "2S");
    CHECK(plays(kGreedyOff, 2, "AD 5C 6C  KC JC NB  4S", "AD") == "KC");
    CHECK(plays(kGreedyOff, 2, "KB 3B JC  3D 5C 6C  4S") == "3B");
    // The other one does not.
    CHECK(plays(kGreedy, 2, "KD 5C 6C  3D AD 2S  4S", "KD") == "AD");
    CHECK(plays(kGreedy, 2, "AD 5C 6C  KC JC NB  4S", "AD") == "JC");
}

TEST_CASE("Greedy, three players: the best card so far is what must be beaten") {
    CHECK(plays(kGreedy, 3, "2D 5C 6C  3D KB 7B  AD KD 2B  4S", "2D 3D") == "AD");
    CHECK(plays(kGreedy, 3, "2D 5C 6C  AD KB 7B  3D JC 2B  4S", "2D AD") == "2B");
    CHECK(plays(kGreedy, 3, "2D 5C 6C  2S KB 7B  AD JC 5S  4S", "2D 2S") == "5S");
}

TEST_CASE("Greedy gives points to a trick that its partner has") {
    // Seat 2 after seat 0's ace and seat 1's two: the three goes to the partner.
    CHECK(plays(kGreedy, 4, "AD 5C 6C  2D KB 7B  3B KC 5S  JB 2B 4B  4S", "AD 2D") == "3B");
    // Not when seat 1 has taken it.
    CHECK(plays(kGreedy, 4, "AD 5C 6C  2S KB 7B  3B KC 6B  JB 2B 4B  4S", "AD 2S") == "6B");
    // Last to play, the partner behind the opponents' card.
    CHECK(plays(kGreedy, 4, "AD 5C 6C  3C KB 7B  2S KC 6B  3B NC 2B  4S", "AD 3C 2S") == "2B");
    // Last to play, the partner (seat 1) ahead.
    CHECK(plays(kGreedy, 4, "KD 5C 6C  AD KB 7B  2C KC 6B  3B NC 2B  4S", "KD AD 2C") == "3B");
}

TEST_CASE("Greedy for playouts chooses what greedy decides") {
    Rng rng(222);
    GreedyPlayer agent;
    for (const Options& options : allOptions())
        for (int game = 0; game < scaled(50); ++game) {
            State state = randomStart(options, rng);
            while (Briscola::toMove(state) != kNoSeat) {
                const Seat seat = Briscola::toMove(state);
                const Card move = ask(agent, state).move;
                REQUIRE(GreedyPlayer::choose(state.pub, seat, Briscola::handToMove(state)) == move);
                Briscola::playRandomMove(state, rng);
            }
        }
}
