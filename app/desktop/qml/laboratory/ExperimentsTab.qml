import QtQuick
import Parlour

// The tables and figures of the games' papers, as published and run again.
Column {
    id: tab

    property string game: Program.lastGame
    property string chosen: "" // an experiment's name
    readonly property string shownKind: Laboratory.runs.find(run => run.id === Laboratory.shownExperiment)?.kind ?? ""
    readonly property PaperRun run: shownKind === "experiment" ? Laboratory.experiment(Laboratory.shownExperiment) : null
    readonly property CalibrationRun calibration: shownKind === "calibration" ? Laboratory.calibration(Laboratory.shownExperiment) : null
    readonly property var earlier: Laboratory.runs.filter(run => run.kind === "experiment" || run.kind === "calibration")

    spacing: 18

    // To the list; what had the focus is gone then.
    function leave() {
        Laboratory.shownExperiment = ""
        nextItemInFocusChain().forceActiveFocus()
    }
    function remove() {
        const id = Laboratory.shownExperiment
        leave()
        Laboratory.remove(id)
    }
    function title(run) {
        if (run.kind === "calibration") return qsTr("chances of %1").arg(run.players.map(spec => Program.games.labelOf(run.game, spec)).join(", "))
        return run.experiment === "all" ? qsTr("the whole paper") : run.experiment
    }

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
            onRemoved: tab.remove()
        }
    }
    Loader {
        width: parent.width
        active: tab.calibration !== null
        visible: active
        sourceComponent: CalibrationView {
            run: tab.calibration
            onBackWanted: tab.leave()
            onRemoved: tab.remove()
        }
    }
    Column {
        width: parent.width
        visible: tab.run === null && tab.calibration === null
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
                RunLine {
                    required property var modelData
                    run: modelData
                    width: parent.width
                    text: Program.games.game(modelData.game).name + ": " + tab.title(modelData)
                    onClicked: Laboratory.shownExperiment = modelData.id
                }
            }
        }
        Section {
            title: qsTr("Chances told against games won")
            LineButton {
                width: parent.width
                text: qsTr("Do the chances that a player tells come true?")
                open: tab.chosen === "calibration"
                onClicked: tab.chosen = open ? "" : "calibration"
            }
            Loader {
                width: parent.width
                active: tab.chosen === "calibration"
                visible: active
                sourceComponent: CalibrationForm { game: tab.game }
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
