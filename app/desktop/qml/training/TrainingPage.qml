import QtQuick
import Parlour

// Problems to solve: which ones, and how somebody gets on with them.
Page {
    id: page

    required property string game
    property string forgotten // a game whose answers are deleted when this page closes
    property var figures: Program.training.figures(game)

    signal trainingWanted(string game, string choice)

    title: qsTr("Training")
    onGameChanged: forget()
    Component.onDestruction: forget()

    function forget() {
        if (forgotten !== "") Program.training.forget(forgotten)
        forgotten = ""
    }
    Connections {
        target: Program.training
        function onChanged() { page.figures = Program.training.figures(page.game) }
    }

    component Figure: Column {
        id: figure
        property string label
        property string value
        width: Math.max(Theme.text(116), (parent.width - 3 * 24) / 4)
        spacing: 2
        Label { text: figure.value; title: true; size: 25; color: Theme.chrome.title }
        Label { width: parent.width; text: figure.label; size: 13; wrapMode: Text.Wrap; color: Theme.chrome.muted }
    }
    component Choice: TextButton {
        property string choice
        onClicked: page.trainingWanted(page.game, choice)
    }
    component Words: Label {
        width: parent.width
        wrapMode: Text.Wrap
    }

    GameChoice {
        game: page.game
        onChosen: game => page.game = game
    }
    Section {
        title: qsTr("Find the best move")
        Words {
            text: page.figures.problems > 0
                ? qsTr("Positions of real deals, each with exactly one best move. Play it on the table; then you see what it is worth, and why. What you do not find comes back after 1, 3, 7 and 21 days.")
                : qsTr("This game has no problems yet.")
        }
        Flow {
            width: parent.width
            spacing: 10
            visible: page.figures.problems > 0
            Choice { choice: "near"; primary: true; symbol: "play"; text: qsTr("Near my rating") }
            Choice { choice: "daily"; symbol: page.figures.today === "right" ? "check" : page.figures.today === "wrong" ? "close" : "star"; text: qsTr("Problem of the day"); tip: page.figures.today === "right" ? qsTr("Solved") : page.figures.today === "wrong" ? qsTr("Not solved") : "" }
            Choice { choice: "easy"; visible: page.figures.easy > 0; text: qsTr("Easy (%1)").arg(page.figures.easy) }
            Choice { choice: "middling"; visible: page.figures.middling > 0; text: qsTr("Medium (%1)").arg(page.figures.middling) }
            Choice { choice: "hard"; visible: page.figures.hard > 0; text: qsTr("Hard (%1)").arg(page.figures.hard) }
        }
    }
    Section {
        visible: page.forgotten !== ""
        onVisibleChanged: if (visible) undoButton.forceActiveFocus()
        Words {
            text: qsTr("All answers are deleted as soon as you leave this page.")
            color: Theme.chrome.title
        }
        TextButton { id: undoButton; primary: true; symbol: "undo"; text: qsTr("Undo"); onClicked: page.forgotten = "" }
    }
    Section {
        visible: page.figures.tried > 0 && page.forgotten === ""
        title: qsTr("Your progress")
        Flow {
            width: parent.width
            spacing: 24
            Figure { label: qsTr("rating"); value: qsTr("%1 ± %2").arg(page.figures.rating).arg(2 * page.figures.deviation) }
            Figure { label: qsTr("tried"); value: qsTr("%1 of %2").arg(page.figures.tried).arg(page.figures.problems) }
            Figure { label: qsTr("solved"); value: page.figures.solved }
            Figure { label: qsTr("to be tried again today"); value: page.figures.due }
        }
        TextButton { symbol: "trash"; text: qsTr("Delete all answers"); onClicked: page.forgotten = page.game }
    }
}
