#include "ai/doudizhu/explain.h"

#include "ai/base/pair_names.h"
#include "ai/doudizhu/split.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace parlour::doudizhu {

namespace {

constexpr int kNearlyOut = 4; // cards

bool isPlain(Pattern pattern, Kind kind) { return pattern.kind == kind && pattern.length == 1; }

// "king", "pair of fives", "rocket": the shortest sufficient name.
const Phrase& nameOf(Pattern pattern) {
    if (isPlain(pattern, Kind::Single)) return rankName(pattern.lowest);
    if (isPlain(pattern, Kind::Pair)) return pairName(pattern.lowest);
    return patternName(pattern);
}

// Number of ranks that belong to sequences of single cards.
int inSequences(Cards hand) {
    constexpr int kShortest = shortestSequence(Kind::Single);
    RankSet covered;
    for (const int lowest : (hand.ranks() & kSequenceRanks).runsOf(kShortest))
        covered = covered | RankSet::run(lowest, kShortest);
    return covered.size();
}

// Whether a bomb, the rocket or a sequence of single cards falls apart without these cards.
bool breaksUp(Cards hand, Cards played) {
    const Cards rest = hand - played;
    for (const int rank : hand.atLeast(4))
        if (rest.count(rank) < 4) return true;
    if (hand.contains(kRocket) && !rest.contains(kRocket)) return true;
    const int lost = (hand.ranks() - rest.ranks()).size();
    return inSequences(hand) - inSequences(rest) > lost;
}

// Whether the best split leaves a single card of this rank.
bool isLoose(Cards hand, int rank) {
    const Split best = split(hand);
    const Pattern alone{Kind::Single, 1, static_cast<std::uint8_t>(rank)};
    return std::ranges::find(best.groups, alone) != best.groups.end();
}

// What the seat to move knows.
class Standing {
public:
    explicit Standing(const Observation& view) : m_view(view) {
        for (Seat seat = 0; seat < kPlayers; ++seat) {
            const int cards = pub().handSizes[static_cast<std::size_t>(seat)];
            if (!pub().areAllies(seat, view.seat)) {
                m_fewest = std::min(m_fewest, cards);
                m_most = std::max(m_most, cards);
            } else if (seat != view.seat) {
                m_partner = seat;
            }
        }
    }

    const Public& pub() const { return m_view.pub; }
    Cards hand() const { return m_view.hand; }
    int fewest() const { return m_fewest; } // fewest cards of an opponent
    bool isPartnersPlay() const { return pub().owner == m_partner && !pub().isLead(); }
    bool isNext(Seat seat) const { return seat == (m_view.seat + 1) % kPlayers; }
    bool isOpponentNext() const { return m_partner == kNoSeat || !isNext(m_partner); }
    bool helpsPartner() const {
        return m_partner != kNoSeat && isNext(m_partner) &&
               pub().handSizes[static_cast<std::size_t>(m_partner)] == 1;
    }
    Pattern patternOf(Cards cards) const {
        return doudizhu::patternOf(cards, pub().options.kickers);
    }
    // Whether the unseen cards beat it, as if one opponent could hold any of them.
    bool canBeBeaten(Pattern pattern) const {
        bool isBeaten = false;
        forEachBeating(pattern, m_view.unseen(), pub().options.kickers,
                       [&](Cards cards) { isBeaten = isBeaten || cards.size() <= m_most; });
        return isBeaten;
    }
    bool mustPass() const { return Doudizhu::legalMoves(m_view).size() == 1; }
    // Whether a lower play of the same pattern also beats the table, and whether one of those
    // leaves fewer plays than the hand has now.
    struct Lower {
        bool any = false;
        bool loose = false;
    };
    Lower lowerThan(Pattern played) const {
        Lower lower;
        const int plays = split(hand()).plays();
        forEachBeating(pub().toBeat, hand(), pub().options.kickers, [&](Cards cards) {
            const Pattern pattern = patternOf(cards);
            if (!pattern.isAlike(played) || pattern.lowest >= played.lowest) return;
            lower.any = true;
            lower.loose = lower.loose || split(hand() - cards).plays() < plays;
        });
        return lower;
    }

    // Whether a play that beats the table leaves fewer plays than the hand has now.
    bool canBeatWithWholeGroup() const {
        const int plays = split(hand()).plays();
        bool can = false;
        forEachBeating(pub().toBeat, hand(), pub().options.kickers,
                       [&](Cards cards) { can = can || split(hand() - cards).plays() < plays; });
        return can;
    }

private:
    const Observation& m_view;
    int m_fewest = kHandSize + kKittySize;
    int m_most = 0;
    Seat m_partner = kNoSeat;
};

Reason whyBid(const Standing& s, int bid) {
    const int plays = split(s.hand()).plays();
    int high = 0;
    for (const int rank : {Two, BlackJoker, RedJoker}) high += s.hand().count(rank);
    return bid > 0 ? because(PARLOUR_PHRASE("Doudizhu reasons",
                                            "Strong enough: %1 plays in all; jokers and twos: %2."),
                             plays, high)
                   : because(PARLOUR_PHRASE("Doudizhu reasons", "Does not bid: %1 plays in all; "
                                                                "jokers and twos: %2."),
                             plays, high);
}

// `instead`: the best play that was searched, or empty.
Reason whyPass(const Standing& s, Cards instead) {
    if (s.mustPass()) return because(PARLOUR_PHRASE("Doudizhu reasons", "Has nothing higher."));
    if (s.isPartnersPlay())
        return because(PARLOUR_PHRASE("Doudizhu reasons", "Leaves the lead to the partner."));
    if (instead.empty())
        return because(PARLOUR_PHRASE("Doudizhu reasons",
                                      "Waits: what it could play now is worth more later."));
    const Pattern pattern = s.patternOf(instead);
    if (pattern.isBomb())
        return because(PARLOUR_PHRASE("Doudizhu reasons", "Saves the %1 for a better moment."),
                       patternName(pattern));
    if (!s.canBeatWithWholeGroup())
        return because(PARLOUR_PHRASE("Doudizhu reasons",
                                      "All that is higher would break up something better."));
    if (pattern.highest() >= Ace)
        return because(
            PARLOUR_PHRASE("Doudizhu reasons", "Keeps the %1 to win the lead when it matters."),
            nameOf(pattern));
    return because(
        PARLOUR_PHRASE("Doudizhu reasons", "Waits: what it could play now is worth more later."));
}

Reason whyReply(const Standing& s, Cards cards, Pattern pattern) {
    const bool isUrgent = s.fewest() <= kNearlyOut;
    if (s.isPartnersPlay() && s.isOpponentNext() && s.canBeBeaten(pattern))
        return because(
            PARLOUR_PHRASE("Doudizhu reasons",
                           "Plays between: the landlord, who is next, must beat the %1."),
            nameOf(pattern));
    if (s.isPartnersPlay())
        return because(PARLOUR_PHRASE("Doudizhu reasons",
                                      "Takes over from the partner, to lead what it has left."));
    if (pattern.isBomb())
        return isUrgent ? because(PARLOUR_PHRASE("Doudizhu reasons",
                                                 "Stops an opponent who is nearly out."))
                        : because(PARLOUR_PHRASE("Doudizhu reasons",
                                                 "Takes the lead with the %1, to play on from it."),
                                  patternName(pattern));
    if (!s.canBeBeaten(pattern))
        return because(
            PARLOUR_PHRASE("Doudizhu reasons", "No opponent can beat this: it leads next."));
    const Standing::Lower lower = s.lowerThan(pattern);
    if (lower.any && s.isOpponentNext())
        return because(PARLOUR_PHRASE("Doudizhu reasons",
                                      "Plays higher than it must, so that an opponent cannot get "
                                      "rid of a low card."));
    if (lower.any && !lower.loose)
        return because(PARLOUR_PHRASE("Doudizhu reasons",
                                      "Plays higher than it must: what is lower belongs together "
                                      "with other cards."));
    if (lower.any)
        return because(PARLOUR_PHRASE("Doudizhu reasons",
                                      "Plays higher than it must. Plays left after it: %1."),
                       split(s.hand() - cards).plays());
    if (const int left = split(s.hand() - cards).plays(); left < split(s.hand()).plays())
        return breaksUp(s.hand(), cards)
                   ? because(PARLOUR_PHRASE("Doudizhu reasons",
                                            "Beats the table as low as it can. Plays left after "
                                            "it: %1."),
                             left)
                   : because(PARLOUR_PHRASE("Doudizhu reasons",
                                            "Beats the table as low as it can without breaking "
                                            "anything up."));
    if (isUrgent)
        return because(
            PARLOUR_PHRASE("Doudizhu reasons", "Breaks its cards up: an opponent has %1 left."),
            s.fewest());
    return because(
        PARLOUR_PHRASE("Doudizhu reasons", "Breaks a group up, for the lead is worth more now."));
}

Reason whyLead(const Standing& s, Cards cards, Pattern pattern) {
    const bool isSingle = isPlain(pattern, Kind::Single);
    const bool isLow = pattern.lowest == s.hand().ranks().lowest();
    if (isSingle && isLow && s.helpsPartner())
        return because(
            PARLOUR_PHRASE("Doudizhu reasons", "Leads low, for the partner has one card left."));
    const bool isSure = !s.canBeBeaten(pattern);
    if (isSure && s.patternOf(s.hand() - cards))
        return because(PARLOUR_PHRASE("Doudizhu reasons", "No opponent can beat this %1, and then "
                                                          "the rest goes out."),
                       patternName(pattern));
    if (s.fewest() == 1 && !isSingle)
        return because(PARLOUR_PHRASE("Doudizhu reasons",
                                      "An opponent has one card left. Leads no single card: %1."),
                       nameOf(pattern));
    if (isSure)
        return because(
            PARLOUR_PHRASE("Doudizhu reasons", "No opponent can beat this %1: it leads again."),
            patternName(pattern));
    if (s.fewest() == 1 && pattern.lowest == s.hand().ranks().highest())
        return because(PARLOUR_PHRASE("Doudizhu reasons",
                                      "An opponent has one card left: leads its highest."));
    const int left = split(s.hand() - cards).plays();
    if (carries(pattern.kind) && left < split(s.hand()).plays())
        return because(PARLOUR_PHRASE("Doudizhu reasons", "Carries what fits nowhere else: %1."),
                       patternName(pattern));
    if (pattern.length > 1)
        return because(PARLOUR_PHRASE("Doudizhu reasons",
                                      "Gets rid of %1 cards in one play: the %2 from %3 to %4."),
                       cards.size(), patternName(pattern), rankName(pattern.lowest),
                       rankName(pattern.highest()));
    if (isSingle && pattern.lowest <= Ten && isLoose(s.hand(), pattern.lowest))
        return because(PARLOUR_PHRASE("Doudizhu reasons", "The %1 is a loose single card."),
                       rankName(pattern.lowest));
    if (isLow)
        return because(PARLOUR_PHRASE("Doudizhu reasons", "Leads its lowest: the %1."),
                       nameOf(pattern));
    if (s.isOpponentNext() && pattern.highest() > Ten)
        return because(PARLOUR_PHRASE("Doudizhu reasons",
                                      "Leads high, so that an opponent cannot get rid of a low "
                                      "card."));
    return because(PARLOUR_PHRASE("Doudizhu reasons", "Leads the %1. Plays left after it: %2."),
                   nameOf(pattern), left);
}

// How the search decided between two bids.
Reason bidEvidence(const Standing& s, const FlatMonteCarlo<Doudizhu>& search) {
    constexpr int kDeals = 10;
    const std::size_t chosen = search.ranking()[0];
    // Bids are compared with not bidding.
    const auto noBid = std::ranges::find_if(
        search.ranking(), [&](std::size_t place) { return search.moves()[place].bid() == 0; });
    const std::size_t next =
        noBid != search.ranking().end() && *noBid != chosen ? *noBid : search.ranking()[1];
    const int bid = search.moves()[chosen].bid();
    const int other = search.moves()[next].bid();
    const auto points = [&](std::size_t place) {
        return static_cast<int>(std::lround(kDeals * search.score(place) / search.winWorth()));
    };
    const auto sentence = [&](const Phrase& bids, const Phrase& passes, const Phrase& orPasses,
                              int value, int otherValue) {
        if (bid == 0) return because(passes, value, other, otherValue);
        if (other == 0) return because(orPasses, bid, value, otherValue);
        return because(bids, bid, value, other, otherValue);
    };
    // Points say nothing if no bid changes the stake, or if the wins decided.
    if (s.pub().options.scoring == Scoring::Simple || points(chosen) <= points(next))
        return sentence(PARLOUR_PHRASE("Doudizhu reasons",
                                       "Bidding %1 wins %2 of 100 deals like this, bidding %3 wins "
                                       "%4."),
                        PARLOUR_PHRASE("Doudizhu reasons",
                                       "Not bidding wins %1 of 100 deals like this, bidding %2 "
                                       "wins %3."),
                        PARLOUR_PHRASE("Doudizhu reasons",
                                       "Bidding %1 wins %2 of 100 deals like this, not bidding "
                                       "wins %3."),
                        percent(search.win(chosen)), percent(search.win(next)));
    return sentence(PARLOUR_PHRASE("Doudizhu reasons",
                                   "Bidding %1 is worth about %2 points in ten deals, bidding %3 "
                                   "about %4."),
                    PARLOUR_PHRASE("Doudizhu reasons",
                                   "Not bidding is worth about %1 points in ten deals, bidding %2 "
                                   "about %3."),
                    PARLOUR_PHRASE("Doudizhu reasons",
                                   "Bidding %1 is worth about %2 points in ten deals, not bidding "
                                   "about %3."),
                    points(chosen), points(next));
}

// How the search chose the best move over the next.
Reason evidence(const Standing& s, const FlatMonteCarlo<Doudizhu>& search) {
    const std::size_t chosen = search.ranking()[0];
    const std::size_t next = *std::max_element( // the one that wins most, whatever else decided
        search.ranking().begin() + 1, search.ranking().end(),
        [&](std::size_t a, std::size_t b) { return search.win(a) < search.win(b); });
    const Move move = search.moves()[chosen];
    const Move other = search.moves()[next];
    const int own = percent(search.win(chosen));
    const int others = percent(search.win(next));
    const bool isAsGood = !search.isBetter(chosen, next) && !search.isBetter(next, chosen);
    if (others > own + 1 && !isAsGood)
        return search.merit(next) < search.merit(chosen)
                   ? because(PARLOUR_PHRASE("Doudizhu reasons",
                                            "Wins %1 of 100 deals like this; another move wins "
                                            "%2, but brings fewer points."),
                             own, others)
                   : because(PARLOUR_PHRASE("Doudizhu reasons",
                                            "Wins %1 of 100 deals like this; another move wins "
                                            "%2, but rules of thumb speak against it."),
                             own, others);
    if (isAsGood || std::abs(own - others) <= 1)
        return because(
            PARLOUR_PHRASE("Doudizhu reasons",
                           "Wins %1 of 100 deals like this; something else wins about as "
                           "many."),
            own);
    if (other.isPass())
        return because(PARLOUR_PHRASE("Doudizhu reasons",
                                      "Wins %1 of 100 deals like this; passing would win %2."),
                       own, others);
    const Pattern pattern = s.patternOf(other.cards());
    if (pattern == s.patternOf(move.cards()))
        return because(PARLOUR_PHRASE("Doudizhu reasons",
                                      "Wins %1 of 100 deals like this; with other kickers it would "
                                      "be %2."),
                       own, others);
    if (pattern.length > 1)
        return because(PARLOUR_PHRASE("Doudizhu reasons",
                                      "Wins %1 of 100 deals like this; the %2 from %3 up would win "
                                      "%4."),
                       own, patternName(pattern), rankName(pattern.lowest), others);
    if (&nameOf(pattern) == &patternName(pattern) && pattern.kind != Kind::Rocket)
        return because(PARLOUR_PHRASE("Doudizhu reasons",
                                      "Wins %1 of 100 deals like this; the %2 (%3) would win %4."),
                       own, patternName(pattern), rankName(pattern.lowest), others);
    return because(
        PARLOUR_PHRASE("Doudizhu reasons", "Wins %1 of 100 deals like this; the %2 would win %3."),
        own, nameOf(pattern), others);
}

// Whether a losing pass is chosen over a bomb that might win, but costs more where it does not.
bool sparesTheStake(const Standing& s, const FlatMonteCarlo<Doudizhu>& search) {
    const std::size_t chosen = search.ranking()[0];
    const std::size_t next = search.ranking()[1];
    return search.moves()[chosen].isPass() && percent(search.win(chosen)) == 0 &&
           s.patternOf(search.moves()[next].cards()).isBomb();
}

Reason whatItDoes(const Standing& s, const FlatMonteCarlo<Doudizhu>& search) {
    const Move move = search.moves()[search.ranking()[0]];
    if (move.isBid()) return whyBid(s, move.bid());
    if (move.isPass()) {
        const auto play = std::ranges::find_if(
            search.ranking(), [&](std::size_t i) { return !search.moves()[i].isPass(); });
        return whyPass(s, play == search.ranking().end() ? Cards() : search.moves()[*play].cards());
    }
    const Cards cards = move.cards();
    if (cards == s.hand())
        return because(PARLOUR_PHRASE("Doudizhu reasons", "Plays its last cards."));
    return s.pub().isLead() ? whyLead(s, cards, s.patternOf(cards))
                            : whyReply(s, cards, s.patternOf(cards));
}

} // namespace

Reasons explain(const Observation& view, const FlatMonteCarlo<Doudizhu>& search) {
    const Standing standing(view);
    const auto& ranking = search.ranking();
    if (ranking.size() > 1 && sparesTheStake(standing, search))
        return {because(PARLOUR_PHRASE("Doudizhu reasons",
                                       "Passing loses, but the %1 would raise the stake and wins "
                                       "only %2 of 100 deals like this."),
                        patternName(standing.patternOf(search.moves()[ranking[1]].cards())),
                        percent(search.win(ranking[1])))};
    Reasons reasons{whatItDoes(standing, search)};
    if (ranking.size() > 1)
        reasons.push_back(view.pub.isBidding() ? bidEvidence(standing, search)
                                               : evidence(standing, search));
    return reasons;
}

} // namespace parlour::doudizhu
