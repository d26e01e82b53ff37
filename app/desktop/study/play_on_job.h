// Plays a position on, again and again, on a thread of its own.
#pragma once

#include "ai/arena/play_on.h"
#include "core/play/table.h"

#include <QObject>
#include <QString>

#include <memory>
#include <thread>

namespace parlour {

class GameEntry;

class PlayOnJob : public QObject {
    Q_OBJECT

public:
    // Begins at once; the setup's own threads and players from outside come from here.
    // Preconditions as GameEntry::playOn.
    PlayOnJob(const GameEntry& game, std::unique_ptr<Table> table, PlayOnSetup setup,
              QObject* parent = nullptr);
    ~PlayOnJob() override; // stops it and waits for it, at most 50 ms

    void stop() { m_thread.request_stop(); }

signals:
    // Several times a second, and at the end.
    void progressed(const parlour::PlayedOn& played);
    // `problem`: with a player from outside, or with the thread, which ended it; else empty.
    void ended(const QString& problem);

private:
    void work(const std::stop_token& stop);
    // Calls the function on the thread of this object.
    void tell(auto function) { QMetaObject::invokeMethod(this, function, Qt::QueuedConnection); }

    const GameEntry& m_game;
    const std::unique_ptr<Table> m_table;
    PlayOnSetup m_setup;
    std::jthread m_thread;
};

} // namespace parlour
