import QtQuick
import Parlour

// The decisions of a review: whose, from which grade on, in which order.
Column {
    id: view

    required property GameReview review
    required property GameSession session
    property var moveName: move => move
    readonly property DecisionList list: review.list

    spacing: 6

    Row {
        x: 4
        width: parent.width - 8
        spacing: 6
        DropDown {
            width: (parent.width - 6) * 0.47
            look: Theme.lightChrome
            name: qsTr("Whose decisions")
            options: [{ value: -1, title: qsTr("Everybody") }].concat(view.session.seats.map((seat, i) => ({ value: i, title: seat.name })))
            value: view.list.seat
            onChosen: value => {
                view.list.seat = value
                if (value >= 0) view.review.seat = value // and that seat's course
            }
        }
        DropDown {
            width: (parent.width - 6) * 0.53
            look: Theme.lightChrome
            name: qsTr("Which decisions")
            options: [{ value: 2, title: qsTr("All mistakes") }, { value: 3, title: qsTr("Clear mistakes") }, { value: 4, title: qsTr("Blunders") }, { value: 0, title: qsTr("All decisions") }]
            value: view.list.leastGrade
            onChosen: value => view.list.leastGrade = value
        }
    }
    SegmentedChoice {
        x: 4
        most: parent.width - 8
        look: Theme.lightChrome
        name: qsTr("Order")
        options: [{ value: false, title: qsTr("By turn") }, { value: true, title: qsTr("By cost") }]
        value: view.list.byCost
        onChosen: value => view.list.byCost = value
    }
    TextButton {
        x: 4
        width: parent.width - 8
        visible: view.session.persons > 0 && view.list.count > 0
        look: Theme.lightChrome
        symbol: "hint"
        text: qsTr("Learn from your mistakes")
        tip: "L"
        onClicked: Program.learnFromMistakes()
    }
    Label {
        x: 10
        width: parent.width - 20
        visible: view.list.count === 0
        text: view.review.running ? qsTr("Nothing found so far.") : qsTr("Nothing here. Well played!")
        size: 14
        wrapMode: Text.Wrap
        color: Theme.panel.text
    }
    Repeater {
        model: view.list
        DecisionRow {
            width: view.width
            moveWords: view.moveName(move)
            chosen: ply === view.session.played
            onClicked: view.review.show(ply)
        }
    }
}
