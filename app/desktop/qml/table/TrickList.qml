import QtQuick
import Parlour

// All tricks so far, the latest first.
ModalSheet {
    id: sheet

    property var tricks: [] // while it is shown: {name, points (where they count), cards: [{name, face, cardName}]}
    property var cardFace: face => face // its picture

    title: qsTr("Tricks so far")
    widest: 560

    Label {
        visible: sheet.shown && sheet.tricks.length === 0
        text: qsTr("No trick is complete yet.")
    }
    Repeater {
        model: sheet.tricks.slice().reverse()
        Row {
            id: row
            required property var modelData
            required property int index
            spacing: 16
            width: parent.width
            Accessible.role: Accessible.ListItem
            Accessible.name: number.text + ", " + words.text + ", " + Services.listed(modelData.cards.map(card => card.name + ": " + card.cardName))
            Label {
                id: number
                width: 30
                anchors.verticalCenter: parent.verticalCenter
                horizontalAlignment: Text.AlignRight
                text: sheet.tricks.length - row.index
                title: true
                size: 18
                color: Theme.chrome.muted
            }
            Repeater {
                model: row.modelData.cards
                Column {
                    id: one
                    required property var modelData
                    spacing: 2
                    Image {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: 50; height: 70
                        sourceSize.width: 50
                        sourceSize.height: 70
                        source: "image://art/" + sheet.cardFace(one.modelData.face)
                    }
                    Label { width: 74; horizontalAlignment: Text.AlignHCenter; text: one.modelData.name; size: 12; elide: Text.ElideRight; color: Theme.chrome.muted }
                }
            }
            Label {
                id: words
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(80, row.width - x)
                wrapMode: Text.Wrap
                text: row.modelData.points === undefined ? row.modelData.name : qsTr("%1: %2 points").arg(row.modelData.name).arg(row.modelData.points)
                color: Theme.chrome.title
            }
        }
    }
}
