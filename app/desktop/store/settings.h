// What the player has chosen, written to an INI file soon after each change.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <QVariantMap>

namespace parlour {

class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one")

    // Every stored value is a property; allowed values and defaults are listed in settings.cpp.
    Q_PROPERTY(QString language MEMBER language NOTIFY changed)
    Q_PROPERTY(QString tableTheme MEMBER tableTheme NOTIFY changed)
    Q_PROPERTY(QString chrome MEMBER chrome NOTIFY changed)
    Q_PROPERTY(QString cardBack MEMBER cardBack NOTIFY changed)
    Q_PROPERTY(double cardScale MEMBER cardScale NOTIFY changed)
    Q_PROPERTY(double textScale MEMBER textScale NOTIFY changed)
    Q_PROPERTY(bool highContrast MEMBER highContrast NOTIFY changed)
    Q_PROPERTY(bool fourColours MEMBER fourColours NOTIFY changed)
    Q_PROPERTY(bool largeIndices MEMBER largeIndices NOTIFY changed)
    Q_PROPERTY(QString motion MEMBER motion NOTIFY changed)
    Q_PROPERTY(double animationSpeed MEMBER animationSpeed NOTIFY changed)
    Q_PROPERTY(QString pace MEMBER pace NOTIFY changed)
    Q_PROPERTY(QString tutor MEMBER tutor NOTIFY changed)
    Q_PROPERTY(int mistakeFrom MEMBER mistakeFrom NOTIFY changed)
    Q_PROPERTY(bool turnClock MEMBER turnClock NOTIFY changed)
    Q_PROPERTY(bool chanceChart MEMBER chanceChart NOTIFY changed)
    Q_PROPERTY(bool cardCounter MEMBER cardCounter NOTIFY changed)
    Q_PROPERTY(bool remarks MEMBER remarks NOTIFY changed)
    Q_PROPERTY(QString programFault MEMBER programFault NOTIFY changed)
    Q_PROPERTY(bool sound MEMBER sound NOTIFY changed)
    Q_PROPERTY(bool ambience MEMBER ambience NOTIFY changed)
    Q_PROPERTY(double volume MEMBER volume NOTIFY changed)
    Q_PROPERTY(QString rendering MEMBER rendering NOTIFY changed)
    Q_PROPERTY(QString playerName MEMBER playerName NOTIFY changed)
    Q_PROPERTY(QString lastGame MEMBER lastGame NOTIFY changed)
    Q_PROPERTY(int portrait MEMBER portrait NOTIFY changed)
    Q_PROPERTY(QString lastSetups MEMBER lastSetups NOTIFY changed)
    Q_PROPERTY(QString lessonsOffered MEMBER lessonsOffered NOTIFY changed)
    Q_PROPERTY(QString lessonsTaken MEMBER lessonsTaken NOTIFY changed)
    Q_PROPERTY(int windowWidth MEMBER windowWidth NOTIFY changed)
    Q_PROPERTY(int windowHeight MEMBER windowHeight NOTIFY changed)
    Q_PROPERTY(bool systemWasDark MEMBER systemWasDark NOTIFY changed)

public:
    static constexpr int kVersion = 1;

    enum class Keeping { ReadAndWrite, ReadOnly };
    // Reads the file. An unusable one is set aside, and `problem` says so.
    explicit Settings(QString file, Keeping keeping = Keeping::ReadAndWrite,
                      QObject* parent = nullptr);
    ~Settings() override;

    QString problem() const { return m_problem; }

    Q_INVOKABLE void reset(); // to the defaults; the player's name and portrait stay

    QString language;   // a code as in languages.h; empty: the system's
    QString tableTheme; // green, midnight, washi
    QString chrome;     // system, light, dark
    QString cardBack;   // table (to match it), indigo, wine, pine
    double cardScale;   // 0.7 to 1.6
    double textScale;   // 1 to 1.5
    bool highContrast;
    bool fourColours;      // of the French suits, instead of red and black
    bool largeIndices;     // of the French cards
    QString motion;        // system, full, reduced
    double animationSpeed; // 0.5 to 3
    QString pace;          // of computer players: relaxed, normal, quick, instant
    QString tutor;         // asks before mistakes: off, gentle, strict
    int mistakeFrom;       // cost of a mistake, wins in 100 games: 1 to 20
    bool turnClock;        // people have 20 seconds, in games with such a clock
    bool chanceChart;      // Euchre shows who may hold which card
    bool cardCounter;      // Doudizhu shows which ranks are still out
    bool remarks;          // computer players say a word at rare moments
    QString programFault;  // when a program of the person's own fails: wait, move (play any)
    bool sound;
    bool ambience;          // the room around the table, if there is sound
    double volume;          // 0 to 1
    QString rendering;      // automatic, opengl, software; from the next start on
    QString playerName;     // empty: "You"
    QString lastGame;       // the last one at the table
    int portrait;           // 1 to 12
    QString lastSetups;     // JSON: the last new-game sheet of each game
    QString lessonsOffered; // games whose guided first deal was offered, separated by commas
    QString lessonsTaken;   // of courses, "briscola 1,euchre 3"
    int windowWidth;        // as it was left
    int windowHeight;
    bool systemWasDark; // when last asked: the first window cannot wait for an answer

signals:
    void changed();
    void writingFailed(const QString& file);

private:
    void read();
    void write();
    QVariantMap current() const;

    QString m_file;
    Keeping m_keeping;
    QVariantMap m_stored; // by name, as last read or written
    QString m_problem;
    QTimer m_writeSoon; // a dragged slider changes often
};

} // namespace parlour
