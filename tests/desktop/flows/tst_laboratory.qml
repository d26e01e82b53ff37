import QtQuick

FlowTest {
    name: "Laboratory"

    function level(number) { return person.program.games.offer("briscola").opponents[number] }

    function add(player) {
        person.find(player.label).forceActiveFocus()
        person.press("Return")
    }
    function enter(name, number) {
        verify(person.tabTo(name))
        person.press("Ctrl+A")
        person.type(number)
        person.press("Return")
    }

    // A tournament by keyboard: two players, twenty games, and one of them watched and reviewed.
    function test_a_tournament() {
        person.start("--open laboratory")
        waitFor(() => person.reads("New tournament"), "the page is shown")
        verify(!person.sees("Start"))
        verify(person.tabTo("Add a player"))
        person.press("Return")
        add(level(0))
        add(level(1))
        waitFor(() => person.reads("Games in all: 200"), "two players")
        enter("Games of a match", "20")
        waitFor(() => person.reads("Games in all: 20"), "fewer games")
        verify(person.tabTo("Start"))
        person.press("Return")
        waitFor(() => person.reads("Complete"), "all games are played")
        verify(person.reads("20 of 20 games"))
        verify(person.reads("parlour-lab ladder briscola --among"))
        const match = person.findLike(level(0).label + " against ")
        verify(match)
        match.forceActiveFocus()
        person.press("Return")
        waitFor(() => person.reads("parlour-lab match briscola --seats"), "its command")
        enter("Number of a game", "3")
        person.click("Watch")
        waitFor(() => person.session !== null && person.session.replay, "the game is at the table")
        person.press("Escape")
        waitFor(() => person.session === null, "the table is left")
        compare(person.totals("briscola").watched, 0)

        // What was played is there again after a restart.
        person.stop()
        person.start()
        person.press("L")
        waitFor(() => person.reads("Tournaments so far"), "it is listed")
        person.findLike("Briscola: ").forceActiveFocus()
        person.press("Return")
        waitFor(() => person.reads("20 of 20 games"), "it is shown")
        verify(person.tabTo("Delete"))
        person.press("Return")
        person.press("Return")
        waitFor(() => person.reads("New tournament"), "it is deleted")
        verify(!person.reads("Tournaments so far"))
    }

    // A table of a paper, as published and run again.
    function test_an_experiment() {
        person.start("--game briscola --seed 7 --seats you,greedy")
        person.press("L") // only the start screen has this key
        verify(!person.reads("Laboratory"))
        person.press("Escape")
        waitFor(() => person.session === null, "the start screen")
        person.click("Laboratory")
        waitFor(() => person.reads("New tournament"), "the page is shown")
        person.find("Experiments").forceActiveFocus()
        person.press("Space")
        waitFor(() => person.reads("Tables and figures of the paper"), "the tab is shown")
        person.findLike("figure-3: ").forceActiveFocus()
        person.press("Return")
        waitFor(() => person.reads("published"), "what was published")
        verify(!person.reads("Complete"))
        enter("Games of each part", "1")
        verify(person.tabTo("Run it again"))
        person.press("Return")
        waitFor(() => person.reads("parlour-lab experiment briscola figure-3 --games 1 --seed 1"), "the run")
        waitFor(() => person.reads("Complete"), "it is complete")
        verify(person.reads("published figures are the same"))
    }
}
