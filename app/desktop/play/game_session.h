// One deal being played, a finished one being replayed or reviewed, or a position being studied,
// learned at or to find the best move in: whose turn it is, who thinks, undo and redo, hints,
// saving. Nothing else changes its table.
#pragma once

#include "app/desktop/play/deal_result.h"
#include "app/desktop/play/remark.h"
#include "app/desktop/play/thinking_seat.h"
#include "core/play/record.h"
#include "core/play/viewpoint.h"

#include <QElapsedTimer>
#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <QVariantList>

#include <functional>
#include <memory>
#include <vector>

namespace parlour {

class GameEntry;
namespace outside {
class OutsidePrograms;
}

class GameSession : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by Program")

    Q_PROPERTY(QString game READ game CONSTANT)
    Q_PROPERTY(QString dealNumber READ dealNumber CONSTANT) // empty: the deal has none
    // The match: {deal (from 1), deals, points (both 0: no end), totals (including this deal's
    // scores once it is over), over}
    Q_PROPERTY(QVariantMap series READ seriesMap NOTIFY positionChanged)
    // A map for each seat, as in seated_player.h
    Q_PROPERTY(QVariantList seats READ seatMaps NOTIFY retranslated)
    Q_PROPERTY(bool watching READ isWatching CONSTANT) // no person plays; also a replay
    Q_PROPERTY(
        bool replay READ isReplay CONSTANT) // a game of the past, move by move; also a review
    Q_PROPERTY(bool secretive READ isSecretive CONSTANT)
    Q_PROPERTY(bool problem READ isProblem CONSTANT) // a position to find the best move in
    Q_PROPERTY(bool lesson READ isLesson CONSTANT)   // a position that a course shows something at
    Q_PROPERTY(bool drill READ isDrill CONSTANT)     // either: without hints, not kept
    Q_PROPERTY(int persons READ persons CONSTANT)
    Q_PROPERTY(int onlyPerson READ onlyPerson CONSTANT) // seat; -1: none or several

    Q_PROPERTY(int toMove READ toMove NOTIFY positionChanged) // -1 when over
    Q_PROPERTY(int played READ played NOTIFY positionChanged) // moves
    Q_PROPERTY(bool over READ isOver NOTIFY positionChanged)
    Q_PROPERTY(bool personToMove READ isPersonToMove NOTIFY positionChanged)
    // When over: as in deal_result.h, with the maps of the players; else empty
    Q_PROPERTY(QVariantMap result READ resultMap NOTIFY positionChanged)
    Q_PROPERTY(
        int length READ length NOTIFY positionChanged) // moves, with those that can be redone
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY positionChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY positionChanged)
    // The seat at the bottom of the table, whose cards are shown: the person's; with several
    // people, that of the one to move; 0 when watching.
    Q_PROPERTY(int viewer READ viewer NOTIFY viewerChanged)
    // The computer is being passed to the viewer: the table is hidden.
    Q_PROPERTY(bool curtain READ hasCurtain NOTIFY viewerChanged)

    Q_PROPERTY(bool paused READ isPaused WRITE setPaused NOTIFY pausedChanged)
    Q_PROPERTY(QString pace READ pace WRITE setPace NOTIFY paceChanged)

    Q_PROPERTY(bool hintOpen READ isHintOpen WRITE setHintOpen NOTIFY hintChanged)
    // The move of the player to move that the table points at: the one that the open hint advises
    // or, in a review or problem and beside the tutor's question, the one that is looked at; empty:
    // none.
    Q_PROPERTY(QString shownMove READ shownMove WRITE showMove NOTIFY hintChanged)
    // The open hint shows who may hold what instead of what to play.
    Q_PROPERTY(bool beliefsOpen READ areBeliefsOpen WRITE setBeliefsOpen NOTIFY hintChanged)
    // For the person to move, replaced by deeper ones while it is open; when watching, what the
    // last player thought: {
    //   depth      "none", "first" or "deeper" while it looks deeper, "final": it will not change
    //   asksAgain  it was to be played just as it changed, and so was not
    //   move, sentences
    //   measure    what the values are, in words
    //   isWin      they are chances, else points
    //   prospect   "won" or "lost" where it is so in every world looked at, else "open"
    //   candidates [{move, value, visits, words: instead of the value, whyNot}]: the advised one,
    //              those about equal to it, the others; not more than a panel shows
    //   beliefs    [{card, seats: a chance for each, elsewhere}] }
    Q_PROPERTY(QVariantMap hint READ hintMap NOTIFY hintChanged)

public:
    // A replay begins before the first move, paused. Its moves are the record's, nobody thinks, and
    // nothing about it is worth saving. A review is a replay that goes from position to position
    // and shows, unless all hands are open, that of the player to move; of a deal that goes on it
    // shows that of the only person alone. In an exercise a person is
    // to move, once, from the position to start from; the check tells of the move. In a problem the
    // person makes one move, which can be taken back; nobody answers it, hints or saves. In a
    // lesson, nobody does either, and what follows a move is what was written (script). In a study,
    // all players are people at this screen who hide nothing from each other, and nothing is worth
    // saving.
    enum class Kind { Play, Replay, Review, Exercise, Problem, Lesson, Study };
    // `table` holds the position to start from, `record` everything else.
    GameSession(const GameEntry& entry, std::unique_ptr<Table> table, Record record,
                Kind kind = Kind::Play, QObject* parent = nullptr);
    ~GameSession() override;

    const Table& table() const { return *m_table; }
    Record record() const; // as it stands now; of a replay, the whole game
    QString game() const;
    QString dealNumber() const;
    std::uint64_t dealSeed() const { return m_record.dealNumber.value_or(0); }
    int seatCount() const { return m_table->seats(); }
    const SeatedPlayer& player(Seat seat) const {
        return m_players[static_cast<std::size_t>(seat)];
    }
    QStringList seatNames() const;
    bool isPlayed() const { return m_kind == Kind::Play; } // it counts
    bool isReplay() const { return m_kind == Kind::Replay || isReview(); }
    bool isProblem() const { return m_kind == Kind::Problem; }
    bool isLesson() const { return m_kind == Kind::Lesson; }
    bool isDrill() const { return isProblem() || isLesson(); }
    bool isReview() const { return m_kind == Kind::Review; }
    bool isExercise() const { return m_kind == Kind::Exercise; }
    // A review of a deal that a person still plays: nobody sees a hand that the person does not.
    bool isSecretive() const { return isReview() && m_goesOn && persons() > 0; }
    bool isStudy() const { return m_kind == Kind::Study; }
    bool isWatching() const { return isReplay() || persons() == 0; }
    int persons() const;
    // The seat of the only person; -1 when there is none or more than one.
    int onlyPerson() const;
    Q_INVOKABLE bool isPerson(int seat) const;

    int played() const { return m_table->played(); } // moves
    int length() const { return played() + static_cast<int>(m_table->undone().size()); }
    int toMove() const { return m_table->toMove(); }
    Seat moverOf(int move) const { return m_table->toMoveAfter(move); } // counted from 0
    bool isOver() const { return m_table->isOver(); }
    // The person at the bottom is to move, and sees the table.
    bool mayPlay() const { return isPersonToMove() && toMove() == m_viewer && !m_curtain; }
    bool isPersonToMove() const {
        return !isReplay() && !isOver() && isPerson(toMove()) && !(isProblem() && hasMoved());
    }
    bool hasMoved() const { return played() > m_begin; } // since it came to the table
    Series series() const { return seriesOf(m_record, *m_table); }
    bool goesOn() const { return parlour::goesOn(m_record, *m_table); } // the deal or its match
    // The same without this deal.
    Series seriesBefore() const { return parlour::seriesBefore(m_record, *m_table); }
    DealResult result() const;            // when over
    std::optional<Remark> remark() const; // the same; none in a replay
    bool canUndo() const;
    bool canRedo() const { return !isProblem() && !m_table->undone().empty(); }
    int viewer() const { return m_viewer; }
    bool hasCurtain() const { return m_curtain; }

    bool isPaused() const { return m_paused; }
    void setPaused(bool paused);
    QString pace() const { return m_pace; }
    void setPace(const QString& pace);

    bool isHintOpen() const { return m_hintOpen; }
    void setHintOpen(bool open);
    bool areBeliefsOpen() const { return m_beliefsOpen; }
    void setBeliefsOpen(bool open);
    QString hintedMove() const;      // empty: there is no hint
    QStringList hintedMoves() const; // that the hint compares, the advised one first
    QString shownMove() const;
    void showMove(const QString& move); // looked at; empty: none

    QVariantList seatMaps() const;
    QVariantMap seriesMap() const;
    QVariantMap resultMap() const;
    QVariantMap hintMap() const;

    // Is told of every legal move, as the table writes it, that a person is about to play; false:
    // it is not played, at least not yet.
    using MoveCheck = std::function<bool(const QString& move)>;
    void setMoveCheck(MoveCheck check) { m_moveCheck = std::move(check); }
    // For the record: moves are checked by the tutor, it asked about one, a better one was shown.
    void countTutor();
    void countQuestion();

    // From here on, players are asked for moves; not while the session rests, until it starts
    // again.
    void start();
    void rest();
    void retranslate();

    // The person's move. An illegal one is refused with the reason.
    Q_INVOKABLE void play(const QString& move);
    // The same; it returns the reason instead. Precondition: mayPlay().
    Result<void> playOrSayWhy(const QString& move);
    // The same without the check. Precondition: the move is legal.
    void playUnchecked(const QString& move);
    Q_INVOKABLE void undo();
    void undoTo(int moves); // a number of moves after which a person was to move
    Q_INVOKABLE void redo();
    // Of a replay: shows the game after so many moves, 0 to length(), paused.
    Q_INVOKABLE void goTo(int moves);
    Q_INVOKABLE void liftCurtain();
    Q_INVOKABLE void step();         // one move of the computer while paused
    Q_INVOKABLE void pressHint();    // opens the hint or closes it
    Q_INVOKABLE void pressBeliefs(); // opens the hint at what it believes, or goes there or back
    void countHint(); // of another kind: the person has seen what a hint may not tell
    // A button that plays the advised move: while it is pressed it stands for the move that was
    // advised then. If advice changed meanwhile, or too shortly before for anybody to have read it,
    // nothing is played. Without holdAdvice() it was pressed and let go at once.
    Q_INVOKABLE void holdAdvice();
    Q_INVOKABLE void dropAdvice();
    Q_INVOKABLE void playAdvice();
    // The table has finished showing the last move: the next computer player may move.
    Q_INVOKABLE void tableIsQuiet();
    void setTableBusy() { m_tableIsQuiet = false; }
    // No computer player moves before the last move is on the disk: whatever happens, at most one
    // move is lost.
    void setDiskBusy() { m_diskIsQuiet = false; }
    void diskIsQuiet();
    // In a lesson: the moves after the person's next one, by whoever is to move. Precondition: they
    // are legal then.
    void script(std::vector<std::string> moves) { m_script = std::move(moves); }
    bool isScriptOver() const { return m_script.empty() && !m_answer; }
    // The next computer player moves without the pause that the pace asks for.
    void hurry();
    // What happens when a program of the person's own fails: the game waits, or else the first
    // legal move is played.
    void setWaitsForPrograms(bool waits) { m_waitsForPrograms = waits; }

signals:
    void moved(int seat, const QString& move);
    void rewound(); // the position changed by undo or redo
    void positionChanged();
    void viewerChanged();
    void pausedChanged();
    void paceChanged();
    void hintChanged();
    void retranslated();
    void refused(const QString& why);
    void saveWanted();
    void ended();
    void programFailed(const QString& what); // for the person

private:
    // What people may see at a screen that shows these hands. Only the table's model decides which
    // they are.
    friend class TableModel;
    template <Game G> Viewpoint<G> viewpoint(std::vector<Seat> eyes) const {
        return viewpointOf<G>(*m_table, std::move(eyes));
    }

    void afterMove(Seat seat, const QString& move);
    void next(); // asks whoever is to move
    void updateViewer();
    void askPlayer();
    void playAnswer();                  // when answer, pace, table and disk allow
    void askAdviser(std::size_t stage); // and the deeper ones after it
    void takeAdvice(const Thought& thought, std::size_t stage);
    void forgetHint();
    void tellRewound();
    void abandonThinking();
    ThinkingSeat* thinker(int seat); // null: a program that the person has not added
    void takeAnswer(int seat, const Thought& thought);
    void waitForProgram(const QString& why);
    int paceMilliseconds() const;
    void stopAdvisers();
    std::uint64_t seedFor(int stream) const;
    void seatPlayers();

    void recallMove();   // the next one of a replay
    void playScripted(); // the next one of a lesson

    const GameEntry& m_entry;
    const Kind m_kind;
    std::unique_ptr<Table> m_table;
    Record m_record; // of a game being played, all but the position, which the table holds
    std::vector<SeatedPlayer> m_players; // by seat, in the present language

    std::vector<std::unique_ptr<outside::OutsidePrograms>> m_programs; // by seat, of those that are
    std::vector<std::unique_ptr<ThinkingSeat>> m_thinkers; // by seat, made when first needed
    std::optional<Thought> m_answer;                       // of the player to move
    std::vector<std::string> m_script;                     // of a lesson
    QElapsedTimer m_sinceMove;
    QTimer m_paceTimer;
    bool m_tableIsQuiet = true;
    bool m_diskIsQuiet = true;
    bool m_isStarted = false;
    const int m_begin;   // moves when it came to the table
    const bool m_goesOn; // the deal, then

    int m_viewer = 0;
    bool m_curtain = false;
    bool m_paused = false;
    bool m_stepping = false;
    bool m_isHurried = false;
    bool m_waitsForPrograms = true;
    bool m_waits = false; // for a program that has failed, to be asked again
    QString m_pace = QStringLiteral("normal");

    std::vector<std::unique_ptr<ThinkingSeat>> m_advisers; // by depth, made when first needed
    std::size_t m_hintStage = 0;                           // the adviser whose hint it is
    bool m_hintOpen = false;
    bool m_beliefsOpen = false;
    std::optional<Thought> m_hint; // the adviser's, or the last player's when watching
    Seat m_hintSeat = kNoSeat;     // whose move it speaks of
    QElapsedTimer m_sinceAdvice;   // changed in this position
    bool m_asksAgain = false;
    std::optional<QString> m_heldAdvice; // of the button that is pressed; empty: nobody has read it
    QString m_lookedAt;                  // a move of the player to move
    MoveCheck m_moveCheck;
};

} // namespace parlour
