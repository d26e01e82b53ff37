#include "ai/briscola/paper_experiments.h"

#include <fmt/format.h>

#include <cmath>

namespace parlour::briscola::paper {

const std::string& programMinimax() {
    static const std::string kText =
        "minimax:lead=alternate;replacement=on;sample=three;ties=bounds";
    return kText;
}

const std::vector<PaperPlayer>& paperPlayers() {
    static const std::vector<PaperPlayer> kPlayers{
        {"Random", "random", "random"},
        {"BaseLine", "baseline:cases=hand", "baseline"},
        {"Greedy", "greedy:second=off", "greedy"},
        {"MiniMax", programMinimax(), "minimax"},
    };
    return kPlayers;
}

std::string suffix(Conditions conditions) {
    return conditions == Conditions::Program ? " (program)" : " (rules)";
}

Words under(Conditions conditions, const Words& name) {
    return conditions == Conditions::Program
               ? say(PARLOUR_PHRASE("Experiments", "%1 (program)"), name)
               : say(PARLOUR_PHRASE("Experiments", "%1 (rules)"), name);
}

Words titleOf(Conditions conditions) {
    return conditions == Conditions::Program ? PARLOUR_PHRASE("Experiments", "program")
                                             : PARLOUR_PHRASE("Experiments", "rules");
}

Words conditionsText() {
    return say(
        PARLOUR_PHRASE("Experiments",
                       "\"Program\": as the paper's program plays, with a fixed order of drawing, "
                       "the first trick judged as if the second player had led it, a card drawn in "
                       "the place of the card played, and the players baseline:cases=hand, "
                       "greedy:second=off and %1. \"Rules\": the common rules and the players as "
                       "the paper's text has them. Draws are not won."),
        programMinimax());
}

Record record(const Counts& counts, const std::string& place) {
    return {counts.number(place + "/won"), counts.number(place + "/drawn"),
            counts.number(place + "/lost")};
}
Record bothSeats(const Counts& counts) {
    return record(counts, "first") + record(counts, "second");
}

Figure share(Words name, std::int64_t won, std::int64_t games) {
    const double rate = games > 0 ? static_cast<double>(won) / static_cast<double>(games) : 0;
    return {std::move(name), Figure::Kind::Share, {rate, 0, games}, {}};
}
Figure won(Words name, const Record& record) {
    return share(std::move(name), record.won, record.games());
}

// Where no cause is known: what so many games under the program's conditions, 1,000 or more, gave.
Words tried(double percent, std::int64_t games) {
    const double expected = percent / 100 * static_cast<double>(games);
    const Interval interval =
        share({}, static_cast<std::int64_t>(std::llround(expected)), games).interval();
    const auto oneDecimal = [](double value) { return fmt::format("{:.1f}", value); };
    return say(PARLOUR_PHRASE("Experiments", "None was found: tried %1 games, %2 % (%3 to %4)."),
               fmt::format("{},{:03}", games / 1000, games % 1000), oneDecimal(percent),
               oneDecimal(100 * interval.low), oneDecimal(100 * interval.high));
}

Words closedFormText() {
    return PARLOUR_PHRASE("Experiments",
                          "By the rules the default MiniMax does not search the tree between two "
                          "players, but works out its values in closed form; they are the same, "
                          "its seconds do not compare with the program's.");
}

// Seconds for 10,000 games, each seat's half of them.
Figure seconds(Words name, const Counts& counts) {
    const std::int64_t games = bothSeats(counts).games();
    const double value = games > 0 ? static_cast<double>(counts.elapsed("thinking")) * 1e-9 *
                                         kGames / static_cast<double>(games)
                                   : 0;
    Figure figure{std::move(name), Figure::Kind::Time, {value, 0, games}, {}};
    figure.unit = PARLOUR_PHRASE("Experiments", "s");
    return figure;
}

void addPairing(std::vector<ExperimentPart>& parts, const std::string& name, const std::string& a,
                const std::string& b, Conditions conditions, std::int64_t oneIn,
                const std::optional<Deal>& deal) {
    parts.push_back({name + suffix(conditions), pairing(a, b, conditions, deal), oneIn});
}

std::string pairName(const PaperPlayer& a, const PaperPlayer& b) { return a.name + " v " + b.name; }

// All pairings, of random deals or of one.
void addPairings(std::vector<ExperimentPart>& parts, Conditions conditions,
                 const std::optional<Deal>& deal) {
    const auto& players = paperPlayers();
    for (std::size_t a = 0; a < players.size(); ++a)
        for (std::size_t b = a; b < players.size(); ++b)
            addPairing(parts, pairName(players[a], players[b]), players[a].spec(conditions),
                       players[b].spec(conditions), conditions, 1, deal);
}

// The games that the first player won, of addPairings().
FigureGrid firstPlayerGrid(const Results& results, Conditions conditions) {
    const bool isProgram = conditions == Conditions::Program;
    const auto& players = paperPlayers();
    FigureGrid grid{
        isProgram
            ? PARLOUR_PHRASE("Experiments", "Games the first player won, the program's conditions")
            : PARLOUR_PHRASE("Experiments", "Games the first player won, the rules"),
        PARLOUR_PHRASE("Experiments", "first"),
        PARLOUR_PHRASE("Experiments", "second"),
        {},
        {},
        {}};
    for (const PaperPlayer& player : players) {
        grid.rows.push_back(asIs(player.name));
        grid.columns.push_back(asIs(player.name));
    }
    for (std::size_t a = 0; a < players.size(); ++a)
        for (std::size_t b = 0; b < players.size(); ++b) {
            const auto& [low, high] = std::minmax(a, b);
            const Counts& counts =
                results.count(pairName(players[low], players[high]) + suffix(conditions));
            const Record first = record(counts, "first");
            const Record second = record(counts, "second");
            // Where the later of the two began, it won what the earlier lost.
            Figure cell = a <= b ? won({}, first) : share({}, second.lost, second.games());
            cell.name = under(conditions, say(PARLOUR_PHRASE("Experiments", "%1 first, %2 second"),
                                              players[a].name, players[b].name));
            grid.cells.push_back(std::move(cell));
        }
    return grid;
}

} // namespace parlour::briscola::paper
