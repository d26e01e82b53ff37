#include "core/samurai/winner.h"

#include <algorithm>

namespace parlour::samurai {

namespace {

// The seats in `among` with the highest `count`.
std::uint8_t most(std::uint8_t among, const auto& count) {
    std::uint8_t best = 0;
    int highest = -1;
    for (Seat seat = 0; seat < kMostSeats; ++seat) {
        if (!(among >> seat & 1)) continue;
        const int value = count(seat);
        if (value > highest) best = 0;
        if (value >= highest) best = static_cast<std::uint8_t>(best | 1 << seat);
        highest = std::max(highest, value);
    }
    return best;
}

bool isOne(std::uint8_t seats) { return std::has_single_bit(seats); }

} // namespace

int Verdict::castesLed(Seat seat) const {
    return static_cast<int>(std::ranges::count(leader, seat));
}

Verdict verdict(const std::array<Counts, kMostSeats>& captured, int players, bool thesisWinner) {
    using Rule = Verdict::Rule;
    const auto of = [&](Seat seat) -> const Counts& {
        return captured[static_cast<std::size_t>(seat)];
    };
    const auto inAll = [&](Seat seat) { return total(of(seat)); };
    Verdict result;
    const auto all = static_cast<std::uint8_t>((1 << players) - 1);
    for (std::size_t caste = 0; caste < kCastes; ++caste) {
        const std::uint8_t best = most(all, [&](Seat seat) { return of(seat)[caste]; });
        const Seat seat = std::countr_zero(best);
        if (isOne(best) && of(seat)[caste] > 0) result.leader[caste] = seat;
    }

    std::uint8_t left = all;
    const auto decide = [&](Rule rule, const auto& count) {
        const std::uint8_t best = most(left, count);
        if (best != left) result.rule = rule;
        left = best;
    };
    const auto led = [&](Seat seat) { return result.castesLed(seat); };
    const auto ofOtherCastes = [&](Seat seat) {
        int sum = 0;
        for (std::size_t caste = 0; caste < kCastes; ++caste)
            if (result.leader[caste] != seat) sum += of(seat)[caste];
        return sum;
    };
    if (thesisWinner) {
        decide(Rule::MoreCastes, led);
    } else {
        decide(Rule::OnlyLeader, [&](Seat seat) { return std::min(led(seat), 1); });
        if (isOne(left) && result.castesLed(std::countr_zero(left)) > 1)
            result.rule = Rule::TwoCastes;
        if (!isOne(left)) decide(Rule::TwoCastes, led);
        const bool somebodyLeads = result.castesLed(std::countr_zero(left)) > 0;
        if (!isOne(left) && somebodyLeads) decide(Rule::OtherCastes, ofOtherCastes);
    }
    if (!isOne(left)) decide(Rule::Total, inAll);
    if (!isOne(left)) result.rule = Rule::Shared;
    result.winners = left;
    return result;
}

const Phrase& ruleName(Verdict::Rule rule) {
    static constexpr std::array<Phrase, 6> kNames{
        PARLOUR_PHRASE("Samurai", "Leads in two kinds of figure or more"),
        PARLOUR_PHRASE("Samurai", "The only one to lead in a kind of figure"),
        PARLOUR_PHRASE("Samurai", "Most figures of the other kinds"),
        PARLOUR_PHRASE("Samurai", "Most figures in all"),
        PARLOUR_PHRASE("Samurai", "Leads in more kinds of figure"),
        PARLOUR_PHRASE("Samurai", "A shared victory"),
    };
    return kNames[static_cast<std::size_t>(rule)];
}

} // namespace parlour::samurai
