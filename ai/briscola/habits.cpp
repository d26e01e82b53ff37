#include "ai/briscola/habits.h"

#include "ai/briscola/trick_view.h"

#include <array>

namespace parlour::briscola {

namespace {

constexpr int kWorthTrumping = 10; // points: an ace or a three

constexpr std::array<DecisionLabel, 3> kKinds{{
    {"lead", PARLOUR_PHRASE("Kinds of decision", "Leading")},
    {"follow", PARLOUR_PHRASE("Kinds of decision", "Following")},
    {"ending", PARLOUR_PHRASE("Kinds of decision", "Once the stock is empty")},
}};

constexpr std::array<DecisionLabel, 10> kHabits{{
    {"leads-trump", PARLOUR_PHRASE("Briscola habits", "You lead trumps that you should keep")},
    {"leads-no-trump", PARLOUR_PHRASE("Briscola habits", "You keep trumps that you should lead")},
    {"leads-points", PARLOUR_PHRASE("Briscola habits", "You lead cards with too many points")},
    {"beats-partner",
     PARLOUR_PHRASE("Briscola habits", "You take tricks that your partner is winning")},
    {"trumps-little",
     PARLOUR_PHRASE("Briscola habits", "You spend trumps on tricks that are worth little")},
    {"trumps-high", PARLOUR_PHRASE("Briscola habits", "You trump in with more than you need")},
    {"takes-wrong", PARLOUR_PHRASE("Briscola habits", "You take tricks that you should let go")},
    {"lets-go", PARLOUR_PHRASE("Briscola habits", "You let tricks go that you should take")},
    {"gives-points", PARLOUR_PHRASE("Briscola habits", "You give points away in tricks you lose")},
    {"keeps-points",
     PARLOUR_PHRASE("Briscola habits", "You keep points back from tricks your side wins")},
}};

std::string_view leadHabit(Card played, Card best, int trump) {
    const bool isTrump = played.suit() == trump;
    if (isTrump != (best.suit() == trump)) return isTrump ? "leads-trump" : "leads-no-trump";
    return italian::points(played) > italian::points(best) ? "leads-points" : "";
}

} // namespace

std::span<const DecisionLabel> Habits::kinds() { return kKinds; }
std::span<const DecisionLabel> Habits::habits() { return kHabits; }

std::string_view Habits::kindOf(const Observation& view, Card /*best*/) {
    return view.pub.stock == 0 ? "ending" : view.pub.onTable == 0 ? "lead" : "follow";
}

std::string_view Habits::habitOf(const Observation& view, Card played, Card best) {
    const TrickView trick(view.pub, view.seat);
    if (trick.isLead()) return leadHabit(played, best, trick.trump);
    const bool takes = trick.takes(played);
    const bool shouldTake = trick.takes(best);
    const bool isTrump = played.suit() == trick.trump;
    const int more = italian::points(played) - italian::points(best);
    if (takes && !shouldTake) {
        if (trick.partnerIsAhead) return "beats-partner";
        return isTrump && trick.points < kWorthTrumping ? "trumps-little" : "takes-wrong";
    }
    if (shouldTake && !takes) return trick.partnerIsAhead ? "" : "lets-go";
    if (takes && isTrump && best.suit() == trick.trump && played.rank() > best.rank())
        return "trumps-high";
    if (trick.holds(played)) return more < 0 ? "keeps-points" : "";
    return more > 0 ? "gives-points" : "";
}

} // namespace parlour::briscola
