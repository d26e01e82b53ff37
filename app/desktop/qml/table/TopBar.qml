import QtQuick
import Parlour

// Back, where we are, and what is always at hand.
Item {
    id: bar

    property string title
    property string caption
    property alias middle: middleRow.data // what the table adds

    signal back()
    signal statisticsWanted()
    signal helpWanted()
    signal settingsWanted()

    height: Theme.compact ? 40 : Math.max(46, Theme.px(46))

    Rectangle { anchors.fill: parent; color: Theme.table.pill; opacity: Theme.highContrast ? 1 : 0.62 }
    Rectangle { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } height: 1; color: Theme.table.line; opacity: 0.1 }
    IconButton {
        id: backButton
        anchors { left: parent.left; leftMargin: 8; verticalCenter: parent.verticalCenter }
        symbol: "back"
        text: qsTr("Leave the table")
        keys: qsTr("Esc")
        onClicked: bar.back()
    }
    Label {
        id: heading
        anchors { left: backButton.right; leftMargin: 4; verticalCenter: parent.verticalCenter }
        text: bar.title
        title: true
        size: 19
        color: Theme.table.text
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Label {
        anchors { left: heading.right; right: middleRow.left; leftMargin: 18; rightMargin: 8; baseline: heading.baseline }
        text: bar.caption
        size: 13
        color: Theme.table.muted
        elide: Text.ElideRight
    }
    Row {
        id: middleRow
        anchors { right: tools.left; rightMargin: 16; verticalCenter: parent.verticalCenter }
    }
    Row {
        id: tools
        anchors { right: parent.right; rightMargin: 10; verticalCenter: parent.verticalCenter }
        spacing: 4
        IconButton { symbol: "stats"; text: qsTr("Statistics"); onClicked: bar.statisticsWanted() }
        IconButton { symbol: "help"; text: qsTr("How to play"); keys: "F1"; onClicked: bar.helpWanted() }
        IconButton { symbol: "settings"; text: qsTr("Settings"); keys: "Ctrl+,"; onClicked: bar.settingsWanted() }
    }
}
