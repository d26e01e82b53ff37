import QtQuick

FlowTest {
    name: "Start"

    function test_two_keys_lead_to_the_first_card() {
        person.start()
        compare(person.focusName, "Briscola")
        person.press("Return")
        compare(person.focusName, "Deal")
        person.press("Return")
        waitForTable()
        compare(person.session.game, "briscola")
        compare(person.session.seats.length, 2)
        compare(person.session.onlyPerson, 0)
    }

    function test_two_clicks_lead_to_the_first_card() {
        person.start()
        person.click("Briscola")
        waitFor(() => person.sees("Deal"), "the sheet is open")
        person.click("Deal")
        waitForTable()
    }

    function test_escape_closes_the_sheet_and_leaves_the_focus_where_it_was() {
        person.start()
        person.press("Return")
        person.press("Escape")
        waitFor(() => !person.sees("Deal"), "the sheet is closed")
        compare(person.focusName, "Briscola")
        verify(person.session === null)
    }

    function test_an_interrupted_game_goes_on_after_a_restart() {
        person.start("--game briscola --seed 7")
        for (let i = 0; i < 3; ++i) playFirst()
        waitForTurn()
        const moves = person.moves()
        const deal = person.deal()
        const cards = person.hand().map(card => card.spokenName)
        person.stop()

        person.start()
        compare(person.focusName, "Continue")
        verify(person.reads("Briscola with"))
        person.press("Return")
        waitForTurn()
        compare(person.moves(), moves)
        compare(person.deal(), deal)
        compare(person.hand().map(card => card.spokenName), cards)
        playFirst()
    }

    function test_leaving_the_table_offers_to_go_on() {
        person.start("--game briscola --seed 7")
        playFirst()
        waitForTurn()
        const moves = person.moves()
        person.press("Escape")
        waitFor(() => person.session === null, "the table is left")
        person.click("Continue")
        waitForTurn()
        compare(person.moves(), moves)
    }

    function test_a_finished_game_is_not_offered_again() {
        person.start("--game briscola --seed 7 --watch --seats greedy,greedy")
        person.session.pace = "instant"
        waitFor(() => person.session.over && person.sees("New deal"), "the game is over")
        person.stop()
        person.start()
        verify(!person.sees("Continue"))
        compare(person.focusName, "Briscola")
        compare(person.totals("briscola").watched, 1)
    }

    // The unfinished Briscola of deal 7, with a move of the person's.
    function leaveOne() {
        person.start("--game briscola --seed 7")
        playFirst()
        waitForTurn()
        person.press("Escape")
        waitFor(() => person.session === null && person.sees("Continue"), "the table is left")
    }
    function openSheet() {
        person.press("Ctrl+N")
        waitFor(() => person.focusName === "Deal", "the sheet is open")
    }

    function test_a_new_game_asks_and_keeps_the_unfinished_one() {
        leaveOne()
        openSheet()
        person.press("Return")
        waitFor(() => person.focusName === "Keep it", "it asks")
        waitFor(() => person.reads("You have an unfinished game"), "it says why")
        verify(person.session === null)
        const entry = person.find("Keep it as")
        verify(entry.text.startsWith("Briscola with"))
        entry.forceActiveFocus()
        person.press("Ctrl+A")
        person.type("Sunday")
        waitFor(() => person.tabTo("Keep it"), "it can be kept")
        person.press("Return")
        waitForTable()
        verify(person.session.dealNumber !== "7")
        waitFor(() => !person.sees("Keep it"), "the question is gone")
        person.press("Escape")
        waitFor(() => person.session === null && person.sees("Games (2)"), "both are kept")

        person.click("Games (2)")
        waitFor(() => person.reads("Sunday"), "they are listed")
        const names = person.findAll("Button")
        verify(names.includes("Rename Sunday"))
        verify(person.tabTo("Rename Sunday"))
        person.press("Return")
        waitFor(() => person.focusName === "Keep it", "it asks for a name")
        waitFor(() => person.find("Keep it as"), "the name can be written")
        person.find("Keep it as").forceActiveFocus()
        person.press("Ctrl+A")
        person.type("Monday")
        person.press("Return")
        waitFor(() => person.reads("Monday") && !person.reads("Sunday"), "it has another name")
        const list = person.program.unfinished
        compare(list.length, 2)
        verify(person.program.continueGame(list.find(game => game.title === "Monday").save))
        compare(person.session.dealNumber, "7")
        compare(person.moves().length > 0, true)
    }

    function test_a_new_game_asks_and_gives_the_unfinished_one_up() {
        leaveOne()
        openSheet()
        person.press("Return")
        waitFor(() => person.focusName === "Keep it", "it asks")
        waitFor(() => person.tabTo("Give it up"), "it can be given up")
        person.press("Return")
        waitForTable()
        waitFor(() => person.totals("briscola").givenUp === 1, "it is counted")
        compare(person.program.unfinished.length, 0)
    }

    function test_escape_from_the_question_goes_back_to_the_sheet() {
        leaveOne()
        openSheet()
        person.press("Return")
        waitFor(() => person.focusName === "Keep it", "it asks")
        person.press("Escape")
        waitFor(() => !person.sees("Keep it") && person.sees("Deal"), "the sheet is there")
        person.press("Escape")
        waitFor(() => person.focusName === "Continue", "the start screen")
        compare(person.program.unfinished.length, 1)
    }

    function test_another_type_of_game_asks_nothing() {
        leaveOne()
        person.click("Euchre")
        waitFor(() => person.sees("Deal"), "the sheet is open")
        person.click("Deal")
        waitFor(() => person.session !== null && person.session.game === "euchre", "Euchre is dealt")
        compare(person.program.unfinished.length, 1)
    }

    function test_all_games_that_wait_are_listed() {
        leaveOne()
        verify(!person.findLike("1 more"))
        person.stop()
        person.start("--game briscola --seed 8") // beside the other
        playFirst()
        waitForTurn()
        person.press("Escape")
        waitFor(() => person.sees("1 more"), "it says that there is another")
        person.click("1 more")
        waitFor(() => person.findAll("Button").filter(name => name.startsWith("Give up ")).length === 2, "both are listed")
    }

    function test_a_new_deal_in_the_middle_of_one_asks() {
        person.start("--game briscola --seed 7")
        waitForTable()
        playFirst()
        waitForTurn()
        const moves = person.moves()
        person.press("M")
        person.click("New deal, same players")
        waitFor(() => person.focusName === "Keep it", "it asks")
        person.press("Escape")
        waitFor(() => !person.sees("Keep it"), "it asks no longer")
        compare(person.moves(), moves)
        playFirst() // the table has the keys again
        person.press("M")
        person.click("New deal, same players")
        waitFor(() => person.focusName === "Keep it", "it asks")
        person.press("Return")
        waitFor(() => person.session.dealNumber !== "7", "another deal")
        compare(person.program.unfinished.length, 1)
    }

    function test_games_can_be_given_up_from_their_list() {
        leaveOne()
        person.click("Games")
        waitFor(() => person.sees("Continue"), "it is listed")
        person.clickItem(person.findLike("Give up "))
        person.click("Really give up?")
        waitFor(() => person.reads("No game waits"), "none is left")
        person.press("Escape")
        waitFor(() => person.reads("Choose a game"), "the start screen offers none")
    }
}
