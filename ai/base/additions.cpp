#include "ai/base/additions.h"

namespace parlour {

namespace {

// The fewer, the better. One has its own wording, which is told, but is weighed as the others are.
template <class... Args>
void addFewer(Additions& additions, int number, const Wording& one, const Wording& more,
              const Args&... args) {
    if (number == 1) additions.push_back(because(one, args...));
    additions.push_back(because(more, args..., Reason::fewer(number)));
}

} // namespace

Reason leavesTogether(const Phrase& group) {
    return because({PARLOUR_PHRASE("Reasons", "This keeps your %1 together."),
                    PARLOUR_PHRASE("Thoughts", "This keeps the %1 together."),
                    Topic::Kept | Topic::Together},
                   group);
}

Reason playsAndKeeps(const Phrase& play, const Phrase& group) {
    return because({PARLOUR_PHRASE("Reasons", "Play the %1 and keep your %2 together."),
                    PARLOUR_PHRASE("Thoughts", "%0 plays the %1 and keeps the %2 together."),
                    Topic::Kept | Topic::Together},
                   Reason::own(play), group);
}

Reason keepsUnbeaten(const Phrase& play) {
    return because({PARLOUR_PHRASE("Reasons", "You keep your %1, which nobody can beat."),
                    PARLOUR_PHRASE("Thoughts", "%0 keeps the %1, which nobody can beat."),
                    Topic::Kept},
                   play);
}

Reason winsBack(const Phrase& play, LeadBack how) {
    if (how == LeadBack::Wins)
        return because({PARLOUR_PHRASE("Reasons", "If you are beaten, your %1 wins the lead back, "
                                                  "and then you play the rest and win."),
                        PARLOUR_PHRASE("Thoughts", "If %0 is beaten, the %1 wins the lead back, "
                                                   "and then %0 plays the rest and wins."),
                        Topic::Victory | Topic::LeadBack},
                       Reason::own(play));
    if (how == LeadBack::Sure)
        return because({PARLOUR_PHRASE("Reasons", "If you are beaten, your %1 wins the lead back."),
                        PARLOUR_PHRASE("Thoughts", "If %0 is beaten, the %1 wins the lead back."),
                        Topic::LeadBack},
                       Reason::own(play));
    return because(
        {PARLOUR_PHRASE("Reasons", "If you are beaten, your %1 should win the lead back."),
         PARLOUR_PHRASE("Thoughts", "If %0 is beaten, the %1 should win the lead back."),
         Topic::LeadBack},
        Reason::own(play));
}

void addPlaysLeft(Additions& additions, int plays) {
    addFewer(
        additions, plays,
        {PARLOUR_PHRASE("Reasons", "What is left goes out in one play."),
         PARLOUR_PHRASE("Thoughts", "What %0 has left goes out in one play."), Topic::GoingOut},
        {PARLOUR_PHRASE("Reasons", "What is left goes out in %1 plays."),
         PARLOUR_PHRASE("Thoughts", "What %0 has left goes out in %1 plays."), Topic::GoingOut});
}

void addBeatenBy(Additions& additions, int cards) {
    addFewer(additions, cards,
             {PARLOUR_PHRASE("Reasons", "Only one card still out can beat it."),
              PARLOUR_PHRASE("Thoughts", "Only one card still out can beat it."), Topic::Beaten},
             {PARLOUR_PHRASE("Reasons", "Only %1 cards still out can beat it."),
              PARLOUR_PHRASE("Thoughts", "Only %1 cards still out can beat it."), Topic::Beaten});
}

Reason isOnlyWinner(const Phrase& play) {
    return because(
        {PARLOUR_PHRASE("Reasons",
                        "Once your %1 is gone, nothing else you hold is sure to win the lead."),
         PARLOUR_PHRASE("Thoughts",
                        "Without the %1 nothing that %0 holds is sure to win the lead.")},
        Reason::own(play));
}

Reason keeps(const Phrase& card) {
    return because({PARLOUR_PHRASE("Reasons", "You keep your %1 for later."),
                    PARLOUR_PHRASE("Thoughts", "%0 keeps the %1 for later."), Topic::Kept},
                   card);
}

Reason keepsTrump(const Phrase& card) {
    return because({PARLOUR_PHRASE("Reasons", "You keep your %1, a trump, for later."),
                    PARLOUR_PHRASE("Thoughts", "%0 keeps the %1, a trump, for later."),
                    Topic::Kept},
                   card);
}

Reason keepsHighest(const Phrase& card) {
    return because({PARLOUR_PHRASE("Reasons", "You keep your %1, the highest of its suit left."),
                    PARLOUR_PHRASE("Thoughts", "%0 keeps the %1, the highest of its suit left."),
                    Topic::Kept},
                   card);
}

Reason keepsHighestTrump(const Phrase& card) {
    return because({PARLOUR_PHRASE("Reasons", "You keep your %1, the highest trump left."),
                    PARLOUR_PHRASE("Thoughts", "%0 keeps the %1, the highest trump left."),
                    Topic::Kept},
                   card);
}

void addAtRisk(Additions& additions, const Phrase& card, int points) {
    addFewer(additions, points,
             {PARLOUR_PHRASE("Reasons", "If the %1 is taken, it costs you only one point."),
              PARLOUR_PHRASE("Thoughts", "If the %1 is taken, it costs only one point.")},
             {PARLOUR_PHRASE("Reasons", "If the %1 is taken, it costs you only %2 points."),
              PARLOUR_PHRASE("Thoughts", "If the %1 is taken, it costs only %2 points.")},
             Reason::own(card));
}

} // namespace parlour
