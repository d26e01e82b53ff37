// What the experiments of the Briscola paper share: its players, conditions and how games are
// counted.
#pragma once

#include "ai/briscola/paper_games.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace parlour::briscola::paper {

inline constexpr int kGames = 10'000; // of each pairing and seat, as published

// A player under the program's conditions and under the rules.
struct PaperPlayer {
    std::string name;
    std::string program;
    std::string rules;
    const std::string& spec(Conditions conditions) const {
        return conditions == Conditions::Program ? program : rules;
    }
};
const std::vector<PaperPlayer>& paperPlayers();
inline constexpr std::size_t kBaseline = 1;
inline constexpr std::size_t kGreedy = 2;
inline constexpr std::size_t kMinimax = 3;

inline constexpr std::array kBoth{Conditions::Program, Conditions::Rules};
std::string suffix(Conditions conditions); // of the names of parts
Words under(Conditions conditions, const Words& name);
Words titleOf(Conditions conditions); // of a series

const std::string& programMinimax(); // how the paper's program plays where its text is silent
Words conditionsText();              // for the abouts
Words closedFormText();

struct Record {
    std::int64_t won = 0, drawn = 0, lost = 0;
    std::int64_t games() const { return won + drawn + lost; }
    Record operator+(const Record& other) const {
        return {won + other.won, drawn + other.drawn, lost + other.lost};
    }
};
Record record(const Counts& counts, const std::string& place); // "first", "second"
Record bothSeats(const Counts& counts);

Figure share(Words name, std::int64_t won, std::int64_t games);
Figure won(Words name, const Record& record);
// Seconds for 10,000 games, each seat's half of them.
Figure seconds(Words name, const Counts& counts);
// Where no cause is known: what so many games under the program's conditions, 1,000 or more, gave.
Words tried(double percent, std::int64_t games);

void addPairing(std::vector<ExperimentPart>& parts, const std::string& name, const std::string& a,
                const std::string& b, Conditions conditions, std::int64_t oneIn = 1,
                const std::optional<Deal>& deal = {});
std::string pairName(const PaperPlayer& a, const PaperPlayer& b);
// All pairings, of random deals or of one.
void addPairings(std::vector<ExperimentPart>& parts, Conditions conditions,
                 const std::optional<Deal>& deal = {});
// The games that the first player won, of addPairings().
FigureGrid firstPlayerGrid(const Results& results, Conditions conditions);

// match_experiments.cpp
Experiment pairings();
Experiment figure3();
Experiment figure4();
Experiment figure5();
Experiment appendixB();
// determinization_experiments.cpp
Experiment appendixC();
Experiment appendixE();
Experiment depth();
// search_experiments.cpp
Experiment pruning();
Experiment equations6And7();
// hybrid_experiments.cpp
Experiment hybrid();
// q_experiments.cpp
Experiment appendixA();

} // namespace parlour::briscola::paper
