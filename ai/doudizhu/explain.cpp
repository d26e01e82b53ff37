#include "ai/doudizhu/explain.h"

#include "ai/doudizhu/pass_reasons.h"
#include "ai/doudizhu/play_name.h"
#include "ai/doudizhu/standing.h"

#include <algorithm>
#include <optional>

namespace parlour::doudizhu {

namespace {

constexpr double kLost = 0.02; // a chance to win below it
constexpr double kWon = 0.98;  // or above it

// What a move is weighed against.
struct Alternatives {
    Cards rival{};            // the closest of those clearly worse, or none
    Cards lower{};            // the best of those alike below it,
    Cards higher{};           // and above it
    Cards longer{};           // a lead of more cards, as good or that rival
    Cards carrying{};         // the best that has only other kickers
    bool isLowerGood = false; // as the move
};

// Whether a sequence of single cards in the hand has this rank.
bool isInSequence(Cards hand, int rank) {
    constexpr int kShortest = shortestSequence(Kind::Single);
    for (const int lowest : (hand.ranks() & kSequenceRanks).runsOf(kShortest))
        if (RankSet::run(lowest, kShortest).contains(rank)) return true;
    return false;
}

// A single card that belongs to nothing else in the hand.
bool isLoose(Cards hand, int rank) { return hand.count(rank) == 1 && !isInSequence(hand, rank); }

// Why a play is good wherever it is made. `name` is what the reasons call it: in those of the next
// best the best one's, so that only what differs is told.
void addWins(const Standing& s, Cards cards, Pattern pattern, const Phrase& name,
             ReasonList& reasons) {
    if (s.canBeBeaten(pattern)) return;
    const Cards rest = s.hand() - cards;
    if (rest.size() == 1)
        reasons.push_back(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "No opponent can beat the %1, and then you play "
                                                "your last card and win."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "No opponent can beat the %1, and then %0 plays the last card and "
                            "wins.")},
            Reason::own(name)));
    else if (s.patternOf(rest))
        reasons.push_back(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "No opponent can beat the %1, and then you play the rest and win."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "No opponent can beat the %1, and then %0 plays the rest and wins.")},
            Reason::own(name)));
    else if (s.isSureFrom(rest))
        reasons.push_back(
            because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "No opponent can beat the %1 or stop what follows: you win."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "No opponent can beat the %1 or stop what follows: %0 wins.")},
                    Reason::own(name)));
}
void addOnlyJokers(const Standing& s, Pattern pattern, bool isSure, const Phrase& name,
                   ReasonList& reasons) {
    if (isSure || !isPlain(pattern, Kind::Single) || pattern.lowest < Two) return;
    if (!s.isStillOut(RedJoker) && (pattern.lowest > Two || !s.isStillOut(BlackJoker))) {
        reasons.push_back(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Play the %1: only a bomb can beat it."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 plays the %1: only a bomb can beat it.")},
            Reason::own(name)));
        return;
    }
    if (pattern.lowest == RedJoker) return;
    const bool isEither = pattern.lowest == Two && s.isStillOut(BlackJoker) &&
                          s.isStillOut(RedJoker); // of the two jokers
    reasons.push_back(
        isEither
            ? because({PARLOUR_PHRASE("Doudizhu reasons",
                                      "Play the %1: only a joker or a bomb can beat it."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 plays the %1: only a joker or a bomb can beat it.")},
                      Reason::own(name))
            : because({PARLOUR_PHRASE("Doudizhu reasons",
                                      "Play the %1: only the %2 or a bomb can beat it."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 plays the %1: only the %2 or a bomb can beat it.")},
                      Reason::own(name), rankName(s.isStillOut(RedJoker) ? RedJoker : BlackJoker)));
}
// Cards of one rank that `rival` breaks up and this play leaves whole, or nothing.
Pattern keptWhole(const Standing& s, Cards cards, Cards rival) {
    if (rival.empty() || s.least(s.hand() - cards) > s.least(s.hand() - rival)) return {};
    for (const int rank : rival.ranks())
        if (const int held = s.hand().count(rank);
            held > 1 && rival.count(rank) < held && cards.count(rank) % held == 0)
            return {held == 2   ? Kind::Pair
                    : held == 3 ? Kind::Triplet
                                : Kind::Bomb,
                    1, static_cast<std::uint8_t>(rank)};
    return {};
}
// The longest sequence of single cards among these, or nothing.
Pattern longestSequence(Cards cards) {
    const RankSet ranks = cards.ranks() & kSequenceRanks;
    for (int length = 12; length >= shortestSequence(Kind::Single); --length)
        if (const RankSet lowest = ranks.runsOf(length); !lowest.empty())
            return {Kind::Single, static_cast<std::uint8_t>(length),
                    static_cast<std::uint8_t>(lowest.lowest())};
    return {};
}
void addKeeps(const Standing& s, Cards cards, Cards rival, ReasonList& reasons) {
    const Pattern other = s.patternOf(rival);
    if (!other) return;
    const auto add = [&](Pattern kept) {
        reasons.push_back(
            because({PARLOUR_PHRASE("Doudizhu reasons", "This keeps your %1 together."),
                     PARLOUR_PHRASE("Doudizhu thoughts", "This keeps the %1 together.")},
                    playName(kept)));
    };
    const Pattern kept = longestSequence(s.hand() - cards);
    const bool isSameKind = s.patternOf(cards).kind == other.kind;
    const bool isLine = other.length > 1 && s.patternOf(cards).isAlike(other); // compared later
    const int left = s.least(s.hand() - cards);
    const int rivalsLeft = s.least(s.hand() - rival);
    if (const Pattern whole = keptWhole(s, cards, rival); isSameKind && whole && !isLine) {
        add(whole);
    } else if (const Pattern broken = s.broken(rival);
               isSameKind && (broken.length > 1 || broken.kind == Kind::Rocket) &&
               (left < rivalsLeft || (left == rivalsLeft && !s.broken(cards)))) {
        add(broken);
    } else if (carries(other.kind) && copiesOf(other.kind) == 4 && cards.count(other.lowest) == 0) {
        add({Kind::Bomb, 1, other.lowest});
    } else if (kept.length > longestSequence(s.hand() - rival).length) {
        reasons.push_back(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "This keeps your sequence from %1 to %2 whole."),
             PARLOUR_PHRASE("Doudizhu thoughts", "This keeps the sequence from %1 to %2 whole.")},
            rankName(kept.lowest), rankName(kept.highest())));
    }
}
// Why this one of the plays alike, and neither one below it nor one above.
void addComparison(const Standing& s, Cards cards, Pattern pattern, const Alternatives& others,
                   ReasonList& reasons) {
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    const Pattern lower = s.patternOf(others.lower);
    const Pattern higher = s.patternOf(others.higher);
    const Phrase& name = playName(pattern);
    if (pattern.length > 1 && !carries(pattern.kind)) {
        if (const Pattern whole = keptWhole(s, cards, lower ? others.lower : others.higher); whole)
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Play the %1 from %2 to %3: your %4 stays together."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 plays the %1 from %2 to %3: the %4 stays together.")},
                        patternName(pattern), rankName(pattern.lowest), rankName(pattern.highest()),
                        playName(whole)));
        else if (!lower && higher)
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Play the %1 from %2 to %3 and keep the %4 for later."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 plays the %1 from %2 to %3 and keeps the %4 for "
                                        "later.")},
                        patternName(pattern), rankName(pattern.lowest), rankName(pattern.highest()),
                        rankName(higher.highest())));
        return;
    }
    if (isPlain(pattern, Kind::TripletWithSingles) || isPlain(pattern, Kind::TripletWithPairs)) {
        const Pattern own = s.patternOf(cards - Cards::of(pattern.lowest, 3));
        const Pattern kept = others.carrying.empty()
                                 ? Pattern()
                                 : s.patternOf(others.carrying - Cards::of(pattern.lowest, 3));
        if (own && kept && own.lowest < kept.lowest)
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Let the triplet carry the %1, and keep the %2 for later."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 lets the triplet carry the %1 and keeps the %2 for "
                                        "later.")},
                        playName(own), playName(kept)));
        return;
    }
    if (pattern.length > 1 || carries(pattern.kind)) return;
    if (lower && higher)
        add(s.pub().isLead()
                ? because({PARLOUR_PHRASE("Doudizhu reasons",
                                          "Lead the %1: whoever beats it has to spend more than on "
                                          "the %2, and you keep the %3 for later."),
                           PARLOUR_PHRASE("Doudizhu thoughts",
                                          "%0 leads the %1: it costs more to beat than the %2, and "
                                          "the %3 stays for later.")},
                          name, playName(lower), playName(higher))
                : because({PARLOUR_PHRASE("Doudizhu reasons",
                                          "Play the %1: whoever beats it has to spend more than on "
                                          "the %2, and you keep the %3 for later."),
                           PARLOUR_PHRASE("Doudizhu thoughts",
                                          "%0 plays the %1: it costs more to beat than the %2, and "
                                          "the %3 stays for later.")},
                          name, playName(lower), playName(higher)));
    else if (higher)
        add(s.pub().isLead()
                ? because(
                      {PARLOUR_PHRASE("Doudizhu reasons", "Lead the %1 and keep the %2 for later."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 leads the %1 and keeps the %2 for later.")},
                      name, playName(higher))
                : because(
                      {PARLOUR_PHRASE("Doudizhu reasons", "Play the %1 and keep the %2 for later."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 plays the %1 and keeps the %2 for later.")},
                      name, playName(higher)));
    else if (lower)
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
// A card that the hand has twice, once for a sequence.
void addSpare(const Standing& s, Pattern pattern, const Phrase& name, ReasonList& reasons) {
    if (!isPlain(pattern, Kind::Single) || s.hand().count(pattern.lowest) < 2 ||
        !isInSequence(s.hand(), pattern.lowest))
        return;
    reasons.push_back(
        s.pub().isLead()
            ? because({PARLOUR_PHRASE("Doudizhu reasons",
                                      "Lead the %1: you have another, so your sequence stays "
                                      "whole."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 leads the %1, holding another, so that the sequence "
                                      "stays whole.")},
                      Reason::own(name))
            : because({PARLOUR_PHRASE("Doudizhu reasons",
                                      "Play the %1: you have another, so your sequence stays "
                                      "whole."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 plays the %1, holding another, so that the sequence "
                                      "stays whole.")},
                      Reason::own(name)));
}
void addPlaysLeft(const Standing& s, Cards cards, ReasonList& reasons) {
    if (!s.isFree(cards) || s.least(s.hand()) == s.hand().size()) return;
    const int left = s.least(s.hand() - cards);
    if (left == 1)
        reasons.push_back(
            because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "After this you are only one play away from going out."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "After this %0 is only one play away from going out.")}));
    else
        reasons.push_back(because(
            {PARLOUR_PHRASE(
                 "Doudizhu reasons",
                 "This keeps your hand together: after it you can go out in %1 more plays."),
             PARLOUR_PHRASE(
                 "Doudizhu thoughts",
                 "This keeps the hand together: after it %0 can go out in %1 more plays.")},
            Reason::fewer(left)));
}

// A single card that an opponent may go out on. `onlyHigher`: the hand's only card above it.
void addRisk(const Standing& s, const Phrase& name, int onlyHigher, ReasonList& reasons) {
    reasons.push_back(
        onlyHigher != Standing::kNoRank
            ? because({PARLOUR_PHRASE("Doudizhu reasons",
                                      "Risk the %2, although %1 has only one card left: your %3 is "
                                      "needed later."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 risks the %2, although %1 has only one card left, and "
                                      "keeps the %3.")},
                      Reason::player(s.shortest()), Reason::own(name), rankName(onlyHigher))
            : because({PARLOUR_PHRASE("Doudizhu reasons",
                                      "Risk the %2, although %1 has only one card left: your "
                                      "higher cards are needed later."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 risks the %2, although %1 has only one card left, and "
                                      "keeps the higher cards.")},
                      Reason::player(s.shortest()), Reason::own(name)));
}

// That a lead of several cards keeps the lead from an opponent with one.
Reason leadsNoSingle(const Standing& s, const Phrase& name) {
    return because(
        {PARLOUR_PHRASE("Doudizhu reasons",
                        "Lead no single card: %1 has only one card left and can't beat the %2."),
         PARLOUR_PHRASE("Doudizhu thoughts",
                        "%0 leads no single card: %1 has only one card left and can't beat the "
                        "%2.")},
        Reason::player(s.shortest()), Reason::own(name));
}
// That a reply takes the lead from an opponent who is nearly out.
Reason leavesNoLead(const Standing& s) {
    const Seat owner = s.pub().owner;
    return counted(s.cardsOf(owner),
                   {PARLOUR_PHRASE("Doudizhu reasons",
                                   "Don't leave the lead to %1, who has only one card left."),
                    PARLOUR_PHRASE("Doudizhu thoughts",
                                   "%0 doesn't leave the lead to %1, who has only one card left.")},
                   {PARLOUR_PHRASE("Doudizhu reasons",
                                   "Don't leave the lead to %1, who has only %2 cards left."),
                    PARLOUR_PHRASE("Doudizhu thoughts",
                                   "%0 doesn't leave the lead to %1, who has only %2 cards left.")},
                   Reason::player(owner));
}

ReasonList whyReply(const Standing& s, Cards cards, Pattern pattern, const Alternatives& others,
                    const Phrase& name) {
    ReasonList reasons;
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    const bool isSingle = isPlain(pattern, Kind::Single);
    const bool isLow = isSingle || isPlain(pattern, Kind::Pair); // such as one gets rid of
    const bool isSure = !s.canBeBeaten(pattern);
    const Seat owner = s.pub().owner;
    addWins(s, cards, pattern, name, reasons);
    if (s.fewest() == 1 && isSingle && pattern.lowest == s.hand().ranks().highest())
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Play your highest card: %1 has only one card left."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 plays the highest card: %1 has only one card left.")},
                    Reason::player(s.shortest())));
    bool isLowest = true;                // of its pattern
    bool isLowestFree = s.isFree(cards); // of those that cost no play
    bool isHarder = false;               // to beat than all lower ones
    int lowest = pattern.lowest;         // rank of those
    int nextLower = Standing::kNoRank;   // the highest of those
    s.forEachLower(pattern, [&](Cards lower) {
        isLowest = false;
        const int rank = s.patternOf(lower).lowest;
        lowest = std::min(lowest, rank);
        nextLower = std::max(nextLower, rank);
        isLowestFree = isLowestFree && !s.isFree(lower);
    });
    for (int rank = nextLower + 1; !isLowest && rank <= pattern.lowest; ++rank)
        isHarder = isHarder || s.isStillOut(rank);
    const auto addLowestFree = [&] {
        if (isLowestFree && !isLowest)
            add(because(
                {PARLOUR_PHRASE(
                     "Doudizhu reasons",
                     "Play the %1: anything lower would break up cards that belong together."),
                 PARLOUR_PHRASE(
                     "Doudizhu thoughts",
                     "%0 plays the %1: anything lower would break up cards that belong together.")},
                Reason::own(name)));
    };
    if (s.isPartnersPlay()) {
        if (isSure && s.fewest() == 1 && !isSingle)
            add(because(
                {PARLOUR_PHRASE(
                     "Doudizhu reasons",
                     "Take the lead with the %1, then lead no single card: %2 has only one left."),
                 PARLOUR_PHRASE("Doudizhu thoughts",
                                "%0 takes the lead with the %1: %2 has only one card left.")},
                Reason::own(name), Reason::player(s.shortest())));
        if (s.fewest() == 1 && isSingle && !s.isPartnerNext())
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons",
                                "Cover your partner's %1: %2 has only one card left, and only one "
                                "above the %3 wins now."),
                 PARLOUR_PHRASE("Doudizhu thoughts",
                                "%0 covers the partner's %1: %2 has only one card left, and needs "
                                "one above the %3 to win.")},
                playName(s.pub().toBeat), Reason::player(s.pub().landlord), Reason::own(name)));
        const auto addTakeOver = [&] {
            add(counted(
                s.least(s.hand() - cards),
                {PARLOUR_PHRASE(
                     "Doudizhu reasons",
                     "Take over from %1, your partner: the rest of your hand is one play."),
                 PARLOUR_PHRASE(
                     "Doudizhu thoughts",
                     "%0 takes over from %1, the partner: the rest of the hand is one play.")},
                {PARLOUR_PHRASE(
                     "Doudizhu reasons",
                     "Take over from %1, your partner: the rest of your hand goes in %2 plays."),
                 PARLOUR_PHRASE(
                     "Doudizhu thoughts",
                     "%0 takes over from %1, the partner: the rest of the hand goes in %2 plays.")},
                Reason::player(owner)));
        };
        if (others.rival.empty() && isSingle && pattern.lowest >= Two) addTakeOver();
        if (!others.rival.empty()) { // of a pass the question is why to play at all
            addOnlyJokers(s, pattern, isSure, name, reasons);
            addLowestFree();
        }
        const Pattern kept =
            keptWhole(s, cards, others.higher.empty() ? others.rival : others.higher);
        if (!s.isPartnerNext() && !isSure && kept && pattern.length == 1 && !carries(pattern.kind))
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Cover your partner's %1 with the %2, so that %3 has to "
                                        "spend something higher, and keep your %4 together."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 covers the partner's %1 with the %2, so that %3 has to "
                                        "spend something higher, and keeps the %4 together.")},
                        playName(s.pub().toBeat), Reason::own(name),
                        Reason::player(s.pub().landlord), playName(kept)));
        if (!s.isPartnerNext() && !isSure)
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons", "Cover your partner's %1 with the %2, so that "
                                                    "%3 has to spend something higher."),
                 PARLOUR_PHRASE("Doudizhu thoughts", "%0 covers the partner's %1, so that %3 has "
                                                     "to spend something above the %2.")},
                playName(s.pub().toBeat), name, Reason::player(s.pub().landlord)));
        addComparison(s, cards, pattern, others, reasons);
        addTakeOver();
        return reasons;
    }
    const bool isHighest = s.hand().ranks().highest() == pattern.highest();
    const int onlyHigher = s.onlyHigher(pattern.highest());
    bool isWhole = s.isFree(cards); // what the reply leaves
    for (const int rank : cards.ranks())
        isWhole = isWhole && (pattern.length == 1 || cards.count(rank) == s.hand().count(rank));
    if (s.fewest() == 1 && isSingle && !isHighest && !others.higher.empty() &&
        others.higher == others.rival)
        addRisk(s, name, onlyHigher, reasons);
    else if (s.fewest() == 1 && isSingle && isHarder && !isHighest)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Play the %1: %2 has only one card left, and lower "
                                                "cards are easier to beat."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 plays the %1: %2 has only one card left, and "
                                                 "lower cards are easier to beat.")},
            Reason::own(name), Reason::player(s.shortest())));
    if (s.cardsOf(owner) <= Standing::kNearlyOut) add(leavesNoLead(s));
    if (isSure)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "No opponent can beat the %1, so you lead next."),
             PARLOUR_PHRASE("Doudizhu thoughts", "No opponent can beat the %1, so %0 leads next.")},
            Reason::own(name)));
    if (pattern.isBomb())
        add(counted(
            s.least(s.hand() - cards),
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Use the %1 now: after it you are only one play away from going out."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 uses the %1 now, and is then only one play away from going out.")},
            {PARLOUR_PHRASE(
                 "Doudizhu reasons",
                 "Use the %1 now to take the lead: after it you can go out in %2 more plays."),
             PARLOUR_PHRASE(
                 "Doudizhu thoughts",
                 "%0 uses the %1 now to take the lead, and can then go out in %2 more plays.")},
            Reason::own(name)));
    if (pattern.length > 1) addComparison(s, cards, pattern, others, reasons);
    addLowestFree();
    if (isLow && lowest < Ten && !s.isPartnerNext() && pattern.highest() >= Ten)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Play the %1 rather than something lower, so that "
                                                "%2 can't get rid of a low card."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 plays the %1 rather than something lower, so "
                                                 "that %2 can't get rid of a low card.")},
            Reason::own(name), Reason::player(s.next())));
    addOnlyJokers(s, pattern, isSure, name, reasons);
    addSpare(s, pattern, name, reasons);
    addKeeps(s, cards, others.rival, reasons);
    const bool isAmong = !others.lower.empty() || !others.carrying.empty(); // cheaper would do
    if (isAmong && pattern.length == 1) addComparison(s, cards, pattern, others, reasons);
    if (isWhole && isHighest)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Beat it with the %1: that breaks nothing up, and "
                                                "it may win you the lead."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 beats it with the %1, which breaks nothing up and may win the "
                            "lead.")},
            Reason::own(name)));
    else if (isWhole && onlyHigher != Standing::kNoRank)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Beat it with the %1: that breaks nothing up, and "
                                                "your %2 stays for later."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 beats it with the %1, which breaks nothing up, and keeps the %2.")},
            Reason::own(name), rankName(onlyHigher)));
    else if (isWhole)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Beat it with the %1: that breaks nothing up, and "
                                                "your higher cards stay for later."),
             PARLOUR_PHRASE(
                 "Doudizhu thoughts",
                 "%0 beats it with the %1, which breaks nothing up, and keeps the higher cards.")},
            Reason::own(name)));
    if (!isAmong && pattern.length == 1) addComparison(s, cards, pattern, others, reasons);
    addPlaysLeft(s, cards, reasons);
    if (pattern.length > 1)
        add(because({PARLOUR_PHRASE("Doudizhu reasons", "Beat it with the %1 from %2 to %3: "
                                                        "otherwise %4 may keep the lead."),
                     PARLOUR_PHRASE("Doudizhu thoughts", "%0 beats it with the %1 from %2 to %3: "
                                                         "otherwise %4 may keep the lead.")},
                    patternName(pattern), Reason::own(rankName(pattern.lowest)),
                    Reason::own(rankName(pattern.highest())), Reason::player(owner)));
    add(because(
        {PARLOUR_PHRASE("Doudizhu reasons", "Beat it with the %1: otherwise %2 may keep the lead."),
         PARLOUR_PHRASE("Doudizhu thoughts",
                        "%0 beats it with the %1: otherwise %2 may keep the lead.")},
        Reason::own(name), Reason::player(owner)));
    return reasons;
}

ReasonList whyLead(const Standing& s, Cards cards, Pattern pattern, const Alternatives& others,
                   const Phrase& name) {
    ReasonList reasons;
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    const Cards hand = s.hand();
    const bool isSingle = isPlain(pattern, Kind::Single);
    const bool isLow = isSingle || isPlain(pattern, Kind::Pair); // such as one gets rid of
    const bool isLowest = pattern.lowest == hand.ranks().lowest();
    const int onlyHigher = s.onlyHigher(pattern.highest());
    const bool isSure = !s.canBeBeaten(pattern);
    addWins(s, cards, pattern, name, reasons);
    if (isSingle && s.isSureAfterSingle(hand - cards))
        add(because({PARLOUR_PHRASE("Doudizhu reasons", "Lead the %1: whoever beats it, your other "
                                                        "cards take the lead back, and you win."),
                     PARLOUR_PHRASE(
                         "Doudizhu thoughts",
                         "%0 leads the %1: the other cards take the lead back, whoever beats it.")},
                    Reason::own(name)));
    if (isSingle && isLowest && s.isPartnerNext() && s.cardsOf(s.partner()) == 1)
        add(because(
            {PARLOUR_PHRASE(
                 "Doudizhu reasons",
                 "Lead your lowest card: %1, your partner, has one card left and may win with it."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 leads the lowest card: %1, the partner, has "
                                                 "one card left and may win with it.")},
            Reason::player(s.partner())));
    if (s.fewest() == 1 && !isSingle) add(leadsNoSingle(s, name));
    if (s.fewest() == 1 && isSingle && !isSure && pattern.lowest == hand.ranks().highest())
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Lead your highest card: %1 has only one card left."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 leads the highest card: %1 has only one card left.")},
                    Reason::player(s.shortest())));
    else if (s.fewest() == 1 && isSingle && !isSure)
        addRisk(s, name, onlyHigher, reasons);
    if (isSure)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "No opponent can beat the %1, so you lead again."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "No opponent can beat the %1, so %0 leads again.")},
            Reason::own(name)));
    if (isPlain(pattern, Kind::TripletWithSingles)) {
        const int kicker = cards.exactly(1).lowest();
        if (isLoose(hand, kicker) && kicker < Ace)
            add(because({PARLOUR_PHRASE(
                             "Doudizhu reasons",
                             "The triplet carries your %1, which belongs to no pair or sequence."),
                         PARLOUR_PHRASE(
                             "Doudizhu thoughts",
                             "The triplet carries the %1, which belongs to no pair or sequence.")},
                        rankName(kicker)));
    }
    if (carries(pattern.kind) && copiesOf(pattern.kind) == 4)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Lead the four of a kind with its kickers: %1 cards go in one "
                                    "play."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 leads the four of a kind with its kickers: %1 cards go in "
                                    "one play.")},
                    cards.size()));
    if (const RankSet rest = (hand - cards).ranks();
        isSingle && isLowest && hand.size() == 2 && rest.lowest() > pattern.lowest)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Get rid of the %1 while you have the lead: the %2 "
                                                "is likelier to win a trick later."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 gets rid of the %1: the %2 is likelier to win a trick later.")},
            Reason::own(name), rankName(rest.lowest())));
    else if (isSingle && isLoose(hand, pattern.lowest) && pattern.lowest <= Queen) {
        bool isLowestLoose = true;
        for (const int rank : hand.ranks())
            isLowestLoose = isLowestLoose && (rank >= pattern.lowest || !isLoose(hand, rank));
        const bool isCarried = isPlain(s.patternOf(others.longer), Kind::TripletWithSingles) &&
                               others.longer.count(pattern.lowest) == 1;
        if (isLowestLoose && isCarried && others.longer != others.rival)
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons",
                                "Get rid of the %1 while you have the lead: alone or with your %2 "
                                "is about as good."),
                 PARLOUR_PHRASE("Doudizhu thoughts",
                                "%0 gets rid of the %1, which could go with the %2 as well.")},
                Reason::own(name), patternName({Kind::Triplet, 1, Three})));
        else if (isLowestLoose)
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons", "Get rid of the %1 while you have the lead: it "
                                                    "goes with none of your other cards."),
                 PARLOUR_PHRASE("Doudizhu thoughts",
                                "%0 gets rid of the %1: it goes with no other card in hand.")},
                Reason::own(name)));
    }
    addSpare(s, pattern, name, reasons);
    addOnlyJokers(s, pattern, isSure, name, reasons);
    addKeeps(s, cards, others.rival, reasons);
    if (pattern.length > 1 && s.isFree(cards))
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Lead the %1 from %2 to %3: %4 cards go in one play."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 leads the %1 from %2 to %3: %4 cards go in one play.")},
                    patternName(pattern), Reason::own(rankName(pattern.lowest)),
                    Reason::own(rankName(pattern.highest())), Reason::more(cards.size())));
    if (isLow && hand.ranks().lowest() < Ten && !s.isPartnerNext() && pattern.lowest >= Ten)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Lead the %1 rather than something lower, so that "
                                                "%2 can't get rid of a low card."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 leads the %1 rather than something lower, so "
                                                 "that %2 can't get rid of a low card.")},
            Reason::own(name), Reason::player(s.next())));
    if (isLow && s.isPartnerNext() && pattern.lowest < Ten)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Lead low with the %1: %2, your partner, is next "
                                                "and may get rid of a low card too."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 leads low with the %1: %2, the partner, is "
                                                 "next and may get rid of a low card too.")},
            Reason::own(name), Reason::player(s.partner())));
    if (isLow && isLowest)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "You have the lead: get rid of the %1, the lowest you hold."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 has the lead and gets rid of the %1, the lowest in hand.")},
                    Reason::own(name)));
    if (const Pattern lower = s.patternOf(others.lower);
        isSingle && others.isLowerGood && pattern.lowest < Ten && isLoose(hand, lower.lowest))
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "You have the lead: get rid of a low card, the %1 or the %2."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 has the lead and gets rid of a low card: the %1 is as good "
                                    "as the %2.")},
                    Reason::own(name), playName(lower)));
    const bool isPair = isLow && !isSingle;
    if (isPair) addPlaysLeft(s, cards, reasons);
    if (isPair && s.isFree(cards) && others.longer.empty())
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Get rid of two cards at once with the %1."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 gets rid of two cards at once with the %1.")},
            Reason::own(name)));
    addComparison(s, cards, pattern, others, reasons);
    if (!isPair) addPlaysLeft(s, cards, reasons);
    if (pattern.length > 1)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Lead the %1, which gets rid of %2 cards in one play."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 leads the %1, which gets rid of %2 cards in one play.")},
                    Reason::own(patternName(pattern)), Reason::more(cards.size())));
    if (onlyHigher != Standing::kNoRank)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Lead the %1 and keep the %2 for later."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 leads the %1 and keeps the %2 for later.")},
            Reason::own(name), rankName(onlyHigher)));
    else if (hand.ranks().highest() > pattern.highest())
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Lead the %1 and keep your higher cards for later."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 leads the %1 and keeps the higher cards for later.")},
                    Reason::own(name)));
    add(because(
        {PARLOUR_PHRASE("Doudizhu reasons",
                        "Lead the %1: whoever wants the lead has to spend something higher."),
         PARLOUR_PHRASE("Doudizhu thoughts",
                        "%0 leads the %1: whoever wants the lead has to spend something higher.")},
        Reason::own(name)));
    return reasons;
}

// `instead`: the best play, if the move is a pass.
ReasonList reasonsFor(const Standing& s, Move move, Cards instead, bool isLost,
                      const Alternatives& others) {
    if (move.isBid()) return whyBid(s, move.bid());
    if (move.isPass()) return whyPass(s, instead, isLost);
    const Cards cards = move.cards();
    if (cards == s.hand()) return ReasonList(1, goesOut(cards));
    const Pattern pattern = s.patternOf(cards);
    const Phrase& name = playName(pattern);
    return s.pub().isLead() ? whyLead(s, cards, pattern, others, name)
                            : whyReply(s, cards, pattern, others, name);
}

// What the first move of the ranking is weighed against. `rival`: the best that is worse.
Alternatives alternatives(const Standing& s, const FlatMonteCarlo<Doudizhu>& search, Cards rival) {
    const std::size_t best = search.ranking()[0];
    const Cards chosen = search.moves()[best].cards();
    const Pattern pattern = s.patternOf(chosen);
    Alternatives others{rival};
    const auto keep = [](Cards& first, Cards cards) {
        if (first.empty()) first = cards;
    };
    for (const std::size_t place : search.ranking()) {
        const Cards other = search.moves()[place].cards();
        if (other.empty() || place == best || !pattern) continue;
        const bool isGood = !search.isBetter(best, place);
        if (other.size() > chosen.size() && (isGood || other == rival)) keep(others.longer, other);
        const Pattern its = s.patternOf(other);
        if (!its.isAlike(pattern)) continue;
        if (its.lowest > pattern.lowest) {
            keep(others.higher, other);
        } else if (its.lowest < pattern.lowest && others.lower.empty() &&
                   (pattern.length > 1 || s.isFree(other) || !s.isFree(chosen))) {
            others.lower = other;
            others.isLowerGood = isGood;
        } else if (its.lowest == pattern.lowest) {
            keep(others.carrying, other);
        }
    }
    return others;
}

// Whether there is more to say of a won game: how this play wins it.
bool winsAtOnce(const Standing& s, Cards cards) {
    ReasonList wins;
    if (!cards.empty()) addWins(s, cards, s.patternOf(cards), rankName(Three), wins);
    return !wins.empty();
}

// The danger for which the first move is chosen before a clearly worse one, if it shares it with
// the closest rival, which then does not tell the two apart.
std::optional<Reason> decidingDanger(const Standing& s, const FlatMonteCarlo<Doudizhu>& search,
                                     Cards rival) {
    const std::size_t best = search.ranking()[0];
    const Cards chosen = search.moves()[best].cards();
    const auto isWorse = [&](const auto& isOne) {
        return std::ranges::any_of(search.ranking(), [&](std::size_t place) {
            return isOne(search.moves()[place].cards()) && search.isBetter(best, place);
        });
    };
    if (s.pub().isBidding() || chosen.empty()) return std::nullopt;
    if (s.pub().isLead() && s.fewest() == 1 && chosen.size() > 1 && rival.size() > 1 &&
        isWorse([](Cards cards) { return cards.size() == 1; }))
        return leadsNoSingle(s, playName(s.patternOf(chosen)));
    if (!s.pub().isLead() && !s.isPartnersPlay() &&
        s.cardsOf(s.pub().owner) <= Standing::kNearlyOut &&
        isWorse([](Cards cards) { return cards.empty(); }))
        return leavesNoLead(s);
    return std::nullopt;
}

// That a bomb is played for the stake: something else wins as surely.
std::optional<Reason> raisesStake(const Standing& s, const FlatMonteCarlo<Doudizhu>& search) {
    constexpr double kLikely = 0.75; // a chance to win, for which one likes to raise the stake
    const std::size_t best = search.ranking()[0];
    const Pattern bomb = s.patternOf(search.moves()[best].cards());
    const auto winsAsSurely = [&](std::size_t place) {
        return !s.patternOf(search.moves()[place].cards()).isBomb() &&
               search.win(place) >= search.win(best);
    };
    if (!bomb.isBomb() || search.win(best) < kLikely ||
        std::ranges::none_of(search.ranking(), winsAsSurely))
        return std::nullopt;
    return search.win(best) > kWon
               ? because({PARLOUR_PHRASE("Doudizhu reasons",
                                         "You win this anyway, and the %1 raises the stake."),
                          PARLOUR_PHRASE("Doudizhu thoughts",
                                         "%0 wins this anyway, and raises the stake with the %1.")},
                         playName(bomb))
               : because({PARLOUR_PHRASE("Doudizhu reasons",
                                         "Use the %1 now: it raises the stake, and you are still "
                                         "likely to win."),
                          PARLOUR_PHRASE("Doudizhu thoughts",
                                         "%0 uses the %1 now to raise the stake, still likely to "
                                         "win.")},
                         playName(bomb));
}

Reason makesNoDifference(bool isWon) {
    return isWon ? because({PARLOUR_PHRASE("Doudizhu reasons",
                                           "You win this whatever you do: any play is good."),
                            PARLOUR_PHRASE("Doudizhu thoughts", "%0 wins this with any play.")})
                 : because({PARLOUR_PHRASE("Doudizhu reasons", "Hardly anything helps now: every "
                                                               "play is about as good."),
                            PARLOUR_PHRASE(
                                "Doudizhu thoughts",
                                "Hardly anything helps %0 now: every play is about as good.")});
}

} // namespace

Reasons explain(const Observation& view, const FlatMonteCarlo<Doudizhu>& search) {
    const Standing standing(view);
    const auto& ranking = search.ranking();
    const std::size_t best = ranking[0];
    const auto moveAt = [&](std::size_t place) { return search.moves()[place]; };
    const Move chosen = moveAt(best);
    const auto play = std::ranges::find_if(
        ranking, [&](std::size_t place) { return !moveAt(place).cards().empty(); });
    const Cards instead = play == ranking.end() ? Cards() : moveAt(*play).cards();
    const bool isLost = search.win(best) < kLost;
    const auto place = search.rival();
    const Move rival = place ? moveAt(*place) : Move();
    const Alternatives others = alternatives(standing, search, rival.cards());
    const auto reasonsOf = [&](Move move, const Alternatives& against) {
        return reasonsFor(standing, move, instead, isLost, against);
    };
    const ReasonList reasons = reasonsOf(chosen, others);
    const auto isEach = [&](const auto& is) {
        return ranking.size() > 1 && !view.pub.isBidding() && chosen.cards() != view.hand &&
               std::ranges::all_of(ranking, [&](std::size_t move) { return is(search.win(move)); });
    };
    if (const auto stake = raisesStake(standing, search); stake && chosen.cards() != view.hand)
        return {*stake};
    const bool sparesBomb = chosen.isPass() && standing.patternOf(instead).isBomb();
    if (!sparesBomb && isEach([](double win) { return win < kLost; }))
        return {makesNoDifference(false)};
    if (!place && isEach([](double win) { return win > kWon; }) &&
        !winsAtOnce(standing, chosen.cards()))
        return {makesNoDifference(true)};

    RivalReasons ofRivals;
    if (place) ofRivals.push_back(reasonsOf(rival, {}));
    if (!others.lower.empty() && others.lower != others.rival)
        ofRivals.push_back(reasonsOf(Move(others.lower), {others.rival}));
    const Pattern pattern = standing.patternOf(chosen.cards());
    for (const std::size_t good : search.asGood()) {
        // Of moves as good one plays the cheapest: what speaks for the dearer ones as well is told.
        const Move other = moveAt(good);
        const Pattern its = standing.patternOf(other.cards());
        const bool isDearer = its.isAlike(pattern) && pattern.lowest <= its.lowest;
        const bool sharesDanger = view.pub.isLead() && standing.fewest() == 1 &&
                                  chosen.cards().size() > 1 &&
                                  other.cards().size() > 1; // to be told of both
        if (!isDearer && !sharesDanger && ofRivals.size() < ofRivals.capacity())
            ofRivals.push_back(reasonsOf(other, {others.rival}));
    }
    return tellingWith(decidingDanger(standing, search, rival.cards()), reasons, ofRivals);
}

} // namespace parlour::doudizhu
