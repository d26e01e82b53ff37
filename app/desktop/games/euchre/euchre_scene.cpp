#include "app/desktop/games/euchre/euchre_scene.h"

#include <algorithm>

namespace parlour::euchre {

namespace {

constexpr int kDealStep = 45; // milliseconds between two cards

} // namespace

void EuchreScene::deal(const Public& start) {
    beginTricks();
    m_said = {};
    for (int i = 0; i < kHandSize; ++i)
        for (Seat seat = 0; seat < kSeats; ++seat) draw(seat, i, (i * kSeats + seat) * kDealStep);
    const int upcard = m_tokens.top(Stock);
    m_tokens.put(upcard, Turned, 0, 0, kSeats * kHandSize * kDealStep);
    m_tokens.show(upcard, start.upcard.index);
    if (!start.isUpcardTaken()) return;
    takeUpcard(start.dealer); // trump is made without bidding
    discard(start.dealer, CardTokens::kUnknown);
}

void EuchreScene::follow(const Event& event) {
    switch (event.kind) {
    case Event::Kind::Bid: m_said[static_cast<std::size_t>(event.seat)] = event.bid; break;
    case Event::Kind::TookUpcard: takeUpcard(event.seat); break;
    case Event::Kind::TurnedDown: m_said = {}; break;
    case Event::Kind::Discarded:
        discard(event.seat, event.isHidden ? CardTokens::kUnknown : int{event.card.index});
        break;
    case Event::Kind::Played:
        m_said = {};
        play(event.seat, event.card.index);
        m_tokens.closeUp(Hand, event.seat);
        break;
    case Event::Kind::TrickWon: collect(event.seat); break;
    }
}

void EuchreScene::takeUpcard(Seat dealer) { m_tokens.add(m_tokens.top(Turned), Hand, dealer); }

void EuchreScene::discard(Seat dealer, int card) {
    const int token = m_tokens.pick(Hand, dealer, card);
    if (card == CardTokens::kUnknown) m_tokens.mix(Hand, dealer); // it may be the upcard
    m_tokens.add(token, Stock);
    m_tokens.closeUp(Hand, dealer);
}

std::vector<CardPlace> EuchreScene::places() const {
    std::vector<CardPlace> places = TrickScene::places();
    // A packet for each trick of a side, so that they can be counted; the last one lies open.
    std::array<int, 2> packets{};
    for (std::size_t i = 0; i + 1 < tricks().size(); ++i) {
        int& packet = packets[static_cast<std::size_t>(tricks()[i].winner & 1)];
        for (const Play& play : tricks()[i].plays) {
            CardPlace& place = places[static_cast<std::size_t>(play.token)];
            place.slot = place.z = packet;
            place.inStack = &play != &tricks()[i].plays.front();
        }
        ++packet;
    }
    return places;
}

std::vector<Card> sorted(CardSet hand, int trump) {
    const int first = trump == kNoSuit ? static_cast<int>(french::Spades) : trump;
    const bool isBlack = first == french::Spades || first == french::Clubs;
    const int other = isBlack ? french::Hearts : french::Spades;
    std::vector<Card> cards;
    for (const int suit : {first, other, sameColour(first), sameColour(other)}) {
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
