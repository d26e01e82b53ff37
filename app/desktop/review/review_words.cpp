#include "app/desktop/review/review_words.h"

#include "app/desktop/language/words.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace parlour {

namespace {

constexpr std::size_t seatIndex(int seat) { return static_cast<std::size_t>(seat); }

// As exact as it is shown.
long stepsOf(double value, ValueKind unit) {
    return std::lround(value * (unit == ValueKind::Win ? 100 : 10));
}
QString numberOf(double value, ValueKind unit) {
    return unit == ValueKind::Win ? QLocale().toString(std::lround(100 * value))
                                  : QLocale().toString(value, 'f', 1);
}

} // namespace

QString ReviewWords::grade(Grade grade) {
    switch (grade) {
    case Grade::Best: return tr("Best");
    case Grade::Good: return tr("Good");
    case Grade::Inaccuracy: return tr("Inaccuracy");
    case Grade::Mistake: return tr("Mistake");
    case Grade::Blunder: return tr("Blunder");
    case Grade::Forced: break;
    }
    return tr("The only move");
}

QString ReviewWords::symbol(Grade grade) {
    switch (grade) {
    case Grade::Best: return QStringLiteral("star");
    case Grade::Good: return QStringLiteral("check");
    case Grade::Inaccuracy: return QStringLiteral("minus");
    case Grade::Mistake: return QStringLiteral("warning");
    case Grade::Blunder: return QStringLiteral("close");
    case Grade::Forced: break;
    }
    return QStringLiteral("lock");
}

QString ReviewWords::inUnit(const QString& number, ValueKind unit) {
    return unit == ValueKind::Win ? tr("%1 in 100").arg(number) : tr("%1 points").arg(number);
}

QString ReviewWords::amount(double value, ValueKind unit) {
    return inUnit(numberOf(value, unit), unit);
}

QString ReviewWords::change(double value, ValueKind unit, double noise) {
    const QString sign = stepsOf(value, unit) == 0 ? QString()
                         : value < 0               ? QStringLiteral("−")
                                                   : QStringLiteral("+");
    QString number = sign + numberOf(std::abs(value), unit);
    if (stepsOf(noise, unit) > 0) number += QStringLiteral(" ± ") + numberOf(noise, unit);
    return inUnit(number, unit);
}

QString ReviewWords::worth(double value, ValueKind unit) {
    // What others lose can add up to more than a seat can win.
    return unit == ValueKind::Win ? amount(std::clamp(value, 0.0, 1.0), unit) : change(value, unit);
}

QString ReviewWords::cost(const ReviewedDecision& decision) {
    if (decision.grade < Grade::Inaccuracy || decision.isForced()) return {};
    return tr("Cost: about %1").arg(amount(decision.cost, decision.unit));
}

QString ReviewWords::why(const std::vector<KeptReason>& reasons, const QStringList& names) {
    QStringList sentences;
    for (const KeptReason& reason : reasons) sentences << translated(reason.reason(), names);
    return joined(sentences);
}

QVariantList ReviewWords::figures(const Review& review, const QStringList& names) {
    QVariantList list;
    for (Seat seat = 0; seat < review.seats; ++seat) {
        const Review::Figures& its = review.figures[seatIndex(seat)];
        QVariantList grades;
        for (const Grade one :
             {Grade::Best, Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder})
            grades << QVariantMap{{"words", grade(one)},
                                  {"mark", symbol(one)},
                                  {"rank", static_cast<int>(one)},
                                  {"count", its.grades[static_cast<std::size_t>(one)]}};
        const std::span skill =
            std::span(review.skill[seatIndex(seat)]).first(seatIndex(review.seats));
        const double own = review.skill[seatIndex(seat)][seatIndex(seat)];
        const double all = std::accumulate(skill.begin(), skill.end(), 0.0);
        const auto words = [&](double value) { return change(value, review.unit); };
        list << QVariantMap{
            {"name", names[seat]},
            {"decisions", its.decisions},
            {"accuracy",
             its.decisions > 0 ? QLocale().toString(std::lround(its.accuracy)) : tr("–")},
            {"cost", amount(its.meanCost, review.unit)},
            {"start", worth(review.expectation.front()[seatIndex(seat)], review.unit)},
            {"luck", words(review.luck[seatIndex(seat)])},
            {"luckNoise", amount(review.luckNoise[seatIndex(seat)], review.unit)},
            {"ownPlay", words(own)},
            {"othersPlay", words(all - own)},
            {"result", worth(review.result[seatIndex(seat)], review.unit)},
            {"grades", grades}};
    }
    return list;
}

} // namespace parlour
