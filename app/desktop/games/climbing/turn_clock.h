// The time that a person has for a move, in seconds.
#pragma once

#include <QObject>
#include <QTimer>

namespace parlour {

class TurnClock : public QObject {
    Q_OBJECT

public:
    explicit TurnClock(QObject* parent = nullptr);

    int limit() const { return m_limit; } // 0: no limit
    void setLimit(int seconds);
    int left() const { return m_left; } // -1: it does not run

    // Starts with the first true call and stops with the first false one.
    void run(bool runs);

signals:
    void changed();
    void isUp();

private:
    void tick();

    int m_limit = 0;
    int m_left = -1;
    QTimer m_timer;
};

} // namespace parlour
