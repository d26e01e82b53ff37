#include "ai/briscola/hand_tree.h"
#include "ai/briscola/minimax.h"
#include "ai/briscola/open_hands.h"
#include "ai/briscola/simple_players.h"
#include "ai/briscola/win_chance.h"
#include "tests/support/briscola_players.h"
#include "tests/support/scale.h"

#include <map>
#include <memory>

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

MinimaxParams params(int determinizations, int depth = 6, int peek = 0, bool byMean = false) {
    return {determinizations, depth, peek, byMean};
}

// All hands of the others, open.
Minimax::KnownHands allHands(const State& state) {
    Minimax::KnownHands known = state.hands;
    known[static_cast<std::size_t>(Briscola::toMove(state))] = {};
    return known;
}

// The mover's gain with each card when nothing is drawn and all hands are open.
std::vector<int> gains(const State& state, int depth) {
    const Seat mover = Briscola::toMove(state);
    std::vector<int> values;
    for (const Card move : Briscola::legalMoves(state)) {
        State next = withoutStock(state);
        Briscola::apply(next, move);
        values.push_back(plainValue(next, mover, depth - 1) - difference(state.pub, mover));
    }
    return values;
}

// Every way to deal the unseen cards to the other hands: the mean gain of each card.
class AllWorlds {
public:
    AllWorlds(const State& state, int depth) : m_state(state), m_depth(depth) {
        for (Seat seat = 0; seat < state.pub.options.players; ++seat)
            if (seat != Briscola::toMove(state)) m_state.hands[static_cast<std::size_t>(seat)] = {};
        m_sums.resize(static_cast<std::size_t>(Briscola::handToMove(state).size()));
        dealTo(0, viewToMove(state).unseen(), {});
    }
    double mean(std::size_t card) const { return m_sums[card] / m_worlds; }

private:
    // `after` are the cards that may still come into this hand: each set of cards comes up once.
    void dealTo(Seat seat, CardSet left, CardSet after) {
        if (seat == m_state.pub.options.players) {
            const auto values = gains(m_state, m_depth);
            for (std::size_t i = 0; i < values.size(); ++i) m_sums[i] += values[i];
            ++m_worlds;
            return;
        }
        Hand& hand = m_state.hands[static_cast<std::size_t>(seat)];
        if (hand.size() == m_state.pub.handSize(seat)) return dealTo(seat + 1, left, left);
        if (hand.empty()) after = left;
        const Hand before = hand;
        for (const Card card : after) {
            after.erase(card);
            hand.add(card);
            dealTo(seat, left - CardSet{card}, after);
            hand = before;
        }
    }

    State m_state;
    int m_depth;
    std::vector<double> m_sums;
    double m_worlds = 0;
};

int firstNumber(const Reason& reason) { return reason.args[0].number; }

} // namespace

TEST_CASE("With all hands known every world gives the value of alpha-beta, at any depth") {
    Rng rng(271);
    for (const Options& options : allOptions())
        for (int depth = 1; depth <= 12; ++depth)
            for (int i = 0; i < scaled(10); ++i) {
                const int cards = options.players == 3 ? 39 : 40;
                const State state = randomState(options, static_cast<int>(rng.below(cards)), rng);
                const Observation view = viewToMove(state);
                const Minimax agent(params(2, depth));
                const auto decision = agent.decideKnowing(view, allHands(state), rng, Budget{}, {});
                const auto values = gains(state, depth);
                const WinChance chance(view);
                REQUIRE(decision.candidates.size() == values.size());
                for (std::size_t k = 0; k < values.size(); ++k) {
                    REQUIRE(decision.candidates[k].move == view.hand[static_cast<int>(k)]);
                    REQUIRE(decision.candidates[k].value == chance(values[k]));
                    REQUIRE(decision.candidates[k].visits == 2);
                    if (decision.move == view.hand[static_cast<int>(k)])
                        REQUIRE(values[k] == *std::ranges::max_element(values));
                }
            }
}

TEST_CASE("Without pruning every decision is the same, and takes more positions") {
    Rng rng(278);
    for (const Options& options : allOptions())
        for (int depth : {2, 5, 6})
            for (int i = 0; i < scaled(10); ++i) {
                const State state = randomState(options, static_cast<int>(rng.below(36)), rng);
                MinimaxParams full = params(5, depth);
                full.prunes = false;
                Minimax withPruning(params(5, depth));
                Minimax without(full);
                REQUIRE(sameDecision(ask(withPruning, state), ask(without, state)));
            }
    // Three cards against three, nothing on the table: 1 + 3 + 9 + 18 + 36 + 36 + 36 positions.
    const auto other = cards("3D 5C 6C");
    HandTree full({.prunes = false}, card("4S").suit());
    HandTree pruned({}, card("4S").suit());
    CHECK(full.values(hand("AD 2C 7S"), other, {}) == pruned.values(hand("AD 2C 7S"), other, {}));
    CHECK(full.nodes() == 139);
    CHECK(pruned.nodes() < 139);
}

TEST_CASE("The tree of two hands has the values of OpenHands") {
    Rng rng(279);
    for (int i = 0; i < scaled(300); ++i) {
        const State state = randomState(players(2), static_cast<int>(rng.below(40)), rng);
        const Hand& own = Briscola::handToMove(state);
        const Hand& others = state.hands[static_cast<std::size_t>(1 - state.pub.toMove())];
        std::vector<Card> other;
        for (int k = 0; k < others.size(); ++k) other.push_back(others[k]);
        std::optional<Card> led;
        if (state.pub.onTable > 0) led = state.pub.tableCard(0).card;
        HandTree tree({}, state.pub.trump());
        const auto values = tree.values(own, other, led);
        const OpenHands open(own, own.size(), others, others.size(), state.pub.trump());
        for (int k = 0; k < own.size(); ++k)
            REQUIRE(values[static_cast<std::size_t>(k)] ==
                    (led ? open.replyValue(*led, own, k) : open.leadValue(k)));
    }
}

TEST_CASE("With lead=alternate the players move in turn, whoever wins") {
    // Clubs are trumps, and the four takes the two led. By the rules the hero then leads: the ace
    // takes the king of swords, and the two loses to the three. In turn the other side has to show
    // a card first, and the hero takes both tricks.
    const auto other = cards("3C KS");
    HandTree byRules({}, card("4B").suit());
    HandTree inTurn({.alternates = true}, card("4B").suit());
    CHECK(byRules.values(hand("4D AC 2C"), other, card("2D"))[0] == 5);
    CHECK(inTurn.values(hand("4D AC 2C"), other, card("2D"))[0] == 25);

    MinimaxParams alternating = params(1);
    alternating.alternates = true;
    Rng rng(283);
    int different = 0;
    for (int i = 0; i < scaled(40); ++i) {
        const State state = randomState(players(2), 34, rng);
        Minimax agent(alternating);
        Minimax usual(params(1));
        different += !sameDecision(ask(agent, state), ask(usual, state));
    }
    CHECK(different > 0);
}

TEST_CASE("With ties=bounds a card after the best may have the best card's value") {
    Rng rng(280);
    int equal = 0;
    for (int i = 0; i < scaled(300); ++i) {
        const State state = randomState(players(2), 2 * static_cast<int>(rng.below(16)), rng);
        const Hand& own = Briscola::handToMove(state);
        const Hand& others = state.hands[static_cast<std::size_t>(1 - state.pub.toMove())];
        std::vector<Card> other;
        for (int k = 0; k < others.size(); ++k) other.push_back(others[k]);
        HandTree exact({}, state.pub.trump());
        HandTree bounds({.sharesWindow = true}, state.pub.trump());
        const auto values = exact.values(own, other, {});
        const auto bounded = bounds.values(own, other, {});
        const int best = *std::ranges::max_element(values);
        REQUIRE(*std::ranges::max_element(bounded) == best);
        for (std::size_t k = 0; k < values.size(); ++k) {
            REQUIRE(bounded[k] >= values[k]);
            equal += bounded[k] == best && values[k] < best;
        }
        CHECK(bounds.nodes() <= exact.nodes());
    }
    CHECK(equal > 0);
}

TEST_CASE("With ties=cheapest the best card that costs least has the vote") {
    // All are equally good at depth 1: the two of coins costs nothing.
    const State state = after(begin(players(2), "AS 2C 7S  5D KC 2B  4S"), "AS");
    MinimaxParams cheapest = params(5, 1);
    cheapest.ties = MinimaxParams::Ties::Cheapest;
    Minimax agent(cheapest);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto decision = ask(agent, state, seed);
        CHECK(decision.move == card("2B"));
        CHECK(firstNumber(decision.reasons[1]) == 5);
    }
}

TEST_CASE("With replacement=on a sampled hand may hold a card twice") {
    Rng rng(281);
    int different = 0;
    for (int i = 0; i < scaled(40); ++i) {
        const State state = randomState(players(2), 34, rng); // the unseen cards are the other hand
        MinimaxParams again = params(200);
        again.replaces = true;
        Minimax agent(again);
        Minimax certain(params(200));
        different += !sameDecision(ask(agent, state), ask(certain, state));
    }
    CHECK(different > 0);
}

TEST_CASE("With sample=three a sampled hand has three cards, also after the opponent has led") {
    Rng rng(282);
    int different = 0;
    for (int i = 0; i < scaled(40); ++i) {
        const int tricks = static_cast<int>(rng.below(12));
        MinimaxParams three = params(200);
        three.samplesThree = true;
        Minimax larger(three);
        Minimax right(params(200));
        const State answer = randomState(players(2), 2 * tricks + 1, rng);
        different += !sameDecision(ask(larger, answer), ask(right, answer));
        // The opponent has three in any case when it has not led.
        const State lead = randomState(players(2), 2 * tricks, rng);
        REQUIRE(sameDecision(ask(larger, lead), ask(right, lead)));
    }
    CHECK(different > 0);
}

TEST_CASE("Imagined hands are drawn uniformly from the unseen cards") {
    struct Case {
        int players, cardsLeft, depth; // some stock is left, so that the chance tells means apart
    };
    Rng rng(272);
    for (const auto& [count, left, depth] : {Case{2, 9, 6}, Case{3, 10, 7}, Case{4, 13, 4}})
        for (int i = 0; i < scaled(10); ++i) {
            const State state = randomEndgame(players(count), left, rng);
            const AllWorlds worlds(state, depth);
            const WinChance chance(viewToMove(state));
            Minimax agent(params(4000, depth));
            const auto decision = ask(agent, state);
            for (std::size_t k = 0; k < decision.candidates.size(); ++k)
                CHECK(std::abs(decision.candidates[k].value - chance(worlds.mean(k))) < 0.02);
        }
}

TEST_CASE("Depth 1: the leader sees nothing, the last to answer sees the trick") {
    const State lead = begin(players(2), "AD 2C 7S  3D 5C 6C  4S");
    Minimax agent(params(900, 1));
    const auto decision = ask(agent, lead);
    for (const auto& candidate : decision.candidates)
        CHECK(candidate.value == decision.candidates[0].value);
    // Equal values: the votes go at random, a third to each.
    CHECK(firstNumber(decision.reasons[1]) < 400);
    CHECK(firstNumber(decision.reasons[1]) >= 300);

    const auto answer = ask(agent, after(begin(players(2), "KD 2C 7S  3D 5C AD  4S"), "KD"));
    CHECK(answer.move == card("AD"));
    CHECK(firstNumber(answer.reasons[1]) == 900);
}

TEST_CASE("Each world has one vote, the majority is played, with vote=mean the best mean") {
    Rng rng(273);
    int different = 0;
    for (int i = 0; i < scaled(400); ++i) {
        const State state = randomState(players(2), static_cast<int>(rng.below(30)), rng);
        Minimax majority(params(30));
        Minimax mean(params(30, 6, 0, true));
        const auto byVotes = ask(majority, state);
        const auto byMean = ask(mean, state);
        const auto best = std::ranges::max_element(
            byMean.candidates, {}, &Candidate<Card>::value); // the first of equal ones
        // The same seed imagines the same worlds.
        REQUIRE(best->value ==
                std::ranges::max(byVotes.candidates, {}, &Candidate<Card>::value).value);
        for (const auto& candidate : byMean.candidates)
            if (candidate.move == byMean.move) REQUIRE(candidate.value == best->value);
        const int votes = firstNumber(byVotes.reasons[1]);
        REQUIRE(votes * static_cast<int>(byVotes.candidates.size()) >= 30);
        REQUIRE(byVotes.reasons[1].args[1].number == 30);
        if (byVotes.move != byMean.move) ++different;
    }
    CHECK(different > 0);
}

TEST_CASE("Equal values share the votes at random, not in hand order") {
    // All three cards are equally good: the opponent's lead is the ace of trumps.
    const State state = after(begin(players(2), "AS 2C 7S  5D 5C 5B  4S"), "AS");
    Minimax agent(params(1, 1));
    std::map<std::string, int> counts;
    for (std::uint64_t seed = 1; seed <= 900; ++seed)
        ++counts[italian::toText(ask(agent, state, seed).move)];
    CHECK(counts.size() == 3);
    for (const auto& [card, count] : counts) CHECK(std::abs(count - 300) < 70);
}

TEST_CASE("Who took the trump card is imagined to hold it") {
    // The last two tricks of four players. Seat 0 is last in the trick, which its partner has, and
    // holds the ace and two of cups; the ace of swords, trump, decides the last trick.
    Observation view;
    view.seat = 0;
    view.hand = hand("AC 2C");
    Public& pub = view.pub;
    pub.options = players(4);
    pub.trumpCard = card("AS");
    pub.leader = 1;
    pub.onTable = 3;
    const CardSet hidden = cardSet("2D 2B");
    pub.playedCards = italian::kDeck - view.hand.set() - hidden - cardSet("AS");
    const auto table = cards("4B 7B 5B"); // seats 1, 2, 3
    for (const Card card : pub.playedCards)
        if (std::ranges::find(table, card) == table.end()) pub.history[pub.played++] = {0, card};
    for (std::size_t i = 0; i < 3; ++i)
        pub.history[pub.played++] = {static_cast<std::int8_t>(1 + i), table[i]};

    Minimax agent(params(60, 8));
    const auto decisionWhen = [&](Seat taker) {
        pub.trumpTaker = static_cast<std::int8_t>(taker);
        Rng rng(1);
        return agent.decide(view, rng, {}, {});
    };
    for (const Seat opponent : {1, 3}) {
        // The ace is lost in the last trick: into this one with it, in every imagined deal.
        const auto decision = decisionWhen(opponent);
        CHECK(decision.move == card("AC"));
        CHECK(firstNumber(decision.reasons[1]) == 60);
    }
    // The partner wins both: the same for either card.
    const auto decision = decisionWhen(2);
    CHECK(firstNumber(decision.reasons[1]) < 60);
    CHECK(decision.candidates[0].value == decision.candidates[1].value);
}

TEST_CASE("Peeking knows exactly the first cards of each opponent's hand, not the partner's") {
    Rng rng(274);
    for (const Options& options : {players(2), players(3), players(4)})
        for (int peek = 1; peek <= 3; ++peek)
            for (int i = 0; i < scaled(30); ++i) {
                const State state = randomState(options, static_cast<int>(rng.below(36)), rng);
                const Seat mover = Briscola::toMove(state);
                Minimax::KnownHands known{};
                for (Seat seat = 0; seat < options.players; ++seat) {
                    if (state.pub.areAllies(seat, mover)) continue;
                    const Hand& hand = state.hands[static_cast<std::size_t>(seat)];
                    for (int k = 0; k < std::min(peek, hand.size()); ++k)
                        known[static_cast<std::size_t>(seat)].add(hand[k]);
                }
                PeekingMinimax cheat(params(5, 6, peek));
                const Minimax honest(params(5));
                Rng seeded(1);
                REQUIRE(
                    sameDecision(ask(cheat, state), honest.decideKnowing(viewToMove(state), known,
                                                                         seeded, Budget{}, {})));
            }
}

TEST_CASE("What a peeking player does not look at does not matter, what it sees does") {
    Rng rng(275);
    for (int peek = 1; peek <= 3; ++peek) {
        int changed = 0;
        for (int i = 0; i < scaled(60); ++i) {
            const State state = randomState(players(2), 2 * static_cast<int>(rng.below(10)), rng);
            const auto other = static_cast<std::size_t>(1 - Briscola::toMove(state));
            PeekingMinimax agent(params(10, 6, peek));
            const auto decision = ask(agent, state);
            for (int k = 0; k < 3; ++k) { // exchange the k-th card with the next of the stock
                State changedState = state;
                Card& next =
                    changedState.deal
                        .deck[static_cast<std::size_t>(state.deal.size - state.pub.stock + 1)];
                Hand hand;
                for (int j = 0; j < 3; ++j) hand.add(j == k ? next : state.hands[other][j]);
                next = state.hands[other][k];
                changedState.hands[other] = hand;
                const bool same = sameDecision(ask(agent, changedState), decision);
                if (k >= peek)
                    REQUIRE(same);
                else
                    changed += !same;
            }
        }
        CHECK(changed > 0);
    }
}

TEST_CASE("With known=lot it knows other cards of the hand in each sample") {
    Rng rng(286);
    MinimaxParams byLot = params(200, 6, 1);
    byLot.peeksByLot = true;
    int changed = 0;
    for (int i = 0; i < scaled(40); ++i) {
        const State state = randomState(players(2), 2 * static_cast<int>(rng.below(12)), rng);
        PeekingMinimax agent(byLot);
        PeekingMinimax first(params(200, 6, 1));
        // Which card comes first does not matter to it, apart from chance, ...
        State turned = state;
        Hand& hand = turned.hands[static_cast<std::size_t>(1 - state.pub.toMove())];
        Hand reversed;
        for (int k = hand.size() - 1; k >= 0; --k) reversed.add(hand[k]);
        hand = reversed;
        double difference = 0;
        const auto before = ask(agent, state);
        const auto after = ask(agent, turned);
        for (std::size_t k = 0; k < before.candidates.size(); ++k)
            difference += std::abs(before.candidates[k].value - after.candidates[k].value);
        CHECK(difference < 0.2);
        // ... as it does to the player that knows the first.
        changed += !sameDecision(ask(first, state), ask(first, turned));
    }
    CHECK(changed > 0);
    // All three known: always the same hand.
    byLot.peek = 3;
    for (int i = 0; i < scaled(20); ++i) {
        const State state = randomState(players(2), 2 * static_cast<int>(rng.below(12)), rng);
        PeekingMinimax agent(byLot);
        PeekingMinimax first(params(200, 6, 3));
        REQUIRE(sameDecision(ask(agent, state), ask(first, state)));
    }
}

TEST_CASE("MiniMax plays whole games with every combination of the program's parameters") {
    using Ties = MinimaxParams::Ties;
    Rng rng(287);
    Rng deals(288);
    for (const int count : {2, 3, 4})
        for (const int peek : {0, 1, 2, 3})
            for (const Ties ties : {Ties::Lot, Ties::Bounds, Ties::Cheapest})
                for (unsigned set = 0; set < 32; ++set) {
                    MinimaxParams own = params(2, count == 2 ? 6 : 4, peek);
                    own.ties = ties;
                    own.prunes = (set & 1) != 0;
                    own.peeksByLot = (set & 2) != 0;
                    own.samplesThree = (set & 4) != 0;
                    own.replaces = (set & 8) != 0;
                    own.alternates = (set & 16) != 0;
                    INFO(count << " players, peek " << peek << ", set " << set);
                    PeekingMinimax cheat(own);
                    Minimax honest(own);
                    State state = randomStart(players(count), deals);
                    while (Briscola::toMove(state) != kNoSeat) {
                        const auto decision = peek > 0
                                                  ? cheat.decide(state, rng, {}, {})
                                                  : honest.decide(viewToMove(state), rng, {}, {});
                        REQUIRE(Briscola::handToMove(state).set().contains(decision.move));
                        for (const auto& candidate : decision.candidates)
                            REQUIRE((candidate.value >= 0 && candidate.value <= 1));
                        Briscola::apply(state, decision.move);
                    }
                }
}

TEST_CASE("With known=lot at the end of the game no more cards are imagined than are hidden") {
    // Two cards are hidden, the opponent's hand: with one known, the other is certain too.
    Rng rng(289);
    for (int i = 0; i < scaled(40); ++i) {
        const State state = randomState(players(2), 36, rng);
        MinimaxParams byLot = params(50, 6, 1);
        byLot.peeksByLot = true;
        byLot.samplesThree = true;
        PeekingMinimax agent(byLot);
        byLot.peek = 2;
        PeekingMinimax all(byLot);
        const auto one = ask(agent, state);
        const auto both = ask(all, state);
        for (std::size_t k = 0; k < one.candidates.size(); ++k)
            REQUIRE(one.candidates[k].value == both.candidates[k].value);
    }
}

TEST_CASE("Minimax stopped before it began still weighs its cards") {
    Rng rng(276);
    std::stop_source source;
    source.request_stop();
    for (const Options& options : allOptions()) {
        const State state = randomState(options, 5, rng);
        Minimax agent(params(1'000'000));
        const auto decision = agent.decide(viewToMove(state), rng, {}, source.get_token());
        CHECK(Briscola::handToMove(state).set().contains(decision.move));
        CHECK(decision.candidates[0].visits >= 1);
        CHECK(decision.candidates[0].visits < 1'000'000);
    }
}

TEST_CASE("Minimax with 30 imagined hands beats the simple players", "[strength]") {
    // A game played out move by move; the winner's share over a few hundred deals.
    Rng rng(277);
    Minimax minimax(params(30));
    double share = 0;
    const int games = scaled(400);
    for (int game = 0; game < games; ++game) {
        State state = randomStart(players(2), rng);
        const Seat seat = game % 2;
        while (Briscola::toMove(state) != kNoSeat) {
            if (Briscola::toMove(state) == seat)
                Briscola::apply(state, minimax.decide(viewToMove(state), rng, {}, {}).move);
            else
                Briscola::playRandomMove(state, rng);
        }
        share += Briscola::winShares(state)[static_cast<std::size_t>(seat)];
    }
    CHECK(share / games > 0.8);
}

TEST_CASE("Between two players knowing the hand wins no more games, unless ties cost",
          "[strength]") {
    // Against greedy, the shares over the same deals: three cards known, and none.
    Rng rng(284);
    const auto shareOf = [&](MinimaxParams::Ties ties, int peek) {
        MinimaxParams own = params(30, 6, peek);
        own.ties = ties;
        Player<Briscola> player = peek > 0 ? Player<Briscola>(std::make_unique<PeekingMinimax>(own))
                                           : Player<Briscola>(std::make_unique<Minimax>(own));
        Rng games(285);
        double share = 0;
        const int count = scaled(2000);
        for (int game = 0; game < count; ++game) {
            State state = randomStart(players(2), games);
            const Seat seat = game % 2;
            while (Briscola::toMove(state) != kNoSeat) {
                const Seat mover = Briscola::toMove(state);
                Briscola::apply(state, mover == seat
                                           ? player.decide(state, rng).move
                                           : GreedyPlayer::choose(state.pub, mover,
                                                                  Briscola::handToMove(state)));
            }
            share += Briscola::winShares(state)[static_cast<std::size_t>(seat)];
        }
        return share / count;
    };
    using Ties = MinimaxParams::Ties;
    CHECK(shareOf(Ties::Lot, 3) < shareOf(Ties::Lot, 0));
    CHECK(shareOf(Ties::Cheapest, 0) > shareOf(Ties::Lot, 0));
    CHECK(std::abs(shareOf(Ties::Cheapest, 3) - shareOf(Ties::Cheapest, 0)) < 0.04);
}
