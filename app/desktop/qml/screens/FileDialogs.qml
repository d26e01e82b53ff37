import QtQuick
import QtQuick.Dialogs
import Parlour

// Asks for the file of a game, a position, a review or a table to open or to save, or for the file with a rule option's custom value.
Item {
    id: files

    property var review: null // that is saved: a GameReview or MatchReview

    signal ownChosen(string option, url file)
    signal tableChosen(url file)

    function ask(save) { (save ? saving : opening).open() }
    function askPosition() { position.open() }
    function askTable() { table.open() }
    function askReview(asPage, ofMatch) {
        review = ofMatch ? Program.matchReview : Program.review
        if (asPage) page.open()
        else data.open()
    }
    function askOwn(option) {
        own.option = option
        own.open()
    }

    FileDialog {
        id: opening
        title: qsTr("Open a saved game")
        nameFilters: [qsTr("Saved games (*.parlour)"), qsTr("Positions (*.json)"), qsTr("All files (*)")]
        onAccepted: Program.openRecord(selectedFile)
    }
    FileDialog {
        id: position
        title: qsTr("Save this position")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "json"
        nameFilters: [qsTr("Positions (*.json)")]
        onAccepted: Program.savePosition(selectedFile)
    }
    FileDialog {
        id: own
        property string option
        title: qsTr("Open a map")
        nameFilters: [qsTr("Maps (*.json)"), qsTr("All files (*)")]
        onAccepted: files.ownChosen(option, selectedFile)
    }
    FileDialog {
        id: saving
        title: qsTr("Save this game")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "parlour"
        nameFilters: [qsTr("Saved games (*.parlour)")]
        onAccepted: Program.saveRecord(selectedFile)
    }
    FileDialog {
        id: page
        title: qsTr("Save the review as a page")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "html"
        nameFilters: [qsTr("Pages (*.html)")]
        onAccepted: files.review?.savePage(selectedFile)
    }
    FileDialog {
        id: data
        title: qsTr("Save the review as data")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "json"
        nameFilters: [qsTr("Data (*.json)")]
        onAccepted: files.review?.saveJson(selectedFile)
    }
    FileDialog {
        id: table
        title: qsTr("Save the decisions as a table")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "csv"
        nameFilters: [qsTr("Tables (*.csv)")]
        onAccepted: files.tableChosen(selectedFile)
    }
}
