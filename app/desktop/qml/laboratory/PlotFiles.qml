import QtQuick
import QtQuick.Dialogs

// Asks where a plot goes.
FileDialog {
    id: dialog

    property string form // svg, png, csv, json

    signal chosen(url file, string form)

    function ask() { open() }

    title: qsTr("Save the plot as %1").arg(form.toUpperCase())
    fileMode: FileDialog.SaveFile
    defaultSuffix: form
    nameFilters: [form.toUpperCase() + " (*." + form + ")"]
    onAccepted: chosen(selectedFile, form)
}
