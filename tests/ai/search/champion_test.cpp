// The champions' frame, with a game whose chances can be reckoned by hand.
//
// Seat 1 has been bet at. It should follow where it wins more than one time in four. All other
// cards are equally likely where a bet means nothing: then with 14 of 52 and more. Of the bets that
// it reckons with nine in ten are made with 27 and more: then with 32 and more.
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

TEST_CASE("A champion plays worlds on by its rules, or by lot") {
    // The other follows a bet of 20 with better cards than that; by lot with any in two.
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

TEST_CASE("A tree search of the smallest game follows with good cards and keeps off poor ones") {
    Rng rng(773);
    TreePlayer<HighCard> tree({20'000, 2, 0.7, 16, Observers::Single});
    CHECK(tree.decide(answering(40), rng, {}, {}).move == Move::Bet);
    CHECK(tree.decide(answering(2), rng, {}, {}).move == Move::Pass);
    CHECK(tree.decide({0, {}, 52}, rng, {}, {}).move == Move::Bet);
}
