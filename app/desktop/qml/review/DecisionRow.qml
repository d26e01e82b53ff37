import QtQuick
import Parlour

// A decision in the list of a review.
PlainButton {
    id: row

    required property int ply
    required property string name
    required property string move
    required property string grade
    required property string mark
    required property int rank
    required property string cost
    property string moveWords
    property bool chosen: false // it is on the table

    height: Math.max(44, words.implicitHeight + 12)
    activeFocusOnTab: true
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: title.text + ", " + about.text
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus()
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus()

    background: Rectangle {
        radius: 10
        color: row.chosen ? Theme.panel.best : row.hovered || row.down ? "#F3EBD6" : "transparent"
        border { width: row.chosen ? 1.2 : 0; color: Theme.panel.bestEdge }
        FocusRing { shown: row.visualFocus || (row.activeFocus && Theme.keysInUse); corner: parent.radius }
    }
    GradeMark {
        id: badge
        x: 8
        anchors.verticalCenter: parent.verticalCenter
        rank: row.rank
        symbol: row.mark
    }
    Column {
        id: words
        anchors { left: badge.right; right: parent.right; leftMargin: 10; rightMargin: 8; verticalCenter: parent.verticalCenter }
        Label {
            id: title
            width: parent.width
            text: row.moveWords.charAt(0).toUpperCase() + row.moveWords.slice(1)
            size: 14
            font.bold: row.chosen
            color: Theme.panel.title
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Label {
            id: about
            width: parent.width
            text: [row.ply + 1, row.name, row.grade, row.cost].filter(part => part !== "").join("  ·  ")
            size: 12
            color: Theme.panel.muted
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
