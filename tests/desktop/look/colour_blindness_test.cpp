// Suits, cards, clans, figures and the series of plots can be told apart by people who see fewer
// colours, or none. To look at what they see: PARLOUR_PICTURES=FOLDER desktop_tests "Suits*" writes
// a sheet for each of them.
#include "app/desktop/games/samurai/hexagon.h"
#include "app/desktop/laboratory/plot_drawing.h"
#include "app/desktop/look/pictures.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <vector>

using namespace parlour;

namespace {

using Triple = std::array<double, 3>;

// What is seen of linear sRGB. Without one kind of cones: Machado, Oliveira and Fernandes, A
// Physiologically-based Model for Simulation of Color Vision Deficiency, 2009, severity 1.0.
// Without colours: the luminance.
struct Eyes {
    const char* name;
    std::array<Triple, 3> matrix;
};
constexpr Triple kGrey{0.2126, 0.7152, 0.0722};
constexpr std::array<Eyes, 5> kEyes{{
    {"all colours", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    {"protanopia",
     {{{0.152286, 1.052583, -0.204868},
       {0.114503, 0.786281, 0.099216},
       {-0.003882, -0.048116, 1.051998}}}},
    {"deuteranopia",
     {{{0.367322, 0.860646, -0.227968},
       {0.280085, 0.672501, 0.047413},
       {-0.011820, 0.042940, 0.968881}}}},
    {"tritanopia",
     {{{1.255528, -0.076749, -0.178779},
       {-0.078411, 0.930809, 0.147602},
       {0.004733, 0.691367, 0.303900}}}},
    {"no colours", {{kGrey, kGrey, kGrey}}},
}};

Triple times(const std::array<Triple, 3>& matrix, const Triple& v) {
    Triple product{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t i = 0; i < 3; ++i) product[row] += matrix[row][i] * v[i];
    return product;
}

Triple seen(QRgb pixel, const Eyes& eyes) {
    const auto linear = [](int channel) {
        const double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    Triple light =
        times(eyes.matrix, {linear(qRed(pixel)), linear(qGreen(pixel)), linear(qBlue(pixel))});
    for (double& c : light) c = std::clamp(c, 0.0, 1.0);
    return light;
}

// CIE 1976 L*a*b* under D65.
Triple lab(const Triple& linear) {
    constexpr std::array<Triple, 3> kXyz{{{0.4124564, 0.3575761, 0.1804375},
                                          {0.2126729, 0.7151522, 0.0721750},
                                          {0.0193339, 0.1191920, 0.9503041}}};
    constexpr Triple kWhite{0.95047, 1, 1.08883};
    Triple f = times(kXyz, linear);
    for (std::size_t i = 0; i < 3; ++i) {
        const double t = f[i] / kWhite[i];
        f[i] = t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
    }
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

struct Picture {
    QString name;
    QImage image;
};

const QColor kPaper(0xFB, 0xF6, 0xEA);

QImage onPaper(const QSize& size, const std::function<void(QPainter&)>& paint) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(kPaper);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    return image;
}

std::vector<Picture> drawn(const QStringList& names, const QSize& size) {
    std::vector<Picture> pictures;
    for (const QString& name : names)
        pictures.push_back({name, onPaper(size, [&](QPainter& painter) {
                                painter.drawImage(0, 0, drawnPicture(name, size));
                            })});
    return pictures;
}

std::vector<Triple> colours(const QImage& image, const Eyes& eyes) {
    std::vector<Triple> all;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) all.push_back(lab(seen(image.pixel(x, y), eyes)));
    return all;
}

// The share of what is painted in either picture that clearly differs (by 10; by 2 one sees it at
// all): in colour, or because the shapes do.
double difference(const std::vector<Triple>& a, const std::vector<Triple>& b, const Eyes& eyes) {
    constexpr double kClear = 10;
    const Triple paper = lab(seen(kPaper.rgb(), eyes));
    int painted = 0, differing = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        painted += a[i] != paper || b[i] != paper;
        differing += std::hypot(a[i][0] - b[i][0], a[i][1] - b[i][1], a[i][2] - b[i][2]) >= kClear;
    }
    return painted == 0 ? 0 : static_cast<double>(differing) / painted;
}
double difference(const QImage& a, const QImage& b, const Eyes& eyes) {
    return difference(colours(a, eyes), colours(b, eyes), eyes);
}

QImage asSeen(const QImage& image, const Eyes& eyes) {
    const auto channel = [](double c) {
        const double s = c <= 0.0031308 ? 12.92 * c : 1.055 * std::pow(c, 1 / 2.4) - 0.055;
        return static_cast<int>(std::lround(255 * s));
    };
    QImage result(image.size(), QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const Triple light = seen(image.pixel(x, y), eyes);
            result.setPixel(x, y, qRgb(channel(light[0]), channel(light[1]), channel(light[2])));
        }
    return result;
}

// Things that lie beside each other, small as they are in a small window, and how much of them has
// to differ.
struct Kind {
    QString name;
    std::vector<Picture> pictures;
    double least;
};

QStringList each(const QString& pattern, const QStringList& parts) {
    QStringList names;
    for (const QString& part : parts) names << pattern.arg(part);
    return names;
}

// The mark or the bar of each of six series, alone in a plot.
Kind seriesOf(PlotData::Kind plotKind, const char* name, bool isDark) {
    constexpr int kSeries = 6, kSize = 14;
    Kind kind{name, {}, 0.05};
    PlotLook look;
    look.isDark = isDark;
    look.paper = isDark ? QColor(0x2d, 0x35, 0x33) : kPaper;
    look.edge = look.paper; // no lines
    for (int series = 0; series < kSeries; ++series) {
        PlotData plot;
        plot.kind = plotKind;
        plot.series.resize(kSeries);
        plot.series[static_cast<std::size_t>(series)].points = {{0, 1}};
        const PlotDrawing drawing(plot, QSizeF(400, 300), look);
        const double above = plotKind == PlotData::Kind::Bars ? 0 : kSize / 2.0; // a bar's end
        const QPointF corner = drawing.placeOf({series, 0}) - QPointF(kSize / 2.0, above);
        kind.pictures.push_back(
            {QString::number(series), onPaper(QSize(kSize, kSize), [&](QPainter& painter) {
                 painter.fillRect(0, 0, kSize, kSize, look.paper);
                 painter.translate(-corner);
                 drawing.paint(painter);
             })});
    }
    return kind;
}

std::vector<Kind> kinds() {
    constexpr QSize kSign(20, 20), kCard(98, 137), kTile(46, 51);
    const QStringList french{"club", "diamond", "heart", "spade"}, clans{"1", "2", "3", "4"};
    std::vector<Kind> all{
        {"Italian suits", drawn(each("suits/%1", {"C", "D", "S", "B"}), kSign), 0.2},
        {"French suits", drawn(each("suits/%1", french), kSign), 0.2},
        {"French suits in four colours", drawn(each("suits/%1-four", french), kSign), 0.2},
        {"figures", drawn(each("samurai/token-%1", {"helmet", "buddha", "rice"}), kSign), 0.2},
    };
    for (const char* rank : {"A", "7", "K"}) {
        all.push_back({QString("Italian ") + rank,
                       drawn(each(QString("italian/%1%2").arg(rank), {"C", "D", "S", "B"}), kCard),
                       0.03});
        for (const char* deck : {"french", "french-four", "french-large"})
            all.push_back(
                {QString("%1 %2").arg(deck, rank),
                 drawn(each(QString("%1/%2%3").arg(deck, rank), {"C", "D", "H", "S"}), kCard),
                 0.03});
    }
    for (const char* tile : {"helmet-3", "buddha-3", "rice-3", "samurai-2", "ship-1", "ronin-1",
                             "figure-exchange", "tile-exchange"})
        all.push_back({QString("clans' ") + tile,
                       drawn(each(QString("samurai/%1-") + tile, clans), kTile), 0.05});
    for (const QString& number : clans)
        all.push_back({"tiles of clan " + number,
                       drawn(each("samurai/" + number + "-%1",
                                  {"helmet-3", "buddha-3", "rice-3", "samurai-3", "ship-1",
                                   "ronin-1", "figure-exchange", "tile-exchange"}),
                             kTile),
                       0.05});
    Kind marks{"clans' marks", {}, 0.1};
    for (int number = 1; number <= 4; ++number)
        marks.pictures.push_back({QString::number(number), onPaper(kSign, [&](QPainter& painter) {
                                      painter.fillRect(QRect(QPoint(), kSign), clan(number).fill);
                                      paintMark(painter, number, QPointF(10, 10), 8);
                                  })});
    all.push_back(std::move(marks));
    for (const bool isDark : {false, true}) {
        using Plot = PlotData::Kind;
        all.push_back(seriesOf(Plot::Lines, isDark ? "marks on dark" : "marks", isDark));
        all.push_back(seriesOf(Plot::Bars, isDark ? "bars on dark" : "bars", isDark));
    }
    return all;
}

// A row for each kind of eyes.
void writeSheet(const Kind& kind, const QString& folder) {
    constexpr int kGap = 8;
    const QSize size = kind.pictures.front().image.size() + QSize(kGap, kGap);
    QImage sheet(size.width() * static_cast<int>(kind.pictures.size()),
                 size.height() * static_cast<int>(kEyes.size()), QImage::Format_RGB32);
    sheet.fill(kPaper);
    QPainter painter(&sheet);
    for (std::size_t row = 0; row < kEyes.size(); ++row)
        for (std::size_t i = 0; i < kind.pictures.size(); ++i)
            painter.drawImage(static_cast<int>(i) * size.width(),
                              static_cast<int>(row) * size.height(),
                              asSeen(kind.pictures[i].image, kEyes[row]));
    painter.end();
    REQUIRE(sheet.save(folder + '/' + kind.name + ".png"));
}

} // namespace

TEST_CASE(
    "Suits, cards, clans, figures and series are told apart by people who see fewer colours") {
    const QString folder = qEnvironmentVariable("PARLOUR_PICTURES");
    for (const Kind& kind : kinds()) {
        if (!folder.isEmpty()) writeSheet(kind, folder);
        for (const Eyes& eyes : kEyes) {
            std::vector<std::vector<Triple>> all;
            for (const Picture& picture : kind.pictures)
                all.push_back(colours(picture.image, eyes));
            for (std::size_t a = 0; a < all.size(); ++a)
                for (std::size_t b = a + 1; b < all.size(); ++b) {
                    INFO(kind.name.toStdString()
                         << " with " << eyes.name << ": " << kind.pictures[a].name.toStdString()
                         << " and " << kind.pictures[b].name.toStdString());
                    CHECK(difference(all[a], all[b], eyes) >= kind.least);
                }
        }
    }
}

TEST_CASE("Red and green of the same shape are told apart only by people who see both") {
    const auto disc = [](const QColor& colour) {
        return onPaper(QSize(20, 20), [&](QPainter& painter) {
            painter.setBrush(colour);
            painter.setPen(Qt::NoPen);
            painter.drawEllipse(QRect(2, 2, 16, 16));
        });
    };
    const QImage red = disc(QColor(0xB8, 0x50, 0x30)), green = disc(QColor(0x6E, 0x7A, 0x2E));
    CHECK(difference(red, green, kEyes[0]) > 0.8);
    CHECK(difference(red, green, kEyes[2]) < 0.05);
    CHECK(difference(red, red, kEyes[0]) == 0);
}
