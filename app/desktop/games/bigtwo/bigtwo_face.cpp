#include "app/desktop/games/bigtwo/bigtwo_face.h"

#include "app/desktop/games/bigtwo/bigtwo_course.h"
#include "app/desktop/games/bigtwo/bigtwo_lesson.h"
#include "app/desktop/language/words.h"
#include "core/bigtwo/rules.h"

#include <QCoreApplication>

namespace parlour::bigtwo {

namespace {

QString standing(const Observation& view) {
    const Public& pub = view.pub;
    int fewest = kHandSize;
    for (Seat seat = 0; seat < kSeats; ++seat)
        if (seat != view.seat)
            fewest = std::min<int>(fewest, pub.handSizes[static_cast<std::size_t>(seat)]);
    return QCoreApplication::translate("Big Two", "Cards left: %1").arg(view.hand.size()) +
           QStringLiteral("   ·   ") +
           QCoreApplication::translate("Big Two", "fewest of the others: %1").arg(fewest);
}

QStringList pictures(const Observation& view) {
    QStringList names;
    for (const Card card : view.hand)
        names << QStringLiteral("french/") + QString::fromStdString(toText(card));
    return names.mid(std::max<qsizetype>(0, names.size() - 3)); // the highest
}

DealForm dealForm(const Json&) {
    DealForm form;
    form.order = "3456789TJQKA2";
    for (Seat seat = 0; seat < kSeats; ++seat)
        form.places.push_back({QCoreApplication::translate("Big Two", "Hand of %1"), seat,
                               "/hands/" + std::to_string(seat)});
    return form;
}

DealPiece dealPiece(const QString& code) {
    const auto card = french::parseCard(code.toStdString());
    return {card ? translated(french::cardName(*card)) : code, code};
}

} // namespace

GameFace face() {
    return {"bigtwo",
            PARLOUR_PHRASE("Games", "Big Two"),
            PARLOUR_PHRASE("Games", "Be first to shed all thirteen cards"),
            PARLOUR_PHRASE("Games", "4 players"),
            "Sugiyanto, G. Fernando and W.-K. Tai, \"A Rule-Based AI Method for an Agent Playing "
            "Big Two\", Applied Sciences 11 (9), 2021",
            "Sugiyanto, Fernando and Tai (2021)",
            "games/bigtwo/BigTwoView.qml",
            "games/bigtwo/BigTwoRules.qml",
            {4, 8, 16},
            {50, 100},
            seenBy<BigTwo, standing>,
            seenBy<BigTwo, pictures>,
            lesson,
            course,
            dealForm,
            dealPiece,
            false};
}

} // namespace parlour::bigtwo
