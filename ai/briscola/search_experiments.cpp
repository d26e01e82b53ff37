// Pruning (section VII) and the bounds of Eq. 6 and 7.
#include "ai/briscola/hand_tree.h"
#include "ai/briscola/paper_experiments.h"

#include <fmt/format.h>

#include <chrono>

namespace parlour::briscola::paper {

namespace {

// Positions of games between random players: the tree of one sampled hand, searched in three ways.
struct Search {
    std::string name; // of what it counted
    Words title;
    HandTreeRules rules;
};
const std::vector<Search>& searches() {
    static const std::vector<Search> kSearches{
        {"minimax", asIs("minimax"), {.prunes = false}},
        {"alpha-beta, a window for each card",
         PARLOUR_PHRASE("Experiments", "alpha-beta, a window for each card"),
         {}},
        {"alpha-beta, one window (Algorithm 1)",
         PARLOUR_PHRASE("Experiments", "alpha-beta, one window (Algorithm 1)"),
         {.sharesWindow = true}},
    };
    return kSearches;
}

Sampler pruningSampler() {
    return [](Sample& sample) {
        using Clock = std::chrono::steady_clock;
        Rng rng = sample.rng;
        State state = Briscola::start({}, Briscola::deal({}, rng));
        for (; Briscola::toMove(state) != kNoSeat; Briscola::playRandomMove(state, rng)) {
            const Hand& own = Briscola::handToMove(state);
            const Seat opponent = 1 - state.pub.toMove();
            const State world = Briscola::sample(Briscola::observe(state, state.pub.toMove()), rng);
            const Hand& hidden = world.hands[static_cast<std::size_t>(opponent)];
            std::array<Card, kHandSize> other{};
            for (int i = 0; i < hidden.size(); ++i) other[static_cast<std::size_t>(i)] = hidden[i];
            std::optional<Card> led;
            if (state.pub.onTable > 0) led = state.pub.tableCard(0).card;
            const std::string place = fmt::format("{}{}", led ? "answer/" : "lead/", own.size());
            ++sample.counts.numbers["trees/" + place];
            for (const Search& search : searches()) {
                HandTree tree(search.rules, state.pub.trump());
                const auto before = Clock::now();
                tree.values(
                    own,
                    std::span<const Card>(other).first(static_cast<std::size_t>(hidden.size())),
                    led);
                sample.counts.nanoseconds[search.name] +=
                    std::chrono::nanoseconds(Clock::now() - before).count();
                sample.counts.numbers[search.name + "/" + place] += tree.nodes();
                sample.counts.numbers[search.name] += tree.nodes();
                ++sample.counts.numbers[search.name + "/trees"];
            }
        }
    };
}

} // namespace

Experiment pruning() {
    Experiment e;
    e.name = "pruning";
    e.title = PARLOUR_PHRASE("Experiments",
                             "Section VII: nodes and time of MiniMax with and without pruning");
    e.about =
        say(PARLOUR_PHRASE(
                "Experiments",
                "The paper times both together (40 minutes for all pairings) and gives the order "
                "of b^(m/2) nodes with b = 3 and m = 6 (section IV-F). Here: one sampled hand at "
                "each decision of games between random players, and matches against Greedy. "
                "Compare minimax:ties=bounds, which searches the tree, with and without "
                "pruning=off; the default minimax takes the values from a closed form. %1"),
            conditionsText());
    e.parts.push_back({"trees", [] { return pruningSampler(); }});
    // The default MiniMax prunes nothing: a closed form has the values. With ties=bounds it
    // searches the tree.
    static const std::vector<std::string> kTrees{
        "minimax:ties=bounds", "minimax:ties=bounds;pruning=off", "minimax", "minimax:pruning=off"};
    for (const std::string& spec : kTrees)
        addPairing(e.parts, spec, spec, paperPlayers()[kGreedy].rules, Conditions::Rules);
    for (const std::string& spec : {programMinimax(), programMinimax() + ";pruning=off"})
        addPairing(e.parts, spec, spec, paperPlayers()[kGreedy].program, Conditions::Program);
    e.findings = [](const Results& results) {
        const Counts& trees = results.count("trees");
        Findings findings;
        const auto number = [&](Words name, double value, std::int64_t count, const Words& unit) {
            Figure figure{std::move(name), Figure::Kind::Number, {value, 0, count}, {}};
            figure.unit = unit;
            findings.figures.push_back(std::move(figure));
        };
        for (const Search& search : searches()) {
            for (const bool leads : {true, false})
                for (int cards = kHandSize; cards > 0; --cards) {
                    const std::string place =
                        fmt::format("{}{}", leads ? "lead/" : "answer/", cards);
                    const std::int64_t count = trees.number("trees/" + place);
                    number(say(leads ? PARLOUR_PHRASE("Experiments", "%1, leading with %2 cards")
                                     : PARLOUR_PHRASE("Experiments", "%1, answering with %2 cards"),
                               search.title, cards),
                           count > 0
                               ? static_cast<double>(trees.number(search.name + "/" + place)) /
                                     static_cast<double>(count)
                               : 0,
                           count, PARLOUR_PHRASE("Experiments", "nodes"));
                }
            const std::int64_t all = trees.number(search.name + "/trees");
            Figure time{say(PARLOUR_PHRASE("Experiments", "%1, a tree"), search.title),
                        Figure::Kind::Time,
                        {all > 0 ? static_cast<double>(trees.elapsed(search.name)) * 1e-9 /
                                       static_cast<double>(all)
                                 : 0,
                         0, all},
                        {}};
            time.unit = PARLOUR_PHRASE("Experiments", "s");
            findings.figures.push_back(std::move(time));
        }
        const auto addMatch = [&](const std::string& spec, Conditions conditions) {
            const std::string part = spec + suffix(conditions);
            const Words name = under(conditions, asIs(spec));
            const Counts& counts = results.count(part);
            findings.figures.push_back(won(
                say(PARLOUR_PHRASE("Experiments", "%1 against Greedy"), name), bothSeats(counts)));
            findings.figures.push_back(
                seconds(say(PARLOUR_PHRASE("Experiments", "%1, 10,000 games"), name), counts));
        };
        for (const std::string& spec : kTrees) addMatch(spec, Conditions::Rules);
        for (const std::string& spec : {programMinimax(), programMinimax() + ";pruning=off"})
            addMatch(spec, Conditions::Program);
        findings.remarks.push_back(PARLOUR_PHRASE(
            "Experiments",
            "Pruning leaves the values of the best cards as they are: minimax, whose closed form "
            "has the values of alpha-beta with a window for each card, and minimax:pruning=off win "
            "the same games. With ties=bounds all cards of the hand share one window, and a pruned "
            "card can have the best value and its vote: those games differ. With three cards each "
            "the whole tree has 139 nodes and 36 leaves, since hands shrink: 3 * 3 * 2 * 2. "
            "b^(m/2) = 27 is the best that pruning could do if they did not."));
        return findings;
    };
    return e;
}

Experiment equations6And7() {
    Experiment e;
    e.name = "equations-6-7";
    e.title =
        PARLOUR_PHRASE("Experiments", "Section IV-G: confidence bounds of MiniMax against Greedy");
    e.about =
        say(PARLOUR_PHRASE(
                "Experiments",
                "%1 Published: 78,235 and 19,342 games won; they add up to 97.6 % of 100,000, "
                "which is taken for the number of games, MiniMax beginning. The paper's opponent "
                "is \"simple brains\", which is taken for Greedy: our assumption."),
            conditionsText());
    const auto& players = paperPlayers();
    for (const Conditions conditions : kBoth)
        addPairing(e.parts, "games", players[kMinimax].spec(conditions),
                   players[kGreedy].spec(conditions), conditions);
    e.findings = [](const Results& results) {
        constexpr std::int64_t kPublishedGames = 100'000;
        constexpr std::int64_t kWon = 78'235, kLost = 19'342;
        Findings findings;
        const auto number = [&](Words name, double value, std::int64_t games) {
            findings.figures.push_back(
                {std::move(name), Figure::Kind::Number, {value, 0, games}, {}});
        };
        for (const Conditions conditions : kBoth) {
            const Record first = record(results.count("games" + suffix(conditions)), "first");
            Figure figure =
                won(under(conditions, PARLOUR_PHRASE("Experiments", "MiniMax first, won")), first);
            Figure greedy =
                share(under(conditions, PARLOUR_PHRASE("Experiments", "Greedy second, won")),
                      first.lost, first.games());
            if (conditions == Conditions::Program) {
                figure = beside(figure, static_cast<double>(kWon) / kPublishedGames,
                                kPublishedGames, tried(79.22, kGames));
                greedy = beside(greedy, static_cast<double>(kLost) / kPublishedGames,
                                kPublishedGames, tried(19.36, kGames));
            }
            findings.figures.push_back(std::move(figure));
            findings.figures.push_back(std::move(greedy));
            const ScoringRate one = scoringRate(first.won, first.drawn, first.games());
            const ScoringRate two = scoringRate(first.lost, first.drawn, first.games());
            const Interval bounds = differenceBounds(one, two);
            number(under(conditions, PARLOUR_PHRASE("Experiments", "w1, Eq. 4")), one.rate,
                   first.games());
            number(under(conditions, PARLOUR_PHRASE("Experiments", "s(w1), Eq. 5")), one.error,
                   first.games());
            number(under(conditions, PARLOUR_PHRASE("Experiments", "lower bound, Eq. 6")),
                   bounds.low, first.games());
            number(under(conditions, PARLOUR_PHRASE("Experiments", "upper bound, Eq. 7")),
                   bounds.high, first.games());
        }
        const Interval printed = differenceBounds(scoringRate(kWon, 0, kPublishedGames),
                                                  scoringRate(kLost, 0, kPublishedGames));
        number(PARLOUR_PHRASE("Experiments", "lower bound of the published counts, Eq. 6"),
               printed.low, kPublishedGames);
        number(PARLOUR_PHRASE("Experiments", "upper bound of the published counts, Eq. 7"),
               printed.high, kPublishedGames);
        const auto fourDecimals = [](double value) { return fmt::format("{:.4f}", value); };
        findings.remarks.push_back(
            say(PARLOUR_PHRASE(
                    "Experiments",
                    "The printed interval, 0.1985352 to 1.376395239, does not follow from Eq. 6 "
                    "and 7, and a difference of shares cannot exceed 1. With the published counts "
                    "they give %1 to %2. The printed ends are w2 + 2 z s(w1) and that plus 2 (w1 - "
                    "w2). Eq. 7 limits the upper bound by max(..., -1); here it is min(..., 1)."),
                fourDecimals(printed.low), fourDecimals(printed.high)));
        return findings;
    };
    return e;
}

} // namespace parlour::briscola::paper
