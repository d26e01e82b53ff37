#include "app/desktop/look/pictures.h"

#include <QFile>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <QSvgRenderer>

#include <cmath>

namespace parlour {

namespace {

QImage blank(const QSize& size, QImage::Format format = QImage::Format_ARGB32_Premultiplied) {
    QImage image(size.expandedTo(QSize(1, 1)), format);
    image.fill(Qt::transparent);
    return image;
}

constexpr int kCardMargin = 2; // as PlayingCard.qml leaves

// The symbols are drawn in this colour; the requested one replaces it.
constexpr const char* kSymbolColour = "#000000";

// With a margin the picture's edge lies inside the image, where it stays smooth when turned.
QImage drawing(const QString& name, const QString& colour, QSize requested, int margin = 0) {
    QFile file(QStringLiteral(":/art/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("There is no picture %s", qUtf8Printable(name));
        return blank(requested);
    }
    QByteArray svg = file.readAll();
    if (!colour.isEmpty()) svg.replace(kSymbolColour, colour.toUtf8());
    QSvgRenderer renderer(svg);
    const QSizeF natural = renderer.viewBoxF().size();
    if (requested.width() <= 0 && requested.height() <= 0) requested = natural.toSize();
    if (requested.height() <= 0)
        requested.setHeight(qRound(requested.width() * natural.height() / natural.width()));
    if (requested.width() <= 0)
        requested.setWidth(qRound(requested.height() * natural.width() / natural.height()));
    QImage image = blank(requested);
    QPainter painter(&image);
    renderer.render(&painter, QRectF(image.rect()).adjusted(margin, margin, -margin, -margin));
    return image;
}

// Twelve thin sheets, each a little larger: no filter, and soft in every renderer.
QImage shadow(double corner, double lift) {
    constexpr int kSheets = 12;
    const auto growth = [&](int sheet) { return (sheet - 3) * 1.35 * lift; };
    const int margin = static_cast<int>(std::ceil(growth(kSheets - 1)));
    const int core = static_cast<int>(std::ceil(2 * corner)) + 2;
    QImage image = blank(QSize(core + 2 * margin, core + 2 * margin));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (int sheet = 0; sheet < kSheets; ++sheet) {
        const double grown = growth(sheet);
        QColor ink(0x06, 0x14, 0x0e);
        ink.setAlphaF(static_cast<float>(0.044 - 0.0022 * sheet));
        painter.setBrush(ink);
        const double radius = std::max(corner + grown, 1.0);
        painter.drawRoundedRect(
            QRectF(margin - grown, margin - grown, core + 2 * grown, core + 2 * grown), radius,
            radius);
    }
    return image;
}

// Fine noise hides the banding of a wide gradient between similar colours.
void dither(QImage& image) {
    quint32 noise = 0x9e3779b9;
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            noise = noise * 1664525 + 1013904223;
            const int d = static_cast<int>(noise >> 30) - 1;
            const auto shifted = [d](int c) { return std::clamp(c + d, 0, 255); };
            line[x] =
                qRgb(shifted(qRed(line[x])), shifted(qGreen(line[x])), shifted(qBlue(line[x])));
        }
    }
}

QImage cloth(const QStringList& colours, const QSize& size) {
    QImage image = blank(size, QImage::Format_RGB32);
    QRadialGradient light(QPointF(0.40, 0.49), 0.78);
    light.setColorAt(0, QColor(colours.value(0)));
    light.setColorAt(0.55, QColor(colours.value(1)));
    light.setColorAt(1, QColor(colours.value(2)));
    QPainter painter(&image);
    painter.scale(image.width(), image.height());
    painter.fillRect(QRectF(0, 0, 1, 1), light);
    painter.end();
    dither(image);
    return image;
}

// A pool of light.
QImage glow(const QString& colour, const QSize& size) {
    QImage image = blank(size);
    QColor ink(colour);
    QRadialGradient light(QPointF(0.5, 0.5), 0.5);
    ink.setAlphaF(0.22F);
    light.setColorAt(0, ink);
    ink.setAlphaF(0);
    light.setColorAt(1, ink);
    QPainter painter(&image);
    painter.scale(image.width(), image.height());
    painter.fillRect(QRectF(0, 0, 1, 1), light);
    return image;
}

// A hemp-leaf lattice on paper: a triangular grid, every corner joined to its triangles' middles.
QImage paper(const QStringList& colours, const QSize& size) {
    QImage image = blank(size, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QLinearGradient light(0, 0, 0, image.height());
    light.setColorAt(0, QColor(colours.value(0)));
    light.setColorAt(1, QColor(colours.value(1)));
    painter.fillRect(image.rect(), light);

    constexpr double side = 96;
    const double height = side * std::sqrt(3) / 2;
    QPainterPath grid;
    QPainterPath veins;
    const auto line = [](QPainterPath& path, QPointF from, QPointF to) {
        path.moveTo(from);
        path.lineTo(to);
    };
    for (int j = -1; j * height < image.height() + side; ++j)
        for (int i = -1; i * side < image.width() + side; ++i) {
            const QPointF a(i * side + (j % 2) * side / 2, j * height);
            const QPointF b = a + QPointF(side, 0), c = a + QPointF(side / 2, height);
            const QPointF d = a + QPointF(-side / 2, height);
            for (const QPointF& to : {b, c, d}) line(grid, a, to);
            const QPointF right = a + QPointF(side / 2, height / 3);
            for (const QPointF& to : {a, b, c}) line(veins, to, right);
            const QPointF below = a + QPointF(0, 2 * height / 3);
            for (const QPointF& to : {a, c, d}) line(veins, to, below);
        }
    QColor ink(colours.value(2));
    ink.setAlphaF(0.075F);
    painter.strokePath(grid, QPen(ink, 1));
    ink.setAlphaF(0.055F);
    painter.strokePath(veins, QPen(ink, 1));
    return image;
}

} // namespace

Pictures::Pictures() : QQuickImageProvider(QQuickImageProvider::Image) {}

QImage Pictures::requestImage(const QString& id, QSize* size, const QSize& requested) {
    const qsizetype question = id.indexOf(u'?');
    const QString name = id.left(question);
    const QString rest = question < 0 ? QString() : id.mid(question + 1);
    const QStringList parts = rest.split(u',');
    QImage image;
    if (name == u"shadow")
        image = shadow(parts.value(0).toDouble(), parts.value(1).toDouble());
    else if (name == u"cloth")
        image = cloth(parts, requested);
    else if (name == u"glow")
        image = glow(rest, requested);
    else if (name == u"paper")
        image = paper(parts, requested);
    else if (const QString card = QStringLiteral("card/"); name.startsWith(card))
        image = drawing(name.mid(card.size()), {}, requested, kCardMargin);
    else
        image = drawing(name, rest, requested);
    if (size) *size = image.size();
    return image;
}

QImage drawnPicture(const QString& name, const QSize& size) { return drawing(name, {}, size); }

} // namespace parlour
