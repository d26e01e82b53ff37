import QtQuick
import Parlour

// How things stand around a space, or what the chosen tile would change there.
Item {
    id: panel

    property var preview: ({})
    readonly property var rows: preview.rows ?? []

    visible: preview.title !== undefined
    height: column.implicitHeight + 24
    Accessible.ignored: true // the spaces say it themselves

    SoftShadow { anchors.fill: parent; corner: 16; lift: 0.9 }
    Rectangle { anchors.fill: parent; radius: 16; color: Theme.panel.paper }
    Column {
        id: column
        x: 14
        y: 11
        width: parent.width - 28
        spacing: 7
        Label {
            width: parent.width
            text: (panel.preview.isMove ? qsTr("If you play here: %1") : "%1").arg(panel.preview.title ?? "")
            title: true
            size: 14.5
            wrapMode: Text.Wrap
            color: Theme.panel.title
        }
        Repeater {
            model: panel.rows
            Row {
                id: row
                required property var modelData
                width: column.width
                spacing: 8
                Image {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.text(28)
                    height: width * 144 / 140
                    source: "image://art/" + row.modelData.picture
                    sourceSize.width: Math.round(width)
                    sourceSize.height: Math.round(height)
                }
                Column {
                    width: parent.width - x
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 2
                    Label {
                        width: parent.width
                        text: qsTr("%1: %2", "a town, and who leads there").arg(row.modelData.name).arg(row.modelData.words)
                        size: 13
                        font.bold: row.modelData.captured
                        wrapMode: Text.Wrap
                        color: Theme.panel.title
                    }
                    Flow {
                        width: parent.width
                        spacing: 6
                        Repeater {
                            model: row.modelData.sums
                            Row {
                                id: sum
                                required property var modelData
                                spacing: 3
                                Hexagon { anchors.verticalCenter: parent.verticalCenter; height: Theme.text(15); width: height * 0.9; mark: sum.modelData.clan }
                                Label {
                                    readonly property bool changes: sum.modelData.before !== sum.modelData.after
                                    anchors.verticalCenter: parent.verticalCenter
                                    text: changes ? sum.modelData.before + " → " + sum.modelData.after : sum.modelData.after
                                    size: 13
                                    font.bold: changes
                                    color: Theme.panel.text
                                }
                            }
                        }
                    }
                }
            }
        }
        Rectangle { width: parent.width; height: 1.2; color: Theme.panel.edge; visible: note.text !== "" && panel.rows.length > 0 }
        Label {
            id: note
            width: parent.width
            visible: text !== ""
            text: panel.preview.note ?? ""
            size: 12.5
            wrapMode: Text.Wrap
            color: Theme.panel.muted
        }
    }
}
