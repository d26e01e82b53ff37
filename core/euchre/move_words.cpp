#include "core/euchre/move_words.h"

#include "core/cards/french_deck.h"

namespace parlour::euchre {

Words moveWords(const Move& move, bool isDealer) {
    Words bid;
    switch (move.kind) {
    case Move::Kind::Pass: return PARLOUR_PHRASE("EuchreWords", "Pass");
    case Move::Kind::Defend: return PARLOUR_PHRASE("EuchreWords", "Defend alone");
    case Move::Kind::Discard:
        return say(PARLOUR_PHRASE("EuchreWords", "Discard the %1"), french::cardName(move.card));
    case Move::Kind::Play: return french::cardName(move.card);
    case Move::Kind::Order:
        bid = isDealer ? PARLOUR_PHRASE("EuchreWords", "Pick it up")
                       : PARLOUR_PHRASE("EuchreWords", "Order up");
        break;
    case Move::Kind::Call: bid = french::suitName(move.suit); break;
    }
    //: A bid, and that its maker plays without the partner
    return move.alone ? say(PARLOUR_PHRASE("EuchreWords", "%1, alone"), bid) : bid;
}

} // namespace parlour::euchre
