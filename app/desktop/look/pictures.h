// The pictures of the program: drawn at build time as SVG (resources/art), rendered here at the
// size and in the colour that is asked for.
//
//   image://art/italian/KC                     a card, portrait or sign
//   image://art/card/italian/KC                the same with a two-pixel margin, for turning
//   image://art/symbols/undo?#f6f1e3           a symbol in a colour
//   image://art/shadow?corner,lift             soft shadow of a rounded rectangle, as a nine-patch
//   image://art/cloth?centre,middle,edge       the cloth of a table, from three colours
//   image://art/glow?colour                    a pool of light
//   image://art/paper?top,bottom,lattice       the background of the other screens
#pragma once

#include <QQuickImageProvider>

namespace parlour {

class Pictures : public QQuickImageProvider {
public:
    Pictures();
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};

// A picture from resources/art, such as "samurai/token-rice", for painting in C++.
QImage drawnPicture(const QString& name, const QSize& size);

} // namespace parlour
