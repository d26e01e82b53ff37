#include "ai/bigtwo/what_it_leaves.h"

#include "ai/base/additions.h"

namespace parlour::bigtwo {

namespace {

// Of these cards what should win the lead back from whoever beats a lead: a card that only one
// still out beats, or higher five cards from a flush on; or none.
CardSet hardToBeat(const Standing& s, CardSet rest, CardSet lead) {
    CardSet best;
    if (rest.empty()) return best;
    if (lead.size() == 1) {
        const CardSet highest{rest.highest()};
        if (highest.highest() > lead.highest() && s.higher(highest) == 1) best = highest;
    }
    if (lead.size() == 5)
        forEachOfSize(5, rest, s.pub().options, [&](CardSet play, Combination combination) {
            if (s.combination(lead) < combination && combination.kind() >= Kind::Flush &&
                (best.empty() || s.combination(best) < combination))
                best = play;
        });
    return best == rest ? CardSet() : best;
}

void addLeadBack(const Standing& s, CardSet move, Additions& additions) {
    const int size = move.empty() ? s.combination(s.pub().table).cards() : move.size();
    if (s.isSure(move) || s.nearlyOut(size) != kNoSeat) return; // who may go out on it
    const CardSet rest = s.hand() - move;
    const CardSet back = s.unbeaten(rest, size);
    if (const CardSet likely = hardToBeat(s, rest, move); back.empty() && !likely.empty())
        additions.push_back(winsBack(s.nameOfMove(likely), LeadBack::Likely));
    if (back.empty()) return;
    const Phrase& name = s.nameOfMove(back);
    if (move.empty())
        additions.push_back(keepsUnbeaten(name));
    else if (back != rest)
        additions.push_back(winsBack(name, s.combination(rest - back).kind() == Kind::None
                                               ? LeadBack::Sure
                                               : LeadBack::Wins));
}

} // namespace

Additions whatItLeaves(const Standing& s, CardSet move, CardSet instead) {
    constexpr int kFewHigher = 8; // cards that beat a single one
    constexpr int kFewPlays = 3;
    Additions additions;
    const CardSet rest = s.hand() - move;
    if (move.empty() && !instead.empty() && s.isSure(instead) && s.leastAfter(instead) > 1 &&
        !s.holdsUnbeaten(s.hand() - instead)) {
        additions.push_back(isOnlyWinner(s.nameOfMove(instead)));
        additions.back().about = Topic::LeadBack;
    }
    addLeadBack(s, move, additions);
    if (const Kind five = s.fiveLeft(move);
        five != Kind::None && five != s.combination(move).kind())
        additions.push_back(leavesTogether(kindName(five)));
    if (move.size() == 1 && !s.isSure(move) && s.higher(move) <= kFewHigher)
        addBeatenBy(additions, s.higher(move));
    if (const CardSet highest{s.hand().highest()};
        !move.empty() && highest.highest().rank() >= Ace && (highest - rest).empty())
        additions.push_back(keeps(s.nameOfMove(highest)));
    if (const int left = s.leastAfter(move);
        !move.empty() && s.isFree(move) && !s.isSure(move) && left > 0 && left <= kFewPlays)
        addPlaysLeft(additions, left);
    return additions;
}

} // namespace parlour::bigtwo
