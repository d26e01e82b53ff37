import QtQuick
import Parlour

// What is said beside a table: a bubble near what it speaks of, which may have a ring and a line to
// it. It covers neither that nor what the person plays with.
Item {
    id: bubble

    required property var table // the TableFrame, which holds this: QML cannot name it here
    property bool shown: false
    property string said
    property string about // a part of the table, as its function targetRect knows it
    property bool ringed: true
    default property alias buttons: row.data // from right to left
    property int looks: 0 // counts up when things may lie elsewhere, whatever the bindings know
    readonly property rect target: looks >= 0 && shown ? table.targetRect(about) : Qt.rect(0, 0, 0, 0)
    readonly property bool hasTarget: target.width > 0
    readonly property rect ringRect: hasTarget ? grown(target, 6) : target
    // All that the place depends on: a table that changes its size moves hundreds of things one by one.
    readonly property var surroundings: looks >= 0 && shown ? [ringRect, clearRects(), table.sparedRects(), heights(), bubble.width, bubble.height] : null
    property var place: ({ x: 0, y: 0, width: widths[0] })
    readonly property bool placed: !placing.running
    onSurroundingsChanged: if (shown) placing.restart()

    signal focusWanted() // by what is said now

    visible: shown
    onShownChanged: {
        if (!shown) return
        place = bestPlace()
        appear()
    }
    Timer { id: placing; interval: 0; onTriggered: if (bubble.shown) bubble.place = bubble.bestPlace() }

    function appear() {
        Services.announce(box)
        if (ringed && !Theme.reducedMotion) pulse.restart()
        // Unless a page or sheet has the focus, or the person is about to move.
        if (table.activeFocus) focusLater.restart()
    }
    Connections {
        target: bubble.table.tableModel
        function onChanged() { if (bubble.shown) lookAgain.restart() }
    }
    Timer { id: lookAgain; interval: 0; onTriggered: ++bubble.looks }
    Timer { id: focusLater; interval: 0; onTriggered: if (bubble.shown && bubble.table.activeFocus) bubble.focusWanted() }

    // ---- where it lies

    function grown(rect, by) { return Qt.rect(rect.x - by, rect.y - by, rect.width + 2 * by, rect.height + 2 * by) }
    function common(a, b) {
        return Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
    }
    // How far apart two rectangles are.
    function gap(a, b) {
        return Math.hypot(Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width), Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height))
    }
    // The narrowest is the usual one; wider ones are lower, for where there is little room.
    readonly property var widths: [1, 1.3, 1.9, 2.6].map(factor => Math.round(factor * (Theme.compact ? 274 : 350 * Theme.grown) * Math.min(1.25, Theme.settings.textScale)))
        .filter((width, i) => i === 0 || width <= bubble.width - 20)
    readonly property real padding: 14
    // How high the buttons are in a bubble of this inner width.
    function buttonsHeight(width) {
        let [x, rows, height] = [0, 1, 0]
        for (const button of Array.from(row.children).filter(child => child.visible)) {
            if (x > 0 && x + button.implicitWidth > width) [x, rows] = [0, rows + 1]
            x += button.implicitWidth + row.spacing
            height = Math.max(height, button.implicitHeight)
        }
        return rows * height + (rows - 1) * row.spacing
    }
    Repeater {
        id: measures
        model: bubble.widths
        Label {
            required property real modelData
            readonly property real boxHeight: implicitHeight + column.spacing + bubble.buttonsHeight(width) + 2 * bubble.padding
            visible: false
            width: modelData - 2 * bubble.padding
            wrapMode: words.wrapMode
            size: 15
            text: words.text
        }
    }
    function clearRects() { return [ringRect, ...table.lessonClear.map(name => table.targetRect(name)), table.hintRect, table.actionsRect] }
    function heights() { return widths.map((width, i) => measures.itemAt(i) ? measures.itemAt(i).boxHeight : 0) }
    // Near the target, beside what must be seen, and if possible beside everything else: {x, y, width}.
    function bestPlace() {
        const clear = clearRects().filter(rect => rect.width > 0)
        const tall = heights()
        const others = table.sparedRects().filter(rect => rect.width > 0)
        const around = grown(ringRect, 18)
        const edge = 8
        // Not finer on a large table: there may be hundreds of things to spare.
        const [across, down] = [Math.max(14, bubble.width / 70), Math.max(12, bubble.height / 50)]
        let best = { x: edge, y: edge, width: widths[0] }
        let least = Infinity
        for (let i = 0; i < measures.count; ++i) {
            const width = widths[i]
            const height = tall[i]
            for (let y = edge; y <= bubble.height - height - edge; y += down)
                for (let x = edge; x <= bubble.width - width - edge; x += across) {
                    const rect = Qt.rect(x, y, width, height)
                    let cost = 4000 * i + (hasTarget ? 20 * common(rect, around) + (ringed ? 90 : 6) * gap(rect, ringRect) : 0)
                    for (let k = 0; cost < least && k < clear.length; ++k) cost += 40 * common(rect, clear[k])
                    for (let k = 0; cost < least && k < others.length; ++k) cost += common(rect, others[k])
                    if (cost >= least) continue
                    least = cost
                    best = { x: x, y: y, width: width }
                }
        }
        return best
    }

    // ---- the ring and the line to it

    Rectangle {
        id: ring
        visible: bubble.ringed && bubble.hasTarget
        x: bubble.ringRect.x
        y: bubble.ringRect.y
        width: bubble.ringRect.width
        height: bubble.ringRect.height
        radius: Math.min(16, height / 2)
        color: "transparent"
        border { width: 5; color: Theme.inkOnGold }
        Accessible.ignored: true
        Rectangle {
            anchors { fill: parent; margins: 1 }
            radius: parent.radius - 1
            color: "transparent"
            border { width: 3; color: Theme.gold }
        }
        SequentialAnimation {
            id: pulse
            loops: 3
            NumberAnimation { target: ring; property: "opacity"; from: 1; to: 0.3; duration: Theme.ms(300); easing.type: Easing.InOutQuad }
            NumberAnimation { target: ring; property: "opacity"; from: 0.3; to: 1; duration: Theme.ms(300); easing.type: Easing.InOutQuad }
        }
    }
    Rectangle {
        id: line
        // From the middle of the side, or part of it, that the box and the ring have in common.
        function facing(from, length, other, otherLength) {
            const low = Math.max(from, other)
            const high = Math.min(from + length, other + otherLength)
            return low <= high ? [(low + high) / 2, (low + high) / 2] : from > other ? [from, other + otherLength] : [from + length, other]
        }
        readonly property var across: facing(box.x, box.width, ring.x, ring.width)
        readonly property var down: facing(box.y, box.height, ring.y, ring.height)
        readonly property real dx: across[1] - across[0]
        readonly property real dy: down[1] - down[0]
        visible: ring.visible && Math.hypot(dx, dy) > 2
        x: across[0]
        y: down[0] - height / 2
        width: Math.hypot(dx, dy)
        height: 5
        transformOrigin: Item.Left
        rotation: Math.atan2(dy, dx) * 180 / Math.PI
        color: Theme.inkOnGold
        Accessible.ignored: true
        Rectangle { anchors { fill: parent; margins: 1 } color: Theme.gold }
    }

    // ---- what is said

    FocusScope {
        id: box
        x: bubble.place.x
        y: bubble.place.y
        width: bubble.place.width
        height: column.implicitHeight + 2 * bubble.padding
        Accessible.role: Accessible.AlertMessage
        Accessible.name: words.text

        SoftShadow { anchors.fill: parent; corner: 16; lift: 1.3 }
        Rectangle { anchors.fill: parent; radius: 16; color: Theme.panel.paper; border { width: 2; color: Theme.gold } }
        MouseArea { anchors.fill: parent; onWheel: {} }
        Column {
            id: column
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: bubble.padding }
            spacing: 10
            Label {
                id: words
                width: parent.width
                wrapMode: Text.Wrap
                size: 15
                color: Theme.panel.title
                text: bubble.said
                Accessible.ignored: true
            }
            Flow {
                id: row
                width: parent.width
                spacing: 8
                layoutDirection: Qt.RightToLeft
            }
        }
    }
}
