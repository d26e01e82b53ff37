import QtQuick
import Parlour

// How far a run is, and what can be done with it.
Column {
    id: bar

    required property LabRun run
    property bool sure: false // it is to be deleted

    signal removed()

    readonly property string remaining: {
        const seconds = run.secondsLeft
        if (seconds < 0) return ""
        if (seconds < 90) return qsTr("%n second(s) left", "", Math.ceil(seconds))
        if (seconds < 5400) return qsTr("%n minute(s) left", "", Math.round(seconds / 60))
        return qsTr("%n hour(s) left", "", Math.round(seconds / 3600))
    }
    readonly property string standing: run.complete ? qsTr("Complete") : run.elsewhere ? qsTr("At work without a window") : run.pausing ? qsTr("Pausing") : run.running ? qsTr("At work") : qsTr("Paused")

    spacing: 10

    Flow {
        width: parent.width
        spacing: 10
        TextButton {
            visible: !bar.run.complete
            readonly property bool works: bar.run.running || bar.run.elsewhere
            primary: !works
            symbol: works ? "pause" : "play"
            enabled: !bar.run.pausing
            text: works ? qsTr("Pause") : qsTr("Go on")
            onClicked: works ? bar.run.pause() : bar.run.start()
        }
        TextButton {
            visible: !bar.run.elsewhere
            symbol: "trash"
            text: bar.sure ? qsTr("Really delete?") : qsTr("Delete")
            onClicked: bar.sure ? bar.removed() : bar.sure = true
        }
    }
    Rectangle {
        width: parent.width
        height: 10
        radius: 5
        color: Theme.chrome.bar
        Accessible.role: Accessible.ProgressBar
        Accessible.name: words.text
        Rectangle {
            width: parent.width * (bar.run.complete ? 1 : bar.run.of > 0 ? bar.run.done / bar.run.of : 0)
            height: parent.height
            radius: 5
            color: Theme.primaryTop
        }
    }
    Label {
        id: words
        width: parent.width
        wrapMode: Text.Wrap
        size: 13
        color: Theme.chrome.muted
        text: [bar.standing, bar.run.of === 0 ? "" : qsTr("%1 of %2 games").arg(bar.run.done.toLocaleString(Qt.locale(), "f", 0)).arg(bar.run.of.toLocaleString(Qt.locale(), "f", 0)), bar.remaining].filter(part => part !== "").join("   ·   ")
    }
    Row {
        visible: bar.run.failures.length > 0
        width: bar.width
        spacing: 8
        Symbol { name: "warning"; size: 18; color: Theme.chrome.title }
        Label {
            width: parent.width - x
            wrapMode: Text.Wrap
            color: Theme.chrome.title
            text: qsTr("Something has failed. What was played is kept, and Go on tries again.") + "\n" + bar.run.failures.join("\n")
        }
    }
}
