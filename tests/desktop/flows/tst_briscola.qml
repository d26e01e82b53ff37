import QtQuick

FlowTest {
    name: "Briscola"

    function start(more) {
        person.start("--game briscola --seed 7 --seats you,greedy " + (more ?? ""))
        waitForTable()
    }

    function giveUp() {
        waitFor(() => person.focusName === "Keep it" && person.find("Give it up"), "it asks what becomes of the game")
        person.click("Give it up")
    }

    function test_a_whole_game_by_keyboard() {
        start()
        for (let trick = 0; !person.session.over; ++trick) {
            waitFor(() => person.session.over || (person.session.personToMove && person.hand().length > 0), "the next turn")
            if (person.session.over) break
            const before = person.moves().length
            if (trick % 2 === 0) {
                person.press(String(1 + person.hand()[trick % person.hand().length].slot))
            } else {
                person.press("Right")
                person.press("Left")
                person.press(trick % 3 === 0 ? "Return" : "Space")
            }
            verify(person.moves().length > before, "a card was played")
        }
        compare(person.moves().length, 40)
        waitForResult()
        const scores = person.record().scores
        compare(scores[0] + scores[1], 120)
        verify(person.reads(scores[0] > 60 ? "You win" : scores[0] < 60 ? "You lose" : "A draw"))
        compare(person.totals("briscola").played, 1)

        person.press("Return")
        waitFor(() => person.session !== null && !person.session.over, "the next game")
        waitForTurn()
        verify(person.session.dealNumber !== "7")
        compare(person.session.onlyPerson, 0)
        compare(JSON.parse(person.deal()).first, 1) // the other one leads
    }

    function test_the_same_deal_again() {
        start()
        const deal = person.deal()
        playFirst()
        person.press("M")
        person.press("Down")
        person.press("Down")
        compare(person.focusName, "Same deal again")
        person.press("Return")
        giveUp()
        waitFor(() => person.moves().length === 0, "it begins again")
        waitForTable()
        compare(person.deal(), deal)
    }

    function test_cards_are_played_by_click_and_by_drag() {
        start()
        const first = person.hand()[0]
        person.clickItem(first)
        compare(person.moves().length, 1)
        waitFor(() => person.moves().length > 1 && person.hand().length === 3 && !person.hand().some(card => card.moving), "the next trick")
        const moves = person.moves().length
        const dragged = person.hand()[1]
        const code = dragged.code
        person.drag(dragged, 10, -20) // not far enough
        compare(person.moves().length, moves)
        person.drag(dragged, 20, -200)
        compare(person.moves()[moves], code)
    }

    function test_a_hint_shows_its_panel_and_the_card_glows() {
        start()
        verify(!person.hand().some(card => card.suggested))
        person.press("H")
        waitFor(() => person.hand().some(card => card.suggested), "a card glows")
        const glowing = person.hand().filter(card => card.suggested)
        compare(glowing.length, 1)
        compare(glowing[0].code, person.session.hint.move)
        verify(person.find("Hint"))
        verify(person.reads("Chance that you win the game"))
        verify(person.reads(person.session.hint.sentences[0]))
        compare(person.record().hints, 1)
        person.press("B") // who holds what
        verify(!person.find("Play this"))
        verify(!person.reads("Chance that you win the game"))
        verify(person.reads("Nothing is certain yet; each best guess is right about 92 times in 100.")) // in the stock
        const beliefs = person.session.hint.beliefs
        verify(beliefs.length > 30)
        for (const belief of beliefs) {
            compare(belief.seats[person.session.viewer], 0)
            fuzzyCompare(belief.seats.reduce((sum, chance) => sum + chance, belief.elsewhere), 1, 1e-6)
        }
        person.press("H")
        verify(!person.hand().some(card => card.suggested))
        verify(!person.reads("Nothing is certain yet"))
        person.press("H")
        waitForFinalAdvice()
        const code = person.session.hint.move
        verify(person.tabTo("Play this"))
        person.press("Return")
        compare(person.moves(), [code])
        waitFor(() => person.record().hints === 2, "the hint comes again")
    }

    function test_the_tabs_of_the_hint() {
        start()
        person.program.settings.chrome = "dark"
        person.press("H")
        waitFor(() => person.find("Who holds what"), "there are beliefs")
        const tab = person.find("Who holds what")
        verify(tab.contentItem.color.hslLightness < 0.4, "dark letters on the panel's paper")
        person.clickItem(tab)
        waitFor(() => person.reads("Nothing is certain yet"), "the beliefs")
        compare(tab.checked, true)
        person.click("What to play")
        verify(person.find("Play this"))
        person.press("B")
        verify(person.reads("Nothing is certain yet"))
        person.press("B")
        verify(person.find("Play this"))
        person.press("H")
        person.press("B") // opens it there
        waitFor(() => person.reads("Nothing is certain yet"), "the beliefs at once")
    }

    function test_advice_that_changes_under_the_pointer_is_not_played() {
        start()
        person.press("H")
        waitForFinalAdvice()
        verify(person.reads("Final advice"))
        const button = person.find("Play this")
        mousePress(button)
        person.changeAdvice()
        mouseRelease(button)
        compare(person.moves(), [])
        verify(person.find("Play this instead?"))
        waitForFinalAdvice()
        wait(500) // to read it
        const advised = person.session.hint.move
        mouseClick(button)
        compare(person.moves()[0], advised)
        // By key, too.
        waitForTurn()
        waitFor(() => person.session.hint.depth === "final", "the next hint")
        const played = person.moves().length
        verify(person.tabTo("Play this"))
        keyPress(Qt.Key_Space)
        person.changeAdvice()
        keyRelease(Qt.Key_Space)
        compare(person.moves().length, played)
    }

    function test_taking_back_and_playing_again() {
        start()
        verify(!person.find("Undo"))
        playFirst()
        waitForTurn()
        playFirst()
        waitForTurn()
        const moves = person.moves()
        const hand = person.hand().map(card => card.spokenName)
        person.press("Ctrl+Z")
        waitForTurn()
        verify(person.moves().length < moves.length)
        compare(person.record().takeBacks, 1)
        verify(person.find("Redo"))
        person.press("Ctrl+Shift+Z")
        waitForTurn()
        compare(person.moves(), moves)
        compare(person.hand().map(card => card.spokenName), hand)
        person.click("Undo")
        person.click("Undo")
        waitForTurn()
        verify(person.moves().length < 2)
        person.click("Redo")
        verify(person.moves().length >= 2)
        person.press("Ctrl+Y")
        waitForTurn()
        compare(person.moves(), moves)
    }

    function test_taking_back_while_the_other_thinks() {
        person.start("--game briscola --seed 7 --seats you,champion:worlds=1000000")
        waitForTable()
        person.press("2")
        compare(person.moves().length, 1)
        waitFor(() => person.reads("thinks"), "the other one thinks")
        person.press("Ctrl+Z")
        waitForTable()
        compare(person.moves(), [])
        person.press("1")
        compare(person.moves().length, 1)
        person.press("Ctrl+N")
        waitFor(() => person.sees("Deal"), "the sheet is open")
        person.press("Return")
        giveUp()
        waitFor(() => person.moves().length === 0, "another game")
    }

    function test_tricks_so_far() {
        start()
        person.press("T")
        waitFor(() => person.reads("No trick is complete yet."), "the list is open")
        person.press("Escape")
        waitFor(() => !person.reads("No trick is complete yet."), "the list is closed")
        playFirst()
        waitFor(() => person.reads("Last trick"), "the trick is complete")
        waitForTurn()
        person.press("T")
        waitFor(() => person.findLike("1, "), "the trick is listed")
        person.click("Close")
        waitFor(() => !person.findLike("1, "), "the list is closed")
        playFirst() // the keys are the table's again
    }

    function test_escape_closes_one_thing_at_a_time() {
        start()
        for (const key of ["M", "T", "F1", "Ctrl+,"]) {
            person.press(key)
            wait(0)
            person.press("Escape")
            wait(0)
            verify(person.session !== null, "after " + key)
        }
        playFirst()
        person.press("Escape")
        verify(person.session === null)
    }

    function test_the_menu_by_keyboard() {
        start()
        person.press("M")
        compare(person.focusName, "New game...")
        person.press("Up")
        compare(person.focusName, "Leave the table")
        while (person.focusName !== "Same deal again") person.press("Up")
        person.press("Down")
        compare(person.focusName, "Study this position") // not a review before the end
        while (person.focusName !== "Leave the table") person.press("Down")
        person.press("Return")
        waitFor(() => person.session === null, "the table is left")
        compare(person.focusName, "Continue")
    }

    function test_a_closed_menu_has_no_keyboard() {
        start()
        person.press("M")
        person.press("Escape")
        verify(person.session !== null)
        person.press("Escape")
        waitFor(() => person.session === null, "the table is left")
    }

    function test_larger_cards() {
        start()
        const width = person.hand()[0].width
        person.program.settings.cardScale = 0.7
        waitFor(() => person.hand()[0].width < width, "they are smaller")
        person.press("Ctrl+0")
        waitFor(() => person.hand()[0].width === width, "they are as before")
    }

    function test_three_and_four_data() { return [{ tag: "3", players: 3 }, { tag: "4", players: 4 }] }
    function test_three_and_four(data) {
        person.start("--game briscola --seed 9 --option players=" + data.players + " --seats you" + ",greedy".repeat(data.players - 1))
        while (!person.session.over) {
            waitFor(() => person.session.over || (person.session.personToMove && person.hand().length > 0), "the next turn")
            if (!person.session.over) person.press("1")
        }
        waitForResult()
        compare(person.record().scores.length, data.players)
    }
}
