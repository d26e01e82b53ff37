// What lies on the sea chart: tiles, figures, what can be chosen, what was just done, the influence
// on every figure and the names of settlements and spaces.
#pragma once

#include "app/desktop/games/samurai/influence_chips.h"
#include "app/desktop/games/samurai/samurai_table.h"
#include "app/desktop/games/samurai/settlement_names.h"

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
    Q_PROPERTY(int textSize MEMBER m_textSize NOTIFY looksChanged)            // the smallest
    Q_PROPERTY(QVariantList obstacles MEMBER m_obstacles NOTIFY looksChanged) // names avoid them
    Q_PROPERTY(bool codes MEMBER m_hasCodes NOTIFY looksChanged) // all spaces show their names
    // Pieces still on their way: "M12" a tile, "M12:r" a figure.
    Q_PROPERTY(QStringList coming MEMBER m_coming NOTIFY looksChanged)
    // The space being looked at; -1: none. It always shows the names of its settlements.
    Q_PROPERTY(int lookedAt READ lookedAt WRITE setLookedAt NOTIFY lookedAtChanged)

public:
    explicit BoardPieces(QQuickItem* parent = nullptr);
    SamuraiTable* table() const { return m_table; }
    void setTable(SamuraiTable* table);
    int lookedAt() const { return m_lookedAt; }
    void setLookedAt(int cell);
    void paint(QPainter* painter) override;

signals:
    void tableChanged();
    void looksChanged();
    void lookedAtChanged();

private:
    void paintTile(QPainter& painter, const QPointF& at, samurai::PlacedTile placed);
    void paintRecent(QPainter& painter, const QPointF& at, double size);
    void paintSettlement(QPainter& painter, const QPointF& at, const samurai::Cell& cell);
    void paintStrength(QPainter& painter, const QPointF& at, samurai::Tile tile);
    void paintArrow(QPainter& painter, const SamuraiTable::Arrow& arrow);
    struct Chip { // a player's influence on a figure
        int clan; // 0: a tie at the top
        int sum;
    };
    std::vector<Chip> chipsOn(const samurai::Cell& cell, int caste, int figures) const;
    std::vector<Precious> preciousParts() const;
    void paintInfluences(QPainter& painter);
    void paintChip(QPainter& painter, const QRectF& rect, Chip chip, bool leads);
    void paintNames(QPainter& painter);
    void paintCodes(QPainter& painter);
    void paintCode(QPainter& painter, const QPointF& at, const QString& code, double opacity);
    bool isFree(const samurai::Cell& cell) const; // a space without a tile
    void paintName(QPainter& painter, const QRectF& rect, const samurai::Cell& cell);
    QFont nameFont(const samurai::Cell& cell) const;
    QFont chipFont() const;
    bool isComing(samurai::Place place, int caste = -1) const;
    // Settlements being looked at whose names have no room.
    std::vector<std::uint8_t> namelessSettlements() const;
    // Each picture is painted once per size.
    const QImage& picture(const QString& name, const QSizeF& size);

    QPointer<SamuraiTable> m_table;
    double m_unit = 30;
    QString m_typeface;
    int m_textSize = 12;
    QVariantList m_obstacles;
    bool m_hasCodes = false;
    QStringList m_coming;
    int m_lookedAt = -1;
    std::vector<SettlementName> m_names; // as painted
    QHash<QString, QImage> m_pictures;
    double m_picturesUnit = 0;
};

} // namespace parlour
