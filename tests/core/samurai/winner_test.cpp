// Who wins, and by which rule: RULES 7.3 to 7.6.
#include "tests/support/samurai.h"

using namespace parlour;
using namespace parlour::test;

namespace {

using Rule = Verdict::Rule;

// Captured figures as b, h, r of each player.
Verdict of(std::vector<Counts> captured, bool thesis = false) {
    std::array<Counts, kMostSeats> all{};
    std::ranges::copy(captured, all.begin());
    return verdict(all, static_cast<int>(captured.size()), thesis);
}

void check(const Verdict& result, std::uint8_t winners, Rule rule) {
    CHECK(static_cast<int>(result.winners) == winners);
    CHECK(static_cast<int>(result.rule) == static_cast<int>(rule));
}

} // namespace

TEST_CASE("The published example: most figures of the castes not led") {
    const Verdict result = of({{5, 3, 3}, {1, 3, 4}, {4, 3, 3}});
    check(result, 0b001, Rule::OtherCastes);
    CHECK(result.leader == std::array<Seat, 3>{0, kNoSeat, 1});
}

TEST_CASE("Two castes or three win") {
    check(of({{4, 4, 0}, {3, 3, 7}}), 0b01, Rule::TwoCastes);
    check(of({{0, 0, 1}, {1, 1, 2}}), 0b10, Rule::TwoCastes);
    check(of({{1, 5, 0}, {2, 0, 0}, {0, 0, 9}, {3, 6, 1}}), 0b1000, Rule::TwoCastes);
}

TEST_CASE("The only leader wins, however few the figures") {
    check(of({{1, 0, 0}, {0, 3, 3}, {0, 3, 3}}), 0b001, Rule::OnlyLeader);
}

TEST_CASE("Both lead one caste: the other castes, then all, then they share") {
    check(of({{4, 1, 3}, {3, 2, 3}}), 0b10, Rule::OtherCastes); // 1+3 to 3+3
    check(of({{5, 2, 2}, {2, 3, 2}}), 0b01, Rule::Total);       // 4 each, 9 to 7
    check(of({{4, 2, 2}, {2, 4, 2}}), 0b11, Rule::Shared);
}

TEST_CASE("Nobody leads: all figures together, then they share") {
    check(of({{3, 3, 2}, {3, 3, 2}, {1, 1, 2}}), 0b011, Rule::Shared);
    check(of({{3, 2, 2}, {3, 0, 2}, {1, 2, 2}}), 0b001, Rule::Total);
    check(of({{0, 0, 0}, {0, 0, 0}}), 0b11, Rule::Shared);
}

TEST_CASE("A maximum of nothing or a shared one leads nothing") {
    const Verdict result = of({{0, 2, 1}, {0, 2, 0}});
    CHECK(result.leader == std::array<Seat, 3>{kNoSeat, kNoSeat, 0});
}

TEST_CASE("In the thesis all figures count before the other castes") {
    const std::vector<Counts> oneEach{{6, 1, 1}, {2, 3, 1}};
    check(of(oneEach), 0b10, Rule::OtherCastes);
    check(of(oneEach, true), 0b01, Rule::Total);
    check(of({{4, 4, 0}, {3, 3, 7}}, true), 0b01, Rule::MoreCastes);
    check(of({{4, 2, 1}, {2, 4, 1}}, true), 0b11, Rule::Shared);
    check(of({{4, 2, 1}, {2, 2, 1}}, true), 0b01, Rule::MoreCastes);
}

TEST_CASE("Scores and shares of a victory and of a shared one") {
    State state = begin({"b2", "h2"});
    state.pub.phase = Phase::Over;
    state.pub.captured[1] = {4, 4, 0};
    CHECK(Samurai::scores(state) == Scores{0, 1, 0, 0});
    CHECK(Samurai::winShares(state) == WinShares{0, 1, 0, 0});
    CHECK(Samurai::outcomeToJson(state) == Json{{"scores", {0.0, 1.0}},
                                                {"captured", {{0, 0, 0}, {4, 4, 0}}},
                                                {"set_aside", {0, 0, 0}}});
    state.pub.captured = {};
    CHECK(Samurai::winShares(state) == WinShares{0.5, 0.5, 0, 0});
    CHECK(Samurai::outcomeToJson(state)["scores"] == Json{0.5, 0.5});
}
