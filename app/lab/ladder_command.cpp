#include "app/lab/commands.h"
#include "app/lab/interrupt.h"
#include "app/lab/pairing.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <iostream>

namespace parlour::lab {

namespace {

using Rungs = std::vector<const Opponent*>;

// The meetings of a ladder, one after another.
class Meetings {
public:
    Meetings(const GameEntry& game, const Json& options, PairingArguments& arguments,
             std::size_t count)
        : m_game(game),
          m_options(options),
          m_arguments(arguments),
          m_sequence(game, arguments.sequence,
                     static_cast<std::int64_t>(count) * gamesOfMeeting(game, options, arguments),
                     m_interrupt.token()) {
        m_sequence.partial = [this](const MatchReport&) { return results(); };
    }

    OutsidePlayers& outside() { return m_sequence.outside(); }
    Result<void> goOn() {
        if (auto kept = m_sequence.goOn(); !kept) return std::move(kept.error());
        return {};
    }

    // None if there can be no more, and then the exit code is set. Prints the result.
    std::optional<Pairing> meet(std::string_view a, std::string_view b) {
        const auto met = lab::meet(m_game, m_options, a, b, m_arguments, m_sequence);
        if (!met) {
            m_exitCode = complain(met.error(), kFailed);
        } else if (!*met) {
            const auto kept = m_sequence.keep();
            m_exitCode = kept ? m_sequence.giveUp() : complain(kept.error(), kFailed);
        } else {
            const Pairing& pairing = **met;
            if (m_arguments.json != "-")
                std::cout << fmt::format("{} v {}: {:.1f} % of {:.0f}\n", a, b,
                                         100 * shareOfA(pairing), pairing.games)
                          << std::flush;
            m_met.push_back(
                {{"players", {a, b}}, {"games", pairing.games}, {"share", shareOfA(pairing)}});
            return pairing;
        }
        return {};
    }
    int exitCode() const { return m_exitCode; }

    // Prints the text and writes the report, with these results besides the meetings.
    int report(const std::string& text, const char* name, const Json& results) {
        if (const auto kept = m_sequence.keep(); !kept) return complain(kept.error(), kFailed);
        if (m_arguments.json != "-") std::cout << text << std::flush;
        Json json = this->results();
        json[name] = results;
        return writeResults(json, m_arguments.json);
    }

private:
    Json results() const {
        return {
            {"game", m_game.id()}, {"games_of_each_match", m_arguments.games}, {"meetings", m_met}};
    }

    const GameEntry& m_game;
    const Json& m_options;
    PairingArguments& m_arguments;
    Interrupt m_interrupt;
    MatchSequence m_sequence;
    Json m_met = Json::array();
    int m_exitCode = kDone;
};

// A player to be rated together with others.
struct Entrant {
    std::string spec;
    std::optional<int> elo{}; // of a level, in the table
};
using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

// Each level against all below it, or only the next one.
Pairs pairsOfLevels(std::size_t count, bool neighboursOnly) {
    Pairs pairs;
    for (std::size_t b = 1; b < count; ++b)
        for (std::size_t a = neighboursOnly ? b - 1 : 0; a < b; ++a) pairs.emplace_back(b, a);
    return pairs;
}

// Each player against all that come later; in a gauntlet only the first one.
Pairs pairsAmong(std::size_t count, bool isGauntlet) {
    Pairs pairs;
    for (std::size_t a = 0; a < (isGauntlet ? 1 : count); ++a)
        for (std::size_t b = a + 1; b < count; ++b) pairs.emplace_back(a, b);
    return pairs;
}

int rateTogether(const GameEntry& game, const Json& options, const std::vector<Entrant>& entrants,
                 const Pairs& pairs, PairingArguments& arguments) {
    Meetings meetings(game, options, arguments, pairs.size());
    for (const Entrant& entrant : entrants)
        if (const auto known = checkPlayer(entrant.spec, game.agents(), &meetings.outside());
            !known)
            return complain(Error(known.error()).within("--among"), kWrongUsage);
    if (const auto kept = meetings.goOn(); !kept) return complain(kept.error(), kFailed);
    std::vector<Pairing> pairings;
    for (const auto& [a, b] : pairs) {
        auto pairing = meetings.meet(entrants[a].spec, entrants[b].spec);
        if (!pairing) return meetings.exitCode();
        pairing->a = a;
        pairing->b = b;
        pairings.push_back(*pairing);
    }

    const std::vector<Rating> rated = ratings(entrants.size(), pairings);
    std::string text = fmt::format("\n{:>5}  {:<46} {:>6} {:>7} {:>9}  {}\n", "level", "player",
                                   "Elo", "95 %", "in table", "against the level below");
    Json levels = Json::array();
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        const Entrant& entrant = entrants[i];
        text += fmt::format("{:>5}  {:<46} {:>6.0f} {:>7} {:>9}", i + 1, entrant.spec, rated[i].elo,
                            fmt::format("+-{:.0f}", rated[i].error95),
                            entrant.elo ? fmt::format("{}", *entrant.elo) : "");
        levels.push_back({{"level", i + 1},
                          {"agent", entrant.spec},
                          {"elo", rated[i].elo},
                          {"elo_error95", rated[i].error95}});
        const auto below = std::ranges::find_if(
            pairings, [&](const Pairing& pairing) { return pairing.a == i && pairing.b + 1 == i; });
        if (below != pairings.end()) {
            text += "  " + shareText(*below);
            const Interval interval = intervalOfA(*below);
            levels.back()["share_against_below"] = shareOfA(*below);
            levels.back()["share_ci95"] = {interval.low, interval.high};
        }
        text += '\n';
    }
    return meetings.report(text, "levels", levels);
}

// Each player against all levels but itself, whose ratings in the table are taken as exact.
int ratePlayers(const GameEntry& game, const Json& options, const Rungs& rungs,
                PairingArguments& arguments, const std::vector<std::string>& players) {
    std::size_t count = 0;
    for (const std::string& player : players)
        count +=
            rungs.size() - static_cast<std::size_t>(std::ranges::count(
                               rungs, player, [](const Opponent* rung) { return rung->spec; }));
    Meetings meetings(game, options, arguments, count);
    for (const std::string& player : players)
        if (const auto known = checkPlayer(player, game.agents(), &meetings.outside()); !known)
            return complain(Error(known.error()).within("--player"), kWrongUsage);
    if (const auto kept = meetings.goOn(); !kept) return complain(kept.error(), kFailed);
    std::vector<double> elo;
    for (const Opponent* rung : rungs) elo.push_back(*rung->elo);
    std::string text = fmt::format("\n{:<46} {:>6} {:>7}\n", "player", "Elo", "95 %");
    Json rated = Json::array();
    for (const std::string& player : players) {
        std::vector<Pairing> pairings;
        Json shares = Json::array();
        for (std::size_t b = 0; b < rungs.size(); ++b) {
            if (rungs[b]->spec == player) continue;
            auto pairing = meetings.meet(player, rungs[b]->spec);
            if (!pairing) return meetings.exitCode();
            pairing->b = b;
            shares.push_back({{"agent", rungs[b]->spec}, {"share", shareOfA(*pairing)}});
            pairings.push_back(*pairing);
        }
        const Rating rating = ratingAmong(elo, pairings);
        text += fmt::format("{:<46} {:>6.0f} {:>7}\n", player, rating.elo,
                            fmt::format("+-{:.0f}", rating.error95));
        rated.push_back({{"agent", player},
                         {"elo", rating.elo},
                         {"elo_error95", rating.error95},
                         {"against_levels", shares}});
    }
    return meetings.report(text, "players", rated);
}

struct LadderArguments : PairingArguments {
    bool neighboursOnly = false;
    std::vector<std::string> players; // to be rated among the levels
    std::string among;                // to be rated among themselves
    bool isGauntlet = false;
};

int runLadder(LadderArguments& arguments) {
    const auto game = findGame(arguments.game);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    const auto options = readOptions(**game, arguments.options);
    if (!options) return complain(options.error(), kWrongUsage);
    const Rungs rungs = parlour::ladder(**game);
    if (!arguments.players.empty())
        return ratePlayers(**game, *options, rungs, arguments, arguments.players);
    std::vector<Entrant> entrants;
    if (arguments.among.empty()) {
        for (const Opponent* rung : rungs) entrants.push_back({std::string(rung->spec), rung->elo});
        return rateTogether(**game, *options, entrants,
                            pairsOfLevels(entrants.size(), arguments.neighboursOnly), arguments);
    }
    for (std::string& spec : splitSeats(arguments.among)) entrants.push_back({std::move(spec)});
    if (entrants.size() < 2)
        return complain(
            Error("--among", PARLOUR_PHRASE("Matches", "It takes two players to rate them")),
            kWrongUsage);
    return rateTogether(**game, *options, entrants,
                        pairsAmong(entrants.size(), arguments.isGauntlet), arguments);
}

} // namespace

void addLadder(CLI::App& app, int& exitCode) {
    const auto arguments = std::make_shared<LadderArguments>();
    CLI::App* command =
        app.add_subcommand("ladder", "Rate a game's levels, or any players, in a round robin");
    arguments->addTo(*command);
    CLI::Option* neighbours = command->add_flag("--neighbours", arguments->neighboursOnly,
                                                "Only each level against the next");
    CLI::Option* player = command
                              ->add_option("--player", arguments->players,
                                           "Rate only this player, against all levels")
                              ->allow_extra_args(false)
                              ->excludes(neighbours);
    CLI::Option* among =
        command->add_option("--among", arguments->among, "Rate these players: A,B[,C...]")
            ->excludes(neighbours)
            ->excludes(player);
    command
        ->add_flag("--gauntlet", arguments->isGauntlet,
                   "Of --among, only the first player against each of the others")
        ->needs(among);
    arguments->sequence.outside.addTo(*command);
    command->callback([=, &exitCode] { exitCode = runLadder(*arguments); });
}

} // namespace parlour::lab
