#include "core/play/timeline.h"
#include "tests/support/briscola.h"

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

Timeline<Briscola> timeline() {
    return {players(2), dealBeginning(players(2), "KD 2C 4C  3D 5C 6C  7S  2B 4B 5B 6B")};
}

void play(Timeline<Briscola>& timeline, const std::string& texts) {
    for (const Card card : cards(texts)) REQUIRE(timeline.play(card));
}

} // namespace

TEST_CASE("A timeline holds the state after its moves") {
    Timeline<Briscola> t = timeline();
    CHECK(t.moves().empty());
    CHECK(t.state() == Briscola::start(t.options(), t.deal()));
    play(t, "KD 3D 6C");
    CHECK(texts(t.moves()) == std::vector<std::string>{"KD", "3D", "6C"});
    CHECK(t.state() == after(Briscola::start(t.options(), t.deal()), "KD 3D 6C"));
}

TEST_CASE("Earlier states and what happened are looked up by the number of the move") {
    using Kind = Event::Kind;
    Timeline<Briscola> t = timeline();
    play(t, "KD 3D 6C");
    REQUIRE(t.played() == 3);
    CHECK(t.stateAfter(0) == Briscola::start(t.options(), t.deal()));
    CHECK(t.stateAfter(1) == after(t.stateAfter(0), "KD"));
    CHECK(t.stateAfter(3) == t.state());
    const auto of = [&](int move) {
        const auto events = t.eventsOf(move);
        return std::vector<Event>(events.begin(), events.end());
    };
    CHECK(of(0) == std::vector<Event>{{Kind::Played, 0, false, card("KD")}});
    CHECK(of(1) == std::vector<Event>{{Kind::Played, 1, false, card("3D")},
                                      {Kind::TrickWon, 1},
                                      {Kind::Drawn, 1, false, card("2B")},
                                      {Kind::Drawn, 0, false, card("4B")}});
    CHECK(of(2) == std::vector<Event>{{Kind::Played, 1, false, card("6C")}});
}

TEST_CASE("A timeline plays the mover's cards only, and none when the game is over") {
    Timeline<Briscola> t = timeline();
    CHECK_FALSE(t.play(card("3D")));
    CHECK_FALSE(t.play(card("7S")));
    CHECK(t.moves().empty());
    CHECK(t.play(card("2C")));
    Rng rng(101);
    while (!t.isOver()) {
        const auto moves = Briscola::legalMoves(t.state());
        REQUIRE(t.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
    }
    for (const Card card : italian::kDeck) CHECK_FALSE(t.play(card));
}

TEST_CASE("Undo goes back move by move to the start, redo forward to the end") {
    Timeline<Briscola> t = timeline();
    std::vector<State> states{t.state()};
    for (const char* move : {"KD", "3D", "6C", "4B"}) {
        play(t, move);
        states.push_back(t.state());
    }
    for (std::size_t i = 4; i > 0; --i) {
        REQUIRE(t.undo());
        CHECK(t.state() == states[i - 1]);
        CHECK(t.moves().size() == i - 1);
        CHECK(t.undone().size() == 5 - i);
    }
    CHECK_FALSE(t.undo());
    CHECK(texts(t.undone()) == std::vector<std::string>{"KD", "3D", "6C", "4B"});
    for (std::size_t i = 1; i <= 4; ++i) {
        REQUIRE(t.redo());
        CHECK(t.state() == states[i]);
    }
    CHECK_FALSE(t.redo());
    CHECK(t.undone().empty());
}

TEST_CASE("The move that was taken back may be played again without ending redo") {
    Timeline<Briscola> t = timeline();
    play(t, "KD 3D 6C");
    t.undo();
    t.undo();
    play(t, "3D");
    CHECK(texts(t.undone()) == std::vector<std::string>{"6C"});
    CHECK(t.redo());
    CHECK(texts(t.moves()) == std::vector<std::string>{"KD", "3D", "6C"});
}

TEST_CASE("Another move than the one taken back ends redo") {
    Timeline<Briscola> t = timeline();
    play(t, "KD 3D 6C");
    t.undo();
    t.undo();
    play(t, "5C");
    CHECK(t.undone().empty());
    CHECK_FALSE(t.redo());
    CHECK(t.state() == after(Briscola::start(t.options(), t.deal()), "KD 5C"));
    CHECK(t.undo());
    CHECK(texts(t.undone()) == std::vector<std::string>{"5C"});
}

TEST_CASE("What happened in a move that was taken back is forgotten when another is played") {
    Timeline<Briscola> t = timeline();
    play(t, "KD 3D 6C");
    t.undo();
    t.undo();
    play(t, "5C");
    Timeline<Briscola> other = timeline();
    play(other, "KD 5C");
    REQUIRE(t.played() == other.played());
    for (int move = 0; move < t.played(); ++move) {
        CHECK(t.stateAfter(move + 1) == other.stateAfter(move + 1));
        CHECK(std::ranges::equal(t.eventsOf(move), other.eventsOf(move)));
    }
}
