// A game of each kind in words: what a seat sees, what it may do, what players would do and why. A
// change of play shows as a difference that a person can read; the moves themselves are those of a
// quick player, so that a change of a better one shows in its own decisions only.
#include "ai/catalogue/games.h"
#include "tests/support/golden.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <set>

using namespace parlour;
using namespace parlour::test;

namespace {

struct Script {
    std::string game;
    Json options;
    std::uint64_t deal;
    std::vector<std::string> players; // the first one makes the moves
    int every;                        // so many moves from one position in words to the next
};

const std::vector<Script> kScripts{
    {"bigtwo", Json::object(), 7, {"rule-based", "champion:worlds=50"}, 6},
    {"briscola",
     Json::object(),
     7,
     {"greedy", "minimax:determinizations=10", "champion:worlds=50"},
     6},
    {"doudizhu", Json::object(), 7, {"kicker", "champion:worlds=50"}, 5},
    {"euchre", Json::object(), 7, {"classic-hard", "uf", "champion:worlds=50"}, 3},
    {"samurai", {{"preset", "thesis"}}, 7, {"heuristic-3", "champion:worlds=4;width=6"}, 9},
};

constexpr std::size_t kMostMoves = 24; // that are listed

bool isPlain(const Json& value) { return !value.is_structured(); }

// "4C 5C", "3 3", "(0 0 0) (0 1 0)"
std::string inLine(const Json& value) {
    if (value.is_string()) return value.get<std::string>();
    if (isPlain(value)) return value.dump();
    std::vector<std::string> parts;
    for (const auto& [name, part] : value.items()) {
        const std::string text = inLine(part);
        parts.push_back((value.is_object() ? name + " " : "") +
                        (isPlain(part) ? text : "(" + text + ")"));
    }
    return fmt::format("{}", fmt::join(parts, " "));
}

std::string positionOf(const Table& table, int move) {
    std::string text = fmt::format("After {} moves, seat {} to move\n", move, table.toMove());
    const Json view = table.view(table.toMove());
    for (const auto& [name, value] : view.items())
        if (name != "options" && name != "seat" && !inLine(value).empty())
            text += fmt::format("    {}: {}\n", name, inLine(value));
    const auto legal = table.legalMoves();
    const auto listed = std::span(legal).first(std::min(legal.size(), kMostMoves));
    text += fmt::format("  may play: {}", fmt::join(listed, ", "));
    if (legal.size() > kMostMoves) text += fmt::format(" and {} more", legal.size() - kMostMoves);
    return text + "\n";
}

std::string decisionOf(const std::string& player, const Thought& thought) {
    std::string text = fmt::format("  {}: {}\n", player, thought.move);
    for (const Reason& reason : thought.reasons) text += "      " + english(reason) + "\n";
    std::vector<std::string> candidates;
    for (const Thought::Option& option : thought.candidates)
        candidates.push_back(fmt::format("{} {}", option.move,
                                         thought.valueKind == ValueKind::Win
                                             ? fmt::format("{:.0f} %", 100 * option.value)
                                             : fmt::format("{:+.2f}", option.value)));
    if (!candidates.empty()) text += fmt::format("      {}\n", fmt::join(candidates, ", "));
    return text;
}

std::string inWords(const Script& script) {
    const GameEntry& game = *findGame(script.game).value();
    std::vector<std::unique_ptr<Thinker>> players;
    for (const std::string& spec : script.players) players.push_back(std::move(*game.player(spec)));
    const auto table =
        game.deal(completeOptions(game.options(), script.options).value(), script.deal);
    std::string text = fmt::format("{}, deal {}\n", script.game, script.deal);
    for (int move = 0; !table->isOver(); ++move) {
        const bool isShown = move % script.every == 0;
        if (isShown) text += "\n" + positionOf(*table, move);
        std::string played;
        for (std::size_t i = 0; i < (isShown ? players.size() : 1); ++i) {
            const Thought thought =
                players[i]->think(*table, static_cast<std::uint64_t>(move), {}, {});
            if (isShown) text += decisionOf(script.players[i], thought);
            if (i == 0) played = thought.move;
        }
        text += fmt::format("seat {}: {}\n", table->toMove(), played);
        REQUIRE(table->play(played));
    }
    return text + "\nThe end: " + inLine(table->outcome()) + "\n";
}

} // namespace

TEST_CASE("A game of each kind is still told in the same words") {
    std::set<std::string_view> told;
    for (const Script& script : kScripts) {
        told.insert(findGame(script.game).value()->id());
        checkGolden(script.game + "/in-words.txt", inWords(script));
    }
    CHECK(told.size() == games().size());
}
