#include "ai/bigtwo/what_it_leaves.h"

#include "ai/base/additions.h"
#include "core/bigtwo/plays.h"

#include <algorithm>

namespace parlour::bigtwo {

namespace {

// Whether five cards beat at least three quarters of the plays still out that beat a lead of five.
bool mayWinBack(const Standing& s, Combination five, Combination lead) {
    int above = 0, beaten = 0;
    forEachBeating(lead, s.view().unseen(), s.pub().options, [&](CardSet, Combination other) {
        ++above;
        beaten += other < five;
    });
    return above > 0 && 4 * beaten >= 3 * above;
}

// Whether hardly any five cards still out are likely to beat these.
bool isRarelyBeaten(const Standing& s, Combination five) {
    constexpr int kAnyRank = -1;
    constexpr int kFew = 2; // ranks of three
    if (five.kind() < Kind::Flush) return false;
    if (five.kind() > Kind::FullHouse) return true;
    const int height = five.kind() == Kind::FullHouse ? five.height() : kAnyRank;
    return s.triplesAbove(height).size() <= kFew;
}

// Whether a play of these cards breaks nothing up.
bool isSpare(const Standing& s, CardSet play, CardSet rest) {
    return leastPlays(rest - play, s.pub().options) < leastPlays(rest, s.pub().options);
}

// Of these cards what should win the lead back from whoever beats a lead: a card that only one
// still out beats, a pair that only pairs of one rank beat, or higher five cards that few others
// beat; or none.
CardSet hardToBeat(const Standing& s, CardSet rest, CardSet lead) {
    CardSet best;
    if (rest.empty()) return best;
    if ((lead.size() == 1 || lead.size() == 2) && s.isBeatenBySeveral(lead)) {
        const CardSet highest = s.highest(rest, lead.size());
        if (!highest.empty() && highest.highest() > lead.highest() && s.isNearlySure(highest))
            best = highest;
    }
    if (lead.size() == 5)
        forEachOfSize(5, rest, s.pub().options, [&](CardSet play, Combination combination) {
            if (s.combination(lead) < combination && isRarelyBeaten(s, combination) &&
                mayWinBack(s, combination, s.combination(lead)) &&
                (best.empty() || s.combination(best) < combination))
                best = play;
        });
    return best == rest || best.empty() || !isSpare(s, best, rest) ? CardSet() : best;
}

// That only one or two cards still out beat a single card, by name. That two do is added where one
// does, too, so that it is weighed as the better.
void addBeatenByFew(const Standing& s, CardSet move, Additions& additions) {
    const int higher = s.higher(move);
    if (higher == 1)
        additions.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons", "Only the %1 can still beat it."), Topic::Beaten},
            Reason::own(s.highestOut(0))));
    if (higher <= 2)
        additions.push_back(
            because({PARLOUR_PHRASE("Big Two reasons", "Only the %1 and the %2 can still beat it."),
                     Topic::Beaten},
                    Reason::own(s.highestOut(1)), Reason::own(s.highestOut(0))));
}

// What the last two plays are, by name; two are added where one is left, too.
void addLeftByName(const Standing& s, CardSet rest, int left, Additions& additions) {
    const Plan plan(rest, s.pub().options);
    if (plan.size() != left) return;
    const auto nameOfGroup = [&](std::size_t place) -> const Phrase& {
        const Group& group = plan.groups()[place];
        return nameOf(group.combination, group.cards);
    };
    const Phrase& last = nameOfGroup(plan.groups().size() - 1);
    const Phrase& first = nameOfGroup(0);
    if (left == 1)
        additions.push_back(
            because({PARLOUR_PHRASE("Big Two reasons", "Then only your %1 is left."),
                     PARLOUR_PHRASE("Big Two thoughts", "Then %0 has only the %1 left.")},
                    Reason::own(last)));
    if (left == 1 || std::string_view(first.english) != last.english)
        additions.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons", "Then only your %1 and your %2 are left."),
             PARLOUR_PHRASE("Big Two thoughts", "Then %0 has only the %1 and the %2 left.")},
            Reason::own(last), Reason::own(first)));
}

void addLeft(const Standing& s, CardSet rest, int left, Additions& additions) {
    const std::size_t before = additions.size();
    addLeftByName(s, rest, left, additions);
    addPlaysLeft(additions, left);
    for (std::size_t i = before; i < additions.size(); ++i)
        additions[i].about = Topic::GoingOut | Topic::Kept; // so few are what is kept
}

// That the hand holds five cards of the same name as those that are led or played.
Reason holdsAnother(const Phrase& five) {
    return because({PARLOUR_PHRASE("Big Two reasons",
                                   "If you are beaten, you have another %1 to win the lead back."),
                    PARLOUR_PHRASE("Big Two thoughts",
                                   "If %0 is beaten, there is another %1 to win the lead back."),
                    Topic::LeadBack},
                   Reason::own(five));
}

// That all cards of a rank stay.
Reason keepsOfRank(const Standing& s, CardSet kept) {
    const bool isUnbeaten = // a pair is if its higher card is
        s.isSure(CardSet{kept.size() > 2 ? kept.lowest() : kept.highest()});
    const Phrase& name = Standing::nameOfRank(kept);
    return isUnbeaten ? keepsUnbeaten(name) : keeps(name);
}

// Whether some move that is allowed does not keep such five cards.
bool isAnyBreaking(const Standing& s, Kind five) {
    return std::ranges::any_of(s.moves(), [&](CardSet move) { return s.fiveLeft(move) < five; });
}

} // namespace

// Not beside a lead that is taken with another of them: then it has been said that nobody can beat
// such a card.
void addKept(const Standing& s, CardSet move, Additions& additions) {
    const CardSet kept = s.highestKept(move);
    const Card highest = s.hand().highest();
    const bool isOneOfThem = !move.empty() && move.highest().rank() == highest.rank();
    if (highest.rank() < Ace || !kept.contains(highest) || (isOneOfThem && s.takesLead(move)))
        return;
    additions.push_back(keepsOfRank(s, kept));
}

namespace {

// What nobody can beat of these, that which leaves the fewest plays.
CardSet leadBack(const Standing& s, CardSet rest, int size) {
    CardSet back = s.unbeaten(rest, size);
    if (back.empty() || size == 5) return back;
    const auto left = [&](CardSet play) { return leastPlays(rest - play, s.pub().options); };
    forEachOfSize(size, rest, s.pub().options, [&](CardSet play, Combination) {
        if (s.isSure(play) && left(play) < left(back)) back = play;
    });
    return back;
}

// Whether the rest takes no more plays without these cards: at most a pair is split.
bool isAtNoCost(const Standing& s, CardSet play, CardSet rest) {
    return leastPlays(rest - play, s.pub().options) <= leastPlays(rest, s.pub().options);
}

void addLeadBack(const Standing& s, CardSet move, Additions& additions) {
    const int size = move.empty() ? s.combination(s.pub().table).cards() : move.size();
    if (s.takesLead(move) || s.nearlyOut(size) != kNoSeat) return; // who may go out on it
    const CardSet rest = s.hand() - move;
    const CardSet back = move.empty() ? s.unbeaten(rest, size) : leadBack(s, rest, size);
    const auto isAnother = [&](CardSet five) {
        return move.size() == 5 && five.size() == 5 &&
               s.combination(five).kind() == s.combination(move).kind();
    };
    if (const CardSet likely = hardToBeat(s, rest, move); back.empty() && !likely.empty())
        additions.push_back(isAnother(likely) ? holdsAnother(s.nameOfMove(likely))
                                              : winsBack(s.nameOfMove(likely), LeadBack::Likely));
    if (back.empty()) return;
    const Phrase& name = s.nameOfMove(back);
    const bool isLast = s.combination(rest - back).kind() != Kind::None; // what is left then
    if (const CardSet ofIts = rest & ofRank(back.highest().rank()); move.empty() && back.size() < 5)
        additions.push_back(ofIts.size() > 2 ? keepsOfRank(s, ofIts)
                                             : keepsUnbeaten(Standing::nameOfRank(ofIts)));
    else if (move.empty())
        additions.push_back(keepsUnbeaten(name));
    else if (isAnother(back) && back != rest)
        additions.push_back(holdsAnother(name));
    else if (back != rest && (isLast || (back.size() == 5 ? isSpare : isAtNoCost)(s, back, rest)))
        additions.push_back(winsBack(name, isLast ? LeadBack::Wins : LeadBack::Sure));
}

} // namespace

Additions whatItLeaves(const Standing& s, CardSet move, CardSet instead) {
    constexpr int kFewHigher = 4; // cards that beat a single one
    constexpr int kFewPlays = 2;
    Additions additions;
    const CardSet rest = s.hand() - move;
    if (move.empty() && !instead.empty() && s.isSure(instead) && s.leastAfter(instead) > 1 &&
        !s.holdsUnbeaten(s.hand() - instead)) {
        additions.push_back(isOnlyWinner(s.nameOfMove(instead)));
        additions.back().about = Topic::LeadBack;
    }
    addLeadBack(s, move, additions);
    if (const Kind five = s.fiveLeft(move);
        five != Kind::None && five != s.combination(move).kind() &&
        five != s.combination(instead).kind() && // which plays them
        !s.holdsTwo(five) && isAnyBreaking(s, five))
        additions.push_back(leavesTogether(kindName(five)));
    const int left = s.leastAfter(move);
    if (move.size() == 1 && !s.isSure(move) && left > 1 && s.higher(move) <= kFewHigher) {
        addBeatenByFew(s, move, additions);
        if (s.isHardToBeat(move, {})) addBeatenBy(additions, s.higher(move));
    }
    if (!move.empty()) addKept(s, move, additions);
    if (!move.empty() && s.isFree(move) && !s.isSure(move) && left > 0 && left <= kFewPlays)
        addLeft(s, rest, left, additions);
    return additions;
}

} // namespace parlour::bigtwo
