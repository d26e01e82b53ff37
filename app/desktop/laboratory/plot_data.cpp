#include "app/desktop/laboratory/plot_data.h"

#include "app/desktop/laboratory/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace parlour {

namespace {

constexpr std::array<std::string_view, 4> kKinds{"lines", "bars", "ranks", "grid"};

std::string number(double value) { return std::isfinite(value) ? fmt::format("{}", value) : ""; }

Json numberOrNull(double value) { return std::isfinite(value) ? Json(value) : Json(); }

std::vector<std::string> textsOf(const QStringList& list) {
    std::vector<std::string> texts;
    for (const QString& one : list) texts.push_back(one.toStdString());
    return texts;
}

} // namespace

std::string csvField(std::string_view text) {
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
    std::string field = "\"";
    for (const char c : text) field += c == '"' ? std::string("\"\"") : std::string(1, c);
    return field + '"';
}

bool PlotData::isEmpty() const {
    if (kind == Kind::Grid)
        return std::ranges::none_of(cells, [](double value) { return std::isfinite(value); });
    return std::ranges::all_of(series, [](const Series& one) { return one.points.empty(); });
}

std::string PlotData::toCsv() const {
    std::string csv;
    if (kind == Kind::Grid) {
        csv = "row,column,value\n";
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const auto columns = static_cast<std::size_t>(categories.size());
            csv += fmt::format("{},{},{}\n",
                               csvField(rows[static_cast<int>(i / columns)].toStdString()),
                               csvField(categories[static_cast<int>(i % columns)].toStdString()),
                               number(cells[i]));
        }
        return csv;
    }
    csv = "series,x,y,low95,high95\n";
    for (const Series& one : series)
        for (const Point& point : one.points) {
            const auto category = static_cast<int>(point.x);
            const std::string x = categories.isEmpty() || category >= categories.size()
                                      ? number(point.x)
                                      : csvField(categories[category].toStdString());
            csv += fmt::format("{},{},{},{},{}\n", csvField(one.name.toStdString()), x,
                               number(point.y), point.interval ? number(point.interval->low) : "",
                               point.interval ? number(point.interval->high) : "");
        }
    return csv;
}

Json PlotData::toJson() const {
    Json json = {{"name", name.toStdString()},
                 {"title", title.toStdString()},
                 {"kind", kKinds[static_cast<std::size_t>(kind)]},
                 {"x", xName.toStdString()},
                 {"y", yName.toStdString()}};
    if (!categories.isEmpty()) json["categories"] = textsOf(categories);
    if (isLogarithmic) json["logarithmic"] = true;
    if (kind == Kind::Grid) {
        json["rows"] = textsOf(rows);
        json["cells"] = Json::array();
        for (const double cell : cells) json["cells"].push_back(numberOrNull(cell));
        return json;
    }
    json["series"] = Json::array();
    for (const Series& one : series) {
        Json points = Json::array();
        for (const Point& point : one.points) {
            points.push_back({point.x, numberOrNull(point.y)});
            if (point.interval)
                points.back().push_back(
                    {numberOrNull(point.interval->low), numberOrNull(point.interval->high)});
        }
        json["series"].push_back({{"name", one.name.toStdString()}, {"points", points}});
    }
    return json;
}

} // namespace parlour
