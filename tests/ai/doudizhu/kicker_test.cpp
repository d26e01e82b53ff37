// The players of Doudizhu: bidding, leading, beating, working together.
#include "ai/doudizhu/kicker.h"
#include "ai/doudizhu/simple_players.h"
#include "ai/doudizhu/split.h"
#include "tests/support/doudizhu.h"
#include "tests/support/scale.h"

#include <map>

using namespace parlour;
using namespace parlour::doudizhu;
using namespace parlour::test;

namespace {

template <class A> Decision<Doudizhu> decisionOf(const State& state, std::uint64_t seed = 1) {
    A agent;
    Rng rng(seed);
    return agent.decide(viewToMove(state), rng, {}, {});
}

std::string kickerMove(const State& state) {
    return Doudizhu::toText(decisionOf<KickerPlayer>(state).move);
}
std::string greedyMove(const State& state) {
    return Doudizhu::toText(decisionOf<GreedyPlayer>(state).move);
}

} // namespace

TEST_CASE("Random plays each legal move of Doudizhu equally often") {
    const State state = after(table("33", "458", "8"), "3");
    std::map<std::string, int> counts;
    for (std::uint64_t seed = 1; seed <= 2000; ++seed)
        ++counts[Doudizhu::toText(decisionOf<RandomPlayer>(state, seed).move)];
    CHECK(counts.size() == 4);
    for (const char* move : {"4", "5", "8", "pass"}) CHECK(std::abs(counts[move] - 500) < 100);
}

TEST_CASE("Greedy plays the lowest reply that breaks no bomb") {
    CHECK(greedyMove(after(table("45", "5556789XD", "3"), "4")) == "5");
    CHECK(greedyMove(after(table("45", "55556XD", "3"), "4")) == "6");
    CHECK(greedyMove(after(table("4T", "5555XD", "3"), "T")) == "5555");
    CHECK(greedyMove(after(table("4T", "35XD", "3"), "T")) == "XD");
    CHECK(greedyMove(after(table("4T", "35", "3"), "T")) == "pass");
    CHECK(greedyMove(table("344556677", "3", "4")) == "44556677");
}

TEST_CASE("Greedy beats its partner too") {
    CHECK(greedyMove(after(table("3K", "455", "67"), "3 4")) == "6");
    CHECK(kickerMove(after(table("3K", "455", "678"), "3 4")) == "pass");
}

TEST_CASE("Kicker bids by its split, never less than what is there") {
    const std::string strong = "3456789TJQKA22XDK";
    const std::string weak = "33446688TTJJ5799K";
    CHECK(KickerPlayer::worth(ranks(strong)) == 3);
    CHECK(KickerPlayer::worth(ranks(weak)) == 0);
    Deal deal;
    deal.hands = {ranks(strong), ranks(weak), ranks("3345567778899TTAA")};
    deal.kitty = ranks("222");
    const State start = Doudizhu::start({}, deal);
    CHECK(kickerMove(start) == "bid 3");
    CHECK(kickerMove(after(start, "bid0")) == "bid 0");
}

TEST_CASE("A stronger hand is bid on higher") {
    CHECK(KickerPlayer::worth(ranks("33445566778899TTJ")) <
          KickerPlayer::worth(ranks("33445566778899TXD")));
    CHECK(KickerPlayer::worth(ranks("3568TTJQ")) <= KickerPlayer::worth(ranks("3568TTJ2")));
}

TEST_CASE("Kicker keeps its sequences and leads what is loose") {
    const State state = table("345679KK22", "33445", "66778");
    CHECK(kickerMove(state) == "34567");
    const State loose = table("3567894KAA", "33445", "66778");
    CHECK(kickerMove(loose) == "3456789");
    const State single = table("356789KAA", "3344", "6677");
    CHECK(kickerMove(single) == "3");
}

TEST_CASE("Kicker leads neighbouring triplets together, with wings") {
    CHECK(kickerMove(table("333444TTJJ88K", "55", "66")) == "33344488TT");
    CHECK(kickerMove(table("333444TTJJA2", "55", "66")) == "333444TTJJ");
    CHECK(kickerMove(table("33344467TTJJQ", "55", "66")) == "33344467");
    // The valuation sees 445566 and three single cards in it, which take more plays.
    CHECK(splitValue(ranks("444555666")) == 36 - 3);
    CHECK(kickerMove(table("44455566689QKK", "77", "33")) == "44455566689Q");
    CHECK(kickerMove(table("33344459TJQK", "66", "77")) == "3335");
    CHECK(kickerMove(table("333444AA2", "66", "77")) == "333444");
    CHECK(kickerMove(table("3334449TJQK", "66", "77")) == "333444");
    CHECK(kickerMove(table("AAA22257TT", "66", "77")) == "5AAA");
}

TEST_CASE("The paper's examples: kicker keeps the sequences of 456667899 and 3455667789 whole") {
    CHECK(kickerMove(table("333456667899", "TT", "JJ")) == "3339");
    CHECK(kickerMove(table("KKK456667899", "TT", "JJ")) == "45678");
    CHECK(kickerMove(table("KKK6699TT", "78", "JJ")) == "66KKK");
    CHECK(kickerMove(table("JJJQQQ456667899", "TT", "33")) == "45678");
    CHECK(kickerMove(table("JJJQQQ66699A", "TT", "33")) == "6669");
    CHECK(kickerMove(table("3455667789KKA", "TT", "JJ")) == "34567");
}

TEST_CASE("A triplet is led with what it carries") {
    const State state = table("4447899KKA2", "335566TT", "5588QQJJ");
    CHECK(kickerMove(state) == "4447");
}

TEST_CASE("The paper's example: a peasant passes over his partner's pair of queens") {
    const State state = after(table("3344556JJ", "8KKAA9", "QQ4567"), "33 pass QQ pass");
    CHECK(Doudizhu::toMove(state) == 1);
    CHECK(kickerMove(state) == "pass");
    // But he goes out over it if he can.
    const State out = after(table("3344556JJ", "KK", "QQ4567"), "33 pass QQ pass");
    CHECK(kickerMove(out) == "KK");
}

TEST_CASE("The paper's example: he takes over with a 2 when the partner has one card, a 4, left") {
    const State state = after(table("5789TJK", "6Q923", "4"), "5");
    CHECK(kickerMove(state) == "2");
    // Then he leads low, and the partner is out.
    const State lead = after(state, "2 pass pass");
    CHECK(kickerMove(lead) == "3");
    CHECK(after(lead, "3 4").pub.winner() == 2);
}

TEST_CASE("Kicker beats an opponent as low as it can and breaks nothing up") {
    CHECK(kickerMove(after(table("5K3344", "66789TJK", "3456789"), "5")) == "6");
    CHECK(kickerMove(after(table("5K33446", "89TJQ7KA", "3456789"), "5")) ==
          "A"); // 7 to K is a sequence
    // Nothing but its triplet would do, which carries the nine.
    const State keep = after(table("KK334456789", "AAA345679", "3456789"), "KK");
    CHECK(kickerMove(keep) == "pass");
}

TEST_CASE("It breaks a group up when an opponent is nearly out") {
    const State state = after(table("99J", "KKK3456788", "3456789"), "99");
    CHECK(kickerMove(state) == "KK");
}

TEST_CASE("An opponent with one card left gets no single card that he might beat") {
    const State pairs = table("34KK", "A", "5678");
    CHECK(kickerMove(pairs) == "KK");
    const State singles = table("358", "A", "4679");
    CHECK(kickerMove(singles) == "8");
}

TEST_CASE("What nobody can beat comes first when the rest then goes out") {
    const State state = table("3D", "44", "5X"); // no card beats the red joker, nor is there a bomb
    CHECK(kickerMove(state) == "D");
}

TEST_CASE("A bomb stops who is nearly out when nothing else does") {
    const State state = after(table("22A", "3333456789TJ", "4567"), "22");
    CHECK(kickerMove(state) == "3333");
}

TEST_CASE("Kicker wins more than greedy in both roles", "[strength]") {
    const Options options{false, Kickers::Any, Scoring::Classic};
    KickerPlayer good;
    GreedyPlayer plain;
    Rng rng(441);
    int asLandlord = 0;
    int asPeasants = 0;
    const int games = scaled(500);
    for (int game = 0; game < games; ++game) {
        const Deal deal = Doudizhu::deal(options, rng);
        for (const bool isLandlord : {true, false}) {
            State state = Doudizhu::start(options, deal);
            while (Doudizhu::toMove(state) != kNoSeat) {
                Agent<Doudizhu>& agent = (Doudizhu::toMove(state) == 0) == isLandlord
                                             ? static_cast<Agent<Doudizhu>&>(good)
                                             : plain;
                Doudizhu::apply(state, agent.decide(viewToMove(state), rng, {}, {}).move);
            }
            const bool landlordWins = state.pub.winner() == 0;
            (isLandlord ? asLandlord : asPeasants) += landlordWins == isLandlord;
        }
    }
    CHECK(asLandlord > games * 6 / 10); // about 73 in a hundred
    CHECK(asPeasants > games * 6 / 10); // about 69
}
