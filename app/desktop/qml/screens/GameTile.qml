import QtQuick
import Parlour

// A game on the start screen.
Item {
    id: tile

    required property var game // as Program.games.all lists it

    signal chosen()

    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: game.name
    Accessible.description: game.tagline + ", " + game.players
    Accessible.focusable: true
    Accessible.onPressAction: chosen()
    Keys.onReturnPressed: chosen()
    Keys.onEnterPressed: chosen()
    Keys.onSpacePressed: chosen()

    SoftShadow { anchors.fill: parent; corner: 20; lift: hover.hovered ? 1.3 : 1 }
    Item {
        anchors.fill: parent
        anchors.topMargin: hover.hovered ? -4 : 0
        anchors.bottomMargin: -anchors.topMargin
        Behavior on anchors.topMargin { NumberAnimation { duration: Theme.ms(120) } }

        Rectangle { anchors.fill: parent; radius: 20; color: Theme.chrome.card }
        Image {
            id: picture
            width: parent.width
            height: Math.min(parent.height - words.implicitHeight - 30, parent.width * 262 / 222)
            fillMode: Image.PreserveAspectCrop
            source: "image://art/" + tile.game.picture
            sourceSize.width: Math.round(width)
            asynchronous: true
        }
        Column {
            id: words
            anchors { left: parent.left; right: parent.right; top: picture.bottom; margins: Theme.compact ? 14 : 20; topMargin: Theme.compact ? 10 : 16 }
            spacing: Theme.compact ? 4 : 8
            Label {
                width: parent.width
                text: tile.game.name
                title: true
                size: Theme.compact ? 20 : 25
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 16
                color: Theme.chrome.title
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                visible: !Theme.compact
                text: tile.game.tagline
                size: 14
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Row {
                spacing: 7
                width: parent.width
                topPadding: Theme.compact ? 0 : 4
                Symbol {
                    name: "people"
                    size: Theme.text(16)
                    color: Theme.chrome.muted
                    anchors.verticalCenter: parent.verticalCenter
                }
                Label {
                    width: parent.width - 24
                    text: tile.game.players
                    size: 13
                    elide: Text.ElideRight
                    color: Theme.chrome.muted
                    Accessible.ignored: true
                }
            }
        }
    }
    FocusRing { corner: 20 }
    HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
    TapHandler { onTapped: tile.chosen() }
}
