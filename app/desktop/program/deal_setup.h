// A deal laid out by hand. Pieces change places, so that every place always holds as many as
// belong there; those that were put somewhere stay while others make room.
#pragma once

#include "app/desktop/models/deal_form.h"
#include "core/base/json.h"
#include "core/play/table.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

#include <memory>
#include <string>
#include <vector>

namespace parlour {

class DealSetup : public QObject {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    // {title, ordered, pieces: [{name, picture, chosen, kept}]}
    Q_PROPERTY(QVariantList places READ placeMaps NOTIFY changed)
    Q_PROPERTY(int chosen READ chosen NOTIFY changed) // number of pieces
    // What one seat is chosen to be: {title, seat}; empty: none is
    Q_PROPERTY(QVariantMap role READ roleMap NOTIFY changed)
    // Why there can be no such position; empty: there can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    // Of the moves that the position came with, those that can still be played; -1: all can
    Q_PROPERTY(int movesLeft READ movesLeft NOTIFY changed)

public:
    explicit DealSetup(QObject* parent = nullptr);

    QString game() const;
    void setGame(const QString& game);
    int players() const;
    void setPlayers(int players); // deals anew
    QVariantList placeMaps() const;
    int chosen() const;
    QVariantMap roleMap() const;
    QString problem() const { return m_problem; }
    int movesLeft() const { return m_movesLeft; }

    Q_INVOKABLE void deal(); // anew, at random
    // Lays out a position given as text. Returns why it cannot; empty: it does. What is laid out
    // stays if it cannot.
    Q_INVOKABLE QString read(const QString& text);
    Q_INVOKABLE QString text() const; // the position; precondition: no problem

    // Chooses a piece, or no longer.
    Q_INVOKABLE void choose(int place, int piece);
    // Puts the chosen pieces there, where others make room. Returns why it cannot; empty: it did.
    Q_INVOKABLE QString put(int place);
    // Two chosen pieces change places.
    Q_INVOKABLE void exchange();
    Q_INVOKABLE void setRole(int seat);

signals:
    void changed();

private:
    struct Piece {
        std::string code;
        bool isChosen = false;
        bool isKept = false; // it was put here
    };

    void layOut(const Table& table);
    void sort();
    void check(); // and tells whoever shows this
    Json dealJson() const;
    std::vector<Piece*> chosenPieces();
    QString titleOf(const DealPlace& place) const;

    Json m_position; // as it was laid out; its moves are those that it came with
    DealForm m_form;
    std::vector<std::vector<Piece>> m_places; // as in the form
    std::unique_ptr<Table> m_table;           // with the moves that are left; null: impossible
    QString m_problem;
    int m_movesLeft = -1;
};

} // namespace parlour
