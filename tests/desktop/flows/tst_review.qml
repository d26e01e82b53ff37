import QtQuick

FlowTest {
    name: "Review"

    // A game of Briscola, played to its end.
    function finish() {
        person.start("--game briscola --seed 7 --seats you,greedy")
        while (!person.session.over) {
            waitFor(() => person.session.over || (person.session.personToMove && person.hand().length > 0), "the next turn")
            if (!person.session.over) person.press("1")
        }
        waitForResult()
    }
    function waitForReview() { waitFor(() => person.program.review !== null && person.findLike("Course of the deal"), "the review") }
    function waitForDecisions() { waitFor(() => person.program.review.depth >= 1, "every decision has been looked at") }

    function test_a_game_that_is_over_is_reviewed_and_comes_back() {
        finish()
        const moves = person.moves()
        person.press("R")
        waitForReview()
        compare(person.session.replay, true)
        compare(person.moves(), [])
        verify(person.focusName.startsWith("Course of the deal"))
        waitForDecisions()
        person.press("Right")
        compare(person.moves(), moves.slice(0, 1))
        person.press("End")
        compare(person.moves(), moves)
        verify(!person.sees("New deal"))
        person.press("Left")
        compare(person.moves(), moves.slice(0, 39))
        person.press("Escape")
        waitFor(() => person.program.review === null && person.sees("New deal"), "the result again")
        compare(person.moves(), moves)
        person.press("Return")
        waitFor(() => person.session !== null && !person.session.over && person.moves().length < 3, "the next deal")
    }

    function test_mistakes_one_after_another() {
        finish()
        person.press("R")
        waitForReview()
        waitForDecisions()
        const review = person.program.review
        review.list.seat = -1
        review.list.leastGrade = 0
        compare(review.list.count, 40)
        person.press("N")
        compare(person.session.played, 1)
        person.press("N")
        compare(person.session.played, 2)
        person.press("P")
        compare(person.session.played, 1)
        verify(person.session.shownMove !== "")
        waitFor(() => person.findLike(person.session.seats[person.session.toMove].name + ": "), "the decision is told")
        const top = name => person.find(name).mapToItem(null, 0, 0).y
        const best = person.findAll("Button").find(name => name.includes("Best"))
        verify(top(best) < top(review.decision.why), "the reason is told of the best move, below it")
    }

    function test_the_hand_of_whoever_is_to_move_is_open() {
        finish()
        person.press("R")
        waitForReview()
        const open = () => person.pictures().filter(picture => picture.startsWith("italian/") && !picture.includes("back")).length
        waitFor(() => open() > 0, "the cards are dealt")
        const closed = open()
        person.press("O")
        waitFor(() => open() === closed + 3, "both hands are open")
        const review = person.program.review
        waitFor(() => !review.running, "no deeper look changes a grade")
        review.show(1)
        const decision = review.decision
        waitFor(() => person.reads("Nobody could know this"), "it says what this is")
        waitFor(() => review.openLook.candidates !== undefined, "the cards were looked at")
        compare(review.decision.grade, decision.grade)
        verify(person.find("With open cards").checked)
        review.show(0)
        person.press("O")
        waitFor(() => !person.reads("Nobody could know this"), "this is gone")
        waitFor(() => open() === closed, "one is closed again")
    }

    function test_a_game_that_goes_on_is_reviewed_so_far() {
        person.start("--game briscola --seed 7 --seats you,greedy")
        for (let i = 0; i < 3; ++i) playFirst()
        waitForTurn()
        const moves = person.moves()
        person.press("R")
        waitForReview()
        waitFor(() => person.reads("Review so far"), "it says what this is")
        waitForDecisions()
        person.press("Right")
        person.press("O") // opens nothing
        waitFor(() => person.moves().length === 1, "a decision")
        verify(!person.sees("Show hands") && !person.sees("With open cards"))
        person.press("End")
        waitFor(() => person.reads("This is where the game stands"), "the present")
        compare(person.moves(), moves)
        person.press("Escape")
        waitFor(() => person.program.review === null, "the game again")
        compare(person.moves(), moves)
        compare(person.record().hints, 1)
        playFirst()
    }

    function test_the_panel_by_keyboard() {
        finish()
        person.press("R")
        waitForReview()
        waitForDecisions()
        verify(person.tabTo("Mistakes"))
        person.press("Right")
        waitFor(() => person.reads("Own play"), "the figures")
        person.press("H")
        waitFor(() => !person.reads("Own play"), "the panel is closed")
        person.press("H")
        waitForReview()
    }

    function test_from_the_list_of_games_and_at_once_the_second_time() {
        finish()
        person.press("R")
        waitForReview()
        waitFor(() => !person.program.review.running, "the review is complete")
        person.press("Escape")
        waitFor(() => person.sees("New deal"), "the result")
        verify(person.tabTo("Leave"))
        person.press("Return")
        waitFor(() => person.sees("Games"), "the start screen")
        person.click("Games")
        const row = () => ["Lost, ", "Drawn, ", "Won, "].map(mark => person.findLike(mark)).find(row => row && row.enabled)
        waitFor(() => row() !== undefined, "the game is in the history")
        row().forceActiveFocus()
        person.press("R")
        waitForReview()
        waitFor(() => !person.program.review.running, "the review that was kept")
        compare(person.program.review.depth, 2)
        person.press("Escape")
        waitFor(() => person.session === null, "the start screen")
        person.click("Statistics")
        waitFor(() => person.sees("Your play"), "the page is shown")
        person.click("Your play")
        waitFor(() => person.reads("By kind of decision"), "what the review taught")
        verify(person.reads("Following"))
        verify(person.sees("deals reviewed: 1"))
    }
}
