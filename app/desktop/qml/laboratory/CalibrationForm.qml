import QtQuick
import Parlour

// The choices for a comparison of the chances that players tell with what comes of them.
Column {
    id: form

    required property string game
    readonly property var offer: Program.games.offer(game)
    readonly property var tellers: offer.opponents.filter(one => one.tellsValues)
    readonly property int most: 4 // curves that can be told apart
    property var chosen: ["champion"] // specs
    property var options: ({})
    property string by: ""
    property real games: 200
    property real seed: 1

    onGameChanged: {
        options = {}
        chosen = ["champion"]
    }
    spacing: 16

    Label {
        width: parent.width
        wrapMode: Text.Wrap
        text: qsTr("Each player plays against itself and tells, at every decision, its chance to win or the points it expects. The plot shows what came of them.")
    }
    SettingRow {
        title: qsTr("Who tells chances")
        explanation: qsTr("Choose up to %n player(s). All play the same deals.", "", form.most)
    }
    Flow {
        width: parent.width
        spacing: 8
        Repeater {
            model: form.tellers
            TextButton {
                required property var modelData
                readonly property bool on: form.chosen.includes(modelData.spec)
                symbol: on ? "check" : "plus"
                text: modelData.label
                tip: modelData.about
                enabled: on || form.chosen.length < form.most
                Accessible.checkable: true
                Accessible.checked: on
                onClicked: form.chosen = on ? form.chosen.filter(spec => spec !== modelData.spec) : form.chosen.concat(modelData.spec)
            }
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
        enabled: form.chosen.length > 0
        onClicked: Laboratory.shownExperiment = Laboratory.startCalibration({
            game: form.game, players: form.chosen, options: form.options, by: form.by, games: form.games, seed: form.seed
        })
    }
}
