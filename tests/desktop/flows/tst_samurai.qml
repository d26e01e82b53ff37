import QtQuick

FlowTest {
    name: "Samurai"

    readonly property string byLot: "--option figures=random --option hand=random "

    function start(more) {
        person.start("--game samurai --seed 7 --seats you,greedy " + (more ?? byLot))
        waitFor(() => person.session !== null && person.session.personToMove && person.sees("End turn") !== null, "it is the person's turn")
        waitForTiles()
    }
    function waitForTiles() {
        waitFor(() => person.session.over || (person.session.personToMove && areLaidOut()), "tiles can be chosen")
    }
    readonly property var names: ["Buddha 2", "Buddha 3", "Buddha 4", "Helmet 2", "Helmet 3", "Helmet 4", "Rice 2", "Rice 3", "Rice 4",
                                  "Samurai 1", "Samurai 2", "Samurai 3", "Ship 1", "Ship 2", "Ronin", "Figure exchange", "Tile exchange"]
    function tiles() { return names.filter(name => person.sees(name)) }
    function areLaidOut() {
        const list = tiles()
        return list.length > 0 && (list.length === 1 || person.find(list[list.length - 1]).x > 0)
    }
    function placing(move) { return move.includes("@") && !move.startsWith("fx") && !move.startsWith("tx") }
    function landTile() { return tiles().find(name => !name.startsWith("Ship") && !name.includes("exchange")) }
    // Whether a space can be chosen now.
    function isLit(place) { return person.findLike(place + ",").lit }

    function test_a_turn_by_keyboard() {
        start()
        const slot = person.legalMoves().filter(placing).length > 0 ? 1 : 0
        verify(slot > 0)
        compare(tiles().length > 0, true)
        person.press("1")
        waitFor(() => person.focusName.includes("can be chosen"), "the focus is on a space that is lit")
        const there = person.focusName.split(",")[0]
        person.press("Right")
        person.press("Left")
        person.press("Down")
        person.press("Up")
        person.press("G")
        waitFor(() => person.focusName === "Go to space", "a space can be named")
        person.type("Kyoto")
        person.press("Return")
        waitFor(() => person.focusName.startsWith("Kyoto, "), "the focus is in the capital of old")
        person.press("G")
        waitFor(() => person.focusName === "Go to space", "a space can be named again")
        person.type(there.toLowerCase())
        person.press("Return")
        waitFor(() => person.focusName.startsWith(there + ","), "the focus is there")
        person.press("Return")
        compare(person.moves().length, 1)
        verify(person.moves()[0].endsWith("@" + there))
        person.press("E")
        compare(person.moves()[1], "end")
        waitFor(() => person.moves().length > 3 && person.session.personToMove, "the other one has had a turn")
    }

    function test_a_turn_by_click_and_taking_back() {
        start()
        const tile = landTile()
        person.click(tile)
        const move = person.legalMoves().find(move => placing(move) && isLit(move.split("@")[1]))
        const place = move.split("@")[1]
        person.clickItem(person.findLike(place + ", land"))
        compare(person.moves().length, 1)
        verify(person.findLike(place + ", land, " + tile.toLowerCase().replace("buddha", "Buddha") + " of "))
        person.press("Backspace")
        compare(person.moves().length, 0)
        compare(person.record().takeBacks, 1)
        person.click(tile)
        person.clickItem(person.findLike(place + ", land"))
        compare(person.moves().length, 1)
        person.click("Take back")
        compare(person.moves().length, 0)
        person.click(tile)
        person.clickItem(person.findLike(place + ", land"))
        person.click("End turn")
        compare(person.moves()[1], "end")
    }

    function test_undo_goes_back_a_turn() {
        start()
        for (const ship of ["w1@", "w2@"]) person.session.play(person.legalMoves().find(move => move.startsWith(ship)))
        compare(person.moves().length, 2)
        person.press("Ctrl+Z")
        compare(person.moves().length, 0)
        verify(!person.sees("Take back"))
        person.session.play(person.legalMoves().find(placing))
        person.press("E")
        waitFor(() => person.moves().length > 3 && person.session.personToMove, "the other one has had a turn")
        person.click("Undo turn")
        compare(person.moves().length, 0)
    }

    function test_a_tile_is_dragged_to_its_space() {
        start()
        const tile = person.find(landTile())
        const place = person.legalMoves().filter(placing).map(move => move.split("@")[1]).find(place => person.findLike(place + ", land"))
        const goal = person.findLike(place + ", land")
        const from = tile.mapToItem(null, tile.width / 2, tile.height / 2)
        const to = goal.mapToItem(null, goal.width / 2, goal.height / 2)
        person.drag(tile, to.x - from.x, to.y - from.y)
        compare(person.moves().length, 1)
        verify(person.moves()[0].endsWith("@" + place))
    }

    function test_what_is_not_possible_is_said() {
        start()
        person.clickItem(person.findLike("P15") ?? person.findLike("Edo"))
        waitFor(() => person.reads("Choose one of your tiles first"), "it is said")
        person.click(landTile())
        person.clickItem(person.findLike("Edo"))
        waitFor(() => person.reads("tiles cannot be placed on settlements"), "it is said")
        compare(person.moves().length, 0)
        person.press("Escape") // gives the tile back, and does not leave
        verify(person.session !== null)
        person.press("Escape")
        verify(person.session === null)
    }

    function test_enter_with_nothing_chosen_says_what_to_do() {
        start()
        person.press("Return")
        waitFor(() => person.reads("play at least one tile first"), "it is said")
        compare(person.moves().length, 0)
    }

    // The items of two villages whose only figures may change places.
    function exchangeable() {
        const villages = ["Akita", "Hirosaki", "Morioka", "Niigata", "Kanazawa", "Matsumoto", "Mito", "Nagoya", "Osaka", "Matsue"].map(name => person.findLike(name + ", "))
        for (const move of person.legalMoves().filter(move => move.startsWith("fx@"))) {
            const [from, to] = move.slice(3).split(",").map(part => villages.find(item => item.code === part.split(":")[0]))
            if (from && to) return [from, to]
        }
    }
    function caste(item) { return item.spoken.split(", ")[3].split(":")[0] }

    function test_figures_change_places_by_mouse() {
        start()
        person.click("Figure exchange")
        verify(person.reads("Choose the first of two figures"))
        const [from, to] = exchangeable()
        const [first, second] = [caste(from), caste(to)]
        verify(first !== second)
        verify(from.lit && to.lit)
        person.clickItem(from)
        waitFor(() => person.reads("Choose the figure that changes places with"), "the first is chosen")
        verify(!from.lit)
        person.clickItem(from) // again: gives it up
        waitFor(() => person.reads("Choose the first of two figures"), "nothing is chosen")
        compare(person.moves().length, 0)
        person.clickItem(from)
        person.clickItem(to)
        compare(person.moves().length, 1)
        verify(person.moves()[0].startsWith("fx@"))
        waitFor(() => caste(from) === second && caste(to) === first, "they have changed places")
        person.click("Take back")
        compare(person.moves().length, 0)
        waitFor(() => caste(from) === first, "it is back")
    }

    function test_figures_change_places_by_keyboard() {
        start()
        verify(person.tabTo("Figure exchange"))
        person.press("Return")
        verify(person.reads("Choose the first of two figures"))
        goTo("O11")
        person.press("Return")
        waitFor(() => person.sees("Which figure?"), "a town has two")
        person.press("Escape") // closes the question only
        waitFor(() => !person.sees("Which figure?"), "it is closed")
        verify(person.reads("Choose the first of two figures"))
        person.press("Return")
        waitFor(() => person.sees("Which figure?"), "it is asked again")
        person.press("Right")
        person.press("Return")
        waitFor(() => person.reads("Choose the figure that changes places with"), "the first is chosen")
        person.press("Escape") // gives up the figure, then the tile
        waitFor(() => person.reads("Choose the first of two figures"), "nothing is chosen")
        person.press("Return")
        person.press("Right")
        person.press("Return")
        const settlement = person.legalMoves().filter(move => move.startsWith("fx@") && move.includes("O11:h")).map(move => move.match(/[A-Z]\d+:/g).find(place => place !== "O11:").slice(0, -1))
            .find(place => !["L17", "P15"].includes(place))
        goTo(settlement)
        person.press("Return")
        compare(person.moves().length, 1)
        verify(person.moves()[0].includes("O11:h") && person.moves()[0].includes(settlement))
    }
    function goTo(place) {
        person.press("G")
        waitFor(() => person.focusName === "Go to space", "a space can be named")
        person.type(place)
        person.press("Return")
        waitFor(() => person.focusName.includes(place), "the focus is there")
    }

    // The person's second turn, with the tile exchange in hand and one tile on land: where it lies.
    function startWithTileExchange() {
        person.start("--game samurai --seed 7 --seats you,greedy --option figures=random")
        waitFor(() => person.reads("Choose 5 more") && person.find("Ship 2").y > 20, "tiles are chosen")
        for (const code of ["Tile exchange", "Ship 1", "Helmet 4", "Rice 4", "Samurai 3"]) person.click(code)
        waitFor(() => person.session.personToMove && person.legalMoves().some(placing), "the first turn")
        waitForTiles()
        const place = person.legalMoves().find(move => move.startsWith("s3@")).split("@")[1]
        person.session.play("s3@" + place)
        person.session.play("end")
        waitFor(() => person.session.personToMove && person.moves().slice(-1)[0] === "end" && person.legalMoves().length > 1, "the second turn")
        waitForTiles()
        return place
    }
    function exchangeFrom(place) { return person.legalMoves().find(move => move.startsWith("tx@" + place + ">")) }
    function landItem(place) { return person.findLike(place + ", land") }

    function test_a_tile_changes_places_by_mouse() {
        const place = startWithTileExchange()
        const goal = exchangeFrom(place).split(">")[1]
        const played = person.moves().length
        person.click("Tile exchange")
        verify(person.reads("Choose which of your tiles to move"))
        verify(isLit(place) && !isLit(goal))
        person.clickItem(landItem(goal)) // nothing lies there
        waitFor(() => person.reads("Choose one of your own tiles on land"), "it is said")
        person.clickItem(landItem(place))
        verify(person.reads("Choose a land space to move it to"))
        verify(isLit(goal) && !isLit(place))
        person.clickItem(landItem(place)) // again: gives it up
        verify(person.reads("Choose which of your tiles to move"))
        person.clickItem(landItem(place))
        person.clickItem(landItem(goal))
        compare(person.moves().slice(played), ["tx@" + place + ">" + goal])
        waitFor(() => landItem(place).spoken.includes("tile exchange of") && landItem(goal).spoken.includes("samurai 3 of"), "both lie there")
        person.click("Take back")
        compare(person.moves().length, played)
        waitFor(() => landItem(place).spoken.includes("samurai 3 of"), "it lies where it lay")
    }

    function test_a_tile_changes_places_by_keyboard() {
        const place = startWithTileExchange()
        const goal = exchangeFrom(place).split(">")[1]
        const played = person.moves().length
        verify(person.tabTo("Tile exchange"))
        person.press("Return")
        waitFor(() => person.focusName.startsWith(place + ",") && person.focusName.includes("can be chosen"), "the focus is on the only tile")
        person.press("Return")
        verify(person.reads("Choose a land space to move it to"))
        person.press("Escape")
        verify(person.reads("Choose which of your tiles to move"))
        person.press("Space")
        goTo(goal)
        verify(person.focusName.includes("can be chosen"))
        person.press("Return")
        compare(person.moves().slice(played), ["tx@" + place + ">" + goal])
        person.press("Backspace")
        compare(person.moves().length, played)
    }

    function test_a_hint_names_a_space_and_can_be_played() {
        start()
        person.press("H")
        waitForFinalAdvice()
        const move = person.session.hint.move
        verify(person.tabTo("Play this"))
        person.press("Return")
        if (person.session.hint.asksAgain) { // the advice had just changed
            wait(1000)
            person.press("Return")
        }
        compare(person.moves()[0], move)
    }

    // Whatever the size of the window, of the texts and of the cards.
    function test_a_hint_covers_no_space_that_it_names_data() { return [{ tag: "900x600", players: 2 }, { tag: "1280x800", players: 2 }, { tag: "900x600", players: 4 }] }
    function test_a_hint_covers_no_space_that_it_names(data) {
        const others = Array(data.players - 1).fill("greedy").join(",")
        person.start("--game samurai --seed 7 " + byLot + "--option players=" + data.players + " --seats you," + others + " --size " + data.tag)
        waitFor(() => person.session !== null && person.session.personToMove, "it is the person's turn")
        waitForTiles()
        person.press("H")
        waitFor(() => person.session.hint.candidates !== undefined && person.find("Play this"), "a hint")
        const places = person.session.hint.candidates.slice(0, 5).map(candidate => candidate.move.split("@")[1]).filter(place => /^[A-Z][0-9]+$/.test(place))
        verify(places.length > 0)
        for (const place of places) verifyUncovered(person.findLike(place + ", "), hintPlace())
        verify(person.reads(" by "))
    }

    function test_a_preview_does_not_hide_what_the_hint_advises() {
        start(byLot + "--size 900x600")
        person.press("H")
        waitFor(() => person.find("Play this"), "a hint")
        person.session.shownMove = person.legalMoves().find(move => move.endsWith("@O8"))
        for (const place of ["Sendai", "Kyoto", "Hirosaki", "Matsue"]) {
            person.press("G")
            waitFor(() => person.focusName === "Go to space", "a space can be named")
            person.type(place)
            person.press("Return")
            waitFor(() => person.focusName.startsWith(place + ", "), "the focus is there")
            let panel = person.findText("still open")
            if (!panel) continue
            while (panel.preview === undefined) panel = panel.parent
            verifyUncovered(person.findLike("O8, "), placeOf(panel))
        }
    }

    function test_large_cards_leave_the_chart_as_it_is() {
        start()
        const width = person.findLike("Kyoto").width
        person.program.settings.cardScale = 1.6
        waitFor(() => tiles().length > 0, "the tiles are there")
        compare(person.findLike("Kyoto").width, width)
    }

    function test_the_words_are_those_of_a_board_game() {
        start()
        verify(person.reads("Game 7"))
        person.press("M")
        for (const entry of ["New game, same players", "Same setup again", "Copy game number"]) verify(person.find(entry), entry)
        person.press("Escape")
        person.press("Ctrl+N")
        waitFor(() => person.sees("Start"), "the sheet is open")
        verify(person.tabTo("Rules and setup"))
        person.press("Space")
        waitFor(() => person.reads("Game number"), "it has a number")
        for (const word of ["Deal", "deal", "Leads"]) verify(!person.reads(word), word)
    }

    function test_a_hint_covers_none_of_the_first_tiles_data() { return [{ tag: "900x600" }, { tag: "1280x800" }] }
    function test_a_hint_covers_none_of_the_first_tiles(data) {
        person.start("--game samurai --seed 7 --seats you,greedy --size " + data.tag)
        waitFor(() => person.reads("Choose 5 more"), "tiles are chosen")
        waitFor(() => person.find("Ship 2").y > 20, "they are laid out")
        verify(!tiles().some(name => person.find(name).hinted))
        person.press("H")
        waitFor(() => person.find("Play this"), "a hint")
        compare(tiles().filter(name => person.find(name).hinted).length, 1)
        for (const name of tiles()) verifyUncovered(person.find(name), hintPlace())
        verifyUncovered(person.find("Choose for me"), hintPlace())
    }

    function test_the_setup_by_hand_and_chosen_for_me() {
        person.start("--game samurai --seed 7 --seats you,greedy")
        waitFor(() => person.reads("Choose 5 more"), "tiles are chosen")
        waitFor(() => person.find("Ship 2").y > 20, "they are laid out")
        person.click("Ship 2")
        waitFor(() => person.moves().length === 1, "one is taken")
        compare(person.moves()[0], "take w2")
        for (const code of ["Buddha 4", "Helmet 4", "Rice 4", "Samurai 3"]) person.click(code)
        waitFor(() => person.session.personToMove && person.legalMoves().every(move => move.includes("@")), "figures are placed")
        waitFor(() => person.sees("Choose for me"), "the program can choose")
        const before = person.moves().length
        person.press("1")
        waitFor(() => person.focusName.includes("can be chosen"), "the focus is on a settlement")
        person.press("Return")
        waitFor(() => person.moves().length > before, "a figure is placed")
        waitFor(() => person.session.personToMove && person.sees("Choose for me"), "the next figure")
        person.click("Choose for me")
        waitFor(() => person.session.personToMove && person.legalMoves().some(placing) && person.legalMoves()[0].length > 4, "the first turn")
        waitForTiles()
        compare(person.moves().filter(move => move.startsWith("take")).length, 10)
    }

    function test_a_game_to_its_end() {
        for (const seats of ["you,greedy", "you,greedy,random", "you,greedy,random,random"]) {
            person.start("--game samurai --seed 7 " + byLot + "--option players=" + seats.split(",").length + " --seats " + seats)
            while (!person.session.over) {
                waitFor(() => person.session.over || person.session.personToMove, "the next turn")
                if (!person.session.over) person.session.play(person.legalMoves()[0])
            }
            waitForResult()
            verify(person.reads("Decided by"))
            person.click("View the table")
            person.press("T")
            waitFor(() => person.reads("Turns so far"), "the turns are listed")
        }
    }

    function test_leaving_and_going_on() {
        start()
        person.click(landTile())
        person.clickItem(person.findLike(person.legalMoves().filter(placing).map(move => move.split("@")[1]).find(place => isLit(place)) + ", land"))
        const moves = person.moves()
        person.press("Escape")
        waitFor(() => person.session === null, "the table is left")
        waitFor(() => person.sees("Continue"), "the game can be continued")
        person.click("Continue")
        waitFor(() => person.session !== null, "it goes on")
        compare(person.moves(), moves)
    }

    function test_two_people_see_their_own_tiles_only() {
        person.start("--game samurai --seed 7 " + byLot + "--seats you,you")
        waitFor(() => person.session.curtain, "the curtain is down")
        compare(tiles().length, 0)
        person.press("Return")
        waitForTiles()
        person.session.play(person.legalMoves()[0])
        person.press("E")
        waitFor(() => person.session.curtain, "the next one comes")
        compare(person.session.viewer, 1)
        waitFor(() => tiles().length === 0, "no tile is seen")
    }

    function test_watching_step_by_step_with_closed_hands() {
        person.start("--game samurai --watch --seed 7 " + byLot + "--option players=3 --seats greedy,random,heuristic-1")
        waitFor(() => person.session.toMove >= 0 && person.moves().length > 2, "they play")
        person.press("P")
        verify(person.session.paused)
        waitFor(() => tiles().length > 0, "the hand of the one to move is open")
        const moves = person.moves().length
        person.press("N")
        waitFor(() => person.moves().length === moves + 1, "one step")
        person.press("O")
        waitFor(() => tiles().length === 0, "the hands are closed")
        verify(!person.sees("End turn"))
        person.press("1") // nobody plays here
        compare(person.moves().length, moves + 1)
    }

    readonly property url ownMap: Qt.resolvedUrl("../../../resources/maps/japan-3.json")

    function test_a_custom_map_is_played() {
        person.start("--game samurai --seed 7 --seats you,greedy,random " + byLot + "--option map=" + ownMap.toString().slice(7))
        waitFor(() => person.session !== null && person.session.personToMove, "it is the person's turn")
        waitForTiles()
        verify(person.findLike("Kumamoto, ")) // on Kyushu
        verify(person.reads("Japan"))
        person.session.play(person.legalMoves().find(placing))
        person.press("E")
        waitFor(() => person.moves().length > 3 && person.session.personToMove, "the others have had their turns")
        person.press("Escape")
        waitFor(() => person.sees("Continue"), "the table is left")
        person.click("Continue")
        waitFor(() => person.session !== null && person.findLike("Kumamoto, "), "it goes on there")
    }

    readonly property string own: "Map: Japan for three players (Honshu, Shikoku, Kyushu)"
    function test_a_map_is_chosen_in_the_new_game_sheet() {
        start()
        person.press("Ctrl+N")
        waitFor(() => person.sees("Start"), "the sheet is open")
        verify(person.tabTo("Rules and setup"))
        person.press("Space")
        waitFor(() => person.sees("Map: Japan"), "the map is shown")
        verify(person.chooseFile("map", Qt.resolvedUrl("tst_samurai.qml")))
        waitFor(() => person.messages.some(message => message.includes("This file cannot be used")), "it is not a map")
        verify(person.sees("Map: Japan"))
        person.chooseFile("map", ownMap)
        waitFor(() => person.sees(own), "it is chosen")
        person.click("Start")
        waitFor(() => person.session.seats.length === 3, "three play")
        waitFor(() => person.findLike("Kumamoto, "), "on this map")
        person.press("Ctrl+N") // what was chosen last is there again
        waitFor(() => person.sees("Start"), "the sheet is open")
        waitFor(() => person.sees(own), "the same map")
        person.click("2")
        waitFor(() => person.sees("Map: Japan"), "the other one is not for two")
    }
}
