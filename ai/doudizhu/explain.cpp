#include "ai/doudizhu/explain.h"

#include "ai/base/telling.h"
#include "ai/doudizhu/play_name.h"
#include "ai/doudizhu/prospects.h"
#include "core/base/index.h"

#include <algorithm>

namespace parlour::doudizhu {

namespace {

constexpr int kNearlyOut = 4;    // cards
constexpr int kSolvedCards = 10; // with more nobody counts whether all that follows is sure to win
constexpr int kFewPlays = 7;     // to go out from the first hand
constexpr int kNoRank = -1;
constexpr double kLost = 0.02; // a chance to win below it
constexpr double kWon = 0.98;  // or above it

// What a move is weighed against.
struct Alternatives {
    Cards rival{};            // the closest of those clearly worse, or none
    Cards lower{};            // the best of those alike below it,
    Cards higher{};           // and above it
    Cards longer{};           // the best lead of more cards
    bool isLowerGood = false; // as the move
};

// Whether a sequence of single cards in the hand has this rank.
bool isInSequence(Cards hand, int rank) {
    constexpr int kShortest = shortestSequence(Kind::Single);
    for (const int lowest : (hand.ranks() & kSequenceRanks).runsOf(kShortest))
        if (RankSet::run(lowest, kShortest).contains(rank)) return true;
    return false;
}

// A single card that belongs to nothing else in the hand.
bool isLoose(Cards hand, int rank) { return hand.count(rank) == 1 && !isInSequence(hand, rank); }

// What the seat to move knows. Remembers what it has counted, so it serves all moves compared.
class Standing {
public:
    explicit Standing(const Observation& view) : m_view(view), m_least(view.pub.options.kickers) {
        for (Seat seat = 0; seat < kPlayers; ++seat) {
            if (seat == view.seat) continue;
            if (pub().areAllies(seat, view.seat)) {
                m_partner = seat;
                continue;
            }
            m_most = std::max(m_most, cardsOf(seat));
            if (m_shortest == kNoSeat || cardsOf(seat) < cardsOf(m_shortest)) m_shortest = seat;
        }
    }

    const Public& pub() const { return m_view.pub; }
    Cards hand() const { return m_view.hand; }
    int cardsOf(Seat seat) const { return pub().handSizes[index(seat)]; }
    Seat shortest() const { return m_shortest; }       // the opponent with the fewest cards
    int fewest() const { return cardsOf(m_shortest); } // of an opponent
    Seat partner() const { return m_partner; }
    Seat next() const { return (m_view.seat + 1) % kPlayers; }
    bool isPartnerNext() const { return next() == m_partner; }
    bool isPartnersPlay() const { return !pub().isLead() && pub().owner == m_partner; }
    Pattern patternOf(Cards cards) const {
        return doudizhu::patternOf(cards, pub().options.kickers);
    }
    // Whether the unseen cards may beat it, as if one opponent could hold any of them.
    bool canBeBeaten(Pattern pattern) const { return mayBeat(m_view.unseen(), m_most, pattern); }
    bool isStillOut(int rank) const { return m_view.unseen().count(rank) > 0; }
    // The fewest plays these cards can be played in.
    int least(Cards cards) const { return m_least(cards); }
    // Whether a play is one of those that the hand is best played in.
    bool isFree(Cards cards) const { return least(hand() - cards) < least(hand()); }

    // Whether the hand goes out from the lead whatever the opponents hold: every play but the last
    // is one that they cannot beat.
    bool isSureFrom(Cards rest) const {
        if (patternOf(rest)) return true;
        if (rest.size() > kSolvedCards) return false;
        bool isSure = false;
        forEachPlay(rest, pub().options.kickers, [&](Cards play) {
            isSure = isSure || (!canBeBeaten(patternOf(play)) && isSureFrom(rest - play));
        });
        return isSure;
    }
    // Whether a single card may be led first: whatever beats it is beaten by a card of the rest,
    // of which each one wins the lead.
    bool isSureAfterSingle(Cards rest) const {
        const Cards unseen = m_view.unseen();
        if (rest.empty() || unseen.contains(kRocket) || !unseen.atLeast(4).empty()) return false;
        const int highest = unseen.ranks().highest();
        return rest.ranks().lowest() >= highest && rest.ranks().highest() > highest;
    }

    // What a single card or a pair breaks up: more cards of its rank, the rocket, or a sequence of
    // such; or nothing.
    Pattern broken(Cards cards) const {
        const Pattern play = patternOf(cards);
        if (play.length != 1 || play.kind > Kind::Pair) return {};
        const int rank = play.lowest;
        const int held = hand().count(rank);
        if (kJokers.contains(rank))
            return hand().contains(kRocket) ? Pattern{Kind::Rocket, 1, BlackJoker} : Pattern();
        if (held > copiesOf(play.kind))
            return {held == 2   ? Kind::Pair
                    : held == 3 ? Kind::Triplet
                                : Kind::Bomb,
                    1, play.lowest};
        const int length = shortestSequence(play.kind);
        const RankSet ranks = hand().atLeast(held) & kSequenceRanks;
        for (const int lowest : ranks.runsOf(length))
            if (RankSet::run(lowest, length).contains(rank))
                return {play.kind, static_cast<std::uint8_t>(length),
                        static_cast<std::uint8_t>(lowest)};
        return {};
    }
    // The only card of the hand above this rank, or none.
    int onlyHigher(int rank) const {
        const RankSet above = hand().ranks() - RankSet::run(Three, rank - Three + 1);
        return above.size() == 1 && hand().count(above.lowest()) == 1 ? above.lowest() : kNoRank;
    }

    // Calls sink(cards) for the plays of the same pattern that are lower and beat the table.
    template <class Sink> void forEachLower(Pattern played, const Sink& sink) const {
        const auto compare = [&](Cards cards) {
            const Pattern pattern = patternOf(cards);
            if (pattern.isAlike(played) && pattern.lowest < played.lowest) sink(cards);
        };
        if (pub().isLead())
            forEachPlay(hand(), pub().options.kickers, compare);
        else
            forEachBeating(pub().toBeat, hand(), pub().options.kickers, compare);
    }

private:
    const Observation& m_view;
    mutable LeastPlays m_least;
    int m_most = 0;
    Seat m_shortest = kNoSeat;
    Seat m_partner = kNoSeat;
};

// Precondition: bidding.
ReasonList whyBid(const Standing& s, int bid) {
    ReasonList reasons;
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    const int plays = s.least(s.hand());
    const RankSet bombs = s.hand().atLeast(4);
    const int high = s.hand().count(Two) + s.hand().count(BlackJoker) + s.hand().count(RedJoker);
    if (bid == 0) {
        if (s.hand().contains(kRocket))
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons",
                                "Don't bid: you need %1 plays to go out, too many even with the "
                                "rocket."),
                 PARLOUR_PHRASE("Doudizhu thoughts", "%0 doesn't bid: going out would take %1 "
                                                     "plays, too many even with the rocket.")},
                plays));
        else if (high == 0)
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons",
                                "Don't bid: without a two or a joker you would seldom win the "
                                "lead, and your hand needs %1 plays."),
                 PARLOUR_PHRASE("Doudizhu thoughts", "%0 doesn't bid: there is no two or joker in "
                                                     "hand, and going out would take %1 plays.")},
                plays));
        else
            add(counted(
                high,
                {PARLOUR_PHRASE("Doudizhu reasons", "Don't bid: you need %1 plays to go out, and "
                                                    "only one of your cards is a two or a joker."),
                 PARLOUR_PHRASE(
                     "Doudizhu thoughts",
                     "%0 doesn't bid: going out would take %1 plays, with only one two or joker.")},
                {PARLOUR_PHRASE("Doudizhu reasons", "Don't bid: you need %1 plays to go out, and "
                                                    "only %2 of your cards are twos or jokers."),
                 PARLOUR_PHRASE("Doudizhu thoughts", "%0 doesn't bid: going out would take %1 "
                                                     "plays, with only %2 twos or jokers.")},
                plays));
        return reasons;
    }
    const int besideBomb =
        bombs.empty() ? 0 : s.least(s.hand() - Cards::of(bombs.lowest(), 4)); // kept as a bomb
    if (s.hand().contains(kRocket))
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Bid %2: you hold the rocket, and the whole hand goes in %1 plays."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 bids %2, with the rocket and a hand that goes in %1 plays.")},
            plays, bid));
    else if (!bombs.empty() && besideBomb > kFewPlays)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Bid %1: your bomb wins you the lead whenever you need it."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 bids %1: a bomb wins the lead whenever that is needed.")},
                    bid));
    else if (!bombs.empty())
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Bid %2: you hold a bomb, and the rest of your hand goes in %1 plays."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 bids %2, with a bomb and a hand whose rest goes in %1 plays.")},
            besideBomb, bid));
    else if (high > 1)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Bid %3: %2 of your cards are twos or jokers, and "
                                                "the whole hand goes in %1 plays."),
             PARLOUR_PHRASE(
                 "Doudizhu thoughts",
                 "%0 bids %3: %2 cards are twos or jokers, and the hand goes in %1 plays.")},
            plays, high, bid));
    else
        add(because(
            {PARLOUR_PHRASE(
                 "Doudizhu reasons",
                 "Bid %2: the whole hand goes in %1 plays, so you need not win the lead often."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 bids %2: the whole hand goes in %1 plays.")},
            plays, bid));
    return reasons;
}

// Why a play is good wherever it is made. `name` is what the reasons call it: in those of the next
// best the best one's, so that only what differs is told.
void addWins(const Standing& s, Cards cards, Pattern pattern, const Phrase& name,
             ReasonList& reasons) {
    if (s.canBeBeaten(pattern)) return;
    const Cards rest = s.hand() - cards;
    if (rest.size() == 1)
        reasons.push_back(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "No opponent can beat the %1, and then you play "
                                                "your last card and win."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "No opponent can beat the %1, and then %0 plays the last card and "
                            "wins.")},
            Reason::own(name)));
    else if (s.patternOf(rest))
        reasons.push_back(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "No opponent can beat the %1, and then you play the rest and win."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "No opponent can beat the %1, and then %0 plays the rest and wins.")},
            Reason::own(name)));
    else if (s.isSureFrom(rest))
        reasons.push_back(
            because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "No opponent can beat the %1 or stop what follows: you win."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "No opponent can beat the %1 or stop what follows: %0 wins.")},
                    Reason::own(name)));
}
void addOnlyJokers(const Standing& s, Pattern pattern, bool isSure, const Phrase& name,
                   ReasonList& reasons) {
    if (isSure || !isPlain(pattern, Kind::Single) || pattern.lowest < Two) return;
    if (!s.isStillOut(RedJoker) && (pattern.lowest > Two || !s.isStillOut(BlackJoker))) {
        reasons.push_back(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Play the %1: only a bomb can beat it."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 plays the %1: only a bomb can beat it.")},
            Reason::own(name)));
        return;
    }
    const bool isTwo = pattern.lowest == Two;
    if (pattern.lowest == RedJoker ||
        !(s.isStillOut(RedJoker) || (isTwo && s.isStillOut(BlackJoker))))
        return;
    reasons.push_back(
        isTwo ? because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Play the %1: only a joker or a bomb can beat it."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 plays the %1: only a joker or a bomb can beat it.")},
                        Reason::own(name))
              : because(
                    {PARLOUR_PHRASE("Doudizhu reasons",
                                    "Play the %1: only the red joker or a bomb can beat it."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 plays the %1: only the red joker or a bomb can beat it.")},
                    Reason::own(name)));
}
// Cards of one rank that `rival` breaks up and this play leaves whole, or nothing.
Pattern keptWhole(const Standing& s, Cards cards, Cards rival) {
    if (rival.empty() || s.least(s.hand() - cards) > s.least(s.hand() - rival)) return {};
    for (const int rank : rival.ranks())
        if (const int held = s.hand().count(rank);
            held > 1 && rival.count(rank) < held && cards.count(rank) % held == 0)
            return {held == 2   ? Kind::Pair
                    : held == 3 ? Kind::Triplet
                                : Kind::Bomb,
                    1, static_cast<std::uint8_t>(rank)};
    return {};
}
// The longest sequence of single cards among these, or nothing.
Pattern longestSequence(Cards cards) {
    const RankSet ranks = cards.ranks() & kSequenceRanks;
    for (int length = 12; length >= shortestSequence(Kind::Single); --length)
        if (const RankSet lowest = ranks.runsOf(length); !lowest.empty())
            return {Kind::Single, static_cast<std::uint8_t>(length),
                    static_cast<std::uint8_t>(lowest.lowest())};
    return {};
}
void addKeeps(const Standing& s, Cards cards, Cards rival, ReasonList& reasons) {
    const Pattern other = s.patternOf(rival);
    if (!other) return;
    const auto add = [&](Pattern kept) {
        reasons.push_back(
            because({PARLOUR_PHRASE("Doudizhu reasons", "This keeps your %1 together."),
                     PARLOUR_PHRASE("Doudizhu thoughts", "This keeps the %1 together.")},
                    playName(kept)));
    };
    const Pattern kept = longestSequence(s.hand() - cards);
    const bool isSameKind = s.patternOf(cards).kind == other.kind;
    if (const Pattern whole = keptWhole(s, cards, rival); isSameKind && whole) {
        add(whole);
    } else if (const Pattern broken = s.broken(rival);
               isSameKind && (broken.length > 1 || broken.kind == Kind::Rocket) &&
               s.least(s.hand() - cards) <= s.least(s.hand() - rival) && !s.broken(cards)) {
        add(broken);
    } else if (carries(other.kind) && copiesOf(other.kind) == 4 && cards.count(other.lowest) == 0) {
        add({Kind::Bomb, 1, other.lowest});
    } else if (kept.length > longestSequence(s.hand() - rival).length) {
        reasons.push_back(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "This keeps your sequence from %1 to %2 whole."),
             PARLOUR_PHRASE("Doudizhu thoughts", "This keeps the sequence from %1 to %2 whole.")},
            rankName(kept.lowest), rankName(kept.highest())));
    }
}
// Why this one of the plays alike, and neither one below it nor one above.
void addComparison(const Standing& s, Cards cards, Pattern pattern, const Alternatives& others,
                   ReasonList& reasons) {
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    const Pattern lower = s.patternOf(others.lower);
    const Pattern higher = s.patternOf(others.higher);
    const Phrase& name = playName(pattern);
    if (pattern.length > 1 && !carries(pattern.kind)) {
        if (const Pattern whole = keptWhole(s, cards, lower ? others.lower : others.higher); whole)
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Play the %1 from %2 to %3: your %4 stays together."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 plays the %1 from %2 to %3: the %4 stays together.")},
                        patternName(pattern), rankName(pattern.lowest), rankName(pattern.highest()),
                        playName(whole)));
        else if (!lower && higher)
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Play the %1 from %2 to %3 and keep the %4 for later."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 plays the %1 from %2 to %3 and keeps the %4 for "
                                        "later.")},
                        patternName(pattern), rankName(pattern.lowest), rankName(pattern.highest()),
                        rankName(higher.highest())));
        return;
    }
    if (pattern.length > 1 || carries(pattern.kind)) return;
    if (lower && higher)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Play the %1: whoever beats it has to spend more than on the "
                                    "%2, and you keep the %3 for later."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 plays the %1: it costs more to beat than the %2, and the "
                                    "%3 stays for later.")},
                    name, playName(lower), playName(higher)));
    else if (higher)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Play the %1 and keep the %2 for later."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 plays the %1 and keeps the %2 for later.")},
            name, playName(higher)));
    else if (lower)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Play the %1 rather than the %2: it is harder to beat."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 plays the %1 rather than the %2: it is harder to beat.")},
                    name, playName(lower)));
}
// A card that the hand has twice, once for a sequence.
void addSpare(const Standing& s, Pattern pattern, const Phrase& name, ReasonList& reasons) {
    if (!isPlain(pattern, Kind::Single) || s.hand().count(pattern.lowest) < 2 ||
        !isInSequence(s.hand(), pattern.lowest))
        return;
    reasons.push_back(because(
        {PARLOUR_PHRASE("Doudizhu reasons",
                        "Play the %1: you have another, so your sequence stays whole."),
         PARLOUR_PHRASE("Doudizhu thoughts",
                        "%0 plays the %1, holding another, so that the sequence stays whole.")},
        Reason::own(name)));
}
void addPlaysLeft(const Standing& s, Cards cards, ReasonList& reasons) {
    if (!s.isFree(cards) || s.least(s.hand()) == s.hand().size()) return;
    const int left = s.least(s.hand() - cards);
    if (left == 1)
        reasons.push_back(
            because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "After this you are only one play away from going out."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "After this %0 is only one play away from going out.")}));
    else
        reasons.push_back(because(
            {PARLOUR_PHRASE(
                 "Doudizhu reasons",
                 "This keeps your hand together: after it you can go out in %1 more plays."),
             PARLOUR_PHRASE(
                 "Doudizhu thoughts",
                 "This keeps the hand together: after it %0 can go out in %1 more plays.")},
            Reason::fewer(left)));
}

ReasonList whyPass(const Standing& s, Cards instead, bool isLost) {
    ReasonList reasons;
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    bool isForced = true; // nothing beats the table
    bool isLeast = true;  // the least is the lowest of all
    Pattern least;        // the lowest that costs no play more and is no bomb, or none
    Pattern bomb;         // the lowest that beats the table
    Pattern split;        // what all others break up, if they break up the same
    bool isOneSplit = true;
    forEachBeating(s.pub().toBeat, s.hand(), s.pub().options.kickers, [&](Cards cards) {
        isForced = false;
        if (s.patternOf(cards).isBomb()) {
            if (!bomb) bomb = s.patternOf(cards);
            return;
        }
        const Pattern broken = s.broken(cards);
        isOneSplit = isOneSplit && broken &&
                     (!split || split == broken || (broken.length > 1 && broken.isAlike(split)));
        split = broken;
        if (least) return;
        if (s.isFree(cards))
            least = s.patternOf(cards);
        else
            isLeast = false;
    });
    const Pattern pattern = s.patternOf(instead); // none: no play is known that would be next
    if (isForced)
        add(because({PARLOUR_PHRASE("Doudizhu reasons", "Pass: you have nothing higher."),
                     PARLOUR_PHRASE("Doudizhu thoughts", "%0 has nothing higher.")}));
    if (isLost && pattern.isBomb())
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Pass: the %1 would raise the stake and still win too seldom."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 passes: the %1 would raise the stake and still win too seldom.")},
            playName(pattern)));
    if (s.isPartnersPlay()) {
        const int cards = s.cardsOf(s.partner());
        if (cards <= kNearlyOut)
            add(counted(
                cards,
                {PARLOUR_PHRASE("Doudizhu reasons",
                                "Pass: %1, your partner, has only one card left and may go out."),
                 PARLOUR_PHRASE(
                     "Doudizhu thoughts",
                     "%0 passes: %1, the partner, has only one card left and may go out.")},
                {PARLOUR_PHRASE("Doudizhu reasons",
                                "Pass: %1, your partner, has only %2 cards left and may go out."),
                 PARLOUR_PHRASE(
                     "Doudizhu thoughts",
                     "%0 passes: %1, the partner, has only %2 cards left and may go out.")},
                Reason::player(s.partner())));
        if (s.isPartnerNext())
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons", "Pass: then %1, your partner, has the lead."),
                 PARLOUR_PHRASE("Doudizhu thoughts",
                                "%0 passes: then %1, the partner, has the lead.")},
                Reason::player(s.partner())));
        if (!s.isPartnerNext() && s.fewest() == 1)
            add(isPlain(s.pub().toBeat, Kind::Single)
                    ? because({PARLOUR_PHRASE("Doudizhu reasons",
                                              "Pass: %2 has only one card left, and it may not "
                                              "beat your partner's %1."),
                               PARLOUR_PHRASE("Doudizhu thoughts",
                                              "%0 passes: %2 has only one card left, and it may "
                                              "not beat the partner's %1.")},
                              playName(s.pub().toBeat), Reason::player(s.shortest()))
                    : because({PARLOUR_PHRASE("Doudizhu reasons",
                                              "Pass: %2 has only one card left and can't beat your "
                                              "partner's %1."),
                               PARLOUR_PHRASE("Doudizhu thoughts",
                                              "%0 passes: %2 has only one card left and can't beat "
                                              "the partner's %1.")},
                              playName(s.pub().toBeat), Reason::player(s.shortest())));
        if (pattern.isBomb())
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons",
                                "Pass: don't spend the %1 on beating your partner."),
                 PARLOUR_PHRASE("Doudizhu thoughts",
                                "%0 passes rather than spend the %1 on beating the partner.")},
                playName(pattern)));
        add(because({PARLOUR_PHRASE("Doudizhu reasons", "Pass: let your partner's %1 stand. %2 has "
                                                        "to beat it, and you keep your own cards."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 lets the partner's %1 stand: %2 has to beat it.")},
                    playName(s.pub().toBeat), Reason::player(s.pub().landlord)));
    }
    if (pattern.isBomb())
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Pass: keep the %1, with which you can still stop %2 later."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 passes and keeps the %1, to stop %2 later.")},
            playName(pattern), Reason::player(s.pub().owner)));
    const auto addSpend = [&](Pattern spent) {
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Pass: to beat this you would have to spend your %1."),
                     PARLOUR_PHRASE("Doudizhu thoughts", "%0 passes rather than spend the %1.")},
                    playName(spent)));
    };
    const auto addSpendOrBreak = [&](Pattern spent) {
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Pass: to beat this you would have to break up "
                                                "better cards or spend your %1."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 passes rather than break up better cards or spend the %1.")},
            playName(spent)));
    };
    if (!least && bomb && (isLeast || (isOneSplit && split == bomb)))
        addSpend(bomb);
    else if (!least && bomb)
        addSpendOrBreak(bomb);
    else if (!least && isOneSplit && split)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Pass: to beat this you would have to split your %1."),
                     PARLOUR_PHRASE("Doudizhu thoughts", "%0 passes rather than split the %1.")},
                    playName(split)));
    else if (!least)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Pass: to beat this you would have to break up better cards."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 passes: beating this would break up better cards.")}));
    if (!s.isPartnersPlay() && s.isPartnerNext())
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Pass: %1, your partner, is next and may beat it more cheaply."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 passes: %1, the partner, is next and may beat it more cheaply.")},
            Reason::player(s.partner())));
    if (least && least.length == 1 && least.highest() >= Ace)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Pass: keep the %1 to win the lead when you need it."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 passes and keeps the %1, to win the lead later.")},
                    playName(least)));
    else if (least && isLeast)
        addSpend(least);
    else if (least)
        addSpendOrBreak(least);
    return reasons;
}

// A single card that an opponent may go out on. `onlyHigher`: the hand's only card above it.
void addRisk(const Standing& s, const Phrase& name, int onlyHigher, ReasonList& reasons) {
    reasons.push_back(
        onlyHigher != kNoRank
            ? because({PARLOUR_PHRASE("Doudizhu reasons",
                                      "Risk the %2, although %1 has only one card left: your %3 is "
                                      "needed later."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 risks the %2, although %1 has only one card left, and "
                                      "keeps the %3.")},
                      Reason::player(s.shortest()), Reason::own(name), rankName(onlyHigher))
            : because({PARLOUR_PHRASE("Doudizhu reasons",
                                      "Risk the %2, although %1 has only one card left: your "
                                      "higher cards are needed later."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 risks the %2, although %1 has only one card left, and "
                                      "keeps the higher cards.")},
                      Reason::player(s.shortest()), Reason::own(name)));
}

ReasonList whyReply(const Standing& s, Cards cards, Pattern pattern, const Alternatives& others,
                    const Phrase& name) {
    ReasonList reasons;
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    const bool isSingle = isPlain(pattern, Kind::Single);
    const bool isLow = isSingle || isPlain(pattern, Kind::Pair); // such as one gets rid of
    const bool isSure = !s.canBeBeaten(pattern);
    const Seat owner = s.pub().owner;
    addWins(s, cards, pattern, name, reasons);
    if (s.fewest() == 1 && isSingle && pattern.lowest == s.hand().ranks().highest())
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Play your highest card: %1 has only one card left."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 plays the highest card: %1 has only one card left.")},
                    Reason::player(s.shortest())));
    bool isLowest = true;                // of its pattern
    bool isLowestFree = s.isFree(cards); // of those that cost no play
    int lowest = pattern.lowest;         // rank of those
    s.forEachLower(pattern, [&](Cards lower) {
        isLowest = false;
        lowest = std::min<int>(lowest, s.patternOf(lower).lowest);
        isLowestFree = isLowestFree && !s.isFree(lower);
    });
    const auto addLowestFree = [&] {
        if (isLowestFree && !isLowest)
            add(because(
                {PARLOUR_PHRASE(
                     "Doudizhu reasons",
                     "Play the %1: anything lower would break up cards that belong together."),
                 PARLOUR_PHRASE(
                     "Doudizhu thoughts",
                     "%0 plays the %1: anything lower would break up cards that belong together.")},
                Reason::own(name)));
    };
    if (s.isPartnersPlay()) {
        if (isSure && s.fewest() == 1 && !isSingle)
            add(because(
                {PARLOUR_PHRASE(
                     "Doudizhu reasons",
                     "Take the lead with the %1, then lead no single card: %2 has only one left."),
                 PARLOUR_PHRASE("Doudizhu thoughts",
                                "%0 takes the lead with the %1: %2 has only one card left.")},
                Reason::own(name), Reason::player(s.shortest())));
        if (s.fewest() == 1 && isSingle && !s.isPartnerNext())
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons",
                                "Cover your partner's %1: %2 has only one card left, and only one "
                                "above the %3 wins now."),
                 PARLOUR_PHRASE("Doudizhu thoughts",
                                "%0 covers the partner's %1: %2 has only one card left, and needs "
                                "one above the %3 to win.")},
                playName(s.pub().toBeat), Reason::player(s.pub().landlord), Reason::own(name)));
        addOnlyJokers(s, pattern, isSure, name, reasons);
        addLowestFree();
        const Pattern kept =
            keptWhole(s, cards, others.higher.empty() ? others.rival : others.higher);
        if (!s.isPartnerNext() && !isSure && kept && pattern.length == 1 && !carries(pattern.kind))
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Cover your partner's %1 with the %2, so that %3 has to "
                                        "spend something higher, and keep your %4 together."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 covers the partner's %1 with the %2, so that %3 has to "
                                        "spend something higher, and keeps the %4 together.")},
                        playName(s.pub().toBeat), Reason::own(name),
                        Reason::player(s.pub().landlord), playName(kept)));
        if (!s.isPartnerNext() && !isSure)
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons", "Cover your partner's %1 with the %2, so that "
                                                    "%3 has to spend something higher."),
                 PARLOUR_PHRASE("Doudizhu thoughts", "%0 covers the partner's %1, so that %3 has "
                                                     "to spend something above the %2.")},
                playName(s.pub().toBeat), name, Reason::player(s.pub().landlord)));
        addComparison(s, cards, pattern, others, reasons);
        add(counted(
            s.least(s.hand() - cards),
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Take over from %1, your partner: the rest of your hand is one play."),
             PARLOUR_PHRASE(
                 "Doudizhu thoughts",
                 "%0 takes over from %1, the partner: the rest of the hand is one play.")},
            {PARLOUR_PHRASE(
                 "Doudizhu reasons",
                 "Take over from %1, your partner: the rest of your hand goes in %2 plays."),
             PARLOUR_PHRASE(
                 "Doudizhu thoughts",
                 "%0 takes over from %1, the partner: the rest of the hand goes in %2 plays.")},
            Reason::player(owner)));
        return reasons;
    }
    const bool isHighest = s.hand().ranks().highest() == pattern.highest();
    const int onlyHigher = s.onlyHigher(pattern.highest());
    if (s.fewest() == 1 && isSingle && !isHighest && !others.higher.empty() &&
        others.higher == others.rival)
        addRisk(s, name, onlyHigher, reasons);
    else if (s.fewest() == 1 && isSingle && !isLowest && !isHighest)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Play the %1: %2 has only one card left, and lower "
                                                "cards are easier to beat."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 plays the %1: %2 has only one card left, and "
                                                 "lower cards are easier to beat.")},
            Reason::own(name), Reason::player(s.shortest())));
    if (s.cardsOf(owner) <= kNearlyOut)
        add(counted(
            s.cardsOf(owner),
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Don't leave the lead to %1, who has only one card left."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 doesn't leave the lead to %1, who has only one card left.")},
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Don't leave the lead to %1, who has only %2 cards left."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 doesn't leave the lead to %1, who has only %2 cards left.")},
            Reason::player(owner)));
    if (isSure)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "No opponent can beat the %1, so you lead next."),
             PARLOUR_PHRASE("Doudizhu thoughts", "No opponent can beat the %1, so %0 leads next.")},
            Reason::own(name)));
    if (pattern.isBomb())
        add(counted(
            s.least(s.hand() - cards),
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Use the %1 now: after it you are only one play away from going out."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 uses the %1 now, and is then only one play away from going out.")},
            {PARLOUR_PHRASE(
                 "Doudizhu reasons",
                 "Use the %1 now to take the lead: after it you can go out in %2 more plays."),
             PARLOUR_PHRASE(
                 "Doudizhu thoughts",
                 "%0 uses the %1 now to take the lead, and can then go out in %2 more plays.")},
            Reason::own(name)));
    addLowestFree();
    if (isLow && lowest < Ten && !s.isPartnerNext() && pattern.highest() >= Ten)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Play the %1 rather than something lower, so that "
                                                "%2 can't get rid of a low card."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 plays the %1 rather than something lower, so "
                                                 "that %2 can't get rid of a low card.")},
            Reason::own(name), Reason::player(s.next())));
    addOnlyJokers(s, pattern, isSure, name, reasons);
    addSpare(s, pattern, name, reasons);
    addKeeps(s, cards, others.rival, reasons);
    if (!others.lower.empty()) addComparison(s, cards, pattern, others, reasons);
    if (s.isFree(cards) && isHighest)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Beat it with the %1: that breaks nothing up, and "
                                                "it may win you the lead."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 beats it with the %1, which breaks nothing up and may win the "
                            "lead.")},
            Reason::own(name)));
    else if (s.isFree(cards) && onlyHigher != kNoRank)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Beat it with the %1: that breaks nothing up, and "
                                                "your %2 stays for later."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 beats it with the %1, which breaks nothing up, and keeps the %2.")},
            Reason::own(name), rankName(onlyHigher)));
    else if (s.isFree(cards))
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Beat it with the %1: that breaks nothing up, and "
                                                "your higher cards stay for later."),
             PARLOUR_PHRASE(
                 "Doudizhu thoughts",
                 "%0 beats it with the %1, which breaks nothing up, and keeps the higher cards.")},
            Reason::own(name)));
    if (others.lower.empty()) addComparison(s, cards, pattern, others, reasons);
    addPlaysLeft(s, cards, reasons);
    if (pattern.length > 1)
        add(because({PARLOUR_PHRASE("Doudizhu reasons", "Beat it with the %1 from %2 to %3: "
                                                        "otherwise %4 may keep the lead."),
                     PARLOUR_PHRASE("Doudizhu thoughts", "%0 beats it with the %1 from %2 to %3: "
                                                         "otherwise %4 may keep the lead.")},
                    patternName(pattern), Reason::own(rankName(pattern.lowest)),
                    Reason::own(rankName(pattern.highest())), Reason::player(owner)));
    add(because(
        {PARLOUR_PHRASE("Doudizhu reasons", "Beat it with the %1: otherwise %2 may keep the lead."),
         PARLOUR_PHRASE("Doudizhu thoughts",
                        "%0 beats it with the %1: otherwise %2 may keep the lead.")},
        Reason::own(name), Reason::player(owner)));
    return reasons;
}

ReasonList whyLead(const Standing& s, Cards cards, Pattern pattern, const Alternatives& others,
                   const Phrase& name) {
    ReasonList reasons;
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    const Cards hand = s.hand();
    const bool isSingle = isPlain(pattern, Kind::Single);
    const bool isLow = isSingle || isPlain(pattern, Kind::Pair); // such as one gets rid of
    const bool isLowest = pattern.lowest == hand.ranks().lowest();
    const int onlyHigher = s.onlyHigher(pattern.highest());
    const bool isSure = !s.canBeBeaten(pattern);
    addWins(s, cards, pattern, name, reasons);
    if (isSingle && s.isSureAfterSingle(hand - cards))
        add(because({PARLOUR_PHRASE("Doudizhu reasons", "Lead the %1: whoever beats it, your other "
                                                        "cards take the lead back, and you win."),
                     PARLOUR_PHRASE(
                         "Doudizhu thoughts",
                         "%0 leads the %1: the other cards take the lead back, whoever beats it.")},
                    Reason::own(name)));
    if (isSingle && isLowest && s.isPartnerNext() && s.cardsOf(s.partner()) == 1)
        add(because(
            {PARLOUR_PHRASE(
                 "Doudizhu reasons",
                 "Lead your lowest card: %1, your partner, has one card left and may win with it."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 leads the lowest card: %1, the partner, has "
                                                 "one card left and may win with it.")},
            Reason::player(s.partner())));
    if (s.fewest() == 1 && !isSingle)
        add(because(
            {PARLOUR_PHRASE(
                 "Doudizhu reasons",
                 "Lead no single card: %1 has only one card left and can't beat the %2."),
             PARLOUR_PHRASE(
                 "Doudizhu thoughts",
                 "%0 leads no single card: %1 has only one card left and can't beat the %2.")},
            Reason::player(s.shortest()), Reason::own(name)));
    if (s.fewest() == 1 && isSingle && !isSure && pattern.lowest == hand.ranks().highest())
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Lead your highest card: %1 has only one card left."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 leads the highest card: %1 has only one card left.")},
                    Reason::player(s.shortest())));
    else if (s.fewest() == 1 && isSingle && !isSure)
        addRisk(s, name, onlyHigher, reasons);
    if (isSure)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "No opponent can beat the %1, so you lead again."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "No opponent can beat the %1, so %0 leads again.")},
            Reason::own(name)));
    if (isPlain(pattern, Kind::TripletWithSingles)) {
        const int kicker = cards.exactly(1).lowest();
        if (isLoose(hand, kicker) && kicker < Ace)
            add(because({PARLOUR_PHRASE(
                             "Doudizhu reasons",
                             "The triplet carries your %1, which belongs to no pair or sequence."),
                         PARLOUR_PHRASE(
                             "Doudizhu thoughts",
                             "The triplet carries the %1, which belongs to no pair or sequence.")},
                        rankName(kicker)));
    }
    if (carries(pattern.kind) && copiesOf(pattern.kind) == 4)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Lead the four of a kind with its kickers: %1 cards go in one "
                                    "play."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 leads the four of a kind with its kickers: %1 cards go in "
                                    "one play.")},
                    cards.size()));
    addSpare(s, pattern, name, reasons);
    addOnlyJokers(s, pattern, isSure, name, reasons);
    addKeeps(s, cards, others.rival, reasons);
    if (pattern.length > 1 && s.isFree(cards))
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Lead the %1 from %2 to %3: %4 cards go in one play."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 leads the %1 from %2 to %3: %4 cards go in one play.")},
                    patternName(pattern), Reason::own(rankName(pattern.lowest)),
                    Reason::own(rankName(pattern.highest())), Reason::more(cards.size())));
    if (isLow && hand.ranks().lowest() < Ten && !s.isPartnerNext() && pattern.lowest >= Ten)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Lead the %1 rather than something lower, so that "
                                                "%2 can't get rid of a low card."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 leads the %1 rather than something lower, so "
                                                 "that %2 can't get rid of a low card.")},
            Reason::own(name), Reason::player(s.next())));
    if (const RankSet rest = (hand - cards).ranks();
        isSingle && isLowest && hand.size() == 2 && rest.lowest() > pattern.lowest)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Get rid of the %1 while you have the lead: the %2 "
                                                "is likelier to win a trick later."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 gets rid of the %1: the %2 is likelier to win a trick later.")},
            Reason::own(name), rankName(rest.lowest())));
    else if (isSingle && isLoose(hand, pattern.lowest) && pattern.lowest <= Queen) {
        bool isLowestLoose = true;
        for (const int rank : hand.ranks())
            isLowestLoose = isLowestLoose && (rank >= pattern.lowest || !isLoose(hand, rank));
        if (isLowestLoose)
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons", "Get rid of the %1 while you have the lead: it "
                                                    "goes with none of your other cards."),
                 PARLOUR_PHRASE("Doudizhu thoughts",
                                "%0 gets rid of the %1: it goes with no other card in hand.")},
                Reason::own(name)));
    }
    if (isLow && s.isPartnerNext() && pattern.lowest < Ten)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Lead low with the %1: %2, your partner, is next "
                                                "and may get rid of a low card too."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 leads low with the %1: %2, the partner, is "
                                                 "next and may get rid of a low card too.")},
            Reason::own(name), Reason::player(s.partner())));
    if (isLow && isLowest)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "You have the lead: get rid of the %1, the lowest you hold."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 has the lead and gets rid of the %1, the lowest in hand.")},
                    Reason::own(name)));
    if (const Pattern lower = s.patternOf(others.lower);
        isSingle && others.isLowerGood && pattern.lowest < Ten && isLoose(hand, lower.lowest))
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "You have the lead: get rid of a low card, the %1 or the %2."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 has the lead and gets rid of a low card: the %1 is as good "
                                    "as the %2.")},
                    Reason::own(name), playName(lower)));
    if (isLow && !isSingle && s.isFree(cards) && others.longer.empty())
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Get rid of two cards at once with the %1."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 gets rid of two cards at once with the %1.")},
            Reason::own(name)));
    addComparison(s, cards, pattern, others, reasons);
    addPlaysLeft(s, cards, reasons);
    if (pattern.length > 1)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Lead the %1, which gets rid of %2 cards in one play."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 leads the %1, which gets rid of %2 cards in one play.")},
                    Reason::own(patternName(pattern)), Reason::more(cards.size())));
    if (onlyHigher != kNoRank)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Play the %1 and keep the %2 for later."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 plays the %1 and keeps the %2 for later.")},
            Reason::own(name), rankName(onlyHigher)));
    else if (hand.ranks().highest() > pattern.highest())
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Lead the %1 and keep your higher cards for later."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 leads the %1 and keeps the higher cards for later.")},
                    Reason::own(name)));
    add(because(
        {PARLOUR_PHRASE("Doudizhu reasons",
                        "Lead the %1: whoever wants the lead has to spend something higher."),
         PARLOUR_PHRASE("Doudizhu thoughts",
                        "%0 leads the %1: whoever wants the lead has to spend something higher.")},
        Reason::own(name)));
    return reasons;
}

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

// What the first move of the ranking is weighed against. `rival`: the best that is worse.
Alternatives alternatives(const Standing& s, const FlatMonteCarlo<Doudizhu>& search, Cards rival) {
    const std::size_t best = search.ranking()[0];
    const Cards chosen = search.moves()[best].cards();
    const Pattern pattern = s.patternOf(chosen);
    Alternatives others{rival};
    const auto keep = [](Cards& first, Cards cards) {
        if (first.empty()) first = cards;
    };
    for (const std::size_t place : search.ranking()) {
        const Cards other = search.moves()[place].cards();
        if (other.empty() || place == best || !pattern) continue;
        if (other.size() > chosen.size()) keep(others.longer, other);
        const Pattern its = s.patternOf(other);
        if (!its.isAlike(pattern)) continue;
        if (its.lowest > pattern.lowest) {
            keep(others.higher, other);
        } else if (its.lowest < pattern.lowest && others.lower.empty() &&
                   (s.isFree(other) || !s.isFree(chosen))) {
            others.lower = other;
            others.isLowerGood = !search.isBetter(best, place);
        }
    }
    return others;
}

// Whether there is more to say of a won game: how this play wins it.
bool winsAtOnce(const Standing& s, Cards cards) {
    ReasonList wins;
    if (!cards.empty()) addWins(s, cards, s.patternOf(cards), rankName(Three), wins);
    return !wins.empty();
}

Reason makesNoDifference(bool isWon) {
    return isWon ? because({PARLOUR_PHRASE("Doudizhu reasons",
                                           "You win this whatever you do: any play is good."),
                            PARLOUR_PHRASE("Doudizhu thoughts", "%0 wins this with any play.")})
                 : because({PARLOUR_PHRASE("Doudizhu reasons", "Hardly anything helps now: every "
                                                               "play is about as good."),
                            PARLOUR_PHRASE(
                                "Doudizhu thoughts",
                                "Hardly anything helps %0 now: every play is about as good.")});
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
    const auto place = search.rival();
    const Move rival = place ? moveAt(*place) : Move();
    const Alternatives others = alternatives(standing, search, rival.cards());
    const auto reasonsOf = [&](Move move, const Alternatives& against) {
        return reasonsFor(standing, move, instead, isLost, against);
    };
    const ReasonList reasons = reasonsOf(chosen, others);
    const auto isEach = [&](const auto& is) {
        return ranking.size() > 1 && !view.pub.isBidding() && chosen.cards() != view.hand &&
               std::ranges::all_of(ranking, [&](std::size_t move) { return is(search.win(move)); });
    };
    const bool sparesBomb = chosen.isPass() && standing.patternOf(instead).isBomb();
    if (!sparesBomb && isEach([](double win) { return win < kLost; }))
        return {makesNoDifference(false)};
    if (!place && isEach([](double win) { return win > kWon; }) &&
        !winsAtOnce(standing, chosen.cards()))
        return {makesNoDifference(true)};

    RivalReasons ofRivals;
    if (place) ofRivals.push_back(reasonsOf(rival, {}));
    if (!others.lower.empty() && others.lower != others.rival)
        ofRivals.push_back(reasonsOf(Move(others.lower), {others.rival}));
    const Pattern pattern = standing.patternOf(chosen.cards());
    for (const std::size_t good : search.asGood()) {
        // Of moves as good one plays the cheapest: what speaks for the dearer ones as well is told.
        const Move other = moveAt(good);
        const Pattern its = standing.patternOf(other.cards());
        const bool isDearer = its.isAlike(pattern) && pattern.lowest <= its.lowest;
        const bool sharesDanger = view.pub.isLead() && standing.fewest() == 1 &&
                                  chosen.cards().size() > 1 &&
                                  other.cards().size() > 1; // to be told of both
        if (!isDearer && !sharesDanger && ofRivals.size() < ofRivals.capacity())
            ofRivals.push_back(reasonsOf(other, {others.rival}));
    }
    return {telling(reasons, ofRivals)};
}

} // namespace parlour::doudizhu
