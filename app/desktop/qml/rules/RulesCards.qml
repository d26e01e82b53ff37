import QtQuick
import Parlour

// A row of cards on a rules page, with captions where there are any.
Flow {
    id: cards

    property string deck
    property var faces: [] // "AD"
    property var captions: []
    property var cardName: face => face
    property real widest: 74
    readonly property real cardWidth: Math.min(widest, (width - spacing * (faces.length - 1)) / faces.length)

    width: parent.width
    spacing: 12
    Repeater {
        model: cards.faces
        Column {
            id: one
            required property string modelData
            required property int index
            spacing: 6
            Item {
                width: cards.cardWidth
                height: cards.cardWidth * 1.4
                SoftShadow { anchors.fill: parent; corner: 5; lift: 0.5 }
                Image {
                    anchors.fill: parent
                    source: "image://art/" + cards.deck + "/" + one.modelData
                    sourceSize.width: Math.round(cards.cardWidth)
                    sourceSize.height: Math.round(cards.cardWidth * 1.4)
                    Accessible.role: Accessible.Graphic
                    Accessible.name: cards.cardName(one.modelData)
                }
            }
            Label {
                width: cards.cardWidth
                horizontalAlignment: Text.AlignHCenter
                visible: text !== ""
                text: cards.captions[one.index] ?? ""
                size: 13
                wrapMode: Text.Wrap
                color: Theme.chrome.title
            }
        }
    }
}
