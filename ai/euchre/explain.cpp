#include "ai/euchre/explain.h"

#include "ai/euchre/bid_reasons.h"
#include "ai/euchre/card_reasons.h"
#include "ai/euchre/discard_reasons.h"
#include "ai/euchre/drawbacks.h"

namespace parlour::euchre {

namespace {

// All reasons for a move, compared with another one of the same kind.
ReasonList reasonsFor(const Observation& view, Move move, const std::optional<Move>& other) {
    const auto otherCard = other ? std::optional(other->card) : std::nullopt;
    switch (move.kind) {
    case Move::Kind::Discard: return discardReasons(view, move.card, otherCard);
    case Move::Kind::Play: return cardReasons(view, move.card, otherCard);
    default: return bidReasons(view, move, other);
    }
}

// Whether every card is worth the same, as far as the search tells.
bool isAnyCardAsGood(const FlatMonteCarlo<Euchre>& search) {
    const Move::Kind kind = search.moves()[search.ranking()[0]].kind;
    return (kind == Move::Kind::Play || kind == Move::Kind::Discard) && search.areAllTheSame();
}

} // namespace

Reasons explainMove(const Observation& view, Move move) {
    return {reasonsFor(view, move, std::nullopt).front()};
}

Reasons explain(const Observation& view, const FlatMonteCarlo<Euchre>& search) {
    const auto& ranking = search.ranking();
    const Move move = search.moves()[ranking[0]];
    if (ranking.size() > 1 && isAnyCardAsGood(search))
        return {because(
            {PARLOUR_PHRASE("Euchre reasons", "It makes no difference which card you play."),
             PARLOUR_PHRASE("Euchre thoughts", "It makes no difference which card %0 plays.")})};
    const auto rival = search.rival();
    // With the partner or alone is a question only if nothing else comes close.
    const bool isAloneNext =
        rival == ranking[1] && (ranking.size() == 2 || search.isBetter(ranking[1], ranking[2]));
    std::optional<Move> other;
    if (rival && (!search.moves()[*rival].alone || isAloneNext)) other = search.moves()[*rival];
    WorseMoves others;
    for (const std::size_t place : search.worse()) {
        const Move& worse = search.moves()[place];
        const bool isCard = worse.kind == Move::Kind::Play;
        if (!isCard && (worse != other || !others.empty())) continue;
        others.push_back({isCard ? cardCalled(worse.card, view.pub.trump) : Phrase(),
                          reasonsFor(view, worse, move),
                          isCard ? cardAdditions(view, worse.card) : Additions()});
    }
    RivalReasons ofRivals = rivalsAmong(others);
    for (const std::size_t asGood : search.asGood())
        ofRivals.push_back(reasonsFor(view, search.moves()[asGood], other));
    Reasons reasons{telling(reasonsFor(view, move, other), ofRivals)};
    const bool isCard = move.kind == Move::Kind::Play;
    addMore(reasons, isCard ? cardAdditions(view, move.card) : Additions(), others);
    return reasons;
}

void explainOthers(const Observation& view, const FlatMonteCarlo<Euchre>& search,
                   WhyNots<Move>& whyNots) {
    const Move advised = search.moves()[search.ranking()[0]];
    tellWhyNot(whyNots, search, [&](Move move) { return drawbacksOf(view, move, advised); });
}

} // namespace parlour::euchre
