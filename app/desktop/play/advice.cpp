#include "app/desktop/play/advice.h"

#include "app/desktop/language/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace parlour {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Advice)

public:
    // Of what the numbers are the chance, or what they count.
    static QString measure(ValueKind kind, bool hasPartner, bool isAboutYou) {
        if (!isAboutYou)
            return kind == ValueKind::Win ? tr("Chance to win the game") : tr("Points to expect");
        if (kind == ValueKind::Win)
            return hasPartner ? tr("Chance that your side wins the game")
                              : tr("Chance that you win the game");
        return hasPartner ? tr("Points your side can expect from this deal")
                          : tr("Points you can expect from this deal");
    }

    // Instead of a number; empty: the number says it.
    static QString standing(Standing standing, ValueKind kind) {
        switch (standing) {
        case Standing::Equal: return tr("about equal");
        case Standing::Dearer:
            return kind == ValueKind::Win ? tr("fewer points") : tr("fewer wins");
        case Standing::Unsound: return tr("less sound");
        default: return {};
        }
    }

    // Why this one of several that are about equal.
    static QString tip(Tip tip, ValueKind kind) {
        switch (tip) {
        case Tip::Rest: return kind == ValueKind::Win ? tr("More points") : tr("More wins");
        case Tip::Prior: return tr("The usual play");
        case Tip::Advised: return tr("As before");
        default: return tr("A shade better");
        }
    }
};

// A game that is won or lost however the hidden cards lie, as far as the player looked.
enum class Prospect { Open, Won, Lost };

Prospect prospect(ValueKind kind, double value) {
    constexpr double kRounding = 1e-6; // of sums over worlds
    if (kind != ValueKind::Win) return Prospect::Open;
    return value > 1 - kRounding ? Prospect::Won
           : value < kRounding   ? Prospect::Lost
                                 : Prospect::Open;
}

QVariantList toList(const std::vector<CardBelief>& beliefs, std::size_t seats) {
    QVariantList list;
    for (const CardBelief& belief : beliefs) {
        const std::span chances = std::span(belief.seats).first(seats);
        list << QVariantMap{{"card", QString::fromStdString(belief.card)},
                            {"seats", QVariantList(chances.begin(), chances.end())},
                            {"elsewhere", belief.elsewhere}};
    }
    return list;
}

// What a hint compares, in the order in which it shows them: the advised move, those about equal,
// the others. Of a game that is won or lost those that are so too say nothing. Empty: the advised
// move has no value.
std::vector<Thought::Option> compared(const Thought& thought) {
    const auto advised =
        std::ranges::find(thought.candidates, thought.move, &Thought::Option::move);
    if (advised == thought.candidates.end()) return {};
    const Prospect ahead = prospect(thought.valueKind, advised->value);
    std::vector<Thought::Option> list{*advised};
    for (const bool equal : {true, false})
        for (const Thought::Option& option : thought.candidates) {
            if (option.move == thought.move || (option.standing == Standing::Equal) != equal)
                continue;
            if (ahead != Prospect::Open &&
                (equal || ahead == prospect(thought.valueKind, option.value)))
                continue;
            list.push_back(option);
        }
    return list;
}

} // namespace

QStringList comparedMoves(const Thought& thought) {
    QStringList moves;
    for (const Thought::Option& option : compared(thought))
        moves << QString::fromStdString(option.move);
    return moves;
}

QVariantMap toMap(const Thought& thought, const Table& table, const QStringList& seatNames,
                  bool isAboutYou) {
    const ValueKind kind = thought.valueKind;
    const std::vector<Thought::Option> options = compared(thought);
    const bool isRated = !options.empty();
    const Prospect ahead = isRated ? prospect(kind, options[0].value) : Prospect::Open;

    QVariantList candidates;
    bool hasEqual = false;
    for (const Thought::Option& option : options) {
        const bool isAdvised = option.move == thought.move;
        hasEqual = hasEqual || (!isAdvised && option.standing == Standing::Equal);
        candidates << QVariantMap{
            {"move", QString::fromStdString(option.move)},
            {"value", option.value},
            {"visits", option.visits},
            {"words", isAdvised ? QString() : Words::standing(option.standing, kind)}};
    }

    bool hasPartner = false;
    for (Seat seat = 0; !table.isOver() && seat < table.seats(); ++seat)
        hasPartner =
            hasPartner || (seat != table.toMove() && table.areAllies(seat, table.toMove()));

    QStringList sentences;
    for (const Reason& reason : thought.reasons) sentences << translated(reason, seatNames);
    if (!thought.said.empty()) sentences << QString::fromStdString(thought.said);
    constexpr std::array kProspects{"open", "won", "lost"};
    return {{"move", QString::fromStdString(thought.move)},
            {"sentences", sentences},
            {"candidates", candidates},
            {"beliefs", toList(thought.beliefs, static_cast<std::size_t>(table.seats()))},
            {"isWin", kind == ValueKind::Win},
            {"measure", isRated ? Words::measure(kind, hasPartner, isAboutYou) : QString()},
            {"prospect", kProspects[static_cast<std::size_t>(ahead)]},
            {"tip", hasEqual ? Words::tip(thought.tip, kind) : QString()}};
}

} // namespace parlour
