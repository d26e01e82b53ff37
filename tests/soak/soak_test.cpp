// Random games over all games and options: whatever is played, nothing is lost, texts are read as
// written, and what a seat knows agrees with what is. A few thousand here; as many as wanted by
//     PARLOUR_SOAK=1000000 build/ci/bin/soak_tests
// which plays that number of each game, and tells how fast. A fault names the seed, which alone
// repeats it: PARLOUR_SOAK_FROM.
#include "tests/support/games.h"

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <set>

using namespace parlour;
using namespace parlour::test;

namespace {

// ---- every card, tile and figure is in exactly one place

bool isWhole(const high_card::HighCard::State& state) { return state.cards[0] != state.cards[1]; }

// How many there are; puts them among those seen.
template <class Set, std::size_t size> int cardsIn(const std::array<Set, size>& hands, Set& seen) {
    int cards = 0;
    for (const Set hand : hands) {
        seen |= hand;
        cards += hand.size();
    }
    return cards;
}

bool isWhole(const briscola::State& state) {
    const briscola::Public& pub = state.pub;
    CardSet seen = pub.removed | pub.playedCards;
    int cards = pub.removed.size() + pub.played;
    for (const briscola::Hand& hand : state.hands) {
        seen |= hand.set();
        cards += hand.size();
    }
    if (pub.stock > 0) seen.insert(pub.trumpCard);
    for (int i = state.deal.size - pub.stock + 1; i < state.deal.size; ++i)
        seen.insert(state.deal.deck[static_cast<std::size_t>(i)]);
    return cards + pub.stock == italian::kCards && seen == italian::kDeck;
}

bool isWhole(const bigtwo::State& state) {
    bigtwo::CardSet seen = state.pub.played;
    const int cards = state.pub.played.size() + cardsIn(state.hands, seen);
    return cards == bigtwo::kDeck.size() && seen == bigtwo::kDeck;
}

bool isWhole(const doudizhu::State& state) {
    doudizhu::Cards all = state.kitty + state.pub.played;
    for (const doudizhu::Cards hand : state.hands) all += hand;
    return all == doudizhu::kDeck;
}

bool isWhole(const euchre::State& state) {
    const euchre::Public& pub = state.pub;
    CardSet seen = pub.playedCards | state.discard | state.kitty;
    int cards = pub.playedCards.size() + state.discard.size() + state.kitty.size() +
                cardsIn(state.hands, seen);
    if (!seen.contains(pub.upcard)) { // turned up, or turned down
        seen.insert(pub.upcard);
        ++cards;
    }
    return cards == euchre::kDeck.size() && seen == euchre::kDeck;
}

bool isWhole(const samurai::State& state) {
    const samurai::Public& pub = state.pub;
    const auto figures = [&] {
        samurai::Counts counts = pub.stock;
        for (std::size_t caste = 0; caste < counts.size(); ++caste) {
            counts[caste] =
                static_cast<std::uint8_t>(counts[caste] + pub.onBoard[caste] + pub.setAside[caste]);
            for (const samurai::Counts& captured : pub.captured)
                counts[caste] = static_cast<std::uint8_t>(counts[caste] + captured[caste]);
        }
        return counts;
    }();
    if (figures[0] != figures[1] || figures[1] != figures[2]) return false; // as many of each
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(pub.options.players); ++seat) {
        const int hand = state.seats[seat].hand.size();
        if (hand != pub.handSize[seat] || hand + pub.supplySize[seat] != pub.unplayed[seat].size())
            return false;
    }
    return true;
}

// ---- one game

template <class G> void playOut(const Json& optionsJson, std::uint64_t seed) {
    INFO("seed " << seed << ", options " << optionsJson.dump());
    const auto need = [](bool holds, const char* what) {
        if (!holds) FAIL(what);
    };
    Rng rng(seed);
    const typename G::Options options = G::options(optionsJson);
    const typename G::Deal deal = G::deal(options, rng);
    auto state = G::start(options, deal);
    std::vector<std::string> moves;
    while (G::toMove(state) != kNoSeat) {
        need(moves.size() < 10'000, "a game ends");
        need(isWhole(state), "everything is in exactly one place");
        const auto legal = G::legalMoves(state);
        need(!legal.empty(), "there is a legal move");
        const Seat mover = G::toMove(state);
        need(mover >= 0 && mover < G::seats(state), "a seat is to move");
        if (rng.below(16) == 0) { // dearer
            need(std::ranges::equal(G::legalMoves(G::observe(state, mover)), legal),
                 "who is to move knows what is legal");
            std::set<std::string> texts;
            for (const auto& move : legal) {
                const std::string text = G::toText(move);
                const auto read = G::parseMove(text);
                need(read && *read == move, "a move is read as it was written");
                need(texts.insert(text).second, "each move has a text of its own");
            }
            if constexpr (Determinizable<G>)
                for (Seat seat = 0; seat < G::seats(state); ++seat) {
                    const auto view = G::observe(state, seat);
                    const auto imagined = G::sample(view, rng);
                    need(G::observe(imagined, seat) == view, "what is imagined looks the same");
                    need(isWhole(imagined), "and is whole");
                    need(G::toMove(imagined) == mover, "and as far");
                }
        }
        const auto move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        moves.push_back(G::toText(move));
        G::apply(state, move);
    }
    need(isWhole(state), "everything is in exactly one place at the end");
    const Scores scores = G::scores(state);
    const WinShares shares = G::winShares(state);
    double sum = 0; // over sides
    for (Seat seat = 0; seat < G::seats(state); ++seat) {
        bool isFirstOfSide = true;
        for (Seat other = 0; other < seat; ++other)
            isFirstOfSide &= !G::areAllies(state, other, seat);
        if (isFirstOfSide) sum += shares[static_cast<std::size_t>(seat)];
    }
    need(std::abs(sum - 1) < 1e-9, "a game is won once");
    if (rng.below(16) != 0) return;
    const Json position{{"game", G::kId},
                        {"options", optionsJson},
                        {"deal", G::dealToJson(deal)},
                        {"moves", moves}};
    const auto table = openPosition<G>(parseJson(position.dump()).value());
    need(table.has_value(), "a game is read as it was written");
    const auto& read = static_cast<const GameTable<G>&>(**table).timeline().state();
    need(read == state && (*table)->scores() == scores, "and ends the same");
}

std::uint64_t number(const char* name, std::uint64_t otherwise) {
    const char* const text = std::getenv(name);
    return text ? std::strtoull(text, nullptr, 10) : otherwise;
}

} // namespace

TEMPLATE_LIST_TEST_CASE("Random games over all options lose nothing", "", AllGames) {
    using G = typename TestType::Rules;
    const std::vector<Json> options = optionCombinations<G>();
    const std::uint64_t games = number("PARLOUR_SOAK", scaled(500));
    const std::uint64_t from = number("PARLOUR_SOAK_FROM", 1);
    const auto started = std::chrono::steady_clock::now();
    for (std::uint64_t i = from; i < from + games; ++i) playOut<G>(options[i % options.size()], i);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - started;
    if (std::getenv("PARLOUR_SOAK"))
        std::cout << G::kId << ": " << games << " games, " << options.size()
                  << " combinations of options, " << seconds.count() << " s" << std::endl;
}
