#include "app/desktop/games/climbing/climbing_scene.h"

#include <algorithm>
#include <bit>

namespace parlour {

namespace {

constexpr int kDealStep = 14; // milliseconds between two cards

} // namespace

std::vector<int> cardsIn(CardBits bits) {
    std::vector<int> cards;
    for (; bits; bits &= bits - 1) cards.push_back(std::countr_zero(bits));
    return cards;
}

int ClimbingScene::roundsBegun() const {
    return static_cast<int>(std::ranges::count(m_turns, true, &Turn::leads));
}

const ClimbingScene::Turn* ClimbingScene::latest(Seat seat) const {
    for (auto turn = m_turns.rbegin(); turn != m_turns.rend(); ++turn) {
        if (turn->seat == seat) return &*turn;
        if (turn->leads) break;
    }
    return nullptr;
}

const ClimbingScene::Turn* ClimbingScene::best() const {
    for (auto turn = m_turns.rbegin(); turn != m_turns.rend(); ++turn)
        if (turn->cards) return &*turn;
    return nullptr;
}

CardBits ClimbingScene::knownHand(Seat seat) const {
    CardBits hand = 0;
    for (const int card : m_tokens.cardsIn(Hand, seat)) hand |= cardBit(card);
    return hand;
}

void ClimbingScene::dealHands(int players, int cards) {
    for (int i = 0; i < cards; ++i)
        for (Seat seat = 0; seat < players; ++seat)
            draw(seat, 2 * i, (i * players + seat) * kDealStep);
}

void ClimbingScene::beginRounds(bool isLead) {
    m_turns.clear();
    m_isLead = isLead;
}

void ClimbingScene::play(Seat seat, CardBits cards, bool leads) {
    if (leads)
        for (Seat other = 0; other < kMostSeats; ++other) clear(other);
    clear(seat);
    m_turns.push_back({seat, cards, leads});
    m_isLead = false;
    for (const int card : cardsIn(cards)) {
        const int token = m_tokens.pick(Hand, seat, card);
        m_tokens.show(token, card);
        m_tokens.add(token, Played, seat);
    }
}

void ClimbingScene::pass(Seat seat) {
    clear(seat);
    m_turns.push_back({seat});
}

void ClimbingScene::call(Seat seat, int number) { m_turns.push_back({seat, 0, false, number}); }

void ClimbingScene::takeStock(Seat seat, CardBits cards) {
    m_tokens.reveal(Stock, 0, cardsIn(cards));
    for (const int token : m_tokens.in(Stock)) {
        m_tokens.show(token, m_tokens[token].card);
        m_tokens.add(token, Hand, seat);
    }
}

void ClimbingScene::clear(Seat seat) {
    for (const int token : m_tokens.in(Played, seat)) m_tokens.add(token, Pile);
}

std::vector<CardPlace> ClimbingScene::places() const {
    std::vector<CardPlace> places = CardScene::places();
    const Turn* const top = best();
    for (CardPlace& place : places)
        place.dimmed = place.zone == Played && top && place.owner != top->seat;
    for (Seat seat = 0; seat < kMostSeats; ++seat) {
        const std::vector<int> hand = m_tokens.in(Hand, seat);
        const int cards = static_cast<int>(hand.size());
        for (int i = 0; i < cards; ++i) {
            CardPlace& place = places[static_cast<std::size_t>(hand[static_cast<std::size_t>(i)])];
            if (!isOpen(seat)) place.slot = 2 * i;
            // A card takes two slots, a gap between groups one.
            place.count = isOpen(seat) ? m_tokens[hand.back()].slot + 2 : 2 * cards;
            place.z = 100 + i;
        }
    }
    return places;
}

} // namespace parlour
