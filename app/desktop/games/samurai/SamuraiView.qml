import QtQuick
import Parlour

// The Samurai table: a sea chart of Japan for two, three or four players, the players' plates at the
// top left, and the viewer's tiles at the bottom right.
TableFrame {
    id: view

    readonly property bool mine: table.turn.acting && !session.watching && !session.curtain
    readonly property bool taking: mine && table.phase === "taking"
    readonly property real gap: Theme.compact ? 10 : 20
    readonly property real bigGap: Theme.compact ? 10 : 26 * Math.min(1.4, Theme.unit)

    caption: table.phase === "taking" ? qsTr("the first tiles") : table.phase === "putting" ? qsTr("placing the figures") : (table.ownMap === "" ? "" : table.ownMap + "   ·   ") + qsTr("round %1").arg(table.round)
    tableModel: table
    settled: table.settled
    // A settlement ("space M14"), "hand", "buttons" and the one to "end" the turn, "zooms", "counters", a
    // plate ("plate 0").
    function targetRect(name) {
        const [thing, which] = name.split(" ")
        switch (thing) {
        case "space": {
            const at = table.cells.middleOf(which)
            const size = 2 * board.unit
            return Qt.rect(board.chartAt.x + at.x * board.unit - size / 2, board.chartAt.y + at.y * board.unit - size / 2, size, size)
        }
        case "hand": return rectOf(tray)
        case "buttons": return rectOf(buttons)
        case "end": return rectOf(endButton)
        case "zooms": return rectOf(zooms)
        case "counters": return rectOf(counters)
        case "plate": return rectOf(plates.itemAt(which))
        }
        return Qt.rect(0, 0, 0, 0)
    }
    function focusTable() { focusHand(focusTile) }
    lessonClear: ["hand", "buttons"]
    lessonSpared: ["zooms", "counters", "plate 0", "plate 1"]
    function sparedRects() { return lessonSpared.map(targetRect).concat(board.cellRects()) }
    moveName: move => table.moveName(move)
    moveFaces: move => table.movePictures(move)
    cardName: tile => table.tileName(tile)
    cardFaces: tile => table.tilePictures(tile)
    faceAspect: 1.1
    hintOver: true
    hintBottom: barHeight + tray.y - 14
    undoesMoves: false
    undoName: qsTr("Undo turn")
    onUndoWanted: table.undoTurn()
    logTitle: qsTr("Turns")
    log: TurnList { id: turnList; turns: shown ? table.turns : [] }
    reckoning: Component { SamuraiReckoning { reckoning: table.reckoning } }

    SamuraiTable {
        id: table
        session: view.session
        tempo: Theme.tempo
        openHands: view.openHands
        onSounded: name => view.sounded(name)
        onNewsChanged: Services.announce(news)
    }
    Connections {
        target: table.turn
        function onRefused(why) {
            view.sounded("illegal")
            objection.say(why)
        }
    }

    // ---- the sea

    readonly property var sea: ({
        green: { colours: ["#C9DCDB", "#AECBCD", "#83A9AF"], line: "#FFFFFF", ink: "#4F7780" },
        midnight: { colours: ["#3C5876", "#2A4260", "#18263C"], line: "#FFFFFF", ink: "#9DBAD0" },
        washi: { colours: ["#E3E6D8", "#CBD8D0", "#A5BDBB"], line: "#FFFFFF", ink: "#5A7A7C" }
    })[Theme.settings.tableTheme]

    Image {
        width: view.width
        height: view.area.height
        source: "image://art/cloth?" + view.sea.colours.join(",")
        sourceSize.width: Math.ceil(width / 64) * 64
        sourceSize.height: Math.ceil(height / 64) * 64
    }
    Repeater { // the lines of the chart
        model: Math.ceil(view.width / (116 * Theme.grown))
        Rectangle { required property int index; x: (index + 0.6) * 116 * Theme.grown; width: 1; height: view.area.height; color: view.sea.line; opacity: 0.15 }
    }
    Repeater {
        model: Math.ceil(view.area.height / (110 * Theme.grown))
        Rectangle { required property int index; y: (index + 0.6) * 110 * Theme.grown; height: 1; width: view.width; color: view.sea.line; opacity: 0.15 }
    }

    // ---- the chart

    readonly property rect seatsRect: Qt.rect(seatGrid.x - gap / 2, 0, seatGrid.width + gap, seatGrid.y + seatGrid.height + gap / 2)
    readonly property rect countersRect: Qt.rect(counters.x, counters.y, counters.width + gap / 2, counters.height + gap / 2)
    readonly property rect trayRect: Qt.rect(tray.x - gap / 2, tray.y - gap / 2, area.width, area.height)
    readonly property rect buttonsRect: Qt.rect(buttons.x - gap / 2, Math.min(buttons.y, actions.y - barHeight) - gap / 2, area.width, area.height)
    readonly property real lookWidth: Theme.compact ? 216 : 268 * Theme.grown
    readonly property rect zoomRect: Qt.rect(0, zooms.y - 6, zooms.x + zooms.width + 6, area.height)

    SamuraiBoard {
        id: board
        anchors.fill: parent
        table: table
        usable: !view.session.curtain
        ink: view.sea.ink
        room: Qt.rect(view.gap / 2, view.gap / 2, width - view.gap, height - view.gap)
        obstacles: [view.seatsRect, view.countersRect, view.trayRect, view.buttonsRect, view.zoomRect].concat(view.hintRect.width > 0 ? [Qt.rect(view.hintRect.x - view.gap / 2, 0, width, tray.y)] : [])
        rightEdge: view.hintRect.width > 0 ? view.hintRect.x : width
        codes: goTo.visible
        handOf: seat => seat === table.viewer && !view.session.watching ? tray.mapToItem(null, tray.width / 2, tray.height / 2) : view.plateOf(seat).handAt()
        goalOf: (winner, caste) => winner < 0 ? counters.mapToItem(null, counters.width - 30, counters.height / 2) : view.plateOf(winner).tokenAt(caste)
        onChosen: place => view.chooseSpace(place)
        onEndWanted: table.turn.endTurn()
    }
    function plateOf(seat) { return plates.itemAt(seat) }
    function chooseSpace(place) {
        if (view.mine) table.turn.chooseSpace(place)
        else if (!view.session.watching && !view.session.over) view.sounded("illegal")
    }

    // ---- who plays

    Grid {
        id: seatGrid
        x: view.gap
        y: Theme.compact ? 8 : 16 * Theme.grown
        columns: 2
        spacing: Theme.compact ? 8 : 14 * Theme.grown
        Repeater {
            id: plates
            model: table.seats.length
            ClanPlate {
                required property int index
                seat: table.seats[index]
                castes: table.castes
                tableModel: view.tableModel
                lit: seat.isToMove && !view.session.over
                caption: view.captionOf(seat)
            }
        }
    }
    function captionOf(seat) {
        if (seat.isToMove && seat.isPerson && !view.session.over) return qsTr("Your turn")
        if (seat.isToMove && !view.session.over) return seat.label + "  ·  " + (view.session.paused ? qsTr("is next") : qsTr("thinks"))
        return seat.isPerson ? qsTr("%n in hand", "tiles", seat.hand) : seat.label
    }
    Item { // what ends the game
        id: counters
        x: seatGrid.x
        y: seatGrid.y + seatGrid.height + (Theme.compact ? 8 : 14 * Theme.grown)
        width: countersRow.implicitWidth + 24
        height: Math.max(Theme.pillHeight, countersRow.implicitHeight + 8)
        Accessible.role: Accessible.StaticText
        Accessible.name: table.castes.map(caste => qsTr("%1: %2 on the board").arg(caste.name).arg(caste.onBoard)).join(", ") + ", " + ties.words

        Rectangle { anchors.fill: parent; radius: height / 2; color: Theme.table.pill; opacity: Theme.highContrast ? 1 : 0.82 }
        Row {
            id: countersRow
            anchors.centerIn: parent
            spacing: 10
            Repeater {
                model: table.castes
                Row {
                    id: caste
                    required property var modelData
                    spacing: 4
                    Image {
                        anchors.verticalCenter: parent.verticalCenter
                        height: Theme.text(20)
                        width: height * 140 / 144
                        source: "image://art/" + caste.modelData.picture
                        sourceSize.width: Math.round(width)
                        sourceSize.height: Math.round(height)
                    }
                    Label { anchors.verticalCenter: parent.verticalCenter; text: caste.modelData.onBoard; size: 14; font.bold: true; color: caste.modelData.onBoard < 3 && table.phase === "playing" ? Theme.table.accent : Theme.table.text; Accessible.ignored: true }
                }
            }
            Rectangle { anchors.verticalCenter: parent.verticalCenter; width: 1; height: 16; color: Theme.table.line; opacity: 0.3 }
            Label {
                id: ties
                readonly property int count: table.castes.reduce((sum, caste) => sum + caste.setAside, 0)
                readonly property string words: table.tiesThatEnd > 0 ? qsTr("%1 of %2 set aside").arg(count).arg(table.tiesThatEnd) : qsTr("%1 set aside").arg(count)
                anchors.verticalCenter: parent.verticalCenter
                text: words
                size: 13
                color: table.tiesThatEnd > 0 && count + 1 >= table.tiesThatEnd ? Theme.table.accent : Theme.table.text
                Accessible.ignored: true
            }
            Row { // which ones
                anchors.verticalCenter: parent.verticalCenter
                visible: ties.count > 0
                spacing: -4
                Repeater {
                    model: [].concat(...table.castes.map(caste => Array(caste.setAside).fill(caste.picture)))
                    Image {
                        required property string modelData
                        height: Theme.text(18)
                        width: height * 140 / 144
                        source: "image://art/" + modelData
                        sourceSize.width: Math.round(width)
                        sourceSize.height: Math.round(height)
                    }
                }
            }
        }
        HoverHandler { id: countersHover }
        Tip { shown: countersHover.hovered; text: table.tiesThatEnd > 0 ? qsTr("Figures on the board. The game ends when one kind is gone, or when four figures are set aside.") : qsTr("Figures on the board. The game ends when none is left.") }
    }

    // ---- the viewer's tiles

    readonly property bool putting: mine && table.phase === "putting"
    Item {
        id: tray
        readonly property real tileSize: Theme.compact ? 60 : 82 * Theme.grown * Math.min(1, Theme.settings.cardScale) // larger ones would take room from the chart
        readonly property bool shown: table.handSeat >= 0 || view.putting
        x: view.area.width - width - view.gap
        y: Math.min(buttons.y, view.actions.y - view.barHeight) - height - (Theme.compact ? 8 : 16 * Theme.grown)
        width: Math.max(5 * (tileSize + 10) + 22, guide.implicitWidth + 36, stock.visible ? stock.implicitWidth + 36 : 0)
        height: tileSize * 1.1 + guide.height + (Theme.compact ? 18 : 26)

        SoftShadow { anchors.fill: parent; corner: 20; lift: 0.9 }
        Rectangle { anchors.fill: parent; radius: 20; color: "#F4E9CF"; opacity: Theme.highContrast ? 1 : 0.97; border { width: 1; color: "#A98F5C" } }
        TapHandler { gesturePolicy: TapHandler.WithinBounds } // so that the board gets no taps meant for the tray
        Label {
            id: guide
            x: 18
            y: Theme.compact ? 5 : 8
            width: parent.width - 36
            height: implicitHeight
            text: view.taking ? qsTr("Your first tiles") : table.guide !== "" ? table.guide : table.handSeat === view.session.onlyPerson || (table.handSeat === table.viewer && !view.session.watching) ? qsTr("Your tiles") : table.handSeat >= 0 ? qsTr("Tiles of %1").arg(view.session.seats[table.handSeat].name) : qsTr("Samurai")
            size: 14
            font.bold: view.mine
            color: Theme.panel.title
            elide: Text.ElideRight
        }
        Row { // the tiles
            id: tiles
            visible: !view.putting
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.compact ? 6 : 9 }
            spacing: 10
            Repeater {
                id: hand
                model: table.hand.length
                TileButton {
                    id: tile
                    required property int index
                    readonly property var modelData: table.hand[index] ?? view.noTile
                    width: tray.tileSize
                    picture: modelData.picture
                    text: modelData.name
                    about: modelData.about
                    chosen: modelData.chosen
                    hinted: modelData.hinted
                    usable: modelData.playable || !view.mine || view.taking
                    onClicked: view.chooseTile(index, Theme.keysInUse)
                    onActiveFocusChanged: if (activeFocus) view.focusTile = index
                    Keys.onLeftPressed: view.focusHand(index - 1)
                    Keys.onRightPressed: view.focusHand(index + 1)
                    Keys.onUpPressed: board.enter()
                    onDragged: to => {
                        if (!view.mine || !modelData.playable) return
                        if (table.turn.chosen !== modelData.code) table.turn.choose(modelData.code)
                        board.hoverAt(to)
                    }
                    onDropped: at => {
                        board.hovered = -1
                        if (view.mine && table.turn.chosen === modelData.code) board.drop(at)
                    }
                }
            }
        }
        Row { // the figures that are still to be placed
            id: stock
            visible: view.putting
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.compact ? 6 : 9 }
            spacing: 14
            Repeater {
                model: view.putting ? 3 : 0
                StockButton {
                    required property int index
                    readonly property var modelData: table.castes[index]
                    width: tray.tileSize
                    height: tray.tileSize * 1.1
                    picture: modelData.picture
                    text: qsTr("%1, %2 left").arg(modelData.name).arg(modelData.stock)
                    count: modelData.stock
                    chosen: modelData.chosen
                    enabled: modelData.stock > 0
                    onClicked: table.turn.choose(modelData.code)
                }
            }
            TextButton {
                anchors.verticalCenter: parent.verticalCenter
                look: Theme.lightChrome
                symbol: "hint"
                text: qsTr("Choose for me")
                onClicked: table.turn.doSetupForMe()
            }
        }
    }
    readonly property var noTile: ({ code: "", picture: "", name: "", about: "", chosen: false, hinted: false, playable: false })
    property int focusTile: 0
    function focusHand(index) {
        const item = hand.itemAt(Math.max(0, Math.min(hand.count - 1, index)))
        if (item) item.forceActiveFocus()
    }
    function giveUp() { // one thing at a time
        if (board.chooserOpen) return board.closeChooser()
        table.turn.cancel()
        if (table.turn.chosen === "") view.focusHand(view.focusTile)
    }
    function chooseTile(index, byKey) {
        const list = table.hand
        if (!view.mine || index >= list.length || view.taking) return view.sounded("illegal")
        const code = list[index].code
        table.turn.choose(code)
        view.focusTile = index
        if (table.turn.chosen !== "" && byKey) board.enter()
        else focusLater.restart()
    }
    Timer { id: focusLater; interval: 0; onTriggered: if (!board.focusInside) view.focusHand(view.focusTile) }

    component Plate: Rectangle { // under what lies on the chart
        property Item under
        x: under.x - 6
        y: under.y - 6
        width: under.width + 12
        height: under.height + 12
        radius: height / 2
        visible: under.visible && under.width > 0
        color: Theme.table.plate
        opacity: Theme.highContrast ? 1 : 0.88
    }
    Plate { under: buttons }
    Plate { under: zooms }
    Row {
        id: buttons
        anchors { right: parent.right; bottom: parent.bottom; rightMargin: view.gap + view.actions.width + (Theme.compact ? 14 : 20); bottomMargin: view.bigGap + (view.actions.height - height) / 2 }
        spacing: 8
        TextButton {
            visible: !view.session.watching
            look: Theme.lightChrome
            symbol: "undo"
            text: qsTr("Take back")
            tip: qsTr("The last step of this turn (Backspace)")
            enabled: table.turn.canTakeBack
            onClicked: table.turn.takeBack()
        }
        TextButton {
            id: endButton
            visible: !view.session.watching
            look: Theme.lightChrome
            primary: table.turn.canEnd && !table.turn.onlyEnd
            golden: table.turn.onlyEnd
            symbol: "check"
            text: qsTr("End turn")
            tip: qsTr("Enter")
            enabled: table.turn.canEnd
            onClicked: table.turn.endTurn()
        }
    }
    Row {
        id: zooms
        x: view.gap + 6
        anchors { bottom: parent.bottom; bottomMargin: view.bigGap + 2 }
        spacing: 2
        IconButton { symbol: "plus"; text: qsTr("Zoom in"); keys: view.session.watching ? "" : "+"; enabled: board.zoom < board.mostZoom; onClicked: board.zoomIn() }
        IconButton { symbol: "minus"; text: qsTr("Zoom out"); keys: view.session.watching ? "" : "-"; enabled: board.zoom > 1.01; onClicked: board.zoomOut() }
        IconButton { symbol: "fullscreen"; text: qsTr("Show whole chart"); keys: "0"; visible: board.zoom > 1.01; onClicked: board.showAll() }
    }

    PreviewPanel {
        id: look
        // Where it hides neither the space it is about, with those around it, nor the hint and the
        // space that it advises; without such a place it is not shown.
        readonly property rect eye: Qt.rect(board.eye.x - 2.7 * board.unit, board.eye.y - 2.7 * board.unit, 5.4 * board.unit, 5.4 * board.unit)
        readonly property point spot: {
            const right = view.area.width - width - view.gap
            const spots = [Qt.point(right, tray.y - height - 12),
                           Qt.point(view.gap, zooms.y - height - 8),
                           Qt.point(tray.x - width - view.gap, buttons.y - height - view.gap),
                           Qt.point(right, view.gap),
                           Qt.point(seatGrid.x + seatGrid.width + view.gap, view.gap)]
            const free = spots.filter(spot => spot.x >= 0 && spot.y >= 0 && !meets(spot, eye) && !meets(spot, view.hintRect))
            return free.find(spot => !meets(spot, advised)) ?? free[0] ?? spots[1]
        }
        readonly property rect advised: {
            const place = view.session.shownMove.split("@")[1] ?? ""
            return /^[A-Z][0-9]+$/.test(place) ? view.targetRect("space " + place) : Qt.rect(0, 0, 0, 0)
        }
        function meets(spot, rect) { return rect.width > 0 && spot.x < rect.x + rect.width && spot.x + width > rect.x && spot.y < rect.y + rect.height && spot.y + height > rect.y }
        visible: preview.title !== undefined && !meets(spot, advised)
        x: spot.x
        y: spot.y
        width: view.lookWidth
        preview: view.lookAt(board.lookedAtPlace, table.guide)
        z: 10
    }
    function lookAt(place, guide) { // `guide` only makes the binding ask again when it changes
        return place === "" || view.taking ? ({}) : table.preview(place)
    }

    // What was captured, in words, for a while.
    Column {
        id: told
        property var words: []
        property int shown: -1
        x: counters.x
        y: counters.y + counters.height + (Theme.compact ? 6 : 12)
        z: 20
        spacing: 5
        opacity: linger.running ? 1 : 0
        visible: opacity > 0
        Behavior on opacity { NumberAnimation { duration: Theme.fade } }
        Timer { id: linger; interval: 6000 }
        Connections {
            target: table
            function onChanged() {
                const number = table.leaving.length > 0 ? table.leaving[0].number : -1
                if (number < 0 || number === told.shown) return
                told.shown = number
                told.words = table.captureWords.slice(Theme.compact ? -2 : -4)
                linger.restart()
            }
        }
        Repeater {
            model: told.words
            Pill { required property string modelData; text: modelData; most: view.area.width * 0.5; picture: "symbols/flag"; pictureColour: Theme.table.accent; Accessible.ignored: true }
        }
    }
    HandChoice {
        readonly property real free: view.hintRect.width > 0 ? view.hintRect.x : view.area.width // of the hint
        room: free - (Theme.compact ? 20 : 40)
        x: (free - width) / 2
        y: Math.max(4, Math.min((parent.height - height) / 2, tray.y - height - 8))
        visible: view.taking && !table.turn.setupForMe
        table: table
        z: 30
        onForMeWanted: table.turn.doSetupForMe()
    }
    Objection { id: objection; x: Math.min(tray.x + (tray.width - width) / 2, view.area.width - width - view.gap); anchors { bottom: tray.top; bottomMargin: 10 } z: 40 }
    Item { // what screen readers are told
        id: news
        Accessible.role: Accessible.AlertMessage
        Accessible.name: table.news
    }
    GoToSpace {
        id: goTo
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 20 }
        z: 45
        onClosed: view.forceActiveFocus()
        onSpaceWanted: text => {
            const cell = table.cellNamed(text)
            if (cell < 0) objection.say(qsTr("There is no space %1 on this chart").arg(text))
            else board.focusCell(cell)
        }
    }

    // ---- the keyboard

    Component.onCompleted: forceActiveFocus()
    Connections {
        target: view.session
        function onPositionChanged() { if (view.session.personToMove && view.activeFocus && !board.focusInside) focusLater.restart() }
    }
    component Key: Shortcut { enabled: view.enabled && !view.busy && !goTo.visible }
    component Number: Key {
        required property int slot
        sequence: String(slot + 1)
        onActivated: {
            if (!view.putting) view.chooseTile(slot, true)
            else if (slot < 3) { table.turn.choose(table.castes[slot].code); board.enter() }
        }
    }
    Number { slot: 0 }
    Number { slot: 1 }
    Number { slot: 2 }
    Number { slot: 3 }
    Number { slot: 4 }
    Key { sequence: "Backspace"; onActivated: table.turn.takeBack() }
    Key { sequence: "E"; onActivated: if (view.mine) table.turn.endTurn() }
    Key { sequence: "G"; onActivated: goTo.open() }
    Key { sequences: ["+", "="]; enabled: view.enabled && !view.busy && !view.session.watching; onActivated: board.zoomIn() }
    Key { sequence: "-"; enabled: view.enabled && !view.busy && !view.session.watching; onActivated: board.zoomOut() }
    Key { sequence: "0"; onActivated: board.showAll() }
    Key { sequence: "Escape"; enabled: view.enabled && !view.busy && !goTo.visible && (table.turn.chosen !== "" || board.chooserOpen); onActivated: view.giveUp() }
    Keys.onReturnPressed: table.turn.endTurn() // or says what is to do
    Keys.onEnterPressed: table.turn.endTurn()
    Keys.onLeftPressed: focusHand(focusTile)
    Keys.onRightPressed: focusHand(focusTile)
    Keys.onUpPressed: board.enter()
    Keys.onDownPressed: focusHand(focusTile)
}
