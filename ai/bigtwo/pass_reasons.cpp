#include "ai/bigtwo/pass_reasons.h"

#include <algorithm>
#include <optional>
#include <span>

namespace parlour::bigtwo {

namespace {

// That what may win the lead is too early now: what it leaves would not win it again.
Reason keepsWinner(const Standing& s, CardSet winner) {
    const Phrase& name = s.nameOfMove(winner);
    const int left = s.leastAfter(winner);
    if (left == 1)
        return because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Pass: keep your %1 until more of what beats it has been played."),
             PARLOUR_PHRASE(
                 "Big Two thoughts",
                 "%0 passes and keeps the %1 until more of what beats it has been played."),
             Topic::Kept | Topic::Beaten},
            name);
    if (s.holdsUnbeaten(s.hand() - winner) && s.isSure(winner))
        return because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Pass: your %1 would win you the lead, but you would still need %2 "
                            "plays to go out, so keep it for later."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 passes and keeps the %1: with it gone there "
                                                "would still be %2 plays to make."),
             Topic::Kept | Topic::GoingOut},
            name, left);
    if (s.holdsUnbeaten(s.hand() - winner))
        return because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Pass: even if your %1 wins you the lead, you still need %2 plays to "
                            "go out, so keep it for later."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 passes and keeps the %1: with it gone there "
                                                "would still be %2 plays to make."),
             Topic::Kept | Topic::GoingOut},
            name, left);
    constexpr Topic kAbout = Topic::Kept | Topic::GoingOut | Topic::LeadBack;
    const Phrase thought =
        PARLOUR_PHRASE("Big Two thoughts", "%0 passes and keeps the %1: with it gone there would "
                                           "still be %2 plays to make, and nothing sure to win "
                                           "the lead.");
    if (s.isSure(winner))
        return because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Pass: your %1 would win you the lead, but you would still need %2 "
                            "plays, and nothing else you hold is sure to win it back."),
             thought, kAbout},
            name, left);
    return because({PARLOUR_PHRASE("Big Two reasons",
                                   "Pass: even if your %1 wins you the lead, you still need %2 "
                                   "plays, and nothing else you hold is sure to win it back."),
                    thought, kAbout},
                   name, left);
}

// Whether a low card is likely enough to beat one.
bool mayGoLater(const Standing& s, CardSet low) {
    return 4 * s.lower(low) >= s.view().unseen().size();
}

// Of the higher of the last two cards.
Reason onlyLowerLeft(const Phrase& higher, const Phrase& lower) {
    return because(
        {PARLOUR_PHRASE("Big Two reasons",
                        "Pass: if your %1 is beaten, you are left with your %2, which is harder to "
                        "get rid of. Try to play that one first."),
         PARLOUR_PHRASE("Big Two thoughts", "%0 passes: if the %1 were beaten, only the %2 would "
                                            "be left, which is harder to get rid of."),
         Topic::Kept | Topic::GoingOut},
        higher, lower);
}

// The five cards that all plays would break up, from a full house on, or none.
Kind fiveLostByAll(const Standing& s) {
    Kind common = Kind::None;
    for (const CardSet move : s.moves()) {
        if (move.empty()) continue;
        const Kind five = s.fiveLost(move);
        if (five == Kind::None || (common != Kind::None && five != common)) return Kind::None;
        common = five;
    }
    return common;
}

Reason wouldSplit(const Phrase& group) {
    return because(
        {PARLOUR_PHRASE("Big Two reasons", "Pass: to beat this you would have to split your %1."),
         PARLOUR_PHRASE("Big Two thoughts", "%0 passes rather than split the %1."),
         Topic::Together},
        group);
}

Reason wouldSplit(const Phrase& one, const Phrase& other) {
    return because({PARLOUR_PHRASE("Big Two reasons",
                                   "Pass: to beat this you would have to split your %1 or your "
                                   "%2."),
                    PARLOUR_PHRASE("Big Two thoughts", "%0 passes rather than split the %1 or the "
                                                       "%2."),
                    Topic::Together},
                   one, other);
}

// The same of the plays below the lowest that breaks nothing up, which would be spent otherwise, or
// something better.
Reason wouldSplitOrSpend(const Standing& s, std::span<const CardSet> lower, CardSet least,
                         bool hasBetter) {
    const Phrase& name = s.nameOfMove(least);
    const Standing::Names whole = s.allBroken(lower);
    if (whole.size() != 1 || s.split(least)) // that may be the same
        return because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Pass: to beat this without breaking anything up you would have to "
                            "spend at least your %1."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 passes rather than break anything up or spend the %1."),
             Topic::Together},
            name);
    const Phrase thought =
        PARLOUR_PHRASE("Big Two thoughts", "%0 passes rather than split the %1 or spend the %2.");
    if (hasBetter)
        return because({PARLOUR_PHRASE("Big Two reasons",
                                       "Pass: to beat this you would have to split your %1, or "
                                       "spend your %2 or something better."),
                        thought, Topic::Together},
                       *whole[0], name);
    return because({PARLOUR_PHRASE("Big Two reasons",
                                   "Pass: to beat this you would have to split your %1 or spend "
                                   "your %2."),
                    thought, Topic::Together},
                   *whole[0], name);
}

// What all plays break up of five cards so that none brings the end closer: of two flushes one or
// both, or the only such five; or nothing that has a name.
std::optional<Reason> breaksFives(const Standing& s, const BigTwo::MoveList& plays) {
    const auto isEach = [&](const auto& is) { return std::ranges::all_of(plays, is); };
    const auto isFlush = [&](CardSet move) { return s.combination(move).kind() == Kind::Flush; };
    if (s.holdsTwo(Kind::Flush) && std::ranges::none_of(plays, isFlush)) {
        if (isEach([&](CardSet move) { return !s.holds(s.hand() - move, Kind::Flush); }))
            return because(
                {PARLOUR_PHRASE("Big Two reasons",
                                "Pass: beating this would break up both your flushes."),
                 PARLOUR_PHRASE("Big Two thoughts", "%0 passes rather than break up two flushes."),
                 Topic::Together | Topic::GoingOut});
        if (isEach([&](CardSet move) { return !s.holdsTwo(s.hand() - move, Kind::Flush); }))
            return because(
                {PARLOUR_PHRASE("Big Two reasons",
                                "Pass: beating this would break up one of your two flushes."),
                 PARLOUR_PHRASE("Big Two thoughts",
                                "%0 passes rather than break up one of two flushes."),
                 Topic::Together | Topic::GoingOut});
        return std::nullopt;
    }
    const Phrase* const five = s.brokenFive(plays.front());
    if (plays.front().size() < 5 || !five ||
        !isEach([&](CardSet move) { return s.brokenFive(move) == five; }))
        return std::nullopt;
    return because({PARLOUR_PHRASE("Big Two reasons",
                                   "Pass: beating this would break up your %1, so it would not "
                                   "save you a play on your way out."),
                    PARLOUR_PHRASE("Big Two thoughts",
                                   "%0 passes: beating this would break up the %1 and save no "
                                   "play."),
                    Topic::Together | Topic::GoingOut},
                   *five);
}

// The cards that all plays need.
CardSet inAll(const BigTwo::MoveList& plays) {
    CardSet common = plays.front();
    for (const CardSet play : plays) common = common & play;
    return common;
}

// Whether two of these, of the highest rank among them, would win the lead one at a time.
bool holdsTwoWinners(const Standing& s, CardSet cards) {
    if (cards.size() < 2) return false;
    const CardSet highest = cards & ofRank(cards.highest().rank());
    return std::ranges::count_if(highest,
                                 [&](Card card) { return s.higher(CardSet{card}) == 0; }) >= 2;
}

} // namespace

std::optional<Reason> riskOfPass(const Standing& s) {
    const Seat last = s.nearlyOut(1);
    const CardSet table = s.pub().table;
    const bool isAble = last == s.pub().owner || (table.size() == 1 && s.higher(table) > 0);
    if (last == kNoSeat || !isAble || s.moves().size() == 1) return std::nullopt;
    return because(
        {PARLOUR_PHRASE("Big Two reasons", "It is a risk: %1 has only one card left and may go "
                                           "out."),
         PARLOUR_PHRASE("Big Two thoughts", "It is a risk: %1 has only one card left and may go "
                                            "out.")},
        Reason::player(last));
}

ReasonList whyPass(const Standing& s) {
    if (s.moves().size() == 1)
        return {because({PARLOUR_PHRASE("Big Two reasons", "Pass: you have nothing higher."),
                         PARLOUR_PHRASE("Big Two thoughts", "%0 has nothing higher.")})};
    BigTwo::MoveList plays; // lowest first, as moves are listed
    for (const CardSet move : s.moves())
        if (!move.empty()) plays.push_back(move);
    const auto free = std::ranges::find_if(plays, [&](CardSet move) { return s.isFree(move); });
    if (free == plays.end())
        if (const auto fives = breaksFives(s, plays)) return {*fives};
    const Standing::Names ofAll = s.allBroken(plays);
    // Five cards make up for what they split, unless they bring the end no closer: then that is
    // told.
    const bool isSplitTelling =
        free == plays.end() ? plays.front().size() < 5 : s.split(*free) != nullptr;
    if (ofAll.size() == 1 && isSplitTelling) return {wouldSplit(*ofAll[0])};
    if (ofAll.size() == 2 && isSplitTelling && free == plays.end())
        return {wouldSplit(*ofAll[0], *ofAll[1])};
    if (free == plays.end() && plays.size() == 1 && plays.front().size() < 5 &&
        plays.front().highest().rank() >= Ace)
        return {keepsWinner(s, plays.front())};
    if (free == plays.end())
        return {because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Pass: beating this would not save you a play on your way out."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 passes: beating this would not save a play."),
             Topic::Together | Topic::GoingOut})};
    if (const Kind five = fiveLostByAll(s); five != Kind::None) return {wouldSplit(kindName(five))};
    const CardSet least = *free;
    const Phrase& name = s.nameOfMove(least);
    if (least.size() == 1 && s.higher(least) == 1 && s.leastAfter(least) == 1)
        return {because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Pass: the %1 is still out and beats your %2. Once it is gone, your %2 "
                            "wins the lead, and then you go out."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 passes: the %1 is still out and beats the %2, which would win the "
                            "lead for the rest."),
             Topic::Victory},
            cardName(s.view().unseen().highest()), name)};
    if (const CardSet other = s.hand() - least;
        least.size() == 1 && other.size() == 1 && plays.size() == 1 && mayGoLater(s, other))
        return {onlyLowerLeft(name, s.nameOfMove(other))};
    const std::span lower(plays.data(), static_cast<std::size_t>(free - plays.begin()));
    if (!lower.empty() && least.size() < 5)
        return {wouldSplitOrSpend(s, lower, least, plays.back() != least)};
    if (holdsTwoWinners(s, least.size() == 5 ? inAll(plays) : least))
        return {because({PARLOUR_PHRASE("Big Two reasons",
                                        "Pass: played one at a time, your %1 win the lead twice."),
                         PARLOUR_PHRASE("Big Two thoughts",
                                        "%0 passes: played one at a time, the %1 win the lead "
                                        "twice.")},
                        ranksName(least.highest().rank()))};
    if (least.size() == 5 || least.highest().rank() >= Ace || s.isHardToBeat(least, {}))
        return {keepsWinner(s, least)};
    const bool isOnly = s.moves().size() == 2; // or pass
    if (least.highest().rank() >= Jack && (!isOnly || least.size() == 1)) {
        const Phrase thought =
            PARLOUR_PHRASE("Big Two thoughts", "%0 passes rather than spend the %1.");
        if (isOnly)
            return {because({PARLOUR_PHRASE("Big Two reasons",
                                            "Pass: %2 of the cards still out beat your %1, so it "
                                            "may not win you the lead."),
                             thought, Topic::Beaten},
                            name, s.higher(least))};
        return {
            because({PARLOUR_PHRASE("Big Two reasons",
                                    "Pass: to beat this you would have to spend at least your %1."),
                     thought},
                    name)};
    }
    return {because(
        {PARLOUR_PHRASE("Big Two reasons", "Pass: let somebody else beat this, and keep your %1."),
         PARLOUR_PHRASE("Big Two thoughts", "%0 lets somebody else beat this and keeps the %1."),
         Topic::Kept},
        name)};
}

} // namespace parlour::bigtwo
