#include "app/desktop/review/review_words.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace parlour {

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

QString ReviewWords::amount(double value, ValueKind unit) {
    if (unit == ValueKind::Win)
        return tr("%1 in 100").arg(QLocale().toString(std::lround(100 * value)));
    return tr("%1 points").arg(QLocale().toString(value, 'f', 1));
}

QString ReviewWords::change(double value, ValueKind unit) {
    return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + amount(std::abs(value), unit);
}

QString ReviewWords::worth(double value, ValueKind unit) {
    // What others lose can add up to more than a seat can win.
    return unit == ValueKind::Win ? amount(std::clamp(value, 0.0, 1.0), unit) : change(value, unit);
}

QString ReviewWords::cost(const ReviewedDecision& decision) {
    if (decision.grade < Grade::Inaccuracy || decision.isForced()) return {};
    return tr("Cost: about %1").arg(amount(decision.cost, decision.unit));
}

} // namespace parlour
