// One running program per user: a second one hands its file to the first and quits.
#pragma once

#include <QLocalServer>
#include <QObject>

namespace parlour {

class SingleInstance : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    // True if a running program took the file (which may be empty). Otherwise this one is the first
    // from now on.
    bool handOver(const QString& file);

signals:
    void called(const QString& file); // by a second program

private:
    QLocalServer m_server;
};

} // namespace parlour
