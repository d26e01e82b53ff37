// What a review says, in the player's language.
#pragma once

#include "ai/review/review.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QVariantList>

namespace parlour {

class ReviewWords {
    Q_DECLARE_TR_FUNCTIONS(ReviewWords)

public:
    static QString grade(Grade grade);
    static QString symbol(Grade grade); // each has another shape
    // "12 in 100", "0.7 points"
    static QString amount(double value, ValueKind unit);
    // "+12 in 100", "−0.7 points"; with a standard error "+12 ± 3 in 100"
    static QString change(double value, ValueKind unit, double noise = 0);
    // What a chance or points are worth: "62 in 100", "+0.7 points"
    static QString worth(double value, ValueKind unit);
    // What a review counts, by seat: {name, decisions, accuracy, cost, start, luck, luckNoise,
    // ownPlay, othersPlay, result, grades [{words, mark, rank, count}]}
    static QVariantList figures(const Review& review, const QStringList& names);
    static QString why(const std::vector<KeptReason>& reasons, const QStringList& names);
    // "Cost: about 12 in 100"; empty if it cost nothing that counts
    static QString cost(const ReviewedDecision& decision);

private:
    static QString inUnit(const QString& number, ValueKind unit);
};

} // namespace parlour
