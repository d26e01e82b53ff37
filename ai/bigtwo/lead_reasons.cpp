#include "ai/bigtwo/lead_reasons.h"

#include "ai/base/additions.h"
#include "ai/bigtwo/decisive_reasons.h"

namespace parlour::bigtwo {

namespace {

// That a pair is led because it answers hardly any other.
void addHardlyBeats(const Standing& s, CardSet pair, const Phrase& name, ReasonList& reasons) {
    constexpr int kMore = 4; // times
    const int lower = s.lower(pair);
    if (lower == 0 && !s.touchesFive(pair)) // which may take it along
        reasons.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Lead the %1: it beats no pair still out, so only a lead gets rid of "
                            "it."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 leads the %1: it beats no pair still out, so "
                                                "only a lead gets rid of it.")},
            Reason::own(name)));
    else if (pair.highest().rank() <= Six && kMore * lower <= s.pairsOut())
        reasons.push_back(
            because({PARLOUR_PHRASE("Big Two reasons",
                                    "Lead the %1 now: it will hardly ever beat another pair."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "%0 leads the %1, which will hardly ever beat another pair.")},
                    Reason::own(name)));
}

} // namespace

ReasonList whyLead(const Standing& s, CardSet move, const Alternatives& others,
                   const Phrase& name) {
    const CardSet rival = others.rival;
    ReasonList reasons;
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    const Combination play = s.combination(move);
    const CardSet hand = s.hand();
    const bool hasLowest = move.contains(hand.lowest());
    if (s.moves().size() == 1)
        add(because(
            {PARLOUR_PHRASE(
                 "Big Two reasons",
                 "You have to open with your three of diamonds, and it goes with nothing else."),
             PARLOUR_PHRASE(
                 "Big Two thoughts",
                 "%0 has to open with the three of diamonds, which goes with nothing else.")}));
    if (const CardSet back = s.winsBack(hand - move); move.size() == 1 && !back.empty())
        add(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Lead the %1: your %2 wins the lead back, and then you play the rest "
                            "and win."),
             PARLOUR_PHRASE(
                 "Big Two thoughts",
                 "%0 leads the %1: the %2 wins the lead back, and then the rest goes out."),
             Topic::Victory | Topic::LeadBack},
            Reason::own(name), cardName(back.highest())));
    addDecisive(s, move, others, name, reasons);
    const Group* const group = s.isFree(move) ? nullptr : s.split(move);
    const CardSet pair =
        group && group->combination.kind() == Kind::Pair ? group->cards : CardSet();
    if (move.size() == 1 && !pair.empty() && s.isSure(CardSet{pair.lowest()}))
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Play your %1 one at a time: each of them wins you the lead."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "%0 plays the %1 one at a time: each of them wins the lead.")},
                    Reason::own(ranksName(pair.highest().rank()))));
    else if (move.size() == 1 && s.isSure(move) && !pair.empty() && s.isSure(pair))
        // Nobody can beat the pair either: only what is kept tells the card from it.
        addKeepsOther(s, move, pair - move, reasons);
    else if (s.isSure(move) && group)
        add(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Split your %1: nobody can beat the %2, so you lead again."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 splits the %1: nobody can beat the %2, so %0 leads again.")},
            Reason::own(nameOf(group->combination, group->cards)), Reason::own(name)));
    else if (move.size() == 5 && s.nobodyHas(5))
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Nobody has five cards left to beat the %1, so you lead "
                                    "again."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "Nobody has five cards left to beat the %1, so %0 leads "
                                    "again.")},
                    Reason::own(name)));
    else if (s.isSure(move))
        add(because(
            {PARLOUR_PHRASE("Big Two reasons", "Nobody can beat the %1, so you lead again."),
             PARLOUR_PHRASE("Big Two thoughts", "Nobody can beat the %1, so %0 leads again.")},
            Reason::own(name)));
    const bool isRivalSparing =
        rival.size() == 5 || (!rival.empty() && s.fiveLeft(rival) != Kind::None);
    if (const Kind five = s.fiveLeft(move);
        move.size() < 5 && five != Kind::None && !isRivalSparing && !s.holdsTwo(five))
        add(leavesTogether(kindName(five)));
    const auto addLowest = [&] {
        if (hasLowest && move.size() == 1)
            add(because({PARLOUR_PHRASE("Big Two reasons",
                                        "You have the lead: get rid of the %1, your lowest card."),
                         PARLOUR_PHRASE(
                             "Big Two thoughts",
                             "%0 has the lead and gets rid of the %1, the lowest card in hand.")},
                        Reason::own(name)));
        if (hasLowest && move.size() == 2)
            add(because(
                {PARLOUR_PHRASE("Big Two reasons",
                                "You have the lead: get rid of two of your lowest cards at once."),
                 PARLOUR_PHRASE("Big Two thoughts",
                                "%0 has the lead and gets rid of two low cards at once.")}));
        if (hasLowest && move.size() > 2)
            add(because(
                {PARLOUR_PHRASE("Big Two reasons",
                                "Lead the %1: %2 cards go at once, your lowest among them."),
                 PARLOUR_PHRASE("Big Two thoughts", "%0 leads the %1: %2 cards go at once, the "
                                                    "lowest in hand among them.")},
                Reason::own(kindName(play.kind())), Reason::more(move.size())));
    };
    if (hasLowest && move.size() == 1 && hand.size() == 2 &&
        hand.highest().rank() > move.highest().rank())
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Lead the %1: the %2 is likelier to beat a card later, and "
                                    "then you are out."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "%0 leads the %1: the %2 is likelier to beat a card later."),
                     Topic::Kept},
                    Reason::own(name), cardName(hand.highest())));
    const bool isAlone = move.size() == 1 && (hand & ofRank(move.highest().rank())).size() == 1 &&
                         s.combination(rival).kind() == Kind::Straight;
    if (hasLowest && s.prefersPairs(move) && (isAlone || (group && move.size() == 2)))
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Lead the %1, your lowest, and play this hand as pairs rather "
                                    "than as a straight."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "%0 leads the %1, the lowest in hand, and plays pairs rather "
                                    "than a straight.")},
                    name));
    if (const CardSet rest = others.longer - move;
        rest.size() == 3 && move.size() == 2 && RankSet::of(rest).size() == 1 &&
        s.combination(others.longer).kind() == Kind::FullHouse &&
        s.fiveLeft(move) >= Kind::FullHouse)
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Lead the %1: your three %2 still make a full house with "
                                    "another pair."),
                     PARLOUR_PHRASE("Big Two thoughts", "%0 leads the %1: the three %2 still make "
                                                        "a full house with another pair."),
                     Topic::Kept},
                    name, ranksName(rest.highest().rank())));
    addFewFives(s, move, reasons);
    if (!s.pub().needsThreeOfDiamonds()) addLowest();
    if (move.size() == 5)
        add(because(
            {PARLOUR_PHRASE("Big Two reasons", "Get rid of five cards at once with the %1."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 gets rid of five cards at once with the %1.")},
            Reason::own(kindName(play.kind()))));
    addFewHigher(s, move, rival, name, reasons);
    if (move.size() == 2 && !hasLowest && s.isFree(move)) addHardlyBeats(s, move, name, reasons);
    if (move.size() == 2 && s.isFree(move) && others.longer.empty())
        add(because(
            {PARLOUR_PHRASE("Big Two reasons", "Get rid of two cards at once with the %1."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 gets rid of two cards at once with the %1.")},
            Reason::own(name)));
    addKeeps(s, move, rival, name, reasons);
    if (move.size() == 1 && !hasLowest && s.isFree(move) && move.highest().rank() < Ace &&
        s.isLowestLoose(move))
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Lead the %1, the lowest card you hold that goes with nothing "
                                    "else."),
                     PARLOUR_PHRASE("Big Two thoughts", "%0 leads the %1, the lowest card in hand "
                                                        "that goes with nothing else.")},
                    name));
    if (move.size() < 5 && !others.isSplitGood) addLowerSplits(s, move, reasons);
    const bool isSameLower = !others.same.empty() && others.same.highest() < move.highest();
    const bool isLowerGood = isSameLower || others.isLowerGood;
    const bool isLow =
        isLowerGood && move.size() == 1 && move.highest().rank() < Ten && s.nearlyOut(1) == kNoSeat;
    if (isLow && !others.worseLower.empty() && s.isClearlyHarder(move, others.worseLower))
        addHarder(s, move, others.worseLower, reasons);
    else if (isLow)
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "You have the lead: get rid of a low card, the %1 or the %2."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "%0 has the lead and gets rid of a low card: the %1 is as good "
                                    "as the %2.")},
                    name, s.nameOfMove(others.lowest)));
    addComparison(s, move, others, reasons);
    if (!hasLowest && move.size() < 5 &&
        ((s.isOverOther(move) && !s.isSure(move) && !isLowerGood) || reasons.empty()))
        add(because(
            {PARLOUR_PHRASE(
                 "Big Two reasons",
                 "Lead the %1 rather than a lower card: whoever wants the lead has to spend more."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 leads the %1 rather than a lower card: whoever "
                                                "wants the lead has to spend more.")},
            Reason::own(name)));
    if (s.pub().needsThreeOfDiamonds()) addLowest(); // so do all plays
    return reasons;
}

} // namespace parlour::bigtwo
