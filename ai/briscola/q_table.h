// The table of Briscola's Q-learning: three values for each state, and how they were learned.
#pragma once

#include "ai/base/params.h"
#include "ai/briscola/q_rows.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace parlour::briscola {

// Whom the learner meets while it learns.
enum class QOpponent : std::uint8_t {
    // Appendix A: no player; in each of 19 tricks the learner answers a card drawn from the deck,
    // in the last trick the trump card.
    Deck,
    // Ours: a game by the rules, with leads and the last tricks, against one of these.
    Random,
    Greedy,
    Self // both seats learn
};

// Rates are in thousandths; those that end differently than they start change with every game, in
// equal steps over `decay` games. The paper names no numbers.
struct QSettings {
    QRows rows = QRows::Appendix;
    QOpponent opponent = QOpponent::Deck;
    std::int32_t alpha = 100;       // the rate of learning at the start
    std::int32_t alphaEnd = 100;    // and at the end
    std::int32_t gamma = 1000;      // the discount of later rewards
    std::int32_t epsilon = 1000;    // the share of random actions at the start
    std::int32_t epsilonEnd = 50;   // and at the end
    std::int32_t decay = 1'000'000; // games

    static const ParamTable<QSettings>& params();
    friend bool operator==(const QSettings&, const QSettings&) = default;
};

// A row whose values are all 0 is one that nothing was learned about.
class QTable {
public:
    // A value is a 16-bit number of 256ths of a card point, from -128 to just below 128: the points
    // that are still to come, won minus lost, if the action is chosen now.
    static constexpr int kUnitsPerPoint = 256;
    static constexpr int kActions = kHandSize;
    using Value = std::int16_t;

    // All values are 0, as the paper initializes them.
    explicit QTable(const QSettings& settings, std::uint64_t seed = 1)
        : m_settings(settings),
          m_seed(seed),
          m_values(std::size_t{qRowCount(settings.rows)} * kActions) {}

    const QSettings& settings() const { return m_settings; }
    std::uint64_t seed() const { return m_seed; }
    std::int64_t games() const { return m_games; } // learned from
    void countGame() { ++m_games; }

    std::span<Value, kActions> row(const QRow& row) {
        return std::span<Value, kActions>(&m_values[std::size_t{row.number} * kActions], kActions);
    }
    std::span<const Value, kActions> row(const QRow& row) const {
        return std::span<const Value, kActions>(&m_values[std::size_t{row.number} * kActions],
                                                kActions);
    }
    std::span<const Value> values() const { return m_values; }

    // The file: "PARLOURQ", then little-endian numbers: version, the settings in the order of the
    // struct (32 bits each), seed, games (64 bits), values (16 bits), and a checksum (FNV-1a, 64
    // bits) of all before it.
    std::string toBytes() const;
    // Errors: no such file, another version, settings out of range, a wrong length or checksum.
    static Result<QTable> fromBytes(std::string_view bytes);
    // The largest file.
    static constexpr std::size_t kMostBytes = 100'000'000;

    friend bool operator==(const QTable&, const QTable&) = default;

private:
    QSettings m_settings;
    std::uint64_t m_seed;
    std::int64_t m_games = 0;
    std::vector<Value> m_values;
};

} // namespace parlour::briscola
