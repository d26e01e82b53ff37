// The sea chart under the pieces: coast, land, settlements. It changes only with its size.
#pragma once

#include "app/desktop/games/samurai/samurai_table.h"

#include <QPointer>
#include <QQmlEngine>
#include <QQuickPaintedItem>

namespace parlour {

class BoardChart : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(parlour::SamuraiTable* table READ table WRITE setTable NOTIFY tableChanged)
    Q_PROPERTY(double unit MEMBER m_unit NOTIFY looksChanged)   // radius of a hexagon in pixels
    Q_PROPERTY(bool night MEMBER m_isNight NOTIFY looksChanged) // a dark sea

public:
    explicit BoardChart(QQuickItem* parent = nullptr);
    SamuraiTable* table() const { return m_table; }
    void setTable(SamuraiTable* table);
    void paint(QPainter* painter) override;

signals:
    void tableChanged();
    void looksChanged();

private:
    QPointer<SamuraiTable> m_table;
    double m_unit = 30;
    bool m_isNight = false;
};

} // namespace parlour
