// The laboratory: what was tried in it, each run in a folder of its own, and what is at work now.
#pragma once

#include "app/desktop/laboratory/calibration_run.h"
#include "app/desktop/laboratory/learning_run.h"
#include "app/desktop/laboratory/paper_run.h"
#include "app/desktop/laboratory/tournament.h"
#include "app/desktop/laboratory/tournament_form.h"

#include <QDateTime>
#include <QQmlEngine>

#include <memory>

namespace parlour {

// Made when its page is opened for the first time; runs go on when the page is closed.
class Laboratory : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    // What there is, the latest first: {id, kind ("tournament", "experiment", "calibration",
    // "learning"), game, players (specs), experiment (its name), begun (date), state ("working",
    // "paused", "complete")}
    Q_PROPERTY(QVariantList runs READ runs NOTIFY runsChanged)
    Q_PROPERTY(bool atWork READ isAtWork NOTIFY runsChanged) // on any of them, by this program

    // Those that are shown when their tabs are; empty: none.
    Q_PROPERTY(QString shownTournament MEMBER m_shownTournament NOTIFY shownChanged)
    Q_PROPERTY(QString shownExperiment MEMBER m_shownExperiment NOTIFY shownChanged)
    Q_PROPERTY(QString shownLearning MEMBER m_shownLearning NOTIFY shownChanged)

public:
    explicit Laboratory(QObject* parent = nullptr);
    ~Laboratory() override;

    QVariantList runs() const;
    bool isAtWork() const;

    // Begins what the form says, and returns its id; empty: problem() tells why not.
    Q_INVOKABLE QString startTournament(const parlour::TournamentForm* form);
    // An earlier run; null: it cannot be read, as problem() tells.
    Q_INVOKABLE parlour::Tournament* tournament(const QString& id);

    // What can be repeated of a game's paper: {name, title, about}.
    Q_INVOKABLE QVariantList experiments(const QString& game) const;
    // As toMap(const Figure&); of the whole paper none.
    Q_INVOKABLE QVariantList publishedFigures(const QString& game, const QString& name) const;
    // As for tournaments. `games`: for each part of it.
    Q_INVOKABLE QString startExperiment(const QString& game, const QString& name, double games,
                                        double seed);
    Q_INVOKABLE parlour::PaperRun* experiment(const QString& id);

    // As for tournaments. {game, options, players (specs), by ("", "role", "phase"), games,
    // seed}
    Q_INVOKABLE QString startCalibration(const QVariantMap& choices);
    Q_INVOKABLE parlour::CalibrationRun* calibration(const QString& id);

    // {player, method}: who can learn, and how.
    Q_INVOKABLE QVariantList learners(const QString& game) const;
    // As for tournaments. {game, options, player, method, generations, candidates, games,
    // finalGames, fewRows, seed}
    Q_INVOKABLE QString startLearning(const QVariantMap& choices);
    Q_INVOKABLE parlour::LearningRun* learning(const QString& id);
    // Those that were made here, {name, spec}, and to make an end of one.
    Q_INVOKABLE QVariantList ownPlayers(const QString& game) const;
    Q_INVOKABLE void forgetPlayer(const QString& game, const QString& name);

    // Looks which runs other programs work on.
    Q_INVOKABLE void look();
    // A run of whatever kind; null: there is none, or it cannot be read, as problem() tells.
    LabRun* run(const QString& id);
    // The runs at work go on in a program without a window; the next start finds them. False:
    // problem() tells why not, and they go on here.
    Q_INVOKABLE bool goOnAlone();

    // Stops a run and deletes all that is kept of it.
    Q_INVOKABLE void remove(const QString& id);

signals:
    void runsChanged();
    void shownChanged();
    void problem(const QString& text);

private:
    struct Entry {
        QString id; // the name of its folder
        Json json;  // of its file
        QDateTime begun;
        std::unique_ptr<LabRun> run{}; // once it is open
        bool isAtWork = false;         // as was told last
        bool isElsewhere = false;      // the same
        bool isComplete = false;
    };

    QString folderOf(const QString& id) const;
    bool isComplete(const Entry& entry) const; // by what lies in its folder
    Entry* find(const QString& id);
    // A folder for a new run. Errors: it cannot be made.
    Result<Entry*> make(Json json);
    template <class Run> Run* open(Entry& entry, std::unique_ptr<Run> run);
    // Begins a run made of this setup. Returns its id; empty: it could not be kept.
    template <class Run, class Setup> QString start(const Setup& setup);
    // As tournament().
    template <class Run> Run* opened(const QString& id, auto read);

    const QString m_folder;
    std::vector<Entry> m_entries; // the latest first
    QString m_shownTournament;
    QString m_shownExperiment;
    QString m_shownLearning;
};

} // namespace parlour
