#include "app/desktop/play/checked_table.h"

#include "ai/catalogue/games.h"
#include "app/desktop/players/own_players.h"

namespace parlour {

Result<std::unique_ptr<Table>> checkedTable(const Record& record) {
    const auto entry = findGame(record.game());
    if (!entry) return Error(entry.error()).within("position.game");
    auto table = (*entry)->open(record.position);
    if (!table) return std::move(table.error()).within("position");

    const auto seats = static_cast<std::size_t>((*table)->seats());
    if (record.players.size() != seats)
        return Error("players", PARLOUR_PHRASE("Matches", "Expected %1 players, not %2"),
                     {std::to_string(seats), std::to_string(record.players.size())});
    if (!record.earlier.empty() && record.earlier.size() != seats)
        return Error("earlier", PARLOUR_PHRASE("Matches", "Expected %1 totals, not %2"),
                     {std::to_string(seats), std::to_string(record.earlier.size())});
    for (std::size_t seat = 0; seat < seats; ++seat) {
        if (record.players[seat].isPerson()) continue;
        auto known = seesHidden(**entry, record.players[seat].agent);
        if (!known)
            return std::move(known.error()).within("players[" + std::to_string(seat) + "].agent");
    }
    // Moves taken back are played and undone again, so that they can be redone.
    for (std::size_t i = 0; i < record.undone.size(); ++i) {
        auto played = (*table)->play(record.undone[i]);
        if (!played) return std::move(played.error()).within("undone[" + std::to_string(i) + "]");
    }
    for (std::size_t i = 0; i < record.undone.size(); ++i) (*table)->undo();
    return table;
}

} // namespace parlour
