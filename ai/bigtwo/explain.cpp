#include "ai/bigtwo/explain.h"

#include "ai/base/telling.h"
#include "ai/bigtwo/answer_reasons.h"
#include "ai/bigtwo/decisive_reasons.h"
#include "ai/bigtwo/drawbacks.h"
#include "ai/bigtwo/lead_reasons.h"
#include "ai/bigtwo/pass_reasons.h"
#include "ai/bigtwo/play_reasons.h"
#include "ai/bigtwo/standing.h"
#include "ai/bigtwo/what_it_leaves.h"

#include <algorithm>
#include <optional>

namespace parlour::bigtwo {

namespace {

constexpr double kLost = 0.02; // a chance to win below it
constexpr double kWon = 0.98;  // or above it

// Whether the two are single cards, or pairs, of one rank: hardly two moves.
bool isTwin(CardSet a, CardSet b) {
    return a.size() == b.size() && a.size() < 3 && !a.empty() &&
           a.highest().rank() == b.highest().rank();
}

ReasonList reasonsFor(const Standing& s, CardSet move, const Alternatives& others) {
    if (move.empty()) return whyPass(s);
    if (move == s.hand()) return {goesOut(move)};
    const Phrase& name = s.nameOfMove(move);
    return s.pub().isLead() ? whyLead(s, move, others, name) : whyAnswer(s, move, others, name);
}

// Of the moves that are worse than the first the one that comes closest to it.
std::optional<std::size_t> closestWorse(const FlatMonteCarlo<BigTwo>& search, const auto& counts) {
    std::optional<std::size_t> closest;
    for (const std::size_t move : search.ranking())
        if (search.isWorse(move) && counts(search.moves()[move]) &&
            (!closest || search.win(move) > search.win(*closest)))
            closest = move;
    return closest;
}

// Moves that are worse than the first: that which comes closest to it, which may have dropped out,
// then the best others.
auto worseMoves(const FlatMonteCarlo<BigTwo>& search) {
    auto worse = search.worse();
    const auto closest = closestWorse(search, [](CardSet) { return true; });
    if (!closest) return worse;
    worse.erase(std::remove(worse.begin(), worse.end(), *closest), worse.end());
    if (worse.size() == worse.capacity()) worse.pop_back();
    worse.insert(worse.begin(), *closest);
    return worse;
}

// What the first move of the ranking is weighed against. `rival`: the closest that is worse.
Alternatives alternatives(const Standing& s, const FlatMonteCarlo<BigTwo>& search, CardSet rival) {
    const std::size_t best = search.ranking()[0];
    const CardSet chosen = search.moves()[best];
    const Combination play = s.combination(chosen);
    Alternatives others{rival};
    if (chosen.empty()) return others;
    const auto closest = closestWorse(search, [&](CardSet move) { return !isTwin(chosen, move); });
    const CardSet apart = closest ? search.moves()[*closest] : rival;
    others.isRivalPass = !s.pub().isLead() && apart.empty();
    others.isRivalCostly = s.leastAfter(chosen) < s.leastAfter(apart);
    const auto keep = [](CardSet& first, CardSet move) {
        if (first.empty()) first = move;
    };
    CardSet otherHigher; // as good, or splitting something
    bool isOtherGood = false;
    CardSet otherFive;     // as good, or of lower cards
    double winOfSame = -1; // that with the most is called just as good
    // Whether the hint has a row for it.
    const auto isShown = [&](std::size_t place) {
        const auto& ranking = search.ranking();
        const auto found = std::ranges::find(ranking, place) - ranking.begin();
        return static_cast<std::size_t>(found) < kMostCompared;
    };
    for (const std::size_t place : search.ranking()) {
        const CardSet other = search.moves()[place];
        const bool isGood = !search.isWorse(place);
        if (other.empty() || place == best || isTwin(chosen, other)) continue;
        if (other.size() > chosen.size() && (isGood || other == rival)) keep(others.longer, other);
        if (other.size() != chosen.size()) continue;
        const bool isLower = s.combination(other) < play;
        others.isSplitGood =
            others.isSplitGood || (isGood && isLower && s.leastAfter(other) > s.leastAfter(chosen));
        if (isLower && chosen.size() == 1 && (s.isFree(other) || !s.isFree(chosen))) {
            CardSet& lowest = isGood ? others.lowest : others.worseLower;
            if (lowest.empty() || other.highest() < lowest.highest()) lowest = other;
        }
        if (chosen.size() == 5) {
            if (s.combination(other).kind() != play.kind() || !isShown(place)) continue;
            const CardSet spent = chosen - other;
            const bool isDearer = spent.empty() || spent.highest() < (other - chosen).highest();
            if (!isGood && isDearer) keep(others.five, other);
            keep(otherFive, other);
        } else if (isGood && s.isFree(other) == s.isFree(chosen) &&
                   s.isWorthAsMuch(isLower ? other : chosen, isLower ? chosen : other)) {
            const double win = search.win(place);
            if (win > winOfSame) others.same = other;
            winOfSame = std::max(winOfSame, win);
        } else if (!isLower) {
            const bool isSplitting = s.isFree(chosen) && !s.isFree(other);
            if (!isShown(place)) continue; // that it is kept would tell nothing in the hint apart
            if (!isGood && !isSplitting) keep(others.higher, other);
            if (otherHigher.empty() && (!isSplitting || s.fiveLost(other) == Kind::None)) {
                otherHigher = other;
                isOtherGood = isGood;
            }
        } else if (others.lower.empty() && (s.isFree(other) || !s.isFree(chosen))) {
            others.lower = other;
            others.isLowerGood = isGood;
        }
    }
    others.isHigherGood = others.higher.empty() && isOtherGood;
    keep(others.higher, otherHigher);
    keep(others.five, otherFive);
    return others;
}

// The danger for which the first move is chosen before a clearly worse one, if it shares it with
// the closest rival, which then does not tell the two apart.
std::optional<Reason> decidingDanger(const Standing& s, const FlatMonteCarlo<BigTwo>& search,
                                     CardSet rival) {
    const CardSet chosen = search.moves()[search.ranking()[0]];
    const auto isAnyWorse = [&](const auto& isOne) {
        return std::ranges::any_of(search.ranking(), [&](std::size_t place) {
            return isOne(search.moves()[place]) && search.isWorse(place);
        });
    };
    const Seat last = s.nearlyOut(1);
    if (s.pub().isLead() && last != kNoSeat && chosen.size() > 1 && rival.size() > 1 &&
        !s.isSure(chosen) && // which is told of everybody
        isAnyWorse([](CardSet move) { return move.size() == 1; }))
        return leadsNoSingle(last, s.nameOfMove(chosen));
    constexpr int kFewHigher = 8;
    if (!s.pub().isLead() && last != kNoSeat && last != s.pub().owner && chosen.size() == 1 &&
        !s.isSure(chosen) && s.higher(chosen) <= kFewHigher &&
        isAnyWorse([&](CardSet move) { return move.empty() || move.highest() < chosen.highest(); }))
        return isHardFor(s, last, chosen);
    if (last != kNoSeat && last != s.pub().owner && chosen.size() == 1 && !s.isSure(chosen) &&
        chosen.highest() != s.hand().highest() && isAnyWorse([&](CardSet move) {
            return move.size() == 1 && move.highest() < chosen.highest();
        }))
        return playsNotLow(last);
    if (!s.pub().isLead() && s.cardsOf(s.pub().owner) <= Standing::kNearlyOut && !chosen.empty() &&
        isAnyWorse([](CardSet move) { return move.empty(); }))
        return leavesNoLead(s);
    return std::nullopt;
}

// That an answer breaks up five cards, unless it has been told.
std::optional<Reason> breaksUpFive(const Standing& s, CardSet move, const Reasons& told) {
    const bool isTold =
        told.size() == told.capacity() || std::ranges::any_of(told, [](const Reason& reason) {
            return share(reason.about, Topic::Together | Topic::Victory);
        });
    if (isTold || s.pub().isLead() || move.empty() || move.size() == 5 || s.takesLead(move))
        return std::nullopt;
    const Phrase* const five = s.brokenFive(move);
    if (!five) return std::nullopt;
    return because(
        {PARLOUR_PHRASE("Big Two reasons",
                        "That breaks up your %1, but you may never get the chance to play it."),
         PARLOUR_PHRASE("Big Two thoughts", "That breaks up the %1, which may never get played."),
         Topic::Together | Topic::Beaten}, // nor who can beat what is played: "it" is the five
        *five);
}

Reason winsAnyway() {
    return because(
        {PARLOUR_PHRASE("Big Two reasons", "You win this whatever you do: any play is good."),
         PARLOUR_PHRASE("Big Two thoughts", "%0 wins this with any play.")});
}

// The five cards that all plays, of fewer cards, would break up; null: none.
const Phrase* fiveBrokenByAll(const Standing& s) {
    const Phrase* common = nullptr;
    for (const CardSet move : s.moves()) {
        if (move.empty()) continue;
        const Phrase* const five = move.size() < 5 ? s.brokenFive(move) : nullptr;
        if (!five || (common && five != common)) return nullptr;
        common = five;
    }
    return common;
}

Reason cannotWin() {
    return because({PARLOUR_PHRASE("Big Two reasons", "You almost certainly won't win this game."),
                    PARLOUR_PHRASE("Big Two thoughts", "%0 almost certainly won't win this game."),
                    Topic::Defeat});
}

// Of a pass where the game is lost.
Reason wontWin(const Standing& s) {
    if (const Phrase* const five = fiveBrokenByAll(s))
        return because({PARLOUR_PHRASE("Big Two reasons",
                                       "You almost certainly won't win this game, but your %1 may "
                                       "still get rid of five cards at once."),
                        PARLOUR_PHRASE("Big Two thoughts",
                                       "%0 almost certainly won't win this game, but the %1 may "
                                       "still get rid of five cards at once."),
                        Topic::Defeat},
                       *five);
    return cannotWin();
}

// What still counts where the game is lost: that something goes, or more than one card.
Reason savesPoints(const Standing& s, CardSet move) {
    if (s.pub().isLead() && move.size() == 1) // any lead would get rid of one
        return because({PARLOUR_PHRASE("Big Two reasons",
                                       "You almost certainly won't win this game, whatever you "
                                       "lead."),
                        PARLOUR_PHRASE("Big Two thoughts", "%0 almost certainly won't win this "
                                                           "game with any lead."),
                        Topic::Defeat});
    return because(
        {PARLOUR_PHRASE("Big Two reasons",
                        "You almost certainly won't win this game, but every card "
                        "you get rid of saves you a point."),
         PARLOUR_PHRASE("Big Two thoughts", "%0 almost certainly won't win this game, but every "
                                            "card that goes saves a point."),
         Topic::Defeat});
}

// Whether a reason tells nothing of a move in a game that is lost with any: why a card and no
// lower or higher one, or that who can hardly keep the lead might.
bool isOfNoUse(const Standing& s, CardSet move, const Reason& reason) {
    if (move.size() == 1 && reason.about == Topic::Beaten) return true;
    return !s.pub().isLead() && reason.about == (Topic::Kept | Topic::LeadLeft) &&
           !s.mayOwnerKeepLead();
}

bool names(const Reason& reason, const Phrase& name) {
    return std::ranges::any_of(reason.args, [&](const Reason::Arg& arg) {
        return arg.kind == Reason::Arg::Kind::Words &&
               std::string_view(arg.words.english) == name.english;
    });
}

// What may be added to a play, but not that one is left which has been told to be as good.
Additions whatIsLeft(const Standing& s, CardSet move, const Alternatives& others,
                     const Reasons& told) {
    Additions additions = whatItLeaves(s, move, others.rival);
    for (const CardSet good : {others.same, others.isLowerGood ? others.lower : CardSet()}) {
        if (good.empty()) continue;
        const auto isNamed = [&](const Reason& reason) {
            return names(reason, s.nameOfMove(good));
        };
        if (std::ranges::none_of(told, isNamed)) continue;
        additions.erase(std::remove_if(additions.begin(), additions.end(),
                                       [&](const Reason& reason) {
                                           return share(reason.about, Topic::GoingOut) &&
                                                  isNamed(reason);
                                       }),
                        additions.end());
    }
    return additions;
}

} // namespace

Reason goesOut(CardSet last) {
    if (last.size() == 1)
        return because({PARLOUR_PHRASE("Big Two reasons", "Play your last card: you win."),
                        PARLOUR_PHRASE("Big Two thoughts", "%0 plays the last card and wins."),
                        Topic::Victory});
    return because({PARLOUR_PHRASE("Big Two reasons", "Play all that you have left: you win."),
                    PARLOUR_PHRASE("Big Two thoughts", "%0 plays all that is left and wins."),
                    Topic::Victory});
}

Reasons explainMove(const Observation& view, CardSet move) {
    return {reasonsFor(Standing(view), move, {}).front()};
}

Reasons explain(const Observation& view, const FlatMonteCarlo<BigTwo>& search) {
    const Standing standing(view);
    const std::size_t best = search.ranking()[0];
    const CardSet chosen = search.moves()[best];
    const auto worse = worseMoves(search);
    const Alternatives others =
        alternatives(standing, search, worse.empty() ? CardSet() : search.moves()[worse.front()]);
    const ReasonList reasons = reasonsFor(standing, chosen, others);
    const auto isEach = [&](const auto& is) {
        return search.ranking().size() > 1 && chosen != view.hand &&
               std::ranges::all_of(search.ranking(),
                                   [&](std::size_t move) { return is(search.win(move)); });
    };
    const bool isLost = (chosen.empty() && search.win(best) < kLost) ||
                        isEach([](double win) { return win < kLost; });
    if (isEach([](double win) { return win > kWon; })) return {winsAnyway()};

    WorseMoves named;
    for (const std::size_t place : worse) {
        const CardSet move = search.moves()[place];
        const bool isNamed = !move.empty() && !isTwin(chosen, move);
        named.push_back({isNamed ? standing.nameOfMove(move) : Phrase(),
                         reasonsFor(standing, move, {}), whatItLeaves(standing, move, {})});
        if (move.empty()) addKept(standing, move, named.back().additions); // as a play may
    }
    RivalReasons ofRivals = rivalsAmong(named);
    if (!others.lower.empty() && others.lower != others.rival)
        ofRivals.push_back(reasonsFor(standing, others.lower, {others.rival}));
    for (const std::size_t good : search.asGood()) {
        // Of moves as good one plays the cheapest: what speaks for the dearer ones as well is told.
        const CardSet other = search.moves()[good];
        const bool isDearer = other.size() == chosen.size() &&
                              standing.combination(chosen) < standing.combination(other);
        const bool sharesDanger = view.pub.isLead() && chosen.size() > 1 && other.size() > 1 &&
                                  standing.nearlyOut(1) != kNoSeat; // to be told of both
        if (!isDearer && !sharesDanger && !isTwin(chosen, other) &&
            ofRivals.size() < ofRivals.capacity())
            ofRivals.push_back(reasonsFor(standing, other, {others.rival}));
    }
    Reasons told = tellingWith(decidingDanger(standing, search, others.rival), reasons, ofRivals);
    if (const auto broken = isLost ? std::nullopt : breaksUpFive(standing, chosen, told))
        told.push_back(*broken);
    if (!isLost) addMore(told, whatIsLeft(standing, chosen, others, told), named);
    if (const auto risk = chosen.empty() && !isLost ? riskOfPass(standing) : std::nullopt;
        risk && told.size() < told.capacity())
        told.push_back(*risk);
    if (isLost && isOfNoUse(standing, chosen, told.front())) told.clear();
    if (isLost && told.size() < told.capacity())
        told.push_back(chosen.empty() ? wontWin(standing) : savesPoints(standing, chosen));
    return told;
}

void explainOthers(const Observation& view, const FlatMonteCarlo<BigTwo>& search,
                   const Reasons& told, WhyNots<CardSet>& whyNots) {
    const Standing standing(view);
    const CardSet advised = search.moves()[search.ranking()[0]];
    const auto toldOf = [&](CardSet move) -> ToldOf {
        if (move.empty()) return {};
        const CardSet kept = // with others of its rank
            move.size() == 1 ? view.hand & ofRank(move.highest().rank()) : move;
        const Reason::Arg name = Reason::own(standing.nameOfMove(move));
        const Reason::Arg nameOfKept =
            Reason::own(move.size() == 1 ? Standing::nameOfRank(kept) : standing.keptName(move));
        ToldOf of;
        of.isBeatingMore = std::ranges::any_of(told, isOfBeatingMore);
        for (const Reason& reason : told) {
            const bool isNamed = std::ranges::any_of(reason.args, [&](const Reason::Arg& arg) {
                return isSame(arg, name) || isSame(arg, nameOfKept);
            });
            const bool isOfKept = // whatever a pass names
                advised.empty() || share(reason.about, Topic::Kept | Topic::LeadBack);
            of.isKept = of.isKept || (isNamed && isOfKept);
            of.isEasier =
                of.isEasier || (isNamed && (reason.about == Topic::Beaten ||
                                            reason.about == (Topic::Beaten | Topic::Kept)));
        }
        return of;
    };
    tellWhyNot(whyNots, search, told,
               [&](CardSet move) { return drawbacksOf(standing, move, advised, toldOf(move)); });
}

Reasons explainSureWin(const Observation& view, const Line& line) {
    Reasons reasons = explainMove(view, line[0]);
    if (line.size() > 2) // of two plays it has been said
        reasons.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons", "You win in %1 plays, whatever the others hold."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 wins in %1 plays, whatever the others hold.")},
            static_cast<int>(line.size())));
    return reasons;
}

} // namespace parlour::bigtwo
