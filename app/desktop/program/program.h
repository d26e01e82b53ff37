// The program as QML sees it: settings, statistics, the game being played, and what can be started.
#pragma once

#include "autosave.h"
#include "command_line.h"
#include "game_session.h"
#include "languages.h"
#include "settings.h"
#include "statistics.h"
#include "system_look.h"

#include <QDateTime>
#include <QObject>
#include <QQmlEngine>
#include <QQuickItem>
#include <QUrl>
#include <QVariantMap>

#include <memory>

namespace parlour {

class Program : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    Q_PROPERTY(parlour::Settings* settings READ settings CONSTANT)
    Q_PROPERTY(parlour::Statistics* statistics READ statistics CONSTANT)
    Q_PROPERTY(parlour::SystemLook* systemLook READ systemLook CONSTANT)
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(QString renderer MEMBER m_renderer NOTIFY rendererChanged)
    Q_PROPERTY(QString firstScreen READ firstScreen CONSTANT)
    // Keys are being used, not the mouse: the focus is shown.
    Q_PROPERTY(bool keysInUse MEMBER m_keysInUse NOTIFY keysInUseChanged)
    // {code, name}
    Q_PROPERTY(QVariantList languages READ languageList CONSTANT)
    // Of the language in use: which national shapes Chinese characters take (SC, TC, JP).
    Q_PROPERTY(QString typeface READ typeface NOTIFY languageChanged)
    // {id, name, tagline, players, source, picture, tableQml, rulesQml}
    Q_PROPERTY(QVariantList games READ games NOTIFY languageChanged)
    // Where "New game", rules and statistics begin when no game is at the table.
    Q_PROPERTY(QString lastGame READ lastGame NOTIFY sessionChanged)
    Q_PROPERTY(bool hasInterrupted READ hasInterrupted NOTIFY interruptedChanged)

    Q_PROPERTY(parlour::GameSession* session READ session NOTIFY sessionChanged)
    // The interrupted game: {game, name, players, standing, saved, pictures}; empty: there is none.
    Q_PROPERTY(QVariantMap interrupted READ interrupted NOTIFY interruptedChanged)

public:
    // The one program, made in main() before the engine asks for it.
    explicit Program(CommandLine commandLine, QObject* parent = nullptr);
    ~Program() override;
    static Program* create(QQmlEngine* engine, QJSEngine*);

    Settings* settings() { return &m_settings; }
    Statistics* statistics() { return &m_statistics; }
    SystemLook* systemLook() { return &m_systemLook; }
    QString version() const;
    QString lastGame() const;
    QString firstScreen() const { return m_commandLine.open; }
    QVariantList languageList() const;
    QString typeface() const;
    QVariantList games() const;
    GameSession* session() const { return m_session.get(); }
    QVariantMap interrupted() const;
    bool hasInterrupted() const { return m_interrupted.has_value(); }
    void setRenderer(const QString& renderer);

    // What the command line asks for. Errors: what is wrong with it.
    Result<void> begin();
    // After the first window is there: whatever it need not wait for.
    void windowIsShown();

    // What the new-game sheet offers for a game: {name, options: [{name, title, explanation,
    // values: [{value, title}], hasOwn}], opponents: [{spec, title, level, about, cheats, rung,
    // standing}], seatCounts, matchDeals, matchPoints, usualAgent}
    Q_INVOKABLE QVariantMap game(const QString& id) const; // one of `games`
    Q_INVOKABLE QVariantMap offer(const QString& game) const;
    // A value of one's own, from a file or as kept in a setup: {value, title, players (0: any)};
    // empty if it cannot be used, which is reported of a file.
    Q_INVOKABLE QVariantMap ownOption(const QString& game, const QString& option, const QUrl& file);
    Q_INVOKABLE QVariantMap keptOption(const QString& game, const QString& option,
                                       const QString& text) const;
    // The sheet as it was left last time, and keeping it: whatever map QML makes of it.
    Q_INVOKABLE QVariantMap lastSetup(const QString& game) const;
    Q_INVOKABLE void keepSetup(const QString& game, const QVariantMap& setup);
    Q_INVOKABLE QString randomDeal() const;
    Q_INVOKABLE QString portraitName(int portrait) const; // of a computer player
    Q_INVOKABLE bool arePartners(const QString& game, int players, int a, int b) const;

    bool eventFilter(QObject* object, QEvent* event) override;

    // {game, options: {…}, deal: "number", seats: [{name, agent, portrait}], dealsWanted,
    // pointsWanted}; wrong values are reported as a message.
    Q_INVOKABLE bool newGame(const QVariantMap& setup);
    // The same players again: the next deal of the match, or the same deal once more.
    Q_INVOKABLE void dealAgain(bool sameDeal);
    Q_INVOKABLE bool continueGame();
    Q_INVOKABLE void leaveTable(); // the game stays saved
    Q_INVOKABLE bool openRecord(const QUrl& file);
    Q_INVOKABLE bool saveRecord(const QUrl& file);

    // Lets screen readers say it.
    Q_INVOKABLE void announce(QQuickItem* item, const QString& text);
    Q_INVOKABLE void copy(const QString& text); // to the clipboard
    // "A, B and C", as the language writes it
    Q_INVOKABLE QString listed(const QStringList& items) const;
    // "5:56", as the language writes it
    Q_INVOKABLE QString clockTime(const QDateTime& time) const;

signals:
    void rendererChanged();
    void keysInUseChanged();
    void languageChanged();
    void sessionChanged();
    void interruptedChanged();
    void message(const QString& text); // for the person, shown for a while

private:
    Result<void> startFromCommandLine();
    Result<void> open(const Record& record);
    Result<void> openFile(const QString& file);
    void tell(const QString& what); // as a message, once there is a window
    void enter(std::unique_ptr<GameSession> session);
    void readAutosave();
    void save();
    void count(Record record);
    void useLanguage();

    CommandLine m_commandLine;
    Settings m_settings;
    Statistics m_statistics;
    SystemLook m_systemLook;
    Translations m_translations;
    const Language* m_language = nullptr;
    QString m_renderer;
    QQmlEngine* m_engine = nullptr;
    std::unique_ptr<Autosave> m_autosave; // none in a trial
    std::unique_ptr<GameSession> m_session;
    std::optional<Record> m_interrupted;
    std::optional<Record> m_finished; // found at the start
    QStringList m_earlyMessages;      // from before there was a window
    bool m_windowIsShown = false;
    bool m_keysInUse = false;
};

} // namespace parlour
