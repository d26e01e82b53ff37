#include "app/desktop/games/samurai/samurai_cells.h"

#include "app/desktop/games/samurai/samurai_codes.h"

#include <cmath>

namespace parlour {

int SamuraiCells::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_board ? 0 : static_cast<int>(m_board->cells.size());
}

QVariant SamuraiCells::data(const QModelIndex& index, int role) const {
    const int cell = index.row();
    switch (role) {
    case Code: return placeOf(cell);
    case AtX: return m_geometry->centre(cell).x();
    case AtY: return m_geometry->centre(cell).y();
    case Lit: return m_play.isLit(cell);
    case Hinted: return m_play.isHinted(cell);
    case Spoken: return m_play.spoken(cell);
    default: return {};
    }
}

QHash<int, QByteArray> SamuraiCells::roleNames() const {
    return {{Code, "code"}, {AtX, "atX"},       {AtY, "atY"},
            {Lit, "lit"},   {Hinted, "hinted"}, {Spoken, "spoken"}};
}

void SamuraiCells::useBoard(const samurai::Board& board) {
    if (m_board == &board) return;
    beginResetModel();
    m_board = &board;
    m_geometry.emplace(board);
    endResetModel();
    emit boardChanged();
}

void SamuraiCells::refresh() {
    if (m_board) emit dataChanged(index(0), index(rowCount() - 1), {Lit, Hinted, Spoken});
}

// ---- where they lie

QSizeF SamuraiCells::boardSize() const { return m_geometry ? m_geometry->size() : QSizeF(1, 1); }

int SamuraiCells::cellOf(const QString& text) const {
    const auto place = placeIn(text.toUpper());
    return place && m_board ? m_board->cellAt[place->code] : -1;
}

int SamuraiCells::cellAt(double x, double y) const {
    int best = -1;
    double least = 1; // a hexagon's radius
    for (int i = 0; i < rowCount(); ++i) {
        const QPointF way = m_geometry->centre(i) - QPointF(x, y);
        const double far = std::hypot(way.x(), way.y());
        if (far >= least) continue;
        least = far;
        best = i;
    }
    return best;
}

int SamuraiCells::neighbour(int cell, int dx, int dy) const {
    return m_geometry ? m_geometry->neighbour(cell, dx, dy) : -1;
}

QString SamuraiCells::placeOf(int cell) const {
    return cell < 0 || !m_board ? QString()
                                : codeOf(m_board->cells[static_cast<std::size_t>(cell)].place);
}

QPointF SamuraiCells::middleOf(const QString& place) const {
    const int cell = cellOf(place);
    return cell < 0 ? QPointF() : m_geometry->centre(cell);
}

QVariantMap SamuraiCells::fit(const QRectF& area, const QVariantList& obstacles) const {
    if (!m_geometry) return {{"x", 0}, {"y", 0}, {"unit", 1}};
    const QVector3D best = m_geometry->fit(area, rectsIn(obstacles));
    return {{"x", best.x()}, {"y", best.y()}, {"unit", best.z()}};
}

QVariantList SamuraiCells::openSea(const QRectF& area, const QVariantList& obstacles,
                                   const QPointF& corner, double unit, double least) const {
    QVariantList list;
    if (!m_geometry) return list;
    const QVector3D chart(static_cast<float>(corner.x()), static_cast<float>(corner.y()),
                          static_cast<float>(unit));
    for (const QVector3D& place : m_geometry->openSea(area, rectsIn(obstacles), chart, least))
        list << QVariantMap{{"x", place.x()}, {"y", place.y()}, {"radius", place.z()}};
    return list;
}

} // namespace parlour
