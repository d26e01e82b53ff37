// B. E. Seelbinder, "Cooperative Artificial Intelligence in the Euchre Card Game", 2012: the
// matches of chapter 4 and the comparisons of chapter 5, with the figures as printed; and what it
// proposes in section 6.1.
#include "ai/arena/watched_game.h"
#include "ai/euchre/players.h"
#include "core/play/series.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <memory>

namespace parlour::euchre {

namespace {

constexpr int kGames = 31;

// Another reading of the thesis, or of a program that it only describes; empty if there is none.
// No single reading of UF brings back both its matches against the thesis' players and those
// against the programs.
std::string readingOf(std::string_view player, bool againstPrograms = false) {
    if (player == "uf")
        return againstPrograms ? "uf:good_chance=25" : "uf:beaten_chance=1;partner_loses=high";
    if (player == "uf-hybrid") return "uf-hybrid:good_chance=25;threshold=50";
    if (player == "bid-euchre") return "bid-euchre:lead=highest";
    if (player == "classic-easy") return "classic-easy:wins=highest";
    if (player == "classic-hard") return "classic-hard:lead=highest";
    return {};
}

Words nameOf(std::string_view player) {
    if (player == "random") return asIs("RANDOM");
    if (player == "high") return asIs("HIGH");
    if (player == "low") return asIs("LOW");
    if (player == "high-cautious") return asIs("HIGH!");
    if (player == "high-cautious:values=learned")
        return PARLOUR_PHRASE("Experiments", "HIGH!, learned values");
    if (player == "mdp") return asIs("MDP");
    if (player == "mdp-two") return PARLOUR_PHRASE("Experiments", "MDP, two thresholds");
    if (player == "uf") return asIs("UF");
    if (player == "uf-hybrid") return asIs("UF.5");
    if (player == "bid-euchre") return asIs("Bid Euchre");
    if (player == "classic-easy") return asIs("Euchre 0.7 easy");
    if (player == "classic-medium") return asIs("Euchre 0.7 medium");
    return asIs("Euchre 0.7 hard");
}

// The thesis' game: its text lets the dealer lead. It does not say how trump was made.
Json thesisOptions() { return {{"trump", "random_maker"}, {"lead", "dealer"}}; }

constexpr Phrase kConditions = PARLOUR_PHRASE(
    "Experiments",
    "Published: 31 games up to ten points. The thesis does not say how trump was made; here the "
    "upcard is trump and the maker drawn by lot (`trump=random_maker`), and the dealer leads as in "
    "its text (`lead=dealer`). Each deal is played again with the sides exchanged, of mixed teams "
    "also with the partners exchanged. \"At the table\": with bidding, the seat after the dealer "
    "leads.");

// Two seats of each side; mean points and games won, as printed; what was found about the
// difference.
struct Row {
    const char* figure;
    std::array<const char*, 2> a, b;
    std::array<double, 2> points;
    std::array<int, 2> won;
    Phrase reason{};
};

Words teamOf(const std::array<const char*, 2>& team) {
    const Words first = nameOf(team[0]);
    return std::string_view(team[0]) == team[1]
               ? first
               : say(PARLOUR_PHRASE("Experiments", "%1 + %2"), first, nameOf(team[1]));
}

Words versus(const Words& player, const Words& other) {
    return say(PARLOUR_PHRASE("Experiments", "%1 against %2"), player, other);
}

// The name of a part.
std::string pairOf(const std::string& player, const std::string& other) {
    return player + " against " + other;
}

MatchPart match(const Json& options, const Row& row, const auto& spec) {
    MatchPart part{options, {spec(row.a[0]), spec(row.b[0]), spec(row.a[1]), spec(row.b[1])}};
    // With equal partners a full rotation would play every game twice.
    part.duplicate = part.seats[0] == part.seats[2] && part.seats[1] == part.seats[3];
    part.rotate = !part.duplicate;
    return part;
}

// Where: in the thesis' game, or elsewhere.
constexpr Phrase kThesisGame{"", "%1"};
constexpr Phrase kOtherReading = PARLOUR_PHRASE("Experiments", "%1 (other reading)");
constexpr Phrase kAtTheTable = PARLOUR_PHRASE("Experiments", "%1 (at the table)");

Words gamesWon(const Words& team) {
    return say(PARLOUR_PHRASE("Experiments", "%1, games won"), team);
}
Words pointsOf(const Words& team) { return say(PARLOUR_PHRASE("Experiments", "%1, points"), team); }

void addFigures(Findings& findings, const Row& row, const Results& results, const std::string& part,
                const Phrase& place, bool isPublished) {
    const std::array<Words, 2> teams{teamOf(row.a), teamOf(row.b)};
    for (std::size_t side = 0; side < 2; ++side) {
        const SideTally& tally = results.side(part, side);
        Figure won = shareFigure(say(place, gamesWon(teams[side])), tally);
        Figure points = scoreFigure(say(place, pointsOf(teams[side])), tally);
        points.close = 0.3;
        if (isPublished) {
            won = beside(won, row.won[side] / static_cast<double>(kGames), kGames, row.reason);
            points = beside(points, row.points[side], kGames, row.reason);
        }
        findings.figures.push_back(won);
        findings.figures.push_back(points);
    }
}

std::string tenths(double value) { return fmt::format("{:.1f}", value); }
Words percent(double share) {
    return say(PARLOUR_PHRASE("Experiments", "%1 %"), tenths(100 * share));
}

// "49.2 % (47.7 to 50.7)"
Words told(const Figure& share) {
    const Interval interval = share.interval();
    return say(PARLOUR_PHRASE("Experiments", "%1 (%2 to %3)"), percent(share.ours.value),
               tenths(100 * interval.low), tenths(100 * interval.high));
}

// Where a side won clearly more of the published games (17 of 31 or more) but does not clearly win
// here.
Words remarkOn(const Row& row, const Results& results, bool hasReading) {
    const int lead = row.won[0] - row.won[1];
    const Figure ours = shareFigure({}, results.side("games", 0));
    const Interval interval = ours.interval();
    if (std::abs(lead) < 3 || (lead > 0 ? interval.low > 0.5 : interval.high < 0.5)) return {};
    const Words text = say(
        PARLOUR_PHRASE("Experiments",
                       "%1's win does not come out clearly: %2 wins %3 against %4, published %5."),
        teamOf(lead > 0 ? row.a : row.b), teamOf(row.a), told(ours), teamOf(row.b),
        percent(row.won[0] / static_cast<double>(kGames)));
    if (!hasReading) return text;
    return say(PARLOUR_PHRASE("Experiments", "%1 In the other reading it wins %2."), text,
               told(shareFigure({}, results.side("reading", 0))));
}

Experiment experimentOf(const Row& row, bool againstPrograms) {
    Experiment experiment;
    experiment.name = std::string("figure-") + row.figure;
    experiment.title = versus(teamOf(row.a), teamOf(row.b));
    std::vector<std::string> readings;
    for (const char* player : {row.a[0], row.a[1], row.b[0], row.b[1]})
        if (const std::string reading = readingOf(player, againstPrograms);
            !reading.empty() && std::ranges::find(readings, reading) == readings.end())
            readings.push_back(reading);

    const auto asPublished = [](const char* player) { return std::string(player); };
    const auto otherwise = [&](const char* player) {
        const std::string reading = readingOf(player, againstPrograms);
        return reading.empty() ? std::string(player) : reading;
    };
    experiment.parts.push_back({"games", match(thesisOptions(), row, asPublished)});
    if (!readings.empty())
        experiment.parts.push_back({"reading", match(thesisOptions(), row, otherwise)});
    experiment.parts.push_back({"table", match(Json::object(), row, asPublished)});

    experiment.about = kConditions;
    if (!readings.empty())
        experiment.about =
            say(PARLOUR_PHRASE("Experiments", "%1 \"Other reading\": players as %2."),
                experiment.about, fmt::format("`{}`", fmt::join(readings, "`, `")));
    if (againstPrograms)
        experiment.about =
            say(PARLOUR_PHRASE("Experiments",
                               "%1 Players after the thesis' short descriptions stand in for the "
                               "programs; its averages against them are no multiples of 1/31."),
                experiment.about);
    experiment.findings = [row, hasReading = !readings.empty()](const Results& results) {
        Findings findings;
        addFigures(findings, row, results, "games", kThesisGame, true);
        if (hasReading) addFigures(findings, row, results, "reading", kOtherReading, true);
        addFigures(findings, row, results, "table", kAtTheTable, false);
        if (const Words remark = remarkOn(row, results, hasReading); !remark.empty())
            findings.remarks.push_back(remark);
        return findings;
    };
    return experiment;
}

#define PARLOUR_TWO(name)                                                                          \
    { name, name }

constexpr Row kPlayers[] = {
    {"4.1",
     PARLOUR_TWO("random"),
     PARLOUR_TWO("high"),
     {8.226, 7.452},
     {16, 15},
     PARLOUR_PHRASE(
         "Experiments",
         "None was found: tried `lead=eldest` (HIGH 8.2 points) and `trump=dealer_maker` (8.4).")},
    {"4.2",
     PARLOUR_TWO("high"),
     PARLOUR_TWO("low"),
     {9.742, 5.516},
     {25, 6},
     PARLOUR_PHRASE("Experiments", "None was found: tried `lead=eldest` (LOW 6.6 points).")},
    {"4.3", PARLOUR_TWO("low"), PARLOUR_TWO("random"), {7.129, 8.903}, {9, 22}},
    {"4.4", PARLOUR_TWO("high-cautious"), PARLOUR_TWO("high"), {9.323, 5.355}, {26, 5}},
    {"4.5", PARLOUR_TWO("high-cautious"), PARLOUR_TWO("random"), {10.000, 6.129}, {27, 4}},
    {"4.6", PARLOUR_TWO("high-cautious"), PARLOUR_TWO("low"), {9.806, 4.484}, {29, 2}},
    {"4.7",
     PARLOUR_TWO("mdp"),
     PARLOUR_TWO("high"),
     {8.903, 6.548},
     {22, 9},
     PARLOUR_PHRASE(
         "Experiments",
         "With `mdp:threshold=5` MDP wins 59.7 % and HIGH has 7.5 points, which 31 games cannot "
         "tell from what was published; thresholds of 10 to 60 bring less.")},
    {"4.8", PARLOUR_TWO("mdp"), PARLOUR_TWO("random"), {8.065, 8.065}, {15, 16}},
    {"4.9", PARLOUR_TWO("mdp"), PARLOUR_TWO("low"), {8.032, 8.484}, {15, 16}},
    {"4.10", PARLOUR_TWO("high-cautious"), PARLOUR_TWO("mdp"), {9.226, 5.968}, {23, 8}},
    {"4.11",
     PARLOUR_TWO("uf"),
     PARLOUR_TWO("random"),
     {8.806, 7.516},
     {21, 10},
     PARLOUR_PHRASE(
         "Experiments",
         "With rules 3c and 3d taken literally, `uf:beaten_chance=1;partner_loses=high`, RANDOM "
         "has 6.8 points, which 31 games cannot tell from 7.5.")},
    {"4.12", PARLOUR_TWO("uf"), PARLOUR_TWO("high"), {9.452, 7.032}, {23, 8}},
    {"4.13",
     PARLOUR_TWO("uf"),
     PARLOUR_TWO("low"),
     {9.355, 5.968},
     {22, 9},
     PARLOUR_PHRASE("Experiments",
                    "None was found: tried `uf:beaten_chance=1;partner_loses=high` (83.9 %), "
                    "`uf:good_chance=25` (87.3 %) and `trump=dealer_maker` (91.4 %).")},
    {"4.14",
     PARLOUR_TWO("uf"),
     PARLOUR_TWO("high-cautious"),
     {7.419, 8.774},
     {11, 20},
     PARLOUR_PHRASE(
         "Experiments",
         "With rules 3c and 3d taken literally, `uf:beaten_chance=1;partner_loses=high`, UF wins "
         "42.3 %, which 31 games cannot tell from 35.5 %.")},
    {"4.15", PARLOUR_TWO("uf"), PARLOUR_TWO("mdp"), {8.968, 6.839}, {21, 10}},
    {"4.16", {"high", "low"}, PARLOUR_TWO("random"), {8.581, 8.000}, {18, 13}},
    {"4.17", {"mdp", "high-cautious"}, {"high", "low"}, {9.000, 6.903}, {20, 11}},
    {"4.18", {"mdp", "high-cautious"}, PARLOUR_TWO("random"), {9.000, 6.452}, {23, 8}},
    {"4.19",
     {"uf", "high-cautious"},
     PARLOUR_TWO("high-cautious"),
     {6.613, 8.516},
     {10, 21},
     PARLOUR_PHRASE("Experiments", "None was found: tried `uf:beaten_chance=1;partner_loses=high` "
                                   "(7.9 points, 46.2 % won).")},
    {"4.20", {"uf", "high-cautious"}, PARLOUR_TWO("uf"), {8.452, 7.710}, {19, 12}},
    {"4.21", PARLOUR_TWO("uf-hybrid"), PARLOUR_TWO("random"), {8.871, 6.065}, {21, 10}},
    {"4.22", PARLOUR_TWO("uf-hybrid"), PARLOUR_TWO("high"), {9.613, 5.935}, {26, 5}},
    {"4.23", PARLOUR_TWO("uf-hybrid"), PARLOUR_TWO("low"), {10.032, 4.258}, {29, 2}},
    {"4.24", PARLOUR_TWO("uf-hybrid"), PARLOUR_TWO("high-cautious"), {8.419, 7.774}, {18, 13}},
    {"4.25", PARLOUR_TWO("uf-hybrid"), PARLOUR_TWO("mdp"), {9.516, 5.935}, {25, 6}},
    {"4.26", PARLOUR_TWO("uf-hybrid"), PARLOUR_TWO("uf"), {8.419, 7.742}, {17, 14}},
};

constexpr Row kPrograms[] = {
    {"4.27",
     PARLOUR_TWO("uf"),
     PARLOUR_TWO("bid-euchre"),
     {7.986, 7.621},
     {20, 11},
     PARLOUR_PHRASE(
         "Experiments",
         "Against `bid-euchre:lead=highest`, UF wins 48.9 %, and `uf:good_chance=25` 52.9 %, which "
         "31 games cannot tell from 64.5 %: the stand-in leads better than the program did.")},
    {"4.28",
     PARLOUR_TWO("uf-hybrid"),
     PARLOUR_TWO("bid-euchre"),
     {8.315, 7.463},
     {20, 11},
     PARLOUR_PHRASE("Experiments",
                    "Against `bid-euchre:lead=highest`, `uf-hybrid:good_chance=25;threshold=50` "
                    "wins 54.1 %, which 31 games cannot tell from 64.5 %: the stand-in leads "
                    "better than the program did.")},
    {"4.29",
     PARLOUR_TWO("uf"),
     PARLOUR_TWO("classic-easy"),
     {8.973, 7.241},
     {22, 9},
     PARLOUR_PHRASE("Experiments", "Against `classic-easy:wins=highest`, `uf:good_chance=25` wins "
                                   "61.2 %, which 31 games cannot tell from 71.0 %.")},
    {"4.30",
     PARLOUR_TWO("uf-hybrid"),
     PARLOUR_TWO("classic-easy"),
     {9.157, 6.583},
     {23, 8},
     PARLOUR_PHRASE("Experiments",
                    "Against `classic-easy:wins=highest`, `uf-hybrid:good_chance=25;threshold=50` "
                    "wins 62.1 %, which 31 games cannot tell from 74.2 %.")},
    {"4.31", PARLOUR_TWO("uf"), PARLOUR_TWO("classic-medium"), {8.127, 7.635}, {17, 14}},
    {"4.32",
     PARLOUR_TWO("uf-hybrid"),
     PARLOUR_TWO("classic-medium"),
     {8.422, 7.168},
     {19, 12},
     PARLOUR_PHRASE("Experiments", "With `uf-hybrid:good_chance=25;threshold=50` UF.5 wins 54.2 %, "
                                   "which 31 games cannot tell from 61.3 %.")},
    {"4.33",
     PARLOUR_TWO("uf"),
     PARLOUR_TWO("classic-hard"),
     {6.427, 9.328},
     {13, 18},
     PARLOUR_PHRASE("Experiments", "UF as it is against `classic-hard` as it is comes nearer: 35.9 "
                                   "%, which 31 games cannot tell from 41.9 %.")},
    {"4.34",
     PARLOUR_TWO("uf-hybrid"),
     PARLOUR_TWO("classic-hard"),
     {8.254, 8.675},
     {16, 15},
     PARLOUR_PHRASE("Experiments",
                    "Against `classic-hard:lead=highest`, `uf-hybrid:good_chance=25;threshold=50` "
                    "wins 53.6 %, which 31 games cannot tell from 51.6 %.")},
};

#undef PARLOUR_TWO

// Figures 5.1 to 5.3 compare UF and UF.5 by tricks, games and points.

// Plays a game twice, with the sides exchanged, and counts what `players[0]` and its partner got.
Sampler comparison(const std::array<std::string, 2>& players) {
    const Options options =
        Euchre::options(completeOptions(Euchre::optionSpecs(), thesisOptions()).value());
    auto seated = std::make_shared<std::array<std::vector<Player<Euchre>>, 2>>();
    for (std::size_t side = 0; side < 2; ++side) {
        const std::string& even = players[side];
        const std::string& odd = players[1 - side];
        (*seated)[side] = seatPlayers(Players::players(), {even, odd, even, odd});
    }
    return [options, seated](Sample& sample) {
        for (std::size_t side = 0; side < 2; ++side) {
            Rng dealRng = sample.rng.split(0);
            const Rng gameRng = sample.rng.split(1 + side);
            Series series(kSeats, {options.target});
            std::map<int, std::int64_t> tricks; // of a deal: how often
            Deal deal = Euchre::deal(options, dealRng);
            for (std::uint64_t number = 0; !series.isOver(); ++number) {
                const State state =
                    watchDeal<Euchre>(options, deal, (*seated)[side], gameRng.split(number),
                                      sample.stop, [](auto&&...) {});
                if (!state.pub.isOver()) return;
                ++tricks[state.pub.tricks[side]];
                series.add(Euchre::scores(state));
                deal = Euchre::nextDeal(options, state, dealRng);
            }
            auto& numbers = sample.counts.numbers;
            for (const auto& [count, times] : tricks)
                numbers[fmt::format("tricks/{}", count)] += times;
            const int own = series.totals()[side];
            const int theirs = series.totals()[1 - side];
            ++numbers["games"];
            numbers["won"] += own > theirs;
            numbers["points"] += own;
            numbers["all points"] += own + theirs;
            numbers["points squared"] += own * own;
            numbers["all points squared"] += (own + theirs) * (own + theirs);
            numbers["points times all"] += own * (own + theirs);
        }
    };
}

enum class Measure { Tricks, Games, Points };

// In percent; the deviation is that of a deal or a game.
Figure measured(Measure measure, const Words& name, const Counts& counts) {
    const auto number = [&](const char* what) { return static_cast<double>(counts.number(what)); };
    const std::int64_t games = counts.number("games");
    const double n = std::max(1.0, number("games"));
    Figure figure{name, Figure::Kind::Mean, {}, {}};
    figure.unit = asIs("%");
    figure.close = 3;
    switch (measure) {
    case Measure::Games: return {name, Figure::Kind::Share, {number("won") / n, 0, games}, {}};
    case Measure::Tricks: {
        figure.ours = meanOf(counts.histogram("tricks"));
        figure.ours.value *= 100.0 / kTricks;
        figure.ours.deviation *= 100.0 / kTricks;
        break;
    }
    case Measure::Points: {
        // A ratio of two sums; the deviation of what a game adds to it.
        const double all = std::max(1.0, number("all points"));
        const double share = number("points") / all;
        const double squares = number("points squared") - 2 * share * number("points times all") +
                               share * share * number("all points squared");
        figure.ours = {100 * share, 100 * std::sqrt(std::max(0.0, squares / n)) / (all / n), games};
        break;
    }
    }
    return figure;
}

// Against each of these; the last is UF, which for UF itself is an equal player.
constexpr std::array<const char*, 6> kOthers{"random", "high", "low", "high-cautious", "mdp", "uf"};
constexpr std::array<const char*, 2> kCompared{"uf", "uf-hybrid"};

// The published match of the pair, if there is one.
const Row* rowOf(std::string_view a, std::string_view b) {
    for (const Row& row : kPlayers)
        if (row.a[0] == a && row.a[1] == a && row.b[0] == b && row.b[1] == b) return &row;
    return nullptr;
}

std::vector<std::string> comparedPlayers() {
    std::vector<std::string> players(kCompared.begin(), kCompared.end());
    for (const char* player : kCompared) players.push_back(readingOf(player));
    return players;
}
Words displayName(const std::string& player) {
    return player.find(':') == std::string::npos ? nameOf(player) : asIs("`" + player + "`");
}

Findings compare(Measure measure, const std::string& plotName, const Words& title,
                 const Results& results) {
    Findings findings;
    Plot plot{plotName,  title, Plot::Kind::Bars, PARLOUR_PHRASE("Experiments", "against"),
              asIs("%"), {}};
    for (const char* other : kOthers) plot.categories.push_back(nameOf(other));
    for (const std::string& player : comparedPlayers()) {
        Plot::Series series{displayName(player), {}};
        for (std::size_t i = 0; i < kOthers.size(); ++i) {
            const Counts& counts = results.count(pairOf(player, kOthers[i]));
            Figure figure =
                measured(measure, versus(displayName(player), nameOf(kOthers[i])), counts);
            const Row* const row = rowOf(player, kOthers[i]);
            if (row != nullptr && measure == Measure::Games)
                figure =
                    beside(figure, row->won[0] / static_cast<double>(kGames), kGames, row->reason);
            if (row != nullptr && measure == Measure::Points)
                figure = beside(figure, 100 * row->points[0] / (row->points[0] + row->points[1]),
                                kGames, row->reason);
            const double scale = figure.kind == Figure::Kind::Share ? 100 : 1;
            const Interval interval = figure.interval();
            series.points.push_back({static_cast<double>(i), scale * figure.ours.value,
                                     Interval{scale * interval.low, scale * interval.high}});
            findings.figures.push_back(std::move(figure));
        }
        plot.series.push_back(std::move(series));
    }
    findings.plots.push_back(std::move(plot));
    return findings;
}

double meanOfBars(const Plot::Series& series, std::size_t bars) {
    double sum = 0;
    for (std::size_t i = 0; i < bars; ++i) sum += series.points[i].y;
    return sum / static_cast<double>(bars);
}

// What section 5.2 says about the bars, of which our text of the thesis has no numbers.
Words remarkOnTricks(const Plot& plot) {
    const Plot::Series& uf = plot.series[0];
    const Plot::Series& hybrid = plot.series[1];
    double least = 100;
    for (const Plot::Point& point : hybrid.points) least = std::min(least, point.y);
    const auto signedTenths = [](double value) { return fmt::format("{:+.1f}", value); };
    return say(
        PARLOUR_PHRASE("Experiments",
                       "The thesis says that UF.5 always took more than half of the tricks, and "
                       "about 5 points more than UF. Here it takes %1 % or more, and %2 points "
                       "compared with UF on average over the first five; `%3` takes %4."),
        tenths(least), signedTenths(meanOfBars(hybrid, 5) - meanOfBars(uf, 5)),
        readingOf("uf-hybrid"), signedTenths(meanOfBars(plot.series[3], 5) - meanOfBars(uf, 5)));
}

// UF.5's overall share, 136 of 186 games, as the mean of its six bars.
Words remarkOnGames(const Plot& plot) {
    const auto bestOf = [&](const Plot::Series& series) {
        Words beaten;
        for (std::size_t i = 0; i < series.points.size(); ++i)
            if (series.points[i].interval->low <= 50)
                beaten = beaten.empty() ? plot.categories[i]
                                        : say(PARLOUR_PHRASE("Experiments", "%1 and %2"), beaten,
                                              plot.categories[i]);
        return beaten.empty()
                   ? Words(PARLOUR_PHRASE("Experiments", "beats all six"))
                   : say(PARLOUR_PHRASE("Experiments", "does not clearly beat %1"), beaten);
    };
    return say(PARLOUR_PHRASE("Experiments",
                              "The thesis' headline is that UF.5 beats everyone, 73.1 % over all. "
                              "Here UF.5 wins %1 % and %2; `%3` wins %4 % and %5."),
               tenths(meanOfBars(plot.series[1], kOthers.size())), bestOf(plot.series[1]),
               readingOf("uf-hybrid"), tenths(meanOfBars(plot.series[3], kOthers.size())),
               bestOf(plot.series[3]));
}

// Section 5.2's example, which figure 4.12 does not bear out exactly.
Words remarkOnPoints() {
    const Row& row = *rowOf("uf", "high");
    return say(
        PARLOUR_PHRASE(
            "Experiments",
            "Section 5.2 says that UF takes about 56 % of the points and wins about 71 % of the "
            "games against HIGH; figure 4.12, which stands beside ours, gives %1 and %2."),
        tenths(100 * row.points[0] / (row.points[0] + row.points[1])),
        tenths(100 * row.won[0] / static_cast<double>(kGames)));
}

Experiment comparisonOf(Measure measure, std::string name, const Phrase& title) {
    Experiment experiment;
    experiment.name = std::move(name);
    experiment.title = title;
    experiment.about = PARLOUR_PHRASE(
        "Experiments",
        "Published: bars of 31 games each; the shares of games and points are those of chapter 4. "
        "Conditions as in figure 4.1; a game that is asked for is played twice, with the sides "
        "exchanged. The other readings are those of figures 4.11 and 4.21.");
    for (const std::string& player : comparedPlayers())
        for (const char* other : kOthers)
            experiment.parts.push_back(
                {pairOf(player, other),
                 std::function<Sampler()>([players = std::array<std::string, 2>{player, other}] {
                     return comparison(players);
                 })});
    experiment.findings = [measure, plot = experiment.name, title](const Results& results) {
        Findings findings = compare(measure, plot, title, results);
        if (measure == Measure::Tricks)
            findings.remarks.push_back(remarkOnTricks(findings.plots[0]));
        if (measure == Measure::Games) findings.remarks.push_back(remarkOnGames(findings.plots[0]));
        if (measure == Measure::Points) findings.remarks.push_back(remarkOnPoints());
        return findings;
    };
    return experiment;
}

// What section 6.1 proposes as future work, against the players it would improve and against UF.5.
constexpr std::array<const char*, 2> kProposed{"mdp-two", "high-cautious:values=learned"};
constexpr std::array<const char*, 3> kMeasuredBy{"mdp", "high-cautious", "uf-hybrid"};
constexpr std::array<const char*, 2> kPlaces{"", " (at the table)"}; // in the names of parts

// Whom it clearly beats in the thesis' game, and to whom it clearly loses.
Words remarkOnProposed(const char* player, const Results& results) {
    constexpr std::array<Phrase, 3> kVerbs{
        PARLOUR_PHRASE("Experiments", "clearly beats %1"),
        PARLOUR_PHRASE("Experiments", "neither clearly beats nor clearly loses to %1"),
        PARLOUR_PHRASE("Experiments", "clearly loses to %1")};
    std::array<Words, kVerbs.size()> others;
    for (const char* other : kMeasuredBy) {
        const Interval share = shareFigure({}, results.side(pairOf(player, other), 0)).interval();
        Words& list = others[share.low > 0.5 ? 0 : share.high < 0.5 ? 2 : 1];
        list = list.empty() ? nameOf(other)
                            : say(PARLOUR_PHRASE("Experiments", "%1, %2"), list, nameOf(other));
    }
    Words text;
    for (std::size_t i = 0; i < kVerbs.size(); ++i) {
        if (others[i].empty()) continue;
        const Words more = say(kVerbs[i], others[i]);
        text = text.empty() ? more : say(PARLOUR_PHRASE("Experiments", "%1; it %2"), text, more);
    }
    return say(PARLOUR_PHRASE("Experiments", "In the thesis' game `%1` %2."), player, text);
}

Experiment section61() {
    Experiment section;
    section.name = "section-6.1";
    section.title = PARLOUR_PHRASE(
        "Experiments", "Future work: MDP with two thresholds, and HIGH! with learned card values");
    section.about = PARLOUR_PHRASE(
        "Experiments",
        "Section 6.1 proposes both and gives no figures. `mdp-two` plays high from 50 % and low "
        "below 25 %, as the thesis' example does; between them, where the thesis leaves the method "
        "open, it predicts who takes the trick. `high-cautious:values=learned` compares cards by "
        "values that a genetic algorithm bred against HIGH! in the thesis' game. Conditions as in "
        "figure 4.1.");
    for (const char* player : kProposed)
        for (const char* other : kMeasuredBy)
            for (std::size_t place = 0; place < kPlaces.size(); ++place)
                section.parts.push_back(
                    {pairOf(player, other) + kPlaces[place],
                     MatchPart{.options = place == 0 ? thesisOptions() : Json::object(),
                               .seats = {player, other, player, other},
                               .duplicate = true}});
    section.findings = [](const Results& results) {
        Findings findings;
        for (const char* player : kProposed) {
            for (const char* other : kMeasuredBy)
                for (std::size_t place = 0; place < kPlaces.size(); ++place) {
                    const Phrase& where = place == 0 ? kThesisGame : kAtTheTable;
                    const Words title = versus(nameOf(player), nameOf(other));
                    const SideTally& tally =
                        results.side(pairOf(player, other) + kPlaces[place], 0);
                    findings.figures.push_back(shareFigure(say(where, gamesWon(title)), tally));
                    findings.figures.push_back(scoreFigure(say(where, pointsOf(title)), tally));
                }
            findings.remarks.push_back(remarkOnProposed(player, results));
        }
        return findings;
    };
    return section;
}

} // namespace

std::span<const Experiment> Players::experiments() {
    static const std::vector<Experiment> kExperiments = [] {
        std::vector<Experiment> all;
        for (const Row& row : kPlayers) all.push_back(experimentOf(row, false));
        for (const Row& row : kPrograms) all.push_back(experimentOf(row, true));
        all.push_back(comparisonOf(
            Measure::Tricks, "figure-5.1",
            PARLOUR_PHRASE("Experiments", "Tricks taken by UF and UF.5 against the others")));
        all.push_back(comparisonOf(
            Measure::Games, "figure-5.2",
            PARLOUR_PHRASE("Experiments", "Games won by UF and UF.5 against the others")));
        all.push_back(comparisonOf(
            Measure::Points, "figure-5.3",
            PARLOUR_PHRASE("Experiments", "Points won by UF and UF.5 against the others")));
        all.push_back(section61());
        return all;
    }();
    return kExperiments;
}

} // namespace parlour::euchre
