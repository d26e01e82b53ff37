#include "ai/samurai/explain.h"

#include "ai/base/telling.h"
#include "ai/samurai/exchange_reasons.h"
#include "ai/samurai/reason_words.h"
#include "ai/samurai/setup.h"
#include "ai/samurai/setup_reasons.h"
#include "core/base/index.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <utility>

namespace parlour::samurai {

namespace {

void add(Reasons& reasons, const std::optional<Reason>& reason) {
    if (reason && reasons.size() < reasons.capacity()) reasons.push_back(*reason);
}

Seat rivalLeading(const Step& step, int settlement, int caste) {
    const Seat leader = leaderOf(step.before(), settlement, caste);
    return leader == step.hero() ? kNoSeat : leader;
}

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
// Whether the next figure of the caste is the one that puts a seat ahead of another that has some.
bool wouldLead(const Public& pub, Seat seat, int caste) {
    const int own = pub.captured[index(seat)][index(caste)];
    const int most = mostOfOthers(pub, seat, caste);
    return own <= most && own + 1 > most && most > 0;
}

// What one more figure of a caste would mean to the observer.
std::optional<Reason> stake(const Step& step, int caste) {
    const Public& pub = step.before();
    if (!isSafe(pub, step.hero(), caste) && isSafe(pub, step.hero(), caste, 1))
        return because({PARLOUR_PHRASE("Samurai reasons",
                                       "If you win it, nobody can overtake you in %1 any more."),
                        PARLOUR_PHRASE("Samurai thoughts",
                                       "Once it is won, nobody can overtake %0 in %1 any more.")},
                       kindName(caste));
    if (wouldLead(pub, step.hero(), caste))
        return because({PARLOUR_PHRASE("Samurai reasons", "Winning it would put you ahead in %1."),
                        PARLOUR_PHRASE("Samurai thoughts", "Winning it would put %0 ahead in %1.")},
                       kindName(caste));
    return {};
}
// What it would mean to another seat.
std::optional<Reason> stakeOf(const Step& step, Seat seat, int caste) {
    if (!wouldLead(step.before(), seat, caste)) return {};
    return because(PARLOUR_PHRASE("Samurai reasons", "Winning it would put %1 ahead in %2."),
                   Reason::player(seat), kindName(caste));
}

// What the captures of a step change in the count of the observer's figures.
std::optional<Reason> resultOf(const Step& step) {
    const Verdict now = Samurai::verdict(step.after);
    const Verdict before = Samurai::verdict(step.before());
    for (int c = 0; c < kCastes; ++c)
        if (isSafe(step.after, step.hero(), c) && !isSafe(step.before(), step.hero(), c))
            return because(
                {PARLOUR_PHRASE("Samurai reasons", "Nobody can overtake you in %1 any more."),
                 PARLOUR_PHRASE("Samurai thoughts", "Nobody can overtake %0 in %1 any more.")},
                kindName(c));
    for (std::size_t c = 0; c < kCastes; ++c)
        if (now.leader[c] == step.hero() && before.leader[c] != step.hero())
            return because({PARLOUR_PHRASE("Samurai reasons", "That puts you ahead in %1."),
                            PARLOUR_PHRASE("Samurai thoughts", "That puts %0 ahead in %1.")},
                           kindName(static_cast<int>(c)));
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
    if (ties > 0 && tied->settlement != own.settlement)
        list.add(
            because(
                {PARLOUR_PHRASE("Samurai reasons",
                                "Capture %1 of %2, and tie for %3 of %4, so that nobody gets it."),
                 PARLOUR_PHRASE(
                     "Samurai thoughts",
                     "%0 captures %1 of %2, and ties for %3 of %4, so that nobody gets it.")},
                figure, where, figureName(tied->caste), placeName(step.before(), tied->settlement)),
            result);
    else if (ties == 1)
        list.add(
            because(
                {PARLOUR_PHRASE("Samurai reasons",
                                "Capture %1 of %2, and tie for %3, so that %4 does not get it."),
                 PARLOUR_PHRASE(
                     "Samurai thoughts",
                     "%0 captures %1 of %2, and ties for %3, so that %4 does not get it.")},
                figure, where, figureName(tied->caste), Reason::player(leader)),
            result);
    else if (ties > 1)
        list.add(
            because(
                {PARLOUR_PHRASE(
                     "Samurai reasons",
                     "Capture %1 of %2, and tie for the other two, so that %3 does not get them."),
                 PARLOUR_PHRASE("Samurai thoughts", "%0 captures %1 of %2, and ties for the other "
                                                    "two, so that %3 does not get them.")},
                figure, where, Reason::player(leader)),
            result);
}

void addOwn(Causes& list, const Step& step) {
    const Public& pub = step.before();
    boost::container::static_vector<Capture, Captures::List::static_capacity> own;
    for (const Capture& capture : step.captures)
        if (capture.winner == step.hero()) own.push_back(capture);
    if (own.empty()) return;
    const Phrase where = placeName(pub, own[0].settlement);
    const Phrase& figure = figureName(own[0].caste);
    const auto result = resultOf(step);
    if (own.size() == 1) addOwnAndTies(list, step, own[0], result);
    if (own.size() == kCastes && own[0].settlement == own[2].settlement) {
        list.add(because({PARLOUR_PHRASE("Samurai reasons", "Capture %1 of %2."),
                          PARLOUR_PHRASE("Samurai thoughts", "%0 captures %1 of %2.")},
                         someFigures(kCastes, kCastes), where),
                 result);
    } else if (own.size() > 2) {
        list.add(because({PARLOUR_PHRASE("Samurai reasons", "Capture %1 at once."),
                          PARLOUR_PHRASE("Samurai thoughts", "%0 captures %1 at once.")},
                         figureCount(static_cast<int>(own.size()))),
                 result);
    } else if (own.size() > 1 && own[0].settlement == own[1].settlement) {
        list.add(because({PARLOUR_PHRASE("Samurai reasons", "Capture both %1 and %2 of %3."),
                          PARLOUR_PHRASE("Samurai thoughts", "%0 captures both %1 and %2 of %3.")},
                         figure, figureName(own[1].caste), where),
                 result);
    } else if (own.size() > 1 && own[0].caste == own[1].caste) {
        list.add(because({PARLOUR_PHRASE("Samurai reasons", "Capture %1 of both %2 and %3."),
                          PARLOUR_PHRASE("Samurai thoughts", "%0 captures %1 of both %2 and %3.")},
                         figuresName(own[0].caste), where, placeName(pub, own[1].settlement)),
                 result);
    } else if (own.size() > 1) {
        list.add(
            because({PARLOUR_PHRASE("Samurai reasons",
                                    "Capture two figures at once: %1 of %2 and %3 of %4."),
                     PARLOUR_PHRASE("Samurai thoughts",
                                    "%0 captures two figures at once: %1 of %2 and %3 of %4.")},
                    figure, where, figureName(own[1].caste), placeName(pub, own[1].settlement)),
            result);
    } else if (const Seat leader = rivalLeading(step, own[0].settlement, own[0].caste);
               leader != kNoSeat) {
        list.add(
            because(
                {PARLOUR_PHRASE("Samurai reasons", "Capture %1 of %2, where %3 was ahead."),
                 PARLOUR_PHRASE("Samurai thoughts", "%0 captures %1 of %2, where %3 was ahead.")},
                figure, where, Reason::player(leader)),
            result);
    } else if (pub.leadOf(step.hero(), own[0].settlement, own[0].caste) > 0) {
        list.add(
            because(
                {PARLOUR_PHRASE("Samurai reasons", "Capture %1 of %2 while you lead there."),
                 PARLOUR_PHRASE("Samurai thoughts", "%0 captures %1 of %2 while leading there.")},
                figure, where),
            result);
    } else {
        list.add(because({PARLOUR_PHRASE("Samurai reasons", "Capture %1 of %2."),
                          PARLOUR_PHRASE("Samurai thoughts", "%0 captures %1 of %2.")},
                         figure, where),
                 result);
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
        return because(PARLOUR_PHRASE("Samurai reasons", "In return, %2 gets %1."),
                       figureCount(*most), Reason::player(winner));
    const auto& given = *std::ranges::find(step.captures, winner, &Capture::winner);
    return because(PARLOUR_PHRASE("Samurai reasons", "In return, %3 gets %1 of %2."),
                   figureName(given.caste), placeName(step.before(), given.settlement),
                   Reason::player(winner));
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
    for (const Capture& capture : step.captures) {
        const Seat leader = rivalLeading(step, capture.settlement, capture.caste);
        if (capture.winner != kNoSeat || leader == kNoSeat) continue;
        list.add(because({PARLOUR_PHRASE("Samurai reasons",
                                         "Tie for %1 of %2, so that %3 does not get it."),
                          PARLOUR_PHRASE("Samurai thoughts",
                                         "%0 ties for %1 of %2, so that %3 does not get it.")},
                         figureName(capture.caste), placeName(step.before(), capture.settlement),
                         Reason::player(leader)),
                 givenAway(step) ? std::nullopt : stakeOf(step, leader, capture.caste));
    }
    for (const Capture& capture : step.captures)
        if (capture.winner == kNoSeat &&
            rivalLeading(step, capture.settlement, capture.caste) == kNoSeat)
            list.add(because(
                {PARLOUR_PHRASE("Samurai reasons",
                                "Surround %1 while nobody leads for %2: then nobody gets it."),
                 PARLOUR_PHRASE("Samurai thoughts",
                                "%0 surrounds %1 while nobody leads for %2: then nobody gets it.")},
                placeName(step.before(), capture.settlement), figureName(capture.caste)));
}

// How the game ends by a step.
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
        return because(PARLOUR_PHRASE("Samurai reasons", "This ends the game, and %1 wins."),
                       Reason::player(std::countr_zero(verdict.winners)));
    return because(
        PARLOUR_PHRASE("Samurai reasons", "This ends the game, and others share the victory."));
}

// --- what a tile does for figures that stay ---------------------------------------------------

enum class Effect : std::uint8_t { None, Fill, Approach, Widen, Secure, Draw, Lead };
constexpr std::array<int, 7> kWeights{0, 2, 3, 3, 8, 10, 12}; // by effect, for one figure

// The strongest tile that a seat can still put beside a settlement for a caste.
int strongestFor(const Public& pub, Seat seat, int settlement, int caste) {
    const bool isLandFree = pub.openLand[index(settlement)] > 0;
    const bool isSeaFree = std::ranges::any_of(pub.board().seaAround[index(settlement)],
                                               [&](int n) { return pub.freeSea.contains(n); });
    int strongest = 0;
    const auto offer = [&](Tile tile) {
        if (tile.castes() >> caste & 1) strongest = std::max(strongest, tile.strength());
    };
    for (const Tile tile : pub.unplayed[index(seat)].types()) {
        if (!(tile.isShip() ? isSeaFree : isLandFree)) continue;
        offer(tile);
        if (!tile.isTileExchange()) continue;
        for (std::uint64_t own = pub.movable[index(seat)]; own != 0; own &= own - 1)
            offer(pub.onLand[index(std::countr_zero(own))].tile());
    }
    return strongest;
}

// Whether no other seat draws level for the figure with its next tile there.
bool isFirm(const Public& pub, Seat seat, int settlement, int caste) {
    for (Seat other = 0; other < pub.options.players; ++other)
        if (other != seat && pub.influenceOf(seat, settlement, caste) <=
                                 pub.influenceOf(other, settlement, caste) +
                                     strongestFor(pub, other, settlement, caste))
            return false;
    return true;
}

Effect effectOf(const Step& step, int settlement, int caste) {
    const int before = step.before().leadOf(step.hero(), settlement, caste);
    const int now = step.after.leadOf(step.hero(), settlement, caste);
    const bool fills =
        step.after.openLand[index(settlement)] < step.before().openLand[index(settlement)];
    if (now > 0 && before > 0 && now >= before) {
        const bool isMore = now > before;
        if (isFirm(step.before(), step.hero(), settlement, caste))
            return fills ? Effect::Fill : isMore ? Effect::Widen : Effect::None;
        if (isFirm(step.after, step.hero(), settlement, caste)) return Effect::Secure;
        return isMore ? Effect::Widen : fills ? Effect::Fill : Effect::None;
    }
    if (now <= before) return Effect::None;
    if (now > 0) return Effect::Lead;
    if (now < 0) return Effect::Approach;
    return rivalLeading(step, settlement, caste) != kNoSeat ? Effect::Draw : Effect::None;
}

// What a tile does for figures of a settlement in the same way.
struct Touch {
    int settlement = 0;
    Effect effect = Effect::None;
    int figures = 0;
    int caste = 0; // of the first

    int weight() const { return kWeights[static_cast<std::size_t>(effect)] * figures; }
};

using Touches = boost::container::static_vector<Touch, 6 * kCastes>;

// Those that matter most first.
Touches touchesOf(const Step& step) {
    Touches touches;
    for (const std::uint8_t s : touchedBy(step.before().board(), step.goal())) {
        const auto first = touches.size();
        for (int c = 0; c < kCastes; ++c) {
            if (!step.after.hasFigure(s, c)) continue;
            const Effect effect = effectOf(step, s, c);
            if (effect == Effect::None) continue;
            const auto same =
                std::find_if(touches.begin() + static_cast<std::ptrdiff_t>(first), touches.end(),
                             [&](const Touch& touch) { return touch.effect == effect; });
            if (same != touches.end())
                ++same->figures;
            else
                touches.push_back({s, effect, 1, c});
        }
    }
    for (auto touch = touches.begin(); touch != touches.end(); ++touch) // stable, without heap
        std::rotate(std::ranges::upper_bound(touches.begin(), touch, touch->weight(),
                                             std::greater{}, &Touch::weight),
                    touch, touch + 1);
    return touches;
}

// What it is about, as explainLead names it.
const Phrase& figuresOf(const Step& step, const Touch& touch) {
    return touch.figures == 1
               ? figureName(touch.caste)
               : someFigures(touch.figures,
                             std::popcount(step.before().figures[index(touch.settlement)]));
}

Reason explainLead(const Step& step, const Touch& touch, const Phrase& where) {
    const Seat leader = rivalLeading(step, touch.settlement, touch.caste);
    if (touch.figures == 1 && leader != kNoSeat)
        return because({PARLOUR_PHRASE("Samurai reasons", "Overtake %1 for %2 of %3."),
                        PARLOUR_PHRASE("Samurai thoughts", "%0 overtakes %1 for %2 of %3.")},
                       Reason::player(leader), figureName(touch.caste), where);
    return because({PARLOUR_PHRASE("Samurai reasons", "Take the lead for %1 of %2."),
                    PARLOUR_PHRASE("Samurai thoughts", "%0 takes the lead for %1 of %2.")},
                   figuresOf(step, touch), where);
}

Reason explainDraw(const Step& step, const Touch& touch, const Phrase& where) {
    if (touch.figures > 1)
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Draw level for %1 of %2: as long as they are tied, nobody gets them."),
             PARLOUR_PHRASE(
                 "Samurai thoughts",
                 "%0 draws level for %1 of %2: as long as they are tied, nobody gets them.")},
            figuresOf(step, touch), where);
    return because(
        {PARLOUR_PHRASE("Samurai reasons",
                        "Draw level with %1 for %2 of %3: as long as it is tied, nobody gets it."),
         PARLOUR_PHRASE(
             "Samurai thoughts",
             "%0 draws level with %1 for %2 of %3: as long as it is tied, nobody gets it.")},
        Reason::player(rivalLeading(step, touch.settlement, touch.caste)), figureName(touch.caste),
        where);
}

Reason explainSecure(const Step& step, const Touch& touch, const Phrase& where) {
    return because(
        {PARLOUR_PHRASE("Samurai reasons",
                        "Make sure of %1 of %2: no single tile can catch you there."),
         PARLOUR_PHRASE("Samurai thoughts",
                        "%0 makes sure of %1 of %2: no single tile can catch up there.")},
        figuresOf(step, touch), where);
}

Reason explainWiden(const Step& step, const Touch& touch, const Phrase& where) {
    if (touch.figures > 1)
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "Strengthen your lead for %1 of %2."),
             PARLOUR_PHRASE("Samurai thoughts", "%0 strengthens the lead for %1 of %2.")},
            figuresOf(step, touch), where);
    return because({PARLOUR_PHRASE("Samurai reasons",
                                   "Strengthen your lead for %1 of %2: you are %3 ahead now."),
                    PARLOUR_PHRASE("Samurai thoughts",
                                   "%0 strengthens the lead for %1 of %2 and is now %3 ahead.")},
                   figureName(touch.caste), where,
                   step.after.leadOf(step.hero(), touch.settlement, touch.caste));
}

Reason explainApproach(const Step& step, const Touch& touch, const Phrase& where) {
    if (touch.figures > 1)
        return because({PARLOUR_PHRASE("Samurai reasons", "Close in on %1 of %2."),
                        PARLOUR_PHRASE("Samurai thoughts", "%0 closes in on %1 of %2.")},
                       figuresOf(step, touch), where);
    return because(
        {PARLOUR_PHRASE("Samurai reasons", "Get within %1 of the lead for %2 of %3."),
         PARLOUR_PHRASE("Samurai thoughts", "%0 gets within %1 of the lead for %2 of %3.")},
        -step.after.leadOf(step.hero(), touch.settlement, touch.caste), figureName(touch.caste),
        where);
}

Reason explainTouch(const Step& step, const Touch& touch) {
    const Phrase where = placeName(step.before(), touch.settlement);
    switch (touch.effect) {
    case Effect::Lead: return explainLead(step, touch, where);
    case Effect::Draw: return explainDraw(step, touch, where);
    case Effect::Secure: return explainSecure(step, touch, where);
    case Effect::Widen: return explainWiden(step, touch, where);
    case Effect::Approach: return explainApproach(step, touch, where);
    default: break;
    }
    return because(
        {PARLOUR_PHRASE("Samurai reasons", "Bring %1 closer to capture while you lead there."),
         PARLOUR_PHRASE("Samurai thoughts", "%0 brings %1 closer to capture while leading there.")},
        where);
}

// The same after another cause: one tile does both.
Reason explainAlso(const Step& step, const Touch& touch) {
    const Phrase where = placeName(step.before(), touch.settlement);
    const Phrase& figures = figuresOf(step, touch);
    switch (touch.effect) {
    case Effect::Lead:
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "That also puts you in the lead for %1 of %2."),
             PARLOUR_PHRASE("Samurai thoughts", "That also puts %0 in the lead for %1 of %2.")},
            figures, where);
    case Effect::Draw:
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "That also draws you level for %1 of %2."),
             PARLOUR_PHRASE("Samurai thoughts", "That also draws %0 level for %1 of %2.")},
            figures, where);
    case Effect::Secure:
        return because(
            {PARLOUR_PHRASE(
                 "Samurai reasons",
                 "That also makes sure of %1 of %2: no single tile can catch you there."),
             PARLOUR_PHRASE(
                 "Samurai thoughts",
                 "That also makes sure of %1 of %2: no single tile can catch up there.")},
            figures, where);
    case Effect::Widen:
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "That also strengthens your lead for %1 of %2."),
             PARLOUR_PHRASE("Samurai thoughts", "That also strengthens %0's lead for %1 of %2.")},
            figures, where);
    case Effect::Approach:
        if (touch.figures > 1)
            return because({PARLOUR_PHRASE("Samurai reasons",
                                           "That also brings you closer to the lead for %1 of %2."),
                            PARLOUR_PHRASE("Samurai thoughts",
                                           "That also brings %0 closer to the lead for %1 of %2.")},
                           figures, where);
        return because({PARLOUR_PHRASE("Samurai reasons",
                                       "That also brings you within %1 of the lead for %2 of %3."),
                        PARLOUR_PHRASE("Samurai thoughts",
                                       "That also brings %0 within %1 of the lead for %2 of %3.")},
                       -step.after.leadOf(step.hero(), touch.settlement, touch.caste), figures,
                       where);
    default: break;
    }
    return because({PARLOUR_PHRASE("Samurai reasons",
                                   "That also brings %1 closer to capture while you lead there."),
                    PARLOUR_PHRASE("Samurai thoughts",
                                   "That also brings %1 closer to capture while %0 leads there.")},
                   where);
}

// What a tile does elsewhere, if that matters as well.
std::optional<Reason> explainBeside(const Step& step, const Touch& touch, const Touches& all) {
    constexpr int kMatters = 6;
    for (const Touch& other : all)
        if (other.settlement != touch.settlement && other.weight() >= kMatters)
            return explainAlso(step, other);
    return {};
}

std::optional<Reason> resultOf(const Step& step, const Touch& touch, const Touches& all) {
    std::optional<Reason> result;
    if (touch.figures == 1 && touch.effect == Effect::Draw)
        result = stakeOf(step, rivalLeading(step, touch.settlement, touch.caste), touch.caste);
    else if (touch.figures == 1 && touch.effect != Effect::Approach && touch.effect != Effect::Fill)
        result = stake(step, touch.caste);
    if (!result) result = explainBeside(step, touch, all);
    if (!result && step.after.openLand[index(touch.settlement)] == 1)
        result = because(PARLOUR_PHRASE("Samurai reasons", "Only one land space is left there."));
    return result;
}

// A stronger tile of the hand that would do no more on this space, the weakest of those.
std::optional<Tile> sparedBy(const Step& step) {
    const Tile tile = step.move.tile;
    std::optional<Tile> spared;
    for (const Tile other : step.view.hand.types()) {
        if (other.strength() <= tile.strength() || other.isShip() != tile.isShip() ||
            (other.castes() & tile.castes()) != tile.castes() ||
            !Samurai::fitsTurn(step.before(), other) ||
            (spared && spared->strength() <= other.strength()))
            continue;
        const Step with(step.view, Move::place(other, step.move.at));
        const auto doesNoMore = [&](int s, int c) {
            const int lead = step.after.leadOf(step.hero(), s, c);
            const int lead2 = with.after.leadOf(step.hero(), s, c);
            return (lead > 0) == (lead2 > 0) && (lead < 0) == (lead2 < 0);
        };
        bool isEnough = std::ranges::equal(step.captures, with.captures);
        for (const std::uint8_t s : touchedBy(step.before().board(), step.move.at))
            for (int c = 0; c < kCastes; ++c)
                isEnough = isEnough && (!step.before().hasFigure(s, c) || doesNoMore(s, c));
        if (isEnough) spared = other;
    }
    return spared;
}

bool isSameKind(Tile a, Tile b) { return a.castes() == b.castes() && a.isRonin() == b.isRonin(); }

bool canPlayNormal(const Step& step) {
    if (step.after.hasPlayedNormal || step.after.isOver() || step.after.freeLand == 0) return false;
    for (const Tile tile : step.view.hand.types())
        if (!tile.isFast() && !tile.isExchange()) return true;
    return false;
}

// What a tile does at two settlements for a figure of each, the more important effect first.
void addPair(Causes& list, const Step& step, const Touch& first, const Touch& second) {
    if (first.settlement == second.settlement) return;
    if (first.effect == Effect::Fill && second.effect == Effect::Fill)
        list.add(
            because({PARLOUR_PHRASE("Samurai reasons",
                                    "Bring %1 and %2 closer to capture while you lead at both."),
                     PARLOUR_PHRASE("Samurai thoughts",
                                    "%0 brings %1 and %2 closer to capture, leading at both.")},
                    placeName(step.before(), first.settlement),
                    placeName(step.before(), second.settlement)));
    if (first.figures > 1 || second.figures > 1) return;
    const auto tell = [&](const Wording& wording) {
        list.add(because(wording, figureName(first.caste),
                         placeName(step.before(), first.settlement), figureName(second.caste),
                         placeName(step.before(), second.settlement)));
    };
    const auto tellKind = [&](const Wording& wording) {
        list.add(because(wording, figuresName(first.caste),
                         placeName(step.before(), first.settlement),
                         placeName(step.before(), second.settlement)));
    };
    const bool isOneKind = first.caste == second.caste;
    const auto are = [&](Effect a, Effect b) { return first.effect == a && second.effect == b; };
    if (are(Effect::Lead, Effect::Lead) && isOneKind)
        tellKind(
            {PARLOUR_PHRASE("Samurai reasons", "Take the lead for %1 of both %2 and %3."),
             PARLOUR_PHRASE("Samurai thoughts", "%0 takes the lead for %1 of both %2 and %3.")});
    else if (are(Effect::Lead, Effect::Lead))
        tell({PARLOUR_PHRASE("Samurai reasons", "Take the lead for both %1 of %2 and %3 of %4."),
              PARLOUR_PHRASE("Samurai thoughts",
                             "%0 takes the lead for both %1 of %2 and %3 of %4.")});
    else if (are(Effect::Lead, Effect::Draw))
        tell({PARLOUR_PHRASE("Samurai reasons",
                             "Take the lead for %1 of %2, and draw level for %3 of %4."),
              PARLOUR_PHRASE("Samurai thoughts",
                             "%0 takes the lead for %1 of %2, and draws level for %3 of %4.")});
    else if (are(Effect::Lead, Effect::Widen))
        tell({PARLOUR_PHRASE("Samurai reasons",
                             "Take the lead for %1 of %2, and strengthen yours for %3 of %4."),
              PARLOUR_PHRASE(
                  "Samurai thoughts",
                  "%0 takes the lead for %1 of %2, and strengthens the one for %3 of %4.")});
    else if (are(Effect::Widen, Effect::Widen) && isOneKind)
        tellKind(
            {PARLOUR_PHRASE("Samurai reasons", "Strengthen your lead for %1 of both %2 and %3."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 strengthens the lead for %1 of both %2 and %3.")});
    else if (are(Effect::Widen, Effect::Widen))
        tell({PARLOUR_PHRASE("Samurai reasons",
                             "Strengthen your lead for both %1 of %2 and %3 of %4."),
              PARLOUR_PHRASE("Samurai thoughts",
                             "%0 strengthens the lead for both %1 of %2 and %3 of %4.")});
    else if (are(Effect::Widen, Effect::Approach))
        tell({PARLOUR_PHRASE("Samurai reasons",
                             "Strengthen your lead for %1 of %2, and close in on %3 of %4."),
              PARLOUR_PHRASE("Samurai thoughts",
                             "%0 strengthens the lead for %1 of %2, and closes in on %3 of %4.")});
    else if (are(Effect::Approach, Effect::Widen))
        addPair(list, step, second, first);
    else if (are(Effect::Approach, Effect::Approach) && isOneKind)
        tellKind({PARLOUR_PHRASE("Samurai reasons", "Close in on %1 of both %2 and %3."),
                  PARLOUR_PHRASE("Samurai thoughts", "%0 closes in on %1 of both %2 and %3.")});
    else if (are(Effect::Approach, Effect::Approach))
        tell({PARLOUR_PHRASE("Samurai reasons", "Close in on two figures: %1 of %2 and %3 of %4."),
              PARLOUR_PHRASE("Samurai thoughts",
                             "%0 closes in on two figures: %1 of %2 and %3 of %4.")});
}

void addTile(Causes& list, const Step& step) {
    const Touches touches = touchesOf(step);
    const auto leadsForAll = [&](const Touch& touch) { // whatever can be won there
        return touch.effect == Effect::Lead &&
               touch.figures == std::popcount(step.before().figures[index(touch.settlement)]);
    };
    if (touches.size() > 1 && leadsForAll(touches[0]) && leadsForAll(touches[1]))
        list.add(because(
            {PARLOUR_PHRASE("Samurai reasons", "One tile puts you in the lead at both %1 and %2."),
             PARLOUR_PHRASE("Samurai thoughts", "One tile puts %0 in the lead at both %1 and %2.")},
            placeName(step.before(), touches[0].settlement),
            placeName(step.before(), touches[1].settlement)));
    else if (touches.size() > 1)
        addPair(list, step, touches[0], touches[1]);
    for (const Touch& touch : touches)
        list.add(explainTouch(step, touch), resultOf(step, touch, touches),
                 explainAlso(step, touch));
    const bool isOfUse = !touches.empty() || !list.empty();
    if (isOfUse && !step.isMoved()) {
        const auto spared = sparedBy(step);
        if (spared && isSameKind(*spared, step.move.tile))
            list.add(because(
                {PARLOUR_PHRASE("Samurai reasons",
                                "The %1 is enough here: keep the stronger one for later."),
                 PARLOUR_PHRASE("Samurai thoughts",
                                "The %1 is enough here: %0 keeps the stronger one for later.")},
                tileWords(step.move.tile)));
        else if (spared)
            list.add(because(
                {PARLOUR_PHRASE("Samurai reasons", "The %1 is enough here: keep the %2 for later."),
                 PARLOUR_PHRASE("Samurai thoughts",
                                "The %1 is enough here: %0 keeps the %2 for later.")},
                tileWords(step.move.tile), tileWords(*spared)));
        if (step.move.tile.isFast() && canPlayNormal(step))
            list.add(
                because({PARLOUR_PHRASE(
                             "Samurai reasons",
                             "The %1 is a fast tile: you can still play a normal one this turn."),
                         PARLOUR_PHRASE(
                             "Samurai thoughts",
                             "The %1 is a fast tile: %0 can still play a normal one this turn.")},
                        tileWords(step.move.tile)));
    }
    if (!list.empty()) return;
    const int beside = contestedBeside(step.before(), step.goal());
    if (const auto given = explainGiven(step))
        list.add(*given);
    else if (givenAway(step))
        list.add(because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Spend the %1 here and keep your other tiles for better places."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 spends the %1 here and keeps the other tiles for better places.")},
            tileWords(step.tile())));
    else if (beside >= 0)
        list.add(
            because({PARLOUR_PHRASE("Samurai reasons",
                                    "Fill a space beside %1 before it can be used against you."),
                     PARLOUR_PHRASE("Samurai thoughts",
                                    "%0 fills a space beside %1 before anybody else can use it.")},
                    placeName(step.before(), beside)));
    else
        list.add(because(
            {PARLOUR_PHRASE("Samurai reasons", "Spend the %1 where nothing is at stake."),
             PARLOUR_PHRASE("Samurai thoughts", "%0 spends the %1 where nothing is at stake.")},
            tileWords(step.tile())));
}

Causes causesOf(const Step& step) {
    Causes list;
    if (step.after.isOver() && !step.captures.empty()) list.add(ending(step));
    addOwn(list, step);
    addTies(list, step);
    switch (step.move.kind) {
    case Move::Kind::End: list.add(explainEnd(step.view)); break;
    case Move::Kind::FigureExchange: addFigures(list, step); break;
    default: addTile(list, step);
    }
    return list;
}

// The most telling cause, and before it the first, which it adds to.
Reasons told(const Step& step, const Causes& own, const RivalReasons& ofRivals) {
    Reasons reasons;
    const Reason& first = own.all().front();
    const Reason& most = telling(own.all(), ofRivals);
    const bool isExchange = step.move.kind == Move::Kind::FigureExchange;
    const auto given = isExchange ? givenInExchange(step) : givenAway(step);
    add(reasons, first);
    const auto moving = step.isMoved() ? explainMoving(step) : std::nullopt;
    add(reasons, moving);
    if (&most != &first)
        add(reasons, own.after(most));
    else if (!moving)
        add(reasons, own.result());
    const auto named = explainGiven(step);
    if (!named || !saysTheSame(*named, first)) add(reasons, given);
    return reasons;
}

// What speaks for a step.
ReasonList reasonsFor(const Observation& view, const Move& move) {
    if (isSetup(view)) return setupReasons(view, move);
    const Causes causes = causesOf(Step(view, move));
    return {causes.all().begin(), causes.all().end()};
}

// Why one step rather than others.
Reasons explainStep(const Observation& view, const Move& move, const RivalReasons& ofRivals) {
    if (isSetup(view)) return {telling(setupReasons(view, move), ofRivals)};
    const Step step(view, move);
    return told(step, causesOf(step), ofRivals);
}

// The only tile of the hand that can still be played in this turn.
std::optional<Tile> onlyTileLeft(const Observation& view) {
    std::optional<Tile> only;
    for (const Move& move : Samurai::legalMoves(view)) {
        if (move.kind == Move::Kind::End) continue;
        const Tile tile = move.kind == Move::Kind::FigureExchange ? kFigureExchange
                          : move.kind == Move::Kind::TileExchange ? kTileExchange
                                                                  : move.tile;
        if (only && *only != tile) return {};
        only = tile;
    }
    return only;
}

} // namespace

Reason explainEnd(const Observation& view) {
    if (view.pub.stepsThisTurn == 0)
        return because({PARLOUR_PHRASE("Samurai reasons", "You cannot play any tile."),
                        PARLOUR_PHRASE("Samurai thoughts", "%0 cannot play any tile.")});
    if (view.hand.empty())
        return because({PARLOUR_PHRASE("Samurai reasons", "You have played all your tiles."),
                        PARLOUR_PHRASE("Samurai thoughts", "%0 has played all tiles.")});
    if (Samurai::legalMoves(view).size() == 1)
        return because(PARLOUR_PHRASE("Samurai reasons", "Nothing more can be played this turn."));
    if (const auto left = onlyTileLeft(view))
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "End your turn here: the %1 is worth more later."),
             PARLOUR_PHRASE("Samurai thoughts", "%0 ends the turn and keeps the %1 for later.")},
            tileWords(*left));
    return because({PARLOUR_PHRASE("Samurai reasons",
                                   "End your turn here: what you still hold is worth more later."),
                    PARLOUR_PHRASE("Samurai thoughts",
                                   "%0 ends the turn and keeps the other tiles for later.")});
}

Reasons explainMove(const Observation& view, const Move& step) {
    return explainStep(view, step, {});
}

Reasons explain(const Observation& view, const FlatMonteCarlo<Samurai>& search) {
    RivalReasons ofRivals;
    if (const auto rival = search.rival())
        ofRivals.push_back(reasonsFor(view, search.moves()[*rival]));
    for (const std::size_t other : search.asGood())
        ofRivals.push_back(reasonsFor(view, search.moves()[other]));
    return explainStep(view, search.moves()[search.ranking()[0]], ofRivals);
}

} // namespace parlour::samurai
