#include "ai/doudizhu/pass_reasons.h"

#include "ai/doudizhu/play_name.h"
#include "ai/doudizhu/play_reasons.h"

#include <array>
#include <cstddef>

namespace parlour::doudizhu {

namespace {

// "the red joker and two twos". Precondition: there are some, but not both jokers.
const Phrase& topCards(Cards hand) {
    static constexpr std::array<std::array<Phrase, 5>, 3> kNames{{
        {{Phrase(), PARLOUR_PHRASE("Doudizhu cards", "a two"),
          PARLOUR_PHRASE("Doudizhu cards", "two twos"),
          PARLOUR_PHRASE("Doudizhu cards", "three twos"),
          PARLOUR_PHRASE("Doudizhu cards", "four twos")}},
        {{PARLOUR_PHRASE("Doudizhu cards", "the black joker"),
          PARLOUR_PHRASE("Doudizhu cards", "the black joker and a two"),
          PARLOUR_PHRASE("Doudizhu cards", "the black joker and two twos"),
          PARLOUR_PHRASE("Doudizhu cards", "the black joker and three twos"),
          PARLOUR_PHRASE("Doudizhu cards", "the black joker and four twos")}},
        {{PARLOUR_PHRASE("Doudizhu cards", "the red joker"),
          PARLOUR_PHRASE("Doudizhu cards", "the red joker and a two"),
          PARLOUR_PHRASE("Doudizhu cards", "the red joker and two twos"),
          PARLOUR_PHRASE("Doudizhu cards", "the red joker and three twos"),
          PARLOUR_PHRASE("Doudizhu cards", "the red joker and four twos")}},
    }};
    const std::size_t joker = hand.count(RedJoker) > 0 ? 2 : hand.count(BlackJoker) > 0 ? 1 : 0;
    return kNames[joker][static_cast<std::size_t>(hand.count(Two))];
}

// "two aces". Precondition: there are two or three.
const Phrase& acesName(int aces) {
    static constexpr std::array<Phrase, 2> kNames{{PARLOUR_PHRASE("Doudizhu cards", "two aces"),
                                                   PARLOUR_PHRASE("Doudizhu cards", "three aces")}};
    return kNames[static_cast<std::size_t>(aces - 2)];
}

// Whether the seat to bid is the last, and nobody has bid.
bool isVoidWithout(const Standing& s) { return s.pub().bids + 1 == kPlayers && s.pub().bid == 0; }

} // namespace

Additions whatFollowsBid(const Standing& s, int bid) {
    if (bid > 0 || !isVoidWithout(s)) return {};
    return Additions(
        1, because({PARLOUR_PHRASE("Doudizhu reasons",
                                   "If you don't bid either, the cards are dealt again and you "
                                   "lose nothing."),
                    PARLOUR_PHRASE("Doudizhu thoughts",
                                   "If %0 doesn't bid either, the cards are dealt again and "
                                   "nothing is lost.")}));
}

ReasonList whyBid(const Standing& s, int bid) {
    constexpr int kMostPlays = 7; // that are few, from the first hand
    constexpr int kVeryFew = 6;
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
        else if (high == 0 && !bombs.empty())
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Don't bid: besides your bomb you hold no two or joker to "
                                        "win the lead with."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 doesn't bid: besides a bomb there is no two or joker "
                                        "in hand to win the lead with.")}));
        else if (high == 0 && plays <= kVeryFew)
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Don't bid: your hand needs only %1 plays, but you hold no "
                                        "two or joker to win the lead with."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 doesn't bid: the hand needs only %1 plays, but there "
                                        "is no two or joker in it to win the lead with.")},
                        plays));
        else if (high == 0)
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons",
                                "Don't bid: without a two or a joker you would seldom win the "
                                "lead, and your hand needs %1 plays."),
                 PARLOUR_PHRASE("Doudizhu thoughts", "%0 doesn't bid: there is no two or joker in "
                                                     "hand, and going out would take %1 plays.")},
                plays));
        else if (!bombs.empty() && s.hand().count(Two) < 4)
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Don't bid: besides your bomb you hold only %1 to win the "
                                        "lead with."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 doesn't bid: besides a bomb there is only %1 in hand "
                                        "to win the lead with.")},
                        topCards(s.hand())));
        else if (plays <= kVeryFew)
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Don't bid: you could go out in %1 plays, but %2 alone "
                                        "won't win you the lead often enough."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 doesn't bid: going out would take %1 plays, but "
                                        "%2 alone won't win the lead often enough.")},
                        plays, topCards(s.hand())));
        else
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Don't bid: you need %1 plays to go out, and %2 alone "
                                        "won't win you the lead often enough."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 doesn't bid: going out would take %1 plays, and %2 "
                                        "alone won't win the lead often enough.")},
                        plays, topCards(s.hand())));
        return reasons;
    }
    const int besideBomb =
        bombs.empty() ? 0 : s.least(s.hand() - Cards::of(bombs.lowest(), 4)); // kept as a bomb
    const bool hasRocket = s.hand().contains(kRocket);
    const bool isNobodyIn = isVoidWithout(s);
    const int previous = (s.next() + 1) % kPlayers;
    if (hasRocket && plays <= kMostPlays)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Bid %2: you hold the rocket, and the whole hand goes in %1 plays."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 bids %2, with the rocket and a hand that goes in %1 plays."),
             Topic::GoingOut},
            plays, bid));
    else if (hasRocket)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Bid %1: your rocket wins you the lead whenever you need it."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 bids %1: the rocket wins the lead whenever that is "
                                    "needed.")},
                    bid));
    else if (bombs.size() > 1)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Bid %1: you hold two bombs, and each should win you the "
                                    "lead."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 bids %1, with two bombs that should win the lead.")},
                    bid));
    else if (!bombs.empty() && besideBomb > kMostPlays)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Bid %1: your bomb should win you the lead when you need it."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 bids %1: the bomb should win the lead when that is "
                                    "needed.")},
                    bid));
    else if (!bombs.empty())
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Bid %2: you hold a bomb, and the rest of your hand goes in %1 plays."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 bids %2, with a bomb and a hand whose rest goes in %1 plays.")},
            besideBomb, bid));
    else if (high > 1 && plays <= kMostPlays)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Bid %3: you hold %2, and the whole hand goes in %1 plays."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 bids %3, with %2 and a hand that goes in %1 plays."),
                     Topic::GoingOut},
                    plays, topCards(s.hand()), bid));
    else if ((high > 1 || (high > 0 && plays > kMostPlays)) && !isNobodyIn &&
             s.hand().count(Ace) > 1)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Bid %2: with %1, and %4 besides, you should win the lead often, "
                            "although going out takes %3 plays."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 bids %2, with %1 and %4 besides to win the lead, although going "
                            "out takes %3 plays.")},
            topCards(s.hand()), bid, plays, acesName(s.hand().count(Ace))));
    else if ((high > 1 || (high > 0 && plays > kMostPlays)) && !isNobodyIn)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Bid %2: you hold %1 to win the lead with, "
                                                "although going out takes %3 plays."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 bids %2, with %1 to win the lead, although "
                                                 "going out takes %3 plays.")},
            topCards(s.hand()), bid, plays));
    else if (isNobodyIn && plays > kVeryFew && high > 0) // what few plays would not explain
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Bid %1: you hold %2, and neither %3 nor %4 has bid, so they "
                                    "are likely to be weak."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 bids %1, with %2 in hand: neither %3 nor %4 has bid, so "
                                    "they are likely to be weak.")},
                    bid, topCards(s.hand()), Reason::player(s.next()), Reason::player(previous)));
    else if (isNobodyIn && plays > kVeryFew)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Bid %1: neither %2 nor %3 has bid, so they are likely to be "
                                    "weak."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 bids %1: neither %2 nor %3 has bid, so they are likely to "
                                    "be weak.")},
                    bid, Reason::player(s.next()), Reason::player(previous)));
    else
        add(because(
            {PARLOUR_PHRASE(
                 "Doudizhu reasons",
                 "Bid %2: the whole hand goes in %1 plays, so you need not win the lead often."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 bids %2: the whole hand goes in %1 plays."),
             Topic::GoingOut},
            plays, bid));
    return reasons;
}

ReasonList whyPass(const Standing& s, Cards instead, bool isLost) {
    ReasonList reasons;
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    int plays = 0; // that beat the table, without bombs
    Pattern least; // the lowest of them that breaks nothing up, or none
    int below = 0; // how many are lower than that
    Pattern split; // what all these break up, if they break up the same
    bool isOneSplit = true;
    Pattern bomb;                                     // the lowest that beats the table
    int lowest = Standing::kNoRank, highest = lowest; // of the plays
    forEachBeating(s.pub().toBeat, s.hand(), s.pub().options.kickers, [&](Cards cards) {
        if (s.patternOf(cards).isBomb()) {
            if (!bomb) bomb = s.patternOf(cards);
            return;
        }
        highest = s.patternOf(cards).lowest;
        if (++plays == 1) lowest = highest;
        if (least) return;
        const Pattern broken = s.broken(cards);
        if (s.isFree(cards) && broken.length <= 1) {
            least = s.patternOf(cards);
            return;
        }
        ++below;
        isOneSplit = isOneSplit && broken &&
                     (!split || split == broken || (broken.length > 1 && broken.isAlike(split)));
        split = broken;
    });
    const Pattern pattern = s.patternOf(instead); // none: no play is known that would be next
    if (plays == 0 && !bomb)
        add(because({PARLOUR_PHRASE("Doudizhu reasons", "Pass: you have nothing higher."),
                     PARLOUR_PHRASE("Doudizhu thoughts", "%0 has nothing higher.")}));
    if (isLost && pattern.kind == Kind::Bomb && s.isLeftToRocket(pattern))
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Pass: the %1 would raise the stake, and somebody may hold the "
                                    "rocket."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 passes: the %1 would raise the stake, and somebody may "
                                    "hold the rocket."),
                     Topic::LeadBack},
                    playName(pattern)));
    if (isLost && pattern.isBomb())
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Pass: the %1 would raise the stake and still win too seldom."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 passes: the %1 would raise the stake and still win too seldom."),
             Topic::LeadBack},
            playName(pattern)));
    if (s.isPartnersPlay()) {
        const int cards = s.cardsOf(s.partner());
        if (s.isPartnerNext() && cards == 1)
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Pass: then %1, your partner, leads the last card and "
                                        "wins."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 passes: then %1, the partner, leads the last card and "
                                        "wins."),
                         Topic::Victory},
                        Reason::player(s.partner())));
        if (cards <= Standing::kNearlyOut)
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
        const bool isLastKnownHigher =
            isPlain(s.pub().toBeat, Kind::Single) && !s.knownOfLandlord().empty() &&
            s.knownOfLandlord().ranks().highest() > s.pub().toBeat.lowest;
        if (!s.isPartnerNext() && s.fewest() == 1 && !isLastKnownHigher)
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
        if (!s.canBeBeaten(s.pub().toBeat))
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons", "Pass: %2 can't beat your partner's %1."),
                 PARLOUR_PHRASE("Doudizhu thoughts", "%0 passes: %2 can't beat the partner's %1.")},
                playName(s.pub().toBeat), Reason::player(s.pub().landlord)));
        else if (s.isLeftToRocket(s.pub().toBeat))
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Pass: only the rocket can beat your partner's %1."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 passes: only the rocket can beat the partner's %1.")},
                        playName(s.pub().toBeat)));
        else if (s.isLeftToBombs(s.pub().toBeat) && s.ofOpponents().contains(kRocket))
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Pass: %2 can't beat your partner's %1 without a bomb or "
                                        "the rocket."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 passes: %2 can't beat the partner's %1 without a bomb "
                                        "or the rocket.")},
                        playName(s.pub().toBeat), Reason::player(s.pub().landlord)));
        else if (s.isLeftToBombs(s.pub().toBeat))
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Pass: %2 can't beat your partner's %1 without a bomb."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 passes: %2 can't beat the partner's %1 without a "
                                        "bomb.")},
                        playName(s.pub().toBeat), Reason::player(s.pub().landlord)));
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Pass: let your partner's %1 stand. It is up to %2 to beat it, "
                                    "and you keep your own cards."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 lets the partner's %1 stand: it is up to %2 to beat it."),
                     Topic::Kept},
                    playName(s.pub().toBeat), Reason::player(s.pub().landlord)));
    }
    const Pattern table = s.pub().toBeat;
    const bool mayPartnerBeat = !s.isPartnersPlay() && s.isPartnerNext() && s.mayPartnerBeat(table);
    if (const int cards = mayPartnerBeat ? s.cardsOf(s.partner()) : 0;
        cards > 0 && cards == s.pub().table.size())
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Pass: %1, your partner, is next and may go out by beating "
                                    "it."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 passes: %1, the partner, is next and may go out by beating "
                                    "it.")},
                    Reason::player(s.partner())));
    else if (cards > 0 && cards <= Standing::kNearlyOut)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Pass: %1, your partner, is next, has only %2 cards left and "
                                    "may beat it."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 passes: %1, the partner, is next, has only %2 cards left "
                                    "and may beat it.")},
                    Reason::player(s.partner()), cards));
    if (pattern.isBomb() && !s.canBeBeaten(pattern) && s.patternOf(s.hand() - instead))
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Pass: your %1 and then the rest win later just as well."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 passes: the %1 and then the rest win later just as well."),
                     Topic::Victory},
                    playName(pattern)));
    constexpr int kMany = 8; // cards, with which nobody goes out soon
    if (pattern.isBomb() && s.fewest() >= kMany && s.least(s.hand() - instead) > 1)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Pass: %2 still has %3 cards, so keep the %1 for a better "
                                    "moment."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 passes: %2 still has %3 cards, so the %1 stays for a "
                                    "better moment."),
                     Topic::Kept},
                    playName(pattern), Reason::player(s.pub().owner), s.cardsOf(s.pub().owner)));
    else if (pattern.isBomb() && s.cardsOf(s.pub().owner) > Standing::kNearlyOut)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Pass: keep the %1 to stop %2 with it later."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 passes and keeps the %1, to stop %2 later."),
             Topic::Kept},
            playName(pattern), Reason::player(s.pub().owner)));
    if (pattern.isBomb() && !s.isPartnersPlay() && s.cardsOf(s.pub().owner) == 2)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Pass: unless %2 goes out with both cards at once, your %1 can "
                                    "still beat the first of them."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 passes: unless %2 goes out with both cards at once, the %1 "
                                    "can still beat the first of them."),
                     Topic::Kept},
                    playName(pattern), Reason::player(s.pub().owner)));
    const auto addSpend = [&](Pattern spent) {
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Pass: to beat this you would have to spend your %1."),
                     PARLOUR_PHRASE("Doudizhu thoughts", "%0 passes rather than spend the %1.")},
                    playName(spent)));
    };
    const bool isOneOfBombs = bomb.kind == Kind::Bomb && s.hand().atLeast(4).size() > 1;
    if (!least && plays == 0 && isOneOfBombs)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Pass: to beat this you would have to spend one of your bombs."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 passes rather than spend one of the bombs.")}));
    else if (!least && plays == 0 && bomb)
        addSpend(bomb);
    else if (!least && isOneSplit && split == bomb && bomb.kind == Kind::Rocket)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Pass: only your jokers can beat this, and you want to keep "
                            "them together."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 passes and keeps the two jokers together."),
             Topic::Kept | Topic::Together}));
    else if (!least && isOneOfBombs)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Pass: to beat this you would have to break up better combinations or "
                            "spend one of your bombs."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 passes rather than break up better "
                                                 "combinations or spend one of the bombs."),
             Topic::Together}));
    else if (!least && bomb)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Pass: to beat this you would have to break up "
                                                "better combinations or spend your %1."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 passes rather than break up better combinations or spend the %1."),
             Topic::Together},
            playName(bomb)));
    else if (!least && plays > 0 && isOneSplit)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Pass: to beat this you would have to split your %1."),
                     PARLOUR_PHRASE("Doudizhu thoughts", "%0 passes rather than split the %1."),
                     Topic::Together},
                    groupName(split)));
    else if (!least && plays > 0)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Pass: to beat this you would have to break up better combinations."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 passes: beating this would break up better combinations."),
             Topic::Together}));
    const bool isCheap = least && least.highest() < Jack; // to beat it oneself
    // For the partner: what is lower than all that the hand could play.
    const auto isCheaperOut = [&] {
        const RankSet out = s.ofPartner().atLeast(copiesOf(table.kind));
        return table.length > 1 || table.isBomb() || lowest <= table.lowest ||
               !(out & RankSet::run(table.lowest + 1, lowest - table.lowest - 1)).empty();
    };
    const auto addPartnerMayBeat = [&] {
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Pass: %1, your partner, is next and may beat it instead of "
                                    "you."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 passes: %1, the partner, is next and may beat it.")},
                    Reason::player(s.partner())));
    };
    if (mayPartnerBeat && !isCheap && !isCheaperOut())
        addPartnerMayBeat();
    else if (mayPartnerBeat && !isCheap)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Pass: %1, your partner, is next and may beat it more cheaply."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 passes: %1, the partner, is next and may beat it more cheaply.")},
            Reason::player(s.partner())));
    if (least && below > 0 && isOneSplit)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Pass: to beat this cheaply you would have to split your %1."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 passes: to beat this cheaply would split the %1."),
                     Topic::Together},
                    groupName(split)));
    else if (least && below > 0)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Pass: to beat this cheaply you would have to break up better "
                                    "combinations."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 passes: to beat this cheaply would break up better "
                                    "combinations."),
                     Topic::Together}));
    constexpr int kManyPlays = 5;
    const Cards last = s.hand() - instead; // that is left if the hand has two cards
    if (const int needed = s.least(s.hand());
        least && last.size() == 1 && isPlain(pattern, Kind::Single) && s.canBeBeaten(pattern) &&
        last.ranks().lowest() >= kNine && last.ranks().lowest() < pattern.lowest)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Pass: get rid of the %2 first and go out with the %1. If the "
                                    "%1 is beaten now, you are left with the %2."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 passes, to get rid of the %2 first and go out with the "
                                    "%1."),
                     Topic::Kept | Topic::GoingOut},
                    playName(pattern), rankName(last.ranks().lowest())));
    else if (least && least.length == 1 && least.highest() >= Ace && needed >= kManyPlays)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Pass: your hand still needs %2 plays, so keep the %1 to win "
                                    "the lead later."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 passes: the hand still needs %2 plays, and the %1 may win "
                                    "the lead later."),
                     Topic::Kept},
                    playName(least), needed));
    else if (least && least.length == 1 && least.highest() >= Ace)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Pass: keep the %1 to win the lead when you need it."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 passes and keeps the %1, to win the lead later."),
                     Topic::Kept},
                    playName(least)));
    else if (least && mayPartnerBeat) // nobody saves what is lower than an ace for later
        addPartnerMayBeat();
    else if (least && !bomb && (table.length > 1 || lowest == highest))
        addSpend(least);
    else if (least)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Pass: to beat this you need at least your %1."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 passes: to beat this takes at least the %1.")},
            playName(least)));
    return reasons;
}

} // namespace parlour::doudizhu
