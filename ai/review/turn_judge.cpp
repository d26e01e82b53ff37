#include "ai/review/turn_judge.h"

#include "ai/catalogue/games.h"

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

constexpr std::size_t kDeepest = 1; // adviser of a first look: that of an ordinary review
constexpr int kLeastLooks = 3;      // that a verdict needs: fewer do not tell their own noise
constexpr int kMostLooks = 20;      // for what stays open, after the deepest first look
constexpr std::size_t kFew = 12;    // so many legal moves are all compared

} // namespace

TurnJudge::TurnJudge(const GameEntry& game, const Table& table, const GradeScales& scales,
                     std::uint64_t seed)
    : m_advisers(game.advisers().size()),
      m_legal(table.legalMoves()),
      m_scales(scales),
      m_seeds(seed) {}

std::optional<TurnJudge::Look> TurnJudge::next() {
    m_asked.clear();
    if (m_legal.size() < 2) return std::nullopt;
    Look look;
    look.seed = m_seeds.next();
    if (m_now.best.empty() && (m_focus.empty() || m_before.best.empty())) {
        look.adviser = m_depth;
        return look;
    }
    const Findings& findings = m_now.best.empty() ? m_before : m_now;
    if (!m_focus.empty() && m_focus != findings.best)
        m_asked = {m_focus};
    else
        m_asked = openRivals();
    if (m_asked.empty()) {
        if (isDeepest()) return std::nullopt;
        m_before = std::exchange(m_now, {});
        look.adviser = ++m_depth;
        return look;
    }
    look.budget.only = m_asked;
    look.budget.only.insert(look.budget.only.begin(), findings.best);
    look.budget.tells = findings.unit;
    return look;
}

void TurnJudge::take(const Thought& thought) {
    if (m_asked.empty())
        takeFirst(thought);
    else
        compare(thought);
}

void TurnJudge::takeFirst(const Thought& thought) {
    m_now.best = thought.move;
    m_now.unit = thought.valueKind;
    m_now.reasons = thought.reasons;
    if (m_legal.size() <= kFew)
        m_now.rivals = m_legal;
    else
        for (const Thought::Option& option : thought.candidates)
            m_now.rivals.push_back(option.move);
    std::erase(m_now.rivals, m_now.best);
    // What was found out about the same move stays true.
    if (m_before.best != m_now.best || m_before.unit != m_now.unit) return;
    m_now.gaps = std::move(m_before.gaps);
    m_now.against = std::move(m_before.against);
    m_now.values = m_before.values;
    m_now.looks = m_before.looks;
    m_before = {};
}

void TurnJudge::compare(const Thought& thought) {
    m_focus.clear();
    Findings& findings = m_now.best.empty() ? m_before : m_now;
    if (thought.candidates.size() <= m_asked.size()) // it does not tell of all of them
        m_mostTold = std::max(std::size_t{2}, thought.candidates.size());
    const Thought::Option* const best = optionFor(thought, findings.best);
    if (!best) return;
    findings.values += best->value;
    ++findings.looks;
    for (const std::string& rival : m_asked) {
        const Thought::Option* const its = optionFor(thought, rival);
        if (!its) continue;
        findings.gaps[rival].add(best->value - its->value, std::max(best->gapNoise, its->gapNoise));
        if (thought.move == findings.best && m_asked.size() == 1)
            findings.against[rival] = thought.reasons;
    }
}

bool TurnJudge::isDeepest() const { return m_depth == std::min(kDeepest, m_advisers - 1); }

void TurnJudge::focus(const std::string& move) { m_focus = move; }

std::vector<std::string> TurnJudge::openRivals() const {
    std::vector<std::string> open;
    std::ranges::copy_if(m_now.rivals, std::back_inserter(open),
                         [this](const std::string& rival) { return isOpen(m_now, rival); });
    if (open.size() < m_mostTold) return open;
    std::ranges::stable_sort(open, {}, [this](const std::string& rival) {
        const auto found = m_now.gaps.find(rival);
        return found == m_now.gaps.end() ? 0 : found->second.looks();
    });
    open.resize(m_mostTold - 1); // and the best move
    return open;
}

bool TurnJudge::isOpen(const Findings& findings, const std::string& rival) const {
    const auto found = findings.gaps.find(rival);
    if (found == findings.gaps.end() || found->second.looks() < kLeastLooks) return true;
    const Gap& gap = found->second;
    return isDeepest() && gap.looks() < kMostLooks &&
           !isSettled(gap.mean(), gap.noise(), m_scales.of(findings.unit));
}

std::optional<Verdict> TurnJudge::verdict(const std::string& move) const {
    for (const Findings* findings : {&m_now, &m_before}) {
        if (findings->best.empty()) continue;
        Verdict verdict;
        verdict.best = findings->best;
        verdict.unit = findings->unit;
        verdict.reasons = findings->reasons;
        if (findings->looks > 0) verdict.value = findings->values / findings->looks;
        if (move == findings->best) return verdict;
        const auto found = findings->gaps.find(move);
        if (found == findings->gaps.end() || found->second.looks() < kLeastLooks) continue;
        verdict.cost = std::max(0.0, found->second.mean());
        verdict.noise = found->second.noise();
        verdict.grade = gradeOf(verdict.cost, verdict.noise, m_scales.of(verdict.unit));
        if (const auto why = findings->against.find(move); why != findings->against.end())
            verdict.reasons = why->second;
        return verdict;
    }
    return std::nullopt;
}

} // namespace parlour
