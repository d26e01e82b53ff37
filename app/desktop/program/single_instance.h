// One running program per user: a second one hands over what it was asked for, and quits. They meet
// at a socket in the user's runtime folder, which nobody else can open.
#pragma once

#include "core/base/file.h"

#include <QByteArray>
#include <QLocalServer>
#include <QObject>

#include <functional>
#include <optional>

namespace parlour {

class SingleInstance : public QObject {
    Q_OBJECT

public:
    // The first program from now on, unless there is one.
    explicit SingleInstance(QObject* parent = nullptr);

    bool isFirst() const { return !m_lock.isElsewhere(); }

    // The first program's answer to this line: empty if it did as asked, else what is wrong.
    // Nothing: it does not answer in time. Precondition: not isFirst().
    static std::optional<QString> handOver(const QByteArray& line);

    // How the first program answers, from the event loop on.
    using Answer = std::function<QString(const QByteArray& line)>;
    void answerWith(Answer answer) { m_answer = std::move(answer); }

private:
    void receive(class QLocalSocket* caller);

    FileLock m_lock;
    QLocalServer m_server;
    Answer m_answer;
};

} // namespace parlour
