#include "app/desktop/games/samurai/influence_chips.h"

#include "app/desktop/games/samurai/board_geometry.h"

#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace parlour {

namespace {

constexpr double kGap = 1.5; // between two chips, in pixels

using Chips = std::vector<QRectF>;

Chips row(const std::vector<double>& widths, const QPointF& middle, double height) {
    const double gaps = kGap * (static_cast<double>(widths.size()) - 1);
    double x = middle.x() - (std::accumulate(widths.begin(), widths.end(), gaps)) / 2;
    Chips chips;
    for (const double width : widths) {
        chips.emplace_back(x, middle.y() - height / 2, width, height);
        x += width + kGap;
    }
    return chips;
}

// The first one lowest, centred on it.
Chips stack(const std::vector<double>& widths, const QPointF& lowest, double height) {
    Chips chips;
    QPointF middle = lowest;
    for (const double width : widths) {
        chips.emplace_back(middle.x() - width / 2, middle.y() - height / 2, width, height);
        middle.ry() -= height + kGap;
    }
    return chips;
}

QPointF middleOf(const Chips& chips) {
    QPointF sum;
    for (const QRectF& chip : chips) sum += chip.center();
    return sum / static_cast<double>(chips.size());
}

std::vector<Chips> ways(const ChipGroup& group, double height, double unit) {
    const double longest = row(group.widths, {}, height).back().right(); // half of a row
    const double beside = 0.8 * group.radius;
    const QPointF below(group.figure.x(), group.figure.y() + group.radius + 0.36 * height);
    std::vector<Chips> ways;
    for (const double dx : {0.0, -0.2, 0.2, -0.4, 0.4})
        ways.push_back(row(group.widths, group.usual + QPointF(dx * unit, 0), height));
    for (const double dx : {0.0, -0.2, 0.2})
        ways.push_back(stack(group.widths, group.usual + QPointF(dx * unit, 0), height));
    for (const double dy : {0.2, -0.3})
        for (const double side : {-1.0, 1.0})
            ways.push_back(row(group.widths,
                               group.figure + QPointF(side * (beside + longest), dy * group.radius),
                               height));
    ways.push_back(row(group.widths, below, height));
    return ways;
}

} // namespace

void placeChips(std::vector<ChipGroup>& groups, double height, double unit,
                const std::vector<Precious>& chart) {
    constexpr double kOtherChip = 12;
    std::vector<Precious> taken = chart;
    for (ChipGroup& group : groups) {
        if (group.widths.empty()) continue;
        double least = std::numeric_limits<double>::max();
        for (Chips& way : ways(group, height, unit)) {
            double area = 0;
            for (const QRectF& chip : way)
                for (const Precious& part : taken) area += part.weight * covered(chip, part.place);
            const QPointF off = middleOf(way) - group.usual;
            const double cost = area / (unit * unit) + 0.1 * std::hypot(off.x(), off.y()) / unit;
            if (cost >= least) continue;
            least = cost;
            group.places = std::move(way);
        }
        for (const QRectF& chip : group.places) taken.push_back({chip, kOtherChip});
    }
}

} // namespace parlour
