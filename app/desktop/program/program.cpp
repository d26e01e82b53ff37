#include "app/desktop/program/program.h"

#include "ai/catalogue/games.h"
#include "app/desktop/games/game_faces.h"
#include "app/desktop/language/words.h"
#include "app/desktop/play/characters.h"
#include "app/desktop/play/checked_table.h"
#include "app/desktop/program/game_offer.h"
#include "app/desktop/program/game_setup.h"
#include "app/desktop/program/request.h"
#include "app/desktop/store/paths.h"
#include "app/desktop/study/position_text.h"
#include "core/base/file.h"
#include "core/base/version.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

Program* theProgram = nullptr; // what QML's engine gets when it asks for the singleton

} // namespace

Program::Program(CommandLine commandLine, QObject* parent)
    : QObject(parent),
      m_commandLine(std::move(commandLine)),
      m_settings(settingsFile(), m_commandLine.isTrial() ? Settings::Keeping::ReadOnly
                                                         : Settings::Keeping::ReadAndWrite),
      m_statistics(statisticsFile(),
                   m_commandLine.isTrial() ? Statistics::Access::ReadOnly
                                           : Statistics::Access::ReadWrite,
                   m_commandLine.isTrial() ? QString() : historyFolder()),
      m_games(m_settings),
      m_saved(m_commandLine.isTrial() ? SavedGames::Keeping::Nothing
                                      : SavedGames::Keeping::ReadAndWrite),
      m_coach(m_settings),
      m_training(TrainingDiary(trainingFolder(), m_commandLine.isTrial()
                                                     ? TrainingDiary::Keeping::ReadOnly
                                                     : TrainingDiary::Keeping::ReadAndWrite)) {
    theProgram = this;
    if (m_commandLine.resetSettings) m_settings.reset();
    tell(m_settings.problem());
    useLanguage();
    connect(&m_statistics, &StatisticsThread::problem, this, &Program::tell);
    connect(&m_games, &GameCatalogue::message, this, &Program::message);
    connect(&m_training, &Training::message, this, &Program::tell);
    connect(&m_settings, &Settings::writingFailed, this, [this](const QString& file) {
        tell(tr("The settings cannot be saved: %1 cannot be written.").arg(file));
    });
    connect(&m_saved, &SavedGames::failed, this,
            [this](const QString& why) { tell(tr("The game cannot be saved: %1").arg(why)); });
    connect(&m_saved, &SavedGames::problem, this, &Program::tell);
    connect(&m_saved, &SavedGames::counted, &m_statistics, &StatisticsThread::refresh);
    connect(&m_saved, &SavedGames::saved, this, [this] {
        if (GameSession* const here = m_sittings.played()) here->diskIsQuiet();
    });
    m_saved.read();
    connect(&m_settings, &Settings::changed, this, [this] {
        useLanguage();
        useTutor();
        useScales();
        for (const auto& sitting : m_sittings.all()) {
            sitting.session->setPace(m_settings.pace);
            sitting.session->setWaitsForPrograms(m_settings.programFault == u"wait");
        }
    });
    useTutor();
    useScales();
    connect(&m_teacher, &Teacher::changed, this, &Program::useTutor);
    connect(&m_systemLook, &SystemLook::changed, this, [this] {
        if (m_settings.systemWasDark == m_systemLook.isDark()) return;
        m_settings.systemWasDark = m_systemLook.isDark();
        emit m_settings.changed();
    });
}

Program::~Program() { theProgram = nullptr; }

Program* Program::create(QQmlEngine* engine, QJSEngine*) {
    theProgram->m_engine = engine;
    QJSEngine::setObjectOwnership(theProgram, QJSEngine::CppOwnership);
    return theProgram;
}

QString Program::version() const { return QString::fromLatin1(kVersion); }

void Program::setRenderer(const QString& renderer) {
    m_renderer = renderer;
    emit rendererChanged();
}

QString Program::lastGame() const {
    const QString game = m_settings.lastGame;
    return findGame(game.toStdString()) ? game : QString::fromLatin1(gameFaces().front().id);
}

// ---- languages

void Program::useLanguage() {
    const QString code =
        m_commandLine.language.isEmpty() ? m_settings.language : m_commandLine.language;
    const Language& language = languageFor(code);
    if (m_language == &language) return;
    m_language = &language;
    m_translations.use(language);
    if (m_engine) m_engine->retranslate();
    for (const auto& sitting : m_sittings.all()) sitting.session->retranslate();
    emit languageChanged();
    emit m_games.retranslated();
    emit unfinishedChanged();
}

void Program::useTutor() {
    m_tutor.setLevel(m_teacher.isTeaching() ? Tutor::Level::Off
                                            : Tutor::levelNamed(m_settings.tutor));
}

void Program::useScales() {
    const auto scales = GradeScales::withMistakesFrom(m_settings.mistakeFrom / 100.0);
    m_tutor.setScales(scales);
    if (review()) review()->setScales(scales);
    if (m_matchReview) m_matchReview->setScales(scales);
}

QVariantList Program::languageList() const {
    QVariantList list;
    for (const Language& language : parlour::languages())
        list << QVariantMap{{"code", QString::fromLatin1(language.code)},
                            {"name", QString::fromUtf8(language.name)}};
    return list;
}

QString Program::typeface() const { return QString::fromLatin1(m_language->typeface); }

// ---- the first window

Result<void> Program::begin() {
    if (const QString& file = m_commandLine.file; !file.isEmpty()) {
        if (m_commandLine.isTrial()) return openFile(file);
        openRecord(QUrl::fromLocalFile(file));
        return {};
    }
    if (m_commandLine.game.isEmpty()) return {};
    const auto setup = GameSetup::fromCommandLine(m_commandLine, m_settings);
    return setup ? open(setup->freshRecord()) : Result<void>(setup.error());
}

Result<void> Program::carryOut(const Request& request) {
    if (request.resetSettings) m_settings.reset();
    if (!request.language.isEmpty()) {
        m_commandLine.language = request.language;
        useLanguage();
    }
    Result<void> opened;
    if (request.game) opened = open(*request.game);
    if (!request.file.isEmpty()) {
        opened = openFile(request.file);
        if (!opened) tellUnopened(opened.error());
    }
    const bool opensGame = request.game || !request.file.isEmpty();
    if (opened && (opensGame || !request.screen.isEmpty())) emit screenWanted(request.screen);
    return opened;
}

void Program::tellThatFirstHangs() {
    tell(tr("Parlour is already running but does not answer. This window is a new start; the other "
            "game stays saved."));
}

void Program::tell(const QString& what) {
    if (what.isEmpty()) return;
    if (m_windowIsShown)
        emit message(what);
    else
        m_earlyMessages << what;
}

void Program::windowIsShown() {
    m_windowIsShown = true;
    for (const QString& text : std::exchange(m_earlyMessages, {})) emit message(text);
    m_systemLook.connectToPortal();
}

// ---- from one game to the next

QVariantMap Program::gameInTheWay(const QString& game) const {
    if (const GameSession* const here = m_sittings.played(); here && here->game() == game) {
        const Record record = here->record();
        if (record.name.empty() && here->goesOn() && hasBegun(record, here->table()))
            return m_saved.toMap(m_saved.atTable(), record, here->table());
    }
    return m_saved.one(m_saved.unnamed(game));
}

QVariantMap Program::dealInTheWay() const {
    const GameSession* const here = m_sittings.played();
    if (!here) return session() ? gameInTheWay(session()->game()) : QVariantMap();
    const Record record = here->record();
    if (here->isOver() || !hasPersonMoved(record, here->table())) return {};
    return m_saved.toMap(m_saved.atTable(), record, here->table());
}

bool Program::newGame(const QVariantMap& sheet, int save, const QString& keepAs) {
    const auto setup = GameSetup::fromSheet(sheet);
    const auto record = setup ? Result<Record>(setup->freshRecord()) : setup.error();
    auto table = record ? checkedTable(*record) : record.error();
    if (!table) {
        emit message(translated(table.error()));
        return false;
    }
    putAway();
    makeRoom(record->game(), save, keepAs);
    enter({*record, std::move(*table)});
    return true;
}

void Program::startLesson(const QString& game, int save, const QString& keepAs) {
    const GameFace& face = gameFace(game);
    const Record record = GameSetup::forLesson(face, m_settings).freshRecord();
    auto table = checkedTable(record);
    putAway();
    makeRoom(record.game(), save, keepAs);
    enter({record, std::move(*table)});
    m_teacher.teach(face.lesson(), *session());
}

bool Program::offersLesson(const QString& game) {
    QStringList offered = m_settings.lessonsOffered.split(u',', Qt::SkipEmptyParts);
    if (offered.contains(game)) return false;
    m_settings.lessonsOffered = (offered << game).join(u',');
    emit m_settings.changed();
    return true;
}

// For a new game of this type, whatever is at the table.
void Program::makeRoom(const std::string& game, int save, const QString& keepAs) {
    if (keepAs.isEmpty())
        m_saved.remove(save, SavedGames::Loss::GivenUp);
    else
        m_saved.name(save, keepAs);
    m_saved.removeUntouched(QString::fromStdString(game));
    m_saved.begin();
}

void Program::dealAgain(bool isSameDeal, int save, const QString& keepAs) {
    if (!session() || study()) return;
    while (m_sittings.hasBelow()) goBack();
    const Record last = session()->record();
    const Table& table = session()->table();
    Record next = isSameDeal ? sameDeal(last, table, newRecordId())
                             : nextDeal(last, table, randomDealNumber(), newRecordId());
    if (!session()->isPlayed()) { // a game of its own, not the next of those days
        next.earlier.clear();
        next.deals.clear();
        next.dealsBefore = next.takeBacks = next.hints = 0;
        next.questions.reset();
    }
    auto opened = checkedTable(next);
    if (!opened) {
        emit message(translated(opened.error()));
        return;
    }
    if (!session()->isPlayed()) {
        makeRoom(next.game(), save, keepAs);
    } else {
        // A game of several deals goes on with another deal in the place of this one.
        const bool isGame = table.target() == 0;
        const int present = m_saved.atTable();
        putAway();
        if (keepAs.isEmpty())
            m_saved.remove(present,
                           isGame ? SavedGames::Loss::GivenUp : SavedGames::Loss::Replaced);
        else
            m_saved.name(present, keepAs);
        m_saved.begin();
    }
    enter({next, std::move(*opened)});
}

bool Program::replay(const QString& game, const QString& id) {
    auto finished = m_saved.readFinished(game, id);
    if (!finished) return false;
    putAway();
    finished->record = lastDealOf(std::move(finished->record));
    enter(std::move(*finished), GameSession::Kind::Replay);
    return true;
}

bool Program::reviewFinished(const QString& game, const QString& id) {
    auto finished = m_saved.readFinished(game, id);
    if (!finished) return false;
    if (!finished->table->isOver()) {
        emit message(tr("This game was given up: it cannot be reviewed."));
        return false;
    }
    putAway();
    enterReview(lastDealOf(std::move(finished->record)), std::move(finished->table),
                Sittings::Place::Alone);
    return true;
}

bool Program::reviewDecision(const QString& game, const QString& id, int deal, int ply) {
    if (!reviewFinished(game, id)) return false;
    if (m_match) // which may hold only its last deals
        showMatchDeal(deal - m_match->dealsBefore + static_cast<int>(m_match->deals.size()));
    review()->show(ply);
    return true;
}

bool Program::reviewDeal() {
    if (!session() || review() || exercise() || study()) return false;
    Record record = session()->record();
    record.undone.clear();
    std::unique_ptr<Table> table = session()->table().clone();
    while (session()->isReplay() && table->redo()) {
    }
    if (!table->isOver()) {
        if (!session()->isPlayed() || session()->persons() > 1 || session()->played() == 0 ||
            m_teacher.isTeaching())
            return false;
        session()->countHint();
        forgetMatch(); // its review would look at the others' decisions of this deal
        record = dealOf(record, record.deals.size());
        table = std::move(checkedTable(record).value()); // without moves that were taken back
    } else if (!session()->isReplay()) {
        record = lastDealOf(std::move(record));
    }
    enterReview(std::move(record), std::move(table), Sittings::Place::Above);
    return true;
}

Record Program::lastDealOf(Record match) {
    Record last = dealOf(match, match.deals.size());
    forgetMatch();
    if (!match.deals.empty()) m_match = std::move(match);
    return last;
}

void Program::forgetMatch() {
    m_matchReview.reset();
    m_match.reset();
}

// A deal that cannot be opened, which is told when it is asked for, leaves the match without
// review.
void Program::beginMatchReview() {
    std::vector<MatchReview::Deal> deals;
    for (std::size_t i = 0; i <= m_match->deals.size(); ++i) {
        const Record record = dealOf(*m_match, i);
        auto table = checkedTable(record);
        if (!table) return;
        const QString file = reviewFile(record);
        deals.push_back({record, std::move(*table), file});
    }
    m_matchReview = std::make_unique<MatchReview>(*findGame(m_match->game()).value(),
                                                  std::move(deals), session()->seatNames());
    connect(m_matchReview.get(), &MatchReview::message, this, &Program::tell);
    connect(m_matchReview.get(), &MatchReview::reviewed, this,
            [this](const MatchReview::Deal& deal, const Review& review) {
                m_statistics.keep(deal.record, *deal.table, review);
            });
}

QString Program::reviewFile(const Record& record) const {
    const bool isEarlier = m_match && record.dealsBefore < m_match->dealsBefore;
    return m_saved.reviewFile(record, isEarlier ? record.dealsBefore + 1 : 0);
}

int Program::matchDeal() const {
    if (!m_match || !session()) return 0;
    return matchDeals() - (m_match->dealsBefore - session()->record().dealsBefore);
}

bool Program::showMatchDeal(int deal) {
    if (deal < 1 || deal > matchDeals() || deal == matchDeal()) return false;
    Record record = dealOf(*m_match, static_cast<std::size_t>(deal - 1));
    auto table = checkedTable(record);
    if (!table) {
        tellUnopened(table.error());
        return false;
    }
    if (review())
        enterReview(std::move(record), std::move(*table), Sittings::Place::Instead);
    else
        enter({std::move(record), std::move(*table)}, GameSession::Kind::Replay);
    return true;
}

bool Program::showRecord(const QString& text, bool review) {
    auto record = parseRecord(text.toStdString());
    auto table = record ? checkedTable(*record) : record.error();
    if (!table) {
        tellUnopened(table.error());
        return false;
    }
    putAway();
    Record last = lastDealOf(std::move(*record));
    if (review)
        enterReview(std::move(last), std::move(*table), Sittings::Place::Alone);
    else
        enter({std::move(last), std::move(*table)}, GameSession::Kind::Replay);
    return true;
}

void Program::enterReview(Record record, std::unique_ptr<Table> table, Sittings::Place place) {
    m_tutor.takeBack(); // what it asks is about the table below
    const GameEntry& entry = *findGame(record.game()).value();
    const QString file = table->isOver() ? reviewFile(record) : QString();
    Sittings::Sitting sitting;
    sitting.session =
        std::make_unique<GameSession>(entry, std::move(table), record, GameSession::Kind::Review);
    sitting.review = std::make_unique<GameReview>(*sitting.session, file);
    connect(sitting.review.get(), &GameReview::message, this, &Program::tell);
    connect(sitting.review.get(), &GameReview::reviewed, this,
            [this, record, reviewed = sitting.review.get()](const Review& review) {
                m_statistics.keep(record, reviewed->table(), review);
            });
    const auto left = m_sittings.come(std::move(sitting), place);
    if (m_match && !m_matchReview) beginMatchReview();
    useScales();
    emit sessionChanged(); // the table lets go of the previous game
    session()->start();
}

void Program::playOnFromReview() {
    if (!review() || session()->isOver()) return;
    Record branch = session()->record();
    branch.id = newRecordId();
    branch.name = tr("From move %1").arg(session()->played() + 1).toStdString();
    branch.position = session()->table().position();
    branch.scores.clear();
    branch.earlier.clear();
    branch.deals.clear();
    branch.dealsBefore = branch.dealsWanted = branch.pointsWanted = 0;
    branch.takeBacks = std::max(1, branch.takeBacks);
    if (const auto opened = open(branch); !opened) tellUnopened(opened.error());
}

// ---- positions

void Program::studyTable() {
    if (!session() || session()->isStudy() || session()->isDrill() || exercise() ||
        session()->isSecretive())
        return;
    if (session()->isPlayed() && !session()->isOver()) session()->countHint();
    enterStudy(session()->table().clone(), session()->record().players);
}

QString Program::studyText(const QString& text) {
    auto opened = readPosition(text.toUtf8());
    if (!opened) return translated(opened.error());
    enterStudy(std::move(opened->table), std::move(opened->players));
    return {};
}

// Of `players`, only names and portraits count; there may be none.
void Program::enterStudy(std::unique_ptr<Table> table, std::vector<Record::Player> players) {
    m_tutor.takeBack();
    Record record;
    record.id = newRecordId();
    record.position = table->position();
    players.resize(static_cast<std::size_t>(table->seats()));
    int number = 0;
    for (Record::Player& player : players) {
        player.agent.clear();
        ++number;
        if (player.name.empty()) player.name = tr("Player %1").arg(number).toStdString();
        if (player.portrait == 0) player.portrait = number;
    }
    record.players = std::move(players);
    const GameEntry& entry = *findGame(record.game()).value();
    Sittings::Sitting sitting;
    sitting.session = std::make_unique<GameSession>(entry, std::move(table), std::move(record),
                                                    GameSession::Kind::Study);
    sitting.study = std::make_unique<PositionStudy>(*sitting.session);
    const auto opponents = entry.opponents();
    const auto champion = std::ranges::find(opponents, Level::Champion, &Opponent::level);
    if (champion != opponents.end())
        sitting.study->add(QString::fromStdString(std::string(champion->spec)));
    sitting.study->add(GameOffer::usualAgent(entry));
    const auto left = m_sittings.come(std::move(sitting),
                                      study() ? Sittings::Place::Instead : Sittings::Place::Above);
    emit sessionChanged(); // the table lets go of the previous game
    session()->start();
}

void Program::playOnFromStudy() {
    if (!study() || session()->isOver()) return;
    const Table& table = session()->table();
    Record branch = positionRecord(table, m_settings, table.toMove());
    branch.name = tr("From a position").toStdString();
    branch.takeBacks = 1;
    if (const auto opened = open(branch); !opened) tellUnopened(opened.error());
}

QString Program::positionAsText() const {
    return study() ? QString::fromUtf8(positionText(session()->table())) : QString();
}

bool Program::savePosition(const QUrl& file) {
    if (!study()) return false;
    const auto written = writeFileAtomically(file.toLocalFile().toStdString(),
                                             positionText(session()->table()).toStdString());
    if (written)
        emit message(tr("The position was saved as %1.").arg(file.fileName()));
    else
        emit message(tr("The position could not be saved. %1").arg(translated(written.error())));
    return written.has_value();
}

// ---- going back

// What waits below comes back to the table; from an exercise, at its position.
void Program::goBack() {
    const auto left = m_sittings.leave();
    const Sittings::Sitting& above = left.front();
    if (above.review) {
        m_matchReview.reset();
        if (!session()->isReplay()) m_match.reset();
    }
    emit sessionChanged();
    session()->start();
    if (above.exercise) review()->show(above.session->played());
}

Record Program::wholeGame() const { return m_match ? *m_match : session()->record(); }

bool Program::learnFromMistakes() {
    if (!review()) return false;
    auto exercise =
        std::make_unique<Exercise>(review()->review(), session()->record(), session()->played());
    if (exercise->isEmpty()) {
        emit message(review()->isRunning() ? tr("No mistake of yours was found so far.")
                                           : tr("No mistake of yours was found. Well played!"));
        return false;
    }
    enterExercise(std::move(exercise));
    return true;
}

void Program::exerciseAt(int step) {
    if (!exercise() || !(step > 0 ? exercise()->hasNext() : exercise()->hasPrevious())) return;
    auto left = m_sittings.leave();
    left.front().exercise->go(step);
    enterExercise(std::move(left.front().exercise));
}

// Above the review, at the exercise's present position.
void Program::enterExercise(std::unique_ptr<Exercise> exercise) {
    Sittings::Sitting sitting;
    sitting.exercise = std::move(exercise);
    sitting.session = sitting.exercise->makeSession();
    const auto left = m_sittings.come(std::move(sitting), Sittings::Place::Above);
    emit sessionChanged();
    session()->start();
}

bool Program::train(const QString& game, const QString& choice) {
    return enterProblem(m_training.choose(game, choice));
}

bool Program::trainOn() { return enterProblem(m_training.chooseNext()); }

bool Program::enterProblem(std::unique_ptr<Table> table) {
    if (!table) return false;
    Record record = positionRecord(*table, m_settings, table->toMove());
    putAway();
    enter({std::move(record), std::move(table)}, GameSession::Kind::Problem);
    m_training.pose(*session());
    return true;
}

void Program::takeLesson(const QString& game, int lesson) {
    enterLesson(m_coach.begin(game, lesson));
}

void Program::goOnWithLesson() {
    if (auto table = m_coach.goOn()) enterLesson(std::move(table));
}

void Program::enterLesson(std::unique_ptr<Table> table) {
    Record record = positionRecord(*table, m_settings, Coach::kLearner);
    putAway();
    enter({std::move(record), std::move(table)}, GameSession::Kind::Lesson);
    m_coach.follow(*session());
}

QString Program::gameAsText() const {
    return session() ? QString::fromStdString(toText(wholeGame())) : QString();
}

bool Program::continueGame(int save) {
    clearTable();
    auto game = m_saved.take(save);
    if (game) enter(std::move(*game));
    emit unfinishedChanged();
    return game.has_value();
}

void Program::nameGame(int save, const QString& name) {
    m_saved.name(save, name);
    emit unfinishedChanged();
}

void Program::giveUpGame(int save) {
    m_saved.remove(save, SavedGames::Loss::GivenUp);
    emit unfinishedChanged();
}

void Program::lookForGames() {
    m_saved.read();
    emit unfinishedChanged();
}

// Beside whatever can be continued.
Result<void> Program::open(const Record& record) {
    auto table = checkedTable(record);
    if (!table) return table.error();
    putAway();
    m_saved.begin();
    enter({record, std::move(*table)});
    return {};
}

// The game at the table is to make room for another one, and can be continued later.
void Program::putAway() {
    if (const GameSession* const here = m_sittings.played())
        m_saved.leave({here->record(), here->table().clone()});
}

// The game comes to the table. If it is to be played, it has a save.
void Program::enter(SavedGames::Game opened, GameSession::Kind kind) {
    auto& [record, table] = opened;
    const GameEntry& entry = *findGame(record.game()).value();
    if (kind == GameSession::Kind::Play) forgetMatch();
    Sittings::Sitting sitting;
    sitting.session =
        std::make_unique<GameSession>(entry, std::move(table), std::move(record), kind);
    GameSession& present = *sitting.session;
    present.setPace(m_settings.pace);
    present.setWaitsForPrograms(m_settings.programFault == u"wait");
    connect(&present, &GameSession::programFailed, this, &Program::tell);
    const auto left = m_sittings.come(std::move(sitting), Sittings::Place::Alone);
    if (const QString game = present.game(); m_settings.lastGame != game) {
        m_settings.lastGame = game;
        emit m_settings.changed();
    }
    if (present.isPlayed()) {
        m_tutor.follow(present);
        connect(&present, &GameSession::saveWanted, this, &Program::save);
        connect(&present, &GameSession::ended, this,
                [this, &present] { m_saved.finish(present.record(), present.table()); });
    }
    emit sessionChanged(); // the table lets go of the previous game
    emit unfinishedChanged();
    if (present.isPlayed()) save();
    present.start();
}

void Program::leaveTable() {
    if (m_sittings.hasBelow())
        goBack();
    else
        clearTable();
}

void Program::clearTable() {
    if (!session()) return;
    putAway();
    m_saved.read();
    const auto left = m_sittings.clear();
    forgetMatch();
    emit sessionChanged();
    emit unfinishedChanged();
}

void Program::save() {
    GameSession* const here = m_sittings.played();
    if (here && m_saved.save(here->record())) here->setDiskBusy();
}

// ---- files

Result<void> Program::openFile(const QString& file) {
    if (auto position = readPositionFile(file)) {
        if (!*position) return std::move(position->error()).within(file.toStdString());
        enterStudy(std::move((*position)->table), {});
        return {};
    }
    auto record = SavedGames::readRecord(file);
    if (!record) return record.error();
    if (record->name.empty())
        record->name = QFileInfo(file).completeBaseName().toStdString(); // to find it again
    auto opened = open(*record);
    if (!opened) return std::move(opened.error()).within(file.toStdString());
    return {};
}

bool Program::openRecord(const QUrl& file) {
    const auto opened = openFile(file.toLocalFile());
    if (!opened) tellUnopened(opened.error());
    return opened.has_value();
}

// Whoever clicked on a file sees no standard error.
void Program::tellUnopened(const Error& error) {
    tell(tr("The game could not be opened. %1").arg(translated(error)));
}

bool Program::saveRecord(const QUrl& file) {
    if (!session()) return false;
    Record record = wholeGame();
    record.name.clear(); // the file has one
    const auto written = SavedGames::writeRecord(file.toLocalFile(), record);
    if (written)
        emit message(tr("The game was saved as %1.").arg(file.fileName()));
    else
        emit message(tr("The game could not be saved. %1").arg(translated(written.error())));
    return written.has_value();
}

} // namespace parlour
