// The codes of tiles, spaces and moves (RULES 11) as QML has them.
#pragma once

#include "core/samurai/rules.h"

#include <QString>

#include <cstddef>
#include <optional>

namespace parlour {

inline std::size_t index(int i) { return static_cast<std::size_t>(i); }

inline QString codeOf(samurai::Tile tile) {
    const std::string_view text = toText(tile);
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
inline QString codeOf(samurai::Place place) { return QString::fromStdString(toText(place)); }

inline std::optional<samurai::Place> placeIn(const QString& text) {
    const auto place = samurai::parsePlace(text.toStdString());
    return place ? std::optional(*place) : std::nullopt;
}

inline std::optional<samurai::Move> moveIn(const QString& text) {
    const auto move = samurai::Samurai::parseMove(text.toStdString());
    return move ? std::optional(*move) : std::nullopt;
}

} // namespace parlour
