import QtQuick
import Parlour

// What a review says of the deal at the table: its course, the decision there, all mistakes, and
// what they add up to.
FocusScope {
    id: panel

    required property GameReview review
    required property GameSession session
    property var moveName: move => move // in words
    property var moveFaces: move => []  // pictures of its cards
    property real faceAspect: 1.4
    property string tab: "list" // decision, list, figures

    signal closed()
    signal saveWanted(bool asPage, bool ofMatch)
    signal openCardsWanted(bool open)

    readonly property string progress: review.of === 0 ? qsTr("Looking...")
        : (review.depth === 0 ? qsTr("First look: %1 of %2") : qsTr("Looking closer: %1 of %2")).arg(review.done).arg(review.of)
          + (review.secondsLeft < 0 ? "" : ", " + qsTr("about %n second(s) left", "", review.secondsLeft))

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: heading.text

    Connections {
        target: panel.session
        function onPositionChanged() { if (panel.tab === "list") panel.tab = "decision" }
    }
    onTabChanged: scroll.contentY = 0

    SoftShadow { anchors.fill: parent; corner: 18; lift: 1.3 }
    Rectangle { anchors.fill: parent; radius: 18; color: Theme.panel.paper }
    MouseArea { anchors.fill: parent; onWheel: {} } // nothing below it

    Column {
        anchors { left: parent.left; right: close.left; leftMargin: 18; rightMargin: 4; verticalCenter: close.verticalCenter }
        Label {
            id: heading
            width: parent.width
            text: panel.session.secretive ? qsTr("Review so far") : qsTr("Review")
            title: true
            size: 18
            color: Theme.panel.title
        }
        Label {
            width: parent.width
            text: panel.review.running ? panel.progress
                : [qsTr("A first look"), qsTr("Looked at closely"), qsTr("Looked at very closely")][panel.review.depth - 1] ?? ""
            size: 12
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            elide: Text.ElideRight
            color: Theme.panel.muted
        }
    }
    IconButton {
        id: close
        anchors { right: parent.right; rightMargin: 10; top: parent.top; topMargin: 8 }
        symbol: "close"
        ink: "#6B6657"
        glow: Theme.gold
        text: qsTr("Close")
        keys: "H"
        onClicked: panel.closed()
    }
    CourseView {
        id: course
        anchors { left: parent.left; right: parent.right; top: close.bottom; leftMargin: 12; rightMargin: 14; topMargin: 4 }
        focus: true
        review: panel.review
        plotHeight: Math.max(80, Math.min(138 * Theme.grown, panel.height * 0.22))
    }
    SegmentedChoice {
        id: tabs
        anchors { left: parent.left; leftMargin: 12; top: course.bottom; topMargin: 6 }
        most: panel.width - 24
        look: Theme.lightChrome
        name: heading.text
        options: [{ value: "decision", title: qsTr("Decision") }, { value: "list", title: qsTr("Mistakes") }, { value: "figures", title: qsTr("Figures") }]
        value: panel.tab
        onChosen: value => panel.tab = value
    }
    ScrollArea {
        id: scroll
        anchors { left: parent.left; right: parent.right; top: tabs.bottom; bottom: parent.bottom; topMargin: 8; bottomMargin: 14; leftMargin: 10; rightMargin: 2 }
        gutter: 10
        paper: Theme.panel.paper
        Loader {
            width: parent.width
            sourceComponent: ({ decision: decisionView, list: decisionsView, figures: figuresView })[panel.tab]
        }
    }
    Component {
        id: decisionView
        DecisionView {
            review: panel.review
            session: panel.session
            moveName: panel.moveName
            moveFaces: panel.moveFaces
            faceAspect: panel.faceAspect
            onOpenCardsWanted: open => panel.openCardsWanted(open)
        }
    }
    Component {
        id: decisionsView
        DecisionsView { review: panel.review; session: panel.session; moveName: panel.moveName }
    }
    Component {
        id: figuresView
        FiguresView { review: panel.review; session: panel.session; match: Program.matchReview; onSaveWanted: (asPage, ofMatch) => panel.saveWanted(asPage, ofMatch) }
    }
}
