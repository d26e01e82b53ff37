#include "app/lab/progress_reporter.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <unistd.h>

namespace parlour::lab {

namespace {

using namespace std::chrono_literals;

constexpr auto kTellsAtMostEvery = 500ms;
constexpr auto kTellsAtLeastEvery = 900ms;

} // namespace

void ProgressReporter::addTo(CLI::App& command) {
    command
        .add_option("--progress", m_form,
                    "json: tell how far it is on standard error, one object a line")
        ->check(CLI::IsMember({"json"}));
}

void ProgressReporter::tell(std::int64_t done, std::int64_t of, double seconds,
                            const std::function<Json()>& partial) {
    static const bool hasTerminal = isatty(STDERR_FILENO) != 0;
    if (!isJson() && !hasTerminal) return;
    const std::lock_guard lock(m_mutex);
    const auto time = Clock::now();
    const bool isFirst = !m_repeater.joinable();
    if (!isFirst && time - m_told.at < kTellsAtMostEvery && done < of) return;
    m_told = {done, of, -1, time, isJson() ? toText(partial()) : std::string()};
    if (done > 0 && seconds > 0)
        m_told.left = seconds / static_cast<double>(done) * static_cast<double>(of - done);
    write();
    if (isFirst) m_repeater = std::jthread([this](const std::stop_token& end) { repeat(end); });
}

void ProgressReporter::repeat(const std::stop_token& end) {
    std::unique_lock lock(m_mutex);
    while (!end.stop_requested()) {
        m_ending.wait_until(lock, end, m_written + kTellsAtLeastEvery, [] { return false; });
        if (!end.stop_requested() && Clock::now() >= m_written + kTellsAtLeastEvery) write();
    }
}

void ProgressReporter::write() {
    m_written = Clock::now();
    const std::chrono::duration<double> since = m_written - m_told.at;
    const bool isKnown = m_told.left >= 0;
    const double left = std::max(0.0, m_told.left - since.count());
    if (isJson()) {
        // One piece, so that no other line comes between.
        std::cerr << fmt::format(R"({{"done":{},"of":{},"seconds_left":{},"partial":{}}})"
                                 "\n",
                                 m_told.done, m_told.of, isKnown ? toText(left) : "null",
                                 m_told.partial)
                  << std::flush;
        return;
    }
    const std::string time = !isKnown    ? std::string()
                             : left < 90 ? fmt::format(", {:.0f} s left", left)
                                         : fmt::format(", {:.0f} min left", left / 60);
    std::cerr << fmt::format("\r{} of {}{}   ", m_told.done, m_told.of, time) << std::flush;
    m_isShown = true;
}

void ProgressReporter::end() {
    if (m_repeater.joinable()) {
        m_repeater.request_stop();
        m_repeater.join();
        m_repeater = {};
    }
    const std::lock_guard lock(m_mutex);
    if (m_isShown) std::cerr << fmt::format("\r{:60}\r", "") << std::flush;
    m_isShown = false;
}

} // namespace parlour::lab
