#include "app/desktop/program/own_play.h"

#include "ai/catalogue/habits.h"
#include "app/desktop/language/words.h"
#include "app/desktop/review/review_words.h"

#include <QByteArrayList>
#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <iterator>
#include <span>

namespace parlour {

namespace {

using OwnDecision = Statistics::OwnDecision;

const GradeScales kScales;

double accuracyOf(const OwnDecision& decision) {
    return accuracyOf(decision.cost, kScales.of(decision.unit));
}
// Of any unit: in costs of a blunder.
double weight(const OwnDecision& decision) {
    return decision.cost / kScales.of(decision.unit).blunder;
}

// The unit of most of them; of as many, chances.
ValueKind unitOf(const auto& decisions) {
    const auto points = std::ranges::count(decisions, ValueKind::Score, &OwnDecision::unit);
    return 2 * points > std::ranges::ssize(decisions) ? ValueKind::Score : ValueKind::Win;
}

struct Means {
    double accuracy = 0;
    double cost = 0; // of those in the unit
};

Means meansOf(const auto& decisions, ValueKind unit) {
    Means means;
    int count = 0, inUnit = 0;
    for (const OwnDecision& decision : decisions) {
        ++count;
        means.accuracy += accuracyOf(decision);
        if (decision.unit != unit) continue;
        ++inUnit;
        means.cost += decision.cost;
    }
    means.accuracy /= std::max(1, count);
    means.cost /= std::max(1, inUnit);
    return means;
}

// Small costs are what good play is about.
QString finely(double cost, ValueKind unit) {
    return unit == ValueKind::Win && cost < 0.1
               ? QCoreApplication::translate("OwnPlay", "%1 in 100")
                     .arg(QLocale().toString(100 * cost, 'f', 1))
               : ReviewWords::amount(cost, unit);
}

bool areOfOneDeal(const OwnDecision& a, const OwnDecision& b) {
    return a.id == b.id && a.deal == b.deal;
}

QVariantList course(std::span<const OwnDecision> decisions, int deals, int parts, ValueKind unit) {
    QVariantList list;
    const int each = (deals + parts - 1) / parts;
    while (!decisions.empty()) {
        std::size_t size = 0;
        for (int deal = 0; deal < each && size < decisions.size(); ++deal) {
            const OwnDecision& first = decisions[size];
            while (size < decisions.size() && areOfOneDeal(first, decisions[size])) ++size;
        }
        const auto part = decisions.first(size);
        const Means means = meansOf(part, unit);
        list << QVariantMap{{"from", part.front().finished},
                            {"to", part.back().finished},
                            {"accuracy", means.accuracy},
                            {"cost", means.cost},
                            {"words", finely(means.cost, unit)}};
        decisions = decisions.subspan(size);
    }
    return list;
}

QVariantList kinds(const HabitBook& book, std::span<const OwnDecision> decisions) {
    QVariantList list;
    for (const DecisionLabel& kind : book.kinds()) {
        std::vector<OwnDecision> own;
        const QString id =
            QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
        std::ranges::copy_if(decisions, std::back_inserter(own),
                             [&](const OwnDecision& decision) { return decision.kind == id; });
        if (own.empty()) continue;
        const ValueKind unit = unitOf(own);
        const Means means = meansOf(own, unit);
        const auto mistakes = std::ranges::count_if(
            own, [](const OwnDecision& decision) { return decision.grade >= Grade::Mistake; });
        list << QVariantMap{{"name", translated(kind.words)},
                            {"count", static_cast<int>(own.size())},
                            {"mistakes", static_cast<int>(mistakes)},
                            {"accuracy", means.accuracy},
                            {"cost", finely(means.cost, unit)}};
    }
    return list;
}

QVariantList habits(const QString& game, const HabitBook& book,
                    std::span<const OwnDecision> decisions, const Statistics::IsKept& isKept) {
    struct Habit {
        const DecisionLabel* label = nullptr;
        std::vector<OwnDecision> own; // dearest first
        double cost = 0;              // of all, in blunders
    };
    std::vector<Habit> all;
    for (const DecisionLabel& label : book.habits()) {
        Habit habit{&label, {}, 0};
        for (const OwnDecision& decision : decisions) {
            if (decision.habit.toStdString() != label.id) continue;
            habit.own.push_back(decision);
            habit.cost += weight(decision);
        }
        if (static_cast<int>(habit.own.size()) >= kLeastOften) all.push_back(std::move(habit));
    }
    std::ranges::stable_sort(all, std::ranges::greater(), &Habit::cost);
    if (all.size() > kMostHabits) all.resize(kMostHabits);

    QVariantList list;
    for (Habit& habit : all) {
        const int count = static_cast<int>(habit.own.size());
        const ValueKind unit = unitOf(habit.own);
        const QString each = ReviewWords::amount(meansOf(habit.own, unit).cost, unit);
        std::ranges::stable_sort(habit.own, std::ranges::greater(), weight);
        QVariantList examples;
        for (const OwnDecision& decision :
             std::span(habit.own).first(std::min<std::size_t>(kMostExamples, habit.own.size())))
            examples << QVariantMap{{"id", decision.id},
                                    {"deal", decision.deal},
                                    {"ply", decision.ply},
                                    {"finished", decision.finished},
                                    {"cost", ReviewWords::amount(decision.cost, decision.unit)},
                                    {"kept", isKept && isKept(game, decision.id)}};
        //: what is done wrong, how often, and what it costs: "You trump in too early: 9 times, 4 in
        //: 100 each"
        const QString words =
            QCoreApplication::translate("OwnPlay", "%1: %n time(s), %2 each", "", count)
                .arg(translated(habit.label->words), each);
        list << QVariantMap{{"words", words}, {"count", count}, {"examples", examples}};
    }
    return list;
}

} // namespace

QVariantMap ownPlay(const QString& game, const std::vector<OwnDecision>& decisions, int parts,
                    const Statistics::IsKept& isKept) {
    const HabitBook* const book = habitsOf(game.toStdString());
    if (!book || decisions.empty()) return {};
    int deals = 1;
    for (std::size_t i = 1; i < decisions.size(); ++i)
        deals += !areOfOneDeal(decisions[i - 1], decisions[i]);
    const ValueKind unit = unitOf(decisions);
    const Means means = meansOf(decisions, unit);
    return {{"decisions", static_cast<int>(decisions.size())},
            {"deals", deals},
            {"accuracy", means.accuracy},
            {"cost", finely(means.cost, unit)},
            {"win", unit == ValueKind::Win},
            {"course", course(decisions, deals, parts, unit)},
            {"kinds", kinds(*book, decisions)},
            {"habits", habits(game, *book, decisions, isKept)}};
}

QByteArray asTable(const QString& game, const std::vector<OwnDecision>& decisions) {
    QByteArray table = "finished,game,record,deal,move,kind,habit,grade,unit,cost,accuracy\n";
    const auto quoted = [](QString text) { // it may come from a file
        return '"' + text.replace('"', QStringLiteral("\"\"")).toUtf8() + '"';
    };
    const auto plain = [](std::string_view text) {
        return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
    };
    for (const OwnDecision& decision : decisions)
        table += QByteArrayList{decision.finished.toUTC().toString(Qt::ISODate).toUtf8(),
                                game.toUtf8(),
                                quoted(decision.id),
                                QByteArray::number(decision.deal),
                                QByteArray::number(decision.ply + 1),
                                quoted(decision.kind),
                                quoted(decision.habit),
                                plain(gradeName(decision.grade)),
                                plain(unitName(decision.unit)),
                                QByteArray::number(decision.cost, 'f', 4),
                                QByteArray::number(accuracyOf(decision), 'f', 1)}
                     .join(',') +
                 '\n';
    return table;
}

} // namespace parlour
