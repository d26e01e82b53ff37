#include "euchre_scene.h"

#include "words.h"

#include <algorithm>

namespace parlour::euchre {

namespace {

constexpr int kDealStep = 45; // milliseconds between two cards

// Layers of the table; within each, later cards cover earlier ones.
constexpr int kUpcardLayer = 50;
constexpr int kHandLayer = 100;
constexpr int kLastTrickLayer = 200;
constexpr int kTrickLayer = 300;

constexpr std::size_t rowOf(Card card) {
    return static_cast<std::size_t>(card.suit() * 6 + card.rank() - french::Nine);
}

// Plays the deal again up to the moment.
class SceneMaker {
public:
    SceneMaker(const Timeline<Euchre>& timeline, const Moment& moment, const Viewing& viewing)
        : m_timeline(timeline),
          m_moment(moment),
          m_viewing(viewing),
          m_now(Euchre::start(timeline.options(), timeline.deal())),
          m_cards(kCards) {}

    Scene scene() {
        for (int k = 0; k < m_moment.played; ++k) playMove(k);
        if (m_moment.stage == Moment::Stage::Undealt) {
            layStock(kDeck);
        } else {
            layStock(m_now.kitty | m_now.discard);
            layUpcard();
            for (int seat = 0; seat < kSeats; ++seat) layHand(seat);
        }
        layTricks();
        return {std::move(m_cards), m_now, std::move(m_tricks)};
    }

private:
    CardPlace& placeOf(Card card) { return m_cards[rowOf(card)]; }

    static void layFaceUp(CardPlace& place, Card card) {
        place.face = QString::fromStdString(french::toText(card));
        place.name = translated(french::cardName(card));
    }

    void playMove(int k) {
        const Move move = m_timeline.moves()[static_cast<std::size_t>(k)];
        Public full = m_now.pub; // with the card on the table
        Euchre::apply(m_now, move);
        if (move.kind != Move::Kind::Play || m_now.pub.onTable != 0) return;

        full.history[full.played++] = {full.turn, move.card};
        full.playedCards.insert(move.card);
        ++full.onTable;
        if (k + 1 == m_moment.played && m_moment.stage == Moment::Stage::Lying) {
            m_now.pub = full;
            return;
        }
        Trick trick;
        for (int i = 0; i < full.onTable; ++i) trick.plays.push_back(full.tableCard(i));
        trick.winner = full.winning().seat;
        m_tricks.push_back(std::move(trick));
    }

    void layStock(CardSet cards) {
        int slot = 0;
        for (const Card card : cards) {
            CardPlace& place = placeOf(card);
            place.zone = static_cast<int>(Zone::Stock);
            place.slot = place.z = slot++;
            place.count = cards.size();
        }
    }

    void layUpcard() {
        const Public& pub = m_now.pub;
        if (pub.isUpcardTaken()) return; // the dealer has it, or had
        CardPlace& place = placeOf(pub.upcard);
        layFaceUp(place, pub.upcard);
        place.zone = static_cast<int>(Zone::Upcard);
        place.z = kUpcardLayer;
        place.delay = m_moment.played == 0 ? delay(kSeats * kHandSize * kDealStep) : 0;
        place.dimmed = pub.passes >= kSeats; // turned down
    }

    void layHand(int seat) {
        const Public& pub = m_now.pub;
        const CardSet hand = m_now.hands[static_cast<std::size_t>(seat)];
        const bool isOpen = m_viewing.isOpen[static_cast<std::size_t>(seat)];
        const bool choosesCard = seat == m_viewing.playable && seat == pub.turn &&
                                 (pub.phase == Phase::Play || pub.phase == Phase::Discard);
        CardSet allowed = hand;
        if (choosesCard)
            allowed = pub.phase == Phase::Play ? Euchre::playable(pub, hand)
                                               : Euchre::discardable(pub, hand);
        int slot = 0;
        for (const Card card : sorted(hand, pub.trump)) {
            CardPlace& place = placeOf(card);
            if (isOpen) layFaceUp(place, card);
            place.zone = static_cast<int>(Zone::Hand);
            place.owner = seat;
            place.slot = slot++;
            place.count = hand.size();
            place.z = kHandLayer + place.slot;
            if (m_moment.played == 0) place.delay = delay((place.slot * kSeats + seat) * kDealStep);
            place.playable = seat == m_viewing.playable && pub.phase != Phase::Order &&
                             pub.phase != Phase::Call && pub.phase != Phase::Defend &&
                             !pub.sitsOut(seat);
            place.dimmed = pub.sitsOut(seat) || !allowed.contains(card);
        }
    }

    void layTricks() {
        std::array<int, 2> won{}; // cards of each side
        for (std::size_t t = 0; t < m_tricks.size(); ++t) {
            const Trick& trick = m_tricks[t];
            const bool isLast = t + 1 == m_tricks.size();
            int& count = won[static_cast<std::size_t>(trick.winner & 1)];
            for (std::size_t i = 0; i < trick.plays.size(); ++i) {
                CardPlace& place = placeOf(trick.plays[i].card);
                place.owner = trick.winner;
                if (isLast) {
                    layFaceUp(place, trick.plays[i].card);
                    place.zone = static_cast<int>(Zone::LastTrick);
                    place.slot = static_cast<int>(i);
                    place.count = static_cast<int>(trick.plays.size());
                    place.z = kLastTrickLayer + place.slot;
                } else { // a packet for each trick, so that they can be counted
                    place.zone = static_cast<int>(Zone::Won);
                    place.slot = place.z = count;
                    place.inStack = i > 0;
                }
            }
            if (!isLast) ++count;
        }
        for (int i = 0; i < m_now.pub.onTable; ++i) {
            const Play play = m_now.pub.tableCard(i);
            CardPlace& place = placeOf(play.card);
            layFaceUp(place, play.card);
            place.zone = static_cast<int>(Zone::Trick);
            place.owner = play.seat;
            place.slot = i;
            place.count = m_now.pub.active;
            place.z = kTrickLayer + i;
        }
    }

    int delay(int milliseconds) const { return static_cast<int>(milliseconds * m_viewing.tempo); }

    const Timeline<Euchre>& m_timeline;
    const Moment m_moment;
    const Viewing& m_viewing;
    State m_now;
    std::vector<Trick> m_tricks;
    std::vector<CardPlace> m_cards;
};

} // namespace

Scene sceneAt(const Timeline<Euchre>& timeline, const Moment& moment, const Viewing& viewing) {
    return SceneMaker(timeline, moment, viewing).scene();
}

std::array<int, french::kSuits> suitOrder(int trump) {
    const int first = trump == kNoSuit ? static_cast<int>(french::Spades) : trump;
    const bool isBlack = first == french::Spades || first == french::Clubs;
    const int other = isBlack ? french::Hearts : french::Spades;
    return {first, other, sameColour(first), sameColour(other)};
}

std::vector<Card> sorted(CardSet hand, int trump) {
    std::vector<Card> cards;
    for (const int suit : suitOrder(trump)) {
        std::vector<Card> ofSuit;
        for (const Card card : hand)
            if (suitOf(card, trump) == suit) ofSuit.push_back(card);
        std::ranges::sort(ofSuit, std::greater(),
                          [&](Card card) { return value(card, trump, suit); });
        cards.insert(cards.end(), ofSuit.begin(), ofSuit.end());
    }
    return cards;
}

} // namespace parlour::euchre
