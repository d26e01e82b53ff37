// What a network that has learned the values of moves (ai/network/value_form.h) says of a position.
#pragma once

#include "ai/base/budget.h"
#include "ai/network/network.h"
#include "ai/network/outcome.h"
#include "ai/network/shipped.h"
#include "ai/network/value_form.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <memory>
#include <vector>

namespace parlour {

// One for each thread.
template <Game G, ValueForm<G> Form> class LearnedValues {
public:
    LearnedValues() : m_network(shipped()), m_workspace(*m_network) {
        assert(m_network->input().size() == kRow && m_network->outputs() == 2);
        m_rows.resize(kAtOnce * kRow);
        m_outputs.resize(kAtOnce * 2);
        m_position.resize(Form::kPosition);
        m_move.resize(Form::kMove);
    }

    // The outcome of each move, in points as the form counts them. Returns false, with some of them
    // at most, after a stop. Allocates nothing on the heap but for what `outcomes` lacks.
    // Precondition: the observer is to move.
    bool tell(const typename G::Observation& view, const typename G::MoveList& moves,
              std::vector<Outcome>& outcomes, const StopCheck& stop) {
        std::ranges::fill(m_position, std::int8_t{0});
        Form::position(view, m_position);
        for (std::size_t row = 0; row < kAtOnce; ++row)
            std::ranges::copy(m_position, m_rows.begin() + static_cast<std::ptrdiff_t>(row * kRow));
        outcomes.clear();
        for (std::size_t first = 0; first < moves.size(); first += kAtOnce) {
            if (stop.requested()) return false;
            const std::size_t count = std::min(kAtOnce, moves.size() - first);
            for (std::size_t i = 0; i < count; ++i) {
                std::ranges::fill(m_move, std::int8_t{0});
                Form::move(view, moves[first + i], m_move);
                std::ranges::copy(m_move,
                                  m_rows.begin() + static_cast<std::ptrdiff_t>(
                                                       i * kRow + std::size_t{Form::kPosition}));
            }
            m_network->run(std::span(m_rows).first(count * kRow),
                           std::span(m_outputs).first(count * 2), m_workspace);
            for (std::size_t i = 0; i < count; ++i)
                outcomes.push_back({1 / (1 + std::exp(-double{m_outputs[2 * i]})),
                                    double{m_outputs[2 * i + 1]} * Form::kPoints});
        }
        return true;
    }

private:
    static constexpr std::size_t kRow = Form::kPosition + Form::kMove;
    static constexpr std::size_t kAtOnce = 16;

    // Programs have checked by checkNetworks() that it can be read.
    static std::shared_ptr<const Network> shipped() {
        static const auto kNetwork =
            std::make_shared<const Network>(findNetwork(Form::kName).value());
        return kNetwork;
    }

    std::shared_ptr<const Network> m_network;
    Network::Workspace m_workspace;
    std::vector<float> m_rows;
    std::vector<float> m_outputs;
    std::vector<std::int8_t> m_position;
    std::vector<std::int8_t> m_move;
};

} // namespace parlour
