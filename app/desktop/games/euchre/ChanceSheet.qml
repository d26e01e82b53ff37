import QtQuick
import Parlour

// Who may hold which card, and with what chance, as far as the viewer can know.
ModalSheet {
    id: sheet

    required property EuchreTable model
    readonly property var chart: shown ? model.chances : ({})
    readonly property var suits: chart.suits ?? []
    readonly property var names: [...(chart.names ?? []), qsTr("Nobody")]

    title: qsTr("Who may hold what")
    widest: 620

    Label {
        width: parent.width
        wrapMode: Text.Wrap
        text: sheet.suits.length === 0 ? qsTr("Every card has been seen.")
            : qsTr("Each card that you have not seen lies with equal chance wherever it can lie: with whoever has not shown to lack its suit, or with nobody, face down.")
    }
    Row {
        id: heads
        readonly property real first: Theme.text(15) * 4.8
        readonly property real cell: (sheet.body.width - first) / sheet.names.length
        visible: sheet.suits.length > 0
        Item { width: heads.first; height: 1 }
        Repeater {
            model: sheet.names
            Label {
                required property string modelData
                width: heads.cell
                horizontalAlignment: Text.AlignHCenter
                text: modelData
                size: 13
                font.bold: true
                color: Theme.chrome.title
                elide: Text.ElideRight
            }
        }
    }
    Repeater {
        model: sheet.suits
        Column {
            id: suit
            required property var modelData
            width: parent.width
            spacing: 3
            Row {
                spacing: 8
                Image {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.text(20)
                    height: width
                    source: "image://art/" + Theme.frenchSuit(suit.modelData.suit)
                    sourceSize.width: width
                    sourceSize.height: height
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: suit.modelData.isTrump ? qsTr("%1, trump").arg(suit.modelData.name) : suit.modelData.name
                    size: 14
                    font.bold: true
                    color: Theme.chrome.title
                }
            }
            Repeater {
                model: suit.modelData.cards
                Row {
                    id: row
                    required property var modelData
                    readonly property var shares: [...modelData.chances, modelData.nobody]
                    function percent(share) { return Math.round(100 * share) }
                    Accessible.role: Accessible.ListItem
                    Accessible.name: modelData.name + ": " + Program.listed(sheet.names.map((name, i) => qsTr("%1 %2 %").arg(name).arg(percent(shares[i]))))
                    Label { width: heads.first; leftPadding: 28; text: row.modelData.sign; size: 15; font.bold: true; color: Theme.chrome.title; Accessible.ignored: true }
                    Repeater {
                        model: row.shares
                        Item {
                            id: cell
                            required property real modelData
                            width: heads.cell
                            height: share.implicitHeight + 8
                            Rectangle { anchors.fill: parent; anchors.margins: 2; radius: 6; color: Theme.chrome.bar; opacity: 0.45 }
                            Rectangle {
                                x: 2; y: 2
                                height: parent.height - 4
                                width: (parent.width - 4) * cell.modelData
                                radius: Math.min(6, width / 2)
                                color: Theme.chrome.chosenEdge
                                opacity: 0.55
                            }
                            Label {
                                id: share
                                anchors.centerIn: parent
                                text: cell.modelData > 0 ? qsTr("%1 %").arg(row.percent(cell.modelData)) : "–"
                                size: 13
                                color: cell.modelData > 0 ? Theme.chrome.title : Theme.chrome.muted
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
    }
}
