#include "app/desktop/games/climbing/turn_clock.h"

namespace parlour {

TurnClock::TurnClock(QObject* parent) : QObject(parent) {
    m_timer.setInterval(1000);
    connect(&m_timer, &QTimer::timeout, this, &TurnClock::tick);
}

void TurnClock::setLimit(int seconds) {
    m_timer.stop();
    m_limit = seconds;
    m_left = -1;
    emit changed();
}

void TurnClock::run(bool runs) {
    const bool isWanted = m_limit > 0 && runs;
    if (isWanted == m_timer.isActive()) return;
    m_left = isWanted ? m_limit : -1;
    if (isWanted)
        m_timer.start();
    else
        m_timer.stop();
    emit changed();
}

void TurnClock::tick() {
    const bool isOver = --m_left == 0;
    if (isOver) {
        m_timer.stop();
        m_left = -1;
    }
    emit changed();
    if (isOver) emit isUp();
}

} // namespace parlour
