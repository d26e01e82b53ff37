#include "ai/review/turn_judge.h"

#include "ai/catalogue/games.h"

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

constexpr std::size_t kDeepest = 1; // adviser of a first look: that of an ordinary review
constexpr int kLeastLooks = 3;      // that a verdict needs: fewer do not tell their own noise
// For what stays open, after the deepest first look: about as many worlds as a review's judge.
constexpr int kMostLooks = 60;
constexpr std::size_t kTogether = 12; // so many moves are compared in one look

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
    const Findings& known = findings();
    if (m_focus == known.best) m_focus.clear();
    Look look;
    look.seed = m_seeds.next();
    if (!m_focus.empty() && !known.best.empty())
        m_asked = {m_focus};
    else if (!m_now.best.empty())
        m_asked = openRivals();
    if (m_asked.empty()) {
        if (!m_now.best.empty()) {
            if (isDeepest()) return std::nullopt;
            m_before = std::exchange(m_now, {});
            ++m_depth;
        }
        look.adviser = m_depth;
        return look;
    }
    look.budget.only = m_asked;
    look.budget.only.insert(look.budget.only.begin(), known.best);
    look.budget.tells = known.unit;
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
    for (const Thought::Option& option : thought.candidates) {
        m_now.rivals.push_back(option.move);
        if (option.whyNot) m_now.whyNots[option.move] = *option.whyNot;
    }
    if (isDeepest() || m_legal.size() <= kTogether)
        std::ranges::copy_if(m_legal, std::back_inserter(m_now.rivals),
                             [&](const std::string& move) { return !optionFor(thought, move); });
    std::erase(m_now.rivals, m_now.best);
    // What was found out about the same move stays true.
    if (m_before.best != m_now.best || m_before.unit != m_now.unit) return;
    m_now.gaps = std::move(m_before.gaps);
    m_now.against = std::move(m_before.against);
    m_now.whyNots.merge(m_before.whyNots);
    m_now.values = m_before.values;
    m_now.looks = m_before.looks;
    m_before = {};
}

void TurnJudge::compare(const Thought& thought) {
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
        if (thought.move == findings.best && its->whyNot) findings.whyNots[rival] = *its->whyNot;
    }
    if (m_asked.front() == m_focus && !isOpen(m_focus)) m_focus.clear();
}

bool TurnJudge::isDeepest() const { return m_depth == std::min(kDeepest, m_advisers - 1); }

const TurnJudge::Findings& TurnJudge::findings() const {
    return m_now.best.empty() ? m_before : m_now;
}

void TurnJudge::focus(const std::string& move) { m_focus = move; }

std::vector<std::string> TurnJudge::openRivals() const {
    const int mostLooks = isDeepest() ? kMostLooks : kLeastLooks;
    std::vector<std::string> open;
    std::ranges::copy_if(m_now.rivals, std::back_inserter(open),
                         [&](const std::string& rival) { return isOpen(m_now, rival, mostLooks); });
    const std::size_t most = std::min(kTogether, m_mostTold - 1); // and the best move
    if (open.size() <= most) return open;
    std::ranges::stable_sort(open, {}, [this](const std::string& rival) {
        const auto found = m_now.gaps.find(rival);
        return found == m_now.gaps.end() ? 0 : found->second.looks();
    });
    open.resize(most);
    return open;
}

bool TurnJudge::isOpen(const std::string& move) const {
    return m_legal.size() > 1 && move != findings().best && isOpen(findings(), move, kMostLooks);
}

bool TurnJudge::isOpen(const Findings& findings, const std::string& rival, int mostLooks) const {
    const auto found = findings.gaps.find(rival);
    if (found == findings.gaps.end() || found->second.looks() < kLeastLooks) return true;
    const Gap& gap = found->second;
    return gap.looks() < mostLooks &&
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
        if (const auto whyNot = findings->whyNots.find(move); whyNot != findings->whyNots.end())
            verdict.whyNot = whyNot->second;
        return verdict;
    }
    return std::nullopt;
}

} // namespace parlour
