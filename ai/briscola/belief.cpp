#include "ai/briscola/belief.h"

#include "ai/briscola/rule_policy.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

namespace parlour::briscola {

namespace {

constexpr int kTricksBack = 3;
constexpr double kTemperature = 4; // of the softmax over scores, in card points
constexpr double kNoise = 0.1;     // chance that a play follows no rule

// The likelihood of a seat's last plays if this is its hand now.
double likelihoodOf(const Public& pub, Seat seat, Hand hand, Rng& drawOrder) {
    const int players = pub.options.players;
    const int stockAtStart = italian::kCards - pub.removed.size() - kHandSize * players;
    std::array<Card, kHandSize + 1> held; // in the order of drawing
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
        if (isComplete && (trick + 1) * players <= stockAtStart) --count; // drawn after it
        const Card card = pub.history[static_cast<std::size_t>(play)].card;
        const auto place = drawOrder.below(static_cast<std::uint32_t>(count + 1));
        std::copy_backward(held.begin() + place, held.begin() + count, held.begin() + count + 1);
        held[place] = card;
        ++count;

        const TrickView view(pub, seat, play);
        const double own = RulePolicy::score(view, card);
        double sum = 0;
        for (int i = 0; i < count; ++i)
            sum += std::exp((RulePolicy::score(view, held[static_cast<std::size_t>(i)]) - own) /
                            kTemperature);
        result *= noisy(1 / sum, kNoise, count);
    }
    return result;
}

} // namespace

DeckModel::World DeckModel::draw(Rng& rng) const {
    World world{Briscola::sample(m_view, rng)};
    if (m_infers) world.drawOrder = rng.next();
    return world;
}

double DeckModel::likelihood(const World& world, double) const {
    Rng drawOrder(world.drawOrder);
    double product = 1;
    for (Seat seat = 0; seat < m_view.pub.options.players; ++seat)
        if (seat != m_view.seat)
            product *= likelihoodOf(m_view.pub, seat,
                                    world.state.hands[static_cast<std::size_t>(seat)], drawOrder);
    return product;
}

std::vector<Card> DeckModel::hiddenCards() const {
    const CardSet unseen = m_view.unseen();
    std::vector<Card> cards(unseen.begin(), unseen.end());
    std::ranges::sort(cards, std::greater{}, [&](Card card) {
        return std::tuple(card.suit() == m_view.pub.trump(), card.rank(), card.suit());
    });
    return cards;
}

std::vector<CardBelief> DeckModel::hidden() const {
    std::vector<CardBelief> rows;
    for (const Card card : hiddenCards()) rows.push_back({italian::toText(card), {}, 0});
    return rows;
}

std::vector<CardBelief> DeckModel::priorChances() const {
    const Public& pub = m_view.pub;
    std::vector<CardBelief> rows = hidden();
    for (CardBelief& row : rows) {
        row.elsewhere = 1;
        for (Seat seat = 0; seat < pub.options.players; ++seat) {
            if (seat == m_view.seat) continue;
            const bool holdsTrumpCard =
                seat == pub.trumpTaker && !pub.playedCards.contains(pub.trumpCard);
            const double chance = static_cast<double>(pub.handSize(seat) - holdsTrumpCard) /
                                  static_cast<double>(rows.size());
            row.seats[static_cast<std::size_t>(seat)] = chance;
            row.elsewhere -= chance;
        }
    }
    return rows;
}

int DeckModel::placeOf(const World& world, Card card) {
    for (Seat seat = 0; seat < world.state.pub.options.players; ++seat)
        if (world.state.hands[static_cast<std::size_t>(seat)].set().contains(card)) return seat;
    return kNoSeat;
}

} // namespace parlour::briscola
