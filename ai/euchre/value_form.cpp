#include "ai/euchre/value_form.h"

#include "ai/euchre/open_deal.h"
#include "ai/network/feature_writer.h"
#include "core/base/index.h"

#include <algorithm>
#include <array>
#include <bit>

namespace parlour::euchre {

namespace {

using Places = std::uint32_t; // of cards, as bits

// The trumps, the suit of their colour, and the two others.
constexpr std::array<Places, french::kSuits> kSuitPlaces{0x7f, 0xf80, 0x3f000, 0xfc0000};

constexpr int suitAt(int place) { return place < 7 ? 0 : place < 12 ? 1 : place < 18 ? 2 : 3; }
constexpr Places above(int place) { return ~Places{1} << place; }

// Nine to ace.
constexpr Places ranksIn(CardSet cards, int suit) {
    return static_cast<Places>(cards.bits() >> (16 * suit + french::Nine)) & 0x3f;
}
constexpr Places kJackBit = 1u << (french::Jack - french::Nine);
constexpr Places withoutJack(Places ranks) {
    return (ranks & (kJackBit - 1)) | (ranks >> 1 & ~(kJackBit - 1));
}

enum class UpcardAt : std::uint8_t {
    Table,
    TurnedDown,
    Dealer, // or discarded
    Own,
    OwnDiscard,
    Played,
    Discard
};

// What the observer knows.
struct ValueView {
    explicit ValueView(const Observation& view);

    Places placesOf(CardSet cards) const {
        const Places first = ranksIn(cards, suits[0]);
        const Places second = ranksIn(cards, suits[1]);
        return withoutJack(first) | (second & kJackBit) << 3 | (first & kJackBit) << 4 |
               withoutJack(second) << 7 | ranksIn(cards, suits[2]) << 12 |
               ranksIn(cards, suits[3]) << 18;
    }
    int placeOf(Card card) const { return std::countr_zero(placesOf(CardSet{card})); }
    int suitNumber(int suit) const {
        return suit == suits[0] ? 0 : suit == suits[1] ? 1 : suit == suits[2] ? 2 : 3;
    }
    std::size_t from(Seat other) const { return static_cast<std::size_t>((other - seat) & 3); }
    bool isVoid(Seat other, int suit) const { return voids[from(other)] >> suit & 1; }

    Seat seat;
    std::array<int, french::kSuits> suits{}; // trumps first
    Places hand = 0;
    Places out = 0; // cards that others may hold and play
    UpcardAt upcardAt = UpcardAt::Table;
    std::array<Places, kSeats> played{};      // of each seat, the observer first
    std::array<std::uint8_t, kSeats> voids{}; // bits of suits
    std::array<std::uint8_t, kSeats> led{};

private:
    void order(const Observation& view);
    UpcardAt findUpcard(const Observation& view) const;
};

ValueView::ValueView(const Observation& view) : seat(view.seat) {
    const Public& pub = view.pub;
    order(view);
    hand = placesOf(view.hand);
    int lead = 0;
    for (int i = 0, inTrick = 0; i < pub.played; ++i) {
        const Play play = pub.history[index(i)];
        const int place = placeOf(play.card);
        const int suit = suitAt(place);
        const std::size_t by = from(play.seat);
        played[by] |= Places{1} << place;
        if (inTrick == 0) {
            lead = suit;
            led[by] |= static_cast<std::uint8_t>(1 << suit);
        } else if (suit != lead) {
            voids[by] |= static_cast<std::uint8_t>(1 << lead);
        }
        if (++inTrick == pub.active) inTrick = 0;
    }
    upcardAt = findUpcard(view);
    CardSet others = view.unseen();
    if (upcardAt == UpcardAt::Dealer && !pub.sitsOut(pub.dealer)) others.insert(pub.upcard);
    out = placesOf(others);
}

// Numbers the suits so that their names make no difference.
void ValueView::order(const Observation& view) {
    const Public& pub = view.pub;
    CardSet dealt = view.hand | view.discard;
    for (int i = 0; i < pub.played; ++i)
        if (pub.history[index(i)].seat == seat) dealt.insert(pub.history[index(i)].card);
    const int trump = pub.trump == kNoSuit ? pub.upcard.suit() : pub.trump;
    suits = {trump, sameColour(trump), trump ^ 1, sameColour(trump ^ 1)};
    const auto key = [&](int suit) {
        const Places ranks = ranksIn(dealt, suit);
        const bool hasDiscard = !(view.discard & CardSet::suit(suit)).empty();
        return std::popcount(ranks) << 8 | static_cast<int>(ranks) << 2 |
               (pub.upcard.suit() == suit) << 1 | static_cast<int>(hasDiscard);
    };
    int second = key(suits[2]);
    int third = key(suits[3]);
    for (int i = 0; second == third && i < pub.played; ++i) {
        const int suit = pub.history[index(i)].card.suit();
        second += suit == suits[2];
        third += suit == suits[3];
    }
    if (third > second) std::swap(suits[2], suits[3]);
}

UpcardAt ValueView::findUpcard(const Observation& view) const {
    const Public& pub = view.pub;
    if (pub.phase == Phase::Order) return UpcardAt::Table;
    if (!pub.isUpcardTaken()) return UpcardAt::TurnedDown;
    if (view.hand.contains(pub.upcard)) return UpcardAt::Own;
    if (view.discard.contains(pub.upcard)) return UpcardAt::OwnDiscard;
    if (pub.playedCards.contains(pub.upcard)) return UpcardAt::Played;
    return pub.mayDealerHoldUpcard() ? UpcardAt::Dealer : UpcardAt::Discard;
}

void writePlaces(FeatureWriter& out, Places cards) {
    const auto block = out.block(kCards);
    for (; cards != 0; cards &= cards - 1) block[index(std::countr_zero(cards))] = 1;
}

void writeBits(FeatureWriter& out, unsigned bits, int size) {
    const auto block = out.block(size);
    for (; bits != 0; bits &= bits - 1) block[index(std::countr_zero(bits))] = 1;
}

// The cards of a set above which none is out.
Places bossesOf(Places cards, Places out) {
    Places bosses = 0;
    for (const Places suit : kSuitPlaces) {
        const Places higher = out & suit;
        bosses |= cards & suit & ~((Places{1} << std::bit_width(higher)) - 1);
    }
    return bosses;
}

// The hand if trumps are made so: a dealer who picks the upcard up discards the lowest side card,
// preferably one that makes a void. Names of suits decide nothing.
CardBits handFor(const Observation& view, int trump) {
    const Public& pub = view.pub;
    CardBits cards = bitsOf(view.hand, trump);
    if (trump != pub.upcard.suit() || view.seat != pub.dealer) return cards;
    CardBits worst = lowestOf(cards);
    int least = 100;
    for (CardBits left = cards & ~kTrumpBits; left != 0; left &= left - 1) {
        const int bit = bitIndex(lowestOf(left));
        const int rank = bit & 7;
        const bool makesVoid = countIn(cards, bit >> 3) == 1;
        const int score = rank == 5 ? 50 : 2 * rank + (makesVoid ? 0 : 9);
        if (score < least) least = score, worst = lowestOf(left);
    }
    return (cards & ~worst) | bitOf(pub.upcard, trump);
}

void writeMaking(FeatureWriter& out, const Observation& view, const Move& move) {
    const CardBits cards =
        handFor(view, move.kind == Move::Kind::Call ? move.suit : view.pub.upcard.suit());
    int aces = 0;
    int kings = 0;
    int voids = 0;
    for (int byte = 0; byte < 3; ++byte) {
        const CardBits side = cards >> 8 * byte & 0xff;
        aces += (side & 0x20) != 0;
        kings += (side & 0x10) != 0;
        voids += side == 0;
    }
    writeBits(out, cards >> 24, 7);
    out.oneOf(countIn(cards, 3), 6);
    for (const int count : {aces, kings, voids}) out.oneOf(count, 4);
}

// How a card that is played may win.
struct Chances {
    bool wins = false;       // so far
    bool inSuit = false;     // may be beaten so by an opponent still to play,
    bool byTrump = false;    // or so,
    bool isVoid = false;     // who has shown a void
    bool isCheapest = false; // of the cards that win
    bool overPartner = false;
};

Chances chancesOf(const Observation& view, const ValueView& known, Card card) {
    const Public& pub = view.pub;
    Chances chances;
    if (pub.onTable > 0) {
        const Play best = pub.winning();
        const int lead = pub.lead();
        const int least = value(best.card, pub.trump, lead);
        const int own = value(card, pub.trump, lead);
        chances.wins = own > least;
        if (!chances.wins) return chances;
        chances.overPartner = best.seat == partnerOf(view.seat);
        chances.isCheapest = true;
        for (const Card other : Euchre::playable(pub, view.hand)) {
            const int worth = value(other, pub.trump, lead);
            chances.isCheapest &= worth <= least || worth >= own;
        }
    }
    chances.wins = true;
    const int place = known.placeOf(card);
    const int suit = suitAt(place);
    const int lead = pub.onTable > 0 ? known.suitNumber(pub.lead()) : suit;
    Seat seat = view.seat;
    for (int left = pub.active - pub.onTable - 1; left > 0; --left) {
        seat = pub.nextActive(seat);
        if (seat == partnerOf(view.seat)) continue;
        if (!known.isVoid(seat, suit))
            chances.inSuit |= (known.out & kSuitPlaces[index(suit)] & above(place)) != 0;
        if (suit == 0 || known.isVoid(seat, 0) || (known.out & kSuitPlaces[0]) == 0) continue;
        chances.byTrump = true;
        chances.isVoid |= known.isVoid(seat, lead);
    }
    return chances;
}

} // namespace

void ValueForm::position(const Observation& view, std::span<std::int8_t> features) {
    const Public& pub = view.pub;
    FeatureWriter out(features);
    const ValueView known(view);
    const auto place = [&](Seat seat) {
        return seat == kNoSeat ? -1 : static_cast<int>(known.from(seat));
    };

    // In the second round no suit is like trumps.
    const bool isCall = pub.phase == Phase::Call;
    const auto unlessCall = [&](Places cards) { return isCall ? 0 : cards; };
    writePlaces(out, unlessCall(known.hand));
    writePlaces(out, unlessCall(bossesOf(known.hand, known.out)));
    writePlaces(out, unlessCall(known.out));
    writePlaces(out, unlessCall(known.placesOf(CardSet{pub.upcard})));
    CardSet table;
    for (int i = 0; i < pub.onTable; ++i) table.insert(pub.tableCard(i).card);
    const Play winning = pub.onTable > 0 ? pub.winning() : Play();
    writePlaces(out, known.placesOf(table));
    writePlaces(out, pub.onTable > 0 ? known.placesOf(CardSet{winning.card}) : 0);
    for (int i = 1; i < kSeats; ++i) writePlaces(out, known.played[index(i)]);
    Places printed = 0;
    if (pub.trump == kNoSuit)
        for (int i = 0; i < french::kSuits; ++i)
            printed |= ranksIn(view.hand, known.suits[index(i)]) << 6 * i;
    writePlaces(out, printed);
    for (const unsigned voids : known.voids) writeBits(out, voids, french::kSuits);
    for (const unsigned led : known.led) writeBits(out, led, french::kSuits);

    out.oneOf(static_cast<int>(pub.phase), 5);
    const Options& rules = pub.options;
    for (const bool rule : {rules.stickDealer, rules.alone, rules.loneDefender, rules.discardUpcard,
                            rules.dealerLeads, rules.trumpBy == TrumpBy::RandomMaker,
                            rules.trumpBy == TrumpBy::DealerMaker})
        out.flag(rule);
    out.oneOf(place(pub.dealer), kSeats);
    out.oneOf(pub.passes, 8);
    out.oneOf(place(pub.maker), kSeats);
    out.flag(pub.alone);
    out.oneOf(place(pub.loneDefender), kSeats);
    for (int i = 0; i < kSeats; ++i) { // who will not defend alone
        const Seat seat = (view.seat + i) & 3;
        out.flag((pub.declined > 0 && seat == leftOf(pub.maker)) ||
                 (pub.declined > 1 && partnerOf(seat) == leftOf(pub.maker)));
    }
    for (int i = 0; i < kSeats; ++i) out.flag(pub.sitsOut((view.seat + i) & 3));
    out.oneOf(pub.upcard.rank() - french::Nine, 6);
    out.oneOf(static_cast<int>(known.upcardAt), 7);

    const auto count = [&](Places cards, int suit, int values) {
        out.oneOf(isCall ? -1 : std::popcount(cards & kSuitPlaces[index(suit)]), values);
    };
    for (int suit = 0; suit < french::kSuits; ++suit) count(known.hand, suit, suit == 0 ? 7 : 6);
    for (int suit = 0; suit < french::kSuits; ++suit) count(known.out, suit, suit == 0 ? 8 : 7);

    out.oneOf(pub.onTable > 0 ? known.suitNumber(pub.lead()) : -1, french::kSuits);
    out.oneOf(place(winning.seat) - 1, 3);
    const bool isPlay = pub.phase == Phase::Play;
    out.oneOf(isPlay ? pub.onTable : -1, 4);
    out.oneOf(isPlay ? pub.active - 2 : -1, 3);
    unsigned toPlay = 0;
    Seat next = view.seat;
    for (int left = isPlay ? pub.active - pub.onTable - 1 : 0; left > 0; --left) {
        next = pub.nextActive(next);
        toPlay |= 1u << known.from(next);
    }
    writeBits(out, toPlay >> 1, 3);

    const int own = pub.tricks[index(view.seat & 1)];
    const int theirs = pub.tricks[index(~view.seat & 1)];
    out.oneOf(isPlay ? pub.tricksPlayed() : -1, kTricks);
    out.oneOf(own, 6);
    out.oneOf(theirs, 6);
    const bool isMade = pub.maker != kNoSeat;
    const bool makes = isMade && ((view.seat ^ pub.maker) & 1) == 0;
    out.flag(makes);
    out.flag((makes ? own : theirs) > kTricks / 2);
    out.flag((makes ? theirs : own) > kTricks / 2);
    out.flag(isMade && (makes ? theirs : own) == 0);
    assert(out.isFull());
}

void ValueForm::move(const Observation& view, Move move, std::span<std::int8_t> features) {
    FeatureWriter out(features);
    const Public& pub = view.pub;
    using Kind = Move::Kind;
    const ValueView known(view);
    out.oneOf(static_cast<int>(move.kind), 6);
    out.flag(move.alone);
    out.oneOf(move.kind == Kind::Call ? known.suitNumber(move.suit) - 1 : -1, 3);
    const bool isPlay = move.kind == Kind::Play;
    if (!isPlay && move.kind != Kind::Discard) {
        out.skip(kCards);
        if (move.kind == Kind::Order || move.kind == Kind::Call) writeMaking(out, view, move);
        return;
    }
    const int place = known.placeOf(move.card);
    const int suit = suitAt(place);
    const Places held = known.hand & kSuitPlaces[index(suit)];
    writePlaces(out, Places{1} << place);
    out.skip(7 + 6 + 12);
    const Chances chances = isPlay ? chancesOf(view, known, move.card) : Chances();
    out.flag(chances.wins);
    out.flag(chances.wins && !chances.inSuit && !chances.byTrump);
    out.flag(chances.inSuit);
    out.flag(chances.byTrump);
    out.flag(chances.isVoid);
    const bool isAnswer = isPlay && pub.onTable > 0;
    const bool follows = isAnswer && suit == known.suitNumber(pub.lead());
    out.flag(suit == 0);
    out.flag(follows);
    out.flag(isAnswer && !follows && suit == 0);
    out.flag(chances.isCheapest);
    out.flag(chances.overPartner);
    out.flag(std::countr_zero(held) == place);
    out.flag((held & above(place)) == 0);
    out.oneOf(std::min(std::popcount(held), 3) - 1, 3);
    out.oneOf(std::min(std::popcount(known.out & kSuitPlaces[index(suit)] & above(place)), 3), 4);
    out.flag(move.card == pub.upcard);
    assert(out.isFull());
}

Outcome ValueForm::prospect(const State& end, Seat seat, float) {
    return {Euchre::winShares(end)[index(seat)], Euchre::gainOf(end, seat)};
}

} // namespace parlour::euchre
