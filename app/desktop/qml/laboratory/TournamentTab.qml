import QtQuick
import Parlour

// Tournaments: one that is open, or what there is and a new one.
Column {
    id: tab

    readonly property Tournament run: Laboratory.shownTournament === "" ? null : Laboratory.tournament(Laboratory.shownTournament)
    readonly property var earlier: Laboratory.runs.filter(run => run.kind === "tournament")

    signal watched() // a game of it was opened at the table

    spacing: 18

    function names(run) { return Services.listed(run.players.map(spec => Program.games.labelOf(run.game, spec))) }
    // To the list; what had the focus is gone then.
    function leave() {
        Laboratory.shownTournament = ""
        nextItemInFocusChain().forceActiveFocus()
    }

    Connections {
        target: Laboratory
        function onProblem(text) { Program.message(text) }
    }
    Loader {
        width: parent.width
        active: tab.run !== null
        visible: active
        sourceComponent: TournamentView {
            run: tab.run
            onBackWanted: tab.leave()
            onRemoved: {
                const id = Laboratory.shownTournament
                tab.leave()
                Laboratory.remove(id)
            }
            onWatched: tab.watched()
        }
    }
    Section {
        visible: tab.run === null && tab.earlier.length > 0
        title: qsTr("Tournaments so far")
        spacing: 4
        Repeater {
            model: tab.earlier
            RunLine {
                required property var modelData
                run: modelData
                width: parent.width
                text: Program.games.game(modelData.game).name + ": " + tab.names(modelData)
                onClicked: Laboratory.shownTournament = modelData.id
            }
        }
    }
    Section {
        visible: tab.run === null
        title: qsTr("New tournament")
        TournamentFormView { width: parent.width }
    }
}
