#include "app/desktop/games/euchre/chance_rows.h"

#include "ai/euchre/chance_chart.h"
#include "app/desktop/games/euchre/euchre_scene.h"

#include <algorithm>
#include <numeric>

namespace parlour {

using namespace euchre;

double ChanceRow::nobody() const {
    return std::max(0.0, 1 - std::accumulate(chances.begin(), chances.end(), 0.0));
}

std::array<Seat, kSeats - 1> othersThan(Seat seat) {
    return {leftOf(seat), partnerOf(seat), leftOf(partnerOf(seat))};
}

std::vector<ChanceRow> chanceRows(const Observation& view) {
    const Public& pub = view.pub;
    CardSet cards = view.unseen();
    if (pub.isUpcardTaken() && view.seat != pub.dealer && pub.mayDealerHoldUpcard())
        cards.insert(pub.upcard);

    const ChanceChart chart(view);
    const auto others = othersThan(view.seat);
    std::vector<ChanceRow> rows;
    for (const Card card : sorted(cards, pub.trump)) {
        ChanceRow own{suitOf(card, pub.trump), {}, {}};
        std::ranges::transform(others, own.chances.begin(),
                               [&](Seat seat) { return chart.at(seat, card); });
        auto row = std::ranges::find_if(rows, [&](const ChanceRow& other) {
            return other.suit == own.suit && other.chances == own.chances;
        });
        if (row == rows.end()) row = rows.insert(row, own);
        row->cards.push_back(card);
    }
    return rows;
}

} // namespace parlour
