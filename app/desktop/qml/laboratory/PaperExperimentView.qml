import QtQuick
import Parlour

// An experiment as published, and how it is run again.
Column {
    id: view

    required property string game
    required property var experiment // one of Laboratory.experiments

    property real games: 1000
    property real seed: 1

    spacing: 12
    bottomPadding: 12

    Label { width: parent.width; wrapMode: Text.Wrap; text: view.experiment.about; visible: text !== "" }
    PaperFigures { width: parent.width; figures: Laboratory.publishedFigures(view.game, view.experiment.name) }
    SettingRow {
        title: qsTr("Games of each part")
        NumberEntry { name: qsTr("Games of each part"); least: 1; value: view.games; onEntered: value => view.games = value }
    }
    SettingRow {
        title: qsTr("Seed")
        explanation: qsTr("The same seed gives the same deals, and the same result.")
        NumberEntry { name: qsTr("Seed"); value: view.seed; onEntered: value => view.seed = value }
    }
    TextButton {
        primary: true
        symbol: "play"
        text: qsTr("Run it again")
        onClicked: Laboratory.shownExperiment = Laboratory.startExperiment(view.game, view.experiment.name, view.games, view.seed)
    }
}
