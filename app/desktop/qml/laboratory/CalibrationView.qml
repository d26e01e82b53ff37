import QtQuick
import Parlour

// The chances that players have told, beside what came of them.
Column {
    id: view

    required property CalibrationRun run

    signal backWanted()
    signal removed()

    function figure(value, isWin) { return (isWin ? 100 * value : value).toLocaleString(Qt.locale(), "f", isWin ? 1 : 2) }
    function sentence(group) {
        const error = figure(group.error, group.isWin)
        const chance = figure(group.byChance, group.isWin)
        const count = group.decisions.toLocaleString(Qt.locale(), "f", 0)
        const said = group.isWin ? qsTr("%1 decisions, on average %2 in 100 off; if all were true, chance alone would show %3.")
                                 : qsTr("%1 decisions, on average %2 points off; if all were true, chance alone would show %3.")
        return (group.name === "" ? "" : group.name + ": ") + said.arg(count).arg(error).arg(chance)
    }

    spacing: 18

    Section {
        title: qsTr("%1: chances of %2", "game, player").arg(Program.games.game(view.run.game).name).arg(view.run.players.map(spec => Program.games.labelOf(view.run.game, spec)).join(", "))
        Flow {
            width: parent.width
            spacing: 10
            TextButton { symbol: "back"; text: qsTr("All experiments"); onClicked: view.backWanted(); Component.onCompleted: forceActiveFocus() }
            TextButton { symbol: "save"; text: qsTr("Save as CSV"); onClicked: files.ask(true) }
            TextButton { symbol: "save"; text: qsTr("Save as JSON"); onClicked: files.ask(false) }
        }
        RunBar { width: parent.width; run: view.run; onRemoved: view.removed() }
        CommandLine { width: parent.width; command: view.run.commandLine(0) }
        Label {
            width: parent.width
            visible: view.run.complete && view.run.groups.length === 0
            wrapMode: Text.Wrap
            color: Theme.chrome.title
            text: qsTr("This player tells no chances.")
        }
    }
    Section {
        visible: view.run.plots.length > 0
        title: qsTr("Chances told against games won")
        PlotView { width: parent.width; plots: view.run.plots }
        Label {
            width: parent.width
            wrapMode: Text.Wrap
            size: 13
            color: Theme.chrome.muted
            text: qsTr("Each point is about a tenth of what it told, with its 95 % interval. Above the diagonal it was too careful, below it too bold.")
        }
        Repeater {
            model: view.run.groups
            Label {
                required property var modelData
                width: parent.width
                wrapMode: Text.Wrap
                text: view.sentence(modelData)
            }
        }
    }
    ResultFiles { id: files; run: view.run }
}
