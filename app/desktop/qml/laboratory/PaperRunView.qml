import QtQuick
import Parlour

// Experiments that are run again: how far they are, and what came of them.
Column {
    id: view

    required property PaperRun run
    readonly property var experiments: run.experiments
    property string chosen: experiments.length === 1 ? experiments[0].name : "" // of several, one is open

    signal backWanted()
    signal removed()

    readonly property var compared: {
        const figures = []
        for (const one of experiments)
            if (one.complete) figures.push(...one.figures.filter(figure => figure.verdict !== ""))
        return figures
    }
    function count(verdict) { return compared.filter(figure => figure.verdict === verdict).length }

    spacing: 18

    Section {
        title: Program.games.game(view.run.game).name + ", " + (view.run.name === "all" ? qsTr("the whole paper") : view.run.name)
        Label { width: parent.width; visible: view.experiments.length === 1; wrapMode: Text.Wrap; text: view.experiments[0].title; color: Theme.chrome.title }
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
            visible: view.compared.length > 0
            wrapMode: Text.Wrap
            color: Theme.chrome.title
            text: qsTr("%1 of %2 published figures are the same, %3 differ, for %4 there are not enough games to tell.")
                .arg(view.count("same")).arg(view.compared.length).arg(view.count("differs")).arg(view.count("cannot tell"))
        }
    }
    Section {
        title: view.experiments.length > 1 ? qsTr("Tables and figures of the paper") : ""
        spacing: 4
        Repeater {
            model: view.experiments.length // one stays while its figures change
            Column {
                id: one
                required property int index
                readonly property var experiment: view.experiments[index] ?? ({ name: "", title: "", about: "", complete: false, figures: [], plots: [], remarks: [] })
                readonly property bool open: view.chosen === experiment.name
                width: view.width - 48
                spacing: 10
                LineButton {
                    visible: view.experiments.length > 1
                    width: parent.width
                    text: one.experiment.name + ": " + one.experiment.title
                    note: one.experiment.complete ? qsTr("complete") : ""
                    open: one.open
                    onClicked: view.chosen = one.open ? "" : one.experiment.name
                }
                Loader {
                    width: parent.width
                    active: one.open
                    visible: active
                    sourceComponent: PaperFindings { experiment: one.experiment }
                }
            }
        }
    }
    ResultFiles { id: files; run: view.run }
}
