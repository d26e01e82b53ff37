#include "ai/catalogue/game_entry.h"
#include "tests/support/games.h"

namespace parlour::test {

const GameEntry& highCard() {
    static const GameEntryOf<high_card::Players> kEntry;
    return kEntry;
}

} // namespace parlour::test
