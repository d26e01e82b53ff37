// One program for each user: a second start hands its file to the first and ends.
#pragma once

#include <QLocalServer>
#include <QObject>

namespace parlour {

class SingleInstance : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    // True when a program is running and took the file (which may be empty). Else this one is the
    // first from now on.
    bool handOver(const QString& file);

signals:
    void called(const QString& file); // by a second start

private:
    QLocalServer m_server;
};

} // namespace parlour
