#include "app/desktop/games/samurai/settlement_names.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace parlour {

using namespace samurai;

namespace {

QRectF around(const QPointF& middle, double halfWidth, double halfHeight) {
    return {middle.x() - halfWidth, middle.y() - halfHeight, 2 * halfWidth, 2 * halfHeight};
}

class Placer {
public:
    Placer(const Board& board, const BoardGeometry& geometry, double unit, double chip,
           const std::vector<QRectF>& obstacles)
        : m_unit(unit), m_chart(QPointF(), geometry.size() * unit), m_obstacles(obstacles) {
        for (std::size_t i = 0; i < board.cells.size(); ++i) {
            const Cell& cell = board.cells[i];
            const QPointF at = geometry.centre(static_cast<int>(i)) * unit;
            if (cell.ground != Ground::Settlement) {
                // What a tile there shows: emblem, strength below, owner's mark above.
                auto& tiles = cell.ground == Ground::Land ? m_land : m_sea;
                tiles.push_back(around(at, 0.5 * unit, 0.5 * unit));
                for (const double y : {-0.74, 0.74})
                    tiles.push_back(around(at + QPointF(0, y * unit), 0.26 * unit, 0.22 * unit));
                continue;
            }
            const double r = figureRadius(cell.capacity) * unit;
            for (int slot = 0; slot < cell.capacity; ++slot) {
                const QPointF figure = at + figurePlace(slot, cell.capacity) * unit;
                m_figures.push_back(around(figure, 0.9 * r, 0.9 * r));
                const double width = (cell.capacity == 1 ? 1.8 : 0.95) * chip; // two, or one
                m_chips.push_back(around(figure - QPointF(0, r + 0.36 * chip), width, chip / 2));
            }
        }
    }

    SettlementName place(const QPointF& settlement, int capacity, const QSizeF& size) {
        const double top =
            std::max((capacity == kCastes ? 0.28 : 0.2) * m_unit, 0.86 * m_unit - size.height());
        const QRectF usual(settlement.x() - size.width() / 2, settlement.y() + top, size.width(),
                           size.height());
        SettlementName best{usual, false};
        double least = std::numeric_limits<double>::max();
        const auto consider = [&](const QRectF& rect) {
            if (!isFree(rect)) return;
            const QPointF way = (rect.center() - usual.center()) / m_unit;
            const double cost = trouble(rect) + 0.6 * std::hypot(way.x(), way.y());
            if (cost >= least) return;
            least = cost;
            best = {rect, true};
        };
        for (const double down : {0.0, 0.12, 0.24, 0.36, 0.48})
            for (const double aside : {0.0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75})
                consider(usual.translated(aside * m_unit, down * m_unit));
        const double beside = 0.62 * m_unit + size.width() / 2;
        for (const double up : {-0.5, -0.25, 0.0, 0.25})
            for (const double side : {-1.0, 1.0})
                consider(around(settlement + QPointF(side * beside, up * m_unit), size.width() / 2,
                                size.height() / 2));
        if (best.hasRoom) m_names.push_back(best.place);
        return best;
    }

private:
    bool isFree(const QRectF& rect) const {
        const auto touches = [&](const QRectF& other) { return rect.intersects(other); };
        return m_chart.contains(rect) && std::ranges::none_of(m_obstacles, touches) &&
               std::ranges::none_of(m_names, touches) && std::ranges::none_of(m_figures, touches);
    }

    // How much it would cover, weighted by importance.
    double trouble(const QRectF& rect) const {
        double area = 0;
        for (const QRectF& part : m_land) area += covered(rect, part);
        for (const QRectF& part : m_sea) area += covered(rect, part) / 2;
        for (const QRectF& chip : m_chips) area += 2 * covered(rect, chip);
        return 4 * area / (m_unit * m_unit);
    }

    double m_unit;
    QRectF m_chart;
    const std::vector<QRectF>& m_obstacles;
    std::vector<QRectF> m_land, m_sea, m_figures, m_chips, m_names;
};

} // namespace

std::vector<SettlementName> placeNames(const Board& board, const BoardGeometry& geometry,
                                       double unit, const std::vector<QSizeF>& sizes, double chip,
                                       const std::vector<QRectF>& obstacles) {
    Placer placer(board, geometry, unit, chip, obstacles);
    std::vector<SettlementName> names(sizes.size());
    for (int capacity = kCastes; capacity > 0; --capacity)
        for (const std::uint8_t i : board.settlements) {
            const Cell& cell = board.cells[i];
            if (cell.capacity == capacity)
                names[cell.number] =
                    placer.place(geometry.centre(i) * unit, capacity, sizes[cell.number]);
        }
    return names;
}

} // namespace parlour
