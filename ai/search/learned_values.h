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
        assert(m_network->input().size() == kPosition + kMove && m_network->outputs() == 2);
        m_features.resize(std::max(kPosition, kMove));
        m_position.resize(kPosition);
        m_moves.resize(kAtOnce * kMove);
        m_outputs.resize(kAtOnce * 2);
    }

    // The outcome of each move, in points as the form counts them. Returns false, with some of them
    // at most, after a stop. Allocates nothing on the heap but for what `outcomes` lacks.
    // Precondition: the observer is to move.
    bool tell(const typename G::Observation& view, const typename G::MoveList& moves,
              std::vector<Outcome>& outcomes, const StopCheck& stop) {
        fill(m_position, [&](auto features) { Form::position(view, features); });
        outcomes.clear();
        for (std::size_t first = 0; first < moves.size(); first += kAtOnce) {
            if (stop.requested()) return false;
            const std::size_t count = std::min(kAtOnce, moves.size() - first);
            for (std::size_t i = 0; i < count; ++i)
                fill(std::span(m_moves).subspan(i * kMove, kMove),
                     [&](auto features) { Form::move(view, moves[first + i], features); });
            m_network->runSharing(m_position, std::span(m_moves).first(count * kMove),
                                  std::span(m_outputs).first(count * 2), m_workspace);
            for (std::size_t i = 0; i < count; ++i)
                outcomes.push_back({1 / (1 + std::exp(-double{m_outputs[2 * i]})),
                                    double{m_outputs[2 * i + 1]} * Form::kPoints});
        }
        return true;
    }

private:
    static constexpr std::size_t kPosition = Form::kPosition;
    static constexpr std::size_t kMove = Form::kMove;
    static constexpr std::size_t kAtOnce = 32;

    // What a form writes, as the network reads it.
    template <class Write> void fill(std::span<float> inputs, const Write& write) {
        const auto features = std::span(m_features).first(inputs.size());
        std::ranges::fill(features, std::int8_t{0});
        write(features);
        std::ranges::copy(features, inputs.begin());
    }

    // Programs have checked by checkNetworks() that it can be read.
    static std::shared_ptr<const Network> shipped() {
        static const auto kNetwork =
            std::make_shared<const Network>(findNetwork(Form::kName).value());
        return kNetwork;
    }

    std::shared_ptr<const Network> m_network;
    Network::Workspace m_workspace;
    std::vector<std::int8_t> m_features;
    std::vector<float> m_position;
    std::vector<float> m_moves;
    std::vector<float> m_outputs;
};

} // namespace parlour
