#include "app/desktop/program/single_instance.h"

#include <QFileInfo>
#include <QLocalSocket>

#include <unistd.h>

namespace parlour {

namespace {

constexpr int kPatience = 500; // milliseconds
constexpr qint64 kLongestName = 1 << 16;

QString serverName() { return QStringLiteral("parlour-%1").arg(::getuid()); }

} // namespace

bool SingleInstance::handOver(const QString& file) {
    QLocalSocket socket;
    socket.connectToServer(serverName());
    if (socket.waitForConnected(kPatience)) {
        const QString path = file.isEmpty() ? QString() : QFileInfo(file).absoluteFilePath();
        socket.write(path.toUtf8() + '\n');
        return socket.waitForBytesWritten(kPatience);
    }
    QLocalServer::removeServer(serverName()); // left behind by a program that died
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    m_server.listen(serverName());
    connect(&m_server, &QLocalServer::newConnection, this, [this] {
        QLocalSocket* caller = m_server.nextPendingConnection();
        connect(caller, &QLocalSocket::readyRead, this, [this, caller] {
            if (!caller->canReadLine() && caller->bytesAvailable() < kLongestName) return;
            emit called(QString::fromUtf8(caller->readLine(kLongestName)).trimmed());
            caller->disconnectFromServer();
        });
        connect(caller, &QLocalSocket::disconnected, caller, &QObject::deleteLater);
    });
    return false;
}

} // namespace parlour
