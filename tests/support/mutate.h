// Damage for what comes from outside: bytes of a text, and the structure of JSON.
#pragma once

#include "core/base/json.h"
#include "core/base/rng.h"

#include <string>

namespace parlour::test {

// Flips, deletes, doubles, inserts or cuts off, once to a few times.
std::string damaged(std::string text, Rng& rng);

// One to three values replaced, removed, doubled or exchanged, or a member added or renamed.
Json damaged(Json json, Rng& rng);

} // namespace parlour::test
