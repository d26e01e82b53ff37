#include "app/lab/pairing.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace parlour::lab {

namespace {

std::vector<std::vector<std::string>> seatings(const std::string& a, const std::string& b,
                                               int seats) {
    if (seats == 3) return {{a, b, b}, {b, a, a}};
    std::vector<std::string> places;
    for (int seat = 0; seat < seats; ++seat) places.push_back(seat % 2 == 0 ? a : b);
    return {places};
}

// The results of the first side. If one plays against two and there are roles, only games with the
// lone player in the first role count: in the others that player is allied with an opponent.
Tally firstSide(const MatchReport& report, bool isLone) {
    const SideTally& side = report.sides.front();
    if (!isLone || side.roles.empty()) return side;
    return side.roles.begin()->second;
}

} // namespace

void PairingArguments::addTo(CLI::App& command) {
    command.add_option("GAME", game, "The game's id")->required();
    command.add_option("--games", games, "Games per match")
        ->capture_default_str()
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000'000}));
    command.add_option("--seed", seed, "Seed of deals and players")
        ->capture_default_str()
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{INT64_MAX}));
    command.add_option("--threads", threads, "Threads; does not change the result")
        ->check(CLI::Range(1, 1024));
    command.add_option("--option", options, "A rule option: name=value")->allow_extra_args(false);
    command.add_option("--json", json, "Write the results as JSON; - for standard output");
    sequence.addTo(command);
}

std::int64_t gamesOfMeeting(const GameEntry& game, const Json& completeOptions,
                            const PairingArguments& arguments) {
    const auto matches = seatings({}, {}, game.seats(completeOptions)).size();
    return static_cast<std::int64_t>(matches) * arguments.games;
}

Result<std::optional<Pairing>> meet(const GameEntry& game, const Json& completeOptions,
                                    std::string_view a, std::string_view b,
                                    const PairingArguments& arguments, MatchSequence& sequence) {
    Pairing pairing;
    const auto all = seatings(std::string(a), std::string(b), game.seats(completeOptions));
    for (std::size_t i = 0; i < all.size(); ++i) {
        MatchSetup setup;
        setup.options = completeOptions;
        setup.seats = all[i];
        setup.games = arguments.games;
        setup.seed = arguments.seed;
        setup.threads = arguments.threads > 0 ? arguments.threads : usualThreads(setup.seats);
        setup.rotate = true;
        const auto report = sequence.play(setup);
        if (!report) return report.error();
        if (!*report) return std::optional<Pairing>();
        const Tally tally = firstSide(**report, all.size() > 1);
        const double games = static_cast<double>(tally.games());
        const double score = static_cast<double>(tally.wins) + static_cast<double>(tally.draws) / 2;
        pairing.games += games;
        pairing.scoreOfA += i == 0 ? score : games - score;
    }
    return std::optional(pairing);
}

Interval intervalOfA(const Pairing& pairing) {
    return wilson95(shareOfA(pairing), static_cast<std::int64_t>(pairing.games));
}

std::string shareText(const Pairing& pairing) {
    const Interval interval = intervalOfA(pairing);
    return fmt::format("{:.1f} % ({:.1f} - {:.1f})", 100 * shareOfA(pairing), 100 * interval.low,
                       100 * interval.high);
}

} // namespace parlour::lab
