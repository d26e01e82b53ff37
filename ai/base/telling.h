// Which of a move's reasons to tell: one that does not speak for its rival as well.
#pragma once

#include "core/base/phrase.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>
#include <string_view>

namespace parlour {

// What speaks for a move, the most telling reason first. Room for all that a game can say of one.
using ReasonList = boost::container::static_vector<Reason, 48>;

inline bool saysTheSame(const Reason& a, const Reason& b) {
    return std::string_view(a.advice.english) == b.advice.english &&
           std::ranges::equal(a.args, b.args, [](const Reason::Arg& x, const Reason::Arg& y) {
               return x.kind == y.kind && x.number == y.number &&
                      std::string_view(x.words.english) == y.words.english;
           });
}

// Another wording for one than for more. The number comes after the other arguments.
template <class... Args>
Reason counted(int number, const Wording& one, const Wording& more, const Args&... args) {
    return number == 1 ? because(one, args...) : because(more, args..., number);
}

// The first of the reasons for a move, the most telling one first, that is not among those for its
// rival; if all are, the first. Precondition: there is one.
const Reason& telling(const auto& reasons, const auto& ofRival) {
    const auto own = std::ranges::find_if(reasons, [&](const Reason& reason) {
        return std::ranges::none_of(
            ofRival, [&](const Reason& other) { return saysTheSame(reason, other); });
    });
    return own == reasons.end() ? reasons.front() : *own;
}

} // namespace parlour
