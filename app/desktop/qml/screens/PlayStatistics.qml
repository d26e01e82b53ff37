import QtQuick
import Parlour

// What the reviews of a person's games teach: how well they play, over time and by kind of decision,
// and their dearest habits.
Column {
    id: view

    property var play: ({}) // GameResults.play
    readonly property bool empty: play.decisions === undefined

    signal decisionWanted(string id, int deal, int ply)
    signal tableWanted()

    function inHundred(number) { return Number(number).toLocaleString(Qt.locale(), "f", 0) }

    spacing: 18

    component Figure: Column {
        id: figure
        property string label
        property string value
        width: Math.max(Theme.text(116), (parent.width - 3 * 24) / 4)
        spacing: 2
        Accessible.role: Accessible.StaticText
        Accessible.name: label + ": " + value
        Label { text: figure.value; title: true; size: 25; color: Theme.chrome.title; Accessible.ignored: true }
        Label { width: parent.width; text: figure.label; size: 13; wrapMode: Text.Wrap; color: Theme.chrome.muted; Accessible.ignored: true }
    }

    Section {
        title: qsTr("Your play")
        Label {
            visible: view.empty
            width: parent.width
            wrapMode: Text.Wrap
            text: qsTr("Nothing yet: review a game that you have finished, and your decisions are rated here.")
        }
        Flow {
            width: parent.width
            spacing: 24
            visible: !view.empty
            Figure { label: qsTr("accuracy, of 100"); value: view.inHundred(view.play.accuracy ?? 0) }
            Figure { label: qsTr("mean cost of a decision"); value: view.play.cost ?? "" }
            Figure { label: qsTr("decisions rated"); value: view.play.decisions ?? 0 }
            Figure { label: qsTr("deals reviewed"); value: view.play.deals ?? 0 }
        }
    }
    Section {
        visible: !view.empty
        title: qsTr("Accuracy over time")
        FigurePlot {
            width: parent.width
            name: qsTr("Accuracy over time")
            parts: (view.play.course ?? []).map(part => ({ from: part.from, to: part.to, value: part.accuracy, words: view.inHundred(part.accuracy) }))
            most: 100
        }
    }
    Section {
        visible: !view.empty
        title: view.play.win ?? true ? qsTr("Mean cost over time, in 100 games") : qsTr("Mean cost over time, in points")
        FigurePlot {
            width: parent.width
            name: qsTr("Mean cost over time")
            parts: (view.play.course ?? []).map(part => ({ from: part.from, to: part.to, value: part.cost * ((view.play.win ?? true) ? 100 : 1), words: part.words }))
            hollow: true
        }
    }
    Section {
        visible: !view.empty
        title: qsTr("What costs you most")
        Label {
            visible: (view.play.habits ?? []).length === 0
            width: parent.width
            wrapMode: Text.Wrap
            text: qsTr("No mistake of yours has become a habit.")
        }
        Repeater {
            model: view.play.habits ?? []
            Column {
                id: habit
                required property var modelData
                width: parent.width
                spacing: 6
                Label {
                    width: parent.width
                    text: habit.modelData.words
                    color: Theme.chrome.title
                    wrapMode: Text.Wrap
                }
                Flow {
                    width: parent.width
                    spacing: 10
                    Repeater {
                        model: habit.modelData.examples
                        TextButton {
                            required property var modelData
                            visible: modelData.kept
                            symbol: "review"
                            text: qsTr("Show: %1, %2", "a mistake: when, and what it cost").arg(modelData.finished.toLocaleDateString(Qt.locale(), Locale.ShortFormat)).arg(modelData.cost)
                            onClicked: view.decisionWanted(modelData.id, modelData.deal, modelData.ply)
                        }
                    }
                }
            }
        }
    }
    Section {
        visible: !view.empty
        title: qsTr("By kind of decision")
        spacing: 4
        Repeater {
            model: view.play.kinds ?? []
            Item {
                id: kind
                required property var modelData
                width: parent.width
                height: Math.max(36, name.implicitHeight + 10, figures.implicitHeight + 10)
                Accessible.role: Accessible.StaticText
                Accessible.name: name.text + ": " + figures.text
                Label {
                    id: name
                    width: parent.width * 0.27
                    anchors.verticalCenter: parent.verticalCenter
                    text: kind.modelData.name
                    color: Theme.chrome.title
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                Rectangle {
                    anchors { left: name.right; leftMargin: 16; right: figures.left; rightMargin: 16; verticalCenter: parent.verticalCenter }
                    height: 12
                    radius: 6
                    color: Theme.chrome.bar
                    Rectangle { width: Math.max(parent.height, parent.width * kind.modelData.accuracy / 100); height: parent.height; radius: 6; color: Theme.primaryTop }
                }
                Label {
                    id: figures
                    width: parent.width * 0.52
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    text: [qsTr("accuracy %1").arg(view.inHundred(kind.modelData.accuracy)), qsTr("%1 each").arg(kind.modelData.cost),
                           qsTr("%n decision(s)", "", kind.modelData.count), qsTr("%n mistake(s)", "", kind.modelData.mistakes)].join("  ·  ")
                    size: 13
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }
        }
    }
    TextButton { visible: !view.empty; symbol: "save"; text: qsTr("Save as table..."); onClicked: view.tableWanted() }
}
