// Measures how evenly the window is drawn: redraws it as often as the screen allows, for some
// seconds, and prints the frames per second and the longest gap between two.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QQuickWindow>

#include <vector>

namespace parlour {

class FrameMeter : public QObject {
    Q_OBJECT

public:
    explicit FrameMeter(QQuickWindow& window) : m_window(window) {}
    // Quits the program when done.
    void start(int seconds);

private:
    void frame();
    void finish();

    QQuickWindow& m_window;
    QElapsedTimer m_clock;
    qint64 m_end = 0;             // milliseconds
    std::vector<qint64> m_frames; // nanoseconds since the start
};

} // namespace parlour
