// A table must not tell what is hidden there: neither by a face or a word, nor by the places of
// cards, whatever has happened so far.
#include "ai/catalogue/games.h"
#include "app/desktop/games/bigtwo/bigtwo_table.h"
#include "app/desktop/games/briscola/briscola_table.h"
#include "app/desktop/games/doudizhu/doudizhu_table.h"
#include "app/desktop/games/euchre/euchre_table.h"
#include "app/desktop/games/samurai/samurai_table.h"
#include "tests/desktop/support/running_program.h"
#include "tests/desktop/support/sessions.h"

#include <QDebug>
#include <QRegularExpression>
#include <catch2/catch.hpp>

#include <map>

using namespace parlour;
using namespace parlour::test;

namespace {

// A table at which the first seats are people's; nobody is asked for a move.
template <class View> struct Sitting {
    std::unique_ptr<GameSession> session;
    Table* deal = nullptr; // the session's
    View table;

    explicit Sitting(const Json& position, int persons = 1) {
        Record record;
        record.id = "test";
        record.dealNumber = 7;
        record.position = position;
        const GameEntry& entry = *findGame(record.game()).value();
        for (int seat = 0; seat < entry.seats(position.at("options")); ++seat)
            record.players.push_back({"P", seat < persons ? "" : "random", 1});
        auto opened = std::move(entry.open(record.position).value());
        deal = opened.get();
        session = std::make_unique<GameSession>(entry, std::move(opened), record);
        table.setProperty("tempo", 0.0);
        table.setSession(session.get());
        settle();
    }

    void settle() {
        REQUIRE(waitFor([&] { return table.isSettled(); }));
        // Until its last sound, too: then the next player's turn begins.
        constexpr int kMostSounds = 3;
        for (int i = 0; i < kMostSounds; ++i) QCoreApplication::processEvents();
    }
    // A person's move, or that of a computer player, as if it had been asked.
    void play(const std::string& move) {
        if (session->isPersonToMove()) {
            session->liftCurtain();
            session->play(QString::fromStdString(move));
        } else {
            REQUIRE(deal->play(move));
            emit session->moved(session->toMove(), QString::fromStdString(move));
        }
        settle();
    }
};

// What QML is told by the properties of an object and its models.
QStringList told(const QObject& object) {
    QStringList lines;
    for (int i = 0; i < object.metaObject()->propertyCount(); ++i) {
        const QMetaProperty property = object.metaObject()->property(i);
        if (property.metaType().flags() & QMetaType::PointerToQObject) continue;
        QString line = QString::fromLatin1(property.name()) + u' ';
        QDebug(&line) << property.read(&object);
        lines << line;
    }
    return lines;
}
QStringList told(const QAbstractItemModel& model) {
    QStringList lines;
    const QHash<int, QByteArray> roles = model.roleNames();
    for (int row = 0; row < model.rowCount(); ++row) {
        QString line;
        for (auto role = roles.begin(); role != roles.end(); ++role)
            QDebug(&line) << role.value() << model.index(row, 0).data(role.key());
        lines << line;
    }
    return lines;
}
QStringList seen(CardTable& table) { return told(table) + told(*table.cards()); }
QStringList seen(SamuraiTable& table) {
    return told(table) + told(*table.cells()) + told(*table.turn());
}

template <class G> Json positionOf(const Timeline<G>& timeline, const Json& options) {
    return {{"game", G::kId},
            {"options", options},
            {"deal", G::dealToJson(timeline.deal())},
            {"moves", Json::array()}};
}

// Another deal that agrees with all that a seat knows after these moves: what the others still hold
// is drawn at random, what they have played stays.
bigtwo::Deal redealt(const Timeline<bigtwo::BigTwo>& timeline, const bigtwo::State& sampled, Seat) {
    bigtwo::Deal deal;
    for (std::size_t seat = 0; seat < bigtwo::kSeats; ++seat)
        deal.hands[seat] =
            sampled.hands[seat] | (timeline.deal().hands[seat] - timeline.state().hands[seat]);
    return deal;
}

doudizhu::Deal redealt(const Timeline<doudizhu::Doudizhu>& timeline, const doudizhu::State& sampled,
                       Seat) {
    doudizhu::Deal deal = timeline.deal();
    const doudizhu::Public& pub = timeline.state().pub;
    for (std::size_t seat = 0; seat < doudizhu::kPlayers; ++seat) {
        const bool isLandlord = pub.landlord == static_cast<Seat>(seat);
        doudizhu::Cards played = timeline.deal().hands[seat];
        if (isLandlord) played += timeline.deal().kitty;
        played -= timeline.state().hands[seat];
        deal.hands[seat] = sampled.hands[seat] + played;
        if (isLandlord) deal.hands[seat] -= deal.kitty;
    }
    if (pub.landlord == kNoSeat) deal.kitty = sampled.kitty;
    return deal;
}

briscola::Deal redealt(const Timeline<briscola::Briscola>& timeline, const briscola::State& sampled,
                       Seat observer) {
    const auto unseen = briscola::Briscola::observe(timeline.state(), observer).unseen();
    std::vector<briscola::Briscola::Move> cards;
    for (Seat seat = 0; seat < sampled.pub.options.players; ++seat)
        for (const auto card : sampled.hands[static_cast<std::size_t>(seat)].set())
            if (unseen.contains(card)) cards.push_back(card);
    briscola::Deal deal = timeline.deal();
    for (int i = deal.size - std::max(1, int{sampled.pub.stock}) + 1; i < deal.size; ++i)
        cards.push_back(sampled.deal.deck[static_cast<std::size_t>(i)]);
    auto next = cards.begin();
    for (briscola::Briscola::Move& card : deal.deck)
        if (unseen.contains(card)) card = *next++;
    REQUIRE(next == cards.end());
    return deal;
}

// Precondition: the first hands are drawn.
samurai::Deal redealt(const Timeline<samurai::Samurai>& timeline, const samurai::State& sampled,
                      Seat observer) {
    const samurai::Public& pub = timeline.state().pub;
    samurai::Deal deal = timeline.deal();
    for (std::size_t seat = 0; seat < deal.players; ++seat) {
        const auto tiles = std::span(deal.tiles[seat]).first(deal.tilesEach);
        const std::size_t drawn = deal.tilesEach - pub.supplySize[seat];
        samurai::TileBag played;
        for (const samurai::Tile tile : tiles) played.add(tile);
        played = played.without(pub.unplayed[seat]);
        samurai::TileBag hand = sampled.seats[seat].hand;
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            if (i >= drawn) { // the last one of the supply is drawn first
                tiles[i] = sampled.seats[seat].supply[tiles.size() - 1 - i];
            } else if (played.contains(tiles[i])) {
                played.remove(tiles[i]);
            } else if (static_cast<Seat>(seat) != observer) {
                tiles[i] = *hand.types();
                hand.remove(tiles[i]);
            }
        }
    }
    return deal;
}

euchre::Deal redealt(const Timeline<euchre::Euchre>& timeline, const euchre::State& sampled, Seat) {
    euchre::Deal deal = timeline.deal();
    const euchre::State& now = timeline.state();
    for (std::size_t seat = 0; seat < euchre::kSeats; ++seat)
        deal.hands[seat] =
            sampled.hands[seat] | (timeline.deal().hands[seat] & now.pub.playedCards);
    const auto dealer = static_cast<std::size_t>(deal.dealer);
    deal.hands[dealer] |= sampled.discard;
    if (now.pub.isUpcardTaken()) deal.hands[dealer].erase(deal.upcard);
    deal.kitty = sampled.kitty;
    return deal;
}

// The move as it must have been in that deal, where a secret discard was another card.
template <class Move, class State> Move replayed(const Move& move, const State&) { return move; }
euchre::Move replayed(const euchre::Move& move, const euchre::State& sampled) {
    return move.kind == euchre::Move::Kind::Discard
               ? euchre::Move::discard(sampled.discard.lowest())
               : move;
}

// A deal played at random up to some move, and another one that a seat cannot tell from it.
template <class G> struct Alike {
    Json options;
    Timeline<G> truly;
    Timeline<G> maybe;

    static Alike of(const Json& given, Seat observer, Rng& rng) {
        const Json options = completeOptions(G::optionSpecs(), given).value();
        const auto gameOptions = G::options(options);
        const auto deal = G::deal(gameOptions, rng);
        const auto playSome = [&](std::uint32_t most) {
            Timeline<G> timeline(gameOptions, deal);
            while (!timeline.isOver() && timeline.played() < static_cast<int>(most)) {
                const auto moves = G::legalMoves(timeline.state());
                timeline.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
            }
            if (timeline.isOver()) timeline.undo(); // then everything is seen
            return timeline;
        };
        const auto whole = static_cast<std::uint32_t>(playSome(1000).played());
        const Timeline<G> truly = playSome(1 + rng.below(std::max(1u, whole)));
        const auto view = G::observe(truly.state(), observer);
        const auto sampled = G::sample(view, rng);
        Timeline<G> maybe(gameOptions, redealt(truly, sampled, observer));
        for (const auto& move : truly.moves()) REQUIRE(maybe.play(replayed(move, sampled)));
        REQUIRE(G::observe(maybe.state(), observer) == view);
        return {options, truly, maybe};
    }
};

// Plays both deals move by move, and compares after each what the screen shows when it is the
// observer's, or nobody's. Returns how many differing deals were compared.
template <class G, class View>
int checkNothingShows(std::uint64_t seeds, const Json& options = Json::object(), int people = 1,
                      const std::function<QString(const QString&)>& counts = {}) {
    int compared = 0;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        Rng rng(seed);
        const Seat observer = people - 1;
        const Alike<G> deals = Alike<G>::of(options, observer, rng);
        Sitting<View> truly(positionOf(deals.truly, deals.options), people);
        Sitting<View> maybe(positionOf(deals.maybe, deals.options), people);
        if constexpr (std::derived_from<View, ClimbingTable>)
            for (View* table : {&truly.table, &maybe.table})
                while (table->sorting() != "combination") table->nextSorting();
        const auto compare = [&] {
            const GameSession& session = *truly.session;
            REQUIRE(session.viewer() == maybe.session->viewer());
            REQUIRE(session.hasCurtain() == maybe.session->hasCurtain());
            if (session.viewer() != observer && !session.hasCurtain()) return;
            QStringList shown = seen(truly.table), other = seen(maybe.table);
            for (QStringList* lines : {&shown, &other}) {
                if (counts)
                    for (QString& line : *lines) line = counts(line);
                // Backs in a hand that was sorted while it was seen look alike, whichever they are.
                if (people > 1) lines->sort();
            }
            REQUIRE(shown.size() == other.size());
            for (int i = 0; i < shown.size(); ++i)
                if (shown[i] != other[i])
                    FAIL("seed " << seed << ", move " << session.played() << ":\n"
                                 << shown[i].toStdString() << "\n"
                                 << other[i].toStdString());
        };
        compare();
        compared += !(deals.truly.deal() == deals.maybe.deal());
        for (int move = 0; move < deals.truly.played(); ++move) {
            const auto place = static_cast<std::size_t>(move);
            compare(); // behind the curtain, if it has fallen
            truly.session->liftCurtain();
            maybe.session->liftCurtain();
            compare();
            truly.play(G::toText(deals.truly.moves()[place]));
            maybe.play(G::toText(deals.maybe.moves()[place]));
            compare();
        }
    }
    return compared;
}

} // namespace

TEST_CASE("A table does not tell what the others hold, whatever has happened") {
    SECTION("Big Two") { CHECK(checkNothingShows<bigtwo::BigTwo, BigTwoTable>(3) == 3); }
    SECTION("Briscola") {
        const int players = GENERATE(2, 3, 4);
        CHECK(checkNothingShows<briscola::Briscola, BriscolaTable>(4, {{"players", players}}) > 2);
    }
    SECTION("Doudizhu") {
        CHECK(checkNothingShows<doudizhu::Doudizhu, DoudizhuTable>(8) > 4);
        CHECK(checkNothingShows<doudizhu::Doudizhu, DoudizhuTable>(4, {{"bidding", "none"}}) > 2);
    }
    SECTION("Euchre") { CHECK(checkNothingShows<euchre::Euchre, EuchreTable>(12) > 6); }
    SECTION("Samurai") {
        CHECK(checkNothingShows<samurai::Samurai, SamuraiTable>(2, {{"hand", "random"}}) == 2);
    }
}

TEST_CASE("Two people who share the computer do not learn what the other one holds") {
    SECTION("Big Two") {
        CHECK(checkNothingShows<bigtwo::BigTwo, BigTwoTable>(3, Json::object(), 2) == 3);
    }
    SECTION("Briscola") {
        const int players = GENERATE(2, 3, 4);
        CHECK(checkNothingShows<briscola::Briscola, BriscolaTable>(4, {{"players", players}}, 2) >
              2);
    }
    SECTION("Doudizhu, where suits do not count") {
        static const QRegularExpression kSuit(
            QStringLiteral("(?<=\"[3-9TJQKA2])[DCHS](?=\")| of (diamonds|clubs|hearts|spades)"));
        const auto counts = [](QString line) { return line.remove(kSuit); };
        const auto options = GENERATE(Json::object(), Json{{"bidding", "none"}});
        CHECK(checkNothingShows<doudizhu::Doudizhu, DoudizhuTable>(6, options, 2, counts) > 3);
    }
    SECTION("Euchre") {
        CHECK(checkNothingShows<euchre::Euchre, EuchreTable>(12, Json::object(), 2) > 6);
    }
    SECTION("Samurai") {
        CHECK(checkNothingShows<samurai::Samurai, SamuraiTable>(2, {{"hand", "random"}}, 2) == 2);
    }
}

TEST_CASE("Only the cards that have been seen have faces") {
    const Json options =
        completeOptions(briscola::Briscola::optionSpecs(), {{"players", 3}}).value();
    const auto deal = findGame("briscola").value()->deal(options, 5);
    const Sitting<BriscolaTable> sitting(deal->position());
    const CardModel& cards = *sitting.table.cards();
    int faces = 0;
    for (int row = 0; row < cards.rowCount(); ++row) {
        const auto get = [&](int role) { return cards.data(cards.index(row), role); };
        if (get(CardModel::Code).toString().isEmpty()) {
            CHECK(get(CardModel::Spoken).toString().isEmpty());
            continue;
        }
        ++faces;
        CHECK((get(CardModel::Zone) == CardTable::Turned ||
               (get(CardModel::Zone) == CardTable::Hand && get(CardModel::Owner) == 0)));
    }
    CHECK(faces == 4);
}

TEST_CASE("A card keeps its row from hand to table and into the last trick") {
    const Json options = completeOptions(briscola::Briscola::optionSpecs(), Json::object()).value();
    Sitting<BriscolaTable> sitting(findGame("briscola").value()->deal(options, 5)->position(), 2);
    sitting.session->start();
    const CardModel& cards = *sitting.table.cards();
    const auto rowOf = [&](const QString& code) {
        for (int row = 0; row < cards.rowCount(); ++row)
            if (cards.data(cards.index(row), CardModel::Code) == code) return row;
        return -1;
    };
    std::map<QString, int> rows;
    for (int turn = 0; turn < 20; ++turn) {
        REQUIRE(waitFor([&] { return sitting.table.isSettled(); }));
        sitting.session->liftCurtain(); // unless the same person moves again
        const QString card = QString::fromStdString(firstMove(*sitting.session));
        rows[card] = rowOf(card);
        REQUIRE(rows[card] >= 0);
        sitting.session->play(card);
        for (const auto& [code, row] : rows)
            if (const int now = rowOf(code); now >= 0) CHECK(now == row);
    }
}

TEST_CASE("Doudizhu: no card is seen twice, and each stays what it was") {
    const Json options = completeOptions(doudizhu::Doudizhu::optionSpecs(), Json::object()).value();
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        Rng rng(seed);
        const auto deal = findGame("doudizhu").value()->deal(options, seed);
        Sitting<DoudizhuTable> sitting(deal->position(), 3);
        sitting.session->start();
        const CardModel& cards = *sitting.table.cards();
        std::map<QString, int> owners; // whose hand a card was first seen in
        while (!sitting.session->isOver()) {
            sitting.session->liftCurtain();
            REQUIRE(waitFor([&] { return sitting.table.isSettled(); }));
            QStringList faces;
            for (int row = 0; row < cards.rowCount(); ++row) {
                const auto get = [&](int role) { return cards.data(cards.index(row), role); };
                const QString code = get(CardModel::Code).toString();
                if (code.isEmpty()) continue;
                faces << code;
                if (get(CardModel::Zone) != CardTable::Hand || sitting.table.kitty().contains(code))
                    continue;
                const int owner = get(CardModel::Owner).toInt();
                CHECK(owners.try_emplace(code, owner).first->second == owner);
            }
            CHECK(faces.removeDuplicates() == 0);
            const auto moves = sitting.session->table().legalMoves();
            sitting.session->play(
                QString::fromStdString(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
            if (rng.below(10) == 0 && sitting.session->canUndo()) sitting.session->undo();
        }
    }
}
