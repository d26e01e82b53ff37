// What the Samurai table shows: the chart as the viewer may see it, step by step, the players and
// the tiles in front. SamuraiTurn holds what the person to move is about
// to do.
#pragma once

#include "app/desktop/games/samurai/samurai_cells.h"
#include "app/desktop/games/samurai/samurai_scene.h"
#include "app/desktop/games/samurai/samurai_turn.h"
#include "app/desktop/games/samurai/samurai_words.h"
#include "app/desktop/games/samurai/space_preview.h"
#include "app/desktop/models/table_model.h"
#include "core/samurai/rules.h"

#include <optional>
#include <vector>

namespace parlour {

// Qualified: Qt 6.4 registers it by this name.
class SamuraiTable : public parlour::TableModel, private SpacesInPlay {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(parlour::SamuraiCells* cells READ cells CONSTANT)
    Q_PROPERTY(parlour::SamuraiTurn* turn READ turn CONSTANT)
    Q_PROPERTY(QString ownMap READ ownMap NOTIFY changed) // its title; "": Japan
    // "taking" the first tiles, "putting" figures on the board, "playing" or "over"
    Q_PROPERTY(QString phase READ phase NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)     // from 1
    Q_PROPERTY(QString guide READ guide NOTIFY changed) // what to do now, or who is doing it
    // The maps of TableModel::seatMap, and {clan, captured: [b, h, r] (-1: not shown), leads: [b,
    // h, r], hand, supply}
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    // For each caste {name, code, picture, onBoard, setAside, stock, chosen}
    Q_PROPERTY(QVariantList castes READ castes NOTIFY changed)
    Q_PROPERTY(int tiesThatEnd READ tiesThatEnd NOTIFY changed) // 0: they do not end the game

    // The tiles shown in front: {code, picture, name, about, fast, playable, chosen,
    // hinted}
    Q_PROPERTY(QVariantList hand READ hand NOTIFY changed)
    Q_PROPERTY(int handSeat READ handSeat NOTIFY changed) // whose; -1: nobody's
    // To choose the first hand from: {code, picture, name, about, fast, count, hinted}
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)

    // The latest step: {number, seat, pieces: [{picture, radius, from, to, place, code}]}, with the
    // pieces that are still on their way; without `from` they come from the player's hand; `code`
    // is their name in BoardPieces. All lengths are in units.
    Q_PROPERTY(QVariantMap latest READ latest NOTIFY changed)
    // The figures leaving the board now: {caste, picture, radius, from, winner, number of the step}
    Q_PROPERTY(QVariantList leaving READ leaving NOTIFY changed)
    // What was captured since the viewer's last step, in sentences
    Q_PROPERTY(QStringList captureWords READ captureWords NOTIFY changed)
    // All turns: {name, clan, steps: [{words, picture}], captures: [sentence]}
    Q_PROPERTY(QVariantList turns READ turns NOTIFY changed)
    // When over: {rule, castes: [name], rows: [{name, portrait, clan, captured, leads, others,
    // total, won}]}
    Q_PROPERTY(QVariantMap reckoning READ reckoning NOTIFY changed)

public:
    explicit SamuraiTable(QObject* parent = nullptr);

    SamuraiCells* cells() { return &m_cells; }
    const SamuraiCells* cells() const { return &m_cells; }
    SamuraiTurn* turn() { return &m_turn; }
    QString ownMap() const;
    QString phase() const;
    int round() const { return m_pub.round(); }
    QString guide() const;
    QVariantList seats() const;
    QVariantList castes() const;
    int tiesThatEnd() const { return m_pub.options.domination ? 0 : 4; }
    QVariantList hand() const;
    Seat handSeat() const { return m_handSeat; }
    QVariantList choices() const;
    QVariantMap latest() const;
    QVariantList leaving() const;
    QStringList captureWords() const;
    QVariantList turns() const;
    QVariantMap reckoning() const;

    // ---- for the painter and the list of spaces
    bool hasBoard() const { return m_cells.hasBoard(); }
    const samurai::Public& shown() const { return m_pub; }
    bool isLit(int cell) const override { return m_turn.choice().isLit(cell); }
    bool isHinted(int cell) const override;
    bool isPicked(int cell) const;
    bool isRecent(int cell) const; // a tile lies there since the viewer's last turn
    std::vector<samurai::Place> namedPlaces() const; // by the open hint, the advised ones first
    // What was done since the viewer's last turn, from cell to cell: a piece that moved, or a tile
    // and a settlement for whose figures it counts.
    struct Arrow {
        int from = 0;
        int to = 0;
        int clan = 0; // 0: the hint advises it
        bool isMotion = false;
    };
    std::vector<Arrow> arrows() const;
    QString spoken(int cell) const override;

    // What choosing the space would change, or how things stand there: {title, isMove, rows:
    // [{name, picture, caste, sums: [{clan, name, before, after}], words, captured}], note}. Empty:
    // nothing to show.
    Q_INVOKABLE QVariantMap preview(const QString& place) const;

    // The cell of a space ("m12") or a settlement ("kyoto"); -1: there is none.
    Q_INVOKABLE int cellNamed(const QString& text) const;
    // Back to before the person's turn or, while figures are placed, before their last step.
    Q_INVOKABLE void undoTurn();
    Q_INVOKABLE QString moveName(const QString& move) const;
    Q_INVOKABLE static QString tileName(const QString& code);        // of the game's notation: "b4"
    Q_INVOKABLE QStringList tilePictures(const QString& code) const; // as another player's
    Q_INVOKABLE QStringList movePictures(const QString& move) const;

protected:
    void undeal() override { m_scene.begin(); }
    void dealOut() override {}
    void changeEyes() override {}
    void follow(int event) override;
    std::vector<int> waitsOf(int move) const override;
    OpeningSounds openingSounds() const override { return {"figure-taken", "tile-place"}; }
    void tell(int move, int event) override;
    void see() override;

private:
    Speech speech() const { return {session()->seatNames(), session()->onlyPerson()}; }
    QString guideOfOthers() const;
    // The steps from the viewer's last one on; when watching, those of the turn being played.
    std::span<const SamuraiScene::Step> latestSteps() const;
    SpacePreview previewOf(samurai::Place place) const;
    // The move that the open hint advises, on the board or of any kind.
    std::optional<samurai::Move> advised() const;
    std::optional<samurai::Move> hinted() const;

    SamuraiCells m_cells{*this};
    SamuraiTurn m_turn;
    SamuraiScene m_scene;
    samurai::Options m_rules; // hold the map of what is shown, even after the session
    samurai::Public m_pub;    // at the moment
    samurai::TileBag m_hand;
    Seat m_handSeat = kNoSeat;
    std::vector<bool> m_recent; // by space
};

} // namespace parlour
