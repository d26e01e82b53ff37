#include "app/desktop/study/play_on_job.h"

#include "ai/base/outside.h"
#include "ai/catalogue/games.h"
#include "app/desktop/language/words.h"
#include "app/desktop/play/thread_priority.h"
#include "app/outside/outside_programs.h"

#include <QElapsedTimer>
#include <QThread>

#include <algorithm>
#include <system_error>

namespace parlour {

namespace {

constexpr int kNewsEvery = 150; // milliseconds

} // namespace

PlayOnJob::PlayOnJob(const GameEntry& game, std::unique_ptr<Table> table, PlayOnSetup setup,
                     QObject* parent)
    : QObject(parent), m_game(game), m_table(std::move(table)), m_setup(std::move(setup)) {
    try {
        m_thread = std::jthread([this](const std::stop_token& stop) { work(stop); });
    } catch (const std::system_error&) {
        tell([this] { emit ended(tr("Your system starts no more threads. Try again later.")); });
    }
}

PlayOnJob::~PlayOnJob() {
    if (!m_thread.joinable()) return;
    m_thread.request_stop();
    m_thread.join(); // before the members that it uses are gone
}

void PlayOnJob::work(const std::stop_token& stop) {
    goSecond();
    outside::OutsidePrograms programs({}, stop);
    m_setup.outside = &programs;
    const bool asksOutside = std::ranges::any_of(
        m_setup.seats, [](const std::string& spec) { return outsideCommand(spec).has_value(); });
    // Each thread would start programs of its own.
    m_setup.threads = asksOutside ? 1 : std::max(1, QThread::idealThreadCount());
    QElapsedTimer sinceNews;
    m_setup.progress = [&](const PlayedOn& played) {
        if (sinceNews.isValid() && sinceNews.elapsed() < kNewsEvery) return;
        sinceNews.start();
        tell([this, played] { emit progressed(played); });
    };
    const PlayedOn played = m_game.playOn(*m_table, m_setup, programs.token());
    const auto failure = programs.failure();
    tell([this, played, problem = failure ? translated(*failure) : QString()] {
        emit progressed(played);
        emit ended(problem);
    });
}

} // namespace parlour
