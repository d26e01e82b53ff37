import QtQuick
import Parlour

// The levels of a game as a ladder, the strongest at the top, and where the person stands on it: a mark,
// and as a band how sure that is.
Column {
    id: ladder

    required property string game
    property var strength: ({}) // GameResults.strength
    readonly property int enough: 5 // games to tell anything from
    readonly property var rungs: strength.rungs ?? []
    readonly property bool known: rungs.length > 0 && (strength.games ?? 0) >= enough
    readonly property real rowHeight: Theme.text(30)

    function label(rung) { return Program.games.labelOf(game, rung.spec) }
    function nearest(elo) { return rungs.reduce((best, rung) => Math.abs(rung.elo - elo) < Math.abs(best.elo - elo) ? rung : best, rungs[0]) }
    // From the top of the ladder, whose rungs stand at equal distances.
    function heightOf(elo) {
        const last = rungs.length - 1
        let rung = last <= 0 ? 0 : elo - rungs[0].elo
        if (last > 0) {
            let i = 0
            while (i < last - 1 && elo > rungs[i + 1].elo) ++i
            rung = i + (elo - rungs[i].elo) / (rungs[i + 1].elo - rungs[i].elo)
        }
        return (last - Math.max(-0.5, Math.min(last + 0.5, rung)) + 0.5) * rowHeight
    }

    spacing: 10

    Label {
        width: parent.width
        wrapMode: Text.Wrap
        size: 16
        color: Theme.chrome.title
        text: {
            if (!ladder.known) return qsTr("Finish %n more game(s) without hints, tutor and taking back, against these levels, and you will see here how strong you are.", "", ladder.enough - (ladder.strength.games ?? 0))
            const at = ladder.label(ladder.nearest(ladder.strength.elo))
            const low = ladder.label(ladder.nearest(ladder.strength.low))
            const high = ladder.label(ladder.nearest(ladder.strength.high))
            return low === high ? qsTr("You play about as well as this level: %1.").arg(at)
                                : qsTr("You play about as well as this level: %1. Likely between %2 and %3.").arg(at).arg(low).arg(high)
        }
    }
    Item {
        width: parent.width
        height: ladder.rungs.length * ladder.rowHeight
        Accessible.ignored: true

        readonly property real pole: 46
        Rectangle { x: 10; width: 3; height: parent.height; radius: 1.5; color: Theme.chrome.bar }
        Rectangle { x: parent.pole; width: 3; height: parent.height; radius: 1.5; color: Theme.chrome.bar }
        Repeater {
            model: ladder.rungs.slice().reverse()
            Item {
                id: row
                required property var modelData
                required property int index
                y: index * ladder.rowHeight
                width: parent.width
                height: ladder.rowHeight
                Rectangle { x: 10; width: 39; height: 3; radius: 1.5; anchors.verticalCenter: parent.verticalCenter; color: Theme.chrome.bar }
                Label {
                    x: 66
                    width: parent.width - x
                    anchors.verticalCenter: parent.verticalCenter
                    text: (ladder.rungs.length - row.index) + " · " + ladder.label(row.modelData)
                    size: 14
                    elide: Text.ElideRight
                    font.bold: ladder.known && ladder.nearest(ladder.strength.elo).spec === row.modelData.spec
                    color: Theme.chrome.title
                }
            }
        }
        Rectangle { // how sure it is
            visible: ladder.known
            x: 18
            width: 23
            y: visible ? ladder.heightOf(ladder.strength.high) : 0
            height: visible ? Math.max(width, ladder.heightOf(ladder.strength.low) - y) : 0
            radius: width / 2
            color: Theme.gold
            opacity: 0.45
        }
        Rectangle {
            visible: ladder.known
            x: 18
            width: 23
            height: width
            radius: width / 2
            y: visible ? Math.max(0, Math.min(parent.height - height, ladder.heightOf(ladder.strength.elo) - height / 2)) : 0
            color: Theme.gold
            border { width: 2; color: Theme.chrome.title }
        }
    }
    Label {
        width: parent.width
        visible: ladder.known
        wrapMode: Text.Wrap
        size: 13
        color: Theme.chrome.muted
        text: qsTr("From your last %n game(s) without hints, tutor and taking back, against these levels.", "", ladder.strength.games ?? 0)
    }
}
