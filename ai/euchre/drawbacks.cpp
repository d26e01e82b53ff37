#include "ai/euchre/drawbacks.h"

#include "ai/euchre/bid_drawbacks.h"
#include "ai/euchre/card_drawbacks.h"

namespace parlour::euchre {

Drawbacks drawbacksOf(const Observation& view, Move move, Move advised) {
    switch (view.pub.phase) {
    case Phase::Order:
    case Phase::Call: return bidDrawbacks(view, move, advised);
    case Phase::Discard: return discardDrawbacks(view, move.card, advised.card);
    case Phase::Play: return playDrawbacks(view, move.card, advised.card);
    case Phase::Defend: return defenceDrawbacks(view, move, advised);
    case Phase::Over: break;
    }
    return {};
}

} // namespace parlour::euchre
