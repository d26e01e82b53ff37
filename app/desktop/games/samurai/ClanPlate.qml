import QtQuick
import Parlour

// A player of Samurai: portrait and name, mark, number of tiles, and what they have captured.
Item {
    id: plate

    required property var seat // as SamuraiTable.seats lists it
    property var castes: []
    property TableModel tableModel
    property string caption
    property bool lit: false

    readonly property real portraitSize: Theme.compact ? 30 : 42 * Theme.grown
    readonly property real tokenSize: Theme.compact ? 24 : 32 * Theme.grown

    readonly property real digits: Theme.text(18) * 0.62
    readonly property real countWidth: Theme.text(15) + 1.3 * Theme.text(14) + 4

    width: Math.max(Theme.compact ? 196 : 236 * Theme.grown,
                    3 * (tokenSize + 8) + seat.captured.reduce((sum, count) => sum + String(count).length, 0) * digits + countWidth + 2 * face.x + 6,
                    face.x + face.width + 9 + Math.max(nameLabel.implicitWidth, words.visible ? words.implicitWidth : 0) + 26 + mark.width + face.x)
    height: Math.max(portraitSize, nameLabel.implicitHeight + (words.visible ? words.implicitHeight : 0)) + Math.max(tokenSize, Theme.text(18)) + (Theme.compact ? 16 : 28 * Theme.grown)
    Accessible.role: Accessible.StaticText
    Accessible.name: [seat.name, caption, seat.style, tilesLeft].filter(part => part !== "").concat(castes.filter((caste, i) => seat.captured[i] >= 0)
        .map((caste, i) => qsTr("%1: %2 captured").arg(caste.name).arg(seat.captured[i]) + (seat.leads[i] ? ", " + qsTr("leads") : ""))).join(", ")

    readonly property string tilesLeft: qsTr("%n tile(s) left", "in hand and supply", seat.hand + seat.supply)

    // Where a captured figure goes.
    function tokenAt(caste) {
        const token = tokens.itemAt(caste)
        return token ? token.mapToItem(null, tokenSize / 2, token.height / 2) : plate.mapToItem(null, width / 2, height / 2)
    }
    // Where the player's tiles come from.
    function handAt() { return plate.mapToItem(null, width / 2, height / 2) }

    HoverHandler { id: hover }
    Tip { shown: hover.hovered; text: plate.seat.style }
    RemarkBubble { seat: plate.seat.seat; table: plate.tableModel }
    SoftShadow { anchors.fill: parent; corner: 16; lift: 0.9 }
    Item { // whose turn it is can be seen from across the room
        anchors.fill: parent
        visible: plate.lit
        Repeater {
            model: [[11, 0.14], [7.5, 0.2], [3, 1]]
            Rectangle {
                required property var modelData
                anchors.fill: parent
                anchors.margins: -modelData[0]
                radius: 16 + modelData[0]
                color: Theme.tables.green.marker
                opacity: modelData[1]
            }
        }
        SequentialAnimation on opacity {
            running: plate.lit && !Theme.reducedMotion
            NumberAnimation { from: 0.3; to: 1; duration: Theme.ms(450); easing.type: Easing.OutQuad }
            NumberAnimation { from: 1; to: 0.75; duration: Theme.ms(250) }
            NumberAnimation { from: 0.75; to: 1; duration: Theme.ms(200) }
        }
    }
    Rectangle { anchors.fill: parent; radius: 16; color: Theme.panel.paper; opacity: plate.lit || Theme.highContrast ? 1 : 0.95 }
    Image {
        id: face
        x: Theme.compact ? 6 : 11 * Theme.grown
        y: x
        width: plate.portraitSize
        height: width
        source: "image://art/people/" + Math.max(1, plate.seat.portrait)
        sourceSize.width: Math.round(width)
        sourceSize.height: Math.round(width)
    }
    Label {
        id: nameLabel
        anchors { left: face.right; right: mark.left; leftMargin: 9; rightMargin: 6 }
        y: face.y + (face.height - implicitHeight - (words.visible ? words.implicitHeight : 0)) / 2
        text: plate.seat.name
        size: 16
        font.bold: true
        color: Theme.panel.title
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Label {
        id: words
        anchors { left: nameLabel.left; right: mark.left; top: nameLabel.bottom; rightMargin: 6 }
        visible: !Theme.compact
        text: plate.caption
        size: 12
        color: Theme.panel.muted
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Hexagon {
        id: mark
        anchors { right: parent.right; rightMargin: face.x + 2; verticalCenter: face.verticalCenter }
        height: plate.portraitSize * 0.86
        width: height * 0.9
        mark: plate.seat.clan
        Symbol {
            anchors { right: parent.left; rightMargin: 2; verticalCenter: parent.verticalCenter }
            visible: plate.seat.cheats ?? false
            name: "eye"
            size: Theme.text(14)
            color: Theme.panel.muted
        }
    }
    Row {
        id: row
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: face.x; rightMargin: face.x; bottomMargin: Theme.compact ? 4 : 9 * Theme.grown }
        Repeater {
            id: tokens
            model: plate.castes.length
            Item {
                id: token
                required property int index
                readonly property int count: plate.seat.captured[index] ?? 0
                readonly property bool leads: plate.seat.leads[index] ?? false
                width: Math.max(row.width * 0.26, plate.tokenSize + 8 + String(count).length * plate.digits)
                height: Math.max(plate.tokenSize, number.implicitHeight)
                Rectangle { // leads this kind
                    anchors { fill: parent; margins: -1; rightMargin: parent.width * 0.06 }
                    visible: token.leads
                    radius: height / 2
                    color: Theme.panel.best
                    border { width: 1.2; color: Theme.panel.bestEdge }
                }
                Image {
                    id: picture
                    anchors.verticalCenter: parent.verticalCenter
                    width: plate.tokenSize
                    height: width * 144 / 140
                    opacity: token.count === 0 ? 0.5 : 1
                    source: "image://art/" + (plate.castes[token.index] ?? plate.castes[0]).picture
                    sourceSize.width: Math.round(width)
                    sourceSize.height: Math.round(height)
                }
                Label {
                    id: number
                    anchors { left: picture.right; leftMargin: 4; verticalCenter: parent.verticalCenter }
                    text: token.count < 0 ? "?" : token.count
                    title: true
                    size: 18
                    color: Theme.panel.title
                    Accessible.ignored: true
                }
            }
        }
        Item {
            width: row.width - x
            height: Math.max(plate.tokenSize, left.implicitHeight)
            Hexagon {
                id: tile
                anchors { right: left.left; rightMargin: 4; verticalCenter: parent.verticalCenter }
                height: Theme.text(15)
                width: height * 0.9
                edge: Theme.panel.muted
                edgeWidth: 1.6
            }
            Label {
                id: left
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                text: plate.seat.hand + plate.seat.supply
                size: 14
                color: Theme.panel.muted
                Accessible.ignored: true
            }
        }
    }
}
