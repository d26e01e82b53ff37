// What a game's styles show in, and whether play in them is as strong.
#include "app/lab/commands.h"
#include "app/lab/interrupt.h"
#include "app/lab/pairing.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <iostream>
#include <limits>
#include <map>
#include <numeric>

namespace parlour::lab {

namespace {

// Decisions with a choice between bold moves and others.
struct Habit {
    std::int64_t choices = 0;
    std::int64_t bold = 0;

    double share() const {
        return static_cast<double>(bold) / static_cast<double>(std::max<std::int64_t>(choices, 1));
    }
    Interval interval() const { return wilson95(share(), choices); }
};

// A player in a style against the same without it.
struct Trial {
    Habit styled;
    Habit plain;
    // The mean scores of the styled seats minus those of the others, and how many deals they are
    // of; by the number of the first deal, which is played with the players at all seats.
    struct Gain {
        double sum = 0;
        int deals = 0;
    };
    std::map<std::int64_t, Gain> gains;
    // Of games between sides of the same size.
    std::int64_t games = 0;
    double won = 0;

    std::int64_t deals() const {
        return std::accumulate(
            gains.begin(), gains.end(), std::int64_t{0},
            [](std::int64_t sum, const auto& gain) { return sum + gain.second.deals; });
    }
    double meanGain() const {
        double sum = 0;
        for (const auto& [number, gain] : gains) sum += gain.sum;
        return sum / static_cast<double>(deals());
    }
    // Half the width of the 95 % interval: the deals of one number hang together. Infinite for one
    // number.
    double gainError95() const {
        if (gains.size() < 2) return std::numeric_limits<double>::infinity();
        double squares = 0;
        for (const auto& [number, gain] : gains) {
            const double beyond = gain.sum - gain.deals * meanGain();
            squares += beyond * beyond;
        }
        const auto n = static_cast<double>(gains.size());
        return 1.96 * std::sqrt(squares * n / (n - 1)) / static_cast<double>(deals());
    }
};

void count(const GameEntry& game, const PlayedDeal& deal, const std::string& styled, Trial& trial) {
    Json beginning = deal.position;
    beginning["moves"] = Json::array();
    const auto table = std::move(game.open(beginning).value());
    for (const Json& move : deal.position["moves"]) {
        const auto text = move.get<std::string>();
        if (const auto isBold = game.isBold(*table, text)) {
            const auto seat = static_cast<std::size_t>(table->toMove());
            Habit& habit = deal.seats[seat] == styled ? trial.styled : trial.plain;
            ++habit.choices;
            habit.bold += *isBold;
        }
        (void)table->play(text);
    }
    std::array<double, 2> sums{};
    std::array<int, 2> seats{};
    for (std::size_t seat = 0; seat < deal.seats.size(); ++seat) {
        const std::size_t side = deal.seats[seat] == styled ? 0 : 1;
        sums[side] += deal.scores[seat];
        ++seats[side];
    }
    Trial::Gain& gain = trial.gains[deal.game / std::ssize(deal.seats)];
    gain.sum += sums[0] / seats[0] - sums[1] / seats[1];
    ++gain.deals;
}

std::vector<std::vector<std::string>> seatings(const std::string& a, const std::string& b,
                                               int seats) {
    if (seats == 3) return {{a, b, b}, {b, a, a}};
    std::vector<std::string> places;
    for (int seat = 0; seat < seats; ++seat) places.push_back(seat % 2 == 0 ? a : b);
    return {places};
}

std::string text(const Habit& habit) {
    const Interval interval = habit.interval();
    return fmt::format("{:.1f} % ({:.1f} - {:.1f})", 100 * habit.share(), 100 * interval.low,
                       100 * interval.high);
}

Json toJson(const Habit& habit) {
    const Interval interval = habit.interval();
    return {{"choices", habit.choices},
            {"bold", habit.bold},
            {"share", habit.share()},
            {"share_ci95", {interval.low, interval.high}}};
}

struct StyleSetup {
    PairingArguments pairing;
    std::string player = "champion";
    std::vector<int> tempers; // instead of those of the game's styles
};

// The player in each of the styles.
std::vector<std::string> styled(const GameEntry& game, const StyleSetup& setup) {
    std::vector<std::string> specs;
    for (const int temper : setup.tempers)
        specs.push_back(withStyle(setup.player, fmt::format("temper={}", temper)));
    if (specs.empty())
        for (const Style& style : game.styles())
            specs.push_back(withStyle(setup.player, style.params));
    return specs;
}

int runStyle(StyleSetup& given) {
    PairingArguments& arguments = given.pairing;
    const std::string& player = given.player;
    const auto game = findGame(arguments.game);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    const auto options = readOptions(**game, arguments.options);
    if (!options) return complain(options.error(), kWrongUsage);
    const std::vector<std::string> specs = styled(**game, given);
    for (const std::string& spec : specs)
        if (auto known = (*game)->cheats(spec); !known)
            return complain(std::move(known.error()).within("--player"), kWrongUsage);

    const Interrupt interrupt;
    const auto matches = seatings({}, {}, (*game)->seats(*options)).size();
    MatchSequence sequence(**game, arguments.sequence,
                           static_cast<std::int64_t>(specs.size() * matches) * arguments.games,
                           interrupt.token());
    const bool isQuiet = arguments.json == "-";
    if (!isQuiet)
        std::cout << fmt::format("{}: {} in its styles against itself without\n"
                                 "{:<16} {:<22} {:<22} {:<18} {}\n",
                                 (*game)->id(), player, "style", "bold moves", "without it",
                                 "points per deal", "games won");
    Json results = Json::array();
    for (const std::string& spec : specs) {
        Trial trial;
        for (const auto& seats : seatings(spec, player, (*game)->seats(*options))) {
            MatchSetup setup;
            setup.options = *options;
            setup.seats = seats;
            setup.games = arguments.games;
            setup.seed = arguments.seed;
            setup.threads = arguments.threads > 0 ? arguments.threads : usualThreads(seats);
            setup.rotate = true;
            setup.record = [&](const PlayedDeal& deal) { count(**game, deal, spec, trial); };
            const auto report = sequence.play(setup);
            if (!report) return complain(report.error(), kFailed);
            if (!*report) return sequence.giveUp();
            if (matches > 1) continue;
            const SideTally& side = (*report)->sides.front();
            trial.games += side.games();
            trial.won += static_cast<double>(side.wins) + static_cast<double>(side.draws) / 2;
        }
        Json result{{"styled_player", spec},
                    {"styled", toJson(trial.styled)},
                    {"plain", toJson(trial.plain)},
                    {"deals", trial.deals()},
                    {"points_per_deal", trial.meanGain()},
                    {"points_error95", trial.gainError95()}};
        std::string games;
        if (trial.games > 0) {
            const double share = trial.won / static_cast<double>(trial.games);
            const Interval interval = wilson95(share, trial.games);
            result["games"] = trial.games;
            result["share"] = share;
            result["share_ci95"] = {interval.low, interval.high};
            games = fmt::format("{:.1f} % ({:.1f} - {:.1f})", 100 * share, 100 * interval.low,
                                100 * interval.high);
        }
        results.push_back(std::move(result));
        if (!isQuiet)
            std::cout << fmt::format("{:<16} {:<22} {:<22} {:<18} {}\n",
                                     spec.substr(player.size() + 1), text(trial.styled),
                                     text(trial.plain),
                                     fmt::format("{:+.3f} +- {:.3f}", trial.meanGain(),
                                                 trial.gainError95()),
                                     games)
                      << std::flush;
    }
    return writeResults({{"game", (*game)->id()}, {"player", player}, {"styles", results}},
                        arguments.json);
}

} // namespace

void addStyle(CLI::App& app, int& exitCode) {
    const auto setup = std::make_shared<StyleSetup>();
    CLI::App* command =
        app.add_subcommand("style", "Measure what styles show in, and how strong they are");
    setup->pairing.addTo(*command);
    command->add_option("--player", setup->player, "The champion, or one of its weaker levels")
        ->capture_default_str();
    command->add_option("--temper", setup->tempers, "Measure these tempers instead of the styles")
        ->delimiter(',');
    command->callback([=, &exitCode] { exitCode = runStyle(*setup); });
}

} // namespace parlour::lab
