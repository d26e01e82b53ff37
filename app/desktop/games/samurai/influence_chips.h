// Where the influence on the figures stands on the chart.
#pragma once

#include <QPointF>
#include <QRectF>

#include <vector>

namespace parlour {

// What the chips of one figure should leave seen, and how much it matters.
struct Precious {
    QRectF place; // in pixels
    double weight = 1;
};

// The chips of one figure, the leader's first. All lengths are in pixels.
struct ChipGroup {
    QPointF figure;
    double radius = 0; // of the figure
    QPointF usual;     // the centre of a row of them, if nothing is in the way
    std::vector<double> widths;
    std::vector<QRectF> places = {}; // see placeChips
};

// Gives each group its places: in a row or one above the other, above, beside or below the figure,
// where they cover least of what is precious and of other chips. `unit` is a hexagon's radius.
void placeChips(std::vector<ChipGroup>& groups, double height, double unit,
                const std::vector<Precious>& chart);

} // namespace parlour
