#include "app/desktop/games/euchre/euchre_words.h"

#include "app/desktop/language/words.h"

namespace parlour {

using namespace euchre;

using Kind = euchre::Move::Kind;

QString EuchreWords::face(Card card) { return QString::fromStdString(french::toText(card)); }
QString EuchreWords::name(Card card) { return translated(french::cardName(card)); }

QString EuchreWords::sign(Card card, int trump) {
    const QString rank = face(card).left(1);
    const QString sign = rank == u"T" ? QStringLiteral("10") : rank;
    return suitOf(card, trump) == card.suit() ? sign
                                              : sign + QStringLiteral("♣♦♥♠").at(card.suit());
}

QString EuchreWords::letter(int suit) { return QString(QLatin1Char(french::suitLetter(suit))); }
QString EuchreWords::suit(int suit) { return capitalised(translated(french::suitName(suit))); }
QString EuchreWords::text(euchre::Move move) {
    return QString::fromStdString(Euchre::toText(move));
}

bool EuchreWords::isBid(euchre::Move move) {
    return move.kind != Kind::Discard && move.kind != Kind::Play;
}

QString EuchreWords::bid(euchre::Move move, bool isDealer) {
    QString name;
    switch (move.kind) {
    case Kind::Pass: return tr("Pass");
    case Kind::Defend: return tr("Defend alone");
    case Kind::Order: name = isDealer ? tr("Pick it up") : tr("Order up"); break;
    default: name = suit(move.suit);
    }
    //: A bid, and that its maker plays without the partner
    return move.alone ? tr("%1, alone").arg(name) : name;
}

} // namespace parlour
