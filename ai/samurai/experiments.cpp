// Y. Zhou, "Exploring Artificial Intelligence within a Card and Board Game: Samurai", MSc thesis,
// Leeds 2019: figures 5.1 to 5.11.
//
// The thesis does not say who begins. Its cell of equal players (Fig. 5.3, w2 = w3 = 0) has 63.67 %
// for the tested player, which is what beginning brings; so all games are played in both ways.
#include "ai/samurai/players.h"

#include <boost/math/distributions/chi_squared.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace parlour::samurai {

namespace {

constexpr double kNotPrinted = -1;
constexpr Phrase kConditions = PARLOUR_PHRASE(
    "Experiments", "Ours play the thesis' game: two players, 18 tiles, figures and hands by lot, "
                   "until no figure is left. Draws, which the thesis does not mention, count half. "
                   "Our map is not the published one.");

MatchPart thesisMatch(std::string_view first, std::string_view second, bool rotate) {
    return {{{"preset", "thesis"}}, {std::string(first), std::string(second)}, rotate};
}

// --- Figures 5.1 to 5.4: wins over a grid of two parameters, both in hundredths. ---

struct Grid {
    std::string_view figure;
    Phrase title;
    std::string_view tested;
    std::string_view rowParameter;
    std::string_view columnParameter;
    int games;
    std::vector<int> rows;
    std::vector<int> columns;
    std::vector<double> percent; // of games won, row by row
    Phrase remark{};             // where caption and text disagree
};

const std::vector<Grid>& grids() {
    static const std::vector<Grid> kGrids{
        {"5.1",
         PARLOUR_PHRASE("Experiments", "Advanced Strategy 2 against Basic Strategy 2"),
         "heuristic-2",
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
        {"5.2",
         PARLOUR_PHRASE("Experiments", "Advanced Strategy 2 against Basic Strategy 2, finer"),
         "heuristic-2",
         "k3",
         "k4",
         300,
         {70, 90, 110, 130, 150},
         {250, 270, 290, 310, 330, 350},
         {81.33, 86.67, 77.00, 73.33, 75.67, 79.00, 75.33, 77.00, 79.33, 82.00,
          80.00, 81.33, 79.00, 80.00, 83.00, 89.00, 76.33, 76.33, 81.00, 78.67,
          80.00, 84.00, 80.33, 79.33, 78.67, 82.00, 85.00, 78.66, 75.66, 78.66}},
        {"5.3",
         PARLOUR_PHRASE("Experiments", "Advanced Strategy 3 against Advanced Strategy 1"),
         "heuristic-3",
         "w2",
         "w3",
         300,
         {0, 20, 40, 60, 80, 100},
         {0, 20, 40, 60, 80, 100},
         {63.67, 65.33, 70.00, 78.00, 71.33, 67.67, 73.33, 71.33, 82.00, 76.33, 81.33, 72.67,
          76.00, 86.00, 76.33, 72.67, 69.67, 69.33, 63.00, 82.00, 71.00, 76.67, 73.33, 66.00,
          77.00, 82.33, 82.00, 72.33, 73.00, 64.00, 75.33, 77.67, 75.00, 70.00, 76.33, 66.00},
         PARLOUR_PHRASE("Experiments",
                        "The caption names Advanced Strategy 2 both as the tested player, where "
                        "the text says 3, and as the opponent, where it says 1; the head of the "
                        "table says w1 = 0, where the text says 1. We follow the text.")},
        {"5.4",
         PARLOUR_PHRASE("Experiments", "Advanced Strategy 3 against Advanced Strategy 1, finer"),
         "heuristic-3",
         "w2",
         "w3",
         300,
         {30, 34, 38, 42, 46, 50},
         {10, 14, 18, 22, 26, 30},
         {79, 73, 76, 81, 85, 70, 73, 78, 73, 76, 78, 73, 82, 74, 85, 87, 75, 69,
          68, 76, 74, 79, 73, 78, 78, 82, 78, 75, 75, 78, 85, 81, 82, 80, 81, 76},
         PARLOUR_PHRASE(
             "Experiments",
             "The caption names Advanced Strategy 2 as the tested player, where the text says 3; "
             "the head of the table says w1 = 0, where the text says 1. We follow the text.")},
    };
    return kGrids;
}

// One way to play a grid's games.
struct GridReading {
    Phrase name;
    std::string_view opponent;
    bool rotate;
    Phrase reason; // why cells differ
};

std::string tenths(double value) { return fmt::format("{:.1f}", value); }
std::string hundredths(int value) { return fmt::format("{:.2f}", value / 100.0); }

// The mean of a grid's cells.
double meanOf(const std::vector<double>& shares) {
    return std::accumulate(shares.begin(), shares.end(), 0.0) / static_cast<double>(shares.size());
}

// Chi-squared of the shares won in cells of so many games around their mean.
double chiSquared(const std::vector<double>& shares, double games) {
    const double mean = meanOf(shares);
    double sum = 0;
    for (const double share : shares) sum += (share - mean) * (share - mean);
    return games * sum / (mean * (1 - mean));
}

Experiment experimentOf(const Grid& grid, std::vector<GridReading> readings) {
    Experiment result{fmt::format("figure-{}", grid.figure),
                      say(PARLOUR_PHRASE("Experiments", "%1 and %2 of %3"), grid.rowParameter,
                          grid.columnParameter, grid.title),
                      say(PARLOUR_PHRASE("Experiments", "Published: %1 games in each cell. %2"),
                          grid.games, kConditions),
                      {},
                      {}};
    const auto partName = [](const GridReading& reading, int row, int column) {
        return fmt::format("{}, {} {}", reading.name.english, row, column);
    };
    for (const GridReading& reading : readings)
        for (const int row : grid.rows)
            for (const int column : grid.columns)
                result.parts.push_back(
                    {partName(reading, row, column),
                     thesisMatch(fmt::format("{}:{}={};{}={}", grid.tested, grid.rowParameter, row,
                                             grid.columnParameter, column),
                                 reading.opponent, reading.rotate)});
    result.findings = [grid, readings, partName](const Results& results) {
        Findings findings;
        std::vector<double> printed;
        for (const double percent : grid.percent)
            if (percent != kNotPrinted) printed.push_back(percent / 100);
        const double squares = chiSquared(printed, grid.games);
        const auto freedom = static_cast<double>(printed.size() - 1);
        const double chance =
            boost::math::cdf(boost::math::complement(boost::math::chi_squared(freedom), squares));
        findings.remarks.push_back(say(
            PARLOUR_PHRASE("Experiments", "The thesis' cells: mean %1 %, chi-squared around it %2 "
                                          "with %3 degrees of freedom (p = %4). %5"),
            tenths(100 * meanOf(printed)), fmt::format("{:.0f}", squares),
            fmt::format("{:.0f}", freedom), fmt::format("{:.2g}", chance),
            chance > 0.05
                ? PARLOUR_PHRASE(
                      "Experiments",
                      "Chance alone explains how they differ: the parameters need have no effect.")
                : PARLOUR_PHRASE("Experiments",
                                 "They differ by more than chance does in independent games.")));
        for (const GridReading& reading : readings) {
            FigureGrid found{
                say(PARLOUR_PHRASE("Experiments", "Fig. %1, %2"), grid.figure, reading.name),
                asIs(grid.rowParameter),
                asIs(grid.columnParameter),
                {},
                {},
                {}};
            for (const int row : grid.rows) found.rows.push_back(asIs(hundredths(row)));
            for (const int column : grid.columns) found.columns.push_back(asIs(hundredths(column)));
            std::vector<double> ours;
            auto percent = grid.percent.begin();
            for (const int row : grid.rows)
                for (const int column : grid.columns) {
                    const std::string part = partName(reading, row, column);
                    Figure cell = shareFigure(
                        say(PARLOUR_PHRASE("Experiments", "%1, %2 %3"), reading.name, row, column),
                        results.side(part, 0));
                    ours.push_back(cell.ours.value);
                    if (*percent != kNotPrinted)
                        cell = beside(std::move(cell), *percent / 100, grid.games, reading.reason);
                    found.cells.push_back(std::move(cell));
                    ++percent;
                }
            findings.remarks.push_back(say(
                PARLOUR_PHRASE(
                    "Experiments",
                    "Our cells, %1: mean %2 %, from %3 to %4 %; all cells play the same deals."),
                reading.name, tenths(100 * meanOf(ours)), tenths(100 * std::ranges::min(ours)),
                tenths(100 * std::ranges::max(ours))));
            findings.grids.push_back(std::move(found));
        }
        if (!grid.remark.empty()) findings.remarks.push_back(grid.remark);
        return findings;
    };
    return result;
}

// The readings that come closest to the mean of the thesis' cells come second.
std::vector<Experiment> gridExperiments() {
    constexpr Phrase kGreedy = PARLOUR_PHRASE(
        "Experiments",
        "It comes back with `greedy:held=50`: Basic Strategy 2 then also counts half of the "
        "influence that it already has on a figure. The half is fitted (Fig. 5.5).");
    constexpr Phrase kGreedyCell = PARLOUR_PHRASE(
        "Experiments",
        "None was found: tried `greedy:held=50` and beginning (cells from 82 to 84 %).");
    constexpr Phrase kBegins = PARLOUR_PHRASE(
        "Experiments", "None was found: tried `heuristic-3` beginning in every game, which has the "
                       "cells between 66 and 82 % that are nearest to the thesis' 63 to 87 %.");
    constexpr Phrase kBeginsCell =
        PARLOUR_PHRASE("Experiments", "None was found: tried seats in turn (mean 62 to 64 %) and "
                                      "`heuristic-3:score=figures` (mean 85 % when it begins).");
    const auto& all = grids();
    const std::vector<GridReading> againstGreedy{
        {PARLOUR_PHRASE("Experiments", "seats in turn"), "greedy", true, kGreedy},
        {PARLOUR_PHRASE("Experiments", "opponent greedy:held=50, seats in turn"), "greedy:held=50",
         true, kGreedyCell}};
    const std::vector<GridReading> againstDomain{
        {PARLOUR_PHRASE("Experiments", "seats in turn"), "heuristic-1", true, kBegins},
        {PARLOUR_PHRASE("Experiments", "heuristic-3 begins"), "heuristic-1", false, kBeginsCell}};
    return {experimentOf(all[0], againstGreedy), experimentOf(all[1], againstGreedy),
            experimentOf(all[2], againstDomain), experimentOf(all[3], againstDomain)};
}

// --- Figures 5.5 to 5.9: three tests of 300 games of two players, added up. ---

struct Reading {
    Phrase name;
    std::string_view tested;
    std::string_view opponent;
    bool rotate;
    Phrase reason;           // why it differs
    bool isPublished = true; // else it stands beside for comparison
};

struct Pairing {
    std::string_view figure;
    Phrase title;
    int won; // by the player that is tested, of 900
    std::vector<Reading> readings;
    std::vector<Words> remarks;
};

constexpr int kGamesOfPairing = 900;

Experiment experimentOf(const Pairing& p) {
    Experiment result{
        fmt::format("figure-{}", p.figure),
        p.title,
        say(PARLOUR_PHRASE("Experiments", "Published: three tests of 300 games, added up. %1"),
            kConditions),
        {},
        {}};
    for (const Reading& reading : p.readings)
        result.parts.push_back(
            {reading.name.english, thesisMatch(reading.tested, reading.opponent, reading.rotate)});
    result.findings = [p](const Results& results) {
        Findings findings;
        for (const Reading& reading : p.readings) {
            Figure figure = shareFigure(reading.name, results.side(reading.name.english, 0));
            if (reading.isPublished)
                figure = beside(std::move(figure), static_cast<double>(p.won) / kGamesOfPairing,
                                kGamesOfPairing, reading.reason);
            findings.figures.push_back(std::move(figure));
        }
        findings.remarks = p.remarks;
        return findings;
    };
    return result;
}

std::vector<Experiment> pairingExperiments() {
    std::vector<Experiment> all;
    constexpr Phrase kHeld = PARLOUR_PHRASE(
        "Experiments",
        "It comes back with `greedy:held=50`: it then also counts half of the influence that it "
        "already has on a figure, \"regardless of whether there has already got excessive points "
        "by his own\". The half is fitted, as the thesis gives no number: of 25 % (97.8 % won), 50 "
        "% (93.6) and 75 % (88.4), 50 % comes nearest.");
    all.push_back(experimentOf(
        {"5.5",
         PARLOUR_PHRASE("Experiments", "Basic Strategy 2 against Basic Strategy 1"),
         279 + 272 + 286,
         {{PARLOUR_PHRASE("Experiments", "seats in turn"), "greedy", "random", true, kHeld},
          {PARLOUR_PHRASE("Experiments", "Basic Strategy 2 begins"), "greedy", "random", false,
           kHeld},
          {PARLOUR_PHRASE("Experiments", "greedy:held=50, seats in turn"),
           "greedy:held=50",
           "random",
           true,
           {}}},
         {}}));
    constexpr Phrase kBoundary = PARLOUR_PHRASE(
        "Experiments",
        "None was found: tried beginning (32 %), `greedy-boundary:boundary=5` (45 % when it "
        "begins), both with `greedy:held=50` (40 %), both with `greedy:ties=first` (32 %).");
    all.push_back(experimentOf(
        {"5.6",
         PARLOUR_PHRASE("Experiments", "Basic Strategy 3 against Basic Strategy 2"),
         176 + 170 + 185,
         {{PARLOUR_PHRASE("Experiments", "seats in turn"), "greedy-boundary", "greedy", true,
           kBoundary},
          {PARLOUR_PHRASE("Experiments", "Basic Strategy 3 begins"), "greedy-boundary", "greedy",
           false, kBoundary},
          {PARLOUR_PHRASE("Experiments", "boundary=5, Basic Strategy 3 begins"),
           "greedy-boundary:boundary=5", "greedy", false, kBoundary},
          {PARLOUR_PHRASE("Experiments", "both with held=50, Basic Strategy 3 begins"),
           "greedy-boundary:held=50", "greedy:held=50", false, kBoundary}},
         {PARLOUR_PHRASE("Experiments",
                         "The thesis prints 191 games won and 49.00 %; the tests add up to 300 "
                         "with 185, which is 59.00 %. That holding tiles back until round ten "
                         "helps does not reproduce: every tile of both players is needed to fill "
                         "the land, and who plays more of them in a turn chooses first.")}}));
    constexpr Phrase kDomain = PARLOUR_PHRASE(
        "Experiments",
        "It comes back when `heuristic-1` begins in every game (80 %), which the thesis does not "
        "say but its cell of equal players suggests (Fig. 5.3: 63.67 %).");
    all.push_back(experimentOf(
        {"5.7",
         PARLOUR_PHRASE("Experiments", "Advanced Strategy 1 against Basic Strategy 3"),
         245 + 256 + 232,
         {{PARLOUR_PHRASE("Experiments", "seats in turn"), "heuristic-1", "greedy-boundary", true,
           kDomain},
          {PARLOUR_PHRASE("Experiments", "Advanced Strategy 1 begins"), "heuristic-1",
           "greedy-boundary", false, kDomain},
          {PARLOUR_PHRASE("Experiments", "domain=printed, seats in turn"),
           "heuristic-1:domain=printed", "greedy-boundary", true,
           PARLOUR_PHRASE("Experiments",
                          "It comes back with `heuristic-1:domain=contested`, the default: as "
                          "printed, the formula adds tiles to figures that are as good as won.")}},
         {PARLOUR_PHRASE(
             "Experiments",
             "The printed domain term does not reproduce the figure; we take it for a misprint of "
             "minus the distance of the two players' influence, which does.")}}));
    constexpr Phrase kKeep = PARLOUR_PHRASE(
        "Experiments", "It comes back when `heuristic-2:ties=first` begins in every game against "
                       "`heuristic-1:ties=first` (70 %). The thesis says neither, but its cell of "
                       "equal players suggests that the tested one began (Fig. 5.3: 63.67 %).");
    all.push_back(experimentOf(
        {"5.8",
         PARLOUR_PHRASE("Experiments", "Advanced Strategy 2 against Advanced Strategy 1"),
         212 + 232 + 208,
         {{PARLOUR_PHRASE("Experiments", "seats in turn"), "heuristic-2", "heuristic-1", true,
           kKeep},
          {PARLOUR_PHRASE("Experiments", "Advanced Strategy 2 begins"), "heuristic-2",
           "heuristic-1", false, kKeep},
          {PARLOUR_PHRASE("Experiments", "ties=first, Advanced Strategy 2 begins"),
           "heuristic-2:ties=first", "heuristic-1:ties=first", false, kKeep},
          {PARLOUR_PHRASE("Experiments", "two Advanced Strategy 1, the first begins"),
           "heuristic-1",
           "heuristic-1",
           false,
           {},
           false},
          {PARLOUR_PHRASE("Experiments", "keep=meant, seats in turn"), "heuristic-2:keep=meant",
           "heuristic-1", true, kKeep}},
         {PARLOUR_PHRASE(
              "Experiments",
              "That keep-in-hand helps does not reproduce. As printed it only puts the tiles of a "
              "turn in order, because all are played (`heuristic-2:keep=printed`); where it does "
              "keep fast tiles in the hand (`heuristic-2:keep=meant`) it harms."),
          PARLOUR_PHRASE(
              "Experiments",
              "Most of the thesis' 72.4 % is what beginning brings to equal players (68 %).")}}));
    constexpr Phrase kNearest =
        PARLOUR_PHRASE("Experiments", "None was found: tried `heuristic-3:score=figures`, 69.2 % "
                                      "of 2,000 games, and beginning; this is the nearest.");
    constexpr Phrase kScore =
        PARLOUR_PHRASE("Experiments", "It comes nearest with `heuristic-3:score=kinds`, the "
                                      "default, when both players begin in turn.");
    all.push_back(experimentOf(
        {"5.9",
         PARLOUR_PHRASE("Experiments", "Advanced Strategy 3 against Advanced Strategy 2"),
         162 + 197 + 188,
         {{PARLOUR_PHRASE("Experiments", "seats in turn"), "heuristic-3", "heuristic-2", true,
           kNearest},
          {PARLOUR_PHRASE("Experiments", "Advanced Strategy 3 begins"), "heuristic-3",
           "heuristic-2", false, kScore},
          {PARLOUR_PHRASE("Experiments", "score=figures, seats in turn"),
           "heuristic-3:score=figures", "heuristic-2", true, kScore}},
         {PARLOUR_PHRASE(
             "Experiments",
             "The thesis prints 187 games won in the third test; 188 adds up to 300 and to its "
             "60.78 %. Its tests cannot all have had the same seats: Fig. 5.8 comes back only when "
             "the tested player begins, Fig. 5.9 only when both do.")}}));
    return all;
}

// --- Figure 5.10: MiniMax with known hands against Advanced Strategy 3. ---

struct Depth {
    int depth;
    int games;      // published
    double share;   // of games won
    double seconds; // a game
    std::int64_t oneIn, fixed;
};

Experiment depthExperiment() {
    constexpr Depth kDepths[]{{1, 300, 0.56, 1, 1, 0},
                              {3, 3, 1, 7 * 3600, 1, 0},
                              {5, 0, kNotPrinted, kNotPrinted, 1, 100}};
    Experiment result{
        "figure-5.10",
        PARLOUR_PHRASE("Experiments",
                       "MiniMax that knows the other hand against Advanced Strategy 3, by depth"),
        say(PARLOUR_PHRASE(
                "Experiments",
                "Depth counts turns, the player's own included. Published: all turns searched "
                "without pruning, in Python, 5 minutes for 300 games and 21 hours for 3; at depth "
                "5 the first game was stopped after 64,800 s. Ours prunes, and searches the 12 "
                "most promising turns of each position (`minimax:width=12`). %1"),
            kConditions),
        {},
        {}};
    const auto partName = [](int depth) { return fmt::format("depth {}", depth); };
    for (const Depth& d : kDepths) {
        result.parts.push_back(
            {partName(d.depth),
             thesisMatch(fmt::format("minimax:depth={}", d.depth), "heuristic-3", true), d.oneIn,
             d.fixed});
    }
    result.findings = [=](const Results& results) {
        Findings findings;
        for (const Depth& d : kDepths) {
            const SideTally& side = results.side(partName(d.depth), 0);
            const Words name = say(PARLOUR_PHRASE("Experiments", "depth %1"), d.depth);
            Figure share = shareFigure(name, side);
            if (d.share != kNotPrinted) share = beside(std::move(share), d.share, d.games);
            findings.figures.push_back(std::move(share));
            Figure time{say(PARLOUR_PHRASE("Experiments", "%1, time of a game"), name),
                        Figure::Kind::Time,
                        {0, 0, side.games()},
                        {}};
            if (d.seconds != kNotPrinted) time.published = Mean{d.seconds, 0, d.games};
            if (side.games() > 0)
                time.ours.value =
                    static_cast<double>(side.nanoseconds) / 1e9 / static_cast<double>(side.games());
            time.unit = PARLOUR_PHRASE("Experiments", "s");
            findings.figures.push_back(std::move(time));
        }
        findings.remarks = {PARLOUR_PHRASE(
            "Experiments",
            "At depth 1 MiniMax values the tiles of a turn together, Advanced Strategy 3 one after "
            "the other; the thesis takes them for the same player. That looking ahead helps rests "
            "on three games there, and holds here.")};
        return findings;
    };
    return result;
}

// --- Figure 5.11: people. ---

Experiment peopleExperiment() {
    struct Row {
        Phrase title;
        std::string_view player;
        double won; // by the player
        int games;
    };
    constexpr Row kRows[]{
        {PARLOUR_PHRASE("Experiments", "Advanced Strategy 3 against people"), "heuristic-3",
         3.0 / 6, 6},
        {PARLOUR_PHRASE("Experiments", "Advanced Strategy 4 against people"), "minimax", 1, 2}};
    Experiment result{
        "figure-5.11",
        PARLOUR_PHRASE("Experiments", "People against Advanced Strategy 3 and 4"),
        PARLOUR_PHRASE(
            "Experiments",
            "Published: two people who had played once before, three games each against Advanced "
            "Strategy 3 (33.3 and 66.7 %), two games of one of them against Advanced Strategy 4 "
            "(100 %). The thesis does not say whose percentages these are; its discussion speaks "
            "of its players as the winners. Ours: games that other people played at this computer, "
            "by any rules for two, so the figures may differ."),
        {},
        {}};
    for (const Row& row : kRows)
        result.parts.push_back({row.title.english, PeoplePart{1, {std::string(row.player)}}});
    result.findings = [=](const Results& results) {
        Findings findings;
        for (const Row& row : kRows) {
            findings.figures.push_back(beside(
                shareFigure(row.title, results.side(row.title.english, 1)), row.won, row.games));
        }
        return findings;
    };
    return result;
}

} // namespace

std::span<const Experiment> Players::experiments() {
    static const std::vector<Experiment> kAll = [] {
        std::vector<Experiment> all = gridExperiments();
        for (Experiment& experiment : pairingExperiments()) all.push_back(std::move(experiment));
        all.push_back(depthExperiment());
        all.push_back(peopleExperiment());
        return all;
    }();
    return kAll;
}

} // namespace parlour::samurai
