#include "app/desktop/games/doudizhu/doudizhu_face.h"

#include "app/desktop/games/doudizhu/doudizhu_lesson.h"
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

QStringList pictures(const Observation& view) {
    QStringList names;
    for (int rank = kRanks - 1; rank >= 0 && names.size() < 3; --rank) {
        if (view.hand.count(rank) == 0) continue;
        names << (rank == RedJoker ? QStringLiteral("french/JOKER_RED")
                  : rank == BlackJoker
                      ? QStringLiteral("french/JOKER_BLACK")
                      : QStringLiteral("french/") + QStringLiteral("3456789TJQKA2").mid(rank, 1) +
                            QStringLiteral("DCHS").mid(rank % 4, 1));
    }
    return names;
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
                  lesson};
    face.beginnerIsChosen = false;
    face.sidesAreMade = true;
    return face;
}

} // namespace parlour::doudizhu
