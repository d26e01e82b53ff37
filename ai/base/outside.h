// Players that are programs outside of ours: "engine:COMMAND" (PROTOCOL.md section 4). How they are
// asked, and what happens when they fail, is decided above (app/outside): nothing here starts one.
#pragma once

#include "ai/base/agent.h"
#include "ai/base/agent_spec.h"
#include "ai/base/thinker.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

// The command of the spec "engine:COMMAND"; none of our own players has such a spec.
std::optional<std::string_view> outsideCommand(std::string_view spec);

// A program that plays a seat.
class OutsidePlayer {
public:
    virtual ~OutsidePlayer() = default;
    // Asks for a move and waits for it. The question is complete but for what the form of a request
    // adds ("id", "cmd", "movetime_ms"). The answer's "move" is one of the question's "legal". None
    // if stopped, within 50 ms, or at fault.
    virtual std::optional<Json> ask(Json question, const Budget& budget,
                                    const std::stop_token& stop) = 0;
    // Whether the last question got no usable answer, although nobody stopped it.
    virtual bool isAtFault() const = 0;
};

class OutsidePlayers {
public:
    virtual ~OutsidePlayers() = default;
    // Any thread may call; each player is asked by one thread at a time.
    virtual std::unique_ptr<OutsidePlayer> call(std::string_view command) = 0;
};

// A question as section 4 has it. Precondition: `legal` is sorted.
Json outsideQuestion(std::string_view game, const Json& options, Seat seat, Json view,
                     const std::vector<std::string>& legal, std::uint64_t seed);

// At a table, a program for each seat. Where no usable answer comes, it plays the first legal move.
class OutsideThinker final : public Thinker {
public:
    // `players` must outlive it.
    OutsideThinker(OutsidePlayers& players, std::string_view command)
        : m_players(players), m_command(command) {}

    Thought think(const Table& table, std::uint64_t seed, const Budget& budget,
                  std::stop_token stop) override;

private:
    OutsidePlayers& m_players;
    std::string m_command;
    std::array<std::unique_ptr<OutsidePlayer>, kMostSeats> m_seats; // those that were asked
};

// In matches, where only the move counts. Where no usable answer comes, it plays the first legal
// move.
template <Game G> class OutsideAgent final : public Agent<G> {
public:
    OutsideAgent(std::unique_ptr<OutsidePlayer> player, Json options)
        : m_player(std::move(player)), m_options(std::move(options)) {}

    Decision<G> decide(const typename G::Observation& view, Rng& rng, const Budget& budget,
                       std::stop_token stop) override {
        std::vector<std::pair<std::string, typename G::Move>> legal;
        for (const auto& move : G::legalMoves(view)) legal.emplace_back(G::toText(move), move);
        std::ranges::sort(legal, {}, &decltype(legal)::value_type::first);
        std::vector<std::string> texts;
        for (const auto& [text, move] : legal) texts.push_back(text);
        const auto answer = m_player->ask(
            outsideQuestion(G::kId, m_options, view.seat, G::viewToJson(view), texts, rng.next()),
            budget, stop);
        Decision<G> decision;
        decision.move = legal.front().second;
        if (!answer) return decision;
        const auto& text = answer->at("move").template get_ref<const std::string&>();
        decision.move = std::ranges::find(legal, text, &decltype(legal)::value_type::first)->second;
        return decision;
    }

private:
    std::unique_ptr<OutsidePlayer> m_player;
    Json m_options;
};

// Whether a spec is right; those of players from outside are, if there may be any.
Result<void> checkPlayer(std::string_view spec, std::span<const AgentInfo* const> agents,
                         const OutsidePlayers* outside);

// A player for a match, and its program if it comes from outside.
template <Game G> struct MatchPlayer {
    Player<G> player;
    const OutsidePlayer* program = nullptr;
};

// Precondition: checkPlayer().
template <Game G>
MatchPlayer<G> seatPlayer(std::string_view spec, std::span<const AgentEntry<G>> agents,
                          const Json& options, OutsidePlayers* outside) {
    if (const auto command = outsideCommand(spec); command && outside) {
        auto program = outside->call(*command);
        const OutsidePlayer* const asked = program.get();
        return {std::make_unique<OutsideAgent<G>>(std::move(program), options), asked};
    }
    const AgentSpec parsed = parseAgentSpec(spec, agentInfos(agents)).value();
    return {agents[parsed.agent].make(parsed.params)};
}

} // namespace parlour
