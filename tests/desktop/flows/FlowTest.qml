import QtQuick
import QtTest

// A flow: every function begins in a new home, with the program not started.
TestCase {
    id: flow

    when: windowShown

    function init() {
        failOnWarning(/Error|Unable|Cannot|loop|no picture/)
        person.moveIn()
    }
    function cleanup() {
        person.stop()
        gc() // what a flow has broken is found in that flow
    }

    function waitFor(condition, what) { tryVerify(condition, 60000, what) }
    function waitForTurn() { waitFor(() => person.session.personToMove && person.hand().length > 0, "it is the person's turn") }
    // Plays the leftmost card and waits for the answer.
    function playFirst() {
        waitForTurn()
        const played = person.moves().length
        const card = person.hand()[0].code
        person.press("1")
        compare(person.moves()[played], card) // the answer to it may be there already
    }
    // The hint once it will not change.
    function waitForFinalAdvice() { waitFor(() => person.session.hint.depth === "final", "final advice") }
    function placeOf(item) { return item.mapToItem(null, 0, 0, item.width, item.height) }
    function hintPlace() {
        let item = person.find("Play this")
        while (item.believing === undefined) item = item.parent
        return placeOf(item)
    }
    function verifyUncovered(item, panel) {
        const place = placeOf(item)
        verify(place.x + place.width <= panel.x || place.y + place.height <= panel.y || place.y >= panel.y + panel.height,
               item.Accessible.name + " at " + place + " is not under the hint at " + panel)
    }
    function waitForTable() { waitFor(() => person.session !== null && person.hand().length === 3, "three cards can be played") }
    function waitForResult() { waitFor(() => ["New deal", "New game"].includes(person.focusName) && person.sees(person.focusName), "the result is shown") }
}
