// The interrupted game, kept until the program starts again, and saved games in files.
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

    // Reads the game that the program was left with. If that fails, sets the file aside and returns
    // a text that says so; empty: all is well.
    QString read();

    // The game that can be continued; empty: there is none, or it is at the table.
    const std::optional<Record>& interrupted() const { return m_interrupted; }
    // For QML: {game, name, players, watching, standing, saved, pictures}; empty: there is none
    QVariantMap interruptedMap() const;
    // A deal that ended just as the program did.
    std::optional<Record> takeFinished();

    // Writes the game at the table, soon; called after every move. False: no games are kept.
    bool save(const Record& record);
    void enter(); // the interrupted game, or another in its place, is at the table
    // The table is left; `goesOn`: its game can be continued.
    void leave(const Record& record, bool goesOn);
    void forget();

    static Result<Record> readRecord(const QString& file);
    static Result<void> writeRecord(const QString& file, const Record& record);

signals:
    void saved();                    // everything is on the disk, or could not be written
    void failed(const QString& why); // once, until writing works again

private:
    std::unique_ptr<Autosave> m_autosave; // none where nothing is kept
    std::optional<Record> m_interrupted;
    std::optional<Record> m_finished;
};

} // namespace parlour
