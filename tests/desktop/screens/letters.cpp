#include "letters.h"

namespace parlour::test {

// The part of an item that its clipping ancestors show; scrolled content may lie outside.
QRectF clipOf(const QQuickItem* item, const QRectF& window) {
    QRectF clip = window;
    for (const QQuickItem* parent = item->parentItem(); parent; parent = parent->parentItem())
        if (parent->clip()) clip &= parent->mapRectToScene(parent->boundingRect());
    return clip;
}

double opacityOf(const QQuickItem* item) {
    double opacity = 1;
    for (; item; item = item->parentItem()) opacity *= item->opacity();
    return opacity;
}

QRectF lettersOf(const QQuickItem* item) {
    const double width = item->property("contentWidth").toDouble();
    const double height = item->property("contentHeight").toDouble();
    const int horizontal = item->property("horizontalAlignment").toInt();
    const int vertical = item->property("verticalAlignment").toInt();
    const double left = item->property("leftPadding").toDouble();
    const double right = item->property("rightPadding").toDouble();
    double x = left;
    if (horizontal & Qt::AlignRight) x = item->width() - right - width;
    if (horizontal & Qt::AlignHCenter) x = left + (item->width() - left - right - width) / 2;
    double y = 0;
    if (vertical & Qt::AlignBottom) y = item->height() - height;
    if (vertical & Qt::AlignVCenter) y = (item->height() - height) / 2;
    return item->mapRectToScene(QRectF(x, y, width, height));
}

} // namespace parlour::test
