import QtQuick
import Parlour

// The table of a trick game: hands, the trick being played and the one before, and a card played by
// click, drag or keyboard.
CardTableView {
    id: view

    readonly property TrickTable table: model as TrickTable
    readonly property TrickLayout places: layout as TrickLayout
    property bool isPlaying: true // cards, not bids: the trick has its place
    property var cardFace: code => code // its picture
    property var turnedName: name => name // what the turned-up card is called
    property int cardsInHand: 3 // at most
    property var chooseNumber: number => play(number - 1) // what a number key does

    function lastTrickWords(trick) { return trick.name }
    // Whether something else took the focus, before the hand does.
    function takesFocus() { return false }

    readonly property string trickCaption: qsTr("trick %1 of %2").arg(table.trick).arg(table.tricks)
    caption: trickCaption
    cardItems: cards
    logTitle: qsTr("Tricks")
    log: TrickList { tricks: shown ? view.table.history : []; cardFace: view.cardFace }

    // ---- what lies there

    // The places of the trick's cards.
    Repeater {
        model: view.isPlaying ? view.table.seats : []
        Item {
            id: place
            objectName: "place" // of a card, which will cover its words
            required property var modelData
            readonly property var at: view.places.trickCard(view.layout.side(modelData.seat))
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
    Label {
        visible: view.table.lastTrick.name !== undefined
        x: Math.min(view.layout.width - width - 8, view.places.lastTrick.x - width / 2)
        y: view.places.lastTrick.y - view.places.lastWidth * 0.7 - height - 10
        text: qsTr("Last trick")
        size: 13
        color: Theme.table.caption
    }
    Pill {
        visible: view.table.lastTrick.name !== undefined
        x: Math.min(view.layout.width - width - 8, view.places.lastTrick.x - width / 2)
        y: view.places.lastTrick.y + view.places.lastWidth * 0.7 + view.places.gap
        text: visible ? view.lastTrickWords(view.table.lastTrick) : ""
    }
    Repeater {
        id: cards
        model: view.table.cards
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
            readonly property var at: view.layout.card(zone, owner, slot, count)

            face: code === "" ? "" : view.cardFace(code)
            spokenName: zone === CardTable.Turned ? view.turnedName(spoken) : spoken
            centre: Qt.point(at.x, at.y)
            cardWidth: at.width
            turn: at.turn
            lift: at.lift
            delay: wait
            moveTime: zone === CardTable.Played ? 220 : zone === CardTable.Hand ? 200 : 280
            playable: canPlay && zone === CardTable.Hand
            rise: (view.layout.side(owner) === "top" ? -28 : 28) * Theme.unit // towards the middle
            suggested: zone === CardTable.Hand && owner === view.session.toMove && code !== "" && [code, "discard " + code].includes(view.session.shownMove)
            dimmed: dim
            latest: zone === CardTable.Played ? owner === view.table.lastMover
                                              : zone === CardTable.LastTrick && slot === count - 1 && !view.table.trickBegun
            visible: !inStack || moving
            z: moving ? depth + 1000 : depth
            onChosen: view.play(slot)
            onActiveFocusChanged: if (activeFocus) view.focusSlot = slot
            Keys.onLeftPressed: view.focusCard(slot - 1)
            Keys.onRightPressed: view.focusCard(slot + 1)
            // A card that was played passes the focus on to its neighbour.
            onPlayableChanged: if (!playable && activeFocus) view.refocus()
        }
    }

    // ---- playing, by keys too

    property int focusSlot: 0
    onFocusWanted: keepFocus()

    function play(slot) {
        if (session.personToMove) table.playSlot(slot)
        else sounded("illegal")
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
        if (takesFocus()) return
        for (const slot of [focusSlot, focusSlot - 1, focusSlot + 1, ...Array(cardsInHand).keys()])
            if (cardItem(slot)) return focusCard(slot)
        view.forceActiveFocus()
    }

    component Number: Shortcut {
        required property int number
        sequence: String(number)
        enabled: view.enabled && !view.busy
        onActivated: view.chooseNumber(number)
    }
    Number { number: 1 }
    Number { number: 2 }
    Number { number: 3 }
    Number { number: 4 }
    Number { number: 5 }
    Number { number: 6 }
    Keys.onLeftPressed: keepFocus()
    Keys.onRightPressed: keepFocus()
}
