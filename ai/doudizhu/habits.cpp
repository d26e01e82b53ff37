#include "ai/doudizhu/habits.h"

#include "ai/doudizhu/split.h"

#include <array>

namespace parlour::doudizhu {

namespace {

constexpr std::array<DecisionLabel, 4> kKinds{{
    {"bid", PARLOUR_PHRASE("Kinds of decision", "Bidding")},
    {"lead", PARLOUR_PHRASE("Kinds of decision", "Leading")},
    {"answer", PARLOUR_PHRASE("Kinds of decision", "Answering an opponent")},
    {"partner", PARLOUR_PHRASE("Kinds of decision", "Answering your partner")},
}};

constexpr std::array<DecisionLabel, 13> kHabits{{
    {"bids-too-much", PARLOUR_PHRASE("Doudizhu habits", "You bid too much for your hand")},
    {"bids-too-little", PARLOUR_PHRASE("Doudizhu habits", "You bid too little for your hand")},
    {"bombs-early", PARLOUR_PHRASE("Doudizhu habits", "You play bombs too early")},
    {"bombs-late", PARLOUR_PHRASE("Doudizhu habits", "You hold bombs back too long")},
    {"passes", PARLOUR_PHRASE("Doudizhu habits", "You pass when you should play")},
    {"beats-partner", PARLOUR_PHRASE("Doudizhu habits", "You beat your partner's cards")},
    {"breaks-up", PARLOUR_PHRASE("Doudizhu habits", "You break up combinations")},
    {"plays-on", PARLOUR_PHRASE("Doudizhu habits", "You play when you should pass")},
    {"kickers", PARLOUR_PHRASE("Doudizhu habits", "You carry the wrong kickers")},
    {"too-high", PARLOUR_PHRASE("Doudizhu habits", "You play higher than you should")},
    {"too-low", PARLOUR_PHRASE("Doudizhu habits", "You play lower than you should")},
    {"leads-few", PARLOUR_PHRASE("Doudizhu habits", "You lead too few cards at once")},
    {"leads-many", PARLOUR_PHRASE("Doudizhu habits", "You lead too many cards at once")},
}};

// Whether the rest of the hand takes as many turns as all of it did.
bool takesAsMany(Cards hand, Cards play) {
    return !play.empty() && split(hand - play).plays() >= split(hand).plays();
}

bool isPartnersPlay(const Observation& view) {
    return view.pub.owner != view.seat && view.pub.areAllies(view.pub.owner, view.seat);
}

} // namespace

std::span<const DecisionLabel> Habits::kinds() { return kKinds; }
std::span<const DecisionLabel> Habits::habits() { return kHabits; }

std::string_view Habits::kindOf(const Observation& view, Move /*best*/) {
    if (view.pub.isBidding()) return "bid";
    return view.pub.isLead() ? "lead" : isPartnersPlay(view) ? "partner" : "answer";
}

std::string_view Habits::habitOf(const Observation& view, Move played, Move best) {
    if (view.pub.isBidding()) {
        const auto bid = [](Move move) { return move.isBid() ? move.bid() : 0; };
        return bid(played) > bid(best) ? "bids-too-much" : "bids-too-little";
    }
    const Kickers kickers = view.pub.options.kickers;
    const Pattern own = patternOf(played.cards(), kickers);
    const Pattern other = patternOf(best.cards(), kickers);
    if (own.isBomb() != other.isBomb()) return own.isBomb() ? "bombs-early" : "bombs-late";
    if (played.isPass()) return "passes";
    if (best.isPass() && isPartnersPlay(view)) return "beats-partner";
    if (takesAsMany(view.hand, played.cards()) && !takesAsMany(view.hand, best.cards()))
        return "breaks-up";
    if (best.isPass()) return "plays-on";
    if (own == other) return "kickers";
    if (own.isAlike(other)) return own.lowest > other.lowest ? "too-high" : "too-low";
    const int more = played.cards().size() - best.cards().size();
    return more == 0 ? "" : more < 0 ? "leads-few" : "leads-many";
}

} // namespace parlour::doudizhu
