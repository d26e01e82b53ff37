// What a second start asks of the program that is already running.
#pragma once

#include "app/desktop/program/command_line.h"
#include "core/play/record.h"

#include <QByteArray>
#include <QSize>
#include <QString>

#include <optional>

namespace parlour {

class Settings;

struct Request {
    QString file;               // to open, an absolute path; empty: none
    std::optional<Record> game; // to start
    QString screen;             // as CommandLine::open
    QString language;           // a code; empty: as it is
    QSize size;                 // of the window; empty: as it is
    bool resetSettings = false;

    // Errors: as GameSetup::fromCommandLine, and what only a new program can do.
    static Result<Request> of(const CommandLine& line, const Settings& settings);
};

QByteArray toLine(const Request& request); // without an end of line
Result<Request> parseRequest(const QByteArray& line);

} // namespace parlour
