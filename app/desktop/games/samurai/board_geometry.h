// Where the spaces of a map lie on the screen, in units of a hexagon's radius.
#pragma once

#include "core/samurai/state.h"

#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QVector3D>

#include <vector>

namespace parlour {

// The area that both cover.
inline double covered(const QRectF& a, const QRectF& b) {
    const QRectF both = a & b;
    return both.isEmpty() ? 0 : both.width() * both.height();
}

class BoardGeometry {
public:
    explicit BoardGeometry(const samurai::Board& board);

    // From the top left corner of the chart, which leaves a margin for the coast.
    QPointF centre(int cell) const { return m_centres[static_cast<std::size_t>(cell)]; }
    QSizeF size() const { return m_size; }

    // The nearest space in this direction (each of dx and dy -1, 0 or 1); -1: there is none.
    int neighbour(int cell, int dx, int dy) const;

    // The largest chart within `area` with no space under an obstacle: its top left corner and, as
    // z, the radius of a hexagon. All in pixels.
    QVector3D fit(const QRectF& area, const std::vector<QRectF>& obstacles) const;

    // Circles of open sea in `area`, the largest first, each of at least this radius: {x, y,
    // radius}.
    std::vector<QVector3D> openSea(const QRectF& area, const std::vector<QRectF>& obstacles,
                                   const QVector3D& chart, double least) const;

private:
    std::vector<QPointF> m_centres;
    QSizeF m_size;
};

// In units: the radius of a tile; the centre of one of `count` figures, relative to that of their
// settlement, and the radius of its token.
constexpr double kTileRadius = 0.93;
QPointF figurePlace(int slot, int count);
double figureRadius(int count);
// The number of places for figures where these stand: during their placement, all that it has.
int figurePlaces(const samurai::Public& pub, const samurai::Cell& settlement,
                 samurai::CasteSet figures);

// Stands on a point; `corner` is the rounded part of each edge.
QPainterPath hexagonPath(const QPointF& centre, double radius, double corner = 0);

} // namespace parlour
