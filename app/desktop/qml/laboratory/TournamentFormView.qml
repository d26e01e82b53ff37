import QtQuick
import Parlour

// The choices for a new tournament: who plays, by which rules, how many games.
Column {
    id: view

    property bool adding: false // the list of players to add is open
    readonly property var offer: Program.games.offer(form.game)

    spacing: 16

    TournamentForm {
        id: form
        game: Program.lastGame
        onRefused: why => Program.message(why)
    }

    function begin() {
        Laboratory.shownTournament = Laboratory.startTournament(form)
    }

    GameChoice {
        game: form.game
        onChosen: game => form.game = game
    }
    Label {
        visible: form.players.length === 0
        width: parent.width
        wrapMode: Text.Wrap
        text: qsTr("Choose who plays: levels, players of the paper, champions, the same player with other parameters, or a program of your own.")
    }
    Flow {
        width: parent.width
        spacing: 10
        TextButton {
            symbol: view.adding ? "chevron-down" : "plus"
            text: qsTr("Add a player")
            Accessible.checkable: true
            Accessible.checked: view.adding
            onClicked: view.adding = !view.adding
        }
        TextButton { symbol: "plus"; text: qsTr("All levels"); onClicked: form.addLevels() }
        TextEntry {
            id: command
            width: Theme.text(280)
            name: qsTr("Command of a program of your own")
            placeholderText: qsTr("A program's command")
            maximumLength: 500
            onAccepted: addCommand.clicked()
        }
        TextButton {
            id: addCommand
            symbol: "plus"
            text: qsTr("Add program")
            enabled: command.text.trim() !== ""
            onClicked: {
                form.add("engine:" + command.text.trim())
                command.clear()
            }
        }
    }
    Column {
        visible: view.adding
        x: 24
        width: parent.width - x
        Repeater {
            model: view.adding ? view.offer.opponents : []
            Column {
                id: known
                required property var modelData
                required property int index
                width: parent.width
                Label {
                    visible: known.index === 0 || view.offer.opponents[known.index - 1].heading !== known.modelData.heading
                    width: parent.width
                    topPadding: 8
                    text: known.modelData.heading
                    size: 12
                    color: Theme.chrome.muted
                }
                LineButton {
                    width: parent.width
                    symbol: "plus"
                    text: known.modelData.label
                    note: form.players.some(player => player.spec === known.modelData.spec) ? qsTr("plays") : ""
                    tip: known.modelData.about
                    onClicked: form.add(known.modelData.spec)
                }
            }
        }
    }
    // Below the list, which does not move while players come.
    Repeater {
        model: form.players.length // a row stays while its player changes
        ContestantRow {
            required property int index
            width: view.width
            choices: form
            player: index
        }
    }
    RuleOptions {
        width: parent.width
        options: view.offer.options
        chosen: form.options
        onOptionChosen: (name, value) => form.setOption(name, value)
    }
    SettingRow {
        visible: form.players.length > 2
        title: qsTr("Who meets whom")
        explanation: form.form === "first" ? qsTr("The first player meets each of the others.") : qsTr("Everybody meets everybody.")
        SegmentedChoice {
            name: qsTr("Who meets whom")
            options: [{ value: "all", title: qsTr("All") }, { value: "first", title: qsTr("The first") }]
            value: form.form
            onChosen: value => form.form = value
        }
    }
    SettingRow {
        title: qsTr("Deals")
        explanation: form.deals === "seats" ? qsTr("Each deal is played once in every seat: no luck of the seat remains.")
                   : form.deals === "sides" ? qsTr("Each deal is played twice, by both sides with each other's cards.")
                                            : qsTr("Each deal is played once.")
        SegmentedChoice {
            name: qsTr("Deals")
            options: [{ value: "seats", title: qsTr("Every seat") }, { value: "sides", title: qsTr("Both sides") }, { value: "once", title: qsTr("Once") }]
            value: form.deals
            onChosen: value => form.deals = value
        }
    }
    SettingRow {
        title: qsTr("When a match ends")
        explanation: form.test > 0 ? qsTr("As soon as it is clear whether the first of two players is stronger by %1 Elo: a sequential test, wrong in 5 of 100 cases at most.").arg(form.test)
                                   : qsTr("After a number of games.")
        DropDown {
            name: qsTr("When a match ends")
            width: Theme.text(300)
            options: [{ value: 0, title: qsTr("After a number of games") }].concat([100, 50, 20, 10, 5].map(elo => ({ value: elo, title: qsTr("Is one stronger by %1 Elo?").arg(elo) })))
            value: form.test
            onChosen: value => form.test = value
        }
    }
    SettingRow {
        title: form.test > 0 ? qsTr("Games of a match, at most") : qsTr("Games of a match")
        NumberEntry {
            name: qsTr("Games of a match")
            value: form.games
            least: 1
            onEntered: value => form.games = value
        }
    }
    SettingRow {
        title: qsTr("Seed")
        explanation: qsTr("The same seed gives the same deals, and the same result.")
        NumberEntry {
            name: qsTr("Seed")
            value: form.seed
            onEntered: value => form.seed = value
        }
    }
    SettingRow {
        title: qsTr("Matches at a time")
        explanation: qsTr("Each is a program of its own that lets everything else go first.")
        NumberEntry {
            name: qsTr("Matches at a time")
            value: form.atOnce
            least: 1
            most: form.processors
            onEntered: value => form.atOnce = value
        }
    }
    SettingRow {
        title: qsTr("Keep all games")
        explanation: qsTr("Then any of them can be watched and reviewed. A million deals need about a gigabyte.")
        Toggle {
            checked: form.keepsGames
            Accessible.name: qsTr("Keep all games")
            onToggled: form.keepsGames = checked
        }
    }
    Label {
        width: parent.width
        visible: text !== ""
        wrapMode: Text.Wrap
        text: form.problem !== "" ? form.problem
            : qsTr("Games in all: %1").arg(form.gamesInAll.toLocaleString(Qt.locale(), "f", 0))
        color: form.problem !== "" ? Theme.chrome.title : Theme.chrome.muted
    }
    TextButton {
        primary: true
        symbol: "play"
        text: qsTr("Start")
        enabled: form.problem === ""
        onClicked: view.begin()
    }
}
