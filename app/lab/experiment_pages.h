// What experiments found as pages to read: for each game one in Markdown and the same in HTML, with
// their plots drawn by gnuplot.
#pragma once

#include "app/lab/experiment_run.h"

#include <filesystem>

namespace parlour::lab {

// A page without pictures is written where gnuplot is missing. Errors: a file cannot be written.
Result<void> writePages(const ExperimentsReport& report, const std::filesystem::path& folder);

} // namespace parlour::lab
