#include "ai/bigtwo/rule_based.h"

#include "ai/bigtwo/explain.h"

#include <algorithm>
#include <optional>

namespace parlour::bigtwo {

namespace {

// What a rule chose and why. Without cards it passes, or leaves the choice to the next rule.
struct Choice {
    CardSet cards;
    Reason why;
};

// What the rules look at in a turn.
struct TurnView {
    TurnView(const Observation& view, const RuleBasedParams& params)
        : pub(view.pub), hand(view.hand), seat(view.seat), plays(view, params.valueLeft) {
        if (params.overlaps) m_overlapping = plays.overlapping(view);
    }

    bool anOpponentHas(int cards) const {
        return std::ranges::any_of(opponents(), [&](int size) { return size == cards; });
    }
    int fewestOfOpponents() const { return std::ranges::min(opponents()); }
    bool anOpponentPassed() const {
        return std::ranges::any_of(std::span(pub.history).first(pub.turns),
                                   [&](Turn turn) { return turn.isPass() && turn.seat() != seat; });
    }

    // What the lists of classes hold.
    const OwnPlays& listed() const { return m_overlapping ? *m_overlapping : plays; }

    const Public& pub;
    CardSet hand;
    Seat seat;
    OwnPlays plays; // that the hand is split into

private:
    std::optional<OwnPlays> m_overlapping;

    std::array<int, kSeats - 1> opponents() const { // their hand sizes
        std::array<int, kSeats - 1> sizes{};
        for (std::size_t i = 0; i < sizes.size(); ++i)
            sizes[i] = pub.handSizes[(static_cast<std::size_t>(seat) + i + 1) % kSeats];
        return sizes;
    }
};

constexpr std::array kLowestFirst{Class::D, Class::C, Class::B, Class::A};
constexpr std::array kHighestFirst{Class::A, Class::B, Class::C, Class::D};

// What it means that a play is of this class.
const Phrase& inWords(Class c) {
    static constexpr std::array<Phrase, 4> kMeanings{
        PARLOUR_PHRASE("Big Two classes", "no play still out beats it"),
        PARLOUR_PHRASE("Big Two classes", "few plays still out beat it"),
        PARLOUR_PHRASE("Big Two classes", "many plays still out beat it"),
        PARLOUR_PHRASE("Big Two classes", "every play still out beats it")};
    return kMeanings[static_cast<std::size_t>(c)];
}

// The first play of the first class that has any; `why` says which class that is.
Choice firstOf(const std::array<Class, 4>& classes, const OwnPlays& plays, const Wording& why) {
    for (const Class c : classes)
        if (const OwnPlay* play = plays.first(c)) return {play->cards, because(why, inWords(c))};
    return {};
}

// Algorithm 2. A pair cannot occur here: as the last play it has already been played.
Choice twoCardsLeft(const TurnView& s) {
    const auto singles = s.plays.singles();
    if (s.plays.count(Class::A) > 0)
        return {
            singles[1].cards,
            because(
                {PARLOUR_PHRASE("Big Two reasons", "Lead your higher card: nobody can beat it, and "
                                                   "then you play the other and win."),
                 PARLOUR_PHRASE("Big Two thoughts", "%0 leads the higher card, which nobody can "
                                                    "beat, and then plays the other and wins.")})};
    if (s.anOpponentHas(1))
        return {
            singles[1].cards,
            because({PARLOUR_PHRASE("Big Two reasons",
                                    "Lead your higher card: an opponent has only one card left."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "%0 leads the higher card: an opponent has only one left.")})};
    return {singles[0].cards,
            because({PARLOUR_PHRASE(
                         "Big Two reasons",
                         "Lead your lower card first: the higher one may win the lead back."),
                     PARLOUR_PHRASE(
                         "Big Two thoughts",
                         "%0 leads the lower card first: the higher one may win the lead back.")})};
}

// Algorithm 3, lines 2 to 12. Line 12, class A, is never reached: lines 4 and 5 cover it.
Choice pairAndSingle(const TurnView& s) {
    const OwnPlay& pair = s.plays.pairs()[0];
    const OwnPlay& single = s.plays.singles()[0];
    if (pair.cls == Class::A)
        return {pair.cards,
                because({PARLOUR_PHRASE("Big Two reasons", "Lead the pair: nobody can beat it, and "
                                                           "then you play your last card and win."),
                         PARLOUR_PHRASE("Big Two thoughts",
                                        "%0 leads the pair, which nobody can beat, and then plays "
                                        "the last card and wins.")})};
    if (single.cls == Class::A)
        return {
            single.cards,
            because(
                {PARLOUR_PHRASE("Big Two reasons", "Lead the single card: nobody can beat it, and "
                                                   "then you play the pair and win."),
                 PARLOUR_PHRASE("Big Two thoughts", "%0 leads the single card, which nobody can "
                                                    "beat, and then plays the pair and wins.")})};
    if (s.anOpponentHas(1))
        return {
            pair.cards,
            because(
                {PARLOUR_PHRASE(
                     "Big Two reasons",
                     "Lead the pair: an opponent has only one card left and can't beat it."),
                 PARLOUR_PHRASE(
                     "Big Two thoughts",
                     "%0 leads the pair: an opponent has only one card left and can't beat it.")})};
    if (s.anOpponentHas(2))
        return {
            single.cards,
            because(
                {PARLOUR_PHRASE("Big Two reasons", "Lead the single card: an opponent has two "
                                                   "cards left, which may be a higher pair."),
                 PARLOUR_PHRASE("Big Two thoughts", "%0 leads the single card: an opponent has two "
                                                    "cards left, which may be a higher pair.")})};
    return firstOf(
        kLowestFirst, s.plays,
        Wording{PARLOUR_PHRASE("Big Two reasons", "Lead the weaker of your two plays: %1."),
                PARLOUR_PHRASE("Big Two thoughts", "%0 leads the weaker of two plays: %1.")});
}

// Algorithm 3, lines 14 to 16.
Choice threeSingles(const TurnView& s) {
    const auto singles = s.plays.singles();
    if (singles[2].cls == Class::A)
        return {
            singles[1].cards,
            because(
                {PARLOUR_PHRASE("Big Two reasons", "Lead the middle card: nobody can beat the "
                                                   "highest, which wins the lead back."),
                 PARLOUR_PHRASE("Big Two thoughts", "%0 leads the middle card: nobody can beat the "
                                                    "highest, which wins the lead back.")})};
    if (s.anOpponentHas(1))
        return {
            singles[2].cards,
            because({PARLOUR_PHRASE(
                         "Big Two reasons",
                         "Lead the highest of your three cards: an opponent has only one left."),
                     PARLOUR_PHRASE(
                         "Big Two thoughts",
                         "%0 leads the highest of three cards: an opponent has only one left.")})};
    return {
        singles[0].cards,
        because({PARLOUR_PHRASE("Big Two reasons", "Lead the lowest of your three cards first."),
                 PARLOUR_PHRASE("Big Two thoughts", "%0 leads the lowest of three cards first.")})};
}

Choice threeCardsLeft(const TurnView& s) {
    return s.plays.pairs().empty() ? threeSingles(s) : pairAndSingle(s);
}

// Algorithm 4, lines 3 to 6.
Choice twoPairs(const TurnView& s) {
    const auto pairs = s.plays.pairs();
    if (pairs[1].cls == Class::A)
        return {
            pairs[1].cards,
            because(
                {PARLOUR_PHRASE("Big Two reasons", "Lead the higher pair: nobody can beat it, and "
                                                   "then you play the other and win."),
                 PARLOUR_PHRASE("Big Two thoughts", "%0 leads the higher pair, which nobody can "
                                                    "beat, and then plays the other and wins.")})};
    if (s.anOpponentHas(2))
        return {
            pairs[1].cards,
            because(
                {PARLOUR_PHRASE(
                     "Big Two reasons",
                     "Lead the higher pair: an opponent has two cards left, which may be a pair."),
                 PARLOUR_PHRASE("Big Two thoughts", "%0 leads the higher pair: an opponent has two "
                                                    "cards left, which may be a pair.")})};
    return {
        pairs[0].cards,
        because({PARLOUR_PHRASE("Big Two reasons",
                                "Lead the lower pair first: the higher one may win the lead back."),
                 PARLOUR_PHRASE(
                     "Big Two thoughts",
                     "%0 leads the lower pair first: the higher one may win the lead back.")})};
}

// Algorithm 4, lines 8 to 18. Line 18, class A, is never reached: lines 9 to 13 cover it.
Choice pairAndTwoSingles(const TurnView& s) {
    const OwnPlay& pair = s.plays.pairs()[0];
    const auto singles = s.plays.singles();
    if (s.plays.count(Class::A) == 0)
        return firstOf(
            kLowestFirst, s.plays,
            Wording{
                PARLOUR_PHRASE(
                    "Big Two reasons",
                    "Nothing you hold is sure to win the lead, so lead the weakest play: %1."),
                PARLOUR_PHRASE(
                    "Big Two thoughts",
                    "Nothing in hand is sure to win the lead, so %0 leads the weakest play: %1.")});
    if (singles[1].cls == Class::A)
        return {singles[0].cards,
                because({PARLOUR_PHRASE("Big Two reasons",
                                        "Lead the lower single card: nobody can beat the higher, "
                                        "which wins the lead back."),
                         PARLOUR_PHRASE("Big Two thoughts",
                                        "%0 leads the lower single card: nobody can beat the "
                                        "higher, which wins the lead back.")})};
    if (s.anOpponentHas(1))
        return {pair.cards, because({PARLOUR_PHRASE("Big Two reasons",
                                                    "Lead the pair: an opponent has only one card "
                                                    "left, and nobody can beat the pair."),
                                     PARLOUR_PHRASE("Big Two thoughts",
                                                    "%0 leads the pair: an opponent has only one "
                                                    "card left, and nobody can beat the pair.")})};
    if (s.anOpponentHas(2))
        return {
            singles[0].cards,
            because(
                {PARLOUR_PHRASE("Big Two reasons", "Lead the lower single card: an opponent has "
                                                   "two cards left, so keep the pair."),
                 PARLOUR_PHRASE("Big Two thoughts", "%0 leads the lower single card and keeps the "
                                                    "pair: an opponent has two cards left.")})};
    return {
        singles[0].cards,
        because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Lead the lower single card and keep the pair, which nobody can beat."),
             PARLOUR_PHRASE(
                 "Big Two thoughts",
                 "%0 leads the lower single card and keeps the pair, which nobody can beat.")})};
}

// Algorithm 4, lines 20 to 22.
Choice fourSingles(const TurnView& s) {
    const auto singles = s.plays.singles();
    if (s.plays.count(Class::A) > 0)
        return {singles[1].cards,
                because({PARLOUR_PHRASE("Big Two reasons",
                                        "Lead your second lowest card: nobody can beat the "
                                        "highest, which wins the lead back."),
                         PARLOUR_PHRASE("Big Two thoughts",
                                        "%0 leads the second lowest card: nobody can beat the "
                                        "highest, which wins the lead back.")})};
    if (s.anOpponentHas(1))
        return {
            singles[3].cards,
            because({PARLOUR_PHRASE(
                         "Big Two reasons",
                         "Lead the highest of your four cards: an opponent has only one left."),
                     PARLOUR_PHRASE(
                         "Big Two thoughts",
                         "%0 leads the highest of four cards: an opponent has only one left.")})};
    return {
        singles[0].cards,
        because({PARLOUR_PHRASE("Big Two reasons", "Lead the lowest of your four cards first."),
                 PARLOUR_PHRASE("Big Two thoughts", "%0 leads the lowest of four cards first.")})};
}

Choice fourCardsLeft(const TurnView& s) {
    switch (s.plays.pairs().size()) {
    case 2: return twoPairs(s);
    case 1: return pairAndTwoSingles(s);
    default: return fourSingles(s);
    }
}

// Algorithm 5.
Choice moreThanFourCardsLeft(const TurnView& s) {
    const auto fives = s.plays.fives();
    const auto pairs = s.plays.pairs();
    if (s.anOpponentHas(1)) {
        if (!fives.empty())
            return {
                fives[0].cards,
                because(
                    {PARLOUR_PHRASE(
                         "Big Two reasons",
                         "Lead five cards: an opponent has only one and can't beat them."),
                     PARLOUR_PHRASE(
                         "Big Two thoughts",
                         "%0 leads five cards: an opponent has only one and can't beat them.")})};
        if (!pairs.empty())
            return {
                pairs[0].cards,
                because(
                    {PARLOUR_PHRASE(
                         "Big Two reasons",
                         "Lead a pair: an opponent has only one card and can't beat it."),
                     PARLOUR_PHRASE(
                         "Big Two thoughts",
                         "%0 leads a pair: an opponent has only one card and can't beat it.")})};
        return firstOf(
            kHighestFirst, s.listed(),
            Wording{
                PARLOUR_PHRASE("Big Two reasons",
                               "An opponent has only one card, so lead your strongest: %1."),
                PARLOUR_PHRASE("Big Two thoughts",
                               "An opponent has only one card, so %0 leads the strongest: %1.")});
    }
    if (fives.empty() && pairs.size() > s.plays.singles().size())
        return {pairs[0].cards,
                because({PARLOUR_PHRASE(
                             "Big Two reasons",
                             "Lead your lowest pair: you hold more pairs than single cards."),
                         PARLOUR_PHRASE(
                             "Big Two thoughts",
                             "%0 leads the lowest pair, holding more pairs than single cards.")})};
    return firstOf(
        kLowestFirst, s.listed(),
        Wording{PARLOUR_PHRASE("Big Two reasons",
                               "You have the lead, so start with your weakest play: %1."),
                PARLOUR_PHRASE("Big Two thoughts",
                               "%0 has the lead and starts with the weakest play: %1.")});
}

// Algorithm 6, for more than four cards in at most three plays. These cannot all be single cards,
// so lines 9 and 18 are never reached; nor are lines 5 to 8, since two plays cannot both be pairs.
Choice winningStrategy(const TurnView& s) {
    const auto fives = s.plays.fives();
    const auto pairs = s.plays.pairs();
    const int classA = s.plays.count(Class::A);
    if (s.plays.size() <= 2) {
        if (classA > 0)
            return {s.plays.first(Class::A)->cards,
                    because({PARLOUR_PHRASE(
                                 "Big Two reasons",
                                 "Nobody can beat this, and then you play the rest and win."),
                             PARLOUR_PHRASE(
                                 "Big Two thoughts",
                                 "Nobody can beat this, and then %0 plays the rest and wins.")})};
        return {
            fives[0].cards,
            because(
                {PARLOUR_PHRASE(
                     "Big Two reasons",
                     "You have two plays left, neither sure to win the lead: lead the five cards."),
                 PARLOUR_PHRASE("Big Two thoughts", "%0 has two plays left, neither sure to win "
                                                    "the lead, and leads the five cards.")})};
    }
    if (classA > 1)
        return {
            s.plays.first(Class::A)->cards,
            because(
                {PARLOUR_PHRASE("Big Two reasons",
                                "Nobody can beat %1 of your last three plays: lead one of them."),
                 PARLOUR_PHRASE(
                     "Big Two thoughts",
                     "%0 has three plays left, %1 of them unbeatable, and leads one of those.")},
                classA)};
    if (!fives.empty())
        return {
            fives[0].cards,
            because({PARLOUR_PHRASE("Big Two reasons",
                                    "You have three plays left: lead the five cards first."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "%0 has three plays left and leads the five cards first.")})};
    if (s.anOpponentHas(2))
        return {
            pairs.back().cards,
            because(
                {PARLOUR_PHRASE("Big Two reasons", "You have three plays left: lead the highest "
                                                   "pair, for an opponent has two cards."),
                 PARLOUR_PHRASE("Big Two thoughts", "%0 has three plays left and leads the highest "
                                                    "pair: an opponent has two cards.")})};
    return {pairs[0].cards,
            because({PARLOUR_PHRASE("Big Two reasons",
                                    "You have three plays left: lead the lowest pair first."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "%0 has three plays left and leads the lowest pair first.")})};
}

Decision<BigTwo> decision(const Choice& choice, Phrase besides = {}) {
    Decision<BigTwo> result{choice.cards, {choice.why}, {}, {}};
    if (!besides.empty()) result.reasons.push_back(because(besides));
    return result;
}

struct HoldBack {
    bool holds = false;
    Phrase why;
};

// Algorithm 8, lines 1 to 6.
HoldBack holdSingleBack(const TurnView& s, const OwnPlay& play) {
    if (s.hand.size() <= 2)
        return {false,
                PARLOUR_PHRASE("Big Two reasons", "With two cards left nothing is held back.")};
    if (s.fewestOfOpponents() < 3)
        return {false,
                PARLOUR_PHRASE(
                    "Big Two reasons",
                    "An opponent has fewer than three cards left, so nothing is held back.")};
    const int classA = s.listed().count(Class::A);
    const int fewest = std::min(s.hand.size(), s.fewestOfOpponents());
    if (classA >= s.listed().size() - classA && fewest <= 6)
        return {
            false,
            PARLOUR_PHRASE(
                "Big Two reasons",
                "Nobody can beat at least half of the plays in hand, so nothing is held back.")};
    if (play.cards.highest() == s.hand.highest())
        return {true, PARLOUR_PHRASE("Big Two reasons", "The highest card is kept for later.")};
    return {false, PARLOUR_PHRASE("Big Two reasons", "The highest card stays for later.")};
}

// Algorithm 8, lines 7 to 11.
HoldBack holdPairBack(const TurnView& s, const OwnPlay& play) {
    if (s.hand.size() <= 3)
        return {false,
                PARLOUR_PHRASE("Big Two reasons", "With three cards left no pair is held back.")};
    if (s.fewestOfOpponents() <= 2)
        return {false,
                PARLOUR_PHRASE("Big Two reasons",
                               "An opponent has two cards at most, so no pair is held back.")};
    if (play.cards.highest().rank() == Two)
        return {true,
                PARLOUR_PHRASE("Big Two reasons",
                               "The pair of twos is kept for later, to beat two single cards.")};
    return {false,
            PARLOUR_PHRASE("Big Two reasons", "Only a pair of twos would be kept for later.")};
}

// Algorithm 8, lines 12 to 18. Line 13 is never reached: the last five cards are one play.
HoldBack holdFiveBack(const TurnView& s, const OwnPlay& play) {
    const int fewest = std::min(s.hand.size(), s.fewestOfOpponents());
    if (fewest > 6 && s.pub.turns <= 4 && s.anOpponentPassed() && s.plays.fives().size() == 2 &&
        (play.cls == Class::A || play.cls == Class::B))
        return {true,
                PARLOUR_PHRASE("Big Two reasons", "So early in the game high five cards are kept, "
                                                  "to win the lead back after the other five.")};
    return {false,
            PARLOUR_PHRASE("Big Two reasons", "There is no need to keep five cards for later.")};
}

// Algorithm 8: whether the play is worth more later.
HoldBack holdBack(const TurnView& s, const OwnPlay& play) {
    switch (play.cards.size()) {
    case 1: return holdSingleBack(s, play);
    case 2: return holdPairBack(s, play);
    default: return holdFiveBack(s, play);
    }
}

// The lowest single card or pair in `cards` that beats the table, or no cards.
CardSet lowestBeating(const Public& pub, CardSet cards) {
    CardSet lowest;
    Combination least;
    forEachBeating(pub.toBeat(), cards, pub.options, [&](CardSet play, Combination combination) {
        if (!lowest.empty() && combination >= least) return;
        lowest = play;
        least = combination;
    });
    return lowest;
}

CardSet allCards(std::span<const OwnPlay> plays) {
    CardSet cards;
    for (const OwnPlay& play : plays) cards |= play.cards;
    return cards;
}

// Algorithm 9: an opponent has one card, so plays are broken up to beat the table.
Choice splitCard(const TurnView& s, bool splitsFives) {
    if (s.pub.table.size() == 2)
        for (const OwnPlay& five : s.plays.fives()) {
            const Kind kind = five.combination.kind();
            if (kind != Kind::FourOfAKind && kind != Kind::FullHouse) continue;
            if (const CardSet pair = lowestBeating(s.pub, five.cards); !pair.empty())
                return {
                    pair,
                    because(
                        {PARLOUR_PHRASE(
                             "Big Two reasons",
                             "Split your %1 to play a pair: an opponent has only one card left."),
                         PARLOUR_PHRASE("Big Two thoughts", "%0 splits the %1 to play a pair: an "
                                                            "opponent has only one card left.")},
                        kindName(kind))};
        }
    if (s.pub.table.size() == 1)
        if (const CardSet card = lowestBeating(s.pub, allCards(s.plays.pairs())); !card.empty())
            return {
                card,
                because({PARLOUR_PHRASE("Big Two reasons",
                                        "Split a pair: an opponent has only one card left."),
                         PARLOUR_PHRASE("Big Two thoughts",
                                        "%0 splits a pair: an opponent has only one card left.")})};
    if (s.pub.table.size() == 1 && (splitsFives || s.plays.pairs().empty()))
        for (const OwnPlay& five : s.plays.fives())
            if (const CardSet card = lowestBeating(s.pub, five.cards); !card.empty())
                return {card, because({PARLOUR_PHRASE("Big Two reasons",
                                                      "Split your %1 for a single card: an "
                                                      "opponent has only one card left."),
                                       PARLOUR_PHRASE("Big Two thoughts",
                                                      "%0 splits the %1 for a single card: "
                                                      "an opponent has only one card left.")},
                                      kindName(five.combination.kind()))};
    return {
        {},
        because(
            {PARLOUR_PHRASE(
                 "Big Two reasons",
                 "Pass: nothing worth splitting beats this, though an opponent has only one card."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 passes: nothing worth splitting beats this, "
                                                "though an opponent has only one card.")})};
}

// Half of a pair of class A that beats a single card on the table, or no cards.
CardSet halfOfHighPair(const TurnView& s) {
    if (s.pub.table.size() == 1)
        for (const OwnPlay& pair : s.plays.pairs())
            if (pair.cls == Class::A)
                if (const CardSet card = lowestBeating(s.pub, pair.cards); !card.empty())
                    return card;
    return {};
}

// The highest of its plays that beats the table, or none.
CardSet highestAnswer(const TurnView& s) {
    CardSet highest;
    Combination most = s.pub.toBeat();
    for (const OwnPlay& play : s.listed().all())
        if (play.combination.beats(most)) {
            highest = play.cards;
            most = play.combination;
        }
    return highest;
}

// Algorithm 7.
Decision<BigTwo> notInControl(const TurnView& s, const RuleBasedParams& params) {
    const Combination toBeat = s.pub.toBeat();
    const CardSet highest = highestAnswer(s);
    if (params.winsAnywhere && s.hand.size() > 4 && s.plays.size() <= 3 && !highest.empty())
        return decision(
            {highest,
             because(
                 {PARLOUR_PHRASE("Big Two reasons",
                                 "You have at most three plays left: beat this with the highest."),
                  PARLOUR_PHRASE("Big Two thoughts", "%0 has at most three plays left and beats "
                                                     "this with the highest of them.")})});
    if (params.playsHighest && toBeat.cards() == 1 && s.anOpponentHas(1) && !highest.empty())
        return decision(
            {highest,
             because(
                 {PARLOUR_PHRASE(
                      "Big Two reasons",
                      "Play your highest single card: an opponent has only one card left."),
                  PARLOUR_PHRASE(
                      "Big Two thoughts",
                      "%0 plays the highest single card: an opponent has only one card left.")})});
    HoldBack last;
    for (const Class c : kLowestFirst)
        for (const OwnPlay& play : s.listed().all()) {
            if (play.cls != c || !play.combination.beats(toBeat)) continue;
            last = holdBack(s, play);
            if (last.holds) continue;
            return decision(
                {play.cards,
                 because({PARLOUR_PHRASE("Big Two reasons",
                                         "Beat it with the weakest play that does: %1."),
                          PARLOUR_PHRASE("Big Two thoughts",
                                         "%0 beats it with the weakest play that does: %1.")},
                         inWords(c))},
                last.why);
        }
    if (s.anOpponentHas(1)) return decision(splitCard(s, params.splitsFives));
    if (const CardSet card = halfOfHighPair(s); params.splitsPairs && !last.holds && !card.empty())
        return decision(
            {card,
             because(
                 {PARLOUR_PHRASE("Big Two reasons", "Split your high pair: nobody can beat it, and "
                                                    "each of its cards may win the lead."),
                  PARLOUR_PHRASE("Big Two thoughts",
                                 "%0 splits a high pair: each of its cards may win the lead.")})});
    if (last.holds)
        return decision(
            {{},
             because({PARLOUR_PHRASE("Big Two reasons",
                                     "Pass: what beats this is worth more to you later."),
                      PARLOUR_PHRASE("Big Two thoughts",
                                     "%0 passes: what beats this is worth more later.")})},
            last.why);
    return decision(
        {{},
         because(
             {PARLOUR_PHRASE("Big Two reasons", "Pass: no whole combination of yours beats this."),
              PARLOUR_PHRASE("Big Two thoughts",
                             "%0 passes: no whole combination in hand beats this.")})});
}

Choice inControl(const TurnView& s) {
    if (s.pub.needsThreeOfDiamonds())
        return {
            std::ranges::find_if(
                s.plays.all(),
                [](const OwnPlay& play) { return play.cards.contains(kThreeOfDiamonds); })
                ->cards,
            because(
                {PARLOUR_PHRASE("Big Two reasons",
                                "Open with the play that your three of diamonds belongs to."),
                 PARLOUR_PHRASE("Big Two thoughts",
                                "%0 opens with the play that the three of diamonds belongs to.")})};
    switch (s.hand.size()) {
    case 2: return twoCardsLeft(s);
    case 3: return threeCardsLeft(s);
    case 4: return fourCardsLeft(s);
    default: return s.plays.size() <= 3 ? winningStrategy(s) : moreThanFourCardsLeft(s);
    }
}

// Algorithms 10 and 11: why these five cards.
Phrase whyTheseFive(const OwnPlays& plays, ValueLeft value) {
    if (plays.fives().size() == 2)
        return PARLOUR_PHRASE("Big Two reasons",
                              "The hand holds two five-card plays side by side.");
    const bool isSum = value == ValueLeft::Sum;
    switch (plays.fiveChoice()) {
    case FiveChoice::OnlyOne:
        return PARLOUR_PHRASE("Big Two reasons", "There are no other five cards to play.");
    case FiveChoice::MostLeft:
        return isSum
                   ? PARLOUR_PHRASE(
                         "Big Two reasons",
                         "Of all five-card plays in hand this one leaves the highest cards in sum.")
                   : PARLOUR_PHRASE(
                         "Big Two reasons",
                         "Of all five-card plays in hand this one leaves the highest card.");
    case FiveChoice::FewestLeft:
        return isSum ? PARLOUR_PHRASE("Big Two reasons",
                                      "Of all five-card plays in hand this one leaves the highest "
                                      "cards in sum, in the fewest plays.")
                     : PARLOUR_PHRASE("Big Two reasons",
                                      "Of all five-card plays in hand this one leaves the highest "
                                      "card and the fewest plays.");
    default:
        return PARLOUR_PHRASE("Big Two reasons",
                              "Of equally good five-card plays in hand this one is the highest.");
    }
}

} // namespace

Decision<BigTwo> RuleBasedPlayer::decide(const Observation& view, Rng&, const Budget&,
                                         std::stop_token) {
    const TurnView s(view, m_params);
    const OwnPlay& last = s.plays.all().back();
    if (s.plays.size() == 1 && (s.pub.isLead() || last.combination.beats(s.pub.toBeat())))
        return decision({last.cards, goesOut(last.cards)});
    Decision<BigTwo> chosen = s.pub.isLead() ? decision(inControl(s)) : notInControl(s, m_params);
    if (chosen.move.size() == 5)
        chosen.reasons.push_back(because(whyTheseFive(s.plays, m_params.valueLeft)));
    return chosen;
}

} // namespace parlour::bigtwo
