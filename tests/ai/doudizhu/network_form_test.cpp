// What role networks are given and what they answer.
#include "ai/doudizhu/network_form.h"
#include "tests/support/doudizhu.h"
#include "tests/support/scale.h"

using namespace parlour;
using namespace parlour::doudizhu;
using namespace parlour::test;

namespace {

std::optional<int> output(std::string_view move) {
    return outputOf(Doudizhu::parseMove(move).value(), Kickers::Any);
}

// A row of a channel as ranks in the order A 2 3 ... K X D, or "passed".
std::string row(const RoleInput& input, std::size_t row, std::size_t role) {
    constexpr std::string_view kLetters = "A23456789TJQKXD";
    std::string text;
    std::size_t passed = 0;
    for (std::size_t rank = 0; rank < kLetters.size(); ++rank) {
        const std::int8_t count = input[row][rank][role];
        if (count == kPassed)
            ++passed;
        else
            text.append(static_cast<std::size_t>(count), kLetters[rank]);
    }
    if (passed == 0) return text;
    REQUIRE(passed == kLetters.size());
    return "passed";
}

} // namespace

TEST_CASE("The 182 outputs, kind by kind") {
    CHECK(output("pass") == 0);
    CHECK(output("3") == 1);
    CHECK(output("D") == 15);
    CHECK(output("33") == 16);
    CHECK(output("22") == 28);
    CHECK(output("333") == 29);
    CHECK(output("222") == 41);
    CHECK(output("3333") == 42);
    CHECK(output("2222") == 54);
    CHECK(output("XD") == 55);
    CHECK(output("34567") == 56);
    CHECK(output("3456789TJQKA") == 91);
    CHECK(output("334455") == 92);
    CHECK(output("778899TTJJQQKKAA") == 136);
    CHECK(output("333444") == 137);
    CHECK(output("999TTTJJJQQQKKKAAA") == 181);
}

TEST_CASE("Kickers are no part of an output, bids and nine pairs have none") {
    CHECK(output("333A") == output("333"));
    CHECK(output("33344") == output("333"));
    CHECK(output("3334445A") == output("333444"));
    CHECK(output("33334A") == output("3333"));
    CHECK(output("33334455") == output("3333"));
    CHECK_FALSE(output("bid 1"));
    CHECK_FALSE(output("33445566778899TTJJ"));
}

TEST_CASE("Every output stands for a pattern of its own, and back") {
    CHECK_FALSE(patternOfOutput(0));
    for (int i = 1; i < kOutputs; ++i) {
        const Pattern pattern = patternOfOutput(i);
        const Cards cards = pattern.kind == Kind::Rocket
                                ? kRocket
                                : Cards::ofEach(RankSet::run(pattern.lowest, pattern.length),
                                                copiesOf(pattern.kind));
        CHECK(patternOf(cards, Kickers::Any) == pattern);
        CHECK(outputOf(cards, Kickers::Any) == i);
    }
}

TEST_CASE("The input of a peasant, row by row") {
    Rng rng(7);
    const State state = after(Doudizhu::start({}, Doudizhu::deal({}, rng)), // kitty 35Q
                              "bid0 bid3 33 pass KK pass pass 5 6");
    // The landlord is seat 1; seat 2 plays next, seat 0 before.
    const RoleInput input = roleInput(Doudizhu::observe(state, 2));
    CHECK(row(input, 0, 0) == "3356Q"); // one of the threes may have been the kitty's
    CHECK(row(input, 1, 1) == "AA223444467889TJQ");
    CHECK(row(input, 2, 0) == row(input, 2, 2));
    CHECK(row(input, 2, 1) == "");
    CHECK(row(input, 3, 0) == "336");
    CHECK(row(input, 3, 1) == "");
    CHECK(row(input, 3, 2) == "5KK");
    CHECK(row(input, 4, 0) == "6");
    CHECK(row(input, 5, 0) == "passed");
    CHECK(row(input, 6, 0) == "33");
    CHECK(row(input, 7, 0) == "");
    CHECK(row(input, 4, 1) == "passed");
    CHECK(row(input, 5, 1) == "passed");
    CHECK(row(input, 6, 1) == "");
    CHECK(row(input, 4, 2) == "5");
    CHECK(row(input, 5, 2) == "KK");
}

TEST_CASE("The input holds only what the seat knows, each card in its place") {
    Rng rng(432);
    for (int game = 0; game < scaled(100); ++game) {
        State state = Doudizhu::start({false, Kickers::Any, Scoring::Classic},
                                      Doudizhu::deal({false, Kickers::Any, Scoring::Classic}, rng));
        while (Doudizhu::toMove(state) != kNoSeat) {
            for (Seat seat = 0; seat < kPlayers; ++seat) {
                const Observation view = Doudizhu::observe(state, seat);
                const RoleInput input = roleInput(view);
                REQUIRE(input == roleInput(Doudizhu::observe(Doudizhu::sample(view, rng), seat)));
                const auto own = static_cast<std::size_t>(roleNumber(state.pub, seat));
                const auto sum = [&](std::size_t r, std::size_t role) {
                    return ranks(row(input, r, role)).size();
                };
                REQUIRE(ranks(row(input, 1, own)) == view.hand);
                REQUIRE(sum(3, 0) + sum(3, 1) + sum(3, 2) == state.pub.played.size());
                for (std::size_t role = 0; role < kPlayers; ++role) {
                    REQUIRE(ranks(row(input, 2, role)) == (role == own ? Cards() : view.unseen()));
                    if (role != 0) REQUIRE(sum(0, role) == 0);
                    if (role != own) REQUIRE(sum(1, role) == 0);
                }
                if (own == 0) REQUIRE(sum(0, 0) == 20);
            }
            Doudizhu::playRandomMove(state, rng);
        }
    }
}

TEST_CASE("The last five turns of each role, the last one first, a pass unlike no turn") {
    const State state =
        after(table("34567KK", "AA89", "22TJ"), "3 pass pass 4 pass pass KK AA pass pass 8 T pass");
    const RoleInput input = roleInput(Doudizhu::observe(state, 0));
    const auto history = [&](std::size_t role) {
        std::vector<std::string> list;
        for (std::size_t back = 4; back < kRows; ++back) list.push_back(row(input, back, role));
        return list;
    };
    using Texts = std::vector<std::string>;
    CHECK(history(0) == Texts{"passed", "passed", "KK", "4", "3"});
    CHECK(history(1) == Texts{"8", "AA", "passed", "passed", ""});
    CHECK(history(2) == Texts{"T", "passed", "passed", "passed", ""});
}
