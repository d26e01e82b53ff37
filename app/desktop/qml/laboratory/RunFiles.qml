import QtQuick
import QtQuick.Dialogs

// Asks where the results of a run go.
Item {
    id: files

    property var run // has saveCsv, saveJson and, if it learns, saveTable

    function ask(asCsv) { (asCsv ? csv : json).open() }
    function askTable() { table.open() }

    FileDialog {
        id: csv
        title: qsTr("Save the results as a table")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "csv"
        nameFilters: [qsTr("Tables (*.csv)")]
        onAccepted: files.run.saveCsv(selectedFile)
    }
    FileDialog {
        id: json
        title: qsTr("Save the results as data")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "json"
        nameFilters: [qsTr("Data (*.json)")]
        onAccepted: files.run.saveJson(selectedFile)
    }
    FileDialog {
        id: table
        title: qsTr("Save what it has learned")
        fileMode: FileDialog.SaveFile
        readonly property bool isNetwork: files.run?.method === "hybrid"
        defaultSuffix: isNetwork ? "net" : "table"
        nameFilters: [isNetwork ? qsTr("Networks (*.net)") : qsTr("Learned tables (*.table)")]
        onAccepted: files.run.saveTable(selectedFile)
    }
}
