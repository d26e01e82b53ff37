#include "ai/arena/tally.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace parlour {

namespace {

constexpr double kTwelfth = 12.0;

// Larger figures in a file must be wrong, and their sums could overflow.
constexpr std::int64_t kMostGames = 1'000'000'000'000;
constexpr std::int64_t kLargestSum = std::int64_t{1} << 56;

double winShare(const Tally& side) {
    return (static_cast<double>(side.wins) + static_cast<double>(side.draws) / 2) /
           static_cast<double>(std::max<std::int64_t>(1, side.games()));
}

double meanScore(const Tally& side) {
    return static_cast<double>(side.scoreTwelfths) / kTwelfth /
           static_cast<double>(std::max<std::int64_t>(1, side.games()));
}

double scoreError(const Tally& side) {
    const double n = static_cast<double>(side.games());
    if (n < 2) return 0;
    const double sum = static_cast<double>(side.scoreTwelfths);
    const double squares = static_cast<double>(side.scoreTwelfthsSquared);
    const double variance = std::max(0.0, (squares - sum * sum / n) / (n - 1));
    return std::sqrt(variance / n) / kTwelfth;
}

Json toJson(const Tally& side) {
    const double share = winShare(side);
    const Interval interval = wilson95(share, side.games());
    Json scores = Json::object();
    for (const auto& [score, count] : side.scores) scores[std::to_string(score)] = count;
    return {
        {"wins", side.wins},
        {"draws", side.draws},
        {"losses", side.losses},
        {"win_share", share},
        {"win_share_ci95", {interval.low, interval.high}},
        {"mean_score", meanScore(side)},
        {"score_se", scoreError(side)},
        // Logistic; null if one side won everything.
        {"elo_difference",
         share > 0 && share < 1 ? Json(400 * std::log10(share / (1 - share))) : Json()},
        {"decisions", side.decisions},
        {"seconds_per_decision", side.decisions ? static_cast<double>(side.nanoseconds) * 1e-9 /
                                                      static_cast<double>(side.decisions)
                                                : 0.0},
        {"nanoseconds", side.nanoseconds},
        {"scores", scores},
        {"score_twelfths", side.scoreTwelfths},
        {"score_twelfths_squared", side.scoreTwelfthsSquared},
    };
}

constexpr std::string_view kAs = "as_"; // before the name of a role

Json sideToJson(const SideTally& side) {
    Json json = toJson(static_cast<const Tally&>(side));
    json["agent"] = side.agent;
    json["faults"] = side.faults;
    for (const auto& [role, tally] : side.roles) json[std::string(kAs) + role] = toJson(tally);
    return json;
}

Result<Tally> tallyFromJson(const Json& json) {
    Tally side;
    struct Figure {
        const char* name;
        std::int64_t* place;
        std::int64_t least;
        std::int64_t most;
    };
    const Figure figures[] = {
        {"wins", &side.wins, 0, kMostGames},
        {"draws", &side.draws, 0, kMostGames},
        {"losses", &side.losses, 0, kMostGames},
        {"decisions", &side.decisions, 0, kLargestSum},
        {"nanoseconds", &side.nanoseconds, 0, kLargestSum},
        {"score_twelfths", &side.scoreTwelfths, -kLargestSum, kLargestSum},
        {"score_twelfths_squared", &side.scoreTwelfthsSquared, 0, kLargestSum},
    };
    for (const auto& [name, place, least, most] : figures) {
        const auto number = integerMember(json, name, least, most);
        if (!number) return number.error();
        *place = *number;
    }
    const auto scores = objectMember(json, "scores");
    if (!scores) return scores.error();
    for (const auto& [score, count] : (*scores)->items()) {
        int value = 0;
        const auto [end, ec] = std::from_chars(score.data(), score.data() + score.size(), value);
        if (ec != std::errc{} || end != score.data() + score.size())
            return Error("scores", PARLOUR_PHRASE("Files", "Expected whole numbers"));
        auto number = integer(count, 0, kLargestSum);
        if (!number) return std::move(number.error()).within(score).within("scores");
        side.scores[value] = *number;
    }
    return side;
}

Result<SideTally> sideFromJson(const Json& json) {
    auto agent = stringMember(json, "agent");
    if (!agent) return agent.error();
    auto all = tallyFromJson(json);
    if (!all) return std::move(all.error());
    SideTally side{std::move(*all), *agent, {}};
    if (json.contains("faults")) {
        const auto faults = integerMember(json, "faults", 0, kLargestSum);
        if (!faults) return faults.error();
        side.faults = *faults;
    }
    for (const auto& [name, figures] : json.items()) {
        if (!name.starts_with(kAs)) continue;
        auto role = tallyFromJson(figures);
        if (!role) return std::move(role.error()).within(name);
        side.roles[name.substr(kAs.size())] = std::move(*role);
    }
    return side;
}

} // namespace

void Tally::add(const Tally& other) {
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    scoreTwelfths += other.scoreTwelfths;
    scoreTwelfthsSquared += other.scoreTwelfthsSquared;
    for (const auto& [score, count] : other.scores) scores[score] += count;
    decisions += other.decisions;
    nanoseconds += other.nanoseconds;
}

void SideTally::add(const SideTally& other) {
    Tally::add(other);
    for (const auto& [role, tally] : other.roles) roles[role].add(tally);
    faults += other.faults;
}

Interval wilson95(double share, std::int64_t games) {
    if (games == 0) return {};
    constexpr double z = 1.959963984540054;
    const double n = static_cast<double>(games);
    const double centre = share + z * z / (2 * n);
    const double margin = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    const double scale = 1 + z * z / n;
    return {std::max(0.0, (centre - margin) / scale), std::min(1.0, (centre + margin) / scale)};
}

bool isSameMatch(const MatchReport& a, const MatchReport& b) {
    const bool haveSameTest =
        a.sprt && b.sprt ? a.sprt->setup() == b.sprt->setup() : !a.sprt && !b.sprt;
    return a.game == b.game && a.options == b.options && a.seats == b.seats && a.seed == b.seed &&
           a.unit == b.unit && a.rotate == b.rotate && a.duplicate == b.duplicate &&
           a.deals == b.deals && a.shards.of == b.shards.of && a.gamesAsked == b.gamesAsked &&
           haveSameTest &&
           std::ranges::equal(a.sides, b.sides, {}, &SideTally::agent, &SideTally::agent);
}

Json toJson(const MatchReport& report) {
    Json sides = Json::array();
    for (const SideTally& side : report.sides) sides.push_back(sideToJson(side));
    Json json = {
        {"game", report.game},
        {"options", report.options},
        {"seats", report.seats},
        {"games", report.games()},
        {"seed", report.seed},
        {"unit", report.unit},
        {"rotate", report.rotate},
        {"duplicate", report.duplicate},
        {"sides", sides},
        {"seconds", report.seconds},
        {"games_per_second",
         report.seconds > 0 ? static_cast<double>(report.games()) / report.seconds : 0.0},
    };
    if (report.deals > 0) json["deals"] = report.deals;
    if (report.sprt) json["sprt"] = report.sprt->toJson();
    if (report.games() != report.gamesAsked) json["games_asked"] = report.gamesAsked;
    write(report.shards, json);
    if (report.interrupted) json["interrupted"] = true;
    return json;
}

Result<MatchReport> reportFromJson(const Json& json) {
    MatchReport report;
    auto game = stringMember(json, "game");
    if (!game) return game.error();
    report.game = *game;
    const auto options = objectMember(json, "options");
    if (!options) return options.error();
    report.options = **options;
    const auto seats = stringsMember(json, "seats");
    if (!seats) return seats.error();
    report.seats = *seats;
    const auto games = integerMember(json, "games", 0, kMostGames);
    if (!games) return games.error();
    report.gamesAsked = *games;
    if (json.contains("games_asked")) {
        const auto asked = integerMember(json, "games_asked", 0, kMostGames);
        if (!asked) return asked.error();
        report.gamesAsked = *asked;
    }
    const auto seed = member(json, "seed");
    if (!seed) return seed.error();
    if (!(*seed)->is_number_unsigned())
        return Error("seed", PARLOUR_PHRASE("Files", "Expected a whole number"));
    report.seed = (*seed)->get<std::uint64_t>();
    auto unit = stringMember(json, "unit");
    if (!unit) return unit.error();
    report.unit = *unit;
    for (const auto& [name, place] :
         {std::pair{"rotate", &report.rotate}, std::pair{"duplicate", &report.duplicate}}) {
        const auto flag = member(json, name);
        if (!flag) return flag.error();
        if (!(*flag)->is_boolean())
            return Error(name, PARLOUR_PHRASE("Files", "Expected true or false"));
        *place = (*flag)->get<bool>();
    }
    if (json.contains("deals")) {
        const auto deals = integerMember(json, "deals", 1, kMostGames);
        if (!deals) return deals.error();
        report.deals = *deals;
    }
    auto shards = shardsFromJson(json);
    if (!shards) return std::move(shards.error());
    report.shards = std::move(*shards);
    report.interrupted = json.contains("interrupted");
    const auto sides = arrayMember(json, "sides");
    if (!sides) return sides.error();
    for (std::size_t i = 0; i < (*sides)->size(); ++i) {
        auto side = sideFromJson((**sides)[i]);
        if (!side) return std::move(side.error()).within("sides[" + std::to_string(i) + "]");
        report.sides.push_back(*side);
    }
    if (json.contains("sprt")) {
        auto sprt = Sprt::fromJson(json["sprt"]);
        if (!sprt) return std::move(sprt.error()).within("sprt");
        report.sprt = std::move(*sprt);
    }
    const auto seconds = member(json, "seconds");
    if (!seconds) return seconds.error();
    if (!(*seconds)->is_number())
        return Error("seconds", PARLOUR_PHRASE("Files", "Expected a number"));
    report.seconds = (*seconds)->get<double>();
    return report;
}

std::string toTable(const MatchReport& report) {
    std::string table = fmt::format("{}: {} games, seed {}{}{}{}\n", report.game, report.games(),
                                    report.seed, report.rotate ? ", seats rotated" : "",
                                    report.duplicate ? ", each deal with the sides exchanged" : "",
                                    report.interrupted ? ", interrupted" : "");
    std::vector<std::pair<std::string, const Tally*>> rows;
    for (const SideTally& side : report.sides) {
        rows.emplace_back(side.agent, &side);
        for (const auto& [role, tally] : side.roles) rows.emplace_back("  as " + role, &tally);
    }
    std::size_t width = 6;
    for (const auto& row : rows) width = std::max(width, row.first.size());
    table += fmt::format("{:<{}} {:>9} {:>8} {:>9} {:>7} {:>17} {:>11} {:>12}\n", "player", width,
                         "won", "drawn", "lost", "share", "95 %", "mean score", "us/decision");
    for (const auto& [name, tally] : rows) {
        const Tally& side = *tally;
        const double share = winShare(side);
        const Interval interval = wilson95(share, side.games());
        table += fmt::format(
            "{:<{}} {:>9} {:>8} {:>9} {:>6.2f}% {:>8.2f}-{:>6.2f} % {:>11.3f} {:>12.3f}\n", name,
            width, side.wins, side.draws, side.losses, 100 * share, 100 * interval.low,
            100 * interval.high, meanScore(side),
            side.decisions
                ? static_cast<double>(side.nanoseconds) * 1e-3 / static_cast<double>(side.decisions)
                : 0.0);
    }
    for (const SideTally& side : report.sides)
        if (side.faults > 0)
            table += fmt::format("{}: {} faults, for which the first legal move was played\n",
                                 side.agent, side.faults);
    if (report.sprt) {
        const Sprt& sprt = *report.sprt;
        const SprtSetup& setup = sprt.setup();
        const Sprt::Verdict verdict = sprt.verdict();
        table += fmt::format(
            "log-likelihood ratio {:.2f} ({:.2f} to {:.2f}): {}\n", sprt.llr(), sprt.lower(),
            sprt.upper(),
            verdict == Sprt::Verdict::None
                ? std::string("not decided")
                : fmt::format("H{}, {} is {:+} Elo rather than {:+}",
                              verdict == Sprt::Verdict::H1 ? 1 : 0, report.sides.front().agent,
                              verdict == Sprt::Verdict::H1 ? setup.elo1 : setup.elo0,
                              verdict == Sprt::Verdict::H1 ? setup.elo0 : setup.elo1));
    }
    table += fmt::format("{:.2f} s, {:.1f} games per second\n", report.seconds,
                         report.seconds > 0 ? static_cast<double>(report.games()) / report.seconds
                                            : 0.0);
    return table;
}

Result<MatchReport> merge(const std::vector<MatchReport>& parts) {
    if (parts.empty()) return Error("", PARLOUR_PHRASE("Matches", "There is nothing to add up"));
    MatchReport sum = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const MatchReport& part = parts[i];
        const std::string where = std::to_string(i + 1);
        if (!isSameMatch(part, sum))
            return Error(where, PARLOUR_PHRASE("Matches", "This is a part of a different match "
                                                          "from the first"));
        if (auto added = sum.shards.add(part.shards); !added)
            return std::move(added.error()).within(where);
        for (std::size_t s = 0; s < sum.sides.size(); ++s) sum.sides[s].add(part.sides[s]);
        sum.seconds += part.seconds;
        sum.interrupted |= part.interrupted;
    }
    return sum;
}

} // namespace parlour
