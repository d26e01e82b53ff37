#include "app/desktop/games/euchre/euchre_face.h"

#include "app/desktop/games/euchre/euchre_course.h"
#include "app/desktop/games/euchre/euchre_lesson.h"
#include "app/desktop/games/euchre/euchre_scene.h"
#include "app/desktop/language/words.h"

#include <QCoreApplication>

namespace parlour::euchre {

namespace {

QString standing(const Observation& view) {
    const Public& pub = view.pub;
    if (pub.trump == kNoSuit) return QCoreApplication::translate("Euchre table", "bidding");
    const auto side = static_cast<std::size_t>(view.seat & 1);
    return QCoreApplication::translate("Euchre table", "Trump: %1")
               .arg(translated(french::suitName(pub.trump))) +
           QStringLiteral("   ·   ") +
           QCoreApplication::translate("Euchre table", "Tricks %1 to %2")
               .arg(pub.tricks[side])
               .arg(pub.tricks[1 - side]);
}

QStringList pictures(const Observation& view) {
    QStringList names;
    for (const Card card : sorted(view.hand, view.pub.trump))
        names << QStringLiteral("french/") + QString::fromStdString(french::toText(card));
    return names.mid(0, 3); // the best
}

DealForm dealForm(const Json& position) {
    DealForm form;
    form.order = "AKQJT9";
    for (Seat seat = 0; seat < kSeats; ++seat)
        form.places.push_back({QCoreApplication::translate("Euchre table", "Hand of %1"), seat,
                               "/hands/" + std::to_string(seat)});
    form.places.push_back(
        {QCoreApplication::translate("Euchre table", "Turned up"), kNoSeat, "/upcard", 0, 1});
    form.places.push_back({QCoreApplication::translate("Euchre table", "Kitty, which nobody sees"),
                           kNoSeat, "/kitty"});
    const bool isByLot = position.at("deal").contains("maker");
    form.seatTitle = isByLot ? QCoreApplication::translate("Euchre table", "Maker")
                             : QCoreApplication::translate("Euchre table", "Dealer");
    form.seatPointer = isByLot ? "/maker" : "/dealer";
    return form;
}

DealPiece dealPiece(const QString& code) {
    const auto card = french::parseCard(code.toStdString());
    return {card ? translated(french::cardName(*card)) : code, code};
}

} // namespace

GameFace face() {
    return {"euchre",
            PARLOUR_PHRASE("Games", "Euchre"),
            PARLOUR_PHRASE("Games", "Partners, five tricks and two mighty jacks"),
            PARLOUR_PHRASE("Games", "4 players"),
            "B. E. Seelbinder, \"Cooperative Artificial Intelligence in the Euchre Card Game\", "
            "University of Nevada, Reno, 2012",
            "Seelbinder (2012)",
            "games/euchre/EuchreView.qml",
            "games/euchre/EuchreRules.qml",
            {}, // the game itself is played to a number of points
            {},
            seenBy<Euchre, standing>,
            seenBy<Euchre, pictures>,
            lesson,
            course,
            dealForm,
            dealPiece,
            false};
}

} // namespace parlour::euchre
