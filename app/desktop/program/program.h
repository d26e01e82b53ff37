// The program as QML sees it: its settings, statistics and games, the one at the table, and going
// from one to the next.
#pragma once

#include "app/desktop/language/languages.h"
#include "app/desktop/play/game_session.h"
#include "app/desktop/program/command_line.h"
#include "app/desktop/program/game_catalogue.h"
#include "app/desktop/program/saved_games.h"
#include "app/desktop/program/system_look.h"
#include "app/desktop/store/settings.h"
#include "app/desktop/store/statistics.h"

#include <QObject>
#include <QQmlEngine>
#include <QUrl>
#include <QVariantMap>

#include <memory>

namespace parlour {

struct Request;

class Program : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    Q_PROPERTY(parlour::Settings* settings READ settings CONSTANT)
    Q_PROPERTY(parlour::Statistics* statistics READ statistics CONSTANT)
    Q_PROPERTY(parlour::SystemLook* systemLook READ systemLook CONSTANT)
    Q_PROPERTY(parlour::GameCatalogue* games READ games CONSTANT)
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(QString renderer MEMBER m_renderer NOTIFY rendererChanged)
    Q_PROPERTY(QString firstScreen READ firstScreen CONSTANT)
    // {code, name}
    Q_PROPERTY(QVariantList languages READ languageList CONSTANT)
    // Of the language in use: which national shapes Chinese characters take (SC, TC, JP).
    Q_PROPERTY(QString typeface READ typeface NOTIFY languageChanged)
    // The game that "New game", rules and statistics show first when none is at the table.
    Q_PROPERTY(QString lastGame READ lastGame NOTIFY sessionChanged)

    Q_PROPERTY(parlour::GameSession* session READ session NOTIFY sessionChanged)
    Q_PROPERTY(bool hasInterrupted READ hasInterrupted NOTIFY interruptedChanged)
    // The interrupted game: {game, name, players, watching, standing, saved, pictures}; empty:
    // there is none.
    Q_PROPERTY(QVariantMap interrupted READ interrupted NOTIFY interruptedChanged)

public:
    // The only one, made before the engine asks for it.
    explicit Program(CommandLine commandLine, QObject* parent = nullptr);
    ~Program() override;
    static Program* create(QQmlEngine* engine, QJSEngine*);

    Settings* settings() { return &m_settings; }
    Statistics* statistics() { return &m_statistics; }
    SystemLook* systemLook() { return &m_systemLook; }
    GameCatalogue* games() { return &m_games; }
    QString version() const;
    QString lastGame() const;
    QString firstScreen() const { return m_commandLine.open; }
    QVariantList languageList() const;
    QString typeface() const;
    GameSession* session() const { return m_session.get(); }
    bool hasInterrupted() const { return m_saved.hasInterrupted(); }
    QVariantMap interrupted() const { return m_saved.interruptedMap(); }
    void setRenderer(const QString& renderer);

    // Does what the command line asks. Errors: what is wrong with it.
    Result<void> begin();
    // Does what a second start asks for. Errors: what is wrong with it.
    Result<void> carryOut(const Request& request);
    void tellThatFirstHangs();
    // Does what could wait until the first window was there.
    void windowIsShown();

    // As the new-game sheet leaves it (GameSetup::fromSheet); wrong values are reported as a
    // message.
    Q_INVOKABLE bool newGame(const QVariantMap& sheet);
    // The same players again: the next deal of the match, or the same deal once more.
    Q_INVOKABLE void dealAgain(bool sameDeal);
    Q_INVOKABLE bool continueGame();
    Q_INVOKABLE void leaveTable(); // the game stays saved
    Q_INVOKABLE bool openRecord(const QUrl& file);
    Q_INVOKABLE bool saveRecord(const QUrl& file);

signals:
    void
    screenWanted(const QString& screen); // as firstScreen; empty: the table or the start screen
    void rendererChanged();
    void languageChanged();
    void sessionChanged();
    void interruptedChanged();
    void message(const QString& text); // for the person, shown for a while

private:
    void tell(const QString& what); // as a message, once there is a window
    Result<void> openFile(const QString& file);
    void tellUnopened(const Error& error);
    // What becomes of a game that goes on, at the table or interrupted, when another one comes.
    enum class Previous { GivenUp, Kept };
    Result<void> open(const Record& record, Previous previous);
    void enter(SavedGames::Game opened, Previous previous);
    void save();
    void useLanguage();

    CommandLine m_commandLine;
    Settings m_settings;
    Statistics m_statistics;
    SystemLook m_systemLook;
    GameCatalogue m_games;
    SavedGames m_saved;
    Translations m_translations;
    const Language* m_language = nullptr;
    QString m_renderer;
    QQmlEngine* m_engine = nullptr;
    std::unique_ptr<GameSession> m_session;
    QStringList m_earlyMessages; // from before there was a window
    bool m_windowIsShown = false;
};

} // namespace parlour
