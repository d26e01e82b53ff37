// The sea chart under the pieces: coast, land, settlements. It changes with its size only.
#pragma once

#include <QQmlEngine>
#include <QQuickPaintedItem>

namespace parlour {

class BoardChart : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(int players MEMBER m_players NOTIFY looksChanged)
    Q_PROPERTY(double unit MEMBER m_unit NOTIFY looksChanged)   // radius of a hexagon in pixels
    Q_PROPERTY(bool night MEMBER m_isNight NOTIFY looksChanged) // a dark sea

public:
    explicit BoardChart(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

signals:
    void looksChanged();

private:
    int m_players = 2;
    double m_unit = 30;
    bool m_isNight = false;
};

} // namespace parlour
