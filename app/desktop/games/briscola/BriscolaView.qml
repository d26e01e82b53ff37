import QtQuick
import Parlour

// The Briscola table for two, three and four players.
TableFrame {
    id: view

    title: Program.game("briscola").name
    caption: qsTr("trick %1 of %2").arg(model.trick).arg(model.tricks)
    settled: model.settled
    moveName: card => model.cardName(card)
    moveFaces: card => ["italian/" + card]
    logTitle: qsTr("Tricks")
    log: TrickList { tricks: model.history }
    middle: layout.middle

    BriscolaTable {
        id: model
        session: view.session
        tempo: Theme.tempo
        openHands: view.openHands
        onSounded: name => view.sounded(name)
        onNewsChanged: Program.announce(news, model.news)
    }
    Connections {
        target: view.session
        function onRefused(why) { view.sounded("illegal") }
    }

    BriscolaLayout {
        id: layout
        width: view.area.width
        height: view.area.height
        players: model.players
        viewer: model.viewer
        openHands: view.session.watching && view.openHands
        ownPlateWidth: 250
        actions: Qt.rect(view.actions.x, view.actions.y - view.barHeight, view.actions.width, view.actions.height)
    }

    // ---- what lies there

    // The places of the trick, as long as they are empty.
    Repeater {
        model: model.players
        Item {
            id: place
            objectName: "place" // of a card that will cover its words
            required property int index
            readonly property var at: layout.trickCard(layout.side(index))
            readonly property string seatName: view.session.seats[index].name
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
                width: parent.width - 12
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: place.index === view.session.onlyPerson ? qsTr("Your card") : place.seatName
                size: 13
                color: Theme.table.caption
                Accessible.ignored: true
            }
        }
    }
    // Captions of stock, trump, last trick and piles.
    Row {
        x: Math.max(8, layout.stock.x - layout.stockWidth / 2)
        y: layout.stock.y + layout.stockWidth * 0.7 + layout.gap
        spacing: 8
        Pill { text: model.stock > 0 ? qsTr("%n left", "cards in the stock", model.stock) : qsTr("No stock left"); Accessible.name: text }
        Pill { text: qsTr("Trump: %1").arg(model.trumpName); picture: "suits/" + model.trumpSuit; Accessible.name: qsTr("Trump card: %1").arg(model.trumpCardName) }
    }
    Label {
        visible: model.lastTrick.points !== undefined
        anchors.horizontalCenter: parent.left
        anchors.horizontalCenterOffset: layout.lastTrick.x
        y: layout.lastTrick.y - layout.lastWidth * 0.7 - height - 10
        text: qsTr("Last trick")
        size: 13
        color: Theme.table.caption
    }
    Pill {
        visible: model.lastTrick.points !== undefined
        x: Math.min(layout.width - width - 8, layout.lastTrick.x - width / 2)
        y: layout.lastTrick.y + layout.lastWidth * 0.7 + layout.gap
        text: visible ? qsTr("%1: %2 points").arg(model.lastTrick.name).arg(model.lastTrick.points) : ""
    }

    Repeater {
        model: layout.pair ? model.seats : []
        Pill {
            required property var modelData
            readonly property point pile: layout.pile(modelData.seat)
            // The last trick still lies open.
            visible: modelData.won > (model.lastTrick.winner === modelData.seat ? 1 : 0)
            x: Math.min(layout.width - width - 8, pile.x - width / 2)
            y: pile.y + 22 * layout.k + layout.gap
            text: qsTr("%n cards won", "", 2 * modelData.won)
        }
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
            readonly property var at: layout.card(zone, owner, slot, count)

            face: code === "" ? "" : "italian/" + code
            spokenName: zone === BriscolaTable.Pile || code === "" ? "" : spoken
            centre: Qt.point(at.x, at.y)
            cardWidth: at.width
            turn: at.turn
            lift: at.lift
            delay: wait
            moveTime: zone === BriscolaTable.Trick ? 220 : zone === BriscolaTable.Hand ? 200 : 280
            playable: canPlay && zone === BriscolaTable.Hand
            suggested: playable && view.session.hintOpen && view.session.hint.move === code
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
    Repeater {
        model: model.seats
        NamePlate {
            id: plate
            required property var modelData
            readonly property var at: layout.plate(modelData.seat)
            x: Math.max(6, at.fromRight ? at.x - width : at.x)
            y: at.y
            name: modelData.name
            portrait: modelData.portrait
            cheats: modelData.cheats ?? false
            partner: modelData.isPartner
            caption: view.plateCaption(modelData)
            points: modelData.points
            pointsUnit: qsTr("points")
            lit: modelData.isToMove
            Binding { target: layout; property: "ownPlateWidth"; value: plate.width; when: plate.modelData.seat === model.viewer }
        }
    }
    Item { // what screen readers are told
        id: news
        Accessible.role: Accessible.AlertMessage
        Accessible.name: model.news
    }

    function plateCaption(seat) {
        if (seat.isToMove && seat.isPerson) return seat.leads ? qsTr("Your lead") : qsTr("Your turn")
        const parts = []
        if (seat.isPartner) parts.push(qsTr("Partner"))
        if (!seat.isPerson) parts.push(seat.level)
        if (seat.isToMove) parts.push(view.session.paused ? qsTr("is next") : qsTr("thinks"))
        else parts.push(qsTr("%n card(s)", "", seat.handCards))
        return parts.join("  ·  ")
    }
    turnSide: {
        const mover = model.seats.find(seat => seat.isToMove)
        return mover ? layout.side(mover.seat) : ""
    }

    // ---- the keyboard

    property int focusSlot: 0
    Timer { id: refocus; interval: 0; onTriggered: if (view.activeFocus && !view.busy) view.keepFocus() }

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
        for (const slot of [focusSlot, focusSlot - 1, focusSlot + 1, 0, 1, 2])
            if (cardItem(slot)) return focusCard(slot)
        view.forceActiveFocus()
    }
    Connections {
        target: view.session
        function onPositionChanged() { if (view.session.personToMove && view.activeFocus) refocus.restart() }
    }
    Component.onCompleted: forceActiveFocus()

    component Number: Shortcut {
        required property int slot
        sequence: String(slot + 1)
        enabled: view.enabled && !view.busy
        onActivated: view.play(slot)
    }
    Number { slot: 0 }
    Number { slot: 1 }
    Number { slot: 2 }
    Keys.onLeftPressed: keepFocus()
    Keys.onRightPressed: keepFocus()
}
