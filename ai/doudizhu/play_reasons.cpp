#include "ai/doudizhu/play_reasons.h"

#include "ai/base/additions.h"
#include "ai/doudizhu/play_name.h"

#include <string_view>
#include <utility>

namespace parlour::doudizhu {

namespace {

// Whether a single card is a joker of the rocket that the play leaves.
bool isOfRocket(const Standing& s, Cards cards, Pattern kept) {
    return isPlain(kept, Kind::Single) && kJokers.contains(kept.lowest) &&
           (s.hand() - cards).contains(kRocket);
}

constexpr int kFewAbove = 4; // cards still out: what they beat may yet win the lead

// What is kept instead of a play: of more of a rank none is set apart, nor one joker of two.
const Phrase& keptName(const Standing& s, Cards cards, Pattern pattern) {
    if (isOfRocket(s, cards, pattern)) return playName({Kind::Rocket, 1, BlackJoker});
    const bool isOfMore = pattern.length == 1 && pattern.kind <= Kind::Pair &&
                          pattern.lowest <= Two &&
                          s.hand().count(pattern.lowest) > copiesOf(pattern.kind);
    return isOfMore ? ranksName(pattern.lowest) : groupName(pattern);
}

// What a play of several ranks keeps together: its name alone would not tell it from others.
Reason playsLineAndKeeps(Pattern pattern, Pattern kept) {
    return because(
        {PARLOUR_PHRASE("Doudizhu reasons", "Play the %1 from %2 to %3 and keep your %4 together."),
         PARLOUR_PHRASE("Doudizhu thoughts",
                        "%0 plays the %1 from %2 to %3 and keeps the %4 together."),
         Topic::Kept | Topic::Together},
        Reason::own(patternName(pattern)), Reason::own(rankName(pattern.lowest)),
        Reason::own(rankName(pattern.highest())), groupName(kept));
}

// The sequence of single cards that a play leaves whole and the other breaks up, or nothing.
Pattern sequenceKept(const Standing& s, Cards cards, Cards other) {
    const Cards rest = s.hand() - cards;
    const Pattern whole = Standing::longestSequence(rest);
    const RankSet ranks = RankSet::run(whole.lowest, whole.length);
    const bool isBroken = !(ranks & other.ranks()).empty() &&
                          Standing::longestSequence(s.hand() - other).length < whole.length;
    const bool isUsed = isBroken && s.least(rest - Cards::ofEach(ranks)) < s.least(rest);
    return isUsed ? whole : Pattern();
}

// What a plan of several plays calls one of them. Precondition: not the rocket.
const Phrase& planName(Pattern pattern) {
    return pattern.length == 1 && copiesOf(pattern.kind) > 2 ? ranksName(pattern.lowest)
                                                             : playName(pattern);
}

// Two plays that get rid of these cards, of which only a bomb beats the first: that of the most
// cards, and then the lowest; or nothing. Both can be told by their names, and no bomb stops a
// rocket that goes last.
struct LastPlays {
    Pattern next{}, last{};
};
LastPlays lastPlays(const Standing& s, Cards rest) {
    LastPlays found;
    Cards best;
    forEachPlay(rest, s.pub().options.kickers, [&](Cards play) {
        const Pattern next = s.patternOf(play), last = s.patternOf(rest - play);
        if (!last || carries(last.kind) || last.kind == Kind::Rocket || next.isBomb() ||
            s.canBeBeatenWithoutBombs(next))
            return;
        if (!best.empty() &&
            std::pair(-play.size(), play.bits()) >= std::pair(-best.size(), best.bits()))
            return;
        best = play;
        found = {next, last};
    });
    return found;
}

// The whole way out: this play, another one and the last.
void addPlan(const Standing& s, Cards cards, Pattern pattern, ReasonList& reasons) {
    const Cards rest = s.hand() - cards;
    if (pattern.isBomb() || s.canBeBeatenWithoutBombs(pattern) || s.patternOf(rest)) return;
    const LastPlays plays = lastPlays(s, rest);
    if (!plays.last) return;
    const Phrase& name = planName(pattern);
    const Phrase& next = planName(plays.next);
    const Phrase& last = planName(plays.last);
    const std::string_view first = name.english; // of two with one name none is told
    if (first == next.english || first == last.english ||
        std::string_view(next.english) == last.english)
        return;
    const auto add = [&](const Wording& wording, const auto& by) {
        reasons.push_back(
            because(wording, Reason::own(name), Reason::own(next), Reason::own(last), by));
    };
    const bool isPeasant = s.partner() != kNoSeat;
    if (s.canBeBeaten(pattern) || s.canBeBeaten(plays.next))
        add({PARLOUR_PHRASE("Doudizhu reasons", "Only %4 can stop you: play the %1, then the %2, "
                                                "and go out with the %3."),
             PARLOUR_PHRASE("Doudizhu thoughts", "Only %4 can stop %0: the %1 goes first, then the "
                                                 "%2, and the %3 goes out."),
             Topic::GoingOut | Topic::Beaten},
            bombsStillOut(s));
    else if (isPeasant && s.fewest() == 1 && !isPlain(pattern, Kind::Single) &&
             !isPlain(plays.next, Kind::Single)) // which the last card may beat
        add({PARLOUR_PHRASE("Doudizhu reasons", "%4 has only one card left: play the %1, then the "
                                                "%2, and go out with the %3."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%4 has only one card left: %0 plays the %1, then "
                                                 "the %2, and goes out with the %3."),
             Topic::Victory},
            Reason::player(s.shortest()));
    else if (isPeasant)
        add({PARLOUR_PHRASE("Doudizhu reasons", "%4 can't beat the %1, nor the %2 next: then "
                                                "you go out with the %3."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%4 can't beat the %1, nor the %2 next: then "
                                                 "%0 goes out with the %3."),
             Topic::Victory},
            Reason::player(s.shortest()));
    else
        reasons.push_back(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "No opponent can beat the %1, nor the %2 next: "
                                                "then you go out with the %3."),
             PARLOUR_PHRASE("Doudizhu thoughts", "No opponent can beat the %1, nor the %2 "
                                                 "next: then %0 goes out with the %3."),
             Topic::Victory},
            Reason::own(name), Reason::own(next), Reason::own(last)));
}

} // namespace

const Phrase& bombsStillOut(const Standing& s) {
    static constexpr Phrase kTheRocket = PARLOUR_PHRASE("Doudizhu cards", "the rocket");
    static constexpr Phrase kABomb = PARLOUR_PHRASE("Doudizhu cards", "a bomb");
    static constexpr Phrase kEither = PARLOUR_PHRASE("Doudizhu cards", "a bomb or the rocket");
    if (!s.ofOpponents().contains(kRocket)) return kABomb;
    return s.ofOpponents().atLeast(4).empty() ? kTheRocket : kEither;
}

Reason leadsNoSingle(const Standing& s, const Phrase& name) {
    return because(
        {PARLOUR_PHRASE("Doudizhu reasons",
                        "Don't lead a single card: %1 has only one left and can't beat the %2."),
         PARLOUR_PHRASE("Doudizhu thoughts",
                        "%0 leads no single card: %1 has only one card left and can't beat the "
                        "%2.")},
        Reason::player(s.shortest()), Reason::own(name));
}

Reason leavesNoLead(const Standing& s) {
    const Seat owner = s.pub().owner;
    return counted(s.cardsOf(owner),
                   {PARLOUR_PHRASE("Doudizhu reasons",
                                   "Don't leave the lead to %1, who has only one card left."),
                    PARLOUR_PHRASE("Doudizhu thoughts",
                                   "%0 doesn't leave the lead to %1, who has only one card left."),
                    Topic::LeadLeft},
                   {PARLOUR_PHRASE("Doudizhu reasons",
                                   "Don't leave the lead to %1, who has only %2 cards left."),
                    PARLOUR_PHRASE("Doudizhu thoughts",
                                   "%0 doesn't leave the lead to %1, who has only %2 cards left."),
                    Topic::LeadLeft},
                   Reason::player(owner));
}

Wording leadAndKeep() {
    return {PARLOUR_PHRASE("Doudizhu reasons", "Lead the %1 and keep the %2 for later."),
            PARLOUR_PHRASE("Doudizhu thoughts", "%0 leads the %1 and keeps the %2 for later."),
            Topic::Kept};
}

Pattern keptWhole(const Standing& s, Cards cards, Cards rival) {
    if (rival.empty() || s.least(s.hand() - cards) > s.least(s.hand() - rival)) return {};
    const bool isLine = s.patternOf(cards).length > 1;
    if (!isLine) // it may split others itself
        for (const int rank : cards.ranks())
            if (cards.count(rank) < s.hand().count(rank)) return {};
    const Pattern next = Standing::longestSequence(s.hand() - cards);
    for (const int rank : rival.ranks())
        if (const int held = s.hand().count(rank);
            held > 1 && rival.count(rank) < held && cards.count(rank) % held == 0 &&
            !((isLine || held < 4) && // nobody splits a bomb for it
              RankSet::run(next.lowest, next.length).contains(rank)))
            return ofOneRank(held, rank);
    return {};
}

std::optional<Reason> carriesLower(const Standing& s, Cards cards, Cards other) {
    const Pattern pattern = s.patternOf(cards);
    if (!isOneTriplet(pattern) || other.count(pattern.lowest) < 3) return std::nullopt;
    const Pattern own = s.patternOf(cards - Cards::of(pattern.lowest, 3));
    const Pattern kept = s.patternOf(other - Cards::of(pattern.lowest, 3));
    if (!own || !kept || own.lowest >= kept.lowest) return std::nullopt;
    if (kept.lowest < Queen) // nobody saves that
        return because({PARLOUR_PHRASE("Doudizhu reasons",
                                       "Let the triplet carry the %1, which is hard to get rid "
                                       "of otherwise."),
                        PARLOUR_PHRASE("Doudizhu thoughts",
                                       "%0 lets the triplet carry the %1, which is hard to get "
                                       "rid of otherwise.")},
                       playName(own));
    return because({PARLOUR_PHRASE("Doudizhu reasons",
                                   "Let the triplet carry the %1, and keep the %2 for later."),
                    PARLOUR_PHRASE("Doudizhu thoughts",
                                   "%0 lets the triplet carry the %1 and keeps the %2 for later."),
                    Topic::Kept},
                   playName(own), keptName(s, cards, kept));
}

void addWins(const Standing& s, Cards cards, Pattern pattern, const Phrase& name,
             ReasonList& reasons) {
    const Cards rest = s.hand() - cards;
    if (const Pattern last = s.patternOf(rest);
        last && last.kind != Kind::Rocket && !pattern.isBomb() && s.isLeftToBombs(pattern)) {
        const Phrase& bombs = bombsStillOut(s);
        const Phrase& lastName = planName(last);
        reasons.push_back(
            carries(last.kind)
                ? because(
                      {PARLOUR_PHRASE("Doudizhu reasons", "Only %2 can beat the %1; otherwise you "
                                                          "play all the rest at once."),
                       PARLOUR_PHRASE("Doudizhu thoughts", "Only %2 can beat the %1; otherwise %0 "
                                                           "plays all the rest at once."),
                       Topic::GoingOut | Topic::Beaten},
                      Reason::own(name), bombs)
                : because({PARLOUR_PHRASE("Doudizhu reasons",
                                          "Only %2 can beat the %1; otherwise you go out with the "
                                          "%3."),
                           PARLOUR_PHRASE("Doudizhu thoughts",
                                          "Only %2 can beat the %1; otherwise %0 goes out with the "
                                          "%3."),
                           Topic::GoingOut | Topic::Beaten},
                          Reason::own(name), bombs, Reason::own(lastName)));
    }
    addPlan(s, cards, pattern, reasons);
    if (s.canBeBeaten(pattern)) return;
    if (rest.size() == 1)
        reasons.push_back(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "No opponent can beat the %1, and then you play "
                                                "your last card and win."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "No opponent can beat the %1, and then %0 plays the last card and "
                            "wins."),
             Topic::Victory},
            Reason::own(name)));
    else if (s.patternOf(rest))
        reasons.push_back(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "No opponent can beat the %1, and then you play the rest and win."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "No opponent can beat the %1, and then %0 plays the rest and wins."),
             Topic::Victory},
            Reason::own(name)));
    else if (s.isSureFrom(rest) && s.partner() != kNoSeat)
        reasons.push_back(
            because({PARLOUR_PHRASE("Doudizhu reasons", "%2 can't beat the %1 or stop what "
                                                        "follows."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%2 can't beat the %1 or stop what %0 plays then."),
                     Topic::Victory},
                    Reason::own(name), Reason::player(s.shortest())));
    else if (s.isSureFrom(rest))
        reasons.push_back(
            because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "No opponent can beat the %1 or stop what follows."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "No opponent can beat the %1 or stop what %0 plays then."),
                     Topic::Victory},
                    Reason::own(name)));
}

Reason looseCards(RankSet ranks, const Wording& one, const Wording& two, const Wording& three) {
    boost::container::static_vector<int, kRanks> each;
    for (const int rank : ranks) each.push_back(rank);
    const auto name = [&](std::size_t i) -> const Phrase& { return rankName(each[i]); };
    if (each.size() == 1) return because(one, Reason::own(name(0)));
    if (each.size() == 2) return because(two, Reason::own(name(0)), Reason::own(name(1)));
    return because(three, Reason::own(name(0)), Reason::own(name(1)), Reason::own(name(2)));
}

void addKicker(const Standing& s, Cards cards, Pattern pattern, ReasonList& reasons) {
    if (!isPlain(pattern, Kind::TripletWithSingles)) return;
    const int kicker = cards.exactly(1).lowest();
    RankSet loose; // that it could carry
    for (const int rank : s.hand().ranks())
        if (s.isLoose(rank) && (rank <= Queen || rank == kicker))
            loose = loose | RankSet::run(rank, 1);
    const bool isTold =
        s.pub().isLead() && s.isLoose(kicker) && kicker < Ace && loose.lowest() == kicker;
    if (isTold && loose.size() > 1)
        reasons.push_back(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Let the triplet carry your %1, the lowest card that belongs to no "
                            "pair or sequence."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 lets the triplet carry the %1, the lowest card that belongs to no "
                            "pair or sequence.")},
            rankName(kicker)));
    else if (isTold)
        reasons.push_back(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Let the triplet carry your %1: it belongs to no pair or sequence."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 lets the triplet carry the %1, which belongs to no pair or "
                            "sequence.")},
            rankName(kicker)));
    const Pattern sequence = Standing::longestSequence(s.hand() - cards);
    if (s.isFree(cards) && RankSet::run(sequence.lowest, sequence.length).contains(kicker))
        reasons.push_back(
            because({PARLOUR_PHRASE("Doudizhu reasons", "Let the triplet carry the %1: you have "
                                                        "another for your sequence from %2 to %3."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 lets the triplet carry the %1, holding another for the "
                                    "sequence from %2 to %3."),
                     Topic::Together},
                    rankName(kicker), Reason::own(rankName(sequence.lowest)),
                    Reason::own(rankName(sequence.highest()))));
}

void addOnlyJokers(const Standing& s, Pattern pattern, bool isSure, const Phrase& name,
                   ReasonList& reasons) {
    if (isSure || !isPlain(pattern, Kind::Single) || pattern.lowest < Two) return;
    const bool isBombOut = !s.ofOpponents().atLeast(4).empty();
    if (!s.isStillOut(RedJoker) && (pattern.lowest > Two || !s.isStillOut(BlackJoker))) {
        reasons.push_back(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Play the %1: only a bomb can beat it."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 plays the %1: only a bomb can beat it."),
             Topic::Beaten},
            Reason::own(name)));
        return;
    }
    if (pattern.lowest == RedJoker) return;
    const bool isEither = pattern.lowest == Two && s.isStillOut(BlackJoker) &&
                          s.isStillOut(RedJoker); // of the two jokers
    const int joker = s.isStillOut(RedJoker) ? RedJoker : BlackJoker;
    if (!isBombOut) {
        reasons.push_back(
            isEither
                ? because(
                      {PARLOUR_PHRASE("Doudizhu reasons", "Play the %1: only a joker can beat it."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 plays the %1: only a joker can beat it."),
                       Topic::Beaten},
                      Reason::own(name))
                : because(
                      {PARLOUR_PHRASE("Doudizhu reasons", "Play the %1: only the %2 can beat it."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 plays the %1: only the %2 can beat it."),
                       Topic::Beaten},
                      Reason::own(name), rankName(joker)));
        return;
    }
    reasons.push_back(
        isEither ? because({PARLOUR_PHRASE("Doudizhu reasons",
                                           "Play the %1: only a joker or a bomb can beat it."),
                            PARLOUR_PHRASE("Doudizhu thoughts",
                                           "%0 plays the %1: only a joker or a bomb can beat it."),
                            Topic::Beaten},
                           Reason::own(name))
                 : because({PARLOUR_PHRASE("Doudizhu reasons",
                                           "Play the %1: only the %2 or a bomb can beat it."),
                            PARLOUR_PHRASE("Doudizhu thoughts",
                                           "%0 plays the %1: only the %2 or a bomb can beat it."),
                            Topic::Beaten},
                           Reason::own(name), rankName(joker)));
}

void addKeeps(const Standing& s, Cards cards, Cards rival, const Phrase& name,
              ReasonList& reasons) {
    const Pattern other = s.patternOf(rival);
    if (!other) return;
    const Pattern pattern = s.patternOf(cards);
    const auto add = [&](Pattern kept) {
        reasons.push_back(pattern.length > 1 ? playsLineAndKeeps(pattern, kept)
                                             : playsAndKeeps(name, groupName(kept)));
    };
    const bool isSameKind = pattern.kind == other.kind;
    const bool isLine = other.length > 1 && pattern.isAlike(other); // compared later
    const Cards rest = s.hand() - cards;
    const auto isKept = [&](Pattern group) {
        for (const int rank : RankSet::run(group.lowest, group.length))
            if (rest.count(rank) < copiesOf(group.kind)) return false;
        return true;
    };
    const int left = s.least(rest);
    const int rivalsLeft = s.least(s.hand() - rival);
    if (const Pattern whole = keptWhole(s, cards, rival); isSameKind && whole && !isLine) {
        add(whole);
    } else if (const Pattern broken = s.broken(rival);
               isSameKind && (broken.length > 1 || broken.kind == Kind::Rocket) && isKept(broken) &&
               (left < rivalsLeft || (left == rivalsLeft && !s.broken(cards)))) {
        add(broken);
    } else if (carries(other.kind) && copiesOf(other.kind) == 4 && cards.count(other.lowest) == 0) {
        add({Kind::Bomb, 1, other.lowest});
    } else if (const Pattern sequence = sequenceKept(s, cards, rival);
               sequence && isSameKind && pattern.length == 1 && left <= rivalsLeft) {
        reasons.push_back(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Play the %1: your sequence from %2 to %3 stays whole."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 plays the %1, so that the sequence from %2 to %3 stays whole."),
             Topic::Kept | Topic::Together},
            name, rankName(sequence.lowest), rankName(sequence.highest())));
    }
}

void addComparison(const Standing& s, Cards cards, Pattern pattern, const Alternatives& others,
                   ReasonList& reasons) {
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    const Pattern lower = s.patternOf(others.lower);
    const Pattern higher = s.patternOf(others.higher);
    const Phrase& name = groupName(pattern);
    if (pattern.length > 1 && !carries(pattern.kind)) {
        const Cards against = lower ? others.lower : higher ? others.higher : others.longer;
        if (const Pattern whole = keptWhole(s, cards, against); whole)
            add(playsLineAndKeeps(pattern, whole));
        else if (!lower && higher && !others.isHigherGood)
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Play the %1 from %2 to %3 and keep the %4 for later."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 plays the %1 from %2 to %3 and keeps the %4 for "
                                        "later."),
                         Topic::Kept},
                        patternName(pattern), rankName(pattern.lowest), rankName(pattern.highest()),
                        s.hand().count(higher.highest()) > 1 ? ranksName(higher.highest())
                                                             : rankName(higher.highest())));
        return;
    }
    if (isPlain(pattern, Kind::TripletWithSingles) || isPlain(pattern, Kind::TripletWithPairs)) {
        if (const Pattern rival = s.patternOf(others.rival);
            s.pub().isLead() && isOneTriplet(rival) && rival.lowest > pattern.lowest)
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Lead the lower triplet first: your %1 are likelier to win "
                                        "the lead later."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 leads the lower triplet first: the %1 are likelier to "
                                        "win the lead later."),
                         Topic::Kept},
                        ranksName(rival.lowest)));
        if (const auto lowerKicker = carriesLower(s, cards, others.carrying)) add(*lowerKicker);
        return;
    }
    if (pattern.length > 1 || carries(pattern.kind)) return;
    const bool isHigherWorse = higher && !others.isHigherGood; // although it is harder to beat
    const bool isRivalOther = others.isHigherGood && !others.rival.empty(); // to be told apart from
    if (isPlain(pattern, Kind::Single) && higher && !isRivalOther && s.canBeBeaten(higher) &&
        !isOfRocket(s, cards, higher) && s.isNothingBetween(pattern.lowest, higher.lowest))
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Play the %1: whatever beats it beats your %2 as well."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 plays the %1: whatever beats it beats the %2 as well.")},
                    name, keptName(s, cards, higher)));
    else if (lower && !others.isLowerGood && higher && pattern.lowest >= Ten) // lower ones beat few
        add(s.pub().isLead()
                ? because(
                      {PARLOUR_PHRASE("Doudizhu reasons", "Lead the %1: it is harder to beat than "
                                                          "the %2, and you keep the %3 for later."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 leads the %1: it costs more to beat than the %2, and "
                                      "the %3 stays for later."),
                       Topic::Kept},
                      name, playName(lower), keptName(s, cards, higher))
                : because(
                      {PARLOUR_PHRASE("Doudizhu reasons", "Play the %1: it is harder to beat than "
                                                          "the %2, and you keep the %3 for later."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 plays the %1: it costs more to beat than the %2, and "
                                      "the %3 stays for later."),
                       Topic::Kept},
                      name, playName(lower), keptName(s, cards, higher)));
    else if (higher && !s.canBeBeatenWithoutBombs(higher))
        add(s.pub().isLead()
                ? because({PARLOUR_PHRASE("Doudizhu reasons",
                                          "Lead the %1 and keep the %2 to win the lead back."),
                           PARLOUR_PHRASE("Doudizhu thoughts",
                                          "%0 leads the %1 and keeps the %2 to win the lead back."),
                           Topic::Kept | Topic::LeadBack},
                          name, keptName(s, cards, higher))
                : because({PARLOUR_PHRASE("Doudizhu reasons",
                                          "Play the %1 and keep the %2 to win the lead later."),
                           PARLOUR_PHRASE("Doudizhu thoughts",
                                          "%0 plays the %1 and keeps the %2 to win the lead "
                                          "later."),
                           Topic::Kept | Topic::LeadBack},
                          name, keptName(s, cards, higher)));
    else if (higher && higher.lowest >= Ten &&         // nobody saves what is lower
             !sequenceKept(s, cards, others.higher) && // for which it is kept
             (!s.pub().isLead() ||
              (others.higher == others.rival && s.cardsOut(s.higherOut(higher)) <= kFewAbove)))
        add(s.pub().isLead()
                ? because(leadAndKeep(), name, keptName(s, cards, higher))
                : because(
                      {PARLOUR_PHRASE("Doudizhu reasons", "Play the %1 and keep the %2 for later."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 plays the %1 and keeps the %2 for later."),
                       Topic::Kept},
                      name, keptName(s, cards, higher)));
    else if (lower && !others.isLowerGood && s.canBeBeatenWithoutBombs(lower) && !isHigherWorse)
        add(s.pub().isLead()
                ? because(
                      {PARLOUR_PHRASE("Doudizhu reasons",
                                      "Lead the %1 rather than the %2: it is harder to beat."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 leads the %1 rather than the %2: it is harder to beat.")},
                      name, playName(lower))
                : because(
                      {PARLOUR_PHRASE("Doudizhu reasons",
                                      "Play the %1 rather than the %2: it is harder to beat."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 plays the %1 rather than the %2: it is harder to beat.")},
                      name, playName(lower)));
}

void addSecondSequence(const Standing& s, Cards cards, Pattern pattern, ReasonList& reasons) {
    if (pattern.kind != Kind::Single || pattern.length == 1) return;
    const Pattern second = Standing::longestSequence(s.hand() - cards);
    if (!second) return;
    const Pattern back{Kind::Single, pattern.length, // what would beat a sequence as long
                       static_cast<std::uint8_t>(second.highest() - pattern.length + 1)};
    const bool isBack = second.length >= pattern.length && back.lowest > pattern.lowest &&
                        s.canBeBeatenWithoutBombs(pattern) && !s.canBeBeatenWithoutBombs(back);
    const Pattern left = isBack ? back : second;
    reasons.push_back(because(
        isBack ? Wording{PARLOUR_PHRASE("Doudizhu reasons",
                                        "Lead the sequence from %1 to %2: if somebody beats it, "
                                        "your sequence from %3 to %4 should win the lead back."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 leads the sequence from %1 to %2: the one from %3 to "
                                        "%4 should win the lead back."),
                         Topic::Kept | Topic::Together | Topic::LeadBack}
               : Wording{PARLOUR_PHRASE("Doudizhu reasons",
                                        "Lead the sequence from %1 to %2: you still have one from "
                                        "%3 to %4."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 leads the sequence from %1 to %2 and still has one "
                                        "from %3 to %4."),
                         Topic::Kept | Topic::Together},
        Reason::own(rankName(pattern.lowest)), Reason::own(rankName(pattern.highest())),
        rankName(left.lowest), rankName(left.highest())));
}

void addSpare(const Standing& s, Pattern pattern, const Phrase& name, ReasonList& reasons) {
    if (!isPlain(pattern, Kind::Single) || s.hand().count(pattern.lowest) < 2 ||
        !s.isInSequence(pattern.lowest))
        return;
    reasons.push_back(
        s.pub().isLead()
            ? because({PARLOUR_PHRASE("Doudizhu reasons",
                                      "Lead the %1: you have another for your sequence, which "
                                      "stays whole."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 leads the %1, holding another, so that the sequence "
                                      "stays whole."),
                       Topic::Together},
                      Reason::own(name))
            : because({PARLOUR_PHRASE("Doudizhu reasons",
                                      "Play the %1: you have another for your sequence, which "
                                      "stays whole."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 plays the %1, holding another, so that the sequence "
                                      "stays whole."),
                       Topic::Together},
                      Reason::own(name)));
}

void addPlaysLeft(const Standing& s, Cards cards, Cards rival, ReasonList& reasons) {
    constexpr int kFew = 5; // nobody counts more
    if (!s.isFree(cards) || s.least(s.hand()) == s.hand().size()) return;
    const int left = s.least(s.hand() - cards);
    if (left == 1 && (rival.empty() || s.least(s.hand() - rival) > 1))
        reasons.push_back(
            because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "After this you are only one play away from going out."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "After this %0 is only one play away from going out."),
                     Topic::GoingOut}));
    else if (left > 1 && left <= kFew && !rival.empty() && left < s.least(s.hand() - rival))
        reasons.push_back(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "This keeps your hand together: you then need only %1 more plays."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "This keeps the hand together: %0 then needs only %1 more plays."),
             Topic::Kept | Topic::Together},
            Reason::fewer(left)));
}

void addRisk(const Standing& s, Pattern pattern, const Phrase& name, int onlyHigher,
             ReasonList& reasons) {
    if (s.isPartnerNext() && s.mayPartnerBeat(pattern)) {
        reasons.push_back(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Play the %1 and keep your higher cards: %2, your "
                                                "partner, plays before %3 and may still cover it."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 plays the %1 and keeps the higher cards: %2, the partner, plays "
                            "before %3 and may still cover it."),
             Topic::Kept},
            Reason::own(name), Reason::player(s.partner()), Reason::player(s.shortest())));
        return;
    }
    reasons.push_back(
        onlyHigher != Standing::kNoRank
            ? because({PARLOUR_PHRASE("Doudizhu reasons",
                                      "Risk the %2, although %1 has only one card left: your %3 is "
                                      "needed later."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 risks the %2, although %1 has only one card left, and "
                                      "keeps the %3."),
                       Topic::Kept},
                      Reason::player(s.shortest()), Reason::own(name), rankName(onlyHigher))
            : because({PARLOUR_PHRASE("Doudizhu reasons",
                                      "Risk the %2, although %1 has only one card left: your "
                                      "higher cards are needed later."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 risks the %2, although %1 has only one card left, and "
                                      "keeps the higher cards."),
                       Topic::Kept},
                      Reason::player(s.shortest()), Reason::own(name)));
}

} // namespace parlour::doudizhu
