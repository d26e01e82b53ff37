// Who draws which card, and who gets the turned-up trump card.
#include "tests/support/briscola.h"

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

std::string lastDrawn(const State& state, std::size_t seat) {
    const Hand& hand = state.hands[seat];
    return italian::toText(hand[hand.size() - 1]);
}

// Random play until somebody has taken the trump card; also returns who won the trick before.
Seat winnerBeforeTheLastDraw(State& state, Rng& rng) {
    while (state.pub.trumpTaker == kNoSeat) Briscola::playRandomMove(state, rng);
    return state.pub.leader;
}

} // namespace

TEST_CASE("Three cards each, then the trump card, then the stock") {
    const State two = begin(players(2), "AD 2C 4C  3D 5C 6C  7S");
    CHECK(handText(two.hands[0]) == "AD 2C 4C");
    CHECK(handText(two.hands[1]) == "3D 5C 6C");
    CHECK(two.pub.trumpCard == card("7S"));
    CHECK(two.pub.stock == 34);
    CHECK(two.pub.trumpTaker == kNoSeat);

    const State four = begin(players(4), "AD 2C 4C  3D 5C 6C  2D 4D 5D  2B 4B 5B  7S", 2);
    CHECK(handText(four.hands[2]) == "2D 4D 5D");
    CHECK(handText(four.hands[3]) == "2B 4B 5B");
    CHECK(four.pub.stock == 28);
    CHECK(Briscola::toMove(four) == 2);

    const State three = begin(players(3), "AD 2D 4C  3D 5C 6C  4D 5D 6D  7S");
    CHECK(three.pub.stock == 30);
    CHECK(three.pub.removed == cardSet("2C"));
}

TEST_CASE("The winner of the trick draws first, then the others in turn") {
    State state = begin(players(2), "KD 2C 4C  3D 5C 6C  7S  2B 4B 5B 6B");
    state = after(state, "KD 3D"); // seat 1 takes
    CHECK(handText(state.hands[1]) == "5C 6C 2B");
    CHECK(handText(state.hands[0]) == "2C 4C 4B");
    CHECK(state.pub.stock == 32);
    state = after(state, "6C 2C"); // seat 1 again
    CHECK(lastDrawn(state, 1) == "5B");
    CHECK(lastDrawn(state, 0) == "6B");

    State four = begin(players(4), "KD 2D 4C  JD 5C 6C  2S NB 2B  ND 3B 5B  7S  4S 5S 6S JS");
    four = after(four, "KD JD 2S ND"); // seat 2 takes
    CHECK(lastDrawn(four, 2) == "4S");
    CHECK(lastDrawn(four, 3) == "5S");
    CHECK(lastDrawn(four, 0) == "6S");
    CHECK(lastDrawn(four, 1) == "JS");
}

TEST_CASE("draw=fixed: seat 0 draws first whoever takes the trick") {
    State state = begin(players(2, true), "KD 2C 4C  3D 5C 6C  7S  2B 4B 5B 6B");
    state = after(state, "KD 3D"); // seat 1 takes and leads, but draws second
    CHECK(lastDrawn(state, 0) == "2B");
    CHECK(lastDrawn(state, 1) == "4B");
    CHECK(Briscola::toMove(state) == 1);

    State three = begin(players(3, true), "KD 2D 4C  JD 5C 6C  AD NB 2B  7S  4S 5S 6S", 1);
    three = after(three, "JD AD KD");
    CHECK(lastDrawn(three, 0) == "4S");
    CHECK(lastDrawn(three, 1) == "5S");
    CHECK(lastDrawn(three, 2) == "6S");
}

TEST_CASE("Nobody draws before the trick is complete") {
    State state = begin(players(3), "KD 2D 4C  JD 5C 6C  AD NB 2B  7S");
    state = after(state, "KD JD");
    CHECK(state.pub.stock == 30);
    CHECK(state.hands[0].size() == 2);
}

TEST_CASE("The trump card is drawn last: after the winner's draw, by the last in turn") {
    for (const int count : {2, 3, 4}) {
        Rng rng(static_cast<std::uint64_t>(40 + count));
        for (int game = 0; game < 100; ++game) {
            State state = randomStart(players(count), rng);
            const Seat winner = winnerBeforeTheLastDraw(state, rng);
            CHECK(state.pub.trumpTaker == (winner + count - 1) % count);
            CHECK(state.pub.stock == 0);
            const auto taker = static_cast<std::size_t>(state.pub.trumpTaker);
            CHECK(state.hands[taker][2] == state.pub.trumpCard);
            CHECK(Briscola::toMove(state) == winner);
        }
    }
}

TEST_CASE("draw=fixed: the last seat always gets the trump card") {
    for (const int count : {2, 3, 4}) {
        Rng rng(static_cast<std::uint64_t>(50 + count));
        for (int game = 0; game < 100; ++game) {
            State state = randomStart(players(count, true), rng);
            winnerBeforeTheLastDraw(state, rng);
            CHECK(state.pub.trumpTaker == count - 1);
        }
    }
}

TEST_CASE("The stock is drawn from its front, every card once") {
    for (const Options& options : allOptions()) {
        Rng rng(61);
        State state = randomStart(options, rng);
        std::size_t next = 3u * options.players + 1;
        while (Briscola::toMove(state) != kNoSeat) {
            const State before = state;
            Briscola::playRandomMove(state, rng);
            if (before.pub.stock == state.pub.stock) continue;
            int drawer = options.fixedDraw ? 0 : state.pub.leader;
            for (int k = 0; k < options.players; ++k, drawer = (drawer + 1) % options.players) {
                const Card expected =
                    next < state.deal.size ? state.deal.deck[next] : state.pub.trumpCard;
                ++next;
                CHECK(lastDrawn(state, static_cast<std::size_t>(drawer)) ==
                      italian::toText(expected));
            }
        }
        CHECK(next == state.deal.size + 1u);
    }
}

TEST_CASE("When the stock is gone the last three cards are played out") {
    for (const Options& options : allOptions()) {
        Rng rng(62);
        State state = randomStart(options, rng);
        winnerBeforeTheLastDraw(state, rng);
        for (Seat seat = 0; seat < options.players; ++seat)
            CHECK(state.hands[static_cast<std::size_t>(seat)].size() == 3);
        for (int left = 3 * options.players; left > 0; --left) {
            REQUIRE(Briscola::toMove(state) != kNoSeat);
            Briscola::playRandomMove(state, rng);
        }
        CHECK(Briscola::toMove(state) == kNoSeat);
    }
}

TEST_CASE("While the seats draw, a hand has as many cards as everybody can count") {
    Rng rng(231);
    for (const Options& options : allOptions()) {
        State state = randomStart(options, rng);
        int drawn = 0;
        while (Briscola::toMove(state) != kNoSeat) {
            const auto moves = Briscola::legalMoves(state);
            Briscola::apply(state, moves[0], [&](const Event& event) {
                drawn += event.kind == Event::Kind::Drawn;
                for (Seat seat = 0; seat < options.players; ++seat)
                    CHECK(state.pub.handSize(seat) ==
                          state.hands[static_cast<std::size_t>(seat)].size());
            });
        }
        CHECK(drawn > 0);
    }
}
