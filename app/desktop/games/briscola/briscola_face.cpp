#include "app/desktop/games/briscola/briscola_face.h"

#include "app/desktop/games/briscola/briscola_lesson.h"
#include "core/briscola/rules.h"

#include <QCoreApplication>

namespace parlour::briscola {

namespace {

QString standing(const Observation& view) {
    const Public& pub = view.pub;
    const int own = pub.sidePoints(view.seat);
    int best = 0;
    for (Seat seat = 0; seat < pub.options.players; ++seat)
        if (!pub.areAllies(seat, view.seat)) best = std::max(best, pub.sidePoints(seat));
    const QString points =
        QCoreApplication::translate("Briscola", "Points %1 to %2").arg(own).arg(best);
    const int tricks = (italian::kCards - pub.removed.size()) / pub.options.players;
    const int trick = std::min(pub.played / pub.options.players + 1, tricks);
    return points + QStringLiteral("   ·   ") +
           QCoreApplication::translate("Briscola", "trick %1 of %2").arg(trick).arg(tricks);
}

QStringList pictures(const Observation& view) {
    QStringList names;
    for (int i = 0; i < view.hand.size(); ++i)
        names << QStringLiteral("italian/") + QString::fromStdString(italian::toText(view.hand[i]));
    return names;
}

} // namespace

GameFace face() {
    return {"briscola",
            PARLOUR_PHRASE("Games", "Briscola"),
            PARLOUR_PHRASE("Games", "Italian cards: catch the aces and the threes"),
            PARLOUR_PHRASE("Games", "2 to 4 players"),
            "H. Konduru, O. von Moeller, P. Mohri, J. Monedero Simon, A. Safi and A. Todorova, "
            "\"Applications of Adversarial Search and Machine Learning in Briscola\", Maastricht "
            "University",
            "Konduru et al.",
            "games/briscola/BriscolaView.qml",
            "games/briscola/BriscolaRules.qml",
            {3, 5, 10},
            {},
            seenBy<Briscola, standing>,
            seenBy<Briscola, pictures>,
            lesson};
}

} // namespace parlour::briscola
