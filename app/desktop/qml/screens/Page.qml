import QtQuick
import Parlour

// A full page of words and controls: title, a way back, a column that scrolls.
FocusScope {
    id: page

    property string title
    property real widest: 860
    default property alias content: area.content
    property alias tools: toolRow.data

    signal closed()

    Keys.onEscapePressed: closed()
    Keys.forwardTo: [area] // scrolls, wherever the focus is
    Accessible.role: Accessible.Pane
    Accessible.name: title
    Component.onCompleted: backButton.forceActiveFocus()

    Paper { anchors.fill: parent }
    MouseArea { anchors.fill: parent; onWheel: {} }
    IconButton {
        id: backButton
        anchors { left: parent.left; top: parent.top; margins: Theme.compact ? 12 : 24 }
        symbol: "back"
        text: qsTr("Back")
        keys: qsTr("Esc")
        ink: Theme.chrome.symbol
        glow: Theme.gold
        onClicked: page.closed()
    }
    Label {
        id: heading
        anchors { left: backButton.right; leftMargin: 10; verticalCenter: backButton.verticalCenter }
        text: page.title
        title: true
        size: 25
        color: Theme.chrome.title
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Row {
        id: toolRow
        anchors { right: parent.right; rightMargin: Theme.compact ? 16 : 40; verticalCenter: backButton.verticalCenter }
        spacing: 10
    }
    ScrollArea {
        id: area
        anchors { left: parent.left; right: parent.right; top: backButton.bottom; bottom: parent.bottom
                  topMargin: 16; leftMargin: Theme.compact ? 20 : 40; rightMargin: Theme.compact ? 8 : 28; bottomMargin: 16 }
        widest: page.widest * Math.max(1, Math.min(1.5, Theme.unit)) * Math.min(1.2, Theme.settings.textScale)
        spacing: 18
    }
}
