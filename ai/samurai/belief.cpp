#include "ai/samurai/belief.h"

#include "core/base/index.h"

#include <algorithm>

namespace parlour::samurai {

namespace {

// Counted in games of the champion against itself, a part as if drawn by lot: parlour-lab train
// samurai --table hands --games 90.
constexpr HandOdds kOdds{{
    {0.08F, 0.07F, 5.92F, 0.08F, 0.07F, 5.92F, 0.08F, 0.07F, 5.92F, 0.06F, 0.05F, 1.14F, 0.07F,
     7.67F, 0.12F, 0.08F, 0.08F},
    {0.25F, 0.24F, 6.84F, 0.25F, 0.24F, 6.84F, 0.25F, 0.24F, 6.84F, 0.22F, 0.18F, 0.64F, 0.17F,
     6.11F, 0.20F, 0.18F, 0.33F},
    {0.47F, 0.46F, 7.10F, 0.47F, 0.46F, 7.10F, 0.47F, 0.46F, 7.10F, 0.38F, 0.31F, 0.47F, 0.21F,
     0.50F, 0.30F, 0.22F, 0.66F},
    {1.11F, 1.01F, 8.77F, 1.11F, 1.01F, 8.77F, 1.11F, 1.01F, 8.77F, 0.75F, 0.65F, 0.68F, 0.31F,
     0.55F, 0.47F, 0.33F, 1.02F},
    {3.23F, 2.94F, 18.01F, 3.23F, 2.94F, 18.01F, 3.23F, 2.94F, 18.01F, 2.79F, 1.58F, 2.68F, 0.87F,
     0.64F, 1.32F, 0.82F, 2.77F},
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
