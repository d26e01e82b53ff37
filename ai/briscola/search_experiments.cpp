// Pruning (section VII) and the bounds of Eq. 6 and 7.
#include "ai/briscola/hand_tree.h"
#include "ai/briscola/paper_experiments.h"

#include <fmt/format.h>

#include <chrono>

namespace parlour::briscola::paper {

namespace {

// Positions of games between random players: the tree of one sampled hand, searched in three ways.
struct Search {
    std::string name;
    HandTreeRules rules;
};
const std::vector<Search>& searches() {
    static const std::vector<Search> kSearches{
        {"minimax", {.prunes = false}},
        {"alpha-beta, a window for each card", {}},
        {"alpha-beta, one window (Algorithm 1)", {.sharesWindow = true}},
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
    e.title = "Section VII: nodes and time of MiniMax with and without pruning";
    e.about = "The paper times both together (40 minutes for all pairings) and gives the order of "
              "b^(m/2) nodes with b = 3 and m = 6 (section IV-F). Here: one sampled hand at each "
              "decision of games between random players, and matches "
              "against Greedy. Compare minimax:ties=bounds, which searches the tree, with and "
              "without pruning=off; the default minimax takes the values from a closed form. " +
              conditionsText();
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
        const auto number = [&](std::string name, double value, std::int64_t count,
                                const char* unit) {
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
                    number(fmt::format("{}, {} with {} cards", search.name,
                                       leads ? "leading" : "answering", cards),
                           count > 0
                               ? static_cast<double>(trees.number(search.name + "/" + place)) /
                                     static_cast<double>(count)
                               : 0,
                           count, "nodes");
                }
            const std::int64_t all = trees.number(search.name + "/trees");
            Figure time{search.name + ", a tree",
                        Figure::Kind::Time,
                        {all > 0 ? static_cast<double>(trees.elapsed(search.name)) * 1e-9 /
                                       static_cast<double>(all)
                                 : 0,
                         0, all},
                        {}};
            time.unit = "s";
            findings.figures.push_back(std::move(time));
        }
        const auto addMatch = [&](const std::string& spec, Conditions conditions) {
            const std::string part = spec + suffix(conditions);
            const Counts& counts = results.count(part);
            findings.figures.push_back(won(part + " against Greedy", bothSeats(counts)));
            findings.figures.push_back(seconds(part + ", 10,000 games", counts));
        };
        for (const std::string& spec : kTrees) addMatch(spec, Conditions::Rules);
        for (const std::string& spec : {programMinimax(), programMinimax() + ";pruning=off"})
            addMatch(spec, Conditions::Program);
        findings.remarks.push_back(
            "Pruning leaves the values of the best cards as they are: minimax, whose closed form "
            "has the values of alpha-beta with a window for each card, and minimax:pruning=off win "
            "the "
            "same games. With ties=bounds all cards of the hand share one window, and a pruned "
            "card can have the best value and its vote: those games differ. With three cards each "
            "the whole tree has 139 nodes and 36 leaves, since hands shrink: 3 * 3 * 2 * 2. "
            "b^(m/2) = 27 is the best that pruning could do if they did not.");
        return findings;
    };
    return e;
}

Experiment equations6And7() {
    Experiment e;
    e.name = "equations-6-7";
    e.title = "Section IV-G: confidence bounds of MiniMax against Greedy";
    e.about = conditionsText() +
              " Published: 78,235 and 19,342 games won; they add up to 97.6 % of 100,000, which is "
              "taken for the number of games, MiniMax beginning. The paper's opponent is \"simple "
              "brains\", which is taken for Greedy: our assumption.";
    const auto& players = paperPlayers();
    for (const Conditions conditions : kBoth)
        addPairing(e.parts, "games", players[kMinimax].spec(conditions),
                   players[kGreedy].spec(conditions), conditions);
    e.findings = [](const Results& results) {
        constexpr std::int64_t kPublishedGames = 100'000;
        constexpr std::int64_t kWon = 78'235, kLost = 19'342;
        Findings findings;
        const auto number = [&](std::string name, double value, std::int64_t games) {
            findings.figures.push_back(
                {std::move(name), Figure::Kind::Number, {value, 0, games}, {}});
        };
        for (const Conditions conditions : kBoth) {
            const Record first = record(results.count("games" + suffix(conditions)), "first");
            Figure figure = won("MiniMax first, won" + suffix(conditions), first);
            Figure greedy =
                share("Greedy second, won" + suffix(conditions), first.lost, first.games());
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
            number("w1, Eq. 4" + suffix(conditions), one.rate, first.games());
            number("s(w1), Eq. 5" + suffix(conditions), one.error, first.games());
            number("lower bound, Eq. 6" + suffix(conditions), bounds.low, first.games());
            number("upper bound, Eq. 7" + suffix(conditions), bounds.high, first.games());
        }
        const Interval printed = differenceBounds(scoringRate(kWon, 0, kPublishedGames),
                                                  scoringRate(kLost, 0, kPublishedGames));
        number("lower bound of the published counts, Eq. 6", printed.low, kPublishedGames);
        number("upper bound of the published counts, Eq. 7", printed.high, kPublishedGames);
        findings.remarks.push_back(fmt::format(
            "The printed interval, 0.1985352 to 1.376395239, does not follow from Eq. 6 and 7, and "
            "a difference of shares cannot exceed 1. With the published counts they give {:.4f} to "
            "{:.4f}. The printed ends are w2 + 2 z s(w1) and that plus 2 (w1 - w2). Eq. 7 limits "
            "the upper bound by max(..., -1); here it is min(..., 1).",
            printed.low, printed.high));
        return findings;
    };
    return e;
}

} // namespace parlour::briscola::paper
