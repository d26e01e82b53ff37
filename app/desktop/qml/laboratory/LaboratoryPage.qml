import QtQuick
import Parlour

// For people who study the games: each tab is a file of its own.
Page {
    id: page

    property string tab: tabs[0].value
    readonly property var tabs: [
        { value: "TournamentTab", title: qsTr("Tournament") },
        { value: "PositionTab", title: qsTr("Position") },
        { value: "ExperimentsTab", title: qsTr("Experiments") },
        { value: "LearningTab", title: qsTr("Training") }
    ]

    signal watched() // a game was opened at the table, and Esc leads back here

    title: qsTr("Laboratory")
    widest: 1120

    SegmentedChoice {
        name: qsTr("Part of the laboratory")
        options: page.tabs
        value: page.tab
        onChosen: value => page.tab = value
    }
    Loader {
        id: content
        width: parent.width
        source: page.tab + ".qml"
    }
    Timer { interval: 1000; running: true; repeat: true; onTriggered: Laboratory.look() }
    Connections {
        target: content.item
        ignoreUnknownSignals: true
        function onClosed() { page.closed() }
        function onWatched() { page.watched() }
    }
}
