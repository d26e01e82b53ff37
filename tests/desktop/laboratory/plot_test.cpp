// Plots: what is read of them, what is told of a point, and their files.
#include "app/desktop/laboratory/plot_item.h"
#include "core/base/file.h"
#include "tests/support/temporary_folder.h"

#include <QImage>
#include <catch2/catch.hpp>

using namespace parlour;
using parlour::test::TemporaryFolder;

namespace {

PlotData lines() {
    return {.kind = PlotData::Kind::Lines,
            .name = "figure-3",
            .title = "Wins, by depth",
            .xName = "depth",
            .yName = "wins",
            .series = {{"minimax", {{1, 0.5}, {2, 0.75, Interval{0.7, 0.8}}}},
                       {"a, \"b\"", {{1, 0.25}}}}};
}

PlotData grid() {
    return {.kind = PlotData::Kind::Grid,
            .name = "grid",
            .title = "A grid",
            .xName = "column",
            .yName = "row",
            .categories = {"x", "y"},
            .rows = {"1", "2"},
            .cells = {1, 2, 3, std::numeric_limits<double>::quiet_NaN()}};
}

} // namespace

TEST_CASE("A plot is written as CSV and JSON") {
    CHECK(lines().toCsv() == "series,x,y,low95,high95\nminimax,1,0.5,,\nminimax,2,0.75,0.7,0.8\n"
                             "\"a, \"\"b\"\"\",1,0.25,,\n");
    CHECK(lines().toJson() ==
          Json{{"name", "figure-3"},
               {"title", "Wins, by depth"},
               {"kind", "lines"},
               {"x", "depth"},
               {"y", "wins"},
               {"series",
                {{{"name", "minimax"}, {"points", {{1, 0.5}, {2, 0.75, {0.7, 0.8}}}}},
                 {{"name", "a, \"b\""}, {"points", {{1, 0.25}}}}}}});
    CHECK(grid().toCsv() == "row,column,value\n1,x,1\n1,y,2\n2,x,3\n2,y,\n");
}

TEST_CASE("What a plot shows is found by place and by keys, and told") {
    PlotItem item;
    item.setSize({600, 400});
    item.setPlot(QVariant::fromValue(lines()));
    CHECK(item.told().isEmpty());
    item.step(1, 0);
    CHECK(item.told() == "minimax, depth 1: 0.5");
    item.step(1, 0);
    CHECK(item.told() == "minimax, depth 2: 0.75 (0.7 to 0.8)");
    const QPointF place = item.place();
    item.step(1, 0); // the last one
    CHECK(item.place() == place);
    item.step(0, 1);
    CHECK(item.told() == "a, \"b\", depth 1: 0.25");
    item.showAt(place + QPointF(3, -3));
    CHECK(item.told() == "minimax, depth 2: 0.75 (0.7 to 0.8)");
    item.showAt({0, 0});
    CHECK(item.told().isEmpty());

    // It stays while the plot grows.
    item.showAt(place);
    PlotData more = lines();
    more.series[0].points.push_back({3, 0.9});
    item.setPlot(QVariant::fromValue(more));
    CHECK(item.told() == "minimax, depth 2: 0.75 (0.7 to 0.8)");

    item.setPlot(QVariant::fromValue(grid()));
    CHECK(item.told().isEmpty());
    item.step(0, 0);
    item.step(1, 0);
    CHECK(item.told() == "1, y: 2");
    item.step(0, 1);
    CHECK(item.told() == "2, y: not known");
}

TEST_CASE("A plot is saved as SVG, PNG, CSV and JSON") {
    const TemporaryFolder folder;
    PlotItem item;
    item.setPlot(QVariant::fromValue(lines()));
    const auto saved = [&](const char* form) {
        const std::filesystem::path file = folder / "plot";
        CHECK(
            item.save(QUrl::fromLocalFile(QString::fromStdString(file.string())), form).isEmpty());
        return readFile(file).value();
    };
    const std::string svg = saved("svg");
    CHECK(svg.find("<svg") != std::string::npos);
    CHECK(svg.find("Wins, by depth") != std::string::npos);
    CHECK(svg.find("minimax") != std::string::npos);
    const QImage picture = QImage::fromData(QByteArray::fromStdString(saved("png")));
    CHECK(picture.width() == 1800);
    CHECK(picture.pixelColor(1, picture.height() - 1) == QColor(Qt::white));
    CHECK(saved("csv").starts_with("series,"));
    CHECK(parseJson(saved("json")).value() == lines().toJson());
    CHECK(item.save(QUrl::fromLocalFile("/proc/plot"), "csv") != "");

    // A line to compare with has no marks: nothing but the marks are circles here.
    PlotData compared = lines();
    const auto circles = [&] {
        item.setPlot(QVariant::fromValue(compared));
        const QString drawn = QString::fromStdString(saved("svg"));
        return drawn.count(QStringLiteral("<circle")) + drawn.count(QStringLiteral("<ellipse"));
    };
    const auto before = circles();
    compared.series[0].isReference = true;
    CHECK(circles() < before);
    item.setPlot(QVariant::fromValue(lines()));

    // Also a short logarithmic axis has numbers.
    for (const auto& [low, high, tic] : {std::tuple{1000.0, 100'000.0, "10,000"},
                                         {1000.0, 6000.0, "2,000"},
                                         {110.0, 160.0, "130"}}) {
        PlotData plot;
        plot.name = "curve";
        plot.title = "A curve";
        plot.isLogarithmic = true;
        plot.series = {{"s", {{low, 1}, {high, 2}}}};
        item.setPlot(QVariant::fromValue(plot));
        INFO(tic);
        CHECK(saved("svg").find(tic) != std::string::npos);
    }
}
