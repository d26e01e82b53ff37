import QtQuick
import Parlour

// The plate of a seat at a card table: whose turn it is, and what the seat is.
NamePlate {
    id: plate

    required property var seat // as the table lists it
    required property GameSession session
    required property string ownTurn // said to a person
    property string waiting    // said while it is somebody else's turn
    property bool brief: false // partner and dealer are seen elsewhere, too
    property bool reviewed: false // the review says whose turn it is

    name: seat.name
    portrait: seat.portrait
    cheats: seat.cheats
    partner: seat.isPartner
    badge: seat.badge
    points: seat.score
    lit: seat.isToMove
    opacity: seat.sitsOut ? 0.6 : 1
    caption: words(!brief, !reviewed, maxLabel, seat.isToMove)
    // A person's own cards lie beside it: they stay where they are when a turn comes.
    longestCaption: seat.isPerson ? words(!brief, !reviewed, maxLabel, true) : caption
    spokenCaption: words(true, true, seat.label.length, seat.isToMove) + (seat.style === "" ? "" : ". " + seat.style)

    property TableModel table
    readonly property int maxLabel: 24 // of a person's own player: the plate lies clear of cards

    HoverHandler { id: hover }
    Tip { shown: hover.hovered; text: plate.seat.style }
    RemarkBubble {
        seat: plate.seat.seat
        table: plate.table
        above: plate.y > plate.parent.height / 2
        fromRight: plate.x > plate.parent.width / 2
    }
    DealerButton { visible: plate.seat.isDealer; x: plate.height - width * 0.9; y: plate.height - height * 0.9 }

    function words(wholly, withTurn, longest, isToMove) {
        const parts = []
        if (isToMove && seat.isPerson) parts.push(ownTurn)
        else {
            if (seat.isPartner && seat.note === "" && wholly) parts.push(qsTr("Partner"))
            if (!seat.isPerson) parts.push(seat.label.length > longest ? seat.label.slice(0, longest - 1) + "…" : seat.label)
            if (isToMove && withTurn) parts.push(session.paused ? qsTr("is next") : qsTr("thinks"))
            else if (seat.sitsOut) parts.push(qsTr("sits out"))
            else if (waiting !== "") parts.push(waiting)
        }
        if (seat.isDealer && wholly) parts.push(qsTr("Dealer"))
        if (seat.note !== "") parts.push(seat.note)
        return parts.join("  ·  ")
    }
}
