#include "app/desktop/games/doudizhu/doudizhu_face.h"

#include "app/desktop/games/doudizhu/doudizhu_course.h"
#include "app/desktop/games/doudizhu/doudizhu_lesson.h"
#include "app/desktop/language/words.h"
#include "core/doudizhu/rules.h"

#include <QCoreApplication>

namespace parlour::doudizhu {

namespace {

QString standing(const Observation& view) {
    const Public& pub = view.pub;
    const QString cards =
        QCoreApplication::translate("Doudizhu", "Cards left: %1").arg(view.hand.size());
    if (pub.landlord == kNoSeat)
        return cards + QStringLiteral("   ·   ") +
               QCoreApplication::translate("Doudizhu", "bidding");
    return cards + QStringLiteral("   ·   ") +
           (pub.landlord == view.seat ? QCoreApplication::translate("Doudizhu", "landlord")
                                      : QCoreApplication::translate("Doudizhu", "peasant"));
}

// A card of this rank; its suit means nothing.
QString pictureOf(int rank) {
    if (rank == RedJoker) return QStringLiteral("JOKER_RED");
    if (rank == BlackJoker) return QStringLiteral("JOKER_BLACK");
    return QStringLiteral("3456789TJQKA2").mid(rank, 1) + QStringLiteral("DCHS").mid(rank % 4, 1);
}

QStringList pictures(const Observation& view) {
    QStringList names;
    for (int rank = kRanks - 1; rank >= 0 && names.size() < 3; --rank) {
        if (view.hand.count(rank) == 0) continue;
        names << QStringLiteral("french/") + pictureOf(rank);
    }
    return names;
}

DealForm dealForm(const Json& position) {
    DealForm form;
    form.order = "DX2AKQJT9876543";
    for (Seat seat = 0; seat < kPlayers; ++seat)
        form.places.push_back({QCoreApplication::translate("Doudizhu", "Hand of %1"), seat,
                               "/hands/" + std::to_string(seat)});
    form.places.push_back({QCoreApplication::translate("Doudizhu", "Kitty"), kNoSeat, "/kitty"});
    const bool hasLandlord = position.at("deal").contains("landlord");
    form.seatTitle = hasLandlord ? QCoreApplication::translate("Doudizhu", "Landlord")
                                 : QCoreApplication::translate("Doudizhu", "Bids first");
    form.seatPointer = hasLandlord ? "/landlord" : "/first_bidder";
    return form;
}

DealPiece dealPiece(const QString& code) {
    const auto cards = parseCards(code.toStdString());
    if (!cards || cards->size() != 1) return {code, {}};
    const int rank = *cards->ranks().begin();
    return {translated(rankName(rank)), pictureOf(rank)};
}

} // namespace

GameFace face() {
    GameFace face{"doudizhu",
                  PARLOUR_PHRASE("Games", "Doudizhu"),
                  PARLOUR_PHRASE("Games", "Two peasants against one landlord"),
                  PARLOUR_PHRASE("Games", "3 players"),
                  "S. Li, S. Li, H. Cao, K. Meng and M. Ding, \"Study on the Strategy of Playing "
                  "Doudizhu Game Based on Multirole Modeling\", Complexity, 2020",
                  "Li et al. (2020)",
                  "games/doudizhu/DoudizhuView.qml",
                  "games/doudizhu/DoudizhuRules.qml",
                  {3, 6, 12},
                  {20, 50},
                  seenBy<Doudizhu, standing>,
                  seenBy<Doudizhu, pictures>,
                  lesson,
                  course,
                  dealForm,
                  dealPiece};
    face.beginnerIsChosen = false;
    face.sidesAreMade = true;
    return face;
}

} // namespace parlour::doudizhu
