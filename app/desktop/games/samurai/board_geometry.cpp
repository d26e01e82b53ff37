#include "app/desktop/games/samurai/board_geometry.h"

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
    constexpr int kPlaces = 20;       // to try from edge to edge
    const double bleed = 2 * kMargin; // the margin may stick out
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

std::vector<QVector3D> BoardGeometry::openSea(const QRectF& area,
                                              const std::vector<QRectF>& obstacles,
                                              const QVector3D& chart, double least) const {
    constexpr double kStep = 14; // pixels between the points to try
    const QPointF corner(chart.x(), chart.y());
    const double s = chart.z();
    std::vector<QVector3D> points;
    for (double y = area.top() + kStep; y < area.bottom(); y += kStep)
        for (double x = area.left() + kStep; x < area.right(); x += kStep) {
            double free =
                std::min({x - area.left(), area.right() - x, y - area.top(), area.bottom() - y});
            for (const QPointF& unit : m_centres) {
                const QPointF at = corner + unit * s;
                free = std::min(free, std::hypot(at.x() - x, at.y() - y) - 1.1 * s);
            }
            for (const QRectF& rect : obstacles)
                free =
                    std::min(free, std::hypot(std::max({rect.left() - x, 0.0, x - rect.right()}),
                                              std::max({rect.top() - y, 0.0, y - rect.bottom()})));
            if (free >= least)
                points.emplace_back(static_cast<float>(x), static_cast<float>(y),
                                    static_cast<float>(free));
        }
    std::vector<QVector3D> found;
    constexpr std::size_t kMost = 12;
    while (!points.empty() && found.size() < kMost) {
        const QVector3D best = *std::ranges::max_element(points, {}, &QVector3D::z);
        found.push_back(best);
        const double taken = std::max(2.2 * least, found.size() == 1 ? 1.6 * best.z() : 0.0);
        std::erase_if(points, [&](const QVector3D& point) {
            return std::hypot(point.x() - best.x(), point.y() - best.y()) < taken + least;
        });
    }
    return found;
}

QPointF figurePlace(int slot, int count) {
    if (count == 1) return {0, -0.26};
    if (count == 2) return {slot == 0 ? -0.4 : 0.4, -0.18};
    return slot == 0 ? QPointF(0, -0.5) : QPointF(slot == 1 ? -0.4 : 0.4, -0.02);
}

double figureRadius(int count) { return count == 1 ? 0.5 : count == 2 ? 0.38 : 0.33; }

int figurePlaces(const samurai::Public& pub, const samurai::Cell& settlement,
                 samurai::CasteSet figures) {
    return pub.phase == samurai::Phase::Putting ? settlement.capacity
                                                : std::popcount(static_cast<unsigned>(figures));
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
