// Turns Ctrl-C and termination into a stop request, so that finished work can still be written.
#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace parlour::lab {

// Create it before any other thread, since threads inherit that these signals are blocked.
class Interrupt {
public:
    Interrupt() {
        sigemptyset(&m_signals);
        sigaddset(&m_signals, SIGINT);
        sigaddset(&m_signals, SIGTERM);
        pthread_sigmask(SIG_BLOCK, &m_signals, nullptr);
        m_waiter = std::jthread([this](const std::stop_token& end) {
            const timespec step{0, 50'000'000};
            while (!end.stop_requested())
                if (sigtimedwait(&m_signals, nullptr, &step) > 0) {
                    m_stop.request_stop();
                    return;
                }
        });
    }

    std::stop_token token() const { return m_stop.get_token(); }
    bool happened() const { return m_stop.stop_requested(); }

private:
    sigset_t m_signals;
    std::stop_source m_stop;
    std::jthread m_waiter;
};

} // namespace parlour::lab
