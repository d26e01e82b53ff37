#include "core/base/result.h"

namespace parlour {

Error Error::within(std::string_view outer) && {
    if (where.empty())
        where = outer;
    else if (!outer.empty())
        where = std::string(outer) + (where.front() == '[' ? "" : ".") + where;
    return std::move(*this);
}

std::string Error::english() const {
    const std::string text = fill(what.english, args);
    return where.empty() ? text : where + ": " + text;
}

} // namespace parlour
