import QtQuick
import Parlour

// A table where hands are emptied by plays that beat each other. What a game adds goes into it.
TableFrame {
    id: view

    required property ClimbingTable model
    property bool canMark: false // the game can mark the cards of a hand
    property real pileAside: 0 // see the layout
    property real topHeight: 0
    property alias tools: toolRow.data // what the game adds before the buttons

    readonly property alias layout: layout

    settled: model.settled
    middle: layout.middle
    moveName: move => model.moveName(move)
    moveFaces: move => model.moveFaces(move).map(Theme.frenchCard)
    logTitle: qsTr("Rounds")
    log: RoundList { rounds: view.model.rounds; leads: view.model.leads }

    Binding { target: view.model; property: "session"; value: view.session }
    Binding { target: view.model; property: "tempo"; value: Theme.tempo }
    Binding { target: view.model; property: "openHands"; value: view.openHands }
    Binding { target: view.model; property: "clock"; value: Theme.settings.turnClock && !view.busy ? 20 : 0 }
    Connections {
        target: view.model
        function onSounded(name) { view.sounded(name) }
        function onNewsChanged() { Program.announce(news, view.model.news) }
        function onRefused(why) {
            view.sounded("illegal")
            objection.say(why)
        }
    }
    Connections {
        target: view.session
        function onRefused(why) { view.sounded("illegal") }
    }

    ClimbingLayout {
        id: layout
        width: view.area.width
        height: view.area.height
        players: view.model.players
        pileAside: view.pileAside
        topHeight: view.topHeight
        viewer: view.model.viewer
        openHands: view.session.over || (view.session.watching && view.openHands)
        longest: Math.max(5, ...view.model.seats.map(seat => seat.handCards))
        ownSlots: view.handSlots
        ownPlateWidth: 250
        buttonsHeight: buttons.height
        actions: Qt.rect(view.actions.x, view.actions.y - view.barHeight, view.actions.width, view.actions.height)
    }

    // ---- what lies there

    // Sliding over several cards toggles them all; pulling raised cards up plays them.
    MouseArea {
        id: slider

        property int from: -1
        property int to: -1
        property real startY: 0
        property bool pulls: false

        y: layout.handY - layout.handWidth * 0.7 - layout.raise
        width: layout.width
        height: layout.height - y
        enabled: !view.session.watching && !view.session.over
        preventStealing: true
        function slotAt(x, y) {
            for (let z = cards.count - 1, best = null; ; --z) {
                if (z < 0) return best ? best.slot : -1
                const card = cards.itemAt(z)
                if (!card || !card.playable) continue
                const p = card.mapFromItem(slider, x, y)
                if (p.x < 0 || p.x > card.width || p.y < -(card.up ? layout.raise : 0)) continue
                if (!best || card.depth > best.depth) best = card
            }
        }
        onPressed: mouse => {
            from = to = slotAt(mouse.x, mouse.y)
            startY = mouse.y
            pulls = from >= 0 && view.model.isRaised(from)
            if (from < 0) mouse.accepted = false
        }
        onPositionChanged: mouse => {
            if (from < 0) return
            const slot = slotAt(mouse.x, Math.max(mouse.y, layout.handY - y))
            if (slot >= 0) to = slot
        }
        onReleased: mouse => {
            if (from < 0) return
            if (pulls && startY - mouse.y > layout.handWidth * 0.6) view.model.playSelection()
            else view.model.toggle(from, to)
            from = to = -1
        }
        onCanceled: from = to = -1
        onDoubleClicked: view.model.playSelection()
    }
    Repeater {
        id: cards
        model: view.model.cards
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
            readonly property var at: layout.card(zone, owner, slot, count)
            readonly property bool swept: slider.from >= 0 && slot >= Math.min(slider.from, slider.to) && slot <= Math.max(slider.from, slider.to)

            face: code === "" ? "" : Theme.frenchCard(code)
            spokenName: zone === ClimbingTable.Pile || code === "" ? "" : spoken
            centre: Qt.point(at.x, at.y)
            cardWidth: at.width
            turn: at.turn
            lift: at.lift
            delay: wait
            moveTime: zone === ClimbingTable.Play ? 220 : zone === ClimbingTable.Hand ? 200 : 280
            playable: canPlay && zone === ClimbingTable.Hand
            choosable: playable
            raised: up
            rise: layout.raise
            suggested: hinted
            dimmed: dim || (playable && swept)
            visible: !inStack || moving
            z: moving ? depth + 1000 : depth
            onChosen: view.model.toggle(slot, slot)
            onActiveFocusChanged: if (activeFocus) view.focusSlot = slot
            Keys.onLeftPressed: view.stepFocus(-1)
            Keys.onRightPressed: view.stepFocus(1)
            Keys.onUpPressed: if (!up) view.model.toggle(slot, slot)
            Keys.onDownPressed: if (up) view.model.toggle(slot, slot)
            Keys.onReturnPressed: view.model.playSelection()
            Keys.onEnterPressed: view.model.playSelection()
            onPlayableChanged: if (!playable && activeFocus) refocus.restart()
        }
    }
    Repeater { // classes or names of what the hand is sorted into
        model: view.model.groups
        Rectangle {
            required property var modelData
            readonly property real start: layout.card(ClimbingTable.Hand, view.model.viewer, modelData.first, view.handSlots).x - layout.handWidth / 2
            visible: modelData.mark !== "" && view.model.marked
            x: start + 4
            y: layout.height - height - 2
            z: 250
            width: Math.max(height, mark.implicitWidth + 14)
            height: mark.implicitHeight + 4
            radius: height / 2
            color: Theme.table.pill
            border { width: 1; color: Theme.table.marker }
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Class %1: %2").arg(modelData.mark).arg(modelData.words)
            Label { id: mark; anchors.centerIn: parent; text: parent.modelData.mark; size: 14; font.bold: true; color: Theme.table.accent; Accessible.ignored: true }
        }
    }
    // What each seat last did in the round.
    Repeater {
        model: view.model.seats
        Pill {
            required property var modelData
            readonly property point at: layout.playAt(modelData.seat)
            visible: modelData.turn !== ""
            z: 400
            x: Math.max(8, Math.min(layout.width - width - 8, at.x - width / 2))
            y: modelData.turn === "cards" ? at.y + layout.playWidth * 0.7 - 2 : at.y - height / 2
            picture: modelData.hasControl ? "symbols/star" : ""
            pictureColour: Theme.table.accent
            text: modelData.words
            Accessible.name: modelData.name + ": " + text + (modelData.hasControl ? ", " + qsTr("has control") : "")
        }
    }
    Repeater {
        model: view.model.seats
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
            badge: modelData.badge
            caption: view.captionOf(modelData)
            points: modelData.handCards
            pointsUnit: qsTr("cards", "left in a hand", modelData.handCards)
            lit: modelData.isToMove
            Binding { target: layout; property: "ownPlateWidth"; value: plate.width; when: plate.modelData.seat === view.model.viewer }
        }
    }

    // ---- playing, passing, suggestions

    Item {
        id: buttons

        readonly property var chosen: view.model.selection
        readonly property bool mine: view.session.personToMove && view.model.settled && !view.session.curtain

        x: Math.max(8, Math.min(layout.width - width - 8, layout.handX - width / 2))
        y: layout.buttonsY
        z: 500
        width: buttonRow.width
        height: buttonRow.height
        readonly property bool calling: mine && view.model.calls.length > 0
        readonly property bool playing: !view.session.watching && !view.session.over && !calling

        Row {
            id: buttonRow
            spacing: 8
            IconButton {
                anchors.verticalCenter: parent.verticalCenter
                symbol: "swap"
                text: ({ rank: qsTr("Sorted by rank"), suit: qsTr("Sorted by suit"), combination: qsTr("Sorted by combination") })[view.model.sorting]
                keys: "R"
                onClicked: view.model.nextSorting()
            }
            IconButton {
                anchors.verticalCenter: parent.verticalCenter
                visible: view.canMark
                symbol: "info"
                text: qsTr("Classes of the cards")
                keys: "C"
                on: view.model.marked
                onClicked: view.model.marked = !view.model.marked
            }
            Row { id: toolRow; anchors.verticalCenter: parent.verticalCenter }
            Pill {
                anchors.verticalCenter: parent.verticalCenter
                visible: view.model.secondsLeft >= 0
                picture: "symbols/clock"
                pictureColour: Theme.table.text
                text: view.model.secondsLeft
                Accessible.name: qsTr("%n second(s) left", "", view.model.secondsLeft)
            }
            Pill {
                anchors.verticalCenter: parent.verticalCenter
                visible: text !== "" && buttons.playing
                text: buttons.chosen.words ?? ""
                most: layout.width * 0.4
            }
            Repeater { // what is said instead of playing: bids
                model: buttons.mine ? view.model.calls : []
                TextButton {
                    required property var modelData
                    required property int index
                    golden: index > 0
                    text: modelData.words
                    onClicked: view.model.call(modelData.move)
                }
            }
            TextButton { visible: buttons.playing; text: qsTr("Suggest"); tip: "G"; enabled: buttons.mine; onClicked: view.model.suggest(1) }
            TextButton { visible: buttons.playing; text: qsTr("Pass"); tip: "P"; enabled: buttons.mine && view.model.canPass; onClicked: view.model.pass() }
            TextButton { visible: buttons.playing; text: qsTr("Play"); tip: qsTr("Enter"); golden: true; enabled: buttons.mine && buttons.chosen.legal; onClicked: view.model.playSelection() }
        }
    }
    Row { // the plays that the picked cards lead to
        id: choices
        readonly property var list: buttons.mine ? buttons.chosen.choices ?? [] : []
        readonly property int most: Math.max(1, Math.floor(layout.width * 0.8 / (layout.playWidth * 1.5 + 8)))
        readonly property int first: Math.max(0, Math.min(list.length - most, (buttons.chosen.choice ?? 0) - 1))
        visible: list.length > 1 || (list.length === 1 && buttons.chosen.choice < 0) // else it is the play itself
        x: layout.handX - width / 2
        y: layout.buttonsY - height - layout.gap
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
                onClicked: view.model.choose(choices.first + index)
            }
        }
    }
    Objection { id: objection; anchors.horizontalCenter: buttons.horizontalCenter; y: layout.buttonsY - height - layout.gap; z: 600 }
    Item { // what screen readers are told
        id: news
        Accessible.role: Accessible.AlertMessage
        Accessible.name: view.model.news
    }

    function captionOf(seat) {
        const parts = []
        if (seat.isToMove && seat.isPerson) parts.push(seat.leads ? qsTr("Your lead") : qsTr("Your turn"))
        else {
            if (seat.isPartner && seat.note === "") parts.push(qsTr("Partner"))
            if (!seat.isPerson) parts.push(seat.level)
            if (seat.isToMove) parts.push(view.session.paused ? qsTr("is next") : qsTr("thinks"))
        }
        if (seat.note !== "") parts.push(seat.note)
        return parts.join("  ·  ")
    }
    turnSide: {
        const mover = model.seats.find(seat => seat.isToMove)
        return mover ? layout.side(mover.seat) : ""
    }

    // ---- the keyboard

    property int focusSlot: 0
    readonly property int handSlots: model.groups.reduce((sum, group) => sum + 2 * group.count + 1, -1)
    Timer { id: refocus; interval: 0; onTriggered: if (view.activeFocus && !view.busy) view.stepFocus(0) }

    function playableCards() {
        const list = []
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i)
            if (card && card.playable) list.push(card)
        }
        return list.sort((a, b) => a.slot - b.slot)
    }
    // To the neighbour of the card that has or had the focus.
    function stepFocus(step) {
        const list = playableCards()
        if (list.length === 0) return view.forceActiveFocus()
        let place = list.findIndex(card => card.slot >= focusSlot)
        if (place < 0) place = list.length - 1
        list[(place + step + list.length) % list.length].forceActiveFocus()
    }
    Connections {
        target: view.session
        function onPositionChanged() { if (view.session.personToMove && view.activeFocus) refocus.restart() }
    }
    Component.onCompleted: forceActiveFocus()

    component Key: Shortcut { enabled: view.enabled && !view.busy && buttons.mine && !buttons.calling }
    Key { sequence: "P"; onActivated: view.model.pass() }
    Key { sequence: "G"; onActivated: view.model.suggest(1) }
    Key { sequence: "Shift+G"; onActivated: view.model.suggest(-1) }
    Key { sequence: "Tab"; enabled: view.enabled && !view.busy && choices.visible; onActivated: view.model.stepChoice(1) }
    Key { sequence: "Shift+Tab"; enabled: view.enabled && !view.busy && choices.visible; onActivated: view.model.stepChoice(-1) }
    Key { sequence: "Escape"; enabled: view.enabled && !view.busy && (buttons.chosen.count ?? 0) > 0 && !view.session.watching; onActivated: view.model.clearSelection() }
    Key { sequence: "R"; enabled: view.enabled && !view.busy; onActivated: view.model.nextSorting() }
    Key { sequence: "C"; enabled: view.enabled && !view.busy && view.canMark; onActivated: view.model.marked = !view.model.marked }
    Keys.onLeftPressed: stepFocus(0)
    Keys.onRightPressed: stepFocus(0)
    Keys.onReturnPressed: model.playSelection()
    Keys.onEnterPressed: model.playSelection()
}
