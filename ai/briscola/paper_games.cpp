#include "ai/briscola/paper_games.h"

#include "ai/arena/watched_game.h"
#include "ai/briscola/players.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace parlour::briscola {

namespace {

// Moves the card drawn last to the place of the card played.
void putInPlace(Hand& hand, int place) {
    const Card drawn = hand[kHandSize - 1];
    const Hand before = hand;
    hand = {};
    for (int i = 0; i < place; ++i) hand.add(before[i]);
    hand.add(drawn);
    for (int i = place; i < kHandSize - 1; ++i) hand.add(before[i]);
}

} // namespace

std::optional<State> playDeal(Conditions conditions, const Deal& deal,
                              std::span<TimedPlayer, 2> players, const Rng& rng,
                              const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    std::array<Rng, 2> rngs{rng.split(0), rng.split(1)};
    const auto decide = [&](const State& state) {
        const auto seat = static_cast<std::size_t>(state.pub.toMove());
        const auto before = Clock::now();
        const Card card = players[seat].player->decide(state, rngs[seat], {}, stop).move;
        players[seat].nanoseconds += std::chrono::nanoseconds(Clock::now() - before).count();
        return card;
    };
    std::array<int, 2> places{};
    const auto play = [&](State& state, Card card) {
        const auto seat = static_cast<std::size_t>(state.pub.toMove());
        places[seat] = state.hands[seat].placeOf(card);
        Briscola::apply(state, card);
        if (conditions == Conditions::Rules || state.pub.onTable > 0) return;
        for (const std::size_t s : {0, 1})
            if (state.hands[s].size() == kHandSize) putInPlace(state.hands[s], places[s]);
    };
    const Options options{2, conditions == Conditions::Program};
    State state = Briscola::start(options, deal);
    if (conditions == Conditions::Program) {
        // Both decide as if seat 0 led; then seat 1's card is taken to have been led.
        State asSeen = state;
        const Card led = decide(asSeen);
        Briscola::apply(asSeen, led);
        const Card reply = decide(asSeen);
        Deal judged = deal;
        judged.first = 1;
        state = Briscola::start(options, judged);
        play(state, reply);
        play(state, led);
    }
    while (Briscola::toMove(state) != kNoSeat && !stop.stop_requested()) play(state, decide(state));
    if (stop.stop_requested()) return std::nullopt;
    return state;
}

std::function<Sampler()> pairing(std::string a, std::string b, Conditions conditions,
                                 std::optional<Deal> fixed) {
    return [=]() -> Sampler {
        const auto players = std::make_shared<std::vector<Player<Briscola>>>(
            seatPlayers<Briscola>(Players::players(), {a, b}));
        return [=](Sample& sample) {
            for (const std::uint64_t game : {0, 1}) {
                Rng rng = sample.rng.split(game);
                const Deal deal = fixed ? *fixed : Briscola::deal({}, rng);
                const std::size_t seat = a == b ? 0 : game; // of `a`
                std::array<TimedPlayer, 2> seated{};
                seated[seat].player = &(*players)[0];
                seated[1 - seat].player = &(*players)[1];
                const auto end = playDeal(conditions, deal, seated, rng, sample.stop);
                if (!end) return;
                const int points = end->pub.points[seat];
                const std::string place = seat == 0 ? "first/" : "second/";
                ++sample.counts.numbers[place + (points > 60   ? "won"
                                                 : points < 60 ? "lost"
                                                               : "drawn")];
                sample.counts.nanoseconds["thinking"] += seated[seat].nanoseconds;
            }
        };
    };
}

Card cardOfPaperId(int id) {
    constexpr int kSuits[] = {italian::Clubs, italian::Coins, italian::Swords, italian::Cups};
    Card found;
    for (const Card card : italian::kDeck)
        if (card.suit() == kSuits[id / italian::kRanks] && card.rank() == id % italian::kRanks)
            found = card;
    return found;
}

ScoringRate scoringRate(std::int64_t won, std::int64_t drawn, std::int64_t games) {
    if (games == 0) return {};
    const double n = static_cast<double>(games);
    const double w = (static_cast<double>(won) + static_cast<double>(drawn) / 2) / n;
    return {w, std::sqrt(w * (1 - w) / n)};
}

Interval differenceBounds(const ScoringRate& first, const ScoringRate& second) {
    constexpr double kZ = 1.96;
    return {std::max((first.rate - kZ * first.error) - (second.rate + kZ * second.error), -1.0),
            std::min((first.rate + kZ * first.error) - (second.rate - kZ * second.error), 1.0)};
}

} // namespace parlour::briscola
