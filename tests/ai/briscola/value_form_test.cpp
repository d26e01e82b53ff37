// What networks that value moves of Briscola are given.
#include "ai/briscola/value_form.h"
#include "tests/support/briscola.h"
#include "tests/support/scale.h"
#include "tests/support/value_features.h"

#include <algorithm>
#include <set>

using namespace parlour::briscola;
using namespace parlour::test;
using parlour::Card;
using parlour::makeCard;
using parlour::Outcome;
using parlour::Rng;

namespace {

using Values = parlour::briscola::ValueForm;
using Places = std::vector<int>;

ValueFeatures positionValues(const Observation& view) { return positionValuesOf<Values>(view); }
ValueFeatures moveValues(const Observation& view, Card move) {
    return moveValuesOf<Values>(view, move);
}

Places cardsIn(const Observation& view, int first) {
    return onesOf(positionValues(view), first, Values::kCards);
}
bool moveHas(const State& state, const char* move, int feature) {
    return moveValues(viewToMove(state), card(move))[static_cast<std::size_t>(feature)] == 1;
}

Card relabelled(Card card, const std::array<int, 4>& suits) {
    return makeCard(suits[static_cast<std::size_t>(card.suit())], card.rank());
}

} // namespace

TEST_CASE("Briscola's values: the features of positions") {
    const State start = begin(players(2), "AC 2D KD 3D 4D 2S 7C");
    const Observation first = viewToMove(start);
    // Cups are trumps, then coins.
    CHECK(cardsIn(first, Values::kHand) == Places{9, 10, 17});
    CHECK(cardsIn(first, Values::kUnseen).size() == 36);
    CHECK(onesOf(positionValues(first), Values::kTrumpRank, 10) == Places{4});
    CHECK(onesOf(positionValues(first), Values::kTrumpAt, 6) == Places{4});
    CHECK(onesOf(positionValues(first), Values::kOwnPoints, Values::kTotals).empty());

    const Observation second = viewToMove(after(start, "KD"));
    CHECK(cardsIn(second, Values::kHand) == Places{11, 18, 20}); // coins were led
    CHECK(cardsIn(second, Values::kOnTable) == Places{17});
    CHECK(onesOf(positionValues(second), Values::kWinning, 20) == Places{17});

    const Observation third = viewToMove(after(start, "KD 3D"));
    REQUIRE(third.seat == 1);
    CHECK(onesOf(positionValues(third), Values::kOwnPoints, Values::kTotals) ==
          Places{0, 1, 2, 3}); // 14 points
    CHECK(onesOf(positionValues(third), Values::kTheirPoints, 2 * Values::kTotals).empty());
}

TEST_CASE("Briscola's values: the features of moves") {
    const State start = begin(players(2), "AC 2D KD 3D 4D 2S 7C");
    CHECK(moveHas(start, "AC", Values::kCard + 9));
    CHECK(moveHas(start, "AC", Values::kSafe)); // nothing takes the ace of trumps
    CHECK(moveHas(start, "KD", Values::kWins));
    CHECK_FALSE(moveHas(start, "KD", Values::kSafe));
    const State answer = after(start, "KD");
    CHECK(moveHas(answer, "3D", Values::kSafe)); // the last to play
    CHECK_FALSE(moveHas(answer, "4D", Values::kWins));
    CHECK_FALSE(moveHas(answer, "2S", Values::kHolds));
    CHECK(onesOf(moveValues(viewToMove(answer), card("3D")), Values::kStake, Values::kAmounts) ==
          Places{0, 1, 2, 3, 4, 5, 6, 7}); // 14 points

    // The partner is ahead.
    const State four = after(begin(players(4), "AS 2D 4D 2S 4S 5S 3B 2B 4B 6S 7S JS 5C"), "AS 2S");
    CHECK_FALSE(moveHas(four, "3B", Values::kWins));
    CHECK(moveHas(four, "3B", Values::kHolds));
}

TEST_CASE("Names of suits make no difference to Briscola's values") {
    Rng rng(774);
    for (const Options& options : allOptions()) {
        std::array<int, 4> suits{0, 1, 2, 3};
        do {
            for (int game = 0; game < scaled(5); ++game) {
                const Deal deal = Briscola::deal(options, rng);
                Deal other = deal;
                for (std::size_t i = 0; i < deal.size; ++i)
                    other.deck[i] = relabelled(deal.deck[i], suits);
                State state = Briscola::start(options, deal);
                State renamed = Briscola::start(options, other);
                while (!state.pub.isOver()) {
                    const Observation view = viewToMove(state);
                    const Observation otherView = viewToMove(renamed);
                    CHECK(positionValues(view) == positionValues(otherView));
                    // Of two suits that are alike either may be the first.
                    std::multiset<ValueFeatures> features;
                    std::multiset<ValueFeatures> otherFeatures;
                    for (const Card move : Briscola::legalMoves(view)) {
                        features.insert(moveValues(view, move));
                        otherFeatures.insert(moveValues(otherView, relabelled(move, suits)));
                    }
                    CHECK(features == otherFeatures);
                    const auto moves = Briscola::legalMoves(view);
                    const Card move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
                    Briscola::apply(state, move);
                    Briscola::apply(renamed, relabelled(move, suits));
                }
            }
        } while (std::ranges::next_permutation(suits).found);
    }
}

TEST_CASE("Briscola's values stay in their row, see nothing hidden, and tell all moves apart") {
    Rng rng(775);
    for (const Options& options : allOptions())
        for (int game = 0; game < scaled(100); ++game) {
            State state = randomStart(options, rng);
            while (!state.pub.isOver()) {
                const Observation view = viewToMove(state);
                const ValueFeatures position = positionValues(view);
                CHECK(position ==
                      positionValues(Briscola::observe(Briscola::sample(view, rng), view.seat)));
                CHECK(std::ranges::all_of(position, [](int v) { return v >= 0 && v <= 12; }));
                std::set<ValueFeatures> moves;
                for (const Card move : Briscola::legalMoves(view))
                    moves.insert(moveValues(view, move));
                CHECK(static_cast<int>(moves.size()) == view.hand.size());
                CHECK(Values::isValued(view) == (moves.size() > 1));
                CHECK(Values::worth(view) == 60);
                Briscola::playRandomMove(state, rng);
            }
            if (options.players == 3) continue;
            const Outcome ours = Values::prospect(state, 0, 60);
            const Outcome theirs = Values::prospect(state, 1, 60);
            CHECK(ours.score == -theirs.score);
            CHECK(ours.win + theirs.win == 1);
            CHECK(ours.win == (ours.score > 0 ? 1 : ours.score < 0 ? 0 : 0.5));
        }
}
