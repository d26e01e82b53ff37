#include "ai/catalogue/open_cards.h"

#include "ai/catalogue/game_list.h"

namespace parlour {

namespace {

template <class... Players>
std::unique_ptr<Thinker> make(std::string_view game, std::tuple<Players...>* /*games*/) {
    std::unique_ptr<Thinker> made;
    const auto look = [&]<class P>(P* /*players*/) {
        using G = typename P::Rules;
        if (game == G::kId) made = std::make_unique<GameThinker<G>>(Player<G>(P::openChampion()));
    };
    (look(static_cast<Players*>(nullptr)), ...);
    return made;
}

} // namespace

std::unique_ptr<Thinker> openThinker(std::string_view game) {
    return make(game, static_cast<Games*>(nullptr));
}

} // namespace parlour
