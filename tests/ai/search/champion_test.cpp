// The champions' frame, with a game whose chances can be worked out by hand.
//
// Seat 1 faces a bet and should follow if it wins more than one time in four. If a bet means
// nothing, all other cards are equally likely: it follows with 14 of 52 or more. Inference expects
// nine bets in ten to come from 27 or more: then it follows with 32 or more.
#include "ai/search/champion.h"
#include "tests/support/beliefs.h"
#include "tests/support/high_card.h"

using namespace parlour;
using namespace parlour::test;
using high_card::HighCard;
using Move = HighCard::Move;

namespace {

HighCard::Observation answering(int card) { return {1, {Move::Bet, Move::None}, card}; }

Decision<HighCard> decide(const HighCard::Observation& view, const ChampionBasics& params,
                          const Budget& budget = {}) {
    Rng rng(771);
    return ChampionPlayer<high_card::Mind>(params).decide(view, rng, budget, {});
}

ChampionBasics manyWorlds() {
    ChampionBasics params;
    params.worlds = 20'000;
    return params;
}

double valueOf(const Decision<HighCard>& decision, Move move) {
    const auto place = std::ranges::find(decision.candidates, move, &Candidate<Move>::move);
    REQUIRE(place != decision.candidates.end());
    return place->value;
}

} // namespace

TEST_CASE("A champion believes what was done and answers by that") {
    CHECK(decide(answering(35), manyWorlds()).move == Move::Bet);
    CHECK(decide(answering(28), manyWorlds()).move == Move::Pass);
    ChampionBasics blind = manyWorlds();
    blind.infers = false;
    CHECK(decide(answering(28), blind).move == Move::Bet);
    CHECK(decide(answering(18), blind).move == Move::Bet);
    CHECK(decide(answering(10), blind).move == Move::Pass);
}

TEST_CASE("A champion's values are means over the worlds that it believes in") {
    ChampionBasics blind = manyWorlds();
    blind.infers = false;
    const auto decision = decide(answering(27), blind);
    CHECK(decision.valueKind == ValueKind::Score);
    CHECK(decision.simulations == 2 * 20'000);
    CHECK(valueOf(decision, Move::Pass) == -1);
    CHECK(valueOf(decision, Move::Bet) == Approx(2 * (2 * 26.0 / 51 - 1)).margin(0.05));
    const auto wary = decide(answering(40), manyWorlds());
    const double wins = (0.1 * 26 + 0.9 * 13) / (0.1 * 26 + 0.9 * 25);
    CHECK(valueOf(wary, Move::Bet) == Approx(2 * (2 * wins - 1)).margin(0.05));
    CHECK(english(wary.reasons.at(0)) == "Wins about 57 in 100.");
}

TEST_CASE("A champion stays with what it advised, but not against clear evidence") {
    ChampionBasics hasty;
    hasty.worlds = 64;
    // With 32 it should follow by a hair: -1 is what passing costs.
    Budget budget;
    for (const std::string advised : {"pass", "bet"}) {
        budget.advised = advised;
        CHECK(HighCard::toText(decide(answering(32), hasty, budget).move) == advised);
        CHECK(decide(answering(50), hasty, budget).move == Move::Bet);
        CHECK(decide(answering(3), hasty, budget).move == Move::Pass);
    }
    budget.advised = "nonsense";
    CHECK(decide(answering(50), hasty, budget).move == Move::Bet);
}

TEST_CASE("A champion tells what its decision rests on, if it is asked") {
    CHECK(decide(answering(40), manyWorlds()).beliefs.empty());
    const Budget telling{std::nullopt, 1, true};
    const auto rows = decide(answering(40), manyWorlds(), telling).beliefs;
    CHECK(cardsOf(rows, 0) == Approx(1));
    CHECK(cardsOf(rows, 1) == 0);
    CHECK(sum(beliefOf(rows, "40")) == 0); // its own
    CHECK(beliefOf(rows, "52").seats[0] == Approx(0.9 / 25.1).margin(0.01));
    CHECK(beliefOf(rows, "1").seats[0] == Approx(0.1 / 25.1).margin(0.005));
    // The first seat has seen nothing: any card is equally likely.
    const auto first = decide({0, {}, 40}, manyWorlds(), telling).beliefs;
    CHECK(beliefOf(first, "52").seats[1] == Approx(1.0 / 51).margin(0.01));
    CHECK(beliefOf(first, "1").seats[1] == Approx(1.0 / 51).margin(0.01));
}

TEST_CASE("A champion plays worlds out by its rules, or at random") {
    // By the rules the other follows a bet of 20 with better cards; at random, every other time.
    ChampionBasics params = manyWorlds();
    const double byRules = valueOf(decide({0, {}, 20}, params), Move::Bet);
    params.playsRandomly = true;
    const double byLot = valueOf(decide({0, {}, 20}, params), Move::Bet);
    CHECK(byRules < byLot - 0.1);
}

TEST_CASE("A champion is told how many threads to use, which changes nothing, and when to stop") {
    const auto one = decide(answering(33), manyWorlds());
    const auto five = decide(answering(33), manyWorlds(), {std::nullopt, 5, false});
    CHECK(one.move == five.move);
    for (const Move move : {Move::Pass, Move::Bet})
        CHECK(valueOf(one, move) == valueOf(five, move));
    std::stop_source source;
    source.request_stop();
    Rng rng(772);
    ChampionPlayer<high_card::Mind> player(manyWorlds());
    for (const auto& candidate :
         player.decide(answering(33), rng, {}, source.get_token()).candidates)
        CHECK(candidate.visits == 1);
}

TEST_CASE("A tree search counts wins: who answers loses with a pass, and never more with a bet") {
    Rng rng(773);
    TreePlayer<HighCard> tree({20'000, 2, 0.7, 16, Observers::Single});
    for (const int card : {40, 20, 2}) {
        const auto decision = tree.decide(answering(card), rng, {}, {});
        CHECK(decision.move == Move::Bet);
        CHECK(valueOf(decision, Move::Bet) == Approx((card - 1) / 51.0).margin(0.02));
        CHECK(valueOf(decision, Move::Pass) == 0);
    }
}
