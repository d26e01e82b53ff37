#include "ai/briscola/win_chance.h"
#include "tests/support/briscola_players.h"
#include "tests/support/scale.h"

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

TEST_CASE("A higher gain never lowers the chance, which stays between 0 and 1") {
    Rng rng(241);
    for (const Options& options : allOptions())
        for (int i = 0; i < scaled(100); ++i) {
            const int cards = options.players == 3 ? 39 : 40;
            const State state = randomState(options, static_cast<int>(rng.below(cards)), rng);
            const WinChance chance(viewToMove(state));
            double last = 0;
            for (int gain = -120; gain <= 120; gain += 5) {
                REQUIRE(chance(gain) >= last);
                REQUIRE(chance(gain) <= 1);
                last = chance(gain);
            }
            REQUIRE(chance(120) > chance(-120));
        }
}

TEST_CASE("When the stock is gone the chance is certain") {
    Rng rng(242);
    for (const int count : {2, 4})
        for (int i = 0; i < scaled(100); ++i) {
            const State state = randomEndgame(players(count), 3 * count, rng);
            const Seat mover = Briscola::toMove(state);
            const WinChance chance(viewToMove(state));
            const int lead = difference(state.pub, mover);
            CHECK(chance(-lead) == 0.5);
            CHECK(chance(-lead + 1) == 1.0);
            CHECK(chance(-lead - 1) == 0.0);
        }
}

TEST_CASE("Nothing gained at the start is about an even chance") {
    const State state = begin(players(2), "2D 5C 6C  3D AD 2S  7S");
    const WinChance chance(viewToMove(state));
    CHECK(chance(0) > 0.45);
    CHECK(chance(0) <= 0.5);
    CHECK(chance(WinChance::kOptimism) == Approx(0.5));
    CHECK(chance(30) > 0.75);
    CHECK(chance(-30) < 0.25);
}

TEST_CASE("The same lead is worth more the less is left to draw") {
    Observation view = viewToMove(begin(players(2), "2D 5C 6C  3D AD 2S  7S"));
    double last = WinChance(view)(20);
    for (int stock = 32; stock >= 2; stock -= 2) {
        view.pub.stock = static_cast<std::uint8_t>(stock);
        const double now = WinChance(view)(20);
        CHECK(now > last);
        last = now;
    }
}

TEST_CASE("The points already won count, those of partners together") {
    Observation two = viewToMove(begin(players(2), "2D 5C 6C  3D AD 2S  7S"));
    const double even = WinChance(two)(0);
    two.pub.points = {20, 0, 0, 0};
    CHECK(WinChance(two)(0) > even);
    CHECK(WinChance(two)(-20) == Approx(even));
    two.pub.points = {0, 20, 0, 0};
    CHECK(WinChance(two)(20) == Approx(even));

    Observation four = viewToMove(begin(players(4), "2D 5C 6C  3D AD 2S  4B 5B 6B 4D 5D 6D 7S"));
    four.pub.points = {10, 15, 20, 15};
    const double level = WinChance(four)(0);
    four.pub.points = {0, 0, 0, 0};
    CHECK(WinChance(four)(0) == Approx(level));

    Observation three = viewToMove(begin(players(3), "2D 5C 6C  3D AD 2S  4B 5B 6B  7S"));
    three.pub.points = {20, 20, 0, 0}; // what counts is the strongest of the others
    const double equal = WinChance(three)(0);
    three.pub.points = {20, 20, 19, 0};
    CHECK(WinChance(three)(0) == Approx(equal));
}
