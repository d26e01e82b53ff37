import QtQuick
import Parlour

// Everybody's figures at the end, and the rule that decided.
Column {
    id: table

    property var reckoning: ({})
    readonly property var rows: reckoning.rows ?? []
    readonly property real cell: Math.min(64 * Theme.grown, width * 0.12)

    spacing: 8

    component Cell: Item {
        id: one
        property string words
        property bool marked: false
        property bool decides: false
        width: table.cell
        height: number.implicitHeight + 6
        Rectangle {
            anchors.centerIn: parent
            width: Math.max(height, number.implicitWidth + 16)
            height: parent.height
            radius: height / 2
            visible: one.marked
            color: Theme.panel.best
            border { width: one.decides ? 2.4 : 1.2; color: Theme.panel.bestEdge }
        }
        Label { id: number; anchors.centerIn: parent; text: one.words; title: true; size: 18; color: Theme.panel.title; Accessible.ignored: true }
    }

    Row {
        x: table.width - width
        Repeater {
            model: table.reckoning.castes ?? []
            Item {
                id: head
                required property var modelData
                width: table.cell
                height: width * 0.62
                Image {
                    anchors.centerIn: parent
                    height: parent.height
                    width: height * 140 / 144
                    source: "image://art/" + head.modelData.picture
                    sourceSize.width: Math.round(width)
                    sourceSize.height: Math.round(height)
                    Accessible.role: Accessible.Graphic
                    Accessible.name: head.modelData.name
                }
            }
        }
        Label { anchors.bottom: parent.bottom; width: table.cell * 1.15; horizontalAlignment: Text.AlignHCenter; wrapMode: Text.Wrap; text: qsTr("others", "figures of the castes that a player does not lead"); size: 12; color: Theme.panel.muted }
        Label { anchors.bottom: parent.bottom; width: table.cell * 1.15; horizontalAlignment: Text.AlignHCenter; wrapMode: Text.Wrap; text: qsTr("all", "figures that a player has"); size: 12; color: Theme.panel.muted }
    }
    Repeater {
        model: table.rows
        Rectangle {
            id: row
            required property var modelData
            width: table.width
            height: Math.max(44, Theme.text(15) + 26)
            radius: 12
            color: modelData.won ? Theme.panel.best : "transparent"
            border { width: modelData.won ? 1.2 : 0; color: Theme.panel.bestEdge }
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.name + (modelData.won ? ", " + qsTr("winner") : "") + ": "
                + table.reckoning.castes.map((caste, i) => caste.name + " " + modelData.captured[i] + (modelData.leads[i] ? ", " + qsTr("leads") : "")).join("; ")
                + "; " + qsTr("others %1, all %2").arg(modelData.others).arg(modelData.total)
            Hexagon { id: mark; x: 8; anchors.verticalCenter: parent.verticalCenter; height: parent.height * 0.62; width: height * 0.9; mark: row.modelData.clan }
            Label {
                id: name
                anchors { left: mark.right; right: star.left; leftMargin: 8; rightMargin: 4; verticalCenter: parent.verticalCenter }
                text: row.modelData.name
                size: 15
                font.bold: row.modelData.won
                color: Theme.panel.title
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Symbol { id: star; anchors { right: numbers.left; verticalCenter: parent.verticalCenter } name: "star"; size: visible ? 16 : 0; color: "#8A5C14"; visible: row.modelData.won }
            Row {
                id: numbers
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                Repeater {
                    model: row.modelData.captured
                    Cell {
                        required property int modelData
                        required property int index
                        words: modelData
                        marked: row.modelData.leads[index]
                        decides: table.reckoning.byCastes && row.modelData.won
                    }
                }
                Cell { width: table.cell * 1.15; words: row.modelData.others; marked: decides; decides: table.reckoning.byOthers && row.modelData.won }
                Cell { width: table.cell * 1.15; words: row.modelData.total; marked: decides; decides: table.reckoning.byTotal && row.modelData.won }
            }
        }
    }
    Label {
        width: table.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: qsTr("Decided by: %1", "the rule that decided the game").arg(table.reckoning.rule ?? "")
        size: 14
        color: Theme.panel.text
    }
}
