import QtQuick
import Parlour

// All turns so far, the latest first: what was played, and what was captured.
ModalSheet {
    id: sheet

    property var turns: [] // while it is shown: {name, clan, steps: [{words, picture}], captures: [sentence]}

    title: qsTr("Turns so far")
    widest: 620

    Label {
        visible: sheet.shown && sheet.turns.length === 0
        text: qsTr("Nobody has played a tile yet.")
    }
    Repeater {
        model: sheet.turns.slice().reverse()
        Row {
            id: turn
            required property var modelData
            required property int index
            width: parent.width
            spacing: 12
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.name + ": " + modelData.steps.map(step => step.words).concat(modelData.captures).join("; ")
            Label {
                width: Theme.text(18) * 2
                horizontalAlignment: Text.AlignRight
                text: sheet.turns.length - turn.index
                title: true
                size: 18
                color: Theme.chrome.muted
            }
            Hexagon { height: Theme.text(24); width: height * 0.9; mark: turn.modelData.clan }
            Column {
                width: turn.width - x
                spacing: 3
                Label { text: turn.modelData.name; size: 13; color: Theme.chrome.muted }
                Repeater {
                    model: turn.modelData.steps
                    Label { required property var modelData; width: parent.width; wrapMode: Text.Wrap; text: modelData.words; color: Theme.chrome.title }
                }
                Repeater {
                    model: turn.modelData.captures
                    Label { required property string modelData; width: parent.width; wrapMode: Text.Wrap; text: modelData; font.bold: true; color: Theme.chrome.title }
                }
            }
        }
    }
}
