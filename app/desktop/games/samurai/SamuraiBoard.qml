import QtQuick
import Parlour

// The sea chart with everything on it: zoomed and moved by mouse and keys, its spaces chosen by click
// and by keyboard.
Item {
    id: board

    required property SamuraiTable table
    property var obstacles: [] // rectangles that the whole chart avoids
    property rect room: Qt.rect(0, 0, width, height)
    property real rightEdge: width // of what no panel lies over
    property bool usable: true
    property bool codes: false // every space shows its letter and number
    property color ink: "#4F7780" // of what is drawn on the sea
    // Where a player's tiles come from, and where a figure goes (winner -1: set aside); in the
    // window's coordinates.
    property var handOf: seat => Qt.point(0, 0)
    property var goalOf: (winner, caste) => Qt.point(0, 0)

    readonly property size units: table.cells.boardSize
    readonly property bool hasBoard: units.width > 1
    readonly property var fitted: hasBoard ? table.cells.fit(room, obstacles) : ({ x: 0, y: 0, unit: 30 })
    property real zoom: 1
    property point shift: Qt.point(0, 0) // of the chart, when it is zoomed
    readonly property real unit: fitted.unit * zoom
    readonly property real mostZoom: Math.max(1.6, 84 * Theme.grown / fitted.unit)

    property int current: -1  // the space that the keyboard is at
    property int hovered: -1
    readonly property bool focusInside: cells.count > 0 && current >= 0 && cells.itemAt(current) !== null && cells.itemAt(current).activeFocus
    readonly property int lookedAt: hovered >= 0 ? hovered : focusInside && Theme.keysInUse ? current : -1
    readonly property string lookedAtPlace: lookedAt < 0 ? "" : table.cells.placeOf(lookedAt)

    // The centre of the space that the preview is about.
    readonly property point eye: {
        const at = lookedAt < 0 ? Qt.point(-1, -1) : table.cells.middleOf(lookedAtPlace)
        return Qt.point(chart.x + at.x * unit, chart.y + at.y * unit)
    }

    readonly property point chartAt: Qt.point(chart.x, chart.y)
    function cellRects() { // of all spaces, in the board
        const rects = []
        for (let i = 0; i < cells.count; ++i) {
            const cell = cells.itemAt(i)
            if (cell) rects.push(Qt.rect(chart.x + cell.x, chart.y + cell.y, cell.width, cell.height))
        }
        return rects
    }

    readonly property alias chooserOpen: chooser.visible
    function closeChooser() {
        chooser.close()
        chooser.closed()
    }

    signal chosen(string place)
    signal endWanted()

    clip: true

    // ---- zoom

    function zoomAt(factor, x, y) {
        const next = Math.max(1, Math.min(mostZoom, zoom * factor))
        const grown = next / zoom
        const corner = Qt.point(chart.x, chart.y)
        zoom = next
        moveTo(x - (x - corner.x) * grown, y - (y - corner.y) * grown)
    }
    function moveTo(x, y) { // part of the chart always stays in view
        shift = Qt.point(Math.max(width * 0.45 - chart.width, Math.min(width * 0.55, x)),
                         Math.max(height * 0.45 - chart.height, Math.min(height * 0.55, y)))
    }
    function zoomIn() { zoomAt(1.25, width / 2, height / 2) }
    function zoomOut() { zoomAt(0.8, width / 2, height / 2) }
    function showAll() { zoom = 1 }
    function reveal(cell) {
        if (zoom <= 1.01) return
        const at = table.cells.middleOf(table.cells.placeOf(cell))
        const x = chart.x + at.x * unit
        const y = chart.y + at.y * unit
        const margin = 2 * unit
        const right = Math.min(room.x + room.width, rightEdge) - margin
        const dx = x < room.x + margin ? room.x + margin - x : x > right ? right - x : 0
        const dy = y < room.y + margin ? room.y + margin - y : y > room.y + room.height - margin ? room.y + room.height - margin - y : 0
        if (dx !== 0 || dy !== 0) moveTo(chart.x + dx, chart.y + dy)
    }

    // ---- the keyboard

    function focusCell(cell) {
        const item = cells.itemAt(cell)
        if (!item) return
        item.forceActiveFocus() // makes it the current one
        reveal(cell)
    }
    function step(dx, dy) {
        const next = table.cells.neighbour(current, dx, dy)
        if (next >= 0) focusCell(next)
    }
    // Where the keyboard begins: at a space that can be chosen.
    function enter() {
        const from = current >= 0 ? cells.itemAt(current) : null
        let best = -1
        let least = Infinity
        for (let i = 0; i < cells.count; ++i) {
            const cell = cells.itemAt(i)
            if (!cell || !cell.lit) continue
            const far = from ? Math.hypot(cell.atX - from.atX, cell.atY - from.atY) : Math.hypot(cell.atX - units.width / 2, cell.atY - units.height / 2)
            if (far < least) {
                least = far
                best = i
            }
        }
        focusCell(best >= 0 ? best : Math.max(0, current))
    }

    WheelHandler {
        acceptedModifiers: Qt.NoModifier
        onWheel: event => board.zoomAt(event.angleDelta.y > 0 ? 1.15 : 1 / 1.15, point.position.x, point.position.y)
    }
    PinchHandler {
        target: null
        property real last: 1
        onActiveChanged: last = 1
        onActiveScaleChanged: {
            board.zoomAt(activeScale / last, centroid.position.x, centroid.position.y)
            last = activeScale
        }
    }
    DragHandler {
        property point from
        target: null
        enabled: board.zoom > 1.01
        onActiveChanged: if (active) from = Qt.point(chart.x, chart.y)
        onTranslationChanged: if (active) board.moveTo(from.x + translation.x, from.y + translation.y)
    }

    Item { // compass and waves, where there is room
        anchors.fill: parent
        opacity: board.zoom > 1.01 ? 0 : 1
        Behavior on opacity { NumberAnimation { duration: Theme.fade } }
        Repeater {
            model: board.hasBoard ? board.table.cells.openSea(board.room, board.obstacles, Qt.point(board.fitted.x, board.fitted.y), board.fitted.unit, 30 * Theme.grown) : []
            Image {
                required property var modelData
                required property int index
                readonly property bool isCompass: index === 0 && modelData.radius > 44 * Theme.grown
                height: isCompass ? Math.min(150 * Theme.grown, 1.8 * modelData.radius) : 22 * Theme.grown
                width: isCompass ? height * 0.9 : height * 2.6
                x: modelData.x - width / 2
                y: modelData.y - height / 2
                opacity: isCompass ? 0.62 : 0.5
                source: "image://art/table/" + (isCompass ? "compass" : "waves") + "?" + board.ink
                sourceSize.width: Math.round(width)
                sourceSize.height: Math.round(height)
            }
        }
    }
    Item {
        id: chart
        x: board.zoom > 1.01 ? board.shift.x : board.fitted.x
        y: board.zoom > 1.01 ? board.shift.y : board.fitted.y
        width: board.units.width * board.unit
        height: board.units.height * board.unit

        BoardChart {
            anchors.fill: parent
            table: board.table
            unit: board.unit
            night: Theme.settings.tableTheme === "midnight"
        }
        BoardPieces {
            id: pieces
            anchors.fill: parent
            table: board.table
            unit: board.unit
            lookedAt: board.lookedAt
            codes: board.codes
            obstacles: board.zoom > 1.01 ? [] : board.obstacles.map(rect => Qt.rect(rect.x - chart.x, rect.y - chart.y, rect.width, rect.height))
            typeface: Theme.sans
            textSize: Theme.text(12)
        }

        Repeater { // for the keyboard and for screen readers; what is seen is painted above
            id: cells
            model: board.table.cells
            Item {
                id: cell
                required property int index
                required property string code
                required property real atX
                required property real atY
                required property bool lit
                required property bool hinted
                required property string spoken
                x: atX * board.unit - width / 2
                y: atY * board.unit - height / 2
                width: 1.6 * board.unit
                height: 1.6 * board.unit
                activeFocusOnTab: activeFocus || index === Math.max(0, board.current)
                Accessible.role: Accessible.Button
                Accessible.name: spoken
                Accessible.focusable: true
                Accessible.focused: activeFocus
                Accessible.onPressAction: board.chosen(code)
                onActiveFocusChanged: if (activeFocus) board.current = index
                Keys.onLeftPressed: board.step(-1, 0)
                Keys.onRightPressed: board.step(1, 0)
                Keys.onUpPressed: board.step(0, -1)
                Keys.onDownPressed: board.step(0, 1)
                Keys.onSpacePressed: board.chosen(code)
                Keys.onReturnPressed: if (board.table.turn.onlyEnd) board.endWanted(); else board.chosen(code)
                Keys.onEnterPressed: if (board.table.turn.onlyEnd) board.endWanted(); else board.chosen(code)
            }
        }

        Item { // what is about to be placed there
            id: ghost
            readonly property var cell: board.lookedAt >= 0 ? cells.itemAt(board.lookedAt) : null
            readonly property bool shown: cell !== null && cell.lit && board.table.turn.chosen !== ""
            visible: shown
            x: shown ? cell.atX * board.unit : 0
            y: shown ? cell.atY * board.unit : 0
            Hexagon {
                anchors.centerIn: parent
                height: 1.9 * board.unit
                width: height
                color: Theme.tables.green.marker
                opacity: 0.75
                edge: "#B27E17"
                edgeWidth: 2.4
            }
            Image {
                readonly property bool isToken: board.table.turn.chosenPicture.includes("token")
                visible: board.table.turn.chosenPicture !== ""
                anchors.centerIn: parent
                anchors.verticalCenterOffset: -0.1 * board.unit
                width: (isToken ? 1.15 : 1.76) * board.unit
                height: width * (isToken ? 144 / 140 : 1.1)
                source: board.table.turn.chosenPicture === "" ? "" : "image://art/" + board.table.turn.chosenPicture
                sourceSize.width: Math.round(width)
                sourceSize.height: Math.round(height)
            }
        }
        Hexagon { // where the keyboard is
            readonly property var cell: board.focusInside && Theme.keysInUse ? cells.itemAt(board.current) : null
            visible: cell !== null
            x: cell ? cell.atX * board.unit - width / 2 : 0
            y: cell ? cell.atY * board.unit - height / 2 : 0
            height: 2.1 * board.unit + 4
            width: height
            edge: Theme.ringOutside
            edgeWidth: Math.max(3, board.unit / 12) + 4
            Hexagon {
                anchors { fill: parent; margins: 2 }
                edge: Theme.ringInside
                edgeWidth: Math.max(3, board.unit / 12)
            }
        }

        Repeater { // the pieces of the latest step
            model: board.gliding
            Image {
                required property var modelData
                readonly property bool isTile: modelData.picture.includes("/token") === false
                width: (isTile ? 2 : 140 / 61) * modelData.radius * board.unit
                height: width * (isTile ? 1.1 : 144 / 140)
                x: (modelData.from.x + (modelData.to.x - modelData.from.x) * board.way) * board.unit - width / 2
                y: (modelData.from.y + (modelData.to.y - modelData.from.y) * board.way) * board.unit - width / 2 - (isTile ? height - width : 0) / 2
                scale: 1 + 0.35 * Math.sin(Math.PI * board.way)
                source: "image://art/" + modelData.picture
                sourceSize.width: Math.round(width)
                sourceSize.height: Math.round(height)
            }
        }
        Repeater { // captured figures, one after the other
            model: board.leaving
            Image {
                id: token
                required property var modelData
                required property int index
                readonly property real radius: modelData.radius * board.unit
                property point to
                width: 140 / 61 * radius
                height: width * 144 / 140
                x: modelData.from.x * board.unit - width / 2
                y: modelData.from.y * board.unit - width / 2
                source: "image://art/" + modelData.picture
                sourceSize.width: Math.round(width)
                sourceSize.height: Math.round(height)
                Component.onCompleted: {
                    const goal = board.goalOf(modelData.winner, modelData.caste)
                    to = chart.mapFromItem(null, goal.x, goal.y)
                    leave.start()
                }
                SequentialAnimation {
                    id: leave
                    PauseAnimation { duration: Theme.ms(140) * token.index }
                    NumberAnimation { target: token; property: "scale"; to: 1.3; duration: Theme.ms(160); easing.type: Easing.OutCubic }
                    ParallelAnimation {
                        NumberAnimation { target: token; property: "x"; to: token.to.x - token.width / 2; duration: Theme.ms(380); easing.type: Easing.InOutCubic }
                        NumberAnimation { target: token; property: "y"; to: token.to.y - token.height / 2; duration: Theme.ms(380); easing.type: Easing.InOutCubic }
                        NumberAnimation { target: token; property: "scale"; to: 0.7; duration: Theme.ms(380) }
                    }
                    NumberAnimation { target: token; property: "opacity"; to: 0; duration: Theme.ms(60) }
                }
            }
        }
        FigureChooser {
            id: chooser
            z: 5
            onFigureChosen: (place, caste) => board.table.turn.chooseFigure(place, caste)
            onClosed: board.focusCell(board.table.cells.cellOf(place))
        }
    }
    // ---- animations: they show what has already happened, so nothing ever waits for them

    property var leaving: []
    property var gliding: []
    property real way: 0 // of the gliding pieces: 0 to 1
    property int lastShown: -1
    property string dropped // where a dragged tile is being let go: it does not glide there from the hand
    function drop(scene) {
        dropped = placeAt(scene)
        chosen(dropped)
        dropped = ""
    }
    NumberAnimation { id: glide; target: board; property: "way"; from: 0; to: 1; duration: Theme.ms(300); easing.type: Easing.InOutCubic; onFinished: board.land() }
    function land() {
        glide.stop()
        gliding = []
        pieces.coming = []
    }
    Connections {
        target: board.table.turn
        function onFigureWanted(place, figures) {
            const at = board.table.cells.middleOf(place)
            chooser.open(place, figures, at.x * board.unit, at.y * board.unit - board.unit * 1.1)
        }
    }
    Connections {
        target: board.table
        function onChanged() {
            const leaving = board.table.leaving
            if (leaving.length !== board.leaving.length) board.leaving = Theme.reducedMotion ? [] : leaving
            const latest = board.table.latest
            if (latest.number === board.lastShown) return
            board.lastShown = latest.number
            board.land()
            const moving = Theme.reducedMotion ? [] : latest.pieces.filter(piece => piece.from || piece.place !== board.dropped)
            if (moving.length === 0) return
            const hand = chart.mapFromItem(null, board.handOf(latest.seat))
            const start = Qt.point(hand.x / board.unit, hand.y / board.unit)
            board.gliding = moving.map(piece => Object.assign({ from: start }, piece))
            pieces.coming = moving.map(piece => piece.code)
            board.way = 0
            glide.start()
        }
    }

    HoverHandler {
        id: hover
        enabled: board.usable
        function look() {
            const at = chart.mapFromItem(board, point.position.x, point.position.y)
            board.hovered = hovered ? board.table.cells.cellAt(at.x / board.unit, at.y / board.unit) : -1
        }
        onPointChanged: look()
        onHoveredChanged: look()
    }
    TapHandler {
        enabled: board.usable
        onTapped: point => {
            const at = chart.mapFromItem(board, point.position.x, point.position.y)
            const cell = board.table.cells.cellAt(at.x / board.unit, at.y / board.unit)
            chooser.close()
            if (cell < 0) return
            cells.itemAt(cell).forceActiveFocus()
            board.chosen(board.table.cells.placeOf(cell))
        }
    }
    // The space at a point of the window.
    function placeAt(scene) {
        const at = chart.mapFromItem(null, scene.x, scene.y)
        return table.cells.placeOf(table.cells.cellAt(at.x / unit, at.y / unit))
    }
    function hoverAt(scene) {
        const at = chart.mapFromItem(null, scene.x, scene.y)
        hovered = table.cells.cellAt(at.x / unit, at.y / unit)
    }
}
