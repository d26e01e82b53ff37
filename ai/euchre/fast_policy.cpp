#include "ai/euchre/fast_policy.h"

namespace parlour::euchre {

FastPolicy::Weighed<Move> FastPolicy::weighBids(const Public& pub, CardSet hand) const {
    Weighed<Move> weighed;
    for (const Move& move : Euchre::legalMoves(Observation{pub.turn, pub, hand, {}})) {
        weighed.scores[weighed.moves.size()] =
            sum([&](auto&& use) { bidFeatures(pub, hand, move, use); });
        weighed.moves.push_back(move);
    }
    // Defending alone is rare and was not learned.
    if (pub.phase == Phase::Defend)
        weighed.scores[1] = static_cast<float>(coarseCount(bitsOf(hand, pub.trump)) - kToDefend);
    return weighed;
}

std::array<float, FastPolicy::kMostMoves> FastPolicy::weigh(const Observation& view,
                                                            const Euchre::MoveList& moves) const {
    if (view.pub.phase != Phase::Play) return weighBids(view.pub, view.hand).scores;
    // The policy does not look at the other hands, so they may be empty.
    State own;
    own.pub = view.pub;
    own.hands[static_cast<std::size_t>(view.seat)] = view.hand;
    const auto weighed = weighPlays(OpenDeal(own));
    std::array<float, kMostMoves> scores{};
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const CardBits card = bitOf(moves[i].card, view.pub.trump);
        const auto place = std::find(weighed.moves.begin(), weighed.moves.end(), card);
        scores[i] = weighed.scores[static_cast<std::size_t>(place - weighed.moves.begin())];
    }
    return scores;
}

} // namespace parlour::euchre
