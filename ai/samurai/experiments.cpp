#include "ai/samurai/players.h"

#include <fmt/format.h>

namespace parlour::samurai {

namespace {

constexpr double kNotPrinted = -1;

// The percentage of games won over a grid of two parameters, both in hundredths.
struct Grid {
    std::string_view name;
    std::string_view about;
    std::string_view player;
    std::string_view opponent;
    std::string_view rowParameter;
    std::string_view columnParameter;
    int games;
    std::vector<int> rows;
    std::vector<int> columns;
    std::vector<double> percent; // of games won, row by row
};

Json thesisGame() { return {{"preset", "thesis"}}; }

std::string hundredths(int value) { return fmt::format("{:.2f}", value / 100.0); }

Experiment experimentOf(const Grid& grid) {
    Experiment result{std::string(grid.name), std::string(grid.about), {}, {}, {}};
    std::vector<std::string> names;
    for (const int row : grid.rows)
        for (const int column : grid.columns) {
            MatchPart match{thesisGame(),
                            {fmt::format("{}:{}={};{}={}", grid.player, grid.rowParameter, row,
                                         grid.columnParameter, column),
                             std::string(grid.opponent)},
                            true};
            names.push_back(fmt::format("{} {}", row, column));
            result.parts.push_back({names.back(), match, 20});
        }
    result.findings = [grid, names](const Results& results) {
        FigureGrid found{std::string(grid.name),
                         std::string(grid.rowParameter),
                         std::string(grid.columnParameter),
                         {},
                         {},
                         {}};
        for (const int row : grid.rows) found.rows.push_back(hundredths(row));
        for (const int column : grid.columns) found.columns.push_back(hundredths(column));
        for (std::size_t i = 0; i < names.size(); ++i) {
            Figure cell = shareFigure(names[i], results.side(names[i], 0));
            if (grid.percent[i] != kNotPrinted)
                cell = beside(cell, grid.percent[i] / 100, grid.games);
            found.cells.push_back(std::move(cell));
        }
        Findings findings;
        findings.grids.push_back(std::move(found));
        return findings;
    };
    return result;
}

struct Pairing {
    std::string_view figure;
    std::string_view first;
    std::string_view second;
    double wonByFirst; // share of all games
};

Experiment experimentOf(const Pairing& p, int games) {
    MatchPart match{thesisGame(), {std::string(p.first), std::string(p.second)}, true};
    Experiment result{fmt::format("figure-{}", p.figure),
                      fmt::format("{} against {}", p.first, p.second),
                      {},
                      {{"games", match}},
                      {}};
    result.findings = [p, games](const Results& results) {
        Findings findings;
        findings.figures.push_back(beside(
            shareFigure(std::string(p.first), results.side("games", 0)), p.wonByFirst, games));
        return findings;
    };
    return result;
}

// Three tests of 300 games each, added up.
constexpr Pairing kPlayers[] = {
    {"5.5", "random", "greedy", 63.0 / 900},
    {"5.6", "greedy", "greedy-boundary", 369.0 / 900},
    {"5.7", "greedy-boundary", "heuristic-1", 167.0 / 900},
    {"5.8", "heuristic-1", "heuristic-2", 248.0 / 900},
    {"5.9", "heuristic-2", "heuristic-3", 353.0 / 900},
};

constexpr Pairing kDepthOne[] = {{"5.10", "minimax:depth=1", "heuristic-3", 0.56}};

const std::vector<Grid>& grids() {
    static const std::vector<Grid> kGrids{
        {"grid-5.1",
         "Fig. 5.1: k3 and k4 of Advanced 2 against Basic 2",
         "heuristic-2",
         "greedy",
         "k3",
         "k4",
         100,
         {0, 50, 100, 150, 200, 250, 300, 350, 400, 450, 500},
         {0, 50, 100, 150, 200, 250, 300, 350, 400, 450, 500},
         {79, 85, 75, 85, 80, 84, 78, 73, 79, 76, 72,          80, 81, 72, 82, 77, 77, 76,
          79, 89, 74, 77, 78, 82, 78, 83, 78, 82, kNotPrinted, 86, 74, 83, 83, 79, 85, 75,
          78, 86, 81, 80, 80, 74, 83, 86, 84, 82, 81,          80, 74, 82, 82, 83, 69, 87,
          83, 81, 77, 78, 83, 81, 82, 79, 79, 82, 86,          85, 83, 83, 84, 84, 82, 83,
          81, 78, 83, 78, 80, 80, 79, 87, 81, 82, 83,          80, 84, 84, 79, 77, 79, 79,
          85, 81, 79, 85, 78, 83, 82, 81, 88, 78, 79,          82, 79, 77, 80, 83, 83, 83,
          83, 79, 78, 79, 76, 78, 85, 81, 81, 74, 77,          79, 80}},
        {"grid-5.2",
         "Fig. 5.2: the same, finer",
         "heuristic-2",
         "greedy",
         "k3",
         "k4",
         300,
         {70, 90, 110, 130, 150},
         {250, 270, 290, 310, 330, 350},
         {81.33, 86.67, 77.00, 73.33, 75.67, 79.00, 75.33, 77.00, 79.33, 82.00,
          80.00, 81.33, 79.00, 80.00, 83.00, 89.00, 76.33, 76.33, 81.00, 78.67,
          80.00, 84.00, 80.33, 79.33, 78.67, 82.00, 85.00, 78.66, 75.66, 78.66}},
        {"grid-5.3",
         "Fig. 5.3: w2 and w3 of Advanced 3 against Advanced 1",
         "heuristic-3",
         "heuristic-1",
         "w2",
         "w3",
         300,
         {0, 20, 40, 60, 80, 100},
         {0, 20, 40, 60, 80, 100},
         {63.67, 65.33, 70.00, 78.00, 71.33, 67.67, 73.33, 71.33, 82.00, 76.33, 81.33, 72.67,
          76.00, 86.00, 76.33, 72.67, 69.67, 69.33, 63.00, 82.00, 71.00, 76.67, 73.33, 66.00,
          77.00, 82.33, 82.00, 72.33, 73.00, 64.00, 75.33, 77.67, 75.00, 70.00, 76.33, 66.00}},
        {"grid-5.4",
         "Fig. 5.4: the same, finer",
         "heuristic-3",
         "heuristic-1",
         "w2",
         "w3",
         300,
         {30, 34, 38, 42, 46, 50},
         {10, 14, 18, 22, 26, 30},
         {79, 73, 76, 81, 85, 70, 73, 78, 73, 76, 78, 73, 82, 74, 85, 87, 75, 69,
          68, 76, 74, 79, 73, 78, 78, 82, 78, 75, 75, 78, 85, 81, 82, 80, 81, 76}},
    };
    return kGrids;
}

} // namespace

std::span<const Experiment> Players::experiments() {
    static const std::vector<Experiment> kAll = [] {
        std::vector<Experiment> all;
        for (const Pairing& p : kPlayers) all.push_back(experimentOf(p, 900));
        for (const Pairing& p : kDepthOne) all.push_back(experimentOf(p, 300));
        for (const Grid& grid : grids()) all.push_back(experimentOf(grid));
        return all;
    }();
    return kAll;
}

} // namespace parlour::samurai
