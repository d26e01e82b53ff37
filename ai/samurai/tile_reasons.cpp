#include "ai/samurai/tile_reasons.h"

#include "ai/samurai/capture_reasons.h"
#include "ai/samurai/reason_words.h"
#include "ai/samurai/step_effects.h"
#include "core/base/index.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace parlour::samurai {

namespace {

// What it is about, as explainLead names it.
const Phrase& figuresOf(const Step& step, const Touch& touch) {
    return figuresAt(step.before(), touch.settlement, touch.castes);
}

Reason explainLead(const Step& step, const Touch& touch, const Phrase& where) {
    const Seat leader = rivalLeading(step, touch.settlement, touch.caste());
    if (touch.figures() == 1 && leader != kNoSeat)
        return because({PARLOUR_PHRASE("Samurai reasons", "Overtake %1 for %2 of %3."),
                        PARLOUR_PHRASE("Samurai thoughts", "%0 overtakes %1 for %2 of %3.")},
                       Reason::player(leader), figureName(touch.caste()), where);
    return because({PARLOUR_PHRASE("Samurai reasons", "Take the lead for %1 of %2."),
                    PARLOUR_PHRASE("Samurai thoughts", "%0 takes the lead for %1 of %2.")},
                   figuresOf(step, touch), where);
}

Reason explainDraw(const Step& step, const Touch& touch, const Phrase& where) {
    if (touch.figures() > 1)
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
        Reason::player(rivalLeading(step, touch.settlement, touch.caste())),
        figureName(touch.caste()), where);
}

Reason explainSecure(const Step& step, const Touch& touch, const Phrase& where) {
    return because(
        {PARLOUR_PHRASE("Samurai reasons",
                        "Extend your lead for %1 of %2: no single tile can catch you there."),
         PARLOUR_PHRASE("Samurai thoughts",
                        "%0 extends the lead for %1 of %2: no single tile can catch up there.")},
        figuresOf(step, touch), where);
}

Reason explainWiden(const Step& step, const Touch& touch, const Phrase& where) {
    if (touch.figures() > 1)
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "Strengthen your lead for %1 of %2."),
             PARLOUR_PHRASE("Samurai thoughts", "%0 strengthens the lead for %1 of %2.")},
            figuresOf(step, touch), where);
    return because({PARLOUR_PHRASE("Samurai reasons",
                                   "Strengthen your lead for %1 of %2: that puts you %3 ahead."),
                    PARLOUR_PHRASE("Samurai thoughts",
                                   "%0 strengthens the lead for %1 of %2 and is now %3 ahead.")},
                   figureName(touch.caste()), where,
                   step.after.leadOf(step.hero(), touch.settlement, touch.caste()));
}

Reason explainApproach(const Step& step, const Touch& touch, const Phrase& where) {
    if (touch.figures() > 1)
        return because({PARLOUR_PHRASE("Samurai reasons", "Close in on %1 of %2."),
                        PARLOUR_PHRASE("Samurai thoughts", "%0 closes in on %1 of %2.")},
                       figuresOf(step, touch), where);
    return because(
        {PARLOUR_PHRASE("Samurai reasons", "Get within %1 of the lead for %2 of %3."),
         PARLOUR_PHRASE("Samurai thoughts", "%0 gets within %1 of the lead for %2 of %3.")},
        -step.after.leadOf(step.hero(), touch.settlement, touch.caste()), figureName(touch.caste()),
        where);
}

Reason explainTouch(const Step& step, const Touch& touch) {
    const Phrase where = placeName(step.before(), touch.settlement);
    switch (touch.effect) {
    case Effect::Lead: return explainLead(step, touch, where);
    case Effect::Draw: return explainDraw(step, touch, where);
    case Effect::Secure: return explainSecure(step, touch, where);
    case Effect::Widen: return explainWiden(step, touch, where);
    case Effect::Approach:
    case Effect::Chase: return explainApproach(step, touch, where);
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
            {PARLOUR_PHRASE("Samurai reasons", "The tile also puts you in the lead for %1 of %2."),
             PARLOUR_PHRASE("Samurai thoughts", "The tile also puts %0 in the lead for %1 of %2.")},
            figures, where);
    case Effect::Draw:
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "The tile also draws you level for %1 of %2."),
             PARLOUR_PHRASE("Samurai thoughts", "The tile also draws %0 level for %1 of %2.")},
            figures, where);
    case Effect::Secure:
        return because(
            {PARLOUR_PHRASE(
                 "Samurai reasons",
                 "The tile also extends your lead for %1 of %2 so far that no single tile "
                 "can catch you there."),
             PARLOUR_PHRASE(
                 "Samurai thoughts",
                 "The tile also extends %0's lead for %1 of %2 so far that no single tile "
                 "can catch up there.")},
            figures, where);
    case Effect::Widen:
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "The tile also strengthens your lead for %1 of %2."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "The tile also strengthens %0's lead for %1 of %2.")},
            figures, where);
    case Effect::Approach:
    case Effect::Chase:
        if (touch.figures() > 1)
            return because(
                {PARLOUR_PHRASE("Samurai reasons",
                                "The tile also brings you closer to the lead for %1 of %2."),
                 PARLOUR_PHRASE("Samurai thoughts",
                                "The tile also brings %0 closer to the lead for %1 of %2.")},
                figures, where);
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "The tile also brings you within %1 of the lead for %2 of %3."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "The tile also brings %0 within %1 of the lead for %2 of %3.")},
            -step.after.leadOf(step.hero(), touch.settlement, touch.caste()), figures, where);
    default: break;
    }
    return because(
        {PARLOUR_PHRASE("Samurai reasons",
                        "The tile also brings %1 closer to capture while you lead there."),
         PARLOUR_PHRASE("Samurai thoughts",
                        "The tile also brings %1 closer to capture while %0 leads there.")},
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

// What the figure of an effect would mean for who leads in its kind.
std::optional<Reason> stakeOf(const Step& step, const Touch& touch) {
    if (touch.figures() > 1 || touch.effect == Effect::Fill) return {};
    const int caste = touch.caste();
    const Seat rival = rivalLeading(step, touch.settlement, caste);
    if (step.after.leadOf(step.hero(), touch.settlement, caste) > 0)
        if (auto own = stake(step, caste)) return own;
    return rival == kNoSeat ? std::nullopt : stakeOf(step, rival, caste);
}

// That a lead cannot be ended by one tile.
std::optional<Reason> explainFirm(const Step& step, const Touch& touch) {
    if (touch.effect != Effect::Lead) return {};
    for (int caste = 0; caste < kCastes; ++caste)
        if ((touch.castes >> caste & 1) != 0 &&
            !isFirm(step.after, step.hero(), touch.settlement, caste))
            return {};
    return because({PARLOUR_PHRASE("Samurai reasons", "No single tile can catch you there."),
                    PARLOUR_PHRASE("Samurai thoughts", "No single tile can catch %0 there.")});
}

// Whether the hand still has a tile for land after the step.
bool holdsLandAfter(const Step& step) {
    TileBag hand = step.view.hand;
    hand.remove(step.move.tileUsed());
    for (const Tile tile : hand.types())
        if (!tile.isShip() && !tile.isExchange()) return true;
    return false;
}

// That in another turn a tile on land captures what the observer leads for then.
std::optional<Reason> explainClosing(const Step& step, const Touch& touch) {
    const bool isLed = step.after.leadOf(step.hero(), touch.settlement, touch.caste()) > 0;
    if (!isLed || touch.figures() > 1 || openLand(step.after, touch.settlement) != 1 ||
        !step.after.hasPlayedNormal || !canBeLeft(step.after) || !holdsLandAfter(step))
        return {};
    if (const auto rival = onlyRival(step.view))
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "If %1 does not answer, your next land tile there captures it."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "If %1 does not answer, %0's next land tile there captures it.")},
            Reason::player(*rival));
    return because({PARLOUR_PHRASE("Samurai reasons",
                                   "If nobody answers, your next land tile there captures it."),
                    PARLOUR_PHRASE("Samurai thoughts",
                                   "If nobody answers, %0's next land tile there captures it.")});
}

// That a ship prevents what a rival's next tile could capture.
std::optional<Reason> explainGuard(const Step& step, const Touch& touch) {
    const Public& pub = step.before();
    if (touch.figures() > 1 || !step.move.tile.isShip() || step.isMoved() ||
        openLand(pub, touch.settlement) != 1 || canPlayNormal(step.view, step.after))
        return {};
    const auto threat = threatTo(pub, step.hero(), touch.settlement, touch.caste());
    if (!threat || !isGuarded(step.after, step.hero(), touch.settlement, touch.caste())) return {};
    if (threat->held)
        return because(PARLOUR_PHRASE("Samurai reasons", "Otherwise %1 can capture it with the "
                                                         "%2."),
                       Reason::player(threat->seat), tileWords(*threat->held));
    return because(PARLOUR_PHRASE("Samurai reasons", "Otherwise %1 may capture it on the last "
                                                     "land space."),
                   Reason::player(threat->seat));
}

// A tile of the hand that can take the lead for a figure, or draw level, only after the step.
struct NextTile {
    Tile tile;
    bool leads;
    bool isLate; // somebody else can fill the last land space before
};
std::optional<NextTile> nextFor(const Step& step, const Touch& touch) {
    const auto behind = [&](const Public& pub) {
        return -pub.leadOf(step.hero(), touch.settlement, touch.caste());
    };
    if (touch.effect != Effect::Approach || touch.figures() > 1 ||
        openLand(step.after, touch.settlement) == 0 || step.isMoved())
        return {};
    TileBag hand = step.view.hand;
    hand.remove(step.move.tileUsed());
    std::optional<Tile> strongest;
    for (const Tile tile : hand.types())
        if (!tile.isShip() && !tile.isExchange() && (tile.castes() >> touch.caste() & 1) != 0 &&
            (!strongest || tile.strength() > strongest->strength()))
            strongest = tile;
    if (!strongest) return {};
    const int strength = strongest->strength();
    const bool isLate = openLand(step.after, touch.settlement) == 1 && !strongest->isRonin() &&
                        !canPlayNormal(step.view, step.after);
    if (strength == behind(step.after)) return NextTile{*strongest, false, isLate};
    if (strength <= behind(step.after) || strength > behind(step.before())) return {};
    return NextTile{*strongest, true, isLate};
}

std::optional<Reason> explainNext(const Step& step, const Touch& touch) {
    const auto next = nextFor(step, touch);
    if (!next) return {};
    const Phrase& tile = tileWords(next->tile);
    if (next->isLate) {
        const auto rival = onlyRival(step.view);
        if (!rival || !next->leads) return {};
        return because({PARLOUR_PHRASE("Samurai reasons",
                                       "If %1 does not answer, your %2 can capture %3 next turn."),
                        PARLOUR_PHRASE("Samurai thoughts",
                                       "If %1 does not answer, the %2 can capture %3 next turn.")},
                       Reason::player(*rival), tile, figureName(touch.caste()));
    }
    if (!next->leads)
        return because({PARLOUR_PHRASE("Samurai reasons",
                                       "Then your %1 is strong enough to draw level there."),
                        PARLOUR_PHRASE("Samurai thoughts",
                                       "Then the %1 is strong enough to draw level there.")},
                       tile);
    return because(
        {PARLOUR_PHRASE("Samurai reasons", "Then your %1 is strong enough to take the lead there."),
         PARLOUR_PHRASE("Samurai thoughts",
                        "Then the %1 is strong enough to take the lead there.")},
        tile);
}

// The same after another cause, with what it is about.
std::optional<Reason> explainAlsoNext(const Step& step, const Touch& touch) {
    const auto next = nextFor(step, touch);
    if (!next || next->isLate) return {};
    const int behind = -step.after.leadOf(step.hero(), touch.settlement, touch.caste());
    const Phrase& figure = figureName(touch.caste());
    const Phrase where = placeName(step.before(), touch.settlement);
    const Phrase& tile = tileWords(next->tile);
    if (!next->leads)
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "The tile also brings you within %1 of the lead for %2 of %3, where "
                            "your %4 can then draw level."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "The tile also brings %0 within %1 of the lead for %2 of %3, where "
                            "the %4 can then draw level.")},
            behind, figure, where, tile);
    return because(
        {PARLOUR_PHRASE("Samurai reasons",
                        "The tile also brings you within %1 of the lead for %2 of %3, which your "
                        "%4 can then take."),
         PARLOUR_PHRASE("Samurai thoughts",
                        "The tile also brings %0 within %1 of the lead for %2 of %3, which the %4 "
                        "can then take.")},
        behind, figure, where, tile);
}

// Whether it only comes closer to a lead that no tile in hand reaches then, and that stays far.
bool staysFar(const Step& step, const Touch& touch) {
    if (touch.effect == Effect::Chase) return true;
    constexpr int kClose = 2;
    return touch.effect == Effect::Approach && touch.figures() == 1 && !nextFor(step, touch) &&
           -step.after.leadOf(step.hero(), touch.settlement, touch.caste()) > kClose;
}

std::optional<Reason> resultOf(const Step& step, const Touch& touch, const Touches& all) {
    if (auto firm = explainFirm(step, touch)) return firm;
    if (auto beside = explainBeside(step, touch, all)) return beside;
    return explainClosing(step, touch);
}

// That a ship beside a settlement prepares what a normal tile does on its last space.
void addShipFirst(Causes& list, const Step& step, int settlement) {
    const auto next = followUp(step, settlement);
    if (!next) return;
    const Public& pub = step.before();
    const Phrase& tile = tileWords(next->tile);
    const Phrase where = placeName(pub, settlement);
    const auto tied = [&] { return figureName(std::countr_zero(next->tied)); };
    const auto tell = [&](const Reason& reason) {
        list.add({reason, {{settlement, next->won != 0 ? next->won : next->tied}}});
    };
    if (next->own == 0)
        tell(because({PARLOUR_PHRASE("Samurai reasons",
                                     "Play the ship first: then your %1 on the last land space "
                                     "of %2 ties for %3, so that nobody gets it."),
                      PARLOUR_PHRASE("Samurai thoughts",
                                     "%0 plays the ship first: then the %1 on the last land "
                                     "space of %2 ties for %3, so that nobody gets it.")},
                     tile, where, tied()));
    else if (std::has_single_bit(next->own) && std::has_single_bit(next->tied))
        tell(because(
            {PARLOUR_PHRASE("Samurai reasons", "Play the ship first: then your %1 on the last "
                                               "land space of %2 captures %3, and ties for %4."),
             PARLOUR_PHRASE("Samurai thoughts", "%0 plays the ship first: then the %1 on the last "
                                                "land space of %2 captures %3, and ties for %4.")},
            tile, where, figuresAt(pub, settlement, next->own), tied()));
    else if (next->won != 0)
        tell(because({PARLOUR_PHRASE("Samurai reasons",
                                     "Play the ship first: then your %1 on the last land space "
                                     "of %2 captures %3."),
                      PARLOUR_PHRASE("Samurai thoughts",
                                     "%0 plays the ship first: then the %1 on the last land "
                                     "space of %2 captures %3.")},
                     tile, where, figuresAt(pub, settlement, next->own)));
}

// That two tiles in one turn surround a settlement; which one.
std::optional<int> addTwice(Causes& list, const Step& step) {
    if (step.isMoved() || step.move.tile.isShip() || step.after.isOver()) return {};
    const Public& pub = step.before();
    FigureList most;
    int at = -1;
    Tile with;
    for (const int s : touchedBy(pub.board(), step.move.at))
        for (const Tile tile : step.view.hand.types()) {
            const FigureList won = captureNext(step, s, tile);
            if (countOf(won) <= countOf(most)) continue;
            most = won;
            at = s;
            with = tile;
        }
    if (most.empty()) return {};
    const Phrase where = placeName(pub, at);
    const bool isHere = most.size() == 1 && most.front().settlement == at;
    const Phrase& figures =
        isHere ? figuresAt(pub, at, most.front().castes) : figureCount(countOf(most));
    list.add(
        {because({PARLOUR_PHRASE("Samurai reasons", "Leave one land space at %1: there your %2 "
                                                    "can capture %3 in this same turn."),
                  PARLOUR_PHRASE("Samurai thoughts", "%0 leaves one land space at %1: there "
                                                     "the %2 can capture %3 in this same "
                                                     "turn.")},
                 where, tileWords(with), figures),
         most,
         {},
         false,
         thenCaptures(where, with, figures)});
    return at;
}

// That a normal tile can be played after a fast one, and what it can capture.
Reason explainFast(const Step& step) {
    const Public& pub = step.before();
    const auto tile = Reason::own(tileWords(step.move.tile));
    for (const int s : touchedBy(pub.board(), step.move.at))
        for (const Tile normal : step.view.hand.types())
            if (const FigureList won = captureNext(step, s, normal);
                !won.empty() && !normal.isFast())
                return because(
                    {PARLOUR_PHRASE("Samurai reasons", "The %1 is a fast tile: with a normal one "
                                                       "you can still capture %2 of %3 this turn."),
                     PARLOUR_PHRASE("Samurai thoughts",
                                    "The %1 is a fast tile: with a normal one %0 can still capture "
                                    "%2 of %3 this turn.")},
                    tile,
                    figuresAt(pub, s, std::ranges::find(won, s, &FiguresAt::settlement)->castes),
                    placeName(pub, s));
    return because(
        {PARLOUR_PHRASE("Samurai reasons",
                        "The %1 is a fast tile: you can still play a normal one this turn."),
         PARLOUR_PHRASE("Samurai thoughts",
                        "The %1 is a fast tile: %0 can still play a normal one this turn.")},
        tile);
}

// What a tile does at two settlements for a figure of each, the more important effect first.
void addPair(Causes& list, const Step& step, const Touch& first, const Touch& second) {
    if (first.settlement == second.settlement) return;
    const FigureList both{{first.settlement, first.castes}, {second.settlement, second.castes}};
    const Phrase where = placeName(step.before(), first.settlement);
    const Phrase elsewhere = placeName(step.before(), second.settlement);
    if (first.effect == Effect::Fill && second.effect == Effect::Fill &&
        leadsForAll(step.after, step.hero(), first.settlement) &&
        leadsForAll(step.after, step.hero(), second.settlement))
        list.add(
            {because({PARLOUR_PHRASE("Samurai reasons",
                                     "Bring %1 and %2 closer to capture while you lead at both."),
                      PARLOUR_PHRASE("Samurai thoughts",
                                     "%0 brings %1 and %2 closer to capture, leading at both.")},
                     where, elsewhere),
             both});
    if (first.effect == Effect::Secure && second.effect == Effect::Secure &&
        first.castes == second.castes && first.figures() == 1)
        list.add({because({PARLOUR_PHRASE("Samurai reasons",
                                          "Extend your lead for %1 of both %2 and %3: no single "
                                          "tile can catch you at either."),
                           PARLOUR_PHRASE("Samurai thoughts",
                                          "%0 extends the lead for %1 of both %2 and %3: no single "
                                          "tile can catch up at either.")},
                          figuresName(first.caste()), where, elsewhere),
                  both});
    else if (first.effect == Effect::Secure && second.effect == Effect::Secure)
        list.add({because({PARLOUR_PHRASE("Samurai reasons",
                                          "Extend your lead for %1 of %2 and %3 of %4: no single "
                                          "tile can catch you at either."),
                           PARLOUR_PHRASE("Samurai thoughts",
                                          "%0 extends the lead for %1 of %2 and %3 of %4: no "
                                          "single tile can catch up at either.")},
                          figuresOf(step, first), where, figuresOf(step, second), elsewhere),
                  both});
    const bool isSame = first.castes == second.castes && first.figures() == 1;
    if (first.effect == Effect::Widen && second.effect == Effect::Widen && !isSame)
        list.add({because({PARLOUR_PHRASE("Samurai reasons",
                                          "Strengthen your lead for %1 of %2 and %3 of %4."),
                           PARLOUR_PHRASE("Samurai thoughts",
                                          "%0 strengthens the lead for %1 of %2 and %3 of %4.")},
                          figuresOf(step, first), where, figuresOf(step, second), elsewhere),
                  both});
    if (first.figures() > 1 || second.figures() > 1) return;
    const auto tell = [&](const Wording& wording) {
        list.add({because(wording, figureName(first.caste()), where, figureName(second.caste()),
                          elsewhere),
                  both});
    };
    const auto tellKind = [&](const Wording& wording) {
        list.add({because(wording, figuresName(first.caste()), where, elsewhere), both});
    };
    const auto tellSame = [&](const Wording& wording) {
        list.add({because(wording, figureName(first.caste()), where, elsewhere), both});
    };
    const bool isOneKind = first.caste() == second.caste();
    const auto are = [&](Effect a, Effect b) { return first.effect == a && second.effect == b; };
    if (are(Effect::Lead, Effect::Lead) && isOneKind)
        tellKind(
            {PARLOUR_PHRASE("Samurai reasons", "Take the lead for %1 of both %2 and %3."),
             PARLOUR_PHRASE("Samurai thoughts", "%0 takes the lead for %1 of both %2 and %3.")});
    else if (are(Effect::Lead, Effect::Lead))
        tell({PARLOUR_PHRASE("Samurai reasons", "Take the lead for both %1 of %2 and %3 of %4."),
              PARLOUR_PHRASE("Samurai thoughts",
                             "%0 takes the lead for both %1 of %2 and %3 of %4.")});
    else if (are(Effect::Lead, Effect::Draw) && isOneKind)
        tellSame({PARLOUR_PHRASE("Samurai reasons",
                                 "Take the lead for %1 of %2 and draw level for the one at %3."),
                  PARLOUR_PHRASE("Samurai thoughts",
                                 "%0 takes the lead for %1 of %2 and draws level for the one at "
                                 "%3.")});
    else if (are(Effect::Lead, Effect::Draw))
        tell({PARLOUR_PHRASE("Samurai reasons",
                             "Take the lead for %1 of %2, and draw level for %3 of %4."),
              PARLOUR_PHRASE("Samurai thoughts",
                             "%0 takes the lead for %1 of %2, and draws level for %3 of %4.")});
    else if (are(Effect::Lead, Effect::Widen) && isOneKind)
        tellSame(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Take the lead for %1 of %2, and strengthen yours for that of %3."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 takes the lead for %1 of %2, and strengthens the one for that "
                            "of %3.")});
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

// How many figures of a kind a seat has captured or leads for.
int heldOrLed(const Public& pub, Seat seat, int caste) {
    int count = pub.captured[index(seat)][index(caste)];
    for (int s = 0; s < pub.board().settlementCount(); ++s)
        if (pub.hasFigure(s, caste) && pub.leadOf(seat, s, caste) > 0) ++count;
    return count;
}

// That a tile brings the observer most figures of a kind, if it wins those that it leads for.
void addMajority(Causes& list, const Step& step) {
    const Public& before = step.before();
    for (int caste = 0; caste < kCastes; ++caste) {
        int all = before.onBoard[index(caste)];
        for (Seat seat = 0; seat < before.options.players; ++seat)
            all += before.captured[index(seat)][index(caste)];
        const int own = heldOrLed(step.after, step.hero(), caste);
        if (before.setAside[index(caste)] != 0 || own * 2 <= all ||
            heldOrLed(before, step.hero(), caste) * 2 > all)
            continue;
        list.add({because(
            {PARLOUR_PHRASE("Samurai reasons", "Counting those you lead for, you then have most of "
                                               "%1: %2 of %3."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "Counting those that %0 leads for, that makes most of "
                            "%1: %2 of %3.")},
            figuresName(caste), own, all)});
        return;
    }
}

// A kind of the figures that a tile counts for, if all of these kinds are decided.
std::optional<int> decidedFor(const Step& step) {
    const Public& pub = step.before();
    std::optional<int> decided;
    for (const int s : touchedBy(pub.board(), step.goal()))
        for (int caste = 0; caste < kCastes; ++caste) {
            if (!pub.hasFigure(s, caste) || (step.tile().castes() >> caste & 1) == 0) continue;
            if (!isDecided(pub, caste)) return {};
            decided = caste;
        }
    return decided;
}

// Why a tile is spent where it does nothing.
Reason explainSpent(const Step& step) {
    const Public& pub = step.before();
    const Tile tile = step.tile();
    const std::size_t hero = index(step.hero());
    if (pub.stepsThisTurn == 0 && !(tile.isFast() && canPlayNormal(step.view, pub)))
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "You have to play a tile: spend the %1 where nothing is at stake."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 has to play a tile and spends the %1 where nothing is at stake.")},
            tileWords(tile));
    if (pub.supplySize[hero] > kHandSize - pub.handSize[hero])
        return because({PARLOUR_PHRASE("Samurai reasons", "Spend the %1 where nothing is at stake: "
                                                          "you draw a new tile for it."),
                        PARLOUR_PHRASE("Samurai thoughts", "%0 spends the %1 where nothing is at "
                                                           "stake, to draw a new tile for it.")},
                       tileWords(tile));
    return because(
        {PARLOUR_PHRASE("Samurai reasons", "Spend the %1 where nothing is at stake."),
         PARLOUR_PHRASE("Samurai thoughts", "%0 spends the %1 where nothing is at stake.")},
        tileWords(tile));
}

} // namespace

Reason thenCaptures(const Phrase& where, Tile tile, const Phrase& figures) {
    return because({PARLOUR_PHRASE("Samurai reasons", "Then your %2 can capture %3 on the last "
                                                      "land space of %1, in this same turn."),
                    PARLOUR_PHRASE("Samurai thoughts", "Then the %2 can capture %3 on the last "
                                                       "land space of %1, in this same turn.")},
                   where, tileWords(tile), figures);
}

namespace {

// Whether a tile does something that matters more for figures of the same settlement.
bool isTouchedBefore(const Touches& touches, const Touch& touch) {
    return std::find_if(touches.begin(), touches.end(), [&](const Touch& other) {
               return other.settlement == touch.settlement;
           })->effect != touch.effect;
}

} // namespace

void addTile(Causes& list, const Step& step) {
    const std::size_t others = list.all().size();
    if (!step.isMoved() && step.move.tile.isShip() && canPlayNormal(step.view, step.after))
        for (const int settlement : touchedBy(step.before().board(), step.move.at))
            addShipFirst(list, step, settlement);
    const bool isShipFirst = list.all().size() > others;
    Touches touches = touchesOf(step);
    const auto twice = addTwice(list, step);
    if (twice) // which says what is done there, and with which tile
        touches.erase(
            std::remove_if(touches.begin(), touches.end(),
                           [&](const Touch& touch) { return touch.settlement == *twice; }),
            touches.end());
    const auto isLedWhole = [&](const Touch& touch) { // whatever can be won there
        return touch.effect == Effect::Lead &&
               touch.castes == step.before().figures[index(touch.settlement)];
    };
    const int both = touches.size() > 1 ? touches[0].figures() + touches[1].figures() : 0;
    if (both > 2 && isLedWhole(touches[0]) && isLedWhole(touches[1]))
        list.add({because({PARLOUR_PHRASE("Samurai reasons", "One tile puts you in the lead for "
                                                             "all %3 figures of %1 and %2."),
                           PARLOUR_PHRASE("Samurai thoughts", "One tile puts %0 in the lead for "
                                                              "all %3 figures of %1 and %2.")},
                          placeName(step.before(), touches[0].settlement),
                          placeName(step.before(), touches[1].settlement), both),
                  {{touches[0].settlement, touches[0].castes},
                   {touches[1].settlement, touches[1].castes}}});
    else if (touches.size() > 1)
        addPair(list, step, touches[0], touches[1]);
    const auto tell = [&](const Touch& touch) {
        if (touch.effect == Effect::Fill &&
            (isTouchedBefore(touches, touch) ||
             !leadsForAll(step.after, step.hero(), touch.settlement)))
            return;
        const auto guard = explainGuard(step, touch);
        const auto atStake = guard ? std::nullopt : stakeOf(step, touch);
        const auto alsoNext = explainAlsoNext(step, touch);
        list.add({explainTouch(step, touch),
                  {{touch.settlement, touch.castes}},
                  guard     ? guard
                  : atStake ? atStake
                            : resultOf(step, touch, touches),
                  atStake.has_value(),
                  alsoNext ? alsoNext : explainAlso(step, touch),
                  explainNext(step, touch)});
    };
    for (const Touch& touch : touches)
        if (!staysFar(step, touch)) tell(touch);
    for (const Touch& touch : touches)
        if (list.empty() && staysFar(step, touch)) tell(touch); // which speaks for little
    if (!list.empty()) addMajority(list, step);
    if (!list.empty() && !isShipFirst && !twice && !step.isMoved() && step.move.tile.isFast() &&
        canPlayNormal(step.view, step.after))
        list.add({explainFast(step)});
    if (!list.empty()) return;
    const int beside = contestedBeside(step.before(), step.goal());
    if (const auto given = explainGiven(step))
        list.add({*given});
    else if (givenAway(step))
        list.add({because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Spend the %1 here and keep your other tiles for better places."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 spends the %1 here and keeps the other tiles for better places.")},
            tileWords(step.tile()))});
    else if (const auto caste = decidedFor(step))
        list.add(
            {because({PARLOUR_PHRASE("Samurai reasons",
                                     "Spend the %1 here: who leads in %2 is decided already."),
                      PARLOUR_PHRASE("Samurai thoughts",
                                     "%0 spends the %1 here: who leads in %2 is decided already.")},
                     tileWords(step.tile()), kindName(*caste))});
    else if (beside >= 0)
        list.add(
            {because({PARLOUR_PHRASE("Samurai reasons",
                                     "Fill a space beside %1 before it can be used against you."),
                      PARLOUR_PHRASE("Samurai thoughts",
                                     "%0 fills a space beside %1 before anybody else can use it.")},
                     placeName(step.before(), beside))});
    else
        list.add({explainSpent(step)});
}

} // namespace parlour::samurai
