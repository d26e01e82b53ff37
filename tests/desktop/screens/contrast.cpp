#include "contrast.h"

#include "letters.h"

#include <QColor>
#include <QFont>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QQuickPaintedItem>

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace parlour::test {

namespace {

struct ShownWords {
    QQuickItem* item;
    QRect rect;                // of the letters that are not cut off
    QColor ink;                // as transparent as all together
    std::vector<QRect> covers; // what is painted over them: other letters, cards
};

// Relative luminance as the guidelines define it, of sRGB.
double luminance(const QColor& colour) {
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

QColor over(const QColor& ink, const QColor& ground) {
    const auto mix = [&](double i, double g) { return ink.alphaF() * (i - g) + g; };
    return QColor::fromRgbF(static_cast<float>(mix(ink.redF(), ground.redF())),
                            static_cast<float>(mix(ink.greenF(), ground.greenF())),
                            static_cast<float>(mix(ink.blueF(), ground.blueF())));
}

bool isText(const QQuickItem* item) {
    return item->inherits("QQuickText") || item->inherits("QQuickTextInput") ||
           item->inherits("QQuickTextEdit");
}

bool isCard(const QQuickItem* item) {
    return item->inherits("QQuickImage") &&
           item->property("source").toString().startsWith("image://art/card/");
}

std::vector<ShownWords> textsOf(RunningProgram& running) {
    const QRectF window(QPointF(), running.window().size());
    std::vector<ShownWords> texts;
    const auto cover = [&](const QRect& rect) {
        for (ShownWords& below : texts)
            if (below.rect.intersects(rect)) below.covers.push_back(rect);
    };
    for (QQuickItem* item : running.visibleItems()) {
        const double opacity = opacityOf(item);
        if (opacity < 0.05) continue;
        if (isCard(item)) cover(item->mapRectToScene(item->boundingRect()).toAlignedRect());
        if (!isText(item) || item->property("text").toString().trimmed().isEmpty()) continue;
        const QRect rect =
            (lettersOf(item) & clipOf(item, window)).toAlignedRect() & window.toRect();
        QColor ink = item->property("color").value<QColor>();
        ink.setAlphaF(static_cast<float>(ink.alphaF() * opacity));
        cover(rect);
        texts.push_back({item, rect, ink, {}});
    }
    return texts;
}

// The window without its letters.
QImage grabWithout(const std::vector<ShownWords>& texts, QQuickWindow& window) {
    constexpr double kInvisible = 0.0015; // not 0: items may react to that
    std::vector<double> opacities;
    for (const ShownWords& words : texts) {
        opacities.push_back(words.item->opacity());
        words.item->setOpacity(kInvisible);
    }
    const QImage image = window.grabWindow();
    for (std::size_t i = 0; i < texts.size(); ++i) texts[i].item->setOpacity(opacities[i]);
    return image;
}

bool isLarge(const QFont& font) { return font.pixelSize() >= (font.bold() ? 18.66 : 24); }

// What is wrong with words; `groundAt` says what lies behind their letters, nothing where no letter
// is seen.
QStringList faultsOf(const QString& text, const QColor& ink, const QFont& font, const QRect& rect,
                     const std::function<std::optional<QColor>(const QPoint&)>& groundAt) {
    std::vector<double> contrasts;
    for (int y = rect.top(); y <= rect.bottom(); ++y)
        for (int x = rect.left(); x <= rect.right(); ++x)
            if (const auto ground = groundAt(QPoint(x, y)))
                contrasts.push_back(contrast(over(ink, *ground), *ground));
    if (contrasts.empty()) return {};
    // What lies behind may have a pattern: nine parts of ten stand out.
    const auto low = contrasts.begin() + static_cast<std::ptrdiff_t>(contrasts.size() / 10);
    std::ranges::nth_element(contrasts, low);
    const double least = isLarge(font) ? 3 : 4.5;
    if (*low >= least) return {};
    return {QString("\"%1\", %2, has a contrast of %3 instead of %4")
                .arg(text, ink.name(QColor::HexArgb))
                .arg(*low, 0, 'f', 2)
                .arg(least)};
}

// Words that a painter painted.
struct PaintedWords {
    QString text;
    QFont font;
    QColor ink;
    QRect rect;
    QImage before, after; // this part of the picture
};

// Paints into a picture and notes the words.
class NotingEngine : public QPaintEngine {
public:
    explicit NotingEngine(QImage& image)
        : QPaintEngine(QPaintEngine::AllFeatures), m_image(image), m_painter(&image) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return m_painter.end(); }
    Type type() const override { return QPaintEngine::User; }
    void updateState(const QPaintEngineState& now) override {
        const DirtyFlags dirty = now.state();
        if (dirty & DirtyPen) m_painter.setPen(now.pen());
        if (dirty & DirtyBrush) m_painter.setBrush(now.brush());
        if (dirty & DirtyBrushOrigin) m_painter.setBrushOrigin(now.brushOrigin());
        if (dirty & DirtyFont) m_painter.setFont(now.font());
        if (dirty & DirtyTransform) m_painter.setTransform(now.transform());
        if (dirty & DirtyClipEnabled) m_painter.setClipping(now.isClipEnabled());
        if (dirty & DirtyClipPath) m_painter.setClipPath(now.clipPath(), now.clipOperation());
        if (dirty & DirtyClipRegion) m_painter.setClipRegion(now.clipRegion(), now.clipOperation());
        if (dirty & DirtyHints) {
            m_painter.setRenderHints(m_painter.renderHints(), false);
            m_painter.setRenderHints(now.renderHints());
        }
        if (dirty & DirtyCompositionMode) m_painter.setCompositionMode(now.compositionMode());
        if (dirty & DirtyOpacity) m_painter.setOpacity(now.opacity());
    }
    void drawPath(const QPainterPath& path) override { m_painter.drawPath(path); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        if (mode == PolylineMode)
            m_painter.drawPolyline(points, count);
        else
            m_painter.drawPolygon(points, count,
                                  mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    }
    void drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) override {
        m_painter.drawPixmap(to, pixmap, from);
    }
    void drawImage(const QRectF& to, const QImage& image, const QRectF& from,
                   Qt::ImageConversionFlags flags) override {
        m_painter.drawImage(to, image, from, flags);
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        const QRectF letters(at - QPointF(0, item.ascent()),
                             QSizeF(item.width(), item.ascent() + item.descent()));
        const QRect rect = m_painter.transform().mapRect(letters).toAlignedRect() & m_image.rect();
        QColor ink = m_painter.pen().color();
        ink.setAlphaF(static_cast<float>(ink.alphaF() * m_painter.opacity()));
        const QImage before = m_image.copy(rect);
        m_painter.drawTextItem(at, item);
        words.push_back({item.text(), item.font(), ink, rect, before, m_image.copy(rect)});
    }

    std::vector<PaintedWords> words;

private:
    QImage& m_image;
    QPainter m_painter;
};

class NotingDevice : public QPaintDevice {
public:
    explicit NotingDevice(QImage& image) : engine(image), m_image(image) {}
    QPaintEngine* paintEngine() const override { return &engine; }

    mutable NotingEngine engine;

protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth: return m_image.width();
        case PdmHeight: return m_image.height();
        case PdmDepth: return m_image.depth();
        case PdmDpiX:
        case PdmPhysicalDpiX: return m_image.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY: return m_image.logicalDpiY();
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        default: return QPaintDevice::metric(metric);
        }
    }

private:
    QImage& m_image;
};

// The words in a painting, which is made in the picture.
std::vector<PaintedWords> paintedOn(QImage& image, const std::function<void(QPainter&)>& paint) {
    NotingDevice device(image);
    QPainter painter(&device);
    paint(painter);
    painter.end();
    return std::move(device.engine.words);
}

std::optional<QColor> groundOf(const PaintedWords& words, const QPoint& at) {
    const QPoint part = at - words.rect.topLeft();
    const QColor before = words.before.pixelColor(part);
    if (before == words.after.pixelColor(part)) return std::nullopt;
    return before;
}

// Of the words that items paint themselves.
QStringList faintPaintedTexts(RunningProgram& running, const QImage& with) {
    const QRectF window(QPointF(), running.window().size());
    QStringList faint;
    for (QQuickItem* item : running.visibleItems()) {
        auto* const painting = qobject_cast<QQuickPaintedItem*>(item);
        const double opacity = opacityOf(item);
        if (!painting || !item->isEnabled() || opacity < 0.05) continue;
        QImage image(with.size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        const std::vector<PaintedWords> all = paintedOn(image, [&](QPainter& painter) {
            painter.setTransform(item->itemTransform(nullptr, nullptr));
            painter.setOpacity(opacity);
            painting->paint(&painter);
        });
        if (all.empty()) continue;
        const QImage without = grabWithout({{item, {}, {}, {}}}, running.window());
        const QRect clip = clipOf(item, window).toAlignedRect();
        for (const PaintedWords& words : all)
            faint << faultsOf(words.text, words.ink, words.font, words.rect & clip,
                              [&](const QPoint& at) -> std::optional<QColor> {
                                  const QColor behind = without.pixelColor(at);
                                  if (with.pixelColor(at) == behind)
                                      return std::nullopt; // something covers it
                                  const auto ground = groundOf(words, at);
                                  return ground ? std::optional(over(*ground, behind))
                                                : std::nullopt;
                              });
    }
    return faint;
}

} // namespace

double contrast(const QColor& a, const QColor& b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

QStringList faintTexts(RunningProgram& running) {
    const std::vector<ShownWords> texts = textsOf(running);
    const QImage with = running.window().grabWindow();
    const QImage without = grabWithout(texts, running.window());
    QStringList faint = faintPaintedTexts(running, with);
    for (const ShownWords& words : texts) {
        if (!words.item->isEnabled()) continue;
        faint << faultsOf(
            words.item->property("text").toString(), words.ink,
            words.item->property("font").value<QFont>(), words.rect,
            [&](const QPoint& at) -> std::optional<QColor> {
                const QColor ground = without.pixelColor(at);
                const auto covers = [&](const QRect& cover) { return cover.contains(at); };
                if (with.pixelColor(at) == ground || std::ranges::any_of(words.covers, covers))
                    return std::nullopt;
                return ground;
            });
    }
    return faint;
}

} // namespace parlour::test
