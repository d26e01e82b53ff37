// The interrupted game, kept until the program starts again, finished games until they are counted,
// and saved games in files. Several programs run at once: each has a save of its own, and at the
// start takes over one that no other uses.
#pragma once

#include "app/desktop/play/autosave.h"
#include "app/desktop/program/finished_games.h"
#include "core/base/file.h"
#include "core/play/record.h"

#include <QObject>
#include <QVariantMap>

#include <memory>
#include <optional>

namespace parlour {

class SavedGames : public QObject {
    Q_OBJECT

public:
    enum class Keeping { ReadAndWrite, Nothing };
    // A game and its table, as the record left it.
    struct Game {
        Record record;
        std::unique_ptr<Table> table;
    };

    explicit SavedGames(Keeping keeping, QObject* parent = nullptr);

    // Reads the last game that a program was left with. Files that cannot be read are set aside,
    // and a text says so; empty: all is well.
    QString read();

    // There is a game that can be continued, and it is not at the table.
    bool hasInterrupted() const { return m_interrupted.has_value(); }
    // Precondition: hasInterrupted().
    Game takeInterrupted();
    // For QML: {game, name, players, watching, standing, saved, pictures}; empty: there is none
    QVariantMap interruptedMap() const;
    // Writes the game at the table, soon; called after every move. False: no games are kept.
    bool save(const Record& record);
    // The deal at the table has ended: if it ends a game, that is kept, and then counted.
    void finish(const Record& record, const Table& table);
    void enter(); // the interrupted game, or another in its place, is at the table
    // Another game is to come to the table. The saved one stays, to be continued later.
    void keepBeside();
    // The table is left; `goesOn`: its game can be continued. Else it is forgotten, and the next
    // interrupted one offered. Returns as read().
    QString leave(Game game, bool goesOn);

    static Result<Record> readRecord(const QString& file);
    static Result<void> writeRecord(const QString& file, const Record& record);

signals:
    void saved();                      // everything is on the disk, or could not be written
    void failed(const QString& why);   // once, until writing works again
    void counted();                    // finished games are in the statistics now
    void problem(const QString& text); // with counting them

private:
    std::optional<Game> readSave(const QString& file, QStringList& problems);
    void use(int number, FileLock lock);
    void useUnused();

    const Keeping m_keeping;
    std::unique_ptr<FinishedGames> m_finished; // none where nothing is kept
    FileLock m_lock;                           // of this program's save
    int m_number = 0;                          // of that save; none has 0
    std::unique_ptr<Autosave> m_autosave;      // none where nothing is kept
    std::optional<Game> m_interrupted;
};

} // namespace parlour
