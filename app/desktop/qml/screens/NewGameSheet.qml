import QtQuick
import Parlour

// Who plays, by which rules, and which deal. Whatever was chosen last is there again: two clicks
// from the start screen to the first card.
ModalSheet {
    id: sheet

    property string game
    property var offer: ({ options: [], opponents: [], seatCounts: [2], usualAgent: "" })

    // What is being set up.
    property string mode: "computer" // computer, people, watch
    property int players: 2
    property var seats: [] // {agent, name, portrait}, in table order; a person's agent is ""
    property int first: 0  // which of them leads
    property var options: ({})
    property var own: ({}) // custom values, from files, by option: {value, title, players}
    property string deal
    property string match: "" // "": deal after deal; "8 deals", "50 points"

    signal started()
    // A game is in the way: `answer` is called with a name to keep it under; empty: it is given up.
    signal asked(var game, var answer)
    signal lessonWanted(string game)
    signal fileWanted(string option) // answered by readOwn

    title: offer.name ?? ""
    widest: 680

    property bool offersLesson: false

    function open(id) {
        game = id
        offersLesson = Program.offersLesson(id)
        offer = Program.games.offer(id)
        const last = Program.games.lastSetup(id)
        mode = ["computer", "people", "watch"].includes(last.mode) ? last.mode : "computer"
        players = offer.seatCounts.includes(last.players) ? last.players : offer.seatCounts[0]
        const chosen = {}
        const known = {}
        for (const option of offer.options) {
            const kept = (last.options ?? {})[option.name]
            if (option.hasOwn && typeof kept === "string" && kept.startsWith("{")) known[option.name] = Program.games.keptOption(id, option.name, kept)
            const isKnown = option.values.some(v => v.value === kept) || (known[option.name] ?? {}).value === kept
            chosen[option.name] = isKnown && kept !== undefined ? kept : option.values[0].value
        }
        own = known
        options = chosen
        first = 0
        match = matches.some(entry => entry.value === last.match) ? last.match : ""
        deal = Program.games.randomDeal()
        seats = sensibleSeats(last.seats ?? [])
        shown = true
    }

    readonly property bool isDealt: offer.isDealt ?? true // else the words are those of a board game
    readonly property var matches: [{ value: "", title: isDealt ? qsTr("Deal after deal") : qsTr("Game after game") }]
        .concat((offer.matchDeals ?? []).map(n => ({ value: n + " deals", title: isDealt ? qsTr("%n deal(s)", "length of a match", n) : qsTr("%n game(s)", "length of a match", n) })))
        .concat((offer.matchPoints ?? []).map(n => ({ value: n + " points", title: qsTr("To %n point(s)", "length of a match", n) })))

    // An option's values, a custom one among them, and last the way to open a file with one.
    function valuesOf(option) {
        const file = own[option.name] ?? {}
        return option.values.concat(file.value !== undefined ? [{ value: file.value, title: file.title }] : [])
            .concat(option.hasOwn ? [{ value: null, title: qsTr("From a file...") }] : [])
    }
    function chooseOption(name, value) {
        if (value === null) {
            own = Object.assign({}, own) // so that the list shows the chosen value again
            fileWanted(name)
            return
        }
        options = Object.assign({}, options, { [name]: value })
        const file = own[name] ?? {}
        if (file.value === value && file.players > 0) choosePlayers(file.players)
    }
    function readOwn(name, url) {
        const file = Program.games.ownOption(game, name, url)
        if (file.value === undefined) return
        own = Object.assign({}, own, { [name]: file })
        chooseOption(name, file.value)
    }
    function choosePlayers(count) {
        if (players === count) return
        players = count
        first = 0
        seats = sensibleSeats(seats)
        for (const option of offer.options) { // a custom value for another number of players is given up
            const file = own[option.name] ?? {}
            if (file.value === options[option.name] && file.players > 0 && file.players !== count) chooseOption(option.name, option.values[0].value)
        }
    }

    function isKnown(agent) { return offer.opponents.some(opponent => opponent.spec === agent) }

    function isPortrait(number) { return Number.isInteger(number) && number >= 1 && number <= 12 }

    // As many seats as players, people in as many as the mode has, and no portrait twice.
    function sensibleSeats(kept) {
        const persons = mode === "computer" ? 1 : mode === "people" ? 2 : 0
        const portraits = [Program.settings.portrait, 3, 8, 5, 2, 7]
        const list = []
        for (let i = 0; i < players; ++i) {
            const old = kept[i] ?? {}
            const isPerson = mode === "people" && players === 4 ? i % 2 === 0 : i < persons
            let portrait = i === 0 && isPerson ? Program.settings.portrait : isPortrait(old.portrait) ? old.portrait : portraits[i]
            while (list.some(seat => seat.portrait === portrait)) portrait = portrait % 12 + 1
            list.push({
                agent: isPerson ? "" : isKnown(old.agent) ? old.agent : offer.usualAgent,
                name: isPerson ? (i === 0 && mode === "computer" ? Program.settings.playerName : old.agent === "" ? String(old.name ?? "") : "")
                               : Program.games.portraitName(portrait),
                portrait: portrait
            })
        }
        return list
    }

    function change(index, values) {
        const list = seats.slice()
        list[index] = Object.assign({}, list[index], values)
        seats = list
    }

    function seatName(index) {
        const seat = seats[index]
        if (seat.name !== "") return seat.name
        return mode === "computer" ? qsTr("You") : qsTr("Player %1").arg(index + 1)
    }

    function start() {
        const named = seats.map((seat, i) => Object.assign({}, seat, { name: seat.agent === "" && mode === "computer" ? seat.name : seatName(i) }))
        if (mode === "computer") Program.settings.playerName = seats[0].name
        if (offer.options.some(option => option.name === "players")) options.players = players
        Program.games.keepSetup(game, { mode: mode, players: players, seats: named, options: options, match: match })
        const rotated = named.slice(first).concat(named.slice(0, first))
        const setup = { game: game, options: options, deal: deal, seats: rotated,
                        dealsWanted: match.endsWith("deals") ? parseInt(match) : 0, pointsWanted: match.endsWith("points") ? parseInt(match) : 0 }
        const other = Program.gameInTheWay(game)
        if (other.save === undefined) begin(setup, 0, "")
        else asked(other, keepAs => begin(setup, other.save, keepAs))
    }
    function begin(setup, save, keepAs) {
        if (!Program.newGame(setup, save, keepAs)) return
        shown = false
        started()
    }

    SettingRow {
        visible: sheet.offersLesson
        title: qsTr("New to %1?").arg(sheet.title)
        explanation: qsTr("Play a first game in which every step is explained. It is under How to play later, too.")
        TextButton {
            golden: true
            symbol: "play"
            text: qsTr("Explain it to me")
            onClicked: sheet.lessonWanted(sheet.game)
        }
    }
    SettingRow {
        title: qsTr("Who plays")
        SegmentedChoice {
            name: qsTr("Who plays")
            value: sheet.mode
            options: [{ value: "computer", title: qsTr("You") }, { value: "people", title: qsTr("Two people") }, { value: "watch", title: qsTr("Watch") }]
            onChosen: value => {
                sheet.mode = value
                sheet.first = 0
                sheet.seats = sheet.sensibleSeats(sheet.seats)
            }
        }
    }
    SettingRow {
        title: qsTr("Players")
        visible: sheet.offer.seatCounts.length > 1
        SegmentedChoice {
            name: qsTr("Players")
            value: sheet.players
            options: sheet.offer.seatCounts.map(count => ({ value: count, title: count === 4 && Program.games.arePartners(sheet.game, 4, 0, 2) ? qsTr("4, as partners") : String(count) }))
            onChosen: value => sheet.choosePlayers(value)
        }
    }
    Repeater {
        model: sheet.seats.length
        Rectangle {
            id: row

            required property int index
            readonly property var seat: sheet.seats[index] ?? { agent: "", name: "", portrait: 1 }
            readonly property bool isPerson: seat.agent === ""
            readonly property var opponent: sheet.offer.opponents.find(o => o.spec === seat.agent)

            width: parent.width
            height: Math.max(60, controls.height + (about.visible ? about.height + 6 : 0) + 20)
            radius: 14
            color: "transparent"
            border { width: 1.2; color: Theme.chrome.edge }

            Image {
                id: face
                x: 10; y: 8; width: 44; height: 44
                source: "image://art/people/" + row.seat.portrait
                sourceSize.width: 44
                sourceSize.height: 44
                activeFocusOnTab: true
                Accessible.role: Accessible.Button
                Accessible.name: qsTr("Change portrait of %1").arg(sheet.seatName(row.index))
                Accessible.onPressAction: next()
                Keys.onSpacePressed: next()
                Keys.onReturnPressed: next()
                TapHandler { onTapped: face.next() }
                HoverHandler { id: faceHover; cursorShape: Qt.PointingHandCursor }
                FocusRing { corner: 22 }
                Tip { shown: faceHover.hovered; text: qsTr("Another portrait") }
                function next() {
                    let portrait = row.seat.portrait % 12 + 1
                    while (sheet.seats.some(seat => seat.portrait === portrait)) portrait = portrait % 12 + 1
                    sheet.change(row.index, row.isPerson ? { portrait: portrait } : { portrait: portrait, name: Program.games.portraitName(portrait) })
                    if (row.index === 0 && sheet.mode === "computer") Program.settings.portrait = portrait
                }
            }
            Item {
                id: controls
                anchors { left: face.right; right: parent.right; top: parent.top; leftMargin: 14; rightMargin: 12; topMargin: 10 }
                height: Math.max(40, entry.height)
                TextEntry {
                    id: entry
                    visible: row.isPerson
                    width: Math.min(260, parent.width)
                    name: qsTr("Name")
                    placeholderText: sheet.mode === "computer" ? qsTr("You") : qsTr("Player %1").arg(row.index + 1)
                    text: row.seat.name
                    onEditingFinished: if (text !== row.seat.name) sheet.change(row.index, { name: text.trim() })
                }
                Label {
                    id: agentName
                    visible: !row.isPerson
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, parent.width * 0.36)
                    text: row.seat.name
                    size: 16
                    font.bold: true
                    color: Theme.chrome.title
                    elide: Text.ElideRight
                }
                Label {
                    anchors { left: row.isPerson ? entry.right : agentName.right; leftMargin: 10; verticalCenter: parent.verticalCenter; right: level.visible ? level.left : parent.right; rightMargin: 8 }
                    text: row.index > 0 && Program.games.arePartners(sheet.game, sheet.players, 0, row.index) ? qsTr("Partner") : ""
                    size: 13
                    color: Theme.chrome.muted
                    elide: Text.ElideRight
                }
                DropDown {
                    id: level
                    visible: !row.isPerson
                    anchors.right: parent.right
                    width: Math.min(300 * Theme.grown, parent.width * 0.56)
                    name: qsTr("Level of %1").arg(row.seat.name)
                    value: row.seat.agent
                    options: sheet.offer.opponents.map(o => ({
                        value: o.spec,
                        title: (o.rung > 0 ? o.rung + " · " : "") + o.label,
                        section: o.heading
                    }))
                    onChosen: value => sheet.change(row.index, { agent: value })
                }
            }
            Label {
                id: about
                anchors { left: controls.left; right: controls.right; top: controls.bottom; topMargin: 6 }
                visible: !row.isPerson
                readonly property string style: row.isPerson ? "" : Program.games.styleOf(sheet.game, row.seat.agent, row.seat.portrait)
                text: row.opponent ? [row.opponent.about + " " + (row.opponent.standing ?? ""), style, row.opponent.source].filter(part => part !== "").join("\n") : ""
                size: 13
                color: Theme.chrome.muted
                wrapMode: Text.Wrap
            }
        }
    }
    SettingRow {
        visible: sheet.offer.beginnerIsChosen ?? true
        id: beginner
        title: sheet.isDealt ? qsTr("Leads first") : qsTr("Begins")
        DropDown {
            width: 220 * Theme.grown
            name: beginner.title
            value: sheet.first
            options: sheet.seats.map((seat, i) => ({ value: i, title: sheet.seatName(i) }))
            onChosen: value => sheet.first = value
        }
    }
    SettingRow {
        title: qsTr("Match")
        visible: sheet.matches.length > 1
        DropDown {
            width: 220 * Theme.grown
            name: qsTr("Match")
            value: sheet.match
            options: sheet.matches
            onChosen: value => sheet.match = value
        }
    }
    // The rules, folded until they are wanted.
    TextButton {
        id: fold
        property bool open: false
        symbol: open ? "chevron-down" : "chevron-right"
        text: sheet.isDealt ? qsTr("Rules and deal") : qsTr("Rules and setup")
        onClicked: open = !open
    }
    Repeater {
        model: fold.open ? sheet.offer.options.filter(option => option.name !== "players") : []
        SettingRow {
            id: optionRow
            required property var modelData
            title: modelData.title
            explanation: modelData.explanation
            DropDown {
                width: 240 * Theme.grown
                name: optionRow.title
                value: sheet.options[optionRow.modelData.name]
                options: sheet.valuesOf(optionRow.modelData)
                onChosen: value => sheet.chooseOption(optionRow.modelData.name, value)
            }
        }
    }
    SettingRow {
        id: number
        visible: fold.open
        title: sheet.isDealt ? qsTr("Deal number") : qsTr("Game number")
        explanation: sheet.isDealt ? qsTr("The same number deals the same cards again: to play a deal once more or to share it.")
                                   : qsTr("The same number sets the game up in the same way again: to play it once more or to share it.")
        Row {
            spacing: 8
            TextEntry {
                width: 150
                name: number.title
                text: sheet.deal
                inputMethodHints: Qt.ImhDigitsOnly
                validator: RegularExpressionValidator { regularExpression: /[0-9]{1,19}/ }
                onTextEdited: sheet.deal = text
            }
            IconButton {
                symbol: "dice"
                ink: Theme.chrome.symbol
                glow: Theme.gold
                text: qsTr("Another number")
                onClicked: sheet.deal = Program.games.randomDeal()
            }
        }
    }
    footer: [
        TextButton {
            id: dealButton
            primary: true
            focus: true
            symbol: sheet.isDealt ? "cards" : "play"
            text: sheet.isDealt ? qsTr("Deal") : qsTr("Start")
            enabled: sheet.deal !== ""
            onClicked: sheet.start()
        },
        TextButton { text: qsTr("Cancel"); onClicked: sheet.closed() }
    ]
    onShownChanged: if (shown) dealButton.forceActiveFocus()
}
