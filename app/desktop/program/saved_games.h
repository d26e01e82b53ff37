// The game that waits from one start of the program to the next, and saved games in files.
#pragma once

#include "app/desktop/play/autosave.h"
#include "core/play/record.h"

#include <QObject>
#include <QUrl>
#include <QVariantMap>

#include <memory>
#include <optional>

namespace parlour {

class SavedGames : public QObject {
    Q_OBJECT

public:
    enum class Keeping { ReadAndWrite, Nothing };
    explicit SavedGames(Keeping keeping, QObject* parent = nullptr);

    // Reads what the last start of the program left. What cannot be read is kept aside, and the
    // text says so; empty: all is well.
    QString read();

    // The game that can be gone on with; none: there is none, or it is at the table.
    const std::optional<Record>& interrupted() const { return m_interrupted; }
    // For QML: {game, name, players, watching, standing, saved, pictures}; empty: there is none
    QVariantMap interruptedMap() const;
    // A deal that ended in the very moment the program did.
    std::optional<Record> takeFinished();

    // The game at the table, after every move: soon on the disk. Says whether it will be.
    bool save(const Record& record);
    void enter(); // the game that waited is at the table, or was given up for another
    // The table is left: there is something to go on with, or not.
    void leave(const Record& record, bool goesOn);
    void forget();

    static Result<Record> readRecord(const QString& file);
    static Result<void> writeRecord(const QString& file, const Record& record);

signals:
    void saved();                    // what was to be saved is on the disk, or could not be
    void failed(const QString& why); // once, until writing works again

private:
    std::unique_ptr<Autosave> m_autosave; // none where nothing is kept
    std::optional<Record> m_interrupted;
    std::optional<Record> m_finished;
};

} // namespace parlour
