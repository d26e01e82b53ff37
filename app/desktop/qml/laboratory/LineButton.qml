import QtQuick
import Parlour

// A line of a list that opens something.
PlainButton {
    id: line

    property string note // at its end
    property bool open: false
    property string symbol: "chevron-right"
    property string tip

    implicitHeight: Math.max(40, words.implicitHeight + 14)
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: note === "" ? text : text + ", " + note
    Accessible.description: tip

    background: Rectangle {
        x: -12
        width: line.width + 24
        radius: 10
        color: line.open || line.hovered || line.down ? Theme.chrome.chosen : "transparent"
        FocusRing { shown: line.activeFocus && Theme.keysInUse; corner: parent.radius }
    }
    Label {
        id: words
        anchors { left: parent.left; right: ending.left; rightMargin: 16; verticalCenter: parent.verticalCenter }
        text: line.text
        wrapMode: Text.Wrap
        maximumLineCount: 3
        elide: Text.ElideRight
        color: Theme.chrome.title
        font.bold: line.open
        Accessible.ignored: true
    }
    Label {
        id: ending
        anchors { right: mark.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
        text: line.note
        size: 13
        color: Theme.chrome.muted
        Accessible.ignored: true
    }
    Symbol {
        id: mark
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        name: line.open ? "chevron-down" : line.symbol
        size: 16
        color: Theme.chrome.symbol
    }
    Tip { shown: line.hovered; text: line.tip }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
