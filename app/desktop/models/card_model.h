// The cards of a table as a list for QML: one row for each card of the deck, for as long as the
// game lasts, so that people see a card move to its new place.
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QString>

#include <vector>

namespace parlour {

// Where one card lies and how it looks. The game's view decides what a zone is and where
// its slots lie.
struct CardPlace {
    QString face; // "KC"; empty: its back is up
    QString name; // "king of cups"; empty with the face
    int zone = 0;
    int owner = 0;         // seat
    int slot = 0;          // within the zone of its owner, from 0
    int count = 1;         // cards in that zone of the owner
    int z = 0;             // higher ones cover lower ones
    int delay = 0;         // milliseconds before it starts to move there
    bool playable = false; // a card of the person to move
    bool inStack = false;  // covered by others: need not be drawn
    bool raised = false;   // chosen from the hand, to be played
    bool hinted = false;   // the adviser would play it
    bool dimmed = false;   // does not count now, or no longer

    friend bool operator==(const CardPlace&, const CardPlace&) = default;
};

class CardModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    enum Role {
        Code = Qt::UserRole,
        Spoken,
        Zone,
        Owner,
        Slot,
        Count,
        Layer,
        Wait,
        CanPlay,
        InStack,
        Raised,
        Hinted,
        Dimmed
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    // Tells the view what has changed. A different number of cards is a new deck.
    void update(std::vector<CardPlace> places);

private:
    std::vector<CardPlace> m_places;
};

} // namespace parlour
