#include "ai/euchre/simple_players.h"

#include "ai/euchre/bidding.h"

namespace parlour::euchre {

Decision<Euchre> CardPlayer::decide(const Observation& view, Rng& rng, const Budget&,
                                    std::stop_token) {
    if (view.pub.phase != Phase::Play) return bid(view);
    const CardSet legal = Euchre::playable(view.pub, view.hand);
    if (legal.size() == 1)
        return {Move::play(legal.lowest()),
                {because(PARLOUR_PHRASE("Euchre reasons", "It is the only card it may play."))},
                {},
                {}};
    const Choice choice = choose(view, legal, rng);
    return {Move::play(choice.card), {choice.reason}, {}, {}};
}

CardPlayer::Choice RandomPlayer::choose(const Observation&, CardSet legal, Rng& rng) const {
    auto skip = rng.below(static_cast<std::uint32_t>(legal.size()));
    while (skip-- > 0) legal.erase(legal.lowest());
    return {legal.lowest(),
            because(PARLOUR_PHRASE("Euchre reasons", "Any card it may play, drawn by lot."))};
}

CardPlayer::Choice HighPlayer::choose(const Observation& view, CardSet legal, Rng&) const {
    return {Trick(view).highest(legal),
            because(PARLOUR_PHRASE("Euchre reasons", "Its highest card."))};
}

CardPlayer::Choice LowPlayer::choose(const Observation& view, CardSet legal, Rng&) const {
    return {Trick(view).lowest(legal),
            because(PARLOUR_PHRASE("Euchre reasons", "Its lowest card."))};
}

CardPlayer::Choice CautiousPlayer::advise(const Trick& trick, CardSet legal) {
    if (trick.isLead())
        return {trick.highest(legal),
                because(PARLOUR_PHRASE("Euchre reasons", "Leads its highest card."))};
    if (trick.partnerIsWinning)
        return {trick.lowest(legal),
                because(PARLOUR_PHRASE("Euchre reasons", "Leaves the trick to the partner."))};
    if (const CardSet winners = trick.winners(legal); !winners.empty())
        return {trick.highest(winners),
                because(PARLOUR_PHRASE("Euchre reasons",
                                       "Tries to win the trick with its highest card."))};
    return {trick.lowest(legal),
            because(PARLOUR_PHRASE("Euchre reasons",
                                   "Cannot beat what lies there and throws its lowest card."))};
}

CardPlayer::Choice CautiousPlayer::choose(const Observation& view, CardSet legal, Rng&) const {
    return advise(Trick(view, m_values), legal);
}

Share::Share(const Observation& view) {
    const int trump = view.pub.trump;
    const int lead = view.pub.lead();
    for (const Card card : kDeck - view.pub.playedCards) {
        const int count = value(card, trump, lead);
        left += count;
        if (view.hand.contains(card)) own += count;
    }
}

CardPlayer::Choice MdpPlayer::choose(const Observation& view, CardSet legal, Rng&) const {
    const Trick trick(view);
    const Share share(view);
    if (share.isAtLeast(m_threshold))
        return {
            trick.highest(legal),
            because(PARLOUR_PHRASE("Euchre reasons",
                                   "Holds %1 percent of what is left in play, so it plays high."),
                    share.percent())};
    return {
        trick.lowest(legal),
        because(PARLOUR_PHRASE("Euchre reasons",
                               "Holds only %1 percent of what is left in play, so it plays low."),
                share.percent())};
}

} // namespace parlour::euchre
