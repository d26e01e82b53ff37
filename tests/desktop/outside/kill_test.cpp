// kill -9: the program gets no chance to tidy up.
#include "core/base/file.h"
#include "core/base/rng.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/running_program.h"
#include "tests/desktop/support/sessions.h"

#include <QProcess>
#include <QThread>
#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

using namespace parlour;
using namespace parlour::test;
namespace fs = std::filesystem;

namespace {

using Moves = std::vector<std::string>;

const std::vector<std::string> kPlayers{"greedy", "random"};

const Moves& wholeGame(std::uint64_t deal) {
    static std::map<std::uint64_t, Moves> known;
    Moves& moves = known[deal];
    if (moves.empty()) {
        const auto session = sessionFor(freshRecord(kPlayers, deal));
        session->start();
        REQUIRE(waitFor([&] { return session->isOver(); }));
        moves = session->table().moves();
    }
    return moves;
}

bool isPrefix(const Moves& part, const Moves& whole) {
    return part.size() <= whole.size() && std::equal(part.begin(), part.end(), whole.begin());
}

// The program playing against itself, and how many moves it reports.
class SelfPlay {
public:
    explicit SelfPlay(std::uint64_t deal) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_LOGGING_RULES", "parlour.play.debug=true");
        environment.insert("QT_FORCE_STDERR_LOGGING", "1");
        m_process.setProcessEnvironment(environment);
        m_process.setProcessChannelMode(QProcess::MergedChannels);
        m_process.start(PARLOUR, {"--new-instance", "--game", "briscola", "--watch", "--seed",
                                  QString::number(deal), "--seats", "greedy,random"});
        REQUIRE(m_process.waitForStarted());
    }

    void waitForMoves(std::size_t count) {
        while (moves() < count) REQUIRE(m_process.waitForReadyRead(60'000));
    }

    // Like kill -9.
    void kill() {
        m_process.kill();
        REQUIRE(m_process.waitForFinished());
        REQUIRE(m_process.exitStatus() == QProcess::CrashExit);
    }

    std::size_t moves() {
        m_said += m_process.readAll();
        return static_cast<std::size_t>(m_said.count("parlour.play: seat "));
    }

private:
    QProcess m_process;
    QByteArray m_said;
};

} // namespace

TEMPLATE_TEST_CASE_SIG("Killed at any moment, the program has lost at most the move being made", "",
                       ((int part), part), 1, 2, 3, 4) {
    constexpr int kKills = 25;
    const Home home;
    home.writeSettings();
    Rng rng(30 + part);
    int midGame = 0;
    for (int round = 0; round < kKills; ++round) {
        const std::uint64_t deal = 500 + static_cast<std::uint64_t>(round) % 5;
        INFO("round " << round << ", deal " << deal);
        fs::remove(home.autosave()); // else the game in it would be kept, and another file written
        SelfPlay program(deal);
        // While it starts, or somewhere in the game.
        if (round % 4 != 0) program.waitForMoves(1 + rng.below(8));
        QThread::msleep(rng.below(round % 4 == 0 ? 1200 : 150));
        program.kill();

        const std::size_t made = program.moves();
        if (!fs::exists(home.autosave())) {
            CHECK(made <= 1);
            continue;
        }
        const auto record = parseRecord(readFile(home.autosave()).value());
        REQUIRE(record);
        const Moves saved = record->position.at("moves").get<Moves>();
        CHECK(record->dealNumber == deal);
        CHECK(isPrefix(saved, wholeGame(deal)));
        CHECK(saved.size() + 1 >= made);
        CHECK(saved.size() <= made);
        midGame += made > 0;
    }
    CHECK(midGame > kKills / 2);
    for (const auto& entry : fs::directory_iterator(home.autosave().parent_path()))
        CHECK(entry.path().string().find("unreadable") == std::string::npos);
}
