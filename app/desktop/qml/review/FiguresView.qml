import QtQuick
import Parlour

// What a review counts: accuracy, costs and luck of every seat.
Column {
    id: view

    required property GameReview review
    required property GameSession session
    property MatchReview match: null // that the deal belongs to
    property bool ofMatch: false     // its figures are shown
    readonly property bool isDealt: Program.games.game(session.game).isDealt // else the words are those of a board

    signal saveWanted(bool asPage, bool ofMatch)

    spacing: 14

    component Figure: Item {
        id: figure
        property string label
        property string value
        width: parent ? parent.width : 0
        height: Math.max(name.implicitHeight, number.implicitHeight) + 3
        Accessible.role: Accessible.StaticText
        Accessible.name: label + ": " + value
        Label { id: name; anchors { left: parent.left; right: number.left; rightMargin: 8 } text: figure.label; size: 13; color: Theme.panel.muted; wrapMode: Text.Wrap; Accessible.ignored: true }
        Label { id: number; anchors.right: parent.right; text: figure.value; size: 13.5; color: Theme.panel.title; Accessible.ignored: true }
    }

    SegmentedChoice {
        x: 4
        visible: view.match !== null
        most: parent.width - 8
        look: Theme.lightChrome
        name: qsTr("Whose figures")
        options: [{ value: false, title: view.isDealt ? qsTr("This deal") : qsTr("This game") }, { value: true, title: qsTr("The match") }]
        value: view.ofMatch
        onChosen: value => view.ofMatch = value
    }
    Label {
        x: 10
        width: parent.width - 20
        visible: view.ofMatch && view.match !== null && view.match.ready < view.match.deals.length
        text: visible ? (view.isDealt ? qsTr("%1 of %2 deals looked at") : qsTr("%1 of %2 games looked at")).arg(view.match.ready).arg(view.match.deals.length) : ""
        size: 13
        wrapMode: Text.Wrap
        color: Theme.panel.muted
    }
    Repeater {
        model: view.ofMatch && view.match ? view.match.figures : view.review.figures
        Column {
            id: seat
            required property var modelData
            x: 10
            width: view.width - 20
            spacing: 2
            Item {
                width: parent.width
                height: who.implicitHeight + 4
                Label { id: who; anchors { left: parent.left; right: accuracy.left; rightMargin: 8 } text: seat.modelData.name; title: true; size: 16; color: Theme.panel.title; elide: Text.ElideRight }
                Label { id: accuracy; anchors { right: parent.right; baseline: who.baseline } text: qsTr("Accuracy %1").arg(seat.modelData.accuracy); size: 14; font.bold: true; color: Theme.panel.title }
            }
            Flow {
                width: parent.width
                spacing: 8
                Repeater {
                    model: seat.modelData.grades
                    Row {
                        id: grade
                        required property var modelData
                        spacing: 4
                        Accessible.role: Accessible.StaticText
                        Accessible.name: modelData.words + ": " + modelData.count
                        GradeMark { width: 20 * Theme.grown; rank: grade.modelData.rank; symbol: grade.modelData.mark; opacity: grade.modelData.count > 0 ? 1 : 0.4 }
                        Label { anchors.verticalCenter: parent.verticalCenter; text: grade.modelData.count; size: 13; color: Theme.panel.title; Accessible.ignored: true }
                    }
                }
            }
            Figure { label: qsTr("Mean cost of a decision"); value: seat.modelData.cost }
            Figure { label: qsTr("Before the deal"); value: seat.modelData.start }
            Figure { label: qsTr("Luck, give or take %1").arg(seat.modelData.luckNoise); value: seat.modelData.luck }
            Figure { label: qsTr("Own play"); value: seat.modelData.ownPlay }
            Figure { label: qsTr("Play of the other players"); value: seat.modelData.othersPlay }
            Figure { label: qsTr("Result"); value: seat.modelData.result }
        }
    }
    Repeater {
        model: view.ofMatch && view.match ? view.match.deals : []
        MatchDealRow { width: view.width; isDealt: view.isDealt }
    }
    Label {
        x: 10
        width: parent.width - 20
        text: qsTr("Every decision is judged by what its player could know.")
        size: 12
        wrapMode: Text.Wrap
        color: Theme.panel.muted
    }
    Flow {
        id: buttons
        readonly property bool canSave: view.ofMatch ? view.match !== null && view.match.ready === view.match.deals.length : !view.session.secretive
        x: 10
        width: parent.width - 20
        spacing: 8
        TextButton { look: Theme.lightChrome; visible: !view.ofMatch && !view.review.running && view.review.depth < 3; text: qsTr("Look deeper"); onClicked: view.review.lookDeeper() }
        TextButton { look: Theme.lightChrome; visible: buttons.canSave; text: qsTr("Save as page..."); onClicked: view.saveWanted(true, view.ofMatch) }
        TextButton { look: Theme.lightChrome; visible: buttons.canSave; text: qsTr("Save as data..."); onClicked: view.saveWanted(false, view.ofMatch) }
    }
}
