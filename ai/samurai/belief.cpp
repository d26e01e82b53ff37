#include "ai/samurai/belief.h"

#include <algorithm>

namespace parlour::samurai {

namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

// Counted in games of the champion against itself: parlour-lab train samurai --table hands.
constexpr HandOdds kOdds{{
    {0.21F, 0.19F, 0.61F, 0.21F, 0.19F, 0.61F, 0.21F, 0.19F, 0.61F, 0.11F, 0.33F, 1.29F, 0.19F,
     1.76F, 0.93F, 0.10F, 0.10F},
    {0.46F, 0.34F, 1.00F, 0.46F, 0.34F, 1.00F, 0.46F, 0.34F, 1.00F, 0.20F, 0.29F, 0.82F, 0.20F,
     0.32F, 0.29F, 0.18F, 0.30F},
    {0.73F, 0.55F, 1.37F, 0.73F, 0.55F, 1.37F, 0.73F, 0.55F, 1.37F, 0.28F, 0.30F, 0.40F, 0.15F,
     0.14F, 0.22F, 0.26F, 0.64F},
    {1.40F, 0.99F, 1.90F, 1.40F, 0.99F, 1.90F, 1.40F, 0.99F, 1.90F, 0.46F, 0.48F, 0.65F, 0.21F,
     0.32F, 0.42F, 0.30F, 1.79F},
    {4.29F, 2.70F, 4.48F, 4.29F, 2.70F, 4.48F, 4.29F, 2.70F, 4.48F, 1.55F, 1.81F, 2.43F, 0.56F,
     0.69F, 0.44F, 0.70F, 4.79F},
}};
constexpr HandOdds::value_type kEven{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};

const HandOdds::value_type& oddsFor(const Public& pub, Seat seat) {
    const std::size_t stage = handStage(pub, seat);
    return stage == 0 && pub.options.randomHand ? kEven : kOdds[stage];
}

} // namespace

const HandOdds& handOdds() { return kOdds; }

std::size_t handStage(const Public& pub, Seat seat) {
    const int supply = pub.supplySize[index(seat)];
    if (supply + kHandSize >= pub.options.tiles) return 0; // the first hand
    return index(4 - std::min(3, supply / 4));
}

State imagine(const Observation& view, Rng& rng) {
    State state;
    state.pub = view.pub;
    for (Seat seat = 0; seat < view.pub.options.players; ++seat) {
        Private& own = state.seats[index(seat)];
        const int supply = view.pub.supplySize[index(seat)];
        const bool isObserver = seat == view.seat;
        if (isObserver) own.hand = view.hand;
        // The hand at the end of the list.
        std::array<Tile, kTilesOfPlayer> tiles;
        int size = 0;
        const TileBag hidden = view.pub.unplayed[index(seat)].without(own.hand);
        for (const Tile tile : hidden.types())
            for (int i = hidden.count(tile); i > 0; --i) tiles[index(size++)] = tile;
        if (!isObserver && size > supply) {
            const auto& odds = oddsFor(view.pub, seat);
            float sum = 0;
            for (int i = 0; i < size; ++i) sum += odds[tiles[index(i)].index];
            for (int last = size - 1; last >= supply; --last) {
                float lot = static_cast<float>(rng.unit()) * sum;
                int i = 0;
                while (i < last && (lot -= odds[tiles[index(i)].index]) >= 0) ++i;
                sum -= odds[tiles[index(i)].index];
                own.hand.add(tiles[index(i)]);
                std::swap(tiles[index(i)], tiles[index(last)]);
            }
        }
        rng.shuffle(std::span(tiles).first(index(supply)));
        std::copy_n(tiles.begin(), supply, own.supply.begin());
    }
    return state;
}

TileChances tileChances(const Observation& view, int worlds, Rng& rng) {
    TileChances chances;
    for (int world = 0; world < worlds; ++world) {
        const State state = imagine(view, rng);
        for (std::size_t seat = 0; seat < index(view.pub.options.players); ++seat)
            for (const Tile tile : state.seats[seat].hand.types())
                chances.hand[seat][tile.index] += state.seats[seat].hand.count(tile);
    }
    for (std::size_t seat = 0; seat < index(view.pub.options.players); ++seat)
        for (const Tile tile : view.pub.unplayed[seat].types()) {
            double& hand = chances.hand[seat][tile.index];
            hand /= worlds * view.pub.unplayed[seat].count(tile);
            chances.supply[seat][tile.index] = 1 - hand;
        }
    return chances;
}

std::vector<Thought::CardBelief> beliefs(const Observation& view, Rng& rng, const StopCheck& stop) {
    constexpr int kBlock = 20;
    constexpr int kBlocks = 25;
    TileChances::ByType none{};
    std::array<TileChances::ByType, kMostSeats> hands{none, none, none, none};
    int blocks = 0;
    do {
        const TileChances chances = tileChances(view, kBlock, rng);
        for (std::size_t seat = 0; seat < kMostSeats; ++seat)
            for (std::size_t type = 0; type < kTileTypes; ++type)
                hands[seat][type] += chances.hand[seat][type];
        ++blocks;
    } while (blocks < kBlocks && !stop.requested());

    std::vector<Thought::CardBelief> result;
    for (std::uint8_t type = 0; type < kTileTypes; ++type) {
        Thought::CardBelief belief{std::string(toText(Tile{type})), {}, 0};
        double sum = 0;
        for (std::size_t seat = 0; seat < kMostSeats; ++seat)
            if (static_cast<Seat>(seat) != view.seat)
                sum += belief.seats[seat] = hands[seat][type] / blocks;
        if (sum > 0) result.push_back(belief);
    }
    std::ranges::stable_sort(result, std::greater{}, [](const Thought::CardBelief& belief) {
        return parseTile(belief.card).value().strength();
    });
    return result;
}

} // namespace parlour::samurai
