// Files of samples: one array of rows that numpy reads, and beside it, with ".json" added to the
// name, what made it (SAMPLES.md).
#pragma once

#include "ai/catalogue/games.h"

#include <filesystem>
#include <string>
#include <vector>

namespace parlour::lab {

// What made a file, and how far it got.
struct SampleReport {
    std::string game;
    SampleLayout layout;
    SelfPlaySetup setup;        // `threads` is not kept
    std::string commit;         // of the program
    std::int64_t dealsDone = 0; // of its shard
    std::int64_t rows = 0;

    bool isComplete() const { return dealsDone == setup.ownDeals(); }
};

Json toJson(const SampleReport& report);

class SampleFile {
public:
    // A new file, or an empty one in place of the old.
    static Result<SampleFile> create(const std::filesystem::path& path, SampleReport report);
    // Goes on with a file that was begun with the same setup by the same program; what was written
    // after the last complete block is cut off. A new file if there is none.
    static Result<SampleFile> resume(const std::filesystem::path& path, SampleReport report);

    // Adds the next deals. After a crash the file holds all rows of earlier calls.
    Result<void> add(const Samples& samples, std::int64_t deals);

    const SampleReport& report() const { return m_report; }

private:
    SampleFile(std::filesystem::path path, SampleReport report)
        : m_path(std::move(path)), m_report(std::move(report)) {}
    Result<void> writeHead() const;
    Result<void> writeReport() const;

    std::filesystem::path m_path;
    SampleReport m_report;
};

// Puts the shards of one run together into what a single run gives. Errors: they are of different
// runs, not complete, or one is missing.
Result<SampleReport> mergeSamples(const std::vector<std::string>& files,
                                  const std::filesystem::path& out);

} // namespace parlour::lab
