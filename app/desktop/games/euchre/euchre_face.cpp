#include "app/desktop/games/euchre/euchre_face.h"

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
            false};
}

} // namespace parlour::euchre
