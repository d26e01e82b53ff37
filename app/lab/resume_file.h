// Where a long run keeps what it has done, so that another goes on from there.
#pragma once

#include "core/base/json.h"

#include <chrono>
#include <functional>
#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace parlour::lab {

// Errors: what was kept has no member "commit", or that of another program.
Result<void> checkProgram(const Json& kept);

class ResumeFile {
public:
    ResumeFile() = default; // none
    explicit ResumeFile(std::string path) : m_path(std::move(path)) {}

    // Adds --resume.
    void addTo(CLI::App& command);

    bool isWanted() const { return !m_path.empty(); }
    // What an earlier run has kept; none if there is no file. Errors name it.
    Result<std::optional<Json>> read() const;

    // Keeps the state of the run, every few seconds at most. Errors come with keepNow().
    void keep(const std::function<Json()>& state);
    // Errors: this, or keep(), could not be written.
    Result<void> keepNow(const Json& state);

private:
    using Clock = std::chrono::steady_clock;

    std::string m_path;
    Clock::time_point m_last = Clock::now();
    Result<void> m_kept;
};

} // namespace parlour::lab
