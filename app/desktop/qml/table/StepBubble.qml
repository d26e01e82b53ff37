import QtQuick
import Parlour

// A step of something that is explained at the table.
TableBubble {
    id: bubble

    property var step: ({}) // {words, target, waits (for a move, else until it is read)}; words: none, nothing is said
    property string nextText
    property bool skips: false // a move that is waited for
    property string leaveText
    property bool canLeave: true

    signal goOnWanted()
    signal leaveWanted()

    shown: step.words !== undefined && !table.busy
    said: step.words ?? ""
    about: step.target ?? ""
    onSaidChanged: if (shown) appear()
    onFocusWanted: {
        if (step.waits) table.focusTable()
        else next.forceActiveFocus()
    }

    TextButton {
        id: next
        look: Theme.lightChrome
        visible: bubble.step.waits !== true || bubble.skips
        primary: bubble.step.waits !== true
        text: bubble.nextText
        tip: qsTr("Enter")
        onClicked: {
            bubble.table.focusTable()
            bubble.goOnWanted()
        }
        Keys.onLeftPressed: bubble.table.focusTable()
        Keys.onRightPressed: bubble.table.focusTable()
        Keys.onUpPressed: bubble.table.focusTable()
        Keys.onDownPressed: bubble.table.focusTable()
    }
    TextButton {
        look: Theme.lightChrome
        visible: bubble.canLeave
        text: bubble.leaveText
        tip: qsTr("Esc")
        onClicked: {
            bubble.table.focusTable()
            bubble.leaveWanted()
        }
    }
}
