import QtQuick
import Parlour

// What can be done at a table, whatever the game.
Item {
    id: bar

    required property GameSession session
    property string logTitle
    property bool logOpen: false
    property bool resultHidden: false // of a deal that is over
    property string undoName: qsTr("Undo")
    property string panelName // of a panel in place of hints; empty: there is none
    property bool panelOpen: false

    signal undoWanted()
    signal logWanted()
    signal resultWanted()
    signal menuWanted()
    signal panelToggled()

    readonly property bool labelled: !Theme.compact

    implicitWidth: row.implicitWidth + 22
    implicitHeight: labelled ? Math.max(62, Theme.text(12) + Theme.text(21) + 26) : 44
    width: implicitWidth
    height: implicitHeight

    SoftShadow { anchors.fill: parent; corner: Math.round(bar.height / 2); lift: 0.8 }
    Rectangle { anchors.fill: parent; radius: height / 2; color: Theme.table.plate; opacity: Theme.highContrast ? 1 : 0.88 }
    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: "transparent"
        border { width: 1; color: Theme.table.line }
        opacity: 0.14
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: 4
        IconButton {
            labelled: bar.labelled
            symbol: "undo"; text: bar.session.replay ? qsTr("Back") : bar.undoName; keys: "Ctrl+Z"
            visible: !bar.session.lesson
            enabled: bar.session.canUndo
            onClicked: bar.undoWanted()
        }
        IconButton {
            labelled: bar.labelled
            symbol: "redo"; text: bar.session.replay ? qsTr("Forward") : qsTr("Redo"); keys: "Ctrl+Shift+Z"
            visible: !bar.session.drill
            enabled: bar.session.canRedo
            onClicked: bar.session.redo()
        }
        IconButton {
            labelled: bar.labelled
            visible: bar.panelName === "" && !bar.session.replay && !bar.session.drill
            symbol: bar.session.watching ? "info" : "hint"
            text: bar.session.watching ? qsTr("Thoughts") : qsTr("Show hint"); keys: "H"
            on: bar.session.hintOpen
            onClicked: bar.session.pressHint()
        }
        IconButton {
            labelled: bar.labelled
            visible: bar.panelName !== ""
            symbol: "review"; text: bar.panelName; keys: "H"
            on: bar.panelOpen
            onClicked: bar.panelToggled()
        }
        IconButton {
            labelled: bar.labelled
            symbol: "eye"; text: bar.logTitle; keys: "T"
            on: bar.logOpen
            onClicked: bar.logWanted()
        }
        IconButton {
            labelled: bar.labelled
            symbol: "menu"; text: qsTr("Menu"); keys: "M"
            onClicked: bar.menuWanted()
        }
        IconButton {
            id: result
            labelled: bar.labelled
            visible: bar.resultHidden
            symbol: "star"; text: qsTr("Result"); keys: qsTr("Enter")
            ink: Theme.table.accent
            onClicked: bar.resultWanted()
            onVisibleChanged: if (visible) forceActiveFocus()
        }
    }
}
