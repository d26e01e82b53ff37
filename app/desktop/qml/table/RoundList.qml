import QtQuick
import Parlour

// All rounds so far, the latest first: who played what, and who passed.
ModalSheet {
    id: sheet

    property var rounds: [] // while it is shown: {turns: [{name, words, cards: [{face, cardName}]}]}

    title: qsTr("Rounds so far")
    widest: 640

    Label {
        visible: sheet.shown && sheet.rounds.length === 0
        text: qsTr("Nothing has been played yet.")
    }
    Repeater {
        model: sheet.rounds.slice().reverse()
        Row {
            id: round
            required property var modelData
            required property int index
            spacing: 16
            width: parent.width
            Label {
                id: number
                width: 30
                horizontalAlignment: Text.AlignRight
                text: sheet.rounds.length - round.index
                title: true
                size: 18
                color: Theme.chrome.muted
            }
            Flow {
                width: round.width - x
                spacing: 14
                Repeater {
                    model: round.modelData.turns
                    Column {
                        id: turn
                        required property var modelData
                        spacing: 2
                        Accessible.role: Accessible.ListItem
                        Accessible.name: modelData.name + ": " + (modelData.cards.length > 0 ? Services.listed(modelData.cards.map(card => card.cardName)) : modelData.words)
                        Label { text: turn.modelData.name; size: 12; color: Theme.chrome.muted }
                        CardRow {
                            visible: turn.modelData.cards.length > 0
                            faces: turn.modelData.cards.map(card => Theme.frenchCard(card.face))
                            cardWidth: 40
                        }
                        Label { visible: turn.modelData.cards.length === 0; text: turn.modelData.words; size: 14; color: Theme.chrome.title }
                    }
                }
            }
        }
    }
}
