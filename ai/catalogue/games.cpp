#include "ai/catalogue/games.h"

#include "ai/catalogue/game_entry.h"
#include "ai/catalogue/game_list.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace parlour {

namespace {

template <class... Entries> GameList entriesOf(std::tuple<Entries...>*) {
    static const std::tuple<GameEntryOf<Entries>...> entries;
    static const std::array<const GameEntry*, sizeof...(Entries)> list = std::apply(
        [](const auto&... entry) { return std::array{static_cast<const GameEntry*>(&entry)...}; },
        entries);
    return list;
}

} // namespace

GameList games() { return entriesOf(static_cast<Games*>(nullptr)); }

std::vector<const Opponent*> ladder(const GameEntry& game) {
    std::vector<const Opponent*> rungs;
    for (const Opponent& opponent : game.opponents())
        if (opponent.elo) rungs.push_back(&opponent);
    return rungs;
}

std::string withStyle(std::string_view spec, std::string_view params) {
    return fmt::format("{}{}{}", spec, spec.find(':') == spec.npos ? ':' : ';', params);
}

const Style* styleOf(const GameEntry& game, std::string_view spec, Temper temper) {
    const auto opponents = game.opponents();
    const auto styles = game.styles();
    const auto opponent = std::ranges::find(opponents, spec, &Opponent::spec);
    const auto style = std::ranges::find(styles, temper, &Style::temper);
    if (opponent == opponents.end() || style == styles.end() || opponent->level < Level::Hard ||
        opponent->level > Level::Champion || !spec.starts_with("champion"))
        return nullptr;
    // With a single world chance decides, or the prior does.
    const auto params = parseAgentSpec(spec, game.agents()).value().params;
    return params["worlds"] > 1 ? &*style : nullptr;
}

Result<const GameEntry*> findGame(std::string_view id, GameList among) {
    std::vector<std::string_view> ids;
    for (const GameEntry* game : among) {
        if (game->id() == id) return game;
        ids.push_back(game->id());
    }
    return Error("", PARLOUR_PHRASE("Games", "There is no game \"%1\"; there are: %2"),
                 {std::string(id), fmt::format("{}", fmt::join(ids, ", "))});
}

} // namespace parlour
