// Short names of plays, for sentences.
#pragma once

#include "ai/base/pair_names.h"
#include "core/doudizhu/pattern.h"

namespace parlour::doudizhu {

inline bool isPlain(Pattern pattern, Kind kind) {
    return pattern.kind == kind && pattern.length == 1;
}

// "king", "pair of fives", "triplet" (whatever it carries), "rocket": the shortest sufficient name.
inline const Phrase& playName(Pattern pattern) {
    if (isPlain(pattern, Kind::Single)) return rankName(pattern.lowest);
    if (isPlain(pattern, Kind::Pair)) return pairName(pattern.lowest);
    if (pattern.length == 1 && copiesOf(pattern.kind) == 3)
        return patternName({Kind::Triplet, 1, pattern.lowest});
    return patternName(pattern);
}

} // namespace parlour::doudizhu
