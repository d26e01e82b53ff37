// The games as QML sees them, and the last choices on the new-game sheet.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>
#include <QVariantMap>

namespace parlour {

class Settings;

class GameCatalogue : public QObject {
    Q_OBJECT
    QML_ANONYMOUS

    // {id, name, tagline, players, source, picture, tableQml, rulesQml, isDealt}
    Q_PROPERTY(QVariantList all READ all NOTIFY retranslated)

public:
    explicit GameCatalogue(Settings& settings, QObject* parent = nullptr);

    QVariantList all() const;
    Q_INVOKABLE QVariantMap game(const QString& id) const; // one of `all`

    // What the new-game sheet offers for a game: {name, options: [{name, title, explanation,
    // values: [{value, title}], hasOwn}], opponents: [{spec, title, label, isPublished, heading,
    // about, source, cheats, tellsValues, rung, standing}], seatCounts, matchDeals, matchPoints,
    // usualAgent, beginnerIsChosen, isDealt}
    Q_INVOKABLE QVariantMap offer(const QString& game) const;
    // A custom value, from a file or as kept in a setup: {value, title, players (0: any)}; empty if
    // it cannot be used, and for a file `message` says why.
    Q_INVOKABLE QVariantMap ownOption(const QString& game, const QString& option, const QUrl& file);
    Q_INVOKABLE QVariantMap keptOption(const QString& game, const QString& option,
                                       const QString& text) const;
    // Programs that play as the person's own, in all games: {name, command}, and to change them.
    // Why one cannot be added; empty: it was, in place of one with the same name.
    Q_INVOKABLE QVariantList ownPrograms() const;
    Q_INVOKABLE QString addProgram(const QString& name, const QString& command);
    Q_INVOKABLE void forgetProgram(const QString& name);
    // A player of finished games, in a few words; empty: a person.
    Q_INVOKABLE QString labelOf(const QString& game, const QString& spec) const;
    Q_INVOKABLE bool arePartners(const QString& game, int players, int a, int b) const;
    // Reads and keeps the last choices on the sheet; only QML knows what the map means.
    Q_INVOKABLE QVariantMap lastSetup(const QString& game) const;
    Q_INVOKABLE void keepSetup(const QString& game, const QVariantMap& setup);
    Q_INVOKABLE QString randomDeal() const;
    Q_INVOKABLE QString portraitName(int portrait) const; // of a computer player
    // How the person with this portrait plays, at the level of the spec, in a sentence; empty: as
    // the level does.
    Q_INVOKABLE QString styleOf(const QString& game, const QString& spec, int portrait) const;

signals:
    void retranslated();
    void message(const QString& text); // for the person

private:
    Settings& m_settings;
};

} // namespace parlour
