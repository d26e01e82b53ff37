#include "app/desktop/players/own_players.h"

#include "ai/base/outside.h"
#include "ai/catalogue/games.h"
#include "app/desktop/store/paths.h"
#include "core/base/file.h"
#include "core/base/json.h"

#include <QFile>

#include <algorithm>
#include <optional>
#include <set>

namespace parlour {

namespace {

constexpr std::size_t kLongestName = 60; // bytes
constexpr std::size_t kMost = 1000;

// As the file has them, with those that the games do not know; none: it is unusable.
std::optional<Json> read() {
    const QString file = ownPlayersFile();
    if (!QFile::exists(file)) return Json::array();
    const auto text = readFile(file.toStdString());
    auto json = text ? parseJson(*text) : Result<Json>(text.error());
    if (!json || !json->is_array()) return std::nullopt;
    return std::move(*json);
}

// The same to be changed and written: what cannot be read is kept beside it.
Result<Json> readToChange() {
    if (auto list = read()) return std::move(*list);
    const auto aside = keepAside(ownPlayersFile().toStdString());
    return aside ? Result<Json>(Json::array()) : aside.error();
}

Result<void> write(const Json& list) {
    return writeFileAtomically(ownPlayersFile().toStdString(), list.dump(1) + "\n");
}

void remove(Json& list, std::string_view game, std::string_view name) {
    const auto isIt = [&](const Json& one) {
        const auto itsGame = stringMember(one, "game");
        const auto itsName = stringMember(one, "name");
        return itsGame && itsName && *itsGame == game && *itsName == name;
    };
    list.erase(std::remove_if(list.begin(), list.end(), isIt), list.end());
}

// Programs that the command line named, until this program ends.
std::set<std::string, std::less<>>& trusted() {
    static std::set<std::string, std::less<>> specs;
    return specs;
}

} // namespace

std::vector<OwnPlayer> ownPlayers(std::string_view game) {
    std::vector<OwnPlayer> players;
    const auto entry = findGame(game);
    const auto list = read();
    if (!list) return players;
    for (const Json& one : *list) {
        const auto itsGame = stringMember(one, "game");
        const auto name = stringMember(one, "name");
        const auto spec = stringMember(one, "spec");
        if (!itsGame || !name || !spec || players.size() == kMost) continue;
        const bool isUsable = outsideCommand(*spec) ? itsGame->empty()
                                                    : entry && *itsGame == game &&
                                                          (*entry)->cheats(*spec).has_value();
        if (isUsable) players.push_back({*itsGame, *name, *spec});
    }
    return players;
}

void trustProgram(std::string_view spec) { trusted().emplace(spec); }

bool isOwnProgram(std::string_view spec) {
    return trusted().contains(spec) ||
           std::ranges::any_of(ownPlayers({}),
                               [&](const OwnPlayer& one) { return one.spec == spec; });
}

Result<bool> seesHidden(const GameEntry& game, std::string_view spec) {
    return outsideCommand(spec) ? Result<bool>(false) : game.cheats(spec);
}

std::string ownPlayerName(std::string_view game, std::string_view spec) {
    for (const OwnPlayer& one : ownPlayers(game))
        if (one.spec == spec) return one.name;
    return {};
}

Result<void> keepOwnPlayer(const OwnPlayer& player) {
    if (player.name.empty())
        return Error("", PARLOUR_PHRASE("Laboratory", "Your player needs a name."));
    if (const auto command = outsideCommand(player.spec); command && command->empty())
        return Error("", PARLOUR_PHRASE("Laboratory", "A program of your own needs a command."));
    if (player.name.size() > kLongestName)
        return Error("", PARLOUR_PHRASE("Laboratory", "This name is too long."));
    auto list = readToChange();
    if (!list) return list.error();
    remove(*list, player.game, player.name);
    list->insert(list->begin(),
                 Json{{"game", player.game}, {"name", player.name}, {"spec", player.spec}});
    return write(*list);
}

Result<void> forgetOwnPlayer(std::string_view game, std::string_view name) {
    auto list = readToChange();
    if (!list) return list.error();
    const QString folder = ownPlayerFiles() + QLatin1Char('/');
    const auto fileOf = [&](const Json& one) {
        const auto spec = stringMember(one, "spec");
        const std::size_t at = spec ? spec->find(folder.toStdString()) : std::string::npos;
        return at == std::string::npos ? std::string() : spec->substr(at, spec->find(';', at) - at);
    };
    std::vector<std::string> files;
    for (const Json& one : *list) files.push_back(fileOf(one));
    remove(*list, game, name);
    if (auto written = write(*list); !written) return written;
    for (const std::string& file : files)
        if (!file.empty() &&
            std::ranges::none_of(*list, [&](const Json& one) { return fileOf(one) == file; }))
            QFile::remove(QString::fromStdString(file));
    return {};
}

Result<std::string> keepOwnFile(std::string_view content, const char* ending) {
    for (int number = 1;; ++number) {
        const QString path =
            QStringLiteral("%1/%2.%3").arg(ownPlayerFiles()).arg(number).arg(QLatin1String(ending));
        if (QFile::exists(path)) {
            const auto there = readFile(path.toStdString(), content.size());
            if (!there || *there != content) continue;
        } else if (auto written = writeFileAtomically(path.toStdString(), content); !written) {
            return std::move(written.error());
        }
        return path.toStdString();
    }
}

} // namespace parlour
