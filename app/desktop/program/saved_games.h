// The games that can be continued, each in a file that is written after every move, finished games
// until they are counted, and saved games in files. Of each type of game one has no name, the one
// played last; saved ones have a name. Several programs run at once: whoever has a game at the
// table holds the lock of its file, and no other program reads or changes it.
#pragma once

#include "app/desktop/play/autosave.h"
#include "app/desktop/program/finished_games.h"
#include "core/base/file.h"
#include "core/play/record.h"

#include <QObject>
#include <QVariantList>

#include <memory>
#include <optional>
#include <vector>

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

    // Reads again which games can be continued: those at no table, here or in another program.
    // Files that cannot be read are set aside, and a `problem` says so.
    void read();
    bool isEmpty() const { return m_games.empty(); }
    // For QML, the one saved last first: {save (its number), title (given by the person), game,
    // name, players, watching, standing, saved, pictures}
    QVariantList list() const;
    // One of these. Empty: nothing is kept.
    QVariantMap toMap(int save, const Record& record, const Table& table) const;
    // The number of a game of this type, without a name, in which a person has moved; 0: none
    int unnamed(const QString& game) const;
    QVariantMap one(int save) const; // empty: there is no such game any more

    // Gives a game a name, or another one.
    void name(int save, const QString& name);
    // What becomes of a game that is not kept: given up, it counts as such if a person has moved in
    // it. Replaced by another deal, it does not.
    enum class Loss { GivenUp, Replaced };
    void remove(int save, Loss loss);
    // Games without a name in which nobody has moved make room for a new one of their type.
    void removeUntouched(const QString& game);

    // The game comes to the table. Nothing: it is gone or at another table, and a `problem` says
    // so.
    std::optional<Game> take(int save);
    void begin();                         // a game that is not saved yet comes to the table
    int atTable() const { return m_own; } // the number of the game there
    // Writes the game at the table, soon; called after every move. False: no games are kept.
    bool save(const Record& record);
    // The deal at the table has ended: if it ends a game, that is kept, and then counted.
    void finish(const Record& record, const Table& table);
    // The game leaves the table. It can be continued from now on, or is over and forgotten.
    void leave(Game game);

    // A finished game of the history. Nothing: it cannot be read, and a `problem` says so.
    std::optional<Game> readFinished(const QString& game, const QString& id);
    // Where the review of a finished game is kept, or of one of its earlier deals (from 1; 0: the
    // last one); empty: the game itself is not kept.
    QString reviewFile(const Record& record, int earlierDeal) const;

    static Result<Record> readRecord(const QString& file);
    static Result<void> writeRecord(const QString& file, const Record& record);

signals:
    void saved();                      // everything is on the disk, or could not be written
    void failed(const QString& why);   // once, until writing works again
    void counted();                    // finished games are in the statistics now
    void problem(const QString& text); // with reading or counting them

private:
    struct Listed {
        int save;
        Game game;
    };
    std::vector<Listed>::iterator find(int save);
    std::optional<Game> readSave(const QString& file);
    // A listed game as it is on the disk now, and the lock of its file. Nothing: it is listed no
    // longer, and a `problem` says why.
    struct Locked {
        FileLock lock;
        Game game;
    };
    std::optional<Locked> lockAndRead(int save);
    bool writeFinished(const Record& record);
    void use(int save, FileLock lock);

    const Keeping m_keeping;
    std::unique_ptr<FinishedGames> m_finished; // none where nothing is kept
    // The file that this program writes: of the game at the table or, if that was left, of the last
    // one. None before the first game has come to the table.
    FileLock m_lock;
    int m_own = 0;
    std::unique_ptr<Autosave> m_autosave;
    std::vector<Listed> m_games; // the one saved last first
};

} // namespace parlour
