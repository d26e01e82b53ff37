// What a person may say in the bidding, and what each choice means.
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

    // Of the observer, who is to move; none while no bid is asked for. `alone`: what makes trump is
    // said without the partner.
    static std::vector<Row> of(const euchre::Observation& view, bool alone,
                               const QStringList& names);
};

} // namespace parlour
