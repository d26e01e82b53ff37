// The spaces of the board as a list for QML: where they lie and what is said of them.
#pragma once

#include "core/samurai/board.h"

#include <QAbstractListModel>
#include <QQmlEngine>

namespace parlour {

class SamuraiTable;

class SamuraiCells : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    enum Role {
        Code = Qt::UserRole, // "M12"
        AtX,                 // middle, in units of a hexagon's radius
        AtY,
        Lit,    // can be chosen now
        Hinted, // the adviser would play there
        Spoken  // for screen readers: what it is, and what choosing it would change
    };

    explicit SamuraiCells(const SamuraiTable& table) : m_table(table) {}

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void useBoard(const samurai::Board& board);
    void refresh();

private:
    const SamuraiTable& m_table;
    const samurai::Board* m_board = nullptr;
};

} // namespace parlour
