import QtQuick
import Parlour

// The choices for a comparison of the chances that a player tells with what comes of them.
Column {
    id: form

    required property string game
    readonly property var offer: Program.games.offer(game)
    readonly property var players: offer.opponents
    property string wanted
    readonly property string player: players.some(one => one.spec === wanted) ? wanted : players.some(one => one.spec === "champion") ? "champion" : players[0].spec
    property var options: ({})
    property string by: ""
    property real games: 200
    property real seed: 1

    onGameChanged: options = {}
    spacing: 16

    Label {
        width: parent.width
        wrapMode: Text.Wrap
        text: qsTr("The player plays against itself and tells, at every decision, its chance to win or the points it expects. The plot shows what came of them.")
    }
    SettingRow {
        title: qsTr("Who tells chances")
        DropDown {
            name: qsTr("Who tells chances")
            width: Theme.text(300)
            options: form.players.map(one => ({ value: one.spec, title: one.label, section: one.heading }))
            value: form.player
            onChosen: value => form.wanted = value
        }
    }
    RuleOptions {
        width: parent.width
        options: form.offer.options
        chosen: form.options
        onOptionChosen: (name, value) => form.options = Object.assign({}, form.options, { [name]: value })
    }
    SettingRow {
        title: qsTr("A curve for each")
        DropDown {
            name: qsTr("A curve for each")
            width: Theme.text(260)
            options: [{ value: "", title: qsTr("One for all decisions") }, { value: "role", title: qsTr("Role of the player") }, { value: "phase", title: qsTr("Phase of the deal") }]
            value: form.by
            onChosen: value => form.by = value
        }
    }
    SettingRow {
        title: qsTr("Games")
        explanation: qsTr("Ten times as many show errors a third as large.")
        NumberEntry { name: qsTr("Games"); least: 1; most: 100000; value: form.games; onEntered: value => form.games = value }
    }
    SettingRow {
        title: qsTr("Seed")
        explanation: qsTr("The same seed gives the same deals, and the same result.")
        NumberEntry { name: qsTr("Seed"); value: form.seed; onEntered: value => form.seed = value }
    }
    TextButton {
        primary: true
        symbol: "play"
        text: qsTr("Compare")
        onClicked: Laboratory.shownExperiment = Laboratory.startCalibration({
            game: form.game, player: form.player, options: form.options, by: form.by, games: form.games, seed: form.seed
        })
    }
}
