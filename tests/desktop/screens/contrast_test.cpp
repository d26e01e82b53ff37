// The check of contrast finds what is faint; and words that no tour of the screens comes by: those
// of plots of every kind, and of pages that reviews are written to.
#include "ai/review/page.h"
#include "app/desktop/laboratory/plot_data.h"
#include "contrast.h"
#include "tests/desktop/support/home.h"

#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlEngine>
#include <QRegularExpression>
#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

using namespace parlour;
using namespace parlour::test;

namespace {

// One of each kind, with all that is ever written into it; the grid with as many shades as cells.
std::vector<PlotData> plotsOfEachKind() {
    using Kind = PlotData::Kind;
    PlotData plot{.name = "plot", .title = "Wins by depth", .xName = "level", .yName = "wins"};
    for (const char* name : {"one", "two", "three", "four", "five", "six"})
        plot.series.push_back({name, {{0, 0.3, Interval{0.2, 0.4}}, {1, 0.6}, {2, 0.5}}});
    std::vector<PlotData> plots;
    for (const Kind kind : {Kind::Lines, Kind::Bars, Kind::Ranks}) {
        plots.push_back(plot);
        plots.back().kind = kind;
        if (kind != Kind::Lines) plots.back().categories = {"first", "second", "third"};
    }
    PlotData grid{
        .kind = Kind::Grid, .name = "grid", .title = "A grid", .xName = "column", .yName = "row"};
    for (int i = 0; i < 8; ++i) {
        grid.categories << QString::number(i);
        grid.rows << QString::number(i);
        for (int k = 0; k < 8; ++k) grid.cells.push_back(8 * i + k);
    }
    plots.push_back(grid);
    return plots;
}

// Fills the window with what pages show of its `plots`.
QQuickItem* layPlotsOver(RunningProgram& running) {
    QQmlComponent component(
        qmlContext(running.window().contentItem()->childItems().front())->engine());
    component.setData(R"(
import QtQuick
import Parlour
Rectangle {
    property alias plots: view.plots
    anchors.fill: parent
    z: 1000
    color: Theme.chrome.card
    PlotView { id: view; plots: []; anchors { fill: parent; margins: 20 } }
}
)",
                      QUrl());
    auto* const item = qobject_cast<QQuickItem*>(component.create());
    INFO(component.errorString().toStdString());
    REQUIRE(item);
    item->setParent(&running.window());
    item->setParentItem(running.window().contentItem());
    return item;
}

// The rules of a style sheet that colour something: "--name" or "selector property".
std::map<QString, QColor> coloursOf(const QString& style) {
    std::map<QString, QColor> colours;
    static const QRegularExpression kRule("([^{}]+)\\{([^{}]*)\\}");
    static const QRegularExpression kColour("([\\w-]+):(#[0-9a-f]{3,6})\\b");
    for (const auto& rule : kRule.globalMatch(style)) {
        const QString selector = rule.captured(1).trimmed();
        for (const auto& found : kColour.globalMatch(rule.captured(2)))
            colours[found.captured(1).startsWith("--") ? found.captured(1)
                                                       : selector + ' ' + found.captured(1)] =
                QColor(found.captured(2));
    }
    return colours;
}

} // namespace

TEST_CASE("The check of contrast finds faint texts, be they on a plain ground or not") {
    const Home home;
    home.writeSettings({{"chrome", "light"}});
    RunningProgram running;
    CHECK(faintTexts(running).isEmpty());
    const auto items = running.visibleItems();
    const auto heading = std::ranges::find_if(items, [](QQuickItem* item) {
        return item->inherits("QQuickText") && item->property("text") == "Choose a game";
    });
    REQUIRE(heading != items.end());
    const auto isFaint = [&](const char* colour) {
        (*heading)->setProperty("color", QColor(colour));
        running.waitForFrame();
        return !faintTexts(running).filter("Choose a game").isEmpty();
    };
    CHECK_FALSE(isFaint("#232A42"));
    CHECK(isFaint("#C9BFA6"));   // as light as the paper
    CHECK(isFaint("#40232A42")); // or nearly transparent
    (*heading)->setEnabled(false);
    CHECK_FALSE(isFaint("#C9BFA6"));
}

TEST_CASE("The check of contrast finds faint words that an item paints itself") {
    const Home home;
    home.writeSettings({{"chrome", "light"}});
    RunningProgram running;
    QQuickItem* const page = layPlotsOver(running);
    page->setProperty("plots", QVariantList{QVariant::fromValue(plotsOfEachKind().front())});
    running.waitForRest();
    CHECK(faintTexts(running).isEmpty());
    const auto items = running.visibleItems();
    const auto plot = std::ranges::find_if(
        items, [](QQuickItem* item) { return item->inherits("parlour::PlotItem"); });
    REQUIRE(plot != items.end());
    for (const char* faint : {"#D8CDB4", "#40232A42"}) {
        (*plot)->setProperty("ink", QColor(faint));
        running.waitForFrame();
        CHECK_FALSE(faintTexts(running).filter("Wins by depth").isEmpty());
        CHECK(faintTexts(running).filter("level").isEmpty());
    }
}

TEST_CASE("Every word of a plot can be read, on every shade of its cells") {
    const Home home;
    home.writeSettings();
    RunningProgram running;
    QQuickItem* const page = layPlotsOver(running);
    for (const char* chrome : {"light", "dark"}) {
        running.program().settings()->chrome = chrome;
        emit running.program().settings()->changed();
        for (const PlotData& plot : plotsOfEachKind()) {
            page->setProperty("plots", QVariantList{QVariant::fromValue(plot)});
            running.waitForRest();
            for (const QString& fault : faintTexts(running))
                FAIL_CHECK(chrome << ", kind " << static_cast<int>(plot.kind) << ": "
                                  << fault.toStdString());
        }
    }
}

TEST_CASE("Every word of a review's page and of its pictures can be read") {
    const QString page = QString::fromStdString(reviewPage({}));
    const QString style = page.section("<style>", 1).section("</style>", 0, 0);
    const QString dark = "@media screen and (prefers-color-scheme:dark){";
    const qsizetype middle = style.indexOf(dark);
    REQUIRE(middle > 0);
    const QString darkRoot = style.mid(middle + dark.size()).section('}', 0, 0) + '}';
    for (const auto& colours : {coloursOf(style.left(middle)), coloursOf(darkRoot)}) {
        for (const char* ink : {"--ink", "--quiet", "--bad"})
            CHECK(contrast(colours.at(ink), colours.at("--paper")) >= 4.5);
        for (const char* line : {"--seat0", "--seat1", "--seat2", "--seat3"})
            CHECK(contrast(colours.at(line), colours.at("--paper")) >= 3);
    }
    const auto rules = coloursOf(style.mid(middle + dark.size() + darkRoot.size()));
    for (const char* ink : {".card color", ".card.red color"})
        CHECK(contrast(rules.at(ink), rules.at(".card background")) >= 4.5);
    for (const char* ground :
         {".board .land fill", ".board .town fill", ".board .sea fill", ".board circle fill"})
        CHECK(contrast(rules.at(".board text fill"), rules.at(ground)) >= 4.5);
}
