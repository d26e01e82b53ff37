import QtQuick
import Parlour

// A card table: its model follows the session, every seat has its plate, and the focus goes to
// what the person will do next. The game says what lies there, and where.
TableFrame {
    id: view

    required property CardTable model
    required property CardLayout layout
    property var scoreUnit: seat => ""
    property var waiting: seat => "" // said on the plate while it is somebody else's turn
    readonly property var cardTurn: seat => seat.leads ? qsTr("Your lead") : qsTr("Your turn")
    property var ownTurn: cardTurn // said on the plate of a person to move
    property bool briefPlates: false
    property real sidePlateWidth: 250 // the wider one of the neighbours' plates
    property real topPlateWidth: 250

    property Repeater cardItems // PlayingCards

    signal focusWanted()

    // A thing of the game's own; null: it is none.
    function targetRectOf(name) { return null }
    // "hand", "played", "last-trick", "stock", "pile", of one seat where a number follows; a card of
    // the hand ("card AD"), a plate ("plate 0").
    function targetRect(name) {
        const own = targetRectOf(name)
        if (own) return own
        const [thing, which] = name.split(" ")
        if (thing === "plate") return rectOf(plates.itemAt(which))
        const zones = ({ hand: [CardTable.Hand], card: [CardTable.Hand], played: [CardTable.Played], "last-trick": [CardTable.LastTrick], stock: [CardTable.Stock, CardTable.Turned], pile: [CardTable.Pile] })[thing] ?? []
        const owner = thing === "card" || name === "hand" ? model.viewer : thing !== "card" && which !== undefined ? Number(which) : -1
        let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
        const starts = [] // of the other cards of the hand, the next of which may cover this one
        for (let i = 0; i < cardItems.count; ++i) {
            const card = cardItems.itemAt(i)
            if (!card || !zones.includes(card.zone) || (owner >= 0 && card.owner !== owner)) continue
            const lies = Math.abs(card.at.turn) > 45 // on its side
            const width = card.at.width * (lies ? 1.4 : 1)
            const height = card.at.width * (lies ? 1 : 1.4)
            if (thing === "card" && card.code !== which) {
                starts.push(card.at.x - width / 2)
                continue
            }
            left = Math.min(left, card.at.x - width / 2)
            right = Math.max(right, card.at.x + width / 2)
            top = Math.min(top, card.at.y - height / 2)
            bottom = Math.max(bottom, card.at.y + height / 2)
        }
        right = Math.min(right, ...starts.filter(x => x > left))
        return left < right ? Qt.rect(left, top, right - left, bottom - top) : Qt.rect(0, 0, 0, 0)
    }
    function focusTable() { refocus() }
    lessonClear: ["hand"]
    lessonSpared: ["played", "last-trick", "stock", "scores", "kitty"].concat(...[0, 1, 2, 3].map(seat => ["plate " + seat, "hand " + seat, "pile " + seat]))

    tableModel: model
    settled: model.settled
    headline: model.headline
    middle: layout.middle
    turnSide: {
        const mover = model.seats.find(seat => seat.isToMove)
        return mover ? layout.side(mover.seat) : ""
    }

    Binding { target: view.model; property: "session"; value: view.session }
    Binding { target: view.model; property: "tempo"; value: Theme.tempo }
    Binding { target: view.model; property: "openHands"; value: view.openHands }
    Binding { target: view.layout; property: "openHands"; value: view.model.seesAll }
    Connections {
        target: view.model
        function onSounded(name, seat) { view.soundedFrom(name, seat < 0 ? "" : view.layout.side(seat)) }
        function onNewsChanged() { Services.announce(news) }
    }
    Connections {
        target: view.session
        function onRefused(why) { view.sounded("illegal") }
        function onPositionChanged() { if (view.session.personToMove && view.activeFocus) view.refocus() }
    }

    Repeater {
        id: plates
        model: view.model.seats
        SeatPlate {
            id: plate
            required property var modelData
            readonly property var at: view.layout.plate(seat.seat)
            seat: modelData
            session: view.session
            table: view.model
            x: Math.max(6, at.fromRight ? at.x - width : at.x)
            y: at.y
            ownTurn: view.ownTurn(seat)
            waiting: view.waiting(seat)
            brief: view.briefPlates
            reviewed: view.review !== null
            pointsUnit: view.scoreUnit(seat)
            onWidthChanged: view.measurePlates()
            Binding { target: view.layout; property: "ownPlateWidth"; value: plate.width; when: plate.seat.seat === view.model.viewer }
        }
    }
    Item { // what screen readers are told
        id: news
        Accessible.role: Accessible.AlertMessage
        Accessible.name: view.model.news
    }

    function measurePlates() {
        let widest = 0
        for (let i = 0; i < plates.count; ++i) {
            const width = plates.itemAt(i)?.width ?? 0
            const side = layout.side(i)
            if (side === "left" || side === "right") widest = Math.max(widest, width)
            if (side === "top" && width > 0) topPlateWidth = width
        }
        if (widest > 0) sidePlateWidth = widest
    }
    // Unless a page or sheet has it.
    function refocus() { refocusing.restart() }
    Timer { id: refocusing; interval: 0; onTriggered: if (view.activeFocus && !view.busy) view.focusWanted() }
    Component.onCompleted: forceActiveFocus()
}
