// The results of finished games as a page shows them. They come from the statistics soon after the
// page has asked, and again whenever they change.
#pragma once

#include "app/desktop/program/statistics_thread.h"

#include <QDateTime>
#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QQmlParserStatus>
#include <QUrl>
#include <QVariantList>
#include <QVariantMap>

namespace parlour {

class GameResults : public QObject, public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT

    Q_PROPERTY(parlour::StatisticsThread* source READ source WRITE setSource NOTIFY asked)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY asked) // empty: `latest` of all types
    Q_PROPERTY(int most READ most WRITE setMost NOTIFY asked)     // of `latest`
    // Those that `latest` is only against, as in `byOpponent`; empty: all.
    Q_PROPERTY(QStringList against READ against WRITE setAgainst NOTIFY asked)
    Q_PROPERTY(bool known READ isKnown NOTIFY changed) // the statistics have answered
    // As Statistics tells them; each of `latest` also has {kept}: it is in the history.
    Q_PROPERTY(QVariantMap totals READ totals NOTIFY changed)
    Q_PROPERTY(QVariantList byOpponent READ byOpponent NOTIFY changed)
    Q_PROPERTY(QVariantList latest READ latest NOTIFY changed)
    Q_PROPERTY(QVariantList course READ course NOTIFY changed)
    Q_PROPERTY(QVariantMap strength READ strength NOTIFY changed) // ownStrength()
    Q_PROPERTY(QVariantMap play READ play NOTIFY changed)         // ownPlay()
    // The game's results are hidden, and deleted once this is gone or shows another game.
    Q_PROPERTY(bool forgotten READ isForgotten NOTIFY changed)

public:
    using QObject::QObject;
    ~GameResults() override;

    StatisticsThread* source() const { return m_source; }
    void setSource(StatisticsThread* source);
    QString game() const { return m_game; }
    void setGame(const QString& game);
    int most() const { return m_most; }
    void setMost(int most);
    QStringList against() const { return m_against; }
    void setAgainst(const QStringList& against);
    bool isKnown() const { return m_found.isKnown; }
    QVariantMap totals() const { return shown().totals; }
    QVariantList byOpponent() const { return shown().byOpponent; }
    QVariantList latest() const { return shown().latest; }
    QVariantList course() const { return shown().course; }
    QVariantMap strength() const { return shown().strength; }
    QVariantMap play() const { return shown().play; }
    bool isForgotten() const { return m_forgottenAt.isValid(); }

    Q_INVOKABLE void forget();
    Q_INVOKABLE void undoForget();
    // Writes all reviewed decisions of the game as a table (asTable); a message tells the end.
    Q_INVOKABLE void saveTable(const QUrl& file);

    void classBegin() override {}
    void componentComplete() override; // asks for the first time

signals:
    void asked();
    void changed();
    void message(const QString& text);

private:
    struct Found {
        bool isKnown = false;
        QVariantMap totals;
        QVariantList byOpponent;
        QVariantList latest;
        QVariantList course;
        QVariantMap strength;
        QVariantMap play;
    };
    static Found find(Statistics& statistics, const QString& game, int most,
                      const QStringList& against, const QString& history);

    void ask();
    void dropAnswer(); // to another question
    void finishForgetting();
    Found shown() const { return isForgotten() ? Found{} : m_found; }

    QPointer<StatisticsThread> m_source;
    QString m_game;
    int m_most = 0;
    QStringList m_against;
    QDateTime m_forgottenAt; // invalid: nothing is
    bool m_isComplete = false;
    int m_ticket = 0; // of the last question: older answers are dropped
    Found m_found;
};

} // namespace parlour
