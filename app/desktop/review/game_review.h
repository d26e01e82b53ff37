// The review of the deal at the table: what each decision cost, the course of the deal, luck and
// skill, as they come from a job that looks ever deeper.
#pragma once

#include "ai/review/review.h"
#include "app/desktop/review/decision_list.h"
#include "app/desktop/review/review_files.h"

#include <QElapsedTimer>
#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <QUrl>
#include <QVariantList>

#include <memory>
#include <vector>

namespace parlour {

class GameEntry;
class GameSession;
class ReviewJob;
class ThinkingSeat;
struct Thought;

class GameReview : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by Program")

    // Filtered as the reader wants
    Q_PROPERTY(parlour::DecisionList* list READ list CONSTANT)
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    Q_PROPERTY(int depth READ depth NOTIFY changed) // of what is shown: 0 nothing, 1 to 3
    // Of the present look: decisions, and seconds it will still take; -1: nobody knows yet
    Q_PROPERTY(int done READ done NOTIFY changed)
    Q_PROPERTY(int of READ of NOTIFY changed)
    Q_PROPERTY(int secondsLeft READ secondsLeft NOTIFY changed)

    Q_PROPERTY(bool win READ isWin NOTIFY changed) // the course is in chances, else in points
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed) // whose course it is
    Q_PROPERTY(int rows READ rows NOTIFY changed)               // of the course
    Q_PROPERTY(int row READ row NOTIFY changed)                 // of the position at the table

    // At the position on the table: {ply, seat, name, isYours, isSecret, move, best, grade (as
    // Grade), words, mark, forced, cost, isWin, candidates [{move, value, note}], why}; without a
    // grade if it is not judged yet; empty after the last move. Secret, and without a move: another
    // player's while the deal goes on.
    Q_PROPERTY(QVariantMap decision MEMBER m_decision NOTIFY decisionChanged)
    // Besides, the position is looked at with open cards, which nobody could know: it tells nothing
    // of the decision and changes no grade.
    Q_PROPERTY(bool openCards READ areCardsOpen WRITE openCards NOTIFY openLookChanged)
    // {isWin, candidates as above, best first}; empty: nobody looks, or has looked so far
    Q_PROPERTY(QVariantMap openLook MEMBER m_openLook NOTIFY openLookChanged)
    // ReviewWords::figures()
    Q_PROPERTY(QVariantList figures MEMBER m_figures NOTIFY figuresChanged)

public:
    // A row of the course, for one seat.
    struct Step {
        double value = 0;     // what the seat expects
        double luck = 0;      // that led to it
        double luckNoise = 0; // standard error of that
        double play = 0;      // what the decision before it brought the seat
        Seat mover = kNoSeat; // who decides next; kNoSeat: nobody has a choice
        bool isAlly = false;  // of the seat
        Grade grade = Grade::Forced;
    };

    // Of the session's deal; the session, a review, outlives it. `file`: where it is kept; empty:
    // nowhere.
    GameReview(GameSession& session, QString file, QObject* parent = nullptr);
    ~GameReview() override; // within 50 ms

    DecisionList* list() { return &m_list; }
    bool isRunning() const { return m_isRunning; }
    int depth() const { return m_depth; }
    int done() const { return m_done; }
    int of() const { return m_of; }
    int secondsLeft() const;
    bool isWin() const { return m_review.unit == ValueKind::Win; }
    int seat() const { return m_seat; }
    void setSeat(int seat);
    int rows() const { return static_cast<int>(m_review.expectation.size()); }
    int row() const;
    bool areCardsOpen() const { return m_areCardsOpen; }
    void openCards(bool open);
    const QVariantMap& openLook() const { return m_openLook; }
    const QVariantMap& decision() const { return m_decision; }
    const QVariantList& figures() const { return m_figures; }

    // Of the grades that it shows. What is kept, and told by reviewed(), has the usual ones.
    void setScales(const GradeScales& scales);

    const Review& review() const { return m_review; }
    const Table& table() const { return *m_table; } // after the last move
    Step step(int row) const;
    // So many rows from the first one on are known: while a first look goes on, not all.
    int knownRows() const;
    // "Move 12, Giulia: 62 in 100, luck +3 in 100"
    Q_INVOKABLE QString wordsOf(int row) const;

    // Shows the position of this ply, or of a row of the course.
    Q_INVOKABLE void show(int ply);
    Q_INVOKABLE void showRow(int row) { show(row - 1); }
    // The next decision of the list by turn, or the one before. False: there is none.
    Q_INVOKABLE bool showBeside(int step);
    Q_INVOKABLE void lookDeeper();
    // Errors are messages.
    Q_INVOKABLE void savePage(const QUrl& file) { save(ReviewFile::Page, file); }
    Q_INVOKABLE void saveJson(const QUrl& file) { save(ReviewFile::Data, file); }

signals:
    void changed();
    void decisionChanged();
    void openLookChanged();
    void figuresChanged();
    void message(const QString& text);
    void reviewed(const parlour::Review& review); // a look is complete

private:
    void begin(std::vector<ReviewDepth> looks);
    void take(const ReviewedDecision& decision, int done, int of);
    void take(const Review& review, bool isLast);
    void refresh();
    void tell(); // whoever shows this
    QVariantMap decisionMap() const;
    bool isSecret(Seat seat) const; // what it could have played
    void lookAtOpenCards();
    void takeOpenLook(const Thought& thought);
    QString noteOf(const ReviewedDecision& decision, const std::string& move,
                   const QString& ofBest) const;
    void point(); // at the best move of the position
    void save(ReviewFile kind, const QUrl& file);

    GameSession& m_session;
    const GameEntry& m_game;
    const QString m_file;
    const std::unique_ptr<Table> m_table; // after the last move
    std::unique_ptr<ReviewJob> m_job;
    bool m_isRunning = false;
    GradeScales m_scales;
    Review m_review;
    std::vector<ReviewedDecision> m_decisions; // of the looks so far, by ply; the deepest of each
    DecisionList m_list;
    QVariantMap m_decision;
    bool m_areCardsOpen = false;
    std::unique_ptr<ThinkingSeat> m_openEyes; // made when first needed
    QString m_pointed;                        // the move that point() showed last
    QVariantMap m_openLook;
    QVariantList m_figures;
    QTimer m_refreshing; // so that quick news do not take all the time
    QElapsedTimer m_sinceBegin;
    int m_depth = 0;
    int m_done = 0;
    int m_of = 0;
    int m_seat = 0;
};

} // namespace parlour
