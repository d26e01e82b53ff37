#include "ai/doudizhu/kicker.h"

#include "ai/doudizhu/split.h"
#include "core/base/index.h"

#include <algorithm>
#include <tuple>

namespace parlour::doudizhu {

namespace {

Cards cardsOfGroup(Pattern group) {
    if (group.kind == Kind::Rocket) return kRocket;
    return Cards::ofEach(RankSet::run(group.lowest, group.length), copiesOf(group.kind));
}

// What the player knows when it is to move.
class HandView {
public:
    explicit HandView(const Observation& view)
        : m_view(view), m_unseen(view.unseen()), m_split(split(view.hand)) {
        for (Seat seat = 0; seat < kPlayers; ++seat) {
            const int cards = view.pub.handSizes[index(seat)];
            if (!view.pub.areAllies(seat, view.seat)) {
                m_fewest = std::min(m_fewest, cards);
                m_most = std::max(m_most, cards);
            } else if (seat != view.seat) {
                m_partner = seat;
            }
        }
    }

    const Public& pub() const { return m_view.pub; }
    Kickers rule() const { return pub().options.kickers; }
    Cards hand() const { return m_view.hand; }
    const Split& best() const { return m_split; } // split of the hand
    int fewest() const { return m_fewest; }       // fewest cards of an opponent
    bool isPartnersPlay() const { return !pub().isLead() && pub().owner == m_partner; }
    bool hasPartnerOneCard() const {
        return m_partner != kNoSeat && pub().handSizes[index(m_partner)] == 1;
    }
    bool isPartnerNext() const { return (m_view.seat + 1) % kPlayers == m_partner; }

    Pattern patternOf(Cards cards) const { return doudizhu::patternOf(cards, rule()); }

    // Whether the unseen cards, taken as one hand, hold something higher.
    bool canBeBeaten(Pattern pattern) const {
        if (pattern.kind == Kind::Rocket) return false;
        if (m_unseen.contains(kRocket) && m_most >= 2) return true;
        const RankSet higher = RankSet(kEachRank & ~std::uint64_t{0} << 4 * (pattern.lowest + 1));
        const RankSet fours = m_unseen.atLeast(4);
        if (m_most >= 4 && !(pattern.kind == Kind::Bomb ? fours & higher : fours).empty())
            return true;
        if (pattern.kind == Kind::Bomb || m_most < cardsOf(pattern)) return false;
        const RankSet ranks = m_unseen.atLeast(copiesOf(pattern.kind)) & higher;
        return !(pattern.length == 1 ? ranks : (ranks & kSequenceRanks).runsOf(pattern.length))
                    .empty();
    }

    // Whether the hand goes out now, or for certain with the next play.
    bool isDecisive(Cards cards) const {
        const Cards rest = hand() - cards;
        return rest.empty() || (patternOf(rest) && !canBeBeaten(patternOf(cards)));
    }

private:
    const Observation& m_view;
    Cards m_unseen;
    Split m_split;
    int m_fewest = 20;
    int m_most = 0;
    Seat m_partner = kNoSeat;
};

struct Choice {
    Move move;
    Reason reason;
};

Choice decisive(const HandView& s, Cards cards) {
    if (cards == s.hand())
        return {cards, because(PARLOUR_PHRASE("Doudizhu reasons", "Plays its last cards."))};
    return {cards, because(PARLOUR_PHRASE("Doudizhu reasons",
                                          "Nobody can beat this %1, and then the rest goes out."),
                           patternName(s.patternOf(cards)))};
}

// The number of neighbouring ranks of these from `lowest` up.
int neighbours(RankSet ranks, int lowest) {
    int length = 1;
    while ((ranks & kSequenceRanks).contains(lowest + length)) ++length;
    return length;
}

// As many of these neighbouring triplets together, from the lowest up, and with the kickers they
// carry best, as leave the fewest plays; then the most value.
Cards leadOfTriplets(const HandView& s, int lowest, int length) {
    Cards best;
    std::tuple<int, int> orderOfBest;
    for (; length > 0; --length) {
        const Pattern core{Kind::Triplet, static_cast<std::uint8_t>(length),
                           static_cast<std::uint8_t>(lowest)};
        const Carrying lead = carry(s.hand(), core, s.rule());
        const std::tuple order(split(s.hand() - lead.cards).plays(), -lead.value);
        if (!best.empty() && order >= orderOfBest) continue;
        best = lead.cards;
        orderOfBest = order;
    }
    return best;
}

// The groups of the best split as they would be led, neighbouring triplets together.
using Leads = boost::container::static_vector<Cards, 20>;
Leads leadsOf(const HandView& s) {
    Leads leads;
    Split best = s.best();
    // The valuation takes three neighbouring triplets for a sequence of pairs and single cards.
    const RankSet threes = s.hand().atLeast(3) & kSequenceRanks;
    if (const RankSet starts = threes.runsOf(3); !starts.empty()) {
        const int lowest = starts.lowest();
        const Cards lead = leadOfTriplets(s, lowest, neighbours(threes, lowest));
        const Split rest = split(s.hand() - lead);
        if (rest.plays() + 1 < best.plays()) {
            leads.push_back(lead);
            best = rest;
        }
    }
    RankSet triplets;
    for (const Pattern group : best.groups) {
        if (group.kind == Kind::Triplet)
            triplets = triplets | RankSet::run(group.lowest, 1);
        else
            leads.push_back(cardsOfGroup(group));
    }
    while (!triplets.empty()) {
        const int lowest = triplets.lowest();
        const int length = neighbours(triplets, lowest);
        leads.push_back(leadOfTriplets(s, lowest, length));
        triplets = triplets - RankSet::run(lowest, length);
    }
    return leads;
}

Choice chooseLead(const HandView& s) {
    if (s.patternOf(s.hand())) return decisive(s, s.hand());
    const Leads leads = leadsOf(s);
    int beatable = 0;
    for (const Cards cards : leads) {
        if (s.isDecisive(cards)) return decisive(s, cards);
        beatable += s.canBeBeaten(s.patternOf(cards));
    }
    if (s.hasPartnerOneCard() && s.isPartnerNext())
        return {Cards::of(s.hand().ranks().lowest()),
                because(PARLOUR_PHRASE("Doudizhu reasons",
                                       "Leads low, for the partner has one card left."))};

    // Lowest first, but bombs last, and so is what an opponent's last one or two cards might beat;
    // if at most one lead can be beaten, unbeatable leads go first.
    const bool isEndgame = beatable <= 1;
    const auto rank = [&](Cards cards) {
        const Pattern pattern = s.patternOf(cards);
        const bool isShort = cardsOf(pattern) <= 2 && cardsOf(pattern) == s.fewest();
        const int lowest = cards.ranks().lowest();
        return std::tuple(isEndgame && s.canBeBeaten(pattern), pattern.isBomb() && !isEndgame,
                          isShort, isShort ? -lowest : lowest, -cards.size());
    };
    const Cards chosen = *std::ranges::min_element(leads, {}, rank);
    const Pattern pattern = s.patternOf(chosen);
    if (s.fewest() == 1)
        return {chosen,
                pattern.kind == Kind::Single && pattern.length == 1
                    ? because(PARLOUR_PHRASE("Doudizhu reasons",
                                             "An opponent has one card left: leads its highest."))
                    : because(PARLOUR_PHRASE(
                                  "Doudizhu reasons",
                                  "An opponent has one card left. Leads no single card: %1."),
                              patternName(pattern))};
    if (isEndgame && !s.canBeBeaten(pattern))
        return {chosen, because(PARLOUR_PHRASE("Doudizhu reasons",
                                               "No opponent can beat this %1: it leads again."),
                                patternName(pattern))};
    if (carries(pattern.kind))
        return {chosen,
                because(PARLOUR_PHRASE("Doudizhu reasons", "Carries what fits nowhere else: %1."),
                        patternName(pattern))};
    if (pattern.kind == Kind::Single && pattern.length == 1)
        return {chosen,
                because(PARLOUR_PHRASE("Doudizhu reasons", "The %1 is a loose single card."),
                        rankName(pattern.lowest))};
    if (pattern.lowest > s.hand().ranks().lowest())
        return {chosen, because(PARLOUR_PHRASE("Doudizhu reasons",
                                               "Leads the %1. Plays left after it: %2."),
                                patternName(pattern), split(s.hand() - chosen).plays())};
    return {chosen, because(PARLOUR_PHRASE("Doudizhu reasons", "Leads its lowest: %1."),
                            patternName(pattern))};
}

struct Reply {
    Cards cards;
    Pattern pattern;
    int plays = 0; // that the rest of the hand takes

    auto lowestFirst() const { return std::tuple(plays, pattern.lowest, cards.bits()); }
};

Choice chooseReply(const HandView& s) {
    const Public& pub = s.pub();
    const int playsNow = s.best().plays();
    boost::container::static_vector<Reply, Doudizhu::kMostMoves> replies;
    forEachBeating(pub.toBeat, s.hand(), s.rule(), [&](Cards cards) {
        replies.push_back({cards, s.patternOf(cards), 0});
    });
    for (Reply& reply : replies) {
        if (s.isDecisive(reply.cards)) return decisive(s, reply.cards);
        reply.plays = split(s.hand() - reply.cards).plays();
    }
    if (s.isPartnersPlay())
        return {{}, because(PARLOUR_PHRASE("Doudizhu reasons", "Leaves the lead to the partner."))};
    if (replies.empty())
        return {{}, because(PARLOUR_PHRASE("Doudizhu reasons", "Has nothing higher."))};

    const Reply* highest = nullptr;
    const Reply* lowest = nullptr;
    const Reply* bomb = nullptr;
    for (const Reply& reply : replies) {
        if (reply.pattern.isBomb()) {
            if (!bomb || reply.plays < bomb->plays) bomb = &reply;
            continue;
        }
        if (!lowest || reply.lowestFirst() < lowest->lowestFirst()) lowest = &reply;
        if (!highest || reply.pattern.lowest > highest->pattern.lowest) highest = &reply;
    }
    if (s.hasPartnerOneCard() && highest)
        return {highest->cards,
                because(PARLOUR_PHRASE("Doudizhu reasons",
                                       "Takes over as high as it can, for the partner has one card "
                                       "left."))};
    const bool isUrgent = s.fewest() <= 2 || pub.handSizes[index(pub.owner)] <= 4;
    if (lowest && lowest->plays < playsNow)
        return {lowest->cards,
                because(PARLOUR_PHRASE(
                    "Doudizhu reasons",
                    "Beats the table as low as it can without breaking anything up."))};
    if (lowest && (isUrgent || lowest->plays == playsNow))
        return {lowest->cards,
                isUrgent
                    ? because(PARLOUR_PHRASE("Doudizhu reasons",
                                             "Breaks its cards up: an opponent has %1 left."),
                              std::min<int>(s.fewest(), pub.handSizes[index(pub.owner)]))
                    : because(PARLOUR_PHRASE("Doudizhu reasons",
                                             "Breaks a group up, which costs it no more plays."))};
    if (bomb && (isUrgent || bomb->plays <= 2))
        return {bomb->cards,
                isUrgent
                    ? because(PARLOUR_PHRASE("Doudizhu reasons",
                                             "Nothing else stops an opponent who is nearly "
                                             "out."))
                    : because(PARLOUR_PHRASE("Doudizhu reasons",
                                             "Takes the lead with the %1, to play on from it."),
                              patternName(bomb->pattern))};
    if (bomb)
        return {{},
                because(PARLOUR_PHRASE("Doudizhu reasons", "Saves the %1 for a better moment."),
                        patternName(bomb->pattern))};
    return {{},
            because(PARLOUR_PHRASE("Doudizhu reasons",
                                   "All that is higher would break up something better."))};
}

// Mentions the longest sequence among the remaining cards, if there is one.
void addKept(Cards rest, Decision<Doudizhu>& decision) {
    const Split kept = split(rest);
    const auto longest = std::ranges::max_element(kept.groups, {}, [](Pattern group) {
        return group.length > 1 ? group.length * copiesOf(group.kind) : 0;
    });
    if (longest == kept.groups.end() || longest->length == 1) return;
    decision.reasons.push_back(
        because(PARLOUR_PHRASE("Doudizhu reasons", "Keeps the %1 from %2 to %3 together."),
                patternName(*longest), rankName(longest->lowest), rankName(longest->highest())));
}

} // namespace

int KickerPlayer::worth(Cards hand) {
    const Split best = split(hand);
    int controls = 0; // cards that win the lead
    for (const Pattern group : best.groups) controls += group.isBomb() ? 2 : 0;
    controls += hand.count(Two) + hand.count(BlackJoker) + 2 * hand.count(RedJoker);
    const int strength = 2 * controls - best.plays();
    return strength >= 4 ? 3 : strength >= 1 ? 2 : strength >= -2 ? 1 : 0;
}

Decision<Doudizhu> KickerPlayer::decide(const Observation& view, Rng&, const Budget&,
                                        std::stop_token) {
    const Public& pub = view.pub;
    Decision<Doudizhu> decision;
    if (pub.isBidding()) {
        const int bid = worth(view.hand);
        decision.move = Move::bid(bid > pub.bid ? bid : 0);
        const int plays = split(view.hand).plays();
        decision.reasons.push_back(
            decision.move.bid() > 0
                ? because(PARLOUR_PHRASE("Doudizhu reasons",
                                         "Strong enough: %1 plays in all, and high cards to win "
                                         "the lead."),
                          plays)
                : because(PARLOUR_PHRASE("Doudizhu reasons",
                                         "Too weak to bid more: %1 plays in all, for the high "
                                         "cards it has."),
                          plays));
        return decision;
    }
    const HandView hand(view);
    const Choice choice = pub.isLead() ? chooseLead(hand) : chooseReply(hand);
    decision.move = choice.move;
    decision.reasons.push_back(choice.reason);
    if (!(view.hand == choice.move.cards())) addKept(view.hand - choice.move.cards(), decision);
    return decision;
}

} // namespace parlour::doudizhu
