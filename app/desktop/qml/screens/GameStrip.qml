import QtQuick
import Parlour

// A game that can be continued: some of its cards, who plays, how it stands, and what can be done
// with it.
FocusScope {
    id: strip

    property var game: ({}) // one of Program.unfinished
    default property alias buttons: buttonRow.data
    readonly property string players: game.watching ? qsTr("%1: watching").arg(game.name)
                                                    : qsTr("%1 with %2").arg(game.name ?? "").arg(Services.listed(game.players ?? []))
    readonly property string title: game.title ? game.title : players // as the person named it

    height: visible ? Math.max(Theme.compact ? 84 : 104 * Math.max(1, Math.min(1.4, Theme.unit)), words.implicitHeight + 28) : 0

    function savedAt(time) {
        const today = new Date()
        const words = Services.clockTime(time)
        return time.toDateString() === today.toDateString() ? qsTr("saved today at %1").arg(words)
            : qsTr("saved on %1").arg(time.toLocaleDateString(Qt.locale(), Locale.ShortFormat))
    }

    SoftShadow { anchors.fill: parent; corner: 20; lift: 0.9 }
    Rectangle {
        anchors.fill: parent
        radius: 20
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: "#2D7459" }
            GradientStop { position: 1; color: "#1A4C38" }
        }
    }
    Rectangle {
        anchors { fill: parent; margins: 6 }
        radius: 15
        color: "transparent"
        border { width: 1; color: "#FFFFFF" }
        opacity: 0.12
    }
    Item {
        id: cards
        readonly property var pictures: strip.game.pictures ?? []
        readonly property real cardWidth: Math.min(strip.height * 0.48, 50 * Theme.grown)
        width: pictures.length > 0 ? cardWidth * 2.96 : 24
        height: parent.height
        x: 20
        Repeater {
            model: cards.pictures
            Image {
                required property string modelData
                required property int index
                readonly property real place: index - (cards.pictures.length - 1) / 2
                width: cards.cardWidth
                height: width * 1.4
                x: cards.width / 2 - width / 2 + place * cards.cardWidth * 0.66
                y: (cards.height - height) / 2 + Math.abs(place) * 3
                rotation: place * 8
                source: "image://art/card/" + modelData
                sourceSize.width: Math.round(width) // cards and tiles are of different heights
                fillMode: Image.PreserveAspectFit
            }
        }
    }
    Column {
        id: words
        anchors { left: cards.right; right: buttonRow.left; verticalCenter: parent.verticalCenter; leftMargin: 20; rightMargin: 16 }
        spacing: 6
        Label {
            width: parent.width
            text: strip.title
            title: true
            size: Theme.compact ? 19 : 23
            color: "#F6F1E3"
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        Label {
            width: parent.width
            text: strip.game.saved === undefined ? ""
                : [strip.game.title && strip.game.title !== strip.players ? strip.players : "", strip.game.standing, strip.savedAt(strip.game.saved)].filter(part => part !== "").join("   ·   ")
            size: 14
            color: "#E4EEE7"
            wrapMode: Text.Wrap
        }
    }
    Row {
        id: buttonRow
        anchors { right: parent.right; rightMargin: 28; verticalCenter: parent.verticalCenter }
        spacing: 12
    }
}
