import QtQuick
import Parlour

// A step of the guided first deal.
TableBubble {
    id: lesson

    readonly property var step: Program.teacher.step

    shown: step.words !== undefined && !table.busy
    said: step.words ?? ""
    about: step.target ?? ""
    onStepChanged: if (shown) appear()
    onFocusWanted: {
        if (step.waits) table.focusTable()
        else next.forceActiveFocus()
    }

    function goOn() {
        table.focusTable()
        Program.teacher.next()
    }
    function leave() {
        table.focusTable()
        Program.teacher.leave()
    }

    TextButton {
        id: next
        look: Theme.lightChrome
        primary: !lesson.step.waits
        text: qsTr("Got it")
        tip: qsTr("Enter")
        onClicked: lesson.goOn()
        Keys.onLeftPressed: lesson.table.focusTable()
        Keys.onRightPressed: lesson.table.focusTable()
        Keys.onUpPressed: lesson.table.focusTable()
        Keys.onDownPressed: lesson.table.focusTable()
    }
    TextButton {
        look: Theme.lightChrome
        text: qsTr("Stop explaining")
        tip: qsTr("Esc")
        onClicked: lesson.leave()
    }
}
