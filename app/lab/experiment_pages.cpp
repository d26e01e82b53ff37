#include "app/lab/experiment_pages.h"

#include "app/lab/experiment_text.h"
#include "core/base/file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <md4c-html.h>

namespace parlour::lab {

namespace {

// Colours that colour-blind people tell apart (Okabe and Ito 2008), and a pattern or mark besides.
constexpr std::string_view kColours[] = {"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                         "#e69f00", "#56b4e9", "#000000"};

// Between double quotes; gnuplot reads escapes and, in "enhanced" text, marks there.
std::string forGnuplot(std::string_view text) {
    std::string safe;
    for (const char c : text)
        safe += c == '"' || c == '\\' || c == '`' || c == '\n' || c == '\r' ? '\'' : c;
    return "\"" + safe + "\"";
}

// The name of a tic, which gnuplot takes for a format.
std::string ticName(std::string_view name) {
    std::string safe;
    for (const char c : name) safe += c == '%' ? std::string("%%") : std::string(1, c);
    return forGnuplot(safe);
}

std::string head(const std::string& title, const Words& x, const Words& y) {
    return fmt::format(
        "set encoding utf8\n"
        "set terminal svg noenhanced size 800,480 dynamic background '#ffffff' "
        "font 'sans-serif,13'\n"
        "set title {}\nset xlabel {}\nset ylabel {}\n"
        "set key tmargin center horizontal\nset pointintervalbox 0\nset grid ytics lc '#dddddd'\n",
        forGnuplot(title), forGnuplot(english(x)), forGnuplot(english(y)));
}

std::string numberForPlot(double value) {
    return std::isfinite(value) ? fmt::format("{}", value) : "NaN";
}

std::string script(const Plot& plot) {
    std::string text = head(english(plot.title), plot.xName, plot.yName);
    const bool isBars = plot.kind == Plot::Kind::Bars;
    for (std::size_t s = 0; s < plot.series.size(); ++s) {
        text += fmt::format("$series{} << EOD\n", s);
        // Bars of several series stand side by side.
        const double step = 0.8 / static_cast<double>(plot.series.size());
        const double shift =
            isBars
                ? (static_cast<double>(s) - static_cast<double>(plot.series.size() - 1) / 2) * step
                : 0;
        for (const Plot::Point& point : plot.series[s].points) {
            const Interval interval = point.interval.value_or(Interval{point.y, point.y});
            text +=
                fmt::format("{} {} {} {}\n", numberForPlot(point.x + shift), numberForPlot(point.y),
                            numberForPlot(interval.low), numberForPlot(interval.high));
        }
        text += "EOD\n";
    }
    if (plot.isLogarithmic) text += "set logscale x\n";
    if (!plot.categories.empty()) {
        text += "set xtics (";
        for (std::size_t i = 0; i < plot.categories.size(); ++i)
            text += fmt::format("{}{} {}", i ? ", " : "", ticName(english(plot.categories[i])), i);
        text += ") rotate by -30\n";
    }
    if (isBars)
        text +=
            fmt::format("set style fill pattern 3 border\nset boxwidth {}\nset yrange [0:]\n",
                        0.8 / static_cast<double>(std::max<std::size_t>(1, plot.series.size())));
    std::string plots;
    for (std::size_t s = 0; s < plot.series.size(); ++s) {
        const Plot::Series& series = plot.series[s];
        const std::string_view colour = kColours[s % std::size(kColours)];
        const std::string title = forGnuplot(english(series.name));
        if (!plots.empty()) plots += ", ";
        if (isBars)
            plots += fmt::format("$series{} using 1:2 with boxes fill pattern {} lc '{}' title {}",
                                 s, s % 7 + 1, colour, title);
        else
            plots +=
                fmt::format("$series{} using 1:2 with linespoints lc '{}' pt {} dt {} title {}", s,
                            colour, s % 13 + 4, s % 5 + 1, title);
        if (std::ranges::any_of(series.points,
                                [](const auto& p) { return p.interval.has_value(); }))
            plots += fmt::format(
                ", $series{} using 1:2:3:4 with yerrorbars lc '{}' pt 7 ps 0.05 notitle", s,
                isBars ? "#000000" : colour);
    }
    return text + "plot " + plots + "\n";
}

// A heat map of the cells, of ours or of the published ones; the number is in each cell, so that
// the colour is not needed to read it.
std::string script(const FigureGrid& grid, const std::string& title,
                   const std::vector<double>& values) {
    std::string text = head(title, grid.columnName, grid.rowName);
    text += "set palette defined (0 '#f7fbff', 1 '#08306b')\nunset key\n";
    text += fmt::format("set cblabel {}\n", forGnuplot(unitOf(grid.cells.front())));
    const auto tics = [&](const char* axis, const std::vector<Words>& names) {
        text += fmt::format("set {} (", axis);
        for (std::size_t i = 0; i < names.size(); ++i)
            text += fmt::format("{}{} {}", i ? ", " : "", ticName(english(names[i])), i);
        text += ")\n";
    };
    tics("xtics", grid.columns);
    tics("ytics", grid.rows);
    text += "$cells << EOD\n";
    double low = std::numeric_limits<double>::max(), high = std::numeric_limits<double>::lowest();
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (std::isnan(values[i])) continue;
        low = std::min(low, values[i]);
        high = std::max(high, values[i]);
        text += fmt::format("{} {} {:.4f}\n", i % grid.columns.size(), i / grid.columns.size(),
                            values[i]);
    }
    return text + fmt::format("EOD\nset cbrange [{}:{}]\nset xrange [-0.5:{}]\nset yrange "
                              "[{}:-0.5]\nplot $cells using 1:2:3 with image pixels, $cells using "
                              "1:2:(sprintf('%.0f', $3)):($3 > {} ? 0xffffff : 0x000000) with "
                              "labels tc rgb variable\n",
                              low, std::max(high, low + 1),
                              static_cast<double>(grid.columns.size()) - 0.5,
                              static_cast<double>(grid.rows.size()) - 0.5, (low + high) / 2);
}

// For a shell.
std::string quoted(const std::string& text) {
    std::string safe = "'";
    for (const char c : text) safe += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return safe + "'";
}

// Draws a picture; false if there is none: gnuplot is missing, or nothing was counted yet. The
// path is no part of the script, where it could mean something.
bool draw(const std::string& script, const std::filesystem::path& file) {
    std::FILE* const pipe = popen(("gnuplot 2>/dev/null >" + quoted(file.string())).c_str(), "w");
    if (!pipe) return false;
    const bool isWritten = std::fputs(script.c_str(), pipe) >= 0;
    return pclose(pipe) == 0 && isWritten;
}

bool isEmpty(const Plot& plot) {
    return std::ranges::all_of(plot.series,
                               [](const auto& series) { return series.points.empty(); });
}

// Text in a cell of a table.
std::string cellText(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (c == '|') safe += '\\';
        safe += c == '\n' ? ' ' : c;
    }
    return safe;
}

std::string row(const std::vector<std::string>& cells) {
    std::string text = "|";
    for (const std::string& cell : cells) text += " " + cellText(cell) + " |";
    return text + "\n";
}

std::string tableOf(const std::vector<Figure>& figures) {
    std::string text =
        row({"figure", "ours (95 %)", "n", "published (95 %)", "n", "verdict", "why"}) +
        "| --- | ---: | ---: | ---: | ---: | --- | --- |\n";
    for (const Figure& figure : figures)
        text += row({english(figure.name), oursText(figure), fmt::format("{}", figure.ours.count),
                     publishedText(figure),
                     figure.published && figure.published->count > 0
                         ? fmt::format("{}", figure.published->count)
                         : "",
                     verdictText(figure),
                     figure.verdict() == Figure::Verdict::Differs ? english(figure.reason) : ""});
    return text + "\n";
}

std::string tableOf(const FigureGrid& grid) {
    std::vector<std::string> names{english(grid.rowName) + " \\ " + english(grid.columnName)};
    for (const Words& column : grid.columns) names.push_back(english(column));
    std::string text = row(names) + "| --- |";
    for (std::size_t c = 0; c < grid.columns.size(); ++c) text += " ---: |";
    text += "\n";
    for (std::size_t r = 0; r < grid.rows.size(); ++r) {
        std::vector<std::string> cells{"**" + english(grid.rows[r]) + "**"};
        for (std::size_t c = 0; c < grid.columns.size(); ++c) {
            const Figure& cell = grid.cells[r * grid.columns.size() + c];
            std::string value = valueText(cell, cell.ours.value);
            if (cell.published) value += " (" + valueText(cell, cell.published->value) + ")";
            if (cell.verdict() == Figure::Verdict::Same) value += " =";
            if (cell.verdict() == Figure::Verdict::Differs) value += " !";
            cells.push_back(value);
        }
        text += row(cells);
    }
    return text + fmt::format("\nOurs (published), in{}; = same, ! differs.\n\n",
                              unitOf(grid.cells.front()));
}

// "Fig. 5.1" as a name of a file: "fig-5-1".
std::string fileName(std::string_view name) {
    std::string safe;
    for (const char c : name)
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            safe += c;
        else if (c >= 'A' && c <= 'Z')
            safe += static_cast<char>(c - 'A' + 'a');
        else if (!safe.ends_with('-'))
            safe += '-';
    return safe;
}

class Page {
public:
    Page(std::filesystem::path folder, std::string game, const ExperimentsReport& report)
        : m_folder(std::move(folder)), m_game(std::move(game)) {
        m_text = fmt::format("# {}: the published experiments, run again\n\n"
                             "Program {}, {} games or samples asked for, seed {}. Intervals hold "
                             "95 %: exact for shares, Student's t for means. *Same*: the interval "
                             "of the difference (Newcombe, Welch) lies within 3 points of a share, "
                             "or the given number of others; *differs*: it excludes 0; *cannot "
                             "tell*: neither. They take games as independent, though those of "
                             "rotated seats and repeated deals are not quite.\n\n",
                             m_game, report.commit, report.games, report.seed);
        if (static_cast<int>(report.shards.done.size()) < report.shards.of)
            m_text += fmt::format("Shards {} of {} only.\n\n", fmt::join(report.shards.done, ", "),
                                  report.shards.of);
    }

    void add(const ExperimentReport& report) {
        const Experiment& experiment = *report.chosen.experiment;
        m_text += fmt::format("## {}: {}\n\n", experiment.name, english(experiment.title));
        if (!experiment.about.empty()) m_text += english(experiment.about) + "\n\n";
        if (!report.isComplete()) {
            m_text += "Not run to its end.\n\n";
            return;
        }
        const Findings findings = report.findings();
        if (!findings.figures.empty()) m_text += tableOf(findings.figures);
        for (const FigureGrid& grid : findings.grids) {
            m_text += tableOf(grid);
            std::vector<double> ours, published;
            for (const Figure& cell : grid.cells) {
                const double factor = cell.kind == Figure::Kind::Share ? 100 : 1;
                ours.push_back(factor * cell.ours.value);
                published.push_back(cell.published ? factor * cell.published->value : std::nan(""));
            }
            const auto addMap = [&](const std::vector<double>& values, const std::string& whose) {
                const std::string title = english(grid.name) + ", " + whose;
                addPicture(experiment.name + "-" + title, title, script(grid, title, values));
            };
            addMap(ours, "ours");
            if (!std::ranges::all_of(published, [](double p) { return std::isnan(p); }))
                addMap(published, "published");
        }
        for (const Plot& plot : findings.plots)
            if (!isEmpty(plot))
                addPicture(experiment.name + "-" + plot.name, english(plot.title), script(plot));
        for (const auto& [title, sheet] : findings.sheets) {
            std::string fence = "```"; // longer than any in the sheet
            while (sheet.find(fence) != std::string::npos) fence += '`';
            m_text += fmt::format("**{}**\n\n{}\n{}{}{}\n\n", title, fence, sheet,
                                  sheet.ends_with('\n') ? "" : "\n", fence);
        }
        for (const Words& remark : findings.remarks) m_text += english(remark) + "\n\n";
        if (const std::string sum = summary(findings); !sum.empty()) m_text += sum + ".\n\n";
        m_text += fmt::format("{:.1f} s: `parlour-lab experiment {} {}`\n\n", report.seconds,
                              m_game, experiment.name);
    }

    Result<void> write() const {
        if (auto written = writeFileAtomically(m_folder / (m_game + ".md"), m_text, Flush::No);
            !written)
            return written;
        return writeFileAtomically(m_folder / (m_game + ".html"), html(), Flush::No);
    }

private:
    void addPicture(const std::string& name, const std::string& title, const std::string& script) {
        const std::string file = fmt::format("{}-{}.svg", m_game, fileName(name));
        std::error_code error;
        if (draw(script, m_folder / file))
            m_text += fmt::format("![{}]({})\n\n", title, file);
        else
            std::filesystem::remove(m_folder / file, error); // an empty one
    }

    std::string html() const {
        std::string body;
        const auto collect = [](const MD_CHAR* text, MD_SIZE size, void* to) {
            static_cast<std::string*>(to)->append(text, size);
        };
        md_html(m_text.data(), static_cast<MD_SIZE>(m_text.size()), collect, &body,
                MD_FLAG_TABLES | MD_FLAG_NOHTML, 0);
        return fmt::format("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
                           "<title>{}</title><style>body{{font-family:sans-serif;max-width:75em;"
                           "margin:2em auto;padding:0 1em;line-height:1.45}}table{{border-collapse:"
                           "collapse;margin:1em 0}}th,td{{border:1px solid #bbb;padding:.25em "
                           ".6em;vertical-align:top}}img{{max-width:100%}}pre{{background:#f4f4f4;"
                           "padding:1em;overflow:auto}}</style></head><body>\n{}</body></html>\n",
                           m_game, body);
    }

    std::filesystem::path m_folder;
    std::string m_game;
    std::string m_text;
};

} // namespace

Result<void> writePages(const ExperimentsReport& report, const std::filesystem::path& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        return Error(folder.string(), PARLOUR_PHRASE("Files", "The folder cannot be created: %1"),
                     {error.message()});
    std::vector<const GameEntry*> games; // in the order of the report
    for (const ExperimentReport& one : report.experiments)
        if (std::ranges::find(games, one.chosen.game) == games.end())
            games.push_back(one.chosen.game);
    for (const GameEntry* game : games) {
        Page page(folder, std::string(game->id()), report);
        for (const ExperimentReport& one : report.experiments)
            if (one.chosen.game == game) page.add(one);
        if (auto written = page.write(); !written) return written;
    }
    return {};
}

} // namespace parlour::lab
