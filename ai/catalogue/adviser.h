// Who advises people: a player that says besides what it believes about the hidden cards.
#pragma once

#include "ai/base/thinker.h"

namespace parlour {

// `Entry` is a game of the list, with beliefs(observation, rng, stop).
template <class Entry> class Adviser final : public Thinker {
    using G = typename Entry::Rules;

public:
    explicit Adviser(Player<G> player) : m_player(std::move(player)) {}

    bool cheats() const override { return m_player.cheats(); }

    Thought think(const Table& table, std::uint64_t seed, const Budget& budget,
                  std::stop_token stop) override {
        Thought thought = m_player.think(table, seed, budget, stop);
        const auto& state = static_cast<const GameTable<G>&>(table).match().state();
        Rng rng(seed);
        thought.beliefs = Entry::beliefs(G::observe(state, G::toMove(state)), rng,
                                         StopCheck(std::move(stop), budget));
        return thought;
    }

private:
    GameThinker<G> m_player;
};

} // namespace parlour
