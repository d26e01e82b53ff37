import QtQuick
import Parlour

// Messages to the person, one at a time, each for as long as it takes to read.
Item {
    id: toast

    property var waiting: []
    property string text
    property string shownText // stays while it fades

    function say(words) {
        if (text === words || waiting.includes(words)) return
        if (text === "") text = words
        else waiting = waiting.concat([words])
    }
    function next() {
        text = waiting.length > 0 ? waiting[0] : ""
        waiting = waiting.slice(1)
    }

    visible: opacity > 0
    opacity: text === "" ? 0 : 1
    width: Math.min(parent.width - 40, words.implicitWidth + 100)
    height: words.implicitHeight + 28
    anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 90 * Theme.unit }
    z: 200
    Behavior on opacity { NumberAnimation { duration: Theme.fade } }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    onTextChanged: {
        if (text === "") return
        shownText = text
        timer.interval = 2500 + 60 * text.length
        timer.restart()
        Services.announce(toast)
    }
    Timer { id: timer; onTriggered: toast.next() }

    SoftShadow { anchors.fill: parent; corner: 16; lift: 1.3 }
    Rectangle { anchors.fill: parent; radius: 16; color: Theme.ink }
    Label {
        id: words
        anchors { left: parent.left; right: close.left; verticalCenter: parent.verticalCenter; leftMargin: 20; rightMargin: 8 }
        text: toast.shownText
        color: "#FFFFFF"
        wrapMode: Text.Wrap
    }
    IconButton {
        id: close
        anchors { right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter }
        symbol: "close"
        ink: "#FFFFFF"
        text: qsTr("Close")
        onClicked: toast.next()
    }
}
