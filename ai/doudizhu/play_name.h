// Short names of plays, for sentences, and the one that all players say when they go out.
#pragma once

#include "ai/base/pair_names.h"
#include "core/doudizhu/pattern.h"

namespace parlour::doudizhu {

inline bool isPlain(Pattern pattern, Kind kind) {
    return pattern.kind == kind && pattern.length == 1;
}

// A triplet, whatever it carries.
inline bool isOneTriplet(Pattern pattern) {
    return pattern.length == 1 && copiesOf(pattern.kind) == 3;
}

// "king", "pair of fives", "triplet" (whatever it carries), "rocket": the shortest sufficient name.
inline const Phrase& playName(Pattern pattern) {
    if (isPlain(pattern, Kind::Single)) return rankName(pattern.lowest);
    if (isPlain(pattern, Kind::Pair)) return pairName(pattern.lowest);
    if (isOneTriplet(pattern)) return patternName({Kind::Triplet, 1, pattern.lowest});
    return patternName(pattern);
}

// Cards of one rank that are kept together: "queens", but "pair of queens" and "bomb".
inline const Phrase& groupName(Pattern pattern) {
    return isPlain(pattern, Kind::Triplet) ? ranksName(pattern.lowest) : playName(pattern);
}

inline Reason goesOut(Cards last) {
    if (last.size() == 1)
        return because({PARLOUR_PHRASE("Doudizhu reasons", "Play your last card: you win."),
                        PARLOUR_PHRASE("Doudizhu thoughts", "%0 plays the last card and wins."),
                        Topic::Victory});
    return because({PARLOUR_PHRASE("Doudizhu reasons", "Play all that you have left: you win."),
                    PARLOUR_PHRASE("Doudizhu thoughts", "%0 plays all that is left and wins."),
                    Topic::Victory});
}

} // namespace parlour::doudizhu
