#include "ai/briscola/q_rows.h"

#include <utility>

namespace parlour::briscola {

namespace {

// Binomial coefficients of numbers of cards: how many hands there are below a card.
constexpr int pairsBelow(int card) { return card * (card - 1) / 2; }
constexpr int triplesBelow(int card) { return card * (card - 1) * (card - 2) / 6; }

constexpr int kAppendixHands = triplesBelow(italian::kCards - 1);
constexpr int kAppendixAnswers = 37; // 36 cards that are in no hand, and the trump card
static_assert(italian::kCards * kAppendixHands * kAppendixAnswers == 13'525'720);

// Hands of one, two and three of the forty cards, and how many of them differ by more than the
// names of the plain suits.
constexpr int kHands = 40 + pairsBelow(40) + triplesBelow(40);
constexpr int kDistinctHands = 2625;
constexpr int kAnswers = italian::kCards + 1; // any card, or none

constexpr int numberOf(Card card) { return card.suit() * italian::kRanks + card.rank(); }

// Sorts numbers of cards, the places with them.
using Numbers = std::array<int, kHandSize>;
void sort(Numbers& numbers, std::array<std::uint8_t, kHandSize>& places, int size) {
    const auto order = [&](std::size_t a, std::size_t b) {
        if (numbers[a] <= numbers[b]) return;
        std::swap(numbers[a], numbers[b]);
        std::swap(places[a], places[b]);
    };
    if (size > 1) order(0, 1);
    if (size > 2) {
        order(1, 2);
        order(0, 1);
    }
}

// The number of a sorted hand among all hands.
int handNumber(const Numbers& sorted, int size) {
    if (size == 1) return sorted[0];
    if (size == 2) return 40 + sorted[0] + pairsBelow(sorted[1]);
    return 40 + pairsBelow(40) + sorted[0] + pairsBelow(sorted[1]) + triplesBelow(sorted[2]);
}

std::optional<QRow> appendixRow(const QState& state) {
    if (state.hand.size() < kHandSize || !state.card) return {};
    const int trumpCard = numberOf(state.trumpCard);
    const auto among39 = [&](Card card) {
        const int number = numberOf(card);
        return number - (number > trumpCard ? 1 : 0);
    };
    QRow row{0, {0, 1, 2}};
    Numbers hand{};
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const Card card = state.hand[static_cast<int>(i)];
        if (card == state.trumpCard) return {};
        hand[i] = among39(card);
    }
    sort(hand, row.places, kHandSize);
    int answer = kAppendixAnswers - 1;
    if (*state.card != state.trumpCard) {
        answer = among39(*state.card);
        const int all = answer;
        for (const int held : hand) answer -= held < all ? 1 : 0;
    }
    const int number =
        (trumpCard * kAppendixHands + hand[0] + pairsBelow(hand[1]) + triplesBelow(hand[2])) *
            kAppendixAnswers +
        answer;
    row.number = static_cast<std::uint32_t>(number);
    return row;
}

// New names for the suits: the trump suit is 0; the plain suits follow by what the hand holds of
// them, most and highest first, and where that is the same, the suit to answer first.
class SuitNames {
public:
    SuitNames(const QState& state) {
        std::array<int, italian::kSuits> holdings{};
        for (int i = 0; i < state.hand.size(); ++i) {
            const Card card = state.hand[i];
            holdings[static_cast<std::size_t>(card.suit())] |= 2 << card.rank();
        }
        if (state.card) holdings[static_cast<std::size_t>(state.card->suit())] |= 1;
        holdings[static_cast<std::size_t>(state.trumpCard.suit())] = 4 << italian::kRanks;
        for (std::size_t suit = 0; suit < m_names.size(); ++suit)
            for (std::size_t other = 0; other < m_names.size(); ++other)
                if (std::pair(holdings[other], suit) > std::pair(holdings[suit], other))
                    ++m_names[suit];
    }
    int numberOf(Card card) const {
        return m_names[static_cast<std::size_t>(card.suit())] * italian::kRanks + card.rank();
    }

private:
    std::array<int, italian::kSuits> m_names{};
};

// By handNumber(): the number among distinct hands, for hands whose suits have the names that
// SuitNames gives them.
using DistinctHands = std::array<std::uint16_t, kHands>;
const DistinctHands& distinctHands() {
    static const DistinctHands kNumbers = [] {
        DistinctHands numbers{};
        std::uint16_t next = 0;
        const auto add = [&](Numbers cards, int size) {
            QState state;
            for (int i = 0; i < size; ++i) {
                const int card = cards[static_cast<std::size_t>(i)];
                state.hand.add(makeCard(card / italian::kRanks, card % italian::kRanks));
            }
            const SuitNames names(state);
            for (int i = 0; i < size; ++i)
                if (names.numberOf(state.hand[i]) != cards[static_cast<std::size_t>(i)]) return;
            numbers[static_cast<std::size_t>(handNumber(cards, size))] = next++;
        };
        for (int a = 0; a < italian::kCards; ++a) {
            add({a}, 1);
            for (int b = a + 1; b < italian::kCards; ++b) {
                add({a, b}, 2);
                for (int c = b + 1; c < italian::kCards; ++c) add({a, b, c}, 3);
            }
        }
        assert(next == kDistinctHands);
        return numbers;
    }();
    return kNumbers;
}

QRow symmetricRow(const QState& state) {
    const SuitNames names(state);
    const int size = state.hand.size();
    QRow row{0, {0, 1, 2}};
    Numbers hand{};
    for (int i = 0; i < size; ++i)
        hand[static_cast<std::size_t>(i)] = names.numberOf(state.hand[i]);
    sort(hand, row.places, size);
    const int answer = state.card ? names.numberOf(*state.card) : italian::kCards;
    const auto all = static_cast<std::size_t>(handNumber(hand, size));
    row.number = static_cast<std::uint32_t>(distinctHands()[all] * kAnswers + answer);
    return row;
}

} // namespace

std::uint32_t qRowCount(QRows rows) {
    switch (rows) {
    case QRows::Appendix: return italian::kCards * kAppendixHands * kAppendixAnswers;
    case QRows::Symmetric: return italian::kRanks * kDistinctHands * kAnswers;
    case QRows::Suit: return kDistinctHands * kAnswers;
    }
    return 0;
}

std::optional<QRow> qRowOf(QRows rows, const QState& state) {
    if (rows == QRows::Appendix) return appendixRow(state);
    QRow row = symmetricRow(state);
    if (rows == QRows::Symmetric)
        row.number += static_cast<std::uint32_t>(state.trumpCard.rank()) * qRowCount(QRows::Suit);
    return row;
}

} // namespace parlour::briscola
