import QtQuick

FlowTest {
    name: "Position"

    function waitForStudy() { waitFor(() => person.program.study !== null && person.sees("What they would play"), "the study") }
    function waitForTold() { waitFor(() => person.program.study.players.length > 0 && person.program.study.players.every(asked => asked.state === "told"), "everybody has told a move") }

    function test_a_position_of_the_laboratory_at_the_table_and_played_on_from() {
        person.start()
        person.press("L")
        waitFor(() => person.sees("Position"), "the laboratory")
        person.click("Position")
        waitFor(() => person.sees("To the table"), "the deal")
        verify(person.tabTo("To the table"))
        person.press("Return")
        waitForStudy()
        waitForTold()
        compare(person.program.study.players.length, 2)
        verify(person.reads(person.program.study.players[0].name))
        for (let move = 0; move < 3; ++move) { // for everybody
            const played = person.moves().length
            waitFor(() => person.hand().length === 3, "the next turn")
            person.press("1")
            waitFor(() => person.moves().length === played + 1, "the move")
        }
        person.press("Ctrl+Z")
        waitFor(() => person.moves().length === 2, "one is taken back")
        waitForTold()
        const moves = person.moves()
        person.press("H")
        waitFor(() => !person.sees("What they would play"), "the panel is closed")
        person.press("M")
        person.click("Play on from here")
        waitFor(() => person.program.study === null && person.session !== null, "a game")
        compare(person.moves().slice(0, 2), moves)
        verify(person.session.onlyPerson >= 0)
    }

    function test_the_game_at_the_table_is_studied_and_comes_back() {
        person.start("--game euchre --seed 7 --seats you,high-cautious,classic-easy,classic-hard")
        waitFor(() => person.session.personToMove, "the person's bid")
        const moves = person.moves()
        person.press("M")
        person.click("Study this position")
        waitForStudy()
        waitForTold()
        const study = person.program.study
        study.continuedBy = "random"
        study.playOn(0)
        waitFor(() => !study.playingOn && study.players[0].played.games === 1000, "it is played on")
        waitFor(() => person.findLike("Points in 1") || person.findLike("Won in 1"), "what came of it is told")
        verify(study.add("nobody") !== "")
        person.press("Escape")
        waitFor(() => person.program.study === null, "back to the game")
        compare(person.moves(), moves)
        compare(person.record().hints, 1)
    }
}
