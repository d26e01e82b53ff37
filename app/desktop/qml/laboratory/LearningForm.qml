import QtQuick
import Parlour

// The choices for a new training: who learns, how, and from how many games.
Column {
    id: form

    required property string game
    readonly property var learners: Laboratory.learners(game)
    readonly property var players: learners.map(one => one.player).filter((player, at, all) => all.indexOf(player) === at)
    readonly property var methods: learners.filter(one => one.player === player).map(one => one.method)
    property string wantedPlayer
    property string wantedMethod
    readonly property string player: players.includes(wantedPlayer) ? wantedPlayer : players[0] ?? ""
    readonly property string method: methods.includes(wantedMethod) ? wantedMethod : methods[0] ?? ""
    readonly property bool isTable: method === "qlearning"
    readonly property bool isNetwork: method === "hybrid"
    readonly property bool isTuning: !isTable && !isNetwork

    property var options: ({})
    property real generations: 20
    property real candidates: 16
    property real games: 400
    property real tableGames: 100000
    property real networkGames: 10000
    property bool fewRows: true
    property real finalGames: 2000
    property real seed: 1

    signal gameChosen(string game)

    onGameChanged: options = {}
    spacing: 16

    GameChoice { game: form.game; onChosen: game => form.gameChosen(game) }
    SettingRow {
        title: qsTr("Who learns")
        DropDown {
            name: qsTr("Who learns")
            width: Theme.text(260)
            options: form.players.map(player => ({ value: player, title: Program.games.labelOf(form.game, player) }))
            value: form.player
            onChosen: value => form.wantedPlayer = value
        }
    }
    SettingRow {
        title: qsTr("How")
        explanation: form.isTable ? qsTr("It plays against itself and writes into a table what each card was worth.")
            : form.isNetwork ? qsTr("A network learns which cards MiniMax plays. This needs PyTorch and NumPy for Python 3.")
            : form.method === "genetic" ? qsTr("Variants that win more games have more children, with numbers mixed from both parents.")
                                        : qsTr("Variants around the player are tried; the next ones are drawn around the best quarter.")
        DropDown {
            name: qsTr("How")
            width: Theme.text(260)
            options: form.methods.map(method => ({ value: method, title: ({ evolution: qsTr("Evolution strategy"), genetic: qsTr("Genetic algorithm"), qlearning: qsTr("Q-learning"), hybrid: qsTr("Network") })[method] }))
            value: form.method
            onChosen: value => form.wantedMethod = value
        }
    }
    RuleOptions {
        visible: form.isTuning && options.length > 0
        width: parent.width
        options: Program.games.offer(form.game).options
        chosen: form.options
        onOptionChosen: (name, value) => form.options = Object.assign({}, form.options, { [name]: value })
    }
    SettingRow {
        visible: form.isTuning
        title: qsTr("Generations")
        NumberEntry { name: qsTr("Generations"); least: 1; most: 1000000; value: form.generations; onEntered: value => form.generations = value }
    }
    SettingRow {
        visible: form.isTuning
        title: qsTr("Variants of a generation")
        NumberEntry { name: qsTr("Variants of a generation"); least: 4; most: 10000; value: form.candidates; onEntered: value => form.candidates = value }
    }
    SettingRow {
        visible: form.isTuning
        title: qsTr("Games of a variant")
        explanation: qsTr("Each plays against the player as it is.")
        NumberEntry { name: qsTr("Games of a variant"); least: 2; value: form.games; onEntered: value => form.games = value }
    }
    SettingRow {
        visible: !form.isTuning
        title: qsTr("Games to learn from")
        NumberEntry {
            name: qsTr("Games to learn from")
            least: form.isNetwork ? 100 : 1
            value: form.isNetwork ? form.networkGames : form.tableGames
            onEntered: value => {
                if (form.isNetwork) form.networkGames = value
                else form.tableGames = value
            }
        }
    }
    SettingRow {
        visible: form.isTable
        title: qsTr("Its table")
        explanation: form.fewRows ? qsTr("Hands that differ only in the names of the suits share a row: it learns sooner.")
                                  : qsTr("A row for every hand, as published: millions of games, and 80 megabytes.")
        SegmentedChoice {
            name: qsTr("Its table")
            options: [{ value: true, title: qsTr("Small") }, { value: false, title: qsTr("As published") }]
            value: form.fewRows
            onChosen: value => form.fewRows = value
        }
    }
    SettingRow {
        visible: !form.isTuning
        title: qsTr("Seed")
        explanation: qsTr("The same seed gives the same deals, and the same result.")
        NumberEntry { name: qsTr("Seed"); value: form.seed; onEntered: value => form.seed = value }
    }
    SettingRow {
        title: qsTr("Games of the comparison")
        explanation: qsTr("At the end, on new deals.")
        NumberEntry { name: qsTr("Games of the comparison"); least: 2; value: form.finalGames; onEntered: value => form.finalGames = value }
    }
    TextButton {
        primary: true
        symbol: "play"
        text: qsTr("Start")
        enabled: form.method !== ""
        onClicked: Laboratory.shownLearning = Laboratory.startLearning({
            game: form.game, options: form.isTuning ? form.options : {}, player: form.player, method: form.method, generations: form.generations, candidates: form.candidates,
            games: form.isTable ? form.tableGames : form.isNetwork ? form.networkGames : form.games, finalGames: form.finalGames, fewRows: form.fewRows, seed: form.seed
        })
    }
}
