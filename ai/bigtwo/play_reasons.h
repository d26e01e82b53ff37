// What speaks for leads and answers alike.
#pragma once

#include "ai/base/telling.h"
#include "ai/bigtwo/standing.h"

namespace parlour::bigtwo {

// What a move is weighed against.
struct Alternatives {
    CardSet rival;            // the closest of those clearly worse, or none
    CardSet lower{};          // the best of the single cards or pairs below it,
    CardSet higher{};         // and above it
    CardSet longer{};         // a lead of more cards, as good or that rival
    CardSet five{};           // for five cards: the best others of the same kind
    CardSet same{};           // one as good that the same of those still out beat
    CardSet lowest{};         // below it and as good, the lowest that splits no more,
    CardSet worseLower{};     // and that which is worse
    bool isLowerGood = false; // as the move
    bool isHigherGood = false;
    bool isSplitGood = false; // a lower one that splits something more is as good
    // The closest that is worse, of another rank, is to pass, or leaves more plays than the move.
    bool isRivalPass = false;
    bool isRivalCostly = false;
};

// These add what may be said of a play, the most telling first. `name` is what the reasons call it:
// in those of the next best the best one's, so that only what differs is told.
// What it leaves whole and `rival` splits.
void addKeeps(const Standing& s, CardSet move, CardSet rival, const Phrase& name,
              ReasonList& reasons);
// Why this card or pair, and neither the one below it nor the one above.
void addComparison(const Standing& s, CardSet move, const Alternatives& others,
                   ReasonList& reasons);
// Whether the lower one of these costs no more plays and is not much easier to beat, or as good:
// it keeps all that is higher as well.
bool isKeptByLower(const Standing& s, CardSet move, const Alternatives& others);
// What all that is lower would split of what the move keeps together.
void addLowerSplits(const Standing& s, CardSet move, ReasonList& reasons);
// That it is harder to beat than the lower one.
void addHarder(const Standing& s, CardSet move, CardSet lower, ReasonList& reasons);
// The same where the lower one is as good, or a higher one, harder to beat still, is better kept.
void addMiddle(const Standing& s, CardSet move, CardSet lower, const Alternatives& others,
               ReasonList& reasons);
// That the other card of a pair is kept, and how few of the cards still out beat it.
void addKeepsOther(const Standing& s, CardSet move, CardSet other, ReasonList& reasons);
// That the higher one is kept, and what can still beat it: it is to win the lead back.
void addKeepsHigher(const Standing& s, CardSet move, CardSet higher, ReasonList& reasons);
// Whether it is told of a card that is kept that it can beat more later.
bool isOfBeatingMore(const Reason& reason);
// What alone can still beat a high full house, or four of a kind.
void addFewFives(const Standing& s, CardSet move, ReasonList& reasons);
// How few of the cards still out beat it.
void addFewHigher(const Standing& s, CardSet move, CardSet rival, const Phrase& name,
                  ReasonList& reasons);

} // namespace parlour::bigtwo
