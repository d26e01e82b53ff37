// Where the names of the towns stand on the chart.
#pragma once

#include "app/desktop/games/samurai/board_geometry.h"

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace parlour {

struct TownName {
    QRectF place;        // in pixels
    bool hasRoom = true; // else it would cover another name or a figure
};

// By number of the settlement, as are the sizes of the names, in pixels; `unit` is a hexagon's
// radius and `chip` the height of an influence chip. Below its town if possible, and best beside
// what tiles and chips show or will show; never under an obstacle. The capital and the cities
// choose first.
std::vector<TownName> placeNames(const samurai::Board& board, const BoardGeometry& geometry,
                                 double unit, const std::vector<QSizeF>& sizes, double chip,
                                 const std::vector<QRectF>& obstacles = {});

} // namespace parlour
