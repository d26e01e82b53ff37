// What a person may bid, and what each bid means.
#pragma once

#include "core/euchre/rules.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <vector>

namespace parlour {

class BidChoices {
    Q_DECLARE_TR_FUNCTIONS(BidChoices)

public:
    struct Row {
        QString meaning;
        std::vector<euchre::Move> moves;
    };

    // For the observer, who is to move; none unless a bid is due. `alone`: bids that make trump
    // leave the partner out.
    static std::vector<Row> of(const euchre::Observation& view, bool alone,
                               const QStringList& names);
};

} // namespace parlour
