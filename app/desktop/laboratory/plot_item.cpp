#include "app/desktop/laboratory/plot_item.h"

#include "app/desktop/language/words.h"
#include "core/base/file.h"

#include <QBuffer>
#include <QImage>
#include <QSvgGenerator>

#include <algorithm>

namespace parlour {

PlotItem::PlotItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    for (const auto changed :
         {&PlotItem::plotChanged, &PlotItem::looksChanged, &PlotItem::shownChanged})
        connect(this, changed, this, [this] { update(); });
}

void PlotItem::setPlot(const QVariant& plot) {
    const QString before = m_plot.name;
    m_plot = plot.value<PlotData>();
    // What is shown stays while the plot of a run grows.
    const PlotDrawing drawing = this->drawing();
    if (m_plot.name != before || m_shown.series >= drawing.seriesCount() ||
        (m_shown.isSome() && m_shown.point >= drawing.pointsOf(m_shown.series)))
        m_shown = {};
    emit plotChanged();
    emit shownChanged();
}

double PlotItem::wantedHeight() const {
    constexpr double kUsual = 300, kSquare = 480, kLane = 26;
    const double least =
        m_plot.kind == PlotData::Kind::Grid ? static_cast<double>(m_plot.rows.size())
        : m_plot.kind == PlotData::Kind::Ranks
            ? static_cast<double>(m_plot.categories.size()) *
                  static_cast<double>(std::max<std::size_t>(1, m_plot.series.size()))
            : 0;
    if (m_plot.kind == PlotData::Kind::Ranks) return 100 + least * kLane;
    return std::max(m_plot.isSquare ? kSquare : kUsual, 100 + least * kLane);
}

PlotDrawing PlotItem::drawing() const {
    PlotLook look{m_ink, m_muted, m_edge, m_paper, m_paper.lightness() < 128, m_font};
    return {m_plot, size(), look};
}

void PlotItem::show(PlotSpot spot) {
    if (spot == m_shown) return;
    m_shown = spot;
    emit shownChanged();
}

void PlotItem::showAt(const QPointF& place) { show(drawing().nearest(place)); }
void PlotItem::showNothing() { show({}); }

void PlotItem::step(int points, int series) {
    const PlotDrawing drawing = this->drawing();
    if (m_plot.isEmpty()) return;
    if (!m_shown.isSome()) {
        for (int s = 0; s < drawing.seriesCount(); ++s)
            if (drawing.pointsOf(s) > 0) return show({s, 0});
        return;
    }
    if (m_plot.kind == PlotData::Kind::Grid) {
        const auto columns = static_cast<int>(m_plot.categories.size());
        const int column = std::clamp(m_shown.point % columns + points, 0, columns - 1);
        const int row = std::clamp(m_shown.point / columns + series, 0,
                                   static_cast<int>(m_plot.rows.size()) - 1);
        return show({0, row * columns + column});
    }
    PlotSpot next = m_shown;
    const int other = m_shown.series + series;
    if (other >= 0 && other < drawing.seriesCount() && drawing.pointsOf(other) > 0)
        next.series = other;
    next.point = std::clamp(m_shown.point + points, 0, drawing.pointsOf(next.series) - 1);
    show(next);
}

QString PlotItem::told() const { return m_shown.isSome() ? drawing().told(m_shown) : QString(); }

QPointF PlotItem::place() const {
    return m_shown.isSome() ? drawing().placeOf(m_shown) : QPointF();
}

void PlotItem::paint(QPainter* painter) { drawing().paint(*painter, m_shown); }

QString PlotItem::save(const QUrl& file, const QString& form) const {
    // Files are for paper: dark on white, whatever the window looks like.
    const QSize size(900, static_cast<int>(std::clamp(wantedHeight() * 1.5, 500.0, 4000.0)));
    PlotLook look;
    look.font = m_font;
    look.font.setPixelSize(15);
    const PlotDrawing drawing(m_plot, QSizeF(size), look);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (form == u"svg") {
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setSize(size);
        svg.setViewBox(QRect(QPoint(), size));
        svg.setTitle(m_plot.title);
        QPainter painter(&svg);
        drawing.paint(painter);
    } else if (form == u"png") {
        constexpr int kSharper = 2; // than a usual screen
        QImage image(size * kSharper, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(kSharper, kSharper);
        drawing.paint(painter);
        painter.end();
        image.save(&buffer, "PNG");
    } else {
        buffer.write(QByteArray::fromStdString(form == u"csv" ? m_plot.toCsv()
                                                              : m_plot.toJson().dump(1) + "\n"));
    }
    const auto written =
        writeFileAtomically(file.toLocalFile().toStdString(), buffer.data().toStdString());
    return written ? QString() : translated(written.error());
}

} // namespace parlour
