// What may be added to a reason for a move, in more than one game: what it leaves, and risks.
#pragma once

#include "ai/base/telling.h"

namespace parlour {

// In games of getting rid of cards:
// That these cards stay together; the second names the play, too.
Reason leavesTogether(const Phrase& group);
Reason playsAndKeeps(const Phrase& play, const Phrase& group);
// That what nobody can beat is kept, after a pass.
Reason keepsUnbeaten(const Phrase& play);
// That this takes the lead back from whoever beats the play; and, if it is for certain and one play
// is left then, wins.
enum class LeadBack : std::uint8_t { Likely, Sure, Wins };
Reason winsBack(const Phrase& play, LeadBack how);
// How many plays the rest of the hand takes, at least one.
void addPlaysLeft(Additions& additions, int plays);
// How many of the cards still out beat a single card, at least one.
void addBeatenBy(Additions& additions, int cards);
// Of a pass: that without this nothing in hand would take the lead for certain.
Reason isOnlyWinner(const Phrase& play);

// In all games with cards: that this one stays for later;
Reason keeps(const Phrase& card);
// and in games of tricks, that it is a trump, or the highest of its suit then.
Reason keepsTrump(const Phrase& card);
Reason keepsHighest(const Phrase& card);
Reason keepsHighestTrump(const Phrase& card);
// How many points a card that may be taken is worth, at least one.
void addAtRisk(Additions& additions, const Phrase& card, int points);

} // namespace parlour
