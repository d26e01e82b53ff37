#include "briscola_scene.h"

#include "words.h"

#include <algorithm>

namespace parlour::briscola {

namespace {

constexpr int kDealStep = 45; // milliseconds between two cards
constexpr int kDrawStep = 110;
constexpr int kSeenInStack = 6; // the cards of a stack that need be drawn

// Layers of the table; within each, later cards cover earlier ones.
constexpr int kHandLayer = 100;
constexpr int kLastTrickLayer = 200;
constexpr int kTrickLayer = 300;

// Plays the game again up to the moment, keeping track of every card.
class SceneMaker {
public:
    SceneMaker(const Timeline<Briscola>& timeline, const Moment& moment, const Viewing& viewing)
        : m_timeline(timeline),
          m_deal(timeline.deal()),
          m_moment(moment),
          m_viewing(viewing),
          m_now(Briscola::start(timeline.options(), timeline.deal())),
          m_players(m_now.pub.options.players),
          m_cards(m_deal.size) {
        for (int row = 0; row < m_deal.size; ++row) m_rowOf[cardAt(row).index] = row;
        for (auto& hand : m_hands) hand.fill(kNothing);
        for (int seat = 0; seat < m_players; ++seat)
            for (int i = 0; i < kHandSize; ++i)
                takeInHand(seat, m_now.hands[static_cast<std::size_t>(seat)][i]);
    }

    Scene scene() {
        for (int k = 0; k < m_moment.played; ++k) playCard(k);
        layStock();
        if (m_moment.stage != Moment::Stage::Undealt) {
            layTrump();
            layHands();
        }
        layTricks();
        return {std::move(m_cards), m_now.pub};
    }

private:
    static constexpr int kNothing = -1;

    Card cardAt(int row) const { return m_deal.deck[static_cast<std::size_t>(row)]; }
    CardPlace& placeOf(Card card) { return m_cards[static_cast<std::size_t>(m_rowOf[card.index])]; }

    static void layFaceUp(CardPlace& place, Card card) {
        place.face = QString::fromStdString(italian::toText(card));
        place.name = translated(italian::cardName(card));
    }

    // A card drawn takes the place of the one played.
    void takeInHand(int seat, Card card) {
        *std::ranges::find(m_hands[static_cast<std::size_t>(seat)], kNothing) = m_rowOf[card.index];
    }

    void playCard(int k) {
        const Card card = m_timeline.moves()[static_cast<std::size_t>(k)];
        const Seat seat = m_now.pub.toMove();
        *std::ranges::find(m_hands[static_cast<std::size_t>(seat)], m_rowOf[card.index]) = kNothing;

        const Public before = m_now.pub;
        const auto handsBefore = m_now.hands;
        Briscola::apply(m_now, card);
        if (m_now.pub.onTable != 0) return; // the trick goes on

        const bool isNow = k + 1 == m_moment.played;
        if (isNow && m_moment.stage == Moment::Stage::Lying) {
            m_now.pub = before; // but for the card that lies there
            m_now.pub.history[m_now.pub.played++] = {static_cast<std::int8_t>(seat), card};
            ++m_now.pub.onTable;
            return;
        }
        collect();
        if (isNow && m_moment.stage == Moment::Stage::Collected) {
            m_now.pub.stock = before.stock;
            m_now.pub.trumpTaker = before.trumpTaker;
            return;
        }
        draw(handsBefore, isNow);
    }

    // The trick just completed becomes the last trick; the one before goes to its winner's pile.
    void collect() {
        for (const Card card : m_lastTrick) {
            CardPlace& place = placeOf(card);
            place.zone = static_cast<int>(Zone::Pile);
            place.owner = m_lastWinner;
            place.slot = place.z = m_collected++;
        }
        m_lastTrick.clear();
        for (int i = m_players; i > 0; --i)
            m_lastTrick.push_back(
                m_now.pub.history[static_cast<std::size_t>(m_now.pub.played - i)].card);
        m_lastWinner = m_now.pub.leader;
    }

    void draw(const std::array<Hand, kMostSeats>& before, bool isNow) {
        Seat drawer = m_now.pub.options.fixedDraw ? 0 : m_now.pub.leader;
        for (int i = 0; i < m_players; ++i, drawer = (drawer + 1) % m_players) {
            const auto seat = static_cast<std::size_t>(drawer);
            const CardSet drawn = m_now.hands[seat].set() - before[seat].set();
            if (drawn.empty()) continue;
            takeInHand(drawer, drawn.lowest());
            if (isNow) placeOf(drawn.lowest()).delay = delay(i * kDrawStep);
        }
    }

    // Where no other place is found a card still lies in the stock.
    void layStock() {
        const bool isDealt = m_moment.stage != Moment::Stage::Undealt;
        const int size = isDealt ? m_now.pub.stock : m_deal.size;
        for (int row = 0; row < m_deal.size; ++row) {
            CardPlace& place = m_cards[static_cast<std::size_t>(row)];
            if (place.zone == static_cast<int>(Zone::Pile)) {
                place.count = m_collected;
                place.inStack = place.slot < m_collected - kSeenInStack;
                continue;
            }
            const int below = m_deal.size - 1 - row;
            place.zone = static_cast<int>(Zone::Stock);
            place.slot = place.z = below;
            place.count = size;
            place.inStack = below < size - kSeenInStack;
        }
    }

    void layTrump() {
        if (m_now.pub.stock == 0) return;
        CardPlace& place = placeOf(m_now.pub.trumpCard);
        place = {};
        layFaceUp(place, m_now.pub.trumpCard);
        place.zone = static_cast<int>(Zone::Trump);
    }

    void layHands() {
        const bool keepsGaps = m_now.pub.stock > 0; // a drawn card will fill them
        for (int seat = 0; seat < m_players; ++seat) {
            const auto& hand = m_hands[static_cast<std::size_t>(seat)];
            const int held = kHandSize - static_cast<int>(std::ranges::count(hand, kNothing));
            int next = 0;
            for (int i = 0; i < kHandSize; ++i) {
                const int row = hand[static_cast<std::size_t>(i)];
                if (row == kNothing) continue;
                CardPlace& place = m_cards[static_cast<std::size_t>(row)];
                const bool isFirstDeal = m_moment.played == 0;
                const int wait =
                    isFirstDeal ? delay((i * m_players + seat) * kDealStep) : place.delay;
                place = {};
                if (m_viewing.isOpen[static_cast<std::size_t>(seat)]) layFaceUp(place, cardAt(row));
                place.zone = static_cast<int>(Zone::Hand);
                place.owner = seat;
                place.slot = keepsGaps ? i : next++;
                place.count = keepsGaps ? kHandSize : held;
                place.z = kHandLayer + i;
                place.delay = wait;
                place.playable = seat == m_viewing.playable;
            }
        }
    }

    void layTricks() {
        for (std::size_t i = 0; i < m_lastTrick.size(); ++i) {
            CardPlace& place = placeOf(m_lastTrick[i]);
            place = {};
            layFaceUp(place, m_lastTrick[i]);
            place.zone = static_cast<int>(Zone::LastTrick);
            place.owner = m_lastWinner;
            place.slot = static_cast<int>(i);
            place.count = m_players;
            place.z = kLastTrickLayer + place.slot;
        }
        for (int i = 0; i < m_now.pub.onTable; ++i) {
            const Play play = m_now.pub.tableCard(i);
            CardPlace& place = placeOf(play.card);
            place = {};
            layFaceUp(place, play.card);
            place.zone = static_cast<int>(Zone::Trick);
            place.owner = play.seat;
            place.slot = i;
            place.count = m_players;
            place.z = kTrickLayer + i;
        }
    }

    int delay(int milliseconds) const { return static_cast<int>(milliseconds * m_viewing.tempo); }

    const Timeline<Briscola>& m_timeline;
    const Deal& m_deal;
    const Moment m_moment;
    const Viewing& m_viewing;
    State m_now;
    const int m_players;
    std::vector<CardPlace> m_cards;
    std::array<int, 64> m_rowOf{};                              // by card
    std::array<std::array<int, kHandSize>, kMostSeats> m_hands; // rows
    std::vector<Card> m_lastTrick;
    Seat m_lastWinner = kNoSeat;
    int m_collected = 0;
};

} // namespace

Scene sceneAt(const Timeline<Briscola>& timeline, const Moment& moment, const Viewing& viewing) {
    return SceneMaker(timeline, moment, viewing).scene();
}

} // namespace parlour::briscola
