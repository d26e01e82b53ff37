#include "ai/briscola/solver.h"

#include "ai/briscola/open_hands.h"

#include <algorithm>
#include <bit>

namespace parlour::briscola {

namespace {

constexpr int kTableBits = 18;      // two players: 6 MB
constexpr int kLargeTableBits = 20; // more players: 24 MB
constexpr int kInfinity = 1000;
constexpr std::uint8_t kNoCard = 0xff;
constexpr std::uint64_t kGenerations = 1 << 18; // as many as fit in a key

CardSet between(Card low, Card high) {
    return CardSet::fromBits(((std::uint64_t{1} << high.index) - 1) &
                             ~((std::uint64_t{2} << low.index) - 1));
}

// Moves, most promising first.
class MoveOrder {
public:
    void add(Card card, int score) {
        int i = m_size++;
        for (; i > 0 && m_scores[i - 1] < score; --i) {
            m_cards[i] = m_cards[i - 1];
            m_scores[i] = m_scores[i - 1];
        }
        m_cards[i] = card;
        m_scores[i] = score;
    }
    // Whether an equivalent card has been added: of the same suit, both without points, and none of
    // `others` in between.
    bool hasEquivalent(Card card, CardSet others) const {
        if (italian::points(card) != 0) return false;
        for (int i = 0; i < m_size; ++i)
            if (m_cards[i].suit() == card.suit() && italian::points(m_cards[i]) == 0 &&
                (between(std::min(card, m_cards[i]), std::max(card, m_cards[i])) & others).empty())
                return true;
        return false;
    }
    const Card* begin() const { return m_cards; }
    const Card* end() const { return m_cards + m_size; }

private:
    Card m_cards[kHandSize];
    int m_scores[kHandSize];
    int m_size = 0;
};

} // namespace

template <int kPlayers> class Solver::Search {
public:
    Search(Solver& solver, const State& state, Seat hero, int horizon, std::int64_t& nodes,
           const StopCheck& stop)
        : m_solver(solver),
          m_root(state),
          m_trump(state.pub.trump()),
          m_fixedDraw(state.pub.options.fixedDraw),
          m_horizon(horizon),
          m_shift(64 - std::countr_zero(solver.m_table.size())),
          m_nodes(nodes),
          m_stop(stop) {
        for (Seat seat = 0; seat < kPlayers; ++seat)
            m_isHero[seat] = state.pub.areAllies(seat, hero);
    }

    // Closes in on the value with null windows.
    std::optional<int> run() {
        const Position start = position();
        const Trick table = trickOnTable(start);
        int lead = 0; // of the hero's side so far
        for (Seat seat = 0; seat < kPlayers; ++seat)
            lead += (m_isHero[seat] ? 1 : -1) * m_root.pub.points[static_cast<std::size_t>(seat)];

        int value = 0;
        int least = -kInfinity;
        int most = kInfinity;
        while (least < most) {
            const int bound = value == least ? value + 1 : value;
            Line line;
            value = table.size == 0 ? atTrick(start, bound - 1, bound)
                                    : nextCard(start, table, bound - 1, bound, line);
            if (m_gaveUp) return std::nullopt;
            (value < bound ? most : least) = value;
        }
        return lead + value;
    }

private:
    struct Position {
        std::array<CardSet, kPlayers> hands;
        CardSet live; // cards in hands and stock
        Seat leader;
        int drawn;  // cards of the deck that have been dealt or drawn
        int points; // of the live cards and those on the table
    };
    struct Trick {
        CardSet live; // at the start of the trick
        int size = 0;
        Card best;
        Seat winner = kNoSeat;
        int points = 0;
        std::uint8_t tryFirst = kNoCard; // canonical card that the next player tries first
        std::uint8_t tryNext = kNoCard;  // the same for the player after, if that card is played
    };

    Position position() const {
        Position p;
        p.live = italian::kDeck - m_root.pub.removed - m_root.pub.playedCards;
        p.leader = m_root.pub.leader;
        p.drawn = m_root.deal.size - m_root.pub.stock;
        p.points = 0;
        for (std::size_t seat = 0; seat < kPlayers; ++seat)
            p.hands[seat] = m_root.hands[seat].set();
        for (const Card card : p.live) p.points += italian::points(card);
        for (int i = 0; i < m_root.pub.onTable; ++i)
            p.points += italian::points(m_root.pub.tableCard(i).card);
        return p;
    }

    Trick trickOnTable(const Position& start) const {
        Trick trick;
        trick.live = start.live;
        for (int i = 0; i < m_root.pub.onTable; ++i) {
            const Play play = m_root.pub.tableCard(i);
            trick.live.insert(play.card);
            addCard(trick, play.seat, play.card);
        }
        return trick;
    }

    // The points in `p` that the hero's side will win, minus those of the others. At or below alpha
    // it is an upper bound, at or above beta a lower bound (fail-soft).
    int atTrick(const Position& p, int alpha, int beta) {
        if (p.live.size() <= m_horizon || p.hands[0].empty()) return 0;
        if (alpha >= p.points) return p.points;
        if (beta <= -p.points) return -p.points;
        if constexpr (kPlayers == 2)
            if (p.drawn == m_root.deal.size && m_horizon == 0) return lastTricks(p);
        if (mustStop()) return alpha;

        const auto [keyLow, keyHigh] = key(p);
        Entry& entry = m_solver.m_table[slotOf(keyLow, keyHigh)];
        int least = -p.points;
        int most = p.points;
        Trick trick;
        trick.live = p.live;
        if (entry.keyLow == keyLow && entry.keyHigh == keyHigh) {
            least = entry.least;
            most = entry.most;
            if (least >= beta || least == most) return least;
            if (most <= alpha) return most;
            alpha = std::max(alpha, least);
            beta = std::min(beta, most);
            trick.tryFirst = entry.lead;
            trick.tryNext = entry.reply;
        }
        Line line;
        const int value = nextCard(p, trick, alpha, beta, line);
        if (m_gaveUp) return value;
        if (value > alpha) least = std::max(least, value);
        if (value < beta) most = std::min(most, value);
        entry = {keyLow,
                 keyHigh,
                 static_cast<std::int8_t>(least),
                 static_cast<std::int8_t>(most),
                 canonical(line.lead, p.live),
                 canonical(line.reply, p.live)};
        return value;
    }

    int lastTricks(const Position& p) const {
        const std::size_t hero = m_isHero[0] ? 0 : 1;
        std::array<Card, kHandSize> own{}, other{};
        std::ranges::copy(p.hands[hero], own.begin());
        std::ranges::copy(p.hands[1 - hero], other.begin());
        const int size = p.hands[0].size();
        return OpenHands(own, size, other, size, m_trump).value(m_isHero[p.leader]);
    }

    struct Line { // the best first two cards of a trick
        Card lead;
        Card reply;
    };

    // Tries the cards of the next player of the trick.
    int nextCard(const Position& p, const Trick& trick, int alpha, int beta, Line& line) {
        const Seat seat = (p.leader + trick.size) % kPlayers;
        const bool maximizes = m_isHero[seat];
        int best = maximizes ? -kInfinity : kInfinity;
        for (const Card card : ordered(p, trick, seat)) {
            Line next;
            const int value = afterCard(p, trick, seat, card, alpha, beta, next);
            if (maximizes ? value > best : value < best) {
                best = value;
                line = {card, next.lead};
            }
            if (maximizes)
                alpha = std::max(alpha, best);
            else
                beta = std::min(beta, best);
            if (alpha >= beta || m_gaveUp) break;
        }
        return best;
    }

    // `seat` plays `card`; a complete trick is collected and the cards are drawn.
    int afterCard(const Position& p, const Trick& before, Seat seat, Card card, int alpha, int beta,
                  Line& line) {
        Trick trick = before;
        addCard(trick, seat, card);
        Position next = p;
        next.hands[static_cast<std::size_t>(seat)].erase(card);
        next.live.erase(card);
        if (trick.size < kPlayers) return nextCard(next, trick, alpha, beta, line);

        next.points -= trick.points;
        next.leader = trick.winner;
        draw(next);
        const int gain = m_isHero[trick.winner] ? trick.points : -trick.points;
        return gain + atTrick(next, alpha - gain, beta - gain);
    }

    void addCard(Trick& trick, Seat seat, Card card) const {
        const bool asExpected = canonical(card, trick.live) == trick.tryFirst;
        trick.tryFirst = asExpected ? trick.tryNext : kNoCard;
        trick.tryNext = kNoCard;
        if (trick.size == 0 || beats(card, trick.best, m_trump)) {
            trick.best = card;
            trick.winner = seat;
        }
        trick.points += italian::points(card);
        ++trick.size;
    }

    void draw(Position& p) const {
        const Deal& deal = m_root.deal;
        if (p.drawn == deal.size) return;
        int drawer = m_fixedDraw ? 0 : p.leader;
        for (int k = 0; k < kPlayers; ++k) {
            const std::size_t next = static_cast<std::size_t>(++p.drawn);
            p.hands[static_cast<std::size_t>(drawer)].insert(
                next == deal.size ? m_root.pub.trumpCard : deal.deck[next]);
            if (++drawer == kPlayers) drawer = 0;
        }
    }

    // Promising moves first: leads that risk little; replies that gain much or give away little.
    MoveOrder ordered(const Position& p, const Trick& trick, Seat seat) const {
        const CardSet hand = p.hands[static_cast<std::size_t>(seat)];
        CardSet others = p.live - hand;
        if (trick.size > 0) others.insert(trick.best);
        MoveOrder moves;
        for (const Card card : hand) {
            if (moves.hasEquivalent(card, others)) continue;
            const int points = italian::points(card);
            const bool isTrump = card.suit() == m_trump;
            int score = 0;
            if (trick.tryFirst != kNoCard && canonical(card, trick.live) == trick.tryFirst)
                score = kInfinity;
            else if (trick.size == 0)
                score = -4 * points - (isTrump ? 40 : 0) - card.rank();
            else if (beats(card, trick.best, m_trump))
                score = 4 * (points + trick.points) - (isTrump ? 20 + 4 * points : 0);
            else
                score = -4 * (points + trick.points) - (isTrump ? 20 : 0);
            moves.add(card, score);
        }
        return moves;
    }

    // Cards without points are numbered by how many live cards of their suit are lower.
    static std::uint8_t canonical(Card card, CardSet live) {
        if (italian::points(card) != 0) return card.index;
        const CardSet below = live & CardSet::suit(card.suit()) &
                              CardSet::fromBits((std::uint64_t{1} << card.index) - 1);
        return makeCard(card.suit(), below.size()).index;
    }

    // Six bits per card, so that no two positions of a game share a key.
    std::pair<std::uint64_t, std::uint64_t> key(const Position& p) const {
        std::array<std::uint64_t, 2> words{};
        for (std::size_t seat = 0; seat < kPlayers; ++seat)
            for (const Card card : p.hands[seat])
                words[seat / 2] = words[seat / 2] << 6 | canonical(card, p.live);
        const std::uint64_t rest = m_solver.m_generation << 10 |
                                   static_cast<std::uint64_t>(p.drawn) << 4 |
                                   static_cast<std::uint64_t>(p.hands[0].size()) << 2 |
                                   static_cast<std::uint64_t>(p.leader);
        return {words[0] | rest << 36, words[1]};
    }
    std::size_t slotOf(std::uint64_t low, std::uint64_t high) const {
        const std::uint64_t mixed = (low ^ high * 0xd6e8feb86659fd93) * 0x9e3779b97f4a7c15;
        return mixed >> m_shift;
    }

    bool mustStop() {
        if (--m_nodes <= 0 || (m_nodes % 1024 == 0 && m_stop.requested())) m_gaveUp = true;
        return m_gaveUp;
    }

    Solver& m_solver;
    const State& m_root;
    const int m_trump;
    const bool m_fixedDraw;
    const int m_horizon; // positions with this many live cards, or fewer, count nothing
    const int m_shift;   // from a mixed key to an index of the table
    std::array<bool, kPlayers> m_isHero{};
    std::int64_t& m_nodes;
    const StopCheck& m_stop;
    bool m_gaveUp = false;
};

std::optional<int> Solver::solve(const State& state, Seat hero, int tricksAhead,
                                 std::int64_t& nodes, const StopCheck& stop) {
    const int players = state.pub.options.players;
    const int cardsLeft = state.deal.size - state.pub.played + state.pub.onTable;
    const int horizon = std::max(0, cardsLeft - tricksAhead * players);

    const int bits = m_bits > 0 ? m_bits : players == 2 ? kTableBits : kLargeTableBits;
    const std::size_t tableSize = std::size_t{1} << bits;
    if (m_table.size() != tableSize || m_generation + 1 == kGenerations) {
        m_table.assign(tableSize, Entry{});
        m_generation = 0;
        m_problem = {};
    }
    const Problem problem{state.pub.options, state.deal, hero, horizon};
    if (problem != m_problem) {
        m_problem = problem;
        ++m_generation;
    }
    switch (players) {
    case 2: return Search<2>(*this, state, hero, horizon, nodes, stop).run();
    case 3: return Search<3>(*this, state, hero, horizon, nodes, stop).run();
    default: return Search<4>(*this, state, hero, horizon, nodes, stop).run();
    }
}

} // namespace parlour::briscola
