import QtQuick
import QtQuick.Dialogs
import Parlour

// Asks for the file to open or to save as.
Item {
    id: files

    function ask(save) { (save ? saving : opening).open() }

    FileDialog {
        id: opening
        title: qsTr("Open a saved game")
        nameFilters: [qsTr("Saved games (*.parlour)"), qsTr("All files (*)")]
        onAccepted: Program.openRecord(selectedFile)
    }
    FileDialog {
        id: saving
        title: qsTr("Save this game")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "parlour"
        nameFilters: [qsTr("Saved games (*.parlour)")]
        onAccepted: Program.saveRecord(selectedFile)
    }
}
