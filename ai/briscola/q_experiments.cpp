// Appendix A: whether Q-learning's training is impractical, as the paper found.
#include "ai/arena/watched_game.h"
#include "ai/briscola/paper_experiments.h"
#include "ai/briscola/players.h"
#include "ai/briscola/q_learning.h"
#include "ai/briscola/q_player.h"

#include <fmt/format.h>

#include <chrono>
#include <memory>

namespace parlour::briscola::paper {

namespace {

constexpr std::array<std::string_view, 3> kMeasured{"random", "baseline", "greedy"};
constexpr std::array<std::int64_t, 9> kMeasuredAfter{0,      1'000,  2'000,   5'000,  10'000,
                                                     20'000, 50'000, 100'000, 200'000};
constexpr std::int64_t kMeasuringGames = 2000;

struct LearningCase {
    Phrase name;
    QRows rows;
    QOpponent opponent;
};
const std::vector<LearningCase>& learningCases() {
    static const std::vector<LearningCase> kCases{
        {PARLOUR_PHRASE("Experiments", "13,525,720 rows, answering the deck"), QRows::Appendix,
         QOpponent::Deck},
        {PARLOUR_PHRASE("Experiments", "a row for all renamings of suits, answering the deck"),
         QRows::Symmetric, QOpponent::Deck},
        {PARLOUR_PHRASE("Experiments", "the trump suit alone, answering the deck"), QRows::Suit,
         QOpponent::Deck},
        {PARLOUR_PHRASE("Experiments", "the trump suit alone, playing Greedy"), QRows::Suit,
         QOpponent::Greedy},
    };
    return kCases;
}

// Learns a table from zeros. Counts "PLAYER/GAMES", the games won after so many in half games.
std::function<Sampler()> learningCurve(const LearningCase& what) {
    return [=]() -> Sampler {
        return [=](Sample& sample) {
            QSettings settings;
            settings.rows = what.rows;
            settings.opponent = what.opponent;
            settings.decay = static_cast<std::int32_t>(kMeasuredAfter.back());
            const auto table = std::make_shared<QTable>(settings, sample.rng.split(0).next());
            auto players =
                seatPlayers<Briscola>(Players::players(), {kMeasured.begin(), kMeasured.end()});
            Counts counts;
            for (const std::int64_t games : kMeasuredAfter) {
                const auto start = std::chrono::steady_clock::now();
                while (table->games() < games && !sample.stop.stop_requested())
                    learnFromGame(*table);
                counts.nanoseconds["learning"] +=
                    std::chrono::nanoseconds(std::chrono::steady_clock::now() - start).count();
                for (std::size_t i = 0; i < kMeasured.size(); ++i) {
                    const double won = gamesWon(table, players[i], kMeasuringGames,
                                                sample.rng.split(1), sample.stop);
                    counts.numbers[fmt::format("{}/{}", kMeasured[i], games)] +=
                        static_cast<std::int64_t>(2 * won);
                }
            }
            if (!sample.stop.stop_requested()) sample.counts.add(counts);
        };
    };
}

Figure shareAfter(const Counts& counts, std::string_view player, std::int64_t games) {
    const double halves = static_cast<double>(counts.number(fmt::format("{}/{}", player, games)));
    return {say(PARLOUR_PHRASE("Experiments", "against %1 after %2 games"), player, games),
            Figure::Kind::Share,
            {halves / (2.0 * kMeasuringGames), 0, kMeasuringGames},
            {}};
}

// The first measured number of games after which the table surely wins more than half; -1: none.
std::int64_t beatsAfter(const Counts& counts, std::string_view player) {
    for (const std::int64_t games : kMeasuredAfter)
        if (shareAfter(counts, player, games).interval().low > 0.5) return games;
    return -1;
}

} // namespace

Experiment appendixA() {
    Experiment e;
    e.name = "appendix-a";
    e.title = PARLOUR_PHRASE("Experiments", "Appendix A: training by Q-learning");
    e.about = PARLOUR_PHRASE(
        "Experiments",
        "Published: no figures, but that \"the training times are far too long and impractical\". "
        "Ours: the paper's table of 13,525,720 states and three actions, and smaller ones, learn "
        "from 200,000 games and play 2,000 games against each player; and the program's tables, "
        "which learned from millions, by the rules. Leads and the last tricks are not in the "
        "paper's table: there the player gives the card it needs least.");
    for (const LearningCase& what : learningCases())
        e.parts.push_back({what.name.english, learningCurve(what), 1, 1});
    for (const std::string& spec : {std::string("qlearning"), std::string("qlearning:unknown=lot"),
                                    std::string("qlearning:table=play")})
        for (const PaperPlayer& other : paperPlayers())
            addPairing(e.parts, spec + " v " + other.name, spec, other.rules, Conditions::Rules,
                       other.name == "MiniMax" ? 10 : 1);
    e.findings = [](const Results& results) {
        Findings findings;
        for (const LearningCase& what : learningCases()) {
            const Counts& counts = results.count(what.name.english);
            Plot plot{fmt::format("appendix-a-{}", findings.plots.size() + 1),
                      say(PARLOUR_PHRASE("Experiments", "Games won, %1"), what.name),
                      Plot::Kind::Lines,
                      PARLOUR_PHRASE("Experiments", "games of training"),
                      PARLOUR_PHRASE("Experiments", "share"),
                      {},
                      {},
                      true};
            std::vector<Words> beats{what.name};
            for (const std::string_view player : kMeasured) {
                Plot::Series series{say(PARLOUR_PHRASE("Experiments", "against %1"), player), {}};
                for (const std::int64_t games : kMeasuredAfter) {
                    const Figure figure = shareAfter(counts, player, games);
                    if (games > 0) // the axis is logarithmic
                        series.points.push_back(
                            {static_cast<double>(games), figure.ours.value, figure.interval()});
                }
                plot.series.push_back(std::move(series));
                Figure last = shareAfter(counts, player, kMeasuredAfter.back());
                last.name = say(PARLOUR_PHRASE("Experiments", "%1, %2"), what.name, last.name);
                findings.figures.push_back(std::move(last));
                const std::int64_t games = beatsAfter(counts, player);
                beats.push_back(asIs(player));
                beats.push_back(games < 0
                                    ? say(PARLOUR_PHRASE("Experiments", "not within %1 games"),
                                          kMeasuredAfter.back())
                                    : say(PARLOUR_PHRASE("Experiments", "after %1 games"), games));
            }
            findings.plots.push_back(std::move(plot));
            Words remark = PARLOUR_PHRASE("Experiments", "%1, beats %2 %3, %4 %5, %6 %7.");
            static_assert(kMeasured.size() == 3);
            remark.args = std::move(beats);
            findings.remarks.push_back(std::move(remark));
            Figure time{
                say(PARLOUR_PHRASE("Experiments", "%1, seconds for 200,000 games"), what.name),
                Figure::Kind::Time,
                {static_cast<double>(counts.elapsed("learning")) * 1e-9, 0, 1},
                {}};
            time.unit = PARLOUR_PHRASE("Experiments", "s");
            findings.figures.push_back(std::move(time));
        }
        for (const char* spec : {"qlearning", "qlearning:unknown=lot", "qlearning:table=play"})
            for (const PaperPlayer& other : paperPlayers())
                findings.figures.push_back(
                    won(say(PARLOUR_PHRASE("Experiments", "%1 against %2"), spec, other.name),
                        bothSeats(results.count(fmt::format("{} v {}", spec, other.name) +
                                                suffix(Conditions::Rules)))));
        findings.remarks.push_back(PARLOUR_PHRASE(
            "Experiments", "The paper's outer loop, until no value of the table is 0, never ends: "
                           "in the last trick, a card without points against a trump card without "
                           "points is worth 0 whichever way it goes."));
        return findings;
    };
    return e;
}

} // namespace parlour::briscola::paper
