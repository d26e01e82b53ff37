#include "ai/euchre/simple_players.h"

#include "ai/euchre/bidding.h"

namespace parlour::euchre {

Decision<Euchre> CardPlayer::decide(const Observation& view, Rng& rng, const Budget&,
                                    std::stop_token) {
    if (view.pub.phase != Phase::Play) return bid(view);
    const CardSet legal = Euchre::playable(view.pub, view.hand);
    if (legal.size() == 1)
        return {Move::play(legal.lowest()),
                {because({PARLOUR_PHRASE("Euchre reasons", "This is the only card you may play."),
                          PARLOUR_PHRASE("Euchre thoughts", "%0 has no other card to play.")})},
                {},
                {}};
    const Choice choice = choose(view, legal, rng);
    return {Move::play(choice.card), {choice.reason}, {}, {}};
}

CardPlayer::Choice RandomPlayer::choose(const Observation&, CardSet legal, Rng& rng) const {
    auto skip = rng.below(static_cast<std::uint32_t>(legal.size()));
    while (skip-- > 0) legal.erase(legal.lowest());
    return {legal.lowest(),
            because({PARLOUR_PHRASE("Euchre reasons",
                                    "Play any card you may: one is chosen at random."),
                     PARLOUR_PHRASE("Euchre thoughts", "%0 plays a card at random.")})};
}

CardPlayer::Choice HighPlayer::choose(const Observation& view, CardSet legal, Rng&) const {
    return {Trick(view).highest(legal),
            because({PARLOUR_PHRASE("Euchre reasons",
                                    "Play your highest card: it is the likeliest to win."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 plays the highest card: it is the likeliest to win.")})};
}

CardPlayer::Choice LowPlayer::choose(const Observation& view, CardSet legal, Rng&) const {
    return {Trick(view).lowest(legal),
            because({PARLOUR_PHRASE("Euchre reasons",
                                    "Play your lowest card and keep the better ones."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 plays the lowest card and keeps the better ones.")})};
}

CardPlayer::Choice CautiousPlayer::advise(const Trick& trick, CardSet legal) {
    if (trick.isLead())
        return {
            trick.highest(legal),
            because(
                {PARLOUR_PHRASE("Euchre reasons",
                                "Lead your highest card: it is the likeliest to win the trick."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads a high card: it is the likeliest to win the trick.")})};
    if (trick.partnerIsWinning)
        return {trick.lowest(legal),
                because({PARLOUR_PHRASE("Euchre reasons",
                                        "Leave this trick to your partner, who is ahead."),
                         PARLOUR_PHRASE("Euchre thoughts",
                                        "%0 leaves this trick to the partner, who is ahead.")})};
    if (const CardSet winners = trick.winners(legal); !winners.empty())
        return {trick.highest(winners),
                because({PARLOUR_PHRASE("Euchre reasons",
                                        "Try to win the trick with your highest card."),
                         PARLOUR_PHRASE("Euchre thoughts",
                                        "%0 tries to win the trick with a high card.")})};
    return {
        trick.lowest(legal),
        because(
            {PARLOUR_PHRASE("Euchre reasons", "You can't win this trick: play your lowest card."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 can't win this trick and plays a low card.")})};
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
            because({PARLOUR_PHRASE("Euchre reasons",
                                    "You hold %1 percent of what is left in play: play high."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 holds %1 percent of what is left in play and plays high.")},
                    share.percent())};
    return {
        trick.lowest(legal),
        because({PARLOUR_PHRASE("Euchre reasons",
                                "You hold only %1 percent of what is left in play: play low."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 holds only %1 percent of what is left in play and plays low.")},
                share.percent())};
}

} // namespace parlour::euchre
