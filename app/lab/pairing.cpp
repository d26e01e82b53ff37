#include "app/lab/pairing.h"

#include "ai/arena/meeting.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace parlour::lab {

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
    const auto matches = meetingSeats({}, {}, game.seats(completeOptions)).size();
    return static_cast<std::int64_t>(matches) * arguments.games;
}

Result<std::optional<Pairing>> meet(const GameEntry& game, const Json& completeOptions,
                                    std::string_view a, std::string_view b,
                                    const PairingArguments& arguments, MatchSequence& sequence) {
    const int seats = game.seats(completeOptions);
    std::vector<MatchReport> matches;
    for (auto& places : meetingSeats(std::string(a), std::string(b), seats)) {
        MatchSetup setup;
        setup.options = completeOptions;
        setup.seats = std::move(places);
        setup.games = arguments.games;
        setup.seed = arguments.seed;
        setup.threads = arguments.threads > 0 ? arguments.threads : usualThreads(setup.seats);
        setup.rotate = true;
        auto report = sequence.play(setup);
        if (!report) return report.error();
        if (!*report) return std::optional<Pairing>();
        matches.push_back(std::move(**report));
    }
    return std::optional(resultOfMeeting(matches, seats));
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
