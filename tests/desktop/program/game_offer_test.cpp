// What the new-game sheet offers.
#include "ai/catalogue/games.h"
#include "app/desktop/games/game_faces.h"
#include "app/desktop/program/game_offer.h"

#include <catch2/catch.hpp>

#include <set>

using namespace parlour;

namespace {

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

} // namespace

TEST_CASE("Players stand under where they come from, and those that cheat apart") {
    for (const GameEntry* entry : games()) {
        const GameFace& face = gameFace(text(entry->id()));
        const QString authors = QString::fromUtf8(face.authors);
        const QVariantList offered = GameOffer::of(*entry, face)["opponents"].toList();
        REQUIRE(offered.size() == static_cast<qsizetype>(entry->opponents().size()));

        std::set<QString> headings, labels;
        QString last;
        for (const QVariant& value : offered) {
            const QVariantMap player = value.toMap();
            INFO(entry->id() << ", " << player["spec"].toString().toStdString());
            const auto opponent = std::ranges::find(
                entry->opponents(), player["spec"].toString().toStdString(), &Opponent::spec);
            REQUIRE(opponent != entry->opponents().end());
            const QString heading = player["heading"].toString();
            if (heading != last) CHECK(headings.insert(heading).second); // each group once
            last = heading;
            const QString label = player["label"].toString();
            CHECK(labels.insert(label).second);
            CHECK(label.contains(opponent->title.english));
            const QString source = player["source"].toString();
            CHECK(player["cheats"].toBool() == entry->cheats(opponent->spec).value());
            CHECK((heading == "These cheat") == player["cheats"].toBool());

            if (opponent->origin == Origin::Own) {
                CHECK(source.isEmpty() == opponent->section.empty());
                continue;
            }
            CHECK(label.startsWith(opponent->title.english));
            CHECK(label.contains(opponent->levelThere.empty() ? levelName(opponent->level).english
                                                              : opponent->levelThere.english,
                                 Qt::CaseInsensitive));
            CHECK(source.contains(authors));
            CHECK(source.contains(text(opponent->section)));
            if (player["cheats"].toBool()) continue;
            CHECK(heading.contains(authors) == (opponent->origin == Origin::Source));
            CHECK(heading.startsWith("Stand-ins") == (opponent->origin == Origin::StandIn));
        }
        CHECK(headings.size() <= 4);
    }
}
