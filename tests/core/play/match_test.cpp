#include "core/play/match.h"
#include "tests/support/briscola.h"

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

Match<Briscola> match() {
    return {players(2), dealBeginning(players(2), "KD 2C 4C  3D 5C 6C  7S  2B 4B 5B 6B")};
}

void play(Match<Briscola>& match, const std::string& texts) {
    for (const Card card : cards(texts)) {
        REQUIRE(match.isLegal(card));
        match.play(card);
    }
}

} // namespace

TEST_CASE("A match holds the state after its moves") {
    Match<Briscola> m = match();
    CHECK(m.moves().empty());
    CHECK(m.state() == Briscola::start(m.options(), m.deal()));
    play(m, "KD 3D 6C");
    CHECK(texts(m.moves()) == std::vector<std::string>{"KD", "3D", "6C"});
    CHECK(m.state() == after(Briscola::start(m.options(), m.deal()), "KD 3D 6C"));
}

TEST_CASE("Only the mover's cards are legal, and none when the game is over") {
    Match<Briscola> m = match();
    CHECK(m.isLegal(card("2C")));
    CHECK_FALSE(m.isLegal(card("3D")));
    CHECK_FALSE(m.isLegal(card("7S")));
    Rng rng(101);
    while (!m.isOver()) {
        const auto moves = Briscola::legalMoves(m.state());
        m.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    for (const Card card : italian::kDeck) CHECK_FALSE(m.isLegal(card));
}

TEST_CASE("Undo goes back move by move to the start, redo forward to the end") {
    Match<Briscola> m = match();
    std::vector<State> states{m.state()};
    for (const char* move : {"KD", "3D", "6C", "4B"}) {
        play(m, move);
        states.push_back(m.state());
    }
    for (std::size_t i = 4; i > 0; --i) {
        REQUIRE(m.undo());
        CHECK(m.state() == states[i - 1]);
        CHECK(m.moves().size() == i - 1);
        CHECK(m.undone().size() == 5 - i);
    }
    CHECK_FALSE(m.undo());
    CHECK(texts(m.undone()) == std::vector<std::string>{"KD", "3D", "6C", "4B"});
    for (std::size_t i = 1; i <= 4; ++i) {
        REQUIRE(m.redo());
        CHECK(m.state() == states[i]);
    }
    CHECK_FALSE(m.redo());
    CHECK(m.undone().empty());
}

TEST_CASE("The move that was taken back may be played again without ending redo") {
    Match<Briscola> m = match();
    play(m, "KD 3D 6C");
    m.undo();
    m.undo();
    play(m, "3D");
    CHECK(texts(m.undone()) == std::vector<std::string>{"6C"});
    CHECK(m.redo());
    CHECK(texts(m.moves()) == std::vector<std::string>{"KD", "3D", "6C"});
}

TEST_CASE("Another move than the one taken back ends redo") {
    Match<Briscola> m = match();
    play(m, "KD 3D 6C");
    m.undo();
    m.undo();
    play(m, "5C");
    CHECK(m.undone().empty());
    CHECK_FALSE(m.redo());
    CHECK(m.state() == after(Briscola::start(m.options(), m.deal()), "KD 5C"));
    CHECK(m.undo());
    CHECK(texts(m.undone()) == std::vector<std::string>{"5C"});
}
