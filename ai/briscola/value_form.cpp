#include "ai/briscola/value_form.h"

#include "ai/briscola/champion.h"
#include "ai/briscola/trick_view.h"
#include "ai/network/feature_writer.h"
#include "core/base/index.h"

#include <algorithm>
#include <array>
#include <bit>

namespace parlour::briscola {

namespace {

using Places = std::uint64_t; // of cards, as bits

constexpr Places kTrumps = 0x3ff;
constexpr Places kAcesAndThrees = 0x300 * (1 | 1 << 10 | 1 << 20 | Places{1} << 30);
constexpr std::array<int, ValueForm::kAmounts> kAmountSteps{2,  4,  6,  8,  10, 11,
                                                            12, 14, 16, 18, 20, 22};
constexpr std::array<int, ValueForm::kTotals> kTotalSteps{3,  6,  9,  12, 15, 18, 21, 24, 27,
                                                          30, 33, 36, 39, 42, 45, 48, 51, 54,
                                                          57, 60, 61, 66, 72, 80, 90, 100};

constexpr Places ranksIn(CardSet cards, int suit) { return cards.bits() >> 16 * suit & 0x3ff; }

template <std::size_t N>
void writeSteps(FeatureWriter& out, int value, const std::array<int, N>& steps) {
    const auto reached = std::ranges::upper_bound(steps, value) - steps.begin();
    out.upTo(static_cast<int>(reached), static_cast<int>(N));
}

void writePlaces(FeatureWriter& out, Places cards) {
    const auto block = out.block(ValueForm::kCards);
    for (; cards != 0; cards &= cards - 1) block[index(std::countr_zero(cards))] = 1;
}

// The numbers of the suits, so that their names make no difference.
class SuitNumbers {
public:
    SuitNumbers(const Observation& view, CardSet unseen, CardSet table) {
        const Public& pub = view.pub;
        const CardSet hand = view.hand.set();
        const int lead = pub.onTable > 0 ? pub.tableCard(0).card.suit() : -1;
        // No feature tells suits apart in which all these are the same.
        std::array<Places, italian::kSuits> keys{};
        for (int suit = 0; suit < italian::kSuits; ++suit)
            keys[index(suit)] = Places{suit == pub.trump()} << 31 | Places{suit == lead} << 30 |
                                ranksIn(hand, suit) << 20 | ranksIn(table, suit) << 10 |
                                ranksIn(unseen, suit);
        for (int suit = 0; suit < italian::kSuits; ++suit) {
            int number = 0;
            for (int other = 0; other < italian::kSuits; ++other)
                number += keys[index(other)] > keys[index(suit)] ||
                          (keys[index(other)] == keys[index(suit)] && other < suit);
            m_numbers[index(suit)] = number;
        }
    }

    Places placesOf(CardSet cards) const {
        Places places = 0;
        for (int suit = 0; suit < italian::kSuits; ++suit)
            places |= ranksIn(cards, suit) << italian::kRanks * m_numbers[index(suit)];
        return places;
    }
    int placeOf(Card card) const {
        return italian::kRanks * m_numbers[index(card.suit())] + card.rank();
    }

private:
    std::array<int, italian::kSuits> m_numbers{};
};

CardSet cardsOnTable(const Public& pub) {
    CardSet cards;
    for (int i = 0; i < pub.onTable; ++i) cards.insert(pub.tableCard(i).card);
    return cards;
}

int placeOfSeat(const Observation& view, Seat seat) {
    const int players = view.pub.options.players;
    const int after = (seat - view.seat + players) % players;
    return after == 2 && players == 3 ? 3 : after;
}

int strongestOther(const Public& pub, Seat seat) {
    int most = 0;
    for (Seat other = 0; other < pub.options.players; ++other)
        if (!pub.areAllies(other, seat)) most = std::max(most, pub.sidePoints(other));
    return most;
}

// The last tricks, card by card.
void writeTricks(FeatureWriter& out, const Observation& view) {
    const Public& pub = view.pub;
    const int players = pub.options.players;
    const int trump = pub.trump();
    for (int back = 1; back <= ValueForm::kShown; ++back) {
        const auto block = out.block(ValueForm::kPlaces * ValueForm::kPlay);
        const int first = pub.played - pub.onTable - back * players;
        if (first < 0) continue;
        const Play* const trick = &pub.history[index(first)];
        int best = 0;
        for (int i = 0; i < players; ++i) {
            const Card card = trick[i].card;
            if (i > 0 && beats(card, trick[best].card, trump)) best = i;
            const auto put = [&](int feature, bool is) {
                block[index(placeOfSeat(view, trick[i].seat) * ValueForm::kPlay + feature)] = is;
            };
            const int points = italian::points(card);
            put(0, i == 0);
            put(1, card.suit() == trump);
            put(2, i > 0 && card.suit() != trump && card.suit() == trick[0].card.suit());
            put(3, points > 0 && points < 10);
            put(4, points >= 10);
        }
        block[index(placeOfSeat(view, trick[best].seat) * ValueForm::kPlay + 5)] = 1;
    }
}

} // namespace

void ValueForm::position(const Observation& view, std::span<std::int8_t> features) {
    const Public& pub = view.pub;
    FeatureWriter out(features);
    const int players = pub.options.players;
    const CardSet unseen = view.unseen();
    const CardSet table = cardsOnTable(pub);
    const SuitNumbers suits(view, unseen, table);
    const Places unseenPlaces = suits.placesOf(unseen);
    const Seat winner = pub.onTable > 0 ? Briscola::trickWinner(pub) : kNoSeat;
    Card winning;
    int stake = 0;
    for (int i = 0; i < pub.onTable; ++i) {
        const Play play = pub.tableCard(i);
        stake += italian::points(play.card);
        if (play.seat == winner) winning = play.card;
    }

    writePlaces(out, suits.placesOf(view.hand.set()));
    writePlaces(out, unseenPlaces);
    writePlaces(out, suits.placesOf(table));
    out.oneOf(winner == kNoSeat ? -1 : suits.placeOf(winning), 2 * italian::kRanks);
    out.oneOf(pub.trumpCard.rank(), italian::kRanks);
    const int trumpAt = pub.playedCards.contains(pub.trumpCard) ? kPlaces + 1
                        : pub.trumpTaker == kNoSeat             ? kPlaces
                                                                : placeOfSeat(view, pub.trumpTaker);
    out.oneOf(trumpAt, kPlaces + 2);

    const int own = pub.sidePoints(view.seat);
    const int next = pub.sidePoints((view.seat + 1) % players);
    const int before = players == 3 ? pub.sidePoints((view.seat + 2) % players) : 0;
    for (const int points : {own, next, before}) writeSteps(out, points, kTotalSteps);
    for (const int points : {own, next, before}) out.number(points / 10);

    out.oneOf(players - 2, 3);
    out.flag(pub.options.fixedDraw);
    out.oneOf(pub.options.fixedDraw && pub.stock > 0 ? placeOfSeat(view, players - 1) : -1,
              kPlaces);
    const int cardsLeft = italian::kCards - pub.removed.size() - pub.played + pub.onTable;
    out.oneOf(cardsLeft / players - 1, 20);
    out.oneOf(pub.stock / players, 4);

    out.oneOf(pub.onTable, 4);
    const auto toPlay = out.block(kPlaces - 1);
    for (int i = 1; i < players - pub.onTable; ++i)
        toPlay[index(placeOfSeat(view, (view.seat + i) % players) - 1)] = 1;
    out.oneOf(winner == kNoSeat ? -1 : placeOfSeat(view, winner) - 1, kPlaces - 1);
    out.flag(pub.onTable > 0 && pub.tableCard(0).card.suit() == pub.trump());
    writeSteps(out, stake, kAmountSteps);

    out.oneOf(std::popcount(unseenPlaces & kTrumps), 11);
    out.oneOf(std::popcount(unseenPlaces & kAcesAndThrees), 9);
    writeTricks(out, view);
    assert(out.isFull());
}

void ValueForm::move(const Observation& view, Card card, std::span<std::int8_t> features) {
    const Public& pub = view.pub;
    FeatureWriter out(features);
    const int players = pub.options.players;
    const CardSet unseen = view.unseen();
    const SuitNumbers suits(view, unseen, cardsOnTable(pub));
    const TrickView trick(pub, view.seat);
    const int trump = pub.trump();
    const int points = italian::points(card);
    const int stake = trick.points + points;
    const bool wins = trick.takes(card);

    CardSet others = unseen; // that an opponent still to play may hold
    bool isOpposed = false;
    for (int i = 1; i < players - pub.onTable; ++i) {
        const Seat seat = (view.seat + i) % players;
        if (pub.areAllies(seat, view.seat)) continue;
        isOpposed = true;
        if (seat == pub.trumpTaker && !pub.playedCards.contains(pub.trumpCard))
            others.insert(pub.trumpCard);
    }
    const CardSet above =
        CardSet::suit(card.suit()) - CardSet::fromBits((std::uint64_t{2} << card.index) - 1);
    const CardSet trumps = card.suit() == trump ? CardSet() : CardSet::suit(trump);
    const int takers = wins && isOpposed ? (others & (above | trumps)).size() : 0;
    CardSet left = unseen;
    if (!pub.playedCards.contains(pub.trumpCard) && !view.hand.set().contains(pub.trumpCard))
        left.insert(pub.trumpCard);

    bool isCheapest = true;
    bool isDearest = true;
    bool isCheapestToWin = wins && !trick.isLead();
    for (const Card other : view.hand.set()) {
        isCheapest &= cost(card, trump) <= cost(other, trump);
        isDearest &= cost(card, trump) >= cost(other, trump);
        isCheapestToWin &= !trick.takes(other) || cost(card, trump) <= cost(other, trump);
    }

    out.block(kCards)[index(suits.placeOf(card))] = 1;
    out.flag(wins);
    out.flag(trick.holds(card));
    out.flag(wins && takers == 0);
    writeSteps(out, stake, kAmountSteps);
    out.oneOf(points == 0 ? 0 : points < 10 ? points - 1 : points - 6, 6);
    out.oneOf(std::min((left & above).size(), 4), 5);
    writeSteps(out, takers, std::array{1, 2, 3, 5, 8, 12});
    out.flag(!trick.isLead() && card.suit() == pub.tableCard(0).card.suit());
    out.flag(trick.isLast);
    out.flag(isCheapest);
    out.flag(isDearest);
    out.flag(isCheapestToWin);
    constexpr int kHalf = 60; // of all points
    out.flag(trick.holds(card) && pub.sidePoints(view.seat) + stake > kHalf);
    out.flag(!trick.holds(card) && strongestOther(pub, view.seat) + stake > kHalf);
    assert(out.isFull());
}

float ValueForm::worth(const Observation&) { return static_cast<float>(Mind::winWorth()); }

Outcome ValueForm::prospect(const State& end, Seat seat, float) {
    return {Briscola::winShares(end)[index(seat)],
            static_cast<double>(end.pub.sidePoints(seat) - strongestOther(end.pub, seat))};
}

} // namespace parlour::briscola
