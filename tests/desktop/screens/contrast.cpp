#include "contrast.h"

#include "letters.h"

#include <QColor>
#include <QFont>
#include <QImage>

#include <algorithm>
#include <cmath>
#include <vector>

namespace parlour::test {

namespace {

struct Words {
    QQuickItem* item;
    QRect rect;                // of the letters that are not cut off
    QColor ink;                // as transparent as all together
    std::vector<QRect> covers; // what is painted over them: other letters, cards
};

// Relative luminance and contrast as the guidelines define them, of sRGB.
double luminance(const QColor& colour) {
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}
double contrast(const QColor& a, const QColor& b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
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

std::vector<Words> textsOf(RunningProgram& running) {
    const QRectF window(QPointF(), running.window().size());
    std::vector<Words> texts;
    const auto cover = [&](const QRect& rect) {
        for (Words& below : texts)
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
QImage grabWithout(const std::vector<Words>& texts, QQuickWindow& window) {
    constexpr double kInvisible = 0.0015; // not 0: items may react to that
    std::vector<double> opacities;
    for (const Words& words : texts) {
        opacities.push_back(words.item->opacity());
        words.item->setOpacity(kInvisible);
    }
    const QImage image = window.grabWindow();
    for (std::size_t i = 0; i < texts.size(); ++i) texts[i].item->setOpacity(opacities[i]);
    return image;
}

bool isLarge(const QFont& font) { return font.pixelSize() >= (font.bold() ? 18.66 : 24); }

} // namespace

QStringList faintTexts(RunningProgram& running) {
    const std::vector<Words> texts = textsOf(running);
    const QImage with = running.window().grabWindow();
    const QImage without = grabWithout(texts, running.window());
    QStringList faint;
    for (const Words& words : texts) {
        if (!words.item->isEnabled()) continue;
        std::vector<double> contrasts; // where its letters are seen
        for (int y = words.rect.top(); y <= words.rect.bottom(); ++y)
            for (int x = words.rect.left(); x <= words.rect.right(); ++x) {
                const QColor ground = without.pixelColor(x, y);
                if (with.pixelColor(x, y) == ground) continue;
                if (std::ranges::none_of(words.covers,
                                         [&](const QRect& cover) { return cover.contains(x, y); }))
                    contrasts.push_back(contrast(over(words.ink, ground), ground));
            }
        if (contrasts.empty()) continue;
        // What lies behind may have a pattern: nine parts of ten stand out.
        const auto low = contrasts.begin() + static_cast<std::ptrdiff_t>(contrasts.size() / 10);
        std::ranges::nth_element(contrasts, low);
        const double least = isLarge(words.item->property("font").value<QFont>()) ? 3 : 4.5;
        if (*low < least)
            faint << QString("\"%1\", %2, has a contrast of %3 instead of %4")
                         .arg(words.item->property("text").toString(),
                              words.ink.name(QColor::HexArgb))
                         .arg(*low, 0, 'f', 2)
                         .arg(least);
    }
    return faint;
}

} // namespace parlour::test
