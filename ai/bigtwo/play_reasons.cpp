#include "ai/bigtwo/play_reasons.h"

#include "ai/base/additions.h"

#include <algorithm>
#include <optional>

namespace parlour::bigtwo {

void addKeeps(const Standing& s, CardSet move, CardSet rival, const Phrase& name,
              ReasonList& reasons) {
    if (rival.empty()) return;
    const Group* const group = s.leastAfter(move) < s.leastAfter(rival) ? s.split(rival) : nullptr;
    if (!group || !s.broken(rival) || !(group->cards & move).empty() || rival.size() == 5 ||
        group->combination.kind() == s.combination(move).kind() ||
        (group->cards.size() == 5 && s.holdsTwo(group->combination.kind())))
        return;
    Reason reason = playsAndKeeps(name, nameOf(group->combination, group->cards));
    // What stays together doesn't win the lead alone, nor is told who can beat "it".
    reason.about = reason.about | Topic::LeadBack | Topic::Beaten;
    reasons.push_back(reason);
}

namespace {

// What a sentence about a kept card or pair speaks of: of the highest also that it wins the lead
// back.
Topic aboutKept(const Standing& s, CardSet kept) {
    return s.above(kept).empty() ? Topic::Beaten | Topic::LeadBack : Topic::Beaten;
}

// That a card is kept which few of those still out beat;
std::optional<Reason> keepsHighCard(const Standing& s, const Phrase& name, CardSet kept) {
    constexpr int kFewHigher = 8;
    const int higher = s.higher(kept);
    if (higher == 1)
        return because({PARLOUR_PHRASE("Big Two reasons", "Play the %1 and keep the %2, which only "
                                                          "the %3 can still beat."),
                        PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1 and keeps the %2, "
                                                           "which only the %3 can still beat.")},
                       name, s.nameOfMove(kept), s.highestOut(0));
    if (higher <= kFewHigher && 2 * higher <= s.view().unseen().size())
        return because({PARLOUR_PHRASE("Big Two reasons", "Play the %1 and keep the %2, which only "
                                                          "%3 of the cards still out can beat."),
                        PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1 and keeps the %2, "
                                                           "which only %3 of the cards still out "
                                                           "can beat.")},
                       name, s.nameOfMove(kept), higher);
    return std::nullopt;
}

// the same of a pair.
std::optional<Reason> keepsHighPair(const Standing& s, const Phrase& name, CardSet kept) {
    const RankSet above = s.pairsAbove(kept);
    const int rank = kept.highest().rank();
    if (above.size() == 1 && above.lowest() == rank)
        return because({PARLOUR_PHRASE("Big Two reasons", "Play the %1 and keep the %2, which only "
                                                          "the other two %3 can still beat."),
                        PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1 and keeps the %2, "
                                                           "which only the other two %3 can still "
                                                           "beat.")},
                       name, s.keptName(kept), ranksName(rank));
    if (above.size() == 1)
        return because({PARLOUR_PHRASE("Big Two reasons", "Play the %1 and keep the %2, which only "
                                                          "a %3 can still beat."),
                        PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1 and keeps the %2, "
                                                           "which only a %3 can still beat.")},
                       name, s.keptName(kept), pairName(above.lowest()));
    if (above.size() == 2 && above.lowest() == rank)
        return because({PARLOUR_PHRASE("Big Two reasons", "Play the %1 and keep the %2, which only "
                                                          "the other two %3 or a %4 can still "
                                                          "beat."),
                        PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1 and keeps the %2, "
                                                           "which only the other two %3 or a %4 "
                                                           "can still beat.")},
                       name, s.keptName(kept), ranksName(rank),
                       pairName(above.without(rank).lowest()));
    if (above.size() == 2)
        return because({PARLOUR_PHRASE("Big Two reasons", "Play the %1 and keep the %2, which only "
                                                          "a %3 or a %4 can still beat."),
                        PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1 and keeps the %2, "
                                                           "which only a %3 or a %4 can still "
                                                           "beat.")},
                       name, s.keptName(kept), pairName(above.lowest()),
                       pairName(above.without(above.lowest()).lowest()));
    return std::nullopt;
}

Reason keepsWhatBeatsMore(const Phrase& name, const Phrase& kept) {
    return because({PARLOUR_PHRASE("Big Two reasons",
                                   "Play the %1 and keep the %2, which can beat more later."),
                    PARLOUR_PHRASE("Big Two thoughts",
                                   "%0 plays the %1 and keeps the %2, which can beat more later.")},
                   name, kept);
}

std::optional<Reason> keepsHigher(const Standing& s, CardSet move, CardSet card) {
    const Phrase& name = s.nameOfMove(move);
    const bool isCard = card.size() == 1;
    const CardSet higher = // with others of its rank
        isCard ? s.hand() & ofRank(card.highest().rank()) : card;
    if (higher.size() < 5 && s.isOfFive(higher, move)) return std::nullopt;
    const Phrase& kept = isCard ? Standing::nameOfRank(higher) : s.keptName(higher);
    if (s.isSure(isCard && higher.size() > 2 ? CardSet{higher.lowest()} : higher))
        return because({PARLOUR_PHRASE("Big Two reasons",
                                       "Play the %1 and keep the %2, which nobody can beat."),
                        PARLOUR_PHRASE("Big Two thoughts",
                                       "%0 plays the %1 and keeps the %2, which nobody can beat.")},
                       name, kept);
    if (const auto reason = higher.size() == 1   ? keepsHighCard(s, name, higher)
                            : higher.size() == 2 ? keepsHighPair(s, name, higher)
                                                 : std::nullopt)
        return reason;
    if (card.size() < 5 && s.lower(card) <= s.lower(move)) return std::nullopt;
    return keepsWhatBeatsMore(name, kept);
}

// Whether an answer, and one worth as much, may win the lead, and a lower one that would do is less
// likely to: that is why one goes so high.
bool mayWinLead(const Standing& s, CardSet move, CardSet same) {
    constexpr int kFewPairs = 3; // ranks
    const CardSet low = same.highest() < move.highest() ? same : move;
    const bool isHigh = move.size() == 1 ? 3 * s.higher(low) <= s.view().unseen().size()
                                         : s.pairsAbove(low).size() <= kFewPairs;
    return isHigh && !s.pub().isLead() && !s.takesLead(low) &&
           std::ranges::any_of(s.moves(), [&](CardSet other) {
               return other.size() == low.size() && other.highest() < low.highest() &&
                      !s.isWorthAsMuch(other, low);
           });
}

} // namespace

bool isOfBeatingMore(const Reason& reason) {
    return std::string_view(reason.advice.english) == keepsWhatBeatsMore({}, {}).advice.english;
}

void addKeepsHigher(const Standing& s, CardSet move, CardSet higher, ReasonList& reasons) {
    auto reason = keepsHigher(s, move, higher);
    if (!reason) return;
    reason->about = aboutKept(s, higher) | Topic::Kept;
    reasons.push_back(*reason);
}

void addKeepsOther(const Standing& s, CardSet move, CardSet other, ReasonList& reasons) {
    auto reason = keepsHighCard(s, s.nameOfMove(move), other);
    if (!reason) return;
    reason->about = aboutKept(s, other) | Topic::Kept;
    reasons.push_back(*reason);
}

bool isKeptByLower(const Standing& s, CardSet move, const Alternatives& others) {
    const bool isSameLower = !others.same.empty() && others.same.highest() < move.highest();
    const CardSet lower = isSameLower ? others.same : others.lower;
    return move.size() < 5 && !lower.empty() && s.leastAfter(lower) <= s.leastAfter(move) &&
           (isSameLower || others.isLowerGood || s.isFree(lower) ||
            !s.isClearlyHarder(move, lower));
}

namespace {

// Whether a card belongs to five cards that the move leaves together, and so made no pair with it.
bool isOfFiveKept(const Standing::Plays& kept, CardSet move) {
    return move.size() == 1 && std::ranges::any_of(kept, [&](const Group& group) {
               return group.cards.size() == 5 &&
                      !(group.cards & ofRank(move.highest().rank())).empty();
           });
}

} // namespace

void addLowerSplits(const Standing& s, CardSet move, ReasonList& reasons) {
    const Standing::Plays kept = s.playsAfter(move);
    const int left = s.leastAfter(move);
    if (left > s.least() || (s.broken(move) && !isOfFiveKept(kept, move))) return;
    const Combination play = s.combination(move);
    const auto isSplitBy = [](const Group& group, CardSet other) {
        return !(group.cards & other).empty() && !(group.cards - other).empty();
    };
    bool isOneOfSeveral = false; // another card of its rank would do as well
    BigTwo::MoveList lower;
    for (const CardSet other : s.moves()) {
        if (other.size() != move.size() || !(s.combination(other) < play)) continue;
        const bool isCheap = s.leastAfter(other) <= left;
        const bool isTwin = move.size() < 5 && other.highest().rank() == move.highest().rank();
        isOneOfSeveral = isOneOfSeveral || (isCheap && isTwin && move.size() == 1);
        if (isCheap && isTwin) continue;
        if (isCheap || s.combination(other).kind() != play.kind() ||
            std::ranges::none_of(kept, [&](const Group& group) { return isSplitBy(group, other); }))
            return;
        lower.push_back(other);
    }
    const auto isOther = [&](CardSet other) { // rank: other pairs of three are no lower ones
        return other.highest().rank() != move.highest().rank();
    };
    if (move.size() == 2 && std::ranges::none_of(lower, isOther)) return;
    Standing::Names split;
    const Phrase* five = nullptr;
    int fives = 0;
    for (const Group& group : kept) {
        if (std::ranges::none_of(lower, [&](CardSet other) { return isSplitBy(group, other); }))
            continue;
        split.push_back(&nameOf(group.combination, group.cards));
        if (group.cards.size() == 5) five = split.back();
        fives += group.cards.size() == 5;
    }
    if (split.empty()) return;
    const Phrase& name = s.nameOfMove(move);
    const Phrase& rank = ranksName(move.highest().rank());
    const auto add = [&](const Wording& one, const Wording& ofSeveral, const auto&... groups) {
        reasons.push_back(because(isOneOfSeveral ? ofSeveral : one,
                                  Reason::own(isOneOfSeveral ? rank : name), groups...));
    };
    if (split.size() == 1)
        add({PARLOUR_PHRASE("Big Two reasons", "Play the %1: anything lower would split your %2."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 plays the %1: anything lower would split the %2."),
             Topic::Together},
            {PARLOUR_PHRASE("Big Two reasons",
                            "Play one of your %1: anything lower would split your %2."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 plays one of the %1: anything lower would split the %2."),
             Topic::Together},
            Reason::own(*split[0]));
    else if (split.size() == 2 && split[0] != split[1])
        add({PARLOUR_PHRASE("Big Two reasons",
                            "Play the %1: anything lower would split your %2 or your %3."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 plays the %1: anything lower would split the %2 or the %3."),
             Topic::Together},
            {PARLOUR_PHRASE("Big Two reasons",
                            "Play one of your %1: anything lower would split your %2 or your %3."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 plays one of the %1: anything lower would split the %2 or the "
                            "%3."),
             Topic::Together},
            Reason::own(*split[0]), Reason::own(*split[1]));
    else if (fives == 0)
        add({PARLOUR_PHRASE("Big Two reasons", "Play the %1: anything lower would split a pair."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 plays the %1: anything lower would split a pair."),
             Topic::Together},
            {PARLOUR_PHRASE("Big Two reasons",
                            "Play one of your %1: anything lower would split a pair."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 plays one of the %1: anything lower would split a pair."),
             Topic::Together});
    else if (fives == 1)
        add({PARLOUR_PHRASE("Big Two reasons",
                            "Play the %1: anything lower would split your %2 or a pair."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 plays the %1: anything lower would split the %2 or a pair."),
             Topic::Together},
            {PARLOUR_PHRASE("Big Two reasons",
                            "Play one of your %1: anything lower would split your %2 or a pair."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 plays one of the %1: anything lower would split the %2 or a "
                            "pair."),
             Topic::Together},
            Reason::own(*five));
    else
        add({PARLOUR_PHRASE("Big Two reasons",
                            "Play the %1: anything lower would break up five cards that go "
                            "together."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 plays the %1: anything lower would break up five cards that go "
                            "together."),
             Topic::Together},
            {PARLOUR_PHRASE("Big Two reasons",
                            "Play one of your %1: anything lower would break up five cards that "
                            "go together."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 plays one of the %1: anything lower would break up five cards "
                            "that go together."),
             Topic::Together});
}

void addHarder(const Standing& s, CardSet move, CardSet lower, ReasonList& reasons) {
    const Phrase& name = s.nameOfMove(move);
    reasons.push_back(
        s.pub().isLead()
            ? because({PARLOUR_PHRASE("Big Two reasons",
                                      "Lead the %1 rather than the %2: it is harder to beat."),
                       PARLOUR_PHRASE("Big Two thoughts",
                                      "%0 leads the %1 rather than the %2: it is harder to beat."),
                       Topic::Beaten},
                      name, s.nameOfMove(lower))
            : because({PARLOUR_PHRASE("Big Two reasons",
                                      "Play the %1 rather than the %2: it is harder to beat."),
                       PARLOUR_PHRASE("Big Two thoughts",
                                      "%0 plays the %1 rather than the %2: it is harder to beat."),
                       Topic::Beaten},
                      name, s.nameOfMove(lower)));
}

void addMiddle(const Standing& s, CardSet move, CardSet lower, const Alternatives& others,
               ReasonList& reasons) {
    const CardSet higher = others.higher;
    const bool isLowerGood = others.isLowerGood && lower == others.lower;
    const bool isHigherKept = !higher.empty() && higher.highest().rank() >= Ten &&
                              !others.isHigherGood && move.size() < 3 && s.isFree(higher) &&
                              !s.isWorthAsMuch(move, higher) && s.nearlyOut(1) == kNoSeat;
    if (isHigherKept) {
        const Phrase& kept = s.keptName(higher);
        const Wording either{
            PARLOUR_PHRASE("Big Two reasons",
                           "Play the %1 or the %2, and keep the %3, which can beat more later."),
            PARLOUR_PHRASE("Big Two thoughts",
                           "%0 plays the %1, which is as good as the %2, and keeps the %3, which "
                           "can beat more later."),
            Topic::Beaten | Topic::Kept};
        const Wording middle{
            PARLOUR_PHRASE("Big Two reasons",
                           "Play the %1: the %2 is easier to beat, and the %3 is better kept for "
                           "later."),
            PARLOUR_PHRASE("Big Two thoughts",
                           "%0 plays the %1: the %2 is easier to beat, and the %3 is better kept "
                           "for later."),
            Topic::Beaten | Topic::Kept};
        reasons.push_back(
            because(isLowerGood ? either : middle, s.nameOfMove(move), s.nameOfMove(lower), kept));
    } else if (isLowerGood && !others.worseLower.empty() &&
               s.isClearlyHarder(lower, others.worseLower)) {
        reasons.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Play the %1 or the %2: lower cards are easier to beat."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 plays the %1, which is as good as the %2: lower cards are easier "
                            "to beat."),
             Topic::Beaten},
            s.nameOfMove(move), s.nameOfMove(lower)));
    } else {
        addHarder(s, move, lower, reasons);
    }
}

void addComparison(const Standing& s, CardSet move, const Alternatives& others,
                   ReasonList& reasons) {
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    constexpr int kWorthKeeping = Ten;
    const Kind kind = s.combination(move).kind();
    const CardSet rival = others.rival;
    const Kind ofRival = // another five cards
        move.size() == 5 && rival.size() == 5 ? s.combination(rival).kind() : kind;
    const CardSet lower = ofRival < kind ? rival : others.lower;
    CardSet higher;
    if (ofRival > kind && (rival & move).empty())
        higher = rival;
    else if (!others.higher.empty() && others.higher.highest().rank() >= kWorthKeeping)
        higher = others.higher;
    const bool isHarder = !lower.empty() && !others.isLowerGood && // to beat
                          s.isClearlyHarder(move, lower);
    // Of cards worth as much: what is lower is as good, and what is higher is better kept by all.
    const bool isKeptByGood = !others.same.empty() && move.size() == 1 &&
                              others.worseLower.empty() && !others.isHigherGood;
    const CardSet five = others.five;
    const Phrase& name = s.nameOfMove(move);
    const bool isRivalHigher =
        rival.size() == move.size() && ofRival == kind && rival.highest() > move.highest();
    const bool isLowerLost = s.pub().isLead() && lower.size() == 1 && s.letsNextOut(lower);
    if (const Seat few = s.nearlyOut(Standing::kNearlyOut);
        isHarder && (!isRivalHigher || isLowerLost) && few != kNoSeat &&
        s.cardsOf(few) >= move.size())
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
    constexpr int kByName = 2; // cards that beat a single one
    const bool isSameTold =
        !others.same.empty() && !isRivalHigher && mayWinLead(s, move, others.same);
    const std::size_t before = reasons.size();
    if (!others.same.empty() && move.size() == 1 && s.isHardToBeat(move, {}) &&
        s.higher(move) <= kByName) {
        addFewHigher(s, move, {}, name, reasons);
        reasons.back().args.front().match = Reason::Arg::Match::Same; // a rival's card differs
    } else if (isSameTold)
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Play the %1 or the %2: either may win you the lead."),
                     PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1, which may win the lead, "
                                                        "as the %2 may."),
                     Topic::Beaten},
                    name, s.nameOfMove(others.same)));
    if (s.isWorthAsMuch(move, higher) && (s.isFree(higher) || !s.isFree(move)))
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Play the %1: whatever beats it beats your %2 as well."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "%0 plays the %1: whatever beats it beats the %2 as well."),
                     aboutKept(s, higher)},
                    name, s.keptName(higher)));
    else if (isHarder && (higher.empty() || higher != rival))
        addMiddle(s, move, lower, others, reasons);
    else if (!higher.empty() && (isHarder || isKeptByGood || !isKeptByLower(s, move, others)))
        addKeepsHigher(s, move, higher, reasons);
    if (!others.same.empty() && reasons.size() == before) // why neither a lower nor a higher one
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Play the %1 or the %2: whatever beats one beats the other."),
                     PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1, which is worth as much "
                                                        "as the %2."),
                     Topic::Beaten},
                    name, s.nameOfMove(others.same)));
    // The same kind of five cards, not the highest.
    const bool isLowerFive = move.size() == 5 && rival.size() == 5 && ofRival == kind &&
                             kind != Kind::FourOfAKind && !s.isSure(rival) &&
                             s.combination(rival) < s.combination(move) &&
                             rival.highest().rank() < move.highest().rank();
    if (isLowerFive && std::ranges::none_of(s.moves(), [&](CardSet other) {
            const Combination play = s.combination(other);
            return play.kind() == kind && s.combination(move) < play;
        }))
        add(because(
            {PARLOUR_PHRASE("Big Two reasons", "Play your highest %1: it is the hardest to beat."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 plays the highest %1, which is the hardest to beat."),
             Topic::Beaten},
            Reason::own(kindName(kind))));
    if (five.empty() || kind == Kind::FourOfAKind) return; // of a kicker it is told elsewhere
    const auto pairOf = [](CardSet house) {
        CardSet left = house;
        for (const Card card : house)
            if ((house & ofRank(card.rank())).size() > 2) left.erase(card);
        return left;
    };
    const CardSet spent = kind == Kind::FullHouse ? pairOf(move) : move - five;
    const CardSet kept = kind == Kind::FullHouse ? pairOf(five) : five - move;
    if (kept.empty() || spent.empty() || kept.highest().rank() == spent.highest().rank() ||
        !(kept & move).empty())
        return;
    const auto plays = s.playsAfter(move);
    const auto ofFive = std::ranges::find_if(plays, [&](const Group& group) {
        return group.cards.size() == 5 && (group.cards & kept).size() == 1;
    });
    if (kind == Kind::FullHouse && ofFive != plays.end())
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Use the %1 for the full house and keep the %2 for your %3."),
                     PARLOUR_PHRASE("Big Two thoughts", "%0 uses the %1 for the full house and "
                                                        "keeps the %2 for the %3."),
                     Topic::Kept},
                    pairName(spent.highest().rank()), cardName((ofFive->cards & kept).highest()),
                    kindName(ofFive->combination.kind())));
    else if (kind == Kind::FullHouse && pairOf(move).highest() < pairOf(five).highest())
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Use the %1 for the full house and keep the %2 for later."),
                     PARLOUR_PHRASE("Big Two thoughts", "%0 uses the %1 for the full house and "
                                                        "keeps the %2 for later."),
                     Topic::Kept},
                    pairName(spent.highest().rank()), s.keptName(kept)));
    else if (kind != Kind::FullHouse && spent.highest() < kept.highest() &&
             kept.highest().rank() >= Jack)
        add(because(
            {PARLOUR_PHRASE("Big Two reasons", "Play a %1 that leaves you the %2 for later."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 plays a %1 that leaves the %2 for later."),
             Topic::Kept},
            kindName(kind),
            Standing::nameOfRank((s.hand() - move) & ofRank(kept.highest().rank()))));
}

namespace {

// That the lowest card of the hand goes out with four of a kind.
void addKicker(const Standing& s, CardSet move, ReasonList& reasons) {
    const CardSet four = ofRank(s.combination(move).height());
    const CardSet kicker = move - four;
    if (kicker.highest() == (s.hand() - four).lowest())
        reasons.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Play the four %1 and throw in your %2, your lowest other card."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 plays the four %1 and throws in the %2, the lowest other card.")},
            ranksName(four.lowest().rank()), cardName(kicker.highest())));
}

} // namespace

void addFewFives(const Standing& s, CardSet move, ReasonList& reasons) {
    const Combination play = s.combination(move);
    constexpr int kAnyRank = -1;
    // What the sentences name must all be able to come.
    const bool isStraightFlushOut = s.isStraightFlushOut();
    if (play.kind() == Kind::FourOfAKind && !s.isSure(move) && isStraightFlushOut &&
        !s.foursAbove(play.height()).empty())
        reasons.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Only a higher four of a kind or a straight flush can still beat your "
                            "four of a kind, so you very likely lead next."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "Only a higher four of a kind or a straight flush can still beat this, "
                            "so %0 very likely leads next."),
             Topic::Beaten}));
    if (play.kind() == Kind::FourOfAKind) addKicker(s, move, reasons);
    if (play.kind() != Kind::FullHouse || s.isSure(move) || !isStraightFlushOut ||
        s.foursAbove(kAnyRank).empty())
        return;
    const RankSet triples = s.triplesAbove(play.height());
    if (triples.empty())
        reasons.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Only four of a kind or a straight flush can still beat this full "
                            "house, so you very likely lead next."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "Only four of a kind or a straight flush can still beat this full "
                            "house, so %0 very likely leads next."),
             Topic::Beaten}));
    else if (triples.size() == 1)
        reasons.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Only three %1, four of a kind or a straight flush can still beat this "
                            "full house, so you very likely lead next."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "Only three %1, four of a kind or a straight flush can still beat this "
                            "full house, so %0 very likely leads next."),
             Topic::Beaten},
            ranksName(triples.lowest())));
}

namespace {

// That only pairs of one rank beat a pair.
void addFewHigherPairs(const Standing& s, CardSet pair, const Phrase& name, ReasonList& reasons) {
    const RankSet above = s.pairsAbove(pair);
    if (above.size() > 1) return;
    if (above.lowest() == pair.highest().rank())
        reasons.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons", "Play the %1: only the other two %2 can still beat "
                                               "it, so you will probably lead next."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1, which only the other two %2 can "
                                                "still beat."),
             Topic::Beaten},
            Reason::own(name), Reason::own(ranksName(above.lowest()))));
    else
        reasons.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons", "Play the %1: only a %2 can still beat it, and you "
                                               "may lead next."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1, which only a %2 can still beat."),
             Topic::Beaten},
            Reason::own(name), Reason::own(pairName(above.lowest()))));
}

} // namespace

void addFewHigher(const Standing& s, CardSet move, CardSet rival, const Phrase& name,
                  ReasonList& reasons) {
    if (!s.isHardToBeat(move, rival)) return;
    if (move.size() == 2) {
        addFewHigherPairs(s, move, name, reasons);
        return;
    }
    if (const int higher = s.higher(move); higher == 1)
        reasons.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons", "Play the %1: only the %2 can still beat it, so you "
                                               "will probably lead next."),
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
