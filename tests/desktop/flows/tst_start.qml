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
        compare(person.program.statistics.totals("briscola").watched, 1)
    }
}
