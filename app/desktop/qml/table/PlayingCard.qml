import QtQuick
import Parlour

// A card on a table: its picture, shadow and marks. It lies around `centre` and moves there by
// itself; a card that gets or loses its face turns over.
Item {
    id: card

    property string face        // "italian/KC"; empty: the back
    property string spokenName
    property point centre: Qt.point(0, 0)
    property real cardWidth: 100
    property real turn: 0       // degrees
    property real lift: 0.5
    property int delay: 0
    property int moveTime: 220
    property bool playable: false
    property bool suggested: false
    property bool dimmed: false
    property bool latest: false // of the last move
    property bool raised: activeFocus && Theme.keysInUse
    property real rise: 28 * Theme.unit // when raised; when suggested, half of it if several are chosen
    property bool choosable: false // several may be chosen, by what holds the card: it takes no taps or drags itself
    property bool animated: true

    readonly property bool hovered: playable && hover.hovered && !drag.active
    readonly property bool moving: xMove.running || yMove.running

    signal chosen()

    width: cardWidth
    height: cardWidth * 1.4
    x: centre.x - width / 2
    y: centre.y - height / 2
    rotation: turn
    activeFocusOnTab: playable || activeFocus
    Accessible.role: choosable ? Accessible.CheckBox : playable ? Accessible.Button : Accessible.Graphic
    Accessible.checkable: choosable
    Accessible.checked: choosable && raised
    Accessible.name: spokenName
    Accessible.description: playable ? qsTr("Can be played") : ""
    Accessible.focusable: playable
    Accessible.ignored: spokenName === ""
    Accessible.onPressAction: if (playable) chosen()
    Keys.onReturnPressed: if (playable && !choosable) chosen() // several are played together
    Keys.onEnterPressed: if (playable && !choosable) chosen()
    Keys.onSpacePressed: if (playable) chosen()

    component Move: Behavior {
        id: move
        property int easing: Easing.OutCubic
        property alias running: steps.running
        enabled: card.animated && !Theme.reducedMotion && !drag.active
        SequentialAnimation {
            id: steps
            PauseAnimation { duration: card.delay }
            NumberAnimation { duration: Theme.ms(card.moveTime); easing.type: move.easing }
        }
    }
    Move on x { id: xMove }
    // A different curve in each direction, so that the path bends slightly.
    Move on y { id: yMove; easing: Easing.OutQuad }
    Move on rotation { }
    Move on cardWidth { }

    // Reduced motion: instead of moving, the card fades in at its new place.
    onCentreChanged: if (Theme.reducedMotion && animated) fadeIn.restart()
    NumberAnimation { id: fadeIn; target: card; property: "opacity"; from: 0.2; to: 1; duration: Theme.fade }

    Item {
        id: body
        width: parent.width
        height: parent.height
        y: card.raised || (card.suggested && !card.choosable) ? -card.rise : card.suggested ? -card.rise / 2 : card.hovered ? -card.rise / (card.choosable ? 4 : 2) : 0
        Behavior on y { NumberAnimation { duration: Theme.ms(120); easing.type: Easing.OutCubic } }

        // Which side is up: 0 the back, 1 the face. In between the card stands on its edge.
        property string shownFace: card.face
        property real side: card.face === "" ? 0 : 1
        Behavior on side {
            enabled: card.animated && !Theme.reducedMotion
            SequentialAnimation {
                PauseAnimation { duration: card.delay }
                NumberAnimation { duration: Theme.ms(240); easing.type: Easing.InOutQuad }
            }
        }
        Connections {
            target: card
            function onFaceChanged() { if (card.face !== "") body.shownFace = card.face }
        }
        transform: Scale {
            origin.x: body.width / 2
            xScale: Math.max(0.02, Math.abs(2 * body.side - 1))
        }

        SoftShadow {
            anchors.fill: parent
            corner: Math.max(4, Math.round(picture.settledWidth * 18 / 250))
            lift: drag.active ? 1.2 : card.hovered || card.suggested ? 1.1 : card.lift
            turn: card.rotation
        }
        // Glow of the suggested card and ring of the one the keyboard is on.
        Repeater {
            model: card.suggested ? [[12, 0.10], [9, 0.13], [6, 0.18], [3, 1]] : []
            Rectangle {
                required property var modelData
                anchors.fill: parent
                anchors.margins: -modelData[0]
                radius: parent.width * 18 / 250 + modelData[0]
                color: Theme.table.marker
                opacity: modelData[1]
            }
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: -2.5
            visible: card.latest
            radius: parent.width * 18 / 250 + 2.5
            color: Theme.table.marker
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: -6
            visible: card.activeFocus && Theme.keysInUse
            radius: parent.width * 18 / 250 + 6
            color: "transparent"
            border { width: 3; color: Theme.table.marker }
        }
        Image {
            id: picture
            // Rendered at the size that the card will have, so that it is crisp on arrival.
            property real settledWidth: card.cardWidth
            readonly property int margin: 2 // so that a turned card keeps smooth edges
            anchors.fill: parent
            anchors.margins: -margin
            source: body.side > 0.5 && body.shownFace !== "" ? "image://art/card/" + body.shownFace
                                                             : "image://art/card/backs/" + Theme.back
            sourceSize.width: Math.max(8, Math.round(settledWidth)) + 2 * margin
            sourceSize.height: Math.max(11, Math.round(settledWidth * 1.4)) + 2 * margin
        }
        Rectangle {
            anchors.fill: parent
            visible: card.dimmed
            radius: parent.width * 18 / 250
            color: Theme.ink
            opacity: 0.4
        }
    }

    HoverHandler { id: hover; enabled: card.playable; cursorShape: Qt.PointingHandCursor }
    TapHandler {
        enabled: card.playable && !card.choosable
        onTapped: card.chosen()
    }
    DragHandler {
        id: drag
        enabled: card.playable && !card.choosable
        property point from
        onActiveChanged: {
            if (active) {
                from = Qt.point(card.x, card.y)
            } else {
                const far = card.y < from.y - card.height * 0.35
                card.x = Qt.binding(() => card.centre.x - card.width / 2)
                card.y = Qt.binding(() => card.centre.y - card.height / 2)
                if (far) card.chosen()
            }
        }
    }
}
