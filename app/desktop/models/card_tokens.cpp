#include "app/desktop/models/card_tokens.h"

#include "core/base/rng.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace parlour {

void CardTokens::reset(int count, int zone) {
    m_tokens.assign(static_cast<std::size_t>(count), {});
    m_picks = 0;
    for (int token = 0; token < count; ++token) put(token, zone, 0, token);
}

std::vector<int> CardTokens::in(int zone, Seat owner) const {
    std::vector<int> tokens;
    for (std::size_t i = 0; i < m_tokens.size(); ++i)
        if (m_tokens[i].zone == zone && m_tokens[i].owner == owner)
            tokens.push_back(static_cast<int>(i));
    std::ranges::stable_sort(tokens, {}, [this](int token) { return (*this)[token].slot; });
    return tokens;
}

int CardTokens::count(int zone, Seat owner) const {
    return static_cast<int>(std::ranges::count_if(
        m_tokens, [&](const Token& token) { return token.zone == zone && token.owner == owner; }));
}

int CardTokens::top(int zone, Seat owner) const {
    const std::vector<int> tokens = in(zone, owner);
    assert(!tokens.empty());
    return tokens.back();
}

int CardTokens::find(int card) const {
    const auto found = std::ranges::find(m_tokens, card, &Token::card);
    return card == kUnknown || found == m_tokens.end() ? kUnknown
                                                       : static_cast<int>(found - m_tokens.begin());
}

std::vector<int> CardTokens::cardsIn(int zone, Seat owner) const {
    std::vector<int> cards;
    for (const int token : in(zone, owner))
        if ((*this)[token].card != kUnknown) cards.push_back((*this)[token].card);
    return cards;
}

void CardTokens::put(int token, int zone, Seat owner, int slot, int delay) {
    Token& moved = at(token);
    moved.zone = zone;
    moved.owner = owner;
    moved.slot = slot;
    moved.delay = delay;
}

void CardTokens::add(int token, int zone, Seat owner, int delay) {
    const std::vector<int> there = in(zone, owner);
    put(token, zone, owner, there.empty() ? 0 : (*this)[there.back()].slot + 1, delay);
}

void CardTokens::setSlot(int token, int slot) { at(token).slot = slot; }

void CardTokens::closeUp(int zone, Seat owner) {
    int slot = 0;
    for (const int token : in(zone, owner)) setSlot(token, slot++);
}

void CardTokens::forgetDelays() {
    for (Token& token : m_tokens) token.delay = 0;
}

void CardTokens::show(int token, int card) {
    learn(token, card);
    at(token).isPublic = true;
}

void CardTokens::learn(int token, int card) {
    assert(card != kUnknown && (find(card) == kUnknown || find(card) == token));
    at(token).card = card;
}

void CardTokens::reveal(int zone, Seat owner, std::vector<int> cards) {
    const std::vector<int> tokens = in(zone, owner);
    assert(cards.size() == tokens.size());
    for (const int token : tokens) std::erase(cards, (*this)[token].card);
    for (const int token : tokens)
        if ((*this)[token].card == kUnknown && std::erase(cards, (*this)[token].before) > 0)
            learn(token, (*this)[token].before);
    auto next = cards.begin();
    for (const int token : tokens)
        if ((*this)[token].card == kUnknown) learn(token, *next++);
    assert(next == cards.end());
}

void CardTokens::conceal(int zone, Seat owner) {
    for (const int token : in(zone, owner)) {
        Token& hidden = at(token);
        if (hidden.isPublic || hidden.card == kUnknown) continue;
        hidden.before = std::exchange(hidden.card, kUnknown);
    }
}

void CardTokens::mix(int zone, Seat owner) {
    for (const int token : in(zone, owner)) {
        at(token).card = kUnknown;
        at(token).isPublic = false;
    }
}

int CardTokens::pick(int zone, Seat owner, int card) {
    Rng lot(m_picks++); // the same in every view of a deal
    if (const int known = find(card); known != kUnknown) {
        assert((*this)[known].zone == zone && (*this)[known].owner == owner);
        return known;
    }
    std::vector<int> tokens = in(zone, owner);
    assert(!tokens.empty());
    std::erase_if(tokens, [this](int token) { return (*this)[token].card != kUnknown; });
    assert(!tokens.empty());
    const int token = tokens[lot.below(static_cast<std::uint32_t>(tokens.size()))];
    at(token).card = card;
    return token;
}

} // namespace parlour
