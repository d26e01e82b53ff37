#include "app/desktop/games/samurai/board_chart.h"

#include <QPainter>
#include <QRadialGradient>

namespace parlour {

using namespace samurai;

namespace {

QColor tinted(QColor colour, double opacity) {
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

QRadialGradient light(const QPointF& centre, double s, QRgb inner, QRgb outer) {
    QRadialGradient gradient(centre - QPointF(0, 0.1 * s), 1.15 * s);
    gradient.setColorAt(0, QColor(inner));
    gradient.setColorAt(1, QColor(outer));
    return gradient;
}

// Eaves over a wall, one above the other, as old charts show towns.
void paintCastle(QPainter& painter, const QPointF& centre, double s, int storeys) {
    painter.save();
    painter.translate(centre);
    painter.scale(s / 100, s / 100);
    const QColor line(0x8F, 0x7A, 0x4C);
    painter.setPen(QPen(line, 2.4));
    painter.setBrush(QColor(0xFF, 0xF9, 0xE9));
    double y = 0;
    for (int storey = 0; storey < storeys; ++storey) {
        const double half = 24 - 6 * storey;
        painter.drawRect(QRectF(-half, y - 13, 2 * half, 13));
        QPainterPath roof(QPointF(-half - 11, y - 12));
        roof.quadTo(QPointF(-half, y - 15), QPointF(-half * 0.6, y - 23));
        roof.lineTo(QPointF(half * 0.6, y - 23));
        roof.quadTo(QPointF(half, y - 15), QPointF(half + 11, y - 12));
        roof.closeSubpath();
        painter.setBrush(line);
        painter.drawPath(roof);
        painter.setBrush(QColor(0xFF, 0xF9, 0xE9));
        y -= 22;
    }
    painter.restore();
}

} // namespace

BoardChart::BoardChart(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &BoardChart::looksChanged, this, [this] { update(); });
}

void BoardChart::setTable(SamuraiTable* table) {
    if (m_table == table) return;
    if (m_table) m_table->cells()->disconnect(this);
    m_table = table;
    if (table) connect(table->cells(), &SamuraiCells::boardChanged, this, [this] { update(); });
    emit tableChanged();
    update();
}

void BoardChart::paint(QPainter* painter) {
    if (!m_table || !m_table->hasBoard()) return;
    const Board& board = m_table->shown().board();
    const BoardGeometry& geometry = m_table->cells()->geometry();
    const double s = m_unit;
    painter->setRenderHint(QPainter::Antialiasing);
    const auto isGround = [&](std::size_t i) { return board.cells[i].ground != Ground::Sea; };
    const auto at = [&](std::size_t i) { return geometry.centre(static_cast<int>(i)) * s; };

    // Shallow water: washes that grow paler away from the land.
    painter->setPen(Qt::NoPen);
    const QColor shallow = m_isNight ? QColor(0x8F, 0xB4, 0xC4) : QColor(Qt::white);
    const QColor sand = m_isNight ? QColor(0xC9, 0xC2, 0xA4) : QColor(0xF4, 0xEB, 0xD2);
    const std::array<std::pair<double, QColor>, 3> washes{
        {{1.42, tinted(shallow, 0.17)}, {1.27, tinted(shallow, 0.20)}, {1.13, tinted(sand, 0.5)}}};
    for (const auto& [size, colour] : washes) {
        QPainterPath coast;
        coast.setFillRule(Qt::WindingFill);
        for (std::size_t i = 0; i < board.cells.size(); ++i)
            if (isGround(i)) coast.addPath(hexagonPath(at(i), size * s, 0.25));
        painter->fillPath(coast, colour);
    }
    const QColor seaLine = m_isNight ? QColor(0xA9, 0xC4, 0xD2) : QColor(0x5F, 0x8A, 0x92);
    painter->setPen(QPen(tinted(seaLine, 0.3), std::max(0.8, s / 40)));
    painter->setBrush(tinted(shallow, m_isNight ? 0.08 : 0.2));
    for (std::size_t i = 0; i < board.cells.size(); ++i)
        if (!isGround(i)) painter->drawPath(hexagonPath(at(i), 0.93 * s, 0.08));

    painter->setPen(Qt::NoPen); // the shore
    painter->setBrush(QColor(0x8A, 0x74, 0x46));
    for (std::size_t i = 0; i < board.cells.size(); ++i)
        if (isGround(i)) painter->drawPath(hexagonPath(at(i), s + std::max(1.6, s * 0.07)));

    for (std::size_t i = 0; i < board.cells.size(); ++i) {
        const Cell& cell = board.cells[i];
        if (cell.ground == Ground::Land) {
            painter->setPen(QPen(QColor(0xC4, 0xAE, 0x7C), std::max(0.7, s / 38)));
            painter->setBrush(light(at(i), s, 0xFFF5EACC, 0xFFE7D6AC));
            painter->drawPath(hexagonPath(at(i), 0.985 * s, 0.05));
        } else if (cell.ground == Ground::Settlement) {
            painter->setPen(QPen(QColor(0x9C, 0x83, 0x50), std::max(1.0, s / 28)));
            painter->setBrush(light(at(i), s, 0xFFFFF9E9, 0xFFF1E0B5));
            painter->drawPath(hexagonPath(at(i), 0.985 * s, 0.05));
            if (cell.capacity > 1) { // towns and the capital have walls
                painter->setPen(QPen(tinted(QColor(0x9C, 0x6B, 0x1E), 0.75),
                                     std::max(0.8, s / (cell.capacity == kCastes ? 22 : 36))));
                painter->setBrush(Qt::NoBrush);
                painter->drawPath(hexagonPath(at(i), 0.87 * s, 0.05));
                if (s >= 60)
                    paintCastle(*painter, at(i) - QPointF(0, 0.38 * s), s,
                                cell.capacity == kCastes ? 2 : 1);
            }
        }
    }
}

} // namespace parlour
