#include "app/desktop/laboratory/calibration_run.h"

#include "app/desktop/laboratory/rule_options.h"
#include "app/desktop/laboratory/texts.h"
#include "app/desktop/players/player_label.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace parlour {

namespace {

using By = CalibrationSetup::By;

constexpr std::array<std::string_view, 3> kBy{"", "role", "phase"};

// Errors: there is none.
Result<double> numberMember(const Json& json, const char* name) {
    const auto number = member(json, name);
    if (!number) return number.error();
    if (!(*number)->is_number() || !std::isfinite((*number)->get<double>()))
        return Error(name, PARLOUR_PHRASE("Files", "Expected a number"));
    return (*number)->get<double>();
}

// Of `calibrate --json`, as people call it.
QString partName(const std::string& part) {
    const std::array<std::pair<std::string_view, QString>, 13> names{{
        {"early", CalibrationRun::tr("early", "phase of a deal")},
        {"middle", CalibrationRun::tr("in the middle", "phase of a deal")},
        {"late", CalibrationRun::tr("late", "phase of a deal")},
        {"leader", CalibrationRun::tr("leading")},
        {"follower", CalibrationRun::tr("answering")},
        {"first", CalibrationRun::tr("who began")},
        {"later", CalibrationRun::tr("the others")},
        {"setup", CalibrationRun::tr("setting up")},
        {"bidders", CalibrationRun::tr("bidding")},
        {"landlord", CalibrationRun::tr("landlord")},
        {"peasants", CalibrationRun::tr("peasants")},
        {"makers", CalibrationRun::tr("makers")},
        {"defenders", CalibrationRun::tr("defenders")},
    }};
    const auto found = std::ranges::find(names, std::string_view(part),
                                         &std::pair<std::string_view, QString>::first);
    return found == names.end() ? text(part) : found->second;
}

} // namespace

Result<void> CalibrationSetup::check() const {
    const auto entry = findGame(game);
    if (!entry) return entry.error();
    if (const auto complete = completeOptions((*entry)->options(), options); !complete)
        return complete.error();
    if (players.empty())
        return Error("", PARLOUR_PHRASE("Laboratory", "Choose a player that tells chances."));
    if (players.size() > kMostPlayers)
        return Error("", PARLOUR_PHRASE("Laboratory", "Choose %1 players at most."),
                     {std::to_string(kMostPlayers)});
    for (const std::string& player : players) {
        if (const auto known = (*entry)->cheats(player); !known) return known.error();
        if (std::ranges::count(players, player) > 1)
            return Error("", PARLOUR_PHRASE("Matches", "%1 is there twice"), {player});
    }
    if (games < 1 || games > kMostGames)
        return Error("", PARLOUR_PHRASE("Laboratory", "Choose a number from %1 to %2."),
                     {"1", std::to_string(kMostGames)});
    return {};
}

LabTask CalibrationSetup::task() const {
    LabTask task;
    task.command << "calibrate" << text(game);
    for (const std::string& player : players) task.command << "--player" << text(player);
    task.command << "--games" << QString::number(games) << "--seed" << QString::number(seed)
                 << optionArguments(options);
    if (by != By::Nothing) task.command << "--by" << text(kBy[static_cast<std::size_t>(by)]);
    task.of = games;
    task.threads = threads;
    return task;
}

Json toJson(const CalibrationSetup& setup) {
    return {{"kind", "calibration"},
            {"game", setup.game},
            {"options", setup.options},
            {"players", setup.players},
            {"by", kBy[static_cast<std::size_t>(setup.by)]},
            {"games", setup.games},
            {"seed", setup.seed},
            {"threads", setup.threads}};
}

Result<CalibrationSetup> calibrationSetupFromJson(const Json& json) {
    CalibrationSetup setup;
    const auto game = stringMember(json, "game");
    if (!game) return game.error();
    const auto entry = findGame(*game);
    if (!entry) return entry.error();
    auto options = optionsMember(**entry, json);
    if (!options) return std::move(options.error());
    const auto players = stringsMember(json, "players");
    if (!players) return players.error();
    const auto by = stringMember(json, "by");
    if (!by) return by.error();
    const auto known = std::ranges::find(kBy, *by);
    if (known == kBy.end())
        return Error("by", PARLOUR_PHRASE("Laboratory", "\"%1\" is not a word that is known here"),
                     {*by});
    const auto games = integerMember(json, "games", 1, CalibrationSetup::kMostGames);
    if (!games) return games.error();
    const auto seed = integerMember(json, "seed", 0, INT64_MAX);
    if (!seed) return seed.error();
    const auto threads = integerMember(json, "threads", 1, 1024);
    if (!threads) return threads.error();
    setup.game = *game;
    setup.options = std::move(*options);
    setup.players = *players;
    setup.by = static_cast<By>(known - kBy.begin());
    setup.games = *games;
    setup.seed = static_cast<std::uint64_t>(*seed);
    setup.threads = static_cast<int>(*threads);
    if (auto checked = setup.check(); !checked) return std::move(checked.error());
    return setup;
}

CalibrationRun::CalibrationRun(QString folder, CalibrationSetup setup, QObject* parent)
    : LabRun(std::move(folder), {setup.task()}, 1, parent), m_setup(std::move(setup)) {
    readFound();
}

QStringList CalibrationRun::players() const {
    QStringList list;
    for (const std::string& player : m_setup.players) list << text(player);
    return list;
}

Result<CalibrationRun::Group> CalibrationRun::groupFromJson(const Json& json) const {
    Group group;
    const auto player = stringMember(json, "player");
    if (!player) return player.error();
    if (std::ranges::find(m_setup.players, *player) == m_setup.players.end())
        return Error("player", PARLOUR_PHRASE("Laboratory", "This is the report of another run."));
    const auto value = stringMember(json, "value");
    if (!value) return value.error();
    group.isWin = *value == "win";
    QStringList names;
    if (m_setup.players.size() > 1) names << PlayerLabel::of(m_setup.game, *player);
    for (const char* apart : {"role", "phase"})
        if (const auto part = stringMember(json, apart)) names << partName(*part);
    group.name = names.join(QStringLiteral(", "));
    for (const auto& [name, place] : {std::pair{"decisions", &Group::decisions},
                                      {"games", &Group::games},
                                      {"mean_error", &Group::error},
                                      {"by_chance", &Group::byChance}}) {
        const auto number = numberMember(json, name);
        if (!number) return number.error();
        group.*place = *number;
    }
    const auto tenths = arrayMember(json, "tenths");
    if (!tenths) return tenths.error();
    for (const Json& one : **tenths) {
        Tenth tenth;
        for (const auto& [name, place] : {std::pair{"expected", &Tenth::told},
                                          {"result", &Tenth::came},
                                          {"standard_error", &Tenth::standardError}}) {
            const auto number = numberMember(one, name);
            if (!number) return number.error();
            tenth.*place = *number;
        }
        if (group.tenths.size() < 10) group.tenths.push_back(tenth);
    }
    return group;
}

Result<std::int64_t> CalibrationRun::accept(std::size_t, const Json& found) {
    constexpr std::size_t kMostGroups = 50;
    const auto games = integerMember(found, "games", 0, CalibrationSetup::kMostGames);
    if (!games) return games.error();
    const auto list = arrayMember(found, "groups");
    if (!list) return list.error();
    std::vector<Group> groups;
    for (const Json& one : **list) {
        auto group = groupFromJson(one);
        if (!group) return std::move(group.error());
        if (groups.size() < kMostGroups) groups.push_back(std::move(*group));
    }
    m_groups = std::move(groups);
    return *games;
}

// With the diagonal on which true values lie.
PlotData CalibrationRun::plot(bool isWin) const {
    constexpr double k95 = 1.96; // standard errors
    PlotData plot{.kind = PlotData::Kind::Lines,
                  .name = isWin ? QStringLiteral("chances") : QStringLiteral("points"),
                  .title = isWin ? tr("Chances told against games won")
                                 : tr("Points told against points made"),
                  .xName = isWin ? tr("Told, in per cent") : tr("Points told"),
                  .yName = isWin ? tr("Won, in per cent") : tr("Points made"),
                  .isSquare = true};
    const double scale = isWin ? 100 : 1;
    double low = isWin ? 0 : INFINITY;
    double high = isWin ? 100 : -INFINITY;
    for (const Group& group : m_groups) {
        if (group.isWin != isWin || group.tenths.empty()) continue;
        plot.series.push_back({group.name.isEmpty() ? tr("what came of it") : group.name, {}});
        for (const Tenth& tenth : group.tenths) {
            const double x = scale * tenth.told;
            const double y = scale * tenth.came;
            const double reach = scale * k95 * tenth.standardError;
            const double least = isWin ? 0 : -INFINITY;
            const double most = isWin ? 100 : INFINITY;
            plot.series.back().points.push_back(
                {x, y, Interval{std::max(least, y - reach), std::min(most, y + reach)}});
            low = std::min({low, x, y - (isWin ? 0 : reach)});
            high = std::max({high, x, y + (isWin ? 0 : reach)});
        }
    }
    if (!plot.series.empty())
        plot.series.push_back({tr("true values"), {{low, low}, {high, high}}, true});
    return plot;
}

QVariantList CalibrationRun::plots() const {
    QVariantList list;
    for (const bool isWin : {true, false})
        if (const PlotData one = plot(isWin); !one.isEmpty()) list << QVariant::fromValue(one);
    return list;
}

QVariantList CalibrationRun::groups() const {
    QVariantList list;
    for (const Group& group : m_groups)
        list << QVariantMap{{"name", group.name},           {"isWin", group.isWin},
                            {"decisions", group.decisions}, {"games", group.games},
                            {"error", group.error},         {"byChance", group.byChance}};
    return list;
}

void CalibrationRun::saveCsv(const QUrl& to) {
    std::string csv;
    for (const bool isWin : {true, false})
        if (const PlotData one = plot(isWin); !one.isEmpty()) csv += one.toCsv();
    save(to, csv);
}

void CalibrationRun::saveJson(const QUrl& to) { save(to, found(0).dump(1) + "\n"); }

} // namespace parlour
