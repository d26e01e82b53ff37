// What the README says of the papers is what the programs have.
#include "ai/catalogue/games.h"
#include "core/base/file.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <sstream>

using namespace parlour;

namespace {

using Names = std::set<std::string>;

// A row of the table under "The papers".
struct Paper {
    Names players;
    Names experiments;
};

// Those in backquotes; "`figure-4.1` to `figure-4.3`" are three.
Names codeNames(const std::string& text) {
    static const std::regex kName(R"(`([^`]+)`( to `([^`]+)`)?)");
    static const std::regex kNumbered(R"((.*?)(\d+))");
    Names names;
    for (std::sregex_iterator it(text.begin(), text.end(), kName), end; it != end; ++it) {
        const std::string first = (*it)[1];
        names.insert(first);
        if (!(*it)[2].matched) continue;
        const std::string last = (*it)[3];
        std::smatch from, to;
        REQUIRE(std::regex_match(first, from, kNumbered));
        REQUIRE(std::regex_match(last, to, kNumbered));
        REQUIRE(from[1] == to[1]);
        for (int number = std::stoi(from[2]); number <= std::stoi(to[2]); ++number)
            names.insert(from[1].str() + std::to_string(number));
    }
    return names;
}

std::string trimmed(const std::string& text) {
    static const std::regex kAround(R"(^\s+|\s+$)");
    return std::regex_replace(text, kAround, "");
}

// Those between semicolons; some have a comma.
Names separated(const std::string& text) {
    Names names;
    std::istringstream in(text);
    for (std::string name; std::getline(in, name, ';');)
        if (!trimmed(name).empty()) names.insert(trimmed(name));
    return names;
}

std::map<std::string, Paper> papersOfReadme() {
    const std::string text = readFile(PARLOUR_SOURCE "/README.md").value();
    const std::size_t heading = text.find("\n## The papers\n");
    REQUIRE(heading != std::string::npos);
    std::istringstream in(text.substr(heading + 1, text.find("\n## ", heading + 1) - heading));
    std::map<std::string, Paper> papers;
    for (std::string line; std::getline(in, line);) {
        if (!line.starts_with("| `")) continue;
        INFO(line);
        std::vector<std::string> cells;
        std::istringstream row(line.substr(1));
        for (std::string cell; std::getline(row, cell, '|');) cells.push_back(cell);
        REQUIRE(cells.size() == 3);
        const Names game = codeNames(cells[0]);
        REQUIRE(game.size() == 1);
        papers[*game.begin()] = {separated(cells[1]), codeNames(cells[2])};
    }
    return papers;
}

} // namespace

TEST_CASE("The README names every published player and every experiment, and no others") {
    const std::map<std::string, Paper> papers = papersOfReadme();
    CHECK(papers.size() == games().size());
    for (const GameEntry* game : games()) {
        INFO(game->id());
        const auto paper = papers.find(std::string(game->id()));
        REQUIRE(paper != papers.end());
        Paper has;
        for (const Opponent& opponent : game->opponents())
            if (opponent.origin == Origin::Source) has.players.insert(opponent.title.english);
        for (const Experiment& experiment : game->experiments())
            has.experiments.insert(experiment.name);
        CHECK(paper->second.players == has.players);
        CHECK(paper->second.experiments == has.experiments);
    }
}

TEST_CASE("Players of a paper, and stand-ins, name the section they follow") {
    for (const GameEntry* game : games())
        for (const Opponent& opponent : game->opponents()) {
            INFO(game->id() << ", " << opponent.spec);
            if (opponent.origin != Origin::Own) CHECK_FALSE(opponent.section.empty());
            if (opponent.origin == Origin::Own) CHECK(opponent.levelThere.empty());
        }
}
