// Hybrid against the other players, and its networks beside each other.
#include "ai/arena/watched_game.h"
#include "ai/briscola/hybrid.h"
#include "ai/briscola/paper_experiments.h"
#include "ai/briscola/players.h"

#include <memory>

namespace parlour::briscola::paper {

namespace {

std::string specOf(std::string_view network) { return "hybrid:network=" + std::string(network); }

// How often the card with the highest of all outputs is not in the hand: "NETWORK/elsewhere" of
// "NETWORK/decisions" with more than one card, in games of the default network against Greedy.
std::function<Sampler()> highestOutputs() {
    return []() -> Sampler {
        const auto players = std::make_shared<std::vector<Player<Briscola>>>(
            seatPlayers<Briscola>(Players::players(), {"hybrid", "greedy"}));
        const auto hybrids = std::make_shared<std::vector<Hybrid>>();
        for (std::size_t i = 0; i < hybridNetworks().size(); ++i)
            hybrids->emplace_back(HybridParams{static_cast<int>(i), false});
        return [=](Sample& sample) {
            Rng rng = sample.rng;
            Deal deal = Briscola::deal({}, rng);
            deal.first = static_cast<std::uint8_t>(sample.number % 2);
            watchDeal<Briscola>({}, deal, *players, rng, sample.stop,
                                [&](const State& state, Seat seat, const auto&, std::int64_t) {
                                    const Observation view = Briscola::observe(state, seat);
                                    if (seat != 0 || view.hand.size() == 1) return;
                                    for (std::size_t i = 0; i < hybrids->size(); ++i) {
                                        const std::string name(hybridNetworks()[i].word);
                                        const Card card = (*hybrids)[i].highest(view);
                                        ++sample.counts.numbers[name + "/decisions"];
                                        sample.counts.numbers[name + "/elsewhere"] +=
                                            view.hand.set().contains(card) ? 0 : 1;
                                    }
                                });
        };
    };
}

constexpr const char* kHighest = "highest outputs";

std::string against(std::string_view network, const std::string& other) {
    return std::string(network) + " v " + other;
}

} // namespace

Experiment hybrid() {
    Experiment e;
    e.name = "hybrid";
    e.title = "Section V: Hybrid against the other players, and its networks beside each other";
    e.about = "The paper's text has no figures of Hybrid. Alone it plays the card of its hand with "
              "the highest output; with hybrid:fallback=minimax it asks MiniMax when the highest "
              "of all outputs is for another card, as the paper's program does. All "
              "networks have learned from the same positions: three activations, three sizes of "
              "the hidden layer, and other readings of \"a high suit card\". " +
              conditionsText();
    struct Way {
        std::string name;
        std::string spec;
    };
    static const std::vector<Way> kWays{{"Hybrid", "hybrid"},
                                        {"Hybrid asking MiniMax", "hybrid:fallback=minimax"}};
    for (const Conditions conditions : kBoth)
        for (const Way& way : kWays) {
            for (const PaperPlayer& other : paperPlayers())
                addPairing(e.parts, way.name + " v " + other.name, way.spec, other.spec(conditions),
                           conditions);
            addPairing(e.parts, way.name + " v itself", way.spec, way.spec, conditions);
        }
    static const std::vector<std::string> kJudges{"greedy", "random"};
    for (const HybridNetwork& network : hybridNetworks())
        for (const std::string& other : kJudges) {
            MatchPart match;
            match.seats = {specOf(network.word), other};
            match.duplicate = true;
            e.parts.push_back({against(network.word, other), std::move(match)});
        }
    e.parts.push_back({kHighest, highestOutputs()});

    e.findings = [](const Results& results) {
        Findings findings;
        for (const Conditions conditions : kBoth)
            for (const Way& way : kWays) {
                for (const PaperPlayer& other : paperPlayers()) {
                    const std::string name = way.name + " v " + other.name + suffix(conditions);
                    findings.figures.push_back(won(name, bothSeats(results.count(name))));
                }
                const std::string name = way.name + " v itself" + suffix(conditions);
                findings.figures.push_back(
                    won(name + ", first", record(results.count(name), "first")));
            }
        const Counts& highest = results.count(kHighest);
        const auto elsewhere = [&](std::string_view network) {
            const std::string name(network);
            return share("highest output not in the hand, " + name,
                         highest.number(name + "/elsewhere"), highest.number(name + "/decisions"));
        };
        FigureGrid grid{"Games each network won against the other player, draws half",
                        "network",
                        "against",
                        {},
                        kJudges,
                        {}};
        for (const HybridNetwork& network : hybridNetworks()) {
            findings.figures.push_back(elsewhere(network.word));
            grid.rows.emplace_back(network.word);
            for (const std::string& other : kJudges) {
                const std::string part = against(network.word, other);
                grid.cells.push_back(shareFigure(part, results.side(part, 0)));
            }
        }
        findings.grids.push_back(std::move(grid));
        return findings;
    };
    return e;
}

} // namespace parlour::briscola::paper
