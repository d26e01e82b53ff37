#include "app/desktop/games/briscola/briscola_lesson.h"

#include "core/briscola/rules.h"

namespace parlour::briscola {

namespace {

using View = LessonView<Briscola>;

struct FinishedTrick {
    Card led;
    Card taking; // the card that took it
    Card other;
    Seat winner = kNoSeat;
    int points = 0;
};

std::vector<FinishedTrick> tricksOf(const View& view) {
    std::vector<FinishedTrick> tricks;
    std::vector<Play> plays;
    for (const Event& event : view.events) {
        if (event.kind == Event::Kind::Played) plays.push_back({event.seat, event.card});
        if (event.kind != Event::Kind::TrickWon) continue;
        const bool isFirst = plays[0].seat == event.seat;
        tricks.push_back({plays[0].card, plays[isFirst ? 0 : 1].card, plays[isFirst ? 1 : 0].card,
                          event.seat,
                          italian::points(plays[0].card) + italian::points(plays[1].card)});
        plays.clear();
    }
    return tricks;
}

Seat opponentOf(Seat seat) { return 1 - seat; }

std::string inHand(Card card) { return "card " + italian::toText(card); }

bool leads(const View& view) { return view.isMine && view.now.pub.onTable == 0; }

// ---- the steps

std::optional<Cue> cards(const View& view) {
    if (!view.isMine || view.now.pub.stock == 0) return {};
    return Cue{
        "hand",
        {because(PARLOUR_PHRASE("Lessons", "These are your cards. An ace is worth 11 points, "
                                           "a three 10, a king 4, a knight 3, a jack 2; the "
                                           "others nothing.")),
         because(PARLOUR_PHRASE("Lessons", "There are 120 points in the deck. Take more than "
                                           "60 and you win."))}};
}

std::optional<Cue> trump(const View& view) {
    const Public& pub = view.now.pub;
    if (!view.isMine || pub.stock == 0) return {};
    return Cue{"stock",
               {because(PARLOUR_PHRASE("Lessons", "The card under the stock names the trump suit: "
                                                  "%1. The smallest trump takes the best card of "
                                                  "another suit."),
                        italian::suitName(pub.trump()))}};
}

std::optional<Cue> lead(const View& view) {
    if (!leads(view) || view.now.pub.stock == 0) return {};
    const Hand& hand = view.now.hand;
    for (int i = 0; i < hand.size(); ++i)
        if (italian::points(hand[i]) == 0 && hand[i].suit() != view.now.pub.trump())
            return Cue{inHand(hand[i]),
                       {because(PARLOUR_PHRASE("Lessons", "You lead: play any card you like. With "
                                                          "the %1 you risk nothing, it is worth no "
                                                          "points."),
                                italian::cardName(hand[i]))},
                       true};
    return Cue{"hand",
               {because(PARLOUR_PHRASE("Lessons", "You lead: play any card you like. The fewer "
                                                  "points it is worth, the less you risk."))},
               true};
}

Reason whyItTakes(const FinishedTrick& trick, int trumpSuit) {
    if (trick.taking.suit() == trick.other.suit())
        return because(PARLOUR_PHRASE("Lessons", "The %1 takes the %2: the same suit, and higher."),
                       italian::cardName(trick.taking), italian::cardName(trick.other));
    if (trick.taking.suit() == trumpSuit)
        return because(PARLOUR_PHRASE("Lessons", "The %1 takes the %2, for it is a trump."),
                       italian::cardName(trick.taking), italian::cardName(trick.other));
    return because(PARLOUR_PHRASE("Lessons",
                                  "The %1 takes the %2: it was led, and the other card is "
                                  "of another suit and no trump."),
                   italian::cardName(trick.taking), italian::cardName(trick.other));
}

std::optional<Cue> firstTrick(const View& view) {
    const std::vector<FinishedTrick> tricks = tricksOf(view);
    const Public& pub = view.now.pub;
    if (tricks.empty() || pub.onTable > 0) return {};
    const FinishedTrick& trick = tricks.back();
    const bool isOwn = trick.winner == view.seat;
    Reason points =
        trick.points == 0 ? because(PARLOUR_PHRASE("Lessons", "There are no points in this trick."))
        : isOwn ? because(PARLOUR_PHRASE("Lessons", "You win its %1 points."), trick.points)
                : because(PARLOUR_PHRASE("Lessons", "%1 wins its %2 points."),
                          Reason::player(trick.winner), trick.points);
    return Cue{"last-trick", {whyItTakes(trick, pub.trump()), points}};
}

std::optional<Cue> drawing(const View& view) {
    const Public& pub = view.now.pub;
    if (!view.isMine || pub.stock == 0 || view.count(Event::Kind::TrickWon) == 0) return {};
    return Cue{"stock",
               {because(PARLOUR_PHRASE("Lessons", "After each trick both draw a card, the winner "
                                                  "first, and the winner leads the next trick."))}};
}

std::optional<Cue> following(const View& view) {
    const Public& pub = view.now.pub;
    if (!view.isMine || pub.onTable == 0) return {};
    const Card led = pub.tableCard(0).card;
    Cue cue{
        "played",
        {because(PARLOUR_PHRASE("Lessons", "%1 leads the %2. You need not follow suit: play what "
                                           "you like."),
                 Reason::player(opponentOf(view.seat)), italian::cardName(led))},
        true};
    const Hand& hand = view.now.hand;
    int cheapest = -1; // of the cards that take it
    for (int i = 0; i < hand.size(); ++i)
        if (beats(hand[i], led, pub.trump()) &&
            (cheapest < 0 || italian::points(hand[i]) < italian::points(hand[cheapest])))
            cheapest = i;
    if (cheapest < 0)
        cue.words.push_back(because(PARLOUR_PHRASE(
            "Lessons", "None of your cards takes it, so give away the one you need least.")));
    else if (italian::points(led) > 0)
        cue.words.push_back(
            because(PARLOUR_PHRASE("Lessons", "It is worth %1 points, and your %2 would take it."),
                    italian::points(led), italian::cardName(hand[cheapest])));
    else
        cue.words.push_back(
            because(PARLOUR_PHRASE("Lessons", "Your %1 would take it, but there are no points in "
                                              "it yet: it may be better to let it go."),
                    italian::cardName(hand[cheapest])));
    return cue;
}

std::optional<Cue> points(const View& view) {
    const Public& pub = view.now.pub;
    if (!leads(view) || view.count(Event::Kind::TrickWon) < 3) return {};
    return Cue{"plate " + std::to_string(view.seat),
               {because(PARLOUR_PHRASE("Lessons", "Here you see your points: %1, and %2 has %3. It "
                                                  "is the aces and threes that decide a game."),
                        pub.sidePoints(view.seat), Reason::player(opponentOf(view.seat)),
                        pub.sidePoints(opponentOf(view.seat)))}};
}

std::optional<Cue> lastCards(const View& view) {
    if (!view.isMine || view.now.pub.stock > 0) return {};
    return Cue{"hand",
               {because(PARLOUR_PHRASE("Lessons", "The stock is used up: these are the last cards. "
                                                  "%1 now holds all that you have not seen, so "
                                                  "whoever remembers best plays best."),
                        Reason::player(opponentOf(view.seat)))}};
}

// ---- the end

std::vector<Reason> ending(const View& view) {
    const Public& pub = view.now.pub;
    const Reason::Arg opponent = Reason::player(opponentOf(view.seat));
    const int own = pub.sidePoints(view.seat);
    int ownLoads = 0; // aces and threes, in one's own tricks
    int loads = 0;
    FinishedTrick dearest;
    for (const FinishedTrick& trick : tricksOf(view)) {
        for (const Card card : {trick.taking, trick.other})
            if (italian::points(card) >= 10) {
                ++loads;
                ownLoads += trick.winner == view.seat;
            }
        if (trick.points > dearest.points) dearest = trick;
    }
    const bool hasWon = own > 60;
    const bool hasMore = 2 * ownLoads > loads;
    std::vector<Reason> words;
    if (own == 60)
        words.push_back(because(PARLOUR_PHRASE("Lessons", "Sixty points each: you took %1 of the "
                                                          "eight aces and threes, %2 took %3."),
                                ownLoads, opponent, loads - ownLoads));
    else if (2 * ownLoads == loads)
        words.push_back(
            because(PARLOUR_PHRASE("Lessons", "Of the eight aces and threes you took %1 "
                                              "and %2 took %3: the kings, knights and "
                                              "jacks made the difference."),
                    ownLoads, opponent, loads - ownLoads));
    else if (hasWon == hasMore)
        words.push_back(
            because(PARLOUR_PHRASE("Lessons", "The aces and threes decided it: you took "
                                              "%1 of the eight, %2 took %3."),
                    ownLoads, opponent, loads - ownLoads));
    else
        words.push_back(
            because(PARLOUR_PHRASE("Lessons", "You took %1 of the eight aces and threes "
                                              "and %2 took %3, but the other cards "
                                              "turned it round."),
                    ownLoads, opponent, loads - ownLoads));
    words.push_back(
        dearest.winner == view.seat
            ? because(PARLOUR_PHRASE("Lessons", "Your best trick was worth %1 points: the %2 took "
                                                "the %3."),
                      dearest.points, italian::cardName(dearest.taking),
                      italian::cardName(dearest.other))
            : because(PARLOUR_PHRASE("Lessons", "The dearest trick, %1 points, went to %2: the %3 "
                                                "took the %4."),
                      dearest.points, opponent, italian::cardName(dearest.taking),
                      italian::cardName(dearest.other)));
    return words;
}

} // namespace

const Lesson& lesson() {
    // You hold an ace, a small trump and a card without points, and lead.
    static const Lesson kLesson{303,
                                {QStringLiteral("players=2")},
                                {lessonStep<Briscola, cards>, lessonStep<Briscola, trump>,
                                 lessonStep<Briscola, lead>, lessonStep<Briscola, firstTrick>,
                                 lessonStep<Briscola, following>, lessonStep<Briscola, drawing>,
                                 lessonStep<Briscola, points>, lessonStep<Briscola, lastCards>},
                                lessonEnding<Briscola, ending>};
    return kLesson;
}

} // namespace parlour::briscola
