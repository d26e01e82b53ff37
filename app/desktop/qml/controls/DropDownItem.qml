import QtQuick
import QtQuick.Templates as T
import Parlour

// One line of a drop-down list, under a heading where a new section begins.
T.ItemDelegate {
    id: item

    required property var modelData
    required property int index
    property var options: []
    property bool chosen: false
    readonly property bool startsSection: modelData.section !== undefined
        && (index === 0 || options[index - 1].section !== modelData.section)
    readonly property real headingHeight: startsSection ? heading.implicitHeight + 8 : 0

    width: ListView.view.width
    implicitHeight: headingHeight + words.implicitHeight + 18
    Accessible.name: modelData.title
    Accessible.onPressAction: if (enabled) clicked()

    background: Rectangle {
        anchors.fill: parent
        anchors.topMargin: item.headingHeight
        color: item.highlighted ? Theme.chrome.chosen : "transparent"
        radius: 8
    }
    Label {
        id: heading
        visible: item.startsSection
        x: 12
        y: 6
        width: parent.width - 24
        text: item.modelData.section ?? ""
        wrapMode: Text.Wrap
        size: 12
        color: Theme.chrome.muted
    }
    Label {
        id: words
        anchors { left: parent.left; right: mark.left; bottom: parent.bottom; leftMargin: 12; bottomMargin: 9 }
        text: item.modelData.title
        color: Theme.chrome.title
        font.bold: item.chosen
        elide: Text.ElideRight
    }
    Symbol {
        id: mark
        anchors { right: parent.right; rightMargin: 10; verticalCenter: words.verticalCenter }
        visible: item.chosen
        name: "check"
        size: 16
        color: Theme.primaryTop
    }
}
