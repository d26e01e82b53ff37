#include "ai/euchre/habits.h"

#include "ai/euchre/trick.h"

#include <array>

namespace parlour::euchre {

namespace {

constexpr std::array<DecisionLabel, 5> kKinds{{
    {"bid", PARLOUR_PHRASE("Kinds of decision", "Bidding")},
    {"discard", PARLOUR_PHRASE("Kinds of decision", "Discarding")},
    {"lead", PARLOUR_PHRASE("Kinds of decision", "Leading")},
    {"follow", PARLOUR_PHRASE("Kinds of decision", "Following suit")},
    {"void", PARLOUR_PHRASE("Kinds of decision", "Trumping or throwing")},
}};

constexpr std::array<DecisionLabel, 13> kHabits{{
    {"makes-too-much", PARLOUR_PHRASE("Euchre habits", "You name trump with too weak a hand")},
    {"makes-too-little",
     PARLOUR_PHRASE("Euchre habits", "You pass with a hand that is good enough to name trump")},
    {"wrong-suit", PARLOUR_PHRASE("Euchre habits", "You name the wrong suit as trump")},
    {"alone-too-much",
     PARLOUR_PHRASE("Euchre habits", "You go alone with a hand that needs your partner")},
    {"alone-too-little",
     PARLOUR_PHRASE("Euchre habits", "You take your partner along when you should go alone")},
    {"discards-wrong", PARLOUR_PHRASE("Euchre habits", "You put the wrong card away as dealer")},
    {"leads-trump", PARLOUR_PHRASE("Euchre habits", "You lead trump when you should keep it")},
    {"leads-no-trump", PARLOUR_PHRASE("Euchre habits", "You keep trump when you should lead it")},
    {"beats-partner",
     PARLOUR_PHRASE("Euchre habits", "You take tricks that your partner is winning")},
    {"trumps-early", PARLOUR_PHRASE("Euchre habits", "You trump in too early")},
    {"lets-go", PARLOUR_PHRASE("Euchre habits", "You let tricks go that you should take")},
    {"wins-high", PARLOUR_PHRASE("Euchre habits", "You win tricks with more than you need")},
    {"throws-wrong",
     PARLOUR_PHRASE("Euchre habits", "You throw the wrong card when you do not want the trick")},
}};

bool isMaking(Move move) { return move.kind == Move::Kind::Order || move.kind == Move::Kind::Call; }

std::string_view bidHabit(Move played, Move best) {
    if (isMaking(played) && isMaking(best)) {
        if (played.kind != best.kind || played.suit != best.suit) return "wrong-suit";
        return played.alone ? "alone-too-much" : "alone-too-little";
    }
    if (isMaking(played)) return "makes-too-much";
    if (isMaking(best)) return "makes-too-little";
    return played.kind == Move::Kind::Defend ? "alone-too-much" : "alone-too-little";
}

} // namespace

std::span<const DecisionLabel> Habits::kinds() { return kKinds; }
std::span<const DecisionLabel> Habits::habits() { return kHabits; }

std::string_view Habits::kindOf(const Observation& view, Move /*best*/) {
    if (view.pub.phase == Phase::Discard) return "discard";
    if (view.pub.phase != Phase::Play) return "bid";
    if (view.pub.onTable == 0) return "lead";
    return (view.hand & cardsOf(view.pub.lead(), view.pub.trump)).empty() ? "void" : "follow";
}

std::string_view Habits::habitOf(const Observation& view, Move played, Move best) {
    if (view.pub.phase == Phase::Discard) return "discards-wrong";
    if (view.pub.phase != Phase::Play) return bidHabit(played, best);
    const Trick trick(view);
    const auto isTrump = [&](Move move) { return suitOf(move.card, trick.trump) == trick.trump; };
    if (trick.isLead())
        return isTrump(played) == isTrump(best) ? ""
               : isTrump(played)                ? "leads-trump"
                                                : "leads-no-trump";
    const bool wins = trick.beats(played.card);
    const bool shouldWin = trick.beats(best.card);
    if (wins && !shouldWin)
        return trick.partnerIsWinning                         ? "beats-partner"
               : isTrump(played) && trick.lead != trick.trump ? "trumps-early"
                                                              : "";
    if (shouldWin && !wins) return "lets-go";
    if (!wins) return "throws-wrong";
    return trick.count(played.card) > trick.count(best.card) ? "wins-high" : "";
}

} // namespace parlour::euchre
