// What the Doudizhu table shows and says: kitty, stake, choosing cards, how a deal ended.
#include "ai/catalogue/games.h"
#include "app/desktop/games/doudizhu/doudizhu_table.h"
#include "tests/desktop/support/running_program.h"
#include "tests/desktop/support/sessions.h"
#include "tests/support/doudizhu.h"

using namespace parlour;
using namespace parlour::test;

namespace {

struct Hands {
    std::vector<std::string> hands;
    std::string kitty;
};
const Hands kMixed{{"34567TTTJJQQKKAA2", "33344455566677788", "889999TJJQQKKAA22"}, "2XD"};
const Hands kBombs{{"33334444555566667", "88889999TTTTJJJJX", "QQQQKKKKAAAA2222D"}, "777"};

// Seat 0 is a person called Ada, who bids first or is the landlord without bidding; the others, Bob
// and Cora, are not asked.
struct Shown {
    explicit Shown(const Hands& hands, const std::string& moves,
                   const Json& options = Json::object()) {
        Record record;
        record.id = "test";
        Json list = Json::array();
        std::istringstream in(moves);
        for (std::string text; std::getline(in >> std::ws, text, ',');) list.push_back(text);
        const Json complete = completeOptions(Doudizhu::optionSpecs(), options).value();
        const char* const first = Doudizhu::options(complete).bidding ? "first_bidder" : "landlord";
        record.position = {{"game", "doudizhu"},
                           {"options", complete},
                           {"deal", {{"hands", hands.hands}, {"kitty", hands.kitty}, {first, 0}}},
                           {"moves", list}};
        int portrait = 0;
        for (const char* name : {"Ada", "Bob", "Cora"})
            record.players.push_back({name, portrait == 0 ? "" : "greedy", ++portrait});
        session = sessionFor(record);
        table.setProperty("tempo", 0.0);
        table.setSession(session.get());
        REQUIRE(waitFor([&] { return table.isSettled(); }));
    }

    // Raises or lowers the leftmost card of this rank in the viewer's hand.
    void toggle(char rank) {
        const CardModel& cards = *table.cards();
        int slot = -1;
        for (int row = 0; row < cards.rowCount(); ++row) {
            const auto get = [&](int role) { return cards.data(cards.index(row), role); };
            if (!get(CardModel::CanPlay).toBool() ||
                get(CardModel::Code).toString().at(0) != QLatin1Char(rank))
                continue;
            const int own = get(CardModel::Slot).toInt();
            if (slot < 0 || own < slot) slot = own;
        }
        REQUIRE(slot >= 0);
        table.toggle(slot, slot);
    }
    std::string words() const { return table.selection()["words"].toString().toStdString(); }
    // The first suggestions.
    QStringList suggestions(int count) {
        QStringList list;
        for (int i = 0; i < count; ++i) {
            table.suggest(1);
            list << table.selection()["words"].toString();
        }
        return list;
    }

    std::unique_ptr<GameSession> session;
    DoudizhuTable table;
};

} // namespace

TEST_CASE("Doudizhu table: the kitty lies face down in the middle until the landlord takes it") {
    const Shown bidding(kMixed, "");
    CHECK(bidding.table.kitty().isEmpty());
    std::vector<int> places;
    const CardModel& cards = *bidding.table.cards();
    for (int row = 0; row < cards.rowCount(); ++row) {
        const auto get = [&](int role) { return cards.data(cards.index(row), role); };
        if (get(CardModel::Zone) != DoudizhuTable::Stock) continue;
        places.push_back(get(CardModel::Slot).toInt());
        CHECK(get(CardModel::Count) == 3);
        CHECK(get(CardModel::Code).toString().isEmpty());
    }
    CHECK(places == std::vector<int>{0, 1, 2});
    const Shown taken(kMixed, "bid 3");
    CHECK(taken.table.kitty().size() == 3);
    CHECK(taken.table.kitty().filter("JOKER").size() == 2);
    CHECK(taken.table.seats()[0].toMap()["note"] == "Landlord");
    CHECK(taken.table.seats()[1].toMap()["note"] == "Peasant");
    CHECK(taken.table.seats()[0].toMap()["score"] == 20);
}

TEST_CASE("Doudizhu table: without bidding the landlord holds the kitty and may play at once") {
    Shown shown(kMixed, "", {{"bidding", "none"}});
    CHECK(shown.table.kitty().filter("JOKER").size() == 2);
    QStringList hand;
    const CardModel& cards = *shown.table.cards();
    for (int row = 0; row < cards.rowCount(); ++row) {
        const auto get = [&](int role) { return cards.data(cards.index(row), role); };
        if (get(CardModel::Zone) == DoudizhuTable::Hand && get(CardModel::Owner) == 0)
            hand << get(CardModel::Code).toString();
    }
    CHECK(hand.size() == 20);
    CHECK(hand.removeDuplicates() == 0);
    for (const QString& card : shown.table.kitty()) CHECK(hand.contains(card));
    CHECK(shown.words() == "You lead");
    CHECK(shown.suggestions(2) == QStringList{"3", "4"});
    shown.table.playSelection();
    CHECK(shown.session->played() == 1);
}

TEST_CASE("Doudizhu table: a picked 3 and 7 lead to the sequence between them") {
    Shown shown(kMixed, "bid 3");
    CHECK(shown.words() == "You lead");
    shown.toggle('3');
    shown.toggle('7');
    CHECK(shown.words() == "These cards do not form a pattern");
    REQUIRE(shown.table.selection()["choices"].toList().size() == 1);
    CHECK(shown.table.selection()["choice"] == -1);
    CHECK(shown.table.stepChoice(1));
    CHECK(shown.words() == "Sequence: 3 4 5 6 7");
    CHECK(shown.table.selection()["legal"] == true);
}

TEST_CASE("Doudizhu table: cards that do not beat the table say why") {
    Shown shown(kMixed, "bid 3, 3, 8, pass");
    CHECK(shown.words() == "To beat: 8");
    shown.toggle('7');
    CHECK(shown.words() == "This is not higher than the play on the table");
    shown.toggle('7');
    shown.table.toggle(8, 10); // both aces
    CHECK(shown.words() == "Play the same pattern as on the table, or a bomb");
    CHECK(shown.table.selection()["legal"] == false);
}

TEST_CASE("Doudizhu table: suggestions begin with the weakest and end with the rocket") {
    Shown single(kMixed, "bid 3, 3, 8, pass");
    CHECK(single.suggestions(10) ==
          QStringList{"10", "J", "Q", "K", "A", "2", "Black joker", "Red joker", "Rocket", "10"});
    Shown carried(kMixed, "bid 3, 3, 8, pass, pass, 3334, pass");
    CHECK(carried.suggestions(2) == QStringList{"Triplet with a single card: 4 10 10 10",
                                                "Triplet with a single card: 5 10 10 10"});
}

TEST_CASE("Doudizhu table: bombs and the rocket make the stake grow") {
    CHECK(Shown(kBombs, "bid 3").table.multiplier() == 1);
    CHECK(Shown(kBombs, "bid 3").table.stakes() == "Stake: 3");
    const Shown two(kBombs, "bid 3, 3333, 8888");
    CHECK(two.table.multiplier() == 4);
    CHECK(two.table.stakes() == "Stake: 12");
    CHECK(Shown(kMixed, "bid 2, bid 0, bid 0, XD").table.multiplier() == 2);
    CHECK(Shown(kBombs, "bid 3, 3333, 8888", {{"scoring", "simple"}}).table.multiplier() == 4);
    CHECK(Shown(kBombs, "bid 3, 3333, 8888", {{"scoring", "competition"}}).table.multiplier() == 3);
}

TEST_CASE("Doudizhu table: the end tells of spring, and how the stake came about") {
    const std::string spring =
        "bid 3, 3333, pass, pass, 4444, pass, pass, 5555, pass, pass, 6666, pass, pass, 7777";
    const Shown won(kBombs, spring);
    REQUIRE(won.session->isOver());
    CHECK(won.table.headline() == "You win");
    CHECK(won.table.outcome().startsWith("Spring: no peasant has played a card."));
    CHECK(won.table.outcome().contains("3 (bid) × 32 (5 bomb"));
    CHECK(won.table.outcome().endsWith(" × 2 (spring) = 192"));
    CHECK(won.table.seats()[0].toMap()["note"].toString().startsWith("Landlord  ·  384 point"));
    CHECK(won.table.seats()[1].toMap()["note"].toString().startsWith("Peasant  ·  −192 point"));

    const Shown lost(kBombs, "bid 3, 3, 8888, pass, pass, 9999, pass, pass, TTTT, pass, pass, "
                             "JJJJ, pass, pass, X");
    REQUIRE(lost.session->isOver());
    CHECK(lost.table.outcome().startsWith("Anti-spring: the landlord has played only once."));
    CHECK(lost.table.outcome().endsWith(" × 2 (anti-spring) = 96"));

    const Shown simple(kBombs, spring, {{"scoring", "simple"}});
    CHECK(simple.table.outcome().startsWith("Spring: "));
    CHECK(simple.table.outcome().endsWith(" = 32"));
    CHECK_FALSE(simple.table.outcome().contains("(bid)"));
    CHECK(Shown(kBombs, spring, {{"scoring", "competition"}})
              .table.outcome()
              .contains("3 (bid) × 6 (5 bomb"));
}

TEST_CASE("Doudizhu table: the points of a deal count once its end has been shown") {
    Shown shown(kBombs, "bid 3, 3333, pass, pass, 4444, pass, pass, 5555, pass, pass, 6666, pass, "
                        "pass");
    shown.table.setProperty("tempo", 1.0);
    shown.session->play("7777");
    REQUIRE(shown.session->isOver());
    CHECK_FALSE(shown.table.isSettled());
    CHECK(shown.table.seats()[0].toMap()["note"] == "Landlord");
    CHECK_FALSE(shown.table.seesAll());
    REQUIRE(waitFor([&] { return shown.table.isSettled(); }));
    CHECK(shown.table.seats()[0].toMap()["note"].toString().startsWith("Landlord  ·  384 point"));
    CHECK(shown.table.seesAll());
}

TEST_CASE("Doudizhu table: a deal that nobody bids for is not a draw") {
    const Shown shown(kMixed, "bid 0, bid 0, bid 0");
    REQUIRE(shown.session->isOver());
    CHECK(shown.table.headline() == "Nobody bids");
    CHECK(shown.table.outcome() == "No points: the cards are dealt again.");
}
