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

    // Of a step that has just been made: [{picture, radius, from, to, place, code}]
    QVariantList arriving(const samurai::Event& event) const;
    // Of the figures that leave the board together: [{caste, picture, radius, from, winner}]
    QVariantList leaving(const std::vector<SamuraiScene::Captured>& captures) const;

private:
    QPointF centre(samurai::Place place) const;
    // Where a figure stands that is one of these in its town.
    QPointF figureAt(const samurai::Cell& town, int caste, samurai::CasteSet figures) const;
    double figureRadiusIn(const samurai::Cell& town, samurai::CasteSet figures) const;
    QVariantMap tile(Seat owner, samurai::Tile tile, samurai::Place to) const;
    QVariantMap figure(int caste, samurai::Place to) const;

    const BoardGeometry& m_geometry;
    const samurai::Public& m_now;
};

} // namespace parlour
