import QtQuick
import Parlour

// How games went over time: each column is a number of games, those won above the line and those lost
// below it, with those drawn in between.
Item {
    id: plot

    property var course: [] // GameResults.course
    readonly property real half: Theme.text(56)
    readonly property int ofEach: course.length > 0 ? course[0].won + course[0].drawn + course[0].lost : 0

    function day(date) { return date.toLocaleDateString(Qt.locale(), Locale.ShortFormat) }
    function words(part) {
        const counts = qsTr("%1 won, %2 drawn, %3 lost").arg(part.won).arg(part.drawn).arg(part.lost)
        const days = day(part.from) === day(part.to) ? day(part.from) : qsTr("%1 to %2", "two days").arg(day(part.from)).arg(day(part.to))
        return qsTr("%1: %2", "when, and how games went then").arg(days).arg(counts)
    }

    height: 2 * half + first.implicitHeight + 6
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Games over time")

    Column {
        id: captions
        width: Math.max(up.implicitWidth, down.implicitWidth)
        Item { width: up.implicitWidth; height: plot.half; Label { id: up; anchors.verticalCenter: parent.verticalCenter; text: qsTr("won"); size: 13; color: Theme.chrome.muted } }
        Item { width: down.implicitWidth; height: plot.half; Label { id: down; anchors.verticalCenter: parent.verticalCenter; text: qsTr("lost"); size: 13; color: Theme.chrome.muted } }
    }
    Row {
        id: columns
        anchors { left: captions.right; leftMargin: 14; right: parent.right }
        height: 2 * plot.half
        Repeater {
            model: plot.course
            Item {
                id: column
                required property var modelData
                readonly property real each: (plot.half - 3) / Math.max(1, plot.ofEach)
                width: Math.min(44, columns.width / Math.max(1, plot.course.length))
                height: columns.height
                Accessible.role: Accessible.ListItem
                Accessible.name: plot.words(modelData)
                component Bar: Rectangle { x: 2; width: column.width - 4; radius: Math.min(4, width / 3) }
                Bar { // drawn
                    height: column.modelData.drawn * column.each
                    y: plot.half - height / 2
                    color: Theme.chrome.bar
                }
                Bar {
                    height: column.modelData.won * column.each
                    y: plot.half - column.modelData.drawn * column.each / 2 - height - 1
                    color: Theme.primaryTop
                }
                Bar {
                    height: column.modelData.lost * column.each
                    y: plot.half + column.modelData.drawn * column.each / 2 + 1
                    color: "transparent"
                    border { width: height > 0 ? 1.6 : 0; color: Theme.chrome.muted }
                }
                HoverHandler { id: hover }
                Tip { shown: hover.hovered; text: column.Accessible.name }
            }
        }
    }
    Rectangle { x: columns.x; width: columns.width; y: plot.half; height: 1; color: Theme.chrome.muted; opacity: 0.5 }
    Label {
        id: first
        anchors { left: columns.left; bottom: parent.bottom }
        text: plot.course.length > 0 ? plot.day(plot.course[0].from) : ""
        size: 12
        color: Theme.chrome.muted
        Accessible.ignored: true
    }
    Label {
        readonly property real end: columns.x + plot.course.length * Math.min(44, columns.width / Math.max(1, plot.course.length))
        x: Math.max(first.x + first.width + 16, end - width)
        anchors.bottom: parent.bottom
        visible: plot.course.length > 1
        text: plot.course.length > 0 ? plot.day(plot.course[plot.course.length - 1].to) : ""
        size: 12
        color: Theme.chrome.muted
        Accessible.ignored: true
    }
}
