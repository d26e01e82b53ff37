// What lies on the sea chart: tiles, figures, what can be chosen, the influence on every figure and
// the names of the towns.
#pragma once

#include "samurai_table.h"

#include <QHash>
#include <QImage>
#include <QPointer>
#include <QQmlEngine>
#include <QQuickPaintedItem>

namespace parlour {

class BoardPieces : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(parlour::SamuraiTable* table READ table WRITE setTable NOTIFY tableChanged)
    Q_PROPERTY(double unit MEMBER m_unit NOTIFY looksChanged) // radius of a hexagon in pixels
    Q_PROPERTY(QString typeface MEMBER m_typeface NOTIFY looksChanged)
    Q_PROPERTY(int textSize MEMBER m_textSize NOTIFY looksChanged) // the smallest
    Q_PROPERTY(QString flying MEMBER m_flying NOTIFY looksChanged) // a space whose tile is to come

public:
    explicit BoardPieces(QQuickItem* parent = nullptr);
    SamuraiTable* table() const { return m_table; }
    void setTable(SamuraiTable* table);
    void paint(QPainter* painter) override;

    // The middle of one of `count` figures, from that of their town, and the radius of its token;
    // in units.
    Q_INVOKABLE QPointF figureAt(int slot, int count) const;
    Q_INVOKABLE double figureRadius(int count) const;

signals:
    void tableChanged();
    void looksChanged();

private:
    void paintTile(QPainter& painter, const QPointF& at, samurai::Lying lying);
    void paintRecent(QPainter& painter, const QPointF& at, double size);
    void paintTown(QPainter& painter, const QPointF& at, const samurai::Cell& cell);
    void paintInfluence(QPainter& painter, const QPointF& at, const samurai::Cell& cell);
    void paintName(QPainter& painter, const QPointF& at, const samurai::Cell& cell);
    // Painted once for each size.
    const QImage& picture(const QString& name, const QSizeF& size);

    QPointer<SamuraiTable> m_table;
    double m_unit = 30;
    QString m_typeface;
    int m_textSize = 12;
    QString m_flying;
    QHash<QString, QImage> m_pictures;
    double m_picturesUnit = 0;
};

} // namespace parlour
