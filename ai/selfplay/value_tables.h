// Many deals at once, played by whoever chooses among the moves of all of them together: a network
// that learns from how they end (ai/training/learn_values.py).
#pragma once

#include "ai/network/value_form.h"
#include "ai/search/parallel.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace parlour {

struct ValueSetup {
    Json options; // from completeOptions()
    int tables = 1;
    int threads = 1;
    std::uint64_t seed = 1;
};

// How a game's rows look.
struct ValueLayout {
    std::string_view form;
    int version = 1;
    int position = 0; // features
    int move = 0;
    float points = 1; // what points are divided by
};

// Where tables write what they show, and read what was chosen. Everything of a table stands at its
// number; the moves of all tables stand one after the other.
struct ValueMemory {
    std::span<std::int8_t> positions; // [tables][position]
    std::span<std::int8_t> moves;     // [move rows][move]
    std::span<std::int32_t> counts;   // of moves, at least 1
    std::span<float> worth;           // of a win
    std::span<std::int32_t> choices;  // of the moves of a table, the first is 0
    std::span<std::int8_t> learned;   // [rows][position, then move], of moves that were made
    std::span<float> prospects;       // of these: win, then points divided by the layout's
};

class ValueTables {
public:
    virtual ~ValueTables() = default;
    virtual ValueLayout layout() const = 0;
    struct Shown {
        int moves = 0;   // rows
        int learned = 0; // rows of deals that have ended
    };
    // Writes what is to be chosen, and of ended deals as many rows as there is room for.
    virtual Shown show(const ValueMemory& memory) = 0;
    // Makes the choices, and every move without a choice after them; where a deal ends, begins the
    // next one. Then show() tells what is to be chosen.
    virtual void play(std::span<const std::int32_t> choices) = 0;
};

template <Game G, ValueForm<G> Form> class ValueTablesOf final : public ValueTables {
    static constexpr std::size_t kRow = Form::kPosition + Form::kMove;

public:
    explicit ValueTablesOf(const ValueSetup& setup)
        : m_options(G::options(setup.options)),
          m_threads(setup.threads),
          m_tables(static_cast<std::size_t>(setup.tables)) {
        const Rng root(setup.seed);
        forAll([&](std::size_t i) {
            Table& table = m_tables[i];
            table.rng = root.split(i);
            table.state = G::start(m_options, G::deal(m_options, table.rng));
            goOn(table);
        });
    }

    ValueLayout layout() const override {
        return {Form::kName, Form::kVersion, Form::kPosition, Form::kMove, Form::kPoints};
    }

    Shown show(const ValueMemory& memory) override {
        const auto most = memory.moves.size() / Form::kMove;
        std::size_t rows = 0;
        for (std::size_t i = 0; i < m_tables.size(); ++i) {
            Table& table = m_tables[i];
            // Where there is no room for all, the last moves are left out.
            const std::size_t room = most - rows - (m_tables.size() - 1 - i);
            if (table.moves.size() > room) table.moves.resize(room);
            table.firstRow = rows;
            memory.counts[i] = static_cast<std::int32_t>(table.moves.size());
            rows += table.moves.size();
        }
        forAll([&](std::size_t i) {
            Table& table = m_tables[i];
            const auto view = G::observe(table.state, G::toMove(table.state));
            table.worth = Form::worth(view);
            memory.worth[i] = table.worth;
            const auto position = memory.positions.subspan(i * Form::kPosition, Form::kPosition);
            std::ranges::fill(position, std::int8_t{0});
            Form::position(view, position);
            table.position.assign(position.begin(), position.end());
            const auto moves = memory.moves.subspan(table.firstRow * Form::kMove,
                                                    table.moves.size() * Form::kMove);
            std::ranges::fill(moves, std::int8_t{0});
            for (std::size_t k = 0; k < table.moves.size(); ++k)
                Form::move(view, table.moves[k], moves.subspan(k * Form::kMove, Form::kMove));
        });
        return {static_cast<int>(rows), static_cast<int>(takeLearned(memory))};
    }

    void play(std::span<const std::int32_t> choices) override {
        forAll([&](std::size_t i) {
            Table& table = m_tables[i];
            const Seat seat = G::toMove(table.state);
            const auto move = table.moves[static_cast<std::size_t>(choices[i])];
            const std::size_t at = table.rows.size();
            table.rows.resize(at + kRow);
            const auto row = std::span(table.rows).subspan(at);
            std::ranges::copy(table.position, row.begin());
            Form::move(G::observe(table.state, seat), move, row.last(Form::kMove));
            table.movers.push_back({seat, table.worth});
            G::apply(table.state, move);
            goOn(table);
        });
        for (Table& table : m_tables) {
            m_learned.insert(m_learned.end(), table.endedRows.begin(), table.endedRows.end());
            m_prospects.insert(m_prospects.end(), table.endedProspects.begin(),
                               table.endedProspects.end());
            table.endedRows.clear();
            table.endedProspects.clear();
        }
    }

private:
    struct Mover {
        Seat seat;
        float worth;
    };
    struct Table {
        Rng rng{0};
        typename G::State state;
        typename G::MoveList moves; // of the seat to move, at least 2
        std::size_t firstRow = 0;
        float worth = 0;
        std::vector<std::int8_t> position; // features
        std::vector<std::int8_t> rows;     // of this deal
        std::vector<Mover> movers;         // of these rows
        std::vector<std::int8_t> endedRows;
        std::vector<Outcome> endedProspects;
    };

    void forAll(const auto& each) {
        constexpr std::size_t kBlock = 64;
        const std::size_t blocks = (m_tables.size() + kBlock - 1) / kBlock;
        inBlocks(static_cast<int>(blocks), m_threads, [&](int) {
            return [&](int block) {
                const std::size_t first = static_cast<std::size_t>(block) * kBlock;
                for (std::size_t i = first; i < std::min(first + kBlock, m_tables.size()); ++i)
                    each(i);
            };
        });
    }

    // Until there is a choice to be valued.
    void goOn(Table& table) {
        while (true) {
            const Seat seat = G::toMove(table.state);
            if (seat == kNoSeat) {
                end(table);
                table.state = G::start(m_options, G::nextDeal(m_options, table.state, table.rng));
                continue;
            }
            const auto view = G::observe(table.state, seat);
            table.moves = G::legalMoves(view);
            if (table.moves.size() > 1 && Form::isValued(view)) return;
            if (table.moves.size() > 1)
                G::apply(
                    table.state,
                    table.moves[table.rng.below(static_cast<std::uint32_t>(table.moves.size()))]);
            else
                G::apply(table.state, table.moves[0]);
        }
    }

    void end(Table& table) {
        for (const Mover& mover : table.movers) {
            Outcome prospect = Form::prospect(table.state, mover.seat, mover.worth);
            prospect.score /= Form::kPoints;
            table.endedProspects.push_back(prospect);
        }
        table.endedRows.insert(table.endedRows.end(), table.rows.begin(), table.rows.end());
        table.rows.clear();
        table.movers.clear();
    }

    // As many as there is room for, the oldest first.
    std::size_t takeLearned(const ValueMemory& memory) {
        const std::size_t room = memory.learned.size() / kRow;
        const std::size_t count = std::min(room, m_prospects.size());
        std::copy_n(m_learned.begin(), count * kRow, memory.learned.begin());
        for (std::size_t i = 0; i < count; ++i) {
            memory.prospects[2 * i] = static_cast<float>(m_prospects[i].win);
            memory.prospects[2 * i + 1] = static_cast<float>(m_prospects[i].score);
        }
        m_learned.erase(m_learned.begin(),
                        m_learned.begin() + static_cast<std::ptrdiff_t>(count * kRow));
        m_prospects.erase(m_prospects.begin(),
                          m_prospects.begin() + static_cast<std::ptrdiff_t>(count));
        return count;
    }

    typename G::Options m_options;
    int m_threads;
    std::vector<Table> m_tables;
    std::vector<std::int8_t> m_learned;
    std::vector<Outcome> m_prospects;
};

} // namespace parlour
