import QtQuick
import QtQuick.Templates as T
import Parlour

// One of a few, all seen at once. The arrow keys move the choice.
FocusScope {
    id: choice

    property var options: [] // {value, title, tip: what more to say, if anything}
    property var value
    property string name     // for screen readers
    property var look: Theme.chrome // Theme.lightChrome on paper
    property real most: 0    // how wide it may be, in equal parts; 0: as its words need

    signal chosen(var value)

    implicitHeight: Math.max(40 * Theme.grown, Theme.text(14) + 20)
    implicitWidth: row.implicitWidth + 8
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: choice.look.field
        border { width: 1.2; color: choice.look.edge }
    }
    Row {
        id: row
        anchors.centerIn: parent
        height: parent.height - 8
        Repeater {
            model: choice.options
            T.RadioButton {
                id: segment

                required property var modelData
                required property int index

                checked: modelData.value === choice.value
                text: modelData.title
                height: row.height
                width: choice.most > 0 ? (choice.most - 8) / choice.options.length : Math.max(48, implicitContentWidth + 28 * Theme.grown)
                hoverEnabled: true
                activeFocusOnTab: checked || activeFocus
                focus: checked
                autoExclusive: false
                onClicked: choice.chosen(modelData.value)
                Keys.onRightPressed: move(1)
                Keys.onLeftPressed: move(-1)
                Accessible.name: text
                Accessible.onPressAction: if (enabled) clicked()
                Accessible.onToggleAction: if (enabled) clicked()

                function move(step) {
                    const next = (index + step + choice.options.length) % choice.options.length
                    choice.chosen(choice.options[next].value)
                    row.children[next].forceActiveFocus()
                }

                background: Rectangle {
                    radius: height / 2
                    color: segment.checked ? Theme.primaryTop : segment.hovered ? choice.look.chosen : "transparent"
                    FocusRing { shown: segment.activeFocus && Theme.keysInUse; corner: parent.radius }
                }
                contentItem: Label {
                    text: segment.text
                    size: 14
                    font.bold: segment.checked
                    color: segment.checked ? "#FFFFFF" : choice.look.title
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    fontSizeMode: choice.most > 0 ? Text.HorizontalFit : Text.FixedSize
                    minimumPixelSize: 9
                    leftPadding: choice.most > 0 ? 8 : 0
                    rightPadding: leftPadding
                    Accessible.ignored: true
                }
                Tip { shown: segment.hovered && text !== ""; text: segment.modelData.tip ?? "" }
            }
        }
    }
}
