// Where the letters of a text are, and how much of them is seen.
#pragma once

#include <QQuickItem>
#include <QRectF>

namespace parlour::test {

// The part of an item that its clipping ancestors show; scrolled content may lie outside.
QRectF clipOf(const QQuickItem* item, const QRectF& window);

// With that of all it lies in.
double opacityOf(const QQuickItem* item);

// In the window, be they seen or not. For QQuickText, QQuickTextInput and QQuickTextEdit.
QRectF lettersOf(const QQuickItem* item);

} // namespace parlour::test
