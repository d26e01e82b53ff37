// The pieces that are on their way over the chart, for QML. All lengths are in units of a hexagon's
// radius.
#pragma once

#include "app/desktop/games/samurai/board_geometry.h"
#include "app/desktop/games/samurai/samurai_scene.h"

#include <QVariantList>

namespace parlour {

class PieceMotion {
public:
    // `now`: what lies on the chart while they move.
    PieceMotion(const BoardGeometry& geometry, const samurai::Public& now)
        : m_geometry(geometry), m_now(now) {}

    // Those of a step just made: [{picture, radius, from, to, place, code}]
    QVariantList arriving(const samurai::Event& event) const;
    // Figures that leave the board together: [{caste, picture, radius, from, winner}]
    QVariantList leaving(const std::vector<SamuraiScene::Captured>& captures) const;

private:
    QPointF centre(samurai::Place place) const;
    // Where a figure stands among these in its settlement.
    QPointF figureAt(const samurai::Cell& settlement, int caste, samurai::CasteSet figures) const;
    double figureRadiusIn(const samurai::Cell& settlement, samurai::CasteSet figures) const;
    QVariantMap tile(Seat owner, samurai::Tile tile, samurai::Place to) const;
    QVariantMap figure(int caste, samurai::Place to) const;

    const BoardGeometry& m_geometry;
    const samurai::Public& m_now;
};

} // namespace parlour
