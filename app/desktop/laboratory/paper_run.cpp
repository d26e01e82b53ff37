#include "app/desktop/laboratory/paper_run.h"

#include "ai/arena/experiment_json.h"
#include "ai/arena/published.h"
#include "app/desktop/laboratory/texts.h"
#include "app/desktop/language/words.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace parlour {

namespace {

void put(QVariantMap& map, const char* name, double value) {
    if (std::isfinite(value)) map[QLatin1String(name)] = value;
}

// A cell of a grid, said by where it stands.
QString placeIn(const FigureGrid& grid, std::size_t cell) {
    const std::size_t columns = std::max<std::size_t>(1, grid.columns.size());
    return PaperRun::tr("%1, %2 %3, %4 %5", "a table, then its row and its column, each by what it "
                                            "is and its value")
        .arg(translated(grid.name), translated(grid.rowName),
             translated(grid.rows.at(cell / columns)), translated(grid.columnName),
             translated(grid.columns.at(cell % columns)));
}

QVariantList figuresOf(const FigureGrid& grid) {
    QVariantList cells;
    for (std::size_t i = 0; i < grid.cells.size(); ++i) {
        QVariantMap cell = toMap(grid.cells[i]);
        cell["name"] = placeIn(grid, i);
        cells << cell;
    }
    return cells;
}

PlotData drawn(const Plot& plot) {
    PlotData data{.kind =
                      plot.kind == Plot::Kind::Bars ? PlotData::Kind::Bars : PlotData::Kind::Lines,
                  .name = text(plot.name),
                  .title = translated(plot.title),
                  .xName = translated(plot.xName),
                  .yName = translated(plot.yName),
                  .isLogarithmic = plot.isLogarithmic};
    for (const Words& category : plot.categories) data.categories << translated(category);
    for (const Plot::Series& series : plot.series) {
        data.series.push_back({translated(series.name), {}});
        for (const Plot::Point& point : series.points)
            // A logarithm needs more than 0.
            if (std::isfinite(point.x) && std::isfinite(point.y) &&
                (!plot.isLogarithmic || point.x > 0))
                data.series.back().points.push_back({point.x, point.y, point.interval});
    }
    return data;
}

// A heat map of a grid's figures, ours or the published ones (`member`), as addFigures has them.
PlotData heatMap(const FigureGrid& grid, const QVariantList& figures, const QString& member,
                 const QString& title) {
    PlotData plot{.kind = PlotData::Kind::Grid,
                  .name = text(english(grid.name)) + QLatin1Char('-') + member,
                  .title = title.arg(translated(grid.name)),
                  .xName = translated(grid.columnName),
                  .yName = translated(grid.rowName)};
    for (const Words& name : grid.columns) plot.categories << translated(name);
    for (const Words& name : grid.rows) plot.rows << translated(name);
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

// Of one that is not complete: what was published.
QVariantMap toMap(const Experiment& experiment, const Findings& findings, bool isComplete) {
    QVariantList figures;
    QVariantList plots;
    QStringList remarks;
    for (const Figure& figure : findings.figures) figures << toMap(figure);
    addComparison(figures, plots);
    if (isComplete) {
        for (const Plot& plot : findings.plots)
            if (const PlotData data = drawn(plot); !data.isEmpty())
                plots << QVariant::fromValue(data);
        for (const Words& remark : findings.remarks) remarks << translated(remark);
    }
    for (const FigureGrid& grid : findings.grids) {
        const QVariantList cells = figuresOf(grid);
        addHeatMaps(grid, cells, plots);
        figures << cells;
    }
    return {{"name", text(experiment.name)},
            {"title", translated(experiment.title)},
            {"about", translated(experiment.about)},
            {"complete", isComplete},
            {"figures", figures},
            {"plots", plots},
            {"remarks", remarks}};
}

QVariantMap published(const Experiment& experiment) {
    return toMap(experiment, publishedFindings(experiment), false);
}

// What a report counted, as figures in the person's language. Errors name what is wrong.
Result<QVariantMap> found(const Experiment& experiment, const Json& json) {
    const auto name = stringMember(json, "name");
    if (!name || *name != experiment.name)
        return Error("", PARLOUR_PHRASE("Laboratory", "This is the report of another experiment."));
    const auto parts = arrayMember(json, "parts");
    if (!parts) return parts.error();
    const auto results = partsFromJson(**parts, experiment);
    if (!results) return results.error();
    if (!isComplete(experiment, *results)) return published(experiment);
    const auto findings = findingsOf(experiment, *results);
    if (!findings) return findings.error();
    return toMap(experiment, *findings, true);
}

} // namespace

QVariantMap toMap(const Figure& figure) {
    QVariantMap map{{"name", translated(figure.name)},
                    {"isShare", figure.kind == Figure::Kind::Share},
                    {"unit", translated(figure.unit)},
                    {"count", static_cast<double>(figure.ours.count)},
                    {"verdict", text(name(figure.verdict()))},
                    {"reason", figure.verdict() == Figure::Verdict::Differs
                                   ? translated(figure.reason)
                                   : QString()}};
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
    return published(experiment)["figures"].value<QVariantList>();
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
