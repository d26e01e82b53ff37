import QtQuick
import Parlour

// The table of a climbing game: players empty their hands with plays that beat each other. What a
// game adds goes into it.
CardTableView {
    id: view

    readonly property ClimbingTable table: model as ClimbingTable
    readonly property ClimbingLayout places: layout as ClimbingLayout
    property bool canMark: false // the game can mark the cards of a hand
    property real pileAside: 0   // see the layout
    property real topHeight: 0
    property alias tools: toolRow.data // what the game adds before the buttons

    cardItems: cards
    scoreUnit: seat => qsTr("cards", "left in a hand", seat.score)
    function targetRectOf(name) { return name === "buttons" ? rectOf(buttons) : name === "kitty" ? Qt.rect(places.middle.x - 100, 0, 200, topHeight) : null }
    lessonClear: ["hand", "buttons"]
    reviewKey: "Shift+R" // R sorts the hand
    moveName: move => table.moveName(move)
    moveFaces: move => table.moveFaces(move).map(Theme.frenchCard)
    // A hint over the table begins below the plate of the neighbour whose cards it hides, and ends
    // above the buttons, or beside them above the hand.
    hintTop: barHeight + (hintLies ? places.rightTop + places.plateHeight + places.gap : Theme.compact ? 10 : 20)
    hintBottom: hintLies ? barHeight + (buttons.width + 16 > hintLeft ? places.buttonsY : places.handTop) - places.gap : actions.y - 14
    logTitle: qsTr("Rounds")
    log: RoundList { rounds: shown ? view.table.rounds : [] }
    layout: ClimbingLayout {
        width: view.area.width
        height: view.area.height
        players: view.table.players
        pileAside: view.pileAside
        topHeight: view.topHeight
        viewer: view.table.viewer
        longest: Math.max(5, ...view.table.seats.map(seat => seat.score))
        ownSlots: view.handSlots
        buttonsHeight: buttons.height
        sidePlateWidth: view.sidePlateWidth
        hintLeft: view.hintLeft
        actions: Qt.rect(view.actions.x, view.actions.y - view.barHeight, view.actions.width, view.actions.height)
    }

    Binding { target: view.table; property: "clock"; value: Theme.settings.turnClock && !view.study && !view.busy && !Program.teacher.teaching ? 20 : 0 }
    Connections {
        target: view.table
        function onRefused(why) {
            view.sounded("illegal")
            objection.say(why)
        }
    }

    // ---- what lies there

    // Sliding over several cards toggles them all; pulling raised cards up plays them.
    MouseArea {
        id: slider

        property int from: -1
        property int to: -1
        property real startY: 0
        property real rowY: 0 // where the cards of the pressed one's row can be seen
        property bool pulls: false

        y: view.places.handTop
        width: view.places.width
        height: view.places.height - y
        enabled: !view.session.watching && !view.session.over
        preventStealing: true
        function slotAt(x, y) {
            for (let z = cards.count - 1, best = null; ; --z) {
                if (z < 0) return best ? best.slot : -1
                const card = cards.itemAt(z)
                if (!card || !card.playable) continue
                const p = card.mapFromItem(slider, x, y)
                if (p.x < 0 || p.x > card.width || p.y < -(card.up ? view.places.raise : 0)) continue
                if (!best || card.depth > best.depth) best = card
            }
        }
        onPressed: mouse => {
            from = to = slotAt(mouse.x, mouse.y)
            startY = mouse.y
            rowY = view.places.handY - y - (view.places.isInLastRow(from) ? 0 : view.places.handWidth * 0.7 + view.places.secondRow / 2)
            pulls = from >= 0 && view.table.isRaised(from)
            if (from < 0) mouse.accepted = false
        }
        onPositionChanged: mouse => {
            if (from < 0) return
            const slot = slotAt(mouse.x, Math.max(mouse.y, rowY))
            if (slot >= 0) to = slot
        }
        onReleased: mouse => {
            if (from < 0) return
            if (pulls && startY - mouse.y > view.places.handWidth * 0.6) view.table.playSelection()
            else view.table.toggle(from, to)
            from = to = -1
        }
        onCanceled: from = to = -1
        onDoubleClicked: view.table.playSelection()
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
            required property bool up
            required property bool hinted
            required property bool dim
            readonly property var at: view.places.card(zone, owner, slot, count)
            readonly property bool swept: slider.from >= 0 && slot >= Math.min(slider.from, slider.to) && slot <= Math.max(slider.from, slider.to)

            face: code === "" ? "" : Theme.frenchCard(code)
            spokenName: spoken
            centre: Qt.point(at.x, at.y)
            cardWidth: at.width
            turn: at.turn
            lift: at.lift
            delay: wait
            moveTime: zone === CardTable.Played ? 220 : zone === CardTable.Hand ? 200 : 280
            playable: canPlay && zone === CardTable.Hand
            choosable: playable
            raised: up
            rise: view.layout.side(owner) === "top" ? -view.places.raise : view.places.raise // towards the middle
            suggested: hinted
            dimmed: dim || (playable && swept)
            latest: zone === CardTable.Played && owner === view.table.lastMover
            visible: (!inStack && (zone !== CardTable.Pile || view.places.hasPile)) || moving
            z: moving ? depth + 1000 : depth
            onChosen: view.table.toggle(slot, slot)
            onActiveFocusChanged: if (activeFocus) view.focusSlot = slot
            Keys.onLeftPressed: view.stepFocus(-1)
            Keys.onRightPressed: view.stepFocus(1)
            Keys.onUpPressed: if (!up) view.table.toggle(slot, slot)
            Keys.onDownPressed: if (up) view.table.toggle(slot, slot)
            Keys.onReturnPressed: view.table.playSelection()
            Keys.onEnterPressed: view.table.playSelection()
            onPlayableChanged: if (!playable && activeFocus) view.refocus()
        }
    }
    Repeater { // the classes or names of the groups in the hand
        model: view.table.groups
        Rectangle {
            required property var modelData
            readonly property real start: view.places.card(CardTable.Hand, view.table.viewer, modelData.first, view.handSlots).x - view.places.handWidth / 2
            visible: modelData.mark !== "" && view.table.marked
            x: start + 4
            y: view.places.height - height - 2
            z: 250
            width: Math.max(height, mark.implicitWidth + 14)
            height: mark.implicitHeight + 4
            radius: height / 2
            color: Theme.table.pill
            border { width: 1; color: Theme.table.marker }
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Class %1: %2").arg(modelData.mark).arg(modelData.words)
            Label { id: mark; anchors.centerIn: parent; text: parent.modelData.mark; size: 14; font.bold: true; color: Theme.table.accent; Accessible.ignored: true }
            HoverHandler { id: badge }
            Tip { shown: badge.hovered; text: parent.Accessible.name }
        }
    }
    // What each seat last did in the round.
    Repeater {
        model: view.table.seats
        Pill {
            required property var modelData
            readonly property point at: view.places.playAt(modelData.seat)
            visible: modelData.turn !== ""
            latest: modelData.seat === view.table.lastMover
            z: 400
            x: Math.max(8, Math.min(view.hintLeft - width - 8, at.x - width / 2))
            y: modelData.turn === "cards" ? at.y + view.places.playWidth * 0.7 - 2 : at.y - height / 2
            picture: modelData.hasControl ? "symbols/star" : ""
            pictureColour: Theme.table.accent
            text: modelData.words
            Accessible.name: modelData.name + ": " + text + (modelData.hasControl ? ", " + qsTr("has the lead") : "")
        }
    }

    // ---- playing, passing, suggestions

    Item {
        id: buttons

        readonly property var chosen: view.table.selection
        readonly property bool mine: view.session.personToMove && view.table.settled && !view.session.curtain

        x: Math.max(8, Math.min(view.hintLeft - width - 8, view.places.handX - width / 2))
        y: view.places.buttonsY
        z: 500
        width: buttonRow.width
        height: Theme.pillHeight + 8 + buttonRow.height
        readonly property bool calling: mine && view.table.calls.length > 0
        readonly property bool playing: !view.session.watching && !view.session.over && !calling

        Row { // over the buttons, which stay where they are whatever it says
            anchors { horizontalCenter: parent.horizontalCenter; bottom: buttonRow.top; bottomMargin: 8 }
            spacing: 8
            Pill {
                anchors.verticalCenter: parent.verticalCenter
                visible: view.table.secondsLeft >= 0
                picture: "symbols/clock"
                pictureColour: Theme.table.text
                text: view.table.secondsLeft
                Accessible.name: qsTr("%n second(s) left", "", view.table.secondsLeft)
            }
            Pill {
                anchors.verticalCenter: parent.verticalCenter
                visible: text !== "" && buttons.playing
                text: buttons.chosen.words ?? ""
                most: Math.min(view.hintLeft, view.places.width) * 0.6
            }
        }
        Row {
            id: buttonRow
            anchors.bottom: parent.bottom
            spacing: 8
            IconButton {
                anchors.verticalCenter: parent.verticalCenter
                symbol: "swap"
                text: ({ rank: qsTr("Sorted by rank"), suit: qsTr("Sorted by suit"), combination: qsTr("Sorted by combination") })[view.table.sorting]
                keys: "R"
                onClicked: view.table.nextSorting()
            }
            IconButton {
                anchors.verticalCenter: parent.verticalCenter
                visible: view.canMark
                symbol: "info"
                text: qsTr("Classes of the cards")
                keys: "C"
                on: view.table.marked
                onClicked: view.table.marked = !view.table.marked
            }
            Row { id: toolRow; anchors.verticalCenter: parent.verticalCenter }
            Repeater { // what is said instead of playing: bids
                model: buttons.mine ? view.table.calls : []
                TextButton {
                    required property var modelData
                    required property int index
                    golden: index > 0
                    suggested: view.session.shownMove === modelData.move
                    text: modelData.words
                    onClicked: view.table.call(modelData.move)
                }
            }
            TextButton { visible: buttons.playing; text: qsTr("Find a play"); tip: "G"; enabled: buttons.mine; onClicked: view.suggest(1) }
            TextButton { visible: buttons.playing; text: qsTr("Pass"); tip: "P"; suggested: buttons.mine && view.session.shownMove === "pass"; enabled: buttons.mine && view.table.canPass; onClicked: view.table.pass() }
            TextButton { visible: buttons.playing; text: qsTr("Play"); tip: qsTr("Enter"); golden: true; enabled: buttons.mine && buttons.chosen.legal; onClicked: view.table.playSelection() }
        }
    }
    Row { // the plays that contain the picked cards
        id: choices
        readonly property var list: buttons.mine ? buttons.chosen.choices ?? [] : []
        readonly property int most: Math.max(1, Math.floor(view.places.width * 0.8 / (view.places.playWidth * 1.5 + 8)))
        readonly property int first: Math.max(0, Math.min(list.length - most, (buttons.chosen.choice ?? 0) - 1))
        visible: list.length > 1 || (list.length === 1 && buttons.chosen.choice < 0) // a single one that is chosen is the play itself
        x: view.places.handX - width / 2
        y: view.places.buttonsY - height - view.places.gap
        z: 500
        spacing: 8
        Repeater {
            model: choices.list.slice(choices.first, choices.first + choices.most)
            MoveChip {
                required property var modelData
                required property int index
                faces: modelData.faces.map(Theme.frenchCard)
                words: modelData.words
                on: choices.first + index === buttons.chosen.choice
                onClicked: view.table.choose(choices.first + index)
            }
        }
    }
    Objection { id: objection; anchors.horizontalCenter: buttons.horizontalCenter; y: view.places.buttonsY - height - view.places.gap; z: 600 }
    // ---- the keyboard

    property int focusSlot: 0
    readonly property int handSlots: table.groups.reduce((sum, group) => sum + 2 * group.count + 1, -1)
    onFocusWanted: stepFocus(0)

    function playableCards() {
        const list = []
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i)
            if (card && card.playable) list.push(card)
        }
        return list.sort((a, b) => a.slot - b.slot)
    }
    // The cards get the focus, so that Enter plays what is suggested.
    function suggest(step) {
        table.suggest(step)
        stepFocus(0)
    }
    // Moves the focus to a neighbour of the card that has or had it.
    function stepFocus(step) {
        const list = playableCards()
        if (list.length === 0) return view.forceActiveFocus()
        let place = list.findIndex(card => card.slot >= focusSlot)
        if (place < 0) place = list.length - 1
        list[(place + step + list.length) % list.length].forceActiveFocus()
    }

    component Key: Shortcut { enabled: view.enabled && !view.busy && buttons.mine && !buttons.calling }
    Key { sequence: "P"; onActivated: view.table.pass() }
    Key { sequence: "G"; onActivated: view.suggest(1) }
    Key { sequence: "Shift+G"; onActivated: view.suggest(-1) }
    Key { sequence: "Tab"; enabled: view.enabled && !view.busy && choices.visible; onActivated: view.table.stepChoice(1) }
    Key { sequence: "Shift+Tab"; enabled: view.enabled && !view.busy && choices.visible; onActivated: view.table.stepChoice(-1) }
    Key { sequence: "Escape"; enabled: view.enabled && !view.busy && (buttons.chosen.count ?? 0) > 0 && !view.session.watching; onActivated: view.table.clearSelection() }
    Key { sequence: "R"; enabled: view.enabled && !view.busy; onActivated: view.table.nextSorting() }
    Key { sequence: "C"; enabled: view.enabled && !view.busy && view.canMark; onActivated: view.table.marked = !view.table.marked }
    Keys.onLeftPressed: stepFocus(0)
    Keys.onRightPressed: stepFocus(0)
    Keys.onReturnPressed: table.playSelection()
    Keys.onEnterPressed: table.playSelection()
}
