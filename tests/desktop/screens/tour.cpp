#include "tour.h"

#include "tests/desktop/support/sessions.h"

namespace parlour::test {

namespace {

void require(bool isTrue, const char* what) {
    if (!isTrue) qFatal("%s", what);
}

void playTo(RunningProgram& running, std::size_t moves) {
    GameSession& session = *running.session();
    while (!session.isOver() && session.table().moves().size() < moves) {
        require(waitFor([&] {
                    return session.isOver() || session.hasCurtain() || !running.hand().isEmpty();
                }),
                "Nobody moves");
        if (session.hasCurtain())
            session.liftCurtain();
        else if (!session.isOver() && !running.hand().isEmpty())
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
    const auto start = [&](const char* seats = nullptr, bool watch = false) {
        running.reset();
        CommandLine line = first;
        if (seats) {
            line.game = "briscola";
            line.deal = 7;
            line.seats = QString(seats).split(',');
            line.options = {QStringLiteral("players=%1").arg(line.seats.size())};
            line.watch = watch;
        }
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

    for (const char* seats : {"you,greedy", "you,greedy,greedy", "you,greedy,greedy,greedy"}) {
        const std::string name = "table: " + std::string(seats);
        start(seats);
        require(waitFor([&] { return running->hand().size() == 3; }), "No cards");
        look(name);
        playTo(*running, 5);
        require(waitFor([&] { return !running->hand().isEmpty(); }), "No cards");
        look(name + ", later");
        running->press("H");
        require(waitFor([&] { return running->session()->hint().contains("move"); }), "No hint");
        look(name + ", hint");
        running->press("H");
        running->press("T");
        look(name + ", tricks");
        running->press("Escape");
        running->press("M");
        look(name + ", menu");
        running->press("Escape");
        playTo(*running, 40);
        require(waitFor([&] {
                    QQuickItem* const focus = running->focusItem();
                    return focus && focus->inherits("QQuickButton");
                }),
                "No result");
        look(name + ", result");
    }
    start("greedy,random", true);
    require(waitFor([&] { return running->session()->table().moves().size() > 3; }), "No moves");
    running->press("P");
    running->press("H");
    look("watching");
    start("you,you");
    look("curtain");
    running->press("Return");
    playTo(*running, 3);
    running->press("Escape");
    look("start, interrupted");
    running->press("Ctrl+N");
    look("new game, interrupted");
}

} // namespace parlour::test
