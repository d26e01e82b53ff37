#include "tour.h"

#include "ai/catalogue/habits.h"
#include "tests/desktop/support/sessions.h"

#include <algorithm>
#include <cstdint>

namespace parlour::test {

namespace {

void require(bool isTrue, const char* what) {
    if (!isTrue) qFatal("%s", what);
}

// With two people at one screen, the next may move once the table is quiet and has turned.
bool isPersonsTurn(const GameSession& session) {
    return session.isOver() || session.hasCurtain() ||
           (session.isPersonToMove() && session.toMove() == session.viewer());
}

// There are cards or bids to choose from.
bool canChoose(RunningProgram& running) {
    return !running.hand().isEmpty() ||
           std::ranges::any_of(running.visibleItems(),
                               [](const QQuickItem* item) { return isA(*item, "BidPanel"); });
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

class Tour {
public:
    explicit Tour(const Look& look) : m_look(look) {}

    void outside();
    void cardTable(const char* game, const char* seats);
    void euchre();
    void doudizhu();
    void samurai();

private:
    RunningProgram& running() { return *m_running; }
    GameSession& session() { return *m_running->session(); }

    void start(const CommandLine& line = {}) {
        m_running.reset(); // one at a time
        m_running = std::make_unique<RunningProgram>(line);
    }
    void start(const char* game, const char* seats, const QStringList& options = {},
               quint64 deal = 7) {
        CommandLine line;
        line.game = game;
        line.seats = QString(seats).split(',');
        line.deal = deal;
        line.options = options;
        if (line.game == "briscola" || line.game == "samurai")
            line.options << QStringLiteral("players=%1").arg(line.seats.size());
        start(line);
    }
    void look(const std::string& name) {
        running().waitForRest();
        m_look(running(), name);
    }
    void press(const char* keys) { running().press(keys); }
    // The visible item of this type of QML file; null: there is none.
    QQuickItem* find(const char* type) {
        const auto items = running().visibleItems();
        const auto found =
            std::ranges::find_if(items, [&](const QQuickItem* item) { return isA(*item, type); });
        return found == items.end() ? nullptr : *found;
    }

    void playTo(std::size_t moves) { test::playTo(running(), moves); }
    void playToTheEnd() {
        playTo(SIZE_MAX);
        require(waitFor([&] {
                    QQuickItem* const focus = running().focusItem();
                    return focus && focus->isVisible() && focus->inherits("QQuickButton");
                }),
                "No result");
    }
    void waitForTurn() {
        require(waitFor([&] { return isPersonsTurn(session()); }), "Nobody moves");
    }
    void waitForChoices() {
        require(waitFor([&] { return canChoose(running()); }), "No cards, no bids");
    }
    // The hint, and the beliefs in it.
    void lookAtHint(const std::string& name) {
        press("H");
        require(waitFor([&] { return session().hintMap().contains("move"); }), "No hint");
        look(name + ", hint");
        press("B");
        look(name + ", who may hold what");
        press("H");
    }
    // What was played so far.
    void lookAtList(const std::string& name) {
        press("T");
        look(name);
        press("Escape");
    }

    // All mistakes, a decision, and figures.
    void lookAtReview(const std::string& name) {
        press("R");
        GameReview* const review = running().program().review();
        require(review && waitFor([&] { return review->depth() > 0; }), "No review");
        review->list()->setSeat(kNoSeat);
        look(name + ", review");
        review->show(1);
        look(name + ", a decision");
        find("ReviewPanel")->setProperty("tab", "figures");
        look(name + ", figures");
    }

    // What reviews taught: of every kind of decision and every habit in Briscola.
    void lookAtOwnPlay() {
        const GameEntry& entry = *findGame("briscola").value();
        const HabitBook& book = *habitsOf("briscola");
        std::vector<RatedDecision> decisions;
        for (const DecisionLabel& kind : book.kinds())
            for (const DecisionLabel& habit : book.habits())
                decisions.push_back({static_cast<int>(decisions.size()), kind.id, habit.id,
                                     Grade::Mistake, ValueKind::Win, 0.07});
        CommandLine line;
        line.open = "statistics";
        start(line);
        QObject asker;
        running().program().statistics()->ask(&asker, [&](Statistics& statistics) {
            for (std::uint64_t deal = 1; deal < 4; ++deal) {
                Record record;
                record.id = std::to_string(deal);
                record.savedAt = "2026-01-0" + record.id + "T12:00:00Z";
                record.players = {{"", "", 1}, {"", "greedy", 2}};
                const auto table =
                    entry.deal(completeOptions(entry.options(), Json::object()).value(), deal);
                record.position = table->position();
                statistics.keep(record, *table, decisions);
            }
            return [] {};
        });
        QQuickItem* const page = find("StatisticsPage");
        page->setProperty("game", "briscola");
        page->setProperty("ofPlay", true);
        require(waitFor([&] {
                    const QQuickItem* const play = find("PlayStatistics");
                    return play && !play->property("empty").toBool();
                }),
                "Nothing was taught");
        look("your play");
        for (int i = 0; i < 12; ++i) press("PgDown");
        look("your play below");
    }

    const Look& m_look;
    std::unique_ptr<RunningProgram> m_running;
};

// Start, pages and sheets; the ways into a game, and what all games share.
void Tour::outside() {
    start();
    look("start");
    for (const char* page : {"F1", "Ctrl+,"}) {
        press(page);
        look(page);
        for (int i = 0; i < 12; ++i) press("PgDown");
        look(std::string(page) + " below");
        press("Escape");
    }
    press("Ctrl+N");
    look("new game");
    press("Escape");
    for (const char* screen : {"new", "training", "statistics", "laboratory", "about"}) {
        CommandLine line;
        line.open = screen;
        start(line);
        look(std::string("--open ") + screen);
        if (line.open != "laboratory") continue;
        for (const char* tab : {"PositionTab", "ExperimentsTab", "LearningTab"}) {
            find("LaboratoryPage")->setProperty("tab", tab);
            look(std::string("laboratory, ") + tab);
        }
    }
    lookAtOwnPlay();

    start();
    for (const char* game : {"euchre", "samurai"}) {
        require(running().program().train(game, "near"), "No problem");
        look(std::string("problem of ") + game);
        running().program().training()->showAnswer();
        look(std::string("answer to a problem of ") + game);
    }
    for (const char* game : {"doudizhu", "samurai"}) {
        running().program().takeLesson(game, 0);
        look(std::string("lesson of ") + game);
    }

    start("briscola", "you,greedy");
    running().program().studyTable();
    PositionStudy* const study = running().program().study();
    while (!study->playerMaps().isEmpty()) study->remove(0);
    for (const char* player : {"greedy", "champion:worlds=20"})
        require(study->add(player).isEmpty(), "No such player");
    require(waitFor([&] { return study->playerMaps().last().toMap()["state"] == "told"; }),
            "Nobody tells");
    look("a position is studied");

    CommandLine watching;
    watching.game = "briscola";
    watching.deal = 7;
    watching.seats = {"greedy", "random"};
    watching.watch = true;
    start(watching);
    require(waitFor([&] { return session().table().moves().size() > 3; }), "No moves");
    press("P");
    press("H");
    look("watching");

    start("briscola", "you,you");
    look("curtain");
    press("Return");
    playTo(3);
    press("Escape");
    look("start, interrupted");
    press("Ctrl+N");
    press("Return");
    look("what becomes of the unfinished game");
    press("Return"); // it is kept
    press("Escape");
    emit running().program().screenWanted(QStringLiteral("games"));
    look("games");
}

void Tour::cardTable(const char* game, const char* seats) {
    const std::string name = std::string(game) + ", " + seats;
    start(game, seats);
    waitForChoices();
    look(name);
    playTo(5);
    waitForTurn();
    look(name + ", later");
    lookAtHint(name);
    lookAtList(name + ", tricks");
    press("M");
    look(name + ", menu");
    press("Escape");
    playToTheEnd();
    look(name + ", result");
    if (name == "briscola, you,greedy" || session().table().game() == "euchre") lookAtReview(name);
}

void Tour::doudizhu() {
    start("doudizhu", "you,greedy,greedy");
    require(waitFor([&] { return isPersonsTurn(session()); }), "No bids");
    press("K");
    look("doudizhu, bidding");
    session().play("bid 3");
    playTo(12);
    waitForTurn();
    look("doudizhu, cards still out");
    press("K");
}

void Tour::euchre() {
    constexpr quint64 kNobodyOrdersUp = 149;
    start("euchre", "you,high-cautious,classic-easy,classic-hard", {}, kNobodyOrdersUp);
    waitForChoices();
    press("F1");
    look("euchre, rules");
    press("Escape");
    press("K");
    look("euchre, who may hold what");
    press("P");
    require(waitFor([&] {
                return isPersonsTurn(session()) && isSecondRound(session().table()) &&
                       canChoose(running());
            }),
            "No second round");
    look("euchre, second round");
    playTo(14);
    waitForTurn();
    look("euchre, who may hold what, later");
    press("K");
}

void Tour::samurai() {
    start("samurai", "you,greedy");
    look("samurai, the first tiles");
    playTo(10);
    waitForTurn();
    look("samurai, placing the figures");
    for (const char* seats : {"you,greedy", "you,greedy,greedy", "you,greedy,greedy,greedy"}) {
        const std::string name = std::string("samurai, ") + seats;
        start("samurai", seats, {"figures=random", "hand=random"});
        look(name);
        playTo(40);
        waitForTurn();
        press("1"); // the keys choose a space and its preview appears
        look(name + ", a tile is chosen");
        press("1");
        if (session().table().seats() == 2) {
            lookAtHint(name);
            lookAtList(name + ", turns");
        }
        playToTheEnd();
        look(name + ", result");
    }
}

} // namespace

void tour(Part part, const Look& look) {
    Tour tour(look);
    switch (part) {
    case Part::Outside: return tour.outside();
    case Part::Briscola:
        tour.cardTable("briscola", "you,greedy");
        tour.cardTable("briscola", "you,greedy,greedy");
        return tour.cardTable("briscola", "you,greedy,greedy,greedy");
    case Part::BigTwo: return tour.cardTable("bigtwo", "you,rule-based,rule-based,rule-based");
    case Part::Doudizhu: tour.cardTable("doudizhu", "you,kicker,kicker"); return tour.doudizhu();
    case Part::Euchre:
        tour.cardTable("euchre", "you,high-cautious,classic-easy,classic-hard");
        return tour.euchre();
    case Part::Samurai: return tour.samurai();
    }
}

} // namespace parlour::test
