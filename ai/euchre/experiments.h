// The matches of the thesis (chapter 4), with its figures.
#pragma once

#include "ai/base/experiment.h"

#include <span>

namespace parlour::euchre {

std::span<const Experiment> experiments();

} // namespace parlour::euchre
