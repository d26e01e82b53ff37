#include "ai/briscola/simple_players.h"

#include "ai/briscola/explain.h"
#include "ai/briscola/trick_view.h"

#include <tuple>

namespace parlour::briscola {

namespace {

Decision<Briscola> decision(Card card, const Reason& reason) { return {card, {reason}, {}}; }

// The first card of the hand with the highest `rank`.
template <class Rank> Card best(const Hand& hand, const Rank& rank) {
    Card chosen = hand[0];
    for (int i = 1; i < hand.size(); ++i)
        if (rank(hand[i]) > rank(chosen)) chosen = hand[i];
    return chosen;
}

Card greedyLead(const Public& pub, const Hand& hand) {
    return best(hand, [&](Card card) {
        const bool isTrump = card.suit() == pub.trump();
        return std::tuple(isTrump, isTrump ? card.rank() : italian::points(card));
    });
}

Card greedyAnswer(const TrickView& trick, const Hand& hand) {
    return best(hand, [&](Card card) {
        const bool holds = trick.holds(card);
        const int points = italian::points(card);
        const bool isTrump = card.suit() == trick.trump;
        return std::tuple(holds, holds ? points : -points, !isTrump, -card.rank());
    });
}

} // namespace

Decision<Briscola> RandomPlayer::decide(const Observation& view, Rng& rng, const Budget&,
                                        std::stop_token) {
    const std::uint32_t i = rng.below(static_cast<std::uint32_t>(view.hand.size()));
    return decision(
        view.hand[static_cast<int>(i)],
        because({PARLOUR_PHRASE("Briscola reasons", "Play any card: one is drawn by lot."),
                 PARLOUR_PHRASE("Briscola thoughts", "%0 plays a card at random.")}));
}

Decision<Briscola> BaselinePlayer::decide(const Observation& view, Rng& rng, const Budget&,
                                          std::stop_token) {
    const Hand& hand = view.hand;
    const bool isFirst = view.pub.onTable == 0;
    const auto fits = [&](Card card, int which) {
        if (which == 0) return card.suit() == view.pub.trump();
        if (which == 1) return !isFirst && card.suit() == view.pub.tableCard(0).card.suit();
        return isFirst && italian::points(card) == 0;
    };
    const auto play = [&](Card card, int which) {
        if (which == 0)
            return decision(
                card,
                because({PARLOUR_PHRASE("Briscola reasons", "Play a trump, since you have one."),
                         PARLOUR_PHRASE("Briscola thoughts", "%0 has a trump and plays it.")}));
        if (which == 1)
            return decision(
                card, because({PARLOUR_PHRASE("Briscola reasons", "Follow the suit that was led."),
                               PARLOUR_PHRASE("Briscola thoughts",
                                              "%0 follows the suit that was led.")}));
        return decision(
            card,
            because({PARLOUR_PHRASE("Briscola reasons",
                                    "Lead a card without points: there is little to lose."),
                     PARLOUR_PHRASE("Briscola thoughts",
                                    "%0 leads a card without points: there is little to lose.")}));
    };
    constexpr int kCases = 3;
    const int outer = m_params.goesByCard ? hand.size() : kCases;
    const int inner = m_params.goesByCard ? kCases : hand.size();
    for (int a = 0; a < outer; ++a)
        for (int b = 0; b < inner; ++b) {
            const auto [card, which] =
                m_params.goesByCard ? std::pair(hand[a], b) : std::pair(hand[b], a);
            if (fits(card, which)) return play(card, which);
        }
    const std::uint32_t i = rng.below(static_cast<std::uint32_t>(hand.size()));
    return decision(hand[static_cast<int>(i)],
                    because({PARLOUR_PHRASE("Briscola reasons",
                                            "No rule fits here: play any card, drawn by lot."),
                             PARLOUR_PHRASE("Briscola thoughts",
                                            "No rule fits here: %0 plays a card at random.")}));
}

Card GreedyPlayer::choose(const Public& pub, Seat seat, const Hand& hand) {
    if (pub.onTable == 0) return greedyLead(pub, hand);
    return greedyAnswer(TrickView(pub, seat), hand);
}

Decision<Briscola> GreedyPlayer::decide(const Observation& view, Rng&, const Budget&,
                                        std::stop_token) {
    if (!m_params.usesSecondBranch || view.pub.onTable == 0) {
        const Card card = greedyLead(view.pub, view.hand);
        if (card.suit() == view.pub.trump())
            return decision(
                card,
                because(
                    {PARLOUR_PHRASE(
                         "Briscola reasons",
                         "Play your highest trump: it is the likeliest to take the trick."),
                     PARLOUR_PHRASE(
                         "Briscola thoughts",
                         "%0 plays the highest trump: it is the likeliest to take the trick.")}));
        return decision(
            card, because({PARLOUR_PHRASE("Briscola reasons",
                                          "Play the card that is worth most: %1 points."),
                           PARLOUR_PHRASE("Briscola thoughts",
                                          "%0 plays the card that is worth most: %1 points.")},
                          italian::points(card)));
    }
    const Card card = greedyAnswer(TrickView(view.pub, view.seat), view.hand);
    return {card, explainMove(view, card), {}};
}

} // namespace parlour::briscola
