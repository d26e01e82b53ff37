// Suits and values of cards, with the figures of the thesis.
#include "tests/support/euchre.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;
using french::Clubs, french::Diamonds, french::Hearts, french::Spades, french::kSuits;

namespace {

int count(std::string_view card, int trump, int lead) {
    return value(euchreCard(card), trump, lead);
}

// Of nine to ace of a suit.
std::vector<int> row(int suit, int trump, int lead) {
    std::vector<int> values;
    for (const Card card : kDeck& CardSet::suit(suit)) values.push_back(value(card, trump, lead));
    return values;
}

using Row = std::vector<int>;

} // namespace

TEST_CASE("There are twenty-four cards, nine to ace") {
    CHECK(kDeck.size() == kCards);
    CHECK(cardTexts(kDeck & CardSet::suit(Hearts)) == "9H TH JH QH KH AH");
}

TEST_CASE("The left bower is the other jack of the trump suit's colour") {
    CHECK(leftBower(Clubs) == euchreCard("JS"));
    CHECK(leftBower(Spades) == euchreCard("JC"));
    CHECK(leftBower(Hearts) == euchreCard("JD"));
    CHECK(leftBower(Diamonds) == euchreCard("JH"));
    for (int trump = 0; trump < kSuits; ++trump)
        CHECK(rightBower(trump) == makeCard(trump, french::Jack));
}

TEST_CASE("The left bower belongs to the trump suit, every other card to its own") {
    for (int trump = 0; trump < kSuits; ++trump) {
        CardSet all;
        for (int suit = 0; suit < kSuits; ++suit) {
            const CardSet cards = cardsOf(suit, trump);
            CHECK(cards.size() == (suit == trump ? 7 : suit == sameColour(trump) ? 5 : 6));
            for (const Card card : cards) {
                CHECK(suitOf(card, trump) == suit);
                CHECK((card.suit() == suit || card == leftBower(trump)));
            }
            all |= cards;
        }
        CHECK(all == kDeck);
    }
    for (const Card card : kDeck) CHECK(suitOf(card, kNoSuit) == card.suit());
}

TEST_CASE("Figure 1.2: values with hearts as trump and clubs led") {
    CHECK(row(Spades, Hearts, Clubs) == Row{1, 2, 3, 4, 5, 6});
    CHECK(row(Hearts, Hearts, Clubs) == Row{100, 200, 1500, 400, 500, 600});
    CHECK(row(Clubs, Hearts, Clubs) == Row{10, 20, 30, 40, 50, 60});
    CHECK(row(Diamonds, Hearts, Clubs) == Row{1, 2, 1000, 4, 5, 6});
}

TEST_CASE("With trumps led, and before anything is led, there is no row of tens") {
    for (const int lead : {+Hearts, kNoSuit}) {
        CHECK(row(Spades, Hearts, lead) == Row{1, 2, 3, 4, 5, 6});
        CHECK(row(Hearts, Hearts, lead) == Row{100, 200, 1500, 400, 500, 600});
        CHECK(row(Clubs, Hearts, lead) == Row{1, 2, 3, 4, 5, 6});
        CHECK(row(Diamonds, Hearts, lead) == Row{1, 2, 1000, 4, 5, 6});
    }
}

TEST_CASE("The bowers count the same whatever is led") {
    CHECK(row(Diamonds, Hearts, Diamonds) == Row{10, 20, 1000, 40, 50, 60});
    CHECK(count("JH", Hearts, Diamonds) == 1500);
}

// The second card that the figure calls a jack of clubs is that of spades.
TEST_CASE("Figure 3.2: the hand of player 0 before the first lead, clubs trump") {
    CHECK(count("JC", Clubs, kNoSuit) == 1500);
    CHECK(count("KH", Clubs, kNoSuit) == 5);
    CHECK(count("AH", Clubs, kNoSuit) == 6);
    CHECK(count("JS", Clubs, kNoSuit) == 1000);
    CHECK(count("AD", Clubs, kNoSuit) == 6);
}

TEST_CASE("Figure 3.3: the hand of player 1, trumps led") {
    CHECK(count("AS", Clubs, Clubs) == 6);
    CHECK(count("JH", Clubs, Clubs) == 3);
    CHECK(count("QD", Clubs, Clubs) == 4);
    CHECK(count("TC", Clubs, Clubs) == 200);
    CHECK(count("QC", Clubs, Clubs) == 400);
}

// The figures' deck value of 4249 is wrong, or leaves out cards that no player can know.
TEST_CASE("All cards count 4360 before anything is led, whatever is trump") {
    for (int trump = 0; trump < kSuits; ++trump) {
        int sum = 0;
        for (const Card card : kDeck) sum += value(card, trump, kNoSuit);
        CHECK(sum == 4360);
    }
}
