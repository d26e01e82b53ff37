import QtQuick
import Parlour

// Figures of a paper, ours beside the published ones: a dot and its 95 % interval is ours, a diamond
// what was published.
Column {
    id: list

    required property var figures // PaperRun.figures

    readonly property bool narrow: width < 640

    function number(figure, value) {
        if (value === undefined) return "–"
        if (figure.isShare) return (100 * value).toLocaleString(Qt.locale(), "f", 1)
        const size = Math.abs(value)
        return value.toLocaleString(Qt.locale(), "f", Number.isInteger(value) ? 0 : size < 0.1 ? 4 : size < 100 ? 2 : 1)
    }
    function estimate(figure, value, low, high) {
        if (value === undefined) return "–"
        const unit = figure.isShare ? " %" : figure.unit === "" ? "" : " " + figure.unit
        return low === undefined || high === undefined || low >= high ? number(figure, value) + unit
            : qsTr("%1 (%2 to %3)", "a figure and its interval").arg(number(figure, value)).arg(number(figure, low)).arg(number(figure, high)) + unit
    }
    function verdict(figure) { return ({ same: qsTr("the same"), differs: qsTr("differs"), "cannot tell": qsTr("cannot tell") })[figure.verdict] ?? "" }

    spacing: 6

    Row {
        visible: list.figures.length > 0
        spacing: 18
        Accessible.ignored: true
        Row {
            spacing: 6
            Rectangle { width: 11; height: 11; radius: 5.5; color: Theme.primaryTop; anchors.verticalCenter: parent.verticalCenter }
            Label { text: qsTr("ours, with its 95 % interval"); size: 12; color: Theme.chrome.muted }
        }
        Row {
            spacing: 6
            Rectangle { width: 9; height: 9; rotation: 45; color: "transparent"; border { width: 2; color: Theme.chrome.chosenEdge } anchors.verticalCenter: parent.verticalCenter }
            Label { text: qsTr("published"); size: 12; color: Theme.chrome.muted }
        }
    }
    Repeater {
        model: list.figures
        Column {
            id: row
            required property var modelData
            readonly property string ours: list.estimate(modelData, modelData.count > 0 ? modelData.value : undefined, modelData.low, modelData.high)
            readonly property string published: modelData.published === undefined ? "" : list.estimate(modelData, modelData.published, modelData.from, modelData.to)
            readonly property string verdict: list.verdict(modelData)
            readonly property var bounds: [modelData.count > 0 ? modelData.value : undefined, modelData.count > 0 ? modelData.low : undefined,
                modelData.count > 0 ? modelData.high : undefined, modelData.published, modelData.from, modelData.to].filter(value => value !== undefined)
            readonly property real low: modelData.isShare ? 0 : Math.min(...bounds)
            readonly property real high: modelData.isShare ? 1 : Math.max(...bounds)
            width: list.width
            spacing: 2
            bottomPadding: 4
            Accessible.role: Accessible.ListItem
            Accessible.name: [name.text, modelData.count > 0 ? qsTr("ours %1").arg(ours) : "", published === "" ? "" : qsTr("published %1").arg(published), verdict, modelData.reason].filter(part => part !== "").join(", ")
            Item {
                width: parent.width
                height: Math.max(name.height, figures.height, 26)
                Label {
                    id: name
                    width: parent.width * 0.32
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.modelData.name
                    wrapMode: Text.Wrap
                    size: 13
                    color: Theme.chrome.title
                }
                Item {
                    id: place
                    x: parent.width * 0.34
                    width: parent.width * (list.narrow ? 0.24 : 0.3)
                    height: 26
                    anchors.verticalCenter: parent.verticalCenter
                    visible: row.bounds.length > 0
                    readonly property real margin: 8
                    function at(value) { return row.high > row.low ? margin + (value - row.low) / (row.high - row.low) * (width - 2 * margin) : width / 2 }
                    Rectangle { width: parent.width; height: 1; anchors.verticalCenter: parent.verticalCenter; color: Theme.chrome.edge }
                    Rectangle { // ours
                        visible: row.modelData.count > 0 && row.modelData.low !== undefined && row.modelData.high !== undefined
                        x: visible ? place.at(row.modelData.low) : 0
                        width: visible ? Math.max(2, place.at(row.modelData.high) - x) : 0
                        height: 4
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.primaryTop
                        opacity: 0.6
                    }
                    Rectangle {
                        visible: row.modelData.count > 0 && row.modelData.value !== undefined
                        x: visible ? place.at(row.modelData.value) - width / 2 : 0
                        width: 11
                        height: 11
                        radius: 5.5
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.primaryTop
                    }
                    Rectangle { // published
                        visible: row.modelData.published !== undefined
                        x: visible ? place.at(row.modelData.published) - width / 2 : 0
                        width: 9
                        height: 9
                        rotation: 45
                        anchors.verticalCenter: parent.verticalCenter
                        color: "transparent"
                        border { width: 2; color: Theme.chrome.chosenEdge }
                    }
                }
                Column {
                    id: figures
                    x: place.x + place.width + 14
                    width: parent.width - x
                    anchors.verticalCenter: parent.verticalCenter
                    Label { width: parent.width; visible: row.modelData.count > 0; wrapMode: Text.Wrap; size: 13; color: Theme.chrome.title; text: qsTr("ours %1").arg(row.ours) + (row.verdict === "" ? "" : "   ·   " + row.verdict) }
                    Label { width: parent.width; visible: row.published !== ""; wrapMode: Text.Wrap; size: 13; color: Theme.chrome.muted; text: qsTr("published %1").arg(row.published) }
                }
            }
            Label {
                width: parent.width
                visible: row.modelData.verdict === "differs" && text !== ""
                text: row.modelData.reason
                wrapMode: Text.Wrap
                size: 12
                color: Theme.chrome.muted
            }
        }
    }
}
