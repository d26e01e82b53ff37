import QtQuick
import Parlour

// The tables and figures of the games' papers, as published and run again.
Column {
    id: tab

    property string game: Program.lastGame
    property string chosen: "" // an experiment's name
    readonly property PaperRun run: Laboratory.shownExperiment === "" ? null : Laboratory.experiment(Laboratory.shownExperiment)
    readonly property var earlier: Laboratory.runs.filter(run => run.kind === "experiment")

    spacing: 18

    // To the list; what had the focus is gone then.
    function leave() {
        Laboratory.shownExperiment = ""
        nextItemInFocusChain().forceActiveFocus()
    }
    function begun(run) { return run.begun.toLocaleString(Qt.locale(), Locale.ShortFormat) }

    Connections {
        target: Laboratory
        function onProblem(text) { Program.message(text) }
    }
    Loader {
        width: parent.width
        active: tab.run !== null
        visible: active
        sourceComponent: PaperRunView {
            run: tab.run
            onBackWanted: tab.leave()
            onRemoved: {
                const id = Laboratory.shownExperiment
                tab.leave()
                Laboratory.remove(id)
            }
        }
    }
    Column {
        width: parent.width
        visible: tab.run === null
        spacing: 18
        GameChoice {
            game: tab.game
            onChosen: game => {
                tab.chosen = ""
                tab.game = game
            }
        }
        Section {
            visible: tab.earlier.length > 0
            title: qsTr("Runs so far")
            spacing: 4
            Repeater {
                model: tab.earlier
                LineButton {
                    required property var modelData
                    width: parent.width
                    text: Program.games.game(modelData.game).name + ": " + (modelData.experiment === "all" ? qsTr("the whole paper") : modelData.experiment)
                    note: modelData.running ? qsTr("at work") : tab.begun(modelData)
                    onClicked: Laboratory.shownExperiment = modelData.id
                }
            }
        }
        Section {
            title: qsTr("Tables and figures of the paper")
            spacing: 4
            Label {
                width: parent.width
                wrapMode: Text.Wrap
                size: 13
                color: Theme.chrome.muted
                text: Program.games.game(tab.game).source
            }
            LineButton {
                width: parent.width
                text: qsTr("The whole paper at once")
                open: tab.chosen === "all"
                onClicked: tab.chosen = open ? "" : "all"
            }
            Loader {
                width: parent.width
                active: tab.chosen === "all"
                visible: active
                sourceComponent: PaperExperimentView {
                    game: tab.game
                    experiment: ({ name: "all", about: qsTr("Runs every table and figure of the paper, one after another. What is complete is shown while the rest runs.") })
                }
            }
            Repeater {
                model: Laboratory.experiments(tab.game)
                Column {
                    id: one
                    required property var modelData
                    readonly property bool open: tab.chosen === modelData.name
                    width: parent.width
                    spacing: 10
                    LineButton {
                        width: parent.width
                        text: one.modelData.name + ": " + one.modelData.title
                        open: one.open
                        onClicked: tab.chosen = one.open ? "" : one.modelData.name
                    }
                    Loader {
                        width: parent.width
                        active: one.open
                        visible: active
                        sourceComponent: PaperExperimentView {
                            game: tab.game
                            experiment: one.modelData
                        }
                    }
                }
            }
        }
    }
}
