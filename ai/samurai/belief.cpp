#include "ai/samurai/belief.h"

#include "core/base/index.h"

#include <algorithm>

namespace parlour::samurai {

namespace {

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

State TileModel::draw(Rng& rng) const {
    if (!m_infers) return Samurai::sample(m_view, rng);
    State state;
    state.pub = m_view.pub;
    for (Seat seat = 0; seat < m_view.pub.options.players; ++seat) {
        Private& own = state.seats[index(seat)];
        const int supply = m_view.pub.supplySize[index(seat)];
        const bool isObserver = seat == m_view.seat;
        if (isObserver) own.hand = m_view.hand;
        // The supply first, the hand at the end.
        std::array<Tile, kTilesOfPlayer> tiles;
        int size = 0;
        const TileBag hidden = m_view.pub.unplayed[index(seat)].without(own.hand);
        for (const Tile tile : hidden.types())
            for (int i = hidden.count(tile); i > 0; --i) tiles[index(size++)] = tile;
        if (!isObserver && size > supply) {
            const auto& odds = oddsFor(m_view.pub, seat);
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

std::vector<Tile> TileModel::hiddenTypes() const {
    std::vector<Tile> tiles;
    for (std::uint8_t type = 0; type < kTileTypes; ++type) tiles.push_back({type});
    std::ranges::stable_sort(tiles, std::greater{}, [](Tile tile) { return tile.strength(); });
    return tiles;
}

std::vector<CardBelief> TileModel::hidden() const {
    std::vector<CardBelief> rows;
    for (const Tile tile : hiddenTypes()) rows.push_back({std::string(toText(tile)), {}, 0});
    return rows;
}

} // namespace parlour::samurai
