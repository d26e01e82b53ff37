#include "ai/samurai/habits.h"

#include <array>
#include <functional>

namespace parlour::samurai {

namespace {

constexpr std::array<DecisionLabel, 6> kKinds{{
    {"setup", PARLOUR_PHRASE("Kinds of decision", "Setting up")},
    {"land", PARLOUR_PHRASE("Kinds of decision", "Placing on land")},
    {"ship", PARLOUR_PHRASE("Kinds of decision", "Placing ships")},
    {"ronin", PARLOUR_PHRASE("Kinds of decision", "Placing the ronin")},
    {"exchange", PARLOUR_PHRASE("Kinds of decision", "Exchanging")},
    {"end", PARLOUR_PHRASE("Kinds of decision", "Ending the turn")},
}};

constexpr std::array<DecisionLabel, 13> kHabits{{
    {"first-tiles", PARLOUR_PHRASE("Samurai habits", "You choose the wrong first tiles")},
    {"first-figures",
     PARLOUR_PHRASE("Samurai habits", "You put figures where they help the others")},
    {"gives-figures", PARLOUR_PHRASE("Samurai habits", "You surround figures that you do not get")},
    {"misses-figures",
     PARLOUR_PHRASE("Samurai habits", "You leave figures that you could capture at once")},
    {"ends-early", PARLOUR_PHRASE("Samurai habits", "You end your turn when you should play on")},
    {"plays-on", PARLOUR_PHRASE("Samurai habits", "You play on when you should end your turn")},
    {"exchanges", PARLOUR_PHRASE("Samurai habits", "You use exchanges at the wrong time")},
    {"fast-early", PARLOUR_PHRASE("Samurai habits", "You play fast tiles too early")},
    {"fast-late", PARLOUR_PHRASE("Samurai habits", "You hold fast tiles back too long")},
    {"wrong-kind", PARLOUR_PHRASE("Samurai habits", "You play for the wrong kind of figure")},
    {"too-strong", PARLOUR_PHRASE("Samurai habits", "You play a stronger tile than you should")},
    {"too-weak", PARLOUR_PHRASE("Samurai habits", "You play a weaker tile than you should")},
    {"wrong-place", PARLOUR_PHRASE("Samurai habits", "You put the right tile in the wrong place")},
}};

struct Figures {
    int own = 0;
    int lost = 0; // set aside, or another seat's
};

Figures captured(const Observation& view, const Move& move) {
    Public pub = view.pub;
    Captures captures;
    Samurai::applySeen(pub, move, std::ref(captures));
    Figures figures;
    for (const Capture& capture : captures.list)
        ++(capture.winner == view.seat ? figures.own : figures.lost);
    return figures;
}

} // namespace

std::span<const DecisionLabel> Habits::kinds() { return kKinds; }
std::span<const DecisionLabel> Habits::habits() { return kHabits; }

std::string_view Habits::kindOf(const Observation& view, Move best) {
    if (view.pub.phase != Phase::Playing) return "setup";
    if (best.kind == Move::Kind::End) return "end";
    if (best.isExchange()) return "exchange";
    return best.tile.isShip() ? "ship" : best.tile.isRonin() ? "ronin" : "land";
}

std::string_view Habits::habitOf(const Observation& view, Move played, Move best) {
    if (view.pub.phase == Phase::Taking) return "first-tiles";
    if (view.pub.phase == Phase::Putting) return "first-figures";
    const Figures gets = captured(view, played);
    const Figures could = captured(view, best);
    if (gets.lost > could.lost) return "gives-figures";
    if (could.own > gets.own) return "misses-figures";
    if (played.kind == Move::Kind::End) return "ends-early";
    if (best.kind == Move::Kind::End) return "plays-on";
    if (played.isExchange() || best.isExchange()) return "exchanges";
    if (played.tile.isFast() != best.tile.isFast())
        return played.tile.isFast() ? "fast-early" : "fast-late";
    if (played.tile == best.tile) return "wrong-place";
    if (played.tile.castes() != best.tile.castes()) return "wrong-kind";
    return played.tile.strength() > best.tile.strength() ? "too-strong" : "too-weak";
}

} // namespace parlour::samurai
