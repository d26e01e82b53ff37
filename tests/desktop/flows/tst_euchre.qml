import QtQuick

FlowTest {
    name: "Euchre"

    function start(seed) {
        person.start("--game euchre --seed " + (seed ?? 7) + " --seats you,classic-hard,uf,classic-easy")
        waitFor(() => person.session !== null, "the table")
    }
    function isMyTurn() { return person.session.personToMove && (person.hand().length > 0 || person.findLike("Pass") !== null) }
    function waitForMe() { waitFor(() => person.session.over || isMyTurn(), "it is the person's turn") }
    function waitForDealResult() { waitFor(() => person.focusName === "Next deal" && person.sees("Next deal"), "the result is shown") }

    function test_a_whole_deal_by_keyboard() {
        start()
        waitForMe()
        const deal = JSON.parse(person.deal())
        verify(person.find("Order up") || person.find("Pick it up"))
        person.press("2") // makes the upcard's suit trump
        verify(person.moves().includes("order"))
        for (let turn = 0; !person.session.over; ++turn) {
            waitForMe()
            if (person.session.over) break
            const before = person.moves().length
            for (const card of person.hand()) { // cards that may not be played say so
                person.press(String(1 + card.slot))
                if (person.moves().length > before) break
            }
            verify(person.moves().length > before, "a card was discarded or played")
        }
        waitForDealResult()
        const moves = person.moves()
        compare(moves.filter(move => /^[9TJQKA][CDHS]$/.test(move)).length, 20)
        compare(moves.filter(move => move.startsWith("discard ")).length, 1)
        const scores = person.record().scores
        compare(scores[0], scores[2])
        compare(scores[1], scores[3])
        verify([1, 2].includes(scores[0] + scores[1]))
        const points = scores[0] + scores[1]
        const names = person.session.seats.map(seat => seat.name)
        verify(person.reads(scores[0] > 0 ? "Your side scores " + points : names[1] + " and " + names[3] + " score " + points))
        for (const side of [[0, 2], [1, 3]]) // a row for each
            verify(person.reads(names[side[0]] + " and " + names[side[1]]))

        person.press("Return")
        waitFor(() => person.session !== null && !person.session.over && person.moves().length < 8, "the next deal")
        waitForMe()
        compare(JSON.parse(person.deal()).dealer, (deal.dealer + 1) % 4)
        compare(person.session.series.totals[0], scores[0])
        compare(person.session.series.points, 10)
    }

    function test_going_alone() {
        start()
        waitForMe()
        person.press("A")
        verify(person.findLike("Order up, alone") || person.findLike("Pick it up, alone"))
        person.press("A")
        verify(!person.findLike("Order up, alone"))
        person.press("A")
        person.press("2")
        verify(person.moves().includes("order alone"))
        waitFor(() => person.reads("sits out"), "the partner sits out")
        verify(person.reads("alone"))
    }

    function test_choices_by_arrows_and_enter() {
        start()
        waitForMe()
        const before = person.moves().length
        waitFor(() => person.focusName === "Pass", "the first choice has the focus")
        person.press("Down")
        verify(["Order up", "Pick it up"].includes(person.focusName))
        person.press("Up")
        person.press("Return")
        compare(person.moves()[before], "pass")
    }

    function test_a_refused_card_says_why() {
        start(5)
        waitForMe()
        person.press("2")
        waitFor(() => person.session.personToMove && person.hand().some(card => card.dimmed), "a card may not be played")
        const moves = person.moves().length
        person.clickItem(person.hand().find(card => card.dimmed))
        compare(person.moves().length, moves)
        verify(person.reads("must be followed"))
        person.clickItem(person.hand().find(card => !card.dimmed))
        compare(person.moves().length, moves + 1)
    }

    function shares() { // what the chart says, row by row
        const list = []
        for (const item of person.findAll("ListItem")) if (item.includes("Nobody")) list.push(item)
        return list
    }
    function test_who_holds_what_stays_open() {
        start()
        waitForMe()
        compare(shares().length, 0)
        person.press("K")
        waitFor(() => person.reads("Who holds what"), "the chances are shown")
        const bidding = shares()
        verify(bidding.length >= 3)
        verify(bidding.some(row => row.includes("ace of") && row.includes("%")))
        person.press("2") // the keys are the table's all the time
        verify(person.moves().includes("order"))
        waitFor(() => person.session.personToMove && person.moves().some(move => move.length === 2), "the play")
        verify(person.reads("Who holds what"))
        verify(JSON.stringify(shares()) !== JSON.stringify(bidding), "the chart follows the play")
        person.press("K")
        waitFor(() => !person.reads("Who holds what"), "it is closed")
        compare(shares().length, 0)
        person.click("Who holds what") // the board's button
        waitFor(() => person.reads("Who holds what"), "it is open again")
        person.press("Ctrl+N")
        person.press("Escape")
        verify(person.reads("Who holds what"))
    }

    function test_the_dealer_discards_with_a_click() {
        person.start("--game euchre --seed 7 --seats low,low,you,low")
        waitFor(() => person.session !== null && isMyTurn(), "the dealer's turn")
        if (person.find("Pick it up")) person.click("Pick it up")
        waitFor(() => person.session.personToMove && person.hand().length === 6, "six cards")
        waitFor(() => person.reads("Choose a card to discard"), "what is to be done")
        const card = person.hand()[5]
        const code = card.code
        person.clickItem(card)
        verify(person.moves().includes("discard " + code))
    }

    function test_hints_for_bidding_and_play() {
        start()
        waitForMe()
        person.press("H")
        waitFor(() => person.session.hint.move !== undefined, "a hint")
        verify(person.reads("Points your side can expect from this deal"))
        verify(person.reads(person.session.hint.sentences[0]))
        waitForFinalAdvice()
        verify(person.tabTo("Play this"))
        const move = person.session.hint.move
        person.press("Return")
        verify(person.moves().includes(move))
    }

    function test_a_hint_leaves_plates_and_bids_alone_data() { return [{ tag: "900x600" }, { tag: "1280x800" }] }
    function test_a_hint_leaves_plates_and_bids_alone(data) {
        person.start("--game euchre --seed 149 --seats you,classic-hard,uf,classic-easy --size " + data.tag)
        waitFor(() => person.session !== null, "the table")
        waitForMe()
        waitFor(() => person.findLike("Pass"), "bids")
        const plates = () => [1, 2, 3].map(seat => person.findLike(person.session.seats[seat].name + ", "))
        const before = plates().map(plate => [placeOf(plate), plate.Accessible.name].join())
        person.press("H")
        waitFor(() => person.find("Play this"), "a hint")
        compare(plates().map(plate => [placeOf(plate), plate.Accessible.name].join()), before)
        const panel = hintPlace()
        for (const plate of plates()) verifyUncovered(plate, panel)
        for (const name of ["Pass", "Order up", "Pick it up", "Alone"])
            if (person.findLike(name)) verifyUncovered(person.findLike(name), panel)
        waitForFinalAdvice()
        const bottom = place => place.y + place.height
        verify(bottom(placeOf(person.find("Play this"))) <= bottom(hintPlace()), "the advice can be played without scrolling")
    }
}
