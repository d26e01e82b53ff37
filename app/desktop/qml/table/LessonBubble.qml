import QtQuick
import Parlour

// A step of the guided first deal.
StepBubble {
    step: Program.teacher.step
    nextText: qsTr("Got it")
    skips: true
    leaveText: qsTr("Stop explaining")
    onGoOnWanted: Program.teacher.next()
    onLeaveWanted: Program.teacher.leave()
}
