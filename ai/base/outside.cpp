#include "ai/base/outside.h"

#include <cmath>

namespace parlour {

namespace {

constexpr std::string_view kPrefix = "engine:";
constexpr std::size_t kLongestReason = 300; // bytes
constexpr std::size_t kMostCandidates = 1000;

// What the answer says of a move; none if it is not of the protocol's form.
std::optional<Thought::Option> candidate(const Json& json, const std::vector<std::string>& legal,
                                         ValueKind kind) {
    if (!json.is_object() || !json.contains("move") || !json.contains("value")) return {};
    const Json& move = json["move"];
    const Json& value = json["value"];
    if (!move.is_string() || !value.is_number()) return {};
    Thought::Option option{move.get<std::string>(), value.get<double>()};
    if (!std::ranges::binary_search(legal, option.move)) return {};
    if (!std::isfinite(option.value)) return {};
    if (kind == ValueKind::Win) option.value = std::clamp(option.value, 0.0, 1.0);
    const auto visits = integerMember(json, "visits", 0, INT32_MAX);
    if (visits) option.visits = static_cast<std::uint32_t>(*visits);
    return option;
}

// Cut between characters of UTF-8.
std::string shortened(std::string text) {
    if (text.size() <= kLongestReason) return text;
    std::size_t end = kLongestReason;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
    return text.substr(0, end);
}

} // namespace

std::optional<std::string_view> outsideCommand(std::string_view spec) {
    if (!spec.starts_with(kPrefix)) return {};
    return spec.substr(kPrefix.size());
}

Json outsideQuestion(std::string_view game, const Json& options, Seat seat, Json view,
                     const std::vector<std::string>& legal, std::uint64_t seed) {
    constexpr int kUnused = 11; // other languages read whole numbers of 53 bits exactly
    return {{"game", game},   {"options", options},     {"seat", seat}, {"view", std::move(view)},
            {"legal", legal}, {"seed", seed >> kUnused}};
}

Thought OutsideThinker::think(const Table& table, std::uint64_t seed, const Budget& budget,
                              std::stop_token stop) {
    const Seat seat = table.toMove();
    const auto legal = table.legalMoves();
    auto& player = m_seats[static_cast<std::size_t>(seat)];
    if (!player) player = m_players.call(m_command);
    const auto answer = player->ask(outsideQuestion(table.game(), table.position().at("options"),
                                                    seat, table.view(seat), legal, seed),
                                    budget, stop);
    Thought thought;
    thought.move = legal.front();
    if (!answer) return thought;
    thought.move = answer->at("move").get<std::string>();
    if (answer->value("value_kind", Json()) == "score") thought.valueKind = ValueKind::Score;
    if (const auto reason = stringMember(*answer, "reason")) thought.said = shortened(*reason);
    if (const auto candidates = arrayMember(*answer, "candidates"))
        for (const Json& json : **candidates)
            if (auto option = candidate(json, legal, thought.valueKind);
                option && thought.candidates.size() < kMostCandidates)
                thought.candidates.push_back(std::move(*option));
    std::ranges::stable_sort(thought.candidates, std::greater{}, &Thought::Option::value);
    return thought;
}

Result<void> checkPlayer(std::string_view spec, std::span<const AgentInfo* const> agents,
                         const OutsidePlayers* outside) {
    if (const auto command = outsideCommand(spec); command && outside) {
        if (command->find_first_not_of(' ') != std::string_view::npos) return {};
        return Error("engine", PARLOUR_PHRASE("Players", "A command is missing here"));
    }
    if (auto parsed = parseAgentSpec(spec, agents); !parsed) return std::move(parsed.error());
    return {};
}

} // namespace parlour
