#include "app/lab/experiment_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace parlour::lab {

namespace {

// As wide as people see it: a byte a column but for the continuation bytes of UTF-8.
std::size_t widthOf(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

// Rows in columns of equal width; all but the first column are aligned to the right.
std::string columns(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i == widths.size()) widths.push_back(0);
            widths[i] = std::max(widths[i], widthOf(row[i]));
        }
    std::string text;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string space(widths[i] - widthOf(row[i]), ' ');
            line += (i == 0 ? row[i] + space : "  " + space + row[i]);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

std::string gridText(const FigureGrid& grid) {
    std::vector<std::vector<std::string>> rows{
        {english(grid.rowName) + " \\ " + english(grid.columnName)}};
    for (const Words& column : grid.columns) rows[0].push_back(english(column));
    for (std::size_t r = 0; r < grid.rows.size(); ++r) {
        rows.push_back({english(grid.rows[r])});
        for (std::size_t c = 0; c < grid.columns.size(); ++c) {
            const Figure& cell = grid.cells[r * grid.columns.size() + c];
            std::string text = valueText(cell, cell.ours.value);
            if (cell.published) {
                text += fmt::format(" ({})", valueText(cell, cell.published->value));
                if (cell.verdict() == Figure::Verdict::Same) text += "=";
                if (cell.verdict() == Figure::Verdict::Differs) text += "!";
            }
            rows.back().push_back(text);
        }
    }
    return english(grid.name) + ": ours (published); = same, ! differs\n" + columns(rows);
}

std::string csvQuoted(std::string_view text) {
    std::string quoted = "\"";
    for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

std::string csvLine(const ExperimentReport& report, const Figure& figure,
                    const std::string& place) {
    const auto number = [](double value) {
        return std::isfinite(value) ? fmt::format("{}", value) : std::string();
    };
    const Interval interval = figure.interval();
    std::string line = fmt::format(
        "{},{},{},{},{},{},{},{}", report.chosen.game->id(),
        csvQuoted(report.chosen.experiment->name), csvQuoted(place + english(figure.name)),
        csvQuoted(figure.kind == Figure::Kind::Share ? "share" : english(figure.unit)),
        number(figure.ours.value), number(interval.low), number(interval.high), figure.ours.count);
    if (figure.published) {
        const Interval published = *figure.publishedInterval();
        line += fmt::format(",{},{},{},{}", number(figure.published->value), number(published.low),
                            number(published.high), figure.published->count);
    } else {
        line += ",,,,";
    }
    const bool differs = figure.verdict() == Figure::Verdict::Differs;
    return line + fmt::format(",{},{},{}\n", name(figure.verdict()),
                              csvQuoted(differs ? english(figure.reason) : ""), figure.close);
}

} // namespace

std::string valueText(const Figure& figure, double value) {
    if (!std::isfinite(value)) return "-";
    if (figure.kind == Figure::Kind::Share) return fmt::format("{:.1f}", 100 * value);
    const double size = std::abs(value);
    if (size != 0 && (size < 0.001 || size >= 1e7)) return fmt::format("{:.4g}", value);
    if (value == std::floor(value)) return fmt::format("{:.0f}", value);
    return fmt::format("{:.{}f}", value, size < 0.1 ? 4 : size < 100 ? 2 : 1);
}

std::string unitOf(const Figure& figure) {
    if (figure.kind == Figure::Kind::Share) return " %";
    return figure.unit.empty() ? "" : " " + english(figure.unit);
}

std::string estimateText(const Figure& figure, const Mean& estimate, const Interval& interval) {
    std::string text = valueText(figure, estimate.value);
    if (interval.low < interval.high && std::isfinite(interval.low))
        text += fmt::format(" ({} to {})", valueText(figure, interval.low),
                            valueText(figure, interval.high));
    return text + unitOf(figure);
}

std::string oursText(const Figure& figure) {
    if (figure.ours.count < 1) return "nothing yet";
    return estimateText(figure, figure.ours, figure.interval());
}

std::string publishedText(const Figure& figure) {
    if (!figure.published) return "";
    return estimateText(figure, *figure.published, *figure.publishedInterval());
}

std::string verdictText(const Figure& figure) {
    std::string text(name(figure.verdict()));
    if (!text.empty() && figure.kind != Figure::Kind::Share && figure.close > 0)
        text += fmt::format(" (within {:g})", figure.close);
    return text;
}

std::string summary(const Findings& findings) {
    int all = 0, same = 0, differ = 0, open = 0;
    const auto count = [&](const Figure& figure) {
        const Figure::Verdict verdict = figure.verdict();
        all += verdict != Figure::Verdict::None;
        same += verdict == Figure::Verdict::Same;
        differ += verdict == Figure::Verdict::Differs;
        open += verdict == Figure::Verdict::CannotTell;
    };
    std::ranges::for_each(findings.figures, count);
    for (const FigureGrid& grid : findings.grids) std::ranges::for_each(grid.cells, count);
    if (all == 0) return "";
    return fmt::format("{} published figures: {} same, {} differ, {} cannot tell", all, same,
                       differ, open);
}

std::string toTable(const ExperimentReport& report) {
    const Experiment& experiment = *report.chosen.experiment;
    std::string text = fmt::format("{} {}: {}\n", report.chosen.game->id(), experiment.name,
                                   english(experiment.title));
    if (!experiment.about.empty()) text += english(experiment.about) + "\n";
    const Findings findings = report.findings();
    if (!findings.figures.empty()) {
        std::vector<std::vector<std::string>> rows{
            {"figure", "ours (95 %)", "n", "published (95 %)", "n", "verdict"}};
        for (const Figure& figure : findings.figures)
            rows.push_back({english(figure.name), oursText(figure),
                            fmt::format("{}", figure.ours.count), publishedText(figure),
                            figure.published && figure.published->count > 0
                                ? fmt::format("{}", figure.published->count)
                                : "",
                            verdictText(figure)});
        text += columns(rows);
        for (const Figure& figure : findings.figures)
            if (figure.verdict() == Figure::Verdict::Differs && !figure.reason.empty())
                text += fmt::format("{}: {}\n", english(figure.name), english(figure.reason));
    }
    for (const FigureGrid& grid : findings.grids) text += gridText(grid);
    for (const auto& [title, sheet] : findings.sheets)
        text += fmt::format("{}\n{}{}", title, sheet, sheet.ends_with('\n') ? "" : "\n");
    for (const Words& remark : findings.remarks) text += english(remark) + "\n";
    if (const std::string sum = summary(findings); !sum.empty()) text += sum + "\n";
    return text + fmt::format("{:.1f} s\n", report.seconds);
}

std::string csvHead() {
    return "game,experiment,figure,unit,ours,low,high,n,published,published_low,published_high,"
           "published_n,verdict,reason,close\n";
}

std::string toCsv(const ExperimentReport& report) {
    if (!report.isComplete()) return "";
    const Findings findings = report.findings();
    std::string text;
    for (const Figure& figure : findings.figures) text += csvLine(report, figure, "");
    for (const FigureGrid& grid : findings.grids)
        for (std::size_t i = 0; i < grid.cells.size(); ++i)
            text += csvLine(
                report, grid.cells[i],
                fmt::format("{} {}={} {}={}: ", english(grid.name), english(grid.rowName),
                            english(grid.rows[i / grid.columns.size()]), english(grid.columnName),
                            english(grid.columns[i % grid.columns.size()])));
    return text;
}

} // namespace parlour::lab
