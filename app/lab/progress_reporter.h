// What long commands tell while they run: a line of text on a terminal, or JSON for programs.
#pragma once

#include "core/base/json.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace CLI {
class App;
}

namespace parlour::lab {

class ProgressReporter {
public:
    ~ProgressReporter() { end(); }

    // Adds --progress.
    void addTo(CLI::App& command);

    bool isJson() const { return m_form == "json"; }
    // Tells, at most twice a second, how many of so many are done after so many seconds. `partial`
    // makes the report so far (PROTOCOL.md section 4). From the first call on, what was told is
    // repeated every second, on a thread of its own: call it when work begins.
    void tell(std::int64_t done, std::int64_t of, double seconds,
              const std::function<Json()>& partial);
    // Says no more, and removes the line from a terminal.
    void end();

private:
    using Clock = std::chrono::steady_clock;
    struct Told {
        std::int64_t done = 0;
        std::int64_t of = 0;
        double left = -1; // seconds; negative: not known
        Clock::time_point at{};
        std::string partial; // as JSON
    };

    void repeat(const std::stop_token& end);
    void write(); // precondition: the mutex is held

    std::string m_form; // "", "json"
    std::mutex m_mutex; // guards the members below
    Told m_told;
    Clock::time_point m_written{};
    bool m_isShown = false;
    std::condition_variable_any m_ending;
    std::jthread m_repeater;
};

} // namespace parlour::lab
