// The states that search plays in, quicker than the rules' own: under all options and after any
// play they agree with the rules.
#include "ai/bigtwo/playout.h"
#include "ai/doudizhu/open_table.h"
#include "ai/euchre/open_deal.h"
#include "tests/support/doudizhu.h"
#include "tests/support/games.h"

#include <bit>

using namespace parlour;
using namespace parlour::test;

namespace {

std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }

// --- Doudizhu ---------------------------------------------------------------------------------

void requireSame(const doudizhu::OpenTable& table, const doudizhu::State& state) {
    const doudizhu::Public& pub = state.pub;
    REQUIRE(table.hands == state.hands);
    REQUIRE(table.toBeat == pub.toBeat);
    REQUIRE(table.owner == pub.owner);
    REQUIRE(table.landlord == pub.landlord);
    REQUIRE(table.bombs == pub.bombs);
    REQUIRE(table.rocket == pub.rocket);
    REQUIRE(table.plays == pub.plays);
    REQUIRE(table.isLead() == pub.isLead());
    REQUIRE(table.isOver() == pub.isOver());
    int cards = 0;
    for (Seat seat = 0; seat < doudizhu::kPlayers; ++seat) {
        cards += pub.handSizes[at(seat)];
        REQUIRE(table.hand(seat) == state.hands[at(seat)]);
        REQUIRE((table.role(seat) == 0) == (doudizhu::Doudizhu::roleOf(state, seat) == "landlord"));
        for (Seat other = 0; other < doudizhu::kPlayers; ++other)
            REQUIRE(table.areAllies(seat, other) == pub.areAllies(seat, other));
    }
    REQUIRE(table.cards() == cards);
    if (pub.isOver()) return;
    REQUIRE(table.next == pub.next);
    REQUIRE(table.handToMove() == state.hands[at(pub.next)]);
}

// What the deal is worth so far and, when over, in the end, under any scoring.
void requireSameStakes(const doudizhu::OpenTable& table, doudizhu::State state) {
    using doudizhu::Doudizhu;
    using doudizhu::Scoring;
    for (const Scoring scoring : {Scoring::Classic, Scoring::Simple, Scoring::Competition}) {
        state.pub.options.scoring = scoring;
        const auto worth = [&](bool spring) {
            return stakeOf(scoring, state.pub.bid, table.bombs, table.rocket, spring).value();
        };
        REQUIRE(worth(false) == state.pub.stake().value());
        if (!table.isOver()) continue;
        const bool landlordWins = table.hasWon(table.landlord);
        const int stake = worth(doudizhu::isSpring(table.plays, table.landlord, landlordWins));
        REQUIRE(stake == state.pub.finalStake().value());
        const Scores scores = Doudizhu::scores(state);
        const WinShares shares = Doudizhu::winShares(state);
        for (Seat seat = 0; seat < doudizhu::kPlayers; ++seat) {
            const int points = seat == table.landlord ? 2 * stake : stake;
            REQUIRE(scores[at(seat)] == (table.hasWon(seat) ? points : -points));
            REQUIRE((shares[at(seat)] > 0) == table.hasWon(seat));
        }
    }
}

} // namespace

TEST_CASE("Doudizhu's open table is the table, stakes and all scorings included") {
    using doudizhu::Doudizhu;
    int bombsAndRocket = 0; // deals with both
    int springs = 0;
    // Plays on at random from here.
    const auto check = [&](doudizhu::State state, Rng& rng) {
        doudizhu::OpenTable played(state);
        while (true) {
            requireSame(played, state);
            requireSame(doudizhu::OpenTable(state), state);
            requireSameStakes(played, state);
            if (state.pub.isOver()) break;
            const auto moves = Doudizhu::legalMoves(state);
            const auto move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            played.apply(move.cards(), patternOf(move.cards(), played.rule));
            Doudizhu::apply(state, move);
        }
        bombsAndRocket += played.bombs > 0 && played.rocket;
        springs += state.pub.isSpring();
    };
    forRandomGames<Doudizhu>(371, scaled(60), [&](const auto& game, Rng& rng) {
        const auto first = std::ranges::find_if(
            game.states, [](const auto& state) { return state.pub.landlord != kNoSeat; });
        if (first == game.states.end()) return;
        check(*first, rng);
        // The same with few cards: the landlord, or whoever plays first, may win at once.
        doudizhu::State few = *first;
        for (std::size_t seat = 0; seat < doudizhu::kPlayers; ++seat) {
            few.hands[seat] = drawCards(few.hands[seat], 3, rng);
            few.pub.handSizes[seat] = 3;
        }
        check(few, rng);
    });
    CHECK(bombsAndRocket > 0);
    CHECK(springs > 0);
}

TEST_CASE("In competition scoring a bomb adds the bid once, the rocket doubles all") {
    using doudizhu::Scoring;
    const auto worth = [](int bid, int bombs, bool rocket) {
        return doudizhu::stakeOf(Scoring::Competition, bid, bombs, rocket, false).value();
    };
    CHECK(worth(1, 0, false) == 1);
    CHECK(worth(1, 1, false) == 2);
    CHECK(worth(1, 0, true) == 2);
    CHECK(worth(1, 1, true) == 4);
    CHECK(worth(3, 2, true) == 18);
}

// --- Euchre -----------------------------------------------------------------------------------

namespace {

int pointsOf(const euchre::State& end, Seat hero) {
    const Scores scores = euchre::Euchre::scores(end);
    return scores[at(hero)] - scores[at(euchre::leftOf(hero))];
}

void requireSame(const euchre::OpenDeal& deal, const euchre::State& state) {
    using namespace euchre;
    const Public& pub = state.pub;
    const int trump = pub.trump;
    REQUIRE(deal.tricks == pub.tricks);
    REQUIRE(deal.maker == pub.maker);
    REQUIRE(deal.isAlone == pub.alone);
    REQUIRE(deal.isDefendedAlone == (pub.loneDefender != kNoSeat));
    REQUIRE(deal.active == pub.active);
    REQUIRE(deal.onTable == pub.onTable);
    REQUIRE(deal.played() == pub.tricksPlayed());
    REQUIRE(deal.isOver() == pub.isOver());
    REQUIRE(deal.turn == (pub.isOver() ? deal.bestSeat : pub.turn));
    CardSet gone = pub.playedCards;
    if (!pub.isUpcardTaken()) gone.insert(pub.upcard);
    REQUIRE(deal.gone == bitsOf(gone, trump));
    int cards = 0;
    for (Seat seat = 0; seat < kSeats; ++seat) {
        const CardSet hand = state.hands[at(seat)];
        REQUIRE(deal.sitsOut(seat) == pub.sitsOut(seat));
        REQUIRE(deal.after(seat) == pub.nextActive(seat));
        if (pub.sitsOut(seat)) continue;
        cards += hand.size();
        REQUIRE(deal.hands[at(seat)] == bitsOf(hand, trump));
        REQUIRE((deal.missing[at(seat)] & deal.hands[at(seat)]) == 0);
        REQUIRE((bitsOf(pub.missing(seat), trump) & ~deal.gone) ==
                (deal.missing[at(seat)] & kAllCardBits & ~deal.gone & bitsOf(kDeck, trump)));
    }
    REQUIRE(deal.cardsLeft() == cards);
    if (pub.onTable > 0) {
        REQUIRE(cardAt(deal.best, trump) == pub.winning().card);
        REQUIRE(deal.bestSeat == pub.winning().seat);
        REQUIRE(deal.lead == suitBits(bitOf(pub.tableCard(0).card, trump)));
    } else {
        REQUIRE(deal.lead == 0);
        REQUIRE(deal.best == 0);
    }
    if (pub.isOver()) return;
    const CardSet hand = state.hands[at(pub.turn)];
    REQUIRE(deal.legal() == bitsOf(Euchre::playable(pub, hand), trump));
    for (const Card card : Euchre::playable(pub, hand)) {
        const bool wins = pub.onTable == 0 || value(card, trump, pub.lead()) >
                                                  value(pub.winning().card, trump, pub.lead());
        if (pub.onTable > 0) REQUIRE(deal.beats(bitOf(card, trump)) == wins);
    }
}

} // namespace

TEST_CASE("Euchre's open deal is the deal, lone hands and points included") {
    using namespace euchre;
    int lone = 0;
    int defendedAlone = 0;
    int decidedEarly = 0;
    forRandomGames<Euchre>(372, scaled(60), [&](const auto& game, Rng&) {
        std::optional<OpenDeal> played; // on from the first card
        std::optional<int> points;      // of seat 0's side, once decided
        for (std::size_t i = 0; i < game.states.size(); ++i) {
            const State& state = game.states[i];
            if (state.pub.phase == Phase::Play && !played) played.emplace(state);
            if (!played) continue;
            requireSame(*played, state);
            if (!state.pub.isOver()) requireSame(OpenDeal(state), state);
            if (points) REQUIRE(played->isDecided());
            if (played->isDecided() && !points) {
                points = played->points(0);
                decidedEarly += !played->isOver();
            }
            if (i < game.moves.size()) played->play(bitOf(game.moves[i].card, state.pub.trump));
        }
        if (!played) return;
        const State& end = game.states.back();
        REQUIRE(played->isOver());
        REQUIRE(points == pointsOf(end, 0));
        for (Seat seat = 0; seat < kSeats; ++seat)
            REQUIRE(played->points(seat) == pointsOf(end, seat));
        lone += played->isAlone;
        defendedAlone += played->isDefendedAlone;
    });
    CHECK(lone > 0);
    CHECK(defendedAlone > 0);
    CHECK(decidedEarly > 0);
}

// --- Big Two ----------------------------------------------------------------------------------

namespace {

std::array<bigtwo::Plan, bigtwo::kSeats> plansOf(const bigtwo::State& state) {
    std::array<bigtwo::Plan, bigtwo::kSeats> plans;
    for (std::size_t seat = 0; seat < plans.size(); ++seat)
        plans[seat] = bigtwo::Plan(state.hands[seat], state.pub.options);
    return plans;
}

void requireSame(const bigtwo::Playout& playout, const bigtwo::State& state) {
    const bigtwo::Public& pub = state.pub;
    REQUIRE(playout.hands == state.hands);
    REQUIRE(playout.sizes == pub.handSizes);
    REQUIRE(playout.held == bigtwo::kDeck - pub.played);
    REQUIRE(playout.winner == pub.winner());
    REQUIRE(playout.isOver() == pub.isOver());
    REQUIRE(playout.needsThreeOfDiamonds == pub.needsThreeOfDiamonds());
    if (pub.isOver()) return;
    REQUIRE(playout.table == pub.toBeat());
    REQUIRE(playout.owner == pub.owner);
    REQUIRE(playout.passed == pub.passed);
    REQUIRE(playout.next == pub.next);
    const bigtwo::SeatView view = playout.seatView();
    const auto observation = bigtwo::BigTwo::observe(state, pub.next);
    REQUIRE(view.hand == observation.hand);
    REQUIRE(view.others == observation.unseen());
    REQUIRE(view.toBeat == pub.toBeat());
    REQUIRE(view.sizes == pub.handSizes);
    REQUIRE(view.seat == pub.next);
    REQUIRE(view.owner == pub.owner);
    REQUIRE(view.passed == pub.passed);
    REQUIRE(view.needsThreeOfDiamonds == pub.needsThreeOfDiamonds());
}

} // namespace

TEST_CASE("Big Two's playout is the game, its score included") {
    using bigtwo::BigTwo;
    forRandomGames<BigTwo>(373, scaled(20), [](const auto& game, Rng&) {
        const auto& start = game.states.front();
        bigtwo::Playout played(start, plansOf(start));
        for (std::size_t i = 0; i < game.states.size(); ++i) {
            const auto& state = game.states[i];
            requireSame(played, state);
            requireSame(bigtwo::Playout(state, plansOf(state)), state);
            if (i < game.moves.size()) played.play(game.moves[i]);
        }
        int left = 0;
        for (const int size : played.sizes) left += size;
        const Scores scores = BigTwo::scores(game.states.back());
        for (Seat seat = 0; seat < bigtwo::kSeats; ++seat)
            REQUIRE(scores[at(seat)] == (seat == played.winner ? left : -played.sizes[at(seat)]));
    });
}

// --- Samurai ----------------------------------------------------------------------------------

TEST_CASE("Samurai's step as everybody sees it is the step, but for what is drawn") {
    using namespace samurai;
    int captures = 0;
    forRandomGames<Samurai>(374, scaled(3), [&](const auto& game, Rng&) {
        for (std::size_t i = 0; i < game.moves.size(); ++i) {
            const State& before = game.states[i];
            if (before.pub.phase != samurai::Phase::Playing) continue;
            std::vector<samurai::Event> told, seen;
            State after = before;
            Samurai::apply(after, game.moves[i], [&](const auto& event) {
                if (event.kind != samurai::Event::Kind::Drew) told.push_back(event);
            });
            samurai::Public pub = before.pub;
            Samurai::applySeen(pub, game.moves[i], [&](const auto& event) {
                seen.push_back(event);
                captures += event.kind == samurai::Event::Kind::Captured;
            });
            REQUIRE(seen == told);
            samurai::Public silent = before.pub;
            Samurai::applySeen(silent, game.moves[i]);
            REQUIRE(silent == pub);
            // The mover's hand is filled up from the supply at the end of the turn.
            const std::size_t mover = at(before.pub.mover);
            const int drawn = after.pub.handSize[mover] - pub.handSize[mover];
            REQUIRE((drawn == 0 || game.moves[i].kind == samurai::Move::Kind::End));
            REQUIRE(pub.supplySize[mover] - after.pub.supplySize[mover] == drawn);
            pub.handSize[mover] = after.pub.handSize[mover];
            pub.supplySize[mover] = after.pub.supplySize[mover];
            REQUIRE(pub == after.pub);
        }
    });
    CHECK(captures > 0);
}
