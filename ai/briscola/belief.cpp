#include "ai/briscola/belief.h"

#include "ai/briscola/explain.h"
#include "ai/briscola/rule_policy.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

namespace parlour::briscola {

namespace {

constexpr int kTricksBack = 3;
constexpr int kTries = 4;          // worlds of which one is taken
constexpr double kTemperature = 4; // card points by which plays may miss the best
constexpr double kOtherwise = 0.1; // chance to play by no rule

// How likely a seat's last plays were, had it this hand now. What it held before is not known but
// for the cards it has played since: each order in which it may have drawn its cards is as likely,
// and one is taken by lot.
double likelihood(const Public& pub, Seat seat, Hand hand, Rng& rng) {
    const int players = pub.options.players;
    const int stockInTheBeginning = italian::kCards - pub.removed.size() - kHandSize * players;
    std::array<Card, kHandSize + 1> held; // in the order drawn
    int count = 0;
    for (int i = 0; i < hand.size(); ++i) held[static_cast<std::size_t>(count++)] = hand[i];

    double result = 1;
    const int firstTrick = pub.played / players;
    for (int trick = firstTrick; trick >= std::max(0, firstTrick - kTricksBack); --trick) {
        int play = trick * players;
        while (play < pub.played && pub.history[static_cast<std::size_t>(play)].seat != seat &&
               play / players == trick)
            ++play;
        if (play >= pub.played || play / players != trick) continue; // not yet in this trick
        const bool isComplete = (trick + 1) * players <= pub.played;
        if (isComplete && (trick + 1) * players <= stockInTheBeginning) --count; // drawn after it
        const Card card = pub.history[static_cast<std::size_t>(play)].card;
        const auto place = rng.below(static_cast<std::uint32_t>(count + 1));
        std::copy_backward(held.begin() + place, held.begin() + count, held.begin() + count + 1);
        held[place] = card;
        ++count;

        const TrickView view(pub, seat, play);
        const double own = RulePolicy::score(view, card);
        double sum = 0;
        for (int i = 0; i < count; ++i)
            sum += std::exp((RulePolicy::score(view, held[static_cast<std::size_t>(i)]) - own) /
                            kTemperature);
        result *= (1 - kOtherwise) / sum + kOtherwise / count;
    }
    return result;
}

} // namespace

State sampleLikely(const Observation& view, Rng& rng) {
    State chosen;
    double sum = 0;
    for (int i = 0; i < kTries; ++i) {
        const State world = Briscola::sample(view, rng);
        double weight = 1;
        for (Seat seat = 0; seat < view.pub.options.players; ++seat)
            if (seat != view.seat)
                weight *=
                    likelihood(view.pub, seat, world.hands[static_cast<std::size_t>(seat)], rng);
        sum += weight;
        if (rng.unit() * sum < weight) chosen = world;
    }
    return chosen;
}

std::vector<Thought::CardBelief> beliefs(const Observation& view) {
    const Public& pub = view.pub;
    const CardSet unseen = view.unseen();
    Thought::CardBelief belief;
    belief.elsewhere = 1;
    for (Seat seat = 0; seat < pub.options.players; ++seat) {
        if (seat == view.seat) continue;
        const bool holdsTrumpCard =
            seat == pub.trumpTaker && !pub.playedCards.contains(pub.trumpCard);
        const double chance =
            static_cast<double>(pub.handSize(seat) - holdsTrumpCard) / unseen.size();
        belief.seats[static_cast<std::size_t>(seat)] = chance;
        belief.elsewhere -= chance;
    }

    std::vector<Card> cards(unseen.begin(), unseen.end());
    std::ranges::sort(cards, std::greater{}, [&](Card card) {
        return std::tuple(card.suit() == pub.trump(), card.rank(), card.suit());
    });
    std::vector<Thought::CardBelief> result;
    for (const Card card : cards) {
        belief.card = italian::toText(card);
        result.push_back(belief);
    }
    return result;
}

} // namespace parlour::briscola
