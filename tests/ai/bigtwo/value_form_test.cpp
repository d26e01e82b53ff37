// What networks that value moves of Big Two are given.
#include "ai/bigtwo/value_form.h"
#include "tests/support/bigtwo.h"
#include "tests/support/scale.h"
#include "tests/support/value_features.h"

#include <algorithm>
#include <set>

using namespace parlour::bigtwo;
using namespace parlour::test;
using parlour::Outcome;
using parlour::Rng;
using parlour::Seat;

namespace {

using Values = parlour::bigtwo::ValueForm;
using Places = std::vector<int>;

ValueFeatures positionValues(const Observation& view) { return positionValuesOf<Values>(view); }
ValueFeatures moveValues(const Observation& view, CardSet move) {
    return moveValuesOf<Values>(view, move);
}

CardSet cardsIn(const ValueFeatures& features, int first) {
    CardSet cards;
    for (const int place : onesOf(features, first, kCards))
        cards.insert(Card{static_cast<std::uint8_t>(place)});
    return cards;
}
// From the lowest of each rank on.
Places countsOf(CardSet cards) {
    Places counts;
    for (int rank = 0; rank < kRanks; ++rank)
        for (int i = 0; i < (cards & ofRank(rank)).size(); ++i) counts.push_back(4 * rank + i);
    return counts;
}
int kindOf(Kind kind) { return static_cast<int>(kind); }

// Everybody has one card of each rank: the first seat diamonds, clubs, then hearts.
State valueOpening(const Options& options = {}) {
    Deal deal;
    for (int seat = 0; seat < kSeats; ++seat)
        for (int rank = 0; rank < kRanks; ++rank) {
            const int part = rank < 5 ? 0 : rank < 10 ? 1 : 2;
            deal.hands[static_cast<std::size_t>(seat)].insert(
                makeCard((seat + part) % kSuits, rank));
        }
    return BigTwo::start(options, deal);
}

ValueFeatures toMoveValues(const State& state) { return positionValues(viewToMove(state)); }
ValueFeatures moveValues(const State& state, std::string_view cards) {
    return moveValues(viewToMove(state), cardSet(cards));
}
Places higherThan(const State& state, std::string_view cards) {
    return onesOf(moveValues(state, cards), Values::kHigher, 8);
}
Places firstPlaces(int count) {
    Places places;
    for (int i = 0; i < count; ++i) places.push_back(i);
    return places;
}

// The same with every seat one further.
Deal oneFurther(const Deal& deal) {
    Deal other;
    for (std::size_t seat = 0; seat < kSeats; ++seat)
        other.hands[(seat + 1) % kSeats] = deal.hands[seat];
    return other;
}

} // namespace

TEST_CASE("Big Two's values: the features of positions") {
    const State start = valueOpening();
    CHECK(onesOf(toMoveValues(start), Values::kMustBegin, 1) == Places{0});
    CHECK(onesOf(toMoveValues(start), Values::kTableKind, Values::kKinds) == Places{0});

    const State state = after(start, {"3D", "8H", "pass", "9D"});
    const Observation view = viewToMove(state);
    REQUIRE(view.seat == 0);
    const ValueFeatures features = positionValues(view);
    CHECK(cardsIn(features, Values::kHand) == cardSet("4D 5D 6D 7D 8C 9C TC JC QC KH AH 2H"));
    CHECK(cardsIn(features, Values::kUnseen) == view.unseen());
    CHECK(cardsIn(features, Values::kTable) == cardSet("9D"));
    CHECK(onesOf(features, Values::kHandCounts, Values::kCounts) == countsOf(view.hand));
    CHECK(onesOf(features, Values::kUnseenCounts, Values::kCounts) == countsOf(view.unseen()));
    const std::vector<std::string> played{"3D", "8H", "", "9D"};
    for (int seat = 0; seat < kSeats; ++seat)
        CHECK(cardsIn(features, Values::kPlayed + seat * kCards) ==
              cardSet(played[static_cast<std::size_t>(seat)]));
    for (int turns = 1; turns <= Values::kTurns; ++turns) {
        const std::string& cards = played[static_cast<std::size_t>(Values::kTurns - turns)];
        const int at = Values::kLastTurns + (turns - 1) * (1 + kCards);
        CHECK(features[static_cast<std::size_t>(at)] == cards.empty());
        CHECK(cardsIn(features, at + 1) == cardSet(cards));
    }
    CHECK(onesOf(features, Values::kLeft, kSeats * kHandSize) ==
          Places{11, 13 + 11, 26 + 12, 39 + 11});
    CHECK(onesOf(features, Values::kOutOfRound, 3) == Places{1});
    CHECK(onesOf(features, Values::kOwner, 3) == Places{2});
    CHECK(onesOf(features, Values::kTableKind, Values::kKinds) == Places{kindOf(Kind::Single)});
    CHECK(onesOf(features, Values::kTableRank, kRanks) == Places{6});
    CHECK(onesOf(features, Values::kPasses, 3 * Values::kPassesOfOne) ==
          Places{Values::kPassesOfOne + 5}); // the one opposite, on an eight
    CHECK(onesOf(features, Values::kMustBegin, 6).empty());
}

TEST_CASE("Big Two's values: what seats have passed on, and rules") {
    const State state = after(valueOpening(), {"3D 4D 5D 6D 7D", "pass", "pass"});
    const ValueFeatures features = toMoveValues(state);
    CHECK(onesOf(features, Values::kTableKind, Values::kKinds) ==
          Places{kindOf(Kind::StraightFlush)});
    CHECK(onesOf(features, Values::kTableRank, kRanks) == Places{4});
    const int five = 3 * kRanks + kindOf(Kind::StraightFlush);
    CHECK(onesOf(features, Values::kPasses, 3 * Values::kPassesOfOne) ==
          Places{Values::kPassesOfOne + five, 2 * Values::kPassesOfOne + five});
    CHECK(onesOf(features, Values::kOutOfRound, 3) == Places{1, 2});
    CHECK(onesOf(features, Values::kOwner, 3) == Places{0});

    // All others have passed: there is nothing to beat. The lowest counts of what they passed on.
    const State leading = after(state, {"pass", "8C", "9H", "pass", "pass"});
    CHECK(onesOf(toMoveValues(after(state, {"pass"})), Values::kTable, kCards).empty());
    CHECK(onesOf(toMoveValues(after(state, {"pass"})), Values::kOwner, 3 + 3 + 9).size() == 1);
    const State again = after(leading, {"pass", "8H", "pass", "pass"});
    REQUIRE(viewToMove(again).seat == 0);
    const ValueFeatures later = toMoveValues(again);
    CHECK(onesOf(later, Values::kPasses + Values::kPassesOfOne, kRanks) == Places{5});
    CHECK(onesOf(later, Values::kPasses + 2 * Values::kPassesOfOne, kRanks) == Places{5});
    CHECK(onesOf(later, Values::kPasses, kRanks).empty());

    const ValueFeatures custom = toMoveValues(valueOpening({true, false, true, false, true}));
    CHECK(onesOf(custom, Values::kMustBegin, 6) == Places{1, 3, 5});
    const ValueFeatures other = toMoveValues(valueOpening({false, true, false, true, false}));
    CHECK(onesOf(other, Values::kMustBegin, 6) == Places{0, 2, 4});
}

TEST_CASE("Big Two's values: the features of moves") {
    const State state = after(valueOpening(), {"3D", "8H", "pass", "9D"});
    const ValueFeatures king = moveValues(state, "KH");
    CHECK(cardsIn(king, Values::kPlay) == cardSet("KH"));
    CHECK(cardsIn(king, Values::kRest) == cardSet("4D 5D 6D 7D 8C 9C TC JC QC AH 2H"));
    CHECK(onesOf(king, Values::kRestCounts, Values::kCounts) ==
          countsOf(cardSet("4D 5D 6D 7D 8C 9C TC JC QC AH 2H")));
    CHECK(onesOf(king, Values::kKind, Values::kKinds) == Places{kindOf(Kind::Single)});
    CHECK(onesOf(king, Values::kRank, kRanks) == Places{int{King}});
    CHECK(onesOf(king, Values::kSuit, kSuits) == Places{int{Hearts}});
    CHECK(onesOf(king, Values::kRestSize, kHandSize) == Places{10});
    // A straight, a flush and a straight flush are left.
    CHECK(onesOf(king, Values::kFives, 5) == Places{0, 1, 4});
    CHECK(higherThan(state, "KH") == firstPlaces(7)); // the king, aces and twos
    CHECK(higherThan(state, "2H") == firstPlaces(1));
    CHECK(onesOf(king, Values::kGoesOut, 1).empty());

    const ValueFeatures pass = moveValues(state, "");
    CHECK(onesOf(pass, Values::kKind, Values::kKinds) == Places{0});
    CHECK(onesOf(pass, Values::kRank, kRanks + kSuits).empty());
    CHECK(onesOf(pass, Values::kHigher, 8).empty());
    CHECK(onesOf(pass, Values::kRestSize, kHandSize) == Places{11});

    Options triples;
    triples.triples = true;
    const State few = endgame({"3D 3C 3H 5D", "4D 4C 4H", "5C", "6D"}, triples);
    CHECK(higherThan(few, "3D 3C 3H") == firstPlaces(1));
    CHECK(higherThan(few, "3D 3C") == firstPlaces(1));
    CHECK(onesOf(moveValues(few, "3D 3C 3H"), Values::kRank, kRanks) == Places{0});
    CHECK(onesOf(moveValues(few, "3D 3C 3H"), Values::kSuit, kSuits).empty());
    CHECK(onesOf(moveValues(few, "5D"), Values::kRestSize, kHandSize) == Places{2});

    // Kinds of five cards that the others may hold, and those left.
    const State five = endgame({"3D 4C 5H 6S 7D 8D 8C 8H 9H 9S", "9D TD JD QD KD", "AS", "2S"});
    CHECK(higherThan(five, "3D 4C 5H 6S 7D") == firstPlaces(2));
    CHECK(higherThan(five, "8D 8C 8H 9H 9S").empty());
    CHECK(onesOf(moveValues(five, "3D 4C 5H 6S 7D"), Values::kFives, 5) == Places{2});
    CHECK(onesOf(moveValues(five, "8D 8C 8H 9H 9S"), Values::kRank, kRanks) == Places{5});
    const State four = endgame({"3D 3C 3H 3S 4D 6D", "5D", "5C", "5H"});
    CHECK(onesOf(moveValues(four, "6D"), Values::kFives, 5) == Places{3});
    CHECK(onesOf(moveValues(four, "3D 3C 3H 3S 4D"), Values::kKind, Values::kKinds) ==
          Places{kindOf(Kind::FourOfAKind)});

    const State last = endgame({"3D", "4D", "5D", "6D"});
    const ValueFeatures out = moveValues(last, "3D");
    CHECK(onesOf(out, Values::kGoesOut, 1) == Places{0});
    CHECK(onesOf(out, Values::kRestSize, kHandSize + 5).empty());
}

TEST_CASE("Big Two's values stay in their row, see nothing hidden, and tell all moves apart") {
    Rng rng(793);
    for (const Options& options : allOptions())
        for (int game = 0; game < scaled(5); ++game) {
            const Deal deal = BigTwo::deal(options, rng);
            State state = BigTwo::start(options, deal);
            State other = BigTwo::start(options, oneFurther(deal));
            while (!state.pub.isOver()) {
                const Observation view = viewToMove(state);
                const ValueFeatures position = positionValues(view);
                CHECK(position ==
                      positionValues(BigTwo::observe(BigTwo::sample(view, rng), view.seat)));
                CHECK(position == toMoveValues(other));
                CHECK(std::ranges::all_of(position,
                                          [](int value) { return value == 0 || value == 1; }));
                CHECK(cardsIn(position, Values::kHand) == view.hand);
                CHECK(cardsIn(position, Values::kTable) == view.pub.table);
                const auto moves = BigTwo::legalMoves(view);
                std::set<ValueFeatures> features;
                for (const CardSet move : moves) {
                    const ValueFeatures shown = moveValues(view, move);
                    features.insert(shown);
                    CHECK(shown == moveValues(viewToMove(other), move));
                    CHECK(cardsIn(shown, Values::kPlay) == move);
                }
                CHECK(features.size() == moves.size());
                CHECK(Values::isValued(view));
                CHECK(Values::worth(view) == 10);
                const CardSet move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
                BigTwo::apply(state, move);
                BigTwo::apply(other, move);
            }
            double sum = 0;
            for (Seat seat = 0; seat < kSeats; ++seat) {
                const auto at = static_cast<std::size_t>(seat);
                const Outcome prospect = Values::prospect(state, seat, 10);
                CHECK(double{prospect.win} == BigTwo::winShares(state)[at]);
                CHECK(static_cast<int>(prospect.score) == BigTwo::scores(state)[at]);
                sum += prospect.score;
            }
            CHECK(sum == 0);
        }
}
