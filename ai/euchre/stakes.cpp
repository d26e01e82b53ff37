#include "ai/euchre/stakes.h"

#include "ai/euchre/card_reasons.h"
#include "ai/euchre/trick.h"

namespace parlour::euchre {

void addStakes(const Observation& view, Card card, ReasonList& reasons) {
    const TricksSoFar tricks(view);
    const auto name = Reason::own(cardCalled(card, view.pub.trump));
    const auto add = [&](const Wording& wording, const auto&... args) {
        reasons.push_back(because(wording, args...));
    };
    if (tricks.isMaker && tricks.own + 1 == 3)
        add({PARLOUR_PHRASE(
                 "Euchre reasons",
                 "The %1 takes your side's third trick, so you can't be euchred any more."),
             PARLOUR_PHRASE(
                 "Euchre thoughts",
                 "The %1 takes the third trick for %0's side, so there is no euchre now.")},
            name);
    if (tricks.isMaker && tricks.own < 2 && tricks.theirs == 2)
        add({PARLOUR_PHRASE("Euchre reasons",
                            "The %1 takes this trick: with one more the opponents would euchre "
                            "you."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "The %1 takes this trick: with one more the opponents would euchre "
                            "%0's side.")},
            name);
    if (!tricks.isMaker && tricks.own + 1 == 3)
        add({PARLOUR_PHRASE("Euchre reasons",
                            "The %1 takes your side's third trick: %2 is euchred."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "The %1 takes the third trick for %0's side: %2 is euchred.")},
            name, Reason::player(view.pub.maker));
    if (!tricks.isMaker && tricks.own == 0 && tricks.theirs >= 3)
        add({PARLOUR_PHRASE("Euchre reasons", "One trick stops the march, and the %1 takes it."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "One trick stops the march, and %0 takes it with the %1.")},
            name);
}

} // namespace parlour::euchre
