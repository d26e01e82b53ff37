// Who takes a trick, what it counts, and who leads next.
#include "tests/support/briscola.h"

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

// The winner of the first trick of a game in which each seat plays its first card. `cards` are the
// cards in the order played, seat `first` beginning.
Seat winnerOf(const std::string& played, const std::string& trump, int first = 0) {
    const std::vector<Card> table = cards(played);
    const int count = static_cast<int>(table.size());
    Public pub;
    pub.options = players(count);
    pub.trumpCard = card(trump);
    pub.leader = static_cast<std::int8_t>(first);
    for (int i = 0; i < count; ++i)
        pub.history[pub.played++] = {static_cast<std::int8_t>((first + i) % count),
                                     table[static_cast<std::size_t>(i)]};
    pub.onTable = static_cast<std::uint8_t>(count);
    return Briscola::trickWinner(pub);
}

} // namespace

TEST_CASE("Two players: of one suit the higher card takes") {
    CHECK(winnerOf("AD 3D", "2S") == 0);
    CHECK(winnerOf("3D AD", "2S") == 1);
    CHECK(winnerOf("KD 3D", "2S") == 1); // the three is above the king
    CHECK(winnerOf("7D JD", "2S") == 1);
    CHECK(winnerOf("2D 4D", "2S") == 1);
    CHECK(winnerOf("4D 2D", "2S") == 0);
}

TEST_CASE("Two players: another suit does not take, however high") {
    CHECK(winnerOf("2D AC", "2S") == 0);
    CHECK(winnerOf("2D AB", "2S") == 0);
}

TEST_CASE("Two players: a trump takes from any other suit") {
    CHECK(winnerOf("AD 4S", "2S") == 1);
    CHECK(winnerOf("4S AD", "2S") == 0);
}

TEST_CASE("Two players: of two trumps the higher takes") {
    CHECK(winnerOf("4S 5S", "2S") == 1);
    CHECK(winnerOf("AS 3S", "2S") == 0);
}

TEST_CASE("Two players: the seat that led counts, not its number") {
    CHECK(winnerOf("2D AC", "2S", 1) == 1);
    CHECK(winnerOf("2D 4D", "2S", 1) == 0);
}

TEST_CASE("Three players: the highest of the suit led, wherever it was played") {
    CHECK(winnerOf("AD 3D KD", "2S") == 0);
    CHECK(winnerOf("KD AD 3D", "2S") == 1);
    CHECK(winnerOf("KD 3D AD", "2S") == 2);
    CHECK(winnerOf("2D AC 4D", "2S") == 2);
    CHECK(winnerOf("2D AC 3C", "2S") == 0); // the suit led, not the second card's
    CHECK(winnerOf("KD 3D AD", "2S", 2) == 1);
}

TEST_CASE("Three players: the highest trump, also against an earlier trump") {
    CHECK(winnerOf("AD 2S 3D", "5S") == 1);
    CHECK(winnerOf("AD 2S 4S", "5S") == 2);
    CHECK(winnerOf("AD 4S 2S", "5S") == 1);
    CHECK(winnerOf("2S AD 3D", "5S") == 0);
    CHECK(winnerOf("AD 3D 2S", "5S", 1) == 0);
}

TEST_CASE("Four players: the highest of the suit led or the highest trump") {
    CHECK(winnerOf("4D 5D 6D 7D", "2S") == 3);
    CHECK(winnerOf("7D AC AB 6D", "2S") == 0);
    CHECK(winnerOf("7D JD AB 6D", "2S") == 1);
    CHECK(winnerOf("AD 4S 2S 3D", "5S") == 1);
    CHECK(winnerOf("AD 4S 6S 7S", "5S") == 3);
    CHECK(winnerOf("4D 5D 6D 7D", "2S", 3) == 2);
}

TEST_CASE("A card beats only a lower one of its suit or, being trump, any other suit") {
    for (const Card a : italian::kDeck)
        for (const Card b : italian::kDeck) {
            if (a == b) continue;
            for (int trump = 0; trump < italian::kSuits; ++trump) {
                const bool expected =
                    a.suit() == b.suit() ? a.rank() > b.rank() : a.suit() == trump;
                REQUIRE(beats(a, b, trump) == expected);
                // Led first: exactly one of the two takes, the leader unless beaten.
                const std::string trumpText =
                    italian::toText(makeCard(trump, a.rank() == 0 || b.rank() == 0 ? 1 : 0));
                REQUIRE(winnerOf(italian::toText(b) + " " + italian::toText(a), trumpText) ==
                        (expected ? 1 : 0));
            }
        }
}

TEST_CASE("The winner gets the points of all cards of the trick and leads the next") {
    State state = begin(players(2), "AD 2C 4C  3D 5C 6C  7S");
    state = after(state, "AD 3D");
    CHECK(state.pub.points[0] == 21);
    CHECK(state.pub.points[1] == 0);
    CHECK(state.pub.leader == 0);
    CHECK(Briscola::toMove(state) == 0);
    CHECK(state.pub.onTable == 0);

    state = begin(players(2), "KD 2C 4C  3D 5C 6C  7S");
    state = after(state, "KD 3D");
    CHECK(state.pub.points[0] == 0);
    CHECK(state.pub.points[1] == 14);
    CHECK(Briscola::toMove(state) == 1);
}

TEST_CASE("Three and four players: play goes round and the winner leads") {
    State three = begin(players(3), "KD 2D 4C  JD 5C 6C  AD NB 2B  7S", 1);
    CHECK(Briscola::toMove(three) == 1);
    three = after(three, "JD");
    CHECK(Briscola::toMove(three) == 2);
    three = after(three, "AD");
    CHECK(Briscola::toMove(three) == 0);
    three = after(three, "KD");
    CHECK(three.pub.points == std::array<std::uint8_t, 4>{0, 0, 17, 0});
    CHECK(Briscola::toMove(three) == 2);

    State four = begin(players(4), "KD 2D 4C  JD 5C 6C  2S NB 2B  ND 4B 5B  7S", 3);
    four = after(four, "ND KD JD 2S");
    CHECK(four.pub.points == std::array<std::uint8_t, 4>{0, 0, 9, 0});
    CHECK(Briscola::toMove(four) == 2);
}

TEST_CASE("Any card may be played at any time") {
    State state = begin(players(2), "AD 3D KD  2D 5C 6S  7S");
    CHECK(texts(Briscola::legalMoves(state)) == std::vector<std::string>{"AD", "3D", "KD"});
    state = after(state, "AD"); // seat 1 could follow suit, or trump, and need not
    CHECK(texts(Briscola::legalMoves(state)) == std::vector<std::string>{"2D", "5C", "6S"});
    CHECK(Briscola::legalMoves(Briscola::observe(state, 1)) == Briscola::legalMoves(state));
}
