#include "ai/bigtwo/rule_based.h"

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

// The first play of the first class that has any; `why` says which class that is.
Choice firstOf(const std::array<Class, 4>& classes, const OwnPlays& plays, Phrase why) {
    for (const Class c : classes)
        if (const OwnPlay* play = plays.first(c)) return {play->cards, because(why, className(c))};
    return {};
}

// Algorithm 2. A pair cannot occur here: as the last play it has already been played.
Choice twoCardsLeft(const TurnView& s) {
    const auto singles = s.plays.singles();
    if (s.plays.count(Class::A) > 0)
        return {singles[1].cards,
                because(PARLOUR_PHRASE("Big Two reasons",
                                       "Two cards left, one of class A: the higher one takes "
                                       "control, the other follows."))};
    if (s.anOpponentHas(1))
        return {singles[1].cards,
                because(PARLOUR_PHRASE("Big Two reasons",
                                       "Two cards left, and an opponent has only one: the higher "
                                       "card."))};
    return {singles[0].cards,
            because(PARLOUR_PHRASE("Big Two reasons", "Two cards left: the lower one first."))};
}

// Algorithm 3, lines 2 to 12. Line 12, class A, is never reached: lines 4 and 5 cover it.
Choice pairAndSingle(const TurnView& s) {
    const OwnPlay& pair = s.plays.pairs()[0];
    const OwnPlay& single = s.plays.singles()[0];
    if (pair.cls == Class::A)
        return {pair.cards,
                because(PARLOUR_PHRASE("Big Two reasons",
                                       "Three cards left, the pair of class A: it takes control, "
                                       "the last card follows."))};
    if (single.cls == Class::A)
        return {single.cards,
                because(PARLOUR_PHRASE("Big Two reasons",
                                       "Three cards left, the single one of class A: it takes "
                                       "control, the pair follows."))};
    if (s.anOpponentHas(1))
        return {pair.cards,
                because(PARLOUR_PHRASE("Big Two reasons",
                                       "Three cards left, and an opponent has only one: the "
                                       "pair."))};
    if (s.anOpponentHas(2))
        return {single.cards,
                because(PARLOUR_PHRASE("Big Two reasons",
                                       "Three cards left, and an opponent has two: the single "
                                       "card."))};
    return firstOf(kLowestFirst, s.plays,
                   PARLOUR_PHRASE("Big Two reasons",
                                  "Three cards left: the lowest class first, which is %1."));
}

// Algorithm 3, lines 14 to 16.
Choice threeSingles(const TurnView& s) {
    const auto singles = s.plays.singles();
    if (singles[2].cls == Class::A)
        return {singles[1].cards,
                because(PARLOUR_PHRASE("Big Two reasons",
                                       "Three single cards left, the highest of class A: the "
                                       "middle one first."))};
    if (s.anOpponentHas(1))
        return {singles[2].cards,
                because(PARLOUR_PHRASE("Big Two reasons",
                                       "Three single cards left, and an opponent has only one: the "
                                       "highest."))};
    return {
        singles[0].cards,
        because(PARLOUR_PHRASE("Big Two reasons", "Three single cards left: the lowest first."))};
}

Choice threeCardsLeft(const TurnView& s) {
    return s.plays.pairs().empty() ? threeSingles(s) : pairAndSingle(s);
}

// Algorithm 4, lines 3 to 6.
Choice twoPairs(const TurnView& s) {
    const auto pairs = s.plays.pairs();
    if (pairs[1].cls == Class::A)
        return {pairs[1].cards,
                because(PARLOUR_PHRASE("Big Two reasons",
                                       "Two pairs left, the higher of class A: it takes control, "
                                       "the other follows."))};
    if (s.anOpponentHas(2))
        return {pairs[1].cards,
                because(PARLOUR_PHRASE("Big Two reasons",
                                       "Two pairs left, and an opponent has two cards: the higher "
                                       "pair."))};
    return {pairs[0].cards,
            because(PARLOUR_PHRASE("Big Two reasons", "Two pairs left: the lower one first."))};
}

// Algorithm 4, lines 8 to 18. Line 18, class A, is never reached: lines 9 to 13 cover it.
Choice pairAndTwoSingles(const TurnView& s) {
    const OwnPlay& pair = s.plays.pairs()[0];
    const auto singles = s.plays.singles();
    if (s.plays.count(Class::A) == 0)
        return firstOf(kLowestFirst, s.plays,
                       PARLOUR_PHRASE("Big Two reasons",
                                      "Four cards left, none of class A: the lowest class first, "
                                      "which is %1."));
    if (singles[1].cls == Class::A)
        return {singles[0].cards,
                because(PARLOUR_PHRASE("Big Two reasons",
                                       "A pair and two single cards left, one of class A: the "
                                       "lower one first."))};
    if (s.anOpponentHas(1))
        return {pair.cards,
                because(PARLOUR_PHRASE("Big Two reasons",
                                       "A pair and two single cards left, and an opponent has only "
                                       "one: the pair."))};
    if (s.anOpponentHas(2))
        return {singles[0].cards,
                because(PARLOUR_PHRASE("Big Two reasons",
                                       "A pair and two single cards left, and an opponent has two: "
                                       "the lower single card."))};
    return {singles[0].cards,
            because(PARLOUR_PHRASE("Big Two reasons",
                                   "A pair of class A and two single cards left: the lower single "
                                   "card, the pair is for later."))};
}

// Algorithm 4, lines 20 to 22.
Choice fourSingles(const TurnView& s) {
    const auto singles = s.plays.singles();
    if (s.plays.count(Class::A) > 0)
        return {singles[1].cards,
                because(PARLOUR_PHRASE("Big Two reasons",
                                       "Four single cards left, one of class A: the second lowest "
                                       "first."))};
    if (s.anOpponentHas(1))
        return {singles[3].cards,
                because(PARLOUR_PHRASE("Big Two reasons",
                                       "Four single cards left, and an opponent has only one: the "
                                       "highest."))};
    return {singles[0].cards, because(PARLOUR_PHRASE("Big Two reasons",
                                                     "Four single cards left: the lowest first."))};
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
            return {fives[0].cards,
                    because(PARLOUR_PHRASE("Big Two reasons",
                                           "An opponent has only one card: five cards."))};
        if (!pairs.empty())
            return {pairs[0].cards,
                    because(PARLOUR_PHRASE("Big Two reasons", "An opponent has only one card: a "
                                                              "pair."))};
        return firstOf(
            kHighestFirst, s.listed(),
            PARLOUR_PHRASE("Big Two reasons",
                           "An opponent has only one card, and only single cards are left: the "
                           "highest class first, which is %1."));
    }
    if (fives.empty() && pairs.size() > s.plays.singles().size())
        return {pairs[0].cards, because(PARLOUR_PHRASE("Big Two reasons",
                                                       "More pairs than single cards: the lowest "
                                                       "pair."))};
    return firstOf(
        kLowestFirst, s.listed(),
        PARLOUR_PHRASE("Big Two reasons", "In control: the lowest class first, which is %1."));
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
                    because(PARLOUR_PHRASE("Big Two reasons",
                                           "Winning strategy: two plays left, one of class A goes "
                                           "first."))};
        return {fives[0].cards,
                because(PARLOUR_PHRASE("Big Two reasons",
                                       "Winning strategy: two plays left, none of class A, the "
                                       "five cards first."))};
    }
    if (classA > 1)
        return {s.plays.first(Class::A)->cards,
                because(PARLOUR_PHRASE("Big Two reasons",
                                       "Winning strategy: three plays left, %1 of class A, one of "
                                       "them goes first."),
                        classA)};
    if (!fives.empty())
        return {fives[0].cards,
                because(PARLOUR_PHRASE("Big Two reasons",
                                       "Winning strategy: three plays left, five cards first."))};
    if (s.anOpponentHas(2))
        return {
            pairs.back().cards,
            because(PARLOUR_PHRASE("Big Two reasons",
                                   "Winning strategy: three plays left, and an opponent has two "
                                   "cards, the highest pair first."))};
    return {pairs[0].cards,
            because(PARLOUR_PHRASE("Big Two reasons",
                                   "Winning strategy: three plays left, the lowest pair first."))};
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
        return {false, PARLOUR_PHRASE("Big Two reasons", "With two cards nothing is held back.")};
    if (s.fewestOfOpponents() < 3)
        return {false, PARLOUR_PHRASE("Big Two reasons",
                                      "An opponent has fewer than three cards, so nothing is held "
                                      "back.")};
    const int classA = s.listed().count(Class::A);
    const int fewest = std::min(s.hand.size(), s.fewestOfOpponents());
    if (classA >= s.listed().size() - classA && fewest <= 6)
        return {false,
                PARLOUR_PHRASE("Big Two reasons",
                               "At least half of its plays are of class A, so nothing is held "
                               "back.")};
    if (play.cards.highest() == s.hand.highest())
        return {true, PARLOUR_PHRASE("Big Two reasons", "It holds its highest card back.")};
    return {false, PARLOUR_PHRASE("Big Two reasons", "It is not the highest card it has.")};
}

// Algorithm 8, lines 7 to 11.
HoldBack holdPairBack(const TurnView& s, const OwnPlay& play) {
    if (s.hand.size() <= 3)
        return {false, PARLOUR_PHRASE("Big Two reasons", "With three cards no pair is held back.")};
    if (s.fewestOfOpponents() <= 2)
        return {false, PARLOUR_PHRASE("Big Two reasons",
                                      "An opponent has two cards at most, so no pair is held "
                                      "back.")};
    if (play.cards.highest().rank() == Two)
        return {true,
                PARLOUR_PHRASE("Big Two reasons",
                               "It holds its pair of twos back: they win two single rounds.")};
    return {false, PARLOUR_PHRASE("Big Two reasons", "Only a pair of twos would be held back.")};
}

// Algorithm 8, lines 12 to 18. Line 13 is never reached: the last five cards are one play.
HoldBack holdFiveBack(const TurnView& s, const OwnPlay& play) {
    const int fewest = std::min(s.hand.size(), s.fewestOfOpponents());
    if (fewest > 6 && s.pub.turns <= 4 && s.anOpponentPassed() && s.plays.fives().size() == 2 &&
        (play.cls == Class::A || play.cls == Class::B))
        return {true, PARLOUR_PHRASE("Big Two reasons",
                                     "It holds high five cards back so early in the game: an "
                                     "opponent has passed, and the other five cards should lead.")};
    return {false, PARLOUR_PHRASE("Big Two reasons", "There is no need to hold five cards back.")};
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
                return {pair, because(PARLOUR_PHRASE("Big Two reasons",
                                                     "An opponent has only one card: it breaks its "
                                                     "%1 up for a pair."),
                                      kindName(kind))};
        }
    if (s.pub.table.size() == 1)
        if (const CardSet card = lowestBeating(s.pub, allCards(s.plays.pairs())); !card.empty())
            return {card, because(PARLOUR_PHRASE("Big Two reasons",
                                                 "An opponent has only one card: it breaks a pair "
                                                 "up."))};
    if (s.pub.table.size() == 1 && (splitsFives || s.plays.pairs().empty()))
        for (const OwnPlay& five : s.plays.fives())
            if (const CardSet card = lowestBeating(s.pub, five.cards); !card.empty())
                return {card, because(PARLOUR_PHRASE("Big Two reasons",
                                                     "An opponent has only one card: it breaks its "
                                                     "%1 up for a single card."),
                                      kindName(five.combination.kind()))};
    return {{},
            because(PARLOUR_PHRASE("Big Two reasons",
                                   "An opponent has only one card, but nothing that its rules "
                                   "break up beats the table."))};
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
            {highest, because(PARLOUR_PHRASE("Big Two reasons",
                                             "Winning strategy: at most three plays left, the "
                                             "highest that beats the table."))});
    if (params.playsHighest && toBeat.cards() == 1 && s.anOpponentHas(1) && !highest.empty())
        return decision({highest, because(PARLOUR_PHRASE("Big Two reasons",
                                                         "An opponent has only one card: its "
                                                         "highest single card."))});
    HoldBack last;
    for (const Class c : kLowestFirst)
        for (const OwnPlay& play : s.listed().all()) {
            if (play.cls != c || !play.combination.beats(toBeat)) continue;
            last = holdBack(s, play);
            if (last.holds) continue;
            return decision(
                {play.cards, because(PARLOUR_PHRASE("Big Two reasons",
                                                    "Answers with the lowest class it can, which "
                                                    "is %1."),
                                     className(c))},
                last.why);
        }
    if (s.anOpponentHas(1)) return decision(splitCard(s, params.splitsFives));
    if (const CardSet card = halfOfHighPair(s); params.splitsPairs && !last.holds && !card.empty())
        return decision({card, because(PARLOUR_PHRASE("Big Two reasons",
                                                      "Breaks a pair of class A up: each of its "
                                                      "cards may take control."))});
    if (last.holds)
        return decision({{}, because(PARLOUR_PHRASE("Big Two reasons", "Passes."))}, last.why);
    return decision({{},
                     because(PARLOUR_PHRASE(
                         "Big Two reasons",
                         "None of the plays that its hand is split into beats the table."))});
}

Choice inControl(const TurnView& s) {
    if (s.pub.needsThreeOfDiamonds())
        return {std::ranges::find_if(
                    s.plays.all(),
                    [](const OwnPlay& play) { return play.cards.contains(kThreeOfDiamonds); })
                    ->cards,
                because(PARLOUR_PHRASE("Big Two reasons",
                                       "Begins with the play to which its three of diamonds "
                                       "belongs."))};
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
        return PARLOUR_PHRASE("Big Two reasons", "Its hand has two five-card plays side by side.");
    const bool isSum = value == ValueLeft::Sum;
    switch (plays.fiveChoice()) {
    case FiveChoice::OnlyOne:
        return PARLOUR_PHRASE("Big Two reasons", "It has no other five cards to play.");
    case FiveChoice::MostLeft:
        return isSum ? PARLOUR_PHRASE("Big Two reasons",
                                      "Of all five-card plays of its hand this one leaves the "
                                      "cards of the highest sum.")
                     : PARLOUR_PHRASE("Big Two reasons",
                                      "Of all five-card plays of its hand this one leaves the "
                                      "highest card.");
    case FiveChoice::FewestLeft:
        return isSum ? PARLOUR_PHRASE("Big Two reasons",
                                      "Of all five-card plays of its hand this one leaves the "
                                      "cards of the highest sum in the fewest plays.")
                     : PARLOUR_PHRASE("Big Two reasons",
                                      "Of all five-card plays of its hand this one leaves the "
                                      "highest card and the fewest plays.");
    default:
        return PARLOUR_PHRASE("Big Two reasons",
                              "Of equally good five-card plays of its hand this one is the "
                              "highest.");
    }
}

} // namespace

Decision<BigTwo> RuleBasedPlayer::decide(const Observation& view, Rng&, const Budget&,
                                         std::stop_token) {
    const TurnView s(view, m_params);
    const OwnPlay& last = s.plays.all().back();
    if (s.plays.size() == 1 && (s.pub.isLead() || last.combination.beats(s.pub.toBeat())))
        return decision(
            {last.cards, because(PARLOUR_PHRASE("Big Two reasons", "Its last play, which wins."))});
    Decision<BigTwo> chosen = s.pub.isLead() ? decision(inControl(s)) : notInControl(s, m_params);
    if (chosen.move.size() == 5)
        chosen.reasons.push_back(because(whyTheseFive(s.plays, m_params.valueLeft)));
    return chosen;
}

} // namespace parlour::bigtwo
