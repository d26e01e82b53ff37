#include "ai/review/judge.h"

#include "ai/catalogue/games.h"
#include "ai/review/gap.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace parlour {

namespace {

constexpr std::size_t kShown = 4; // candidates, besides the move that was played

// What too few worlds leave open is taken to be as uncertain as the toss of a coin.
double known(double noise) { return std::isfinite(noise) ? noise : 0.5; }

// The best move, the others by their value, and at the end the move that was played if it is not
// among the first ones. `whyNot`: what speaks against that one beside the best.
void listCandidates(ReviewedDecision& decision, const Thought& thought,
                    const std::optional<Reason>& whyNot) {
    const auto add = [&](const std::string& move, double value, double noise, std::uint32_t visits,
                         const std::optional<Reason>& against) {
        decision.candidates.push_back({move, value, known(noise), visits});
        // Nothing speaks against what is worth more, though it may cost elsewhere.
        if (against && value < decision.value)
            decision.candidates.back().whyNot.emplace_back(*against);
    };
    const Thought::Option* const best = optionFor(thought, decision.best);
    add(decision.best, decision.value, 0, best ? best->visits : 0, {});
    const Thought::Option* const own = optionFor(thought, decision.move);
    const auto addOwn = [&] {
        add(decision.move, decision.value - decision.cost, decision.noise, own ? own->visits : 0,
            whyNot);
    };
    bool isListed = decision.move == decision.best;
    for (const Thought::Option& option : thought.candidates) {
        if (decision.candidates.size() == kShown) break;
        if (option.move == decision.best) continue;
        if (option.move == decision.move) {
            addOwn();
            isListed = true;
        } else {
            add(option.move, option.value, option.gapNoise, option.visits, option.whyNot);
        }
    }
    std::ranges::stable_sort(decision.candidates.begin() + 1, decision.candidates.end(),
                             std::greater{}, &ReviewedDecision::Candidate::value);
    if (!isListed) addOwn();
}

} // namespace

ValueKind accountUnit(const Table& table) {
    return table.target() > 0 ? ValueKind::Score : ValueKind::Win;
}

Judge::Judge(const GameEntry& game, ReviewDepth depth, const GradeScales& scales)
    : m_scales(scales), m_mostLooks(depth == ReviewDepth::Quick ? 2 : 4) {
    const auto advisers = game.advisers();
    assert(!advisers.empty());
    const std::size_t adviser = std::min(static_cast<std::size_t>(depth), advisers.size() - 1);
    m_thinker = std::move(game.player(advisers[adviser]).value());
}

ReviewedDecision Judge::judge(const Table& table, const std::string& move, std::uint64_t seed,
                              std::stop_token stop) {
    ReviewedDecision decision;
    decision.ply = table.played();
    decision.seat = table.toMove();
    decision.move = decision.best = move;
    const ValueKind unit = decision.unit = accountUnit(table);
    if (table.legalMoves().size() == 1) return decision;

    Rng seeds(seed);
    const Thought first = m_thinker->think(table, seeds.next(), {}, stop);
    decision.best = first.move;
    decision.reasons = kept(first.reasons);

    Budget pair;
    pair.only = {decision.best};
    if (move != decision.best) pair.only.push_back(move);
    // A look at these moves; none after a stop.
    const auto lookAgain = [&](std::optional<ValueKind> kind) -> std::optional<Thought> {
        if (stop.stop_requested()) return std::nullopt;
        pair.tells = kind;
        Thought thought = m_thinker->think(table, seeds.next(), pair, stop);
        if (stop.stop_requested()) return std::nullopt;
        return thought;
    };

    const Thought::Option* best = optionFor(first, decision.best);
    std::optional<Thought> again;
    if (!best) { // decided by rules
        again = lookAgain({});
        if (!again) return decision;
        best = optionFor(*again, decision.best);
    }
    assert(best);
    decision.unit = again ? again->valueKind : first.valueKind;
    decision.value = decision.prospect = best->value;
    decision.prospectNoise = known(best->noise);

    const GradeScale& scale = m_scales.of(decision.unit);
    decision.grade = Grade::Best;
    std::optional<Reason> whyNot; // the move that was played
    if (move != decision.best) {
        Gap gap;
        do {
            const auto look = lookAgain(decision.unit);
            if (!look) return decision;
            const Thought::Option* const its = optionFor(*look, decision.best);
            const Thought::Option* const own = optionFor(*look, move);
            assert(its && own);
            gap.add(its->value - own->value, std::max(its->gapNoise, own->gapNoise));
            if (look->move == decision.best) {
                decision.against = kept(look->reasons);
                whyNot = own->whyNot;
            }
        } while (gap.looks() < m_mostLooks && !isSettled(gap.mean(), gap.noise(), scale));
        decision.cost = decision.loss = std::max(0.0, gap.mean());
        decision.noise = gap.noise();
        decision.grade = gradeOf(decision.cost, decision.noise, scale);
        if (decision.grade < Grade::Inaccuracy) whyNot.reset();
    }
    if (decision.unit != unit) {
        const auto look = lookAgain(unit);
        if (!look) return decision;
        const Thought::Option* const its = optionFor(*look, decision.best);
        const Thought::Option* const own = optionFor(*look, move);
        assert(its && own);
        decision.prospect = its->value;
        decision.prospectNoise = known(its->noise);
        decision.loss = its->value - own->value;
    }
    listCandidates(decision, first, whyNot);
    return decision;
}

} // namespace parlour
