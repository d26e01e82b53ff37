#include "ai/briscola/explain.h"

#include "ai/base/additions.h"
#include "ai/base/telling.h"
#include "ai/briscola/card_choice.h"
#include "ai/briscola/drawbacks.h"
#include "ai/briscola/ending_line.h"
#include "ai/briscola/follow_reasons.h"
#include "ai/briscola/lead_reasons.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace parlour::briscola {

namespace {

// Whether a side has won already.
bool isDecided(const Public& pub) {
    for (Seat seat = 0; seat < pub.options.players; ++seat)
        if (pub.sidePoints(seat) >= kWins) return true;
    return false;
}

Wording winning() {
    return {PARLOUR_PHRASE("Briscola reasons",
                           "The %1 wins the game: with this trick you have %2 points."),
            PARLOUR_PHRASE("Briscola thoughts",
                           "The %1 wins the game for %0, who has %2 points with this trick."),
            Topic::Victory};
}

Wording mustTake() {
    return {
        PARLOUR_PHRASE("Briscola reasons", "You have to take this: %1 would win the game with it."),
        PARLOUR_PHRASE("Briscola thoughts", "%0 has to take this: %1 would win the game with it.")};
}

Wording mustTakeAtLeast() {
    return {PARLOUR_PHRASE("Briscola reasons", "The game is as good as lost, but take this trick: "
                                               "%1 would win with it at once."),
            PARLOUR_PHRASE("Briscola thoughts",
                           "The game is as good as lost for %0, who takes this "
                           "trick all the same: %1 would win with it at once."),
            Topic::Defeat};
}

// Whether the side of the card takes this trick for certain. Leads and cards that take only.
bool isSure(const CardChoice& c) { return c.beatersNow(c.card).empty(); }

// Whether the side that is ahead wins the game with this trick, whatever is played.
bool isLostWithTrick(const CardChoice& c) {
    if (!c.trick.isLast || c.trick.partnerIsAhead || !c.takers().empty()) return false;
    int least = c.points;
    for (const Card card : c.kept()) least = std::min(least, italian::points(card));
    return c.pub.sidePoints(Briscola::trickWinner(c.pub)) + c.trick.points + least >= kWins;
}

// Precondition: a side has won already.
void addDecided(const CardChoice& c, ReasonList& reasons) {
    const int own = c.pub.sidePoints(c.view.seat);
    if (own >= kWins && c.hasPartner())
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Your side has won already, with %1 points: play as you like."),
             PARLOUR_PHRASE("Briscola thoughts", "%0's side has already won, with %1 points.")},
            own);
    else if (own >= kWins)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "You have won already, with %1 points: play as you like."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 has won already, with %1 points.")},
            own);
    for (Seat seat = 0; seat < c.pub.options.players && reasons.empty(); ++seat)
        if (c.pub.sidePoints(seat) >= kWins)
            add(reasons,
                PARLOUR_PHRASE("Briscola reasons",
                               "%1 has won already, with %2 points: nothing can change that."),
                Reason::player(seat), c.pub.sidePoints(seat));
}

// What this trick decides.
void addStakes(const CardChoice& c, ReasonList& reasons) {
    const int own = c.pub.sidePoints(c.view.seat) + c.trick.points + c.points;
    const bool isOwn = c.trick.takes(c.card) ? isSure(c) : c.trick.partnerIsAhead && c.trick.isLast;
    if (isOwn && own >= kWins) add(reasons, winning(), c.name, own);
    if (!c.trick.isLast || c.trick.partnerIsAhead || !c.trick.takes(c.card)) return;
    const Seat ahead = Briscola::trickWinner(c.pub);
    const CardSet losers = c.kept() - c.takers();
    int least = 0; // points that a card adds that does not take it
    if (!losers.empty())
        least = italian::points(*std::ranges::min_element(losers, {}, italian::points));
    if (c.pub.sidePoints(ahead) + c.trick.points + least >= kWins)
        add(reasons, mustTake(), Reason::player(ahead));
}

// All reasons for a card, the most telling one first.
ReasonList reasonsFor(const CardChoice& c) {
    ReasonList reasons;
    if (c.view.hand.size() == 1)
        add(reasons, {PARLOUR_PHRASE("Briscola reasons", "It is your last card."),
                      PARLOUR_PHRASE("Briscola thoughts", "%0 has only this card left.")});
    else if (isDecided(c.pub))
        addDecided(c, reasons);
    else if (isLostWithTrick(c))
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "This is lost: whatever you play, %1 wins the game with this trick."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "Whatever %0 plays, %1 wins the game with this trick."),
             Topic::Defeat},
            Reason::player(Briscola::trickWinner(c.pub)));
    else {
        addStakes(c, reasons);
        if (c.trick.isLead())
            addLead(c, reasons);
        else if (c.trick.takes(c.card))
            addTaking(c, reasons);
        else
            addLosing(c, reasons);
    }
    return reasons;
}

// That a lead costs little if it is taken; not where points at risk are compared already, nor where
// another card would cost less.
void addLeadAtRisk(const CardChoice& c, Additions& additions) {
    const auto costsLess = [&](Card card) { return italian::points(card) < c.points; };
    if (std::ranges::any_of(c.kept(), costsLess)) return;
    additions.push_back(because(
        {PARLOUR_PHRASE("Briscola reasons", "If your lead is taken, you lose only %1 points."),
         PARLOUR_PHRASE("Briscola thoughts", "If that lead is taken, %0 loses only %1 points."),
         Topic::Safe},
        Reason::fewer(c.points)));
}

// That a trump is kept, and for what.
Reason keepsForRich(const CardChoice& c, const Phrase& trump) {
    if (!c.areAcesAndThreesElsewhere()) return keepsTrump(trump);
    return because({PARLOUR_PHRASE("Briscola reasons",
                                   "You keep your %1: it may take an ace or a three later."),
                    PARLOUR_PHRASE("Briscola thoughts",
                                   "%0 keeps the %1: it may take an ace or a three later."),
                    Topic::Kept | Topic::TrumpsHeld},
                   trump);
}

Reason keepsBothTrumps() {
    return because({PARLOUR_PHRASE("Briscola reasons", "You keep both your trumps for later."),
                    PARLOUR_PHRASE("Briscola thoughts", "%0 keeps both trumps for later."),
                    Topic::Kept | Topic::TrumpsHeld});
}

// What a card leaves, and risks. Of the advised one it is not told that a trump is kept that takes
// the trick as well, if that is cheaper, or if this is no trump: the other's row says that.
Additions additionsFor(const CardChoice& c, bool isAdvised = false) {
    Additions additions;
    const bool mayBeTaken = !c.beatersNow(c.card).empty();
    const bool isLetGo = !c.trick.isLead() && !c.trick.takes(c.card);
    const auto isEnough = [&](Card kept) {
        return isAdvised && !c.trick.isLead() && c.trick.takes(c.card) && c.trick.takes(kept) &&
               (!c.isTrump(c.card) || c.isCheaper(kept, c.card));
    };
    const bool isAtRisk = c.points > 0 && c.points < kManyPoints && mayBeTaken && !isLetGo;
    if (isAtRisk && c.trick.isLead())
        addLeadAtRisk(c, additions);
    else if (isAtRisk)
        addAtRisk(additions, italian::cardName(c.card), c.points);
    if (const auto trump = c.trumpToDraw(); trump && c.trick.isLast && c.trick.takes(c.card))
        additions.push_back(because(
            {PARLOUR_PHRASE("Briscola reasons",
                            "You also draw the hidden card of the stock, which may be the %1."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 also draws the hidden card of the stock, which may be the %1.")},
            italian::cardName(*trump)));
    const bool isTrumpSaid = isLetGo && c.trick.points + c.points == 0;
    const CardSet trumps = c.kept() & CardSet::suit(c.pub.trump());
    if (!c.isTrump(c.card) && trumps.size() == 2 && !isTrumpSaid &&
        std::ranges::none_of(trumps, isEnough))
        additions.push_back(keepsBothTrumps());
    for (const Card card : c.kept()) {
        if (c.areTwins(card, c.card)) continue;
        const auto isOver = [&](Card other) {
            return other.suit() == card.suit() && beats(other, card, c.pub.trump());
        };
        const bool isHighest = (card.rank() != italian::Ace || c.isTrump(card)) &&
                               c.higherOfSuit(card).empty() &&
                               std::ranges::none_of(c.kept(), isOver);
        const Phrase& name = italian::cardName(card);
        const bool isOnlyOne = (c.view.unseen() & CardSet::suit(card.suit())).empty();
        if (!c.isTrump(card) && isHighest && !isOnlyOne && italian::points(card) > 0)
            additions.push_back(keepsHighest(name));
        else if (c.isTrump(card) && !isTrumpSaid && !isEnough(card))
            additions.push_back(isHighest ? keepsHighestTrump(name) : keepsForRich(c, name));
    }
    return additions;
}

// A side's points at the end. Precondition: all cards are known.
int pointsAfter(const FlatMonteCarlo<Briscola>& search, std::size_t move) {
    constexpr int kAll = 120;
    return (kAll + static_cast<int>(search.score(move))) / 2;
}

// How the game ends. Precondition: all cards are known.
Reason ending(const FlatMonteCarlo<Briscola>& search) {
    const auto& ranking = search.ranking();
    const double difference = search.score(ranking[0]);
    const int own = pointsAfter(search, ranking[0]);
    if (search.areAllTheSame() && difference > 0)
        return because(
            {PARLOUR_PHRASE("Briscola reasons",
                            "You win whichever card you play now: %1 points are certain."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 wins whichever card is played now: %1 points are certain.")},
            own);
    if (search.areAllTheSame() && difference < 0)
        return because(
            {PARLOUR_PHRASE("Briscola reasons",
                            "The game is lost whichever card you play now: with best play on both "
                            "sides you end with %1 points."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "The game is lost whichever card is played now: with best play on "
                            "both sides %0 ends with %1 points.")},
            own);
    if (search.areAllTheSame())
        return because(
            {PARLOUR_PHRASE("Briscola reasons",
                            "With best play on both sides you end with %1 points, whichever card "
                            "you play now."),
             PARLOUR_PHRASE("Briscola thoughts", "With best play on both sides %0 ends with %1 "
                                                 "points, whichever card is played now.")},
            own);
    if (difference > 0)
        return because(
            {PARLOUR_PHRASE("Briscola reasons", "The game is yours: %1 points are certain."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 has won the game: %1 points are certain.")},
            own);
    if (difference < 0)
        return because({PARLOUR_PHRASE("Briscola reasons", "The game is lost, but you still end "
                                                           "with at least %1 points."),
                        PARLOUR_PHRASE("Briscola thoughts", "The game is lost, but %0 still ends "
                                                            "with at least %1 points.")},
                       own);
    return because(
        {PARLOUR_PHRASE("Briscola reasons", "With best play on both sides you end with %1 points."),
         PARLOUR_PHRASE("Briscola thoughts",
                        "With best play on both sides %0 ends with %1 points.")},
        own);
}

// The best card that ends with fewer points than the advised one.
std::optional<std::size_t> endsWithFewer(const FlatMonteCarlo<Briscola>& search) {
    const auto& ranking = search.ranking();
    const auto place = std::ranges::find_if(
        ranking, [&](std::size_t move) { return search.score(move) < search.score(ranking[0]); });
    return place == ranking.end() ? std::nullopt : std::optional(*place);
}

// What the advised card lets one take later, if that is more than after the best of those that end
// with fewer points. Precondition: all cards are known.
std::optional<Reason> captured(const Observation& view, const FlatMonteCarlo<Briscola>& search) {
    const auto rival = endsWithFewer(search);
    if (!rival) return std::nullopt;
    const Captures captures = capturesAfter(view, search.moves()[search.ranking()[0]]);
    if (pointsOf(captures) <= pointsOf(capturesAfter(view, search.moves()[*rival])))
        return std::nullopt;
    const Phrase& by = italian::cardName(captures.front().by);
    const Phrase& taken = italian::cardName(captures.front().taken);
    if (captures.size() == 1)
        return because({PARLOUR_PHRASE("Briscola reasons", "Then your %1 takes the %2."),
                        PARLOUR_PHRASE("Briscola thoughts", "Then the %1 takes the %2 for %0.")},
                       by, taken);
    return because(
        {PARLOUR_PHRASE("Briscola reasons", "Then your %1 takes the %2, and your %3 takes the %4."),
         PARLOUR_PHRASE("Briscola thoughts",
                        "Then the %1 takes the %2 for %0, and the %3 takes the %4.")},
        by, taken, italian::cardName(captures.back().by), italian::cardName(captures.back().taken));
}

// What is kept for a trick that is told needs no other reason. One that remains is needed.
void dropKept(ReasonList& reasons, const Reason& captured) {
    using Arg = Reason::Arg;
    const auto isTold = [&](const Arg& arg) {
        return arg.kind == Arg::Kind::None || arg.match == Arg::Match::Any ||
               std::ranges::any_of(captured.args, [&](const Arg& its) { return isSame(arg, its); });
    };
    const auto isNamed = [](const Arg& arg) {
        return arg.kind == Arg::Kind::Words && arg.match == Arg::Match::Same;
    };
    const auto isKept = [&](const Reason& reason) {
        return share(reason.about, Topic::Kept) && std::ranges::any_of(reason.args, isNamed) &&
               std::ranges::all_of(reason.args, isTold);
    };
    if (!std::ranges::all_of(reasons, isKept))
        reasons.erase(std::remove_if(reasons.begin(), reasons.end(), isKept), reasons.end());
}

std::size_t placeOf(const FlatMonteCarlo<Briscola>& search, Card card) {
    return static_cast<std::size_t>(std::ranges::find(search.moves(), card) -
                                    search.moves().begin());
}

// How it ends with a card that is worse. Precondition: all cards are known.
Reason worseEnding(const FlatMonteCarlo<Briscola>& search, Card card) {
    return because(
        {PARLOUR_PHRASE("Briscola drawbacks", "After this you end with only %1 points."),
         PARLOUR_PHRASE("Briscola drawback thoughts", "After this %0 ends with only %1 points.")},
        pointsAfter(search, placeOf(search, card)));
}

bool names(const Reason& reason, Card card) {
    const std::string_view name = italian::cardName(card).english;
    return std::ranges::any_of(reason.args, [&](const Reason::Arg& arg) {
        return arg.match != Reason::Arg::Match::Any && name == arg.words.english;
    });
}

// Whether what is told of the advised card says that this one is easier to take, or costs more.
bool isCompared(const Reasons& told, Card card) {
    return std::ranges::any_of(told, [&](const Reason& reason) {
        return share(reason.about, Topic::Safe | Topic::Beaten) && names(reason, card);
    });
}

// The trump held that nobody can take and that wins the game, whenever it is played.
std::optional<Card> winningTrump(const CardChoice& c) {
    const auto wins = [&](Card card) {
        return c.isTrump(card) && c.trick.takes(card) && c.higherOfSuit(card).empty() &&
               c.pub.sidePoints(c.view.seat) + italian::points(card) >= kWins;
    };
    const CardSet hand = c.view.hand.set();
    const auto found = std::ranges::find_if(hand, wins);
    return found == hand.end() ? std::nullopt : std::optional(*found);
}

Reason winsWithTrump(const CardChoice& c, Card trump) {
    return because(
        {PARLOUR_PHRASE("Briscola reasons",
                        "The game is yours, whichever card you play: nobody can take your %1, and "
                        "with it you have at least %2 points."),
         PARLOUR_PHRASE("Briscola thoughts",
                        "%0 wins the game whichever card is played: nobody can take the %1, and "
                        "with it %0 has at least %2 points."),
         Topic::Victory},
        italian::cardName(trump), c.pub.sidePoints(c.view.seat) + italian::points(trump));
}

// Where the game is as good as won, or lost, whatever is played.
std::optional<Reason> settled(const FlatMonteCarlo<Briscola>& search) {
    constexpr double kHardly = 0.01;
    const auto wins = [&](std::size_t move) { return search.win(move); };
    if (search.ranking().size() < search.moves().size()) return std::nullopt;
    const auto [worst, best] = std::ranges::minmax(search.ranking(), {}, wins);
    if (search.win(worst) > 1 - kHardly)
        return because({PARLOUR_PHRASE("Briscola reasons",
                                       "The game is as good as won, whichever card you play."),
                        PARLOUR_PHRASE("Briscola thoughts", "The game is as good as won for %0, "
                                                            "whichever card is played."),
                        Topic::Victory});
    if (search.win(best) >= kHardly) return std::nullopt;
    return because({PARLOUR_PHRASE("Briscola reasons",
                                   "The game is as good as lost, whichever card you play."),
                    PARLOUR_PHRASE("Briscola thoughts",
                                   "The game is as good as lost for %0, whichever card is played."),
                    Topic::Defeat});
}

} // namespace

Reasons explainMove(const Observation& view, Card card) {
    const CardChoice choice(view, card, std::nullopt);
    return {trumped(choice, reasonsFor(choice).front())};
}

Reasons explain(const Observation& view, const FlatMonteCarlo<Briscola>& search) {
    const auto& ranking = search.ranking();
    const Card card = search.moves()[ranking[0]];
    const bool isOpen = ranking.size() > 1 && !isDecided(view.pub);
    const bool isKnown = isOpen && view.knowsAll();
    if (isKnown && search.areAllTheSame()) return {ending(search)};
    const auto sure = isOpen && !isKnown ? settled(search) : std::nullopt;
    const auto worse = search.worse();
    std::optional<Card> other;
    if (!worse.empty()) other = search.moves()[worse.front()];
    // A game that is lost with every card may still be lost by less.
    if (const auto fewer = endsWithFewer(search);
        isKnown && !other && fewer && search.score(ranking[0]) < 0)
        other = search.moves()[*fewer];
    CardSet asGood;
    WorseMoves others;
    for (const std::size_t place : worse) {
        const CardChoice choice(view, search.moves()[place], card);
        const bool isOfUse = choice.points > 0 || choice.isTrump(choice.card); // later
        others.push_back({isOfUse && !sure ? italian::cardName(choice.card) : Phrase(),
                          reasonsFor(choice), additionsFor(choice)});
    }
    RivalReasons ofRivals = rivalsAmong(others);
    for (const std::size_t move : search.asGood()) {
        asGood.insert(search.moves()[move]);
        // What is as good need not be told apart.
        if (worse.empty()) ofRivals.push_back(reasonsFor({view, search.moves()[move], other}));
    }
    const CardChoice chosen(view, card, other, asGood);
    ReasonList ofChosen = reasonsFor(chosen);
    const auto isMustTake = [](const Reason& reason) {
        return std::string_view(reason.advice.english) == mustTake().advice.english;
    };
    // Whoever loses anyhow has to take nothing.
    if (isKnown && search.score(ranking[0]) < 0 && isMustTake(ofChosen.front()))
        ofChosen.erase(ofChosen.begin());
    const auto captures = isKnown ? captured(view, search) : std::nullopt;
    if (captures) dropKept(ofChosen, *captures);
    Reasons reasons{trumped(chosen, telling(ofChosen, ofRivals))};
    if (sure && isMustTake(reasons.front()))
        reasons.front() = because(mustTakeAtLeast(), reasons.front().args.front());
    const auto isAbout = [&](Topic topic) { return share(reasons.front().about, topic); };
    const auto isWinning = [](const Reason& reason) {
        return std::string_view(reason.advice.english) == winning().advice.english;
    };
    const auto trump = isOpen && !isKnown ? winningTrump(chosen) : std::nullopt;
    if (trump && !isWinning(reasons.front())) return {winsWithTrump(chosen, *trump)};
    // What would win it is nothing beside that.
    if (sure && share(sure->about, Topic::Victory) && isAbout(Topic::Victory) &&
        !isWinning(reasons.front()))
        return {*sure};
    const bool isOver = isWinning(reasons.front()) || isAbout(Topic::Defeat);
    if (captures && !isOver)
        reasons.push_back(*captures);
    else if (isOpen && view.hand.size() > 1 && !isAbout(Topic::Defeat))
        addMore(reasons, additionsFor(chosen, true), others);
    if (sure && !isOver && reasons.size() < reasons.capacity())
        reasons.insert(reasons.begin(), *sure);
    if (isKnown && !isOver) reasons.push_back(ending(search));
    return reasons;
}

void explainOthers(const Observation& view, const FlatMonteCarlo<Briscola>& search,
                   const Reasons& told, WhyNots<Card>& whyNots) {
    if (isDecided(view.pub)) return;
    const auto& ranking = search.ranking();
    const Card advised = search.moves()[ranking[0]];
    Briscola::MoveList good; // the advised card, and those about equal
    for (const std::size_t place : ranking)
        if (!search.isWorse(place)) good.push_back(search.moves()[place]);
    tellWhyNot(whyNots, search, told, [&](Card card) {
        const CardChoice choice(view, card, std::nullopt);
        const auto isSame = [&](Card other) { return choice.areTwins(card, other); };
        const bool isKnown = view.knowsAll();
        const bool isWorse = std::ranges::find(good, card) == good.end();
        if (const auto same = std::ranges::find_if(good, isSame); isWorse && same != good.end())
            return Drawbacks{sameAs(italian::cardName(*same))};
        return drawbacksOf(view, card, advised,
                           isKnown ? std::optional(worseEnding(search, card)) : std::nullopt,
                           isCompared(told, card));
    });
}

} // namespace parlour::briscola
