import QtQuick
import QtQuick.Dialogs
import Parlour

// Asks where the results of a tournament go.
Item {
    id: files

    property Tournament run

    function ask(asCsv) { (asCsv ? csv : json).open() }

    FileDialog {
        id: csv
        title: qsTr("Save the tournament as a table")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "csv"
        nameFilters: [qsTr("Tables (*.csv)")]
        onAccepted: files.run.saveCsv(selectedFile)
    }
    FileDialog {
        id: json
        title: qsTr("Save the tournament as data")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "json"
        nameFilters: [qsTr("Data (*.json)")]
        onAccepted: files.run.saveJson(selectedFile)
    }
}
