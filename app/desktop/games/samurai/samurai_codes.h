// Tiles, spaces and moves (RULES 11), and rectangles, in the form that QML uses.
#pragma once

#include "core/base/index.h"
#include "core/samurai/rules.h"

#include <QRectF>
#include <QString>
#include <QVariant>

#include <cstddef>
#include <optional>
#include <vector>

namespace parlour {

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

inline std::vector<QRectF> rectsIn(const QVariantList& list) {
    std::vector<QRectF> rects;
    for (const QVariant& rect : list) rects.push_back(rect.toRectF());
    return rects;
}

} // namespace parlour
