// Where `match --records` writes: a folder, with a saved game in a file for each deal, or one file,
// with a saved game on each line.
#pragma once

#include "core/base/json.h"
#include "core/play/record.h"

#include <cstdint>
#include <fstream>
#include <string>
#include <string_view>

namespace parlour::lab {

class MatchRecords {
public:
    // A name that ends in ".jsonl", or is that of a file or pipe, means one file. It is begun anew,
    // or goes on after so many bytes, as soon as something is written. Errors name it.
    Result<void> open(const std::string& path, std::uint64_t bytes = 0);

    // `name`: of its file in a folder.
    void add(const Record& record, std::string_view name);
    // All that was added is written then. Errors: not all could be.
    Result<void> flush();
    std::uint64_t bytes() const { return m_bytes; } // of one file

private:
    void begin();

    std::string m_path;
    std::ofstream m_file; // not open: a folder
    std::uint64_t m_bytes = 0;
    bool m_hasBegun = false;
    Result<void> m_written;
};

} // namespace parlour::lab
