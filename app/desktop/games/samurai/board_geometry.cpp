#include "board_geometry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace parlour {

namespace {

constexpr double kMargin = 0.5; // beyond the outermost hexagons
const double kHalfWidth = std::sqrt(3) / 2;

} // namespace

BoardGeometry::BoardGeometry(const samurai::Board& board) {
    double left = std::numeric_limits<double>::max(), top = left;
    double right = std::numeric_limits<double>::lowest(), bottom = right;
    for (const samurai::Cell& cell : board.cells) {
        const QPointF at(std::sqrt(3) * (cell.at.q + cell.at.r / 2.0), 1.5 * cell.at.r);
        m_centres.push_back(at);
        left = std::min(left, at.x());
        right = std::max(right, at.x());
        top = std::min(top, at.y());
        bottom = std::max(bottom, at.y());
    }
    const QPointF origin(left - kHalfWidth - kMargin, top - 1 - kMargin);
    for (QPointF& centre : m_centres) centre -= origin;
    m_size = QSizeF(right - left + 2 * (kHalfWidth + kMargin), bottom - top + 2 * (1 + kMargin));
}

int BoardGeometry::neighbour(int cell, int dx, int dy) const {
    const QPointF from = centre(cell);
    int best = -1;
    double least = std::numeric_limits<double>::max();
    for (int i = 0; i < static_cast<int>(m_centres.size()); ++i) {
        const QPointF way = centre(i) - from;
        const double along = way.x() * dx + way.y() * dy;
        const double aside = std::abs(way.x() * dy) + std::abs(way.y() * dx);
        if (i == cell || along < 0.5 || aside > 1.2 * along) continue;
        const double far = along + 1.5 * aside;
        if (far < least - 1e-6) {
            least = far;
            best = i;
        }
    }
    return best;
}

QVector3D BoardGeometry::fit(const QRectF& area, const std::vector<QRectF>& obstacles) const {
    constexpr int kPlaces = 12;       // tried from edge to edge
    const double bleed = 2 * kMargin; // the margin may lie outside
    const auto isFree = [&](double s, const QPointF& corner) {
        return std::ranges::none_of(m_centres, [&](const QPointF& unit) {
            const QPointF at = corner + unit * s;
            const QRectF cell(at.x() - kHalfWidth * s, at.y() - s, 2 * kHalfWidth * s, 2 * s);
            return std::ranges::any_of(obstacles,
                                       [&](const QRectF& rect) { return rect.intersects(cell); });
        });
    };
    const double largest = std::min(area.width() / (m_size.width() - bleed),
                                    area.height() / (m_size.height() - bleed));
    for (double s = largest; s > largest / 3; s *= 0.985) {
        const QSizeF room(area.width() - (m_size.width() - bleed) * s,
                          area.height() - (m_size.height() - bleed) * s);
        QPointF best;
        double least = std::numeric_limits<double>::max();
        for (int i = 0; i <= kPlaces; ++i)
            for (int j = 0; j <= kPlaces; ++j) {
                const double x = static_cast<double>(i) / kPlaces;
                const double y = static_cast<double>(j) / kPlaces;
                const double fromMiddle =
                    std::hypot(room.width() * (x - 0.5), room.height() * (y - 0.5));
                const QPointF corner(area.left() + room.width() * x - kMargin * s,
                                     area.top() + room.height() * y - kMargin * s);
                if (fromMiddle >= least || !isFree(s, corner)) continue;
                least = fromMiddle;
                best = corner;
            }
        if (least < std::numeric_limits<double>::max())
            return {static_cast<float>(best.x()), static_cast<float>(best.y()),
                    static_cast<float>(s)};
    }
    return {static_cast<float>(area.left()), static_cast<float>(area.top()),
            static_cast<float>(largest / 3)};
}

QPainterPath hexagonPath(const QPointF& centre, double radius, double corner) {
    std::array<QPointF, 6> corners;
    for (std::size_t i = 0; i < 6; ++i) {
        const double angle = M_PI / 3 * static_cast<double>(i) - M_PI / 2;
        corners[i] = centre + radius * QPointF(std::cos(angle), std::sin(angle));
    }
    QPainterPath path;
    for (std::size_t i = 0; i < 6; ++i) {
        const QPointF here = corners[i];
        const QPointF before = here + (corners[(i + 5) % 6] - here) * corner;
        const QPointF after = here + (corners[(i + 1) % 6] - here) * corner;
        if (i == 0)
            path.moveTo(before);
        else
            path.lineTo(before);
        if (corner > 0) path.quadTo(here, after);
    }
    path.closeSubpath();
    return path;
}

} // namespace parlour
