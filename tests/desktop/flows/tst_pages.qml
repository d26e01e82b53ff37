import QtQuick

FlowTest {
    name: "Pages"

    function test_pages_by_mouse_and_back_by_escape_data() {
        return [{ tag: "How to play", reads: "In a minute" }, { tag: "Statistics", reads: "Nothing yet" },
                { tag: "Settings", reads: "Size of the cards" }, { tag: "About", reads: "Where the players come from" }]
    }
    function test_pages_by_mouse_and_back_by_escape(data) {
        person.start()
        person.click(data.tag)
        waitFor(() => person.reads(data.reads), "the page is shown")
        compare(person.focusName, "Back")
        person.press("Escape")
        waitFor(() => !person.reads(data.reads), "the page is closed")
        compare(person.focusName, data.tag)
    }

    function test_pages_by_keyboard() {
        person.start()
        for (const [key, text] of [["F1", "In a minute"], ["Ctrl+,", "Size of the cards"]]) {
            person.press(key)
            waitFor(() => person.reads(text), "the page is shown")
            person.press("Return") // Back has the focus
            waitFor(() => !person.reads(text), "the page is closed")
        }
        for (const [name, text] of [["Statistics", "Nothing yet"], ["About", "Are the deals fair?"]]) {
            verify(person.tabTo(name))
            person.press("Return")
            waitFor(() => person.reads(text), "the page is shown")
            person.press("Escape")
        }
    }

    function test_rules_and_statistics_of_the_chosen_tile_and_of_any_game() {
        person.start()
        person.press("Left") // from Briscola to Euchre
        compare(person.focusName, "Euchre")
        person.press("F1")
        waitFor(() => person.reads("How to play Euchre"), "Euchre is explained")
        person.click("Samurai")
        waitFor(() => person.reads("How to play Samurai"), "Samurai is explained")
        person.press("Escape")
        person.click("Statistics")
        waitFor(() => person.reads("Nothing yet"), "the page is shown")
        person.press("Escape")
        person.press("Ctrl+N")
        waitFor(() => person.focusName === "Deal", "the sheet is open")
        verify(person.reads("Euchre"))
    }

    function test_the_game_played_last_comes_first() {
        person.start("--game doudizhu --seed 7")
        waitFor(() => person.session !== null, "the table")
        person.press("Ctrl+Q")
        person.stop()
        person.start()
        compare(person.program.lastGame, "doudizhu")
    }

    function test_pages_over_the_table_leave_the_game_alone() {
        person.start("--game briscola --seed 7 --seats you,greedy")
        waitForTable()
        person.press("F1")
        person.press("1")
        person.press("Ctrl+Z")
        compare(person.moves(), [])
        person.press("Escape")
        playFirst()
    }

    function test_a_sheet_over_a_page_gives_the_focus_back() {
        person.start()
        person.press("Ctrl+,")
        compare(person.focusName, "Back")
        person.press("Ctrl+N")
        waitFor(() => person.focusName === "Deal", "the sheet has the focus")
        person.press("Escape")
        waitFor(() => !person.sees("Deal"), "the sheet is closed")
        verify(person.reads("Size of the cards"))
        person.press("Escape")
        waitFor(() => !person.reads("Size of the cards"), "the page is closed")
    }

    function test_nothing_comes_over_the_sheet() {
        person.start()
        person.press("Return")
        waitFor(() => person.focusName === "Deal", "the sheet is open")
        for (const key of ["F1", "Ctrl+,", "Ctrl+N"]) {
            person.press(key)
            compare(person.focusName, "Deal")
        }
        person.press("Escape")
        waitFor(() => !person.sees("Deal"), "the sheet is closed")
        verify(!person.reads("In a minute"))
        person.press("Return")
        waitFor(() => person.focusName === "Deal", "the start screen has the focus again")
    }

    function test_statistics_count_games_and_delete_them() {
        person.start("--game briscola --seed 7 --seats you,greedy")
        while (!person.session.over) {
            waitFor(() => person.session.over || (person.session.personToMove && person.hand().length > 0), "the next turn")
            if (!person.session.over) person.press("1")
        }
        waitForResult()
        verify(person.tabTo("Leave"))
        person.press("Return")
        waitFor(() => person.sees("Statistics"), "the start screen")
        person.click("Statistics")
        waitFor(() => person.reads("Latest games"), "the page is shown")
        verify(person.reads("deal 7"))
        verify(person.reads("Greedy"))
        verify(person.reads("Finish 4 more game"))

        // The row of an opponent opens into the games against them.
        person.findLike("Greedy (").forceActiveFocus()
        person.press("Return")
        waitFor(() => person.reads("Games against"), "those games")
        person.press("Return")
        waitFor(() => person.reads("Latest games"), "all games again")

        const forget = "Delete all games of Briscola"
        verify(person.tabTo(forget))
        person.press("Return")
        waitFor(() => person.reads("are deleted as soon as"), "it can be undone")
        verify(!person.reads("Latest games"))
        compare(person.focusName, "Undo")
        person.press("Return")
        waitFor(() => person.reads("Latest games"), "all are back")
        compare(person.totals("briscola").played, 1)
        verify(person.tabTo(forget))
        person.press("Return")
        person.press("Escape")
        waitFor(() => person.totals("briscola").played === 0, "they are deleted")
        person.click("Statistics")
        waitFor(() => person.reads("Nothing yet"), "none are left")
    }

    function test_keys_of_the_whole_window() {
        person.start()
        const sound = person.program.settings.sound
        person.press("S")
        compare(person.program.settings.sound, !sound)
        person.press("F11")
        waitFor(() => person.window.visibility === Window.FullScreen, "full screen")
        person.press("F11")
        waitFor(() => person.window.visibility === Window.Windowed, "a window")
        person.press("Ctrl+Q")
        waitFor(() => !person.window.visible, "the window is closed")
    }

    function test_the_window_keeps_its_size() {
        person.start()
        person.window.width = 1010
        person.window.height = 707
        person.press("Ctrl+Q")
        waitFor(() => !person.window.visible, "the window is closed")
        person.stop()
        person.start()
        compare(person.window.width, 1010)
        compare(person.window.height, 707)
    }

    // A game of Briscola, played to its end.
    function finishOne() {
        person.start("--game briscola --seed 7 --seats you,greedy")
        while (!person.session.over) {
            waitFor(() => person.session.over || (person.session.personToMove && person.hand().length > 0), "the next turn")
            if (!person.session.over) person.press("1")
        }
        waitForResult()
        verify(person.tabTo("Leave"))
        person.press("Return")
        waitFor(() => person.sees("Statistics"), "the start screen")
    }
    function finishedRow() {
        const marks = ["Lost, ", "Drawn, ", "Won, "]
        return marks.map(mark => person.findLike(mark)).find(row => row && row.enabled)
    }

    function replayFrom(page) {
        person.click(page)
        waitFor(() => finishedRow() !== undefined, "the game is in the history")
        finishedRow().forceActiveFocus()
        person.press("Return")
        waitFor(() => person.session !== null && person.session.replay, "the replay")
        verify(person.sees("Forward"))
    }
    function test_finished_games_are_replayed() {
        finishOne()
        replayFrom("Statistics")
        compare(person.moves(), [])
        person.press("N")
        waitFor(() => person.moves().length === 1, "a step")
        person.press("N")
        waitFor(() => person.moves().length === 2, "another")
        person.press("Ctrl+Z")
        compare(person.moves().length, 1)
        person.press("End")
        waitFor(() => person.session.over && person.moves().length === 40 && person.sees("Same deal again"), "its end")
        person.click("View the table")
        person.press("Home")
        compare(person.moves().length, 0)
        verify(person.session.paused)
        person.press("H")
        verify(!person.session.hintOpen)
        person.press("P")
        waitFor(() => person.session.over && person.sees("Same deal again"), "the end")
        person.press("Escape")
        waitFor(() => person.session === null, "the table is left")
        verify(!person.sees("Continue"))
        compare(person.totals("briscola").played, 1)
        replayFrom("Games")
        compare(person.moves(), [])
    }
}
