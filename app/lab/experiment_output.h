// Where the results of experiments go.
#pragma once

#include "app/lab/commands.h"
#include "app/lab/experiment_run.h"
#include "app/lab/experiment_text.h"

#include <string>

namespace parlour::lab {

// A report may hold a thousand matches.
inline constexpr std::size_t kLargestReport = 256 << 20;

// Files that were asked for; "" is nowhere.
struct ReportPlaces {
    std::string json; // "-": standard output
    std::string csv;
    std::string pages; // a folder
};

// Returns the exit code.
int write(const ExperimentsReport& report, const ReportPlaces& places);

} // namespace parlour::lab
