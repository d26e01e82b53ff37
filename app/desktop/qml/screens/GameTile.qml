import QtQuick
import Parlour

// A game on the start screen; one that is not there yet is shown as coming.
Item {
    id: tile

    required property var game // as Program.games lists it
    readonly property bool available: game.available

    signal chosen()

    activeFocusOnTab: available
    Accessible.role: available ? Accessible.Button : Accessible.StaticText
    Accessible.name: game.name + (available ? "" : ", " + qsTr("coming later"))
    Accessible.description: game.tagline + ", " + game.players
    Accessible.focusable: available
    Accessible.onPressAction: if (available) chosen()
    Keys.onReturnPressed: if (available) chosen()
    Keys.onEnterPressed: if (available) chosen()
    Keys.onSpacePressed: if (available) chosen()

    SoftShadow { anchors.fill: parent; corner: 20; lift: tile.available && hover.hovered ? 1.3 : 1 }
    Item {
        anchors.fill: parent
        anchors.topMargin: tile.available && hover.hovered ? -4 : 0
        anchors.bottomMargin: -anchors.topMargin
        Behavior on anchors.topMargin { NumberAnimation { duration: Theme.ms(120) } }

        Rectangle { anchors.fill: parent; radius: 20; color: Theme.chrome.card }
        Image {
            id: picture
            width: parent.width
            height: Math.min(parent.height - words.implicitHeight - 30, parent.width * 262 / 222)
            fillMode: Image.PreserveAspectCrop
            opacity: tile.available ? 1 : 0.45
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
                    name: tile.available ? "people" : "clock"
                    size: Theme.text(16)
                    color: Theme.chrome.muted
                    anchors.verticalCenter: parent.verticalCenter
                }
                Label {
                    width: parent.width - 24
                    text: tile.available ? tile.game.players : qsTr("Coming later")
                    size: 13
                    elide: Text.ElideRight
                    color: Theme.chrome.muted
                    Accessible.ignored: true
                }
            }
        }
    }
    FocusRing { corner: 20 }
    HoverHandler { id: hover; enabled: tile.available; cursorShape: Qt.PointingHandCursor }
    TapHandler { enabled: tile.available; onTapped: tile.chosen() }
}
