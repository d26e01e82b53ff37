#include "app/desktop/games/tricks/trick_scene.h"

#include <utility>

namespace parlour {

void TrickScene::beginTricks() {
    m_played.clear();
    m_tricks.clear();
}

void TrickScene::play(Seat seat, int card) {
    const int token = m_tokens.pick(Hand, seat, card);
    m_tokens.show(token, card);
    m_tokens.put(token, Played, seat, static_cast<int>(m_played.size()));
    m_played.push_back({seat, card, token});
}

void TrickScene::collect(Seat winner) {
    if (!m_tricks.empty())
        for (const Play& play : m_tricks.back().plays)
            m_tokens.add(play.token, Pile, m_tricks.back().winner);
    m_tricks.push_back({std::exchange(m_played, {}), winner});
    int slot = 0;
    for (const Play& play : m_tricks.back().plays)
        m_tokens.put(play.token, LastTrick, winner, slot++);
}

} // namespace parlour
