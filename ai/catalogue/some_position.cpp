#include "ai/catalogue/some_position.h"

namespace parlour {

std::unique_ptr<Table> somePosition(const GameEntry& game, const Json& options, Thinker& player,
                                    std::uint64_t seed) {
    Rng rng(seed);
    std::unique_ptr<Table> chosen;
    std::uint32_t choices = 0;
    for (const auto table = game.deal(options, rng.next()); !table->isOver();) {
        if (table->legalMoves().size() > 1 && rng.below(++choices) == 0) chosen = table->clone();
        (void)table->play(player.think(*table, rng.next(), {}, {}).move);
    }
    return chosen;
}

} // namespace parlour
