// The core's texts as Qt has them.
#pragma once

#include <QString>

#include <string_view>

namespace parlour {

inline QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

} // namespace parlour
