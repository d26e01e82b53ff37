#include "ai/samurai/capture_reasons.h"

#include "ai/samurai/reason_words.h"
#include "core/base/index.h"

#include <algorithm>
#include <bit>

namespace parlour::samurai {

namespace {

// The most figures of a caste that another seat has captured.
int mostOfOthers(const Public& pub, Seat seat, int caste) {
    int most = 0;
    for (Seat other = 0; other < pub.options.players; ++other)
        if (other != seat) most = std::max<int>(most, pub.captured[index(other)][index(caste)]);
    return most;
}

// Whether nobody else can get as many figures of the caste if the seat captures `more` of those
// that are left.
bool isSafe(const Public& pub, Seat seat, int caste, int more = 0) {
    return pub.captured[index(seat)][index(caste)] + more >
           mostOfOthers(pub, seat, caste) + pub.onBoard[index(caste)] - more;
}
// Whether the next figure of the caste is the one after which nobody else can.
bool wouldBeSafe(const Public& pub, Seat seat, int caste) {
    return !isSafe(pub, seat, caste) && isSafe(pub, seat, caste, 1);
}
// Whether a step makes the observer's lead in a kind of figure safe.
bool settles(const Step& step, int caste) {
    return isSafe(step.after, step.hero(), caste) && !isSafe(step.before(), step.hero(), caste);
}
// Whether the next figure of the caste is the one that puts a seat ahead of another that has some.
bool wouldLead(const Public& pub, Seat seat, int caste) {
    const int own = pub.captured[index(seat)][index(caste)];
    const int most = mostOfOthers(pub, seat, caste);
    return own <= most && own + 1 > most && most > 0;
}

// What the captures of a step change in the count of the observer's figures.
std::optional<Reason> resultOf(const Step& step) {
    const Verdict now = Samurai::verdict(step.after);
    const Verdict before = Samurai::verdict(step.before());
    for (int c = 0; c < kCastes; ++c)
        if (settles(step, c))
            return because(
                {PARLOUR_PHRASE("Samurai reasons", "Nobody can catch you in %1 any more."),
                 PARLOUR_PHRASE("Samurai thoughts", "Nobody can catch %0 in %1 any more.")},
                kindName(c));
    boost::container::static_vector<int, kCastes> ahead;
    for (int c = 0; c < kCastes; ++c)
        if (now.leader[index(c)] == step.hero() && before.leader[index(c)] != step.hero())
            ahead.push_back(c);
    if (ahead.size() == kCastes)
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "That puts you ahead in all three kinds."),
             PARLOUR_PHRASE("Samurai thoughts", "That puts %0 ahead in all three kinds.")});
    if (ahead.size() > 1)
        return because({PARLOUR_PHRASE("Samurai reasons", "That puts you ahead in %1 and %2."),
                        PARLOUR_PHRASE("Samurai thoughts", "That puts %0 ahead in %1 and %2.")},
                       kindName(ahead[0]), kindName(ahead[1]));
    if (!ahead.empty())
        return because({PARLOUR_PHRASE("Samurai reasons", "That puts you ahead in %1."),
                        PARLOUR_PHRASE("Samurai thoughts", "That puts %0 ahead in %1.")},
                       kindName(ahead[0]));
    for (std::size_t c = 0; c < kCastes; ++c)
        for (Seat other = 0; other < step.after.options.players; ++other) {
            const int own = step.after.captured[index(step.hero())][c];
            if (before.leader[c] == other && own == step.after.captured[index(other)][c] &&
                step.hero() != other)
                return because(
                    {PARLOUR_PHRASE("Samurai reasons", "That draws you level with %1 in %2."),
                     PARLOUR_PHRASE("Samurai thoughts", "That draws %0 level with %1 in %2.")},
                    Reason::player(other), kindName(static_cast<int>(c)));
        }
    return {};
}

void addFigure(FigureList& list, const Capture& capture) {
    const auto bit = static_cast<CasteSet>(1 << capture.caste);
    for (FiguresAt& figures : list)
        if (figures.settlement == capture.settlement) {
            figures.castes |= bit;
            return;
        }
    list.push_back({capture.settlement, bit});
}

// A figure captured, and others, of one settlement, kept from another seat.
void addOwnAndTies(Causes& list, const Step& step, const Capture& own,
                   const std::optional<Reason>& result) {
    const Capture* tied = nullptr;
    int ties = 0;
    Seat leader = kNoSeat;
    for (const Capture& capture : step.captures) {
        const Seat rival = rivalLeading(step, capture.settlement, capture.caste);
        if (capture.winner != kNoSeat || rival == kNoSeat) continue;
        if (tied && (capture.settlement != tied->settlement || rival != leader)) continue;
        tied = &capture;
        leader = rival;
        ++ties;
    }
    const Phrase& figure = figureName(own.caste);
    const Phrase where = placeName(step.before(), own.settlement);
    FigureList figures;
    addFigure(figures, own);
    for (const Capture& capture : step.captures)
        if (ties > 0 && capture.winner == kNoSeat && capture.settlement == tied->settlement)
            addFigure(figures, capture);
    if (ties > 0 && tied->settlement != own.settlement)
        list.add(
            {because(
                 {PARLOUR_PHRASE("Samurai reasons",
                                 "Capture %1 of %2, and tie for %3 of %4, so that nobody gets it."),
                  PARLOUR_PHRASE(
                      "Samurai thoughts",
                      "%0 captures %1 of %2, and ties for %3 of %4, so that nobody gets it.")},
                 figure, where, figureName(tied->caste),
                 placeName(step.before(), tied->settlement)),
             figures, result, result.has_value()});
    else if (ties == 1)
        list.add(
            {because(
                 {PARLOUR_PHRASE("Samurai reasons",
                                 "Capture %1 of %2, and tie for %3, so that %4 does not get it."),
                  PARLOUR_PHRASE(
                      "Samurai thoughts",
                      "%0 captures %1 of %2, and ties for %3, so that %4 does not get it.")},
                 figure, where, figureName(tied->caste), Reason::player(leader)),
             figures, result, result.has_value()});
    else if (ties > 1)
        list.add(
            {because(
                 {PARLOUR_PHRASE(
                      "Samurai reasons",
                      "Capture %1 of %2, and tie for the other two, so that %3 does not get them."),
                  PARLOUR_PHRASE("Samurai thoughts", "%0 captures %1 of %2, and ties for the other "
                                                     "two, so that %3 does not get them.")},
                 figure, where, Reason::player(leader)),
             figures, result, result.has_value()});
}

// Whether the observer captures a figure there.
bool winsAt(const Step& step, int settlement) {
    return std::ranges::any_of(step.captures, [&](const Capture& capture) {
        return capture.settlement == settlement && capture.winner == step.hero();
    });
}

// Figures of a settlement that nobody gets, and the seat that led for them, if any.
struct Tied {
    FiguresAt figures;
    Seat leader = kNoSeat;
};

Cause explainTie(const Step& step, const Tied& tied) {
    const int caste = std::countr_zero(tied.figures.castes);
    const int count = std::popcount(tied.figures.castes);
    const int settlement = tied.figures.settlement;
    const Phrase where = placeName(step.before(), settlement);
    if (count > 1)
        return {because({PARLOUR_PHRASE("Samurai reasons",
                                        "Tie for %1 of %2, so that %3 does not get them."),
                         PARLOUR_PHRASE("Samurai thoughts",
                                        "%0 ties for %1 of %2, so that %3 does not get them.")},
                        figuresAt(step.before(), settlement, tied.figures.castes), where,
                        Reason::player(tied.leader)),
                {tied.figures}};
    return {
        because({PARLOUR_PHRASE("Samurai reasons", "Tie for %1 of %2, so that %3 does not get it."),
                 PARLOUR_PHRASE("Samurai thoughts",
                                "%0 ties for %1 of %2, so that %3 does not get it.")},
                figureName(caste), where, Reason::player(tied.leader)),
        {tied.figures},
        givenAway(step) ? std::nullopt : stakeOf(step, tied.leader, caste)};
}

// Of one figure each of two settlements.
Cause explainTies(const Step& step, const FiguresAt& first, const FiguresAt& second) {
    const auto figure = [](const FiguresAt& at) { return figureName(std::countr_zero(at.castes)); };
    return {because({PARLOUR_PHRASE("Samurai reasons",
                                    "Tie for both %1 of %2 and %3 of %4: nobody gets them."),
                     PARLOUR_PHRASE("Samurai thoughts",
                                    "%0 ties for both %1 of %2 and %3 of %4: nobody gets them.")},
                    figure(first), placeName(step.before(), first.settlement), figure(second),
                    placeName(step.before(), second.settlement)),
            {first, second}};
}

} // namespace

std::optional<Reason> stake(const Step& step, int caste) {
    const Public& pub = step.before();
    if (wouldBeSafe(pub, step.hero(), caste))
        return because({PARLOUR_PHRASE("Samurai reasons",
                                       "If you win it, nobody can catch you in %1 any more."),
                        PARLOUR_PHRASE("Samurai thoughts",
                                       "Once it is won, nobody can catch %0 in %1 any more.")},
                       kindName(caste));
    if (wouldLead(pub, step.hero(), caste))
        return because({PARLOUR_PHRASE("Samurai reasons", "Winning it would put you ahead in %1."),
                        PARLOUR_PHRASE("Samurai thoughts", "Winning it would put %0 ahead in %1.")},
                       kindName(caste));
    return {};
}
// What it would mean to another seat.
std::optional<Reason> stakeOf(const Step& step, Seat seat, int caste) {
    if (wouldBeSafe(step.before(), seat, caste))
        return because(
            PARLOUR_PHRASE("Samurai reasons", "Winning it would give %1 the lead in %2 for good."),
            Reason::player(seat), kindName(caste));
    if (!wouldLead(step.before(), seat, caste)) return {};
    return because(PARLOUR_PHRASE("Samurai reasons", "Winning it would put %1 ahead in %2."),
                   Reason::player(seat), kindName(caste));
}

std::optional<Capture> settlingCapture(const Step& step) {
    for (const Capture& capture : step.captures)
        if (capture.winner == step.hero() && settles(step, capture.caste)) return capture;
    return {};
}

void addOwn(Causes& list, const Step& step) {
    const Public& pub = step.before();
    boost::container::static_vector<Capture, Captures::List::static_capacity> own;
    FigureList figures;
    for (const Capture& capture : step.captures)
        if (capture.winner == step.hero()) {
            own.push_back(capture);
            addFigure(figures, capture);
        }
    if (own.empty()) return;
    const Phrase where = placeName(pub, own[0].settlement);
    const Phrase& figure = figureName(own[0].caste);
    const auto result = resultOf(step);
    if (own.size() == 1) addOwnAndTies(list, step, own[0], result);
    if (own.size() == kCastes && own[0].settlement == own[2].settlement) {
        list.add({because({PARLOUR_PHRASE("Samurai reasons", "Capture %1 of %2."),
                           PARLOUR_PHRASE("Samurai thoughts", "%0 captures %1 of %2.")},
                          allFigures(kCastes), where),
                  figures, result, result.has_value()});
    } else if (own.size() > 2) {
        list.add({because({PARLOUR_PHRASE("Samurai reasons", "Capture %1 at once."),
                           PARLOUR_PHRASE("Samurai thoughts", "%0 captures %1 at once.")},
                          figureCount(static_cast<int>(own.size()))),
                  figures, result, result.has_value()});
    } else if (own.size() > 1 && own[0].settlement == own[1].settlement) {
        list.add({because({PARLOUR_PHRASE("Samurai reasons", "Capture both %1 and %2 of %3."),
                           PARLOUR_PHRASE("Samurai thoughts", "%0 captures both %1 and %2 of %3.")},
                          figure, figureName(own[1].caste), where),
                  figures, result, result.has_value()});
    } else if (own.size() > 1 && own[0].caste == own[1].caste) {
        list.add({because({PARLOUR_PHRASE("Samurai reasons", "Capture %1 of both %2 and %3."),
                           PARLOUR_PHRASE("Samurai thoughts", "%0 captures %1 of both %2 and %3.")},
                          figuresName(own[0].caste), where, placeName(pub, own[1].settlement)),
                  figures, result, result.has_value()});
    } else if (own.size() > 1) {
        list.add(
            {because({PARLOUR_PHRASE("Samurai reasons",
                                     "Capture two figures at once: %1 of %2 and %3 of %4."),
                      PARLOUR_PHRASE("Samurai thoughts",
                                     "%0 captures two figures at once: %1 of %2 and %3 of %4.")},
                     figure, where, figureName(own[1].caste), placeName(pub, own[1].settlement)),
             figures, result, result.has_value()});
    } else if (const Seat leader = rivalLeading(step, own[0].settlement, own[0].caste);
               leader != kNoSeat) {
        list.add(
            {because(
                 {PARLOUR_PHRASE("Samurai reasons", "Capture %1 of %2, where %3 was ahead."),
                  PARLOUR_PHRASE("Samurai thoughts", "%0 captures %1 of %2, where %3 was ahead.")},
                 figure, where, Reason::player(leader)),
             figures, result, result.has_value()});
    } else if (pub.leadOf(step.hero(), own[0].settlement, own[0].caste) > 0) {
        list.add(
            {because(
                 {PARLOUR_PHRASE("Samurai reasons", "Capture %1 of %2 while you lead there."),
                  PARLOUR_PHRASE("Samurai thoughts", "%0 captures %1 of %2 while leading there.")},
                 figure, where),
             figures, result, result.has_value()});
    } else if (pub.influenceOf(step.hero(), own[0].settlement, own[0].caste) > 0) {
        list.add({because({PARLOUR_PHRASE("Samurai reasons",
                                          "Break the tie for %1 of %2 and capture it."),
                           PARLOUR_PHRASE("Samurai thoughts",
                                          "%0 breaks the tie for %1 of %2 and captures it.")},
                          figure, where),
                  figures, result, result.has_value()});
    } else {
        list.add({because({PARLOUR_PHRASE("Samurai reasons", "Capture %1 of %2."),
                           PARLOUR_PHRASE("Samurai thoughts", "%0 captures %1 of %2.")},
                          figure, where),
                  figures, result, result.has_value()});
    }
}

// What others get by a step that does not win the game; of several the one that gets most.
std::optional<Reason> givenAway(const Step& step) {
    if (step.after.isOver() && Samurai::verdict(step.after).isWinner(step.hero())) return {};
    std::array<int, kMostSeats> gets{};
    for (const Capture& capture : step.captures)
        if (capture.winner != kNoSeat && capture.winner != step.hero())
            ++gets[index(capture.winner)];
    const auto most = std::ranges::max_element(gets);
    if (*most == 0) return {};
    const auto winner = static_cast<Seat>(most - gets.begin());
    if (*most > 1)
        return because(PARLOUR_PHRASE("Samurai reasons", "%2 gets %1, but led for them anyway."),
                       figureCount(*most), Reason::player(winner));
    const auto& given = *std::ranges::find(step.captures, winner, &Capture::winner);
    return because(PARLOUR_PHRASE("Samurai reasons", "%3 gets %1 of %2, but led for it anyway."),
                   figureName(given.caste), placeName(step.before(), given.settlement),
                   Reason::player(winner));
}

std::optional<Reason> setAsideToo(const Step& step) {
    for (const Capture& capture : step.captures)
        if (capture.winner == kNoSeat && winsAt(step, capture.settlement) &&
            leaderOf(step.before(), capture.settlement, capture.caste) == kNoSeat)
            return because(
                PARLOUR_PHRASE("Samurai reasons", "Nobody gets %1 of %2, as nobody leads for it."),
                figureName(capture.caste), placeName(step.before(), capture.settlement));
    return {};
}

// The only figure captured goes to another seat, and the observer stays ahead in its kind.
std::optional<Reason> explainGiven(const Step& step) {
    if (step.captures.size() != 1 || !givenAway(step)) return {};
    const Capture& given = step.captures.front();
    if (Samurai::verdict(step.after).leader[index(given.caste)] != step.hero()) return {};
    return because(
        {PARLOUR_PHRASE("Samurai reasons", "Let %1 have %2 of %3: you stay ahead in %4."),
         PARLOUR_PHRASE("Samurai thoughts", "%0 lets %1 have %2 of %3: still ahead in %4.")},
        Reason::player(given.winner), figureName(given.caste),
        placeName(step.before(), given.settlement), kindName(given.caste));
}

// Figures that nobody gets; first those that another seat led for.
void addTies(Causes& list, const Step& step) {
    boost::container::static_vector<Tied, Captures::List::static_capacity> ties;
    for (const Capture& capture : step.captures) {
        if (capture.winner != kNoSeat) continue;
        const Seat leader = rivalLeading(step, capture.settlement, capture.caste);
        const auto same = std::ranges::find_if(ties, [&](const Tied& tied) {
            return leader != kNoSeat && tied.leader == leader &&
                   tied.figures.settlement == capture.settlement;
        });
        const auto bit = static_cast<CasteSet>(1 << capture.caste);
        if (same != ties.end())
            same->figures.castes |= bit;
        else
            ties.push_back({{capture.settlement, bit}, leader});
    }
    const auto isLed = [](const Tied& tied) { return tied.leader != kNoSeat; };
    const auto isOneLed = [&](const Tied& tied) {
        return isLed(tied) && std::has_single_bit(tied.figures.castes);
    };
    if (std::ranges::count_if(ties, isLed) == 2 && std::ranges::count_if(ties, isOneLed) == 2) {
        const auto first = std::ranges::find_if(ties, isLed);
        const auto second = std::find_if(first + 1, ties.end(), isLed);
        list.add(explainTies(step, first->figures, second->figures));
    } else {
        for (const Tied& tied : ties)
            if (isLed(tied)) list.add(explainTie(step, tied));
    }
    for (const Tied& tied : ties)
        if (tied.leader == kNoSeat && !winsAt(step, tied.figures.settlement))
            list.add(
                {because(
                     {PARLOUR_PHRASE("Samurai reasons",
                                     "Surround %1 while nobody leads for %2: then nobody gets it."),
                      PARLOUR_PHRASE(
                          "Samurai thoughts",
                          "%0 surrounds %1 while nobody leads for %2: then nobody gets it.")},
                     placeName(step.before(), tied.figures.settlement),
                     figureName(std::countr_zero(tied.figures.castes))),
                 {tied.figures}});
}

Reason ending(const Step& step) {
    const Verdict verdict = Samurai::verdict(step.after);
    const bool isAlone = std::has_single_bit(verdict.winners);
    if (verdict.isWinner(step.hero()))
        return isAlone
                   ? because(
                         {PARLOUR_PHRASE("Samurai reasons", "This ends the game, and you win."),
                          PARLOUR_PHRASE("Samurai thoughts", "This ends the game, and %0 wins.")})
                   : because({PARLOUR_PHRASE("Samurai reasons",
                                             "This ends the game, and you share the victory."),
                              PARLOUR_PHRASE("Samurai thoughts",
                                             "This ends the game, and %0 shares the victory.")});
    if (isAlone)
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "This ends the game, and %1 wins."), Topic::Defeat},
            Reason::player(std::countr_zero(verdict.winners)));
    return because(
        {PARLOUR_PHRASE("Samurai reasons", "This ends the game, and others share the victory."),
         Topic::Defeat});
}

} // namespace parlour::samurai
