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
    // Of a computer player: its spec, and what its plate says: the level of one of ours, the name
    // of a published one or of one of the person's own.
    QString agent;
    QString label;
    QString style; // how it plays, in a sentence; empty: as its level does
    bool cheats = false;

    static SeatedPlayer of(const Record::Player& player, const GameEntry& entry);
};

QVariantMap toMap(const SeatedPlayer& player); // for QML, with the same names

} // namespace parlour
