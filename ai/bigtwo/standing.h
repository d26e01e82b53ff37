// What the seat to move knows of its hand and the others', for the reasons of the champion.
#pragma once

#include "ai/base/pair_names.h"
#include "ai/bigtwo/classes.h"
#include "ai/bigtwo/plan.h"
#include "core/bigtwo/rules.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>

namespace parlour::bigtwo {

// "ace of spades", "pair of queens", "straight"
inline const Phrase& nameOf(Combination play, CardSet cards) {
    switch (play.kind()) {
    case Kind::Single: return cardName(cards.highest());
    case Kind::Pair: return pairName(cards.highest().rank());
    default: return kindName(play.kind());
    }
}

// What the seat to move knows, and how its hand is planned.
class Standing {
public:
    static constexpr int kNearlyOut = 3; // cards

    explicit Standing(const Observation& view)
        : m_view(view),
          m_plan(view.hand, view.pub.options),
          m_least(leastPlays(view.hand, view.pub.options)),
          m_moves(BigTwo::legalMoves(view)) {}

    const Public& pub() const { return m_view.pub; }
    const Observation& view() const { return m_view; }
    CardSet hand() const { return m_view.hand; }
    const auto& moves() const { return m_moves; }
    std::span<const Group> groups() const { return m_plan.groups(); }
    int least() const { return m_least; } // plays that the hand takes
    int leastAfter(CardSet move) const { return leastPlays(hand() - move, pub().options); }
    Combination combination(CardSet move) const { return combinationOf(move, pub().options); }
    const Phrase& nameOfMove(CardSet move) const { return nameOf(combination(move), move); }
    // What is kept instead of it: of more than two of a rank no pair is set apart.
    const Phrase& keptName(CardSet move) const {
        const int rank = move.highest().rank();
        return move.size() == 2 && (hand() & ofRank(rank)).size() > 2 ? ranksName(rank)
                                                                      : nameOfMove(move);
    }
    // The highest card of what the hand keeps beside a move, with all others of its rank there.
    CardSet highestKept(CardSet move) const {
        const CardSet rest = hand() - move;
        return rest.empty() ? rest : rest & ofRank(rest.highest().rank());
    }
    // "ace of spades", "pair of aces", "aces"
    static const Phrase& nameOfRank(CardSet cards) {
        const int rank = cards.highest().rank();
        return cards.size() == 1   ? cardName(cards.highest())
               : cards.size() == 2 ? pairName(rank)
                                   : ranksName(rank);
    }
    // How many the hand holds of the rank of the move's highest card.
    int cardsOfRank(CardSet move) const { return (hand() & ofRank(move.highest().rank())).size(); }
    // Whether the move breaks nothing up.
    bool isFree(CardSet move) const { return leastAfter(move) < m_least; }
    // Whether it leaves pairs or five cards, which other plays might break up.
    bool leavesGroups(CardSet move) const { return leastAfter(move) < (hand() - move).size(); }
    // Whether a card belongs to no pair and no five cards of these; any goes with four of a kind.
    bool isLoose(Card card, CardSet cards) const {
        if ((cards & ofRank(card.rank())).size() > 1) return false;
        bool isLoose = true;
        forEachFive(cards, Kind::Straight, pub().options, [&](CardSet five, Combination play) {
            const bool isKicker = play.kind() == Kind::FourOfAKind && play.height() != card.rank();
            isLoose = isLoose && (isKicker || !five.contains(card));
        });
        return isLoose;
    }
    bool isLowestLoose(CardSet single) const {
        for (const Card card : hand()) { // lowest first
            if (card == single.highest()) return isLoose(card, hand());
            if (isLoose(card, hand())) return false;
        }
        return false;
    }
    // Whether five cards of the hand need one of the move.
    bool touchesFive(CardSet move) const {
        bool touches = false;
        forEachFive(hand(), Kind::Straight, pub().options, [&](CardSet five, Combination) {
            touches = touches || !(five & move).empty();
        });
        return touches;
    }
    // The best five cards that the hand keeps whole beside a card that others of its five cards
    // need; none: the move touches no five cards.
    Kind fiveBeside(CardSet move) const { return touchesFive(move) ? fiveLeft(move) : Kind::None; }
    // The best five cards that keep a card of the same rank when a single one is played; may be
    // none.
    Kind fiveWithAnother(CardSet single) const {
        const CardSet others = (hand() - single) & ofRank(single.highest().rank());
        return others.empty() ? Kind::None : kindOfBestFive(hand() - single, others);
    }
    Card anotherOfRank(CardSet single) const { // the lowest; there is one
        return ((hand() - single) & ofRank(single.highest().rank())).lowest();
    }
    // Whether no card still out lies between two single cards.
    bool isNothingBetween(CardSet low, CardSet high) const {
        for (const Card card : m_view.unseen())
            if (low.highest() < card && card < high.highest()) return false;
        return true;
    }
    // Whether a higher card, or pair, is beaten by the same of those still out, and by some.
    bool isWorthAsMuch(CardSet move, CardSet higher) const {
        if (move.size() != higher.size() || isSure(higher)) return false;
        return move.size() == 1 ? isNothingBetween(move, higher)
                                : move.size() == 2 && pairsAbove(move) == pairsAbove(higher);
    }
    // Whether a play of as many cards is lower.
    bool isOverOther(CardSet move) const {
        return std::ranges::any_of(m_moves, [&](CardSet other) {
            return other.size() == move.size() && combination(other) < combination(move);
        });
    }
    bool isSure(CardSet move) const {
        return nobodyHas(move.size()) || classOf(move, m_view) == Class::A;
    }
    bool mayStillPlay(Seat seat) const { // in this round
        return !pub().hasPassed(seat) || pub().options.reenter;
    }
    // The next seat with at most `cards` cards that may still play in this round, or nobody.
    Seat nearlyOut(int cards) const {
        for (int i = 1; i < kSeats; ++i) {
            const Seat seat = (m_view.seat + i) % kSeats;
            if (mayStillPlay(seat) && cardsOf(seat) <= cards) return seat;
        }
        return kNoSeat;
    }
    // Whether the next player is sure to go out on the lead of a single card.
    bool letsNextOut(CardSet single) const {
        return lower(single) == 0 && cardsOf((m_view.seat + 1) % kSeats) == 1;
    }
    // Whether nobody who may still play in this round can beat a move.
    bool takesLead(CardSet move) const {
        if (isSure(move)) return true;
        for (int i = 1; i < kSeats; ++i) {
            const Seat seat = (m_view.seat + i) % kSeats;
            if (mayStillPlay(seat) && cardsOf(seat) >= move.size()) return false;
        }
        return true;
    }
    // Whether all but the owner of the table's cards have passed, who lead next after another pass.
    bool isLastToBeat() const {
        for (int i = 1; i < kSeats; ++i) {
            const Seat seat = (m_view.seat + i) % kSeats;
            if (seat == pub().owner) return true;
            if (mayStillPlay(seat) && cardsOf(seat) >= pub().table.size()) return false;
        }
        return true;
    }
    // Whether the lead may stay with whoever beat all others so far, if this seat passes: most of
    // the cards, or pairs, still out are lower, or nobody else is left who has enough cards.
    bool mayOwnerKeepLead() const {
        const CardSet table = pub().table;
        if (table.size() == 1 && 2 * higher(table) < m_view.unseen().size()) return true;
        if (table.size() == 2 && 2 * pairsAbove(table).size() < pairsOut()) return true;
        if (table.size() > 2) return true;
        for (int i = 1; i < kSeats; ++i) {
            const Seat seat = (m_view.seat + i) % kSeats;
            if (seat == pub().owner) return true;
            if (mayStillPlay(seat) && cardsOf(seat) >= table.size()) return false;
        }
        return true;
    }
    // Whether nobody else has so many cards left.
    bool nobodyHas(int cards) const {
        for (int i = 1; i < kSeats; ++i)
            if (cardsOf((m_view.seat + i) % kSeats) >= cards) return false;
        return true;
    }
    // The card of `rest` that wins the lead back, whoever beats the single card led before it, with
    // one play left then; or none.
    CardSet winsBack(CardSet rest) const {
        if (rest.empty() || nearlyOut(1) != kNoSeat) return {};
        CardSet back;
        for (const Card card : rest) { // a lower one as sure may leave five that go together
            const bool isLast = combination(rest - CardSet{card}).kind() != Kind::None;
            if (isLast && classOf(CardSet{card}, m_view) == Class::A) back = CardSet{card};
        }
        return back;
    }
    // The highest play of so many of these cards, or none;
    CardSet highest(CardSet cards, int size) const {
        CardSet highest;
        forEachOfSize(size, cards, pub().options, [&](CardSet play, Combination combination) {
            if (highest.empty() || this->combination(highest) < combination) highest = play;
        });
        return highest;
    }
    // the same if nobody can beat it.
    CardSet unbeaten(CardSet cards, int size) const {
        const CardSet play = nobodyHas(size) ? CardSet() : highest(cards, size);
        return play.empty() || isSure(play) ? play : CardSet();
    }
    // Whether some play of these cards is sure to win the lead.
    bool holdsUnbeaten(CardSet cards) const {
        return !unbeaten(cards, 1).empty() || !unbeaten(cards, 2).empty() ||
               !unbeaten(cards, 5).empty();
    }
    int cardsOf(Seat seat) const { return pub().handSizes[static_cast<std::size_t>(seat)]; }

    // The best five cards among the fewest plays of the hand, if the move leaves them or better;
    // may be none.
    Kind fiveLeft(CardSet move) const {
        const Kind left = kindOfBestFive(hand() - move);
        return left >= kindOfBestFive(hand()) ? left : Kind::None;
    }

    // Whether the hand holds several pairs beside a straight that the move breaks.
    bool prefersPairs(CardSet move) const {
        return kindOfBestFive(hand()) == Kind::Straight && fiveLeft(move) == Kind::None &&
               RankSet::atLeast(2, hand()).size() > 1;
    }

    // The largest group of the plan that the move splits, or none.
    const Group* split(CardSet move) const {
        const Group* largest = nullptr;
        for (const Group& group : m_plan.groups())
            if (!(group.cards & move).empty() && !(group.cards - move).empty() &&
                !hasAsManyLeft(group, move))
                largest = &group;
        return largest;
    }

    // What a move leaves, in the fewest plays; the highest five cards go together.
    using Plays = boost::container::static_vector<Group, kHandSize>;
    Plays playsAfter(CardSet move) const {
        Plays plays;
        CardSet rest = hand() - move;
        for (Group five = bestFive(rest); !five.cards.empty(); five = bestFive(rest)) {
            plays.push_back(five);
            rest -= five.cards;
        }
        while (!rest.empty()) {
            CardSet play{rest.lowest()};
            rest -= play;
            if (!rest.empty() && rest.lowest().rank() == play.lowest().rank()) {
                play.insert(rest.lowest());
                rest -= play;
            }
            plays.push_back({play, combination(play)});
        }
        return plays;
    }

    // What the hand can no longer make after a play of fewer cards, from a full house on; none: it
    // still can, or never could.
    Kind fiveLost(CardSet move) const {
        const Kind highest = highestFive(hand());
        const bool isLost =
            move.size() < 5 && highest >= Kind::FullHouse && highestFive(hand() - move) < highest;
        return isLost ? highest : Kind::None;
    }

    // What the move breaks up, by name: the group of the plan that it splits, or the five cards
    // among the fewest plays; null: nothing that has a name, or the hand keeps five such cards, or
    // plays them.
    const Phrase* broken(CardSet move) const {
        const Group* const group = split(move);
        if (group && group->cards.size() < 5) return &nameOf(group->combination, group->cards);
        const Kind five = group          ? group->combination.kind()
                          : isFree(move) ? Kind::None
                                         : kindOfBestFive(hand(), move);
        return five == Kind::None || combination(move).kind() == five || holds(hand() - move, five)
                   ? nullptr
                   : &kindName(five);
    }

    // The five cards that a play breaks up, by name; null: none.
    const Phrase* brokenFive(CardSet move) const {
        const Group* const group = split(move);
        return isFree(move) || (group && group->cards.size() < 5) ? nullptr : broken(move);
    }

    // What these plays break up, each name once; none if one of them breaks up nothing with a name.
    using Names = boost::container::static_vector<const Phrase*, kHandSize>;
    Names allBroken(const auto& plays) const {
        Names names;
        for (const CardSet play : plays) {
            const Phrase* const name = broken(play);
            if (!name) return {};
            if (std::ranges::find(names, name) == names.end()) names.push_back(name);
        }
        return names;
    }
    bool holds(CardSet cards, Kind five) const {
        bool holds = false;
        forEachFive(cards, Kind::Straight, pub().options,
                    [&](CardSet, Combination play) { holds = holds || play.kind() == five; });
        return holds;
    }
    // Whether these cards hold two such fives that share no card: neither is "your flush".
    bool holdsTwo(CardSet of, Kind five) const {
        bool holdsTwo = false;
        forEachFive(of, five, pub().options, [&](CardSet cards, Combination play) {
            holdsTwo = holdsTwo || (play.kind() == five && holds(of - cards, five));
        });
        return holdsTwo;
    }
    bool holdsTwo(Kind five) const { return holdsTwo(hand(), five); }
    // Whether the plan plays one of these cards among five that the move leaves whole.
    bool isOfFive(CardSet cards, CardSet move) const {
        return std::ranges::any_of(m_plan.groups(), [&](const Group& group) {
            return group.cards.size() == 5 && !(group.cards & cards).empty() &&
                   (group.cards & move).empty();
        });
    }

    // What the hand keeps of higher ranks for when as many cards are to be beaten: single cards, or
    // cards of pairs.
    CardSet above(CardSet move) const {
        CardSet above;
        if (move.size() > 2) return above;
        for (const Card card : hand() - move)
            if (card.rank() > move.highest().rank() &&
                (hand() & ofRank(card.rank())).size() >= move.size())
                above.insert(card);
        return above;
    }

    // The highest card still out, but for so many.
    const Phrase& highestOut(int without) const {
        CardSet out = m_view.unseen();
        while (without-- > 0) out.erase(out.highest());
        return cardName(out.highest());
    }
    // Of the cards still out, those that beat a single card.
    int higher(CardSet single) const {
        int count = 0;
        for (const Card card : m_view.unseen()) count += card > single.highest();
        return count;
    }
    // Of the cards still out, those that a single card beats; of the ranks, those with a pair that
    // a pair beats.
    int lower(CardSet move) const {
        if (move.size() == 1) return m_view.unseen().size() - higher(move);
        int pairs = 0;
        for (int rank = 0; rank <= move.highest().rank(); ++rank) {
            const CardSet out = m_view.unseen() & ofRank(rank);
            pairs += out.size() > 1 && out.highest() < move.highest();
        }
        return pairs;
    }
    int pairsOut() const { return RankSet::atLeast(2, m_view.unseen()).size(); } // their ranks
    // The ranks of pairs still out that beat a pair.
    RankSet pairsAbove(CardSet pair) const {
        RankSet ranks = RankSet::atLeast(2, m_view.unseen());
        while (!ranks.empty() &&
               (m_view.unseen() & ofRank(ranks.lowest())).highest() < pair.highest())
            ranks = ranks.without(ranks.lowest());
        return ranks;
    }
    // The ranks above this one of which three are still out;
    RankSet triplesAbove(int rank) const { return outAbove(rank, 3); }
    // the same of all four.
    RankSet foursAbove(int rank) const { return outAbove(rank, 4); }
    bool isStraightFlushOut() const {
        bool isOut = false;
        forEachFive(m_view.unseen(), Kind::StraightFlush, pub().options,
                    [&](CardSet, Combination) { isOut = true; });
        return isOut;
    }
    // Whether several of those still out beat a lead of one or two: a card or pair that only one of
    // them beats is then likely to beat what was played on it.
    bool isBeatenBySeveral(CardSet lead) const {
        constexpr int kSeveralCards = 4;
        constexpr int kSeveralPairs = 2; // ranks
        return lead.size() == 1 ? higher(lead) >= kSeveralCards
                                : pairsAbove(lead).size() >= kSeveralPairs;
    }
    // Whether only one card, or one pair, can still beat it: of three cards of a rank somebody very
    // likely holds two.
    bool isNearlySure(CardSet move) const {
        if (isSure(move)) return false;
        if (move.size() == 1) return higher(move) == 1;
        const RankSet above = move.size() == 2 ? pairsAbove(move) : RankSet();
        return above.size() == 1 && (m_view.unseen() & ofRank(above.lowest())).size() == 2;
    }
    // How many of the five lowest cards of the hand a play contains.
    int lowCards(CardSet move) const {
        int seen = 0, count = 0;
        for (const Card card : hand()) // lowest first
            if (seen++ < 5) count += move.contains(card);
        return count;
    }
    // Whether a play is harder to beat than a lower one of as many cards, and not by a trifle.
    bool isClearlyHarder(CardSet move, CardSet lower) const {
        constexpr int kVeryFew = 2;
        if (isSure(lower)) return false;
        if (move.size() == 2) return pairsAbove(move) != pairsAbove(lower);
        return move.size() != 1 || higher(move) <= kVeryFew || higher(lower) - higher(move) > 1;
    }
    // Whether the move is a single card that few of them beat, or a pair that few others can beat,
    // and no rival is beaten by fewer.
    bool isHardToBeat(CardSet move, CardSet rival) const {
        if (isSure(move) || move.size() > 2) return false;
        if (rival.size() == move.size() && rival.highest() > move.highest()) return false;
        if (move.size() == 2) return pairsAbove(move).size() <= kFewPairs;
        return higher(move) <= kFewHigher && 4 * higher(move) <= m_view.unseen().size();
    }

private:
    RankSet outAbove(int rank, int cards) const {
        RankSet ranks = RankSet::atLeast(cards, m_view.unseen());
        while (!ranks.empty() && ranks.lowest() <= rank) ranks = ranks.without(ranks.lowest());
        return ranks;
    }

    // Whether a pair or triple can be made up from another card of its rank.
    bool hasAsManyLeft(const Group& group, CardSet move) const {
        const CardSet ofItsRank = ofRank(group.cards.highest().rank());
        return (group.cards - ofItsRank).empty() &&
               ((hand() - move) & ofItsRank).size() >= group.cards.size();
    }

    static constexpr int kFewHigher = 4; // cards that beat one, and at most a quarter of those out
    static constexpr int kFewPairs = 2;  // ranks of pairs still out that may beat one

    Kind highestFive(CardSet cards) const {
        Kind highest = Kind::None;
        forEachFive(cards, Kind::Straight, pub().options,
                    [&](CardSet, Combination play) { highest = std::max(highest, play.kind()); });
        return highest;
    }

    // The highest five cards among the fewest plays of `cards`, or none; of those with a card of
    // `with`, if there is any.
    Group bestFive(CardSet cards, CardSet with = {}) const {
        const int least = leastPlays(cards, pub().options);
        Group best;
        forEachFive(cards, Kind::Straight, pub().options, [&](CardSet five, Combination play) {
            if (!with.empty() && (five & with).empty()) return;
            if ((best.cards.empty() || best.combination < play) &&
                leastPlays(cards - five, pub().options) < least)
                best = {five, play};
        });
        return best;
    }
    Kind kindOfBestFive(CardSet cards, CardSet with = {}) const {
        return bestFive(cards, with).combination.kind();
    }

    const Observation& m_view;
    Plan m_plan;
    int m_least;
    BigTwo::MoveList m_moves;
};

} // namespace parlour::bigtwo
