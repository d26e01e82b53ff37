#include "ai/doudizhu/kicker.h"

#include "ai/base/telling.h"
#include "ai/doudizhu/play_name.h"
#include "ai/doudizhu/prospects.h"
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
                if (cards < m_fewest) m_shortest = seat;
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
    Reason::Arg shortest() const { return Reason::player(m_shortest); } // who has them
    Reason::Arg partner() const { return Reason::player(m_partner); }
    bool isPartnersPlay() const { return !pub().isLead() && pub().owner == m_partner; }
    bool hasPartnerOneCard() const {
        return m_partner != kNoSeat && pub().handSizes[index(m_partner)] == 1;
    }
    bool isPartnerNext() const { return (m_view.seat + 1) % kPlayers == m_partner; }

    Pattern patternOf(Cards cards) const { return doudizhu::patternOf(cards, rule()); }

    // Whether the unseen cards, taken as one hand, hold something higher.
    bool canBeBeaten(Pattern pattern) const { return mayBeat(m_unseen, m_most, pattern); }

    // Whether the hand goes out now, or for certain with the next play.
    bool isDecisive(Cards cards) const {
        const Cards rest = hand() - cards;
        return rest.empty() || (patternOf(rest) && !canBeBeaten(patternOf(cards)));
    }

private:
    const Observation& m_view;
    Cards m_unseen;
    Split m_split;
    int m_fewest = kHandSize + kKittySize + 1;
    Seat m_shortest = kNoSeat;
    int m_most = 0;
    Seat m_partner = kNoSeat;
};

struct Choice {
    Move move;
    Reason reason;
};

Choice decisive(const HandView& s, Cards cards) {
    if (cards == s.hand()) return {cards, goesOut(cards)};
    return {
        cards,
        because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "No opponent can beat the %1, and then you play the rest and win."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "No opponent can beat the %1, and then %0 plays the rest and wins.")},
            playName(s.patternOf(cards)))};
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
        return {
            Cards::of(s.hand().ranks().lowest()),
            because(
                {PARLOUR_PHRASE("Doudizhu reasons", "Lead your lowest card: %1, your partner, has "
                                                    "one card left and may win with it."),
                 PARLOUR_PHRASE("Doudizhu thoughts", "%0 leads the lowest card: %1, the partner, "
                                                     "has one card left and may win with it.")},
                s.partner())};

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
        return {
            chosen,
            pattern.kind == Kind::Single && pattern.length == 1
                ? because(
                      {PARLOUR_PHRASE(
                           "Doudizhu reasons",
                           "Lead the %2, your highest single card: %1 has only one card left."),
                       PARLOUR_PHRASE(
                           "Doudizhu thoughts",
                           "%0 leads the %2, the highest single card: %1 has only one card left.")},
                      s.shortest(), playName(pattern))
                : because(
                      {PARLOUR_PHRASE(
                           "Doudizhu reasons",
                           "Don't lead a single card: %1 has only one left and can't beat the %2."),
                       PARLOUR_PHRASE("Doudizhu thoughts", "%0 leads no single card: %1 has only "
                                                           "one card left and can't beat the %2.")},
                      s.shortest(), playName(pattern))};
    if (isEndgame && !s.canBeBeaten(pattern))
        return {chosen, because({PARLOUR_PHRASE("Doudizhu reasons",
                                                "No opponent can beat the %1, so you lead again."),
                                 PARLOUR_PHRASE("Doudizhu thoughts",
                                                "No opponent can beat the %1, so %0 leads again.")},
                                playName(pattern))};
    if (carries(pattern.kind))
        return {
            chosen,
            because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Let the %1 carry the cards that your hand needs least."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 lets the %1 carry the cards that the hand needs least.")},
                    playName(pattern))};
    if (pattern.kind == Kind::Single && pattern.length == 1)
        return {
            chosen,
            because({PARLOUR_PHRASE(
                         "Doudizhu reasons",
                         "Get rid of the %1: it is left over when your cards are put together."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 gets rid of the %1, which goes with no other cards.")},
                    playName(pattern))};
    if (pattern.lowest > s.hand().ranks().lowest())
        return {chosen,
                because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Lead the %1 and keep your lower cards for later."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 leads the %1 and keeps the lower cards for later.")},
                        playName(pattern))};
    return {chosen,
            because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "You have the lead: get rid of the %1, the lowest you hold."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 has the lead and gets rid of the %1, the lowest in hand.")},
                    playName(pattern))};
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
        return {{},
                because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Pass: leave the lead to %1, your partner."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 passes and leaves the lead to %1, the partner.")},
                        s.partner())};
    if (replies.empty())
        return {{},
                because({PARLOUR_PHRASE("Doudizhu reasons", "Pass: you have nothing higher."),
                         PARLOUR_PHRASE("Doudizhu thoughts", "%0 has nothing higher.")})};

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
                because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Beat it as high as you can, to lead low next: %1, your "
                                        "partner, has only one card left."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 beats it with the highest there is, to lead low next: "
                                        "%1, the partner, has only one card left.")},
                        s.partner())};
    const bool isUrgent = s.fewest() <= 2 || pub.handSizes[index(pub.owner)] <= 4;
    if (lowest && lowest->plays < playsNow)
        return {
            lowest->cards,
            because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Beat it with the %1, the lowest that breaks nothing up."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 beats it with the %1, the lowest that breaks nothing up.")},
                    playName(lowest->pattern))};
    if (lowest && (isUrgent || lowest->plays == playsNow))
        return {
            lowest->cards,
            isUrgent
                ? counted(
                      s.fewest(),
                      {PARLOUR_PHRASE(
                           "Doudizhu reasons",
                           "Beat it even if that breaks cards up: %1 has only one card left."),
                       PARLOUR_PHRASE(
                           "Doudizhu thoughts",
                           "%0 beats it even if that breaks cards up: %1 has only one card left.")},
                      {PARLOUR_PHRASE(
                           "Doudizhu reasons",
                           "Beat it even if that breaks cards up: %1 has only %2 cards left."),
                       PARLOUR_PHRASE(
                           "Doudizhu thoughts",
                           "%0 beats it even if that breaks cards up: %1 has only %2 cards left.")},
                      s.shortest())
                : because(
                      {PARLOUR_PHRASE("Doudizhu reasons", "Beat it with the %1: that breaks cards "
                                                          "up, but costs you no more plays."),
                       PARLOUR_PHRASE("Doudizhu thoughts", "%0 beats it with the %1: that breaks "
                                                           "cards up, but costs no more plays.")},
                      playName(lowest->pattern))};
    if (bomb && (isUrgent || bomb->plays <= 2))
        return {
            bomb->cards,
            isUrgent
                ? counted(
                      s.fewest(),
                      {PARLOUR_PHRASE(
                           "Doudizhu reasons",
                           "Play the %2: nothing else beats this, and %1 has only one card left."),
                       PARLOUR_PHRASE("Doudizhu thoughts", "%0 plays the %2: nothing else beats "
                                                           "this, and %1 has only one card left.")},
                      {PARLOUR_PHRASE(
                           "Doudizhu reasons",
                           "Play the %2: nothing else beats this, and %1 has only %3 cards left."),
                       PARLOUR_PHRASE("Doudizhu thoughts", "%0 plays the %2: nothing else beats "
                                                           "this, and %1 has only %3 cards left.")},
                      s.shortest(), playName(bomb->pattern))
                : because(
                      {PARLOUR_PHRASE("Doudizhu reasons",
                                      "Use the %1 now to take the lead: you are nearly out."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 uses the %1 now to take the lead, being nearly out.")},
                      playName(bomb->pattern))};
    if (bomb)
        return {
            {},
            because({PARLOUR_PHRASE("Doudizhu reasons", "Pass: keep the %1 for a better moment."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 passes and keeps the %1 for a better moment.")},
                    playName(bomb->pattern))};
    return {
        {},
        because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Pass: to beat this you would have to break up better combinations."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 passes: beating this would break up better combinations.")})};
}

// Mentions the longest sequence among the remaining cards, if there is one.
void addKept(Cards rest, Decision<Doudizhu>& decision) {
    const Split kept = split(rest);
    const auto longest = std::ranges::max_element(kept.groups, {}, [](Pattern group) {
        return group.length > 1 ? group.length * copiesOf(group.kind) : 0;
    });
    if (longest == kept.groups.end() || longest->length == 1) return;
    decision.reasons.push_back(
        because({PARLOUR_PHRASE("Doudizhu reasons", "Your %1 from %2 to %3 stays together."),
                 PARLOUR_PHRASE("Doudizhu thoughts", "The %1 from %2 to %3 stays together.")},
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
        decision.reasons.push_back(
            decision.move.bid() > 0
                ? because(
                      {PARLOUR_PHRASE("Doudizhu reasons",
                                      "Bid %1: your high cards can win you the lead often enough."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 bids %1, with enough high cards to win the lead back.")},
                      decision.move.bid())
                : because(
                      {PARLOUR_PHRASE("Doudizhu reasons", "Don't bid: your high cards are too few "
                                                          "to win the lead for all the rest."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 doesn't bid: there are too few high cards to win the "
                                      "lead back often enough.")}));
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
