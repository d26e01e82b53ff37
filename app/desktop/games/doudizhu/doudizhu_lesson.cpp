#include "app/desktop/games/doudizhu/doudizhu_lesson.h"

#include "core/doudizhu/rules.h"

namespace parlour::doudizhu {

namespace {

using View = LessonView<Doudizhu>;

constexpr int kFew = 3; // cards, in a hand that may soon be empty

Reason::Arg name(Seat seat) { return Reason::player(seat); }
std::string plate(Seat seat) { return "plate " + std::to_string(seat); }

bool isPlaying(const View& view) { return view.now.pub.landlord != kNoSeat; }
// The other peasant, or the second one for the landlord.
Seat otherPeasant(const View& view) {
    Seat seat = kPlayers - 1;
    while (seat == view.seat || seat == view.now.pub.landlord) --seat;
    return seat;
}

// ---- the bidding

std::optional<Cue> goalAndRanks(const View& view) {
    if (!view.isMine) return {};
    return Cue{"hand",
               {because(PARLOUR_PHRASE("Lessons", "Get rid of all your cards. One player, the "
                                                  "landlord, is alone against the other two, the "
                                                  "peasants, and whoever is out of cards first "
                                                  "wins for their side.")),
                because(PARLOUR_PHRASE("Lessons", "Suits do not matter here. The red joker is the "
                                                  "highest card, then the black joker, the 2, the "
                                                  "ace, the king and so on down to the 3."))}};
}

std::optional<Cue> bid(const View& view) {
    if (!view.isMine || !view.now.pub.isBidding()) return {};
    return Cue{
        "buttons",
        {because(PARLOUR_PHRASE("Lessons", "The highest bid makes the landlord, who gets the "
                                           "three cards in the middle and plays alone "
                                           "against the other two. The bid is the stake.")),
         because(PARLOUR_PHRASE("Lessons", "Jokers, twos and bombs, four cards of a rank, are "
                                           "what a landlord needs: with such a hand, bid "
                                           "high."))},
        true};
}

std::optional<Cue> landlord(const View& view) {
    if (!isPlaying(view)) return {};
    const Seat landlord = view.now.pub.landlord;
    return Cue{
        plate(landlord),
        {landlord == view.seat
             ? because(PARLOUR_PHRASE("Lessons", "You are the landlord: the three cards are "
                                                 "yours, and you lead. %1 and %2 are the "
                                                 "peasants. Be out of cards before either of "
                                                 "them."),
                       name((view.seat + 1) % kPlayers), name((view.seat + 2) % kPlayers))
             : because(PARLOUR_PHRASE("Lessons", "%1 is the landlord, takes the three cards "
                                                 "and leads. You and %2 are the peasants: if "
                                                 "one of you is out of cards first, you both "
                                                 "win."),
                       name(landlord), name(otherPeasant(view)))}};
}

// ---- the play

std::optional<Cue> bomb(const View& view) {
    if (!isPlaying(view) || !view.isMine) return {};
    if (view.now.hand.contains(kRocket))
        return Cue{"hand",
                   {because(PARLOUR_PHRASE("Lessons", "You hold both jokers, the rocket: it beats "
                                                      "everything, and doubles the stake. Keep it "
                                                      "for the moment you need the lead."))}};
    const RankSet fours = view.now.hand.atLeast(4);
    if (fours.empty()) return {};
    return Cue{
        "hand",
        {because(PARLOUR_PHRASE("Lessons", "You hold a bomb, four cards of rank %1: it beats "
                                           "everything but a higher bomb and the rocket, and "
                                           "doubles the stake. Keep it for the moment you "
                                           "need the lead."),
                 rankName(fours.lowest()))}};
}

std::optional<Cue> lead(const View& view) {
    if (!isPlaying(view) || !view.isMine || !view.now.pub.isLead()) return {};
    return Cue{
        "hand",
        {because(PARLOUR_PHRASE("Lessons", "You lead: a single card, a pair, a triplet, alone "
                                           "or with a card or a pair, or a sequence of five "
                                           "ranks or more.")),
         because(PARLOUR_PHRASE("Lessons", "Click cards to raise them, or press Find a play. Low "
                                           "cards first: they win nothing later."))},
        true};
}

std::optional<Cue> follow(const View& view) {
    const Public& pub = view.now.pub;
    if (!isPlaying(view) || !view.isMine || pub.isLead()) return {};
    Cue cue{
        "played " + std::to_string(pub.owner),
        {because(PARLOUR_PHRASE("Lessons", "On the table: %1, from %2. Play a higher one of the "
                                           "same form, or pass. Who passes may play again as "
                                           "soon as it is their turn."),
                 patternName(pub.toBeat), name(pub.owner))},
        true};
    if (pub.areAllies(pub.owner, view.seat))
        cue.words.push_back(
            because(PARLOUR_PHRASE("Lessons", "%1 is on your side: it is often right to pass."),
                    name(pub.owner)));
    return cue;
}

std::optional<Cue> round(const View& view) {
    if (!isPlaying(view) || !view.now.pub.isLead()) return {};
    const Event* const won = view.last(Event::Kind::RoundWon);
    if (won == nullptr) return {};
    return Cue{plate(won->seat),
               {won->seat == view.seat
                    ? because(PARLOUR_PHRASE("Lessons", "The other two have passed, so you lead "
                                                        "again, with whatever you like."))
                    : because(PARLOUR_PHRASE("Lessons", "The other two have passed, so %1 leads "
                                                        "again. Whoever leads chooses the form."),
                              name(won->seat))}};
}

std::optional<Cue> fewCards(const View& view) {
    const Public& pub = view.now.pub;
    if (!isPlaying(view) || !view.isMine) return {};
    for (Seat seat = 0; seat < kPlayers; ++seat) {
        const int left = pub.handSizes[static_cast<std::size_t>(seat)];
        if (pub.areAllies(seat, view.seat) || left > kFew) continue;
        return Cue{
            plate(seat),
            {left == 1
                 ? because(PARLOUR_PHRASE("Lessons", "%1 has a single card left. If you lead, "
                                                     "lead pairs or sequences: they cannot "
                                                     "be followed with it."),
                           name(seat))
                 : because(PARLOUR_PHRASE("Lessons", "%1 has only %2 cards left. Now it is "
                                                     "worth playing high, so that %1 does "
                                                     "not get the lead."),
                           name(seat), left)}};
    }
    return {};
}

// ---- the end

std::vector<Reason> ending(const View& view) {
    const Public& pub = view.now.pub;
    if (pub.isVoid()) return {}; // the table says that nobody bid
    const Seat winner = pub.winner();
    const bool isLandlord = winner == pub.landlord;
    std::vector<Reason> words;
    if (winner == view.seat)
        words.push_back(because(
            isLandlord ? PARLOUR_PHRASE("Lessons", "You were out of cards first, alone "
                                                   "against two.")
                       : PARLOUR_PHRASE("Lessons", "You were out of cards first, and so won "
                                                   "for both peasants.")));
    else
        words.push_back(because(
            isLandlord ? PARLOUR_PHRASE("Lessons", "%1, the landlord, was out of cards first.")
                       : PARLOUR_PHRASE("Lessons", "%1 was out of cards first, and so won for both "
                                                   "peasants."),
            name(winner)));
    int rounds = 0;
    int ofLandlord = 0;
    for (const Event& event : view.events) {
        rounds += event.kind == Event::Kind::Led;
        ofLandlord += event.kind == Event::Kind::Led && event.seat == pub.landlord;
    }
    words.push_back(because(PARLOUR_PHRASE("Lessons", "The landlord led %1 of %2 rounds: whoever "
                                                      "leads gets rid of low cards."),
                            ofLandlord, rounds));
    if (winner != view.seat &&
        (view.now.hand.contains(kRocket) || !view.now.hand.atLeast(4).empty()))
        words.push_back(because(PARLOUR_PHRASE("Lessons", "You still held a bomb: it would have "
                                                          "brought you the lead once more.")));
    return words;
}

} // namespace

const Lesson& lesson() {
    // You bid first and hold four fives, three twos, a joker and a sequence.
    static const Lesson kLesson{146,
                                {},
                                {lessonStep<Doudizhu, goalAndRanks>, lessonStep<Doudizhu, bid>,
                                 lessonStep<Doudizhu, landlord>, lessonStep<Doudizhu, bomb>,
                                 lessonStep<Doudizhu, lead>, lessonStep<Doudizhu, follow>,
                                 lessonStep<Doudizhu, round>, lessonStep<Doudizhu, fewCards>},
                                lessonEnding<Doudizhu, ending>};
    return kLesson;
}

} // namespace parlour::doudizhu
