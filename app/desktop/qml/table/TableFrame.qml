import QtQuick
import Parlour

// What every table has round its game: cloth, bars, hint, menu, result, curtain, and their keys.
// The game's own things are put into it and lie in `area`, which the open hint leaves free.
FocusScope {
    id: frame

    required property GameSession session
    property string title: Program.games.all.find(game => game.id === session.game).name
    property string caption
    property TableModel tableModel // what shows the session
    property bool settled: true // all that has happened is shown
    property ModalSheet log // what has been played
    property string logTitle
    property list<ModalSheet> sheets // what else the game opens over its table
    property string headline: session.result.headline ?? "" // how the deal ended, in a few words
    property string story // and in a sentence or two
    property var moveName: move => move // in words
    property var moveFaces: move => []  // pictures of its cards
    property var cardName: moveName     // of a hidden card
    property var cardFaces: moveFaces
    property string chanceOf            // what the chances of hidden cards are, where they are not of single cards
    property real faceAspect: 1.4
    property Component reckoning // how the game was decided, if points do not say it
    property bool undoesMoves: true // else the game undoes something of its own: undoWanted
    property string undoName: qsTr("Undo")
    property GameReview review: null // of the deal, which is then a replay
    property PositionStudy study: null // of the position
    readonly property bool training: session.problem
    readonly property bool ofGame: study === null && !session.drill // not of a position alone
    readonly property bool reviewable: session.over || session.replay || (session.played > 0 && session.persons < 2 && !Program.teacher.teaching)
    property string reviewKey: "R" // of a deal that goes on
    readonly property bool hasPanel: review !== null || study !== null // of its own, in place of hints
    property bool sideOpen: hasPanel // that panel
    readonly property bool panelOpen: hasPanel ? sideOpen : training || session.hintOpen
    property bool openHands: review === null // a review shows what the player to move sees
    property point middle: Qt.point(scene.width / 2, scene.height / 2) // the centre of what is played, in the area
    property string turnSide: "" // where the player to move sits: bottom, top, left, right

    default property alias content: scene.data
    readonly property Item area: scene
    property bool hintOver: false // the open hint never takes room from the table
    readonly property bool hintBeside: panelOpen && width >= (hasPanel ? 800 : 1000) && !hintOver // else it slides over
    readonly property bool hintLies: panelOpen && !hintBeside // over the table
    readonly property real hintLeft: hintLies ? width - hintWidth - (Theme.compact ? 10 : 20) : scene.width
    property real hintTop: topBar.height + (Theme.compact ? 10 : 20) // where its panel begins
    property real hintBottom: actionBar.y - 14 // and ends at the latest
    readonly property rect hintRect: hintLoader.active ? Qt.rect(hintLoader.x, hintLoader.y - topBar.height, hintLoader.width, hintLoader.height) : Qt.rect(0, 0, 0, 0) // in the area
    readonly property real hintWidth: Math.min(540, (hasPanel && !Theme.compact ? 360 : 292) * Math.max(1, Theme.unit) * Math.min(1.2, Theme.settings.textScale))
    readonly property real barHeight: topBar.height
    readonly property Item actions: actionBar
    readonly property bool isDealt: Program.games.game(session.game).isDealt // else the words are those of a board
    readonly property bool sheetShown: Array.from(sheets).some(sheet => sheet.shown)
    readonly property bool busy: menu.shown || (log && log.shown) || sheetShown || curtain.shown || resultPanel.shown

    // ---- for bubbles that speak of something on the table

    // Where something lies, in the area; nothing: it is not there. A game knows its own things.
    function targetRect(name) { return Qt.rect(0, 0, 0, 0) }
    property var lessonClear: []  // what a step must not cover
    property var lessonSpared: [] // and should not
    function sparedRects() { return lessonSpared.map(targetRect) }
    readonly property rect actionsRect: Qt.rect(actionBar.x, actionBar.y - barHeight, actionBar.width, actionBar.height)
    function rectOf(item) { return item && item.parent && item.visible ? item.parent.mapToItem(scene, item.x, item.y, item.width, item.height) : Qt.rect(0, 0, 0, 0) }
    // Whoever is taught has not played hundreds of others before: no number.
    readonly property string deal: Program.teacher.teaching ? qsTr("First game")
        : Program.matchDeals > 0 ? (isDealt ? qsTr("Deal %1 of %2") : qsTr("Game %1 of %2")).arg(Program.matchDeal).arg(Program.matchDeals)
        : session.dealNumber === "" ? "" : (isDealt ? qsTr("Deal %1") : qsTr("Game %1")).arg(session.dealNumber)

    // To what the person will do next.
    function focusTable() { forceActiveFocus() }

    readonly property var tutorNames: ({ off: qsTr("off"), gentle: qsTr("gentle"), strict: qsTr("strict") })
    function changeTutor() {
        const names = Object.keys(tutorNames)
        const tutor = names[(names.indexOf(Theme.settings.tutor) + 1) % names.length]
        Theme.settings.tutor = tutor
        Program.message(tutor === "off" ? qsTr("The tutor keeps silent.")
                      : tutor === "gentle" ? qsTr("The tutor asks before you make a mistake.")
                                           : qsTr("The tutor asks before mistakes and inaccuracies."))
    }

    signal undoWanted()
    signal leaveWanted()
    signal newGameWanted()
    signal dealWanted(bool sameDeal)
    signal helpWanted()
    signal settingsWanted()
    signal statisticsWanted()
    signal openWanted()
    signal saveWanted()
    signal reviewWanted()
    signal studyWanted()
    signal reviewSaveWanted(bool asPage, bool ofMatch)
    signal sounded(string name)
    signal soundedFrom(string name, string side) // "left", "right", "top", "bottom"; empty: from nowhere

    function undo() {
        if (undoesMoves) session.undo()
        else undoWanted()
    }

    Cloth {
        anchors.fill: parent
        headroom: topBar.height
        middle: Qt.point(frame.middle.x, topBar.height + frame.middle.y)
    }
    Image { // light at the side of the player to move
        readonly property point at: ({ bottom: Qt.point(scene.width / 2, frame.height), top: Qt.point(scene.width / 2, topBar.height),
                                       left: Qt.point(0, frame.height * 0.45), right: Qt.point(scene.width, frame.height * 0.45) })[frame.turnSide] ?? Qt.point(0, 0)
        visible: frame.turnSide !== ""
        width: (frame.turnSide === "left" || frame.turnSide === "right" ? 340 : 800) * Theme.unit
        height: (frame.turnSide === "left" || frame.turnSide === "right" ? 600 : 340) * Theme.unit
        x: at.x - width / 2
        y: at.y - height / 2
        source: "image://art/glow?" + Theme.table.light
        sourceSize.width: 200
        sourceSize.height: 100
    }
    Item {
        id: scene
        anchors { top: topBar.bottom; bottom: parent.bottom; left: parent.left }
        width: frame.width - (frame.hintBeside ? frame.hintWidth + 20 : 0)
        enabled: !frame.busy
        Behavior on width { NumberAnimation { duration: Theme.ms(200); easing.type: Easing.OutCubic } }
    }
    TopBar {
        id: topBar
        width: parent.width
        enabled: !frame.busy
        title: frame.title
        caption: [frame.session.lesson ? Program.coach.caption : frame.training ? qsTr("Training") : frame.study ? qsTr("Position") : frame.review ? qsTr("Review") : frame.session.replay ? qsTr("Replay") : "", frame.deal, frame.caption].filter(part => part !== "").join("   ·   ")
        middle: WatchBar {
            id: watchBar
            visible: frame.session.watching || frame.study !== null
            controls: !frame.hasPanel
            session: frame.session
            openHands: frame.openHands
            onOpenHandsWanted: open => frame.openHands = open
        }
        onBack: frame.leaveWanted()
        onStatisticsWanted: frame.statisticsWanted()
        onHelpWanted: frame.helpWanted()
        onSettingsWanted: frame.settingsWanted()
    }
    ActionBar {
        id: actionBar
        anchors { right: parent.right; bottom: parent.bottom; margins: Theme.compact ? 10 : 20; bottomMargin: Theme.compact ? 10 : 26 * Math.min(1.4, Theme.unit) }
        enabled: !frame.busy
        session: frame.session
        logTitle: frame.logTitle
        logOpen: frame.log.shown
        undoName: frame.undoName
        onUndoWanted: frame.undo()
        panelName: frame.study ? qsTr("Players") : frame.review ? qsTr("Review") : ""
        panelOpen: frame.sideOpen
        onPanelToggled: frame.sideOpen = !frame.sideOpen
        onLogWanted: frame.log.shown = true
        onMenuWanted: menu.shown = !menu.shown
        resultHidden: resultPanel.dismissed
        onResultWanted: resultPanel.dismissed = false
    }
    Loader {
        id: hintLoader
        active: frame.panelOpen
        focus: frame.hasPanel && frame.session.watching
        anchors { right: parent.right; rightMargin: Theme.compact ? 10 : 20 }
        y: frame.hintTop
        width: frame.hintWidth
        height: frame.hasPanel ? frame.hintBottom - y : Math.min(hintPanelHeight, frame.hintBottom - y)
        property real hintPanelHeight: 0
        sourceComponent: frame.review ? reviewPanel : frame.study ? studyPanel : frame.training ? trainingPanel : hintPanel
        z: 20
    }
    Component {
        id: reviewPanel
        ReviewPanel {
            review: frame.review
            session: frame.session
            moveName: frame.moveName
            moveFaces: frame.moveFaces
            faceAspect: frame.faceAspect
            onClosed: frame.sideOpen = false
            onSaveWanted: (asPage, ofMatch) => frame.reviewSaveWanted(asPage, ofMatch)
            onOpenCardsWanted: open => frame.openHands = open
        }
    }
    Component {
        id: studyPanel
        StudyPanel {
            study: frame.study
            session: frame.session
            moveName: frame.moveName
            moveFaces: frame.moveFaces
            faceAspect: frame.faceAspect
            onClosed: frame.sideOpen = false
            onSaveWanted: frame.saveWanted()
        }
    }
    Component {
        id: trainingPanel
        TrainingPanel {
            onImplicitHeightChanged: hintLoader.hintPanelHeight = implicitHeight
            Component.onCompleted: hintLoader.hintPanelHeight = implicitHeight
            session: frame.session
            moveName: frame.moveName
            moveFaces: frame.moveFaces
            faceAspect: frame.faceAspect
            onTableWanted: frame.focusTable()
            onLeaveWanted: frame.leaveWanted()
        }
    }
    Component {
        id: hintPanel
        HintPanel {
            onImplicitHeightChanged: hintLoader.hintPanelHeight = implicitHeight
            Component.onCompleted: hintLoader.hintPanelHeight = implicitHeight
            session: frame.session
            moveName: frame.moveName
            moveFaces: frame.moveFaces
            cardName: frame.cardName
            cardFaces: frame.cardFaces
            chanceOf: frame.chanceOf
            faceAspect: frame.faceAspect
            onClosed: frame.session.hintOpen = false
        }
    }
    LessonBubble {
        anchors.fill: scene
        table: frame
    }
    CoachBubble {
        anchors.fill: scene
        table: frame
    }
    ExerciseBubble {
        anchors.fill: scene
        table: frame
    }
    TutorBubble {
        id: tutorBubble
        anchors.fill: scene
        table: frame
    }
    MouseArea {
        anchors.fill: parent
        visible: menu.shown
        z: 55
        onPressed: menu.closed()
    }
    TableMenu {
        id: menu
        anchors { right: actionBar.right; bottom: actionBar.top; bottomMargin: 10 }
        onClosed: {
            shown = false
            frame.focusTable()
        }
        entries: [
            { symbol: frame.isDealt ? "cards" : "play", title: qsTr("New game..."), keys: "Ctrl+N", go: frame.newGameWanted },
            { symbol: "dice", title: frame.isDealt ? qsTr("New deal, same players") : qsTr("New game, same players"), keys: "", shown: frame.ofGame, go: () => frame.dealWanted(false) },
            { symbol: "redo", title: frame.isDealt ? qsTr("Same deal again") : qsTr("Same setup again"), keys: "", shown: frame.ofGame, go: () => frame.dealWanted(true) },
            { symbol: "review", title: qsTr("Review"), keys: frame.session.over ? "R" : frame.reviewKey, shown: frame.ofGame, enabled: frame.reviewable && !frame.review && Program.exercise === null, go: frame.reviewWanted },
            { symbol: "robot", title: qsTr("Study this position"), keys: "", shown: frame.ofGame && Program.exercise === null && !frame.session.secretive, go: frame.studyWanted },
            { symbol: "play", title: qsTr("Play on from here"), keys: "", shown: frame.study !== null, enabled: !frame.session.over, go: () => Program.playOnFromStudy() },
            { symbol: "copy", title: qsTr("Copy position"), keys: "", shown: frame.study !== null, go: () => Services.copy(Program.positionAsText()) },
            { symbol: "copy", title: frame.isDealt ? qsTr("Copy deal number") : qsTr("Copy game number"), keys: "", shown: frame.ofGame, enabled: frame.session.dealNumber !== "", go: () => Services.copy(frame.session.dealNumber) },
            { symbol: "copy", title: qsTr("Copy game as text"), keys: "", shown: frame.ofGame, enabled: frame.session.over || (frame.session.replay && !frame.session.secretive), go: () => Services.copy(Program.gameAsText()) },
            { symbol: "save", title: qsTr("Save as..."), keys: "Ctrl+S", shown: !frame.session.drill, go: frame.saveWanted },
            { symbol: "open", title: qsTr("Open..."), keys: "Ctrl+O", go: frame.openWanted },
            { symbol: "review", title: qsTr("Tutor: %1").arg(frame.tutorNames[Theme.settings.tutor]), keys: "", enabled: !frame.session.watching, go: frame.changeTutor },
            { symbol: Theme.settings.sound ? "sound" : "sound-off", title: Theme.settings.sound ? qsTr("Sounds off") : qsTr("Sounds on"), keys: "S", go: () => Theme.settings.sound = !Theme.settings.sound },
            { symbol: "help", title: qsTr("How to play"), keys: "F1", go: frame.helpWanted },
            { symbol: "back", title: frame.study || frame.review || Program.exercise ? qsTr("Back") : qsTr("Leave the table"), keys: "Esc", go: frame.leaveWanted }
        ].filter(entry => entry.shown ?? true)
    }
    onLogChanged: if (log) log.parent = frame
    onSheetsChanged: {
        for (let i = 0; i < sheets.length; ++i) sheets[i].parent = frame
    }
    Connections {
        target: frame.log
        function onClosed() { frame.log.shown = false }
    }
    ResultPanel {
        id: resultPanel
        isDealt: frame.isDealt
        anchors.centerIn: scene
        result: frame.settled && !frame.hasPanel && !frame.session.drill ? frame.session.result : ({})
        series: frame.session.series
        headline: frame.headline
        story: [frame.story, Program.teacher.ending].filter(part => part !== "").join("\n")
        reckoning: frame.reckoning
        onAgainWanted: sameDeal => frame.dealWanted(sameDeal)
        onLeaveWanted: frame.leaveWanted()
        onReviewWanted: frame.reviewWanted()
        onShownChanged: if (shown) frame.sounded(result.outcome > 0 ? "win" : result.outcome < 0 ? "lose" : "draw")
    }
    Curtain {
        id: curtain
        anchors.fill: parent
        shown: frame.session.curtain
        name: shown ? frame.session.seats[frame.session.viewer].name : ""
        onLifted: frame.session.liftCurtain()
    }

    Keys.onEscapePressed: {
        if (tutorBubble.shown) tutorBubble.takeBack()
        else if (frame.session.hintOpen) frame.session.hintOpen = false
        else if (Program.teacher.teaching && !frame.session.over) Program.teacher.leave()
        else frame.leaveWanted()
    }
    Component.onCompleted: Program.teacher.table = tableModel
    Binding { target: frame.review; property: "openCards"; value: frame.openHands; when: frame.review !== null }
    component Key: Shortcut { enabled: frame.enabled && !frame.busy }
    Key { sequences: [StandardKey.Undo]; onActivated: frame.undo() }
    Key { sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]; onActivated: frame.session.redo() }
    component AdviceKey: Key { enabled: frame.enabled && !frame.busy && !frame.hasPanel && !frame.session.replay && !frame.session.drill }
    AdviceKey { sequence: "H"; onActivated: frame.session.pressHint() }
    AdviceKey { sequence: "B"; onActivated: frame.session.pressBeliefs() }
    Key { sequence: "R"; enabled: frame.enabled && resultPanel.shown; onActivated: frame.reviewWanted() }
    Key {
        sequence: frame.reviewKey
        enabled: frame.enabled && !frame.busy && frame.ofGame && frame.reviewable && !frame.hasPanel && !frame.session.over && Program.exercise === null
        onActivated: frame.reviewWanted()
    }
    Key { sequence: "N"; enabled: frame.enabled && !frame.busy && frame.training && Program.training.state >= Training.Right; onActivated: Program.trainOn() }
    component ReviewKey: Key { enabled: frame.enabled && !frame.busy && frame.review !== null }
    ReviewKey { sequence: "L"; enabled: frame.enabled && !frame.busy && frame.review !== null && frame.session.persons > 0; onActivated: Program.learnFromMistakes() }
    Key { sequence: "H"; enabled: frame.enabled && !frame.busy && frame.hasPanel; onActivated: frame.sideOpen = !frame.sideOpen }
    ReviewKey { sequence: "N"; onActivated: frame.showBeside(1) }
    ReviewKey { sequence: "P"; onActivated: frame.showBeside(-1) }
    function showBeside(step) {
        if (!review.showBeside(step)) sounded("illegal")
    }
    Key { sequence: "T"; onActivated: frame.log.shown = true }
    Key { sequence: "M"; onActivated: menu.shown = true }
    component WatchKey: Key { enabled: frame.enabled && frame.session.watching && frame.review === null }
    WatchKey { sequence: "P"; onActivated: frame.session.paused = !frame.session.paused }
    Key { sequence: "Home"; enabled: frame.enabled && frame.session.replay; onActivated: frame.session.goTo(0) }
    Key { sequence: "End"; enabled: frame.enabled && frame.session.replay; onActivated: frame.session.goTo(frame.session.length) }
    component MatchKey: Key { enabled: frame.enabled && !frame.busy && Program.matchDeals > 0 }
    MatchKey { sequence: "Ctrl+PgUp"; onActivated: watchBar.changeDeal(-1) }
    MatchKey { sequence: "Ctrl+PgDown"; onActivated: watchBar.changeDeal(1) }
    WatchKey { sequence: "N"; onActivated: frame.session.step() }
    Key { sequence: "O"; enabled: frame.enabled && !frame.session.secretive && (frame.session.watching || frame.study !== null); onActivated: frame.openHands = !frame.openHands }
    WatchKey { sequences: ["+", "="]; onActivated: watchBar.change(1) }
    WatchKey { sequence: "-"; onActivated: watchBar.change(-1) }
    WheelHandler {
        acceptedModifiers: Qt.ControlModifier
        onWheel: event => frame.resizeCards(event.angleDelta.y > 0 ? 0.1 : -0.1)
    }
    Key { sequences: ["Ctrl+0"]; onActivated: Theme.settings.cardScale = 1 }
    function resizeCards(step) {
        Theme.settings.cardScale = Math.max(0.7, Math.min(1.6, Math.round((Theme.settings.cardScale + step) * 10) / 10))
    }
}
