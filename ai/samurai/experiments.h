// The comparisons and tuning grids of the thesis (chapter 5), with its figures.
#pragma once

#include "ai/base/experiment.h"

#include <span>

namespace parlour::samurai {

std::span<const Experiment> experiments();

} // namespace parlour::samurai
