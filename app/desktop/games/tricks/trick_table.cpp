#include "app/desktop/games/tricks/trick_table.h"

#include <algorithm>

namespace parlour {

int TrickTable::trick() const {
    return std::min(static_cast<int>(trickScene().tricks().size()) + 1, tricks());
}

std::optional<int> TrickTable::pointsOf(const TrickScene::Trick&) const { return std::nullopt; }

void TrickTable::playSlot(int slot) {
    if (!mayMove()) return;
    const CardTokens& tokens = trickScene().tokens();
    for (const int token : tokens.in(CardScene::Hand, viewer()))
        if (tokens[token].slot == slot) session()->play(moveOf(tokens[token].card));
}

void TrickTable::tellPlay(Seat seat, int card) {
    //: A player and the card they play
    say(tr("%1: %2").arg(seatName(seat), nameOf(card)));
    sound("card-place", seat);
}

void TrickTable::tellTrick(bool isOurs) {
    const TrickScene::Trick& trick = trickScene().tricks().back();
    const std::optional<int> points = pointsOf(trick);
    const QString name = seatName(trick.winner);
    say(points ? tr("The trick goes to %1: %2 points").arg(name).arg(*points)
               : tr("The trick goes to %1").arg(name));
    sound("collect", trick.winner);
    if (isOurs && !session()->isWatching()) sound("trick-won");
}

// ---- for QML

QVariantMap TrickTable::toMap(const TrickScene::Trick& trick) const {
    QVariantList cards;
    for (const TrickScene::Play& play : trick.plays)
        cards << QVariantMap{{"seat", play.seat},
                             {"name", seatName(play.seat)},
                             {"face", faceOf(play.card)},
                             {"cardName", nameOf(play.card)}};
    QVariantMap map{{"winner", trick.winner}, {"name", seatName(trick.winner)}, {"cards", cards}};
    if (const std::optional<int> points = pointsOf(trick)) map["points"] = *points;
    return map;
}

QVariantList TrickTable::history() const {
    QVariantList list;
    if (!session()) return list;
    for (const TrickScene::Trick& trick : trickScene().tricks()) list << toMap(trick);
    return list;
}

QVariantMap TrickTable::lastTrick() const {
    return session() && !trickScene().tricks().empty() ? toMap(trickScene().tricks().back())
                                                       : QVariantMap();
}

} // namespace parlour
