// A plot: what the experiments of `parlour-lab` draw, and what the laboratory makes of its runs.
#pragma once

#include "ai/arena/tally.h"
#include "core/base/json.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <limits>
#include <optional>
#include <vector>

namespace parlour {

struct PlotData {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString title MEMBER title)

public:
    enum class Kind {
        Lines,
        Bars,  // upright, those of several series side by side
        Ranks, // a line for each category, with dots at x and their intervals
        Grid   // a heat map of columns and rows
    };
    struct Point {
        double x = 0;
        double y = 0;
        std::optional<Interval> interval{}; // of y
    };
    struct Series {
        QString name;
        std::vector<Point> points;
        bool isReference = false; // Lines: a thin line that others are compared with
    };

    Kind kind = Kind::Lines;
    QString name; // of its file
    QString title;
    QString xName, yName;
    std::vector<Series> series{};
    // Bars: at x = 0, 1, ... instead of numbers. Ranks: from the top, at x = 0, 1, ... Grid:
    // columns.
    QStringList categories{};
    bool isLogarithmic = false; // the x axis
    bool isSquare = false;      // y is to be read as precisely as x
    // Grid: row by row; NaN: not known.
    QStringList rows{};
    std::vector<double> cells{};

    bool isEmpty() const;
    // As tables for other programs.
    std::string toCsv() const;
    Json toJson() const;
};

// With quotes where commas or quotes are in it.
std::string csvField(std::string_view text);

} // namespace parlour

Q_DECLARE_METATYPE(parlour::PlotData)
