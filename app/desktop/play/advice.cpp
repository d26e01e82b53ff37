#include "app/desktop/play/advice.h"

#include "app/desktop/language/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

namespace parlour {

namespace {

// Who reads it.
struct Listener {
    bool isPerson = false; // the person to move; else somebody who watches the player
    bool hasPartner = false;
    QString name; // of the player to move
};

struct AdviceWords {
    Q_DECLARE_TR_FUNCTIONS(Advice)

public:
    // Of what the numbers are the chance, or what they count.
    static QString measure(ValueKind kind, const Listener& listener) {
        if (!listener.isPerson)
            return kind == ValueKind::Win ? tr("Chance to win the game") : tr("Points to expect");
        if (kind == ValueKind::Win)
            return listener.hasPartner ? tr("Chance that your side wins the game")
                                       : tr("Chance that you win the game");
        return listener.hasPartner ? tr("Points your side can expect from this deal")
                                   : tr("Points you can expect from this deal");
    }

    // Instead of a number; empty: the number says it.
    static QString standing(Standing standing, ValueKind kind, double advised) {
        switch (standing) {
        case Standing::Equal: return tr("about equal");
        case Standing::Dearer:
            if (kind != ValueKind::Win) return tr("fewer wins");
            return isLost(kind, advised) ? tr("loses by more")
                   : advised < 0.5       ? tr("costs points")
                                         : tr("wins by less");
        case Standing::Unsound: return tr("less sound");
        default: return {};
        }
    }

    // The faults of rows below each other: what is said of one above already is said shorter right
    // below it, and not again further down.
    static QStringList saidOnce(const QStringList& faults) {
        QStringList list;
        QString last;
        int times = 0;
        while (list.size() < faults.size()) {
            const QString& fault = faults[list.size()];
            if (fault.isEmpty() || (fault != last && list.contains(fault))) {
                list << QString();
                last.clear(); // "The same" is what stands right above
                continue;
            }
            times = fault == last ? times + 1 : 0;
            last = fault;
            const auto rest = faults.size() - list.size();
            const bool coversRest = faults.sliced(list.size()).count(fault) == rest;
            if (times == 0)
                list << fault;
            else if (times > 1)
                list << tr("And for this.");
            else if (rest == 1 || !coversRest)
                list << tr("The same goes for this.");
            else {
                list << (rest == 2 ? tr("The same goes for this and the next.")
                                   : tr("The same goes for this and the rest."));
                list.resize(faults.size());
            }
        }
        return list;
    }

    // How it stands once the advised move is played; not that it is won or lost where the reasons
    // say so.
    static QString outlook(const Listener& listener, ValueKind kind, double value,
                           const std::vector<Reason>& reasons) {
        const auto isSaid = [&](Topic topic) {
            return std::ranges::any_of(
                reasons, [=](const Reason& reason) { return share(reason.about, topic); });
        };
        if (isLost(kind, value) && isSaid(Topic::Defeat)) return {};
        if (isWon(kind, value) && isSaid(Topic::Victory)) return {};
        if (kind == ValueKind::Win) return chance(listener, value);
        if (std::abs(value) < kLeastPoints) return tr("It should come out about even.");
        const bool gains = value > 0;
        const QString points = AdviceWords::points(std::abs(tenths(value)));
        if (!listener.isPerson)
            return (gains ? tr("%1 expects to gain about %2.") : tr("%1 expects to lose about %2."))
                .arg(listener.name, points);
        if (listener.hasPartner)
            return (gains ? tr("Your side can expect to gain about %1.")
                          : tr("Your side can expect to lose about %1."))
                .arg(points);
        return (gains ? tr("You can expect to gain about %1.")
                      : tr("You can expect to lose about %1."))
            .arg(points);
    }

    // What the next best of the other moves shown would bring; %1 stays, for its name.
    static QString next(ValueKind kind, std::span<const Thought::Option> others, double advised,
                        bool isByRest) {
        if (isLost(kind, advised)) return {};
        const Thought::Option& rival = others.front();
        const bool areEqual = others.size() > 2 && std::ranges::all_of(others, [](const auto& one) {
                                  return one.standing == Standing::Equal;
                              });
        if (rival.standing == Standing::Equal)
            return !isByRest && areEqual  ? tr("Just as good: all the others shown.")
                   : !isByRest            ? tr("Just as good: %1.")
                   : isWon(kind, advised) ? tr("Wins too, but by less: %1.")
                                          : tr("Wins as often, but by less: %1.");
        if (rival.standing != Standing::Behind || isLost(kind, rival.value)) return {};
        if (kind == ValueKind::Score) {
            const long less = tenths(advised) - tenths(rival.value);
            return less > 0 ? tr("Next best: %1, worth %2 less.")
                                  .replace(QStringLiteral("%2"), points(less))
                            : QString();
        }
        const QString value = percent(rival.value);
        if (value == percent(advised)) return {};
        return tr("Next best: %1, with about %2 in 100.").replace(QStringLiteral("%2"), value);
    }

private:
    static constexpr double kLeastPoints = 0.05;
    static constexpr double kDecided = 0.98; // from here on nothing finer is said

    static bool isWon(ValueKind kind, double value) {
        return kind == ValueKind::Win && value > kDecided;
    }
    static bool isLost(ValueKind kind, double value) {
        return kind == ValueKind::Win && value < 1 - kDecided;
    }
    static QString chance(const Listener& listener, double value) {
        const QString percent = AdviceWords::percent(value);
        if (isWon(ValueKind::Win, value))
            return !listener.isPerson    ? tr("%1 wins this.").arg(listener.name)
                   : listener.hasPartner ? tr("Your side wins this.")
                                         : tr("You win this.");
        if (isLost(ValueKind::Win, value))
            return listener.isPerson ? tr("This is lost; make them work for it.")
                                     : tr("This is lost for %1.").arg(listener.name);
        if (!listener.isPerson)
            return (listener.hasPartner ? tr("The side of %1 wins about %2 in 100 from here.")
                                        : tr("%1 wins about %2 in 100 from here."))
                .arg(listener.name, percent);
        return (listener.hasPartner ? tr("Your side wins about %1 in 100 from here.")
                                    : tr("You win about %1 in 100 from here."))
            .arg(percent);
    }
    // "62", of 100.
    static QString percent(double value) { return QLocale().toString(std::lround(100 * value)); }
    static long tenths(double points) { return std::lround(10 * points); }
    // "1 point", "1.5 points"; of tenths at least 0.
    static QString points(long tenths) {
        if (tenths % 10 == 0) return tr("%n point(s)", "", static_cast<int>(tenths / 10));
        return tr("%1 points").arg(QLocale().toString(0.1 * static_cast<double>(tenths), 'f', 1));
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
// the others. Of a game that is won or lost those that are so too say nothing. A player that does
// not tell why it leaves a higher value alone has its reasons. Empty: the advised move has no
// value.
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
            if (option.standing == Standing::Behind && option.value > advised->value)
                list.back().standing = Standing::Unsound;
        }
    return list;
}

Listener listenerOf(const Table& table, Seat mover, const QStringList& seatNames, bool isPerson) {
    Listener listener{isPerson, false, seatNames.value(mover)};
    for (Seat seat = 0; seat < table.seats(); ++seat)
        listener.hasPartner |= seat != mover && table.areAllies(seat, mover);
    return listener;
}

} // namespace

QStringList comparedMoves(const Thought& thought) {
    QStringList moves;
    for (const Thought::Option& option : compared(thought))
        moves << QString::fromStdString(option.move);
    return moves;
}

QVariantMap toMap(const Thought& thought, const Table& table, Seat mover,
                  const QStringList& seatNames, bool isAboutYou) {
    const ValueKind kind = thought.valueKind;
    const std::vector<Thought::Option> options = compared(thought);
    const bool isRated = !options.empty();
    const Prospect ahead = isRated ? prospect(kind, options[0].value) : Prospect::Open;
    const bool isOpen = isRated && ahead == Prospect::Open;

    const Listener listener = listenerOf(table, mover, seatNames, isAboutYou);
    const auto said = [&](const Reason& reason) {
        return isAboutYou ? translated(reason, seatNames)
                          : translatedThought(reason, seatNames, listener.name);
    };
    const auto rows = std::span(options).first(std::min(kMostCompared, options.size()));
    QStringList faults;
    for (const Thought::Option& option : rows)
        faults << (option.whyNot ? said(*option.whyNot) : QString());
    faults = AdviceWords::saidOnce(faults);
    QVariantList candidates;
    for (const Thought::Option& option : rows)
        candidates << QVariantMap{
            {"move", QString::fromStdString(option.move)},
            {"value", option.value},
            {"visits", option.visits},
            {"whyNot", faults[candidates.size()]},
            {"words", option.move == thought.move
                          ? QString()
                          : AdviceWords::standing(option.standing, kind, options[0].value)}};

    QStringList sentences;
    for (const Reason& reason : thought.reasons) sentences << said(reason);
    if (!thought.said.empty()) sentences << QString::fromStdString(thought.said);
    constexpr std::array kProspects{"open", "won", "lost"};
    return {
        {"move", QString::fromStdString(thought.move)},
        {"sentences", sentences},
        {"outlook", isOpen ? AdviceWords::outlook(listener, kind, options[0].value, thought.reasons)
                           : QString()},
        {"next", isOpen && rows.size() > 1
                     ? AdviceWords::next(kind, rows.subspan(1), options[0].value, thought.isByRest)
                     : QString()},
        {"candidates", candidates},
        {"beliefs", toList(thought.beliefs, static_cast<std::size_t>(table.seats()))},
        {"isWin", kind == ValueKind::Win},
        {"measure", isRated ? AdviceWords::measure(kind, listener) : QString()},
        {"prospect", kProspects[static_cast<std::size_t>(ahead)]}};
}

} // namespace parlour
