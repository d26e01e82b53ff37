import QtQuick
import Parlour

// The Euchre table.
TableFrame {
    id: view

    title: Program.game("euchre").name
    caption: model.bidding ? qsTr("bidding") : qsTr("trick %1 of %2").arg(model.trick).arg(5)
    settled: model.settled
    headline: model.headline
    story: model.outcome
    moveName: move => model.moveName(move)
    moveFaces: move => model.moveFaces(move).map(Theme.frenchCard)
    cardName: card => card[0].replace("T", "10") + "♣♦♥♠".charAt("CDHS".indexOf(card[1]))
    logTitle: qsTr("Tricks")
    log: TrickList { tricks: model.history; deck: Theme.frenchDeck }
    middle: layout.middle

    EuchreTable {
        id: model
        session: view.session
        tempo: Theme.tempo
        openHands: view.openHands
        onSounded: name => view.sounded(name)
        onNewsChanged: Program.announce(news, model.news)
    }
    Connections {
        target: view.session
        function onRefused(why) {
            view.sounded("illegal")
            objection.say(why)
        }
    }

    EuchreLayout {
        id: layout
        width: view.area.width
        height: view.area.height
        viewer: model.viewer
        bidding: model.bidding
        choosing: !view.session.watching
        openHands: view.session.watching && view.openHands
        board: Qt.size(board.width, board.height)
        chart: Qt.size(chances.width, chances.height)
        ownPlateWidth: 250
        sidePlateWidth: view.sidePlateWidth
        actions: Qt.rect(view.actions.x, view.actions.y - view.barHeight, view.actions.width, view.actions.height)
    }

    // ---- what lies there

    // The places of the trick, as long as they are empty.
    Repeater {
        model: model.bidding ? [] : model.seats
        Item {
            id: place
            objectName: "place" // of a card that will cover its words
            required property var modelData
            readonly property var at: layout.trickCard(layout.side(modelData.seat))
            visible: !modelData.sitsOut
            width: at.width
            height: at.width * 1.4
            x: at.x - width / 2
            y: at.y - height / 2
            rotation: at.turn
            Rectangle { anchors.fill: parent; radius: width * 18 / 250; color: Theme.table.slot }
            Rectangle {
                anchors.fill: parent
                radius: width * 18 / 250
                color: "transparent"
                border { width: 1.4; color: Theme.table.line }
                opacity: 0.28
            }
            Label {
                anchors.centerIn: parent
                rotation: -place.rotation
                width: parent.width - 8
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: place.modelData.seat === view.session.onlyPerson ? qsTr("Your card") : place.modelData.name
                size: 13
                color: Theme.table.caption
                Accessible.ignored: true
            }
        }
    }
    ScoreBoard {
        id: board
        x: layout.width - width - layout.margin
        y: 14 * Theme.unit
        model: model
        target: view.session.series.points
        chartOpen: chances.shown
        onChartWanted: view.toggleChart()
    }
    Pill {
        visible: model.turnedDown && layout.bidding
        x: Math.min(layout.stock.x - width / 2, bids.visible ? bids.x - width - 6 : layout.width)
        y: layout.stock.y + layout.stockWidth * 0.7 + layout.gap
        text: qsTr("Turned down")
    }
    Label {
        visible: model.lastTrick.name !== undefined
        x: Math.min(layout.width - width - 8, layout.lastTrick.x - width / 2)
        y: layout.lastTrick.y - layout.lastWidth * 0.7 - height - 10
        text: qsTr("Last trick")
        size: 13
        color: Theme.table.caption
    }
    Pill {
        visible: model.lastTrick.name !== undefined
        x: Math.min(layout.width - width - 8, layout.lastTrick.x - width / 2)
        y: layout.lastTrick.y + layout.lastWidth * 0.7 + layout.gap
        text: model.lastTrick.name ?? ""
    }
    Repeater {
        id: cards
        model: model.cards
        PlayingCard {
            id: card

            required property int index
            required property string code
            required property string spoken
            required property int zone
            required property int owner
            required property int slot
            required property int count
            required property int depth
            required property int wait
            required property bool canPlay
            required property bool inStack
            required property bool dim
            readonly property var at: layout.card(zone, owner, slot, count)

            face: code === "" ? "" : Theme.frenchCard(code)
            spokenName: zone === EuchreTable.Upcard ? qsTr("Turned up: %1").arg(spoken) : spoken
            centre: Qt.point(at.x, at.y)
            cardWidth: at.width
            turn: at.turn
            lift: at.lift
            delay: wait
            moveTime: zone === EuchreTable.Trick ? 220 : zone === EuchreTable.Hand ? 200 : 280
            playable: canPlay && zone === EuchreTable.Hand
            suggested: playable && view.session.hintOpen && [code, "discard " + code].includes(view.session.hint.move)
            dimmed: dim
            visible: !inStack || moving
            z: moving ? depth + 1000 : depth
            onChosen: view.play(slot)
            onActiveFocusChanged: if (activeFocus) view.focusSlot = slot
            Keys.onLeftPressed: view.focusCard(slot - 1)
            Keys.onRightPressed: view.focusCard(slot + 1)
            // A card that was played passes the focus on to its neighbour.
            onPlayableChanged: if (!playable && activeFocus) refocus.restart()
        }
    }
    Repeater { // what was said in the bidding
        model: model.seats
        Pill {
            required property var modelData
            readonly property point at: layout.words(modelData.seat)
            visible: modelData.said !== ""
            z: 400
            x: Math.max(8, Math.min(layout.width - width - 8, at.x - width / 2))
            y: at.y - height / 2
            text: modelData.said
            Accessible.name: modelData.name + ": " + text
        }
    }
    Repeater {
        id: plates
        model: model.seats
        NamePlate {
            id: plate
            required property var modelData
            readonly property var at: layout.plate(modelData.seat)
            x: Math.max(6, at.fromRight ? at.x - width : at.x)
            y: at.y
            opacity: modelData.sitsOut ? 0.6 : 1
            name: modelData.name
            portrait: modelData.portrait
            cheats: modelData.cheats ?? false
            partner: modelData.isPartner
            badge: modelData.isMaker ? "flag" : ""
            caption: view.plateCaption(modelData, !Theme.compact && !view.hintBeside)
            spokenCaption: view.plateCaption(modelData, true)
            points: modelData.tricks
            pointsUnit: qsTr("tricks")
            lit: modelData.isToMove
            Binding { target: layout; property: "ownPlateWidth"; value: plate.width; when: plate.modelData.seat === model.viewer }
            onWidthChanged: view.measurePlates()
            DealerButton { visible: plate.modelData.isDealer; x: plate.height - width * 0.9; y: plate.height - height * 0.9 }
        }
    }

    // ---- bidding and putting away

    BidPanel {
        id: bids
        x: layout.choices.x
        y: Math.max(layout.columnTop, layout.topHandBottom + 2 * layout.gap + layout.pillHeight, Math.min(layout.choices.y - height / 2, layout.handTop - height + 18 * Theme.unit))
        z: 300
        width: layout.choicesWidth
        model: model
        session: view.session
        onVisibleChanged: if (visible && view.activeFocus) refocus.restart()
    }
    Pill {
        visible: model.phase === "discard" && view.session.personToMove && model.settled
        x: layout.handX - width / 2
        y: layout.handTop - height
        z: 300
        picture: "symbols/info"
        pictureColour: Theme.table.accent
        text: qsTr("Choose the card to put away")
    }
    TextButton {
        visible: model.mayClaim
        x: layout.handX - width / 2
        y: layout.handTop - height
        z: 300
        golden: true
        text: qsTr("Claim the rest")
        tip: qsTr("All tricks left are yours, whatever the others hold. (C)")
        onClicked: model.claim()
    }
    Objection { id: objection; x: layout.handX - width / 2; y: layout.handTop - height - layout.gap; z: 600 }
    ChancePanel {
        id: chances
        x: layout.chartAt.x
        y: layout.chartAt.y
        z: 200
        model: model
        shown: Theme.settings.chanceChart
    }
    Item { // what screen readers are told
        id: news
        Accessible.role: Accessible.AlertMessage
        Accessible.name: model.news
    }

    // The wider one of the neighbours' plates.
    property real sidePlateWidth: 250
    function measurePlates() {
        let widest = 0
        for (let i = 0; i < plates.count; ++i)
            if (plates.itemAt(i) && ["left", "right"].includes(layout.side(i))) widest = Math.max(widest, plates.itemAt(i).width)
        if (widest > 0) sidePlateWidth = widest
    }
    // Partner and dealer have signs on the plate too, which must do where there is little room.
    function plateCaption(seat, wholly) {
        const parts = []
        if (seat.isToMove && seat.isPerson) parts.push(model.phase === "play" ? (seat.leads ? qsTr("Your lead") : qsTr("Your turn"))
                                                     : model.phase === "discard" ? qsTr("Put a card away") : qsTr("Your bid"))
        else {
            if (seat.isPartner && wholly) parts.push(qsTr("Partner"))
            if (!seat.isPerson) parts.push(seat.level)
            if (seat.isToMove) parts.push(view.session.paused ? qsTr("is next") : qsTr("thinks"))
            else if (seat.sitsOut) parts.push(qsTr("sits out"))
        }
        if (seat.isDealer && wholly) parts.push(qsTr("Dealer"))
        return parts.join("  ·  ")
    }
    turnSide: {
        const mover = model.seats.find(seat => seat.isToMove)
        return mover ? layout.side(mover.seat) : ""
    }

    // ---- the keyboard

    property int focusSlot: 0
    Timer { id: refocus; interval: 0; onTriggered: if (view.activeFocus && !view.busy) view.keepFocus() } // unless a page or sheet has it

    function toggleChart() { Theme.settings.chanceChart = !Theme.settings.chanceChart }
    function play(slot) {
        if (view.session.personToMove) model.playSlot(slot)
        else view.sounded("illegal")
    }
    function cardItem(slot) {
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i)
            if (card && card.playable && card.slot === slot) return card
        }
        return null
    }
    function focusCard(slot) {
        const card = cardItem(slot)
        if (card) card.forceActiveFocus()
    }
    function keepFocus() {
        if (bids.visible) return bids.focusFirst()
        for (const slot of [focusSlot, focusSlot - 1, focusSlot + 1, 0, 1, 2, 3, 4])
            if (cardItem(slot)) return focusCard(slot)
        view.forceActiveFocus()
    }
    Connections {
        target: view.session
        function onPositionChanged() { if (view.session.personToMove && view.activeFocus) refocus.restart() }
    }
    Component.onCompleted: forceActiveFocus()

    component Key: Shortcut { enabled: view.enabled && !view.busy }
    component Number: Key {
        required property int number
        sequence: String(number)
        onActivated: bids.visible ? bids.choose(number - 1) : view.play(number - 1)
    }
    Number { number: 1 }
    Number { number: 2 }
    Number { number: 3 }
    Number { number: 4 }
    Number { number: 5 }
    Number { number: 6 }
    Key { sequence: "P"; enabled: view.enabled && !view.busy && bids.visible; onActivated: view.session.play("pass") }
    Key { sequence: "A"; enabled: view.enabled && !view.busy && model.mayGoAlone; onActivated: model.goesAlone = !model.goesAlone }
    Key { sequence: "C"; enabled: view.enabled && !view.busy && model.mayClaim; onActivated: model.claim() }
    Key { sequence: "K"; onActivated: view.toggleChart() }
    Keys.onLeftPressed: keepFocus()
    Keys.onRightPressed: keepFocus()
    Keys.onUpPressed: keepFocus()
    Keys.onDownPressed: keepFocus()
}
