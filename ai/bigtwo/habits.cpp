#include "ai/bigtwo/habits.h"

#include "ai/bigtwo/plan.h"

#include <array>

namespace parlour::bigtwo {

namespace {

constexpr std::array<DecisionLabel, 4> kKinds{{
    {"lead", PARLOUR_PHRASE("Kinds of decision", "Leading")},
    {"single", PARLOUR_PHRASE("Kinds of decision", "Answering a single card")},
    {"rank", PARLOUR_PHRASE("Kinds of decision", "Answering a pair or a triple")},
    {"five", PARLOUR_PHRASE("Kinds of decision", "Answering five cards")},
}};

constexpr std::array<DecisionLabel, 7> kHabits{{
    {"passes", PARLOUR_PHRASE("Big Two habits", "You pass when you should play")},
    {"plays-on", PARLOUR_PHRASE("Big Two habits", "You play when you should pass")},
    {"breaks-up", PARLOUR_PHRASE("Big Two habits", "You break up combinations")},
    {"too-high", PARLOUR_PHRASE("Big Two habits", "You play higher than you should")},
    {"too-low", PARLOUR_PHRASE("Big Two habits", "You play lower than you should")},
    {"leads-few", PARLOUR_PHRASE("Big Two habits", "You lead too few cards at once")},
    {"leads-many", PARLOUR_PHRASE("Big Two habits", "You lead too many cards at once")},
}};

// Whether the rest of the hand takes as many turns as all of it did.
bool breaksUp(const Observation& view, CardSet play) {
    const Options& options = view.pub.options;
    return !play.empty() &&
           Plan(view.hand - play, options).size() >= Plan(view.hand, options).size();
}

} // namespace

std::span<const DecisionLabel> Habits::kinds() { return kKinds; }
std::span<const DecisionLabel> Habits::habits() { return kHabits; }

std::string_view Habits::kindOf(const Observation& view, CardSet /*best*/) {
    if (view.pub.isLead()) return "lead";
    const int cards = view.pub.table.size();
    return cards == 1 ? "single" : cards == 5 ? "five" : "rank";
}

std::string_view Habits::habitOf(const Observation& view, CardSet played, CardSet best) {
    if (played.empty()) return "passes";
    if (breaksUp(view, played) && !breaksUp(view, best)) return "breaks-up";
    if (best.empty()) return "plays-on";
    if (played.size() != best.size())
        return played.size() < best.size() ? "leads-few" : "leads-many";
    const Combination own = combinationOf(played, view.pub.options);
    const Combination other = combinationOf(best, view.pub.options);
    return own == other ? "" : own > other ? "too-high" : "too-low";
}

} // namespace parlour::bigtwo
