#include "app/lab/resume_file.h"

#include "app/lab/experiment_output.h"
#include "core/base/commit.h"
#include "core/base/file.h"

#include <CLI/CLI.hpp>

#include <filesystem>

namespace parlour::lab {

namespace {

constexpr std::chrono::seconds kKeepsEvery{5};

} // namespace

Result<void> checkProgram(const Json& kept) {
    const auto by = stringMember(kept, "commit");
    if (!by) return by.error();
    if (*by != commit())
        return Error("commit", PARLOUR_PHRASE("Matches", "Another program has written this"));
    return {};
}

void ResumeFile::addTo(CLI::App& command) {
    command.add_option("--resume", m_path, "Keep what has run in this file, and go on from there");
}

Result<std::optional<Json>> ResumeFile::read() const {
    std::error_code error;
    if (m_path.empty() || (!std::filesystem::exists(m_path, error) && !error))
        return std::optional<Json>();
    const auto text = readFile(m_path, kLargestReport);
    if (!text) return text.error();
    auto json = parseJson(*text);
    if (!json) return std::move(json.error()).within(m_path);
    return std::optional<Json>(std::move(*json));
}

void ResumeFile::keep(const std::function<Json()>& state) {
    if (!isWanted()) return;
    const auto time = Clock::now();
    if (time - m_last < kKeepsEvery) return;
    m_last = time;
    if (auto kept = keepNow(state()); !kept) m_kept = std::move(kept);
}

Result<void> ResumeFile::keepNow(const Json& state) {
    if (m_path.empty()) return {};
    if (auto written = writeFileAtomically(m_path, toText(state) + "\n", Flush::No); !written)
        return written;
    return m_kept;
}

} // namespace parlour::lab
