#include "ai/doudizhu/network_form.h"

#include "ai/doudizhu/split.h"

#include <algorithm>

namespace parlour::doudizhu {

namespace {

constexpr std::array<Pattern, kOutputs> kPatterns = [] {
    std::array<Pattern, kOutputs> patterns{};
    std::size_t next = 1; // 0 is the pass
    const auto add = [&](Kind kind, int length, int highest) {
        for (int lowest = 0; lowest + length - 1 <= highest; ++lowest)
            patterns[next++] = {kind, static_cast<std::uint8_t>(length),
                                static_cast<std::uint8_t>(lowest)};
    };
    add(Kind::Single, 1, RedJoker);
    for (const Kind kind : {Kind::Pair, Kind::Triplet, Kind::Bomb}) add(kind, 1, Two);
    patterns[next++] = {Kind::Rocket, 1, BlackJoker};
    for (int length = 5; length <= 12; ++length) add(Kind::Single, length, Ace);
    for (int length = 3; length <= 8; ++length) add(Kind::Pair, length, Ace);
    for (int length = 2; length <= 6; ++length) add(Kind::Triplet, length, Ace);
    return patterns;
}();
static_assert(kPatterns.back() == Pattern{Kind::Triplet, 6, Ace - 5});

constexpr std::size_t kFirstTurnRow = 4;
constexpr std::size_t kTurnRows = kRows - kFirstTurnRow;

constexpr std::size_t column(int rank) { // A 2 3 ... K X D
    return static_cast<std::size_t>(rank < Ace ? rank + 2 : rank <= Two ? rank - Ace : rank);
}

} // namespace

RoleInput roleInput(const Observation& view) {
    const Public& pub = view.pub;
    assert(pub.landlord != kNoSeat);
    RoleInput input{};
    const auto put = [&](std::size_t row, Cards cards, int role) {
        for (const int rank : cards.ranks())
            input[row][column(rank)][static_cast<std::size_t>(role)] =
                static_cast<std::int8_t>(cards.count(rank));
    };
    const int own = roleNumber(pub, view.seat);
    std::array<Cards, kPlayers> played{};
    std::array<std::size_t, kPlayers> turns{};
    for (std::size_t i = pub.turns; i-- > 0;) {
        const Turn turn = pub.history[i];
        if (turn.move().isBid()) continue;
        const int role = roleNumber(pub, turn.seat());
        const auto r = static_cast<std::size_t>(role);
        played[r] += turn.move().cards();
        if (turns[r] == kTurnRows) continue;
        const std::size_t row = kFirstTurnRow + turns[r]++;
        if (turn.move().isPass())
            for (auto& ofRank : input[row]) ofRank[r] = kPassed;
        else
            put(row, turn.move().cards(), role);
    }
    put(0, played[0] + (own == 0 ? view.hand : view.knownOfLandlord()), 0);
    put(1, view.hand, own);
    for (int role = 0; role < kPlayers; ++role) {
        if (role != own) put(2, view.unseen(), role);
        put(3, played[static_cast<std::size_t>(role)], role);
    }
    return input;
}

std::optional<int> outputOf(Move move, Kickers rule) {
    if (move.isBid()) return std::nullopt;
    Pattern pattern = patternOf(move.cards(), rule);
    if (carries(pattern.kind))
        pattern.kind = copiesOf(pattern.kind) == 3 ? Kind::Triplet : Kind::Bomb;
    const auto found = std::ranges::find(kPatterns, pattern);
    if (found == kPatterns.end()) return std::nullopt;
    return static_cast<int>(found - kPatterns.begin());
}

Pattern patternOfOutput(int output) {
    assert(output >= 0 && output < kOutputs);
    return kPatterns[static_cast<std::size_t>(output)];
}

Outputs legalOutputs(const Observation& view) {
    Outputs outputs;
    for (const Move move : Doudizhu::legalMoves(view))
        if (const auto output = outputOf(move, view.pub.options.kickers))
            outputs.set(static_cast<std::size_t>(*output));
    return outputs;
}

Move moveOfOutput(int output, const Observation& view, Carried carried) {
    const Pattern core = patternOfOutput(output);
    if (core.kind == Kind::None) return Move();
    if (core.kind == Kind::Rocket) return kRocket;
    if (core.kind != Kind::Triplet && core.kind != Kind::Bomb)
        return Cards::ofEach(RankSet::run(core.lowest, core.length), copiesOf(core.kind));
    const Kickers rule = view.pub.options.kickers;
    std::optional<Carrying> best;
    forEachCompletion(view.hand, core, rule, [&](const Carrying& completion) {
        if (!view.pub.isLead() && !patternOf(completion.cards, rule).beats(view.pub.toBeat)) return;
        if (!best || (carried == Carried::ByValue && completion.value > best->value))
            best = completion;
    });
    assert(best);
    return best->cards;
}

} // namespace parlour::doudizhu
