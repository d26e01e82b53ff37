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

// x, y, and the bounds of y if they are known.
Result<PlotData::Point> pointFromJson(const Json& json) {
    const auto wrong = Error("points", PARLOUR_PHRASE("Files", "Expected a number"));
    if (!json.is_array() || json.size() < 2 || !json[0].is_number() || !json[1].is_number())
        return wrong;
    PlotData::Point point{json[0].get<double>(), json[1].get<double>()};
    if (!std::isfinite(point.x) || !std::isfinite(point.y)) return wrong;
    if (json.size() > 2 && json[2].is_array() && json[2].size() == 2 && json[2][0].is_number() &&
        json[2][1].is_number())
        point.interval = Interval{json[2][0].get<double>(), json[2][1].get<double>()};
    return point;
}

QStringList listOf(const std::vector<std::string>& texts) {
    QStringList list;
    for (const std::string& one : texts) list << text(one);
    return list;
}

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

Result<PlotData> PlotData::fromJson(const Json& json) {
    PlotData plot;
    for (const auto& [name, place] : {std::pair{"name", &PlotData::name},
                                      {"title", &PlotData::title},
                                      {"x", &PlotData::xName},
                                      {"y", &PlotData::yName}}) {
        const auto words = stringMember(json, name);
        if (!words) return words.error();
        plot.*place = text(*words);
    }
    const auto kind = stringMember(json, "kind");
    if (!kind) return kind.error();
    if (*kind != "lines" && *kind != "bars")
        return Error("kind",
                     PARLOUR_PHRASE("Laboratory", "\"%1\" is not a word that is known here"),
                     {*kind});
    plot.kind = *kind == "bars" ? Kind::Bars : Kind::Lines;
    if (json.contains("categories")) {
        const auto categories = stringsMember(json, "categories");
        if (!categories) return categories.error();
        plot.categories = listOf(*categories);
    }
    plot.isLogarithmic = json.value("logarithmic", Json(false)) == Json(true);
    const auto series = arrayMember(json, "series");
    if (!series) return series.error();
    std::size_t count = 0;
    for (const Json& one : **series) {
        const auto name = stringMember(one, "name");
        if (!name) return name.error();
        const auto points = arrayMember(one, "points");
        if (!points) return points.error();
        count += (*points)->size();
        if (count > kMostPoints)
            return Error("points", PARLOUR_PHRASE("Laboratory", "Too many points for a plot"));
        plot.series.push_back({text(*name), {}});
        for (const Json& values : **points) {
            const auto point = pointFromJson(values);
            if (!point) return point.error();
            // A logarithm needs more than 0.
            if (!plot.isLogarithmic || point->x > 0) plot.series.back().points.push_back(*point);
        }
    }
    return plot;
}

} // namespace parlour
