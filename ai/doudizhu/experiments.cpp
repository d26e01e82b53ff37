#include "ai/doudizhu/kicker.h"
#include "ai/doudizhu/multirole.h"
#include "ai/doudizhu/paper_experiments.h"
#include "ai/doudizhu/players.h"
#include "ai/doudizhu/split.h"
#include "core/base/index.h"

#include <algorithm>
#include <array>

namespace parlour::doudizhu {

namespace {

// Stands where the paper has people.
constexpr const char* kStrong = "champion:worlds=100;prior=80;learned=0";

// A deal in the paper's notation: the hands and the kitty, then the plays, each round on a line of
// its own. Passes are not recorded.
Sampler playedSheet(const Specs& specs) {
    return [table = Table(specs)](Sample& sample) {
        const Deal deal = dealOf(sample);
        std::string sheet;
        for (const Cards hand : deal.hands) sheet += toText(hand) + ", ";
        sheet += toText(deal.kitty) + "\n";
        const auto end = table.play(sample, deal, [&](const State& state, Seat seat, Move move) {
            if (!move.isPass())
                sheet += (state.pub.isLead() ? "\n" : "; ") + std::to_string(seat) + ", " +
                         toText(move.cards());
        });
        if (!end) return;
        sheet += end->pub.winner() == end->pub.landlord ? "\n\nThe landlord wins.\n"
                                                        : "\n\nThe peasants win.\n";
        sample.counts.texts["sheet"] = sheet;
    };
}

Experiment table3() {
    const std::string program = "multirole";
    const std::array<std::pair<std::string, Specs>, 3> tables{{
        {"three programs", {program, program, program}},
        {"the program as the landlord against stronger peasants", {program, kStrong, kStrong}},
        {"two programs as the peasants against a stronger landlord", {kStrong, program, program}},
    }};
    Experiment table{
        "table-3",
        PARLOUR_PHRASE("Experiments", "The same deal played three times, as sheets"),
        say(PARLOUR_PHRASE(
                "Experiments",
                "Section 6.2: one deal, played by the program alone, by the program as the "
                "landlord against people, and by two programs as the peasants against a person. "
                "Here `multirole` is the program, and `%1` plays for the people. The contents of "
                "the published table are not in our copy: the deal is another, and changes with "
                "the seed. Landlord's hand, those of peasants 1 and 2, the kitty; then seat (0: "
                "the landlord) and cards of each play, a round a line. Passes are not recorded."),
            kStrong),
        {},
        {}};
    for (const auto& [name, specs] : tables)
        table.parts.push_back({name, [specs = specs] { return playedSheet(specs); }, 1, 1});
    table.findings = [tables](const Results& results) {
        Findings findings;
        for (const auto& [name, specs] : tables)
            for (const auto& [key, sheet] : results.count(name).texts)
                findings.sheets.emplace_back(name, sheet);
        findings.remarks.push_back(PARLOUR_PHRASE(
            "Experiments", "One deal shows how it is played, and nothing of how well. How often "
                           "the program plays as its teacher does is in figures 3 to 5."));
        return findings;
    };
    return table;
}

// Passes of each seat in a game.
Sampler passes(const std::string& spec) {
    return [table = Table({spec, spec, spec})](Sample& sample) {
        std::array<int, kPlayers> passes{};
        const auto end =
            table.play(sample, dealOf(sample), [&](const State&, Seat seat, Move move) {
                passes[index(seat)] += move.isPass();
            });
        if (!end) return;
        for (std::size_t seat = 0; seat < kPlayers; ++seat)
            ++sample.counts.numbers[std::to_string(seat) + "/" + std::to_string(passes[seat])];
    };
}

Experiment section61() {
    static constexpr const char* kSearching = "champion:worlds=20;prior=80;learned=0";
    Experiment section{
        "section-6.1",
        PARLOUR_PHRASE("Experiments", "Who passes more often"),
        PARLOUR_PHRASE(
            "Experiments",
            "Section 6.1 counts the plays of people: peasants pass more often than the landlord, "
            "which is taken for cooperation. It gives no figures. Here the passes of each role in "
            "games of three equal players; peasant 1 plays after the landlord."),
        {{"multirole", [] { return passes("multirole"); }},
         {"kicker", [] { return passes("kicker"); }},
         {kSearching, [] { return passes(kSearching); }, 10}},
        {}};
    section.findings = [](const Results& results) {
        static constexpr std::array<Phrase, kPlayers> kRoles{
            PARLOUR_PHRASE("Experiments", "%1: landlord"),
            PARLOUR_PHRASE("Experiments", "%1: peasant 1"),
            PARLOUR_PHRASE("Experiments", "%1: peasant 2")};
        Findings findings;
        for (const auto& [player, counts] : results.counts)
            for (std::size_t seat = 0; seat < kPlayers; ++seat) {
                Figure figure;
                figure.name = say(kRoles[seat], player);
                figure.kind = Figure::Kind::Mean;
                figure.ours = meanOf(counts.histogram(std::to_string(seat)));
                figure.unit = PARLOUR_PHRASE("Experiments", "passes a game");
                findings.figures.push_back(figure);
            }
        return findings;
    };
    return section;
}

// A hand that leads a triplet or a sequence of them, and what it shows.
struct CarryingCase {
    const char* title;
    const char* hand;
    const char* core;
};
constexpr std::array<CarryingCase, 4> kCarryingCases{{
    {"A 3 exists alone", "3778899QQQA2", "QQQ"},
    {"A sequence and a triplet together", "345678889JJ", "888"},
    {"Scattered cards beside a sequence of triplets", "469TTJJJQQQA2", "JJJQQQ"},
    {"456667899 beside a sequence of triplets", "456667899JJJQQQ", "JJJQQQ"},
}};

Cards cardsOf(const char* text) { return parseCards(text).value(); }

// What the valuation thinks of each completion, the best first, and what players lead.
std::string carryingSheet(const CarryingCase& one) {
    const Cards hand = cardsOf(one.hand);
    const Pattern core = patternOf(cardsOf(one.core), kPaperOptions.kickers);
    const Carrying chosen = carry(hand, core, kPaperOptions.kickers);
    std::vector<Carrying> all;
    forEachCompletion(hand, core, kPaperOptions.kickers,
                      [&](const Carrying& completion) { all.push_back(completion); });
    std::ranges::stable_sort(all, std::ranges::greater(), &Carrying::value);

    std::string text = "Hand " + toText(hand) + ", of which " + one.core + " is played.\n\n";
    for (const Carrying& completion : all) {
        const std::string value = std::to_string(completion.value);
        text += std::string(5 - value.size(), ' ') + value + "  " + toText(completion.cards) +
                (completion.cards == chosen.cards ? "  <- the valuation's choice\n" : "\n");
    }

    Deal deal;
    deal.hands[0] = hand;
    deal.landlord = 0;
    const State state = Doudizhu::start(kPaperOptions, deal);
    const Observation view = Doudizhu::observe(state, 0);
    Rng rng(1); // which neither player uses
    return text + "\nmultirole, whose network chooses what to lead: " +
           Doudizhu::toText(MultirolePlayer().decide(view, rng, {}, {}).move) +
           "\nkicker, which follows rules: " +
           Doudizhu::toText(KickerPlayer().decide(view, rng, {}, {}).move) + "\n";
}

Experiment table4() {
    Experiment table{
        "table-4",
        PARLOUR_PHRASE("Experiments", "What triplets carry, in four cases"),
        PARLOUR_PHRASE(
            "Experiments",
            "Section 6.3: four situations out of the games of table 3, the ways to carry cards, "
            "and the one the valuation (section 4) recommends. The contents of the table are not "
            "in our copy: these hands are made after the text, the last with its 456667899. Value "
            "of the cards that stay, for each way; 9999 if none stay."),
        {{"cases",
          [] {
              return [](Sample& sample) {
                  const auto number = static_cast<std::size_t>(sample.number);
                  sample.counts.texts[std::to_string(number)] =
                      carryingSheet(kCarryingCases[number]);
              };
          },
          1, static_cast<std::int64_t>(kCarryingCases.size())}},
        {}};
    table.findings = [](const Results& results) {
        Findings findings;
        for (const auto& [number, sheet] : results.count("cases").texts)
            findings.sheets.emplace_back(kCarryingCases[std::stoul(number)].title, sheet);
        return findings;
    };
    return table;
}

} // namespace

std::span<const Experiment> Players::experiments() {
    static const std::array<Experiment, 6> kExperiments{
        agreementExperiment(0),
        agreementExperiment(1),
        agreementExperiment(2),
        section61(),
        table3(),
        table4(),
    };
    return kExperiments;
}

} // namespace parlour::doudizhu
