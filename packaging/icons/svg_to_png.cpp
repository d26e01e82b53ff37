// svg_to_png FROM.svg TO.png SIZE: a drawing as a square picture, for icons of all sizes.
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

int main(int argc, char** argv) {
    if (argc != 4) {
        std::fputs("svg_to_png FROM.svg TO.png SIZE\n", stderr);
        return 2;
    }
    QSvgRenderer drawing(QString::fromLocal8Bit(argv[1]));
    const int size = QString::fromLocal8Bit(argv[3]).toInt();
    if (!drawing.isValid() || size < 1) {
        std::fprintf(stderr, "svg_to_png: %s cannot be drawn %s pixels wide\n", argv[1], argv[3]);
        return 1;
    }
    QImage picture(size, size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    drawing.render(&painter);
    painter.end();
    if (!picture.save(QString::fromLocal8Bit(argv[2]), "PNG")) {
        std::fprintf(stderr, "svg_to_png: %s cannot be written\n", argv[2]);
        return 1;
    }
}
