#include "app/desktop/laboratory/plot_drawing.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

namespace parlour {

namespace {

// Colours that colour-blind people tell apart (Okabe and Ito 2008); those that are seen best come
// first, on white and on dark grey.
constexpr std::array<QRgb, 6> kOnLight{0x0072b2, 0xd55e00, 0x009e73, 0xcc79a7, 0xe69f00, 0x56b4e9};
constexpr std::array<QRgb, 6> kOnDark{0x56b4e9, 0xe69f00, 0x009e73, 0xcc79a7, 0xf0e442, 0xd55e00};
constexpr double kNear = 40; // pixels
constexpr int kTics = 6;

// 1, 2 or 5 times a power of ten, so that about so many steps span the range.
double niceStep(double range) {
    const double rough = range / kTics;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double times : {1.0, 2.0, 5.0})
        if (times * power >= rough) return times * power;
    return 10 * power;
}

// Black or white, whichever is read better: their contrasts are the same where the relative
// luminance (Web Content Accessibility Guidelines 2.1) is the root of 1.05 * 0.05, less 0.05.
Qt::GlobalColor inkOn(const QColor& ground) {
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    const double luminance = 0.2126 * linear(ground.redF()) + 0.7152 * linear(ground.greenF()) +
                             0.0722 * linear(ground.blueF());
    return luminance < 0.179 ? Qt::white : Qt::black;
}

double widest(const QFontMetricsF& metrics, const QStringList& words) {
    double width = 0;
    for (const QString& word : words) width = std::max(width, metrics.horizontalAdvance(word));
    return width;
}

} // namespace

QString plotNumber(double value) {
    const double size = std::abs(value);
    const int digits = value == std::round(value) ? 0
                       : size < 0.01              ? 5
                       : size < 1                 ? 3
                       : size < 100               ? 2
                                                  : 1;
    QString words = QLocale().toString(value, 'f', digits);
    const QString point = QLocale().decimalPoint();
    if (digits > 0 && words.contains(point)) {
        while (words.endsWith(QLocale().zeroDigit())) words.chop(1);
        if (words.endsWith(point)) words.chop(point.size());
    }
    return words;
}

double PlotDrawing::Axis::part(double value) const {
    if (isLogarithmic) return (std::log(value) - std::log(low)) / (std::log(high) - std::log(low));
    return (value - low) / (high - low);
}

PlotDrawing::Axis PlotDrawing::axisOver(double low, double high, bool isLogarithmic) {
    if (!(low <= high)) low = 0, high = 1;
    Axis axis{low, high, isLogarithmic};
    if (isLogarithmic) {
        if (low == high) axis.low = low / 2, axis.high = high * 2;
        const double first = std::pow(10, std::floor(std::log10(axis.low)));
        constexpr std::array kTimes{1.0, 2.0, 5.0};
        for (const std::size_t count : {std::size_t{1}, kTimes.size()}) {
            axis.tics.clear();
            for (double power = first; power <= axis.high; power *= 10)
                for (const double times : std::span(kTimes).first(count))
                    if (times * power >= axis.low && times * power <= axis.high)
                        axis.tics.push_back(times * power);
            if (axis.tics.size() > 1) return axis;
        }
        axis.tics.clear(); // a short piece, nearly even
        const double step = niceStep(axis.high - axis.low);
        for (double i = std::ceil(axis.low / step); i * step <= axis.high; ++i)
            axis.tics.push_back(i * step);
        return axis;
    }
    if (low == high) {
        const double around = low == 0 ? 1 : std::abs(low) / 2;
        axis.low -= around;
        axis.high += around;
    }
    const double step = niceStep(axis.high - axis.low);
    axis.low = std::floor(axis.low / step + 1e-9) * step;
    axis.high = std::ceil(axis.high / step - 1e-9) * step;
    for (int i = 0; axis.low + i * step <= axis.high + step / 2; ++i)
        axis.tics.push_back(std::round((axis.low + i * step) / step) * step);
    return axis;
}

PlotDrawing::PlotDrawing(const PlotData& plot, QSizeF size, PlotLook look)
    : m_plot(plot), m_look(std::move(look)), m_size(size) {
    using Kind = PlotData::Kind;
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    double xLow = kInfinity, xHigh = -kInfinity, yLow = kInfinity, yHigh = -kInfinity;
    for (const PlotData::Series& series : plot.series)
        for (const PlotData::Point& point : series.points) {
            xLow = std::min(xLow, point.x);
            xHigh = std::max(xHigh, point.x);
            const Interval around = point.interval.value_or(Interval{point.y, point.y});
            for (const double y : {point.y, around.low, around.high})
                if (std::isfinite(y)) {
                    yLow = std::min(yLow, y);
                    yHigh = std::max(yHigh, y);
                }
        }
    const QFontMetricsF metrics(m_look.font);
    const double line = metrics.height();
    const double title = line * 1.6;
    if (plot.kind == Kind::Bars) {
        yLow = std::min(0.0, yLow);
        yHigh = std::max(0.0, yHigh);
        if (!plot.categories.isEmpty()) {
            xLow = 0;
            xHigh = static_cast<double>(plot.categories.size()) - 1;
        }
        xLow -= 0.5;
        xHigh += 0.5;
    }
    m_y = axisOver(yLow, yHigh, false);
    m_x = axisOver(xLow, xHigh, plot.isLogarithmic && plot.kind == Kind::Lines);
    if (plot.kind == Kind::Bars) m_x.low = xLow, m_x.high = xHigh;

    double left = 0, bottom = line * 1.3;
    if (!(plot.kind == Kind::Ranks ? plot.yName : plot.xName).isEmpty()) bottom += line * 1.2;
    if (plot.kind == Kind::Ranks) {
        left = std::min(size.width() * 0.38, widest(metrics, plot.categories) + 14);
    } else if (plot.kind == Kind::Grid) {
        left = std::min(size.width() * 0.3, widest(metrics, plot.rows) + 12);
    } else {
        for (const double tic : m_y.tics)
            left = std::max(left, metrics.horizontalAdvance(plotNumber(tic)) + 12);
    }
    if (!plot.yName.isEmpty() && plot.kind != Kind::Ranks) left += line * 1.2;
    // The names of the series, one row after another.
    if (plot.series.size() > 1) {
        double x = 0;
        m_legend = line * 1.4;
        for (const PlotData::Series& series : plot.series) {
            const double width = metrics.horizontalAdvance(series.name) + 44;
            if (x > 0 && x + width > size.width() - 12) {
                x = 0;
                m_legend += line * 1.4;
            }
            x += width;
        }
    }
    m_area = QRectF(left, title + m_legend, std::max(10.0, size.width() - left - 16),
                    std::max(10.0, size.height() - title - m_legend - bottom - 6));
}

int PlotDrawing::seriesCount() const {
    return m_plot.kind == PlotData::Kind::Grid ? 1 : static_cast<int>(m_plot.series.size());
}

int PlotDrawing::pointsOf(int series) const {
    if (m_plot.kind == PlotData::Kind::Grid) return static_cast<int>(m_plot.cells.size());
    return static_cast<int>(m_plot.series.at(static_cast<std::size_t>(series)).points.size());
}

const PlotData::Point& PlotDrawing::at(PlotSpot spot) const {
    return m_plot.series.at(static_cast<std::size_t>(spot.series))
        .points.at(static_cast<std::size_t>(spot.point));
}

double PlotDrawing::xAt(double value) const {
    return m_area.left() + m_area.width() * m_x.part(value);
}
double PlotDrawing::yAt(double value) const {
    return m_area.bottom() - m_area.height() * m_y.part(value);
}

QRectF PlotDrawing::barOf(PlotSpot spot) const {
    const auto count = static_cast<double>(m_plot.series.size());
    const double each = m_area.width() / (m_x.high - m_x.low);
    const double width = 0.8 * each / count;
    const PlotData::Point& point = at(spot);
    const double x = xAt(point.x) - 0.4 * each + spot.series * width;
    return QRectF(QPointF(x, yAt(point.y)), QPointF(x + width, yAt(0))).normalized();
}

QRectF PlotDrawing::cellOf(int cell) const {
    const auto columns = static_cast<int>(m_plot.categories.size());
    const double width = m_area.width() / columns;
    const double height = m_area.height() / static_cast<double>(m_plot.rows.size());
    return {m_area.left() + cell % columns * width, m_area.top() + cell / columns * height, width,
            height};
}

QPointF PlotDrawing::placeOf(PlotSpot spot) const {
    switch (m_plot.kind) {
    case PlotData::Kind::Grid: return cellOf(spot.point).center();
    case PlotData::Kind::Bars: {
        const QRectF bar = barOf(spot);
        return {bar.center().x(), yAt(at(spot).y)};
    }
    case PlotData::Kind::Ranks: {
        const double each =
            m_area.height() / static_cast<double>(std::max<qsizetype>(1, m_plot.categories.size()));
        const double lane = each / (static_cast<double>(m_plot.series.size()) + 1);
        return {m_area.left() + m_area.width() * m_y.part(at(spot).y),
                m_area.top() + each * at(spot).x + lane * (spot.series + 1)};
    }
    case PlotData::Kind::Lines: break;
    }
    return {xAt(at(spot).x), yAt(at(spot).y)};
}

PlotSpot PlotDrawing::nearest(QPointF place) const {
    PlotSpot best;
    double closest = kNear * kNear;
    for (int s = 0; s < seriesCount(); ++s)
        for (int p = 0; p < pointsOf(s); ++p) {
            if (m_plot.kind == PlotData::Kind::Grid && cellOf(p).contains(place)) return {s, p};
            if (m_plot.kind == PlotData::Kind::Bars && barOf({s, p}).contains(place)) return {s, p};
            const QPointF away = placeOf({s, p}) - place;
            const double distance = QPointF::dotProduct(away, away);
            if (m_plot.kind == PlotData::Kind::Grid || distance >= closest) continue;
            closest = distance;
            best = {s, p};
        }
    return best;
}

QString PlotDrawing::told(PlotSpot spot) const {
    const auto tr = [](const char* words, const char* about = nullptr) {
        return QCoreApplication::translate("Plot", words, about);
    };
    if (m_plot.kind == PlotData::Kind::Grid) {
        const auto columns = static_cast<int>(m_plot.categories.size());
        const double value = m_plot.cells.at(static_cast<std::size_t>(spot.point));
        return QStringLiteral("%1, %2: %3")
            .arg(m_plot.rows[spot.point / columns], m_plot.categories[spot.point % columns],
                 std::isfinite(value) ? plotNumber(value) : tr("not known"));
    }
    const PlotData::Point& point = at(spot);
    const auto category = static_cast<int>(point.x);
    QString where = m_plot.categories.isEmpty() || category >= m_plot.categories.size()
                        ? (m_plot.xName.isEmpty() ? QString() : m_plot.xName + QLatin1Char(' ')) +
                              plotNumber(point.x)
                        : m_plot.categories[category];
    const QString& name = m_plot.series.at(static_cast<std::size_t>(spot.series)).name;
    if (m_plot.series.size() > 1) where = name + QStringLiteral(", ") + where;
    QString value = plotNumber(point.y);
    if (point.interval && std::isfinite(point.interval->low) && std::isfinite(point.interval->high))
        value = tr("%1 (%2 to %3)", "a figure and its interval")
                    .arg(value, plotNumber(point.interval->low), plotNumber(point.interval->high));
    return where + QStringLiteral(": ") + value;
}

// ---- painting

QColor PlotDrawing::colourOf(int series) const {
    const auto& colours = m_look.isDark ? kOnDark : kOnLight;
    return QColor(colours[static_cast<std::size_t>(series) % colours.size()]);
}

void PlotDrawing::paint(QPainter& painter, PlotSpot shown) const {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_look.font);
    QFont bold = m_look.font;
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(m_look.ink);
    const double line = QFontMetricsF(m_look.font).height();
    painter.drawText(QRectF(0, 0, m_size.width(), line * 1.3), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(bold).elidedText(m_plot.title, Qt::ElideRight, m_size.width()));
    painter.setFont(m_look.font);
    if (m_plot.isEmpty()) return;
    paintAxes(painter);
    paintLegend(painter);
    switch (m_plot.kind) {
    case PlotData::Kind::Lines: paintLines(painter); break;
    case PlotData::Kind::Bars: paintBars(painter); break;
    case PlotData::Kind::Ranks: paintRanks(painter); break;
    case PlotData::Kind::Grid: paintGrid(painter); break;
    }
    if (!shown.isSome()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_look.ink, 2));
    if (m_plot.kind == PlotData::Kind::Grid)
        painter.drawRect(cellOf(shown.point));
    else if (m_plot.kind == PlotData::Kind::Bars)
        painter.drawRect(barOf(shown));
    else
        painter.drawEllipse(placeOf(shown), 8, 8);
}

void PlotDrawing::paintAxes(QPainter& painter) const {
    using Kind = PlotData::Kind;
    const QFontMetricsF metrics(m_look.font);
    const double line = metrics.height();
    const double below = m_area.bottom() + 4;
    // The figures of a line of ranks are read from left to right.
    const bool isRanks = m_plot.kind == Kind::Ranks;
    const Axis& across = isRanks ? m_y : m_x;
    const auto horizontal = [&](double part, const QString& word, double room) {
        // The last number stays in the picture.
        const double x = std::min(m_area.left() + m_area.width() * part, m_size.width() - room / 2);
        painter.setPen(m_look.muted);
        painter.drawText(QRectF(x - room / 2, below, room, line), Qt::AlignCenter,
                         metrics.elidedText(word, Qt::ElideRight, room));
    };
    if (m_plot.kind == Kind::Grid || (!m_plot.categories.isEmpty() && !isRanks)) {
        const auto count = static_cast<int>(m_plot.categories.size());
        const double room = m_area.width() / count;
        // Names that do not fit are left out, evenly; long ones end in dots.
        constexpr double kWidest = 110;
        const double wanted = std::min(kWidest, widest(metrics, m_plot.categories) + 8);
        const int every = std::max(1, static_cast<int>(std::ceil(wanted / room)));
        for (int i = 0; i < count; i += every)
            horizontal((i + 0.5) / count, m_plot.categories[i], room * every - 4);
    } else {
        double last = -std::numeric_limits<double>::infinity();
        for (const double tic : across.tics) {
            const double part = across.part(tic);
            if (part < -1e-9 || part > 1 + 1e-9) continue;
            const QString word = plotNumber(tic);
            const double room = metrics.horizontalAdvance(word) + 10;
            const double x = m_area.left() + m_area.width() * part;
            painter.setPen(QPen(m_look.edge, 1));
            painter.drawLine(QPointF(x, m_area.top()), QPointF(x, m_area.bottom()));
            if (x - room / 2 < last) continue;
            last = x + room / 2;
            horizontal(part, word, room);
        }
    }
    const double nameRoom =
        m_plot.yName.isEmpty() || isRanks ? 0 : line * 1.2; // it stands upright at the left
    const auto row = [&](double y, const QString& word) {
        painter.setPen(m_look.muted);
        const QRectF box(nameRoom, y - line / 2, m_area.left() - nameRoom - 8, line);
        painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter,
                         metrics.elidedText(word, Qt::ElideRight, box.width()));
    };
    if (isRanks || m_plot.kind == Kind::Grid) {
        const QStringList& names = isRanks ? m_plot.categories : m_plot.rows;
        const double each =
            m_area.height() / static_cast<double>(std::max<qsizetype>(1, names.size()));
        for (int i = 0; i < names.size(); ++i) row(m_area.top() + each * (i + 0.5), names[i]);
    } else {
        for (const double tic : m_y.tics) {
            painter.setPen(QPen(m_look.edge, 1));
            painter.drawLine(QPointF(m_area.left(), yAt(tic)), QPointF(m_area.right(), yAt(tic)));
            row(yAt(tic), plotNumber(tic));
        }
    }
    painter.setPen(m_look.muted);
    const QString& xName = isRanks ? m_plot.yName : m_plot.xName;
    painter.drawText(QRectF(m_area.left(), below + line * 1.1, m_area.width(), line),
                     Qt::AlignCenter, metrics.elidedText(xName, Qt::ElideRight, m_area.width()));
    if (nameRoom > 0) {
        painter.save();
        painter.translate(line * 0.6, m_area.center().y());
        painter.rotate(-90);
        painter.drawText(QRectF(-m_area.height() / 2, -line / 2, m_area.height(), line),
                         Qt::AlignCenter,
                         metrics.elidedText(m_plot.yName, Qt::ElideRight, m_area.height()));
        painter.restore();
    }
}

void PlotDrawing::paintLegend(QPainter& painter) const {
    if (m_legend <= 0) return;
    const QFontMetricsF metrics(m_look.font);
    const double line = metrics.height();
    double x = 0, y = line * 1.6;
    for (std::size_t s = 0; s < m_plot.series.size(); ++s) {
        const auto series = static_cast<int>(s);
        const QString& name = m_plot.series[s].name;
        const double width = metrics.horizontalAdvance(name) + 44;
        if (x > 0 && x + width > m_size.width() - 12) {
            x = 0;
            y += line * 1.4;
        }
        if (m_plot.kind == PlotData::Kind::Bars) {
            paintHatch(painter, QRectF(x + 4, y + line * 0.15, 22, line * 0.7), series);
        } else if (m_plot.series[s].isReference) {
            painter.setPen(QPen(m_look.muted, 1.3));
            painter.drawLine(QPointF(x + 4, y + line / 2), QPointF(x + 24, y + line / 2));
        } else {
            paintMark(painter, series, QPointF(x + 14, y + line / 2), 5);
        }
        painter.setPen(m_look.ink);
        painter.drawText(QRectF(x + 30, y, width, line), Qt::AlignLeft | Qt::AlignVCenter, name);
        x += width;
    }
}

// Those of several series may lie upon each other: ends of different lengths stay apart.
void PlotDrawing::paintWhisker(QPainter& painter, QPointF from, QPointF to, double half) const {
    painter.drawLine(from, to);
    const QPointF across = from.x() == to.x() ? QPointF(half, 0) : QPointF(0, half);
    for (const QPointF& end : {from, to}) painter.drawLine(end - across, end + across);
}

// A mark of its own for each series: disc, square, triangle, diamond, ring, cross.
void PlotDrawing::paintMark(QPainter& painter, int series, QPointF at, double r) const {
    painter.setPen(QPen(colourOf(series), 2));
    painter.setBrush(colourOf(series));
    switch (series % 6) {
    case 0: painter.drawEllipse(at, r, r); break;
    case 1: painter.drawRect(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r)); break;
    case 2:
        painter.drawPolygon(
            QPolygonF{at + QPointF(0, -r - 1), at + QPointF(r + 1, r), at + QPointF(-r - 1, r)});
        break;
    case 3:
        painter.setBrush(m_look.paper);
        painter.drawPolygon(QPolygonF{at + QPointF(0, -r - 1), at + QPointF(r + 1, 0),
                                      at + QPointF(0, r + 1), at + QPointF(-r - 1, 0)});
        break;
    case 4:
        painter.setBrush(m_look.paper);
        painter.drawEllipse(at, r, r);
        break;
    default:
        painter.drawLine(at + QPointF(-r, -r), at + QPointF(r, r));
        painter.drawLine(at + QPointF(-r, r), at + QPointF(r, -r));
    }
}

// Each series has lines of its own direction and density, so that colours are not needed.
void PlotDrawing::paintHatch(QPainter& painter, QRectF box, int series) const {
    const QColor colour = colourOf(series);
    QColor faint = colour;
    faint.setAlphaF(0.35F);
    painter.fillRect(box, faint);
    painter.save();
    painter.setClipRect(box, Qt::IntersectClip);
    painter.setPen(QPen(colour, 1.5));
    const double step = 7;
    const double reach = box.height() + box.width();
    for (double offset = -reach; offset < reach; offset += step) {
        const double x = box.left() + offset;
        if (series % 6 == 0 || series % 6 == 2)
            painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()));
        if (series % 6 == 1 || series % 6 == 2)
            painter.drawLine(QPointF(x, box.top()), QPointF(x + box.height(), box.bottom()));
        if (series % 6 == 3 || series % 6 == 5)
            painter.drawLine(QPointF(box.left(), box.top() + offset),
                             QPointF(box.right(), box.top() + offset));
        if (series % 6 == 4 || series % 6 == 5)
            painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
    }
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 1.5));
    painter.drawRect(box);
}

void PlotDrawing::paintLines(QPainter& painter) const {
    constexpr std::array<Qt::PenStyle, 4> kDashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine,
                                                  Qt::DashDotLine};
    for (int s = 0; s < seriesCount(); ++s) {
        const QColor colour = colourOf(s);
        QPolygonF course;
        for (int p = 0; p < pointsOf(s); ++p) course << placeOf({s, p});
        painter.setBrush(Qt::NoBrush);
        if (m_plot.series[static_cast<std::size_t>(s)].isReference) {
            painter.setPen(QPen(m_look.muted, 1.3));
            painter.drawPolyline(course);
            continue;
        }
        painter.setPen(QPen(colour, 2, kDashes[static_cast<std::size_t>(s) % kDashes.size()]));
        painter.drawPolyline(course);
        painter.setPen(QPen(colour, 1.3));
        for (int p = 0; p < pointsOf(s); ++p)
            if (const auto& interval = at({s, p}).interval;
                interval && std::isfinite(interval->low) && std::isfinite(interval->high))
                paintWhisker(painter, {course[p].x(), yAt(interval->low)},
                             {course[p].x(), yAt(interval->high)}, 3 + 2 * (s % 4));
        const bool isDense = pointsOf(s) > m_area.width() / 12;
        if (!isDense)
            for (int p = 0; p < pointsOf(s); ++p) paintMark(painter, s, course[p], 4);
    }
}

void PlotDrawing::paintBars(QPainter& painter) const {
    for (int s = 0; s < seriesCount(); ++s)
        for (int p = 0; p < pointsOf(s); ++p) {
            const QRectF bar = barOf({s, p});
            paintHatch(painter, bar, s);
            const auto& interval = at({s, p}).interval;
            if (!interval || !std::isfinite(interval->low) || !std::isfinite(interval->high))
                continue;
            painter.setPen(QPen(m_look.ink, 1.3));
            paintWhisker(painter, {bar.center().x(), yAt(interval->low)},
                         {bar.center().x(), yAt(interval->high)});
        }
}

void PlotDrawing::paintRanks(QPainter& painter) const {
    for (int s = 0; s < seriesCount(); ++s)
        for (int p = 0; p < pointsOf(s); ++p) {
            const QPointF place = placeOf({s, p});
            const auto xOf = [&](double value) {
                return m_area.left() + m_area.width() * m_y.part(value);
            };
            if (const auto& interval = at({s, p}).interval;
                interval && std::isfinite(interval->low) && std::isfinite(interval->high)) {
                painter.setPen(QPen(colourOf(s), 1.6));
                paintWhisker(painter, {xOf(interval->low), place.y()},
                             {xOf(interval->high), place.y()});
            }
            paintMark(painter, s, place, 4.5);
        }
}

QColor PlotDrawing::cellColour(double value) const {
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const double cell : m_plot.cells)
        if (std::isfinite(cell)) low = std::min(low, cell), high = std::max(high, cell);
    const double part = high > low ? (value - low) / (high - low) : 0.5;
    const QColor from = m_look.isDark ? QColor(0x23, 0x2f, 0x3a) : QColor(0xf7, 0xfb, 0xff);
    const QColor to = m_look.isDark ? QColor(0x9c, 0xd0, 0xf5) : QColor(0x08, 0x30, 0x6b);
    const auto mixed = [&](int a, int b) {
        return static_cast<int>(std::lround(a + part * (b - a)));
    };
    return {mixed(from.red(), to.red()), mixed(from.green(), to.green()),
            mixed(from.blue(), to.blue())};
}

void PlotDrawing::paintGrid(QPainter& painter) const {
    const QFontMetricsF metrics(m_look.font);
    for (int i = 0; i < pointsOf(0); ++i) {
        const double value = m_plot.cells[static_cast<std::size_t>(i)];
        if (!std::isfinite(value)) continue;
        const QRectF cell = cellOf(i);
        const QColor colour = cellColour(value);
        painter.fillRect(cell, colour);
        const QString word = plotNumber(std::abs(value) >= 10 ? std::round(value) : value);
        if (metrics.horizontalAdvance(word) + 4 > cell.width() || metrics.height() > cell.height())
            continue; // told on demand
        painter.setPen(inkOn(colour));
        painter.drawText(cell, Qt::AlignCenter, word);
    }
}

} // namespace parlour
