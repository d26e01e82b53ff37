import QtQuick
import Parlour

// All keys of the program.
Column {
    id: list

    readonly property var keys: [
        ["1 - 9", qsTr("play the card at that place")],
        ["← →", qsTr("go from card to card")],
        [qsTr("Enter, Space"), qsTr("play the card, press the button")],
        ["Tab", qsTr("go to the next control")],
        ["H", qsTr("hint; when watching: thoughts")],
        ["B", qsTr("in the hint: who may hold what")],
        ["T", qsTr("tricks so far")],
        ["Ctrl+Z, Ctrl+Shift+Z", qsTr("undo, redo")],
        ["P, N, +, −, O", qsTr("when watching: pause, one step, faster, slower, open hands")],
        [qsTr("Home, End"), qsTr("in a replay: to its beginning, to its end")],
        [qsTr("Ctrl+Page up, Ctrl+Page down"), qsTr("in a replay or review of a match: the deal before, the next one")],
        ["R", qsTr("review a game that is over, or what was played so far (counts as a hint)")],
        ["N, P", qsTr("in a review: the next mistake, the one before")],
        ["L", qsTr("on the start screen: the laboratory")],
        ["O", qsTr("in a review: with open cards, or without")],
        ["L", qsTr("in a review: learn from your mistakes; then N and Shift+N: the next one, the one before")],
        [qsTr("Esc, W, Ctrl+Enter"), qsTr("at the tutor's question: take back, show why, play anyway")],
        ["N", qsTr("in training: the next problem")],
        ["S", qsTr("sounds on or off")],
        ["M", qsTr("menu of the table")],
        ["G, P, R", qsTr("Big Two, Doudizhu: find a play, pass, sort the hand")],
        [qsTr("Shift+R"), qsTr("Big Two, Doudizhu: review what was played so far (counts as a hint)")],
        ["Tab", qsTr("Big Two, Doudizhu: the next play with the raised cards")],
        ["C", qsTr("Big Two: classes of the cards; Euchre: claim the rest")],
        ["K", qsTr("Doudizhu: cards still out; Euchre: who may hold which card")],
        ["1 - 4, P, A", qsTr("Euchre: a bid, pass, go alone")],
        ["1 - 5", qsTr("Samurai: choose a tile, or a figure to place")],
        ["G", qsTr("Samurai: go to a space by its letter and number")],
        [qsTr("Backspace, E"), qsTr("Samurai: take back a step, end the turn")],
        ["+, −, 0", qsTr("Samurai: zoom in and out, the whole chart")],
        ["Ctrl+N", qsTr("new game")],
        ["Ctrl+O, Ctrl+S", qsTr("open a saved game, save this one")],
        ["Ctrl+V", qsTr("in the laboratory: paste a position")],
        [qsTr("Ctrl+wheel, Ctrl+0"), qsTr("size of the cards")],
        ["F1", qsTr("how to play")],
        ["F2", qsTr("training")],
        ["F11", qsTr("full screen")],
        ["Ctrl+,", qsTr("settings")],
        ["Esc", qsTr("close, back; in a first game: stop explaining")],
        ["Ctrl+Q", qsTr("quit")]
    ]
    spacing: 6
    Repeater {
        model: list.keys
        Row {
            id: row
            required property var modelData
            spacing: 16
            width: list.width
            Label { width: Math.max(200, list.width * 0.32); text: row.modelData[0]; font.bold: true; color: Theme.chrome.title; wrapMode: Text.Wrap }
            Label { width: row.width - x; text: row.modelData[1]; wrapMode: Text.Wrap }
        }
    }
}
