// Figures 3 to 5, all pairings and the fixed deck of Appendix B. The paper's figures 3 to 5 print
// no numbers; those of the log that its authors published with their program, of the same matches,
// stand in for them.
#include "ai/briscola/paper_experiments.h"

#include <fmt/format.h>

#include <algorithm>

namespace parlour::briscola::paper {

namespace {

// All pairings, seat by seat: the first experiment of section V. Published: games that the first
// player won, by first and second player, in percent of 10,000.
constexpr std::size_t kPlayers = 4;

} // namespace

constexpr double kPublished[kPlayers][kPlayers] = {{40.46, 30.51, 38.05, 7.87},
                                                   {52.83, 39.76, 57.64, 13.31},
                                                   {46.66, 29.57, 42.56, 9.22},
                                                   {79.51, 70.24, 78.69, 38.04}};

// Ours in the same way, of 10,000 games, of a player against itself 20,000.
constexpr double kTried[kPlayers][kPlayers] = {{39.745, 29.17, 38.37, 8.14},
                                               {52.62, 39.67, 56.35, 12.98},
                                               {46.55, 30.17, 43.435, 10.01},
                                               {79.59, 70.77, 79.11, 38.435}};

Experiment pairings() {
    Experiment e;
    e.name = "pairings";
    e.title = PARLOUR_PHRASE(
        "Experiments",
        "Section V: all pairings of Random, BaseLine, Greedy and MiniMax, both seats");
    e.about = say(
        PARLOUR_PHRASE("Experiments",
                       "%1 Published: the authors' log, 10,000 games of each pairing and seat."),
        conditionsText());
    for (const Conditions conditions : kBoth) addPairings(e.parts, conditions);
    e.findings = [](const Results& results) {
        Findings findings;
        for (const Conditions conditions : kBoth) {
            FigureGrid grid = firstPlayerGrid(results, conditions);
            if (conditions == Conditions::Program)
                for (std::size_t i = 0; i < grid.cells.size(); ++i) {
                    const std::size_t a = i / kPlayers;
                    const std::size_t b = i % kPlayers;
                    grid.cells[i] = beside(grid.cells[i], kPublished[a][b] / 100, kGames,
                                           tried(kTried[a][b], a == b ? 2 * kGames : kGames));
                }
            findings.grids.push_back(std::move(grid));
        }
        return findings;
    };
    return e;
}

// Greedy against the others, the mean over both seats, and against itself.
Experiment figure3() {
    Experiment e;
    e.name = "figure-3";
    e.title = PARLOUR_PHRASE("Experiments", "Fig. 3: Greedy against the other players");
    e.about = say(
        PARLOUR_PHRASE("Experiments", "%1 Published: the authors' log, 10,000 games in each seat."),
        conditionsText());
    const auto& players = paperPlayers();
    for (const Conditions conditions : kBoth)
        for (const PaperPlayer& other : players)
            addPairing(e.parts, other.name, players[kGreedy].spec(conditions),
                       other.spec(conditions), conditions);
    e.findings = [&players](const Results& results) {
        constexpr double kPercent[] = {53.495, 35.06, 42.56, 14.47};
        constexpr double kOurs[] = {53.60, 35.89, 43.08, 14.50}; // of 10,000 games
        Findings findings;
        Plot plot{"figure-3",
                  PARLOUR_PHRASE("Experiments", "Fig. 3: games that Greedy won"),
                  Plot::Kind::Bars,
                  PARLOUR_PHRASE("Experiments", "against"),
                  PARLOUR_PHRASE("Experiments", "share"),
                  {},
                  {}};
        for (const Conditions conditions : kBoth) {
            Plot::Series series{titleOf(conditions), {}};
            for (std::size_t i = 0; i < players.size(); ++i) {
                const Counts& counts = results.count(players[i].name + suffix(conditions));
                const bool isSelf = i == kGreedy;
                Figure figure = won(
                    under(conditions,
                          isSelf
                              ? Words(PARLOUR_PHRASE("Experiments", "Greedy against itself, first"))
                              : say(PARLOUR_PHRASE("Experiments", "Greedy against %1"),
                                    players[i].name)),
                    bothSeats(counts));
                if (conditions == Conditions::Program)
                    figure = beside(figure, kPercent[i] / 100, isSelf ? kGames : 2 * kGames,
                                    tried(kOurs[i], 10'000));
                series.points.push_back(
                    {static_cast<double>(i), figure.ours.value, figure.interval()});
                findings.figures.push_back(std::move(figure));
            }
            plot.series.push_back(std::move(series));
        }
        for (const PaperPlayer& player : players) plot.categories.push_back(asIs(player.name));
        findings.plots.push_back(std::move(plot));
        return findings;
    };
    return e;
}

// Each player against itself: games that the first and the second player won.
Experiment figure4() {
    Experiment e;
    e.name = "figure-4";
    e.title = PARLOUR_PHRASE("Experiments",
                             "Fig. 4: first and second player, each player against itself");
    e.about =
        say(PARLOUR_PHRASE("Experiments", "%1 Published: Greedy in the text of section VII, the "
                                          "others in the authors' log, 10,000 games each."),
            conditionsText());
    const auto& players = paperPlayers();
    for (const Conditions conditions : kBoth)
        for (const PaperPlayer& player : players)
            addPairing(e.parts, player.name, player.spec(conditions), player.spec(conditions),
                       conditions);
    e.findings = [&players](const Results& results) {
        constexpr double kPercent[][2] = {
            {40.46, 57.94}, {39.76, 58.48}, {42.6, 55.6}, {38.04, 59.35}};
        constexpr double kOurs[][2] = {
            {39.75, 58.68}, {39.67, 58.61}, {43.44, 55.12}, {38.44, 59.30}}; // of 20,000 games
        Findings findings;
        for (const Conditions conditions : kBoth)
            for (std::size_t i = 0; i < players.size(); ++i) {
                const Record first =
                    record(results.count(players[i].name + suffix(conditions)), "first");
                for (const bool isFirst : {true, false}) {
                    Figure figure = share(
                        under(conditions, say(isFirst ? PARLOUR_PHRASE("Experiments", "%1, first")
                                                      : PARLOUR_PHRASE("Experiments", "%1, second"),
                                              players[i].name)),
                        isFirst ? first.won : first.lost, first.games());
                    if (conditions == Conditions::Program)
                        figure = beside(figure, kPercent[i][isFirst ? 0 : 1] / 100, kGames,
                                        tried(kOurs[i][isFirst ? 0 : 1], 2 * kGames));
                    findings.figures.push_back(std::move(figure));
                }
            }
        findings.remarks.push_back(PARLOUR_PHRASE(
            "Experiments",
            "That the second player is better off is a property of the program: it draws the "
            "turned-up trump, and the first trick counts as if it had led. By the rules Random and "
            "BaseLine win more as the first player, Greedy and MiniMax as the second."));
        return findings;
    };
    return e;
}

// What knowing cards of the opponent's hand brings against Greedy.
Experiment figure5() {
    Experiment e;
    e.name = "figure-5";
    e.title = PARLOUR_PHRASE(
        "Experiments",
        "Fig. 5: MiniMax that knows 0 to 3 cards of Greedy's hand, and the clairvoyant");
    e.about =
        say(PARLOUR_PHRASE(
                "Experiments",
                "%1 MiniMax here, by the program: %2;known=lot;peek=0 to 3, which knows other "
                "cards of the hand in each sample; by the rules: minimax:peek=0 to 3, "
                "minimax:ties=cheapest;peek=0 to 3 and minimax:ties=cheapest;depth=4;peek=0 to 3. "
                "Greedy is greedy:second=off and greedy; the clairvoyant is clairvoyant in both. "
                "Published: the authors' log, 10,000 games in each seat."),
            conditionsText(), programMinimax());
    const auto& greedy = paperPlayers()[kGreedy];
    const auto peeking = [](int cards) { return fmt::format("peek={}", cards); };
    struct Variant {
        std::string name, spec;
        Phrase title;
    };
    static const std::vector<Variant> kVariants{
        {"lot", "minimax", PARLOUR_PHRASE("Experiments", "ties by lot")},
        {"cheapest", "minimax:ties=cheapest",
         PARLOUR_PHRASE("Experiments", "ties to the cheapest card")},
        {"depth 4", "minimax:ties=cheapest;depth=4",
         PARLOUR_PHRASE("Experiments", "the same, two tricks deep")}};
    for (int cards = 0; cards <= kHandSize; ++cards) {
        addPairing(e.parts, peeking(cards), programMinimax() + ";known=lot;" + peeking(cards),
                   greedy.program, Conditions::Program);
        for (const Variant& variant : kVariants)
            addPairing(e.parts, variant.name + " " + peeking(cards),
                       variant.spec + (variant.spec == "minimax" ? ":" : ";") + peeking(cards),
                       greedy.rules, Conditions::Rules);
    }
    for (const Conditions conditions : kBoth)
        addPairing(e.parts, "clairvoyant", "clairvoyant", greedy.spec(conditions), conditions, 20);
    e.findings = [=](const Results& results) {
        constexpr double kPercent[] = {84.38, 86.135, 85.12, 84.06};
        constexpr double kOurs[] = {83.46, 83.56, 83.80, 83.00}; // of 8,000 games
        Findings findings;
        Plot plot{"figure-5",
                  PARLOUR_PHRASE("Experiments", "Fig. 5: games won against Greedy"),
                  Plot::Kind::Lines,
                  PARLOUR_PHRASE("Experiments", "cards known"),
                  PARLOUR_PHRASE("Experiments", "share"),
                  {},
                  {}};
        const auto addSeries = [&](const Phrase& title, const std::string& name,
                                   Conditions conditions) {
            Plot::Series series{title, {}};
            for (int cards = 0; cards <= kHandSize; ++cards) {
                Figure figure =
                    won(under(conditions,
                              say(PARLOUR_PHRASE("Experiments", "%1, %2 known"), title, cards)),
                        bothSeats(results.count(name + peeking(cards) + suffix(conditions))));
                if (conditions == Conditions::Program)
                    figure = beside(figure, kPercent[cards] / 100, 2 * kGames,
                                    tried(kOurs[cards], 8'000));
                series.points.push_back(
                    {static_cast<double>(cards), figure.ours.value, figure.interval()});
                findings.figures.push_back(std::move(figure));
            }
            plot.series.push_back(std::move(series));
        };
        addSeries(PARLOUR_PHRASE("Experiments", "the paper's program"), "", Conditions::Program);
        for (const Variant& variant : kVariants)
            addSeries(variant.title, variant.name + " ", Conditions::Rules);
        Figure program = won(under(Conditions::Program, asIs("clairvoyant")),
                             bothSeats(results.count("clairvoyant" + suffix(Conditions::Program))));
        findings.figures.push_back(beside(
            program, 0.7444, 2 * kGames,
            PARLOUR_PHRASE(
                "Experiments",
                "None was found: tried `clairvoyant:positions=1`, which wins 98 % of 1,000 games "
                "as well. The published player wins fewer than MiniMax, which sees no stock.")));
        findings.figures.push_back(
            won(under(Conditions::Rules, asIs("clairvoyant")),
                bothSeats(results.count("clairvoyant" + suffix(Conditions::Rules)))));
        findings.plots.push_back(std::move(plot));
        findings.remarks.push_back(PARLOUR_PHRASE(
            "Experiments",
            "Knowing cards hardly helps, as published, and by the rules it even hurts. It is not "
            "the vote but the ties: in a hand of three tricks many orders of play have the same "
            "value. Thirty different hands settle them by vote; with the hand known every vote is "
            "drawn by lot. Where the cheapest of equal cards is played, knowing does not hurt; and "
            "with two tricks of depth, so that the end of the hand is not taken for the end of the "
            "game, it helps as one would expect."));
        return findings;
    };
    return e;
}

namespace {

// The fixed deck.
const std::vector<int>& orderedIds() {
    static const std::vector<int> kIds = [] {
        std::vector<int> ids(italian::kCards);
        for (int i = 0; i < italian::kCards; ++i) ids[static_cast<std::size_t>(i)] = i;
        Rng(1).shuffle(std::span(ids));
        return ids;
    }();
    return kIds;
}

} // namespace

Experiment appendixB() {
    Experiment e;
    e.name = "appendix-b";
    e.title = PARLOUR_PHRASE("Experiments",
                             "Appendix B: the ordered deck, every game with the same cards");
    e.about = say(PARLOUR_PHRASE("Experiments",
                                 "The appendix gives the numbers of the cards but not the order "
                                 "that was drawn; here it is drawn with seed 1. Seat 0 begins. %1"),
                  conditionsText());
    Deal deal;
    for (std::size_t i = 0; i < deal.deck.size(); ++i)
        deal.deck[i] = cardOfPaperId(orderedIds()[i]);
    const auto& players = paperPlayers();
    for (const PaperPlayer& a : players)
        for (const PaperPlayer& b : players) {
            MatchPart match;
            match.seats = {a.rules, b.rules};
            match.deals = {Briscola::dealToJson(deal)};
            e.parts.push_back({pairName(a, b), std::move(match)});
        }
    addPairings(e.parts, Conditions::Program, deal);
    e.findings = [&players](const Results& results) {
        Findings findings;
        FigureGrid wins{PARLOUR_PHRASE("Experiments", "Games the first player won, the rules"),
                        PARLOUR_PHRASE("Experiments", "first"),
                        PARLOUR_PHRASE("Experiments", "second"),
                        {},
                        {},
                        {}};
        FigureGrid points{PARLOUR_PHRASE("Experiments", "Points of the first player, the rules"),
                          PARLOUR_PHRASE("Experiments", "first"),
                          PARLOUR_PHRASE("Experiments", "second"),
                          {},
                          {},
                          {}};
        for (const PaperPlayer& a : players) {
            for (FigureGrid* grid : {&wins, &points}) {
                grid->rows.push_back(asIs(a.name));
                grid->columns.push_back(asIs(a.name));
            }
            for (const PaperPlayer& b : players) {
                const SideTally& side = results.side(pairName(a, b), 0);
                wins.cells.push_back(share(asIs(pairName(a, b)), side.wins, side.games()));
                points.cells.push_back(scoreFigure(asIs(pairName(a, b)), side));
            }
        }
        findings.grids = {firstPlayerGrid(results, Conditions::Program), std::move(wins),
                          std::move(points)};
        std::string sheet;
        for (const int id : orderedIds())
            sheet += fmt::format("{:>2} {}\n", id, italian::toText(cardOfPaperId(id)));
        findings.sheets.push_back({"The deck: number and card, in dealing order", sheet});
        return findings;
    };
    return e;
}

} // namespace parlour::briscola::paper
