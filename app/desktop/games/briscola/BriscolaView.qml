import QtQuick
import Parlour

// The Briscola table for two, three and four players.
TableFrame {
    id: view

    title: Program.game("briscola").name
    caption: qsTr("trick %1 of %2").arg(model.trick).arg(model.tricks)
    result: model.result
    tricks: model.history
    cardName: card => model.cardName(card)
    cardFace: card => "italian/" + card

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

    // ---- where everything lies, in the table's area

    readonly property real u: Theme.unit
    readonly property real w: area.width
    readonly property real h: area.height
    readonly property real handWidth: Math.min(Theme.cardWidth, h * 0.3)
    readonly property real k: handWidth / 138 // lengths that go with the cards
    readonly property int n: model.players
    readonly property real plateHeight: Theme.compact ? 52 : 68 * Math.max(1, u)
    readonly property real plateWidth: Theme.compact ? 190 : 252 * Math.max(1, u)
    readonly property real plateTop: h - plateHeight - 30 * u // of the plate at the bottom
    readonly property real margin: Theme.compact ? 24 : 40 * Math.max(1, Math.min(1.5, u))
    // The hand of three leaves room for the plate at its left.
    readonly property point middle: Qt.point(Math.max(w / 2, margin + plateWidth + 24 * u + 218 * k), h * (n === 2 ? 0.45 : 0.44))
    readonly property real trickWidth: (n === 2 ? 116 : n === 3 ? 96 : 90) * k
    readonly property real backWidth: 92 * k
    readonly property real lastWidth: (n === 2 ? 80 : 58) * k
    readonly property real handY: h - handWidth * 0.7 - 22 * u

    // Where a seat sits: 0 at the bottom, then clockwise.
    function relative(seat) { return (seat - model.viewer + n) % n }
    // left, top, right or bottom
    function side(seat) {
        const r = relative(seat)
        if (r === 0) return "bottom"
        if (n === 2) return "top"
        if (n === 3) return r === 1 ? "left" : "right"
        return ["bottom", "left", "top", "right"][r]
    }
    readonly property bool pair: n === 2
    readonly property real stockWidth: (pair ? 112 : 84) * k
    readonly property point stockSpot: pair ? Qt.point(Math.max(margin + 66 * k, w / 2 - 362 * k), middle.y)
                                            : Qt.point(margin + 56 * k, Math.min(h * 0.72, plateTop - 26 - Theme.text(26) - stockWidth * 0.7))
    readonly property point lastSpot: pair ? Qt.point(Math.min(w - 96 * k, middle.x + 306 * k), middle.y)
                                           : Qt.point(w - margin - 76 * k, h * 0.72)
    readonly property real sideY: middle.y - 20 * k // of the hands at the left and right
    function sideX(place) { return place === "left" ? margin + 40 * k : w - margin - 40 * k }
    function pileSpot(owner) {
        switch (side(owner)) {
        case "left": return Qt.point(sideX("left"), middle.y + 100 * k)
        case "right": return Qt.point(sideX("right"), middle.y + 100 * k)
        case "top": return pair ? Qt.point(lastSpot.x, 66 * k) : Qt.point(middle.x + 200 * k, 66 * k)
        default: return pair ? Qt.point(lastSpot.x, Math.min(h - 84 * k, view.actions.y - view.barHeight - 86 * k))
                             : Qt.point(middle.x + 286 * k, h - 50 * k)
        }
    }
    // Its top left corner; top right of those that end there.
    function platePlace(seat) {
        switch (side(seat)) {
        case "left": return Qt.point(margin / 2, sideY - 98 * k - plateHeight)
        case "right": return Qt.point(w - margin / 2, sideY - 98 * k - plateHeight)
        case "top": return pair ? Qt.point(margin, 30 * u) : Qt.point(middle.x - 150 * k, 22 * u)
        default: return Qt.point(margin, plateTop)
        }
    }

    // Of a card: centre, width, turn.
    function spot(zone, owner, slot, count) {
        const centred = slot - (count - 1) / 2
        switch (zone) {
        case BriscolaTable.Stock: {
            const height = Math.min(slot, 5)
            return { x: stockSpot.x - 0.9 * height, y: stockSpot.y - 1.3 * height, w: stockWidth, turn: 0, lift: 0.4 }
        }
        case BriscolaTable.Trump:
            return { x: stockSpot.x + stockWidth * 0.55, y: stockSpot.y, w: stockWidth, turn: 90, lift: 0.6 }
        case BriscolaTable.Hand: {
            const place = side(owner)
            if (place === "bottom")
                return { x: middle.x + centred * 149 * k, y: handY + Math.abs(centred) * 4, w: handWidth, turn: centred * 4, lift: 0.8 }
            const open = view.session.watching && view.openHands
            const width = open ? backWidth * 1.1 : backWidth
            if (place === "top")
                return { x: middle.x + centred * (open ? 92 : 66) * k, y: width * 0.7 + 14 - Math.abs(centred) * 4, w: width, turn: open ? 0 : -centred * 5, lift: 0.6 }
            const left = place === "left"
            return { x: sideX(place), y: sideY + centred * (open ? 58 : 46) * k, w: open ? width * 0.86 : width * 0.8, turn: (left ? 90 : -90), lift: 0.6 }
        }
        case BriscolaTable.Trick: {
            const place = side(owner)
            if (n === 2)
                return { x: middle.x + (place === "bottom" ? -68 : 68) * k, y: middle.y, w: trickWidth, turn: place === "bottom" ? -2 : 2, lift: 0.5 }
            if (n === 3)
                return { x: middle.x + (place === "bottom" ? 0 : place === "left" ? -106 : 106) * k, y: middle.y + (place === "bottom" ? 44 : -34) * k, w: trickWidth, turn: place === "bottom" ? 0 : place === "left" ? -4 : 4, lift: 0.5 }
            const dx = place === "left" ? -108 : place === "right" ? 108 : 0
            const dy = place === "top" ? -70 : place === "bottom" ? 70 : 0
            return { x: middle.x + dx * k, y: middle.y + dy * k, w: trickWidth, turn: dx / 26, lift: 0.5 }
        }
        case BriscolaTable.LastTrick:
            return { x: lastSpot.x + centred * (n === 2 ? 62 : 36) * k, y: lastSpot.y, w: lastWidth, turn: centred * (n === 2 ? 12 : 6), lift: 0.5 }
        default: {
            const pile = pileSpot(owner)
            const height = Math.min(slot, 5)
            return { x: pile.x - height, y: pile.y - 1.4 * height, w: 62 * k, turn: 90, lift: 0.3 }
        }
        }
    }

    // ---- what lies there

    // The places of the trick, as long as they are empty.
    Repeater {
        model: view.n
        Item {
            id: place
            required property int index
            readonly property var at: view.spot(BriscolaTable.Trick, index, 0, view.n)
            readonly property string seatName: view.session.seats[index].name
            width: at.w
            height: at.w * 1.4
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
        x: Math.max(8, view.stockSpot.x - (view.n === 2 ? 40 * view.k : 30 * view.k))
        y: view.stockSpot.y + view.stockWidth * 0.7 + 14
        spacing: 8
        Pill { text: model.stock > 0 ? qsTr("%n left", "cards in the stock", model.stock) : qsTr("No stock left"); Accessible.name: text }
        Pill { text: qsTr("Trump: %1").arg(model.trumpName); picture: "suits/" + model.trumpSuit; Accessible.name: qsTr("Trump card: %1").arg(model.trumpCardName) }
    }
    Label {
        visible: model.lastTrick.points !== undefined
        anchors.horizontalCenter: parent.left
        anchors.horizontalCenterOffset: view.lastSpot.x
        y: view.lastSpot.y - view.lastWidth * 0.7 - height - 10
        text: qsTr("Last trick")
        size: 13
        color: Theme.table.caption
    }
    Pill {
        visible: model.lastTrick.points !== undefined
        x: Math.min(view.w - width - 8, view.lastSpot.x - width / 2)
        y: view.lastSpot.y + view.lastWidth * 0.7 + 14
        text: visible ? qsTr("%1: %2 points").arg(model.lastTrick.name).arg(model.lastTrick.points) : ""
    }

    Repeater {
        model: view.pair ? model.seats : []
        Pill {
            required property var modelData
            readonly property point pile: view.pileSpot(modelData.seat)
            // The last trick still lies open.
            visible: modelData.won > (model.lastTrick.winner === modelData.seat ? 1 : 0)
            x: Math.min(view.w - width - 8, pile.x - width / 2)
            y: pile.y + 22 * view.k + 12
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
            readonly property var at: view.spot(zone, owner, slot, count)

            face: code === "" ? "" : "italian/" + code
            spokenName: zone === BriscolaTable.Pile || code === "" ? "" : spoken
            centre: Qt.point(at.x, at.y)
            cardWidth: at.w
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
            required property var modelData
            readonly property point at: view.platePlace(modelData.seat)
            readonly property string place: view.side(modelData.seat)
            x: place === "right" || (place === "top" && !view.pair) ? at.x - width : at.x
            y: at.y
            name: modelData.name
            portrait: modelData.portrait
            cheats: modelData.cheats ?? false
            partner: modelData.isPartner
            caption: view.plateCaption(modelData)
            points: modelData.points
            pointsUnit: qsTr("points")
            lit: modelData.isToMove
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
        if (seat.isToMove) parts.push(qsTr("thinks"))
        else parts.push(qsTr("%n card(s)", "", seat.handCards))
        return parts.join("  ·  ")
    }
    turnSide: {
        const mover = model.seats.find(seat => seat.isToMove)
        return mover ? side(mover.seat) : ""
    }

    // ---- the keyboard

    property int focusSlot: 0
    Timer { id: refocus; interval: 0; onTriggered: view.keepFocus() }

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
