// What long commands tell while they run: a line of text on a terminal, or JSON for programs.
#pragma once

#include "core/base/json.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

namespace CLI {
class App;
}

namespace parlour::lab {

class ProgressReporter {
public:
    // Adds --progress.
    void addTo(CLI::App& command);

    bool isJson() const { return m_form == "json"; }
    // Tells, at most once a second, how many of so many are done. `partial` makes the report so far
    // (PROTOCOL.md section 4).
    void tell(std::int64_t done, std::int64_t of, double seconds,
              const std::function<Json()>& partial);
    // Removes the line from a terminal.
    void end();

private:
    using Clock = std::chrono::steady_clock;

    std::string m_form; // "", "json"
    Clock::time_point m_last{};
    bool m_isShown = false;
};

} // namespace parlour::lab
