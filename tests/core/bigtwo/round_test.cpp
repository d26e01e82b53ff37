// Rounds: who may play when, who leads, how a game ends; under both ways to pass.
#include "tests/support/bigtwo.h"
#include "tests/support/scale.h"

#include <numeric>

using namespace parlour::bigtwo;
using namespace parlour::test;
using parlour::kNoSeat;
using parlour::Rng;
using parlour::Scores;
using parlour::Seat;

namespace {

const std::vector<std::string> kHands{"3D 7D JD 2D", "4D 8D QD", "5D 9D KD", "6D TD AD"};

} // namespace

TEST_CASE("The holder of the three of diamonds begins, whatever the options") {
    Rng rng(421);
    std::array<int, 4> starts{};
    for (const Options& options : allOptions())
        for (int i = 0; i < 10; ++i) {
            const State state = randomStart(options, rng);
            const Seat seat = BigTwo::toMove(state);
            REQUIRE(state.hands[static_cast<std::size_t>(seat)].contains(kThreeOfDiamonds));
            REQUIRE(state.pub.isLead());
            ++starts[static_cast<std::size_t>(seat)];
        }
    for (const int count : starts) CHECK(count > 40);
}

TEST_CASE("The turn goes round, a higher card each") {
    const State state = after(endgame(kHands), {"3D", "4D", "5D", "6D"});
    CHECK(state.pub.next == 0);
    CHECK(state.pub.owner == 3);
    CHECK(state.pub.table == cardSet("6D"));
    CHECK(state.pub.round().size() == 4);
    CHECK(state.pub.handSizes == std::array<std::uint8_t, 4>{3, 2, 2, 2});
}

TEST_CASE("Who has passed is skipped until the round is over") {
    State state = after(endgame(kHands), {"3D", "pass", "5D", "6D", "7D"});
    CHECK(state.pub.next == 2); // not seat 1
    CHECK(state.pub.hasPassed(1));
    state = after(state, {"9D", "TD"});
    CHECK(state.pub.next == 0);
    state = after(state, {"pass", "pass"});
    CHECK(state.pub.next == 3); // the last to play leads
    CHECK(state.pub.isLead());
    CHECK(state.pub.passed == 0);
    CHECK(state.pub.round().empty());
    CHECK(after(state, {"AD"}).pub.winner() == 3);
}

TEST_CASE("With reenter, who has passed may play again, and three passes in a row end the round") {
    State state = after(endgame(kHands, {.reenter = true}), {"3D", "pass", "5D", "6D", "7D"});
    CHECK(state.pub.next == 1); // passed before
    CHECK(state.pub.passed == 0);
    state = after(state, {"pass", "9D", "pass", "pass"});
    CHECK(state.pub.next == 1);
    CHECK(state.pub.hasPassed(0));
    CHECK_FALSE(state.pub.isLead());
    state = after(state, {"pass"});
    CHECK(state.pub.isLead());
    CHECK(state.pub.next == 2);
}

TEST_CASE("The round is the turns since its lead") {
    State state = after(endgame(kHands), {"3D", "pass", "5D", "pass", "pass", "9D", "TD"});
    const auto round = state.pub.round();
    REQUIRE(round.size() == 2);
    CHECK(round[0] == Turn(2, cardSet("9D")));
    CHECK(round[1] == Turn(3, cardSet("TD")));
    CHECK(state.pub.history[2] == Turn(1, {}));
    CHECK(state.pub.history[2].isPass());
    CHECK(state.pub.history[2].seat() == 1);
}

TEST_CASE("First out wins the cards of the others, who lose their own") {
    const State state =
        after(endgame({"3D", "4D 8D", "5D 9D KD QD QC", "6D TD AD 2D 2C 2H 2S AS AH"}), {"3D"});
    CHECK(BigTwo::toMove(state) == kNoSeat);
    CHECK(BigTwo::scores(state) == Scores{16, -2, -5, -9}); // the paper's example
    CHECK(BigTwo::winShares(state) == parlour::WinShares{1, 0, 0, 0});
}

TEST_CASE("A game may be won by a play that answers another") {
    const State state = after(endgame({"3D 8D", "4D", "5D 9D", "6D TD"}), {"3D", "4D"});
    CHECK(state.pub.isOver());
    CHECK(state.pub.winner() == 1);
    CHECK(BigTwo::scores(state) == Scores{-1, 5, -2, -2});
}

TEST_CASE("From deal to end every card is in one place, and there is room for the history") {
    Rng rng(422);
    std::size_t longest = 0;
    for (const Options& options : allOptions())
        for (int game = 0; game < parlour::test::scaled(100); ++game) {
            State state = randomStart(options, rng);
            for (;;) {
                const Public& pub = state.pub;
                CardSet all = pub.played;
                int cards = pub.played.size();
                for (std::size_t seat = 0; seat < 4; ++seat) {
                    all |= state.hands[seat];
                    cards += state.hands[seat].size();
                    REQUIRE(state.hands[seat].size() == pub.handSizes[seat]);
                }
                REQUIRE(all == kDeck);
                REQUIRE(cards == 52);
                REQUIRE(pub.isLead() == (pub.owner == kNoSeat || pub.owner == pub.next));
                REQUIRE_FALSE(pub.hasPassed(pub.next));
                if (pub.isOver()) break;
                BigTwo::playRandomMove(state, rng);
            }
            longest = std::max<std::size_t>(longest, state.pub.turns);
            const Scores scores = BigTwo::scores(state);
            REQUIRE(std::accumulate(scores.begin(), scores.end(), 0) == 0);
        }
    CHECK(longest < kMostTurns);
    CHECK(longest > 50);
}

TEST_CASE("The longest game there can be fits into the history") {
    static_assert(kMostTurns <= 255); // `turns` counts that far
    State state = endgame({"2S", "3C", "4C", "4H"});
    state.pub.turns = kMostTurns - 1;
    BigTwo::apply(state, cardSet("2S"));
    CHECK(state.pub.turns == kMostTurns);
    CHECK(state.pub.history.back() == Turn(0, cardSet("2S")));
    CHECK(state.pub.isOver());
}

TEST_CASE("An imagined three of diamonds is with whoever began") {
    Rng rng(423);
    for (const Options& options : allOptions()) {
        State state = randomStart(options, rng);
        const auto starter = static_cast<std::size_t>(BigTwo::toMove(state));
        for (int turn = 0; turn < 6 && !state.pub.isOver(); ++turn) {
            for (Seat seat = 0; seat < 4; ++seat) {
                const State imagined = BigTwo::sample(BigTwo::observe(state, seat), rng);
                REQUIRE(imagined.hands[starter].contains(kThreeOfDiamonds) ==
                        state.hands[starter].contains(kThreeOfDiamonds));
            }
            BigTwo::playRandomMove(state, rng);
        }
    }
}
