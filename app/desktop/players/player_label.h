// What players are called, in a few words.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string>

namespace parlour {

struct Opponent;

class PlayerLabel {
    Q_DECLARE_TR_FUNCTIONS(PlayerLabel)

public:
    // Published players have their names first, ours their levels.
    static QString of(const Opponent& opponent);
    // One of the game's, or one of the person's own; any other is called by its spec. Empty: a
    // person.
    static QString of(const std::string& game, const std::string& spec);
};

} // namespace parlour
