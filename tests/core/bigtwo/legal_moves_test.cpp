// Which plays there are, against all subsets of a hand; and why others are not legal.
#include "tests/support/bigtwo.h"
#include "tests/support/scale.h"

#include <algorithm>
#include <map>
#include <set>

using namespace parlour::bigtwo;
using namespace parlour::test;
using parlour::Rng;

namespace {

std::set<std::string> texts(const auto& moves) {
    std::set<std::string> list;
    for (const CardSet play : moves) REQUIRE(list.insert(BigTwo::toText(play)).second);
    return list;
}

// The legal moves among all subsets of the hand, the empty one included.
std::set<std::string> legalSubsets(const State& state) {
    const CardSet hand = state.hands[static_cast<std::size_t>(state.pub.next)];
    std::set<std::string> list;
    std::uint64_t subset = 0;
    do {
        const CardSet cards = CardSet::fromBits(subset);
        if (BigTwo::objection(state, cards).empty()) list.insert(BigTwo::toText(cards));
        subset = (subset - hand.bits()) & hand.bits();
    } while (subset != 0);
    return list;
}

// A first hand of many plays: few ranks, few suits, or neighbours.
State crowded(const Options& options, Rng& rng) {
    std::vector<Card> deck;
    for (const Card card : kDeck) deck.push_back(card);
    rng.shuffle(std::span<Card>(deck));
    const std::uint32_t how = rng.below(3);
    const int suit = static_cast<int>(rng.below(4));
    const int from = static_cast<int>(rng.below(13));
    std::ranges::stable_sort(deck, {}, [&](Card card) {
        if (how == 0) return card.suit() != suit;
        return (card.rank() - from + 13) % 13 > (how == 1 ? 3 : 6);
    });
    Deal deal;
    for (std::size_t i = 0; i < 52; ++i) deal.hands[i / 13].insert(deck[i]);
    return BigTwo::start(options, deal);
}

} // namespace

TEST_CASE("Legal moves are those of all subsets to which the rules have no objection") {
    Rng rng(411);
    for (const Options& options : allOptions())
        for (int game = 0; game < scaled(10) / 5 + 1; ++game) {
            State state = game % 2 ? crowded(options, rng) : randomStart(options, rng);
            for (; BigTwo::toMove(state) != parlour::kNoSeat; BigTwo::playRandomMove(state, rng)) {
                REQUIRE(texts(BigTwo::legalMoves(state)) == legalSubsets(state));
                REQUIRE(texts(BigTwo::legalMoves(viewToMove(state))) == legalSubsets(state));
            }
        }
}

TEST_CASE("A hand of one suit has the most moves, and room for them") {
    for (int suit = 0; suit < 4; ++suit) {
        State state = endgame({"3D"});
        state.hands[0] = ofSuit(suit);
        CHECK(BigTwo::legalMoves(state).size() == 13 + 1287);
    }
}

TEST_CASE("Plays of every kind are found") {
    const State state =
        endgame({"3D 3C 3H 3S 4D 5D 6D 7D 8C", "9H", "9S", "TD"}, {.triples = true});
    const std::set<std::string> moves = texts(BigTwo::legalMoves(state));
    for (const char* text : {"8C", "3C 3S", "3D 3C 3H", "3H 4D 5D 6D 7D", "3D 4D 5D 6D 7D",
                             "4D 5D 6D 7D 8C", "3D 3C 3H 3S 8C"})
        CHECK(moves.contains(text));
    CHECK_FALSE(moves.contains("pass"));
    CHECK(texts(BigTwo::legalMoves(endgame({"3D 3C 3H", "9H", "9S", "TD"}))) ==
          std::set<std::string>{"3D", "3C", "3H", "3D 3C", "3D 3H", "3C 3H"});
}

TEST_CASE("A follower needs as many cards, and higher, or may pass") {
    const auto answers = [](const std::string& lead, const std::string& hand,
                            const Options& options = {}) {
        State state = endgame({lead + " 3D", hand, "4C", "4H"}, options);
        BigTwo::apply(state, cardSet(lead));
        return texts(BigTwo::legalMoves(state));
    };
    using Texts = std::set<std::string>;
    CHECK(answers("9H", "9C 9S TD 2S") == Texts{"9S", "TD", "2S", "pass"});
    CHECK(answers("9H 9C", "9D 9S TD TC") == Texts{"9D 9S", "TD TC", "pass"});
    CHECK(answers("9H 9S", "9D 9C 8S") == Texts{"pass"});
    CHECK(answers("5C 6C 7D 8C 9C", "9S 8D 7H 6S 5S TH TS 2S") ==
          Texts{"5S 6S 7H 8D 9S", "6S 7H 8D 9S TH", "6S 7H 8D 9S TS", "5S 6S 9S TS 2S", "pass"});
    CHECK(answers("5C 5D 5H", "6C 6D 6H 4S", {.triples = true}) == Texts{"6D 6C 6H", "pass"});
}

TEST_CASE("Nothing but a play with the three of diamonds begins a game") {
    Rng rng(412);
    for (int i = 0; i < 50; ++i) {
        const State state = randomStart({}, rng);
        for (const CardSet play : BigTwo::legalMoves(state))
            REQUIRE(play.contains(kThreeOfDiamonds));
        const State free = BigTwo::start({.firstAny = true}, {state.hands});
        REQUIRE(free.pub.next == state.pub.next);
        REQUIRE(BigTwo::legalMoves(free).size() > BigTwo::legalMoves(state).size());
    }
}

TEST_CASE("An illegal selection says why it is illegal") {
    const State lead = endgame({"3C 3H 4D 4C 5D 6D 7D 9H", "8C", "9C", "TC"});
    CHECK(objectionTo(lead, "3C 3H").empty());
    CHECK(objectionTo(lead, "") == "The leader cannot pass");
    CHECK(objectionTo(lead, "8C") == "The hand does not hold all these cards");
    CHECK(objectionTo(lead, "3C 4D") == "Two cards must be a pair");
    CHECK(objectionTo(lead, "3C 3H 4D") == "Three cards are not a play");
    CHECK(objectionTo(lead, "3C 3H 4D 4C") == "Four cards are not a play");
    CHECK(
        objectionTo(lead, "3C 4D 5D 6D 9H") ==
        "These five cards are not a straight, flush, full house, four of a kind or straight flush");
    CHECK(objectionTo(lead, "3C 4D 5D 6D 7D 9H") == "A play has at most five cards");

    const auto follow = [](const std::string& play, const Options& options = {}) {
        State state =
            endgame({"8C 8D 8H TS JS QS KS AS", "7D 7C 9D 9S 9H 6D 5D 4D 3D", "TC", "TD"}, options);
        BigTwo::apply(state, cardSet(play));
        return state;
    };
    CHECK(objectionTo(follow("8C"), "").empty());
    CHECK(objectionTo(follow("8C"), "9D 9S") == "Only a single card can be played here");
    CHECK(objectionTo(follow("8C"), "7D") == "This does not beat the play on the table");
    CHECK(objectionTo(follow("8C 8D"), "9D") == "Only a pair can be played here");
    CHECK(objectionTo(follow("8C 8D"), "7D 7C") == "This does not beat the play on the table");
    CHECK(objectionTo(follow("TS JS QS KS AS"), "9D") ==
          "Only a five-card combination can be played here");
    CHECK(objectionTo(follow("TS JS QS KS AS"), "3D 4D 5D 6D 7C") ==
          "This does not beat the play on the table");
    const Options triples{.triples = true};
    CHECK(objectionTo(follow("8C", triples), "9D 9S 7D") == "Three cards must have the same rank");
    CHECK(objectionTo(follow("8C 8D 8H", triples), "9D 9S") ==
          "Only three of a kind can be played here");
    CHECK(objectionTo(follow("8C 8D 8H", triples), "9D 9H 9S").empty());

    Rng rng(413);
    const State first = randomStart({}, rng);
    const CardSet hand = first.hands[static_cast<std::size_t>(first.pub.next)];
    CHECK(std::string(BigTwo::objection(first, CardSet{hand.highest()}).english) ==
          "The first play must contain the three of diamonds");
}

TEST_CASE("Random moves are drawn from all legal ones, a pass as often as another") {
    State state = endgame({"3D 4D", "5C 6C 6D 7H", "8C", "9C"});
    BigTwo::apply(state, cardSet("4D"));
    std::map<std::string, int> counts;
    Rng rng(414);
    for (int i = 0; i < 5000; ++i) {
        State next = state;
        BigTwo::playRandomMove(next, rng);
        ++counts[BigTwo::toText(next.pub.history[next.pub.turns - 1u].cards())];
    }
    CHECK(counts.size() == 5);
    for (const auto& [text, count] : counts) CHECK(std::abs(count - 1000) < 120);
}
