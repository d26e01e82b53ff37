#include "ai/doudizhu/explain.h"

#include "ai/base/additions.h"
#include "ai/doudizhu/drawbacks.h"
#include "ai/doudizhu/lead_reasons.h"
#include "ai/doudizhu/pass_reasons.h"
#include "ai/doudizhu/play_name.h"
#include "ai/doudizhu/play_reasons.h"
#include "ai/doudizhu/reply_reasons.h"
#include "ai/doudizhu/standing.h"
#include "ai/doudizhu/what_it_leaves.h"

#include <algorithm>
#include <optional>

namespace parlour::doudizhu {

namespace {

constexpr double kLost = 0.1; // a chance to win below it: hardly to be won
constexpr double kWon = 0.98; // or above it: hardly to be lost

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

// The ranks of the first move and of those as good that are single cards which belong to nothing
// else, none above this rank. None, if the first move is none of these.
RankSet looseAmong(const Standing& s, const FlatMonteCarlo<Doudizhu>& search, int highest) {
    RankSet loose;
    const auto isOne = [&](std::size_t place) {
        const Pattern pattern = s.patternOf(search.moves()[place].cards());
        const bool is = isPlain(pattern, Kind::Single) && pattern.lowest <= highest &&
                        s.isLoose(pattern.lowest);
        if (is) loose = loose | RankSet::run(pattern.lowest, 1);
        return is;
    };
    if (isOne(search.ranking()[0]))
        for (const std::size_t place : search.asGood()) isOne(place);
    return loose;
}

// What the first move of the ranking is weighed against. `worse`: the moves shown as worse.
Alternatives alternatives(const Standing& s, const FlatMonteCarlo<Doudizhu>& search,
                          const auto& worse) {
    const std::size_t best = search.ranking()[0];
    const Cards chosen = search.moves()[best].cards();
    const Pattern pattern = s.patternOf(chosen);
    const Cards rival = worse.empty() ? Cards() : search.moves()[worse.front()].cards();
    Alternatives others{rival};
    const auto keep = [](Cards& first, Cards cards) {
        if (first.empty()) first = cards;
    };
    others.hasLonger = std::ranges::any_of(search.ranking(), [&](std::size_t place) {
        return search.moves()[place].cards().size() > chosen.size();
    });
    const auto weigh = [&](std::size_t place, bool isGood) {
        const Cards other = search.moves()[place].cards();
        others.isPassGood = others.isPassGood || (isGood && search.moves()[place].isPass());
        if (other.empty() || !pattern) return;
        const Pattern its = s.patternOf(other);
        if (!its.isAlike(pattern)) return;
        const bool isLower = its.lowest < pattern.lowest;
        others.hasLowerGood = others.hasLowerGood || (isLower && isGood);
        others.isLowerBad = others.isLowerBad || (isLower && !isGood && !s.breaksUp(other));
        if (its.lowest > pattern.lowest) {
            if (isGood && !worse.empty()) return; // what it leaves tells nothing from those
            if (others.higher.empty()) others.isHigherGood = isGood;
            keep(others.higher, other);
        } else if (its.lowest < pattern.lowest && others.lower.empty() &&
                   (pattern.length > 1 || s.isFree(other) || !s.isFree(chosen))) {
            others.lower = other;
            others.isLowerGood = isGood;
        } else if (its.lowest == pattern.lowest) {
            if (!isGood) keep(others.carrying, other);
        }
    };
    for (const std::size_t place : search.asGood()) weigh(place, true);
    for (const std::size_t place : worse) weigh(place, false);
    others.looseGood = looseAmong(s, search, Ten);
    constexpr int kSeveral = 3;
    others.isAnyGood = std::ranges::count_if(search.asGood(), [&](std::size_t place) {
                           return !search.moves()[place].isPass();
                       }) >= kSeveral;
    others.hasNoLower = true;
    for (const std::size_t place : worse) {
        const Cards other = search.moves()[place].cards();
        const Pattern its = s.patternOf(other);
        if (other.size() > chosen.size()) keep(others.longer, other);
        if (its.length == 1 && its.kind <= Kind::Pair && its.lowest < pattern.lowest)
            others.hasNoLower = false;
        others.isCarryingBad =
            others.isCarryingBad || (copiesOf(its.kind) == 3 && carries(its.kind) &&
                                     other.ranks().lowest() < pattern.lowest);
        others.isLooseBad =
            others.isLooseBad || (isPlain(its, Kind::Single) && its.lowest > pattern.lowest &&
                                  its.lowest <= Queen && s.isLoose(its.lowest));
    }
    for (const std::size_t place : search.asGood()) {
        const Cards other = search.moves()[place].cards();
        const Pattern its = s.patternOf(other);
        others.hasLowGood = others.hasLowGood || (its.length == 1 && its.kind <= Kind::Pair &&
                                                  !other.empty() && its.lowest < pattern.lowest);
        if (pattern.length > 1 && its.kind == pattern.kind && its.length > pattern.length)
            keep(others.longer, other);
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
// the closest rival, or with all that are shown: other reasons tell it from those.
std::optional<Reason> decidingDanger(const Standing& s, const FlatMonteCarlo<Doudizhu>& search,
                                     Cards rival) {
    const std::size_t best = search.ranking()[0];
    const Cards chosen = search.moves()[best].cards();
    const auto isWorse = [&](const auto& isOne) {
        return std::ranges::any_of(search.ranking(), [&](std::size_t place) {
            return isOne(search.moves()[place].cards()) && search.isWorse(place);
        });
    };
    const auto isSingle = [](Cards cards) { return cards.size() == 1; };
    const bool isSingleGood = std::ranges::any_of(search.asGood(), [&](std::size_t place) {
        return isSingle(search.moves()[place].cards());
    });
    if (s.pub().isBidding() || chosen.empty()) return std::nullopt;
    if (s.pub().isLead() && s.fewest() == 1 && chosen.size() > 1 && rival.size() != 1 &&
        !isSingleGood && isWorse(isSingle) && s.canBeBeaten(s.patternOf(chosen))) // or it wins
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
                                         "%0 wins this anyway, and raises the stake with the %1."),
                          Topic::Victory},
                         playName(bomb))
               : because({PARLOUR_PHRASE("Doudizhu reasons",
                                         "Use the %1 now: it raises the stake, and you are still "
                                         "likely to win."),
                          PARLOUR_PHRASE("Doudizhu thoughts",
                                         "%0 uses the %1 now to raise the stake, still likely to "
                                         "win.")},
                         playName(bomb));
}

// What wins the lead back need not be told of what is said to be kept for later.
void removeKept(Additions& additions, const Reasons& told) {
    const auto isKept = [&](const Reason::Arg& arg) {
        return arg.kind == Reason::Arg::Kind::Words &&
               std::ranges::any_of(told, [&](const Reason& reason) {
                   return share(reason.about, Topic::Kept) &&
                          std::ranges::any_of(reason.args, [&](const Reason::Arg& its) {
                              return isSame(arg, its);
                          });
               });
    };
    additions.erase(std::remove_if(additions.begin(), additions.end(),
                                   [&](const Reason& addition) {
                                       return share(addition.about, Topic::LeadBack) &&
                                              std::ranges::any_of(addition.args, isKept);
                                   }),
                    additions.end());
}

// Nor that two cards that don't belong together go in two plays.
void removeObvious(Additions& additions, const Standing& s, Cards rest) {
    if (rest.size() != 2 || s.patternOf(rest)) return;
    Additions obvious;
    addPlaysLeft(obvious, 2);
    additions.erase(std::remove_if(additions.begin(), additions.end(),
                                   [&](const Reason& addition) {
                                       return saysTheSame(obvious.front(), addition);
                                   }),
                    additions.end());
}

Reason nothingHelps() {
    return because({PARLOUR_PHRASE("Doudizhu reasons",
                                   "Nothing helps much here: one move is as good as another."),
                    PARLOUR_PHRASE("Doudizhu thoughts",
                                   "Nothing helps %0 much here: one move is as good as another."),
                    Topic::Defeat});
}

Reason sparesStake(Pattern bomb) {
    return because({PARLOUR_PHRASE("Doudizhu reasons",
                                   "Pass: this is lost, and the %1 would only raise the stake."),
                    PARLOUR_PHRASE("Doudizhu thoughts",
                                   "%0 passes: this is lost, and the %1 would only raise the "
                                   "stake."),
                    Topic::Defeat},
                   playName(bomb));
}

// Of a lead, that the hand wins with any: what it leaves can take the lead back. Nothing: it can't.
std::optional<Reason> anyLeadWins(const Standing& s, Cards rest) {
    if (rest.contains(kRocket))
        return because({PARLOUR_PHRASE("Doudizhu reasons",
                                       "You can hardly go wrong here: whatever they play, your "
                                       "rocket takes the lead back."),
                        PARLOUR_PHRASE("Doudizhu thoughts",
                                       "%0 can hardly go wrong here: whatever is played, the "
                                       "rocket takes the lead back.")});
    const int rank = rest.ranks().highest();
    const Pattern single{Kind::Single, 1, static_cast<std::uint8_t>(rank)};
    const Phrase& highest = rest.count(rank) > 1 ? ranksName(rank) : rankName(rank);
    if (!s.canBeBeaten(single))
        return because({PARLOUR_PHRASE("Doudizhu reasons",
                                       "You can hardly go wrong here: nothing can beat your %1."),
                        PARLOUR_PHRASE("Doudizhu thoughts",
                                       "%0 can hardly go wrong here: nothing can beat the %1.")},
                       highest);
    if (s.isLeftToBombs(single))
        return because({PARLOUR_PHRASE("Doudizhu reasons",
                                       "You can hardly go wrong here: only %2 can beat your %1."),
                        PARLOUR_PHRASE("Doudizhu thoughts",
                                       "%0 can hardly go wrong here: only %2 can beat the %1.")},
                       highest, bombsStillOut(s));
    return std::nullopt;
}

// Of a lead on which little depends, what there is to gain by it all the same; nothing: that is not
// to be told in general.
std::optional<Reason> gainsLittle(const Standing& s, const FlatMonteCarlo<Doudizhu>& search) {
    const Cards cards = search.moves()[search.ranking()[0]].cards();
    const Pattern pattern = s.patternOf(cards);
    const auto isAnyGood = [&](const auto& is) {
        return std::ranges::any_of(
            search.asGood(), [&](std::size_t place) { return is(search.moves()[place].cards()); });
    };
    const bool hasMore = isAnyGood([&](Cards other) { return other.size() > cards.size(); });
    const bool hasPair =
        isAnyGood([&](Cards other) { return isPlain(s.patternOf(other), Kind::Pair); });
    if (isPlain(pattern, Kind::Pair) && hasPair && !hasMore)
        return because(
            {PARLOUR_PHRASE("Doudizhu reasons", "It matters little here what you lead; a pair like "
                                                "the %1 at least gets rid of two cards at once."),
             PARLOUR_PHRASE("Doudizhu thoughts", "It matters little here what %0 leads; a pair "
                                                 "like the %1 at least gets rid of two cards at "
                                                 "once.")},
            ranksName(pattern.lowest));
    if (cards.size() > 1 && !hasMore)
        return because({PARLOUR_PHRASE("Doudizhu reasons", "It matters little here what you lead; "
                                                           "the %1 at least gets rid of %2 cards "
                                                           "at once."),
                        PARLOUR_PHRASE("Doudizhu thoughts", "It matters little here what %0 leads; "
                                                            "the %1 at least gets rid of %2 cards "
                                                            "at once.")},
                       playName(pattern), cards.size());
    if (const RankSet loose = looseAmong(s, search, Queen); !loose.empty())
        return looseCards(
            loose,
            {PARLOUR_PHRASE("Doudizhu reasons", "It matters little here what you lead; the %1 at "
                                                "least belongs to no pair or sequence."),
             PARLOUR_PHRASE("Doudizhu thoughts", "It matters little here what %0 leads; the %1 at "
                                                 "least belongs to no pair or sequence.")},
            {PARLOUR_PHRASE("Doudizhu reasons", "It matters little here what you lead; the %1 and "
                                                "the %2 at least belong to no pair or sequence."),
             PARLOUR_PHRASE("Doudizhu thoughts", "It matters little here what %0 leads; the %1 and "
                                                 "the %2 at least belong to no pair or "
                                                 "sequence.")},
            {PARLOUR_PHRASE("Doudizhu reasons", "It matters little here what you lead; the %1, the "
                                                "%2 and the %3 at least belong to no pair or "
                                                "sequence."),
             PARLOUR_PHRASE("Doudizhu thoughts", "It matters little here what %0 leads; the %1, "
                                                 "the %2 and the %3 at least belong to no pair or "
                                                 "sequence.")});
    const Pattern sequence = Standing::longestSequence(s.hand() - cards);
    if (isPlain(pattern, Kind::Single) &&
        RankSet::run(sequence.lowest, sequence.length).contains(pattern.lowest))
        return because(
            {PARLOUR_PHRASE("Doudizhu reasons", "It matters little here what you lead; you have "
                                                "another %1 for your sequence from %2 to %3."),
             PARLOUR_PHRASE("Doudizhu thoughts", "It matters little here what %0 leads, who has "
                                                 "another %1 for the sequence from %2 to %3.")},
            playName(pattern), rankName(sequence.lowest), rankName(sequence.highest()));
    if (isPlain(pattern, Kind::Single) && pattern.lowest >= Ten && s.canBeBeaten(pattern))
        return because(
            {PARLOUR_PHRASE("Doudizhu reasons", "It matters little here what you lead; on the %1 "
                                                "at least nobody gets rid of a low card."),
             PARLOUR_PHRASE("Doudizhu thoughts", "It matters little here what %0 leads; on the %1 "
                                                 "at least nobody gets rid of a low card.")},
            playName(pattern));
    return std::nullopt;
}

// Of a lead, that little depends on it: as many as are shown are as good, and no lower card of its
// kind is told to go later.
std::optional<Reason> anyLead(const Standing& s, const FlatMonteCarlo<Doudizhu>& search,
                              bool hasLowerGood) {
    constexpr double kLikely = 0.9; // a chance to win
    if (search.asGood().size() + 1 < kMostCompared) return std::nullopt;
    const std::size_t best = search.ranking()[0];
    const Cards cards = search.moves()[best].cards();
    const Pattern pattern = s.patternOf(cards);
    if (search.win(best) > kLikely)
        if (const auto wins = anyLeadWins(s, s.hand() - cards)) return wins;
    const bool hasOtherKicker =
        carries(pattern.kind) && std::ranges::any_of(search.asGood(), [&](std::size_t place) {
            return s.patternOf(search.moves()[place].cards()) == pattern;
        });
    if (!hasLowerGood && !hasOtherKicker && search.win(best) <= kLikely) return std::nullopt;
    if (const auto gain = gainsLittle(s, search)) return gain;
    if (!s.canBeBeatenWithoutBombs(pattern)) return std::nullopt; // which is told
    return because(
        {PARLOUR_PHRASE("Doudizhu reasons",
                        "It matters little here: several leads are as good as this one."),
         PARLOUR_PHRASE("Doudizhu thoughts", "It matters little here what %0 leads: several leads "
                                             "are as good as this one.")});
}

// Whether a way out is told that only bombs can stop: what the play leaves is a part of it.
bool isWayOut(const Reason& reason) {
    return share(reason.about, Topic::GoingOut) && share(reason.about, Topic::Beaten);
}

bool speaksOfPlayer(const Reason& reason) {
    return std::ranges::any_of(
        reason.args, [](const Reason::Arg& arg) { return arg.kind == Reason::Arg::Kind::Player; });
}

Reason winsAnyway() {
    return because(
        {PARLOUR_PHRASE("Doudizhu reasons", "You win this whatever you do: any play is good."),
         PARLOUR_PHRASE("Doudizhu thoughts", "%0 wins this with any play."), Topic::Victory});
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
    auto worse = search.worse();
    const auto isHidden = [&](std::size_t place) {
        const auto found = std::ranges::find(ranking, place) - ranking.begin();
        return static_cast<std::size_t>(found) >= kMostCompared;
    };
    worse.erase(std::remove_if(worse.begin(), worse.end(), isHidden), worse.end());
    const Alternatives others = alternatives(standing, search, worse);
    const auto reasonsOf = [&](Move move, const Alternatives& against) {
        return reasonsFor(standing, move, instead, isLost, against);
    };
    const auto additionsOf = [&](Move move) {
        return move.isBid() ? whatFollowsBid(standing, move.bid())
                            : whatItLeaves(standing, move.cards(), instead);
    };
    const ReasonList reasons = reasonsOf(chosen, others);
    const auto isEach = [&](const auto& is) {
        return ranking.size() > 1 && !view.pub.isBidding() && chosen.cards() != view.hand &&
               std::ranges::all_of(ranking, [&](std::size_t move) { return is(search.win(move)); });
    };
    if (const auto stake = raisesStake(standing, search); stake && chosen.cards() != view.hand)
        return {*stake};
    if (worse.empty() && isEach([](double win) { return win > kWon; }) &&
        !winsAtOnce(standing, chosen.cards()))
        return {winsAnyway()};
    if (worse.empty() && isEach([](double win) { return win < 1 - kWon; })) {
        const bool isLastHope = !chosen.cards().empty() && !view.pub.isLead() &&
                                !standing.isPartnersPlay() &&
                                standing.cardsOf(view.pub.owner) <= Standing::kNearlyOut;
        if (view.pub.isLead() && standing.fewest() == 1 && chosen.cards().size() > 1)
            return {leadsNoSingle(standing, playName(standing.patternOf(chosen.cards())))};
        if (view.pub.isLead())
            if (const auto gain = gainsLittle(standing, search)) return {*gain};
        const bool isStakeSpared = chosen.isPass() && standing.patternOf(instead).isBomb();
        return {isLastHope      ? leavesNoLead(standing)
                : isStakeSpared ? sparesStake(standing.patternOf(instead))
                                : nothingHelps()};
    }

    const auto danger = decidingDanger(standing, search, others.rival);
    if (view.pub.isLead() && !view.pub.isBidding() && !danger && chosen.cards() != view.hand &&
        !winsAtOnce(standing, chosen.cards()))
        if (worse.empty())
            if (const auto any = anyLead(standing, search, others.hasLowerGood)) return {*any};

    WorseMoves named;
    for (const std::size_t place : worse) {
        const Cards cards = moveAt(place).cards();
        const bool isNamed = (cards.ranks() & chosen.cards().ranks()).empty() && !cards.empty();
        named.push_back({isNamed ? playName(standing.patternOf(cards)) : Phrase(),
                         reasonsOf(moveAt(place), {}), additionsOf(moveAt(place))});
    }
    RivalReasons ofRivals = rivalsAmong(named);
    const bool isCoverShared = others.isLowerGood && standing.isPartnersPlay(); // and well told
    if (!others.lower.empty() && others.lower != others.rival && !isCoverShared)
        ofRivals.push_back(reasonsOf(Move(others.lower), {others.rival}));
    // What speaks for moves as good as well tells it from worse ones, but the way out is one for
    // all.
    if (worse.empty() && !winsAtOnce(standing, chosen.cards()))
        for (const std::size_t good : search.asGood())
            ofRivals.push_back(reasonsOf(moveAt(good), {}));
    Reasons told = tellingWith(danger, reasons, ofRivals);
    // Over the partner's play one asks first why to play at all.
    const bool isPartnerBeaten = standing.isPartnersPlay() && !chosen.cards().empty();
    if (const auto why = std::ranges::find_if(reasons, speaksOfPlayer);
        isPartnerBeaten && why != reasons.end() && told.front().about == Topic::Kept)
        told = {*why};
    Additions additions = additionsOf(chosen);
    for (const std::size_t place : worse) // a kicker may be all that tells the two apart
        if (const auto lower = carriesLower(standing, chosen.cards(), moveAt(place).cards());
            lower && !standing.patternOf(view.hand - chosen.cards())) { // or it is for nothing
            additions.insert(additions.begin(), *lower);
            break;
        }
    removeKept(additions, told);
    removeObvious(additions, standing, view.hand - chosen.cards());
    if (std::ranges::none_of(told, isWayOut)) addMore(told, additions, named);
    return told;
}

void explainOthers(const Observation& view, const FlatMonteCarlo<Doudizhu>& search,
                   const Reasons& told, WhyNots<Move>& whyNots) {
    const Standing standing(view);
    const Move advised = search.moves()[search.ranking()[0]];
    GoodPlays good;
    for (const std::size_t place : search.asGood())
        good.add(standing, search.moves()[place].cards(), standing.patternOf(advised.cards()));
    const bool isLossLikely = search.score(search.ranking()[0]) < 0; // of a bid: a loss is cheaper
    tellWhyNot(whyNots, search, told, [&](Move move) {
        const bool isLower = move.isBid() && move.bid() > 0 && move.bid() < advised.bid();
        return isLower && isLossLikely ? Drawbacks() : drawbacksOf(standing, move, advised, good);
    });
    // How few cards go is told once, of however many.
    const auto isCount = [](const auto& whyNot) {
        const std::string_view text = whyNot.reason.advice.english;
        return text == shedsOnly(1).advice.english || text == shedsOnly(2).advice.english;
    };
    if (const auto first = std::ranges::find_if(whyNots, isCount); first != whyNots.end())
        whyNots.erase(std::remove_if(first + 1, whyNots.end(),
                                     [&](const auto& whyNot) {
                                         return isCount(whyNot) &&
                                                !saysTheSame(first->reason, whyNot.reason);
                                     }),
                      whyNots.end());
}

} // namespace parlour::doudizhu
