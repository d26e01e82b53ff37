import QtQuick

// Big Two and Doudizhu: players empty their hands with plays of one or more cards.
FlowTest {
    name: "Climbing"

    function startBigTwo(more) {
        person.start("--game bigtwo --seed 7 --seats you,conventional,conventional,conventional " + (more ?? ""))
        waitForMyTurn()
    }
    function waitForMyTurn() {
        waitFor(() => person.session && (person.session.over || person.find("Find a play")), "the person's turn")
    }
    function raised() { return person.hand().filter(card => card.raised) }
    function codes() { return person.hand().map(card => card.code) }
    // Makes the weakest play, or else passes.
    function playSomething() {
        const before = person.moves().length
        person.press("G")
        person.press("Return")
        if (person.moves().length === before) person.press("P")
        verify(person.moves().length > before, "something was played")
    }
    function playToTheEnd() {
        while (!person.session.over) {
            waitForMyTurn()
            if (!person.session.over) playSomething()
        }
        waitForResult()
    }

    function test_a_deal_of_big_two_by_keyboard() {
        startBigTwo()
        verify(person.reads("To beat:") || person.reads("You lead"))
        playToTheEnd()
        const scores = person.record().scores
        compare(scores.length, 4)
        compare(scores.reduce((sum, score) => sum + score, 0), 0)
        compare(person.totals("bigtwo").played, 1)
        verify(person.reads("You win") || person.reads("You lose"))
        person.click("View the table")
        waitFor(() => person.focusName === "Result", "the result stays at hand")
        verify(!person.sees("New deal"))
        person.press("Return")
        waitForResult()
    }

    function test_cards_that_are_not_a_play_say_why() {
        startBigTwo()
        const hand = person.hand()
        person.clickItem(hand[0])
        person.clickItem(hand[hand.length - 1])
        compare(raised().length, 2)
        const before = person.moves().length
        person.press("Return")
        compare(person.moves().length, before)
        verify(!person.find("Play")) // not to be pressed
        compare(raised().length, 2)
        person.press("Escape")
        compare(raised().length, 0)
    }

    function test_tab_completes_a_play() {
        startBigTwo()
        while (!person.reads("You lead")) { // then any play may be made
            playSomething()
            waitForMyTurn()
        }
        const ranks = codes().map(code => code[0])
        const one = ranks.findIndex((rank, i) => ranks.indexOf(rank) !== i) // of two or more
        verify(one > 0, "there is a pair")
        person.clickItem(person.hand()[one])
        for (let i = 0; i < 20 && raised().length !== 2; ++i) person.press("Tab")
        compare(raised().length, 2)
        compare(raised()[0].code[0], raised()[1].code[0])
        const before = person.moves().length
        person.press("Return")
        compare(person.moves()[before].split(" ").length, 2)
    }

    function test_the_hand_is_sorted_and_marked() {
        startBigTwo()
        const suits = cards => cards.map(code => code[1]).join("")
        const byRank = codes()
        person.press("R")
        verify(person.sees("Sorted by suit"))
        compare(suits(codes()), suits(byRank.slice().sort((a, b) => "DCHS".indexOf(a[1]) - "DCHS".indexOf(b[1]))))
        person.press("R")
        person.press("R")
        compare(codes(), byRank)
        verify(!person.findLike("Class "))
        person.press("C")
        verify(person.findLike("Class "))
        person.press("C")
        verify(!person.findLike("Class "))
    }

    function test_a_play_is_taken_back() {
        startBigTwo()
        const hand = codes()
        playSomething()
        waitForMyTurn()
        person.press("Ctrl+Z")
        waitForMyTurn()
        compare(codes(), hand)
        compare(person.record().takeBacks, 1)
    }

    function test_a_hint_marks_its_cards() {
        startBigTwo()
        person.press("H")
        waitFor(() => person.session.hint.move !== undefined, "a hint")
        const wanted = person.session.hint.move === "pass" ? 0 : person.session.hint.move.split(" ").length
        waitFor(() => person.hand().filter(card => card.suggested).length === wanted, "its cards are marked")
        for (const card of person.hand()) // and raised, but not as far as picked ones
            compare(card.children[0].y < 0, card.suggested)
    }

    function test_a_hint_marks_its_bid() {
        person.start("--game doudizhu --seed 7 --seats you,greedy,greedy --size 2560x1440")
        waitFor(() => person.session !== null && person.session.personToMove && person.find("Bid 1"), "the person bids")
        const bids = ["No bid", "Bid 1", "Bid 2", "Bid 3"]
        verify(!bids.some(name => person.find(name).suggested))
        person.press("H")
        waitFor(() => person.session.hint.move !== undefined, "a hint")
        compare(bids.filter(name => person.find(name).suggested).length, 1)
        // What its head says is seen in a large window, too.
        waitFor(() => person.find("Who holds what"), "its tabs")
        const words = placeOf(person.findText("ooking deeper") ?? person.findText("Final advice"))
        verify(words.y + words.height <= placeOf(person.find("Who holds what")).y)
    }

    // The hint lies over the table and hides nothing of what it speaks of.
    function verifyHintHidesNothing(names) {
        person.press("H")
        waitFor(() => person.find("Play this"), "a hint")
        const panel = hintPlace()
        for (const name of names) verifyUncovered(person.findLike(name), panel)
        for (const seat of person.session.seats) verifyUncovered(person.findLike(seat.name + ", "), panel)
        for (const card of person.hand()) verifyUncovered(card, panel)
        const bottom = place => place.y + place.height
        waitFor(() => bottom(placeOf(person.find("Play this"))) <= bottom(hintPlace()), "the advice can be played without scrolling")
    }
    function test_a_hint_in_a_small_window_hides_no_bid() {
        person.start("--game doudizhu --seed 7 --seats you,greedy,greedy --size 900x600")
        waitFor(() => person.session !== null && person.session.personToMove && person.findLike("Bid"), "the person bids")
        verifyHintHidesNothing(["No bid", "Bid 1", "Bid 2", "Bid 3"])
    }
    function test_a_hint_in_a_small_window_hides_no_play() {
        startBigTwo("--size 900x600")
        verifyHintHidesNothing(["Find a play", "Pass", "Play"].filter(name => person.find(name)).concat(["To beat: ", person.session.seats[3].name + ": "]))
    }

    function test_enter_plays_what_was_suggested_by_mouse() {
        startBigTwo()
        person.click("Find a play")
        const cards = raised().map(card => card.code)
        verify(cards.length > 0)
        const before = person.moves().length
        person.press("Return")
        compare(person.moves()[before].split(" ").sort(), cards.sort())
    }
    function test_enter_without_cards_says_what_to_do() {
        startBigTwo()
        const before = person.moves().length
        person.press("Return")
        compare(person.moves().length, before)
        verify(person.reads("Choose the cards to play"))
    }
    function test_buttons_stay_where_they_are() {
        startBigTwo()
        const before = placeOf(person.find("Find a play"))
        for (let i = 0; i < 4; ++i) {
            person.press("G")
            compare(placeOf(person.find("Find a play")), before)
        }
    }
    // The hand once jumped from one row to two with each turn.
    function test_the_own_plate_is_as_wide_while_others_play() {
        person.start("--game doudizhu --seed 12 --size 900x600")
        waitFor(() => person.find("Bid 3"), "the person may bid")
        person.click("Bid 3")
        waitFor(() => person.findLike("You, Your lead"), "the landlord leads")
        const width = placeOf(person.findLike("You, Your lead")).width
        playSomething()
        waitFor(() => person.findLike("You, Landlord"), "somebody else's turn")
        fuzzyCompare(placeOf(person.findLike("You, Landlord")).width, width, 6) // other digits, "turn" for "lead"
    }
    function test_taking_back_leaves_no_card_raised() {
        startBigTwo()
        playSomething()
        waitForMyTurn()
        person.press("G")
        person.press("Ctrl+Z")
        waitForMyTurn()
        compare(raised().length, 0)
    }
    function test_the_last_move_is_marked() {
        startBigTwo()
        const names = person.session.seats.map(seat => seat.name)
        verify(person.findLike(names[3] + ": 3♥, has the lead").latest)
        verify(!person.findLike(names[2] + ": 3♦").latest)
    }
    function test_indices_are_seen_at_any_size_data() {
        return [{ tag: "900x600", scale: 1, large: false }, { tag: "900x600 ", scale: 1.6, large: false },
                { tag: "900x600  ", scale: 1, large: true }, { tag: "1280x800", scale: 1.6, large: true }]
    }
    function test_indices_are_seen_at_any_size(data) {
        person.start("--game doudizhu --seed 7 --seats you,greedy,greedy --size " + data.tag.trim())
        waitFor(() => person.session !== null && person.session.personToMove && person.findLike("Bid"), "the person bids")
        person.program.settings.cardScale = data.scale
        person.program.settings.largeIndices = data.large
        person.click("Bid 3")
        waitForMyTurn()
        for (const order of ["rank", "suit", "combination"]) {
            const hand = person.hand()
            compare(hand.length, 20)
            for (let i = 1; i < hand.length; ++i) { // of a row, or at the beginning of the next
                const covered = hand[i].y === hand[i - 1].y ? (hand[i].x - hand[i - 1].x) / hand[i].width : 1
                verify(covered >= (data.large ? 0.26 : 0.215) - 0.001, order + ": " + covered + " of card " + i + " is seen")
            }
            const rows = hand.map(card => card.y).filter((y, i, all) => all.indexOf(y) === i)
            verify(rows.length <= 2)
            if (rows.length === 2) verify((rows[1] - rows[0]) / hand[0].width >= (data.large ? 0.53 : 0.43) - 0.001)
            person.press("R")
        }
    }

    function startDoudizhu() {
        person.start("--game doudizhu --seed 7 --seats you,greedy,greedy")
        waitFor(() => person.session !== null && person.session.personToMove && person.findLike("Bid"), "the person bids")
        person.click("Bid 3")
        waitForMyTurn()
        compare(person.hand().length, 20)
    }
    function test_sliding_over_cards_raises_them() {
        startDoudizhu()
        const hand = person.hand()
        const step = hand[1].x - hand[0].x
        person.drag(hand[4], 5 * step, 0)
        compare(raised().length, 6)
        compare(new Set(raised().map(card => hand.indexOf(card)).map((place, i) => place - i)).size, 1) // side by side
        person.drag(hand[4], 5 * step, 0)
        compare(raised().length, 0)
    }
    function test_doudizhu_counts_the_ranks_and_remembers_it() {
        startDoudizhu()
        const counted = () => person.findLike("ace: ") !== null
        verify(!counted())
        person.press("K")
        waitFor(counted, "the ranks are counted")
        const jokers = person.hand().filter(card => card.code.startsWith("JOKER")).length
        compare(jokers, 2)
        verify(person.findLike("red joker: 0 still out"))
        compare(person.program.settings.cardCounter, true)
        person.press("K")
        verify(!counted())
    }
    function test_doudizhu_tells_who_may_hold_each_rank() {
        startDoudizhu()
        person.press("H")
        waitFor(() => (person.session.hint.beliefs ?? []).length > 0, "beliefs")
        person.press("B")
        verify(person.reads("Chances of at least one"))
        waitFor(() => person.findLike("Ace: ") !== null, "ranks have their names")
        verify(person.session.hint.beliefs.some(belief => belief.seats[1] + belief.seats[2] > 1))
    }
    function test_doudizhu_says_what_is_picked_and_why_it_cannot_be_played() {
        startDoudizhu()
        const hand = person.hand()
        person.clickItem(hand[hand.length - 1])
        verify(person.find("Play"))
        person.clickItem(hand[5])
        verify(person.reads("These cards do not form a pattern"))
        verify(!person.find("Play"))
        const before = person.moves().length
        person.press("Return")
        compare(person.moves().length, before)
        person.press("Escape")
        compare(raised().length, 0)
        person.press("G") // the weakest comes first
        compare(raised().length, 1)
        compare(raised()[0].code, hand[hand.length - 1].code)
    }
    function test_doudizhu_from_the_bid_to_the_end() {
        person.start("--game doudizhu --seed 7 --seats you,greedy,greedy")
        waitFor(() => person.session !== null && person.session.personToMove && person.findLike("Bid"), "the person bids")
        verify(person.tabTo("Bid 3"))
        person.press("Return")
        compare(person.moves()[person.moves().length - 1], "bid 3")
        waitForMyTurn()
        compare(person.hand().length, 20)
        playToTheEnd()
        const scores = person.record().scores
        compare(scores[0] + scores[1] + scores[2], 0)
        compare(scores[1], scores[2])
        compare(person.totals("doudizhu").played, 1)
    }
}
