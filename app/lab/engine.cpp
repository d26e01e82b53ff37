#include "app/lab/engine.h"

#include "app/lab/commands.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <functional>
#include <iostream>
#include <map>

namespace parlour::lab {

namespace {

using Answer = Result<Json>; // without the id

Result<std::uint64_t> seedOf(const Json& request) {
    if (!request.contains("seed")) return std::uint64_t{1};
    const Json& seed = request["seed"];
    if (!seed.is_number_unsigned())
        return Error("seed", PARLOUR_PHRASE("Files", "Expected a whole number"));
    return seed.get<std::uint64_t>();
}

Result<std::unique_ptr<Table>> tableOf(const Json& request, GameList games) {
    const auto position = objectMember(request, "position");
    if (!position) return position.error();
    const auto id = stringMember(**position, "game");
    if (!id) return Error(id.error()).within("position");
    const auto game = findGame(*id, games);
    if (!game) return Error(game.error()).within("position.game");
    auto table = (*game)->open(**position);
    if (!table) return std::move(table.error()).within("position");
    return table;
}

Answer gamesCommand(const Json&, GameList games) {
    Json list = Json::array();
    for (const GameEntry* game : games) {
        Json agents = Json::array();
        for (const AgentInfo* agent : game->agents()) {
            Json params = Json::object();
            for (const ParamSpec& param : agent->params)
                params[std::string(param.name)] = param.toJson(param.defaultValue);
            agents.push_back({{"name", agent->name},
                              {"params", params},
                              {"uses_hidden_information", agent->cheatsByDefault()}});
        }
        list.push_back({{"id", game->id()},
                        {"seats", game->seatCounts()},
                        {"options", optionsToJson(game->options())},
                        {"agents", agents}});
    }
    return Json{{"games", list}};
}

Answer dealCommand(const Json& request, GameList games) {
    const auto id = stringMember(request, "game");
    if (!id) return id.error();
    const auto game = findGame(*id, games);
    if (!game) return Error(game.error()).within("game");
    auto options = completeOptions((*game)->options(), request.value("options", Json::object()));
    if (!options) return std::move(options.error()).within("options");
    const auto seed = seedOf(request);
    if (!seed) return seed.error();
    return Json{{"position", (*game)->deal(*options, *seed)->position()}};
}

Answer legalCommand(const Json& request, GameList games) {
    const auto table = tableOf(request, games);
    if (!table) return table.error();
    if ((*table)->isOver()) {
        Json result = (*table)->outcome();
        result["over"] = true;
        return result;
    }
    return Json{{"to_move", (*table)->toMove()}, {"legal", (*table)->legalMoves()}};
}

Answer viewCommand(const Json& request, GameList games) {
    const auto table = tableOf(request, games);
    if (!table) return table.error();
    const auto seat = integerMember(request, "seat", 0, (*table)->seats() - 1);
    if (!seat) return seat.error();
    return Json{{"view", (*table)->view(static_cast<Seat>(*seat))}};
}

Answer bestMoveCommand(const Json& request, GameList games) {
    const auto table = tableOf(request, games);
    if (!table) return table.error();
    if ((*table)->isOver()) return Error("position", PARLOUR_PHRASE("Moves", "The game is over"));
    const auto spec = stringMember(request, "agent");
    if (!spec) return spec.error();
    const auto player = findGame((*table)->game(), games).value()->player(*spec);
    if (!player) return Error(player.error()).within("agent");
    const auto seed = seedOf(request);
    if (!seed) return seed.error();
    Budget budget;
    if (request.contains("movetime_ms")) {
        const auto time = integerMember(request, "movetime_ms", 1, 86'400'000);
        if (!time) return time.error();
        budget.time = std::chrono::milliseconds(*time);
    }

    const auto started = std::chrono::steady_clock::now();
    const Thought thought = (*player)->think(**table, *seed, budget, {});
    const std::chrono::duration<double, std::milli> elapsed =
        std::chrono::steady_clock::now() - started;

    std::string reason;
    for (const Reason& part : thought.reasons)
        reason += (reason.empty() ? "" : " ") + english(part);
    Json candidates = Json::array();
    for (const Thought::Option& option : thought.candidates)
        candidates.push_back(
            {{"move", option.move}, {"value", option.value}, {"visits", option.visits}});
    return Json{{"move", thought.move},
                {"reason", reason},
                {"candidates", candidates},
                {"value_kind", thought.valueKind == ValueKind::Win ? "win" : "score"},
                {"elapsed_ms", elapsed.count()}};
}

Answer perform(const Json& request, GameList games) {
    static const std::map<std::string, Answer (*)(const Json&, GameList), std::less<>> kCommands{
        {"games", gamesCommand}, {"deal", dealCommand},         {"legal", legalCommand},
        {"view", viewCommand},   {"bestmove", bestMoveCommand},
    };
    if (!request.is_object()) return Error("", PARLOUR_PHRASE("Files", "Expected an object"));
    const auto cmd = stringMember(request, "cmd");
    if (!cmd) return cmd.error();
    const auto command = kCommands.find(*cmd);
    if (command == kCommands.end())
        return Error("cmd",
                     PARLOUR_PHRASE("Engine", "There is no command \"%1\"; there are: games, "
                                              "deal, legal, view, bestmove"),
                     {*cmd});
    return command->second(request, games);
}

std::string error(const Json& id, const Error& e) {
    return toText(Json{{"id", id}, {"error", e.english()}});
}

// Reads a line; beyond the longest request it is skipped, not kept.
bool readLine(std::istream& in, std::string& line) {
    line.clear();
    std::streambuf* const buffer = in.rdbuf();
    bool any = false;
    for (int c; (c = buffer->sbumpc()) != std::char_traits<char>::eof();) {
        if (c == '\n') return true;
        any = true;
        if (line.size() <= kLongestRequest) line += static_cast<char>(c);
    }
    return any;
}

} // namespace

std::string answer(std::string_view line, GameList games) {
    Json id;
    if (line.size() > kLongestRequest)
        return error(id, Error("", PARLOUR_PHRASE("Engine", "The request is longer than %1 bytes"),
                               {std::to_string(kLongestRequest)}));
    const auto request = parseJson(line);
    if (!request) return error(id, request.error());
    if (request->is_object() && request->contains("id")) id = (*request)["id"];
    Answer result = perform(*request, games);
    if (!result) return error(id, result.error());
    (*result)["id"] = id;
    return toText(*result);
}

bool serve(std::istream& in, std::ostream& out, GameList games) {
    for (std::string line; readLine(in, line);) {
        out << answer(line, games) << '\n' << std::flush;
        if (!out) return false;
    }
    return true;
}

void addEngine(CLI::App& app, int& exitCode) {
    CLI::App* command = app.add_subcommand(
        "engine", "Answer requests, one JSON object per line, until the input ends");
    command->callback([&exitCode] {
        std::ios::sync_with_stdio(false);
        exitCode = serve(std::cin, std::cout) ? kDone : kFailed;
    });
}

} // namespace parlour::lab
