#include "app/desktop/models/card_scene.h"

namespace parlour {

namespace {

constexpr int kSeenInStack = 6; // cards of a stack that are drawn

// Layers of the table, by zone; within each, later cards cover earlier ones.
constexpr std::array kLayers{0, 50, 100, 300, 200, 0};

} // namespace

bool CardScene::isFaceUp(int token) const {
    const CardTokens::Token& lying = m_tokens[token];
    if (lying.card == CardTokens::kUnknown) return false;
    return lying.zone == Turned || lying.zone == Played || lying.zone == LastTrick ||
           (lying.zone == Hand && isOpen(lying.owner));
}

void CardScene::undeal(int cards) {
    m_tokens.reset(cards, Stock);
    m_isOpen = {};
}

void CardScene::open(Seat seat, const std::vector<int>& hand) {
    m_isOpen[static_cast<std::size_t>(seat)] = true;
    m_tokens.reveal(Hand, seat, hand);
}

void CardScene::close(Seat seat) {
    m_isOpen[static_cast<std::size_t>(seat)] = false;
    m_tokens.conceal(Hand, seat);
    m_tokens.conceal(Stock, 0); // what somebody has discarded there
}

void CardScene::arrange(Seat seat, const std::vector<int>& cards,
                        const std::vector<int>& positions) {
    if (!isOpen(seat)) return;
    for (std::size_t i = 0; i < cards.size(); ++i)
        m_tokens.setSlot(m_tokens.find(cards[i]), positions[i]);
}

std::vector<CardPlace> CardScene::places() const {
    std::vector<CardPlace> places;
    for (const CardTokens::Token& token : m_tokens.all()) {
        CardPlace& place = places.emplace_back();
        place.zone = token.zone;
        place.owner = token.owner;
        place.slot = token.slot;
        place.count = m_tokens.count(token.zone, token.owner);
        place.z = kLayers[static_cast<std::size_t>(token.zone)] + token.slot;
        place.delay = token.delay;
        place.inStack =
            (token.zone == Stock || token.zone == Pile) && token.slot < place.count - kSeenInStack;
    }
    return places;
}

int CardScene::draw(Seat seat, int slot, int delay) {
    const int token = m_tokens.top(Stock);
    m_tokens.put(token, Hand, seat, slot, delay);
    return token;
}

} // namespace parlour
