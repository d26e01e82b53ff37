import QtQuick
import Parlour

// The tutor's question about a move that is not played yet.
TableBubble {
    id: bubble

    readonly property Tutor tutor: Program.tutor
    readonly property var question: tutor.question
    readonly property bool explained: question.best !== undefined

    shown: tutor.asking && !table.busy
    said: explained ? [question.whyNot, qsTr("Better: %1.").arg(table.moveName(question.best)), question.why].filter(Boolean).join("\n") : question.words ?? ""
    about: "hand"
    ringed: false
    onQuestionChanged: if (shown) appear()
    onFocusWanted: first.forceActiveFocus()

    function takeBack() {
        table.focusTable()
        tutor.takeBack()
    }
    function playAnyway() {
        table.focusTable()
        tutor.playAnyway()
    }

    TextButton {
        id: first
        look: Theme.lightChrome
        primary: true
        text: qsTr("Take back")
        tip: qsTr("Esc")
        onClicked: bubble.takeBack()
    }
    TextButton {
        look: Theme.lightChrome
        visible: !bubble.explained
        text: qsTr("Show why")
        tip: "W"
        onClicked: bubble.tutor.showWhy()
    }
    TextButton {
        look: Theme.lightChrome
        text: qsTr("Play anyway")
        tip: qsTr("Ctrl+Enter")
        onClicked: bubble.playAnyway()
    }
    component TutorKey: Shortcut { enabled: bubble.shown && bubble.table.enabled }
    TutorKey { sequence: "W"; onActivated: bubble.tutor.showWhy() }
    TutorKey { sequences: ["Ctrl+Return", "Ctrl+Enter"]; onActivated: bubble.playAnyway() }
}
