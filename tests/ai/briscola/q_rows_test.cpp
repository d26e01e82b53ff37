#include "ai/briscola/q_rows.h"
#include "tests/support/briscola.h"
#include "tests/support/scale.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

std::vector<Card> deck() { return {italian::kDeck.begin(), italian::kDeck.end()}; }

// The state of a row of the paper's table, worked out from the number alone.
QState appendixState(std::uint32_t row) {
    std::vector<Card> left = deck();
    const auto take = [&](std::size_t i) {
        const Card card = left[i];
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
        return card;
    };
    const std::uint32_t answer = row % 37;
    std::uint32_t hand = row / 37 % 9139;
    QState state{take(row / 37 / 9139), {}, {}};
    std::vector<std::size_t> places; // among the 39, highest first
    for (const unsigned size : {3U, 2U, 1U}) {
        const auto below = [&](std::uint32_t n) { // ways to choose `size` of n
            return size == 3 ? n * (n - 1) * (n - 2) / 6 : size == 2 ? n * (n - 1) / 2 : n;
        };
        std::uint32_t n = size - 1;
        while (below(n + 1) <= hand) ++n;
        hand -= below(n);
        places.push_back(n);
    }
    for (const std::size_t place : places) state.hand.add(take(place));
    state.card = answer == 36 ? state.trumpCard : left[answer];
    return state;
}

// A state with so many cards in the hand, and with a card to answer or none.
QState randomState(int size, bool answers, Rng& rng) {
    std::vector<Card> cards = deck();
    rng.shuffle(std::span<Card>(cards));
    QState state{cards[rng.below(static_cast<std::uint32_t>(size) + 3)], {}, {}};
    for (int i = 0; i < size; ++i) state.hand.add(cards[static_cast<std::size_t>(i)]);
    if (answers) state.card = cards[static_cast<std::size_t>(size)];
    return state;
}

Card renamed(Card card, const std::array<int, 4>& suits) {
    return makeCard(suits[static_cast<std::size_t>(card.suit())], card.rank());
}
QState renamed(const QState& state, const std::array<int, 4>& suits, bool reversed) {
    QState other{renamed(state.trumpCard, suits), {}, {}};
    for (int i = 0; i < state.hand.size(); ++i)
        other.hand.add(renamed(state.hand[reversed ? state.hand.size() - 1 - i : i], suits));
    if (state.card) other.card = renamed(*state.card, suits);
    return other;
}

// All that matters of a state whatever its suits are called: the least of its renamings.
using Essence = std::tuple<Card, std::set<Card>, Card>;
Essence essence(const QState& state) {
    std::array<int, 4> suits{0, 1, 2, 3};
    std::vector<Essence> all;
    do {
        const QState other = renamed(state, suits, false);
        std::set<Card> hand;
        for (const Card card : other.hand.set()) hand.insert(card);
        all.emplace_back(other.trumpCard, hand, other.card.value_or(Card{255}));
    } while (std::ranges::next_permutation(suits).found);
    return *std::ranges::min_element(all);
}

} // namespace

TEST_CASE("The paper's table has 13,525,720 rows, one for each of its states") {
    CHECK(qRowCount(QRows::Appendix) == 13'525'720);
    Rng rng(1601);
    std::vector<std::uint32_t> rows{0, 36, 37, 37 * 9139 - 1, 37 * 9139, 13'525'719};
    for (int i = 0; i < scaled(20'000); ++i) rows.push_back(rng.below(13'525'720));
    for (const std::uint32_t number : rows) {
        const QState state = appendixState(number);
        const auto row = qRowOf(QRows::Appendix, state);
        REQUIRE(row);
        REQUIRE(row->number == number);
        // Actions are the cards of the hand from the lowest to the highest.
        REQUIRE(state.hand[row->places[0]] < state.hand[row->places[1]]);
        REQUIRE(state.hand[row->places[1]] < state.hand[row->places[2]]);
    }
}

TEST_CASE("The paper's table has no rows for leads, short hands and the trump card in the hand") {
    const Card trump = card("AD");
    CHECK(qRowOf(QRows::Appendix, {trump, hand("2C 3C 4C"), card("KB")}));
    CHECK(qRowOf(QRows::Appendix, {trump, hand("2C 3C 4C"), trump}));
    CHECK_FALSE(qRowOf(QRows::Appendix, {trump, hand("2C 3C 4C"), {}}));
    CHECK_FALSE(qRowOf(QRows::Appendix, {trump, hand("2C 3C"), card("KB")}));
    CHECK_FALSE(qRowOf(QRows::Appendix, {trump, hand("2C 3C AD"), card("KB")}));
}

TEST_CASE("States that differ only by the names of suits share a row, all others have their own") {
    Rng rng(1602);
    std::map<std::uint32_t, Essence> seen;
    std::map<Essence, std::uint32_t> rows;
    for (int i = 0; i < scaled(20'000); ++i) {
        const QState state = randomState(1 + i % 3, i % 2 == 0, rng);
        const auto row = qRowOf(QRows::Symmetric, state);
        REQUIRE(row);
        REQUIRE(row->number < qRowCount(QRows::Symmetric));
        const Essence known = essence(state);
        REQUIRE(seen.emplace(row->number, known).first->second == known);
        REQUIRE(rows.emplace(known, row->number).first->second == row->number);

        std::array<int, 4> suits{0, 1, 2, 3};
        rng.shuffle(std::span<int>(suits));
        const QState other = renamed(state, suits, true);
        const auto same = qRowOf(QRows::Symmetric, other);
        REQUIRE(same);
        REQUIRE(same->number == row->number);
        // An action is as good a card in both: the same once the suits are renamed, or renamed in
        // another way that makes the states the same.
        for (int a = 0; a < state.hand.size(); ++a) {
            const auto action = static_cast<std::size_t>(a);
            QState without = state, otherWithout = other;
            without.hand.removeAt(row->places[action]);
            otherWithout.hand.removeAt(same->places[action]);
            REQUIRE(essence(without) == essence(otherWithout));
        }
    }
}

TEST_CASE("Rows of the trump suit forget the trump card's rank and nothing else") {
    Rng rng(1603);
    CHECK(qRowCount(QRows::Symmetric) == 10 * qRowCount(QRows::Suit));
    for (int i = 0; i < scaled(5000); ++i) {
        QState state = randomState(1 + i % 3, i % 2 == 0, rng);
        const auto row = qRowOf(QRows::Suit, state);
        REQUIRE(row);
        const auto exact = qRowOf(QRows::Symmetric, state);
        REQUIRE(row->number == exact->number % qRowCount(QRows::Suit));
        REQUIRE(row->places == exact->places);
        state.trumpCard = makeCard(state.trumpCard.suit(), (state.trumpCard.rank() + 1) % 10);
        REQUIRE(qRowOf(QRows::Suit, state)->number == row->number);
    }
}
