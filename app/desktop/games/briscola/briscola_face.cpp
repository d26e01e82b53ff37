#include "app/desktop/games/briscola/briscola_face.h"

#include "app/desktop/games/briscola/briscola_course.h"
#include "app/desktop/games/briscola/briscola_lesson.h"
#include "app/desktop/language/words.h"
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

DealForm dealForm(const Json& position) {
    const Options options = Briscola::options(position.at("options"));
    constexpr std::size_t kHand = 3;
    DealForm form;
    form.order = "A3KNJ76542";
    std::size_t first = 0;
    for (Seat seat = 0; seat < options.players; ++seat, first += kHand)
        form.places.push_back(
            {QCoreApplication::translate("Briscola", "Hand of %1"), seat, "/deck", first, kHand});
    form.places.push_back(
        {QCoreApplication::translate("Briscola", "Trump card"), kNoSeat, "/deck", first, 1});
    DealPlace stock{QCoreApplication::translate("Briscola", "Stock, in the order of drawing"),
                    kNoSeat, "/deck", first + 1};
    stock.isOrdered = true;
    form.places.push_back(std::move(stock));
    form.seatTitle = QCoreApplication::translate("Briscola", "Leads first");
    form.seatPointer = "/first";
    return form;
}

DealPiece dealPiece(const QString& code) {
    const auto card = italian::parseCard(code.toStdString());
    return {card ? translated(italian::cardName(*card)) : code, QStringLiteral("italian/") + code};
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
            lesson,
            course,
            dealForm,
            dealPiece};
}

} // namespace parlour::briscola
