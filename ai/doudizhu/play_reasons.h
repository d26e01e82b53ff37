// What speaks for leads and replies alike.
#pragma once

#include "ai/base/telling.h"
#include "ai/doudizhu/standing.h"

#include <optional>

namespace parlour::doudizhu {

constexpr int kNine = Three + 6; // the first that is not low

// What a move is weighed against.
struct Alternatives {
    Cards rival{};              // the closest of those clearly worse, or none
    Cards lower{};              // the best of those alike below it,
    Cards higher{};             // and above it
    Cards longer{};             // the best one of more cards that is shown as worse, or, if there
                                // is none, the best longer sequence that is as good
    Cards carrying{};           // the best of those worse that has only other kickers
    bool isLowerGood = false;   // as the move
    bool hasLowerGood = false;  // one of those alike below it is, whatever that breaks up
    bool isLowerBad = false;    // one of those that break nothing up is clearly worse
    bool hasNoLower = false;    // no lower single card or pair is shown as worse
    bool isHigherGood = false;  // `higher` is as good as the move
    bool hasLowGood = false;    // a lower single card or pair is
    bool isPassGood = false;    // as the move
    bool isAnyGood = false;     // several other plays are, whatever they are
    bool hasLonger = false;     // a lead of more cards, however good
    bool isCarryingBad = false; // a triplet that carries something lower is shown as worse
    bool isLooseBad = false;    // a higher single card that is as loose is shown as worse
    RankSet looseGood{};        // low single cards as good as the move that are as loose, and it
};

// That a lead of several cards keeps the lead from an opponent with one.
Reason leadsNoSingle(const Standing& s, const Phrase& name);
// That a reply takes the lead from an opponent who is nearly out.
Reason leavesNoLead(const Standing& s);
// That a lead spares something higher: %1 is led, %2 kept.
Wording leadAndKeep();

// The bombs that opponents may hold, in words: "a bomb", "the rocket", or either. Precondition:
// they may hold one.
const Phrase& bombsStillOut(const Standing& s);

// Cards of one rank that `rival` breaks up and this play leaves whole, or nothing.
Pattern keptWhole(const Standing& s, Cards cards, Cards rival);

// That a triplet carries a lower card or pair than in the other play; none: it does not.
std::optional<Reason> carriesLower(const Standing& s, Cards cards, Cards other);

// These add what may be said of a play, the most telling first. `name` is what the reasons call it:
// in those of the next best the best one's, so that only what differs is told.
// That it wins the game.
void addWins(const Standing& s, Cards cards, Pattern pattern, const Phrase& name,
             ReasonList& reasons);
// The same of one single card, of two, or of the lowest three.
Reason looseCards(RankSet ranks, const Wording& one, const Wording& two, const Wording& three);
// Why a triplet carries the card that it does.
void addKicker(const Standing& s, Cards cards, Pattern pattern, ReasonList& reasons);
// That hardly anything beats a high single card.
void addOnlyJokers(const Standing& s, Pattern pattern, bool isSure, const Phrase& name,
                   ReasonList& reasons);
// What it leaves whole and `rival` breaks up.
void addKeeps(const Standing& s, Cards cards, Cards rival, const Phrase& name, ReasonList& reasons);
// Why this one of the plays alike, and neither one below it nor one above.
void addComparison(const Standing& s, Cards cards, Pattern pattern, const Alternatives& others,
                   ReasonList& reasons);
// Another sequence that it leaves.
void addSecondSequence(const Standing& s, Cards cards, Pattern pattern, ReasonList& reasons);
// A card that the hand has twice, once for a sequence.
void addSpare(const Standing& s, Pattern pattern, const Phrase& name, ReasonList& reasons);
// How many plays the hand then takes, if few, and fewer than after `rival`.
void addPlaysLeft(const Standing& s, Cards cards, Cards rival, ReasonList& reasons);
// A single card that an opponent may go out on. `onlyHigher`: the hand's only card above it.
void addRisk(const Standing& s, Pattern pattern, const Phrase& name, int onlyHigher,
             ReasonList& reasons);

} // namespace parlour::doudizhu
