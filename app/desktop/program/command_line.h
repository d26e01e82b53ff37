// What the command line asks of the program.
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
    QString screenshot; // write a picture here after `after` milliseconds, then quit
    int after = 3000;
    int frames = 0; // measure the frame rate for this many seconds, then quit
    QString log;
    QStringList finishRuns; // goes on with these runs of the laboratory, without a window

    // Measuring and screenshots leave the player's files alone.
    bool isTrial() const { return !screenshot.isEmpty() || frames > 0; }

    // Prints help or version and exits with 0; after wrong usage prints what is wrong and exits
    // with 2. Precondition: there is an application object.
    static CommandLine parse(const QStringList& arguments);
};

} // namespace parlour
