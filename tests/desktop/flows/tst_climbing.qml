import QtQuick

// Big Two and Doudizhu: players empty their hands with plays of one or more cards.
FlowTest {
    name: "Climbing"

    function startBigTwo(more) {
        person.start("--game bigtwo --seed 7 --seats you,conventional,conventional,conventional " + (more ?? ""))
        waitForMyTurn()
    }
    function waitForMyTurn() {
        waitFor(() => person.session && (person.session.over || person.find("Suggest")), "the person's turn")
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
        compare(person.program.statistics.totals("bigtwo").played, 1)
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
        compare(person.program.statistics.totals("doudizhu").played, 1)
    }
}
