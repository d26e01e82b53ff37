// What a source tells of an experiment, before anything is played.
#pragma once

#include "ai/arena/experiment.h"

namespace parlour {

// The findings of no games at all: figures whose counts are 0, beside the published ones.
Findings publishedFindings(const Experiment& experiment);

} // namespace parlour
