import QtQuick
import Parlour

// What is asked at the position of a mistake, and what is said of each try.
TableBubble {
    id: bubble

    readonly property Exercise exercise: Program.exercise
    readonly property bool told: exercise !== null && exercise.best !== ""

    shown: exercise !== null && table.settled && !table.busy
    said: exercise === null ? "" : exercise.words + (told ? "\n" + qsTr("Best: %1.").arg(table.moveName(exercise.best)) + " " + exercise.why : "")
    about: "hand"
    ringed: false
    onSaidChanged: if (shown) appear()
    onFocusWanted: {
        if (!told) table.focusTable()
        else if (next.enabled) next.forceActiveFocus()
        else done.forceActiveFocus()
    }

    TextButton {
        id: next
        look: Theme.lightChrome
        primary: bubble.told && enabled
        enabled: bubble.exercise !== null && bubble.exercise.hasNext
        text: qsTr("Next")
        tip: "N"
        onClicked: Program.exerciseAt(1)
    }
    TextButton {
        look: Theme.lightChrome
        enabled: bubble.exercise !== null && bubble.exercise.hasPrevious
        text: qsTr("Previous")
        tip: qsTr("Shift+N")
        onClicked: Program.exerciseAt(-1)
    }
    TextButton {
        id: done
        look: Theme.lightChrome
        primary: bubble.told && !next.enabled
        text: qsTr("Back to the review")
        tip: qsTr("Esc")
        onClicked: Program.leaveTable()
    }
    component ExerciseKey: Shortcut { enabled: bubble.exercise !== null && bubble.table.enabled && !bubble.table.busy }
    ExerciseKey { sequence: "N"; onActivated: Program.exerciseAt(1) }
    ExerciseKey { sequence: "Shift+N"; onActivated: Program.exerciseAt(-1) }
}
