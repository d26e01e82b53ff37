#include "ai/bigtwo/belief.h"

namespace parlour::bigtwo {

namespace {

// How often a player strays from these rules, and between about how many choices (see noisy()).
constexpr double kNoise = 0.3;
constexpr double kChoices = 10;

} // namespace

HandModel::HandModel(const Observation& view, bool infers) : m_view(view) {
    if (infers) recall();
    for (CardSet unseen = view.unseen(); !unseen.empty(); unseen.erase(unseen.highest()))
        m_hidden.push_back(unseen.highest());
}

void HandModel::recall() {
    State state; // of which only the public part is used
    state.pub.options = m_view.pub.options;
    state.pub.handSizes.fill(kHandSize);
    state.pub.next = static_cast<std::int8_t>(m_view.pub.starter());
    for (std::size_t i = 0; i < m_view.pub.turns; ++i) {
        const CardSet move = m_view.pub.history[i].cards();
        if (state.pub.next != m_view.seat) {
            m_seen[static_cast<std::size_t>(state.pub.next)].push_back(
                {SeatView(state.pub), move, {}, state.pub.played});
            m_hasEvidence = true;
        }
        BigTwo::apply(state, move);
    }
    for (auto& ofSeat : m_seen) {
        CardSet later;
        for (auto seen = ofSeat.rbegin(); seen != ofSeat.rend(); ++seen)
            seen->later = later |= seen->move;
    }
}

HandModel::World HandModel::draw(Rng& rng) const { return {BigTwo::sample(m_view, rng).hands}; }

double HandModel::likelihood(World& world, double least) const {
    double product = 1;
    for (const double known : world.likelihoods)
        if (known >= 0) product *= known;
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        if (world.likelihoods[seat] >= 0) continue;
        if (product < least) return 0;
        product *= world.likelihoods[seat] = likelihoodOf(seat, world.hands[seat]);
    }
    return product;
}

bool HandModel::change(World& world, Rng& rng) const {
    const auto cardOf = [&](CardSet hand) {
        auto bits = hand.bits();
        for (auto skip = rng.below(static_cast<std::uint32_t>(hand.size())); skip > 0; --skip)
            bits &= bits - 1;
        return CardSet::fromBits(bits & -bits);
    };
    const auto other = [&](std::uint32_t i) {
        return (static_cast<std::size_t>(m_view.seat) + 1 + i % 3) % kSeats;
    };
    const std::uint32_t without = rng.below(3);
    const std::size_t a = other(without + 1);
    const std::size_t b = other(without + 2);
    const CardSet ofA = cardOf(world.hands[a]);
    const CardSet ofB = cardOf(world.hands[b]);
    if ((ofA | ofB).contains(kThreeOfDiamonds)) return false; // everybody knows where it is
    world.hands[a] = (world.hands[a] - ofA) | ofB;
    world.hands[b] = (world.hands[b] - ofB) | ofA;
    world.likelihoods[a] = world.likelihoods[b] = -1;
    return true;
}

double HandModel::likelihoodOf(std::size_t seat, CardSet hand) const {
    const Options& options = m_view.pub.options;
    if (m_seen[seat].empty()) return 1;
    Plan plan(hand | m_seen[seat].front().later, options);
    double product = 1;
    for (const Seen& seen : m_seen[seat]) {
        SeatView view = seen.view;
        view.hand = hand | seen.later;
        view.others = kDeck - seen.before - view.hand;
        const auto choices = RulePolicy::choices(view, plan, options);
        double shares = 0;
        double share = 0;
        for (const auto& choice : choices) {
            shares += choice.share;
            if (choice.cards == seen.move) share = choice.share;
        }
        product *= noisy(share / shares, kNoise, kChoices);
        if (!seen.move.empty()) plan.play(seen.move, view.hand - seen.move, options);
    }
    return product;
}

std::vector<CardBelief> HandModel::hidden() const {
    std::vector<CardBelief> rows;
    for (const Card card : m_hidden) rows.push_back({toText(card), {}, 0});
    return rows;
}

} // namespace parlour::bigtwo
