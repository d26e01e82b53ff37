#include "app/desktop/games/samurai/samurai_face.h"

#include "app/desktop/games/samurai/samurai_course.h"
#include "app/desktop/games/samurai/samurai_lesson.h"
#include "app/desktop/games/samurai/samurai_words.h"
#include "core/samurai/rules.h"

#include <QCoreApplication>

namespace parlour::samurai {

namespace {

QString standing(const Observation& view) {
    const Public& pub = view.pub;
    if (pub.phase == Phase::Taking || pub.phase == Phase::Putting)
        return QCoreApplication::translate("Samurai", "Before the first turn");
    const Counts& own = pub.captured[static_cast<std::size_t>(view.seat)];
    const QString captured =
        QCoreApplication::translate("Samurai", "%n figure(s) captured", nullptr, total(own));
    return captured + QStringLiteral("   ·   ") +
           QCoreApplication::translate("Samurai", "round %1").arg(pub.round());
}

QStringList pictures(const Observation& view) {
    QStringList names;
    for (const Tile tile : view.hand.types())
        if (names.size() < 3) names << SamuraiWords::picture(view.seat + 1, tile);
    return names;
}

DealForm dealForm(const Json& position) {
    const Options options = Samurai::options(position.at("options"));
    DealForm form;
    form.order = "bhr";
    for (Seat seat = 0; seat < options.players; ++seat) {
        DealPlace tiles{
            QCoreApplication::translate("Samurai", "Tiles of %1, in the order of drawing"), seat,
            "/tiles/" + std::to_string(seat)};
        tiles.isOrdered = true;
        form.places.push_back(std::move(tiles));
    }
    const Board& board = options.board();
    for (int i = 0; i < static_cast<int>(board.settlements.size()); ++i) {
        const Cell& settlement = board.settlement(i);
        const std::string pointer = "/figures/" + toText(settlement.place);
        if (position.at("deal").contains(Json::json_pointer(pointer)))
            form.places.push_back({SamuraiWords::settlement(settlement), kNoSeat, pointer});
    }
    form.seatTitle = QCoreApplication::translate("Samurai", "Begins");
    form.seatPointer = "/first";
    return form;
}

DealPiece dealPiece(const QString& code) {
    if (code.size() == 1) {
        const int caste =
            static_cast<int>(kCasteLetters.find(static_cast<char>(code[0].unicode())));
        return {SamuraiWords::caste(caste), SamuraiWords::picture(caste)};
    }
    const auto tile = parseTile(code.toStdString());
    if (!tile) return {code, {}};
    return {SamuraiWords::tile(*tile), SamuraiWords::picture(1, *tile)};
}

} // namespace

GameFace face() {
    GameFace face{
        "samurai",
        PARLOUR_PHRASE("Games", "Samurai"),
        PARLOUR_PHRASE("Games", "Win towns, temples and rice across old Japan"),
        PARLOUR_PHRASE("Games", "2 to 4 players"),
        "Y. Zhou, \"Exploring Artificial Intelligence within a Card and Board Game: Samurai\", "
        "University of Leeds, 2019",
        "Zhou (2019)",
        "games/samurai/SamuraiView.qml",
        "games/samurai/SamuraiRules.qml",
        {3, 5},
        {},
        seenBy<Samurai, standing>,
        seenBy<Samurai, pictures>,
        lesson,
        course,
        dealForm,
        dealPiece};
    face.isDealt = false;
    return face;
}

} // namespace parlour::samurai
