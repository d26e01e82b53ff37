// The spaces of the board: as a list for QML, and where they lie on the screen.
#pragma once

#include "app/desktop/games/samurai/board_geometry.h"
#include "core/samurai/board.h"

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QVariantList>

#include <optional>

namespace parlour {

// What the table tells of its spaces.
class SpacesInPlay {
public:
    virtual bool isLit(int cell) const = 0;    // can be chosen now
    virtual bool isHinted(int cell) const = 0; // the adviser would play there
    // For screen readers: what it is, and what choosing it would change
    virtual QString spoken(int cell) const = 0;

protected:
    ~SpacesInPlay() = default;
};

class SamuraiCells : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS

    Q_PROPERTY(QSizeF boardSize READ boardSize NOTIFY boardChanged) // in radii of a hexagon

public:
    enum Role {
        Code = Qt::UserRole, // "M12"
        AtX,                 // middle, in units of a hexagon's radius
        AtY,
        Lit, // this and the rest as in SpacesInPlay
        Hinted,
        Spoken
    };

    // `play` must outlive it.
    explicit SamuraiCells(const SpacesInPlay& play) : m_play(play) {}

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void useBoard(const samurai::Board& board); // a new one, or the same
    void refresh();

    bool hasBoard() const { return m_board != nullptr; }
    // Precondition of both: there is one.
    const samurai::Board& board() const { return *m_board; }
    const BoardGeometry& geometry() const { return *m_geometry; }
    QSizeF boardSize() const;

    Q_INVOKABLE int cellOf(const QString& place) const; // -1: no such space
    Q_INVOKABLE int cellAt(double x, double y) const;   // in units; -1: none
    Q_INVOKABLE int neighbour(int cell, int dx, int dy) const;
    Q_INVOKABLE QString placeOf(int cell) const;
    Q_INVOKABLE QPointF middleOf(const QString& place) const; // in units
    // {x, y, unit}: as large as possible without a space under an obstacle
    Q_INVOKABLE QVariantMap fit(const QRectF& area, const QVariantList& obstacles) const;
    // Room for decorations beside a chart with this top left corner: [{x, y, radius}]
    Q_INVOKABLE QVariantList openSea(const QRectF& area, const QVariantList& obstacles,
                                     const QPointF& corner, double unit, double least) const;

signals:
    void boardChanged();

private:
    const SpacesInPlay& m_play;
    const samurai::Board* m_board = nullptr;
    std::optional<BoardGeometry> m_geometry;
};

} // namespace parlour
