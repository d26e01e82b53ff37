// What parlour-lab says and writes.
#pragma once

#include "app/lab/commands.h"
#include "core/base/file.h"
#include "core/base/json.h"
#include "tests/support/process.h"

#include <filesystem>
#include <string>
#include <vector>

namespace parlour::test {

// A match that is soon played.
inline const std::string kMatch = "match briscola --seats greedy,random --games 20";

// Wrong usage: exit code 2, nothing on stdout, and all of these on stderr.
inline void requireWrongUsage(const std::string& words, const std::vector<std::string>& said,
                              const std::vector<std::string>& more = {}) {
    const Finished run = runLab(words, more);
    INFO(words << "\n" << run.err);
    CHECK(run.code == lab::kWrongUsage);
    CHECK(run.out.empty());
    for (const std::string& part : said) {
        INFO("missing: " << part);
        CHECK(run.err.find(part) != std::string::npos);
    }
}

inline bool isJson(const std::string& text) { return Json::accept(text); }

inline Json jsonOf(const std::filesystem::path& path) {
    return Json::parse(readFile(path).value());
}

} // namespace parlour::test
