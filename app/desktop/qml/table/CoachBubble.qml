import QtQuick
import Parlour

// A step of a lesson, and what is said of the answer.
StepBubble {
    id: bubble

    readonly property Coach coach: Program.coach

    shown: step.words !== undefined && table.settled && !table.busy
    step: coach.step
    nextText: !step.done ? qsTr("Go on") : coach.hasNext ? qsTr("Next lesson") : qsTr("Back to the lessons")
    leaveText: qsTr("Leave the lesson")
    canLeave: !step.done || coach.hasNext
    onGoOnWanted: {
        if (step.done && !coach.hasNext) table.leaveWanted()
        else Program.goOnWithLesson()
    }
    onLeaveWanted: table.leaveWanted()

    Connections {
        target: bubble.coach
        function onMissed() { bubble.table.sounded("illegal") }
    }
}
