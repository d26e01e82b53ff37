// What is played in a tournament: players of a game against each other, two at a time.
#pragma once

#include "ai/arena/sprt.h"
#include "ai/catalogue/games.h"
#include "app/desktop/laboratory/lab_run.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace parlour {

struct TournamentSetup {
    enum class Form { RoundRobin, Gauntlet }; // Gauntlet: the first player against each other one
    enum class Deals { Seats, Sides, Once };  // each deal in every seat, by both sides, once

    std::string game;
    Json options = Json::object();    // rule options that differ from the defaults
    std::vector<std::string> players; // specs, each once
    Form form = Form::RoundRobin;
    Deals deals = Deals::Seats;
    std::int64_t games = 200; // of each match, or the most if a test may end it
    std::uint64_t seed = 1;
    std::optional<SprtSetup> until{};
    bool keepsGames = true;
    int atOnce = 1; // programs

    static constexpr std::size_t kMostPlayers = 40;
    static constexpr std::int64_t kMostGames = 1'000'000'000;

    // Errors: what is wrong, for the person.
    Result<void> check() const;
    // Preconditions of the rest: check().
    int seats() const;
    // The first player of each meeting is asked about.
    std::vector<std::pair<std::size_t, std::size_t>> meetings() const;
    int matchesOfMeeting() const; // one, or two at a table of three
    // For each meeting its matches.
    std::vector<LabTask> tasks() const;
    // The one command that gives all ratings; empty: there is none, because a test or other deals
    // are wanted.
    QStringList ratingsCommand() const;

private:
    QStringList rules() const; // games, seed and options, as commands have them
};

Json toJson(const TournamentSetup& setup);
// Errors name the member; check() is included.
Result<TournamentSetup> tournamentSetupFromJson(const Json& json);

} // namespace parlour
