#include "samurai_cells.h"

#include "board_geometry.h"
#include "samurai_table.h"

namespace parlour {

int SamuraiCells::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_board ? 0 : static_cast<int>(m_board->cells.size());
}

QVariant SamuraiCells::data(const QModelIndex& index, int role) const {
    const int cell = index.row();
    switch (role) {
    case Code:
        return QString::fromStdString(toText(m_board->cells[static_cast<std::size_t>(cell)].place));
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

void SamuraiCells::useBoard(const samurai::Board& board) {
    beginResetModel();
    m_board = &board;
    endResetModel();
}

void SamuraiCells::refresh() {
    if (m_board) emit dataChanged(index(0), index(rowCount() - 1), {Lit, Hinted, Spoken});
}

} // namespace parlour
