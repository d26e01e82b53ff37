// The tables and figures of the paper, under their own names.
#include "ai/arena/watched_game.h"
#include "ai/bigtwo/players.h"
#include "ai/bigtwo/published_scores.h"
#include "ai/bigtwo/score_statistics.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace parlour::bigtwo {

namespace {

constexpr int kBuckets = 20; // of the performance curves

// The paper does not say whether a player who has passed is out of the round. Its average length of
// a game (section 2.3) is that of games in which he is not.
constexpr Options kPublishedRules{.reenter = true};
constexpr Options kDefaultRules{};

// Two rule-based players against two others, each pair at opposite seats, the pairs changing seats
// from game to game.
struct Reading {
    std::string part;
    std::string ruleBased;
    std::string other;
    Options options = kPublishedRules;
};

void countGame(Sample& sample, const State& end, std::size_t firstRuleBased) {
    auto& numbers = sample.counts.numbers;
    const Scores scores = BigTwo::scores(end);
    const auto score = [&](std::size_t seat) { return static_cast<int>(scores[seat]); };
    const std::string bucket = std::to_string(sample.number * kBuckets / sample.of);
    const bool isWon = static_cast<std::size_t>(end.pub.winner()) % 2 == firstRuleBased;
    ++numbers["games"];
    ++numbers["games in/" + bucket];
    numbers["won in/" + bucket] += isWon;
    for (std::size_t seat = firstRuleBased; seat < kSeats; seat += 2) {
        const std::size_t opponent = seat ^ 1;
        ++numbers["rule-based/" + std::to_string(score(seat))];
        ++numbers["other/" + std::to_string(score(opponent))];
        ++numbers["difference/" + std::to_string(score(seat) - score(opponent))];
    }
}

using Seats = std::vector<Player<BigTwo>>;

std::shared_ptr<Seats> seated(const std::string& even, const std::string& odd) {
    return std::make_shared<Seats>(seatPlayers<BigTwo>(Players::players(), {even, odd, even, odd}));
}

State played(Sample& sample, const Options& options, Seats& players, const auto& watch) {
    Rng dealing = sample.rng.split(kSeats); // the seats have the streams before
    return watchDeal<BigTwo>(options, BigTwo::deal(options, dealing), players, sample.rng,
                             sample.stop, watch);
}

constexpr auto kUnwatched = [](const State&, Seat, const Decision<BigTwo>&, std::int64_t) {};

ExperimentPart partOf(const Reading& reading) {
    return {reading.part, std::function<Sampler()>([reading]() -> Sampler {
                const std::array players{seated(reading.ruleBased, reading.other),
                                         seated(reading.other, reading.ruleBased)};
                return [reading, players](Sample& sample) {
                    const auto order = static_cast<std::size_t>(sample.number % 2);
                    const State end = played(sample, reading.options, *players[order], kUnwatched);
                    if (end.pub.isOver()) countGame(sample, end, order);
                };
            })};
}

std::vector<ExperimentPart> partsOf(const std::vector<Reading>& readings) {
    std::vector<ExperimentPart> parts;
    for (const Reading& reading : readings) parts.push_back(partOf(reading));
    return parts;
}

std::string readingLine(std::string_view name, const Scored& scored, const Histogram& differences) {
    const auto zone = [](const Mean& mean) {
        return fmt::format("{:>6.2f} ({:>4.2f})  ", mean.value, mean.deviation);
    };
    return fmt::format("{:>6.1f}  {}{}{}{}{:>9.3f}  {}\n", 100 * scored.share(),
                       zone(scored.ruleBased.winning), zone(scored.ruleBased.losing),
                       zone(scored.other.winning), zone(scored.other.losing),
                       zByRoot(signedRank(differences)), name);
}

void addReadings(Findings& findings, const Results& results, const std::vector<Reading>& readings,
                 const PublishedScores& published) {
    std::string text =
        fmt::format("{:>6}  {:<30}{:<30}{:>9}  {}\n", "wins %", "rule-based won, lost (SD)",
                    "other won, lost (SD)", "z/sqrt(n)", "players") +
        readingLine("published", Scored(published), published.differences);
    for (const Reading& reading : readings) {
        const Counts& counts = results.count(reading.part);
        text += readingLine(fmt::format("{} v {}{}", reading.ruleBased, reading.other,
                                        reading.options.reenter ? "" : ", pass=locked"),
                            Scored(counts), counts.histogram("difference"));
    }
    findings.sheets.emplace_back("Other readings of the paper", text);
}

// ---- Tables 2 and 3 ----

constexpr auto kProgram =
    "rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum";

std::vector<Reading> readingsOfTable2() {
    return {
        {"games", "rule-based", "randomized"},
        {"passes drawn", "rule-based", "randomized:pass=drawn"},
        {"passes drawn, pairs split", "rule-based:pairs=split", "randomized:pass=drawn"},
        {"pairs split", "rule-based:pairs=split", "randomized"},
        {"fives split", "rule-based:fives=split", "randomized"},
        {"overlapping", "rule-based:plays=overlapping", "randomized"},
        {"winning always", "rule-based:winning=always", "randomized"},
        {"highest at a threat", "rule-based:threat=highest", "randomized"},
        {"sum left", "rule-based:left=sum", "randomized"},
        {"program", kProgram, "randomized"},
        {"default rules", "rule-based", "randomized", kDefaultRules},
        {"default rules, passes drawn", "rule-based", "randomized:pass=drawn", kDefaultRules},
        {"default rules, pairs split", "rule-based:pairs=split", "randomized", kDefaultRules},
    };
}

std::vector<Reading> readingsOfTable3() {
    return {
        {"games", "rule-based", "conventional"},
        {"lowest card", "rule-based", "conventional:lead=lowest"},
        {"most cards", "rule-based", "conventional:lead=most"},
        {"fewest cards", "rule-based", "conventional:lead=fewest"},
        {"pairs split", "rule-based:pairs=split", "conventional"},
        {"fives split", "rule-based:fives=split", "conventional"},
        {"overlapping", "rule-based:plays=overlapping", "conventional"},
        {"winning always", "rule-based:winning=always", "conventional"},
        {"highest at a threat", "rule-based:threat=highest", "conventional"},
        {"sum left", "rule-based:left=sum", "conventional"},
        {"program", kProgram, "conventional"},
        {"program, fewest cards", kProgram, "conventional:lead=fewest"},
        {"default rules", "rule-based", "conventional", kDefaultRules},
        {"default rules, pairs split", "rule-based:pairs=split", "conventional", kDefaultRules},
        {"default rules, most cards", "rule-based", "conventional:lead=most", kDefaultRules},
    };
}

struct ScoreTable {
    int experiment;
    const char* name;
    Phrase other; // as the paper calls them
    double share;
    PublishedTest test;
    Phrase about;
    std::vector<Reading> (*readings)();
    Phrase whyShare;
    std::array<Words, 4> whyScores;
    Phrase rounding{}; // a mean that the paper prints otherwise than its score lists give
};

constexpr Phrase kOfScoreLists = PARLOUR_PHRASE(
    "Experiments", "The published means are those of the score lists that the authors published.");

constexpr auto kReadings = PARLOUR_PHRASE(
    "Experiments",
    "Two rule-based players against two of the others, as the paper has it; seats alternate from "
    "game to game. Players who pass may play again in the same round (pass=reenter): the paper "
    "does not say so, but the average length of its games, 37.4 turns, comes back (37.1), and does "
    "not by the default rules (32.8). Those are played beside. The intervals take the scores of a "
    "game for independent.");

Experiment scoreTable(const ScoreTable& table) {
    const std::vector<Reading> readings = table.readings();
    Experiment experiment{table.name,
                          say(PARLOUR_PHRASE("Experiments", "Experiment %1: rule-based against %2"),
                              table.experiment, publishedScores(table.experiment).against),
                          table.about,
                          partsOf(readings),
                          {}};
    experiment.findings = [table, readings](const Results& results) {
        const PublishedScores& scores = publishedScores(table.experiment);
        const Scored published(scores);
        const Counts& counts = results.count("games");
        const Scored ours(counts);
        const SignedRank test = signedRank(counts.histogram("difference"));
        Findings findings;
        findings.figures.push_back(shareOfWins(ours, table.share, table.whyShare));
        addScores(findings, ours, published, table.other, table.whyScores);
        addTest(findings, &test, scores, table.test);
        addZones(findings, ours, published, table.other.english);
        addSums(findings, ours, published);
        addReadings(findings, results, readings, scores);
        findings.remarks.emplace_back(PARLOUR_PHRASE(
            "Experiments",
            "What decides how much rule-based loses is whether its classes list plays that share "
            "cards, as in the example of section 3.1: with plays=overlapping it answers with cards "
            "of its pairs and five-card plays, and keeps fewer; but it wins less. The other "
            "readings of the player change its mean loss by less than a third of that."));
        findings.remarks.emplace_back(PARLOUR_PHRASE(
            "Experiments",
            "Each published share and mean comes back with one reading or another, but none gives "
            "all of them, and none could: see the points that losers lost."));
        if (!table.rounding.empty())
            findings.remarks.push_back(
                say(PARLOUR_PHRASE("Experiments", "%1 %2"), kOfScoreLists, table.rounding));
        return findings;
    };
    return experiment;
}

Experiment table2() {
    return scoreTable(
        {1,
         "table-2",
         PARLOUR_PHRASE("Experiments", "Randomized"),
         0.8960,
         {1.0669e-283, 0.5921},
         kReadings,
         readingsOfTable2,
         PARLOUR_PHRASE(
             "Experiments",
             "With `rule-based:pairs=split`, as section 3.7 has it for twos, it wins 90.0 %."),
         {PARLOUR_PHRASE("Experiments",
                         "As `rule-based:pairs=split` against `randomized:pass=drawn`, whose "
                         "passes leave it with more cards, it gains 15.7."),
          PARLOUR_PHRASE(
              "Experiments",
              "With `rule-based:plays=overlapping`, which breaks its pairs and five-card plays up, "
              "it loses 3.8; but the published scores do not add up, see below."),
          PARLOUR_PHRASE("Experiments", "As `randomized:pass=drawn` it gains 12.4."),
          PARLOUR_PHRASE(
              "Experiments",
              "Against `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum` "
              "it loses 4.6; but the published scores do not add up, see below.")},
         PARLOUR_PHRASE(
             "Experiments",
             "There randomized scores -4.634 when losing, which the paper prints as -4.64.")});
}

Experiment table3() {
    return scoreTable(
        {2,
         "table-3",
         PARLOUR_PHRASE("Experiments", "Conventional"),
         0.7300,
         {2.5233e-100, 0.3545},
         kReadings,
         readingsOfTable3,
         PARLOUR_PHRASE(
             "Experiments",
             "With `rule-based:pairs=split`, as section 3.7 has it for twos, it wins 72.9 %."),
         {PARLOUR_PHRASE(
              "Experiments",
              "As `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum` "
              "against `conventional:lead=fewest` it gains 15.6."),
          PARLOUR_PHRASE(
              "Experiments",
              "With `rule-based:plays=overlapping`, which breaks its pairs and five-card plays up, "
              "it loses 3.9; but the published scores do not add up, see below."),
          PARLOUR_PHRASE("Experiments", "As `conventional:lead=lowest` it gains 15.2."),
          PARLOUR_PHRASE(
              "Experiments",
              "Against `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum` "
              "it loses 4.6; but the published scores do not add up, see below.")}});
}

// ---- Table 4 and its figures: people ----

const ExperimentPart kPeople{"people", PeoplePart{2, {"rule-based", "rule-based"}}};

Scored ofPeople(const Results& results) {
    return {results.side("people", 1).scores, results.side("people", 0).scores};
}

constexpr auto kWithPeople = PARLOUR_PHRASE(
    "Experiments",
    "The published scores of fifty people beside what people at this computer have played: two of "
    "them against two rule-based players. They are other people, so their figures may differ.");

Experiment table4() {
    Experiment experiment{"table-4",
                          PARLOUR_PHRASE("Experiments", "Experiment 3: rule-based against people"),
                          kWithPeople,
                          {kPeople},
                          {}};
    experiment.findings = [](const Results& results) {
        const PublishedScores& scores = publishedScores(3);
        const Scored published(scores);
        const Scored ours = ofPeople(results);
        Findings findings;
        findings.figures.push_back(shareOfWins(ours, 0.5505));
        addScores(findings, ours, published, PARLOUR_PHRASE("Experiments", "People"));
        addTest(findings, nullptr, scores, {2.5325e-14, 0.1442});
        addZones(findings, ours, published, "people");
        addSums(findings, ours, published);
        findings.remarks.push_back(say(
            PARLOUR_PHRASE(
                "Experiments",
                "%1 There rule-based scores -4.725 when losing, which the paper prints as -4.72."),
            kOfScoreLists));
        return findings;
    };
    return experiment;
}

// ---- Figures 4 to 8 ----

constexpr auto kPairings = PARLOUR_PHRASE("Experiments", "Games as those of Tables 2 to 4.");

const std::vector<Reading>& pairings() { // of Experiments 1 and 2
    static const std::vector<Reading> kBoth{{"randomized", "rule-based", "randomized"},
                                            {"conventional", "rule-based", "conventional"}};
    return kBoth;
}

Experiment figure4() {
    Experiment experiment{"figure-4",
                          PARLOUR_PHRASE("Experiments", "Games won and lost by rule-based"),
                          kPairings,
                          partsOf(pairings()),
                          {}};
    experiment.parts.push_back(kPeople);
    experiment.findings = [](const Results& results) {
        const std::array<Scored, 3> ours{Scored(results.count("randomized")),
                                         Scored(results.count("conventional")), ofPeople(results)};
        constexpr std::array<Phrase, 3> kWhy{
            PARLOUR_PHRASE("Experiments", "With `rule-based:pairs=split` it wins 90.0 %."),
            PARLOUR_PHRASE("Experiments", "With `rule-based:pairs=split` it wins 72.9 %."),
            Phrase()};
        Findings findings;
        Plot plot{"figure-4",
                  PARLOUR_PHRASE("Experiments", "Games won and lost by rule-based"),
                  Plot::Kind::Bars,
                  PARLOUR_PHRASE("Experiments", "against"),
                  PARLOUR_PHRASE("Experiments", "share of games"),
                  {{PARLOUR_PHRASE("Experiments", "won"), {}},
                   {PARLOUR_PHRASE("Experiments", "lost"), {}},
                   {PARLOUR_PHRASE("Experiments", "won, published"), {}},
                   {PARLOUR_PHRASE("Experiments", "lost, published"), {}}}};
        for (int i = 0; i < 3; ++i) {
            const auto n = static_cast<std::size_t>(i);
            const PublishedScores& scores = publishedScores(i + 1);
            const double published = Scored(scores).share();
            Figure figure = shareOfWins(ours[n], published, kWhy[n]);
            const Words against =
                i == 2 ? Words(PARLOUR_PHRASE("Experiments", "people")) : asIs(scores.against);
            figure.name = say(PARLOUR_PHRASE("Experiments", "%1 against %2"), figure.name, against);
            findings.figures.push_back(figure);
            plot.categories.push_back(against);
            const bool hasPlayed = ours[n].games() > 0;
            if (hasPlayed) {
                plot.series[0].points.push_back(
                    {static_cast<double>(i), ours[n].share(), figure.interval()});
                plot.series[1].points.push_back({static_cast<double>(i), 1 - ours[n].share()});
            }
            plot.series[2].points.push_back(
                {static_cast<double>(i), published, figure.publishedInterval()});
            plot.series[3].points.push_back({static_cast<double>(i), 1 - published});
        }
        findings.plots.push_back(std::move(plot));
        return findings;
    };
    return experiment;
}

// The share of the games won so far, by games played.
Plot performanceCurve(std::string name, Words title, const Words& other, const Counts& counts,
                      double published) {
    Plot plot{std::move(name),
              std::move(title),
              Plot::Kind::Lines,
              PARLOUR_PHRASE("Experiments", "games played"),
              PARLOUR_PHRASE("Experiments", "share won so far"),
              {{asIs("rule-based"), {}},
               {other, {}},
               {PARLOUR_PHRASE("Experiments", "published, at the end"), {}}}};
    double games = 0, won = 0;
    const Histogram gamesIn = counts.histogram("games in");
    const Histogram wonIn = counts.histogram("won in");
    for (const auto& [bucket, count] : gamesIn) {
        games += static_cast<double>(count);
        won += static_cast<double>(wonIn.contains(bucket) ? wonIn.at(bucket) : 0);
        plot.series[0].points.push_back(
            {games, won / games, exactInterval(won / games, static_cast<std::int64_t>(games))});
        plot.series[1].points.push_back({games, 1 - won / games});
    }
    plot.series[2].points = {{0, published}, {games, published}};
    return plot;
}

Experiment figure5() {
    Experiment experiment{
        "figure-5",
        PARLOUR_PHRASE("Experiments", "Performance curves"),
        PARLOUR_PHRASE(
            "Experiments",
            "(a) and (b): the share won so far in our games of Tables 2 and 3, in twenty parts. "
            "People at this computer play against two conventional players (c) or two rule-based "
            "ones (d); they are other people, so their figures may differ, and the statistics keep "
            "no order of games, so that they have no curve."),
        partsOf(pairings()),
        {}};
    experiment.parts.push_back(
        {"people v conventional", PeoplePart{2, {"conventional", "conventional"}}});
    experiment.parts.push_back(kPeople);
    experiment.findings = [](const Results& results) {
        const auto share = [&](const Phrase& name, const char* part, double published) {
            return beside(shareFigure(name, results.side(part, 1)), published, kPublishedGames);
        };
        const Counts& randomized = results.count("randomized");
        const Counts& conventional = results.count("conventional");
        Findings findings;
        findings.figures.push_back(shareOfWins(
            Scored(randomized), 0.8960,
            PARLOUR_PHRASE("Experiments", "With `rule-based:pairs=split` it wins 90.0 %.")));
        findings.figures.back().name =
            PARLOUR_PHRASE("Experiments", "(a) Rule-based against randomized");
        findings.figures.push_back(shareOfWins(
            Scored(conventional), 0.7300,
            PARLOUR_PHRASE("Experiments", "With `rule-based:pairs=split` it wins 72.9 %.")));
        findings.figures.back().name =
            PARLOUR_PHRASE("Experiments", "(b) Rule-based against conventional");
        findings.figures.push_back(
            share(PARLOUR_PHRASE("Experiments", "(c) Conventional against people"),
                  "people v conventional", 0.4515));
        findings.figures.push_back(share(
            PARLOUR_PHRASE("Experiments", "(d) Rule-based against people"), "people", 0.5505));
        findings.plots.push_back(performanceCurve(
            "figure-5a", PARLOUR_PHRASE("Experiments", "Rule-based against randomized"),
            asIs("randomized"), randomized, 0.8960));
        findings.plots.push_back(performanceCurve(
            "figure-5b", PARLOUR_PHRASE("Experiments", "Rule-based against conventional"),
            asIs("conventional"), conventional, 0.7300));
        return findings;
    };
    return experiment;
}

Experiment distribution(const char* name, const Reading& reading, int number) {
    Experiment experiment{
        name,
        say(PARLOUR_PHRASE("Experiments", "Distribution of scores: rule-based against %1"),
            reading.part),
        kPairings,
        {partOf(reading)},
        {}};
    experiment.findings = [name = std::string(name), reading, number](const Results& results) {
        const Counts& counts = results.count(reading.part);
        Findings findings;
        addDistributions(findings, name, asIs(reading.part), counts.histogram("rule-based"),
                         counts.histogram("other"), publishedScores(number));
        return findings;
    };
    return experiment;
}

Experiment figure8() {
    Experiment experiment{
        "figure-8",
        PARLOUR_PHRASE("Experiments", "Distribution of scores: rule-based against people"),
        kWithPeople,
        {kPeople},
        {}};
    experiment.findings = [](const Results& results) {
        Findings findings;
        addDistributions(findings, "figure-8", PARLOUR_PHRASE("Experiments", "people"),
                         results.side("people", 1).scores, results.side("people", 0).scores,
                         publishedScores(3));
        return findings;
    };
    return experiment;
}

// ---- Table 1: size of the game ----

constexpr double kPublishedLength = 37.3725; // of 250 games

// The paper's count of possible moves: any five, any two, any one of the cards, and a pass.
double possibleMoves(int cards) {
    const double n = cards;
    return n * (n - 1) * (n - 2) * (n - 3) * (n - 4) / 120 + n * (n - 1) / 2 + n + 1;
}

ExperimentPart lengthPart(std::string name, std::string even, std::string odd, Options options) {
    return {std::move(name), std::function<Sampler()>([=]() -> Sampler {
                const auto players = seated(even, odd);
                return [=](Sample& sample) {
                    auto& numbers = sample.counts.numbers;
                    const auto watch = [&](const State& state, Seat seat, const Decision<BigTwo>&,
                                           std::int64_t) {
                        const std::string cards =
                            std::to_string(state.pub.handSizes[static_cast<std::size_t>(seat)]);
                        ++numbers["turns/" + cards];
                        numbers["moves/" + cards] +=
                            static_cast<std::int64_t>(BigTwo::legalMoves(state).size());
                    };
                    const State end = played(sample, options, *players, watch);
                    if (end.pub.isOver()) ++numbers["length/" + std::to_string(end.pub.turns)];
                };
            })};
}

Experiment table1() {
    Experiment experiment{
        "table-1",
        PARLOUR_PHRASE("Experiments", "The size of the game: B^D"),
        PARLOUR_PHRASE(
            "Experiments",
            "B is the paper's count of possible moves, any five, two or one of the cards or a "
            "pass, whether or not they are legal; D is the mean number of plays and passes of a "
            "game. Which players played its 250 games, and whether a pass put them out of the "
            "round, is not said; here four rule-based ones do, and it does not (pass=reenter)."),
        {lengthPart("games", "rule-based", "rule-based", kPublishedRules),
         lengthPart("default rules", "rule-based", "rule-based", kDefaultRules),
         lengthPart("conventional", "rule-based", "conventional", kPublishedRules),
         lengthPart("randomized", "rule-based", "randomized", kPublishedRules)},
        {}};
    experiment.findings = [](const Results& results) {
        const auto length = [&](const char* part) {
            return meanOf(results.count(part).histogram("length"));
        };
        const Counts& counts = results.count("games");
        const Histogram turns = counts.histogram("turns");
        const Histogram moves = counts.histogram("moves");
        const Mean ours = length("games");

        Findings findings;
        constexpr Phrase kWhy = PARLOUR_PHRASE(
            "Experiments",
            "None was found: tried other players, see below, and `pass=locked`, 32.8 turns.");
        Figure figure{
            PARLOUR_PHRASE("Experiments", "Average length D"), Figure::Kind::Mean, ours, {}};
        figure.unit = PARLOUR_PHRASE("Experiments", "turns");
        figure.close = 1;
        findings.figures.push_back(beside(figure, kPublishedLength, 250, kWhy));
        double sum = 0;
        std::string text = fmt::format("{:>5} {:>6} {:>17} {:>12} {:>10} {:>10}\n", "cards", "B",
                                       "legal on average", "sqrt(B)/D", "B^D", "published");
        for (int cards = kHandSize; cards > 0; --cards) {
            const double b = possibleMoves(cards);
            sum += b;
            const double legal = turns.contains(cards) ? static_cast<double>(moves.at(cards)) /
                                                             static_cast<double>(turns.at(cards))
                                                       : 0;
            text += fmt::format("{:>5} {:>6.0f} {:>17.2f} {:>12.4f}    10^{:<5.1f}   10^{:.1f}\n",
                                cards, b, legal, ours.value > 0 ? std::sqrt(b) / ours.value : 0,
                                ours.value * std::log10(b), kPublishedLength * std::log10(b));
        }
        const double b = sum / kHandSize;
        const auto number = [&](const Phrase& name, double value, double published, double close,
                                const Phrase& reason) {
            Figure one{name, Figure::Kind::Number, {value, 0, ours.count}, {}};
            one.close = close;
            findings.figures.push_back(beside(one, published, 0, reason));
        };
        number(PARLOUR_PHRASE("Experiments", "Average possible moves B"), b, 267, 0.5, {});
        number(PARLOUR_PHRASE("Experiments", "Strategic complexity sqrt(B)/D"),
               ours.value > 0 ? std::sqrt(b) / ours.value : 0, 0.4372, 0.02, kWhy);
        number(PARLOUR_PHRASE("Experiments", "Tree size B^D, decimal logarithm"),
               ours.value * std::log10(b), std::log10(4.8394e90), 2, kWhy);
        findings.sheets.emplace_back("By cards left in hand", text);

        std::string lengths;
        for (const auto& [name, part] :
             {std::pair("four rule-based players", "games"),
              std::pair("four rule-based players, pass=locked", "default rules"),
              std::pair("rule-based and conventional", "conventional"),
              std::pair("rule-based and randomized", "randomized")})
            lengths += fmt::format("{:>7.2f}  {}\n", length(part).value, name);
        findings.sheets.emplace_back("Average length", lengths);
        findings.remarks.push_back(
            PARLOUR_PHRASE("Experiments", "B counts sets of cards, most of which are no plays: a "
                                          "player who is to move has far fewer legal moves."));
        return findings;
    };
    return experiment;
}

// ---- Table 5: time ----

Experiment table5() {
    Experiment experiment{
        "table-5",
        PARLOUR_PHRASE("Experiments", "Time of a decision by cards left"),
        PARLOUR_PHRASE(
            "Experiments",
            "Rule-based against conventional, with pass=reenter; by the cards in its hand and "
            "those on the table, which the paper gives for 13, 8 and 5 cards on its own computer."),
        {{"games", std::function<Sampler()>([]() -> Sampler {
              const auto players = seated("rule-based", "conventional");
              return [=](Sample& sample) {
                  played(sample, kPublishedRules, *players,
                         [&](const State& state, Seat seat, const Decision<BigTwo>&,
                             std::int64_t nanoseconds) {
                             if (seat % 2 != 0) return;
                             const std::string name =
                                 fmt::format("{}/{}", state.pub.table.size(),
                                             state.pub.handSizes[static_cast<std::size_t>(seat)]);
                             ++sample.counts.numbers[name];
                             sample.counts.nanoseconds[name] += nanoseconds;
                         });
              };
          })}},
        {}};
    experiment.findings = [](const Results& results) {
        const Counts& counts = results.count("games");
        const auto seconds = [&](int table, int cards) {
            const std::string name = fmt::format("{}/{}", table, cards);
            const std::int64_t number = counts.number(name);
            return Mean{number > 0 ? static_cast<double>(counts.elapsed(name)) * 1e-9 /
                                         static_cast<double>(number)
                                   : 0,
                        0, number};
        };
        struct Field {
            int table;
            const char* name; // in the sheet
            Phrase title;
            Phrase figure;
            double published[3]; // with 13, 8 and 5 cards left
        };
        constexpr Field kFields[] = {{1,
                                      "one-card field",
                                      PARLOUR_PHRASE("Experiments", "one-card field"),
                                      PARLOUR_PHRASE("Experiments", "%1 cards, one-card field"),
                                      {0.766, 0.077, 0.052}},
                                     {2,
                                      "two-card field",
                                      PARLOUR_PHRASE("Experiments", "two-card field"),
                                      PARLOUR_PHRASE("Experiments", "%1 cards, two-card field"),
                                      {0.558, 0.061, 0.054}},
                                     {5,
                                      "five-card field",
                                      PARLOUR_PHRASE("Experiments", "five-card field"),
                                      PARLOUR_PHRASE("Experiments", "%1 cards, five-card field"),
                                      {0.943, 0.063, 0.058}}};
        Findings findings;
        Plot plot{"table-5",
                  PARLOUR_PHRASE("Experiments", "Time of a decision"),
                  Plot::Kind::Lines,
                  PARLOUR_PHRASE("Experiments", "cards left"),
                  PARLOUR_PHRASE("Experiments", "seconds"),
                  {}};
        std::string text = fmt::format("{:>5} {:>16} {:>16} {:>16}\n", "cards", "one-card field",
                                       "two-card field", "five-card field");
        for (const Field& field : kFields) {
            constexpr int kCards[] = {13, 8, 5};
            for (std::size_t i = 0; i < 3; ++i) {
                Figure figure{say(field.figure, kCards[i]), Figure::Kind::Time,
                              seconds(field.table, kCards[i]), Mean{field.published[i], 0, 0}};
                figure.unit = PARLOUR_PHRASE("Experiments", "s");
                findings.figures.push_back(figure);
            }
            Plot::Series series{field.title, {}};
            for (int cards = 1; cards <= kHandSize; ++cards)
                if (const Mean mean = seconds(field.table, cards); mean.count > 0)
                    series.points.push_back({static_cast<double>(cards), mean.value});
            plot.series.push_back(std::move(series));
        }
        for (int cards = kHandSize; cards > 0; --cards) {
            text += fmt::format("{:>5}", cards);
            for (const Field& field : kFields) {
                const Mean mean = seconds(field.table, cards);
                text += mean.count > 0 ? fmt::format(" {:>13.2f} us", mean.value * 1e6)
                                       : fmt::format(" {:>16}", "-");
            }
            text += '\n';
        }
        findings.plots.push_back(std::move(plot));
        findings.sheets.emplace_back("Mean time of a decision out of control", text);
        return findings;
    };
    return experiment;
}

} // namespace

std::span<const Experiment> Players::experiments() {
    static const std::vector<Experiment> kExperiments{
        table1(),
        table2(),
        table3(),
        table4(),
        table5(),
        figure4(),
        figure5(),
        distribution("figure-6", pairings()[0], 1),
        distribution("figure-7", pairings()[1], 2),
        figure8(),
    };
    return kExperiments;
}

} // namespace parlour::bigtwo
