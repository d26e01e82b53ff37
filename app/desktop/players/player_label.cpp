#include "app/desktop/players/player_label.h"

#include "ai/catalogue/games.h"
#include "app/desktop/language/words.h"
#include "app/desktop/players/own_players.h"

#include <algorithm>

namespace parlour {

QString PlayerLabel::of(const Opponent& opponent) {
    const QString title = translated(opponent.title);
    if (!opponent.levelThere.empty()) {
        const QString there = translated(opponent.levelThere);
        if (title.contains(there, Qt::CaseInsensitive)) return title; // "Euchre 0.7, easy"
        return tr("%1 (%2 in the paper)", "a player and the paper's word for its level")
            .arg(title, there);
    }
    const QString level = translated(levelName(opponent.level));
    if (opponent.origin != Origin::Own)
        return tr("%1 (%2)", "a player and its level").arg(title, level);
    return title == level ? title : tr("%1 (%2)", "a level and its player").arg(level, title);
}

QString PlayerLabel::of(const std::string& game, const std::string& spec) {
    if (spec.empty()) return tr("a person");
    if (const auto entry = findGame(game)) {
        const auto opponents = (*entry)->opponents();
        const auto known = std::ranges::find(opponents, spec, &Opponent::spec);
        if (known != opponents.end()) return of(*known);
    }
    const std::string own = ownPlayerName(game, spec);
    return QString::fromStdString(own.empty() ? spec : own);
}

} // namespace parlour
