#include "app/lab/progress_reporter.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <iostream>
#include <unistd.h>

namespace parlour::lab {

void ProgressReporter::addTo(CLI::App& command) {
    command
        .add_option("--progress", m_form,
                    "json: tell how far it is on standard error, one object a line")
        ->check(CLI::IsMember({"json"}));
}

void ProgressReporter::tell(std::int64_t done, std::int64_t of, double seconds,
                            const std::function<Json()>& partial) {
    if (!isJson() && !isatty(STDERR_FILENO)) return;
    const auto time = Clock::now();
    if (time - m_last < std::chrono::milliseconds(900) && done < of) return;
    m_last = time;
    const double left =
        done > 0 ? seconds / static_cast<double>(done) * static_cast<double>(of - done) : 0;
    if (isJson()) {
        const Json line = {
            {"done", done}, {"of", of}, {"seconds_left", left}, {"partial", partial()}};
        std::cerr << toText(line) << std::endl;
        return;
    }
    std::cerr << fmt::format("\r{} of {} games, {} left   ", done, of,
                             left < 90 ? fmt::format("{:.0f} s", left)
                                       : fmt::format("{:.0f} min", left / 60))
              << std::flush;
    m_isShown = true;
}

void ProgressReporter::end() {
    if (m_isShown) std::cerr << fmt::format("\r{:60}\r", "") << std::flush;
    m_isShown = false;
}

} // namespace parlour::lab
