// The quick rules of imagined games: plans, choices, playouts and evaluations.
#include "ai/bigtwo/evaluation.h"
#include "tests/support/bigtwo.h"
#include "tests/support/scale.h"

#include <numeric>

using namespace parlour::bigtwo;
using namespace parlour::test;
using parlour::Rng;
using parlour::WinShares;

namespace {

CardSet randomHand(int size, Rng& rng) {
    CardSet hand;
    while (hand.size() < size) hand.insert(Card{static_cast<std::uint8_t>(rng.below(kCards))});
    return hand;
}

void requireWhole(const Plan& plan, CardSet hand, const Options& options) {
    CardSet cards;
    Combination before;
    for (const Group& group : plan.groups()) {
        REQUIRE((group.cards & cards).empty());
        cards |= group.cards;
        REQUIRE(combinationOf(group.cards, options) == group.combination);
        REQUIRE(group.combination.kind() != Kind::None);
        REQUIRE((options.triples || group.combination.kind() != Kind::Triple));
        REQUIRE(before <= group.combination);
        before = group.combination;
    }
    REQUIRE(cards == hand);
    REQUIRE((plan.highestFive().cards - hand).empty());
}

std::array<Plan, kSeats> plansOf(const State& state) {
    std::array<Plan, kSeats> plans;
    for (std::size_t seat = 0; seat < kSeats; ++seat)
        plans[seat] = Plan(state.hands[seat], state.pub.options);
    return plans;
}

} // namespace

TEST_CASE("A plan has every card in one play, and keeps so while it is played") {
    Rng rng(731);
    for (const Options& options : allOptions())
        for (int i = 0; i < scaled(20); ++i) {
            CardSet hand = randomHand(kHandSize, rng);
            Plan plan(hand, options);
            Combination highest;
            forEachFive(hand, Kind::Straight, options,
                        [&](CardSet, Combination five) { highest = std::max(highest, five); });
            REQUIRE(plan.highestFive().combination == highest);
            while (!hand.empty()) {
                requireWhole(plan, hand, options);
                CardSet chosen; // a play of the hand, in the plan or not
                std::uint32_t plays = 0;
                forEachPlay(hand, options, [&](CardSet play, Combination) {
                    if (rng.below(++plays) == 0) chosen = play;
                });
                hand -= chosen;
                plan.play(chosen, hand, options);
            }
        }
}

TEST_CASE("A plan takes few turns") {
    CHECK(Plan(cardSet("3D 4C 5H 6S 7D 9C 9D"), {}).size() == 2);
    CHECK(Plan(cardSet("3D 3C 3H 9S 9D KC"), {}).size() == 2);
    // Two straights rather than pairs.
    CHECK(Plan(cardSet("3D 4C 5H 6S 7D 3C 4D 5D 6D 7H"), {}).size() == 2);
    Options triples;
    triples.triples = true;
    CHECK(Plan(cardSet("3D 3C 3H KC"), triples).size() == 2);
    CHECK(Plan(cardSet("3D 3C 3H KC"), {}).size() == 3);
}

TEST_CASE("The rules choose among legal moves") {
    Rng rng(732);
    for (const Options& options : allOptions())
        for (int game = 0; game < scaled(10); ++game) {
            State state = randomStart(options, rng);
            Playout playout(state, plansOf(state));
            while (!playout.isOver()) {
                const auto choices =
                    RulePolicy::choices(playout.seatView(), playout.plan(), options);
                for (const auto& choice : choices)
                    REQUIRE(BigTwo::objection(state, choice.cards).empty());
                const CardSet move = RulePolicy::draw(choices, rng);
                BigTwo::apply(state, move);
                playout.play(move);
            }
        }
}

TEST_CASE("Whoever can go out does") {
    const State state = endgame({"3D 3C", "4D 5D", "6D", "7D"});
    const Playout playout(state, plansOf(state));
    const auto choices = RulePolicy::choices(playout.seatView(), playout.plan(), {});
    REQUIRE(choices.size() == 1);
    CHECK(choices[0].cards == cardSet("3D 3C"));
}

TEST_CASE("Chances add up to one, and are highest for whom nobody can stop") {
    Rng rng(733);
    for (const Options& options : allOptions())
        for (int game = 0; game < scaled(10); ++game) {
            const State state = randomStart(options, rng);
            Playout playout(state, plansOf(state));
            while (!playout.isOver()) {
                if (playout.table.kind() == Kind::None) {
                    for (const auto& features : Evaluation::features(playout))
                        for (const int feature : features)
                            REQUIRE((feature >= 0 && feature < Evaluation::kSize));
                    const WinShares chances = Evaluation::chances(playout);
                    CHECK(std::accumulate(chances.begin(), chances.end(), 0.0) == Approx(1));
                }
                playout.play(RulePolicy::draw(
                    RulePolicy::choices(playout.seatView(), playout.plan(), options), rng));
            }
        }
    const State state = endgame({"2S 2H 3D", "4D 5D 9S", "6D 8D TS", "7D 9D JS"});
    CHECK(Evaluation::chances(Playout(state, plansOf(state)))[0] > 0.9);
}
