#include "app/lab/engine.h"

#include "app/lab/commands.h"
#include "app/lab/inbox.h"
#include "app/lab/memory_reserve.h"
#include "app/lab/outside_arguments.h"

#include <CLI/CLI.hpp>

#include <cerrno>
#include <chrono>
#include <functional>
#include <map>
#include <new>
#include <poll.h>
#include <system_error>
#include <unistd.h>

namespace parlour::lab {

namespace {

struct Call {
    const Json& request;
    const EngineSetup& setup;
    std::stop_token stop;
};
using Answer = Result<Json>; // without the id

Result<std::uint64_t> seedOf(const Json& request) {
    if (!request.contains("seed")) return std::uint64_t{1};
    const Json& seed = request["seed"];
    if (!seed.is_number_unsigned())
        return Error("seed", PARLOUR_PHRASE("Files", "Expected a whole number"));
    return seed.get<std::uint64_t>();
}

Result<std::unique_ptr<Table>> tableOf(const Call& call) {
    const auto position = objectMember(call.request, "position");
    if (!position) return position.error();
    const auto id = stringMember(**position, "game");
    if (!id) return Error(id.error()).within("position");
    const auto game = findGame(*id, call.setup.games);
    if (!game) return Error(game.error()).within("position.game");
    auto table = (*game)->open(**position);
    if (!table) return std::move(table.error()).within("position");
    return table;
}

Answer gamesCommand(const Call& call) {
    Json list = Json::array();
    for (const GameEntry* game : call.setup.games) {
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

Answer dealCommand(const Call& call) {
    const auto id = stringMember(call.request, "game");
    if (!id) return id.error();
    const auto game = findGame(*id, call.setup.games);
    if (!game) return Error(game.error()).within("game");
    auto options =
        completeOptions((*game)->options(), call.request.value("options", Json::object()));
    if (!options) return std::move(options.error()).within("options");
    const auto seed = seedOf(call.request);
    if (!seed) return seed.error();
    return Json{{"position", (*game)->deal(*options, *seed)->position()}};
}

Answer legalCommand(const Call& call) {
    const auto table = tableOf(call);
    if (!table) return table.error();
    if ((*table)->isOver()) {
        Json result = (*table)->outcome();
        result["over"] = true;
        return result;
    }
    return Json{{"to_move", (*table)->toMove()}, {"legal", (*table)->legalMoves()}};
}

Answer viewCommand(const Call& call) {
    const auto table = tableOf(call);
    if (!table) return table.error();
    const auto seat = integerMember(call.request, "seat", 0, (*table)->seats() - 1);
    if (!seat) return seat.error();
    return Json{{"view", (*table)->view(static_cast<Seat>(*seat))}};
}

Answer bestMoveCommand(const Call& call) {
    const auto table = tableOf(call);
    if (!table) return table.error();
    if ((*table)->isOver()) return Error("position", PARLOUR_PHRASE("Moves", "The game is over"));
    const auto spec = stringMember(call.request, "agent");
    if (!spec) return spec.error();
    if (outsideCommand(*spec) && !call.setup.programs)
        return Error("agent", PARLOUR_PHRASE("Engine", "Requests start no programs here; the "
                                                       "engine's argument --outside allows it"));
    outside::OutsidePrograms programs(call.setup.programs.value_or(outside::ProgramSetup{}),
                                      call.stop);
    const auto player =
        playerOf(*findGame((*table)->game(), call.setup.games).value(), *spec, programs);
    if (!player) return Error(player.error()).within("agent");
    const auto seed = seedOf(call.request);
    if (!seed) return seed.error();
    Budget budget;
    if (call.request.contains("movetime_ms")) {
        const auto time = integerMember(call.request, "movetime_ms", 1, 86'400'000);
        if (!time) return time.error();
        budget.time = std::chrono::milliseconds(*time);
    }

    const auto started = std::chrono::steady_clock::now();
    const Thought thought = (*player)->think(**table, *seed, budget, programs.token());
    if (const auto failure = programs.failure()) return Error(*failure).within("agent");
    const std::chrono::duration<double, std::milli> elapsed =
        std::chrono::steady_clock::now() - started;

    std::string reason = thought.said;
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

// What there was to stop has been told as soon as this was read.
Answer stopCommand(const Call&) { return Json{{"ok", true}}; }

Answer perform(const Call& call) {
    static const std::map<std::string_view, Answer (*)(const Call&)> kCommands{
        {"games", gamesCommand}, {"deal", dealCommand},         {"legal", legalCommand},
        {"view", viewCommand},   {"bestmove", bestMoveCommand}, {kStopCommand, stopCommand},
    };
    // Any command may come with what others need, but a misspelt name must not go unnoticed.
    if (auto known = onlyMembers(call.request, {"id", "cmd", "game", "seed", "options", "position",
                                                "seat", "agent", "movetime_ms"});
        !known)
        return known.error();
    const auto cmd = stringMember(call.request, "cmd");
    if (!cmd) return cmd.error();
    const auto command = kCommands.find(*cmd);
    if (command == kCommands.end())
        return Error("cmd",
                     PARLOUR_PHRASE("Engine", "There is no command \"%1\"; there are: games, "
                                              "deal, legal, view, bestmove, stop"),
                     {*cmd});
    return command->second(call);
}

std::string error(const Json& id, const Error& e) {
    return toText(Json{{"id", id}, {"error", e.english()}});
}

std::string noMemoryFor(const Json& id) try {
    return error(id, noMemory());
} catch (const std::bad_alloc&) { // the id is too large
    return error(Json(), noMemory());
}

std::string answerTo(const Result<Json>& request, const EngineSetup& setup, std::stop_token stop) {
    Json id;
    try {
        if (!request) return error(id, request.error());
        if (request->is_object() && request->contains("id")) id = (*request)["id"];
        Answer result = perform({*request, setup, std::move(stop)});
        if (!result) return error(id, result.error());
        (*result)["id"] = id;
        return toText(*result);
    } catch (const std::bad_alloc&) {
        return noMemoryFor(id);
    } catch (const std::system_error& e) { // there can be no more threads
        return error(id, Error("", PARLOUR_PHRASE("Engine", "The system refuses: %1"), {e.what()}));
    }
}

bool writeAll(int out, std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = ::write(out, text.data(), text.size());
        if (count < 0 && errno == EAGAIN) {
            pollfd ready{out, POLLOUT, 0};
            poll(&ready, 1, -1);
        } else if (count < 0 && errno != EINTR) {
            return false;
        } else if (count > 0) {
            text.remove_prefix(static_cast<std::size_t>(count));
        }
    }
    return true;
}

} // namespace

std::string answer(std::string_view line, const EngineSetup& setup, std::stop_token stop) {
    return answerTo(readRequest(line), setup, std::move(stop));
}

bool serve(int in, int out, const EngineSetup& setup) {
    Inbox inbox(in, out);
    while (const auto request = inbox.next()) {
        MemoryReserve::refill();
        if (!writeAll(out, answerTo(request->content, setup, request->stop.get_token()) + '\n'))
            return false;
    }
    return inbox.isDone();
}

void addEngine(CLI::App& app, int& exitCode) {
    CLI::App* command = app.add_subcommand(
        "engine", "Answer requests, one JSON object per line, until the input ends");
    const auto outside = std::make_shared<OutsideArguments>();
    const auto mayStart = std::make_shared<bool>(false);
    command->add_flag("--outside", *mayStart,
                      "Let requests name players from outside, which starts programs");
    outside->addTo(*command);
    command->callback([=, &exitCode] {
        EngineSetup setup;
        if (*mayStart) setup.programs = outside->setup();
        const MemoryReserve reserve;
        try {
            exitCode = serve(STDIN_FILENO, STDOUT_FILENO, setup) ? kDone : kFailed;
        } catch (const std::system_error& e) {
            exitCode = complain(
                Error("", PARLOUR_PHRASE("Engine", "The system refuses: %1"), {e.what()}), kFailed);
        }
    });
}

} // namespace parlour::lab
