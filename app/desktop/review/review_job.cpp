#include "app/desktop/review/review_job.h"

#include "app/desktop/language/words.h"
#include "app/desktop/play/thread_priority.h"
#include "core/base/file.h"

#include <QFile>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <system_error>
#include <utility>

namespace parlour {

namespace {

constexpr std::chrono::milliseconds kRetry{200}; // to start a thread

} // namespace

ReviewJob::ReviewJob(const GameEntry& game, std::unique_ptr<Table> table,
                     std::vector<ReviewDepth> looks, QString file, Seat only, QObject* parent)
    : QObject(parent),
      m_game(game),
      m_table(std::move(table)),
      m_looks(std::move(looks)),
      m_file(std::move(file)),
      m_only(only) {
    start();
}

ReviewJob::~ReviewJob() {
    if (!m_thread.joinable()) return;
    m_thread.request_stop();
    m_thread.join(); // before the members that it uses are gone
}

void ReviewJob::start() {
    try {
        m_thread = std::jthread([this](const std::stop_token& stop) { work(stop); });
    } catch (const std::system_error&) {
        QTimer::singleShot(kRetry, this, &ReviewJob::start);
        if (!std::exchange(m_isDelayed, true))
            tell([this] {
                emit problem(tr("Your system starts no more threads. The review begins as soon as "
                                "it does."));
            });
    }
}

void ReviewJob::work(const std::stop_token& stop) {
    goSecond();
    const std::optional<Review> kept = readKept();
    if (kept) {
        const bool isEnough = kept->depth >= m_looks.back();
        tell([this, review = *kept, isEnough] { emit reviewed(review, isEnough); });
        if (isEnough) return;
    }
    for (const ReviewDepth depth : m_looks) {
        if (kept && depth <= kept->depth) continue;
        const bool isLast = depth == m_looks.back();
        ReviewSetup setup;
        setup.depth = depth;
        setup.threads = std::max(1, QThread::idealThreadCount());
        setup.judged = othersForced();
        const Review made = review(
            m_game, *m_table, setup,
            [this](const ReviewedDecision& decision, int done, int of) {
                tell([this, decision, done, of] { emit decided(decision, done, of); });
            },
            stop);
        if (stop.stop_requested()) return;
        tell([this, made, isLast] { emit reviewed(made, isLast); });
        if (isLast) return keep(made);
    }
}

std::vector<ReviewedDecision> ReviewJob::othersForced() const {
    std::vector<ReviewedDecision> forced;
    if (m_only == kNoSeat) return forced;
    const std::vector<std::string> moves = m_table->moves();
    for (int ply = 0; ply < m_table->played(); ++ply) {
        if (m_table->toMoveAfter(ply) == m_only) continue;
        ReviewedDecision decision;
        decision.ply = ply;
        decision.seat = m_table->toMoveAfter(ply);
        decision.move = decision.best = moves[static_cast<std::size_t>(ply)];
        forced.push_back(std::move(decision));
    }
    return forced;
}

std::optional<Review> ReviewJob::readKept() {
    if (m_file.isEmpty() || !QFile::exists(m_file)) return std::nullopt;
    const auto content = readFile(m_file.toStdString());
    const auto json = content ? parseJson(*content) : Result<Json>(content.error());
    const auto kept = json ? reviewFromJson(*json) : Result<Review>(json.error());
    if (kept && kept->isComplete() && kept->fits(*m_table)) return *kept;
    const auto aside = keepAside(m_file.toStdString());
    if (aside)
        tell([this, path = QString::fromStdString(aside->string())] {
            emit problem(tr("A kept review could not be used and was kept as %1. The game is "
                            "looked at again.")
                             .arg(path));
        });
    return std::nullopt;
}

void ReviewJob::keep(const Review& review) {
    if (m_file.isEmpty()) return;
    const auto written = writeFileAtomically(m_file.toStdString(), toText(toJson(review)));
    if (!written)
        tell([this, why = written.error()] {
            emit problem(tr("The review cannot be kept: %1").arg(translated(why)));
        });
}

} // namespace parlour
