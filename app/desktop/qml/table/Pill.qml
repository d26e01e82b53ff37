import QtQuick
import Parlour

// A few words on the cloth.
Item {
    id: pill

    property string text
    property string picture // before the words
    property string pictureColour
    property real most: Infinity // longer words are wrapped
    property bool latest: false  // of the last move

    implicitWidth: row.implicitWidth + 26
    implicitHeight: Math.max(Theme.pillHeight, words.implicitHeight + 8)
    width: implicitWidth
    height: implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Rectangle { anchors.fill: parent; radius: Math.min(height, Theme.pillHeight) / 2; color: Theme.table.pill; opacity: Theme.pillOpacity }
    Rectangle {
        anchors { fill: parent; margins: -1 }
        visible: pill.latest
        radius: Math.min(height, Theme.pillHeight) / 2 + 1
        color: "transparent"
        border { width: 2; color: Theme.table.marker }
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: 7
        Image {
            anchors.verticalCenter: parent.verticalCenter
            visible: pill.picture !== ""
            source: pill.picture === "" ? "" : "image://art/" + pill.picture + (pill.pictureColour === "" ? "" : "?" + pill.pictureColour)
            sourceSize.height: Math.round(Theme.pillHeight * 0.72)
            height: Math.round(Theme.pillHeight * 0.72)
            width: height
        }
        Label {
            id: words
            width: Math.min(implicitWidth, pill.most)
            wrapMode: Text.Wrap
            anchors.verticalCenter: parent.verticalCenter
            text: pill.text
            size: 13
            color: Theme.table.text
            Accessible.ignored: true
        }
    }
}
