#include "app/desktop/games/samurai/hexagon.h"

#include "app/desktop/games/samurai/board_geometry.h"

#include <QPainter>

#include <array>

namespace parlour {

Hexagon::Hexagon(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &Hexagon::looksChanged, this, [this] { update(); });
}

void Hexagon::paint(QPainter* painter) {
    painter->setRenderHint(QPainter::Antialiasing);
    const double radius = height() / 2 - m_edgeWidth / 2 - 0.5;
    const QPointF middle(width() / 2, height() / 2);
    painter->setPen(m_edgeWidth > 0 ? QPen(m_edge, m_edgeWidth) : QPen(Qt::NoPen));
    painter->setBrush(m_mark > 0 ? clan(m_mark).fill : m_color);
    painter->drawPath(hexagonPath(middle, radius, m_corner));
    if (m_mark > 0) paintMark(*painter, m_mark, middle, radius * 0.44);
}

const Clan& clan(int number) {
    static const std::array<Clan, 4> kClans{{
        {QColor(0x27427C), QColor(0x14264C), QColor(0xFFF8E8)},
        {QColor(0xB83A26), QColor(0x741F12), QColor(0xFFF8E8)},
        {QColor(0xE8BC4A), QColor(0x6E4B0C), QColor(0x33260A)},
        {QColor(0x6FA3A8), QColor(0x24494F), QColor(0x12302E)},
    }};
    return kClans[static_cast<std::size_t>(number - 1)];
}

void paintMark(QPainter& painter, int number, const QPointF& centre, double r) {
    const QColor ink = clan(number).ink;
    painter.save();
    painter.translate(centre);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    switch (number) {
    case 1:
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, r * 0.42));
        painter.drawEllipse(QPointF(), r * 0.74, r * 0.74);
        break;
    case 2:
        for (const QPointF& top : {QPointF(0, -0.95), QPointF(-0.58, 0.03), QPointF(0.58, 0.03)})
            painter.drawPolygon(QPolygonF{
                {top * r, (top + QPointF(0.56, 0.95)) * r, (top + QPointF(-0.56, 0.95)) * r}});
        break;
    case 3:
        for (const QPointF& at :
             {QPointF(0, -0.52), QPointF(0, 0.52), QPointF(-0.63, 0), QPointF(0.63, 0)})
            painter.drawPolygon(
                QPolygonF{{(at + QPointF(0, -0.46)) * r, (at + QPointF(0.56, 0)) * r,
                           (at + QPointF(0, 0.46)) * r, (at + QPointF(-0.56, 0)) * r}});
        break;
    default:
        for (const double top : {-0.72, 0.2})
            painter.drawRoundedRect(QRectF(-r, top * r, 2 * r, r * 0.52), r * 0.1, r * 0.1);
    }
    painter.restore();
}

} // namespace parlour
