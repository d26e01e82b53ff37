// Who may include whom, and what the sources of core and ai must not use.
#include "core/base/file.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

using namespace parlour;
namespace fs = std::filesystem;

namespace {

const fs::path kSource = PARLOUR_SOURCE;

std::vector<fs::path> filesIn(std::string_view folder, const std::vector<std::string>& endings) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(kSource / folder))
        if (std::ranges::count(endings, entry.path().extension().string()))
            files.push_back(entry.path());
    std::ranges::sort(files);
    REQUIRE_FALSE(files.empty());
    return files;
}

std::vector<fs::path> sources(std::string_view folder) {
    return filesIn(folder, {".h", ".cpp", ".in"});
}

// The names in #include lines, with their quotes or brackets.
std::vector<std::string> includes(const fs::path& file) {
    static const std::regex kInclude(R"(^\s*#\s*include\s*([<"][^>"]*[>"]))");
    std::vector<std::string> names;
    std::istringstream in(readFile(file).value());
    std::smatch match;
    for (std::string line; std::getline(in, line);)
        if (std::regex_search(line, match, kInclude)) names.push_back(match[1]);
    return names;
}

// Without comments and string literals.
std::string code(const fs::path& file) {
    static const std::regex kNoCode(R"("(\\.|[^"\\\n])*"|//[^\n]*|/\*[^]*?\*/)");
    return std::regex_replace(readFile(file).value(), kNoCode, "\"\"");
}

// "core/briscola" of "core/briscola/rules.h"
std::string room(const std::string& path) { return path.substr(0, path.rfind('/')); }

bool isOneOf(const std::string& text, const std::vector<std::string>& list) {
    return std::ranges::count(list, text) > 0;
}

// Rooms that a source in `from` may include from.
bool mayUse(const std::string& from, const std::string& to) {
    if (from == to) return true;
    const bool fromCore = from.starts_with("core/");
    const bool toCore = to.starts_with("core/");
    const std::vector<std::string> shared = {"core/base", "core/cards", "core/play"};
    if (fromCore) {
        if (!toCore) return false;
        if (from == "core/base") return false;
        if (isOneOf(from, shared)) return to == "core/base";
        return isOneOf(to, shared); // one game knows no other
    }
    if (toCore) {
        const std::string game = from.substr(3);
        return isOneOf(to, shared) || to == "core/" + game || from == "ai/catalogue";
    }
    if (!to.starts_with("ai/")) return false;
    if (from == "ai/catalogue") return true;
    if (from == "ai/base" || from == "ai/network") return false;
    if (from == "ai/arena") return to == "ai/base";
    if (from == "ai/calibration") return isOneOf(to, {"ai/base", "ai/network"});
    if (from == "ai/search") return isOneOf(to, {"ai/base", "ai/network", "ai/calibration"});
    if (from == "ai/review") return isOneOf(to, {"ai/base", "ai/search", "ai/catalogue"});
    if (from == "ai/selfplay")
        return isOneOf(to, {"ai/base", "ai/network", "ai/arena", "ai/search"});
    return isOneOf(to, {"ai/base", "ai/network", "ai/arena", "ai/search"}); // a game's players
}

// The rooms of the desktop program, lowest first, and which others each may include from; "game"
// stands for the room of each game, "core" and "ai" for those rooms of them that are listed.
struct Room {
    std::string name;
    std::vector<std::string> uses;
};
const std::vector<Room> kDesktopRooms{
    {"language", {"core/base"}},
    {"look", {}},
    {"store", {"core/base", "core/play", "ai/review", "language"}},
    {"players", {"core/base", "ai/base", "ai/catalogue", "language", "store"}},
    {"play",
     {"core/base", "core/play", "ai/base", "ai/catalogue", "app/outside", "language", "players"}},
    {"review", {"core/base", "core/play", "ai/catalogue", "ai/review", "language", "play"}},
    {"laboratory",
     {"core/base", "core/play", "ai/base", "ai/arena", "ai/catalogue", "language", "store",
      "players"}},
    {"training",
     {"core/base", "core/play", "ai/arena", "ai/catalogue", "ai/review", "language", "play",
      "review"}},
    {"study",
     {"core/base", "core/play", "ai/base", "ai/arena", "ai/catalogue", "app/outside", "language",
      "play"}},
    {"models", {"core/base", "core/play", "play"}},
    {"games/climbing", {"core/base", "core/play", "language", "models"}},
    {"games/tricks", {"core/base", "core/play", "language", "models"}},
    {"game",
     {"core/base", "core/cards", "core/play", "core/game", "ai/game", "language", "look", "play",
      "models", "games/climbing", "games/tricks"}},
    {"games", {"core/base", "models", "game"}},
    {"program",
     {"core/base", "core/play", "ai/base", "ai/arena", "ai/catalogue", "ai/network", "language",
      "look", "store", "players", "play", "review", "study", "laboratory", "training", "models",
      "games"}},
    {"", {"program"}}, // main()
};

// "games/climbing" of "app/desktop/games/climbing/turn_clock.h"
std::string desktopRoom(const std::string& path) {
    const std::string below = path.substr(std::string("app/desktop").size());
    const auto end = below.rfind('/');
    return end == 0 ? "" : below.substr(1, end - 1);
}

// The game whose room this is; empty: no game's.
std::string gameOf(const std::string& desktopRoom) {
    const bool isShared = isOneOf(desktopRoom, {"games/climbing", "games/tricks"});
    return desktopRoom.starts_with("games/") && !isShared ? desktopRoom.substr(6) : "";
}

// Whether a source of a desktop room may include the header at this path.
bool mayDesktopUse(const std::string& from, const std::string& path) {
    const std::string game = gameOf(from);
    const auto own = std::ranges::find(kDesktopRooms, game.empty() ? from : "game", &Room::name);
    if (own == kDesktopRooms.end()) return false; // a room that nobody has listed
    std::string to = room(path);
    if (path.starts_with("app/desktop/")) {
        to = desktopRoom(path);
        if (to == from) return true;
        if (!gameOf(to).empty()) to = game.empty() ? "game" : ""; // one game knows no other
    } else if (!game.empty()) {
        if (to == "core/" + game) to = "core/game";
        if (to == "ai/" + game) to = "ai/game";
    }
    return isOneOf(to, own->uses) || path == "core/base/version.h";
}

} // namespace

TEST_CASE("Core and ai include what lies below them only") {
    for (const char* layer : {"core", "ai"})
        for (const fs::path& file : sources(layer)) {
            const std::string name = fs::relative(file, kSource).string();
            for (const std::string& include : includes(file)) {
                if (include.front() != '"') continue;
                INFO(name << " includes " << include);
                const std::string path = include.substr(1, include.size() - 2);
                CHECK((mayUse(room(name), room(path)) || path == "core/base/version.h"));
            }
        }
}

TEST_CASE("Core, ai, lab and what runs players from outside use no Qt") {
    static const std::regex kQt(R"([<"](Qt?[A-Z]|qt|q[a-z]+\.h))");
    for (const char* layer : {"core", "ai", "app/lab", "app/outside"})
        for (const fs::path& file : sources(layer))
            for (const std::string& include : includes(file)) {
                INFO(file.filename() << " includes " << include);
                CHECK_FALSE(std::regex_search(include, kQt));
            }
    CHECK(std::regex_search("<QString>", kQt));
    CHECK(std::regex_search("<QtCore/QString>", kQt));
    CHECK_FALSE(std::regex_search("<queue>", kQt));
}

TEST_CASE("The lab includes nothing of the desktop program") {
    const std::vector<std::pair<std::string, std::vector<std::string>>> rooms{
        {"app/outside", {"<", "\"core/", "\"ai/base/", "\"app/outside/"}},
        {"app/lab", {"<", "\"core/", "\"ai/", "\"app/outside/", "\"app/lab/"}}};
    for (const auto& [folder, allowed] : rooms)
        for (const fs::path& file : sources(folder))
            for (const std::string& include : includes(file)) {
                INFO(file.filename() << " includes " << include);
                bool isAllowed = false;
                for (const std::string& start : allowed) isAllowed |= include.starts_with(start);
                CHECK(isAllowed);
            }
}

TEST_CASE("The desktop includes what lies below only, by full paths") {
    for (const fs::path& file : sources("app/desktop")) {
        const std::string name = fs::relative(file, kSource).string();
        for (const std::string& include : includes(file)) {
            if (include.front() != '"') continue;
            INFO(name << " includes " << include);
            CHECK(mayDesktopUse(desktopRoom(name), include.substr(1, include.size() - 2)));
        }
    }
    CHECK(mayDesktopUse("games/euchre", "core/euchre/rules.h"));
    CHECK(mayDesktopUse("games", "app/desktop/games/euchre/euchre_face.h"));
    CHECK_FALSE(mayDesktopUse("games/euchre", "core/briscola/rules.h"));
    CHECK_FALSE(mayDesktopUse("games/euchre", "app/desktop/games/briscola/briscola_face.h"));
    CHECK_FALSE(mayDesktopUse("games/euchre", "app/desktop/games/game_faces.h"));
    CHECK_FALSE(mayDesktopUse("models", "app/desktop/program/program.h"));
    CHECK_FALSE(mayDesktopUse("attic", "core/base/json.h"));
}

// What lies on a table is folded from what people at this screen may see (core/play/viewpoint.h).
TEST_CASE("The desktop's tables know nothing of a game but what its people may see") {
    static const std::regex kEverything(R"(\b(State|Timeline|GameTable)\b|[.>](deal|table)\(\))");
    for (const char* folder : {"app/desktop/games", "app/desktop/models"})
        for (const fs::path& file : sources(folder)) {
            std::smatch match;
            const std::string text = code(file);
            INFO(fs::relative(file, kSource));
            if (std::regex_search(text, match, kEverything)) FAIL_CHECK("mentions " << match[0]);
        }
    for (const char* bad : {"const State& state", "session()->table().position()",
                            "timeline.deal()", "GameTable<G>", "Timeline<Briscola>"})
        CHECK(std::regex_search(bad, kEverything));
    for (const char* good : {"Statement", "dealOut()", "m_tables", "tableMap()"})
        CHECK_FALSE(std::regex_search(good, kEverything));
}

// Data travels between parts of the program as types; as maps only to QML and back.
TEST_CASE("C++ reads a map by its keys only where QML hands one over") {
    static const std::regex kRead(
        R"re((\["\w+"\]|\[QStringLiteral\("\w+"\)\]|value\(QStringLiteral\("\w+"\)\))\.to[A-Z]|\.toMap\(\))re");
    for (const fs::path& file : sources("app/desktop")) {
        const std::string name = fs::relative(file, kSource).string();
        INFO(name);
        if (name != "app/desktop/program/game_setup.cpp")
            CHECK_FALSE(std::regex_search(readFile(file).value(), kRead));
    }
    CHECK(std::regex_search("session()->hint()[\"move\"].toString()", kRead));
    CHECK(std::regex_search("hint.value(QStringLiteral(\"move\")).toString()", kRead));
    CHECK(std::regex_search("QVariantMap map = figure.toMap();", kRead));
    CHECK_FALSE(std::regex_search("list << toMap(player);", kRead));
}

// These would give other games on other platforms, or in the next run.
TEST_CASE("Core and ai use only their own randomness, and no unspecified order") {
    static const std::regex kBanned(
        R"(\b(rand|srand|rand_r|random|drand48|random_device|mt19937(_64)?|minstd_rand0?|)"
        R"(default_random_engine|[a-z_]+_distribution|random_shuffle|unordered_(multi)?(map|set))\b)"
        R"(|\b(std|ranges)::(shuffle|sample)\b|\btime\s*\(|\bsystem_clock\b)");
    for (const char* layer : {"core", "ai"})
        for (const fs::path& file : sources(layer)) {
            std::smatch match;
            const std::string text = code(file);
            INFO(file.filename());
            if (std::regex_search(text, match, kBanned)) FAIL_CHECK("uses " << match[0]);
        }
    for (const char* bad :
         {"rand()", "std::shuffle(a, b, c)", "std::uniform_int_distribution<int>",
          "std::unordered_map<int, int>", "std::random_device{}", "time(nullptr)"})
        CHECK(std::regex_search(bad, kBanned));
    for (const char* good : {"rng.shuffle(cards)", "G::sample(view, rng)", "budget.time", "brand"})
        CHECK_FALSE(std::regex_search(good, kBanned));
}

TEST_CASE("Nothing is built with arithmetic that differs between processors") {
    std::vector<fs::path> files{kSource / "CMakeLists.txt", kSource / "CMakePresets.json"};
    for (const char* folder : {"core", "ai", "app", "packaging"})
        for (const fs::path& file : filesIn(folder, {".txt", ".cmake", ".json"}))
            files.push_back(file);
    static const std::regex kFast(
        R"(-ffast-math|-Ofast|-funsafe|-fassociative|-march=native|-mfma)");
    bool foundContractOff = false;
    for (const fs::path& file : files) {
        INFO(file);
        const std::string text = readFile(file).value();
        CHECK_FALSE(std::regex_search(text, kFast));
        foundContractOff |= text.find("-ffp-contract=off") != std::string::npos;
    }
    CHECK(foundContractOff);
}

TEST_CASE("Every header of core and ai is included once") {
    for (const char* layer : {"core", "ai", "app/lab", "app/outside"})
        for (const fs::path& file : sources(layer))
            if (file.extension() == ".h") {
                INFO(file.filename());
                CHECK(readFile(file).value().find("\n#pragma once\n") != std::string::npos);
            }
}

TEST_CASE("CONTRIBUTING lists every file that names all games") {
    const std::string contributing = readFile(kSource / "CONTRIBUTING.md").value();
    const auto begin = contributing.find("**Adding a game.**");
    const auto end = contributing.find("**Players.**");
    REQUIRE(begin < end);
    const std::string list = contributing.substr(begin, end - begin);
    const auto isListed = [&](fs::path path) { // or its folder
        for (; !path.empty(); path = path.parent_path())
            if (list.find("`" + path.string() + "`") != std::string::npos) return true;
        return false;
    };
    static const std::regex kGames[] = {
        std::regex("big ?two", std::regex::icase), std::regex("briscola", std::regex::icase),
        std::regex("doudizhu", std::regex::icase), std::regex("euchre", std::regex::icase),
        std::regex("samurai", std::regex::icase)};
    int found = 0;
    for (const char* folder :
         {"app", "ai", "core", "packaging", "resources", "tests", "translations"})
        for (const auto& entry : fs::recursive_directory_iterator(kSource / folder)) {
            const fs::path path = fs::relative(entry.path(), kSource);
            // The laboratory's commands are tried with any game.
            if (!entry.is_regular_file() || path.parent_path() == "tests/lab") continue;
            if (path.extension() == ".png" || path.parent_path() == "tests/structure") continue;
            if (path.string().starts_with("tests/desktop/upgrade/")) continue; // stays as it was
            const std::string text = readFile(entry.path()).value();
            if (!std::ranges::all_of(
                    kGames, [&](const std::regex& game) { return std::regex_search(text, game); }))
                continue;
            ++found;
            INFO(path);
            CHECK(isListed(path));
        }
    CHECK(found >= 10);
}
