// Who sits at a seat, as people read it.
#pragma once

#include "core/play/record.h"

#include <QCoreApplication>
#include <QString>
#include <QVariantMap>

namespace parlour {

class GameEntry;

struct SeatedPlayer {
    Q_DECLARE_TR_FUNCTIONS(SeatedPlayer)

public:
    QString name;
    int portrait = 0;
    bool isPerson = false;
    // Of a computer player: spec, title and level.
    QString agent;
    QString title;
    QString level;
    bool cheats = false;

    static SeatedPlayer of(const Record::Player& player, const GameEntry& entry);
};

QVariantMap toMap(const SeatedPlayer& player); // for QML, with the same names

} // namespace parlour
