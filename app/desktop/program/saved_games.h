// The interrupted game, kept until the program starts again, and saved games in files.
#pragma once

#include "app/desktop/play/autosave.h"
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

    // Reads the game that the program was left with. If that fails, sets the file aside and returns
    // a text that says so; empty: all is well.
    QString read();

    // There is a game that can be continued, and it is not at the table.
    bool hasInterrupted() const { return m_interrupted.has_value(); }
    // Precondition: hasInterrupted().
    Game takeInterrupted();
    // For QML: {game, name, players, watching, standing, saved, pictures}; empty: there is none
    QVariantMap interruptedMap() const;
    // A deal that ended just as the program did.
    std::optional<Game> takeFinished();

    // Writes the game at the table, soon; called after every move. False: no games are kept.
    bool save(const Record& record);
    void enter(); // the interrupted game, or another in its place, is at the table
    // The table is left; `goesOn`: its game can be continued.
    void leave(Game game, bool goesOn);
    void forget();

    static Result<Record> readRecord(const QString& file);
    static Result<void> writeRecord(const QString& file, const Record& record);

signals:
    void saved();                    // everything is on the disk, or could not be written
    void failed(const QString& why); // once, until writing works again

private:
    std::unique_ptr<Autosave> m_autosave; // none where nothing is kept
    std::optional<Game> m_interrupted;
    std::optional<Game> m_finished;
};

} // namespace parlour
