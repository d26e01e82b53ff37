// Samurai positions on the two-player map, from a fixed layout of figures.
#pragma once

#include "core/samurai/rules.h"

#include <catch2/catch.hpp>

#include <functional>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace parlour::test {
// Other games have helpers of the same names.
inline namespace of_samurai {

using namespace samurai;

inline Json samuraiOptions(const Json& given) {
    return completeOptions(Samurai::optionSpecs(), given.is_null() ? Json::object() : given)
        .value();
}

inline std::vector<std::string> words(const std::string& text) {
    std::vector<std::string> list;
    std::istringstream in(text);
    for (std::string word; in >> word;) list.push_back(word);
    return list;
}

// The same with every seat one further.
inline Deal oneFurther(const Deal& deal, int players) {
    Deal moved = deal;
    const auto next = [&](int seat) { return (seat + 1) % players; };
    moved.first = static_cast<std::uint8_t>(next(deal.first));
    for (int seat = 0; seat < players; ++seat)
        moved.tiles[static_cast<std::size_t>(next(seat))] =
            deal.tiles[static_cast<std::size_t>(seat)];
    return moved;
}

inline Move step(std::string_view text) { return Samurai::parseMove(text).value(); }
inline Tile tile(std::string_view text) { return parseTile(text).value(); }

inline int settlement(const Public& pub, std::string_view place) {
    const Cell* cell = pub.board().find(parsePlace(place).value());
    REQUIRE(cell);
    REQUIRE(cell->ground == Ground::Settlement);
    return cell->number;
}

// All tiles of a player, these first.
inline Json tilesBeginning(const std::string& texts, int count = 20) {
    TileBag left = ownedTiles(count);
    Json list = Json::array();
    for (const std::string& text : words(texts)) {
        REQUIRE(left.contains(tile(text)));
        left.remove(tile(text));
        list.push_back(text);
    }
    for (const Tile t : left.types())
        for (int i = left.count(t); i > 0; --i) list.push_back(toText(t));
    return list;
}

// Two players with these first tiles. `changes` moves figures: {"N5": "r", "O7": "b"}.
inline State begin(const std::vector<std::string>& hands, Json options = Json::object(),
                   const Json& changes = Json::object()) {
    Json figures = {{"I18", "b"}, {"J16", "h"}, {"K19", "r"}, {"L17", "br"}, {"M12", "h"},
                    {"M16", "h"}, {"M8", "h"},  {"N14", "b"}, {"N5", "b"},   {"O11", "br"},
                    {"O13", "b"}, {"O17", "r"}, {"O7", "r"},  {"O9", "h"},   {"P15", "bhr"},
                    {"Q10", "h"}, {"Q14", "r"}};
    figures.update(changes);
    options["figures"] = "random";
    options["hand"] = "random";
    Json tiles = Json::array();
    const Json complete = samuraiOptions(options);
    for (const std::string& hand : hands)
        tiles.push_back(tilesBeginning(hand, complete.at("tiles").get<int>()));
    const auto deal = Samurai::dealFromJson(
        Samurai::options(complete), {{"map", "japan-2"}, {"figures", figures}, {"tiles", tiles}});
    if (!deal) FAIL(deal.error().english());
    return Samurai::start(Samurai::options(complete), *deal);
}

inline std::string objection(const State& state, std::string_view text) {
    return Samurai::objection(state, step(text)).english;
}

// Plays moves written one after the other, each of which must be legal; "take s3" is one of them.
inline State after(State state, const std::string& texts, Captures* captures = nullptr) {
    std::istringstream in(texts);
    for (std::string text; in >> text;) {
        if (text == "take") {
            std::string what;
            in >> what;
            text += " " + what;
        }
        INFO(text);
        REQUIRE(Samurai::toMove(state) != kNoSeat);
        REQUIRE(objection(state, text).empty());
        Captures unread;
        Samurai::apply(state, step(text), std::ref(captures ? *captures : unread));
    }
    return state;
}

// Only these land spaces are left; figures of settlements without any have left the board.
inline State withLand(State state, const std::string& places) {
    Public& pub = state.pub;
    pub.freeLand = 0;
    pub.openLand = {};
    for (const std::string& place : words(places)) {
        const int space = pub.board().find(parsePlace(place).value())->number;
        pub.freeLand |= std::uint64_t{1} << space;
        for (const std::size_t s : pub.board().landTouches[static_cast<std::size_t>(space)])
            ++pub.openLand[s];
    }
    for (std::size_t s = 0; s < pub.openLand.size(); ++s) {
        if (pub.openLand[s] > 0) continue;
        const CasteSet gone = std::exchange(pub.figures[s], CasteSet{});
        for (std::size_t caste = 0; caste < kCastes; ++caste)
            if (gone >> caste & 1) --pub.onBoard[caste];
    }
    return state;
}

// "O11 b 1": seat 1 gets the Buddha of O11; "O11 b tie".
inline std::vector<std::string> texts(const Public& pub, const Captures& captures) {
    std::vector<std::string> list;
    for (const Capture& c : captures.list)
        list.push_back(toText(pub.board().settlement(c.settlement).place) + " " + letter(c.caste) +
                       " " + (c.winner == kNoSeat ? "tie" : std::to_string(c.winner)));
    return list;
}

inline Observation viewToMove(const State& state) {
    return Samurai::observe(state, state.pub.mover);
}

// Seat 0 is to choose its first tiles.
inline State choosing() {
    const auto options = Samurai::options(samuraiOptions({}));
    Rng rng(1);
    return Samurai::start(options, Samurai::deal(options, rng));
}

// Seat 0 has chosen Buddha tiles and none for rice, and is to place the first figure.
inline State placing() {
    return after(choosing(), "take b4 take b2 take s1 take s2 take w1 "
                             "take b2 take b3 take b4 take h2 take h3");
}

// The fourth figure is about to be set aside, at Yamaguchi, by seat 0 with these captures; seat 1
// has a rice field.
inline State lastTie(const samurai::Counts& captured) {
    State state =
        after(begin({"b2 b4", "h2"}, {}, {{"N5", "r"}, {"O7", "b"}}), "b2@N6 end h2@I17 end");
    state.pub.setAside = {1, 2, 0};
    state.pub.captured = {captured, {0, 0, 1}};
    return state;
}

inline bool isLegal(const State& state, const Move& wanted) {
    for (const Move& legal : Samurai::legalMoves(state))
        if (legal == wanted) return true;
    return false;
}

inline std::vector<Json> samuraiRules() { // presets for all numbers of players
    std::vector<Json> list;
    for (const char* preset : {"1998", "2015"})
        for (const int players : {2, 3, 4})
            list.push_back(samuraiOptions({{"preset", preset}, {"players", players}}));
    list.push_back(samuraiOptions({{"preset", "thesis"}}));
    list.push_back(samuraiOptions({{"preset", "2015"}, {"fx_null", true}, {"mode", "domination"}}));
    return list;
}

} // namespace of_samurai
} // namespace parlour::test
