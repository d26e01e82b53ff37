import QtQuick

FlowTest {
    name: "Training"

    readonly property var training: person.program ? person.program.training : null

    // From the start screen, by keyboard.
    function begin(choice) {
        person.start()
        person.press("F2")
        waitFor(() => person.sees("Near my rating"), "the page is open")
        person.click("Euchre")
        verify(person.tabTo(choice))
        person.press("Return")
        waitFor(() => person.session !== null && person.sees("Which move is best? Play it."), "a problem is asked")
        waitFor(() => person.hand().length > 0 || person.legalMoves().includes("pass"), "it lies on the table")
    }

    function test_a_problem_is_not_found_shown_and_comes_back_to_the_page() {
        begin("Near my rating")
        const played = person.session.played
        verify(person.tabTo("Show the answer"))
        person.press("Return")
        waitFor(() => person.focusName === "Next problem", "the answer is shown")
        const best = person.session.shownMove
        verify(person.legalMoves().includes(best))
        verify(person.findAll("Button").some(name => name.endsWith("Best")))
        verify(person.reads(training.why))
        verify(person.reads(training.ratingWords))
        compare(person.moves().length, played)
        const deal = person.deal()
        person.press("N")
        waitFor(() => person.session !== null && person.deal() !== deal && person.sees("Which move is best? Play it."), "the next problem")
        person.press("Escape")
        waitFor(() => person.session === null && person.sees("Delete all answers"), "the page, with the progress")
        verify(person.reads("tried"))
        person.click("Delete all answers")
        waitFor(() => person.focusName === "Undo", "it can be undone")
        person.press("Escape")
        waitFor(() => person.sees("How to play"), "the start screen")
        compare(training.figures("euchre").tried, 0)
    }

    function test_a_wrong_move_is_told_and_tried_again() {
        begin("Near my rating")
        training.showAnswer()
        const best = person.session.shownMove
        const played = person.session.played
        const deal = person.deal()
        person.press("Escape")
        waitFor(() => person.sees("Near my rating"), "the page")
        training.forget("euchre")
        person.click("Near my rating")
        waitFor(() => person.session !== null && person.deal() === deal, "the same problem")
        person.session.play(person.legalMoves().find(move => move !== best))
        waitFor(() => person.focusName === "Try again", "it is told")
        verify(training.verdict.startsWith("There is a better move. This one gives up"))
        verify(person.reads(training.verdict))
        compare(person.moves().length, played + 1)
        person.press("Return")
        waitFor(() => person.sees("Which move is best? Play it."), "it is asked again")
        compare(person.moves().length, played)
        person.session.play(best)
        waitFor(() => person.focusName === "Next problem" && person.reads(training.verdict), "it is right")
        verify(training.verdict.startsWith("Right!"))
        person.press("Return")
        waitFor(() => person.session !== null && person.deal() !== deal, "the next problem")
        compare(training.figures("euchre").tried, 1)
        compare(training.figures("euchre").solved, 0)
    }
}
