#include "app/desktop/laboratory/paper_run.h"

#include "ai/arena/published.h"
#include "app/desktop/laboratory/texts.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace parlour {

namespace {

constexpr std::size_t kMostFigures = 5000; // of an experiment; ours have up to a few hundred

void put(QVariantMap& map, const char* name, double value) {
    if (std::isfinite(value)) map[QLatin1String(name)] = value;
}

void put(QVariantMap& map, const char* name, const Json& json, const char* member) {
    if (const auto it = json.find(member); it != json.end() && it->is_number())
        put(map, name, it->get<double>());
}

// Also the bounds of "ci95".
void putBounds(QVariantMap& map, const char* low, const char* high, const Json& json) {
    const auto it = json.find("ci95");
    if (it == json.end() || !it->is_array() || it->size() != 2) return;
    if ((*it)[0].is_number()) put(map, low, (*it)[0].get<double>());
    if ((*it)[1].is_number()) put(map, high, (*it)[1].get<double>());
}

std::string textOf(const Json& json, const char* name) {
    const auto text = stringMember(json, name);
    return text ? *text : std::string();
}

// As `parlour-lab experiment --json` writes it. Errors: the name, value or count is missing.
Result<QVariantMap> figureFromJson(const Json& json, const std::string& place) {
    const auto name = stringMember(json, "name");
    if (!name) return name.error();
    const auto count = integerMember(json, "n", 0, std::int64_t{1} << 50);
    if (!count) return count.error();
    QVariantMap map{{"name", text(place + *name)},
                    {"isShare", textOf(json, "kind") == "share"},
                    {"unit", text(textOf(json, "unit"))},
                    {"count", static_cast<double>(*count)},
                    {"verdict", text(textOf(json, "verdict"))},
                    {"reason", text(textOf(json, "reason"))}};
    put(map, "value", json, "value");
    putBounds(map, "low", "high", json);
    if (const auto published = json.find("published");
        published != json.end() && published->is_object()) {
        put(map, "published", *published, "value");
        put(map, "publishedCount", *published, "n");
        putBounds(map, "from", "to", *published);
    }
    return map;
}

std::string placeIn(const FigureGrid& grid, std::size_t cell) {
    const std::size_t columns = std::max<std::size_t>(1, grid.columns.size());
    return grid.name + ", " + grid.rowName + " " + grid.rows.at(cell / columns) + ", " +
           grid.columnName + " " + grid.columns.at(cell % columns) + ": ";
}

Result<void> addFigures(const Json& figures, const FigureGrid& grid, QVariantList& list) {
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const bool isCell = !grid.columns.empty();
        if (isCell && i >= grid.rows.size() * grid.columns.size()) break;
        auto map = figureFromJson(figures[i], isCell ? placeIn(grid, i) : std::string());
        if (!map) return std::move(map.error());
        if (static_cast<std::size_t>(list.size()) < kMostFigures) list << *map;
    }
    return {};
}

// Errors name what is missing.
Result<FigureGrid> gridFromJson(const Json& json) {
    FigureGrid grid{textOf(json, "name"), textOf(json, "row"), textOf(json, "column"), {}, {}, {}};
    const auto rows = stringsMember(json, "rows");
    const auto columns = stringsMember(json, "columns");
    if (!rows) return rows.error();
    if (!columns) return columns.error();
    grid.rows = *rows;
    grid.columns = *columns;
    return grid;
}

// A heat map of a grid's figures, ours or the published ones (`member`), as addFigures has them.
PlotData heatMap(const FigureGrid& grid, const QVariantList& figures, const QString& member,
                 const QString& title) {
    PlotData plot{.kind = PlotData::Kind::Grid,
                  .name = text(grid.name) + QLatin1Char('-') + member,
                  .title = title.arg(text(grid.name)),
                  .xName = text(grid.columnName),
                  .yName = text(grid.rowName)};
    for (const std::string& name : grid.columns) plot.categories << text(name);
    for (const std::string& name : grid.rows) plot.rows << text(name);
    for (std::size_t i = 0; i < grid.rows.size() * grid.columns.size(); ++i) {
        const QVariantMap figure = figures.value(static_cast<int>(i)).value<QVariantMap>();
        const bool isThere =
            figure.contains(member) && (member != u"value" || figure["count"].value<double>() > 0);
        const double value =
            isThere ? figure[member].toDouble() : std::numeric_limits<double>::quiet_NaN();
        plot.cells.push_back(figure["isShare"].value<bool>() ? 100 * value : value);
    }
    return plot;
}

void addHeatMaps(const FigureGrid& grid, const QVariantList& figures, QVariantList& plots) {
    for (const auto& [member, title] :
         {std::pair{QStringLiteral("value"), PaperRun::tr("%1, ours", "title of a plot")},
          {QStringLiteral("published"), PaperRun::tr("%1, published", "title of a plot")}})
        if (const PlotData plot = heatMap(grid, figures, member, title); !plot.isEmpty())
            plots << QVariant::fromValue(plot);
}

// The shares among the figures beside the published ones, with their intervals.
void addComparison(const QVariantList& figures, QVariantList& plots) {
    constexpr qsizetype kMostLines = 60; // lines of a plot
    PlotData plot{.kind = PlotData::Kind::Ranks,
                  .name = QStringLiteral("comparison"),
                  .title = PaperRun::tr("Ours beside the published figures"),
                  .xName = {},
                  .yName = PaperRun::tr("Per cent"),
                  .series = {{PaperRun::tr("ours"), {}}, {PaperRun::tr("published"), {}}}};
    for (const QVariant& one : figures) {
        const QVariantMap figure = one.value<QVariantMap>();
        if (!figure["isShare"].value<bool>() || !figure.contains("published") ||
            plot.categories.size() == kMostLines)
            continue;
        const auto line = static_cast<double>(plot.categories.size());
        plot.categories << figure["name"].value<QString>();
        const auto add = [&](int series, const char* value, const char* low, const char* high) {
            PlotData::Point point{line, 100 * figure[QLatin1String(value)].toDouble()};
            if (figure.contains(QLatin1String(low)) && figure.contains(QLatin1String(high)))
                point.interval = Interval{100 * figure[QLatin1String(low)].toDouble(),
                                          100 * figure[QLatin1String(high)].toDouble()};
            plot.series[static_cast<std::size_t>(series)].points.push_back(point);
        };
        if (figure["count"].value<double>() > 0) add(0, "value", "low", "high");
        add(1, "published", "from", "to");
    }
    if (!plot.isEmpty()) plots << QVariant::fromValue(plot);
}

QVariantMap mapOf(const Experiment& experiment) {
    return {{"name", text(experiment.name)},
            {"title", text(experiment.title)},
            {"about", text(experiment.about)}};
}

// One that is not complete: as published.
QVariantMap published(const Experiment& experiment) {
    QVariantMap map = mapOf(experiment);
    const QVariantList figures = publishedFigures(experiment);
    QVariantList plots;
    addComparison(figures, plots);
    for (const FigureGrid& grid : publishedFindings(experiment).grids) {
        QVariantList cells;
        for (const Figure& cell : grid.cells) cells << toMap(cell);
        addHeatMaps(grid, cells, plots);
    }
    map["complete"] = false;
    map["figures"] = figures;
    map["plots"] = plots;
    map["remarks"] = QStringList();
    return map;
}

// As the report has it: its figures, those of grids too, and plots. One that is not complete has no
// figures. Errors name what is wrong.
Result<QVariantMap> found(const Experiment& experiment, const Json& json) {
    if (textOf(json, "name") != experiment.name)
        return Error("", PARLOUR_PHRASE("Laboratory", "This is the report of another experiment."));
    if (!json.contains("figures")) return published(experiment); // it is not complete
    QVariantList list;
    QVariantList plots;
    if (const auto figures = arrayMember(json, "figures"))
        if (auto added = addFigures(**figures, {}, list); !added) return std::move(added.error());
    addComparison(list, plots);
    if (const auto drawn = arrayMember(json, "plots"))
        for (const Json& one : **drawn) {
            const auto plot = PlotData::fromJson(one);
            if (!plot) return plot.error();
            if (!plot->isEmpty()) plots << QVariant::fromValue(*plot);
        }
    if (const auto grids = arrayMember(json, "grids"))
        for (const Json& one : **grids) {
            const auto grid = gridFromJson(one);
            if (!grid) return grid.error();
            const auto cells = arrayMember(one, "cells");
            if (!cells) return cells.error();
            QVariantList figures;
            if (auto added = addFigures(**cells, *grid, figures); !added)
                return std::move(added.error());
            addHeatMaps(*grid, figures, plots);
            list << figures;
        }
    QVariantMap map = mapOf(experiment);
    QStringList remarks;
    if (const auto told = stringsMember(json, "remarks"))
        for (const std::string& remark : *told) remarks << text(remark);
    map["complete"] = true;
    map["figures"] = list;
    map["plots"] = plots;
    map["remarks"] = remarks;
    return map;
}

} // namespace

QVariantMap toMap(const Figure& figure) {
    QVariantMap map{{"name", text(figure.name)},
                    {"isShare", figure.kind == Figure::Kind::Share},
                    {"unit", text(figure.unit)},
                    {"count", static_cast<double>(figure.ours.count)},
                    {"verdict", text(name(figure.verdict()))},
                    {"reason", text(figure.reason)}};
    if (figure.ours.count > 0) {
        put(map, "value", figure.ours.value);
        put(map, "low", figure.interval().low);
        put(map, "high", figure.interval().high);
    }
    if (figure.published) {
        put(map, "published", figure.published->value);
        put(map, "from", figure.publishedInterval()->low);
        put(map, "to", figure.publishedInterval()->high);
        put(map, "publishedCount", static_cast<double>(figure.published->count));
    }
    return map;
}

QVariantList publishedFigures(const Experiment& experiment) {
    QVariantList list;
    const Findings findings = publishedFindings(experiment);
    for (const Figure& figure : findings.figures) list << toMap(figure);
    for (const FigureGrid& grid : findings.grids)
        for (std::size_t i = 0; i < grid.cells.size(); ++i) {
            Figure figure = grid.cells[i];
            figure.name = placeIn(grid, i) + figure.name;
            list << toMap(figure);
        }
    return list;
}

LabTask PaperSetup::task() const {
    LabTask task;
    task.threads = threads;
    task.command << QStringLiteral("experiment") << text(game->id()) << text(name)
                 << QStringLiteral("--games") << QString::number(games) << QStringLiteral("--seed")
                 << QString::number(seed);
    return task;
}

Result<PaperSetup> paperSetup(const std::string& game, const std::string& experiment) {
    const auto entry = findGame(game);
    if (!entry) return entry.error();
    PaperSetup setup{*entry, experiment};
    for (const Experiment& one : (*entry)->experiments())
        if (one.name == experiment || experiment == PaperSetup::kAll)
            setup.experiments.push_back(&one);
    if (!setup.experiments.empty()) return setup;
    return Error("", PARLOUR_PHRASE("Laboratory", "There is no experiment \"%1\"."), {experiment});
}

Json toJson(const PaperSetup& setup) {
    return {{"kind", "experiment"},     {"game", std::string(setup.game->id())},
            {"experiment", setup.name}, {"games", setup.games},
            {"seed", setup.seed},       {"threads", setup.threads}};
}

Result<PaperSetup> paperSetupFromJson(const Json& json) {
    const auto game = stringMember(json, "game");
    if (!game) return game.error();
    const auto name = stringMember(json, "experiment");
    if (!name) return name.error();
    auto setup = paperSetup(*game, *name);
    if (!setup) return setup;
    const auto games = integerMember(json, "games", 1, PaperSetup::kMostGames);
    if (!games) return games.error();
    const auto seed = integerMember(json, "seed", 0, INT64_MAX);
    if (!seed) return seed.error();
    const auto threads = integerMember(json, "threads", 1, 1024);
    if (!threads) return threads.error();
    setup->games = *games;
    setup->seed = static_cast<std::uint64_t>(*seed);
    setup->threads = static_cast<int>(*threads);
    return setup;
}

PaperRun::PaperRun(QString folder, const PaperSetup& setup, QObject* parent)
    : LabRun(std::move(folder), {setup.task()}, 1, parent), m_setup(setup) {
    for (const Experiment* experiment : setup.experiments) m_experiments << published(*experiment);
    readFound();
}

QString PaperRun::game() const { return text(m_setup.game->id()); }

Result<std::int64_t> PaperRun::accept(std::size_t, const Json& report) {
    const auto experiments = arrayMember(report, "experiments");
    if (!experiments) return experiments.error();
    if ((*experiments)->size() != m_setup.experiments.size())
        return Error("", PARLOUR_PHRASE("Laboratory", "This is the report of another experiment."));
    QVariantList list;
    for (std::size_t i = 0; i < m_setup.experiments.size(); ++i) {
        const auto one = parlour::found(*m_setup.experiments[i], (**experiments)[i]);
        if (!one) return one.error();
        list << *one;
    }
    m_experiments = list;
    return 0;
}

void PaperRun::saveCsv(const QUrl& file) {
    std::string csv = "game,experiment,figure,unit,ours,low,high,n,published,published_low,"
                      "published_high,published_n,verdict,reason\n";
    for (const QVariant& one : m_experiments) {
        const QVariantMap experiment = one.value<QVariantMap>();
        for (const QVariant& line : experiment["figures"].value<QVariantList>()) {
            const QVariantMap figure = line.value<QVariantMap>();
            QStringList fields{game(), experiment["name"].value<QString>()};
            for (const char* member : {"name", "unit", "value", "low", "high", "count", "published",
                                       "from", "to", "publishedCount", "verdict", "reason"})
                fields << figure.value(QLatin1String(member)).toString();
            for (qsizetype i = 0; i < fields.size(); ++i)
                csv += (i > 0 ? "," : "") + csvField(fields[i].toStdString());
            csv += '\n';
        }
    }
    save(file, csv);
}

void PaperRun::saveJson(const QUrl& file) { save(file, found(0).dump(1) + "\n"); }

} // namespace parlour
