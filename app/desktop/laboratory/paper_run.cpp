#include "app/desktop/laboratory/paper_run.h"

#include "ai/arena/published.h"
#include "app/desktop/laboratory/texts.h"

#include <algorithm>
#include <cmath>

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

// All figures of a finished experiment, those of grids too.
Result<QVariantList> figuresOf(const Json& experiment) {
    QVariantList list;
    if (const auto figures = arrayMember(experiment, "figures"))
        if (auto added = addFigures(**figures, {}, list); !added) return std::move(added.error());
    const auto grids = arrayMember(experiment, "grids");
    if (!grids) return list; // there are none
    for (const Json& json : **grids) {
        FigureGrid grid{
            textOf(json, "name"), textOf(json, "row"), textOf(json, "column"), {}, {}, {}};
        const auto rows = stringsMember(json, "rows");
        const auto columns = stringsMember(json, "columns");
        const auto cells = arrayMember(json, "cells");
        if (!rows) return rows.error();
        if (!columns) return columns.error();
        if (!cells) return cells.error();
        grid.rows = *rows;
        grid.columns = *columns;
        if (auto added = addFigures(**cells, grid, list); !added) return std::move(added.error());
    }
    return list;
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
    task.command << QStringLiteral("experiment") << text(game->id()) << text(experiment->name)
                 << QStringLiteral("--games") << QString::number(games) << QStringLiteral("--seed")
                 << QString::number(seed);
    return task;
}

Result<PaperSetup> paperSetup(const std::string& game, const std::string& experiment) {
    const auto entry = findGame(game);
    if (!entry) return entry.error();
    for (const Experiment& one : (*entry)->experiments())
        if (one.name == experiment) return PaperSetup{*entry, &one};
    return Error("", PARLOUR_PHRASE("Laboratory", "There is no experiment \"%1\"."), {experiment});
}

Json toJson(const PaperSetup& setup) {
    return {{"kind", "experiment"},
            {"game", std::string(setup.game->id())},
            {"experiment", setup.experiment->name},
            {"games", setup.games},
            {"seed", setup.seed},
            {"threads", setup.threads}};
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
    : LabRun(std::move(folder), {setup.task()}, 1, parent),
      m_setup(setup),
      m_figures(publishedFigures(*setup.experiment)) {
    readFound();
}

QString PaperRun::game() const { return text(m_setup.game->id()); }

// A run that is not complete tells counts, but no figures yet.
Result<std::int64_t> PaperRun::accept(std::size_t, const Json& found) {
    const auto experiments = arrayMember(found, "experiments");
    if (!experiments) return experiments.error();
    if ((*experiments)->size() != 1 ||
        textOf((**experiments)[0], "name") != m_setup.experiment->name)
        return Error("", PARLOUR_PHRASE("Laboratory", "This is the report of another experiment."));
    const Json& experiment = (**experiments)[0];
    const auto figures = figuresOf(experiment);
    if (!figures) return figures.error();
    if (figures->isEmpty()) return 0;
    m_figures = *figures;
    m_remarks.clear();
    if (const auto remarks = stringsMember(experiment, "remarks"))
        for (const std::string& remark : *remarks) m_remarks << text(remark);
    return 0;
}

} // namespace parlour
