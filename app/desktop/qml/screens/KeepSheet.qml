import QtQuick
import Parlour

// Asks what becomes of a game that another one would take the place of, or only for a game's name.
ModalSheet {
    id: sheet

    property var game: ({})
    property bool naming: false
    property var answer // called with the name; empty: the game is given up

    title: naming ? qsTr("Save this game") : qsTr("You have an unfinished game")
    widest: 620

    function ask(game, answer) { open(game, answer, false) }
    function askName(game, answer) { open(game, answer, true) }
    function open(game_, answer_, naming_) {
        game = game_
        answer = answer_
        naming = naming_
        entry.text = strip.title
        entry.cursorPosition = 0 // its beginning is seen
        shown = true
    }
    function decide(name) {
        const call = answer
        closed()
        call(name)
    }

    GameStrip {
        id: strip
        width: parent.width
        game: sheet.game
    }
    SettingRow {
        title: qsTr("Keep it as")
        TextEntry {
            id: entry
            width: 300 * Theme.grown
            name: qsTr("Keep it as")
            onAccepted: if (keepButton.enabled) keepButton.clicked()
        }
    }
    Label {
        width: parent.width
        text: sheet.naming ? "" : qsTr("You find kept games under Games. A game you give up is counted as given up.")
        visible: text !== ""
        size: 13
        color: Theme.chrome.muted
        wrapMode: Text.Wrap
    }

    footer: [
        TextButton {
            id: keepButton
            primary: true
            focus: true
            symbol: "save"
            text: qsTr("Keep it")
            enabled: entry.text.trim() !== ""
            onClicked: sheet.decide(entry.text.trim())
        },
        TextButton {
            visible: !sheet.naming
            symbol: "flag"
            text: qsTr("Give it up")
            onClicked: sheet.decide("")
        },
        TextButton { text: qsTr("Cancel"); onClicked: sheet.closed() }
    ]
    onShownChanged: if (shown) keepButton.forceActiveFocus()
}
