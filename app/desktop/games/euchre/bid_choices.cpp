#include "app/desktop/games/euchre/bid_choices.h"

#include "app/desktop/games/euchre/euchre_words.h"

namespace parlour {

using namespace euchre;

std::vector<BidChoices::Row> BidChoices::of(const Observation& view, bool alone,
                                            const QStringList& names) {
    using Move = euchre::Move;
    const Public& pub = view.pub;
    const Seat partner = partnerOf(view.seat);
    const bool isDealer = view.seat == pub.dealer;
    std::vector<Row> rows;
    const auto mayPass = [&](const QString& meaning) {
        if (Euchre::objection(pub, view.hand, Move::pass()).empty())
            rows.push_back({meaning, {Move::pass()}});
    };
    switch (pub.phase) {
    case Phase::Order: {
        const QString suit = EuchreWords::suit(pub.upcard.suit());
        const QString card = EuchreWords::name(pub.upcard);
        const QString dealer = names.value(pub.dealer);
        mayPass(isDealer ? tr("The card is turned down, and another suit may be named.")
                         : tr("The next player decides."));
        rows.push_back(
            {isDealer
                 ? tr("%1 become trump: you pick up the %2 and discard a card.").arg(suit, card)
             : partner == pub.dealer
                 ? tr("%1 become trump: your partner %2 picks up the %3.").arg(suit, dealer, card)
                 : tr("%1 become trump, but your opponent %2 picks up the %3.")
                       .arg(suit, dealer, card),
             {Move::order(alone)}});
        break;
    }
    case Phase::Call: {
        std::vector<Move> suits;
        for (int suit = 0; suit < french::kSuits; ++suit)
            if (suit != pub.upcard.suit()) suits.push_back(Move::call(suit, alone));
        mayPass(isDealer ? tr("Nobody makes trump, and the next player deals.")
                         : tr("The next player decides."));
        rows.push_back(
            {(alone ? tr("The suit becomes trump: without %1 you need three of five tricks.")
                    : tr("The suit becomes trump: you and %1 need three of five tricks."))
                 .arg(names.value(partner)),
             suits});
        break;
    }
    case Phase::Defend:
        mayPass(tr("You defend together with %1.").arg(names.value(partner)));
        rows.push_back({tr("%1 sits out. If the maker is euchred, you score 4 points.")
                            .arg(names.value(partner)),
                        {Move::defendAlone()}});
        break;
    default: break;
    }
    return rows;
}

} // namespace parlour
