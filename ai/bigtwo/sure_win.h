// Lines of play that win whatever the others hold.
#pragma once

#include "core/bigtwo/rules.h"

#include <boost/container/static_vector.hpp>

namespace parlour::bigtwo {

// The observer's remaining plays in order; nothing the others may hold beats any but the last.
// Empty if no such line is found. Precondition: the observer is to move.
using Line = boost::container::static_vector<CardSet, kHandSize>;
Line sureWin(const Observation& view);

} // namespace parlour::bigtwo
