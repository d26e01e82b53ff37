// A quick stochastic policy for playouts: it scores every move by a sum of learned weights
// (policy_features.h), so it also tells how likely a move was.
#pragma once

#include "ai/euchre/policy_features.h"
#include "core/base/rng.h"

#include <boost/container/static_vector.hpp>

#include <cmath>

namespace parlour::euchre {

class FastPolicy {
public:
    static constexpr std::size_t kMostMoves = Euchre::kMostMoves;
    // Of playouts: 1 plays as learned, less plays the best move more often.
    static constexpr float kTemperature = 0.5F;

    // Moves and their scores; the probabilities are the softmax of the scores.
    template <class M> struct Weighed {
        boost::container::static_vector<M, kMostMoves> moves;
        std::array<float, kMostMoves> scores{};

        std::size_t best() const {
            return static_cast<std::size_t>(
                std::max_element(scores.begin(),
                                 scores.begin() + static_cast<std::ptrdiff_t>(moves.size())) -
                scores.begin());
        }
        // A random move, by its probability after dividing the scores by `temperature`.
        std::size_t draw(Rng& rng, float temperature = 1) const {
            std::array<float, kMostMoves> chances;
            const float most = scores[best()];
            float sum = 0;
            for (std::size_t i = 0; i < moves.size(); ++i)
                sum += chances[i] = std::exp((scores[i] - most) / temperature);
            float left = static_cast<float>(rng.unit()) * sum;
            std::size_t i = 0;
            while (i + 1 < moves.size() && (left -= chances[i]) >= 0) ++i;
            return i;
        }
        float chance(std::size_t move) const {
            float sum = 0;
            for (std::size_t i = 0; i < moves.size(); ++i)
                sum += std::exp(scores[i] - scores[move]);
            return 1 / sum;
        }
    };

    FastPolicy();
    explicit FastPolicy(const float* weights) : m_weights(weights) {}

    // Precondition: not over.
    Weighed<CardBits> weighPlays(const OpenDeal& deal) const {
        Weighed<CardBits> weighed;
        const PlayView view(deal);
        for (CardBits rest = view.legal; rest != 0; rest &= rest - 1) {
            const CardBits card = lowestOf(rest);
            weighed.scores[weighed.moves.size()] =
                sum([&](auto&& use) { playFeatures(deal, view, card, use); });
            weighed.moves.push_back(card);
        }
        return weighed;
    }

    // Precondition: phase neither Play nor Over.
    Weighed<Move> weighBids(const Public& pub, CardSet hand) const;

    template <class Use>
    static void playFeatures(const OpenDeal& deal, const PlayView& view, CardBits card, Use&& use) {
        if (deal.lead == 0)
            leadFeatures(deal, view, card, use);
        else
            followFeatures(deal, view, card, use);
    }
    template <class Use>
    static void bidFeatures(const Public& pub, CardSet hand, Move move, Use&& use);

    // The scores of the observer's legal moves.
    std::array<float, kMostMoves> weigh(const Observation& view,
                                        const Euchre::MoveList& moves) const;

    static CardBits anyCard(const OpenDeal& deal, Rng& rng) {
        CardBits legal = deal.legal();
        std::uint32_t size = 0;
        for (CardBits rest = legal; rest != 0; rest &= rest - 1) ++size;
        for (auto skip = rng.below(size); skip > 0; --skip) legal &= legal - 1;
        return lowestOf(legal);
    }
    CardBits play(const OpenDeal& deal, Rng& rng, float temperature = kTemperature) const {
        const CardBits legal = deal.legal();
        if ((legal & (legal - 1)) == 0) return legal;
        const auto weighed = weighPlays(deal);
        return weighed.moves[weighed.draw(rng, temperature)];
    }
    // Plays tricks until the points are decided.
    void playOut(OpenDeal& deal, Rng& rng, float temperature = kTemperature) const {
        while (!deal.isDecided()) deal.play(play(deal, rng, temperature));
    }
    // Bids until the tricks begin or the deal is passed out.
    void bidOut(State& state, Rng& rng, float temperature = kTemperature) const {
        while (state.pub.phase < Phase::Play) {
            const auto seat = static_cast<std::size_t>(state.pub.turn);
            const auto weighed = weighBids(state.pub, state.hands[seat]);
            Euchre::apply(state, weighed.moves[weighed.draw(rng, temperature)]);
        }
    }

private:
    static constexpr int kToDefend = 9; // the coarseCount at which defending alone breaks even

    template <class Features> float sum(Features&& features) const {
        float total = 0;
        features([&](int index) { total += m_weights[index]; });
        return total;
    }

    const float* m_weights;
};

template <class Use>
void FastPolicy::bidFeatures(const Public& pub, CardSet hand, Move move, Use&& use) {
    if (pub.phase == Phase::Defend) return;
    if (pub.phase == Phase::Discard) {
        const int maker = pub.maker == pub.dealer              ? (pub.alone ? 3 : 0)
                          : pub.maker == partnerOf(pub.dealer) ? 1
                                                               : 2;
        discardFeatures(bitsOf(hand, pub.trump), maker, bitOf(move.card, pub.trump), use);
        return;
    }
    const BidView view(hand, pub.upcard, pub.turn, pub.dealer, pub.phase == Phase::Call);
    if (move.kind == Move::Kind::Pass)
        passFeatures(view, use);
    else
        makeFeatures(view, pub.phase == Phase::Order ? pub.upcard.suit() : move.suit, move.alone,
                     use);
}

} // namespace parlour::euchre
