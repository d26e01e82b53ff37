// A hexagon that stands on a point, smooth in every renderer.
#pragma once

#include <QColor>
#include <QQmlEngine>
#include <QQuickPaintedItem>

namespace parlour {

class Hexagon : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QColor color MEMBER m_color NOTIFY looksChanged)
    Q_PROPERTY(QColor edge MEMBER m_edge NOTIFY looksChanged)
    Q_PROPERTY(double edgeWidth MEMBER m_edgeWidth NOTIFY looksChanged)
    Q_PROPERTY(double corner MEMBER m_corner NOTIFY looksChanged) // rounded part of an edge
    // Of a player: 1 ring, 2 three scales, 3 four lozenges, 4 two bars; 0: none.
    Q_PROPERTY(int mark MEMBER m_mark NOTIFY looksChanged)

public:
    explicit Hexagon(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

signals:
    void looksChanged();

private:
    QColor m_color = Qt::transparent;
    QColor m_edge = Qt::transparent;
    double m_edgeWidth = 0;
    double m_corner = 0.09;
    int m_mark = 0;
};

// How each player looks, as in the pictures of the tiles.
struct Clan {
    QColor fill;
    QColor rim;
    QColor ink; // of mark and numbers
};
const Clan& clan(int number); // 1 to 4
void paintMark(QPainter& painter, int clan, const QPointF& centre, double radius);

} // namespace parlour
