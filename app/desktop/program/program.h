// The program as QML sees it: its settings, statistics and games, the one at the table, and going
// from one to the next.
#pragma once

#include "app/desktop/language/languages.h"
#include "app/desktop/program/coach.h"
#include "app/desktop/program/command_line.h"
#include "app/desktop/program/game_catalogue.h"
#include "app/desktop/program/saved_games.h"
#include "app/desktop/program/sittings.h"
#include "app/desktop/program/statistics_thread.h"
#include "app/desktop/program/system_look.h"
#include "app/desktop/program/teacher.h"
#include "app/desktop/review/match_review.h"
#include "app/desktop/review/tutor.h"
#include "app/desktop/store/settings.h"
#include "app/desktop/training/training.h"

#include <QObject>
#include <QQmlEngine>
#include <QUrl>
#include <QVariantMap>

#include <memory>
#include <optional>

namespace parlour {

struct Request;

class Program : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    Q_PROPERTY(parlour::Settings* settings READ settings CONSTANT)
    Q_PROPERTY(parlour::StatisticsThread* statistics READ statistics CONSTANT)
    Q_PROPERTY(parlour::SystemLook* systemLook READ systemLook CONSTANT)
    Q_PROPERTY(parlour::GameCatalogue* games READ games CONSTANT)
    Q_PROPERTY(parlour::Teacher* teacher READ teacher CONSTANT)
    Q_PROPERTY(parlour::Tutor* tutor READ tutor CONSTANT)
    Q_PROPERTY(parlour::Training* training READ training CONSTANT)
    Q_PROPERTY(parlour::Coach* coach READ coach CONSTANT)
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(QString renderer MEMBER m_renderer NOTIFY rendererChanged)
    Q_PROPERTY(QString firstScreen READ firstScreen CONSTANT)
    // {code, name}
    Q_PROPERTY(QVariantList languages READ languageList CONSTANT)
    // Of the language in use: which national shapes Chinese characters take (SC, TC, JP).
    Q_PROPERTY(QString typeface READ typeface NOTIFY languageChanged)
    // The game that "New game", rules and statistics show first when none is at the table.
    Q_PROPERTY(QString lastGame READ lastGame NOTIFY sessionChanged)

    // How many finished games of a type are kept.
    Q_PROPERTY(int mostFinished READ mostFinished CONSTANT)

    Q_PROPERTY(parlour::GameSession* session READ session NOTIFY sessionChanged)
    // Of the deal at the table, which is then a replay; null: none is being reviewed.
    Q_PROPERTY(parlour::GameReview* review READ review NOTIFY sessionChanged)
    // Of the match that is replayed or reviewed: how many deals of it are kept (0: it is none), and
    // which of these is at the table, from 1.
    Q_PROPERTY(int matchDeals READ matchDeals NOTIFY sessionChanged)
    Q_PROPERTY(int matchDeal READ matchDeal NOTIFY sessionChanged)
    // Of this match, while one of its deals is reviewed; else null.
    Q_PROPERTY(parlour::MatchReview* matchReview READ matchReview NOTIFY sessionChanged)
    // At the table, whose review waits; null: none.
    Q_PROPERTY(parlour::Exercise* exercise READ exercise NOTIFY sessionChanged)
    // Of the position at the table, which is then a study; null: none is being studied.
    Q_PROPERTY(parlour::PositionStudy* study READ study NOTIFY sessionChanged)
    // The games that can be continued, the one saved last first (SavedGames::list).
    Q_PROPERTY(QVariantList unfinished READ unfinished NOTIFY unfinishedChanged)

public:
    // The only one, made before the engine asks for it.
    explicit Program(CommandLine commandLine, QObject* parent = nullptr);
    ~Program() override;
    static Program* create(QQmlEngine* engine, QJSEngine*);

    Settings* settings() { return &m_settings; }
    StatisticsThread* statistics() { return &m_statistics; }
    SystemLook* systemLook() { return &m_systemLook; }
    GameCatalogue* games() { return &m_games; }
    Teacher* teacher() { return &m_teacher; }
    Tutor* tutor() { return &m_tutor; }
    Training* training() { return &m_training; }
    Coach* coach() { return &m_coach; }
    QString version() const;
    QString lastGame() const;
    QString firstScreen() const { return m_commandLine.open; }
    QVariantList languageList() const;
    QString typeface() const;
    int mostFinished() const { return FinishedGames::kMostKept; }
    GameSession* session() const { return m_sittings.session(); }
    int matchDeals() const {
        return m_match && !exercise() && !study() ? static_cast<int>(m_match->deals.size()) + 1 : 0;
    }
    int matchDeal() const;
    MatchReview* matchReview() const { return m_matchReview.get(); }
    GameReview* review() const { return m_sittings.review(); }
    Exercise* exercise() const { return m_sittings.exercise(); }
    PositionStudy* study() const { return m_sittings.study(); }
    QVariantList unfinished() const { return m_saved.list(); }
    void setRenderer(const QString& renderer);

    // Does what the command line asks. Errors: what is wrong with it.
    Result<void> begin();
    // Does what a second start asks for. Errors: what is wrong with it.
    Result<void> carryOut(const Request& request);
    void tellThatFirstHangs();
    // Does what could wait until the first window was there.
    void windowIsShown();

    // The unfinished game of this type that a new one would take the place of, or the deal at the
    // table (after a replay, that game) that another one would: as in `unfinished`, or empty if the
    // person has not moved in it.
    // Before calling the next two, people are asked what becomes of it.
    Q_INVOKABLE QVariantMap gameInTheWay(const QString& game) const;
    Q_INVOKABLE QVariantMap dealInTheWay() const;
    // As the new-game sheet leaves it (GameSetup::fromSheet); wrong values are reported as a
    // message. The game in the way, `save`, is kept under this name or, without one, given up.
    Q_INVOKABLE bool newGame(const QVariantMap& sheet, int save = 0, const QString& keepAs = {});
    // The guided first deal of a game; the game in the way as for newGame().
    Q_INVOKABLE void startLesson(const QString& game, int save = 0, const QString& keepAs = {});
    // Whether to offer it unasked, which is done once for each game: true only the first time.
    Q_INVOKABLE bool offersLesson(const QString& game);
    // The same players again: the next deal of the match, or the same deal once more. What is in
    // the way is kept under this name or, without one, given up.
    Q_INVOKABLE void dealAgain(bool sameDeal, int save = 0, const QString& keepAs = {});
    // Replays a finished game (Statistics::latest) of the history. False: a message says why not.
    Q_INVOKABLE bool replay(const QString& game, const QString& id);
    // Reviews a finished game of the history, or the deal at the table, which waits meanwhile: all
    // of it or, if it is not over, what a person has played so far, which counts as a hint. False:
    // a message says why not, or there is nothing to review, or several people still play.
    Q_INVOKABLE bool reviewFinished(const QString& game, const QString& id);
    // The same, at a decision that the statistics know: of this deal of a match, from 1, after so
    // many moves.
    Q_INVOKABLE bool reviewDecision(const QString& game, const QString& id, int deal, int ply);
    Q_INVOKABLE bool reviewDeal();
    // Replays or reviews another deal of the match, 1 to matchDeals, instead of the one at the
    // table. False: there is none, or a message says why not.
    Q_INVOKABLE bool showMatchDeal(int deal);
    // The mistakes of the people in the game that is being reviewed, to be made better. False: a
    // message says that none is known.
    Q_INVOKABLE bool learnFromMistakes();
    Q_INVOKABLE void
    exerciseAt(int step); // the next one, or the one before for -1, if there is one
    // A game as text (gameAsText) that is neither saved nor counted: watched from its beginning, or
    // reviewed. False: a message says why not.
    Q_INVOKABLE bool showRecord(const QString& text, bool review);
    // The position that the review shows becomes a game of its own against the same players; it has
    // a name, and counts as one in which a move was taken back.
    Q_INVOKABLE void playOnFromReview();
    // A problem comes to the table, chosen as by Training::choose, or the next one. False: a
    // message says why there is none.
    Q_INVOKABLE bool train(const QString& game, const QString& choice);
    Q_INVOKABLE bool trainOn();
    // A lesson of a game's course comes to the table, by its index; and what comes next in it, or
    // the lesson after it.
    Q_INVOKABLE void takeLesson(const QString& game, int lesson);
    Q_INVOKABLE void goOnWithLesson();
    // Studies the position at the table, which waits meanwhile; of a game that goes on, this counts
    // as a hint.
    Q_INVOKABLE void studyTable();
    // Studies a position given as text (study/position_text.h). Returns why it cannot; empty: it
    // does.
    Q_INVOKABLE QString studyText(const QString& text);
    // The position that is studied becomes a game: the person in place of the player to move,
    // against the usual players. It has a name, and counts as one in which a move was taken back.
    Q_INVOKABLE void playOnFromStudy();
    Q_INVOKABLE QString positionAsText() const; // of what is studied
    Q_INVOKABLE bool savePosition(const QUrl& file);
    // The game at the table as a text that can be saved and opened.
    Q_INVOKABLE QString gameAsText() const;
    // `save`: of one of the unfinished games. False: a message says why not.
    Q_INVOKABLE bool continueGame(int save);
    Q_INVOKABLE void nameGame(int save, const QString& name);
    Q_INVOKABLE void giveUpGame(int save);
    // Reads again which games other programs have left.
    Q_INVOKABLE void lookForGames();
    // The game stays saved; a review or a study gives way to where it came from.
    Q_INVOKABLE void leaveTable();
    Q_INVOKABLE bool openRecord(const QUrl& file);
    Q_INVOKABLE bool saveRecord(const QUrl& file);

signals:
    void
    screenWanted(const QString& screen); // as firstScreen; empty: the table or the start screen
    void rendererChanged();
    void languageChanged();
    void sessionChanged();
    void unfinishedChanged();
    void message(const QString& text); // for the person, shown for a while

private:
    void tell(const QString& what); // as a message, once there is a window
    Result<void> openFile(const QString& file);
    void tellUnopened(const Error& error);
    Result<void> open(const Record& record);
    void putAway();
    void clearTable();
    void goBack();
    void enterExercise(std::unique_ptr<Exercise> exercise);
    void enterReview(Record record, std::unique_ptr<Table> table, Sittings::Place place);
    void beginMatchReview();
    void forgetMatch();
    // Where the review of one of the match's deals is kept, or of the game if there is no match.
    QString reviewFile(const Record& record) const;
    // The match, if it is one, and its last deal, which stands on the table.
    Record lastDealOf(Record match);
    Record wholeGame() const; // what is at the table, with all deals of a match
    bool enterProblem(std::unique_ptr<Table> table);
    void enterLesson(std::unique_ptr<Table> table);
    void enterStudy(std::unique_ptr<Table> table, std::vector<Record::Player> players);
    void makeRoom(const std::string& game, int save, const QString& keepAs);
    void enter(SavedGames::Game opened, GameSession::Kind kind = GameSession::Kind::Play);
    void save();
    void useLanguage();
    void useTutor();  // as the settings say, but not beside a lesson
    void useScales(); // as the settings say

    CommandLine m_commandLine;
    Settings m_settings;
    StatisticsThread m_statistics;
    SystemLook m_systemLook;
    GameCatalogue m_games;
    SavedGames m_saved;
    Translations m_translations;
    const Language* m_language = nullptr;
    QString m_renderer;
    QQmlEngine* m_engine = nullptr;
    Teacher m_teacher;
    Tutor m_tutor;
    Coach m_coach;
    Training m_training;
    Sittings m_sittings;
    std::optional<Record> m_match; // whose deal is replayed or reviewed; none: it is no match
    std::unique_ptr<MatchReview> m_matchReview;
    QStringList m_earlyMessages; // from before there was a window
    bool m_windowIsShown = false;
};

} // namespace parlour
