// Lines of play that win whatever the others hold.
#pragma once

#include "core/bigtwo/rules.h"

#include <boost/container/static_vector.hpp>

namespace parlour::bigtwo {

// The plays, in order, that take the observer out: none but the last can be beaten by any cards the
// others may have. Empty if no such line is found. Precondition: the observer is to move.
using Line = boost::container::static_vector<CardSet, kHandSize>;
Line sureWin(const Observation& view);

} // namespace parlour::bigtwo
