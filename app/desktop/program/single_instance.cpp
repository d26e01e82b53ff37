#include "app/desktop/program/single_instance.h"

#include <QDeadlineTimer>
#include <QLocalSocket>
#include <QStandardPaths>
#include <QThread>

namespace parlour {

namespace {

constexpr int kPatience = 2000;           // milliseconds
constexpr qint64 kLongestLine = 16 << 20; // bytes: a game on a custom map

// Empty where there is no runtime folder that is the user's alone: then every program is the first.
QString inRuntimeFolder(const char* name) {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return folder.isEmpty() ? QString() : folder + '/' + QLatin1String(name);
}

QString socketName() { return inRuntimeFolder("parlour.socket"); }

} // namespace

SingleInstance::SingleInstance(QObject* parent)
    : QObject(parent), m_lock(inRuntimeFolder("parlour.lock").toStdString()) {
    if (!m_lock.isHeld()) return;
    QLocalServer::removeServer(socketName()); // left behind by a program that died
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    m_server.listen(socketName());
    connect(&m_server, &QLocalServer::newConnection, this, [this] {
        QLocalSocket* const caller = m_server.nextPendingConnection();
        connect(caller, &QLocalSocket::readyRead, this, [this, caller] { receive(caller); });
        connect(caller, &QLocalSocket::disconnected, caller, &QObject::deleteLater);
    });
}

void SingleInstance::receive(QLocalSocket* caller) {
    if (!caller->canReadLine() && caller->bytesAvailable() < kLongestLine) return;
    const QString answer = m_answer(caller->readLine(kLongestLine).trimmed());
    caller->write(answer.simplified().toUtf8() + '\n');
    caller->disconnectFromServer(); // once all is written
}

std::optional<QString> SingleInstance::handOver(const QByteArray& line) {
    const QDeadlineTimer end(kPatience);
    const auto left = [&] { return static_cast<int>(end.remainingTime()); };
    QLocalSocket socket;
    // The first program may be so young that it does not listen yet.
    while (socket.connectToServer(socketName()), !socket.waitForConnected(left())) {
        if (end.hasExpired()) return {};
        QThread::msleep(20);
    }
    socket.write(line + '\n');
    while (!socket.canReadLine())
        if (end.hasExpired() || !socket.waitForReadyRead(left())) return {};
    return QString::fromUtf8(socket.readLine()).trimmed();
}

} // namespace parlour
