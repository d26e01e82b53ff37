import QtQuick
import Parlour

// An experiment that is run again: how far it is, and what came of it.
Column {
    id: view

    required property PaperRun run

    signal backWanted()
    signal removed()

    readonly property var compared: run.figures.filter(figure => figure.verdict !== "")
    function count(verdict) { return compared.filter(figure => figure.verdict === verdict).length }

    spacing: 18

    Section {
        title: Program.games.game(view.run.game).name + ", " + view.run.name
        Label { width: parent.width; wrapMode: Text.Wrap; text: view.run.title; color: Theme.chrome.title }
        TextButton { symbol: "back"; text: qsTr("All experiments"); onClicked: view.backWanted(); Component.onCompleted: forceActiveFocus() }
        RunBar { width: parent.width; run: view.run; onRemoved: view.removed() }
        CommandLine { width: parent.width; command: view.run.commandLine(0) }
    }
    Section {
        title: view.run.complete ? qsTr("Ours beside the published figures") : qsTr("As published")
        Label {
            width: parent.width
            visible: view.compared.length > 0
            wrapMode: Text.Wrap
            color: Theme.chrome.title
            text: qsTr("%1 of %2 published figures are the same, %3 differ, for %4 there are not enough games to tell.")
                .arg(view.count("same")).arg(view.compared.length).arg(view.count("differs")).arg(view.count("cannot tell"))
        }
        PaperFigures { width: parent.width; figures: view.run.figures }
        Repeater {
            model: view.run.remarks
            Label { required property string modelData; width: parent.width; wrapMode: Text.Wrap; text: modelData }
        }
        Label { width: parent.width; wrapMode: Text.Wrap; size: 13; color: Theme.chrome.muted; text: view.run.about }
    }
}
