// What the program can be asked on the command line.
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace parlour {

struct CommandLine {
    QString file; // a saved game to open
    QString game; // start this one at once
    std::optional<quint64> deal;
    QStringList seats;   // "you" or a player's spec; empty: you against the computer
    QStringList options; // rule options, name=value
    bool watch = false;
    QString language;
    QString open; // show this screen first
    bool software = false;
    bool newInstance = false;
    bool resetSettings = false;
    QSize size;
    QString screenshot; // write a picture here after `after` milliseconds and end
    int after = 3000;
    int frames = 0; // measure the frame rate for so many seconds and end
    QString log;

    // Measuring and pictures touch nothing of the player's.
    bool isTrial() const { return !screenshot.isEmpty() || frames > 0; }

    // Help and version are printed and end the program with 0; wrong usage prints what is wrong and
    // ends it with 2. Precondition: there is an application object.
    static CommandLine parse(const QStringList& arguments);
};

} // namespace parlour
