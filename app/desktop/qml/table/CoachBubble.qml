import QtQuick
import Parlour

// A step of a lesson, and what is said of the answer.
TableBubble {
    id: bubble

    readonly property Coach coach: Program.coach
    readonly property var step: coach.step

    shown: step.words !== undefined && table.settled && !table.busy
    said: step.words ?? ""
    about: step.target ?? ""
    onSaidChanged: if (shown) appear()
    onFocusWanted: {
        if (step.waits) table.focusTable()
        else next.forceActiveFocus()
    }
    Connections {
        target: bubble.coach
        function onMissed() { bubble.table.sounded("illegal") }
    }

    function goOn() {
        table.focusTable()
        if (step.done && !coach.hasNext) table.leaveWanted()
        else Program.goOnWithLesson()
    }

    TextButton {
        id: next
        look: Theme.lightChrome
        visible: bubble.step.waits !== true
        primary: true
        text: !bubble.step.done ? qsTr("Go on") : bubble.coach.hasNext ? qsTr("Next lesson") : qsTr("Back to the lessons")
        tip: qsTr("Enter")
        onClicked: bubble.goOn()
    }
    TextButton {
        look: Theme.lightChrome
        visible: !bubble.step.done || bubble.coach.hasNext
        text: qsTr("Leave the lesson")
        tip: qsTr("Esc")
        onClicked: bubble.table.leaveWanted()
    }
}
