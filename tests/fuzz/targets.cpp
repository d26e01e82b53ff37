#include "tests/fuzz/targets.h"

#include "ai/arena/tally.h"
#include "ai/briscola/q_table.h"
#include "ai/calibration/curve.h"
#include "ai/catalogue/games.h"
#include "ai/network/network.h"
#include "ai/review/review.h"
#include "app/lab/engine.h"
#include "app/lab/inbox.h"
#include "core/play/record.h"
#include "core/samurai/board.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace parlour::test {

namespace {

void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "Does not hold: %s\n", what);
    std::abort();
}

// Whether it was read; if not, there is a message.
template <class T> bool isRead(const Result<T>& result) {
    if (!result) require(!result.error().english().empty(), "an error has a message");
    return result.has_value();
}

// A table as it was opened is whole, can be written, and goes back and forth.
void requireWhole(const GameEntry& game, Table& table) {
    const Json position = table.position();
    const auto again = game.open(position);
    require(isRead(again), "a position is read as it was written");
    require((*again)->position() == position, "and is the same then");
    const auto legal = table.legalMoves();
    require(legal.empty() == table.isOver(), "there are moves until the end");
    require(std::ranges::is_sorted(legal), "moves are sorted");
    for (Seat seat = 0; seat < table.seats(); ++seat)
        require((*again)->view(seat) == table.view(seat), "views are the same");
    if (table.isOver()) (void)table.outcome();
    for (const std::string& move : legal) {
        require(isRead(table.play(move)), "a legal move can be played");
        require(table.undo(), "and taken back");
    }
    const int played = table.played();
    for (int i = 0; i < played; ++i) require(table.undo(), "all can be taken back");
    require(table.played() == 0, "to the deal");
    for (int i = 0; i < played; ++i) require(table.redo(), "and played again");
    require(table.position() == position, "and is the same then");
}

void jsonTarget(std::string_view input) {
    const auto json = parseJson(input);
    if (!isRead(json)) return;
    const auto again = parseJson(toText(*json));
    require(isRead(again), "what was read can be written");
    require(toText(*again) == toText(*json), "and is read as it was written");
}

void engineTarget(std::string_view input) {
    auto request = lab::readRequest(input);
    if (isRead(request) && request->is_object()) {
        // What takes long by right is left out: players with numbers of their own.
        const Json agent = request->value("agent", Json());
        if (agent.is_string() && agent.get<std::string>().find(':') != std::string::npos) return;
        if (agent.is_string()) (*request)["movetime_ms"] = 1;
    }
    const std::string answer = lab::answer(isRead(request) ? toText(*request) : input);
    const auto json = parseJson(answer);
    require(isRead(json), "an answer is JSON");
    require(json->is_object() && json->contains("id"), "with an id");
    require(answer.find('\n') == std::string::npos, "on one line");
}

void recordTarget(std::string_view input) {
    const auto record = parseRecord(input);
    if (!isRead(record)) return;
    const std::string text = toText(*record);
    const auto again = parseRecord(text);
    require(isRead(again), "a record is read as it was written");
    require(toText(*again) == text, "and is the same then");
    const auto game = findGame(record->game());
    if (!isRead(game)) return;
    const auto table = (*game)->open(record->position);
    if (isRead(table)) requireWhole(**game, **table);
}

void positionTarget(std::string_view input) {
    const auto position = parseJson(input);
    if (!isRead(position)) return;
    const auto id = stringMember(*position, "game");
    if (!isRead(id)) return;
    const auto game = findGame(*id);
    if (!isRead(game)) return;
    const auto table = (*game)->open(*position);
    if (isRead(table)) requireWhole(**game, **table);
}

// The first line names the game, the others are moves, be they legal or not.
void movesTarget(std::string_view input) {
    const auto nextLine = [&] {
        const std::string_view line = input.substr(0, input.find('\n'));
        input.remove_prefix(std::min(input.size(), line.size() + 1));
        return line;
    };
    const auto game = findGame(nextLine());
    if (!isRead(game)) return;
    const auto options = completeOptions((*game)->options(), Json::object());
    const auto table = (*game)->deal(*options, 1);
    while (!input.empty() && !table->isOver()) {
        const auto legal = table->legalMoves();
        const std::string_view line = nextLine();
        const bool isLegal = std::ranges::binary_search(legal, line);
        const bool isPlayed = isRead(table->play(line));
        require(isPlayed || !isLegal, "legal moves are played");
        // Any text of a move is that move, but what is not one plays something else: nothing.
        if (!isPlayed && !legal.empty()) require(isRead(table->play(legal.front())), "the first");
    }
}

void mapTarget(std::string_view input) {
    const auto map = parseJson(input);
    if (!isRead(map)) return;
    if (!isRead(samurai::parseBoard(*map))) return;
    const GameEntry& game = *findGame("samurai").value();
    const auto options = completeOptions(game.options(), {{"map", *map}});
    if (!isRead(options)) return;
    const auto table = game.deal(*options, 1);
    for (int i = 0; i < 12 && !table->isOver(); ++i)
        require(isRead(table->play(table->legalMoves().back())), "a legal move can be played");
    requireWhole(game, *table);
}

void specTarget(std::string_view input) {
    for (const GameEntry* const game : games()) {
        const auto spec = parseAgentSpec(input, game->agents());
        const auto cheats = game->cheats(input);
        require(isRead(spec) == isRead(cheats), "a player is known or not");
    }
}

void reviewTarget(std::string_view input) {
    const auto json = parseJson(input);
    if (!isRead(json)) return;
    const auto review = reviewFromJson(*json);
    if (!isRead(review)) return;
    const auto again = reviewFromJson(toJson(*review));
    require(isRead(again), "a review is read as it was written");
    require(toJson(*again) == toJson(*review), "and is the same then");
}

void reportTarget(std::string_view input) {
    const auto json = parseJson(input);
    if (!isRead(json)) return;
    const auto report = reportFromJson(*json);
    if (!isRead(report)) return;
    (void)toTable(*report);
    const auto again = reportFromJson(toJson(*report));
    require(isRead(again), "a report is read as it was written");
    require(isSameMatch(*again, *report), "and of the same match then");
    (void)isRead(merge({*report, *again}));
}

void networkTarget(std::string_view input) {
    const auto network = Network::read(input);
    if (!isRead(network)) return;
    require(network->outputs() > 0, "a network has outputs");
    if (network->weights() > 100'000) return;
    Network::Workspace workspace(*network);
    const std::vector<float> inputs(network->input().size());
    std::vector<float> outputs(static_cast<std::size_t>(network->outputs()));
    network->run(inputs, outputs, workspace);
}

void tableTarget(std::string_view input) {
    const auto table = briscola::QTable::fromBytes(input);
    if (isRead(table)) require(table->toBytes() == input, "a table is written as it was read");
}

void curvesTarget(std::string_view input) {
    const auto curves = Calibration::read(input);
    if (!isRead(curves)) return;
    for (const Calibration::Entry& entry : curves->entries())
        (void)curves->curve(entry.place.part, entry.place.stage.value_or(Stage::Early), 10);
}

constexpr FuzzTarget kTargets[] = {
    {"json", jsonTarget},         {"engine", engineTarget}, {"record", recordTarget},
    {"position", positionTarget}, {"moves", movesTarget},   {"map", mapTarget},
    {"spec", specTarget},         {"review", reviewTarget}, {"report", reportTarget},
    {"network", networkTarget},   {"q-table", tableTarget}, {"curves", curvesTarget},
};

} // namespace

std::span<const FuzzTarget> fuzzTargets() { return kTargets; }

} // namespace parlour::test
