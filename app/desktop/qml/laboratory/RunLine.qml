import QtQuick
import Parlour

// A run in a list: what it is, and when it was begun or how it stands.
LineButton {
    required property var run // one of Laboratory.runs

    note: run.state === "working" ? qsTr("at work")
        : run.state === "paused" ? qsTr("paused") : run.begun.toLocaleString(Qt.locale(), Locale.ShortFormat)
}
