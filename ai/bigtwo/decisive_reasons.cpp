#include "ai/bigtwo/decisive_reasons.h"

namespace parlour::bigtwo {

Reason leadsNoSingle(Seat last, const Phrase& name) {
    return because(
        {PARLOUR_PHRASE("Big Two reasons",
                        "Don't lead a single: %1 has only one card left and can't beat the %2."),
         PARLOUR_PHRASE("Big Two thoughts",
                        "%0 leads no single: %1 has only one card left and can't beat the "
                        "%2.")},
        Reason::player(last), Reason::own(name));
}

Reason isHardFor(const Standing& s, Seat last, CardSet move) {
    const Phrase& name = s.nameOfMove(move);
    const int higher = s.higher(move);
    if (higher == 1)
        return because({PARLOUR_PHRASE("Big Two reasons", "%1 has only one card left, and only the "
                                                          "%2 can still beat the %3."),
                        Topic::Beaten},
                       Reason::player(last), Reason::own(s.highestOut(0)), Reason::own(name));
    if (higher == 2)
        return because({PARLOUR_PHRASE("Big Two reasons", "%1 has only one card left, and only the "
                                                          "%2 and the %3 can still beat the %4."),
                        Topic::Beaten},
                       Reason::player(last), Reason::own(s.highestOut(1)),
                       Reason::own(s.highestOut(0)), Reason::own(name));
    return because({PARLOUR_PHRASE("Big Two reasons", "%1 has only one card left, and only %2 of "
                                                      "the cards still out beat the %3."),
                    Topic::Beaten},
                   Reason::player(last), Reason::fewer(higher), Reason::own(name));
}

Reason playsNotLow(Seat last) {
    return because(
        {PARLOUR_PHRASE("Big Two reasons", "%1 has only one card left, so don't play too low."),
         PARLOUR_PHRASE("Big Two thoughts",
                        "%1 has only one card left, so %0 doesn't play too low.")},
        Reason::player(last));
}

Reason leavesNoLead(const Standing& s) {
    const Seat owner = s.pub().owner;
    return counted(s.cardsOf(owner),
                   {PARLOUR_PHRASE("Big Two reasons",
                                   "Don't leave the lead to %1, who has only one card left."),
                    PARLOUR_PHRASE("Big Two thoughts",
                                   "%0 doesn't leave the lead to %1, who has only one card left."),
                    Topic::LeadLeft},
                   {PARLOUR_PHRASE("Big Two reasons",
                                   "Don't leave the lead to %1, who has only %2 cards left."),
                    PARLOUR_PHRASE("Big Two thoughts",
                                   "%0 doesn't leave the lead to %1, who has only %2 cards left."),
                    Topic::LeadLeft},
                   Reason::player(owner));
}

namespace {

// That a card is played which a player with one may beat; what the one that is kept is for, if that
// is likely.
void addRisk(const Standing& s, CardSet move, Seat last, const Phrase& name, ReasonList& reasons) {
    const CardSet kept = s.highestKept(move);
    const CardSet highest{kept.highest()};
    const Phrase thought = PARLOUR_PHRASE(
        "Big Two thoughts", "%0 keeps the %2 for later, although %1 has only one card left.");
    const Phrase advice =
        s.isSure(highest) || s.isHardToBeat(highest, {})
            ? PARLOUR_PHRASE("Big Two reasons", "Risk the %3, although %1 has only one card left: "
                                                "you need the %2 later to win the lead.")
            : PARLOUR_PHRASE(
                  "Big Two reasons",
                  "Risk the %3, although %1 has only one card left: you need the %2 later.");
    reasons.push_back(because({advice, thought, Topic::Kept | Topic::Beaten}, Reason::player(last),
                              Standing::nameOfRank(kept), Reason::own(name)));
}

} // namespace

void addDecisive(const Standing& s, CardSet move, const Alternatives& others, const Phrase& name,
                 ReasonList& reasons) {
    const CardSet rival = others.rival;
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    const bool isSure = s.takesLead(move);
    const bool isLast = s.leastAfter(move) == 1; // one play is left
    const auto isLower = [&](CardSet other) {
        return other.size() == 1 && other.highest() < move.highest();
    };
    const bool hasLower = std::ranges::any_of(s.moves(), isLower);
    const bool isHarder = // to beat than what could be led instead
        !s.pub().isLead() || std::ranges::any_of(s.moves(), [&](CardSet other) {
            return isLower(other) && !s.isWorthAsMuch(other, move);
        });
    if (isSure && isLast)
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Nobody can beat the %1, and then you play the rest and win."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "Nobody can beat the %1, and then %0 plays the rest and wins."),
                     Topic::Victory},
                    Reason::own(name)));
    const auto addLast = [&] {
        const CardSet rest = s.hand() - move;
        if (!isLast || isSure) return;
        if (const Kind kind = s.combination(rest).kind();
            kind == s.combination(move).kind() && move.size() == 5)
            add(because(
                {PARLOUR_PHRASE("Big Two reasons",
                                "Play the %1: if nobody beats it, you go out with your other %2."),
                 PARLOUR_PHRASE("Big Two thoughts",
                                "%0 plays the %1 and has only another %2 left."),
                 Topic::GoingOut | Topic::Kept},
                Reason::own(name), Reason::own(kindName(kind))));
        else
            add(because(
                {PARLOUR_PHRASE("Big Two reasons",
                                "Play the %1: if nobody beats it, you go out with your %2."),
                 PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1 and has only the %2 left."),
                 Topic::GoingOut | Topic::Kept},
                Reason::own(name), Reason::own(s.nameOfMove(rest))));
    };
    if (!s.pub().isLead()) { // that is why one takes the lead
        if (isLast) addFewHigher(s, move, rival, name, reasons);
        addLast();
    }
    // Not beside what is a greater risk.
    const bool isRisk = rival.size() == 1 ? move.highest() < rival.highest() : !others.isRivalPass;
    if (const Seat last = s.nearlyOut(1); last != kNoSeat) {
        if (move.size() > 1 && s.pub().isLead())
            add(leadsNoSingle(last, name));
        else if (move.size() == 1 && move.highest() == s.hand().highest() && !isSure) {
            if (isHarder)
                add(because({PARLOUR_PHRASE("Big Two reasons",
                                            "Play your highest card: %1 has only one card left."),
                             PARLOUR_PHRASE("Big Two thoughts", "%0 plays the highest card: %1 has "
                                                                "only one card left.")},
                            Reason::player(last)));
        } else if (move.size() == 1 && !isSure && isRisk)
            addRisk(s, move, last, name, reasons);
    } else if (const Seat few = s.nearlyOut(2); few != kNoSeat && move.size() == 1) {
        if (s.pub().isLead() && rival.size() == 2 && !s.isSure(rival))
            add(because(
                {PARLOUR_PHRASE(
                     "Big Two reasons",
                     "Lead a single card, no pair: %1 has two cards left and might go out on it."),
                 PARLOUR_PHRASE("Big Two thoughts", "%0 leads a single card, no pair: %1 has two "
                                                    "cards left and might go out on it.")},
                Reason::player(few)));
        else if (!isSure && move.highest().rank() >= Jack && others.higher.empty() && hasLower &&
                 !(rival.size() == 1 && rival.highest() > move.highest()))
            add(because({PARLOUR_PHRASE("Big Two reasons",
                                        "Go high with the %2: %1 has only two cards left."),
                         PARLOUR_PHRASE("Big Two thoughts",
                                        "%0 goes high with the %2: %1 has only two cards left.")},
                        Reason::player(few), Reason::own(name)));
    }
    if (s.pub().isLead()) addLast();
    if (const Seat few = s.nearlyOut(Standing::kNearlyOut);
        few != kNoSeat && move.size() == 5 && s.pub().isLead() && !s.nobodyHas(5))
        add(counted(
            s.cardsOf(few),
            {PARLOUR_PHRASE("Big Two reasons",
                            "Play five at once: with only one card left %1 can't beat them."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 plays five at once: with only one card left %1 can't beat them.")},
            {PARLOUR_PHRASE("Big Two reasons",
                            "Play five at once: with only %2 cards left %1 can't beat them."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 plays five at once: with only %2 cards left %1 can't beat them.")},
            Reason::player(few)));
}

} // namespace parlour::bigtwo
