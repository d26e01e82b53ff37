#include "doudizhu_face.h"

#include "core/doudizhu/rules.h"

#include <QCoreApplication>

namespace parlour::doudizhu {

namespace {

const State& stateOf(const Table& table) {
    return static_cast<const GameTable<Doudizhu>&>(table).timeline().state();
}

QString standing(const Table& table, int viewer) {
    const Public& pub = stateOf(table).pub;
    const QString cards = QCoreApplication::translate("Doudizhu", "Cards left: %1")
                              .arg(pub.handSizes[static_cast<std::size_t>(viewer)]);
    if (pub.landlord == kNoSeat)
        return cards + QStringLiteral("   ·   ") +
               QCoreApplication::translate("Doudizhu", "bidding");
    return cards + QStringLiteral("   ·   ") +
           (pub.landlord == viewer ? QCoreApplication::translate("Doudizhu", "landlord")
                                   : QCoreApplication::translate("Doudizhu", "peasant"));
}

QStringList pictures(const Table& table, int viewer) {
    const Cards hand = stateOf(table).hands[static_cast<std::size_t>(viewer)];
    QStringList names;
    for (int rank = kRanks - 1; rank >= 0 && names.size() < 3; --rank) {
        if (hand.count(rank) == 0) continue;
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
    return {"doudizhu",
            PARLOUR_PHRASE("Games", "Doudizhu"),
            PARLOUR_PHRASE("Games", "Two peasants against one landlord"),
            PARLOUR_PHRASE("Games", "3 players"),
            "S. Li, S. Li, H. Cao, K. Meng and M. Ding, \"Study on the Strategy of Playing "
            "Doudizhu Game Based on Multirole Modeling\", Complexity, 2020",
            "games/doudizhu/DoudizhuView.qml",
            "games/doudizhu/DoudizhuRules.qml",
            {3, 6, 12},
            {20, 50},
            standing,
            pictures,
            false};
}

} // namespace parlour::doudizhu
