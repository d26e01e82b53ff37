// How fast the moves of Doudizhu are found and hands are split: more figures for `bench`.
#pragma once

#include "core/base/json.h"

namespace parlour::doudizhu {

// Adds, each measured for about `seconds` on one thread:
//   lead_lists_per_second    lists of all plays of twenty random cards
//   follow_lists_per_second  lists of the replies of seventeen random cards to a random lead
//   splits_per_second        best splits of twenty random cards
void addSpeeds(double seconds, Json& figures);

} // namespace parlour::doudizhu
