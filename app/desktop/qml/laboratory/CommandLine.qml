import QtQuick
import Parlour

// A command that gives the same figures in a terminal.
Item {
    id: line

    required property string command

    height: Math.max(words.implicitHeight + 12, button.height)

    Rectangle {
        anchors { left: parent.left; right: button.left; rightMargin: 6 }
        height: parent.height
        radius: 8
        color: Theme.chrome.field
        border { width: 1; color: Theme.chrome.edge }
        Label {
            id: words
            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 10 }
            text: line.command
            font.family: "monospace"
            size: 12
            color: Theme.chrome.title
            wrapMode: Text.WrapAnywhere
        }
    }
    IconButton {
        id: button
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        symbol: "copy"
        text: qsTr("Copy the command")
        ink: Theme.chrome.symbol
        glow: Theme.gold
        onClicked: {
            Services.copy(line.command)
            Program.message(qsTr("The command is copied. It gives the same figures in a terminal."))
        }
    }
}
