#include "ai/doudizhu/endgame.h"

#include <algorithm>
#include <utility>

namespace parlour::doudizhu {

namespace {

constexpr int kTableBits = 13;
constexpr std::size_t kMostPlays = 96; // with more it gives up

std::uint64_t mixed(std::uint64_t word) {
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9;
    word = (word ^ (word >> 27)) * 0x94d049bb133111eb;
    return word ^ (word >> 31);
}

std::uint64_t keyOf(const OpenTable& table) {
    std::uint64_t key = static_cast<std::uint64_t>(table.next) | // rule and landlord never change
                        static_cast<std::uint64_t>(table.toBeat.kind) << 4 |
                        static_cast<std::uint64_t>(table.toBeat.length) << 8 |
                        static_cast<std::uint64_t>(table.toBeat.lowest) << 12 |
                        static_cast<std::uint64_t>(table.isLead() ? 0 : table.owner + 1) << 16;
    for (const Cards hand : table.hands) key = mixed(key + 0x9e3779b97f4a7c15 + hand.bits());
    return key;
}

} // namespace

Endgame::Endgame() : m_table(std::size_t{1} << kTableBits) {}

std::optional<bool> Endgame::landlordWins(const OpenTable& table, int positions) {
    m_left = positions;
    const bool wins = search(table);
    if (m_left < 0) return {};
    return wins;
}

// After giving up its results are meaningless and are not stored.
bool Endgame::search(const OpenTable& table) {
    if (table.isOver()) return table.owner == table.landlord;
    if (--m_left < 0) return false;
    const bool isLandlord = table.next == table.landlord;
    const Cards hand = table.handToMove();
    if (table.isLead() && patternOf(hand, table.rule)) return isLandlord;

    const std::uint64_t key = keyOf(table);
    Entry& entry = m_table[key >> (64 - kTableBits)];
    if (entry.key == key && entry.generation == m_generation) return entry.landlordWins;

    boost::container::static_vector<Cards, kMostPlays> plays;
    bool isOut = false;
    const auto add = [&](Cards cards) {
        isOut = isOut || cards == hand;
        if (plays.size() < plays.capacity()) plays.push_back(cards);
    };
    if (table.isLead())
        forEachPlay(hand, table.rule, add);
    else
        forEachBeating(table.toBeat, hand, table.rule, add);
    if (plays.size() == plays.capacity()) m_left = -1;

    bool found = isOut; // a play that wins for the seat to move
    if (!found) {
        if (table.isLead()) // most cards first
            std::ranges::sort(plays, std::greater{},
                              [](Cards cards) { return std::pair(cards.size(), cards.bits()); });
        const auto wins = [&](const OpenTable& next) { return search(next) == isLandlord; };
        if (!table.isLead() && table.areAllies(table.owner, table.next)) {
            OpenTable next = table;
            next.pass();
            found = wins(next);
        }
        for (const Cards cards : plays) {
            if (found || m_left < 0) break;
            OpenTable next = table;
            next.play(cards, patternOf(cards, table.rule));
            found = wins(next);
        }
        if (!found && !table.isLead() && !table.areAllies(table.owner, table.next)) {
            OpenTable next = table;
            next.pass();
            found = wins(next);
        }
    }
    if (m_left < 0) return false;
    const bool landlord = found == isLandlord;
    entry = {key, m_generation, landlord};
    return landlord;
}

} // namespace parlour::doudizhu
