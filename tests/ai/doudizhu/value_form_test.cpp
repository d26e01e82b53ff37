// What networks that value moves of Doudizhu are given.
#include "ai/doudizhu/value_form.h"
#include "tests/support/doudizhu.h"
#include "tests/support/scale.h"
#include "tests/support/value_features.h"

#include <algorithm>
#include <set>

using namespace parlour;
using namespace parlour::doudizhu;
using namespace parlour::test;

namespace {

using Values = parlour::doudizhu::ValueForm;
using Places = std::vector<int>;

ValueFeatures positionValues(const Observation& view) { return positionValuesOf<Values>(view); }
ValueFeatures moveValues(const Observation& view, Move move) {
    return moveValuesOf<Values>(view, move);
}

// As many features of each rank as there are cards, from its first on.
Cards cardsIn(const ValueFeatures& features, int first) {
    Cards cards;
    int last = -1;
    for (const int place : onesOf(features, first, Values::kCardFeatures)) {
        const int rank = place < 4 * BlackJoker ? place / 4 : BlackJoker + place - 4 * BlackJoker;
        if (place < 4 * BlackJoker && place % 4 > 0) CHECK(last == place - 1);
        last = place;
        cards += Cards::of(rank);
    }
    return cards;
}
// What happened so many turns ago.
Cards playedAgo(const ValueFeatures& features, int turns) {
    return cardsIn(features, Values::kLastTurns + (turns - 1) * (1 + Values::kCardFeatures) + 1);
}
bool passedAgo(const ValueFeatures& features, int turns) {
    const int at = Values::kLastTurns + (turns - 1) * (1 + Values::kCardFeatures);
    return features[static_cast<std::size_t>(at)] == 1;
}

ValueFeatures moveValues(const State& state, std::string_view text) {
    return moveValues(viewToMove(state), Doudizhu::parseMove(text).value());
}
bool moveHas(const State& state, std::string_view text, int feature) {
    return moveValues(state, text)[static_cast<std::size_t>(feature)] == 1;
}

// Seat 1 bids first.
State valueOpening() {
    Deal deal;
    deal.hands = {ranks("3334445556667778X"), ranks("34567888999TTTJJJ"),
                  ranks("9TJQQQQKKKKAAAA2D")};
    deal.kitty = ranks("222");
    deal.firstBidder = 1;
    return Doudizhu::start({}, deal);
}

std::vector<Options> valueOptions() {
    std::vector<Options> all;
    for (const bool bidding : {true, false})
        for (const Kickers kickers : kKickerRules)
            for (const Scoring scoring : {Scoring::Classic, Scoring::Simple, Scoring::Competition})
                all.push_back({bidding, kickers, scoring});
    return all;
}

// The same with every seat one further.
Deal oneFurther(const Deal& deal) {
    Deal other = deal;
    const auto next = [](int seat) { return static_cast<std::int8_t>((seat + 1) % kPlayers); };
    for (int seat = 0; seat < kPlayers; ++seat)
        other.hands[static_cast<std::size_t>(next(seat))] =
            deal.hands[static_cast<std::size_t>(seat)];
    other.firstBidder = next(deal.firstBidder);
    if (deal.landlord != kNoSeat) other.landlord = next(deal.landlord);
    return other;
}

} // namespace

TEST_CASE("Doudizhu's values: the features of bids") {
    const State state = after(valueOpening(), "bid0 bid2");
    const ValueFeatures features = positionValues(viewToMove(state));
    CHECK(cardsIn(features, Values::kHand) == ranks("3334445556667778X"));
    CHECK(cardsIn(features, Values::kUnseen).size() == 37);
    CHECK(onesOf(features, Values::kOfLandlord, Values::kLeft - Values::kOfLandlord).empty());
    CHECK(onesOf(features, Values::kLeft, 60) == Places{16, 36, 56});
    CHECK(onesOf(features, Values::kLandlord, 3 + 2 + 4 + 1).empty());
    CHECK(onesOf(features, Values::kBid, 4) == Places{2});
    CHECK(onesOf(features, Values::kBids, 15) == Places{0, 6, 13}); // none yet, pass, 2
    CHECK(onesOf(features, Values::kFirstBidder, 3) == Places{1});
    CHECK(onesOf(features, Values::kKickers, 3) == Places{0});
    CHECK(onesOf(features, Values::kScoring, 3) == Places{0});
    CHECK(Values::worth(viewToMove(state)) == 0);

    const ValueFeatures bid = moveValues(state, "bid 3");
    CHECK(onesOf(bid, Values::kBidding, 4) == Places{3});
    CHECK(cardsIn(bid, Values::kPlay).empty());
    CHECK(cardsIn(bid, Values::kRest) == ranks("3334445556667778X"));
    CHECK(onesOf(bid, Values::kKind, 10 + kRanks + 12).empty());
    CHECK(onesOf(moveValues(state, "bid 0"), Values::kBidding, 4) == Places{0});
}

TEST_CASE("Doudizhu's values: the features of positions") {
    // Seat 2 is landlord.
    const State state = after(valueOpening(), "bid0 bid2 bid0 9 X pass D pass pass 22");
    REQUIRE(state.pub.landlord == 2);
    const ValueFeatures features = positionValues(viewToMove(state));
    CHECK(cardsIn(features, Values::kHand) == ranks("3334445556667778"));
    CHECK(cardsIn(features, Values::kOfLandlord) == ranks("2")); // of three in the kitty
    CHECK(cardsIn(features, Values::kTable) == ranks("22"));
    CHECK(cardsIn(features, Values::kPlayed) == ranks("X"));
    CHECK(cardsIn(features, Values::kPlayed + Values::kCardFeatures).empty());
    CHECK(cardsIn(features, Values::kPlayed + 2 * Values::kCardFeatures) == ranks("922D"));
    const std::vector<std::string> last{"22", "", "", "D", "", "X"};
    for (int turns = 1; turns <= Values::kTurns; ++turns) {
        const std::string& cards = last[static_cast<std::size_t>(turns - 1)];
        CHECK(passedAgo(features, turns) == cards.empty());
        CHECK(playedAgo(features, turns) == (cards.empty() ? Cards() : ranks(cards)));
    }
    CHECK(onesOf(features, Values::kLeft, 60) == Places{15, 36, 55});
    CHECK(onesOf(features, Values::kLandlord, 3) == Places{2});
    CHECK(onesOf(features, Values::kOwner, 2) == Places{1});
    CHECK(onesOf(features, Values::kBombs, 5).empty());
    CHECK(onesOf(features, Values::kBid, 4) == Places{2});
    CHECK(Values::worth(viewToMove(state)) == 8);

    // The landlord itself knows nothing that its hand does not say; who leads has no table.
    const State leading = after(state, "pass pass");
    const ValueFeatures own = positionValues(viewToMove(leading));
    CHECK(cardsIn(own, Values::kOfLandlord).empty());
    CHECK(cardsIn(own, Values::kTable).empty());
    CHECK(onesOf(own, Values::kLandlord, 3) == Places{0});
    CHECK(onesOf(own, Values::kOwner, 2).empty());

    // Bids are no turns to look back at, and neither is what did not happen.
    const State first = after(valueOpening(), "bid0 bid2 bid0");
    for (int turns = 1; turns <= Values::kTurns; ++turns) {
        CHECK_FALSE(passedAgo(positionValues(viewToMove(first)), turns));
        CHECK(playedAgo(positionValues(viewToMove(first)), turns).empty());
    }
}

TEST_CASE("Doudizhu's values: bombs and rules") {
    Options options{false, Kickers::Distinct, Scoring::Competition};
    const State state = after(table("3333XD4", "56", "78", options), "3333 pass pass XD");
    const ValueFeatures features = positionValues(viewToMove(state));
    CHECK(onesOf(features, Values::kBombs, 4) == Places{0});
    CHECK(onesOf(features, Values::kRocketPlayed, 1) == Places{0});
    CHECK(cardsIn(features, Values::kTable) == kRocket);
    CHECK(onesOf(features, Values::kFirstBidder, 3).empty());
    CHECK(onesOf(features, Values::kKickers, 3) == Places{2});
    CHECK(onesOf(features, Values::kScoring, 3) == Places{2});
}

TEST_CASE("Doudizhu's values: the features of moves") {
    const State state = endgame("3456799", "8QQ", "TT2");
    const ValueFeatures run = moveValues(state, "34567");
    CHECK(cardsIn(run, Values::kPlay) == ranks("34567"));
    CHECK(cardsIn(run, Values::kRest) == ranks("99"));
    CHECK(onesOf(run, Values::kKind, 10) == Places{static_cast<int>(Kind::Single)});
    CHECK(onesOf(run, Values::kLowest, kRanks) == Places{Three});
    CHECK(onesOf(run, Values::kLength, 12) == Places{4});
    CHECK(onesOf(run, Values::kRestSize, 20) == Places{1});
    CHECK(onesOf(run, Values::kBidding, 4).empty());
    CHECK_FALSE(moveHas(state, "34567", Values::kMayBeat));
    CHECK(onesOf(moveValues(state, "99"), Values::kKind, 10) ==
          Places{static_cast<int>(Kind::Pair)});
    CHECK(moveHas(state, "99", Values::kMayBeat));
    CHECK_FALSE(moveHas(state, "99", Values::kGoesOut));
    const State last = after(state, "34567 pass pass");
    CHECK(moveHas(last, "99", Values::kGoesOut));
    CHECK(onesOf(moveValues(last, "99"), Values::kRest, Values::kCardFeatures).empty());
    CHECK(onesOf(moveValues(last, "99"), Values::kRestSize, 20).empty());

    // No cards are of the kind None.
    const ValueFeatures pass = moveValues(after(state, "9"), "pass");
    CHECK(cardsIn(pass, Values::kPlay).empty());
    CHECK(cardsIn(pass, Values::kRest) == ranks("8QQ"));
    CHECK(onesOf(pass, Values::kKind, 10 + kRanks + 12) == Places{0});
    CHECK_FALSE(moveHas(after(state, "9"), "pass", Values::kMayBeat));

    // Only as many as an enemy holds: the landlord has one card left.
    const State peasant = after(endgame("93", "8QQK", "TT22"), "9");
    CHECK(moveHas(peasant, "K", Values::kMayBeat));
    CHECK_FALSE(moveHas(peasant, "QQ", Values::kMayBeat));
}

TEST_CASE("Doudizhu's values stay in their row, see nothing hidden, and tell all moves apart") {
    Rng rng(791);
    for (const Options& options : valueOptions())
        for (int game = 0; game < scaled(10); ++game) {
            const Deal deal = Doudizhu::deal(options, rng);
            State state = Doudizhu::start(options, deal);
            State other = Doudizhu::start(options, oneFurther(deal));
            while (Doudizhu::toMove(state) != kNoSeat) {
                const Observation view = viewToMove(state);
                const ValueFeatures position = positionValues(view);
                CHECK(position ==
                      positionValues(Doudizhu::observe(Doudizhu::sample(view, rng), view.seat)));
                CHECK(position == positionValues(viewToMove(other)));
                CHECK(std::ranges::all_of(position,
                                          [](int value) { return value == 0 || value == 1; }));
                CHECK(cardsIn(position, Values::kHand) == view.hand);
                CHECK(cardsIn(position, Values::kUnseen) == view.unseen());
                CHECK(cardsIn(position, Values::kOfLandlord) ==
                      (view.pub.landlord == view.seat ? Cards() : view.knownOfLandlord()));
                const auto moves = Doudizhu::legalMoves(view);
                std::set<ValueFeatures> features;
                for (const Move move : moves) {
                    features.insert(moveValues(view, move));
                    CHECK(moveValues(view, move) == moveValues(viewToMove(other), move));
                }
                CHECK(features.size() == moves.size());
                CHECK(Values::isValued(view));
                const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
                Doudizhu::apply(state, move);
                Doudizhu::apply(other, move);
            }
        }
}

TEST_CASE("Doudizhu's prospects are what a deal brings: bids count the bid, plays do not") {
    Rng rng(792);
    for (const Options& options : valueOptions())
        for (int game = 0; game < scaled(200); ++game) {
            State state = Doudizhu::start(options, Doudizhu::deal(options, rng));
            while (Doudizhu::toMove(state) != kNoSeat) Doudizhu::playRandomMove(state, rng);
            const Public& pub = state.pub;
            double sum = 0;
            for (Seat seat = 0; seat < kPlayers; ++seat) {
                const auto at = static_cast<std::size_t>(seat);
                const Outcome bid = Values::prospect(state, seat, 0);
                const Outcome play = Values::prospect(state, seat, 8);
                CHECK(bid.win == Approx(Doudizhu::winShares(state)[at]));
                CHECK(play.win == bid.win);
                sum += play.score;
                if (pub.isVoid()) {
                    CHECK(bid.score == 0);
                    CHECK(play.score == 0);
                    continue;
                }
                const int most = seat == pub.landlord ? 24 : 12;
                const int bidsCount = options.scoring == Scoring::Simple ? 1 : int{pub.bid};
                const int score = Doudizhu::scores(state)[at];
                CHECK(static_cast<int>(play.score) == std::clamp(score / bidsCount, -most, most));
                // Where bids do not count, a bid is as dear as if they did.
                CHECK(static_cast<int>(bid.score) ==
                      std::clamp(score / bidsCount * int{pub.bid}, -most, most));
            }
            CHECK(sum == 0);
        }

    // Three bombs at a bid of 3.
    State dear = table("3333444455556", "7", "8");
    dear.pub.bid = 3;
    dear = after(dear, "3333 pass pass 4444 pass pass 5555 pass pass 6");
    REQUIRE(Doudizhu::scores(dear)[0] == 2 * 3 * 8 * 2); // a spring
    CHECK(Values::prospect(dear, 0, 0).score == 24);
    CHECK(Values::prospect(dear, 1, 0).score == -12);
    CHECK(Values::prospect(dear, 2, 8).score == -12);
    State cheap = after(table("33336", "7", "8"), "3333 pass pass 6");
    cheap.pub.bid = 2;
    CHECK(Values::prospect(cheap, 0, 0).score == 16);
    CHECK(Values::prospect(cheap, 0, 8).score == 8);
    CHECK(Values::prospect(cheap, 1, 8).score == -4);
}
