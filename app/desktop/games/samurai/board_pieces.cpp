#include "app/desktop/games/samurai/board_pieces.h"

#include "app/desktop/games/samurai/hexagon.h"
#include "app/desktop/games/samurai/samurai_codes.h"
#include "app/desktop/games/samurai/samurai_words.h"
#include "app/desktop/look/pictures.h"

#include <QPainter>
#include <QQuickWindow>

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace parlour {

using namespace samurai;

namespace {

constexpr double kChip = 1.26; // height of an influence chip, by font size
constexpr double kName = 1.3;  // height of a name, by font size

QColor tinted(QRgb rgb, double opacity) {
    QColor colour(rgb);
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

} // namespace

BoardPieces::BoardPieces(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &BoardPieces::looksChanged, this, [this] { update(); });
}

void BoardPieces::setTable(SamuraiTable* table) {
    if (m_table == table) return;
    if (m_table) m_table->disconnect(this);
    m_table = table;
    if (table) connect(table, &TableModel::changed, this, [this] { update(); });
    emit tableChanged();
    update();
}

void BoardPieces::setLookedAt(int cell) {
    if (m_lookedAt == cell) return;
    const auto before = namelessSettlements();
    m_lookedAt = cell;
    if (namelessSettlements() != before) update(); // else nothing new to show
    emit lookedAtChanged();
}

std::vector<std::uint8_t> BoardPieces::namelessSettlements() const {
    if (!m_table || !m_table->hasBoard() || m_lookedAt < 0) return {};
    const Board& board = m_table->shown().board();
    const Cell& cell = board.cells[static_cast<std::size_t>(m_lookedAt)];
    std::vector<std::uint8_t> nameless;
    for (int s = 0; s < board.settlementCount(); ++s) {
        const auto number = static_cast<std::uint8_t>(s);
        const bool isMeant = cell.ground == Ground::Settlement ? cell.number == number
                             : cell.ground == Ground::Land
                                 ? std::ranges::count(board.landTouches[cell.number], number) > 0
                                 : std::ranges::count(board.seaTouches[cell.number], number) > 0;
        if (isMeant && number < m_names.size() && !m_names[number].hasRoom)
            nameless.push_back(number);
    }
    return nameless;
}

bool BoardPieces::isComing(Place place, int caste) const {
    if (m_coming.isEmpty()) return false;
    const QString code = codeOf(place);
    return m_coming.contains(caste < 0 ? code : code + u':' + QLatin1Char(letter(caste)));
}

const QImage& BoardPieces::picture(const QString& name, const QSizeF& size) {
    if (m_picturesUnit != m_unit) {
        m_pictures.clear();
        m_picturesUnit = m_unit;
    }
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    const QSize pixels = (size * ratio).toSize();
    QImage& image = m_pictures[name + QLatin1Char(' ') + QString::number(pixels.width())];
    if (image.isNull()) {
        image = drawnPicture(name, pixels);
        image.setDevicePixelRatio(ratio);
    }
    return image;
}

void BoardPieces::paint(QPainter* painter) {
    if (!m_table || !m_table->hasBoard()) return;
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Public& pub = m_table->shown();
    const Board& board = pub.board();
    const double s = m_unit;
    const auto at = [&](std::size_t i) {
        return m_table->cells()->geometry().centre(static_cast<int>(i)) * s;
    };
    for (std::size_t i = 0; i < board.cells.size(); ++i) {
        const Cell& cell = board.cells[i];
        const int number = static_cast<int>(i);
        if (cell.ground == Ground::Settlement) paintSettlement(*painter, at(i), cell);
        if (m_table->isLit(number)) {
            const bool isSettlement = cell.ground == Ground::Settlement;
            painter->setPen(QPen(QColor(0x1F6B4E), std::max(1.6, s / 15)));
            painter->setBrush(isSettlement ? QBrush(Qt::NoBrush) : QBrush(tinted(0x8FC4A4, 0.42)));
            painter->drawPath(hexagonPath(at(i), (isSettlement ? 0.93 : 0.82) * s, 0.06));
        }
        if (cell.ground == Ground::Settlement) {
            if (m_table->isRecent(number)) paintRecent(*painter, at(i), 0.9);
            continue;
        }
        const PlacedTile placed =
            cell.ground == Ground::Land ? pub.onLand[cell.number] : pub.onSea[cell.number];
        if (placed.isNone() || isComing(cell.place)) continue;
        paintTile(*painter, at(i), placed);
        if (m_table->isRecent(number)) paintRecent(*painter, at(i), 0.98);
        if (m_table->isLit(number)) { // a tile that may be taken up
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(QColor(0xF2C65E), std::max(2.0, s / 10)));
            painter->drawPath(hexagonPath(at(i), 0.94 * s, 0.09));
        }
    }
    for (std::size_t i = 0; i < board.cells.size(); ++i) {
        const int number = static_cast<int>(i);
        if (!m_table->isPicked(number) && !m_table->isHinted(number)) continue;
        painter->setBrush(tinted(0xF2C65E, m_table->isPicked(number) ? 0.3 : 0.45));
        painter->setPen(QPen(QColor(0xB2, 0x7E, 0x17), std::max(2.4, s / 10)));
        painter->drawPath(hexagonPath(at(i), 0.97 * s, 0.09));
    }
    for (const SamuraiTable::Arrow& arrow : m_table->arrows()) paintArrow(*painter, arrow);
    // All words above all spaces.
    paintNames(*painter);
    paintInfluences(*painter);
    paintCodes(*painter);
    for (const std::uint8_t number : namelessSettlements())
        paintName(*painter, m_names[number].place, board.settlement(number));
}

// Marks what the others have just done.
void BoardPieces::paintRecent(QPainter& painter, const QPointF& at, double size) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0xFF, 0xF8, 0xE8), std::max(2.4, m_unit / 9)));
    painter.drawPath(hexagonPath(at, size * m_unit, 0.09));
    painter.setPen(QPen(QColor(0xB2, 0x7E, 0x17), std::max(1.2, m_unit / 20)));
    painter.drawPath(hexagonPath(at, size * m_unit, 0.09));
}

void BoardPieces::paintTile(QPainter& painter, const QPointF& at, PlacedTile placed) {
    // The picture is 200 x 220 with a hexagon of radius 100 in its middle.
    const QSizeF size(2 * kTileRadius * m_unit, 2.2 * kTileRadius * m_unit);
    painter.drawImage(at - QPointF(size.width(), size.height()) / 2,
                      picture(SamuraiWords::picture(placed.owner() + 1, placed.tile()), size));
    constexpr double kPictured = 0.36; // the height of its strength there, by the unit
    if (placed.tile().strength() > 0 && kPictured * m_unit < m_textSize)
        paintStrength(painter, at, placed.tile());
}

// Where the picture is too small for it.
void BoardPieces::paintStrength(QPainter& painter, const QPointF& at, Tile tile) {
    QFont font(m_typeface);
    font.setPixelSize(m_textSize);
    font.setBold(true);
    const double radius = 0.6 * m_textSize;
    const QPointF middle = at + QPointF(0, 0.93 * m_unit - radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xFFF8E8));
    painter.drawEllipse(middle, radius, radius);
    painter.setFont(font);
    painter.setPen(QColor(0x23, 0x2A, 0x42));
    painter.drawText(QRectF(middle - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                     Qt::AlignCenter, QString::number(tile.strength()));
}

void BoardPieces::paintArrow(QPainter& painter, const SamuraiTable::Arrow& arrow) {
    const BoardGeometry& geometry = m_table->cells()->geometry();
    const QPointF from = geometry.centre(arrow.from) * m_unit;
    const QPointF to = geometry.centre(arrow.to) * m_unit;
    const QColor ivory(0xFF, 0xF8, 0xE8);
    const QColor colour = arrow.clan > 0 ? clan(arrow.clan).fill : QColor(0xB2, 0x7E, 0x17);
    const auto head = [&](const QPointF& tip, const QPointF& way, double size) {
        const QPointF aside(-way.y(), way.x());
        QPainterPath path(tip);
        path.lineTo(tip - way * size + aside * size * 0.62);
        path.lineTo(tip - way * size - aside * size * 0.62);
        path.closeSubpath();
        painter.setPen(
            QPen(ivory, std::max(1.4, m_unit / 20), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter.setBrush(colour);
        painter.drawPath(path);
    };
    const auto unitWay = [](const QPointF& way) { return way / std::hypot(way.x(), way.y()); };
    const QPointF way = unitWay(to - from);
    if (!arrow.isMotion) { // across the edge that they share
        head((from + to) / 2 + way * 0.2 * m_unit, way, 0.34 * m_unit);
        return;
    }
    // Bent to its left, so that two that go opposite ways stay apart.
    const QPointF bend = (from + to) / 2 + QPointF(way.y(), -way.x()) * 0.16 *
                                               std::hypot(to.x() - from.x(), to.y() - from.y());
    const QPointF start = from + unitWay(bend - from) * 0.5 * m_unit;
    const QPointF arrival = unitWay(to - bend);
    const QPointF tip = to - arrival * 0.45 * m_unit;
    QPainterPath path(start);
    path.quadTo(bend, tip - arrival * 0.3 * m_unit);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [pen, width] : {std::pair(ivory, 0.26), std::pair(colour, 0.15)}) {
        painter.setPen(QPen(pen, width * m_unit, Qt::SolidLine, Qt::RoundCap));
        painter.drawPath(path);
    }
    head(tip, arrival, 0.5 * m_unit);
}

bool BoardPieces::isFree(const Cell& cell) const {
    const Public& pub = m_table->shown();
    if (cell.ground == Ground::Settlement) return false;
    const PlacedTile placed =
        cell.ground == Ground::Land ? pub.onLand[cell.number] : pub.onSea[cell.number];
    return placed.isNone() || isComing(cell.place);
}

// Of the spaces that a hint names; of all while somebody looks for one.
void BoardPieces::paintCodes(QPainter& painter) {
    const Board& board = m_table->shown().board();
    const BoardGeometry& geometry = m_table->cells()->geometry();
    const auto middle = [&](const Cell& cell) { // of a tile, its upper half
        const QPointF at = geometry.centre(board.cellAt[cell.place.code]) * m_unit;
        return isFree(cell) ? at : at - QPointF(0, 0.55 * m_unit);
    };
    const std::vector<Place> named = m_table->namedPlaces();
    if (m_hasCodes)
        for (const Cell& cell : board.cells)
            if (cell.ground != Ground::Settlement && std::ranges::count(named, cell.place) == 0)
                paintCode(painter, middle(cell), codeOf(cell.place), 0.78);
    for (const Place place : named) {
        const Cell& cell = *board.find(place);
        if (!m_table->isHinted(board.cellAt[place.code])) {
            const QPointF at = geometry.centre(board.cellAt[place.code]) * m_unit;
            painter.setBrush(Qt::NoBrush);
            painter.setPen(
                QPen(QColor(0xB2, 0x7E, 0x17), std::max(2.0, m_unit / 14), Qt::DashLine));
            painter.drawPath(hexagonPath(at, 0.9 * m_unit, 0.09));
        }
        if (cell.ground != Ground::Settlement)
            paintCode(painter, middle(cell), codeOf(place), 0.96);
    }
}

void BoardPieces::paintCode(QPainter& painter, const QPointF& at, const QString& code,
                            double opacity) {
    QFont font(m_typeface);
    font.setPixelSize(std::max(m_textSize, static_cast<int>(m_unit * 0.29)));
    const double height = font.pixelSize() * kName;
    const double width = QFontMetricsF(font).horizontalAdvance(code) + height * 0.5;
    const QRectF rect(at.x() - width / 2, at.y() - height / 2, width, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tinted(0xFFFBF0, opacity));
    painter.drawRoundedRect(rect, height * 0.3, height * 0.3);
    painter.setFont(font);
    painter.setPen(QColor(0x23, 0x2A, 0x42));
    painter.drawText(rect, Qt::AlignCenter, code);
}

void BoardPieces::paintSettlement(QPainter& painter, const QPointF& at, const Cell& cell) {
    const CasteSet figures = m_table->shown().figures[cell.number];
    int slot = 0;
    const int places = figurePlaces(m_table->shown(), cell, figures);
    const double r = figureRadius(places) * m_unit;
    for (int caste = 0; caste < kCastes; ++caste) {
        if (!(figures >> caste & 1)) continue;
        // The token is 140 x 144 with a disc of radius 61 in its middle.
        const QSizeF size(140.0 / 61 * r, 144.0 / 61 * r);
        const QPointF middle = at + figurePlace(slot++, places) * m_unit;
        if (isComing(cell.place, caste)) continue;
        painter.drawImage(middle - QPointF(70.0, 70.0) / 61 * r,
                          picture(SamuraiWords::picture(caste), size));
    }
    painter.setBrush(Qt::NoBrush); // where figures are still to come
    painter.setPen(QPen(QColor(0xA9, 0x8F, 0x5C), std::max(1.0, m_unit / 30), Qt::DashLine));
    for (; slot < places; ++slot)
        painter.drawEllipse(at + figurePlace(slot, places) * m_unit, r * 0.8, r * 0.8);
}

std::vector<BoardPieces::Chip> BoardPieces::chipsOn(const Cell& cell, int caste,
                                                    int figures) const {
    const Public& pub = m_table->shown();
    std::vector<Chip> chips;
    for (Seat seat = 0; seat < pub.options.players; ++seat)
        if (const int sum = pub.influenceOf(seat, cell.number, caste); sum > 0)
            chips.push_back({seat + 1, sum});
    std::ranges::stable_sort(chips, std::ranges::greater(), &Chip::sum);
    // Where there is little room, only the leader.
    const bool isRoomy = m_unit >= 46;
    const std::size_t most = figures == 1 ? (m_unit < 19 ? 2 : 3) : isRoomy ? 2 : 1;
    if (figures > 1 && !isRoomy && chips.size() > 1 && chips[0].sum == chips[1].sum)
        chips = {{0, chips[0].sum}};
    if (chips.size() > most) chips.resize(most);
    return chips;
}

// What people look at when they count: strengths first, then what a tile is and whose.
std::vector<Precious> BoardPieces::preciousParts() const {
    constexpr double kStrength = 8, kFigure = 8, kName = 6, kEmblem = 1.5, kMark = 1;
    const Public& pub = m_table->shown();
    const Board& board = pub.board();
    const BoardGeometry& geometry = m_table->cells()->geometry();
    std::vector<Precious> parts;
    const auto add = [&](const QPointF& middle, double halfWidth, double halfHeight,
                         double weight) {
        parts.push_back(
            {QRectF(middle.x() - halfWidth, middle.y() - halfHeight, 2 * halfWidth, 2 * halfHeight),
             weight});
    };
    for (std::size_t i = 0; i < board.cells.size(); ++i) {
        const Cell& cell = board.cells[i];
        const QPointF at = geometry.centre(static_cast<int>(i)) * m_unit;
        if (cell.ground == Ground::Settlement) {
            const int count = std::popcount(static_cast<unsigned>(pub.figures[cell.number]));
            const double r = 0.8 * figureRadius(count) * m_unit;
            for (int slot = 0; slot < count; ++slot)
                add(at + figurePlace(slot, count) * m_unit, r, r, kFigure);
        } else if (!isFree(cell)) {
            const double half = std::max(0.22 * m_unit, 0.6 * m_textSize);
            add(at + QPointF(0, 0.93 * m_unit - half), half, half, kStrength);
            add(at - QPointF(0, 0.1 * m_unit), 0.45 * m_unit, 0.45 * m_unit, kEmblem);
            add(at - QPointF(0, 0.74 * m_unit), 0.2 * m_unit, 0.16 * m_unit, kMark);
        }
    }
    for (const SettlementName& name : m_names)
        if (name.hasRoom) parts.push_back({name.place, kName});
    return parts;
}

void BoardPieces::paintInfluences(QPainter& painter) {
    const Public& pub = m_table->shown();
    const Board& board = pub.board();
    const QFont font = chipFont();
    const QFontMetricsF metrics(font);
    const double height = font.pixelSize() * kChip;
    std::vector<std::vector<Chip>> influences;
    std::vector<ChipGroup> groups;
    for (const std::uint8_t i : board.settlements) {
        const Cell& cell = board.cells[i];
        const QPointF at = m_table->cells()->geometry().centre(i) * m_unit;
        const CasteSet figures = pub.figures[cell.number];
        const int count = std::popcount(static_cast<unsigned>(figures));
        int slot = 0;
        for (int caste = 0; caste < kCastes; ++caste) {
            if (!(figures >> caste & 1)) continue;
            influences.push_back(chipsOn(cell, caste, count));
            ChipGroup group{at + figurePlace(slot, count) * m_unit,
                            figureRadius(count) * m_unit,
                            QPointF(),
                            {}};
            double width = 0;
            for (const Chip& chip : influences.back()) {
                group.widths.push_back(metrics.horizontalAdvance(QString::number(chip.sum)) +
                                       1.12 * height);
                width += group.widths.back();
            }
            group.usual = group.figure - QPointF(0, group.radius + 0.36 * height);
            if (count == 2) group.usual.rx() += (slot == 0 ? -0.1 : 0.1) * m_unit;
            // In the capital, the lower two figures have theirs outside.
            if (count == 3 && slot > 0)
                group.usual =
                    group.figure + QPointF((slot == 1 ? -1 : 1) * (group.radius * 0.75 + width / 2),
                                           group.radius * 0.2);
            groups.push_back(std::move(group));
            ++slot;
        }
    }
    placeChips(groups, height, m_unit, preciousParts());
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const std::vector<Chip>& chips = influences[i];
        for (std::size_t k = 0; k < chips.size(); ++k)
            paintChip(painter, groups[i].places[k], chips[k],
                      chips[k].clan > 0 && k == 0 &&
                          (chips.size() == 1 || chips[0].sum > chips[1].sum));
    }
}

void BoardPieces::paintChip(QPainter& painter, const QRectF& rect, Chip chip, bool leads) {
    const double height = rect.height();
    const double markRadius = height * 0.25;
    painter.setPen(QPen(leads ? QColor(0xF7DE9B) : QColor(0xFFF8E8), leads ? 1.8 : 1.2));
    painter.setBrush(chip.clan > 0 ? clan(chip.clan).fill : QColor(0x5E5A4E));
    painter.drawRoundedRect(rect, height * 0.3, height * 0.3);
    const QPointF mark(rect.left() + height * 0.24 + markRadius, rect.center().y());
    if (chip.clan > 0) {
        paintMark(painter, chip.clan, mark, markRadius);
    } else { // equals
        painter.setPen(QPen(QColor(0xFFF8E8), markRadius * 0.5));
        for (const double dy : {-0.45, 0.45})
            painter.drawLine(mark + QPointF(-markRadius * 0.8, dy * markRadius),
                             mark + QPointF(markRadius * 0.8, dy * markRadius));
    }
    painter.setFont(chipFont());
    painter.setPen(chip.clan > 0 ? clan(chip.clan).ink : QColor(0xFFF8E8));
    painter.drawText(rect.adjusted(height * 0.24 + 2 * markRadius, 0, -height * 0.1, 0),
                     Qt::AlignCenter, QString::number(chip.sum));
}

QFont BoardPieces::chipFont() const {
    QFont font(m_typeface);
    font.setPixelSize(std::max(m_textSize, static_cast<int>(m_unit * 0.3)));
    font.setBold(true);
    return font;
}

QFont BoardPieces::nameFont(const Cell& cell) const {
    QFont font(m_typeface);
    font.setPixelSize(std::max(m_textSize, static_cast<int>(m_unit * 0.29)));
    font.setBold(cell.capacity > 1);
    return font;
}

void BoardPieces::paintNames(QPainter& painter) {
    const Board& board = m_table->shown().board();
    std::vector<QSizeF> sizes;
    for (const std::uint8_t i : board.settlements) {
        const Cell& cell = board.cells[i];
        const QFont font = nameFont(cell);
        const double height = font.pixelSize() * kName;
        const double width = QFontMetricsF(font).horizontalAdvance(SamuraiWords::settlement(cell));
        sizes.emplace_back(width + height * 0.6, height);
    }
    m_names = placeNames(board, m_table->cells()->geometry(), m_unit, sizes,
                         chipFont().pixelSize() * kChip, rectsIn(m_obstacles));
    for (const std::uint8_t i : board.settlements) {
        const Cell& cell = board.cells[i];
        const SettlementName& name = m_names[cell.number];
        if (name.hasRoom) paintName(painter, name.place, cell);
    }
}

void BoardPieces::paintName(QPainter& painter, const QRectF& rect, const Cell& cell) {
    const Phase phase = m_table->shown().phase;
    const bool isEmpty = m_table->shown().figures[cell.number] == 0 && phase != Phase::Taking &&
                         phase != Phase::Putting;
    painter.setPen(QPen(QColor(0xB7, 0x9F, 0x6C), 1));
    painter.setBrush(tinted(0xFFFBF0, isEmpty ? 0.86 : 0.95));
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2);
    painter.setFont(nameFont(cell));
    painter.setPen(isEmpty ? QColor(0x64, 0x5F, 0x50) : QColor(0x23, 0x2A, 0x42));
    painter.drawText(rect, Qt::AlignCenter, SamuraiWords::settlement(cell));
}

} // namespace parlour
