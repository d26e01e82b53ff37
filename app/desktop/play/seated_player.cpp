#include "app/desktop/play/seated_player.h"

#include "ai/catalogue/games.h"
#include "app/desktop/language/words.h"
#include "app/desktop/play/characters.h"
#include "app/desktop/players/own_players.h"
#include "app/desktop/players/player_label.h"

#include <algorithm>

namespace parlour {

SeatedPlayer SeatedPlayer::of(const Record::Player& player, const GameEntry& entry) {
    SeatedPlayer seated;
    seated.name = QString::fromStdString(player.name);
    seated.portrait = player.portrait;
    seated.isPerson = player.isPerson();
    seated.agent = QString::fromStdString(player.agent);
    if (player.isPerson()) {
        if (player.name.empty()) seated.name = tr("You");
        return seated;
    }
    const auto opponents = entry.opponents();
    const auto known = std::ranges::find(opponents, player.agent, &Opponent::spec);
    seated.label = known == opponents.end() ? PlayerLabel::of(std::string(entry.id()), player.agent)
                   : known->origin == Origin::Own ? translated(levelName(known->level))
                                                  : translated(known->title);
    if (const Style* style = styleOf(entry, player.agent, portraitTemper(player.portrait)))
        seated.style = translated(style->about);
    seated.cheats = seesHidden(entry, player.agent).value();
    if (player.name == player.agent) { // a game of `parlour-lab`, which names nobody
        constexpr int kLongest = 24;   // the plate lies clear of cards
        seated.name = PlayerLabel::of(std::string(entry.id()), player.agent);
        if (seated.name.size() > kLongest) seated.name = seated.name.left(kLongest - 1) + u'…';
    }
    return seated;
}

QVariantMap toMap(const SeatedPlayer& player) {
    return {{"name", player.name},    {"portrait", player.portrait}, {"isPerson", player.isPerson},
            {"agent", player.agent},  {"label", player.label},       {"style", player.style},
            {"cheats", player.cheats}};
}

} // namespace parlour
