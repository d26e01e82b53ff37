import QtQuick
import Parlour

// A figure over time: a column for each part, with what it means when pointed at, beside its scale.
Item {
    id: plot

    property var parts: []    // {from, to, value, words}
    property real most: round(Math.max(0.0001, ...parts.map(part => part.value))) // the value of a whole column
    property bool hollow: false
    property string name      // for screen readers
    readonly property real tall: Theme.text(84)
    readonly property real wide: Math.min(44, columns.width / Math.max(1, parts.length))

    // The next higher number of one digit 1, 2 or 5 and zeros.
    function round(value) {
        const power = Math.pow(10, Math.floor(Math.log10(value)))
        return power * [1, 2, 5, 10].find(step => step * power > 0.999 * value)
    }
    function number(value) { return value.toLocaleString(Qt.locale(), "f", value < 1 && value > 0 ? 2 : Number.isInteger(value) ? 0 : 1) }
    function day(date) { return date.toLocaleDateString(Qt.locale(), Locale.ShortFormat) }
    function words(part) {
        const days = day(part.from) === day(part.to) ? day(part.from) : qsTr("%1 to %2", "two days").arg(day(part.from)).arg(day(part.to))
        return qsTr("%1: %2", "when, and a figure").arg(days).arg(part.words)
    }

    height: columns.y + tall + first.implicitHeight + 6
    Accessible.role: Accessible.List
    Accessible.name: name

    Column {
        id: scale
        Repeater {
            model: [plot.most, plot.most / 2, 0]
            Label {
                id: step
                required property real modelData
                anchors.right: parent.right
                height: modelData > 0 ? plot.tall / 2 : implicitHeight
                text: plot.number(modelData)
                size: 12
                color: Theme.chrome.muted
                Accessible.ignored: true
                Rectangle {
                    anchors { left: parent.right; leftMargin: 8 }
                    y: columns.y
                    width: columns.width
                    height: 1
                    color: Theme.chrome.muted
                    opacity: step.modelData > 0 ? 0.25 : 0.5
                }
            }
        }
    }
    Row {
        id: columns
        anchors { left: scale.right; leftMargin: 8; right: parent.right }
        y: first.implicitHeight / 2 // the middle of the highest number
        height: plot.tall
        Repeater {
            model: plot.parts
            Item {
                id: column
                required property var modelData
                width: plot.wide
                height: columns.height
                Accessible.role: Accessible.ListItem
                Accessible.name: plot.words(modelData)
                Rectangle {
                    x: 2
                    width: column.width - 4
                    height: Math.max(2, column.height * Math.min(1, column.modelData.value / plot.most))
                    anchors.bottom: parent.bottom
                    radius: Math.min(4, width / 3)
                    color: plot.hollow ? "transparent" : Theme.primaryTop
                    border { width: plot.hollow ? 1.6 : 0; color: Theme.chrome.muted }
                }
                HoverHandler { id: hover }
                Tip { shown: hover.hovered; text: column.Accessible.name }
            }
        }
    }
    Label {
        id: first
        anchors.left: columns.left
        anchors.bottom: parent.bottom
        text: plot.parts.length > 0 ? plot.day(plot.parts[0].from) : ""
        size: 12
        color: Theme.chrome.muted
        Accessible.ignored: true
    }
    Label {
        x: columns.x + Math.max(first.width + 16, plot.parts.length * plot.wide - width)
        anchors.bottom: parent.bottom
        visible: plot.parts.length > 1
        text: plot.parts.length > 0 ? plot.day(plot.parts[plot.parts.length - 1].to) : ""
        size: 12
        color: Theme.chrome.muted
        Accessible.ignored: true
    }
}
