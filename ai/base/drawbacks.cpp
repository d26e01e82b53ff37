#include "ai/base/drawbacks.h"

#include <cmath>

namespace parlour {

namespace {

// Whether the sentence speaks of the same as one that is told, and names nothing that this does
// not.
bool isToldOf(const Reason& drawback, const Reasons& told) {
    using Arg = Reason::Arg;
    return std::ranges::any_of(told, [&](const Reason& reason) {
        return share(reason.about, drawback.about) &&
               std::ranges::all_of(drawback.args, [&](const Arg& arg) {
                   return arg.kind == Arg::Kind::None || arg.match == Arg::Match::Any ||
                          std::ranges::any_of(reason.args,
                                              [&](const Arg& its) { return isSame(arg, its); });
               });
    });
}

} // namespace

std::optional<Reason> whyNot(const Drawbacks& ofMove, const GoodDrawbacks& ofGood,
                             const Reasons& told) {
    const auto isShared = [&](const Reason& drawback) {
        return std::ranges::any_of(ofGood, [&](const Drawbacks& list) {
            return std::ranges::any_of(
                list, [&](const Reason& its) { return saysTheSame(drawback, its); });
        });
    };
    const auto found = std::ranges::find_if_not(ofMove, [&](const Reason& drawback) {
        return isShared(drawback) || isToldOf(drawback, told);
    });
    return found == ofMove.end() ? std::nullopt : std::optional(*found);
}

bool isShownLower(ValueKind kind, double value, double other) {
    const double digits = kind == ValueKind::Win ? 100 : 10;
    constexpr double kLeast = 0.1; // less is no difference, even if it is rounded to one
    return std::lround(digits * value) < std::lround(digits * other) &&
           digits * (other - value) >= kLeast;
}

Reason splits(const Phrase& group) {
    return because({PARLOUR_PHRASE("Reasons", "This breaks up your %1."),
                    PARLOUR_PHRASE("Thoughts", "This breaks up the %1."), Topic::Together},
                   group);
}

Reason spendsUnbeaten(const Phrase& play) {
    return because({PARLOUR_PHRASE("Reasons", "This spends your %1, which nobody can beat."),
                    PARLOUR_PHRASE("Thoughts", "This spends the %1, which nobody can beat.")},
                   play);
}

Reason usesHigher() {
    return because(PARLOUR_PHRASE("Reasons", "This is higher than it needs to be."));
}

Reason isEasierToBeat() { return because(PARLOUR_PHRASE("Reasons", "This is easier to beat.")); }

Reason needsPlays(int plays) {
    return because({PARLOUR_PHRASE("Reasons", "After this you still need %1 plays to go out."),
                    PARLOUR_PHRASE("Thoughts", "After this %0 still needs %1 plays to go out.")},
                   Reason::more(plays));
}

Reason shedsOnly(int cards) {
    return counted(cards, PARLOUR_PHRASE("Reasons", "This gets rid of only one card."),
                   PARLOUR_PHRASE("Reasons", "This gets rid of only %1 cards."));
}

Reason leavesBehind(const Phrase& card) {
    return because(
        {PARLOUR_PHRASE("Reasons", "Your %1 stays behind, and it is hard to get rid of."),
         PARLOUR_PHRASE("Thoughts", "The %1 stays behind, and it is hard to get rid of.")},
        card);
}

Reason leavesSeveralBehind(const Phrase& cards) {
    return because(
        {PARLOUR_PHRASE("Reasons", "Your %1 stay behind, and they are hard to get rid of."),
         PARLOUR_PHRASE("Thoughts", "The %1 stay behind, and they are hard to get rid of.")},
        cards);
}

Reason mayGoOut(int seat, int cards) {
    return counted(cards,
                   PARLOUR_PHRASE("Reasons", "%1 has only one card left and may go out on it."),
                   PARLOUR_PHRASE("Reasons", "%1 has only %2 cards left and may go out on it."),
                   Reason::player(seat));
}

Reason leavesLeadTo(int seat, int cards, bool isCertain) {
    if (isCertain)
        return counted(
            cards,
            {PARLOUR_PHRASE("Reasons", "This leaves the lead to %1, who has only one card left."),
             Topic::LeadLeft},
            {PARLOUR_PHRASE("Reasons", "This leaves the lead to %1, who has only %2 cards left."),
             Topic::LeadLeft},
            Reason::player(seat));
    return counted(
        cards,
        {PARLOUR_PHRASE("Reasons", "This may leave the lead to %1, who has only one card left."),
         Topic::LeadLeft},
        {PARLOUR_PHRASE("Reasons", "This may leave the lead to %1, who has only %2 cards left."),
         Topic::LeadLeft},
        Reason::player(seat));
}

Reason leavesLead(int seat, bool isCertain) {
    return because({isCertain ? PARLOUR_PHRASE("Reasons", "This leaves the lead to %1.")
                              : PARLOUR_PHRASE("Reasons", "This may leave the lead to %1."),
                    Topic::LeadLeft},
                   Reason::player(seat));
}

} // namespace parlour
