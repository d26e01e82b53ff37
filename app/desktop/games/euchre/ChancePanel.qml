import QtQuick
import Parlour

// Who may hold which card, and with what chance, as far as the viewer can know: it lies on the cloth
// and follows every card. Cards of a suit with the same chances share a row.
Item {
    id: panel

    required property EuchreTable model
    property bool shown: false
    readonly property var chart: shown ? model.chances : ({})
    readonly property var rows: chart.rows ?? []
    readonly property var holders: chart.holders ?? [] // seats
    readonly property real cell: Theme.compact ? 1.85 * Theme.text(12) : 3 * Theme.text(13)
    readonly property real padding: Theme.compact ? 6 : 12
    readonly property real textSize: Theme.compact ? 12 : 13
    property real cardsWidth: 0 // of the widest row

    visible: rows.length > 0
    width: cardsWidth + 4 * cell + 2 * padding
    height: column.implicitHeight + 2 * padding
    Accessible.role: Accessible.List
    Accessible.name: title.text
    Accessible.description: explanation.text

    function nameOf(seat) { return model.seats[seat].name }
    function percent(share) { return Math.round(100 * share) }

    SoftShadow { anchors.fill: parent; corner: 14; lift: 0.8 }
    Rectangle { anchors.fill: parent; radius: 14; color: Theme.table.plate; opacity: Theme.plateOpacity }
    HoverHandler { id: hover }
    Tip {
        id: explanation
        shown: hover.hovered
        text: qsTr("Each card that you have not seen is equally likely to be anywhere it can be:\nwith a player who has not shown a void in its suit, or with nobody, face down.")
    }
    Column {
        id: column
        x: panel.padding
        y: panel.padding
        width: parent.width - 2 * panel.padding
        spacing: 2
        Label {
            id: title
            width: parent.width
            wrapMode: Text.Wrap
            text: qsTr("Who holds what, in %")
            size: panel.textSize
            font.bold: true
            color: Theme.table.text
            Accessible.ignored: true
        }
        Row { // the others as on their plates, then nobody
            x: panel.cardsWidth
            Accessible.ignored: true
            Repeater {
                model: panel.holders
                Item {
                    id: head
                    required property int modelData
                    width: panel.cell
                    height: Theme.text(22)
                    Image {
                        anchors.centerIn: parent
                        width: parent.height
                        height: width
                        source: "image://art/people/" + Math.max(1, panel.model.seats[head.modelData].portrait)
                        sourceSize.width: Math.round(width)
                        sourceSize.height: Math.round(height)
                    }
                }
            }
            Item {
                width: panel.cell
                height: Theme.text(22)
                Symbol { anchors.centerIn: parent; name: "cards"; size: Theme.text(18); color: Theme.table.muted }
            }
        }
        Repeater {
            id: list
            model: panel.rows
            Row {
                id: row
                readonly property real wanted: cards.wanted
                onWantedChanged: Qt.callLater(panel.measure)
                Component.onCompleted: Qt.callLater(panel.measure)
                required property var modelData
                readonly property var shares: [...modelData.chances, modelData.nobody]
                Accessible.role: Accessible.ListItem
                Accessible.name: Services.listed(modelData.names) + ": " + Services.listed([...panel.holders.map(seat => panel.nameOf(seat)), qsTr("Nobody")]
                                                                       .map((name, i) => qsTr("%1 %2 %").arg(name).arg(panel.percent(shares[i]))))
                Row {
                    id: cards
                    anchors.verticalCenter: parent.verticalCenter
                    width: panel.cardsWidth
                    spacing: 5
                    readonly property real wanted: pip.width + signs.implicitWidth + spacing + 4
                    Image {
                        id: pip
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.text(14)
                        height: width
                        source: "image://art/" + Theme.frenchSuit(row.modelData.suit)
                        sourceSize.width: width
                        sourceSize.height: height
                    }
                    Label {
                        id: signs
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.modelData.signs
                        size: panel.textSize
                        font.bold: true
                        color: row.modelData.isTrump ? Theme.table.accent : Theme.table.text
                        Accessible.ignored: true
                    }
                }
                Repeater {
                    model: row.shares
                    Item {
                        id: cell
                        required property real modelData
                        width: panel.cell
                        height: share.implicitHeight + 2
                        Rectangle {
                            x: 1
                            y: 1
                            width: (parent.width - 2) * cell.modelData
                            height: parent.height - 2
                            radius: Math.min(5, width / 2)
                            color: Theme.table.marker
                            opacity: 0.34
                        }
                        Label {
                            id: share
                            anchors.centerIn: parent
                            text: cell.modelData > 0 ? panel.percent(cell.modelData) : "–"
                            size: panel.textSize
                            color: cell.modelData > 0 ? Theme.table.text : Theme.table.muted
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
    function measure() {
        let widest = 0
        for (let i = 0; i < list.count; ++i) widest = Math.max(widest, list.itemAt(i).wanted)
        cardsWidth = widest
    }
}
