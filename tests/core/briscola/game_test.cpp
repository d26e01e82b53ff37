// Whole games: points, results, and what always holds.
#include "tests/support/briscola.h"
#include "tests/support/scale.h"

#include <numeric>

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

// A game that is over, with these card points per seat.
State finished(int count, std::array<std::uint8_t, 4> points) {
    Rng rng(71);
    State state = randomEndgame(players(count), 0, rng);
    state.pub.points = points;
    return state;
}

using Four = std::array<int, 4>;
using Shares = std::array<double, 4>;

} // namespace

TEST_CASE("Most points win, 60 to 60 is a draw") {
    CHECK(Briscola::scores(finished(2, {61, 59})) == Four{61, 59, 0, 0});
    CHECK(Briscola::winShares(finished(2, {61, 59})) == Shares{1, 0, 0, 0});
    CHECK(Briscola::winShares(finished(2, {59, 61})) == Shares{0, 1, 0, 0});
    CHECK(Briscola::winShares(finished(2, {60, 60})) == Shares{0.5, 0.5, 0, 0});
    CHECK(Briscola::winShares(finished(2, {120, 0})) == Shares{1, 0, 0, 0});
}

TEST_CASE("Three players: each for himself, ties share the win") {
    CHECK(Briscola::scores(finished(3, {50, 40, 30})) == Four{50, 40, 30, 0});
    CHECK(Briscola::winShares(finished(3, {50, 40, 30})) == Shares{1, 0, 0, 0});
    CHECK(Briscola::winShares(finished(3, {20, 50, 50})) == Shares{0, 0.5, 0.5, 0});
    const Shares all = Briscola::winShares(finished(3, {40, 40, 40}));
    for (int seat = 0; seat < 3; ++seat)
        CHECK(all[static_cast<std::size_t>(seat)] == Approx(1.0 / 3));
    CHECK(all[3] == 0);
}

TEST_CASE("Four players: partners have the points of both and win together") {
    CHECK(Briscola::scores(finished(4, {50, 10, 11, 49})) == Four{61, 59, 61, 59});
    CHECK(Briscola::winShares(finished(4, {50, 10, 11, 49})) == Shares{1, 0, 1, 0});
    CHECK(Briscola::winShares(finished(4, {0, 61, 59, 0})) == Shares{0, 1, 0, 1});
    CHECK(Briscola::winShares(finished(4, {60, 0, 0, 60})) == Shares{0.5, 0.5, 0.5, 0.5});
}

TEST_CASE("Partners sit opposite each other, and only when four play") {
    for (const int count : {2, 3, 4}) {
        const Options options = players(count);
        const State state = finished(count, {});
        for (Seat a = 0; a < count; ++a)
            for (Seat b = 0; b < count; ++b) {
                const bool opposite = count == 4 && (a + 2) % 4 == b;
                CHECK(Briscola::arePartners(options, a, b) == opposite);
                CHECK(Briscola::areAllies(state, a, b) == (a == b || opposite));
            }
    }
}

TEST_CASE("At every moment of random games cards and points are conserved") {
    for (const Options& options : allOptions()) {
        Rng rng(72);
        for (int game = 0; game < scaled(300); ++game) {
            State state = randomStart(options, rng);
            const int size = options.players == 3 ? 39 : 40;
            REQUIRE(state.deal.size == size);
            while (true) {
                const Public& pub = state.pub;
                // Each card is in exactly one place.
                CardSet seen = pub.removed;
                int cards = pub.removed.size();
                const auto put = [&](Card card) {
                    seen.insert(card);
                    ++cards;
                };
                for (const Hand& hand : state.hands)
                    for (int i = 0; i < hand.size(); ++i) put(hand[i]);
                for (std::size_t i = 0; i < pub.played; ++i) put(pub.history[i].card);
                if (pub.stock > 0) put(pub.trumpCard);
                for (int i = size - pub.stock + 1; i < size; ++i)
                    put(state.deal.deck[static_cast<std::size_t>(i)]);
                REQUIRE(cards == 40);
                REQUIRE(seen == italian::kDeck);

                CardSet played;
                for (std::size_t i = 0; i < pub.played; ++i) played.insert(pub.history[i].card);
                REQUIRE(played == pub.playedCards);

                // Each point is won, on the table or in a card still to be played.
                int points = std::accumulate(pub.points.begin(), pub.points.end(), 0);
                for (const Card card : italian::kDeck - pub.playedCards - pub.removed)
                    points += italian::points(card);
                for (int i = 0; i < pub.onTable; ++i)
                    points += italian::points(pub.tableCard(i).card);
                REQUIRE(points == 120);

                for (Seat seat = 0; seat < options.players; ++seat)
                    REQUIRE(state.hands[static_cast<std::size_t>(seat)].size() ==
                            pub.handSize(seat));
                REQUIRE(pub.isOver() == (Briscola::toMove(state) == kNoSeat));
                if (pub.isOver()) break;
                Briscola::playRandomMove(state, rng);
            }
            REQUIRE(state.pub.played == size);
            const Scores scores = Briscola::scores(state);
            const int sides = options.players == 4 ? 240 : 120;
            REQUIRE(std::accumulate(scores.begin(), scores.end(), 0) == sides);
        }
    }
}

TEST_CASE("The history names every card and who played it") {
    State state = begin(players(2), "KD 2C 4C  3D 5C 6C  7S  2B 4B 5B 6B");
    state = after(state, "KD 3D 6C 4C");
    const std::vector<std::pair<int, std::string>> expected{
        {0, "KD"}, {1, "3D"}, {1, "6C"}, {0, "4C"}};
    REQUIRE(state.pub.played == 4);
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(state.pub.history[i].seat == expected[i].first);
        CHECK(state.pub.history[i].card == card(expected[i].second));
    }
    CHECK(state.pub.history[4] == Play{});
}

TEST_CASE("A hand keeps the order in which its cards were drawn") {
    Hand hand = test::hand("AD 3C 2B");
    hand.removeAt(1);
    CHECK(handText(hand) == "AD 2B");
    hand.add(card("KS"));
    CHECK(handText(hand) == "AD 2B KS");
    hand.remove(card("KS"));
    hand.remove(card("AD"));
    CHECK(handText(hand) == "2B");
    CHECK(hand == test::hand("2B"));
    hand.removeAt(0);
    CHECK(hand.empty());
    CHECK(hand == Hand{});
    CHECK(test::hand("2C 2D").set() == cardSet("2C 2D"));
}

TEST_CASE("Random moves are drawn from the whole hand") {
    const State start = begin(players(2), "AD 2C 4C  3D 5C 6C  7S");
    Rng rng(73);
    std::array<int, 3> counts{};
    for (int i = 0; i < 3000; ++i) {
        State state = start;
        Briscola::playRandomMove(state, rng);
        for (int k = 0; k < 3; ++k)
            if (state.pub.history[0].card == start.hands[0][k])
                ++counts[static_cast<std::size_t>(k)];
    }
    for (const int count : counts) CHECK(std::abs(count - 1000) < 120);
}
