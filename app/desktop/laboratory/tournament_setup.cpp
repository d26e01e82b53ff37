#include "app/desktop/laboratory/tournament_setup.h"

#include "ai/arena/meeting.h"
#include "ai/base/outside.h"
#include "app/desktop/laboratory/rule_options.h"
#include "app/desktop/laboratory/texts.h"
#include "app/desktop/players/player_label.h"

#include <algorithm>
#include <array>

namespace parlour {

namespace {

constexpr std::array<std::string_view, 2> kForms{"round-robin", "gauntlet"};
constexpr std::array<std::string_view, 3> kDeals{"seats", "sides", "once"};

// The member as one of these words. Errors name it.
template <std::size_t N>
Result<std::size_t> wordMember(const Json& json, std::string_view name,
                               const std::array<std::string_view, N>& words) {
    const auto text = stringMember(json, name);
    if (!text) return text.error();
    const auto found = std::ranges::find(words, *text);
    if (found == words.end())
        return Error(std::string(name),
                     PARLOUR_PHRASE("Laboratory", "\"%1\" is not a word that is known here"),
                     {*text});
    return static_cast<std::size_t>(found - words.begin());
}

// As --seats has them.
QString listed(const std::vector<std::string>& specs) {
    QStringList list;
    for (const std::string& spec : specs) list << text(spec).replace(u',', QStringLiteral("\\,"));
    return list.join(u',');
}

} // namespace

Result<void> TournamentSetup::check() const {
    const auto entry = findGame(game);
    if (!entry) return entry.error();
    const auto complete = completeOptions((*entry)->options(), options);
    if (!complete) return complete.error();
    if (players.size() < 2)
        return Error("", PARLOUR_PHRASE("Laboratory", "A tournament needs two players or more."));
    if (players.size() > kMostPlayers)
        return Error("", PARLOUR_PHRASE("Laboratory", "A tournament has at most %1 players."),
                     {std::to_string(kMostPlayers)});
    for (std::size_t i = 0; i < players.size(); ++i) {
        const auto command = outsideCommand(players[i]);
        if (command && command->empty())
            return Error("",
                         PARLOUR_PHRASE("Laboratory", "A program of your own needs a command."));
        if (const auto player = command ? Result<bool>(false) : (*entry)->cheats(players[i]);
            !player)
            return player.error();
        if (std::find(players.begin(), players.begin() + static_cast<std::ptrdiff_t>(i),
                      players[i]) != players.begin() + static_cast<std::ptrdiff_t>(i))
            return Error("",
                         PARLOUR_PHRASE("Laboratory", "%1 is there twice: give one of them "
                                                      "another value of a parameter."),
                         {PlayerLabel::of(game, players[i]).toStdString()});
    }
    if (games < 1 || games > kMostGames)
        return Error("", PARLOUR_PHRASE("Laboratory", "A match has from %1 to %2 games."),
                     {"1", std::to_string(kMostGames)});
    const int seats = (*entry)->seats(*complete);
    if (seats == 3 && until)
        return Error("", PARLOUR_PHRASE("Laboratory", "A test needs sides of the same size: a "
                                                      "table of two or four."));
    if (seats == 3 && deals == Deals::Sides)
        return Error("", PARLOUR_PHRASE("Laboratory", "At a table of three the sides cannot be "
                                                      "exchanged: deal in every seat."));
    return {};
}

int TournamentSetup::seats() const {
    const GameEntry& entry = *findGame(game).value();
    return entry.seats(completeOptions(entry.options(), options).value());
}

int TournamentSetup::matchesOfMeeting() const {
    return static_cast<int>(meetingSeats({}, {}, seats()).size());
}

std::vector<std::pair<std::size_t, std::size_t>> TournamentSetup::meetings() const {
    std::vector<std::pair<std::size_t, std::size_t>> list;
    const std::size_t firsts = form == Form::Gauntlet ? 1 : players.size();
    for (std::size_t a = 0; a < firsts; ++a)
        for (std::size_t b = a + 1; b < players.size(); ++b) list.emplace_back(a, b);
    return list;
}

QStringList TournamentSetup::rules() const {
    return QStringList{QStringLiteral("--games"), QString::number(games), QStringLiteral("--seed"),
                       QString::number(seed)} +
           optionArguments(options);
}

std::vector<LabTask> TournamentSetup::tasks() const {
    std::vector<LabTask> tasks;
    const int seats = this->seats();
    for (const auto& [a, b] : meetings())
        for (const auto& places : meetingSeats(players[a], players[b], seats)) {
            LabTask task;
            task.command << QStringLiteral("match") << text(game) << QStringLiteral("--seats")
                         << listed(places) << rules();
            if (deals == Deals::Seats) task.command << QStringLiteral("--rotate");
            if (deals == Deals::Sides) task.command << QStringLiteral("--duplicate");
            if (until)
                task.command << QStringLiteral("--until")
                             << QStringLiteral("elo0=%1 elo1=%2 alpha=%3 beta=%4")
                                    .arg(until->elo0)
                                    .arg(until->elo1)
                                    .arg(until->alpha)
                                    .arg(until->beta);
            task.of = games;
            task.keepsRecords = keepsGames;
            tasks.push_back(std::move(task));
        }
    // Several matches share the processors, one thread each. So do programs from outside, which
    // every thread would start again.
    if (tasks.size() == 1 && std::ranges::none_of(players, [](const std::string& spec) {
            return outsideCommand(spec).has_value();
        }))
        tasks.front().threads = atOnce;
    return tasks;
}

QStringList TournamentSetup::ratingsCommand() const {
    if (until || deals != Deals::Seats) return {};
    QStringList command{QStringLiteral("ladder"), text(game), QStringLiteral("--among"),
                        listed(players)};
    if (form == Form::Gauntlet) command << QStringLiteral("--gauntlet");
    return command << rules();
}

Json toJson(const TournamentSetup& setup) {
    Json json = {{"kind", "tournament"},
                 {"game", setup.game},
                 {"options", setup.options},
                 {"players", setup.players},
                 {"form", kForms[static_cast<std::size_t>(setup.form)]},
                 {"deals", kDeals[static_cast<std::size_t>(setup.deals)]},
                 {"games", setup.games},
                 {"seed", setup.seed},
                 {"keeps_games", setup.keepsGames ? 1 : 0},
                 {"at_once", setup.atOnce}};
    if (setup.until) json["until"] = {{"elo0", setup.until->elo0}, {"elo1", setup.until->elo1}};
    return json;
}

Result<TournamentSetup> tournamentSetupFromJson(const Json& json) {
    TournamentSetup setup;
    const auto game = stringMember(json, "game");
    if (!game) return game.error();
    setup.game = *game;
    const auto options = objectMember(json, "options");
    if (!options) return options.error();
    setup.options = **options;
    const auto players = stringsMember(json, "players");
    if (!players) return players.error();
    setup.players = *players;
    const auto form = wordMember(json, "form", kForms);
    if (!form) return form.error();
    setup.form = static_cast<TournamentSetup::Form>(*form);
    const auto deals = wordMember(json, "deals", kDeals);
    if (!deals) return deals.error();
    setup.deals = static_cast<TournamentSetup::Deals>(*deals);
    const auto games = integerMember(json, "games", 1, TournamentSetup::kMostGames);
    if (!games) return games.error();
    setup.games = *games;
    const auto seed = integerMember(json, "seed", 0, INT64_MAX);
    if (!seed) return seed.error();
    setup.seed = static_cast<std::uint64_t>(*seed);
    const auto keeps = integerMember(json, "keeps_games", 0, 1);
    if (!keeps) return keeps.error();
    setup.keepsGames = *keeps == 1;
    const auto atOnce = integerMember(json, "at_once", 1, 1024);
    if (!atOnce) return atOnce.error();
    setup.atOnce = static_cast<int>(*atOnce);
    if (json.contains("until")) {
        SprtSetup until;
        for (const auto& [name, place] :
             {std::pair{"elo0", &SprtSetup::elo0}, {"elo1", &SprtSetup::elo1}}) {
            const auto number = member(json["until"], name);
            if (!number) return number.error();
            if (!(*number)->is_number())
                return Error(name, PARLOUR_PHRASE("Files", "Expected a number"));
            until.*place = (*number)->get<double>();
        }
        setup.until = until;
    }
    if (auto checked = setup.check(); !checked) return std::move(checked.error());
    return setup;
}

} // namespace parlour
