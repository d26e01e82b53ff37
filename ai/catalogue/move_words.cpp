#include "ai/catalogue/move_words.h"

#include "ai/catalogue/game_list.h"
#include "core/bigtwo/move_words.h"
#include "core/briscola/move_words.h"
#include "core/doudizhu/move_words.h"
#include "core/euchre/move_words.h"
#include "core/samurai/move_words.h"

namespace parlour {

namespace {

template <class... Players>
Words wordsOf(const Table& before, std::string_view text, std::tuple<Players...>* /*games*/) {
    Words words = asIs(text);
    const auto look = [&]<class P>(P* /*players*/) {
        using G = typename P::Rules;
        if (before.game() != G::kId) return;
        const auto move = G::parseMove(text);
        if (!move) return;
        words = moveWords(static_cast<const GameTable<G>&>(before).timeline().state(), *move);
    };
    (look(static_cast<Players*>(nullptr)), ...);
    return words;
}

} // namespace

Words moveWords(const Table& before, std::string_view move) {
    return wordsOf(before, move, static_cast<Games*>(nullptr));
}

} // namespace parlour
