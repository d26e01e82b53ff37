#include "ai/catalogue/games.h"
#include "app/lab/commands.h"

#include <CLI/CLI.hpp>
#include <boost/interprocess/file_mapping.hpp>
#include <boost/interprocess/mapped_region.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <iostream>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace parlour::lab {

namespace {

struct TablesArguments {
    std::string game;
    std::vector<std::string> options;
    std::string memory;
    int movesPerTable = 64;
    ValueSetup setup;
};

// Hands out the parts of the shared memory, one after the other, and says where they are.
class Parts {
public:
    template <class T> std::span<T> add(const char* name, std::size_t count) {
        const std::size_t at = (m_end + 63) / 64 * 64;
        m_end = at + count * sizeof(T);
        m_places[name] = at;
        return m_base ? std::span(reinterpret_cast<T*>(m_base + at), count) : std::span<T>();
    }
    void useFrom(void* base) {
        m_base = static_cast<std::byte*>(base);
        m_end = 0;
    }
    std::size_t size() const { return m_end; }
    const Json& places() const { return m_places; }

private:
    std::byte* m_base = nullptr;
    std::size_t m_end = 0;
    Json m_places = Json::object();
};

ValueMemory layOut(Parts& parts, const ValueLayout& layout, const TablesArguments& a,
                   std::size_t mostLearned) {
    const auto tables = static_cast<std::size_t>(a.setup.tables);
    const auto position = static_cast<std::size_t>(layout.position);
    const auto move = static_cast<std::size_t>(layout.move);
    ValueMemory memory;
    memory.positions = parts.add<std::int8_t>("positions", tables * position);
    memory.moves =
        parts.add<std::int8_t>("moves", tables * static_cast<std::size_t>(a.movesPerTable) * move);
    memory.counts = parts.add<std::int32_t>("counts", tables);
    memory.worth = parts.add<float>("worth", tables);
    memory.choices = parts.add<std::int32_t>("choices", tables);
    memory.learned = parts.add<std::int8_t>("learned", mostLearned * (position + move));
    memory.prospects = parts.add<float>("prospects", mostLearned * 2);
    return memory;
}

// Makes the file as large as that, with all its space, so that nothing is missing later.
Result<boost::interprocess::mapped_region> share(const std::string& path, std::size_t bytes) {
    namespace ipc = boost::interprocess;
    const auto failed = [&](const std::string& why) {
        return Error(path, PARLOUR_PHRASE("Files", "The file cannot be written: %1"), {why});
    };
    const int fd = ::open(path.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (fd < 0) return failed(std::generic_category().message(errno));
    const int problem = ::posix_fallocate(fd, 0, static_cast<::off_t>(bytes));
    ::close(fd);
    if (problem != 0) return failed(std::generic_category().message(problem));
    try {
        return ipc::mapped_region(ipc::file_mapping(path.c_str(), ipc::read_write), ipc::read_write,
                                  0, bytes);
    } catch (const ipc::interprocess_exception& exception) {
        return failed(exception.what());
    }
}

int runTables(const TablesArguments& a) {
    const auto game = findGame(a.game);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    const auto options = readOptions(**game, a.options);
    if (!options) return complain(options.error(), kWrongUsage);
    ValueSetup setup = a.setup;
    setup.options = *options;
    const auto tables = (*game)->valueTables(setup);
    if (!tables)
        return complain(
            Error("GAME", PARLOUR_PHRASE("Matches", "Networks do not learn this game yet")),
            kWrongUsage);

    const ValueLayout layout = tables->layout();
    const std::size_t mostLearned = 2 * static_cast<std::size_t>(setup.tables);
    Parts parts;
    layOut(parts, layout, a, mostLearned);
    auto region = share(a.memory, parts.size());
    if (!region) return complain(region.error(), kFailed);
    parts.useFrom(region->get_address());
    const ValueMemory memory = layOut(parts, layout, a, mostLearned);
    std::cout << Json{{"form", layout.form},         {"version", layout.version},
                      {"position", layout.position}, {"move", layout.move},
                      {"points", layout.points},     {"tables", setup.tables},
                      {"learned", mostLearned},      {"rows", setup.tables * a.movesPerTable},
                      {"bytes", parts.size()},       {"places", parts.places()}}
                     .dump()
              << std::endl;
    std::string line;
    while (true) {
        const auto shown = tables->show(memory);
        std::cout << shown.moves << ' ' << shown.learned << std::endl;
        if (!std::getline(std::cin, line)) return kDone;
        for (std::size_t i = 0; i < memory.counts.size(); ++i)
            memory.choices[i] = std::clamp(memory.choices[i], 0, memory.counts[i] - 1);
        tables->play(memory.choices);
    }
}

} // namespace

void addTables(CLI::App& app, int& exitCode) {
    const auto a = std::make_shared<TablesArguments>();
    CLI::App* command = app.add_subcommand(
        "tables", "Deal many deals at once to a program that learns from how they end");
    command->add_option("GAME", a->game, "The game's id")->required();
    command->add_option("--memory", a->memory, "The file that is shared with the program")
        ->required();
    command->add_option("--tables", a->setup.tables, "Deals at once")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("--moves", a->movesPerTable, "Room for so many moves of each, on average")
        ->capture_default_str()
        ->check(CLI::Range(2, 2000));
    command->add_option("--seed", a->setup.seed, "Seed of deals")
        ->capture_default_str()
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{INT64_MAX}));
    a->setup.threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    command->add_option("--threads", a->setup.threads, "Threads; does not change the result")
        ->check(CLI::Range(1, 1024));
    command->add_option("--option", a->options, "A rule option: name=value")
        ->allow_extra_args(false);
    command->callback([a, &exitCode] { exitCode = runTables(*a); });
}

} // namespace parlour::lab
