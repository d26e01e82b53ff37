#include "app/desktop/games/euchre/euchre_words.h"

#include "app/desktop/language/words.h"
#include "core/euchre/move_words.h"

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

QString EuchreWords::move(euchre::Move move, bool isDealer) {
    const QString words = translated(moveWords(move, isDealer));
    return move.kind == Kind::Play ? words : capitalised(words);
}

} // namespace parlour
