// Draws a plot: on the screen, in a picture, or as SVG.
#pragma once

#include "app/desktop/laboratory/plot_data.h"

#include <QColor>
#include <QPainter>
#include <QRectF>

#include <vector>

namespace parlour {

struct PlotLook {
    QColor ink = QColor(0x23, 0x2a, 0x42);   // of words
    QColor muted = QColor(0x64, 0x5f, 0x50); // of axes and their numbers
    QColor edge = QColor(0xd8, 0xcd, 0xb4);  // of the lines of the axes
    QColor paper = Qt::white;                // behind it
    bool isDark = false;
    QFont font;
};

// A point of a series, or a cell of a grid, which has one series.
struct PlotSpot {
    int series = -1;
    int point = -1;

    bool isSome() const { return series >= 0; }
    friend bool operator==(const PlotSpot&, const PlotSpot&) = default;
};

class PlotDrawing {
public:
    // Copies nothing: the plot must outlive it.
    PlotDrawing(const PlotData& plot, QSizeF size, PlotLook look);

    void paint(QPainter& painter, PlotSpot shown = {}) const;
    PlotSpot nearest(QPointF place) const; // none: nothing is near
    QPointF placeOf(PlotSpot spot) const;
    // "minimax, depth 3: 0.61 (0.58 to 0.64)"
    QString told(PlotSpot spot) const;
    int pointsOf(int series) const;
    int seriesCount() const;

private:
    struct Axis {
        double low = 0;
        double high = 1;
        bool isLogarithmic = false;
        std::vector<double> tics{};

        double part(double value) const; // 0 to 1
    };

    static Axis axisOver(double low, double high, bool isLogarithmic);
    double xAt(double value) const;
    double yAt(double value) const;
    QRectF barOf(PlotSpot spot) const;
    QRectF cellOf(int cell) const;
    QColor colourOf(int series) const;
    QColor cellColour(double value) const;
    const PlotData::Point& at(PlotSpot spot) const;
    void paintAxes(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;
    void paintLines(QPainter& painter) const;
    void paintBars(QPainter& painter) const;
    void paintRanks(QPainter& painter) const;
    void paintGrid(QPainter& painter) const;
    // `half`: of the length of its ends, in pixels.
    void paintWhisker(QPainter& painter, QPointF from, QPointF to, double half = 4) const;
    void paintMark(QPainter& painter, int series, QPointF at, double radius) const;
    void paintHatch(QPainter& painter, QRectF box, int series) const;

    const PlotData& m_plot;
    PlotLook m_look;
    QSizeF m_size;
    QRectF m_area;       // between the axes
    double m_legend = 0; // its height
    Axis m_x, m_y;
};

QString plotNumber(double value);

} // namespace parlour
