#include "ai/briscola/q_learning.h"
#include "ai/briscola/q_player.h"
#include "ai/briscola/simple_players.h"
#include "ai/catalogue/games.h"
#include "core/base/file.h"
#include "tests/support/briscola_players.h"
#include "tests/support/mutate.h"
#include "tests/support/scale.h"
#include "tests/support/temporary_folder.h"

#include <algorithm>
#include <map>

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

QSettings settings(QRows rows, QOpponent opponent) {
    QSettings s;
    s.rows = rows;
    s.opponent = opponent;
    s.decay = 100;
    return s;
}

QTable learned(const QSettings& s, int games, std::uint64_t seed = 1) {
    QTable table(s, seed);
    for (int i = 0; i < games; ++i) learnFromGame(table);
    return table;
}

std::int64_t filled(const QTable& table) {
    return std::ranges::count_if(table.values(), [](auto value) { return value != 0; });
}

// Games that the first player wins of deals played from both seats, in hundredths.
double shareWon(Agent<Briscola>& player, Agent<Briscola>& other, int deals) {
    Rng rng(1610);
    double won = 0;
    for (int i = 0; i < deals; ++i) {
        const Deal deal = Briscola::deal({}, rng);
        for (const Seat seat : {0, 1}) {
            State state = Briscola::start({}, deal);
            while (Briscola::toMove(state) != kNoSeat) {
                Agent<Briscola>& mover = Briscola::toMove(state) == seat ? player : other;
                Briscola::apply(state, mover.decide(viewToMove(state), rng, {}, {}).move);
            }
            won += Briscola::winShares(state)[static_cast<std::size_t>(seat)];
        }
    }
    return 100 * won / (2 * deals);
}

} // namespace

TEST_CASE("A game of the appendix is 19 tricks, each learned from once") {
    QSettings s = settings(QRows::Symmetric, QOpponent::Deck);
    s.alpha = s.alphaEnd = 1000;
    const QTable table = learned(s, 1);
    CHECK(filled(table) <= 19);
    CHECK(filled(table) >= 10); // tricks without points may leave a 0
    CHECK(table.games() == 1);
}

TEST_CASE("With no thought of the future a value is the points of the trick") {
    QSettings s = settings(QRows::Suit, QOpponent::Deck);
    s.gamma = 0;
    s.alpha = s.alphaEnd = 1000;
    const QTable table = learned(s, scaled(20'000));
    // Every value is 0, perhaps not learned yet, or what the trick is worth.
    int known = 0;
    Rng rng(1604);
    for (int i = 0; i < scaled(5000); ++i) {
        std::vector<Card> cards(italian::kDeck.begin(), italian::kDeck.end());
        rng.shuffle(std::span<Card>(cards));
        Hand held;
        for (std::size_t k = 0; k < 3; ++k) held.add(cards[k]);
        const auto row = qRowOf(s.rows, {cards[4], held, cards[3]});
        for (std::size_t action = 0; action < 3; ++action) {
            const Card played = held[row->places[action]];
            const int points = italian::points(played) + italian::points(cards[3]);
            const int gain = beats(played, cards[3], cards[4].suit()) ? points : -points;
            const auto value = table.row(*row)[action];
            if (value == 0) continue;
            ++known;
            REQUIRE(value == gain * QTable::kUnitsPerPoint);
        }
    }
    CHECK(known > scaled(500));
}

TEST_CASE("Learning follows the Bellman equation, the last trick of a game alone its reward") {
    QSettings s = settings(QRows::Suit, QOpponent::Deck);
    s.alpha = s.alphaEnd = s.epsilon = s.epsilonEnd = 1000; // so that nothing is rounded or greedy
    const int games = scaled(2000);
    const QTable table = learned(s, games, 5);

    std::map<std::uint32_t, std::array<int, 3>> values; // in points
    for (int game = 0; game < games; ++game) {
        Rng rng = Rng(5).split(static_cast<std::uint64_t>(game));
        std::vector<Card> deck(italian::kDeck.begin(), italian::kDeck.end());
        rng.shuffle(std::span<Card>(deck));
        const Card trumpCard = deck[0];
        Hand held;
        for (std::size_t i = 1; i <= 3; ++i) held.add(deck[i]);
        int* last = nullptr;
        int reward = 0;
        for (std::size_t trick = 0; trick < 19; ++trick) {
            const Card answered = trick < 18 ? deck[4 + 2 * trick] : trumpCard;
            const auto row = qRowOf(s.rows, {trumpCard, held, answered});
            std::array<int, 3>& here = values[row->number];
            if (last) *last = reward + *std::ranges::max_element(here);
            if (last) rng.unit(); // how the value is rounded
            rng.unit();           // whether to explore: always
            const std::size_t action = rng.below(3);
            const int place = row->places[action];
            const int points = italian::points(held[place]) + italian::points(answered);
            reward = beats(held[place], answered, trumpCard.suit()) ? points : -points;
            last = &here[action];
            held.removeAt(place);
            if (trick < 18) held.add(deck[5 + 2 * trick]);
        }
        *last = reward;
    }
    int different = 0;
    for (const auto& [row, expected] : values)
        for (std::size_t action = 0; action < 3; ++action)
            different += table.row({row, {}})[action] != expected[action] * QTable::kUnitsPerPoint;
    CHECK(different == 0);
    CHECK(filled(table) > 10 * games);
}

TEST_CASE("A table that stops and goes on from its file learns byte for byte the same") {
    for (const QOpponent opponent :
         {QOpponent::Deck, QOpponent::Random, QOpponent::Greedy, QOpponent::Self}) {
        const QSettings s = settings(QRows::Suit, opponent);
        const QTable whole = learned(s, 200, 7);
        QTable part = learned(s, 83, 7);
        auto again = QTable::fromBytes(part.toBytes());
        REQUIRE(again);
        CHECK(*again == part);
        while (again->games() < 200) learnFromGame(*again);
        CHECK(again->toBytes() == whole.toBytes());
        CHECK_FALSE(learned(s, 200, 8).toBytes() == whole.toBytes());
    }
}

TEST_CASE("A damaged table is refused, with a message") {
    const std::string bytes = learned(settings(QRows::Suit, QOpponent::Deck), 3).toBytes();
    const auto messageOf = [](const std::string& text) {
        const auto table = QTable::fromBytes(text);
        REQUIRE_FALSE(table);
        return table.error().english();
    };
    CHECK(messageOf("").find("not a table") != std::string::npos);
    CHECK(messageOf("PARLOURQ").find("not a table") != std::string::npos);
    CHECK(messageOf(bytes.substr(0, bytes.size() - 1)).find("bytes") != std::string::npos);
    CHECK(messageOf(bytes + "x").find("bytes") != std::string::npos);
    std::string other = bytes;
    other[8] = 2;
    CHECK(messageOf(other).find("version") != std::string::npos);
    other = bytes;
    other[12] = 3; // rows
    CHECK(messageOf(other).find("rows") != std::string::npos);
    other = bytes;
    other[12] = 0; // rows of the paper, a far larger table
    CHECK(messageOf(other).find("bytes") != std::string::npos);
    other = bytes;
    other[1000] = static_cast<char>(other[1000] ^ 1);
    CHECK(messageOf(other).find("checksum") != std::string::npos);
    Rng rng(1605);
    for (int i = 0; i < scaled(50); ++i) {
        const std::string text = damaged(bytes, rng);
        const auto table = QTable::fromBytes(text);
        CHECK((!table || text == bytes));
    }
}

TEST_CASE("A player looks up a table from a file, which is checked") {
    const test::TemporaryFolder folder;
    const std::string file = (folder / "player.table").string();
    const GameEntry& entry = *findGame("briscola").value();
    const auto errorOf = [&](const std::string& spec) {
        const auto player = entry.player(spec);
        return player ? std::string() : player.error().english();
    };
    const QTable table = learned(settings(QRows::Suit, QOpponent::Greedy), 2000);
    CHECK(errorOf("qlearning:file=" + file).find(file) != std::string::npos); // there is none
    REQUIRE(writeFileAtomically(file, table.toBytes()));
    CHECK(errorOf("qlearning:file=" + file).empty());
    CHECK(errorOf("qlearning:unknown=lot;file=").empty()); // none is wanted
    CHECK(*ownTable(file).value() == table);
    CHECK(ownTable(file).value() == ownTable(file).value()); // read once
    for (const char* wrong : {"", "PARLOURQ", "{}"}) {
        REQUIRE(writeFileAtomically(file, wrong));
        CHECK(errorOf("qlearning:file=" + file).find("not a table") != std::string::npos);
    }
    CHECK_FALSE(errorOf("qlearning:file=" + folder.path().string()).empty());
    CHECK_FALSE(errorOf("qlearning:file=/dev/zero").empty());

    // It plays what its table values most, unlike the program's own.
    REQUIRE(writeFileAtomically(file, table.toBytes()));
    const auto own = std::move(entry.player("qlearning:file=" + file).value());
    const auto shipped = std::move(entry.player("qlearning").value());
    const Json options = completeOptions(entry.options(), Json::object()).value();
    int different = 0;
    for (std::uint64_t deal = 0; deal < 40; ++deal) {
        const auto at = entry.deal(options, deal);
        REQUIRE(at->play(shipped->think(*at, 1, {}, {}).move)); // of leads it knows nothing
        different += own->think(*at, 1, {}, {}).move != shipped->think(*at, 1, {}, {}).move;
    }
    CHECK(different > 0);
}

TEST_CASE("The paper's table fits 100 MB") {
    const QTable table{QSettings{}};
    CHECK(table.values().size() == 3 * 13'525'720ULL);
    CHECK(table.values().size_bytes() < QTable::kMostBytes - 1000);
}

TEST_CASE("Of actions of equal value one is drawn by lot, of cards that are not held none") {
    Rng rng(1606);
    std::array<int, 3> drawn{};
    const std::array<QTable::Value, 3> equal{5, 5, 5};
    for (int i = 0; i < 3000; ++i) ++drawn[static_cast<std::size_t>(bestAction(equal, 3, rng))];
    for (const int count : drawn) CHECK(std::abs(count - 1000) < 130); // five deviations
    const std::array<QTable::Value, 3> rising{1, 2, 3};
    CHECK(bestAction(rising, 3, rng) == 2);
    CHECK(bestAction(rising, 2, rng) == 1);
    CHECK(bestAction(std::array<QTable::Value, 3>{-3, -4, 0}, 2, rng) == 0);
}

TEST_CASE("The player follows its table, and where that says nothing its rule for that") {
    const QSettings s = settings(QRows::Suit, QOpponent::Deck);
    const auto table = std::make_shared<QTable>(s);
    Rng rng(1607);
    // Cups are trumps; the opponent leads the three of coins.
    const Deal deal = dealBeginning(players(2), "3D 4S 5S  2B AD 7C  2C", 0);
    State state = Briscola::start(players(2), deal);
    const auto plays = [&](QUnknown unknown) {
        return QPlayer(table, unknown).decide(viewToMove(state), rng, {}, {});
    };
    CHECK(plays(QUnknown::Lowest).move == card("4S"));
    CHECK(plays(QUnknown::Greedy).move == card("3D"));
    CHECK(plays(QUnknown::Lowest).reasons[0].advice.english ==
          std::string("The learned table has nothing on this: play the card you need least."));
    Briscola::apply(state, card("3D"));
    CHECK(plays(QUnknown::Lowest).move == card("2B"));
    CHECK(plays(QUnknown::Greedy).move == card("AD"));
    const Observation view = viewToMove(state);
    const auto row = qRowOf(s.rows, {view.pub.trumpCard, view.hand, card("3D")});
    for (std::size_t a = 0; a < 3; ++a) {
        table->row(*row)[a] = view.hand[row->places[a]] == card("7C") ? 2 : 1;
    }
    CHECK(plays(QUnknown::Lot).move == card("7C"));
    CHECK(plays(QUnknown::Lot).reasons[0].advice.english ==
          std::string("Play the card that the learned table values most."));
}

TEST_CASE("In the last trick a card without points against such a trump card is worth nothing") {
    // So the paper's loop "until all values are non-zero" never ends.
    QSettings s = settings(QRows::Suit, QOpponent::Deck);
    s.rows = QRows::Symmetric;
    s.epsilonEnd = 1000;
    const QTable table = learned(s, scaled(20'000));
    const auto value = [&](const std::string& cards, std::size_t place) {
        const auto row = qRowOf(s.rows, {card("2D"), hand(cards), card("2D")});
        const auto action = std::ranges::find(row->places, place) - row->places.begin();
        return table.row(*row)[static_cast<std::size_t>(action)];
    };
    Rng rng(1608);
    int learnedOf = 0;
    for (int i = 0; i < scaled(5000); ++i) {
        std::vector<Card> cards;
        for (const Card c : italian::kDeck)
            if (c != card("2D")) cards.push_back(c);
        rng.shuffle(std::span<Card>(cards));
        const std::string held = italian::toText(cards[0]) + " " + italian::toText(cards[1]) + " " +
                                 italian::toText(cards[2]);
        for (const std::size_t place : {0U, 1U, 2U}) {
            if (italian::points(cards[place]) == 0)
                REQUIRE(value(held, place) == 0);
            else
                learnedOf += value(held, place) != 0;
        }
    }
    CHECK(learnedOf > scaled(50));
}

TEST_CASE("The tables in the program are what its opponent says of them") {
    const auto appendix = shippedTable(QShipped::Appendix);
    CHECK(appendix->games() == 3'000'000);
    CHECK(appendix->settings().opponent == QOpponent::Deck);
    const auto play = shippedTable(QShipped::Play);
    CHECK(play->games() == 5'000'000);
    CHECK(play->settings().opponent == QOpponent::Greedy);
    // Cups are trumps: the first table knows nothing of leads, the second leads another card.
    State state = begin(players(2), "3D 4S 7S  2B AD 7C  2C");
    Rng rng(1609);
    const auto plays = [&](const std::shared_ptr<const QTable>& table) {
        return QPlayer(table, QUnknown::Lowest).decide(viewToMove(state), rng, {}, {});
    };
    CHECK(plays(appendix).move == card("4S"));
    CHECK(plays(appendix).reasons[0].advice.english !=
          std::string("Play the card that the learned table values most."));
    CHECK(plays(play).reasons[0].advice.english ==
          std::string("Play the card that the learned table values most."));
    Briscola::apply(state, card("3D"));
    CHECK(plays(appendix).move == card("AD"));
}

TEST_CASE("The tables in the program beat the paper's simple players", "[strength]") {
    RandomPlayer random;
    BaselinePlayer baseline;
    GreedyPlayer greedy;
    for (const QShipped which : {QShipped::Appendix, QShipped::Play}) {
        QPlayer player(shippedTable(which), QUnknown::Lowest);
        CHECK(shareWon(player, random, 1000) > 85);
        CHECK(shareWon(player, baseline, 1000) > 74);
        CHECK(shareWon(player, greedy, 1000) > 70);
    }
}

TEST_CASE("A table of all opponents learns to win", "[strength]") {
    RandomPlayer random;
    for (const QOpponent opponent :
         {QOpponent::Deck, QOpponent::Random, QOpponent::Greedy, QOpponent::Self}) {
        QSettings s = settings(QRows::Suit, opponent);
        s.decay = 50'000;
        const auto share = [&](int games) {
            QPlayer player(std::make_shared<QTable>(learned(s, games)), QUnknown::Lowest);
            return shareWon(player, random, 500);
        };
        CHECK(share(0) < 50);
        CHECK(share(50'000) > 75);
    }
}
