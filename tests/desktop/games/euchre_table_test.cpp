// What the Euchre table shows and says: bidding, hands, tricks, scores.
#include "ai/catalogue/games.h"
#include "app/desktop/games/euchre/euchre_table.h"
#include "tests/desktop/support/running_program.h"
#include "tests/desktop/support/sessions.h"
#include "tests/support/euchre.h"

using namespace parlour;
using namespace parlour::test;

namespace {

const std::vector<std::string> kHands{"JH AH KC 9C TS", "QH 9D KD TC AS", "JD KH AC 9S QS",
                                      "TH TD QD KS JC"};

// Seat 0 is a person called Ada; the others, Bob, Cora and Dan, are not asked.
struct ShownEuchre {
    explicit ShownEuchre(const std::string& moves, int dealer = 3,
                         const Json& options = Json::object(), std::vector<int> earlier = {},
                         const std::vector<std::string>& hands = kHands) {
        Record record;
        record.id = "test";
        const Json complete = completeOptions(Euchre::optionSpecs(), options).value();
        const auto deal = euchreDeal(hands, "9H", dealer);
        const euchre::State state = after(Euchre::start(Euchre::options(complete), deal), moves);
        isOver = Euchre::toMove(state) == kNoSeat;
        Json list = Json::array();
        std::istringstream in(moves);
        for (std::string text; std::getline(in >> std::ws, text, ',');) list.push_back(text);
        record.position = {{"game", "euchre"},
                           {"options", complete},
                           {"deal", Euchre::dealToJson(deal)},
                           {"moves", list}};
        int portrait = 0;
        for (const char* name : {"Ada", "Bob", "Cora", "Dan"})
            record.players.push_back({name, portrait == 0 ? "" : "low", ++portrait});
        record.earlier = std::move(earlier);
        session = sessionFor(record);
        table.setProperty("tempo", 0.0);
        table.setSession(session.get());
        REQUIRE(waitFor([&] { return table.isSettled(); }));
    }

    QStringList faces(int zone, int owner = 0) const {
        std::vector<std::pair<int, QString>> found;
        const CardModel& cards = *table.cards();
        for (int row = 0; row < cards.rowCount(); ++row) {
            const auto get = [&](int role) { return cards.data(cards.index(row), role); };
            if (get(CardModel::Zone) == zone && get(CardModel::Owner) == owner)
                found.emplace_back(get(CardModel::Slot).toInt(), get(CardModel::Code).toString());
        }
        std::ranges::sort(found);
        QStringList list;
        for (const auto& [slot, face] : found) list << face;
        return list;
    }
    QStringList words() const {
        QStringList list;
        for (const QVariant& row : table.choices()) list << row.toMap()["words"].toString();
        return list;
    }
    QStringList moves() const {
        QStringList list;
        for (const QVariant& row : table.choices())
            for (const QVariant& move : row.toMap()["moves"].toList())
                list << move.toMap()["move"].toString();
        return list;
    }

    std::unique_ptr<GameSession> session;
    EuchreTable table;
    bool isOver = false;
};

} // namespace

TEST_CASE("Euchre table: the first round's choices say who gets the card") {
    CHECK(ShownEuchre("").moves() == QStringList{"pass", "order"});
    CHECK(ShownEuchre("").words()[1] ==
          "Hearts become trump, but your opponent Dan picks up the nine of hearts.");
    CHECK(ShownEuchre("pass, pass", 1).words()[1] ==
          "Hearts become trump, but your opponent Bob picks up the nine of hearts.");
    CHECK(ShownEuchre("pass", 2).words()[1] ==
          "Hearts become trump: your partner Cora picks up the nine of hearts.");
    CHECK(ShownEuchre("pass, pass, pass", 0).words()[1] ==
          "Hearts become trump: you pick up the nine of hearts and discard a card.");
}

TEST_CASE("Euchre table: the second round offers the other suits, alone as well") {
    ShownEuchre shown("pass, pass, pass, pass");
    CHECK(shown.moves() == QStringList{"pass", "call C", "call D", "call S"});
    CHECK(shown.table.mayGoAlone());
    CHECK(shown.table.isTurnedDown());
    shown.table.setGoesAlone(true);
    CHECK(shown.moves() == QStringList{"pass", "call C alone", "call D alone", "call S alone"});
    CHECK_FALSE(ShownEuchre("pass, pass, pass, pass", 3, {{"alone", false}}).table.mayGoAlone());
    const ShownEuchre stuck("pass, pass, pass, pass, pass, pass, pass", 0,
                            {{"stick_dealer", true}});
    CHECK(stuck.moves() == QStringList{"call C", "call D", "call S"});
}

TEST_CASE("Euchre table: what was said is shown for one round") {
    const auto said = [](const ShownEuchre& shown) {
        QStringList list;
        for (const QVariant& seat : shown.table.seats()) list << seat.toMap()["said"].toString();
        return list;
    };
    CHECK(said(ShownEuchre("pass, pass", 1)) == QStringList{"", "", "Pass", "Pass"});
    CHECK(said(ShownEuchre("pass, pass, pass, pass")) == QStringList{"", "", "", ""});
    CHECK(said(ShownEuchre("order alone")) == QStringList{"Order up, alone", "", "", ""});
}

TEST_CASE("Euchre table: hands lie trumps first, the left bower among them") {
    const ShownEuchre bidding("");
    CHECK(bidding.faces(EuchreTable::Hand) == QStringList{"TS", "AH", "JH", "KC", "9C"});
    CHECK(bidding.faces(EuchreTable::Hand, 1) == QStringList{"", "", "", "", ""});
    CHECK(bidding.faces(EuchreTable::Turned) == QStringList{"9H"});
    CHECK(
        ShownEuchre("pass, pass, pass, pass, call D, TS, AS, 9S, KS", 3).faces(EuchreTable::Hand) ==
        QStringList{"JH", "AH", "KC", "9C"});
    // The dealer has the card that was turned up.
    CHECK(ShownEuchre("pass, pass, pass, order", 0).faces(EuchreTable::Hand) ==
          QStringList{"JH", "AH", "9H", "TS", "KC", "9C"});
}

TEST_CASE("Euchre table: tricks are kept with their winners") {
    const ShownEuchre shown("order, discard TD, KC, TC, AC, JC, QS, KS, TS, AS");
    CHECK(shown.table.trick() == 3);
    REQUIRE(shown.table.history().size() == 2);
    CHECK(shown.table.history()[0].toMap()["name"] == "Cora");
    CHECK(shown.table.lastTrick()["name"] == "Bob");
    CHECK(shown.faces(EuchreTable::LastTrick, 1) == QStringList{"QS", "KS", "TS", "AS"});
    CHECK(shown.faces(EuchreTable::Pile, 2).size() == 4);
    const QVariantList sides = shown.table.sides();
    CHECK(sides[0].toMap()["names"] == "Ada and Cora");
    CHECK(sides[0].toMap()["tricks"] == 1);
    CHECK(sides[0].toMap()["isMaker"] == true);
    CHECK(sides[1].toMap()["tricks"] == 1);
    CHECK(shown.table.makerWords() == "Maker: Ada");
    CHECK(shown.table.trumpWords() == "Hearts are trump");
}

TEST_CASE("Euchre table: who sits out is shown, and may play nothing") {
    const ShownEuchre shown("pass, order alone, discard TC", 1);
    CHECK(shown.table.makerWords() == "Maker: Dan, alone");
    CHECK(shown.table.seats()[1].toMap()["sitsOut"] == true);
    CHECK(shown.table.seats()[3].toMap()["badge"] == "flag");
}

TEST_CASE("Euchre table: the end of a deal is told") {
    const ShownEuchre passed("pass, pass, pass, pass, pass, pass, pass, pass");
    CHECK(passed.table.headline() == "Everybody passed");
    CHECK(passed.table.outcome() == "No points, and the next player deals.");
    const std::string three = "order, discard TD, KC, TC, AC, JC, QS, KS, TS, AS, KD, KH, QD, AH, "
                              "9C, QH, 9S, TH, 9D, JD, 9H, JH";
    const ShownEuchre made(three, 3, Json::object(), {6, 3, 6, 3});
    REQUIRE(made.isOver);
    CHECK(made.table.headline() == "Your side scores 1");
    CHECK(made.table.outcome().startsWith("3 of 5 tricks for the makers, Ada and Cora: 1 point"));
    CHECK(made.table.sides()[0].toMap()["points"] == 7);
    CHECK(made.table.sides()[1].toMap()["points"] == 3);
    // The same cards, but the other side has made hearts trump.
    const ShownEuchre euchred("pass, pass, pass, order, " + three.substr(7));
    CHECK(euchred.table.outcome().startsWith(
        "Euchred: the makers needed 3 tricks and took 2. That is 2 point"));
    CHECK(euchred.table.outcome().endsWith("for Ada and Cora."));
}

TEST_CASE("Euchre table: moves have names and pictures") {
    const ShownEuchre shown("");
    CHECK(shown.table.moveName("order alone") == "Order up, alone");
    CHECK(shown.table.moveName("call S") == "Spades");
    CHECK(shown.table.moveName("discard 9C") == "Discard the nine of clubs");
    CHECK(shown.table.moveName("AH") == "ace of hearts");
    CHECK(shown.table.moveFaces("order") == QStringList{"9H"});
    CHECK(shown.table.moveFaces("pass").isEmpty());
    CHECK(shown.table.moveFaces("discard 9C") == QStringList{"9C"});
}

TEST_CASE("Euchre table: the chances are those that the viewer can know") {
    const ShownEuchre shown("order, discard TD, KC, TC, AC, JC");
    const QVariantMap chances = shown.table.chances();
    CHECK(chances["holders"] == QVariantList{1, 2, 3});
    const QVariantList rows = chances["rows"].toList();
    CHECK(rows[0].toMap()["isTrump"] == true);
    QStringList all;
    for (const QVariant& row : rows) {
        const QVariantMap map = row.toMap();
        const QStringList cards = map["cards"].toStringList();
        all << cards;
        double sum = map["nobody"].toDouble();
        for (const QVariant& chance : map["chances"].toList()) sum += chance.toDouble();
        INFO(cards.join(' ').toStdString());
        CHECK(sum == Approx(1));
        CHECK(map["names"].toStringList().size() == cards.size());
        // The dealer took it, and nothing else is as certain.
        CHECK((map["chances"].toList()[2] == 1.0) == (cards == QStringList{"9H"}));
    }
    all.sort();
    const qsizetype count = all.size();
    CHECK(all.removeDuplicates() == 0);
    CHECK(count == 24 - 4 - 4); // all but the viewer's and those played
    CHECK_FALSE(all.contains("JH"));
}

TEST_CASE("Euchre table: cards with the same chances share a row of the chart") {
    // Dan, who leads spades, is followed by Ada and Cora; Bob has none.
    const std::vector<std::string> hands{"AD KD TS 9S 9C", "QD TD 9D JC TC", "QC KC AC QS KS",
                                         "AS JH KH TH AH"};
    const ShownEuchre shown("pass, pass, pass, pass, pass, pass, pass, call D, TS, TC, QS, AS", 3,
                            Json::object(), {}, hands);
    const QVariantList rows = shown.table.chances()["rows"].toList();
    const auto signs = [&](int row) { return rows[row].toMap()["signs"].toString(); };
    REQUIRE(rows.size() == 4);
    CHECK(signs(0) == "J J♥ Q 10 9"); // the left bower counts as a trump
    const QVariantMap spades = rows[1].toMap();
    CHECK(spades["suit"] == "S");
    CHECK(spades["chances"].toList()[0] == 0.0);
    CHECK(spades["chances"].toList()[1].toDouble() > 0);
}

TEST_CASE("Euchre table: tricks that are certain can be claimed") {
    const std::vector<std::string> hands{"JH JD AH KH QH", "9D TD QD KD AD", "9C TC QC KC AC",
                                         "9S TS QS KS AS"};
    CHECK_FALSE(ShownEuchre("", 3, Json::object(), {}, hands).table.mayClaim());
    CHECK_FALSE(ShownEuchre("order, discard TD, KC, TC, AC, JC, QS, KS").table.mayClaim());
    ShownEuchre shown("order, discard 9S", 3, Json::object(), {}, hands);
    REQUIRE(shown.table.mayClaim());
    shown.session->start();
    shown.table.claim();
    CHECK_FALSE(shown.table.mayClaim());
    REQUIRE(waitFor([&] { return shown.session->isOver(); }));
    CHECK(shown.session->table().scores() == Scores{2, 0, 2, 0});
}
