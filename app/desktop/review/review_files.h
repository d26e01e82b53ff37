// Writes reviews to keep or to send, in the language of the program.
#pragma once

#include "ai/review/review.h"

#include <QString>
#include <QUrl>

#include <span>

namespace parlour {

enum class ReviewFile { Page, Data };

// The deals of one game, at least one, into a local file. Returns what to tell the person: that
// they were saved, or why not.
QString saveReview(std::span<const ReviewedDeal> deals, ReviewFile kind, const QUrl& file);

} // namespace parlour
