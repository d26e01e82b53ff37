import QtQuick
import Parlour

// A deal of a reviewed match, how accurately each seat played it. It can be gone to.
PlainButton {
    id: row

    required property var modelData
    required property int index
    property bool isDealt: true // else it is a game on a board

    readonly property bool here: Program.matchDeal === index + 1
    readonly property string accuracies: modelData.figures.map(figure => qsTr("%1: %2", "player and accuracy").arg(figure.name).arg(figure.accuracy)).join("  ·  ")

    text: (isDealt ? qsTr("Deal %1") : qsTr("Game %1")).arg(index + 1)
    implicitHeight: words.implicitHeight + 12
    enabled: !here
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: text + ". " + told.text
    onClicked: Program.showMatchDeal(index + 1)

    background: Rectangle {
        radius: 10
        color: row.here ? Theme.lightChrome.chosen : row.hovered ? Theme.lightChrome.field : "transparent"
        FocusRing { shown: row.visualFocus || (row.activeFocus && Theme.keysInUse); corner: parent.radius }
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
    Column {
        id: words
        x: 10
        y: 6
        width: row.width - 20
        Label { width: parent.width; text: row.text; size: 14; font.bold: row.here; color: Theme.panel.title; Accessible.ignored: true }
        Label {
            id: told
            width: parent.width
            text: row.modelData.ready ? qsTr("Accuracy: %1").arg(row.accuracies) : qsTr("Not looked at yet")
            size: 12.5
            wrapMode: Text.Wrap
            color: Theme.panel.muted
            Accessible.ignored: true
        }
    }
}
