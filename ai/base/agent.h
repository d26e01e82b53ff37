// Players. An Agent decides from an observation, which by its type holds no hidden card. Only
// players of the papers that cheat on purpose are CheatingAgents and receive the state.
#pragma once

#include "ai/base/budget.h"
#include "core/play/game.h"

#include <boost/container/static_vector.hpp>

#include <cstdint>
#include <limits>
#include <memory>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

namespace parlour {

// How a move compares with the advised one. What advises compares by all that counts for it; the
// value that it tells is only a part of that.
enum class Standing : std::uint8_t {
    Equal,  // not worse by more than noise, nor by what matters to people; the move itself
    Behind, // worse
    Dearer, // worse, although the value is not: it costs elsewhere, as points cost wins
    Unsound // better in what was tried, but the player's rules speak against it
};

inline constexpr double kUnknownNoise = std::numeric_limits<double>::infinity();

template <class Move> struct Candidate {
    Move move{};
    double value = 0;
    std::uint32_t visits = 0; // samples, playouts or searches behind the value
    Standing standing = Standing::Behind;
    // Standard errors: of the value, and of its distance from that of the advised move. Infinite
    // if unknown.
    double noise = kUnknownNoise;
    double gapNoise = kUnknownNoise;
};

// Why a player plays a move: one sentence or a few.
using Reasons = boost::container::static_vector<Reason, 3>;

// What speaks against a move that is worse than the one that is played.
template <class Move> struct WhyNot {
    Move move{};
    Reason reason;
};
template <class Move> using WhyNots = boost::container::static_vector<WhyNot<Move>, 8>;

// Where a card that the player cannot see may be. Where a row stands for several cards that the
// game does not tell apart, these are the chances of holding at least one.
struct CardBelief {
    std::string card;
    std::array<double, kMostSeats> seats{};
    double elsewhere = 0; // in the stock, the kitty, the draw pile
};

// What a player plays and why. Players that follow fixed rules list no candidates.
template <class G> struct Decision {
    typename G::Move move{};
    Reasons reasons;
    boost::container::static_vector<Candidate<typename G::Move>, G::kMostCandidates> candidates;
    ValueKind valueKind = ValueKind::Win;
    // Points decide between the move and those equal to it: they win as often, but by less.
    bool isByRest = false;
    std::int64_t simulations = 0; // playouts and solved worlds, if the player counts them
    // Beliefs behind the decision, most important cards first; only if the budget asks for them and
    // the player has any.
    std::vector<CardBelief> beliefs{};
    WhyNots<typename G::Move> whyNots{};
};

template <Game G> class Agent {
public:
    // Whether its decisions list candidates with their values; a player that does says so by hiding
    // this.
    static constexpr bool kTellsValues = false;

    virtual ~Agent() = default;

    // Runs on the caller's thread and joins its helpers before it returns. The observation and the
    // generator determine the decision if the budget has no time limit; earlier decisions never
    // matter. Answers within 50 ms of a stop request. Precondition: the observer is to move.
    virtual Decision<G> decide(const typename G::Observation& view, Rng& rng, const Budget& budget,
                               std::stop_token stop) = 0;
};

template <Game G> class CheatingAgent {
public:
    static constexpr bool kTellsValues = false; // as above

    virtual ~CheatingAgent() = default;
    virtual Decision<G> decide(const typename G::State& state, Rng& rng, const Budget& budget,
                               std::stop_token stop) = 0;
};

// A player of either kind, asked by whoever holds the complete state: a match or a table.
template <Game G> class Player {
public:
    template <std::derived_from<Agent<G>> A>
    Player(std::unique_ptr<A> agent) : m_agent(std::unique_ptr<Agent<G>>(std::move(agent))) {}
    template <std::derived_from<CheatingAgent<G>> A>
    Player(std::unique_ptr<A> agent)
        : m_agent(std::unique_ptr<CheatingAgent<G>>(std::move(agent))) {}

    bool cheats() const { return m_agent.index() == 1; }

    Decision<G> decide(const typename G::State& state, Rng& rng, const Budget& budget = {},
                       std::stop_token stop = {}) {
        if (cheats()) return std::get<1>(m_agent)->decide(state, rng, budget, std::move(stop));
        return std::get<0>(m_agent)->decide(G::observe(state, G::toMove(state)), rng, budget,
                                            std::move(stop));
    }

private:
    std::variant<std::unique_ptr<Agent<G>>, std::unique_ptr<CheatingAgent<G>>> m_agent;
};

} // namespace parlour
