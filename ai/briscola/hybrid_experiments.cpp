// Hybrid against the other players, and its networks beside each other.
#include "ai/arena/watched_game.h"
#include "ai/briscola/hybrid.h"
#include "ai/briscola/paper_experiments.h"
#include "ai/briscola/players.h"

#include <fmt/format.h>

#include <memory>

namespace parlour::briscola::paper {

namespace {

std::string specOf(const HybridParams& network) {
    return fmt::format("hybrid:activation={};hidden={};trumps={}", network.activationWord(),
                       network.hiddenWord(), network.trumpsWord());
}

constexpr const char* kHighest = "highest outputs";
constexpr const char* kDecisions = "decisions";

// How often the card with the highest of all outputs is not in the hand: a network's spec of
// "decisions" with more than one card, in games of the default network against Greedy.
std::function<Sampler()> highestOutputs() {
    return []() -> Sampler {
        const auto players = std::make_shared<std::vector<Player<Briscola>>>(
            seatPlayers<Briscola>(Players::players(), {"hybrid", "greedy"}));
        const auto hybrids = std::make_shared<std::vector<std::pair<std::string, Hybrid>>>();
        for (const HybridParams& network : hybridNetworks())
            hybrids->emplace_back(specOf(network), Hybrid(network));
        return [=](Sample& sample) {
            Rng rng = sample.rng;
            Deal deal = Briscola::deal({}, rng);
            deal.first = static_cast<std::uint8_t>(sample.number % 2);
            watchDeal<Briscola>({}, deal, *players, rng, sample.stop,
                                [&](const State& state, Seat seat, const auto&, std::int64_t) {
                                    const Observation view = Briscola::observe(state, seat);
                                    if (seat != 0 || view.hand.size() == 1) return;
                                    ++sample.counts.numbers[kDecisions];
                                    for (auto& [spec, hybrid] : *hybrids)
                                        sample.counts.numbers[spec] +=
                                            view.hand.set().contains(hybrid.highest(view)) ? 0 : 1;
                                });
        };
    };
}

std::string against(const HybridParams& network, const std::string& other) {
    return specOf(network) + " v " + other;
}

Words versus(const Words& player, const Words& other) {
    return say(PARLOUR_PHRASE("Experiments", "%1 v %2"), player, other);
}

Figure shareAgainst(const Results& results, const HybridParams& network, const std::string& other) {
    const std::string part = against(network, other);
    return shareFigure(versus(asIs(specOf(network)), asIs(other)), results.side(part, 0));
}

// The paper's reading of trumps: activations in rows, sizes of the hidden layer in columns.
FigureGrid activationGrid(const Results& results, const std::string& other) {
    FigureGrid grid{say(PARLOUR_PHRASE("Experiments", "Games won against %1, draws half"), other),
                    asIs("activation"),
                    asIs("hidden"),
                    {},
                    {},
                    {}};
    for (const std::string_view activation : HybridParams::kActivations)
        grid.rows.push_back(asIs(activation));
    for (const std::string_view hidden : HybridParams::kHidden)
        grid.columns.push_back(asIs(hidden));
    for (const HybridParams& network : hybridNetworks())
        if (network.trumps == TrumpInput::Always)
            grid.cells.push_back(shareAgainst(results, network, other));
    return grid;
}

// The networks of the default size and activation.
FigureGrid trumpsGrid(const Results& results, const std::vector<std::string>& others) {
    FigureGrid grid{
        PARLOUR_PHRASE("Experiments", "Games won with each reading of trumps, draws half"),
        asIs("trumps"),
        PARLOUR_PHRASE("Experiments", "against"),
        {},
        {},
        {}};
    for (const std::string& other : others) grid.columns.push_back(asIs(other));
    for (HybridParams network; const std::string_view trumps : HybridParams::kTrumps) {
        network.trumps = static_cast<TrumpInput>(grid.rows.size());
        grid.rows.push_back(asIs(trumps));
        for (const std::string& other : others)
            grid.cells.push_back(shareAgainst(results, network, other));
    }
    return grid;
}

} // namespace

Experiment hybrid() {
    Experiment e;
    e.name = "hybrid";
    e.title = PARLOUR_PHRASE(
        "Experiments",
        "Section V: Hybrid against the other players, and its networks beside each other");
    e.about =
        say(PARLOUR_PHRASE(
                "Experiments",
                "The paper's text has no figures of Hybrid. Alone it plays the card of its hand "
                "with the highest output; with hybrid:fallback=minimax it asks MiniMax when the "
                "highest of all outputs is for another card, as the paper's program does. All "
                "networks have learned from the same positions: three activations, three sizes of "
                "the hidden layer, and three readings of \"a high suit card\". %1"),
            conditionsText());
    struct Way {
        Phrase name;
        std::string spec;
    };
    static const std::vector<Way> kWays{
        {PARLOUR_PHRASE("Experiments", "Hybrid"), "hybrid"},
        {PARLOUR_PHRASE("Experiments", "Hybrid asking MiniMax"), "hybrid:fallback=minimax"}};
    for (const Conditions conditions : kBoth)
        for (const Way& way : kWays) {
            for (const PaperPlayer& other : paperPlayers())
                addPairing(e.parts, way.name.english + std::string(" v ") + other.name, way.spec,
                           other.spec(conditions), conditions);
            addPairing(e.parts, way.name.english + std::string(" v itself"), way.spec, way.spec,
                       conditions);
        }
    static const std::vector<std::string> kJudges{"greedy", "random"};
    for (const HybridParams& network : hybridNetworks())
        for (const std::string& other : kJudges) {
            MatchPart match;
            match.seats = {specOf(network), other};
            match.duplicate = true;
            e.parts.push_back({against(network, other), std::move(match)});
        }
    e.parts.push_back({kHighest, highestOutputs()});

    e.findings = [](const Results& results) {
        Findings findings;
        for (const Conditions conditions : kBoth)
            for (const Way& way : kWays) {
                for (const PaperPlayer& other : paperPlayers()) {
                    const Counts& counts = results.count(way.name.english + std::string(" v ") +
                                                         other.name + suffix(conditions));
                    findings.figures.push_back(won(
                        under(conditions, versus(way.name, asIs(other.name))), bothSeats(counts)));
                }
                const Counts& counts =
                    results.count(way.name.english + std::string(" v itself") + suffix(conditions));
                findings.figures.push_back(
                    won(say(PARLOUR_PHRASE("Experiments", "%1, first"),
                            under(conditions,
                                  say(PARLOUR_PHRASE("Experiments", "%1 v itself"), way.name))),
                        record(counts, "first")));
            }
        const Counts& highest = results.count(kHighest);
        for (const HybridParams& network : hybridNetworks())
            findings.figures.push_back(
                share(say(PARLOUR_PHRASE("Experiments", "highest output not in the hand, %1"),
                          specOf(network)),
                      highest.number(specOf(network)), highest.number(kDecisions)));
        for (const std::string& other : kJudges)
            findings.grids.push_back(activationGrid(results, other));
        findings.grids.push_back(trumpsGrid(results, kJudges));
        return findings;
    };
    return e;
}

} // namespace parlour::briscola::paper
