import QtQuick
import Parlour

// Asks for a settlement, or for the letter and number of a space, to go there by keyboard.
FocusScope {
    id: box

    signal spaceWanted(string text)
    signal closed()

    function open() {
        entry.text = ""
        visible = true
        entry.forceActiveFocus()
    }
    function close() { visible = false }

    visible: false
    width: row.width + 36
    height: row.height + 24
    Accessible.role: Accessible.Grouping
    Accessible.name: words.text
    Keys.onEscapePressed: {
        close()
        closed()
    }

    SoftShadow { anchors.fill: parent; corner: 16; lift: 1.3 }
    Rectangle { anchors.fill: parent; radius: 16; color: Theme.panel.paper }
    Row {
        id: row
        x: 18
        y: 12
        spacing: 12
        Label { id: words; anchors.verticalCenter: parent.verticalCenter; text: qsTr("Go to space"); size: 15; color: Theme.panel.title }
        TextEntry {
            id: entry
            width: 120
            name: words.text
            Keys.onReturnPressed: box.finish()
            Keys.onEnterPressed: box.finish()
        }
    }
    function finish() {
        close()
        closed()
        if (entry.text.trim() !== "") spaceWanted(entry.text.trim())
    }
}
