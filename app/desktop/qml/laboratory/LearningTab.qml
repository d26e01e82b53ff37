import QtQuick
import Parlour

// Players that learn: a run that is open, or what there is and a new one.
Column {
    id: tab

    property string game: "samurai"
    readonly property LearningRun run: Laboratory.shownLearning === "" ? null : Laboratory.learning(Laboratory.shownLearning)
    readonly property var earlier: Laboratory.runs.filter(run => run.kind === "learning")

    spacing: 18

    // To the list; what had the focus is gone then.
    function leave() {
        Laboratory.shownLearning = ""
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
        sourceComponent: LearningView {
            run: tab.run
            onBackWanted: tab.leave()
            onRemoved: {
                const id = Laboratory.shownLearning
                tab.leave()
                Laboratory.remove(id)
            }
        }
    }
    Section {
        visible: tab.run === null && tab.earlier.length > 0
        title: qsTr("Training so far")
        spacing: 4
        Repeater {
            model: tab.earlier
            RunLine {
                required property var modelData
                run: modelData
                width: parent.width
                text: Program.games.game(modelData.game).name + ": " + Program.games.labelOf(modelData.game, modelData.players[0])
                onClicked: Laboratory.shownLearning = modelData.id
            }
        }
    }
    Section {
        visible: tab.run === null
        title: qsTr("New training")
        LearningForm {
            width: parent.width
            game: tab.game
            onGameChosen: game => tab.game = game
        }
    }
    Section {
        id: own
        property int changes: 0
        readonly property var players: changes >= 0 && tab.run === null ? Laboratory.ownPlayers(tab.game) : []
        visible: players.length > 0
        title: qsTr("Your own players")
        spacing: 4
        Repeater {
            model: own.players
            Item {
                id: line
                required property var modelData
                width: own.width - 48
                height: Math.max(words.height, forget.height)
                Column {
                    id: words
                    anchors { left: parent.left; right: forget.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
                    Label { width: parent.width; text: line.modelData.name; color: Theme.chrome.title; wrapMode: Text.Wrap }
                    Label { width: parent.width; text: line.modelData.spec; size: 12; color: Theme.chrome.muted; wrapMode: Text.WrapAnywhere }
                }
                IconButton {
                    id: forget
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    symbol: "trash"
                    text: qsTr("Delete %1").arg(line.modelData.name)
                    ink: Theme.chrome.symbol
                    glow: Theme.gold
                    onClicked: {
                        Laboratory.forgetPlayer(tab.game, line.modelData.name)
                        ++own.changes
                    }
                }
            }
        }
    }
}
