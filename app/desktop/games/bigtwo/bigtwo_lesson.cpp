#include "app/desktop/games/bigtwo/bigtwo_lesson.h"

#include "core/bigtwo/rules.h"

namespace parlour::bigtwo {

namespace {

using View = LessonView<BigTwo>;

constexpr int kFew = 3; // cards, in a hand that may soon be empty

Reason::Arg name(Seat seat) { return Reason::player(seat); }
std::string plate(Seat seat) { return "plate " + std::to_string(seat); }

std::optional<Cue> order(const View& view) {
    if (!view.isMine) return {};
    return Cue{
        "hand",
        {because(PARLOUR_PHRASE("Lessons", "The 2 is the highest rank, then ace, king, queen "
                                           "and so on down to the 3. Between two cards of a "
                                           "rank the suit decides: spades, hearts, clubs, "
                                           "diamonds.")),
         because(PARLOUR_PHRASE("Lessons", "Be the first to get rid of all your cards."))}};
}

std::optional<Cue> begin(const View& view) {
    if (!view.isMine || !view.now.pub.needsThreeOfDiamonds()) return {};
    Cue cue{
        "card 3D",
        {because(PARLOUR_PHRASE("Lessons", "You hold the three of diamonds, so you begin, with a "
                                           "play that contains it: the card alone, a pair, or "
                                           "five cards."))},
        true};
    const RankSet triples = RankSet::atLeast(3, view.now.hand - ofRank(Three));
    if ((view.now.hand & ofRank(Three)).size() >= 2 && !triples.empty())
        cue.words.push_back(because(PARLOUR_PHRASE(
            "Lessons",
            "Your two threes and a three of a kind make a full house: five cards gone at "
            "once. Click them, then Play.")));
    return cue;
}

std::optional<Cue> follow(const View& view) {
    const Public& pub = view.now.pub;
    if (!view.isMine || pub.isLead()) return {};
    return Cue{"played " + std::to_string(pub.owner),
               {because(PARLOUR_PHRASE("Lessons", "On the table: %1, from %2. Play a higher one of "
                                                  "as many cards, or pass. Whoever passes is out "
                                                  "until the round is over."),
                        kindName(pub.toBeat().kind()), name(pub.owner))},
               true};
}

std::optional<Cue> round(const View& view) {
    if (!view.now.pub.isLead()) return {};
    const Event* const won = view.last(Event::Kind::RoundWon);
    if (won == nullptr) return {};
    return Cue{plate(won->seat),
               {won->seat == view.seat
                    ? because(PARLOUR_PHRASE("Lessons", "Everybody else has passed: the round is "
                                                        "yours, and you lead the next."))
                    : because(PARLOUR_PHRASE("Lessons", "Everybody else has passed: the round goes "
                                                        "to %1, who leads the next."),
                              name(won->seat))}};
}

std::optional<Cue> lead(const View& view) {
    if (!view.isMine || !view.now.pub.isLead() || view.now.pub.isFirst()) return {};
    return Cue{
        "hand",
        {because(PARLOUR_PHRASE("Lessons", "You lead: a single card, a pair or five cards, as "
                                           "you like. Get rid of low cards now, while nobody "
                                           "can ask for higher ones."))},
        true};
}

std::optional<Cue> five(const View& view) {
    if (!view.isMine || view.now.hand.size() < 5 || view.now.pub.isFirst()) return {};
    return Cue{
        "hand",
        {because(PARLOUR_PHRASE("Lessons", "Five cards can go together: a straight, a flush, "
                                           "a full house, four of a kind with a fifth card, "
                                           "or a straight flush. Each beats those before."))}};
}

std::optional<Cue> fewCards(const View& view) {
    const Public& pub = view.now.pub;
    if (!view.isMine) return {};
    for (Seat seat = 0; seat < kSeats; ++seat) {
        const int left = pub.handSizes[static_cast<std::size_t>(seat)];
        if (seat == view.seat || left > kFew) continue;
        return Cue{
            plate(seat),
            {left == 1
                 ? because(PARLOUR_PHRASE("Lessons", "%1 has a single card left. If you lead, "
                                                     "lead a pair, five cards, or your "
                                                     "highest single."),
                           name(seat))
                 : because(PARLOUR_PHRASE("Lessons", "%1 has only %2 cards left. Each card "
                                                     "that you still hold at the end costs "
                                                     "you a point."),
                           name(seat), left)}};
    }
    return {};
}

std::vector<Reason> ending(const View& view) {
    const Public& pub = view.now.pub;
    const Seat winner = pub.winner();
    int rounds = 0;
    int ofWinner = 0;
    for (const Event& event : view.events) {
        rounds += event.kind == Event::Kind::Led;
        ofWinner += event.kind == Event::Kind::Led && event.seat == winner;
    }
    std::vector<Reason> words;
    if (winner == view.seat) {
        words.push_back(because(PARLOUR_PHRASE("Lessons", "You were out first, and get a point for "
                                                          "every card the others still hold.")));
        words.push_back(because(PARLOUR_PHRASE("Lessons", "You led %1 of %2 rounds: whoever leads "
                                                          "gets rid of low cards."),
                                ofWinner, rounds));
        return words;
    }
    words.push_back(because(PARLOUR_PHRASE("Lessons", "%1 was out first, and led %2 of %3 rounds: "
                                                      "whoever leads gets rid of low cards."),
                            name(winner), ofWinner, rounds));
    const CardSet high = view.now.hand & ofRank(Two);
    if (!high.empty())
        words.push_back(
            because(PARLOUR_PHRASE("Lessons", "The %1 was left in your hand: played "
                                              "earlier, it would have won you the lead."),
                    cardName(high.highest())));
    else
        words.push_back(because(PARLOUR_PHRASE("Lessons", "What you still held costs a point for "
                                                          "each card: %1."),
                                view.now.hand.size()));
    return words;
}

} // namespace

const Lesson& lesson() {
    // You hold the three of diamonds in a full house, and two twos.
    static const Lesson kLesson{367,
                                {},
                                {lessonStep<BigTwo, order>, lessonStep<BigTwo, begin>,
                                 lessonStep<BigTwo, follow>, lessonStep<BigTwo, round>,
                                 lessonStep<BigTwo, lead>, lessonStep<BigTwo, five>,
                                 lessonStep<BigTwo, fewCards>},
                                lessonEnding<BigTwo, ending>};
    return kLesson;
}

} // namespace parlour::bigtwo
