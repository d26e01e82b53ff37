// Bidding, play, the end and the score.
#include "tests/support/doudizhu.h"
#include "tests/support/scale.h"

using namespace parlour;
using namespace parlour::doudizhu;
using namespace parlour::test;

namespace {

Deal someDeal(const Options& options = {}) {
    Rng rng(411);
    return Doudizhu::deal(options, rng);
}

std::vector<std::string> legal(const State& state) {
    std::vector<std::string> list;
    for (const Move move : Doudizhu::legalMoves(state)) list.push_back(Doudizhu::toText(move));
    return list;
}

std::string why(const State& state, std::string_view move) {
    return Doudizhu::objection(state, Doudizhu::parseMove(move).value()).english;
}

using Texts = std::vector<std::string>;

Options scoredBy(Scoring scoring) { return {true, Kickers::Any, scoring}; }

} // namespace

TEST_CASE("Each seat bids once, nothing or more than those before") {
    const State start = Doudizhu::start({}, someDeal());
    CHECK(start.pub.isBidding());
    CHECK(legal(start) == Texts{"bid 0", "bid 1", "bid 2", "bid 3"});
    const State one = after(start, "bid1");
    CHECK(one.pub.next == 1);
    CHECK(legal(one) == Texts{"bid 0", "bid 2", "bid 3"});
    CHECK(why(one, "bid 1") == "A bid must be higher than those before it");
    CHECK(why(one, "3") == "The bidding is not over");
    CHECK(why(one, "pass") == "The bidding is not over");
    const State two = after(one, "bid2");
    CHECK(legal(two) == Texts{"bid 0", "bid 3"});
}

TEST_CASE("The highest bidder takes the kitty and leads") {
    const Deal deal = someDeal();
    const State before = after(Doudizhu::start({}, deal), "bid1 bid2");
    CHECK(before.pub.kitty.empty());
    const State state = after(before, "bid0");
    CHECK(state.pub.landlord == 1);
    CHECK(state.pub.next == 1);
    CHECK(state.pub.bid == 2);
    CHECK(state.pub.isLead());
    CHECK(state.pub.kitty == deal.kitty);
    CHECK(state.hands[1] == deal.hands[1] + deal.kitty);
    CHECK(state.pub.handSizes == std::array<std::uint8_t, 3>{17, 20, 17});
    CHECK(state.kitty.empty());
    CHECK(why(state, "bid 3") == "The bidding is over");
}

TEST_CASE("A deal with a bid is at no moment a passed-out one") {
    State state = Doudizhu::start({}, someDeal());
    for (const int bid : {0, 0, 1})
        Doudizhu::apply(state, Move::bid(bid), [&](const Event&) {
            CHECK_FALSE(state.pub.isVoid());
            CHECK_FALSE(state.pub.isOver());
        });
}

TEST_CASE("A bid of three ends the bidding") {
    const State state = after(Doudizhu::start({}, someDeal()), "bid0 bid3");
    CHECK(state.pub.landlord == 1);
    CHECK(state.pub.bid == 3);
}

TEST_CASE("Another seat may bid first") {
    Deal deal = someDeal();
    deal.firstBidder = 2;
    const State state = after(Doudizhu::start({}, deal), "bid0 bid1 bid0");
    CHECK(state.pub.landlord == 0);
}

TEST_CASE("Nobody bids: the deal is void and worth nothing") {
    const State state = after(Doudizhu::start({}, someDeal()), "bid0 bid0 bid0");
    CHECK(state.pub.isVoid());
    CHECK(state.pub.isOver());
    CHECK(Doudizhu::toMove(state) == kNoSeat);
    CHECK(Doudizhu::scores(state) == Scores{});
    CHECK(Doudizhu::winShares(state)[2] == Approx(1.0 / 3));
    CHECK_FALSE(state.pub.areAllies(0, 1));
    Rng rng(412);
    CHECK(Doudizhu::nextDeal({}, state, rng).firstBidder == 0);
}

TEST_CASE("The next seat bids first in the next deal, or is its landlord") {
    Rng rng(413);
    State played = after(table("3", "4", "5"), "3");
    played.pub.firstBidder = 2;
    CHECK(Doudizhu::nextDeal({}, played, rng).firstBidder == 0);
    played.pub.landlord = 1;
    CHECK(Doudizhu::nextDeal({.bidding = false}, played, rng).landlord == 2);
}

TEST_CASE("A deal that names the landlord has no bidding") {
    const Options options{false, Kickers::Any, Scoring::Classic};
    Deal deal = someDeal(options);
    CHECK(deal.landlord == 0);
    deal.landlord = 2;
    const State state = Doudizhu::start(options, deal);
    CHECK_FALSE(state.pub.isBidding());
    CHECK(state.pub.next == 2);
    CHECK(state.pub.bid == 1);
    CHECK(state.pub.handSizes[2] == 20);
}

TEST_CASE("After two passes in a row the last player to play leads") {
    const State start = table("3478", "569", "TT2");
    State state = after(start, "3 5");
    CHECK(legal(state) == Texts{"T", "2", "pass"});
    state = after(state, "pass");
    CHECK(legal(state) == Texts{"7", "8", "pass"});
    // Who has passed may play again in the same round.
    state = after(state, "7 9 T");
    CHECK(legal(state) == Texts{"pass"});
    state = after(state, "pass pass");
    CHECK(state.pub.isLead());
    CHECK(state.pub.next == 2);
    CHECK(why(state, "pass") == "The leader cannot pass");
    CHECK(legal(state) == Texts{"T", "2"});
}

TEST_CASE("Why cards may not be played") {
    const State lead = table("33344456789AA22XD", "3", "4");
    CHECK(why(lead, "5") == "");
    CHECK(why(lead, "K") == "The hand does not hold all these cards");
    CHECK(why(lead, "AAA") == "The hand does not hold all these cards");
    CHECK(why(lead, "35") == "These cards do not form a pattern");
    CHECK(why(lead, "3456") == "A sequence has at least five cards");
    CHECK(why(lead, "3344") == "A sequence of pairs has at least three pairs");
    CHECK(why(lead, "AA22") == "A sequence goes up to the ace: no 2 and no joker");
    const State distinct =
        table("333444AAXD", "3", "4", {true, Kickers::Distinct, Scoring::Classic});
    CHECK(why(distinct, "333444AA") ==
          "Single kickers must have different ranks here and cannot be both jokers");
    const State common = table("333444XD", "3", "4", {true, Kickers::Common, Scoring::Classic});
    CHECK(why(common, "333444XD") == "Kickers cannot be both jokers, four of a kind or a triplet "
                                     "that fits the sequence");

    const State follow = after(table("77899TT", "5568889JJQ2222", "3"), "77");
    CHECK(why(follow, "55") == "This is not higher than the play on the table");
    CHECK(why(follow, "888") == "Play the same pattern as on the table, or a bomb");
    CHECK(why(follow, "JJ") == "");
    CHECK(why(follow, "2222") == "");
    const State sequence = after(table("345673", "456789", "3"), "34567");
    CHECK(why(sequence, "456789") == "Play as many cards as are on the table, or a bomb");
    const State bomb = after(table("77778", "5555AA", "3"), "7777");
    CHECK(why(bomb, "AA") == "Only a higher bomb or the rocket beats a bomb");
    CHECK(why(bomb, "5555") == "This is not higher than the play on the table");
    const State rocket = after(table("XD8", "5555AA", "3"), "XD");
    CHECK(why(rocket, "5555") == "Nothing beats the rocket");
}

TEST_CASE("What is objected to is what is not in the list") {
    Rng rng(414);
    for (int game = 0; game < scaled(300); ++game) {
        State state = Doudizhu::start({}, Doudizhu::deal({}, rng));
        while (Doudizhu::toMove(state) != kNoSeat) {
            const auto moves = Doudizhu::legalMoves(state);
            const auto isListed = [&](Move move) {
                return std::ranges::find(moves, move) != moves.end();
            };
            for (const Move move : moves) REQUIRE(Doudizhu::objection(state, move).empty());
            for (int i = 0; i < 10; ++i) {
                const int size = static_cast<int>(1 + rng.below(8));
                const Move some(drawCards(kDeck, size, rng));
                REQUIRE(Doudizhu::objection(state, some).empty() == isListed(some));
            }
            for (int bid = 0; bid <= 3; ++bid)
                REQUIRE(Doudizhu::objection(state, Move::bid(bid)).empty() ==
                        isListed(Move::bid(bid)));
            REQUIRE(Doudizhu::objection(state, Move()).empty() == isListed(Move()));
            Doudizhu::playRandomMove(state, rng);
        }
    }
}

TEST_CASE("The first to go out wins for their side") {
    const State landlord = after(table("33", "44556", "6"), "33");
    CHECK(landlord.pub.winner() == 0);
    CHECK(Doudizhu::winShares(landlord) == WinShares{1, 0, 0, 0});
    const State peasant =
        after(table("33K9", "44556", "6"), "9 pass pass 33 44 pass pass 55 pass pass 6");
    CHECK(peasant.pub.winner() == 1);
    CHECK(Doudizhu::winShares(peasant) == WinShares{0, 1, 1, 0});
    CHECK(peasant.pub.areAllies(1, 2));
    CHECK_FALSE(peasant.pub.areAllies(0, 2));
}

TEST_CASE("Score, classic: the bid, doubled by bombs, the rocket and spring") {
    State start = table("3333567", "44445", "XD9");
    start.pub.bid = 2;
    // Landlord out: a peasant has played, so no spring; three bombs, the rocket among them.
    const State won = after(start, "3333 4444 XD pass pass 9");
    CHECK(won.pub.winner() == 2);
    CHECK(won.pub.bombs == 2);
    CHECK(won.pub.rocket);
    CHECK(won.pub.stake().value() == 2 * 8);
    CHECK(won.pub.isSpring()); // the landlord played once only
    CHECK(Doudizhu::scores(won) == Scores{-64, 32, 32, 0});
}

TEST_CASE("Score: spring when no peasant played, none when one did") {
    const State spring = after(table("34", "56", "78"), "3 pass pass 4");
    CHECK(spring.pub.isSpring());
    CHECK(Doudizhu::scores(spring) == Scores{4, -2, -2, 0});
    const State none = after(table("32", "56", "78"), "3 5 pass 2");
    CHECK_FALSE(none.pub.isSpring());
    CHECK(Doudizhu::scores(none) == Scores{2, -1, -1, 0});
    const State twice = after(table("334", "56", "78"), "3 5 pass pass 6");
    CHECK(twice.pub.isSpring());
    CHECK(Doudizhu::scores(twice) == Scores{-4, 2, 2, 0});
    const State thrice = after(table("3349", "T5", "78"), "3 T pass pass 5");
    CHECK(thrice.pub.isSpring());
    const State notOnce = after(table("33A9", "TT55", "78"), "33 TT pass pass 55");
    CHECK(notOnce.pub.isSpring());
    const State more = after(table("33A9", "T225", "78"), "3 T pass A 2 pass pass 2 pass pass 5");
    CHECK_FALSE(more.pub.isSpring());
    CHECK(Doudizhu::scores(more) == Scores{-2, 1, 1, 0});
}

TEST_CASE("Score, simple: bombs alone count") {
    State start = table("33334", "56", "78", scoredBy(Scoring::Simple));
    start.pub.bid = 3;
    const State won = after(start, "3333 pass pass 4"); // a spring too
    CHECK(Doudizhu::scores(won) == Scores{4, -2, -2, 0});
}

TEST_CASE("Score, competition: each bomb adds the bid, rocket and spring double") {
    State start = table("33334444XD5", "6", "7", scoredBy(Scoring::Competition));
    start.pub.bid = 3;
    const State won = after(start, "3333 pass pass 4444 pass pass XD pass pass 5");
    CHECK(won.pub.stake().value() == 3 * 3 * 2);
    CHECK(Doudizhu::scores(won) == Scores{72, -36, -36, 0});
}

TEST_CASE("A four with kickers is no bomb for the score") {
    const State won = after(table("3333445", "6", "7"), "333344 pass pass 5");
    CHECK(won.pub.bombs == 0);
}

TEST_CASE("At every moment of random games cards are conserved") {
    Rng rng(415);
    for (int game = 0; game < scaled(300); ++game) {
        State state = Doudizhu::start({}, Doudizhu::deal({}, rng));
        std::size_t turns = 0;
        while (true) {
            const Cards held = state.hands[0] + state.hands[1] + state.hands[2];
            REQUIRE(held + state.kitty + state.pub.played == kDeck);
            for (std::size_t seat = 0; seat < 3; ++seat)
                REQUIRE(state.hands[seat].size() == state.pub.handSizes[seat]);
            REQUIRE(state.pub.turns == turns);
            REQUIRE(turns <= kMostTurns);
            if (Doudizhu::toMove(state) == kNoSeat) break;
            const Seat seat = Doudizhu::toMove(state);
            Doudizhu::playRandomMove(state, rng);
            REQUIRE(state.pub.history[turns++].seat() == seat);
        }
        const Scores scores = Doudizhu::scores(state);
        REQUIRE(scores[0] + scores[1] + scores[2] == 0);
    }
}
