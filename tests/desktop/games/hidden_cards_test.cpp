// What lies on a card table must not tell which cards are hidden there: neither by a face, nor by
// the places of cards, whatever has happened so far.
#include "ai/catalogue/games.h"
#include "app/desktop/games/bigtwo/bigtwo_table.h"
#include "app/desktop/games/briscola/briscola_table.h"
#include "app/desktop/games/doudizhu/doudizhu_table.h"
#include "app/desktop/games/euchre/euchre_table.h"
#include "tests/desktop/support/running_program.h"
#include "tests/desktop/support/sessions.h"

#include <catch2/catch.hpp>

#include <map>

using namespace parlour;
using namespace parlour::test;

namespace {

// A table at which seat 0 is a person; nobody is asked for a move.
template <class Table> struct Sitting {
    std::unique_ptr<GameSession> session;
    Table table;

    explicit Sitting(const Json& position, int persons = 1) {
        Record record;
        record.id = "test";
        record.dealNumber = 7;
        record.position = position;
        const GameEntry& entry = *findGame(record.game()).value();
        for (int seat = 0; seat < entry.seats(position.at("options")); ++seat)
            record.players.push_back({"P", seat < persons ? "" : "random", 1});
        session = sessionFor(record);
        table.setProperty("tempo", 0.0);
        table.setSession(session.get());
        REQUIRE(waitFor([&] { return table.isSettled(); }));
    }
};

// Everything that QML is told of the cards.
QStringList seen(const CardModel& cards) {
    QStringList rows;
    for (int row = 0; row < cards.rowCount(); ++row) {
        QStringList words;
        for (int role = CardModel::Code; role <= CardModel::Dimmed; ++role)
            words << cards.data(cards.index(row), role).toString();
        rows << words.join(u' ');
    }
    return rows;
}

template <class G> Json positionOf(const Timeline<G>& timeline, const Json& options) {
    Json moves = Json::array();
    for (const auto& move : timeline.moves()) moves.push_back(G::toText(move));
    return {{"game", G::kId},
            {"options", options},
            {"deal", G::dealToJson(timeline.deal())},
            {"moves", moves}};
}

// Another deal that agrees with all that seat 0 knows after these moves: the cards that the
// others still hold are drawn at random, those that they have played stay.
bigtwo::Deal redealt(const Timeline<bigtwo::BigTwo>& timeline, const bigtwo::State& sampled) {
    bigtwo::Deal deal;
    for (std::size_t seat = 0; seat < bigtwo::kSeats; ++seat)
        deal.hands[seat] =
            sampled.hands[seat] | (timeline.deal().hands[seat] - timeline.state().hands[seat]);
    return deal;
}

doudizhu::Deal redealt(const Timeline<doudizhu::Doudizhu>& timeline,
                       const doudizhu::State& sampled) {
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

euchre::Deal redealt(const Timeline<euchre::Euchre>& timeline, const euchre::State& sampled) {
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

// Plays at random; after each move, deals that seat 0 cannot tell from the true one look the same.
template <class G, class Table> void checkNothingShows(std::uint64_t seed, int& compared) {
    const Json options = completeOptions(G::optionSpecs(), Json::object()).value();
    const auto gameOptions = G::options(options);
    Rng rng(seed);
    Timeline<G> timeline(gameOptions, G::deal(gameOptions, rng));
    while (!timeline.isOver()) {
        const auto moves = G::legalMoves(timeline.state());
        timeline.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        if (timeline.isOver() || rng.below(4) != 0) continue;

        const auto view = G::observe(timeline.state(), 0);
        const auto sampled = G::sample(view, rng);
        Timeline<G> other(gameOptions, redealt(timeline, sampled));
        for (const auto& move : timeline.moves()) REQUIRE(other.play(replayed(move, sampled)));
        REQUIRE(G::observe(other.state(), 0) == view);
        ++compared;
        const Sitting<Table> truly(positionOf(timeline, options));
        const Sitting<Table> maybe(positionOf(other, options));
        CHECK(seen(*truly.table.cards()) == seen(*maybe.table.cards()));
    }
}

} // namespace

TEST_CASE("The cards on the table do not tell what the others hold") {
    int compared = 0;
    SECTION("Big Two") {
        for (std::uint64_t seed = 0; seed < 6; ++seed)
            checkNothingShows<bigtwo::BigTwo, BigTwoTable>(seed, compared);
    }
    SECTION("Doudizhu") {
        for (std::uint64_t seed = 0; seed < 12; ++seed)
            checkNothingShows<doudizhu::Doudizhu, DoudizhuTable>(seed, compared);
    }
    SECTION("Euchre") {
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            checkNothingShows<euchre::Euchre, EuchreTable>(seed, compared);
    }
    CHECK(compared > 20);
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
