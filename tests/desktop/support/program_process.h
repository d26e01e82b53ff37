// The program as a process of its own, in the home of the environment.
#pragma once

#include <QProcess>
#include <QStringList>
#include <catch2/catch.hpp>

namespace parlour::test {

struct Ended {
    int code = -1; // exit code; -1: it crashed or was killed
    QString out;
    QString err;
};

inline Ended runProgram(const QStringList& arguments) {
    QProcess process;
    process.start(PARLOUR, QStringList{"--new-instance"} + arguments);
    process.closeWriteChannel();
    REQUIRE(process.waitForFinished(120'000));
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace parlour::test
