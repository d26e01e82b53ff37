// The pieces that are on their way over the chart. All lengths are in units of a hexagon's radius.
#pragma once

#include "app/desktop/games/samurai/board_geometry.h"
#include "app/desktop/games/samurai/samurai_scene.h"

#include <QPointF>
#include <QString>

#include <optional>
#include <vector>

namespace parlour {

class PieceMotion {
public:
    // `now`: what lies on the chart while they move.
    PieceMotion(const BoardGeometry& geometry, const samurai::Public& now)
        : m_geometry(geometry), m_now(now) {}

    struct Arriving {
        QString picture;
        double radius = 0;
        QPointF to;
        QString place;                    // where that is, in the game's notation
        QString code;                     // the piece in BoardPieces
        std::optional<QPointF> from = {}; // empty: from the player's hand
    };
    struct Leaving { // a figure
        int caste = 0;
        QString picture;
        double radius = 0;
        QPointF from;
        Seat winner = kNoSeat;
    };

    // The pieces of a step just made.
    std::vector<Arriving> arriving(const samurai::Event& event) const;
    // The figures that leave the board together.
    std::vector<Leaving> leaving(const std::vector<SamuraiScene::Captured>& captures) const;

private:
    QPointF centre(samurai::Place place) const;
    // Where a figure stands among these in its settlement.
    QPointF figureAt(const samurai::Cell& settlement, int caste, samurai::CasteSet figures) const;
    double figureRadiusIn(const samurai::Cell& settlement, samurai::CasteSet figures) const;
    Arriving tile(Seat owner, samurai::Tile tile, samurai::Place to) const;
    Arriving figure(int caste, samurai::Place to) const;

    const BoardGeometry& m_geometry;
    const samurai::Public& m_now;
};

} // namespace parlour
