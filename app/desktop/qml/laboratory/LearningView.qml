import QtQuick
import Parlour

// A player that learns: how far it is, its curve, and what it has become.
Column {
    id: view

    required property LearningRun run

    signal backWanted()
    signal removed()

    readonly property string file: ({ qlearning: qsTr("Save the table"), hybrid: qsTr("Save the network") })[run.method] ?? ""
    function percent(share) { return (100 * share).toLocaleString(Qt.locale(), "f", 1) }

    spacing: 18

    Section {
        title: qsTr("%1: %2 learns", "game, player").arg(Program.games.game(view.run.game).name).arg(Program.games.labelOf(view.run.game, view.run.player))
        Flow {
            width: parent.width
            spacing: 10
            TextButton { symbol: "back"; text: qsTr("All training"); onClicked: view.backWanted(); Component.onCompleted: forceActiveFocus() }
            TextButton { symbol: "save"; text: qsTr("Save as CSV"); onClicked: files.ask(true) }
            TextButton { symbol: "save"; text: qsTr("Save as JSON"); onClicked: files.ask(false) }
            TextButton { visible: text !== "" && view.run.keepable; symbol: "save"; text: view.file; onClicked: files.askTable() }
        }
        RunBar { width: parent.width; run: view.run; onRemoved: view.removed() }
        CommandLine { width: parent.width; command: view.run.commandLine(0) }
    }
    Section {
        visible: view.run.plots.length > 0
        title: qsTr("Learning curve")
        PlotView { width: parent.width; plots: view.run.plots }
    }
    Section {
        visible: view.run.comparisons.length > 0
        title: qsTr("What it has become")
        Repeater {
            model: view.run.comparisons
            Label {
                required property var modelData
                width: parent.width
                wrapMode: Text.Wrap
                text: qsTr("Against %1 it wins %2 % (%3 to %4) of %5 games.").arg(modelData.opponent).arg(view.percent(modelData.share))
                    .arg(view.percent(modelData.low)).arg(view.percent(modelData.high)).arg(modelData.games.toLocaleString(Qt.locale(), "f", 0))
            }
        }
    }
    Section {
        visible: view.run.keepable
        title: qsTr("Keep it as a player of your own")
        Label { width: parent.width; visible: text !== ""; wrapMode: Text.WrapAnywhere; size: 13; color: Theme.chrome.muted; text: view.run.best }
        Flow {
            width: parent.width
            spacing: 10
            TextEntry {
                id: name
                width: Theme.text(280)
                name: qsTr("Name of your player")
                placeholderText: qsTr("Name of your player")
                onAccepted: keep.clicked()
            }
            TextButton {
                id: keep
                symbol: "save"
                text: qsTr("Keep the player")
                enabled: name.text.trim() !== ""
                onClicked: {
                    const problem = view.run.keep(name.text)
                    Program.message(problem === "" ? qsTr("%1 can be chosen for new games.").arg(name.text.trim()) : problem)
                }
            }
        }
    }
    ResultFiles { id: files; run: view.run }
}
