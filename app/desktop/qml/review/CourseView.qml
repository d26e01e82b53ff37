import QtQuick
import Parlour

// The course of the deal, to point at and to walk along by the arrow keys.
FocusScope {
    id: course

    required property GameReview review
    property real plotHeight: 138 * Theme.grown
    readonly property real laneWidth: Math.max(unit.implicitWidth, luck.implicitWidth, play.implicitWidth)
    property int revision: 0 // counts up when there is news
    readonly property int hovered: mouse.containsMouse ? plot.rowAt(mouse.mouseX) : -1
    readonly property string words: revision >= 0 ? review.wordsOf(hovered >= 0 ? hovered : review.row) : ""

    implicitHeight: plot.height + said.height + 4
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Course of the deal") + ": " + words
    Accessible.focusable: true
    Keys.onLeftPressed: review.showRow(review.row - 1)
    Keys.onRightPressed: review.showRow(review.row + 1)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home) review.showRow(1)
        else if (event.key === Qt.Key_End) review.showRow(review.rows - 1)
        else return
        event.accepted = true
    }
    Connections {
        target: course.review
        function onChanged() { ++course.revision }
    }

    component Lane: Label {
        size: 12
        color: Theme.panel.muted
        width: course.laneWidth
        horizontalAlignment: Text.AlignRight
        Accessible.ignored: true
    }
    Rectangle {
        anchors.fill: plot
        radius: 10
        color: "#FFFFFF"
        opacity: 0.7
        border { width: 1; color: Theme.panel.edge }
    }
    CoursePlot {
        id: plot
        anchors { left: luck.right; right: parent.right; leftMargin: 6 }
        height: course.plotHeight
        review: course.review
        hovered: course.hovered
        ink: Theme.panel.title
        paper: Theme.panel.paper
        curve: Theme.primaryTop
        loss: "#B5501A"
    }
    Lane { id: luck; y: plot.luckMiddle - height / 2; text: qsTr("Luck") }
    Lane { id: play; y: plot.playMiddle - height / 2; text: qsTr("Play") }
    Lane {
        id: unit
        y: plot.height * 0.3 - height / 2
        text: course.review.win ? qsTr("Win") : qsTr("Points", "lane of a chart")
    }
    MouseArea {
        id: mouse
        anchors.fill: plot
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: mouse => {
            course.forceActiveFocus()
            course.review.showRow(plot.rowAt(mouse.x))
        }
    }
    FocusRing { anchors.fill: plot; shown: course.activeFocus && Theme.keysInUse; corner: 10 }
    Label {
        id: said
        anchors { left: parent.left; right: parent.right; top: plot.bottom; topMargin: 4 }
        text: course.words
        size: 12.5
        color: Theme.panel.text
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
