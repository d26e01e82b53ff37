#include "ai/briscola/q_learning.h"

#include "ai/briscola/simple_players.h"
#include "core/briscola/rules.h"

#include <algorithm>
#include <cmath>

namespace parlour::briscola {

namespace {

// A rate of the settings as it is after some games.
double rateAfter(std::int64_t games, std::int32_t start, std::int32_t end, std::int32_t decay) {
    const double passed = std::min(1.0, static_cast<double>(games) / static_cast<double>(decay));
    return (start + (end - start) * passed) / 1000;
}

// One seat that learns in one game.
class Learner {
public:
    Learner(QTable& table, Rng& rng) : m_table(table), m_rng(rng) {
        const QSettings& s = table.settings();
        m_alpha = rateAfter(table.games(), s.alpha, s.alphaEnd, s.decay);
        m_epsilon = rateAfter(table.games(), s.epsilon, s.epsilonEnd, s.decay);
        m_gamma = s.gamma / 1000.0;
    }

    // Chooses the index of a card, and learns from the choice before, whose next state this is.
    // Where the table has no row it draws lots, and the rewards add up until it has one again.
    int choose(const QState& state) {
        const int size = state.hand.size();
        const std::optional<QRow> row = qRowOf(m_table.settings().rows, state);
        if (!row) return lot(size);
        const auto values = m_table.row(*row);
        learn(*std::max_element(values.begin(), values.begin() + size));
        const int action = m_rng.unit() < m_epsilon ? lot(size) : bestAction(values, size, m_rng);
        m_last = &values[static_cast<std::size_t>(action)];
        return row->places[static_cast<std::size_t>(action)];
    }
    // Points won, or negative ones lost, by the last choice.
    void reward(int points) { m_reward += points; }
    void end() { learn(0); }

private:
    int lot(int size) { return static_cast<int>(m_rng.below(static_cast<std::uint32_t>(size))); }

    // Equation 2. Rounded up or down by lot, so that small steps count on average.
    void learn(QTable::Value best) {
        if (m_last) {
            const double target = m_reward * QTable::kUnitsPerPoint + m_gamma * best;
            const double value = (1 - m_alpha) * *m_last + m_alpha * target;
            using Limits = std::numeric_limits<QTable::Value>;
            *m_last = static_cast<QTable::Value>(
                std::clamp<double>(std::floor(value + m_rng.unit()), Limits::min(), Limits::max()));
        }
        m_last = nullptr;
        m_reward = 0;
    }

    QTable& m_table;
    Rng& m_rng;
    double m_alpha, m_epsilon, m_gamma;
    QTable::Value* m_last = nullptr; // the value of the choice that is still to be learned from
    int m_reward = 0;
};

// Appendix A: a trump card is set aside, the learner has three cards and answers the next card of
// the deck in every trick, in the last one the trump card.
void learnFromDeck(QTable& table, Rng& rng) {
    std::array<Card, italian::kCards> deck{};
    std::ranges::copy(italian::kDeck, deck.begin());
    rng.shuffle(std::span<Card>(deck));
    Learner learner(table, rng);
    QState state{deck[0], {}, {}};
    for (std::size_t i = 1; i <= kHandSize; ++i) state.hand.add(deck[i]);
    for (std::size_t next = kHandSize + 1; next <= deck.size(); next += 2) {
        state.card = next < deck.size() ? deck[next] : state.trumpCard;
        const int place = learner.choose(state);
        const Card card = state.hand[place];
        const int points = italian::points(card) + italian::points(*state.card);
        learner.reward(beats(card, *state.card, state.trumpCard.suit()) ? points : -points);
        state.hand.removeAt(place);
        if (next + 1 < deck.size()) state.hand.add(deck[next + 1]);
    }
    learner.end();
}

// A game by the rules. Seat 0 learns, against itself seat 1, too; they take turns to begin.
void learnFromPlay(QTable& table, Rng& rng) {
    const QOpponent opponent = table.settings().opponent;
    Deal deal = Briscola::deal({}, rng);
    deal.first = static_cast<std::uint8_t>(table.games() % 2);
    State state = Briscola::start({}, deal);
    std::array<Learner, 2> learners{Learner(table, rng), Learner(table, rng)};
    while (Briscola::toMove(state) != kNoSeat) {
        const Public& pub = state.pub;
        const Seat seat = pub.toMove();
        const auto s = static_cast<std::size_t>(seat);
        const Hand& hand = state.hands[s];
        const std::array<int, 2> before{pub.points[0], pub.points[1]};
        if (seat == 0 || opponent == QOpponent::Self) {
            QState known{pub.trumpCard, hand, {}};
            if (pub.onTable > 0) known.card = pub.tableCard(0).card;
            Briscola::applyAt(state, learners[s].choose(known));
        } else if (opponent == QOpponent::Greedy) {
            Briscola::apply(state, GreedyPlayer::choose(pub, seat, hand));
        } else {
            Briscola::playRandomMove(state, rng);
        }
        const int gain = pub.points[0] - before[0] - (pub.points[1] - before[1]);
        learners[0].reward(gain);
        learners[1].reward(-gain);
    }
    for (Learner& learner : learners) learner.end();
}

} // namespace

void learnFromGame(QTable& table) {
    Rng rng = Rng(table.seed()).split(static_cast<std::uint64_t>(table.games()));
    if (table.settings().opponent == QOpponent::Deck)
        learnFromDeck(table, rng);
    else
        learnFromPlay(table, rng);
    table.countGame();
}

int bestAction(std::span<const QTable::Value, QTable::kActions> values, int count, Rng& rng) {
    int best = 0;
    std::uint32_t ties = 1;
    for (int i = 1; i < count; ++i) {
        const auto value = values[static_cast<std::size_t>(i)];
        const auto most = values[static_cast<std::size_t>(best)];
        if (value > most) ties = 1;
        if (value > most || (value == most && rng.below(++ties) == 0)) best = i;
    }
    return best;
}

} // namespace parlour::briscola
