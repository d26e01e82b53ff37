// Suits never count in Doudizhu, but its cards have them to look at. A card
// gets its suit when it is first seen at this screen, in an order drawn from the deal's number, so
// that it tells nothing of the cards not yet seen; it keeps that suit for the whole deal.
#pragma once

#include "app/desktop/games/climbing/climbing_scene.h"
#include "core/doudizhu/state.h"

#include <array>
#include <vector>

namespace parlour {

// Cards by their pictures: four of each rank up to the two, then the jokers.
namespace picture {

inline constexpr int kBlackJoker = 4 * doudizhu::BlackJoker;

constexpr int rankOf(int card) {
    return card < kBlackJoker ? card / 4 : doudizhu::BlackJoker + card - kBlackJoker;
}
constexpr CardBits ofRank(int rank) {
    return rank < doudizhu::BlackJoker ? CardBits{15} << 4 * rank
                                       : CardBits{1} << (kBlackJoker + rank - doudizhu::BlackJoker);
}
doudizhu::Cards cardsOf(CardBits pictures);

} // namespace picture

class CardSuits {
public:
    static constexpr int kKitty = doudizhu::kPlayers; // where cards come from, besides the seats

    explicit CardSuits(std::uint64_t dealNumber = 0);

    // Pictures for such cards out of a seat's dealt hand or the kitty: first those seen there
    // before, but for `elsewhere`, then new ones. Precondition: there are as many.
    CardBits shown(doudizhu::Cards cards, int from, CardBits elsewhere);
    // Pictures for such cards, whoever holds them; no card gets its suit by it.
    CardBits any(doudizhu::Cards cards) const;

private:
    struct Card {
        int picture = 0;
        int from = -1; // -1: not seen yet
    };
    int next(int rank, int from, CardBits elsewhere);

    std::array<std::vector<Card>, doudizhu::kRanks>
        m_ofRank; // in the order in which they are given
};

} // namespace parlour
