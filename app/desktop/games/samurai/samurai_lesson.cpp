#include "app/desktop/games/samurai/samurai_lesson.h"

#include "core/samurai/rules.h"

namespace parlour::samurai {

namespace {

using View = LessonView<Samurai>;

Reason::Arg name(Seat seat) { return Reason::player(seat); }
Seat opponentOf(Seat seat) { return 1 - seat; }
std::string space(const Cell& cell) { return "space " + toText(cell.place); }

bool isTurnOf(const View& view, bool hasPlayed) {
    return view.isMine && (view.now.pub.stepsThisTurn > 0) == hasPlayed;
}

// ---- the first turn

std::optional<Cue> figures(const View& view) {
    if (!view.isMine) return {};
    const Board& board = view.now.pub.board();
    return Cue{
        space(board.settlement(board.capital)),
        {because(PARLOUR_PHRASE("Lessons", "Figures stand in the settlements, of three kinds: "
                                           "Buddhas, helmets and rice. Whoever has collected "
                                           "most of two kinds wins."))}};
}

std::optional<Cue> tiles(const View& view) {
    if (!view.isMine) return {};
    return Cue{
        "hand",
        {because(PARLOUR_PHRASE("Lessons", "These are your tiles. The picture says for which "
                                           "kind of figure a tile counts, the number how much "
                                           "it counts. The swords are a samurai, who counts "
                                           "for all three kinds.")),
         because(PARLOUR_PHRASE("Lessons", "Point at a tile to read what it does."))}};
}

// What a newcomer may try: the strongest tile for a figure where least land is free.
struct Idea {
    Tile tile;
    int settlement = -1;
};

Idea idea(const View& view) {
    const Public& pub = view.now.pub;
    Idea best;
    int least = Board::kMostLand;
    for (int number = 0; number < pub.board().settlementCount(); ++number) {
        const auto i = static_cast<std::size_t>(number);
        if (pub.openLand[i] == 0 || pub.openLand[i] >= least) continue;
        for (const Tile tile : view.now.hand.types()) {
            const bool counts = !tile.isShip() && (tile.castes() & pub.figures[i]) != 0;
            if (!counts || !Samurai::fitsTurn(pub, tile)) continue;
            if (best.settlement == number && tile.strength() <= best.tile.strength()) continue;
            best = {tile, number};
            least = pub.openLand[i];
        }
    }
    return best;
}

std::optional<Cue> place(const View& view) {
    if (!isTurnOf(view, false)) return {};
    const Idea idea = samurai::idea(view);
    if (idea.settlement < 0) return {};
    return Cue{space(view.now.pub.board().settlement(idea.settlement)),
               {because(PARLOUR_PHRASE("Lessons", "Little land is free beside this settlement. "
                                                  "Choose a tile, say your %1, then a space beside "
                                                  "it. Any other lit space will do, too."),
                        tileName(idea.tile))},
               true};
}

std::optional<Cue> influence(const View& view) {
    const Public& pub = view.now.pub;
    const Event* const placed = view.last(Event::Kind::Placed);
    if (placed == nullptr || placed->seat != view.seat || !isTurnOf(view, true)) return {};
    const Cell& cell = *pub.board().find(placed->move.at);
    const auto& touched =
        cell.ground == Ground::Sea ? pub.board().seaTouches : pub.board().landTouches;
    for (const int settlement : touched[cell.number])
        for (int caste = 0; caste < kCastes; ++caste) {
            if ((placed->move.tile.castes() >> caste & 1) == 0) continue;
            if (!pub.hasFigure(settlement, caste)) continue;
            return Cue{
                space(pub.board().settlement(settlement)),
                {because(PARLOUR_PHRASE("Lessons", "Your influence here (%1): %2; that of %3: "
                                                   "%4. When a tile lies on every land space "
                                                   "beside a settlement, each figure goes to "
                                                   "whoever has more influence on it."),
                         casteName(caste), pub.influenceOf(view.seat, settlement, caste),
                         name(opponentOf(view.seat)),
                         pub.influenceOf(opponentOf(view.seat), settlement, caste))}};
        }
    return {};
}

std::optional<Cue> endOfTurn(const View& view) {
    if (!isTurnOf(view, true)) return {};
    return Cue{
        "end",
        {because(PARLOUR_PHRASE("Lessons", "You may play one normal tile in a turn, and any "
                                           "number of fast ones: those with two arrows. Then "
                                           "end your turn, and you draw up to five tiles."))},
        true};
}

// ---- later

std::optional<Cue> capture(const View& view) {
    const Event* const captured = view.last(Event::Kind::Captured);
    if (captured == nullptr) return {};
    const Public& pub = view.now.pub;
    const auto [settlement, caste, winner] = captured->capture;
    const int own = pub.influenceOf(view.seat, settlement, caste);
    const int other = pub.influenceOf(opponentOf(view.seat), settlement, caste);
    Cue cue{space(pub.board().settlement(settlement)),
            {because(PARLOUR_PHRASE("Lessons", "A tile lies on every land space beside this "
                                               "settlement, so its figure leaves it (%1). Your "
                                               "influence was %2, that of %3 was %4."),
                     casteName(caste), own, name(opponentOf(view.seat)), other)}};
    cue.words.push_back(
        winner == view.seat
            ? because(PARLOUR_PHRASE("Lessons", "You had more: the figure is yours."))
        : winner == kNoSeat
            ? because(PARLOUR_PHRASE("Lessons",
                                     "That is a tie: nobody gets the figure, and it is set "
                                     "aside."))
            : because(PARLOUR_PHRASE("Lessons", "%1 had more and gets the figure."), name(winner)));
    return cue;
}

std::optional<Cue> end(const View& view) {
    if (!view.isMine || view.count(Event::Kind::Captured) == 0) return {};
    return Cue{
        "counters",
        {because(PARLOUR_PHRASE("Lessons", "These are the figures still on the chart. The game "
                                           "ends when one kind is gone, or when four figures "
                                           "are set aside."))}};
}

std::optional<Cue> collected(const View& view) {
    const Public& pub = view.now.pub;
    if (!view.isMine || view.count(Event::Kind::Captured) < 4) return {};
    const auto [buddhas, helmets, rice] = pub.captured[static_cast<std::size_t>(view.seat)];
    return Cue{
        "plate " + std::to_string(view.seat),
        {because(PARLOUR_PHRASE("Lessons", "Your figures so far: Buddhas %1, helmets %2, "
                                           "rice %3. Two kinds are enough to win, so let the "
                                           "third go if it costs too much."),
                 buddhas, helmets, rice)}};
}

// ---- the end

std::vector<Reason> ending(const View& view) {
    const Public& pub = view.now.pub;
    const Verdict verdict = Samurai::verdict(pub);
    const Seat other = opponentOf(view.seat);
    const auto has = [&](Seat seat, int caste) {
        return int{pub.captured[static_cast<std::size_t>(seat)][static_cast<std::size_t>(caste)]};
    };
    std::vector<Reason> words;
    const int own = verdict.castesLed(view.seat);
    const int others = verdict.castesLed(other);
    if (own >= 2)
        words.push_back(
            because(PARLOUR_PHRASE("Lessons", "You have most of at least two kinds: that "
                                              "wins at once.")));
    else if (others >= 2)
        words.push_back(because(PARLOUR_PHRASE("Lessons", "%1 has most of at least two kinds: that "
                                                          "wins at once."),
                                name(other)));
    else if (own != others)
        words.push_back(
            own > others ? because(PARLOUR_PHRASE("Lessons", "Only you have most of a kind: that "
                                                             "wins."))
                         : because(PARLOUR_PHRASE("Lessons", "Only %1 has most of a kind: that "
                                                             "wins."),
                                   name(other)));
    else
        words.push_back(
            because(PARLOUR_PHRASE("Lessons", "Neither of you has most of more kinds, so "
                                              "the other figures were counted.")));
    int closest = 0;
    const auto lead = [&](int caste) {
        return std::abs(has(view.seat, caste) - has(other, caste));
    };
    for (int caste = 1; caste < kCastes; ++caste)
        if (lead(caste) < lead(closest)) closest = caste;
    words.push_back(
        because(PARLOUR_PHRASE("Lessons", "It was closest here: %1, %2 for you and %3 for "
                                          "%4."),
                casteName(closest), has(view.seat, closest), has(other, closest), name(other)));
    return words;
}

} // namespace

const Lesson& lesson() {
    static const Lesson kLesson{3,
                                {QStringLiteral("players=2"), QStringLiteral("figures=random"),
                                 QStringLiteral("hand=random")},
                                {lessonStep<Samurai, figures>, lessonStep<Samurai, tiles>,
                                 lessonStep<Samurai, place>, lessonStep<Samurai, influence>,
                                 lessonStep<Samurai, endOfTurn>, lessonStep<Samurai, capture>,
                                 lessonStep<Samurai, end>, lessonStep<Samurai, collected>},
                                lessonEnding<Samurai, ending>};
    return kLesson;
}

} // namespace parlour::samurai
