// What the Samurai table shows: the session's game as the viewer may see it, step by step, and what
// the person to move is about to do with his tiles.
#pragma once

#include "board_geometry.h"
#include "core/samurai/rules.h"
#include "samurai_cells.h"
#include "samurai_words.h"
#include "table_model.h"
#include "turn_choice.h"

#include <memory>
#include <optional>
#include <vector>

namespace parlour {

class SamuraiTable : public parlour::TableModel { // qualified: Qt 6.4 registers it by this name
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(parlour::SamuraiCells* cells READ cells CONSTANT)
    Q_PROPERTY(QSizeF boardSize READ boardSize NOTIFY boardChanged) // in radii of a hexagon
    Q_PROPERTY(QString ownMap READ ownMap NOTIFY changed)           // its title; "": Japan
    // "taking": the first tiles are chosen; "putting": the figures are placed; "playing", "over"
    Q_PROPERTY(QString phase READ phase NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed) // from 1
    // {seat, name, portrait, level, isPerson, cheats, clan, captured: [b, h, r] (-1: not shown),
    // leads: [b, h, r], hand, supply, isToMove}, in the order of the seats
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    // For each caste {name, picture, onBoard, setAside, stock, chosen}
    Q_PROPERTY(QVariantList castes READ castes NOTIFY changed)
    Q_PROPERTY(int tiesThatEnd READ tiesThatEnd NOTIFY changed) // 0: they end nothing

    // The tiles that are shown in front: {code, picture, name, about, fast, playable, chosen,
    // hinted}
    Q_PROPERTY(QVariantList hand READ hand NOTIFY changed)
    Q_PROPERTY(int handSeat READ handSeat NOTIFY changed) // whose; -1: nobody's
    // To choose the first hand from: as `hand`, with {count}
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)

    // The person at the bottom may do something now.
    Q_PROPERTY(bool acting READ isActing NOTIFY changed)
    Q_PROPERTY(QString chosen READ chosen NOTIFY changed) // tile of the hand, or caste
    Q_PROPERTY(QString chosenPicture READ chosenPicture NOTIFY changed)
    Q_PROPERTY(QString guide READ guide NOTIFY changed) // what to do now
    Q_PROPERTY(bool canEnd READ canEnd NOTIFY changed)
    Q_PROPERTY(bool onlyEnd READ onlyEnd NOTIFY changed)         // nothing else can be done
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed) // a step of this turn
    Q_PROPERTY(bool setupForMe READ isSetupForMe NOTIFY changed)

    // The latest step: {number, seat, pieces: [{picture, radius, from, to, place, code}]}. Its
    // pieces are listed while they are on their way; without `from` they come from the player's
    // hand; `code` is how BoardPieces names them. All lengths are in units.
    Q_PROPERTY(QVariantMap latest READ latest NOTIFY changed)
    // The figures that leave the board just now: {caste, picture, radius, from, winner, number of
    // the step}
    Q_PROPERTY(QVariantList leaving READ leaving NOTIFY changed)
    // What was captured by the latest step that captured anything, in sentences
    Q_PROPERTY(QStringList captureWords READ captureWords NOTIFY changed)
    // All turns: {name, clan, steps: [{words, picture}], captures: [sentence]}
    Q_PROPERTY(QVariantList turns READ turns NOTIFY changed)
    // When over: {rule, castes: [name], rows: [{name, portrait, clan, captured, leads, others,
    // total, won}]}
    Q_PROPERTY(QVariantMap reckoning READ reckoning NOTIFY changed)

public:
    explicit SamuraiTable(QObject* parent = nullptr);

    SamuraiCells* cells() { return &m_cells; }
    QSizeF boardSize() const;
    QString ownMap() const;
    QString phase() const;
    int round() const { return m_shown.round(); }
    QVariantList seats() const;
    QVariantList castes() const;
    int tiesThatEnd() const;
    QVariantList hand() const;
    int handSeat() const { return m_handSeat; }
    QVariantList choices() const;
    bool isActing() const { return m_isActing; }
    QString chosen() const;
    QString chosenPicture() const;
    QString guide() const;
    bool canEnd() const { return m_choice.canEnd(); }
    bool onlyEnd() const { return m_choice.onlyEnd(); }
    bool canTakeBack() const;
    bool isSetupForMe() const { return m_setupSeats != 0; }
    QVariantMap latest() const;
    QVariantList leaving() const;
    QStringList captureWords() const { return m_captureWords; }
    QVariantList turns() const;
    QVariantMap reckoning() const;

    // ---- for the painter and the list of spaces
    const samurai::Public& shown() const { return m_shown; }
    const BoardGeometry& geometry() const { return *m_geometry; }
    bool hasBoard() const { return m_geometry != nullptr; }
    bool isLit(int cell) const { return m_choice.isLit(cell); }
    bool isHinted(int cell) const;
    bool isPicked(int cell) const;
    bool isRecent(int cell) const; // a tile lies there since the viewer's last turn
    QString spoken(int cell) const;

    // ---- what the person does. A code is that of a tile ("h4") or of a caste ("h").
    Q_INVOKABLE void choose(const QString& code); // chosen already: not any more
    Q_INVOKABLE void take(const QString& code);   // into the first hand
    // A space is chosen: places the chosen tile there, or goes on with an exchange.
    Q_INVOKABLE void chooseSpace(const QString& place);
    Q_INVOKABLE void chooseFigure(const QString& place, int caste);
    Q_INVOKABLE bool cancel(); // says whether there was anything to give up
    Q_INVOKABLE void endTurn();
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void doSetupForMe();

    // What choosing the space would change, or how it stands there: {title, rows: [{name, picture,
    // caste, sums: [{clan, before, after}], words, captured}], note}. Empty: nothing to say.
    Q_INVOKABLE QVariantMap preview(const QString& place) const;
    Q_INVOKABLE int cellOf(const QString& place) const; // -1: no such space
    Q_INVOKABLE int cellAt(double x, double y) const;   // in units; -1: none
    Q_INVOKABLE int neighbour(int cell, int dx, int dy) const;
    Q_INVOKABLE QString placeOf(int cell) const;
    // {x, y, unit}: as large as may be without a space under an obstacle
    Q_INVOKABLE QVariantMap fit(const QRectF& area, const QVariantList& obstacles) const;
    // Where there is room for decorations beside a chart that fits so: [{x, y, radius}]
    Q_INVOKABLE QVariantList openSea(const QRectF& area, const QVariantList& obstacles,
                                     const QVariantMap& fitted, double least) const;
    Q_INVOKABLE QPointF middleOf(const QString& place) const; // in units

    Q_INVOKABLE QString moveName(const QString& move) const;
    Q_INVOKABLE static QString tileName(const QString& code);        // of the game's notation: "b4"
    Q_INVOKABLE QStringList tilePictures(const QString& code) const; // as somebody else's
    Q_INVOKABLE QStringList movePictures(const QString& move) const;

signals:
    void boardChanged();
    // The viewer's move was not possible.
    void refused(const QString& why);
    // Which of these figures is meant? [{caste, name, picture}]
    void figureWanted(const QString& place, const QVariantList& figures);

protected:
    void see(const Moment& moment, const Viewing& viewing) override;
    std::vector<Step> stepsAfterMove() const override;
    void tellMove() override;
    void tellStep(const Moment& before, const Moment& now) override;

private:
    const Timeline<samurai::Samurai>& timeline() const { return timelineOf<samurai::Samurai>(); }
    const samurai::State& now() const { return timeline().state(); }
    Speech speech() const;
    QVariantMap tileMap(samurai::Tile tile, int clan) const;
    QVariantMap tileOnItsWay(samurai::Tile tile, samurai::Place to) const;
    QVariantMap figureOnItsWay(int caste, samurai::Place to) const;
    // Where a figure stands that is one of these in its town, in units.
    QPointF figureAt(const samurai::Cell& town, int caste, samurai::CasteSet figures) const;
    double figureRadiusIn(const samurai::Cell& town, samurai::CasteSet figures) const;
    void chooseTown(samurai::Place place); // of a figure that is placed or changes places
    void pickTile(samurai::Place place);   // that the tile exchange moves
    void tellChoice();                     // it has changed
    void play(const samurai::Move& move);
    void goOnWithSetup();

    std::unique_ptr<BoardGeometry> m_geometry;
    SamuraiCells m_cells{*this};
    const samurai::Board* m_board = nullptr;

    samurai::Public m_shown; // as far as it is shown
    samurai::TileBag m_hand;
    Seat m_handSeat = kNoSeat;
    std::optional<samurai::Move> m_latest; // and who made it
    Seat m_latestSeat = kNoSeat;
    samurai::Tile m_latestTile; // that a tile exchange moved
    samurai::Captures::List m_leaving;
    QStringList m_captureWords;
    std::vector<bool> m_recent;
    Moment::Stage m_stage = Moment::Stage::Settled;

    bool m_isActing = false;
    TurnChoice m_choice;
    unsigned m_setupSeats = 0; // bits of the persons whose setup is made for them
};

} // namespace parlour
