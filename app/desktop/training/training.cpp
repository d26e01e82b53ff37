#include "app/desktop/training/training.h"

#include "ai/catalogue/games.h"
#include "app/desktop/language/words.h"
#include "app/desktop/play/game_session.h"
#include "app/desktop/review/review_words.h"

#include <QFile>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace parlour {

namespace {

constexpr std::array<QStringView, 3> kGradeChoices{u"easy", u"middling", u"hard"};

const GameEntry& entryOf(const QString& game) { return *findGame(game.toStdString()).value(); }

Result<std::vector<Problem>> readSet(const QString& game) {
    QFile file(QStringLiteral(":/problems/%1.json").arg(game));
    if (!file.open(QIODevice::ReadOnly)) return std::vector<Problem>();
    const QByteArray text = file.readAll();
    const auto json =
        parseJson(std::string_view(text.data(), static_cast<std::size_t>(text.size())));
    if (!json) return json.error();
    return problemsFromJson(*json, entryOf(game));
}

} // namespace

Training::Training(TrainingDiary diary, QObject* parent)
    : QObject(parent), m_diary(std::move(diary)) {}

const std::vector<Problem>& Training::problemsOf(const QString& game) {
    const auto [place, isNew] = m_sets.try_emplace(game);
    if (isNew) {
        if (auto read = readSet(game))
            place->second = std::move(*read);
        else
            emit message(tr("The problems cannot be read. %1").arg(translated(read.error())));
    }
    return place->second;
}

TrainingProgress Training::progress(const QString& game) {
    return {problemsOf(game), m_diary.answers(game), QDate::currentDate()};
}

QVariantMap Training::figures(const QString& game) {
    const std::vector<Problem>& problems = problemsOf(game);
    const TrainingProgress its = progress(game);
    const auto ofGrade = [&](int grade) {
        return static_cast<int>(std::ranges::count(problems, grade, &Problem::grade));
    };
    const auto daily = its.ofTheDay();
    const bool isDone = daily && its.lastTried(*daily) == QDate::currentDate();
    return {{"problems", static_cast<int>(problems.size())},
            {"tried", its.tried()},
            {"solved", its.solved()},
            {"due", its.due()},
            {"rating", static_cast<int>(std::lround(its.rating().rating))},
            {"deviation", static_cast<int>(std::lround(its.rating().deviation))},
            {"easy", ofGrade(1)},
            {"middling", ofGrade(2)},
            {"hard", ofGrade(3)},
            {"today", !isDone                ? ""
                      : its.isSolved(*daily) ? "right"
                                             : "wrong"}};
}

void Training::forget(const QString& game) {
    if (!m_diary.forget(game)) emit message(tr("The answers cannot be deleted."));
    emit changed();
}

// ---- choosing

std::unique_ptr<Table> Training::choose(const QString& game, const QString& choice) {
    const std::vector<Problem>& problems = problemsOf(game);
    const TrainingProgress its = progress(game);
    const auto named = std::ranges::find(kGradeChoices, QStringView(choice));
    std::optional<int> grade;
    if (named != kGradeChoices.end()) grade = static_cast<int>(named - kGradeChoices.begin()) + 1;
    std::optional<std::size_t> present;
    if (m_problem && m_game == game) present = m_place;
    const auto place = choice == u"daily" ? its.ofTheDay() : its.next(grade, present);
    if (!place) {
        emit message(tr("There is no other problem of this kind."));
        return nullptr;
    }
    auto table = openProblem(entryOf(game), problems[*place]);
    if (!table) {
        emit message(tr("The problems cannot be read. %1").arg(translated(table.error())));
        return nullptr;
    }
    m_game = game;
    m_choice = choice;
    m_place = *place;
    m_problem = &problems[*place];
    m_isFirst = !its.isTried(*place);
    m_ratingBefore = its.rating().rating;
    if (m_session) m_session->disconnect(this); // it makes room
    m_session = nullptr;
    m_state = Asked;
    return std::move(*table);
}

std::unique_ptr<Table> Training::chooseNext() {
    return choose(m_game, m_choice == u"daily" ? QStringLiteral("near") : m_choice);
}

void Training::pose(GameSession& session) {
    if (m_session) m_session->disconnect(this);
    m_session = &session;
    m_isCounted = false;
    connect(&session, &GameSession::moved, this, [this](int, const QString& move) { take(move); });
    connect(&session, &GameSession::rewound, this, [this] {
        if (m_state == Wrong) setState(Asked);
    });
    connect(&session, &GameSession::retranslated, this, &Training::changed);
    connect(&session, &QObject::destroyed, this, &Training::forgetTable);
    setState(Asked);
}

void Training::forgetTable() {
    m_problem = nullptr;
    setState(Asked);
}

// ---- answers

void Training::setState(State state) {
    m_state = state;
    if (state == Asked) m_move.clear();
    emit changed();
}

void Training::take(const QString& move) {
    m_move = move;
    const bool isRight = move.toStdString() == m_problem->best();
    count(isRight);
    // Whoever knows the answer tries other moves.
    if (m_state < Right) setState(isRight ? Right : Wrong);
}

void Training::count(bool isRight) {
    if (std::exchange(m_isCounted, true)) return;
    if (!m_diary.add(m_game, {m_problem->seed, isRight, QDate::currentDate()}))
        emit message(tr("The answer cannot be kept: the disk cannot be written."));
}

void Training::tryAgain() {
    if (m_session) m_session->undo();
}

void Training::showAnswer() {
    if (!m_session) return;
    count(false);
    m_state = Shown;
    look(QString::fromStdString(m_problem->best()));
}

void Training::look(const QString& move) {
    if (!m_session || m_state < Right) return;
    m_session->undo();
    m_session->showMove(move);
    emit changed();
}

// ---- in words

QString Training::caption() const {
    if (!m_problem) return {};
    const std::array grades{tr("easy"), tr("medium"), tr("hard")};
    return tr("Problem %1 of %2, %3")
        .arg(QString::number(m_place + 1), QString::number(m_sets.at(m_game).size()),
             grades[static_cast<std::size_t>(m_problem->grade - 1)]);
}

QString Training::verdict() const {
    if (!m_problem || m_state == Asked) return {};
    const auto amount = [this](double value) {
        return ReviewWords::amount(value, m_problem->unit);
    };
    const std::string move = m_move.toStdString();
    if (m_state != Wrong) {
        const QString margin = amount(m_problem->margin);
        return (m_state == Right ? tr("Right! Every other move gives up at least %1.")
                                 : tr("Every other move gives up at least %1."))
            .arg(margin);
    }
    const auto& all = m_problem->candidates;
    const auto found = std::ranges::find(all, move, &Problem::Candidate::move);
    const double best = all.front().value;
    if (found != all.end())
        return tr("There is a better move. This one gives up about %1.")
            .arg(amount(best - found->value));
    return tr("There is a better move. This one gives up more than %1.")
        .arg(amount(best - all.back().value));
}

QVariantList Training::candidates() const {
    QVariantList list;
    if (!m_problem || m_state < Right) return list;
    constexpr int kShown = 4;
    for (const Problem::Candidate& candidate : m_problem->candidates) {
        const QString move = QString::fromStdString(candidate.move);
        const bool isOwn = move == m_move;
        if (list.size() >= kShown && !isOwn) continue;
        QStringList notes;
        if (list.isEmpty()) notes << tr("Best");
        if (isOwn && m_state == Right) notes << tr("You found it");
        list << QVariantMap{{"move", move},
                            {"value", candidate.value},
                            {"note", notes.join(QStringLiteral("  ·  "))}};
    }
    return list;
}

QString Training::why() const {
    if (!m_problem || !m_session || m_state < Right) return {};
    return joined({ReviewWords::why(m_problem->reasons, m_session->seatNames()),
                   m_problem->isExact ? tr("This is certain, whatever the others hold.")
                                      : tr("A deep search confirmed this.")});
}

QString Training::ratingWords() const {
    if (!m_problem || m_state < Right || !m_isFirst) return {};
    const TrainingProgress its(m_sets.at(m_game), m_diary.answers(m_game), QDate::currentDate());
    const auto now = std::lround(its.rating().rating);
    const auto change = now - std::lround(m_ratingBefore);
    return tr("Your rating: %1 (%2)")
        .arg(QLocale().toString(static_cast<qlonglong>(now)),
             (change < 0 ? QStringLiteral("−") : QStringLiteral("+")) +
                 QLocale().toString(static_cast<qlonglong>(std::abs(change))));
}

} // namespace parlour
