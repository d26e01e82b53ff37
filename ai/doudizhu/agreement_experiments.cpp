#include "ai/doudizhu/multirole.h"
#include "ai/doudizhu/paper_experiments.h"
#include "core/base/index.h"

#include <algorithm>
#include <cmath>

namespace parlour::doudizhu {

namespace {

// Asked for one imagined hand only: the champion's network and quick rules decide.
constexpr const char* kTeacher = "champion:worlds=1;rounds=1;exact=0;learned=100;prior=250";
constexpr const char* kChampion = "champion:worlds=100";

constexpr std::array<Phrase, kPlayers> kTitles{
    PARLOUR_PHRASE("Experiments", "How often the network of the landlord plays as its teacher"),
    PARLOUR_PHRASE("Experiments", "How often the network of the peasant 1 plays as its teacher"),
    PARLOUR_PHRASE("Experiments", "How often the network of the peasant 2 plays as its teacher")};

// Turns of a role, and in how many of them something agrees with the teacher.
class Agreement {
public:
    void count(bool hasChoice, const std::string& who, bool agrees) {
        ++m_counts[who + "/turns"];
        m_counts[who + "/agreed"] += agrees;
        m_counts[who + "/choices"] += hasChoice;
        m_counts[who + "/agreed choices"] += hasChoice && agrees;
    }
    void addTo(Counts& counts, const std::string& deals) const {
        for (const auto& [key, number] : m_counts) counts.numbers[deals + "/" + key] += number;
    }

private:
    std::map<std::string, std::int64_t> m_counts;
};

Sampler agreement(int role) {
    return [role, table = Table({kTeacher, kTeacher, kTeacher}),
            player = std::make_shared<MultirolePlayer>(),
            champion = std::make_shared<std::vector<Player<Doudizhu>>>(
                seatPlayers<Doudizhu>(Players::players(), {kChampion}))](Sample& sample) {
        Agreement turns;
        Rng other = sample.rng.split(kPlayers); // the seats have those below
        const auto watch = [&](const State& state, Seat seat, Move move) {
            const auto taught = outputOf(move, kPaperOptions.kickers);
            if (roleNumber(state.pub, seat) != role || !taught) return;
            const Observation view = Doudizhu::observe(state, seat);
            const Outputs legal = legalOutputs(view);
            const bool hasChoice = legal.count() > 1;
            const auto likelihoods = player->likelihoods(view);
            const auto first = std::ranges::max_element(likelihoods) - likelihoods.begin();
            turns.count(hasChoice, "network", first == *taught);
            turns.count(hasChoice, "player",
                        chooseOutput(likelihoods, legal, role != 0, {}).output == *taught);
            const auto advised =
                hasChoice ? outputOf(champion->front().decide(state, other, {}, sample.stop).move,
                                     kPaperOptions.kickers)
                          : taught;
            turns.count(hasChoice, "champion", advised == first);
        };
        const auto end = table.play(sample, dealOf(sample), watch);
        if (!end) return;
        turns.addTo(sample.counts, "all deals");
        if ((end->pub.winner() == end->pub.landlord) == (role == 0))
            turns.addTo(sample.counts, "deals won");
    };
}

Figure share(Words name, const Counts& counts, const std::string& who, const std::string& of) {
    Figure figure;
    figure.name = std::move(name);
    const std::int64_t turns = counts.number(who + "/" + of);
    const std::int64_t agreed =
        counts.number(who + (of == "turns" ? "/agreed" : "/agreed choices"));
    figure.ours.count = turns;
    figure.ours.value = turns == 0 ? 0 : static_cast<double>(agreed) / static_cast<double>(turns);
    return figure;
}

// What was measured on held-out deals while the network learned.
Plot curve(const std::string& name, const Phrase& title, const Json& training) {
    Plot plot{name,
              title,
              Plot::Kind::Lines,
              PARLOUR_PHRASE("Experiments", "positions learned from, in thousands"),
              asIs("%"),
              {}};
    Plot::Series all{PARLOUR_PHRASE("Experiments", "first of all outputs"), {}};
    Plot::Series choices{
        PARLOUR_PHRASE("Experiments", "first of the legal outputs, where there is a choice"), {}};
    const auto number = [](const Json& round, const char* member) {
        const bool isThere = round.is_object() && round.contains(member);
        return isThere && round[member].is_number() ? round[member].get<double>() : NAN;
    };
    if (training.contains("curve"))
        for (const Json& round : training["curve"]) { // of a file, which may hold anything
            const double x = number(round, "positions") / 1000;
            const double first = number(round, "first_output");
            const double best = number(round, "agreement_with_choice");
            if (std::isnan(x + first + best)) continue;
            all.points.push_back({x, 100 * first});
            choices.points.push_back({x, 100 * best});
        }
    plot.series = {all, choices};
    return plot;
}

} // namespace

Experiment agreementExperiment(int role) {
    const std::string name = "figure-" + std::to_string(3 + role);
    const Phrase title = kTitles[index(role)];
    Experiment experiment{
        name,
        title,
        say(PARLOUR_PHRASE("Experiments",
                           "Section 6.1: the share of moves for which the network's first output "
                           "is what was played, by iterations of the training; about 85 % after 5 "
                           "million games of people, which are not public. Here the teacher is "
                           "`%1`, and learned were deals that the role's side won, as in the "
                           "paper. The plot has the course of the training, on deals held out; the "
                           "figures are of fresh deals, half as many as asked for."),
            kTeacher),
        {{"agreement", [role] { return agreement(role); }, 2}},
        {}};
    experiment.findings = [=](const Results& results) {
        const Counts& counts = results.count("agreement");
        Findings findings;
        findings.figures = {
            beside(
                share(PARLOUR_PHRASE("Experiments", "first output, deals won"), counts,
                      "deals won/network", "turns"),
                0.85, 1'000'000,
                say(PARLOUR_PHRASE("Experiments",
                                   "The teacher, `%1`, is no person: in the same position it "
                                   "always plays the same, and its quick rules decide where plays "
                                   "are about as good. The networks learned from 160,000 deals "
                                   "instead of 5 million."),
                    kTeacher)),
            share(PARLOUR_PHRASE("Experiments", "first output, deals won, with a choice"), counts,
                  "deals won/network", "choices"),
            share(PARLOUR_PHRASE("Experiments", "decision, deals won"), counts, "deals won/player",
                  "turns"),
            share(PARLOUR_PHRASE("Experiments", "decision, deals won, with a choice"), counts,
                  "deals won/player", "choices"),
            share(PARLOUR_PHRASE("Experiments", "decision, all deals"), counts, "all deals/player",
                  "turns"),
            share(say(PARLOUR_PHRASE("Experiments", "first output, deals won, as `%1` would play"),
                      kChampion),
                  counts, "deals won/champion", "turns"),
            share(PARLOUR_PHRASE("Experiments", "the same, with a choice"), counts,
                  "deals won/champion", "choices")};
        const Plot plot = curve(name, title, (*shippedRoleNetworks())[index(role)].training());
        if (!plot.series[0].points.empty()) findings.plots.push_back(plot);
        return findings;
    };
    return experiment;
}

} // namespace parlour::doudizhu
