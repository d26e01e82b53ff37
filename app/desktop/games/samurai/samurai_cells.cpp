#include "samurai_cells.h"

#include "board_geometry.h"
#include "samurai_table.h"

namespace parlour {

int SamuraiCells::rowCount(const QModelIndex& parent) const {
    if (parent.isValid() || m_players == 0) return 0;
    return static_cast<int>(samurai::boardFor(m_players).cells.size());
}

QVariant SamuraiCells::data(const QModelIndex& index, int role) const {
    const int cell = index.row();
    switch (role) {
    case Code:
        return QString::fromStdString(
            toText(samurai::boardFor(m_players).cells[static_cast<std::size_t>(cell)].place));
    case AtX: return m_table.geometry().centre(cell).x();
    case AtY: return m_table.geometry().centre(cell).y();
    case Lit: return m_table.isLit(cell);
    case Hinted: return m_table.isHinted(cell);
    case Spoken: return m_table.spoken(cell);
    default: return {};
    }
}

QHash<int, QByteArray> SamuraiCells::roleNames() const {
    return {{Code, "code"}, {AtX, "atX"},       {AtY, "atY"},
            {Lit, "lit"},   {Hinted, "hinted"}, {Spoken, "spoken"}};
}

void SamuraiCells::useMapFor(int players) {
    if (players == m_players) return;
    beginResetModel();
    m_players = players;
    endResetModel();
}

void SamuraiCells::refresh() {
    if (m_players > 0) emit dataChanged(index(0), index(rowCount() - 1), {Lit, Hinted, Spoken});
}

} // namespace parlour
