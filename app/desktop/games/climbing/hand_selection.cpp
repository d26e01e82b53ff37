#include "app/desktop/games/climbing/hand_selection.h"

#include <algorithm>

namespace parlour {

namespace {

int placeOf(const std::vector<CardBits>& plays, CardBits play) {
    const auto found = std::ranges::find(plays, play);
    return found == plays.end() ? -1 : static_cast<int>(found - plays.begin());
}

// The play a step after the raised one; if none is raised, the first or last.
CardBits next(const std::vector<CardBits>& plays, CardBits raised, int step) {
    const int count = static_cast<int>(plays.size());
    const int place = placeOf(plays, raised);
    const int wanted = place < 0 ? (step > 0 ? 0 : count - 1) : (place + step + count) % count;
    return plays[static_cast<std::size_t>(wanted)];
}

} // namespace

int HandSelection::choice() const { return placeOf(m_choices, m_raised); }

void HandSelection::offer(std::vector<CardBits> plays, CardBits hand, Fit fit) {
    m_plays = std::move(plays);
    m_fit = std::move(fit);
    pick(m_raised & hand);
}

void HandSelection::toggle(CardBits cards) { pick(m_raised ^ cards); }

void HandSelection::raise(CardBits cards) { pick(cards); }

void HandSelection::pick(CardBits cards) {
    m_raised = cards;
    m_choices.clear();
    if (cards == 0) return;
    for (const CardBits play : m_plays) {
        const CardBits fitted = m_fit(play, cards);
        if ((cards & ~fitted) == 0) m_choices.push_back(fitted);
    }
}

bool HandSelection::stepChoice(int step) {
    if (m_choices.empty()) return false;
    m_raised = next(m_choices, m_raised, step);
    return true;
}

bool HandSelection::stepPlay(int step) {
    if (m_plays.empty()) return false;
    const CardBits play = next(m_plays, m_raised, step);
    pick(play);
    return true;
}

} // namespace parlour
