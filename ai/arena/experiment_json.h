// What experiments counted, as their reports keep it.
#pragma once

#include "ai/arena/experiment.h"
#include "core/base/result.h"

namespace parlour {

// An array with the name and the counts of each part that has run.
Json partsToJson(const Experiment& experiment, const Results& results);
// Errors name the place; unknown parts are errors.
Result<Results> partsFromJson(const Json& parts, const Experiment& experiment);
// The figures of a complete experiment. Errors: its counts, which may be from a file, contradict
// each other in ways that only the figures show.
Result<Findings> findingsOf(const Experiment& experiment, const Results& results);

} // namespace parlour
