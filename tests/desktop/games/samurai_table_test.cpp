// The sea chart and what the Samurai table says of it.
#include "ai/catalogue/games.h"
#include "app/desktop/games/samurai/board_geometry.h"
#include "app/desktop/games/samurai/influence_chips.h"
#include "app/desktop/games/samurai/samurai_codes.h"
#include "app/desktop/games/samurai/samurai_table.h"
#include "app/desktop/games/samurai/settlement_names.h"
#include "tests/desktop/support/running_program.h"
#include "tests/desktop/support/sessions.h"

#include <catch2/catch.hpp>

#include <cmath>
#include <set>

using namespace parlour;
using namespace parlour::samurai;
using namespace parlour::test;

namespace {

// A person against computers; figures and hands at random unless the options say otherwise.
struct SamuraiSitting {
    explicit SamuraiSitting(const Json& more = Json::object()) {
        const GameEntry& entry = *findGame("samurai").value();
        Json given{{"figures", "random"}, {"hand", "random"}};
        given.update(more);
        const Json options = completeOptions(entry.options(), given).value();
        Record record;
        record.id = "test";
        record.dealNumber = 7;
        record.position = entry.deal(options, 7)->position();
        for (int seat = 0; seat < entry.seats(options); ++seat)
            record.players.push_back(
                {"P" + std::to_string(seat + 1), seat == 0 ? "" : "greedy", 1});
        session = std::make_unique<GameSession>(
            entry, std::move(entry.open(record.position).value()), record);
        session->setPace(QStringLiteral("instant"));
        session->start();
        table.setProperty("tempo", 0.0);
        table.setSession(session.get());
        REQUIRE(waitFor([&] { return table.turn()->isActing(); }));
    }

    std::unique_ptr<GameSession> session;
    SamuraiTable table;
};

QStringList litPlaces(const SamuraiTable& table) {
    QStringList places;
    for (int cell = 0; cell < table.shown().board().landCount() + table.shown().board().seaCount() +
                                  table.shown().board().settlementCount();
         ++cell)
        if (table.isLit(cell)) places << table.cells()->placeOf(cell);
    return places;
}

} // namespace

TEST_CASE("No space of the chart lies under an obstacle") {
    for (const int players : {2, 3, 4}) {
        const Board& board = boardFor(players);
        const BoardGeometry geometry(board);
        for (const QSizeF size : {QSizeF(900, 560), QSizeF(1280, 754), QSizeF(2560, 1390)}) {
            const std::vector<QRectF> obstacles{
                {0, 0, size.width() * 0.4, size.height() * 0.3},
                {size.width() * 0.6, size.height() * 0.72, size.width() * 0.4, size.height()}};
            const QRectF area(QPointF(0, 0), size);
            const QVector3D fit = geometry.fit(area, obstacles);
            INFO(players << " players, " << size.width() << ": " << fit.z());
            for (std::size_t i = 0; i < board.cells.size(); ++i) {
                const QPointF at =
                    QPointF(fit.x(), fit.y()) + geometry.centre(static_cast<int>(i)) * fit.z();
                const QRectF cell(at.x() - 0.8 * fit.z(), at.y() - 0.9 * fit.z(), 1.6 * fit.z(),
                                  1.8 * fit.z());
                CHECK(area.contains(cell));
                for (const QRectF& obstacle : obstacles) CHECK_FALSE(obstacle.intersects(cell));
            }
        }
    }
}

TEST_CASE("Arrow keys reach every space of the chart") {
    for (const int players : {2, 3, 4}) {
        const Board& board = boardFor(players);
        const BoardGeometry geometry(board);
        std::set<int> reached{0};
        std::vector<int> open{0};
        while (!open.empty()) {
            const int here = open.back();
            open.pop_back();
            for (const auto& [dx, dy] : {std::pair(-1, 0), {1, 0}, {0, -1}, {0, 1}})
                if (const int next = geometry.neighbour(here, dx, dy);
                    next >= 0 && reached.insert(next).second)
                    open.push_back(next);
        }
        CHECK(reached.size() == board.cells.size());
    }
}

TEST_CASE("Names of settlements cover neither each other nor figures, and all have room") {
    for (const int players : {2, 3, 4}) {
        const Board& board = boardFor(players);
        const BoardGeometry geometry(board);
        for (const double unit : {18.0, 22.0, 26.0, 33.0, 48.0, 84.0}) {
            const double letter = std::max(12.0, 0.29 * unit);
            std::vector<QSizeF> sizes;
            for (int s = 0; s < board.settlementCount(); ++s)
                sizes.emplace_back(
                    letter * (0.8 + 0.56 * static_cast<double>(board.settlement(s).name.size())),
                    1.3 * letter);
            const auto names = placeNames(board, geometry, unit, sizes, 1.26 * letter);
            int hidden = 0;
            for (int s = 0; s < board.settlementCount(); ++s) {
                const SettlementName& name = names[static_cast<std::size_t>(s)];
                const Cell& settlement = board.settlement(s);
                INFO(players << " players, " << unit << ": " << settlement.name);
                hidden += !name.hasRoom;
                if (!name.hasRoom) continue;
                CHECK(QRectF(QPointF(), geometry.size() * unit).contains(name.place));
                for (int other = 0; other < board.settlementCount(); ++other) {
                    const SettlementName& second = names[static_cast<std::size_t>(other)];
                    if (other != s && second.hasRoom)
                        CHECK_FALSE(name.place.intersects(second.place));
                    const Cell& cell = board.settlement(other);
                    for (int slot = 0; slot < cell.capacity; ++slot) {
                        const QPointF figure = geometry.centre(board.cellAt[cell.place.code]) +
                                               figurePlace(slot, cell.capacity);
                        const QPointF near(
                            std::clamp(figure.x() * unit, name.place.left(), name.place.right()),
                            std::clamp(figure.y() * unit, name.place.top(), name.place.bottom()));
                        CHECK(
                            std::hypot(figure.x() * unit - near.x(), figure.y() * unit - near.y()) >
                            0.85 * figureRadius(cell.capacity) * unit);
                    }
                }
            }
            INFO(players << " players, " << unit << ": " << hidden << " without room");
            CHECK(hidden <= (unit < 24 ? 2 : 0));
        }
    }
}

TEST_CASE("Chips stand by their figures and cover neither strengths nor each other") {
    const double height = 15;
    for (const double unit : {18.0, 24.0, 48.0}) {
        const double strength = std::max(0.22 * unit, 7.0); // half the height of a tile's
        std::vector<ChipGroup> alone{{{0, 0}, 0.5 * unit, {0, -0.5 * unit - 5}, {26, 26}}};
        placeChips(alone, height, unit, {});
        REQUIRE(alone[0].places.size() == 2);
        CHECK((alone[0].places[0] | alone[0].places[1]).center().x() == Approx(0).margin(0.01));
        CHECK(alone[0].places[0].center().y() == Approx(alone[0].usual.y()));

        // Tiles lie on both spaces above two settlements beside each other.
        const double aside = std::sqrt(3) / 2 * unit;
        std::vector<ChipGroup> groups;
        std::vector<Precious> strengths;
        for (const double x : {0.0, 2 * aside}) {
            const QPointF figure(x, -0.26 * unit);
            groups.push_back({figure, 0.5 * unit, figure - QPointF(0, 0.5 * unit + 5), {26, 26}});
            for (const double dx : {-aside, aside})
                strengths.push_back(
                    {QRectF(x + dx - strength, -1.5 * unit + 0.93 * unit - 2 * strength,
                            2 * strength, 2 * strength),
                     8});
        }
        placeChips(groups, height, unit, strengths);
        std::vector<QRectF> chips;
        for (const ChipGroup& group : groups)
            for (const QRectF& chip : group.places) chips.push_back(chip);
        REQUIRE(chips.size() == 4);
        for (std::size_t i = 0; i < chips.size(); ++i) {
            INFO(unit << ": chip " << i);
            for (std::size_t k = 0; k < i; ++k) CHECK_FALSE(chips[i].intersects(chips[k]));
            for (const Precious& part : strengths) {
                const QRectF both = chips[i] & part.place;
                CHECK((both.isEmpty() || both.width() * both.height() < 0.1 * unit * unit));
            }
        }
    }
}

TEST_CASE("What the others did last is marked, with the settlements that it is about") {
    SamuraiSitting sitting;
    SamuraiTable& table = sitting.table;
    CHECK(table.arrows().empty());
    const auto play = [&](const QString& move) { sitting.session->play(move); };
    play(QString::fromStdString(sitting.session->table().legalMoves().front()));
    play("end");
    REQUIRE(waitFor([&] { return table.turn()->isActing() && table.isSettled(); }));
    const auto arrows = table.arrows();
    REQUIRE_FALSE(arrows.empty());
    const Board& board = table.shown().board();
    for (const SamuraiTable::Arrow& arrow : arrows) {
        CHECK(arrow.clan == 2);
        if (arrow.isMotion) continue;
        CHECK(table.isRecent(arrow.from));
        CHECK(board.cells[static_cast<std::size_t>(arrow.to)].ground == Ground::Settlement);
        const QPointF way = table.cells()->geometry().centre(arrow.to) -
                            table.cells()->geometry().centre(arrow.from);
        CHECK(std::hypot(way.x(), way.y()) == Approx(std::sqrt(3))); // beside it
    }
}

TEST_CASE("A hint's spaces are named by the settlements beside them, and marked while it is open") {
    SamuraiSitting sitting;
    SamuraiTable& table = sitting.table;
    CHECK(table.namedPlaces().empty());
    sitting.session->setHintOpen(true);
    advise(*sitting.session, "w2@N10");
    REQUIRE(waitFor([&] { return !table.namedPlaces().empty(); }));
    const int cell = table.cells()->cellOf("N10");
    CHECK(table.cells()->placeOf(cell) == codeOf(table.namedPlaces().front()));
    CHECK(table.isHinted(cell));
    CHECK(table.moveName("w2@N10") == "Ship 2 on N10 by Kyoto");
    CHECK(table.cellNamed("n10") == cell);
    CHECK(table.cellNamed("kyoto") >= 0);
    CHECK(table.cellNamed("Atlantis") == -1);
    sitting.session->setHintOpen(false);
    CHECK(table.namedPlaces().empty());
}

TEST_CASE("Taking back goes a step, undoing a whole turn") {
    SamuraiSitting sitting;
    SamuraiTable& table = sitting.table;
    GameSession& session = *sitting.session;
    const auto playTile = [&](const char* tile) {
        for (const std::string& move : session.table().legalMoves())
            if (move.starts_with(tile)) {
                session.play(QString::fromStdString(move));
                return;
            }
        FAIL("no " << tile);
    };
    const auto playTwo = [&] {
        playTile("w1@");
        playTile("w2@");
        REQUIRE(session.played() == 2);
    };
    playTwo();
    table.turn()->takeBack();
    CHECK(session.played() == 1);
    playTile("w2@");
    table.undoTurn();
    CHECK(session.played() == 0);
    CHECK(session.record().takeBacks == 2);

    playTwo();
    session.play("end");
    REQUIRE(waitFor([&] { return session.played() > 3 && table.turn()->isActing(); }));
    table.undoTurn();
    CHECK(session.played() == 0);
    CHECK(session.isPersonToMove());
}

TEST_CASE("A preview says what becomes of the influence, and changes nothing") {
    SamuraiSitting sitting;
    SamuraiTable& table = sitting.table;
    for (const QVariant& tile : table.hand()) {
        const QString code = tile.toMap()["code"].toString();
        if (code == "fx" || code == "tx") continue;
        table.turn()->choose(code);
        REQUIRE(table.turn()->chosen() == code);
        const QStringList places = litPlaces(table);
        REQUIRE_FALSE(places.isEmpty());
        const QString place = places[places.size() / 2];
        const QVariantMap ahead = table.preview(place);
        CHECK(ahead["isMove"].toBool());
        CHECK(sitting.session->table().moves().empty());
        table.turn()->chooseSpace(place);
        REQUIRE(sitting.session->table().moves().size() == 1);
        REQUIRE(waitFor([&] { return table.isSettled(); }));
        const QVariantList rows = table.preview(place)["rows"].toList();
        int i = 0;
        for (const QVariant& entry : ahead["rows"].toList()) {
            const QVariantMap row = entry.toMap();
            if (row["captured"].toBool()) continue;
            REQUIRE(i < rows.size());
            const QVariantList was = row["sums"].toList();
            const QVariantList is = rows[i++].toMap()["sums"].toList();
            REQUIRE(was.size() == is.size());
            for (int k = 0; k < was.size(); ++k)
                CHECK(was[k].toMap()["after"] == is[k].toMap()["before"]);
        }
        table.turn()->takeBack();
        CHECK(sitting.session->table().moves().empty());
    }
}

TEST_CASE("An exchange of figures is two choices") {
    SamuraiSitting sitting;
    SamuraiTable& table = sitting.table;
    REQUIRE(sitting.session->table().legalMoves().front().starts_with("fx@"));
    table.turn()->choose("fx");
    const QStringList first = litPlaces(table);
    // A village needs no choice of figure.
    const auto isVillage = [&](const QString& place) {
        const Cell& cell =
            table.shown().board().cells[static_cast<std::size_t>(table.cells()->cellOf(place))];
        return cell.capacity == 1;
    };
    const QString from = *std::ranges::find_if(first, isVillage);
    table.turn()->chooseSpace(from);
    CHECK(sitting.session->table().moves().empty());
    CHECK(table.isPicked(table.cells()->cellOf(from)));
    const QStringList second = litPlaces(table);
    CHECK_FALSE(second.contains(from));
    const QString to = *std::ranges::find_if(second, isVillage);
    table.turn()->chooseSpace(to);
    REQUIRE(sitting.session->table().moves().size() == 1);
    const std::string move = sitting.session->table().moves()[0];
    CHECK(move.find(from.toStdString() + ":") != std::string::npos);
    CHECK(move.find(to.toStdString() + ":") != std::string::npos);
    table.turn()->takeBack();
    // A choice given up leaves no trace.
    table.turn()->choose("fx");
    table.turn()->chooseSpace(from);
    CHECK(table.turn()->cancel());
    CHECK(table.turn()->cancel());
    CHECK_FALSE(table.turn()->cancel());
    CHECK(litPlaces(table).isEmpty());
}

TEST_CASE("The whole setup can be left to the program") {
    for (const int players : {2, 4}) {
        SamuraiSitting sitting({{"players", players}, {"figures", "players"}, {"hand", "choose"}});
        CHECK(sitting.table.phase() == "taking");
        sitting.table.turn()->doSetupForMe();
        REQUIRE(waitFor([&] {
            return sitting.table.phase() == "playing" && sitting.table.turn()->isActing();
        }));
        CHECK(sitting.table.hand().size() == 5);
        CHECK_FALSE(sitting.table.turn()->isSetupForMe());
    }
}

TEST_CASE("In a problem the steps that led to it are not taken back") {
    SamuraiSitting sitting;
    GameSession& game = *sitting.session;
    while (!sitting.table.turn()->canTakeBack()) {
        REQUIRE_FALSE(game.isOver());
        game.play(QString::fromStdString(firstMove(game)));
        REQUIRE(waitFor([&] { return game.isOver() || sitting.table.turn()->isActing(); }));
    }
    GameSession problem(*findGame("samurai").value(), game.table().clone(), game.record(),
                        GameSession::Kind::Problem);
    SamuraiTable table;
    table.setProperty("tempo", 0.0);
    table.setSession(&problem);
    problem.start();
    REQUIRE(waitFor([&] { return table.turn()->isActing(); }));
    CHECK_FALSE(table.turn()->canTakeBack());
    table.setSession(nullptr);
}

TEST_CASE("The reckoning marks who leads and what decided") {
    SamuraiSitting sitting;
    CHECK(sitting.table.reckoning().isEmpty());
    while (!sitting.session->isOver()) {
        REQUIRE(waitFor(
            [&] { return sitting.session->isOver() || sitting.session->isPersonToMove(); }));
        if (!sitting.session->isOver())
            sitting.session->play(
                QString::fromStdString(sitting.session->table().legalMoves().front()));
    }
    const QVariantMap reckoning = sitting.table.reckoning();
    CHECK_FALSE(reckoning["rule"].toString().isEmpty());
    int winners = 0;
    for (const QVariant& entry : reckoning["rows"].toList()) {
        const QVariantMap row = entry.toMap();
        winners += row["won"].toBool();
        int sum = 0;
        for (const QVariant& count : row["captured"].toList()) sum += count.toInt();
        CHECK(sum == row["total"].toInt());
    }
    CHECK(winners >= 1);
}
