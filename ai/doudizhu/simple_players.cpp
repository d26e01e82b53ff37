#include "ai/doudizhu/simple_players.h"

#include "ai/doudizhu/play_name.h"

#include <tuple>

namespace parlour::doudizhu {

namespace {

Decision<Doudizhu> decision(Move move, Reason reason) { return {move, {reason}, {}, {}}; }

RankSet bombRanks(Cards hand) {
    return hand.atLeast(4) | (hand.contains(kRocket) ? kJokers : RankSet());
}

int greedyBid(const Public& pub, Cards hand) {
    const int strength = 2 * (hand.atLeast(4).size() + hand.contains(kRocket)) +
                         2 * hand.count(RedJoker) + hand.count(BlackJoker) + hand.count(Two);
    const int bid = std::min(kHighestBid, strength / 2);
    return bid > pub.bid ? bid : 0;
}

Move greedyPlay(const Public& pub, Cards hand) {
    const Kickers rule = pub.options.kickers;
    const RankSet bombs = bombRanks(hand);
    Move best;
    using Rank = std::tuple<bool, int, int, std::uint64_t>; // the least is chosen; bombs come last
    Rank bestRank{};
    const auto weigh = [&](Cards cards) {
        const Pattern pattern = patternOf(cards, rule);
        const RankSet touched = cards.ranks() & bombs;
        if (!pattern.isBomb() && !touched.empty() && cards != hand) return; // breaks up a bomb
        const Rank rank{pattern.isBomb(), -cards.size(), pattern.lowest, cards.bits()};
        if (!best.isPass() && bestRank <= rank) return;
        best = cards;
        bestRank = rank;
    };
    if (pub.isLead())
        forEachPlay(hand, rule, weigh);
    else
        forEachBeating(pub.toBeat, hand, rule, weigh);
    return best;
}

} // namespace

Decision<Doudizhu> RandomPlayer::decide(const Observation& view, Rng& rng, const Budget&,
                                        std::stop_token) {
    const auto moves = Doudizhu::legalMoves(view);
    return decision(moves[rng.below(static_cast<std::uint32_t>(moves.size()))],
                    because(PARLOUR_PHRASE("Doudizhu reasons",
                                           "Any legal move will do: this one is drawn by lot.")));
}

Move GreedyPlayer::choose(const Public& pub, Cards hand) {
    return pub.isBidding() ? Move::bid(greedyBid(pub, hand)) : greedyPlay(pub, hand);
}

Decision<Doudizhu> GreedyPlayer::decide(const Observation& view, Rng&, const Budget&,
                                        std::stop_token) {
    const Move move = choose(view.pub, view.hand);
    if (move.isBid())
        return decision(
            move,
            move.bid() == 0
                ? because(
                      {PARLOUR_PHRASE("Doudizhu reasons",
                                      "Don't bid: you have too few bombs, jokers and twos."),
                       PARLOUR_PHRASE(
                           "Doudizhu thoughts",
                           "%0 doesn't bid: there are too few bombs, jokers and twos in hand.")})
                : because({PARLOUR_PHRASE("Doudizhu reasons",
                                          "Bid %1 for your bombs, jokers and twos."),
                           PARLOUR_PHRASE("Doudizhu thoughts",
                                          "%0 bids %1 on bombs, jokers and twos.")},
                          move.bid()));
    if (move.isPass())
        return decision(
            move, because({PARLOUR_PHRASE("Doudizhu reasons", "Pass: you have nothing higher."),
                           PARLOUR_PHRASE("Doudizhu thoughts", "%0 has nothing higher.")}));
    if (!view.pub.isLead())
        return decision(
            move,
            because({PARLOUR_PHRASE("Doudizhu reasons", "Beat it as low as you can."),
                     PARLOUR_PHRASE("Doudizhu thoughts", "%0 beats it as cheaply as possible.")}));
    const Pattern pattern = patternOf(move.cards(), view.pub.options.kickers);
    return decision(
        move,
        because({PARLOUR_PHRASE("Doudizhu reasons",
                                "Lead as many cards as you can at once, the lowest: the %1."),
                 PARLOUR_PHRASE("Doudizhu thoughts",
                                "%0 leads as many cards at once as possible, the lowest: the %1.")},
                playName(pattern)));
}

} // namespace parlour::doudizhu
