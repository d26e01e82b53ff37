#include "ai/euchre/explain.h"

#include "ai/euchre/bid_reasons.h"
#include "ai/euchre/card_reasons.h"
#include "ai/euchre/discard_reasons.h"
#include "ai/euchre/drawbacks.h"
#include "ai/euchre/throw_reasons.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace parlour::euchre {

namespace {

// All reasons for a move, compared with another one of the same kind.
ReasonList reasonsFor(const Observation& view, Move move, const std::optional<Move>& other) {
    const auto otherCard = other ? std::optional(other->card) : std::nullopt;
    switch (move.kind) {
    case Move::Kind::Discard: return discardReasons(view, move.card, otherCard);
    case Move::Kind::Play: return cardReasons(view, move.card, otherCard);
    default: return bidReasons(view, move);
    }
}

// Why it makes no difference which card is played; none: it may.
Reasons whyAnyCard(const Observation& view, const FlatMonteCarlo<Euchre>& search) {
    const bool isEven = search.ranking().size() == search.moves().size() && !search.rival();
    if (view.pub.phase != Phase::Play || search.moves().size() == 1 || !isEven) return {};
    if (const auto why = whyEven(view)) return {*why};
    if (view.pub.onTable == 0 || !search.areAllTheSame()) return {};
    return whyAnyThrown(view);
}

bool areSame(const Reason& reason, const Reason& other) {
    return std::string_view(reason.advice.english) == other.advice.english &&
           std::ranges::equal(reason.args, other.args, isSame);
}

// Drops what is told of a row above already: only right below it is the same shown in short, and
// not of row after row.
void dropRepeated(WhyNots<Move>& whyNots, const FlatMonteCarlo<Euchre>& search) {
    constexpr int kMostRepeated = 2;
    Drawbacks told;
    std::optional<Reason> above;
    int repeated = 0;
    for (const std::size_t place : search.ranking()) {
        const auto whyNot = std::ranges::find(whyNots, search.moves()[place], &WhyNot<Move>::move);
        const auto last = std::exchange(above, std::nullopt);
        if (whyNot == whyNots.end()) continue;
        const Reason reason = whyNot->reason;
        const auto isThis = [&](const Reason& it) { return areSame(it, reason); };
        repeated = last && isThis(*last) ? repeated + 1 : 0;
        if (repeated == 0 ? std::ranges::any_of(told, isThis) : repeated > kMostRepeated) {
            whyNots.erase(whyNot);
            continue;
        }
        told.push_back(reason);
        above = reason;
    }
}

// Whether the reason for a card names this one, too.
bool names(const Reason& reason, const Phrase& card) {
    return std::ranges::any_of(reason.args, [&](const Reason::Arg& arg) {
        return arg.kind == Reason::Arg::Kind::Words && arg.match != Reason::Arg::Match::Any &&
               std::string_view(arg.words.english) == card.english;
    });
}

// Drops what keeps a card that might as well be played, unless that keeps this one just as well.
// `said`: of the card, `itsOwn`: of the other one.
void dropKept(auto& said, const auto& itsOwn, const Phrase& card, const Phrase& other) {
    const auto isIdle = [&](const Reason& reason) {
        return names(reason, other) && std::ranges::none_of(itsOwn, [&](const Reason& its) {
                   return std::string_view(its.advice.english) == reason.advice.english &&
                          names(its, card);
               });
    };
    if (!std::ranges::all_of(said, isIdle))
        said.erase(std::remove_if(said.begin(), said.end(), isIdle), said.end());
}

// Drops what one card is said to keep that the best worse one keeps as well.
void dropKeptAnyway(Additions& additions, const Phrase& worse) {
    const auto isNoMore = [&](const Reason& addition) {
        return addition.about == Topic::Kept && !names(addition, worse);
    };
    additions.erase(std::remove_if(additions.begin(), additions.end(), isNoMore), additions.end());
}

} // namespace

Reasons explainMove(const Observation& view, Move move) {
    return {reasonsFor(view, move, std::nullopt).front()};
}

Reasons explain(const Observation& view, const FlatMonteCarlo<Euchre>& search) {
    const auto& ranking = search.ranking();
    const Move move = search.moves()[ranking[0]];
    if (const Reasons any = whyAnyCard(view, search); !any.empty()) return any;
    const bool isCard = move.kind == Move::Kind::Play;
    std::optional<Move> other;
    WorseMoves others;
    for (const std::size_t place : search.worse()) {
        const Move& worse = search.moves()[place];
        // How to make trump, with the partner or alone, is told of the rows.
        const bool isRival =
            isCard ? !areAlike(view, move.card, worse.card) : !other && !worse.alone;
        if (!isRival) continue;
        if (!other) other = worse;
        others.push_back({isCard ? cardCalled(worse.card, view.pub.trump) : Phrase(),
                          reasonsFor(view, worse, move),
                          isCard ? cardAdditions(view, worse.card) : Additions()});
    }
    RivalReasons ofRivals = rivalsAmong(others);
    for (const std::size_t asGood : search.asGood()) {
        const Move& good = search.moves()[asGood];
        if (!isCard || !areAlike(view, move.card, good.card))
            ofRivals.push_back(reasonsFor(view, good, other));
    }
    ReasonList own = reasonsFor(view, move, other);
    Additions additions = isCard ? cardAdditions(view, move.card) : Additions();
    if (isCard) {
        const Phrase& name = cardCalled(move.card, view.pub.trump);
        for (const std::size_t place : search.asGood()) {
            const Move& good = search.moves()[place];
            const Phrase& itsName = cardCalled(good.card, view.pub.trump);
            dropKept(own, reasonsFor(view, good, other), name, itsName);
            dropKept(additions, Additions(), name, itsName);
        }
    }
    if (isCard && other) dropKeptAnyway(additions, cardCalled(other->card, view.pub.trump));
    Reasons reasons{telling(own, ofRivals)};
    addMore(reasons, additions, others);
    return reasons;
}

void explainOthers(const Observation& view, const FlatMonteCarlo<Euchre>& search,
                   const Reasons& told, WhyNots<Move>& whyNots) {
    const Move advised = search.moves()[search.ranking()[0]];
    tellWhyNot(whyNots, search, told, [&](Move move) { return drawbacksOf(view, move, advised); });
    dropRepeated(whyNots, search);
}

} // namespace parlour::euchre
