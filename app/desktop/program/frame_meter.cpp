#include "app/desktop/program/frame_meter.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdio>

namespace parlour {

namespace {

constexpr int kWarmUp = 1000; // milliseconds that do not count

} // namespace

void FrameMeter::start(int seconds) {
    m_clock.start();
    m_end = kWarmUp + 1000 * seconds;
    connect(&m_window, &QQuickWindow::frameSwapped, this, &FrameMeter::frame, Qt::QueuedConnection);
    m_window.update();
}

void FrameMeter::frame() {
    const qint64 now = m_clock.nsecsElapsed();
    if (now > kWarmUp * qint64{1'000'000}) m_frames.push_back(now);
    if (now > m_end * 1'000'000)
        finish();
    else
        m_window.update();
}

void FrameMeter::finish() {
    qint64 longest = 0;
    for (std::size_t i = 1; i < m_frames.size(); ++i)
        longest = std::max(longest, m_frames[i] - m_frames[i - 1]);
    const double seconds = static_cast<double>(m_frames.back() - m_frames.front()) * 1e-9;
    std::printf("%.1f frames a second, longest gap %.1f ms\n",
                static_cast<double>(m_frames.size() - 1) / seconds,
                static_cast<double>(longest) * 1e-6);
    std::fflush(stdout);
    QCoreApplication::exit(0);
}

} // namespace parlour
