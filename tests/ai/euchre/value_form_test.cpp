// What networks that value moves of Euchre are given.
#include "ai/euchre/value_form.h"
#include "tests/support/euchre.h"
#include "tests/support/scale.h"
#include "tests/support/value_features.h"

#include <algorithm>
#include <set>

using namespace parlour::euchre;
using namespace parlour::test;
using parlour::Card;
using parlour::CardSet;
using parlour::makeCard;
using parlour::Outcome;
using parlour::Rng;

namespace {

using Values = parlour::euchre::ValueForm;

ValueFeatures positionValues(const Observation& view) { return positionValuesOf<Values>(view); }
ValueFeatures moveValues(const Observation& view, Move move) {
    return moveValuesOf<Values>(view, move);
}

std::vector<int> cardsIn(const Observation& view, int first) {
    return onesOf(positionValues(view), first, kCards);
}
ValueFeatures moveValues(const State& state, std::string_view text) {
    return moveValues(viewToMove(state), Euchre::parseMove(text).value());
}
bool moveHas(const State& state, std::string_view text, int feature) {
    return moveValues(state, text)[static_cast<std::size_t>(feature)] == 1;
}
using Places = std::vector<int>;

State valueOpening() {
    return Euchre::start(
        {},
        euchreDeal({"9C TC 9D TD QD", "JC QC KC AC JD", "9H TH JH QH KH", "KD AD AH TS QS"}, "AS"));
}

std::vector<Options> valueOptions() {
    std::vector<Options> options;
    for (const char* trump : {"bid", "random_maker", "dealer_maker"})
        for (const bool custom : {false, true}) {
            options.push_back(euchreOptions({{"trump", trump}}));
            options.back().loneDefender = custom;
            options.back().stickDealer = custom;
            options.back().discardUpcard = !custom;
            options.back().dealerLeads = custom;
        }
    options.push_back({});
    options.back().alone = false;
    return options;
}

// Every way to name the suits that keeps the colours together.
struct ValueNames {
    int mask;       // 0 to 3
    bool swapsReds; // hearts and diamonds change places
    int suit(int old) const {
        const int other = old ^ mask;
        const bool isRed = other == 1 || other == 2;
        return swapsReds && isRed ? 3 - other : other;
    }
    Card card(Card old) const { return makeCard(suit(old.suit()), old.rank()); }
    CardSet cards(CardSet old) const {
        CardSet others;
        for (const Card one : old) others.insert(card(one));
        return others;
    }
    Move move(Move old) const {
        if (old.kind == Move::Kind::Call) old.suit = static_cast<std::uint8_t>(suit(old.suit));
        if (old.kind == Move::Kind::Play || old.kind == Move::Kind::Discard)
            old.card = card(old.card);
        return old;
    }
    // Every seat moves one to the left too.
    Deal deal(const Deal& old) const {
        Deal other = old;
        for (int seat = 0; seat < kSeats; ++seat)
            other.hands[static_cast<std::size_t>(leftOf(seat))] =
                cards(old.hands[static_cast<std::size_t>(seat)]);
        other.upcard = card(old.upcard);
        other.kitty = cards(old.kitty);
        other.dealer = static_cast<std::int8_t>(leftOf(old.dealer));
        return other;
    }
};

} // namespace

TEST_CASE("Euchre's values: the features of positions") {
    const State bidding = valueOpening();
    const Observation first = viewToMove(bidding);
    // Spades are first, then clubs; of two diamonds more were dealt than of hearts.
    CHECK(cardsIn(first, Values::kHand) == Places{7, 8, 12, 13, 15});
    CHECK(cardsIn(first, Values::kPrinted) == Places{6, 7, 12, 13, 15});
    CHECK(cardsIn(first, Values::kUpcard) == Places{4});
    CHECK(cardsIn(first, Values::kOut).size() == 18);

    const Observation calling = viewToMove(after(bidding, "pass, pass, pass, pass"));
    CHECK(cardsIn(calling, Values::kHand).empty());
    CHECK(cardsIn(calling, Values::kOut).empty());
    CHECK(cardsIn(calling, Values::kPrinted) == Places{6, 7, 12, 13, 15});

    // Seat 1 orders up; the dealer, seat 3, discards; seat 0 leads.
    const State played = after(bidding, "pass, order, discard AH, QD, JD, 9H");
    const Observation dealer = viewToMove(played);
    REQUIRE(dealer.seat == 3);
    CHECK(cardsIn(dealer, Values::kHand) == Places{1, 2, 4, 16, 17}); // diamonds before hearts
    CHECK(cardsIn(dealer, Values::kBosses) == Places{16, 17});
    CHECK(cardsIn(dealer, Values::kUpcard) == Places{4});
    CHECK(cardsIn(dealer, Values::kOnTable) == Places{14, 15, 18});
    CHECK(cardsIn(dealer, Values::kWinning) == Places{15});
    CHECK(cardsIn(dealer, Values::kPlayed) == Places{15});
    CHECK(cardsIn(dealer, Values::kPlayed + 2 * kCards) == Places{18});
    CHECK(cardsIn(dealer, Values::kPrinted).empty());
    const ValueFeatures features = positionValues(dealer);
    CHECK(onesOf(features, Values::kVoids, 16) == Places{14}); // the right in the first suit
    CHECK(onesOf(features, Values::kLed, 16) == Places{6});
    // The left bower of clubs is a trump.
    CHECK(cardsIn(dealer, Values::kOut) ==
          Places{0, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 19, 20, 21, 22});
}

TEST_CASE("Euchre's values: the features of moves") {
    const State bidding = valueOpening();
    CHECK(onesOf(moveValues(bidding, "pass"), 0, Values::kMove) == Places{0});
    const State third = after(bidding, "pass"); // JC is the left bower
    CHECK(moveHas(third, "order alone", Values::kKind + 1));
    CHECK(moveHas(third, "order alone", Values::kAlone));
    CHECK_FALSE(moveHas(third, "order", Values::kAlone));
    CHECK(onesOf(moveValues(third, "order"), Values::kTrumps, 7) == Places{5});
    CHECK(onesOf(moveValues(third, "order"), Values::kTrumpCount, 6) == Places{1});
    // The dealer has the upcard too.
    const State last = after(bidding, "pass, pass, pass");
    CHECK(onesOf(moveValues(last, "order"), Values::kTrumps, 7) == Places{1, 2, 4});
    const State calling = after(last, "pass, pass");
    CHECK(moveHas(calling, "call C", Values::kSuit));
    CHECK(onesOf(moveValues(calling, "call C"), Values::kTrumps, 7) == Places{2, 3, 4, 6});
    CHECK(onesOf(moveValues(calling, "call D"), Values::kTrumps, 7) == Places{6});

    const State taken = after(bidding, "pass, order");
    CHECK(moveHas(taken, "discard TS", Values::kCard + 1));
    CHECK_FALSE(moveHas(taken, "discard TS", Values::kWins));
    const State played = after(taken, "discard AH, QD, JD, 9H");
    CHECK(moveHas(played, "KD", Values::kWins));
    CHECK(moveHas(played, "KD", Values::kSafe)); // the last to play
    const State leading = after(played, "AD");
    CHECK(moveHas(leading, "KD", Values::kWins));
    CHECK_FALSE(moveHas(leading, "KD", Values::kSafe)); // the right is void
    CHECK(moveHas(leading, "KD", Values::kSafe + 2));
    CHECK(moveHas(leading, "KD", Values::kSafe + 3));
    CHECK(moveHas(leading, "AS", Values::kSafe + 1)); // the bowers are out
}

TEST_CASE("Names of suits and seats make no difference to Euchre's values") {
    Rng rng(764);
    for (const Options& options : valueOptions()) {
        // Without bids the dealer discards by a rule, which goes by the names of suits.
        if (options.trumpBy != TrumpBy::Bids) continue;
        for (int game = 0; game < scaled(160); ++game) {
            const ValueNames names{game & 3, (game & 4) != 0};
            const Deal deal = Euchre::deal(options, rng);
            State state = Euchre::start(options, deal);
            State other = Euchre::start(options, names.deal(deal));
            while (!state.pub.isOver()) {
                const Observation view = viewToMove(state);
                const Observation otherView = viewToMove(other);
                REQUIRE(otherView.seat == leftOf(view.seat));
                CHECK(positionValues(view) == positionValues(otherView));
                const auto moves = Euchre::legalMoves(view);
                // Suits of which nothing is known but what is the same are called by either number.
                std::multiset<ValueFeatures> features;
                std::multiset<ValueFeatures> otherFeatures;
                for (const Move move : moves) {
                    features.insert(moveValues(view, move));
                    otherFeatures.insert(moveValues(otherView, names.move(move)));
                }
                CHECK(features == otherFeatures);
                const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
                Euchre::apply(state, move);
                Euchre::apply(other, names.move(move));
            }
        }
    }
}

TEST_CASE("Euchre's values stay in their row, see nothing hidden, and tell all moves apart") {
    Rng rng(765);
    for (const Options& options : valueOptions())
        for (int game = 0; game < scaled(100); ++game) {
            State state = Euchre::start(options, Euchre::deal(options, rng));
            while (!state.pub.isOver()) {
                const Observation view = viewToMove(state);
                const State world = Euchre::sample(view, rng);
                const ValueFeatures position = positionValues(view);
                CHECK(position == positionValues(Euchre::observe(world, view.seat)));
                CHECK(std::ranges::all_of(position,
                                          [](int value) { return value == 0 || value == 1; }));
                std::set<ValueFeatures> moves;
                for (const Move move : Euchre::legalMoves(view))
                    moves.insert(moveValues(view, move));
                CHECK(moves.size() == Euchre::legalMoves(view).size());
                CHECK(Values::isValued(view) == (moves.size() > 1));
                Euchre::playRandomMove(state, rng);
            }
            const Outcome ours = Values::prospect(state, 0, 0);
            const Outcome theirs = Values::prospect(state, 3, 0);
            CHECK(ours.score == -theirs.score);
            CHECK(ours.win + theirs.win == 1);
            CHECK(ours.win == (ours.score > 0 ? 1 : ours.score < 0 ? 0 : 0.5));
        }
}
