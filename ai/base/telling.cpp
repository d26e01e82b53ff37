#include "ai/base/telling.h"

namespace parlour {

void addHoldsToo(Reasons& told, const WorseMoves& worse) {
    if (told.empty() || told.size() == told.capacity()) return;
    const Reason& last = told.back();
    const auto isOwn = [](const Reason::Arg& arg) {
        return arg.match == Reason::Arg::Match::Any && arg.kind == Reason::Arg::Kind::Words;
    };
    if (std::ranges::none_of(last.args, isOwn)) return;
    for (const WorseMove& move : worse) {
        const std::string_view name = move.name.english;
        const auto isNamed = [&](const Reason::Arg& arg) { return name == arg.words.english; };
        const auto holds = [&](const Reason& other) { return saysTheSame(last, other); };
        if (name.empty() || std::ranges::any_of(last.args, isNamed) ||
            std::ranges::none_of(move.reasons, holds))
            continue;
        told.push_back(because(
            {PARLOUR_PHRASE("Reasons",
                            "The same goes for the %1, but you can do more with that later."),
             PARLOUR_PHRASE("Thoughts",
                            "The same goes for the %1, but %0 can do more with that later.")},
            move.name));
        return;
    }
}

} // namespace parlour
