import QtQuick
import Parlour

// The Euchre table.
TrickView {
    id: view

    caption: (euchre.bidding ? qsTr("bidding") : trickCaption) + (board.visible ? "" : "   ·   " + euchre.trumpWords)
    story: euchre.outcome
    moveName: move => euchre.moveName(move)
    moveFaces: move => euchre.moveFaces(move).map(Theme.frenchCard)
    cardName: card => card[0].replace("T", "10") + "♣♦♥♠".charAt("CDHS".indexOf(card[1]))
    cardFace: Theme.frenchCard
    turnedName: name => qsTr("Turned up: %1").arg(name)
    scoreUnit: seat => qsTr("tricks")
    ownTurn: seat => euchre.phase === "play" ? cardTurn(seat)
                   : euchre.phase === "discard" ? qsTr("Discard a card") : qsTr("Your bid")
    briefPlates: Theme.compact || hasPanel // partner and dealer have signs on the plate as well
    hintOver: !session.watching && !study // below the right neighbour's plate, so that every plate stays where it is
    hintTop: barHeight + (hintOver ? place.columnTop + place.plateHeight + place.gap : Theme.compact ? 10 : 20)
    isPlaying: !euchre.bidding
    cardsInHand: 6
    chooseNumber: number => bids.visible ? bids.choose(number - 1) : play(number - 1)
    function targetRectOf(name) {
        return name === "scores" ? rectOf(board) : name === "bids" ? rectOf(bids) : null
    }
    lessonClear: ["hand", "bids"]
    function takesFocus() {
        if (bids.visible) bids.focusFirst()
        return bids.visible
    }
    model: EuchreTable { id: euchre }
    layout: EuchreLayout {
        id: place
        width: view.area.width
        height: view.area.height
        viewer: euchre.viewer
        bidding: euchre.bidding
        choosing: !view.session.watching
        board: board.visible ? Qt.size(board.width, board.height) : Qt.size(0, 0)
        chart: Qt.size(chances.width, chances.height)
        hintLeft: view.hintLeft
        sidePlateWidth: view.sidePlateWidth
        topPlateWidth: view.topPlateWidth
        actions: Qt.rect(view.actions.x, view.actions.y - view.barHeight, view.actions.width, view.actions.height)
    }
    Connections {
        target: view.session
        function onRefused(why) { objection.say(why) }
    }

    // ---- scores, what was said, who may hold what

    ScoreBoard {
        id: board
        visible: place.width >= 1000 * Theme.unit // else the plates need the room
        x: place.width - width - place.margin
        y: 14 * Theme.unit
        model: euchre
        target: view.session.series.points
        chartOpen: chances.shown
        onChartWanted: view.toggleChart()
    }
    Pill {
        visible: euchre.turnedDown && place.bidding
        x: Math.min(place.stock.x - width / 2, bids.visible ? bids.x - width - 6 : place.width)
        y: place.stock.y + place.stockWidth * 0.7 + place.gap
        text: qsTr("Turned down")
    }
    Repeater { // what was said in the bidding
        model: euchre.seats
        Pill {
            required property var modelData
            readonly property point at: place.words(modelData.seat)
            visible: modelData.said !== ""
            latest: modelData.seat === euchre.lastMover
            z: 400
            x: Math.max(8, Math.min(place.width - width - 8, at.x - width / 2))
            y: at.y - height / 2
            text: modelData.said
            Accessible.name: modelData.name + ": " + text
        }
    }
    ChancePanel {
        id: chances
        x: place.chartAt.x
        y: place.chartAt.y
        z: 200
        model: euchre
        shown: Theme.settings.chanceChart
    }

    // ---- bidding, discarding, claiming

    BidPanel {
        id: bids
        x: place.choices.x
        y: Math.max(place.columnTop, place.topHandBottom + 2 * place.gap + place.pillHeight, Math.min(place.choices.y - height / 2, place.handTop - height + 18 * Theme.unit))
        z: 300
        width: place.choicesWidth
        model: euchre
        session: view.session
        onVisibleChanged: if (visible && view.activeFocus) view.refocus()
    }
    Pill {
        visible: euchre.phase === "discard" && view.session.personToMove && euchre.settled
        x: place.handX - width / 2
        y: place.handTop - height
        z: 300
        picture: "symbols/info"
        pictureColour: Theme.table.accent
        text: qsTr("Choose a card to discard")
    }
    TextButton {
        visible: euchre.mayClaim
        x: place.handX - width / 2
        y: place.handTop - height
        z: 300
        golden: true
        text: qsTr("Claim the rest")
        tip: qsTr("All tricks left are yours, whatever the others hold. (C)")
        onClicked: euchre.claim()
    }
    Objection { id: objection; x: place.handX - width / 2; y: place.handTop - height - place.gap; z: 600 }

    function toggleChart() { Theme.settings.chanceChart = !Theme.settings.chanceChart }
    component Key: Shortcut { enabled: view.enabled && !view.busy }
    Key { sequence: "P"; enabled: view.enabled && !view.busy && bids.visible; onActivated: view.session.play("pass") }
    Key { sequence: "A"; enabled: view.enabled && !view.busy && euchre.mayGoAlone; onActivated: euchre.goesAlone = !euchre.goesAlone }
    Key { sequence: "C"; enabled: view.enabled && !view.busy && euchre.mayClaim; onActivated: euchre.claim() }
    Key { sequence: "K"; onActivated: view.toggleChart() }
    Keys.onUpPressed: keepFocus()
    Keys.onDownPressed: keepFocus()
}
