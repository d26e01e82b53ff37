// Where the names of the settlements stand on the chart.
#pragma once

#include "app/desktop/games/samurai/board_geometry.h"

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace parlour {

struct SettlementName {
    QRectF place;        // in pixels
    bool hasRoom = true; // else it would cover another name or a figure
};

// By number of the settlement, as are the sizes of the names, in pixels; `unit` is a hexagon's
// radius and `chip` the height of an influence chip. A name stands below its settlement if
// possible, clear of what tiles and chips show or will show, and never under an obstacle. The
// capital and the towns come first.
std::vector<SettlementName> placeNames(const samurai::Board& board, const BoardGeometry& geometry,
                                       double unit, const std::vector<QSizeF>& sizes, double chip,
                                       const std::vector<QRectF>& obstacles = {});

} // namespace parlour
