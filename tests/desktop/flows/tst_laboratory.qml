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
        verify(person.reads("20 games; 400 decisions of "))
        verify(person.reads("parlour-lab ladder briscola --among"))
        // Its plots, point by point, and one saved.
        person.find("Plot: Elo with 95 % intervals").forceActiveFocus()
        person.press("Right")
        verify(/^Plot: .*: .* to /.test(person.focusName), person.focusName)
        person.click("Save the plot")
        person.click("Save the plot as SVG") // asks where, without a warning
        person.press("Escape")
        const match = person.findLike(level(1).label + " against ") // as the stronger one sees it
        verify(match)
        match.forceActiveFocus()
        person.press("Return")
        waitFor(() => person.reads("parlour-lab match briscola --seats"), "its command")
        enter("Number of a game", "3")
        person.click("Watch")
        waitFor(() => person.session !== null && person.session.replay, "the game is at the table")
        person.press("Escape")
        waitFor(() => person.session === null, "the table is left")
        waitFor(() => person.reads("20 of 20 games"), "for the tournament")
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
        verify(person.sees("Save as CSV"))
        verify(person.sees("Plot: Ours beside the published figures"), "its plot")
    }

    // Every table and figure of a paper in one run, of which one is opened.
    function test_a_whole_paper() {
        person.start("--open laboratory")
        person.find("Experiments").forceActiveFocus()
        person.press("Space")
        person.find("Big Two").forceActiveFocus()
        person.press("Space")
        person.find("The whole paper at once").forceActiveFocus()
        person.press("Return")
        enter("Games of each part", "1")
        verify(person.tabTo("Run it again"))
        person.press("Return")
        waitFor(() => person.reads("parlour-lab experiment bigtwo all --games 1 --seed 1"), "the run")
        waitFor(() => person.reads("Complete"), "it is complete")
        verify(person.reads("published figures are the same"))
        const names = person.program.games.game("bigtwo").name
        verify(person.reads(names + ", the whole paper"))
        const one = person.findAll("Button").find(name => name.endsWith(", complete"))
        verify(one)
        person.find(one).forceActiveFocus()
        person.press("Return")
        waitFor(() => person.reads("Ours beside the published figures"), "its figures")
    }

    // A player of Samurai that learns by the genetic algorithm is kept and sits at the table.
    function test_a_training() {
        person.start("--open laboratory")
        person.find("Training").forceActiveFocus()
        person.press("Space")
        waitFor(() => person.reads("New training"), "the tab is shown")
        enter("Generations", "1")
        enter("Variants of a generation", "4")
        enter("Games of a variant", "2")
        enter("Games of the comparison", "2")
        verify(person.tabTo("Start"))
        person.press("Return")
        waitFor(() => person.reads("Complete"), "it has learned")
        verify(person.reads("parlour-lab tune samurai --player "))
        verify(person.sees("Plot: The best of each generation against the player as it was"), "its curve")
        verify(person.reads("What it has become"))
        verify(person.tabTo("Name of your player"))
        person.type("Miyamoto")
        person.press("Return")
        waitFor(() => person.messages.some(text => text.includes("Miyamoto")), "it is kept")
        verify(person.program.games.offer("samurai").opponents.some(one => one.label === "Miyamoto"))
        person.click("All training")
        waitFor(() => person.reads("Training so far"), "it is listed")
        waitFor(() => person.reads("Miyamoto"), "and so is the player")
        person.click("Delete Miyamoto")
        waitFor(() => !person.reads("Miyamoto"), "it is gone")
    }

    // The window closes while a tournament is at work, which goes on, is found again and paused.
    function test_goes_on_without_the_window() {
        person.start("--open laboratory")
        verify(person.tabTo("Add a player"))
        person.press("Return")
        add(level(0))
        add(level(1))
        enter("Games of a match", "1000000")
        verify(person.tabTo("Start"))
        person.press("Return")
        waitFor(() => person.reads("At work"), "it is at work")
        person.press("Ctrl+Q")
        waitFor(() => person.sees("Let it go on"), "the question")
        person.click("Stay here")
        waitFor(() => !person.sees("Let it go on"), "the window stays")
        person.press("Ctrl+Q")
        waitFor(() => person.sees("Let it go on"), "the question again")
        person.click("Let it go on")
        waitFor(() => !person.window.visible, "the window is closed")
        person.stop()
        person.start("--open laboratory")
        waitFor(() => person.reads("Tournaments so far"), "it is listed")
        waitFor(() => {
            const line = person.findLike("Briscola: ")
            return line.note === "at work"
        }, "it goes on")
        person.findLike("Briscola: ").forceActiveFocus()
        person.press("Return")
        waitFor(() => person.reads("At work without a window"), "it is shown so")
        person.click("Pause")
        waitFor(() => person.reads("Paused"), "it is paused from here")
        person.find("Go on").forceActiveFocus()
        person.press("Return")
        waitFor(() => person.reads("At work"), "and goes on here")
        person.press("Return")
        waitFor(() => person.reads("Paused"), "and is paused")
        person.click("All tournaments")
        waitFor(() => person.reads("Tournaments so far"), "the list")
        waitFor(() => person.findLike("Briscola: ").note === "paused", "which says so")
    }

    // Chances that a player tells against what came of them.
    function test_a_calibration() {
        person.start("--open laboratory")
        person.find("Experiments").forceActiveFocus()
        person.press("Space")
        person.find("Briscola").forceActiveFocus()
        person.press("Space")
        person.find("Do the chances that a player tells come true?").forceActiveFocus()
        person.press("Return")
        const players = person.program.games.offer("briscola").opponents
        for (const one of players) compare(person.sees(one.label), one.tellsValues, one.label)
        verify(players.some(one => !one.tellsValues))
        const other = players.find(one => one.tellsValues)
        add(other) // beside the champion
        enter("Games", "2")
        verify(person.tabTo("Compare"))
        person.press("Return")
        waitFor(() => person.reads("parlour-lab calibrate briscola --player "), "the run")
        waitFor(() => person.reads("Complete"), "it is complete")
        verify(person.sees("Plot: Chances told against games won"), "its plot")
        for (const spec of ["champion", other.spec])
            verify(person.reads(players.find(one => one.spec === spec).label + ": "), spec)
        person.click("All experiments")
        waitFor(() => person.findLike("Briscola: chances of "), "it is listed")
    }
}
