import QtQuick
import Parlour

// What a computer player remarks, for some seconds, at its plate.
Item {
    id: bubble

    required property int seat
    property TableModel table
    readonly property bool isMeant: Theme.settings.remarks && (table?.remark.seat ?? -1) === seat
    property string said
    property bool above: false
    property bool fromRight: false // of the plate, at whose other end it begins

    visible: opacity > 0
    opacity: 0
    width: words.width + 28 // narrow, so that the result beside it covers nothing
    height: words.height + 16
    x: fromRight ? parent.width - width : 0
    y: above ? -height - 8 : parent.height + 8
    z: 30
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text
    Accessible.ignored: !isMeant
    Behavior on opacity { NumberAnimation { duration: Theme.fade } }

    onIsMeantChanged: {
        opacity = isMeant ? 1 : 0
        if (!isMeant) return
        said = table.remark.words
        leaving.restart()
        Services.announce(bubble)
    }
    Timer { id: leaving; interval: 8000; onTriggered: bubble.opacity = 0 }

    SoftShadow { anchors.fill: parent; corner: 14; lift: 1 }
    Rectangle { // towards the plate
        x: bubble.fromRight ? parent.width - width - 24 : 24
        y: bubble.above ? parent.height - height / 2 : -height / 2
        width: 12
        height: 12
        rotation: 45
        color: Theme.panel.paper
    }
    Rectangle { anchors.fill: parent; radius: 14; color: Theme.panel.paper }
    Label {
        id: words
        anchors.centerIn: parent
        width: Math.min(implicitWidth, 140 * Theme.settings.textScale)
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        text: bubble.said
        size: 15
        color: Theme.panel.title
        Accessible.ignored: true
    }
}
