#include "app/desktop/games/euchre/euchre_lesson.h"

#include "core/euchre/rules.h"

namespace parlour::euchre {

namespace {

using View = LessonView<Euchre>;

Reason::Arg name(Seat seat) { return Reason::player(seat); }
const Phrase& suit(int number) { return french::suitName(number); }

bool isPlaying(const View& view) { return view.now.pub.phase == Phase::Play; }
bool isMaker(const View& view) {
    const Seat maker = view.now.pub.maker;
    return maker == view.seat || maker == partnerOf(view.seat);
}

// ---- before the play

std::optional<Cue> partner(const View& view) {
    if (!view.isMine || isPlaying(view)) return {};
    return Cue{
        "plate " + std::to_string(partnerOf(view.seat)),
        {because(PARLOUR_PHRASE("Lessons", "%1 opposite is your partner: your tricks count "
                                           "together. The side that names the trump suit has "
                                           "to take three of the five."),
                 name(partnerOf(view.seat)))}};
}

std::optional<Cue> bowers(const View& view) {
    const Public& pub = view.now.pub;
    if (!view.isMine || pub.phase != Phase::Order) return {};
    const int trump = pub.upcard.suit();
    return Cue{"hand",
               {because(PARLOUR_PHRASE("Lessons", "If %1 became trump, the best card would be the "
                                                  "%2, the right bower, and the next the %3, the "
                                                  "left bower, which is then a trump too."),
                        suit(trump), french::cardName(rightBower(trump)),
                        french::cardName(leftBower(trump))),
                because(PARLOUR_PHRASE("Lessons", "After them, and in the other suits, come ace, "
                                                  "king, queen, jack, ten, nine."))}};
}

std::optional<Cue> order(const View& view) {
    const Public& pub = view.now.pub;
    if (!view.isMine || pub.phase != Phase::Order) return {};
    const int trump = pub.upcard.suit();
    const CardSet trumps = view.now.hand & cardsOf(trump, trump);
    Cue cue{
        "stock",
        {because(PARLOUR_PHRASE("Lessons", "Shall %1 be trump? Order the card up, and they are: "
                                           "%2, the dealer, takes it. Or pass."),
                 suit(trump), name(pub.dealer))},
        true};
    if (trumps.size() >= 3)
        cue.words.push_back(
            because(PARLOUR_PHRASE("Lessons", "You would hold %1 trumps: with a bower among them, "
                                              "usually enough."),
                    trumps.size()));
    else
        cue.words.push_back(because(PARLOUR_PHRASE(
            "Lessons", "You would hold fewer than three trumps: passing is the safe choice.")));
    return cue;
}

std::optional<Cue> call(const View& view) {
    const Public& pub = view.now.pub;
    if (!view.isMine || pub.phase != Phase::Call) return {};
    return Cue{"bids",
               {because(PARLOUR_PHRASE("Lessons", "Nobody wanted %1. Now each in turn may name "
                                                  "another suit. Name one of which you hold three "
                                                  "or more, its bowers counted; else pass."),
                        suit(pub.upcard.suit()))},
               true};
}

std::optional<Cue> makers(const View& view) {
    const Public& pub = view.now.pub;
    if (!isPlaying(view)) return {};
    const Reason who =
        pub.maker == view.seat
            ? because(PARLOUR_PHRASE("Lessons", "You made %1 trump: you and %2 are the makers."),
                      suit(pub.trump), name(partnerOf(view.seat)))
        : isMaker(view)
            ? because(PARLOUR_PHRASE("Lessons", "%1, your partner, made %2 trump: you two are the "
                                                "makers."),
                      name(pub.maker), suit(pub.trump))
            : because(PARLOUR_PHRASE("Lessons", "%1 made %2 trump: %1 and %3 are the makers."),
                      name(pub.maker), suit(pub.trump), name(partnerOf(pub.maker)));
    return Cue{"scores",
               {who, because(PARLOUR_PHRASE("Lessons", "Three tricks bring the makers a point, all "
                                                       "five two. If they take fewer than three, "
                                                       "the other side gets two points."))}};
}

// ---- the play

std::optional<Cue> lead(const View& view) {
    if (!isPlaying(view) || !view.isMine || view.now.pub.onTable > 0) return {};
    return Cue{"hand",
               {isMaker(view)
                    ? because(PARLOUR_PHRASE("Lessons", "You lead: play any card. Makers like to "
                                                        "lead their high trumps first, so that "
                                                        "nobody can trump their aces later."))
                    : because(PARLOUR_PHRASE("Lessons", "You lead: play any card. Against the "
                                                        "makers, an ace of another suit than trump "
                                                        "is a good start."))},
               true};
}

std::optional<Cue> follow(const View& view) {
    const Public& pub = view.now.pub;
    if (!isPlaying(view) || !view.isMine || pub.onTable == 0) return {};
    const int led = pub.lead();
    const bool hasSuit = !(view.now.hand & cardsOf(led, pub.trump)).empty();
    return Cue{"played",
               {hasSuit
                    ? because(PARLOUR_PHRASE("Lessons", "%1 led %2, and you have %2: you must "
                                                        "follow suit. The other cards wait."),
                              name(pub.tableCard(0).seat), suit(led))
                    : because(PARLOUR_PHRASE("Lessons", "%1 led %2, and you have none: play "
                                                        "what you like. A trump takes the trick "
                                                        "unless somebody plays a higher one."),
                              name(pub.tableCard(0).seat), suit(led))},
               true};
}

// The card that took the last trick, and whose it was.
Play takingPlay(const View& view) {
    const Public& pub = view.now.pub;
    const std::span plays = std::span(pub.history).first(pub.played);
    const std::span trick = plays.last(pub.active);
    const int led = suitOf(trick[0].card, pub.trump);
    return *std::ranges::max_element(
        trick, {}, [&](const Play& play) { return value(play.card, pub.trump, led); });
}

std::optional<Cue> trick(const View& view) {
    const Public& pub = view.now.pub;
    if (!isPlaying(view) || pub.tricksPlayed() == 0 || pub.onTable > 0) return {};
    const Play best = takingPlay(view);
    const bool isTrump = suitOf(best.card, pub.trump) == pub.trump;
    const bool isOwn = best.seat == view.seat;
    const auto say = [&](Phrase own, Phrase other) {
        return isOwn ? because(own, french::cardName(best.card))
                     : because(other, name(best.seat), french::cardName(best.card));
    };
    return Cue{"last-trick",
               {isTrump
                    ? say(PARLOUR_PHRASE("Lessons", "You take the trick with the %1, the highest "
                                                    "trump in it, and lead the next."),
                          PARLOUR_PHRASE("Lessons", "%1 takes the trick with the %2, the highest "
                                                    "trump in it, and leads the next."))
                    : say(PARLOUR_PHRASE("Lessons", "You take the trick with the %1: the highest "
                                                    "card of the suit led, and nobody trumped "
                                                    "it. You lead the next."),
                          PARLOUR_PHRASE("Lessons", "%1 takes the trick with the %2: the highest "
                                                    "card of the suit led, and nobody trumped "
                                                    "it. %1 leads the next."))}};
}

std::optional<Cue> tricksSoFar(const View& view) {
    const Public& pub = view.now.pub;
    if (!isPlaying(view) || pub.tricksPlayed() < 3 || pub.onTable > 0) return {};
    const int made = pub.tricks[static_cast<std::size_t>(pub.maker & 1)];
    const int defended = pub.tricksPlayed() - made;
    const Phrase words =
        made >= 3 && defended == 0
            ? PARLOUR_PHRASE("Lessons",
                             "The dots are tricks: the makers have taken all so far. With "
                             "all five they score two points instead of one.")
        : made >= 3
            ? PARLOUR_PHRASE("Lessons", "The dots are tricks: the makers have their three, and so "
                                        "their point. What is left changes nothing.")
        : defended >= 3
            ? PARLOUR_PHRASE("Lessons", "The dots are tricks: the makers can no longer take three. "
                                        "They are euchred, and the other side scores two points.")
            : PARLOUR_PHRASE("Lessons", "The dots are tricks: the makers still need some for their "
                                        "three. The last tricks decide it.");
    return Cue{"scores", {because(words)}};
}

// ---- the end

std::vector<Reason> ending(const View& view) {
    const Public& pub = view.now.pub;
    if (pub.isPassedOut())
        return {because(PARLOUR_PHRASE("Lessons", "Nobody wanted to name a trump suit, so nobody "
                                                  "scores, and the next player deals."))};
    const int own = pub.tricks[static_cast<std::size_t>(view.seat & 1)];
    const int made = isMaker(view) ? own : kTricks - own;
    std::vector<Reason> words;
    if (isMaker(view))
        words.push_back(because(
            made >= 3
                ? PARLOUR_PHRASE("Lessons", "Your side made %1 trump and needed three tricks: "
                                            "you took %2.")
                : PARLOUR_PHRASE("Lessons", "Your side made %1 trump and needed three tricks, "
                                            "but took only %2."),
            suit(pub.trump), own));
    else
        words.push_back(because(
            made >= 3
                ? PARLOUR_PHRASE("Lessons", "%3 and %4 made %1 trump and needed three tricks: "
                                            "they took %2.")
                : PARLOUR_PHRASE("Lessons", "%3 and %4 made %1 trump and needed three tricks: "
                                            "you left them only %2."),
            suit(pub.trump), made, name(pub.maker), name(partnerOf(pub.maker))));

    // What took the tricks.
    int byTrump = 0;
    Seat rightHolder = kNoSeat;
    std::vector<Play> plays;
    for (const Event& event : view.events) {
        if (event.kind == Event::Kind::Played) {
            plays.push_back({event.seat, event.card});
            if (event.card == rightBower(pub.trump)) rightHolder = event.seat;
        }
        if (event.kind != Event::Kind::TrickWon) continue;
        for (const Play& play : plays)
            byTrump += play.seat == event.seat && suitOf(play.card, pub.trump) == pub.trump;
        plays.clear();
    }
    words.push_back(
        rightHolder == kNoSeat
            ? because(PARLOUR_PHRASE("Lessons",
                                     "Trumps took %1 of the five tricks; the right bower "
                                     "lay face down all the time."),
                      byTrump)
        : rightHolder == view.seat
            ? because(PARLOUR_PHRASE("Lessons",
                                     "Trumps took %1 of the five tricks; the right bower, "
                                     "the best of them, was yours."),
                      byTrump)
            : because(PARLOUR_PHRASE("Lessons",
                                     "Trumps took %1 of the five tricks; the right bower, "
                                     "the best of them, was in the hand of %2."),
                      byTrump, name(rightHolder)));
    return words;
}

} // namespace

const Lesson& lesson() {
    // You bid first and hold three spades, the right bower and the ace among them, beside the ace
    // of clubs; a spade is turned up.
    static const Lesson kLesson{
        430,
        {},
        {lessonStep<Euchre, partner>, lessonStep<Euchre, bowers>, lessonStep<Euchre, order>,
         lessonStep<Euchre, call>, lessonStep<Euchre, makers>, lessonStep<Euchre, lead>,
         lessonStep<Euchre, trick>, lessonStep<Euchre, follow>, lessonStep<Euchre, tricksSoFar>},
        lessonEnding<Euchre, ending>};
    return kLesson;
}

} // namespace parlour::euchre
