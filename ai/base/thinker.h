// A player of any game behind one interface, for callers that hold a Table of any game.
#pragma once

#include "ai/base/agent.h"
#include "ai/base/drawbacks.h"
#include "core/play/table.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace parlour {

// A decision as text, as hints and the engine protocol show it.
struct Thought {
    struct Option {
        std::string move;
        double value = 0;
        std::uint32_t visits = 0;
        Standing standing = Standing::Behind;
        double noise = kUnknownNoise;
        double gapNoise = kUnknownNoise;
        std::optional<Reason> whyNot{}; // what speaks against it, if it is worse
    };

    std::string move;
    std::vector<Reason> reasons;
    std::vector<Option> candidates; // best first
    ValueKind valueKind = ValueKind::Win;
    bool isByRest = false;
    std::int64_t simulations = 0; // this and the rest as in Decision
    std::vector<CardBelief> beliefs;
    std::string said; // why, in the words of a player from outside
};

class Thinker {
public:
    virtual ~Thinker() = default;
    // Decides for the seat to move, on the caller's thread, like Agent::decide. Precondition: a
    // table of this player's game that is not over.
    virtual Thought think(const Table& table, std::uint64_t seed, const Budget& budget,
                          std::stop_token stop) = 0;
};

template <Game G> class GameThinker final : public Thinker {
public:
    explicit GameThinker(Player<G> player) : m_player(std::move(player)) {}

    Thought think(const Table& table, std::uint64_t seed, const Budget& budget,
                  std::stop_token stop) override {
        assert(table.game() == G::kId && !table.isOver());
        const auto& state = static_cast<const GameTable<G>&>(table).timeline().state();
        Rng rng(seed);
        Decision<G> decision = m_player.decide(state, rng, budget, std::move(stop));
        Thought thought;
        thought.move = G::toText(decision.move);
        thought.reasons.assign(decision.reasons.begin(), decision.reasons.end());
        for (const auto& c : decision.candidates)
            thought.candidates.push_back({G::toText(c.move), c.value, c.visits, c.standing, c.noise,
                                          c.gapNoise, whyNot(decision, c)});
        std::ranges::stable_sort(thought.candidates, std::greater{}, &Thought::Option::value);
        thought.valueKind = decision.valueKind;
        thought.isByRest = decision.isByRest;
        thought.simulations = decision.simulations;
        thought.beliefs = std::move(decision.beliefs);
        return thought;
    }

private:
    // Nothing speaks against a move that is shown to be worth as much as the advised one, though it
    // may cost elsewhere. Of a dearer one words say so in place of its value.
    static std::optional<Reason> whyNot(const Decision<G>& decision,
                                        const Candidate<typename G::Move>& candidate) {
        const auto advised = std::ranges::find(decision.candidates, decision.move,
                                               &Candidate<typename G::Move>::move);
        if (advised != decision.candidates.end() && candidate.standing == Standing::Behind &&
            !isShownLower(decision.valueKind, candidate.value, advised->value))
            return {};
        for (const auto& [other, reason] : decision.whyNots)
            if (other == candidate.move) return reason;
        return {};
    }

    Player<G> m_player;
};

} // namespace parlour
