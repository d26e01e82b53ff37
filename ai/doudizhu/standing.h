// What the seat to move knows of its hand and the others', for the reasons of the champion.
#pragma once

#include "ai/doudizhu/prospects.h"
#include "core/base/index.h"
#include "core/doudizhu/rules.h"

#include <algorithm>

namespace parlour::doudizhu {

// So many cards of one rank, at least two: pair, triplet or bomb.
inline Pattern ofOneRank(int count, int rank) {
    const Kind kind = count == 2 ? Kind::Pair : count == 3 ? Kind::Triplet : Kind::Bomb;
    return {kind, 1, static_cast<std::uint8_t>(rank)};
}

// What the seat to move knows. Remembers what it has counted, so it serves all moves compared.
class Standing {
public:
    static constexpr int kNoRank = -1;
    static constexpr int kNearlyOut = 4; // cards

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
        const int unknown = m_most - m_knownOfLandlord.size(); // of the landlord's cards
        for (const int rank : unseen().ranks()) {
            const int known = m_knownOfLandlord.count(rank);
            m_ofOpponents += Cards::of(
                rank, known + std::min(unseen().count(rank) - known, std::max(0, unknown)));
        }
    }

    const Public& pub() const { return m_view.pub; }
    Cards hand() const { return m_view.hand; }
    Cards unseen() const { return m_view.unseen(); }
    Cards knownOfLandlord() const { return m_knownOfLandlord; }
    // Each of these an opponent may hold: of the landlord's cards some are known.
    Cards ofOpponents() const { return m_ofOpponents; }
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
    Cards ofPartner() const { return unseen() - m_knownOfLandlord; } // may be
    // Whether an opponent may beat it, as if one could hold all that any of them may hold.
    bool canBeBeaten(Pattern pattern) const { return mayBeat(m_ofOpponents, m_most, pattern); }
    // The same without bombs and the rocket.
    bool canBeBeatenWithoutBombs(Pattern pattern) const {
        return mayBeat(withoutBombs(m_ofOpponents), m_most, pattern);
    }
    // Whether an opponent with as many cards as the play has may beat it with all of them.
    bool mayGoOutOn(Pattern pattern) const {
        const int cards = doudizhu::cardsOf(pattern);
        const Cards out = cards == 2   ? m_ofOpponents
                          : cards == 4 ? withoutRocket(m_ofOpponents)
                                       : withoutBombs(m_ofOpponents);
        return mayBeat(out, cards, pattern);
    }
    // Whether only a bomb beats it, which an opponent may hold.
    bool isLeftToBombs(Pattern pattern) const {
        return canBeBeaten(pattern) && !canBeBeatenWithoutBombs(pattern);
    }
    // Whether only the rocket beats it, which an opponent may hold.
    bool isLeftToRocket(Pattern pattern) const {
        return isLeftToBombs(pattern) && !mayBeat(withoutRocket(m_ofOpponents), m_most, pattern);
    }
    // Whether the partner may beat it without them. Precondition: there is a partner.
    bool mayPartnerBeat(Pattern pattern) const {
        return mayBeat(withoutBombs(ofPartner()), cardsOf(m_partner), pattern);
    }
    // Whether a pass leaves the lead to whom the table belongs: nobody after may beat that.
    // Precondition: it is an opponent's.
    bool isLeadLeft() const {
        if (next() == pub().owner) return true;
        return isPartnerNext() ? !mayBeat(ofPartner(), cardsOf(m_partner), pub().toBeat)
                               : !canBeBeaten(pub().toBeat);
    }
    // Whether a player has passed on such a play, no higher, with the cards left now: who could
    // have gone out on it would have done so.
    bool hasPassedOn(Seat seat, Pattern pattern) const {
        bool hasPassed = false;
        Pattern table;
        for (const Turn& turn : pub().used()) {
            const Move move = turn.move();
            if (move.isBid()) continue;
            if (!move.isPass()) table = patternOf(move.cards());
            if (turn.seat() != seat) continue;
            hasPassed = move.isPass() &&
                        (hasPassed || (table.isAlike(pattern) && table.lowest <= pattern.lowest));
        }
        return hasPassed;
    }
    // Whether an opponent may hold a card of this rank.
    bool isStillOut(int rank) const { return m_ofOpponents.count(rank) > 0; }
    // Whether the same single cards of opponents beat cards of either rank.
    bool isNothingBetween(int low, int high) const {
        return (m_ofOpponents.ranks() & RankSet::run(low + 1, high - low)).empty();
    }
    // Whether no single card, or pair, still out beats one of this rank.
    bool isHighestOut(int rank, int copies = 1) const {
        const RankSet out = m_view.unseen().atLeast(copies);
        return out.empty() || out.highest() <= rank;
    }
    // Ranks of which enough cards are still out to beat a play of one rank.
    RankSet higherOut(Pattern pattern) const {
        return unseen().atLeast(copiesOf(pattern.kind)) -
               RankSet::run(Three, pattern.lowest - Three + 1);
    }
    // How many cards of these ranks are.
    int cardsOut(RankSet ranks) const { return (unseen() - unseen().without(ranks)).size(); }
    // The fewest plays these cards can be played in.
    int least(Cards cards) const { return m_least(cards); }
    // Whether a play is one of those that the hand is best played in.
    bool isFree(Cards cards) const { return least(hand() - cards) < least(hand()); }

    // Whether the hand goes out from the lead whatever the opponents hold: every play but the last
    // is one that they cannot beat.
    bool isSureFrom(Cards rest) const {
        if (patternOf(rest)) return true;
        if (rest.size() > kMostSolved) return false;
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
        if (held > copiesOf(play.kind)) return ofOneRank(held, rank);
        const int length = shortestSequence(play.kind);
        const RankSet ranks = hand().atLeast(held) & kSequenceRanks;
        for (const int lowest : ranks.runsOf(length))
            if (RankSet::run(lowest, length).contains(rank))
                return {play.kind, static_cast<std::uint8_t>(length),
                        static_cast<std::uint8_t>(lowest)};
        return {};
    }
    // Whether a play takes cards from more of their rank, or from a sequence that no bomb has a
    // part in.
    bool breaksUp(Cards cards) const {
        if (broken(cards)) return true;
        const RankSet ranks = (hand().ranks() - hand().atLeast(4)) & kSequenceRanks;
        const RankSet lowest = ranks.runsOf(shortestSequence(Kind::Single));
        const bool isLine = patternOf(cards).length > 1;
        for (const int rank : cards.ranks()) {
            if (cards.count(rank) < hand().count(rank)) return true;
            for (const int from : lowest)
                if (!isLine && RankSet::run(from, shortestSequence(Kind::Single)).contains(rank))
                    return true;
        }
        return false;
    }
    // The longest sequence of single cards among these, the lowest of those, or nothing.
    static Pattern longestSequence(Cards cards) {
        const RankSet ranks = cards.ranks() & kSequenceRanks;
        for (int length = 12; length >= shortestSequence(Kind::Single); --length)
            if (const RankSet lowest = ranks.runsOf(length); !lowest.empty())
                return {Kind::Single, static_cast<std::uint8_t>(length),
                        static_cast<std::uint8_t>(lowest.lowest())};
        return {};
    }
    // Whether a sequence of single cards among these has this rank.
    static bool isInSequence(Cards cards, int rank) {
        constexpr int kShortest = shortestSequence(Kind::Single);
        for (const int lowest : (cards.ranks() & kSequenceRanks).runsOf(kShortest))
            if (RankSet::run(lowest, kShortest).contains(rank)) return true;
        return false;
    }
    bool isInSequence(int rank) const { return isInSequence(hand(), rank); }
    // Whether a single card belongs to nothing else in the hand.
    bool isLoose(int rank) const { return hand().count(rank) == 1 && !isInSequence(rank); }
    // Whether that goes for every card.
    bool isAllLoose() const {
        for (const int rank : hand().ranks())
            if (!isLoose(rank)) return false;
        return !hand().contains(kRocket);
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
    static Cards withoutBombs(Cards cards) {
        for (const int rank : cards.atLeast(4)) cards -= Cards::of(rank, 1);
        return withoutRocket(cards);
    }
    static Cards withoutRocket(Cards cards) {
        if (cards.contains(kRocket)) cards -= Cards::of(BlackJoker, 1); // the lower one
        return cards;
    }

    // With more nobody counts whether all that follows is sure to win.
    static constexpr int kMostSolved = 10;

    const Observation& m_view;
    mutable LeastPlays m_least;
    Cards m_knownOfLandlord = m_view.knownOfLandlord();
    Cards m_ofOpponents;
    int m_most = 0;
    Seat m_shortest = kNoSeat;
    Seat m_partner = kNoSeat;
};

} // namespace parlour::doudizhu
