#include "tour.h"

#include "tests/desktop/support/sessions.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace parlour::test {

namespace {

void require(bool isTrue, const char* what) {
    if (!isTrue) qFatal("%s", what);
}

// Of two persons at one screen the next may move once the table has come to rest and turned.
bool isPersonsTurn(const GameSession& session) {
    return session.isOver() || session.hasCurtain() ||
           (session.isPersonToMove() && session.toMove() == session.viewer());
}

// Cards or bids to choose from are there.
bool canChoose(RunningProgram& running) {
    return !running.hand().isEmpty() ||
           std::ranges::any_of(running.visibleItems(), [](const QQuickItem* item) {
               return QByteArrayView(item->metaObject()->className()).startsWith("BidPanel");
           });
}

bool isSecondRound(const Table& table) {
    const auto legal = table.legalMoves();
    return std::ranges::any_of(legal,
                               [](const std::string& move) { return move.starts_with("call "); });
}

void playTo(RunningProgram& running, std::size_t moves) {
    GameSession& session = *running.session();
    while (!session.isOver() && session.table().moves().size() < moves) {
        require(waitFor([&] { return isPersonsTurn(session); }), "Nobody moves");
        if (session.hasCurtain())
            session.liftCurtain();
        else if (!session.isOver())
            session.play(QString::fromStdString(firstMove(session)));
    }
}

} // namespace

void tour(const CommandLine& first, const std::function<void(RunningProgram&, std::string)>& show) {
    std::unique_ptr<RunningProgram> running;
    const auto look = [&](const std::string& name) {
        running->waitForRest();
        show(*running, name);
    };
    const auto start = [&](const char* game = "", const char* seats = "", bool watch = false,
                           const QStringList& options = {}, quint64 deal = 7) {
        running.reset();
        CommandLine line = first;
        line.game = game;
        if (!line.game.isEmpty()) {
            line.deal = deal;
            line.seats = QString(seats).split(',');
            line.watch = watch;
        }
        if (line.game == "briscola" || line.game == "samurai")
            line.options = {QStringLiteral("players=%1").arg(line.seats.size())};
        line.options += options;
        running = std::make_unique<RunningProgram>(line);
    };

    start();
    look("start");
    for (const char* page : {"F1", "Ctrl+,"}) {
        running->press(page);
        look(page);
        for (int i = 0; i < 12; ++i) running->press("PgDown");
        look(std::string(page) + " below");
        running->press("Escape");
    }
    running->press("Ctrl+N");
    look("new game");
    running->press("Escape");
    for (const char* screen : {"new", "statistics", "about"}) {
        CommandLine line = first;
        line.open = screen;
        running.reset();
        running = std::make_unique<RunningProgram>(line);
        look(std::string("--open ") + screen);
    }

    const std::vector<std::pair<const char*, const char*>> tables{
        {"briscola", "you,greedy"},
        {"briscola", "you,greedy,greedy"},
        {"briscola", "you,greedy,greedy,greedy"},
        {"bigtwo", "you,rule-based,rule-based,rule-based"},
        {"doudizhu", "you,kicker,kicker"},
        {"euchre", "you,high-cautious,classic-easy,classic-hard"}};
    for (const auto& [game, seats] : tables) {
        const std::string name = std::string(game) + ", " + seats;
        start(game, seats);
        require(waitFor([&] { return canChoose(*running); }), "No cards");
        look(name);
        playTo(*running, 5);
        require(waitFor([&] { return isPersonsTurn(*running->session()); }), "Nobody moves");
        look(name + ", later");
        running->press("H");
        require(waitFor([&] { return running->session()->hintMap().contains("move"); }), "No hint");
        look(name + ", hint");
        running->press("H");
        look(name + ", who may hold what");
        running->press("H");
        running->press("T");
        look(name + ", tricks");
        running->press("Escape");
        running->press("M");
        look(name + ", menu");
        running->press("Escape");
        playTo(*running, SIZE_MAX);
        require(waitFor([&] {
                    QQuickItem* const focus = running->focusItem();
                    return focus && focus->isVisible() && focus->inherits("QQuickButton");
                }),
                "No result");
        look(name + ", result");
    }
    start("euchre", "you,high-cautious,classic-easy,classic-hard", false, {},
          149); // nobody orders up
    require(waitFor([&] { return canChoose(*running); }), "No choices");
    running->press("F1");
    look("euchre, rules");
    running->press("Escape");
    running->press("K");
    look("euchre, who may hold what");
    running->press("P");
    require(waitFor([&] {
                const GameSession& session = *running->session();
                return isPersonsTurn(session) && isSecondRound(session.table()) &&
                       canChoose(*running);
            }),
            "No second round");
    look("euchre, second round");
    playTo(*running, 14);
    require(waitFor([&] { return isPersonsTurn(*running->session()); }), "Nobody moves");
    look("euchre, who may hold what, later");
    running->press("K");
    start("doudizhu", "you,greedy,greedy");
    require(waitFor([&] { return isPersonsTurn(*running->session()); }), "No bids");
    running->press("K");
    look("doudizhu, bidding");
    running->session()->play("bid 3");
    playTo(*running, 12);
    require(waitFor([&] { return isPersonsTurn(*running->session()); }), "Nobody moves");
    look("doudizhu, cards still out");
    running->press("K");
    start("samurai", "you,greedy");
    look("samurai, the first tiles");
    playTo(*running, 10);
    require(waitFor([&] { return isPersonsTurn(*running->session()); }), "Nobody moves");
    look("samurai, placing the figures");
    for (const char* seats : {"you,greedy", "you,greedy,greedy", "you,greedy,greedy,greedy"}) {
        const std::string name = std::string("samurai, ") + seats;
        start("samurai", seats, false, {"figures=random", "hand=random"});
        look(name);
        playTo(*running, 40);
        require(waitFor([&] { return isPersonsTurn(*running->session()); }), "Nobody moves");
        running->press("1"); // the keyboard goes to a space, and what changes there is shown
        look(name + ", a tile is chosen");
        running->press("1");
        if (running->session()->table().seats() == 2) {
            running->press("H");
            require(waitFor([&] { return running->session()->hintMap().contains("move"); }),
                    "No hint");
            look(name + ", hint");
            running->press("H");
            look(name + ", who may hold what");
            running->press("H");
            running->press("T");
            look(name + ", turns");
            running->press("Escape");
        }
        playTo(*running, SIZE_MAX);
        require(waitFor([&] {
                    QQuickItem* const focus = running->focusItem();
                    return focus && focus->isVisible() && focus->inherits("QQuickButton");
                }),
                "No result");
        look(name + ", result");
    }
    start("briscola", "greedy,random", true);
    require(waitFor([&] { return running->session()->table().moves().size() > 3; }), "No moves");
    running->press("P");
    running->press("H");
    look("watching");
    start("briscola", "you,you");
    look("curtain");
    running->press("Return");
    playTo(*running, 3);
    running->press("Escape");
    look("start, interrupted");
    running->press("Ctrl+N");
    look("new game, interrupted");
}

} // namespace parlour::test
