#include "app/desktop/review/live_judge.h"

#include "ai/catalogue/games.h"

#include <QThread>

#include <algorithm>

namespace parlour {

LiveJudge::LiveJudge(const GameEntry& game, QObject* parent) : QObject(parent), m_game(game) {}

// Tells all to stop before waiting for the first.
LiveJudge::~LiveJudge() { stop(); }

void LiveJudge::judge(const Table& table, std::uint64_t seed, const GradeScales& scales) {
    stop();
    m_table = table.clone();
    m_judge.emplace(m_game, table, scales, seed);
    ask();
}

void LiveJudge::stop() {
    for (const auto& adviser : m_advisers) adviser->stop();
    m_judge.reset();
    m_table.reset();
}

void LiveJudge::focus(const std::string& move) {
    if (!m_judge) return;
    m_judge->focus(move);
    for (const auto& adviser : m_advisers) adviser->stop();
    ask();
}

std::optional<Verdict> LiveJudge::verdict(const std::string& move) const {
    return m_judge ? m_judge->verdict(move) : std::nullopt;
}

bool LiveJudge::isOpen(const std::string& move) const { return m_judge && m_judge->isOpen(move); }

void LiveJudge::ask() {
    auto look = m_judge->next();
    if (!look) return;
    while (m_advisers.size() <= look->adviser) {
        const std::string_view spec = m_game.advisers()[m_advisers.size()];
        // Not only in the time that others leave: its verdict is wanted as the move is made.
        m_advisers.push_back(std::make_unique<ThinkingSeat>(std::move(m_game.player(spec).value()),
                                                            nullptr, goSecond));
        connect(m_advisers.back().get(), &ThinkingSeat::answered, this,
                [this](const Thought& thought) {
                    m_judge->take(thought);
                    ask();
                    emit learned();
                });
    }
    look->budget.threads = std::max(1, QThread::idealThreadCount());
    m_advisers[look->adviser]->ask(m_table->clone(), look->seed, look->budget);
}

} // namespace parlour
