import QtQuick
import Parlour

// The window: start screen or table, pages and sheets over them, and the keys that work everywhere.
Window {
    id: window

    readonly property GameSession session: Program.session
    // The one at the table, or the one chosen on the start screen.
    readonly property string game: session ? session.game : stage.item?.game ?? Program.lastGame
    readonly property bool pageOpen: page.item !== null
    readonly property bool sheetOpen: (newGame.item !== null && newGame.item.shown) || asking
    readonly property bool asking: (keep.item !== null && keep.item.shown) || isLeaving
    readonly property bool isLeaving: leaving.item !== null && leaving.item.shown

    // It opens at the size at which it was closed.
    minimumWidth: 800
    minimumHeight: 540
    visible: true
    title: session ? Program.games.all.find(game => game.id === session.game).name + " – Parlour" : "Parlour"
    color: Theme.chrome.bottom

    Binding { target: Theme; property: "windowWidth"; value: window.width }
    Binding { target: Theme; property: "windowHeight"; value: window.height }

    function keepSize() {
        if (visibility !== Window.Windowed) return
        Program.settings.windowWidth = width
        Program.settings.windowHeight = height
    }
    // The laboratory is made when its page is opened first.
    property bool hadLaboratory: false
    property bool leaves: false
    onClosing: close => {
        keepSize()
        if (leaves || !hadLaboratory || !Laboratory.atWork) return
        close.accepted = false
        leaving.active = true
        leaving.item.shown = true
        focusTop()
    }

    // ---- going from place to place

    readonly property var aboutGame: ["RulesPage", "StatisticsPage", "TrainingPage"]
    readonly property var folders: ({ LaboratoryPage: "laboratory", TrainingPage: "training" })
    function show(name) {
        const folder = folders[name] ?? "screens"
        if (folder === "laboratory") hadLaboratory = true
        page.setSource("qrc:/qt/qml/Parlour/qml/" + folder + "/" + name + ".qml", aboutGame.includes(name) ? { game: window.game } : {})
    }
    function closePage() {
        page.source = ""
        focusTop()
    }
    // Whatever lies on top gets the keys.
    function focusTop() {
        const top = isLeaving ? leaving.item : asking ? keep.item : sheetOpen ? newGame.item : pageOpen ? page.item : stage.item
        if (top) top.forceActiveFocus()
    }
    function openNewGame(game) {
        newGame.active = true
        newGame.item.open(game)
    }
    property string cameFrom: "" // a page from which a game was opened to be watched
    function leaveTable() {
        const back = session === null ? "" : session.problem ? "TrainingPage" : session.lesson ? "RulesPage" : cameFrom
        Program.leaveTable()
        if (back !== "") show(back)
    }
    function ask(game, answer) {
        keep.active = true
        keep.item.ask(game, answer)
    }
    function askName(game, answer) {
        keep.active = true
        keep.item.askName(game, answer)
    }
    function dealAgain(sameDeal) {
        const deal = Program.dealInTheWay()
        if (deal.save === undefined) Program.dealAgain(sameDeal)
        else ask(deal, keepAs => Program.dealAgain(sameDeal, deal.save, keepAs))
    }
    function startLesson(game) {
        const other = Program.gameInTheWay(game)
        const start = keepAs => {
            closePage()
            if (newGame.item) newGame.item.shown = false
            Program.startLesson(game, other.save ?? 0, keepAs)
        }
        if (other.save === undefined) start("")
        else ask(other, start)
    }
    function play(sound, side) {
        if (Program.settings.sound && sounds.item) sounds.item.play(sound, side)
    }

    Item {
        id: everything
        anchors.fill: parent

        Loader { // the start screen or a table
            id: stage
            anchors.fill: parent
            focus: true
            enabled: !window.pageOpen && !window.sheetOpen
            Accessible.ignored: !enabled
            readonly property string table: window.session ? "qrc:/qt/qml/Parlour/" + Program.games.game(window.session.game).tableQml : ""
            function load() {
                if (window.session) setSource(table, { session: window.session, review: Program.review, study: Program.study })
                else setSource("qrc:/qt/qml/Parlour/qml/screens/StartScreen.qml", {})
            }
            Component.onCompleted: load()
            onLoaded: window.focusTop()
        }
        Loader {
            id: page
            anchors.fill: parent
            enabled: !window.sheetOpen
            z: 10
        }
        Loader {
            id: newGame
            anchors.fill: parent
            active: false
            enabled: !window.asking
            z: 20
            source: "screens/NewGameSheet.qml"
        }
        Loader {
            id: keep
            anchors.fill: parent
            active: false
            z: 30
            source: "screens/KeepSheet.qml"
        }
        Loader {
            id: leaving
            anchors.fill: parent
            active: false
            z: 40
            source: "laboratory/LeaveSheet.qml"
        }
        Toast { id: toast }
    }
    Connections {
        target: Program
        function onSessionChanged() {
            if (window.session === null || !window.session.replay) window.cameFrom = ""
            stage.load()
        }
        function onMessage(text) { toast.say(text) }
        function onScreenWanted(screen) {
            if (newGame.item) newGame.item.shown = false
            if (keep.item) keep.item.shown = false
            window.closePage()
            window.openScreen(screen)
        }
    }
    Connections {
        target: stage.item
        ignoreUnknownSignals: true
        function onGameChosen(id) { window.openNewGame(id) }
        function onContinueChosen(save) { Program.continueGame(save) }
        function onGamesWanted() { window.show("GamesPage") }
        function onLaboratoryWanted() { window.show("LaboratoryPage") }
        function onDealWanted(sameDeal) { window.dealAgain(sameDeal) }
        function onLeaveWanted() { window.leaveTable() }
        function onNewGameWanted() { window.openNewGame(window.game) }
        function onHelpWanted() { window.show("RulesPage") }
        function onStatisticsWanted() { window.show("StatisticsPage") }
        function onTrainingWanted() { window.show("TrainingPage") }
        function onSettingsWanted() { window.show("SettingsPage") }
        function onAboutWanted() { window.show("AboutPage") }
        function onOpenWanted() { files.ask(false) }
        function onSaveWanted() { files.ask(true) }
        function onStudyWanted() { Program.studyTable() }
        function onReviewWanted() { Program.reviewDeal() }
        function onReviewSaveWanted(asPage, ofMatch) { files.askReview(asPage, ofMatch) }
        function onSounded(name) { window.play(name, "") }
        function onSoundedFrom(name, side) { window.play(name, side) }
    }
    Connections {
        target: newGame.item
        function onClosed() {
            newGame.item.shown = false
            window.focusTop()
        }
        function onStarted() { window.closePage() }
        function onAsked(game, answer) { window.ask(game, answer) }
        function onLessonWanted(game) { window.startLesson(game) }
        function onFileWanted(option) { files.askOwn(option) }
    }
    Connections {
        target: keep.item
        function onClosed() {
            keep.item.shown = false
            window.focusTop()
        }
    }
    Connections {
        target: leaving.item
        function onClosed() {
            leaving.item.shown = false
            window.focusTop()
        }
        function onDecided() {
            leaving.item.shown = false
            window.leaves = true
            window.close()
        }
    }
    Connections {
        target: page.item
        ignoreUnknownSignals: true
        function onClosed() { window.closePage() }
        function onWatched() {
            window.cameFrom = "LaboratoryPage"
            window.closePage()
        }
        function onTrainingWanted(game, choice) { if (Program.train(game, choice)) window.closePage() }
        function onNameWanted(game, answer) { window.askName(game, answer) }
        function onLessonWanted(game) { window.startLesson(game) }
        function onCourseWanted(game, lesson) {
            window.closePage()
            Program.takeLesson(game, lesson)
        }
        function onReplayWanted(game, id) { if (Program.replay(game, id)) window.closePage() }
        function onReviewWanted(game, id) { if (Program.reviewFinished(game, id)) window.closePage() }
        function onDecisionWanted(game, id, deal, ply) { if (Program.reviewDecision(game, id, deal, ply)) window.closePage() }
        function onTableWanted() { files.askTable() }
        function onContinueChosen(save) {
            window.closePage()
            Program.continueGame(save)
        }
    }

    // ---- files

    Loader {
        id: files
        property bool saving: false
        active: false
        source: "screens/FileDialogs.qml"
        function ask(save) {
            active = true
            if (save && Program.study) item.askPosition()
            else item.ask(save)
        }
        function askOwn(option) {
            active = true
            item.askOwn(option)
        }
        function askTable() {
            active = true
            item.askTable()
        }
        function askReview(asPage, ofMatch) {
            active = true
            item.askReview(asPage, ofMatch)
        }
    }
    Connections {
        target: files.item
        function onOwnChosen(option, file) { newGame.item.readOwn(option, file) }
        function onTableChosen(file) { page.item.saveTable(file) }
    }

    // ---- sounds come after the first window

    Loader {
        id: sounds
        Binding { target: sounds.item; property: "atTable"; value: window.session !== null; when: sounds.item !== null }
        active: Program.settings.sound && Program.renderer !== ""
        asynchronous: true
        source: "controls/Sounds.qml"
    }

    // ---- keys

    Shortcut { sequences: [StandardKey.New]; enabled: !window.sheetOpen; onActivated: window.openNewGame(window.game) }
    Shortcut { sequences: [StandardKey.Open]; enabled: !window.sheetOpen; onActivated: files.ask(false) }
    Shortcut { sequences: [StandardKey.Save]; enabled: window.session !== null && !window.session.drill; onActivated: files.ask(true) }
    Shortcut { sequence: "Ctrl+Q"; onActivated: window.close() }
    Shortcut { sequence: "F1"; enabled: !window.sheetOpen; onActivated: window.show("RulesPage") }
    Shortcut { sequence: "F2"; enabled: !window.sheetOpen; onActivated: window.show("TrainingPage") }
    Shortcut { sequence: "Ctrl+,"; enabled: !window.sheetOpen; onActivated: window.show("SettingsPage") }
    Shortcut { sequence: "F11"; onActivated: window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen }
    Shortcut { sequence: "L"; enabled: window.session === null && !window.pageOpen && !window.sheetOpen; onActivated: window.show("LaboratoryPage") }
    Shortcut { sequence: "S"; enabled: !window.pageOpen && !window.sheetOpen; onActivated: Program.settings.sound = !Program.settings.sound }

    // A screen of the command line.
    function openScreen(name) {
        const screens = { rules: "RulesPage", statistics: "StatisticsPage", settings: "SettingsPage", about: "AboutPage", games: "GamesPage", laboratory: "LaboratoryPage", training: "TrainingPage" }
        if (name === "new") openNewGame(game)
        else if (name === "review") Program.reviewDeal()
        else if (name !== "") show(screens[name])
    }
    Component.onCompleted: openScreen(Program.firstScreen)
}
