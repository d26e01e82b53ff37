#include "ai/bigtwo/play_reasons.h"

#include "ai/base/additions.h"

namespace parlour::bigtwo {

Reason leadsNoSingle(Seat last, const Phrase& name) {
    return because(
        {PARLOUR_PHRASE("Big Two reasons",
                        "Don't play a single card: %1 has only one left and can't beat the %2."),
         PARLOUR_PHRASE("Big Two thoughts",
                        "%0 plays no single card: %1 has only one card left and can't beat the "
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

void addDecisive(const Standing& s, CardSet move, const Alternatives& others, const Phrase& name,
                 ReasonList& reasons) {
    const CardSet rival = others.rival;
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    const bool isSure = s.isSure(move);
    const bool isLast = s.leastAfter(move) == 1; // one play is left
    const bool hasLower = std::ranges::any_of(s.moves(), [&](CardSet other) {
        return other.size() == 1 && other.highest() < move.highest();
    });
    if (isSure && isLast)
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Nobody can beat the %1, and then you play the rest and win."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "Nobody can beat the %1, and then %0 plays the rest and wins."),
                     Topic::Victory},
                    Reason::own(name)));
    const auto addLast = [&] {
        if (isLast)
            add(because({PARLOUR_PHRASE("Big Two reasons",
                                        "After this you are only one play away from going out."),
                         PARLOUR_PHRASE("Big Two thoughts",
                                        "After this %0 is only one play away from going out."),
                         Topic::GoingOut}));
    };
    if (!s.pub().isLead()) addLast(); // that is why one takes the lead
    // Not beside what is a greater risk.
    const bool isRisk = rival.size() == 1 ? move.highest() < rival.highest() : !others.isRivalPass;
    if (const Seat last = s.nearlyOut(1); last != kNoSeat) {
        if (move.size() > 1 && s.pub().isLead())
            add(leadsNoSingle(last, name));
        else if (move.size() == 1 && move.highest() == s.hand().highest() && !isSure)
            add(because({PARLOUR_PHRASE("Big Two reasons",
                                        "Play your highest card: %1 has only one card left."),
                         PARLOUR_PHRASE("Big Two thoughts",
                                        "%0 plays the highest card: %1 has only one card left.")},
                        Reason::player(last)));
        else if (move.size() == 1 && !isSure && isRisk)
            add(because(
                {PARLOUR_PHRASE(
                     "Big Two reasons",
                     "Risk the %3, although %1 has only one card left: you need the %2 later."),
                 PARLOUR_PHRASE("Big Two thoughts",
                                "%0 keeps the %2 for later, although %1 has only one card left."),
                 Topic::Kept | Topic::Beaten},
                Reason::player(last), cardName(s.hand().highest()), Reason::own(name)));
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
            add(because(
                {PARLOUR_PHRASE("Big Two reasons", "Play high: %1 has only two cards left."),
                 PARLOUR_PHRASE("Big Two thoughts", "%0 plays high: %1 has only two cards left.")},
                Reason::player(few)));
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

void addKeeps(const Standing& s, CardSet move, CardSet rival, const Phrase& name,
              ReasonList& reasons) {
    if (rival.empty()) return;
    const Group* const group = s.isFree(move) ? s.split(rival) : nullptr;
    if (!group || !(group->cards & move).empty() || rival.size() == 5 ||
        group->combination.kind() == s.combination(move).kind())
        return;
    Reason reason = playsAndKeeps(name, nameOf(group->combination, group->cards));
    reason.about = reason.about | Topic::LeadBack; // what stays together doesn't win it alone
    reasons.push_back(reason);
}

void addComparison(const Standing& s, CardSet move, const Alternatives& others,
                   ReasonList& reasons) {
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    constexpr int kWorthKeeping = Ten;
    const CardSet lower = others.lower;
    const CardSet higher = !others.higher.empty() && others.higher.highest().rank() >= kWorthKeeping
                               ? others.higher
                               : CardSet();
    const bool isHarder = !lower.empty() && !others.isLowerGood && // to beat
                          s.isClearlyHarder(move, lower);
    const CardSet five = others.five;
    const Phrase& name = s.nameOfMove(move);
    if (const Seat few = s.nearlyOut(Standing::kNearlyOut);
        isHarder && few != kNoSeat && s.cardsOf(few) >= move.size())
        add(counted(
            s.cardsOf(few),
            {PARLOUR_PHRASE("Big Two reasons", "Play the %1 rather than the %2: %3 has only one "
                                               "card left, so don't make it easy to beat this."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1 rather than the %2, because %3 "
                                                "has only one card left.")},
            {PARLOUR_PHRASE("Big Two reasons", "Play the %1 rather than the %2: %3 has only %4 "
                                               "cards left, so don't make it easy to beat this."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1 rather than the %2, because %3 "
                                                "has only %4 cards left.")},
            name, s.nameOfMove(lower), Reason::player(few)));
    if (!others.same.empty())
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Play the %1 or the %2: whatever beats one beats the other."),
                     PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1, which is worth as much "
                                                        "as the %2."),
                     Topic::Beaten},
                    name, s.nameOfMove(others.same)));
    if (s.isWorthAsMuch(move, higher))
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Play the %1: whatever beats it beats your %2 as well."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "%0 plays the %1: whatever beats it beats the %2 as well."),
                     Topic::Beaten},
                    name, s.keptName(higher)));
    else if (isHarder && !higher.empty())
        add(s.pub().isLead()
                ? because(
                      {PARLOUR_PHRASE("Big Two reasons", "Lead the %1: it is harder to beat than "
                                                         "the %2, and you keep the %3 for later."),
                       PARLOUR_PHRASE("Big Two thoughts",
                                      "%0 leads the %1: it costs more to beat than the %2, and "
                                      "the %3 stays for later."),
                       Topic::Kept},
                      name, s.nameOfMove(lower), s.keptName(higher))
                : because(
                      {PARLOUR_PHRASE("Big Two reasons", "Play the %1: it is harder to beat than "
                                                         "the %2, and you keep the %3 for later."),
                       PARLOUR_PHRASE("Big Two thoughts",
                                      "%0 plays the %1: it costs more to beat than the %2, and "
                                      "the %3 stays for later."),
                       Topic::Kept},
                      name, s.nameOfMove(lower), s.keptName(higher)));
    else if (!higher.empty() && s.isSure(higher))
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Play the %1 and keep the %2, which nobody can beat."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "%0 plays the %1 and keeps the %2, which nobody can beat."),
                     Topic::Kept},
                    name, s.keptName(higher)));
    else if (!higher.empty())
        add(s.pub().isLead()
                ? because(
                      {PARLOUR_PHRASE("Big Two reasons", "Lead the %1 and keep the %2 for later."),
                       PARLOUR_PHRASE("Big Two thoughts",
                                      "%0 leads the %1 and keeps the %2 for later."),
                       Topic::Kept},
                      name, s.keptName(higher))
                : because(
                      {PARLOUR_PHRASE("Big Two reasons", "Play the %1 and keep the %2 for later."),
                       PARLOUR_PHRASE("Big Two thoughts",
                                      "%0 plays the %1 and keeps the %2 for later."),
                       Topic::Kept},
                      name, s.keptName(higher)));
    else if (isHarder)
        add(s.pub().isLead()
                ? because(
                      {PARLOUR_PHRASE("Big Two reasons",
                                      "Lead the %1 rather than the %2: it is harder to beat."),
                       PARLOUR_PHRASE("Big Two thoughts",
                                      "%0 leads the %1 rather than the %2: it is harder to beat.")},
                      name, s.nameOfMove(lower))
                : because(
                      {PARLOUR_PHRASE("Big Two reasons",
                                      "Play the %1 rather than the %2: it is harder to beat."),
                       PARLOUR_PHRASE("Big Two thoughts",
                                      "%0 plays the %1 rather than the %2: it is harder to beat.")},
                      name, s.nameOfMove(lower)));
    if (five.empty()) return;
    const Kind kind = s.combination(move).kind();
    const auto pairOf = [](CardSet house) {
        CardSet left = house;
        for (const Card card : house)
            if ((house & ofRank(card.rank())).size() > 2) left.erase(card);
        return left;
    };
    const CardSet spent = kind == Kind::FullHouse ? pairOf(move) : move - five;
    const CardSet kept = kind == Kind::FullHouse ? pairOf(five) : five - move;
    if (kept.empty() || spent.empty() || kept.highest().rank() == spent.highest().rank()) return;
    if (kind == Kind::FullHouse && pairOf(move).highest() < pairOf(five).highest())
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Use the %1 for the full house and keep the %2 for later."),
                     PARLOUR_PHRASE("Big Two thoughts", "%0 uses the %1 for the full house and "
                                                        "keeps the %2 for later."),
                     Topic::Kept},
                    pairName(spent.highest().rank()), pairName(kept.highest().rank())));
    else if (kind != Kind::FullHouse && spent.highest() < kept.highest())
        add(because(
            {PARLOUR_PHRASE("Big Two reasons", "Play the %1 that leaves you the %2 for later."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1 that leaves the %2 for later."),
             Topic::Kept},
            kindName(kind), cardName(kept.highest())));
}

void addFewHigher(const Standing& s, CardSet move, CardSet rival, const Phrase& name,
                  ReasonList& reasons) {
    if (move.size() != 1 || !s.isHardToBeat(move, rival)) return;
    if (const int higher = s.higher(move); higher == 1)
        reasons.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons", "Play the %1: only the %2 can still beat it, and "
                                               "you may lead next."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1, which only the %2 can still "
                                                "beat."),
             Topic::Beaten},
            Reason::own(name), Reason::own(s.highestOut(0))));
    else if (higher == 2)
        reasons.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons", "Play the %1: only the %2 and the %3 can still "
                                               "beat it, and you may lead next."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1, which only the %2 and the %3 "
                                                "can still beat."),
             Topic::Beaten},
            Reason::own(name), Reason::own(s.highestOut(1)), Reason::own(s.highestOut(0))));
    else
        reasons.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons", "Play the %1: only %2 cards still out can beat "
                                               "it, and you may lead next."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1, which only %2 cards still out "
                                                "can beat."),
             Topic::Beaten},
            Reason::own(name), Reason::fewer(higher)));
}

} // namespace parlour::bigtwo
