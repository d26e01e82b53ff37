#include "ai/euchre/friendly.h"

#include <optional>

namespace parlour::euchre {

namespace {

using Choice = CardPlayer::Choice;

// The rules of UF and what they look at.
class Friendly {
public:
    Friendly(const Observation& view, const Trick& trick, CardSet legal,
             const FriendlyParams& params)
        : m_view(view),
          m_trick(trick),
          m_legal(legal),
          m_params(params),
          m_partner(partnerOf(view.seat)),
          m_chart(view) {}

    Choice choose() const {
        if (m_trick.isLead()) return lead();
        if (m_trick.isLast) return finish();
        return m_trick.partnerIsToPlay ? playBeforePartner() : playAfterPartner();
    }

private:
    Choice high(const Wording& why) const { return {m_trick.highest(m_legal), because(why)}; }
    Choice low(const Wording& why) const { return {m_trick.lowest(m_legal), because(why)}; }
    Choice highIfItWins() const {
        if (m_trick.beats(m_trick.highest(m_legal)))
            return high(
                {PARLOUR_PHRASE("Euchre reasons", "Try to win the trick with your highest card."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 tries to win the trick with a high card.")});
        return low(
            {PARLOUR_PHRASE("Euchre reasons", "You can't win this trick: play your lowest card."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 can't win this trick and plays a low card.")});
    }
    CardSet trumps() const { return cardsOf(m_trick.trump, m_trick.trump); }
    // The cards that would beat the winning card of this trick.
    CardSet beating(CardSet cards) const { return m_trick.winners(cards); }

    Choice lead() const {
        if (m_trick.partnerIsToPlay) {
            if (const auto choice = leadForPartnersTrump()) return *choice;
            if (const auto choice = leadForPartnersBest()) return *choice;
        }
        return high(
            {PARLOUR_PHRASE("Euchre reasons",
                            "Lead your highest card: it is the likeliest to win the trick."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 leads a high card: it is the likeliest to win the trick.")});
    }

    std::optional<Choice> leadForPartnersTrump() const {
        if (!m_chart.mayHold(m_partner, trumps())) return std::nullopt;
        CardSet cards;
        for (int suit = 0; suit < french::kSuits; ++suit)
            if (const CardSet all = cardsOf(suit, m_trick.trump);
                suit != m_trick.trump && !m_chart.mayHold(m_partner, all))
                cards |= m_legal & all;
        if (cards.empty()) return std::nullopt;
        return Choice{
            m_trick.lowest(cards),
            because({PARLOUR_PHRASE("Euchre reasons",
                                    "Your partner is out of this suit and may trump it."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0's partner is out of this suit and may trump it.")})};
    }

    std::optional<Choice> leadForPartnersBest() const {
        double best = m_params.goodChance;
        std::optional<Card> chosen;
        for (int suit = 0; suit < french::kSuits; ++suit) {
            const CardSet all = cardsOf(suit, m_trick.trump);
            const CardSet own = m_legal & all;
            const CardSet others = all & outstanding(m_view);
            if (own.empty() || others.empty()) continue;
            const Card top = m_trick.highest(others);
            const double chance = m_chart.at(m_partner, top);
            if (m_trick.count(top) < m_trick.count(m_trick.highest(own)) || chance < best) continue;
            if (chosen && chance == best) continue; // of equal suits the first
            best = chance;
            chosen = m_trick.lowest(own);
        }
        if (!chosen) return std::nullopt;
        return Choice{
            *chosen,
            because(
                {PARLOUR_PHRASE("Euchre reasons",
                                "Your partner probably holds the highest card of this suit."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0's partner probably holds the highest card of this suit.")})};
    }

    Choice playBeforePartner() const {
        const CardSet ofLead = cardsOf(m_trick.lead, m_trick.trump);
        if (m_chart.any(m_partner, beating(ofLead)) >= m_params.goodChance)
            return low(
                {PARLOUR_PHRASE("Euchre reasons",
                                "Play low: your partner can probably win in the suit led."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 plays low: the partner can probably win in the suit led.")});
        if (!m_chart.mayHold(m_partner, ofLead)) {
            if (m_trick.lead == m_trick.trump)
                return high(
                    {PARLOUR_PHRASE("Euchre reasons",
                                    "Play high: your partner has no trumps to help with."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 plays high: the partner has no trumps to help with.")});
            return low(
                m_chart.mayHold(m_partner, trumps())
                    ? Wording{PARLOUR_PHRASE("Euchre reasons",
                                             "Your partner is out of this suit and may trump it."),
                              PARLOUR_PHRASE("Euchre thoughts",
                                             "%0's partner is out of this suit and may trump it.")}
                    : Wording{
                          PARLOUR_PHRASE("Euchre reasons",
                                         "Play your lowest card and keep the better ones."),
                          PARLOUR_PHRASE("Euchre thoughts",
                                         "%0 plays the lowest card and keeps the better ones.")});
        }
        return highIfItWins();
    }

    Choice playAfterPartner() const {
        if (!m_trick.partnerIsWinning)
            return m_params.alwaysHigh
                       ? high(
                             {PARLOUR_PHRASE("Euchre reasons",
                                             "Play your highest card: it is the likeliest to win."),
                              PARLOUR_PHRASE(
                                  "Euchre thoughts",
                                  "%0 plays the highest card: it is the likeliest to win.")})
                       : highIfItWins();
        if (chanceOfLastToBeat() < m_params.beatenChance)
            return low({PARLOUR_PHRASE("Euchre reasons",
                                       "Leave this trick to your partner, who is ahead."),
                        PARLOUR_PHRASE("Euchre thoughts",
                                       "%0 leaves this trick to the partner, who is ahead.")});
        if (m_trick.beats(m_trick.highest(m_legal)))
            return high(
                {PARLOUR_PHRASE("Euchre reasons",
                                "Your partner's card will probably be beaten: play a higher one."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 plays a higher card: the partner's will probably be beaten.")});
        return low(
            {PARLOUR_PHRASE("Euchre reasons", "You can't win this trick: play your lowest card."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 can't win this trick and plays a low card.")});
    }

    double chanceOfLastToBeat() const {
        const Seat last = m_view.pub.nextActive(m_view.seat);
        return m_chart.toBeat(last, m_trick.best(), m_trick.lead, m_trick.trump);
    }

    Choice finish() const {
        if (m_trick.partnerIsWinning)
            return low({PARLOUR_PHRASE("Euchre reasons",
                                       "Leave this trick to your partner, who is ahead."),
                        PARLOUR_PHRASE("Euchre thoughts",
                                       "%0 leaves this trick to the partner, who is ahead.")});
        return highIfItWins();
    }

    const Observation& m_view;
    const Trick& m_trick;
    const CardSet m_legal;
    const FriendlyParams& m_params;
    const Seat m_partner;
    const ChanceChart m_chart;
};

} // namespace

CardPlayer::Choice FriendlyPlayer::advise(const Observation& view, const Trick& trick,
                                          CardSet legal, const FriendlyParams& params) {
    return Friendly(view, trick, legal, params).choose();
}

CardPlayer::Choice FriendlyPlayer::choose(const Observation& view, CardSet legal, Rng&) const {
    return advise(view, Trick(view), legal, m_params);
}

CardPlayer::Choice HybridPlayer::choose(const Observation& view, CardSet legal, Rng&) const {
    const Trick trick(view);
    return Share(view).isAtLeast(m_params.threshold)
               ? CautiousPlayer::advise(trick, legal)
               : FriendlyPlayer::advise(view, trick, legal, m_params);
}

} // namespace parlour::euchre
