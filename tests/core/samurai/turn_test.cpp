// Setup, turns, draws and the end: RULES 3, 4 and 7.
#include "tests/support/chi_square.h"
#include "tests/support/samurai.h"
#include "tests/support/scale.h"

#include <algorithm>
#include <set>

using namespace parlour;
using namespace parlour::test;

namespace {

State fresh(const Json& given, std::uint64_t seed = 1) {
    const auto options = Samurai::options(samuraiOptions(given));
    Rng rng(seed);
    return Samurai::start(options, Samurai::deal(options, rng));
}

// Without any tile that could be played.
void emptyHand(State& state, Seat seat) {
    const auto s = static_cast<std::size_t>(seat);
    state.pub.unplayed[s] = state.pub.unplayed[s].without(state.seats[s].hand);
    state.seats[s].hand = {};
    state.pub.handSize[s] = 0;
}

} // namespace

TEST_CASE("At the end of the turn the hand is filled up from the supply") {
    const State state = after(begin({"b2 w1 w2 h2 h3 r4 r3 r2", "h2"}), "w1@O5 b2@N6 w2@N4 end");
    TileBag hand;
    for (const char* text : {"h2", "h3", "r4", "r3", "r2"}) hand.add(tile(text));
    CHECK(state.seats[0].hand == hand);
    CHECK(state.pub.handSize[0] == 5);
    CHECK(state.pub.supplySize[0] == 12);
    CHECK(state.pub.unplayed[0].size() == 17);
    CHECK(Samurai::toMove(state) == 1);
    CHECK(state.pub.round() == 1);
    CHECK(after(state, "h2@N8 end").pub.round() == 2);
}

TEST_CASE("Ending comes after a step, and is the only move where there is none") {
    State state = begin({"b2", "h2"});
    CHECK_FALSE(isLegal(state, Move::end()));
    CHECK(isLegal(after(state, "b2@N6"), Move::end()));
    emptyHand(state, 0);
    state.pub.supplySize[0] = 0;
    const auto moves = Samurai::legalMoves(state);
    REQUIRE(moves.size() == 1);
    CHECK(moves[0] == Move::end());
    CHECK(Samurai::toMove(after(state, "end")) == 1); // the other still has tiles
}

TEST_CASE("With an empty supply the game goes on until nobody has a tile to play") {
    State state = begin({"b2 b3 b4 h2 h3", "s1 s2"});
    for (const std::size_t seat : {0, 1}) state.pub.supplySize[seat] = 0;
    emptyHand(state, 1);
    state = after(state, "b2@N6 end");
    CHECK(state.pub.handSize[0] == 4);
    state = after(state, "end b3@N8 end end b4@I17 end end h2@J17 end end");
    CHECK_FALSE(state.pub.isOver());
    state = after(state, "h3@J18 end");
    CHECK(state.pub.isOver());
}

TEST_CASE("Players choose five tiles each, one after the other") {
    State state = fresh({});
    CHECK(state.pub.phase == Phase::Taking);
    CHECK(Samurai::legalMoves(state).size() == 17);
    CHECK(objection(state, "b@N5").find("choose the five tiles") != std::string::npos);
    state = after(state, "take s1 take s1 take fx take tx");
    CHECK(Samurai::toMove(state) == 0);
    CHECK(objection(state, "take s1").find("no such tile") != std::string::npos);
    CHECK_FALSE(isLegal(state, step("take tx")));
    state = after(state, "take b4");
    CHECK(Samurai::toMove(state) == 1);
    CHECK(state.pub.handSize[0] == 5);
    CHECK(state.pub.supplySize[0] == 15);
    state = after(state, "take b2 take b3 take b4 take h2 take h3");
    CHECK(state.pub.phase == Phase::Putting);
    CHECK(Samurai::toMove(state) == 0);
    const Json view = Samurai::viewToJson(Samurai::observe(state, 0));
    CHECK(view["hand"] == Json{"b4", "s1", "s1", "fx", "tx"});
}

TEST_CASE("Of equal tiles the first in the list is taken, the others keep their order") {
    Json deal = {{"map", "japan-2"},
                 {"tiles", {tilesBeginning("b2 s1 b3 s1 b4 h2 h3 h4"), tilesBeginning("")}}};
    const auto options = Samurai::options(samuraiOptions({}));
    State state = Samurai::start(options, Samurai::dealFromJson(options, deal).value());
    state = after(state, "take s1 take h2");
    std::string order;
    for (int i = state.pub.supplySize[0]; i-- > 13;)
        order += std::string(toText(state.seats[0].supply[static_cast<std::size_t>(i)])) + " ";
    CHECK(order == "b2 b3 s1 b4 h3 ");
}

TEST_CASE("Figures: towns first, two different castes each, then a village each") {
    for (const int players : {2, 3, 4}) {
        State state = fresh({{"players", players}, {"hand", "random"}});
        const Board& board = state.pub.board();
        REQUIRE(state.pub.phase == Phase::Putting);
        CHECK(state.pub.figures[static_cast<std::size_t>(board.capital)] == kAllCastes);
        CHECK(objection(state, "b@N5").find("towns are filled") != std::string::npos);
        CHECK(objection(state, "b@P15").find("already") != std::string::npos);
        CHECK(objection(state, "b@N6").find("only on settlements") != std::string::npos);
        CHECK(objection(state, "s1@N6").find("place the figures") != std::string::npos);
        state = after(state, "b@O11");
        CHECK(Samurai::toMove(state) == 1);
        CHECK(objection(state, "b@O11").find("already") != std::string::npos);
        state = after(state, "h@O11");
        CHECK(objection(state, "r@O11").find("full") != std::string::npos);
        Rng rng(3);
        int placed = 2;
        for (; state.pub.phase == Phase::Putting; ++placed) {
            REQUIRE(Samurai::toMove(state) == placed % players);
            Samurai::playRandomMove(state, rng);
        }
        CHECK(placed == 9 * players);
        CHECK(Samurai::toMove(state) == 0);
        for (const std::uint8_t count : state.pub.onBoard) CHECK(count == board.figuresPerCaste);
        for (int s = 0; s < board.settlementCount(); ++s)
            CHECK(std::popcount(state.pub.figures[static_cast<std::size_t>(s)]) ==
                  board.settlement(s).capacity);
    }
}

TEST_CASE("A caste that is used up cannot be placed") {
    State state = fresh({{"hand", "random"}});
    state.pub.stock[Rice] = 0;
    CHECK(objection(state, "r@O11").find("no figure of this kind is left") != std::string::npos);
    CHECK_FALSE(isLegal(state, step("r@O11")));
}

TEST_CASE("Hands are chosen before the figures or afterwards, and what is random is left out") {
    const auto phases = [](const Json& given) {
        State state = fresh(given, 5);
        Rng rng(5);
        std::string seen;
        while (state.pub.phase != Phase::Playing) {
            const char c = state.pub.phase == Phase::Taking ? 't' : 'p';
            if (seen.empty() || seen.back() != c) seen += c;
            Samurai::playRandomMove(state, rng);
        }
        return seen;
    };
    CHECK(phases({}) == "tp");
    CHECK(phases({{"preset", "2015"}}) == "pt");
    CHECK(phases({{"hand", "random"}}) == "p");
    CHECK(phases({{"figures", "random"}}) == "t");
    CHECK(phases({{"preset", "thesis"}}).empty());
}

TEST_CASE("Presets set the options that are not given") {
    const auto options = [](const Json& given) { return Samurai::options(samuraiOptions(given)); };
    const Options thesis = options({{"preset", "thesis"}});
    CHECK(thesis.tiles == 18);
    CHECK(thesis.domination);
    CHECK(thesis.thesisWinner);
    CHECK(thesis.randomHand);
    CHECK(thesis.randomFigures);
    CHECK_FALSE(thesis.captureAtEndOfTurn);
    const Options newer = options({{"preset", "2015"}, {"tx_targets", "normal"}});
    CHECK(newer.captureAtEndOfTurn);
    CHECK(newer.handAfterFigures);
    CHECK_FALSE(newer.anyLandTileMoves);
    CHECK(newer.starterByLot);
    CHECK(options({}) == Options{});
    const auto three =
        completeOptions(Samurai::optionSpecs(), {{"preset", "thesis"}, {"players", 3}});
    REQUIRE_FALSE(three);
    CHECK(three.error().where == "winner");
    CHECK(options({{"preset", "thesis"}, {"players", 3}, {"winner", "standard"}}).tiles == 18);
}

TEST_CASE("Who starts is seat 0 or drawn by lot, and moves on with the next deal") {
    const auto options = Samurai::options(samuraiOptions({{"preset", "2015"}, {"players", 3}}));
    std::vector<int> starts(3);
    Rng rng(7);
    for (int i = 0; i < 3000; ++i) ++starts[Samurai::deal(options, rng).first];
    CHECK(std::abs(chiSquareDeviation(starts)) < 4);
    State state = fresh({{"players", 3}});
    CHECK(state.pub.first == 0);
    CHECK(Samurai::nextDeal(options, state, rng).first == 1);
    state.pub.first = 2;
    CHECK(Samurai::nextDeal(options, state, rng).first == 0);
}

TEST_CASE("Random figures: every pair of castes equally often in a town") {
    const auto options = Samurai::options(samuraiOptions({{"preset", "thesis"}}));
    Rng rng(8);
    std::map<int, int> pairs;
    std::vector<int> villages(3);
    const int kyoto = settlement(begin({"", ""}).pub, "O11");
    const int osaka = settlement(begin({"", ""}).pub, "Q10");
    for (int i = 0; i < 6000; ++i) {
        const Deal deal = Samurai::deal(options, rng);
        ++pairs[deal.figures[static_cast<std::size_t>(kyoto)]];
        ++villages[static_cast<std::size_t>(
            std::countr_zero(deal.figures[static_cast<std::size_t>(osaka)]))];
    }
    REQUIRE(pairs.size() == 3);
    std::vector<int> counts;
    for (const auto& [figures, count] : pairs) {
        CHECK(std::popcount(static_cast<unsigned>(figures)) == 2);
        counts.push_back(count);
    }
    CHECK(std::abs(chiSquareDeviation(counts)) < 4);
    CHECK(std::abs(chiSquareDeviation(villages)) < 4);
}

// --- whole games ------------------------------------------------------------------------------

namespace {

// What the state says in two ways agrees.
void requireConsistent(const State& state) {
    const Public& pub = state.pub;
    const Board& board = pub.board();
    Public again = pub;
    for (auto& seats : again.influence) seats = {};
    std::array<TileBag, kMostSeats> played{};
    for (int s = 0; s < board.settlementCount(); ++s)
        again.openLand[static_cast<std::size_t>(s)] =
            static_cast<std::uint8_t>(board.landAround[static_cast<std::size_t>(s)].size());
    again.movable = {};
    for (const Cell& cell : board.cells) {
        if (cell.ground == Ground::Settlement) continue;
        const bool isLand = cell.ground == Ground::Land;
        const PlacedTile placed = isLand ? pub.onLand[cell.number] : pub.onSea[cell.number];
        REQUIRE(placed.isNone() == (isLand ? (pub.freeLand >> cell.number & 1) != 0
                                           : pub.freeSea.contains(cell.number)));
        if (placed.isNone()) continue;
        REQUIRE(placed.tile().isShip() != isLand);
        const auto owner = static_cast<std::size_t>(placed.owner());
        played[owner].add(placed.tile());
        if (isLand && !placed.tile().isTileExchange() &&
            (!placed.tile().isRonin() || pub.options.anyLandTileMoves))
            again.movable[owner] |= std::uint64_t{1} << cell.number;
        for (const std::uint8_t s : (isLand ? board.landTouches : board.seaTouches)[cell.number]) {
            again.influence[s][owner].add(placed.tile());
            if (isLand) --again.openLand[s];
        }
    }
    Counts onBoard{};
    Counts all = pub.setAside;
    for (std::size_t caste = 0; caste < kCastes; ++caste) {
        for (const CasteSet figures : pub.figures) onBoard[caste] += figures >> caste & 1;
        for (const Counts& captured : pub.captured) all[caste] += captured[caste];
        REQUIRE(all[caste] + onBoard[caste] + pub.stock[caste] == board.figuresPerCaste);
    }
    again.onBoard = onBoard;
    REQUIRE(again == pub);
    for (std::size_t seat = 0; seat < pub.options.players; ++seat) {
        TileBag left = ownedTiles(pub.options.tiles).without(played[seat]);
        const bool exchanged =
            left.contains(kFigureExchange) && !pub.unplayed[seat].contains(kFigureExchange);
        if (exchanged) left.remove(kFigureExchange); // it lies nowhere
        REQUIRE(pub.unplayed[seat] == left);
        TileBag held = state.seats[seat].hand;
        REQUIRE(held.size() == pub.handSize[seat]);
        for (std::size_t i = 0; i < kTilesOfPlayer; ++i)
            if (i < pub.supplySize[seat])
                held.add(state.seats[seat].supply[i]);
            else
                REQUIRE(state.seats[seat].supply[i] == Tile{});
        REQUIRE(held == left);
    }
}

} // namespace

TEST_CASE("Incremental sums are those of the tiles on the board, in whole random games") {
    Rng rng(11);
    for (const Json& json : samuraiRules())
        for (int game = 0; game < scaled(20); ++game) {
            const auto options = Samurai::options(json);
            State state = Samurai::start(options, Samurai::deal(options, rng));
            INFO(json);
            requireConsistent(state);
            while (Samurai::toMove(state) != kNoSeat) {
                Samurai::playRandomMove(state, rng);
                requireConsistent(state);
            }
        }
}

TEST_CASE("A move is in the list exactly when there is no objection to it") {
    Rng rng(12);
    for (const Json& json : samuraiRules()) {
        const auto options = Samurai::options(json);
        const Board& board = boardFor(options.players);
        std::vector<Move> all{Move::end()};
        for (std::uint8_t t = 0; t < kTileTypes; ++t) {
            all.push_back(Move::take({t}));
            for (const Cell& cell : board.cells)
                if (!Tile{t}.isExchange()) all.push_back(Move::place({t}, cell.place));
        }
        for (const Cell& at : board.cells) {
            for (int caste = 0; caste < kCastes; ++caste) all.push_back(Move::put(caste, at.place));
            for (const Cell& to : board.cells) {
                all.push_back(Move::exchangeTile(at.place, to.place));
                if (at.ground != Ground::Settlement || to.ground != Ground::Settlement) continue;
                for (int c = 0; c < 9; ++c)
                    all.push_back(Move::exchangeFigures(at.place, c % 3, to.place, c / 3));
            }
        }
        for (int i = 0; i < scaled(10); ++i) {
            State state = Samurai::start(options, Samurai::deal(options, rng));
            for (std::uint32_t n = rng.below(90); n > 0; --n) {
                State next = state;
                Samurai::playRandomMove(next, rng);
                if (Samurai::toMove(next) == kNoSeat) break;
                state = next;
            }
            const auto legal = Samurai::legalMoves(state);
            std::set<std::string> listed;
            for (const Move& m : legal) REQUIRE(listed.insert(Samurai::toText(m)).second);
            for (const Move& m : all) {
                INFO(Samurai::toText(m));
                REQUIRE(Samurai::objection(state, m).empty() ==
                        listed.contains(Samurai::toText(m)));
                REQUIRE(*Samurai::objection(Samurai::observe(state, state.pub.mover), m).english ==
                        *Samurai::objection(state, m).english);
            }
        }
    }
}

TEST_CASE("Random moves are drawn evenly from the list") {
    Rng rng(13);
    for (const bool empty : {false, true}) {
        // All kinds of steps at once: ships, land tiles, both exchanges, the end.
        State state = after(begin({"s3 n1 b2 b3 b4 fx tx w2 h3", "h2 r4"}, {{"fx_null", empty}}),
                            "n1@I17 s3@N6 end h2@N8 end b2@O6 end r4@P9 end b3@J17 end b2@K17 end "
                            "b4@L16 end b3@L18 end");
        state = after(state, "w2@H17");
        const auto legal = Samurai::legalMoves(state);
        REQUIRE(legal.size() > 150);
        std::map<std::string, int> places;
        std::vector<int> counts(legal.size());
        for (std::size_t i = 0; i < legal.size(); ++i) {
            State next = state;
            Samurai::apply(next, legal[i]);
            places[Samurai::viewToJson(Samurai::observe(next, 0)).dump()] = static_cast<int>(i);
        }
        if (empty) { // exchanges of one caste all look alike afterwards
            CHECK(places.size() < legal.size());
            continue;
        }
        REQUIRE(places.size() == legal.size());
        const int rounds = 50 * static_cast<int>(legal.size());
        for (int i = 0; i < rounds; ++i) {
            State next = state;
            Samurai::playRandomMove(next, rng);
            ++counts[static_cast<std::size_t>(
                places.at(Samurai::viewToJson(Samurai::observe(next, 0)).dump()))];
        }
        CHECK(std::abs(chiSquareDeviation(counts)) < 4);
    }
}

TEST_CASE("Random games are as long as they should be") {
    // RULES 14: turns per player and legal steps of whole random games, roughly.
    Rng rng(14);
    const auto options = Samurai::options(samuraiOptions({{"preset", "thesis"}}));
    int turns = 0;
    const int games = 200;
    for (int game = 0; game < games; ++game) {
        State state = Samurai::start(options, Samurai::deal(options, rng));
        while (Samurai::toMove(state) != kNoSeat) Samurai::playRandomMove(state, rng);
        turns += state.pub.turns;
        CHECK(total(state.pub.onBoard) == 0);
    }
    CHECK(turns / 2.0 / games == Approx(14).margin(2));
}
