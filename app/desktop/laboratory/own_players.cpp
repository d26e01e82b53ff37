#include "app/desktop/laboratory/own_players.h"

#include "ai/catalogue/games.h"
#include "app/desktop/store/paths.h"
#include "core/base/file.h"
#include "core/base/json.h"

#include <QFile>

namespace parlour {

namespace {

constexpr std::size_t kLongestName = 60; // bytes
constexpr std::size_t kMost = 1000;

std::vector<OwnPlayer> read() {
    std::vector<OwnPlayer> list;
    const QString file = ownPlayersFile();
    if (!QFile::exists(file)) return list;
    const auto text = readFile(file.toStdString());
    const auto json = text ? parseJson(*text) : Result<Json>(text.error());
    if (!json || !json->is_array()) return list;
    for (const Json& one : *json) {
        const auto game = stringMember(one, "game");
        const auto name = stringMember(one, "name");
        const auto spec = stringMember(one, "spec");
        if (!game || !name || !spec || list.size() == kMost) continue;
        const auto entry = findGame(*game);
        if (entry && (*entry)->cheats(*spec)) list.push_back({*game, *name, *spec});
    }
    return list;
}

Result<void> write(const std::vector<OwnPlayer>& players) {
    Json json = Json::array();
    for (const OwnPlayer& one : players)
        json.push_back({{"game", one.game}, {"name", one.name}, {"spec", one.spec}});
    return writeFileAtomically(ownPlayersFile().toStdString(), json.dump(1) + "\n");
}

void remove(std::vector<OwnPlayer>& players, std::string_view game, std::string_view name) {
    std::erase_if(players,
                  [&](const OwnPlayer& one) { return one.game == game && one.name == name; });
}

} // namespace

std::vector<OwnPlayer> ownPlayers(std::string_view game) {
    std::vector<OwnPlayer> list = read();
    std::erase_if(list, [&](const OwnPlayer& one) { return one.game != game; });
    return list;
}

std::string ownPlayerName(std::string_view game, std::string_view spec) {
    for (const OwnPlayer& one : ownPlayers(game))
        if (one.spec == spec) return one.name;
    return {};
}

Result<void> keepOwnPlayer(const OwnPlayer& player) {
    if (player.name.empty())
        return Error("", PARLOUR_PHRASE("Laboratory", "Your player needs a name."));
    if (player.name.size() > kLongestName)
        return Error("", PARLOUR_PHRASE("Laboratory", "This name is too long."));
    std::vector<OwnPlayer> list = read();
    remove(list, player.game, player.name);
    list.insert(list.begin(), player);
    return write(list);
}

Result<void> forgetOwnPlayer(std::string_view game, std::string_view name) {
    std::vector<OwnPlayer> list = read();
    remove(list, game, name);
    return write(list);
}

} // namespace parlour
