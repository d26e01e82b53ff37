import QtQuick

// Asks where the results of a run go; the dialogs are loaded when they are wanted.
Loader {
    id: files

    required property var run

    function ask(asCsv) {
        active = true
        item.ask(asCsv)
    }
    function askTable() {
        active = true
        item.askTable()
    }

    active: false
    visible: false
    source: "RunFiles.qml"
    onLoaded: item.run = Qt.binding(() => files.run)
}
