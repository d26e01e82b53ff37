#include "program.h"

#include "ai/catalogue/games.h"
#include "core/base/file.h"
#include "core/base/version.h"
#include "game_faces.h"
#include "game_offer.h"
#include "paths.h"
#include "words.h"

#include <QAccessible>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QQuickItem>
#include <QRandomGenerator>
#include <QUuid>

#include <algorithm>
#include <array>
#include <span>

namespace parlour {

namespace {

Program* theProgram = nullptr; // what QML's engine gets when it asks for the singleton

// Precondition: there are such a game and option.
const OptionSpec& optionSpec(const QString& game, const QString& option) {
    const auto specs = findGame(game.toStdString()).value()->options();
    return *std::ranges::find(specs, option.toStdString(), &OptionSpec::name);
}

// The table of a record, with all of it checked.
Result<std::unique_ptr<Table>> tableOf(const Record& record) {
    const auto entry = findGame(record.game());
    if (!entry) return Error(entry.error()).within("position.game");
    auto table = (*entry)->open(record.position);
    if (!table) return std::move(table.error()).within("position");
    const auto seats = static_cast<std::size_t>((*table)->seats());
    if (record.players.size() != seats)
        return Error("players", PARLOUR_PHRASE("Matches", "%1 players are wanted here, not %2"),
                     {std::to_string(seats), std::to_string(record.players.size())});
    if (!record.earlier.empty() && record.earlier.size() != seats)
        return Error("earlier", PARLOUR_PHRASE("Matches", "%1 totals are wanted here, not %2"),
                     {std::to_string(seats), std::to_string(record.earlier.size())});
    for (std::size_t seat = 0; seat < seats; ++seat) {
        if (record.players[seat].isPerson()) continue;
        auto known = (*entry)->cheats(record.players[seat].agent);
        if (!known)
            return std::move(known.error()).within("players[" + std::to_string(seat) + "].agent");
    }
    // What was taken back is played again and taken back, so that it can be redone.
    for (std::size_t i = 0; i < record.undone.size(); ++i) {
        auto played = (*table)->play(record.undone[i]);
        if (!played) return std::move(played.error()).within("undone[" + std::to_string(i) + "]");
    }
    for (std::size_t i = 0; i < record.undone.size(); ++i) (*table)->undo();
    return table;
}

std::string newId() { return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(); }

} // namespace

Program::Program(CommandLine commandLine, QObject* parent)
    : QObject(parent),
      m_commandLine(std::move(commandLine)),
      m_settings(settingsFile(), m_commandLine.isTrial() ? Settings::Keeping::ReadOnly
                                                         : Settings::Keeping::ReadAndWrite),
      m_statistics(statisticsFile()) {
    theProgram = this;
    if (m_commandLine.resetSettings) m_settings.reset();
    if (!m_settings.problem().isEmpty()) m_earlyMessages << m_settings.problem();

    connect(&m_statistics, &Statistics::problem, this, &Program::tell);
    connect(&m_settings, &Settings::writingFailed, this, [this](const QString& file) {
        tell(tr("The settings cannot be kept: %1 cannot be written.").arg(file));
    });
    if (!m_commandLine.isTrial()) {
        m_autosave = std::make_unique<Autosave>(autosaveFile());
        connect(m_autosave.get(), &Autosave::failed, this,
                [this](const QString& why) { tell(tr("The game cannot be saved: %1").arg(why)); });
        connect(m_autosave.get(), &Autosave::idle, this, [this] {
            if (m_session) m_session->diskIsQuiet();
        });
        readAutosave();
    }
    QCoreApplication::instance()->installEventFilter(this);
    useLanguage();
    connect(&m_settings, &Settings::changed, this, [this] {
        useLanguage();
        if (m_session) m_session->setPace(m_settings.pace);
    });
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

// ---- languages

void Program::useLanguage() {
    const QString code =
        m_commandLine.language.isEmpty() ? m_settings.language : m_commandLine.language;
    const Language& language = languageFor(code);
    if (m_language == &language) return;
    m_language = &language;
    m_translations.use(language);
    if (m_engine) m_engine->retranslate();
    if (m_session) m_session->retranslate();
    emit languageChanged();
    emit interruptedChanged();
}

QVariantList Program::languageList() const {
    QVariantList list;
    for (const Language& language : parlour::languages())
        list << QVariantMap{{"code", QString::fromLatin1(language.code)},
                            {"name", QString::fromUtf8(language.name)}};
    return list;
}

QString Program::typeface() const { return QString::fromLatin1(m_language->typeface); }

// ---- what can be played

QVariantMap Program::game(const QString& id) const {
    const GameFace& face = gameFace(id);
    return {
        {"id", id},
        {"name", translated(face.name)},
        {"tagline", translated(face.tagline)},
        {"players", translated(face.players)},
        {"source", QString::fromUtf8(face.source)},
        {"picture", QStringLiteral("games/%1").arg(id)},
        {"tableQml", QString::fromLatin1(face.tableQml)},
        {"rulesQml", QString::fromLatin1(face.rulesQml)},
    };
}

QVariantList Program::games() const {
    QVariantList list;
    for (const GameFace& face : gameFaces()) list << game(QString::fromLatin1(face.id));
    return list;
}

QVariantMap Program::offer(const QString& game) const {
    return GameOffer::of(*findGame(game.toStdString()).value(), gameFace(game));
}

QString Program::lastGame() const {
    const QString game = m_settings.lastGame;
    return findGame(game.toStdString()) ? game : QString::fromLatin1(gameFaces().front().id);
}

QVariantMap Program::ownOption(const QString& game, const QString& option, const QUrl& file) {
    const auto value = customValue(optionSpec(game, option), file.toLocalFile().toStdString());
    if (value) return GameOffer::ownValue(*value);
    emit message(tr("This file cannot be used. %1").arg(translated(value.error())));
    return {};
}

QVariantMap Program::keptOption(const QString& game, const QString& option,
                                const QString& text) const {
    const OptionSpec& spec = optionSpec(game, option);
    const auto content = parseJson(text.toStdString());
    if (!spec.custom || !content) return {};
    const auto value = spec.custom->read(*content);
    return value ? GameOffer::ownValue(*value) : QVariantMap();
}

QVariantMap Program::lastSetup(const QString& game) const {
    const auto all = QJsonDocument::fromJson(m_settings.lastSetups.toUtf8()).object();
    return all.value(game).toObject().toVariantMap();
}

void Program::keepSetup(const QString& game, const QVariantMap& setup) {
    auto all = QJsonDocument::fromJson(m_settings.lastSetups.toUtf8()).object();
    all[game] = QJsonObject::fromVariantMap(setup);
    m_settings.lastSetups = QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact));
    emit m_settings.changed();
}

QString Program::randomDeal() const {
    return QString::number(QRandomGenerator::global()->bounded(1, 1'000'000));
}

QString Program::portraitName(int portrait) const {
    static const std::array kNames{"Lin",     "Henrik", "Giulia", "Marco", "Amira", "Zola",
                                   "Ottilie", "Arjun",  "Beppe",  "Frida", "Tariq", "Yuki"};
    return QString::fromLatin1(kNames[static_cast<std::size_t>(portrait - 1) % kNames.size()]);
}

bool Program::arePartners(const QString& game, int players, int a, int b) const {
    const auto entry = findGame(game.toStdString());
    if (!entry || a == b) return false;
    Json given = Json::object(); // some games are always for as many
    for (const OptionSpec& spec : (*entry)->options())
        if (spec.name == "players") given["players"] = players;
    const auto options = completeOptions((*entry)->options(), given);
    return options && (*entry)->arePartners(*options, a, b);
}

// ---- starting and ending games

Result<void> Program::begin() {
    if (const QString& file = m_commandLine.file; !file.isEmpty()) {
        if (m_commandLine.isTrial()) return openFile(file);
        openRecord(QUrl::fromLocalFile(file)); // who clicked on it sees no standard error
        return {};
    }
    if (!m_commandLine.game.isEmpty()) return startFromCommandLine();
    return {};
}

void Program::tell(const QString& what) {
    if (m_windowIsShown)
        emit message(what);
    else
        m_earlyMessages << what;
}

void Program::windowIsShown() {
    m_windowIsShown = true;
    for (const QString& text : std::exchange(m_earlyMessages, {})) emit message(text);
    m_systemLook.connectToPortal();
    // A game that ended in the very moment the program did; no game is counted twice.
    if (m_finished) count(*m_finished);
    if (m_finished && !m_interrupted && !m_session) m_autosave->remove();
    m_finished.reset();
}

Result<void> Program::startFromCommandLine() {
    const auto entry = findGame(m_commandLine.game.toStdString());
    if (!entry) return Error(entry.error()).within("--game");
    Json given = Json::object();
    for (const QString& option : m_commandLine.options) {
        auto value = parseOption((*entry)->options(), option.section(u'=', 0, 0).toStdString(),
                                 option.section(u'=', 1).toStdString());
        if (!value) return std::move(value.error()).within("--option");
        given[option.section(u'=', 0, 0).toStdString()] = *value;
    }
    auto options = completeOptions((*entry)->options(), given);
    if (!options) return std::move(options.error()).within("--option");

    const int seats = (*entry)->seats(*options);
    QStringList specs = m_commandLine.seats;
    if (specs.isEmpty()) {
        for (int seat = 0; seat < seats; ++seat)
            specs << (seat == 0 && !m_commandLine.watch ? QStringLiteral("you")
                                                        : GameOffer::usualAgent(**entry));
    }
    if (specs.size() != seats)
        return Error("--seats", PARLOUR_PHRASE("Matches", "%1 players are wanted here, not %2"),
                     {std::to_string(seats), std::to_string(specs.size())});
    QVariantList list;
    int portrait = 2;
    for (int seat = 0; seat < seats; ++seat) {
        const bool isPerson = specs[seat] == u"you" && !m_commandLine.watch;
        if (!isPerson) {
            auto known = (*entry)->cheats(specs[seat].toStdString());
            if (!known) return std::move(known.error()).within("--seats");
        }
        do ++portrait;
        while (portrait == m_settings.portrait);
        list << QVariantMap{{"name", isPerson ? m_settings.playerName : portraitName(portrait)},
                            {"agent", isPerson ? QString() : specs[seat]},
                            {"portrait", isPerson ? m_settings.portrait : portrait}};
    }
    QVariantMap optionMap;
    for (const auto& [name, value] : options->items())
        optionMap[QString::fromStdString(name)] = GameOffer::toVariant(value);
    newGame({{"game", m_commandLine.game},
             {"options", optionMap},
             {"deal", m_commandLine.deal ? QString::number(*m_commandLine.deal) : randomDeal()},
             {"seats", list}});
    return {};
}

bool Program::newGame(const QVariantMap& setup) {
    const auto entry = findGame(setup["game"].toString().toStdString());
    if (!entry) {
        emit message(translated(entry.error()));
        return false;
    }
    Json given = Json::object();
    const QVariantMap chosen = setup["options"].toMap();
    for (auto it = chosen.begin(); it != chosen.end(); ++it)
        given[it.key().toStdString()] = GameOffer::toJson(it.value());
    const auto options = completeOptions((*entry)->options(), given);
    if (!options) {
        emit message(translated(options.error()));
        return false;
    }
    bool isNumber = false;
    const quint64 deal = setup["deal"].toString().trimmed().toULongLong(&isNumber);
    if (!isNumber) {
        emit message(tr("A deal's number is a whole number."));
        return false;
    }
    Record record;
    record.id = newId();
    record.dealNumber = deal;
    record.position = (*entry)->deal(*options, deal)->position();
    record.dealsWanted = setup["dealsWanted"].toInt();
    record.pointsWanted = setup["pointsWanted"].toInt();
    for (const QVariant& seat : setup["seats"].toList()) {
        const QVariantMap map = seat.toMap();
        record.players.push_back({map["name"].toString().toStdString(),
                                  map["agent"].toString().toStdString(), map["portrait"].toInt()});
    }
    const auto opened = open(record);
    if (!opened) emit message(translated(opened.error()));
    return opened.has_value();
}

void Program::dealAgain(bool sameDeal) {
    if (!m_session) return;
    const Record played = m_session->record();
    const GameEntry& entry = *findGame(played.game()).value();
    Record next = played;
    next.id = newId();
    next.undone.clear();
    next.takeBacks = next.hints = 0;
    if (sameDeal) {
        next.position["moves"] = Json::array();
    } else {
        next.dealNumber = randomDeal().toULongLong();
        const Table& table = m_session->table();
        next.position =
            (table.isOver() ? table.nextDeal(*next.dealNumber)
                            : entry.deal(played.position.at("options"), *next.dealNumber))
                ->position();
        if (m_session->isMatchOver()) {
            next.earlier.clear();
            next.dealsBefore = 0;
        } else if (table.isOver()) {
            const Scores totals = m_session->totals().totals();
            next.earlier.clear();
            for (const int total : std::span(totals).first(next.players.size()))
                next.earlier.push_back(total);
            ++next.dealsBefore;
        }
    }
    if (const auto opened = open(next); !opened) emit message(translated(opened.error()));
}

void Program::enter(std::unique_ptr<GameSession> session) {
    const std::unique_ptr<GameSession> before = std::exchange(m_session, std::move(session));
    m_interrupted.reset();
    m_session->setPace(m_settings.pace);
    if (const QString game = m_session->game(); m_settings.lastGame != game) {
        m_settings.lastGame = game;
        emit m_settings.changed();
    }
    connect(m_session.get(), &GameSession::saveWanted, this, &Program::save);
    connect(m_session.get(), &GameSession::ended, this, [this] { count(m_session->record()); });
    emit sessionChanged(); // the table lets go of the game before
    emit interruptedChanged();
    save();
    m_session->start();
}

void Program::leaveTable() {
    if (!m_session) return;
    const Record record = m_session->record();
    if (m_session->goesOn())
        m_interrupted = record;
    else if (m_autosave)
        m_autosave->remove();
    const std::unique_ptr<GameSession> before = std::exchange(m_session, nullptr);
    emit sessionChanged();
    emit interruptedChanged();
}

// ---- records

Result<void> Program::open(const Record& record) {
    auto table = tableOf(record);
    if (!table) return table.error();
    enter(
        std::make_unique<GameSession>(*findGame(record.game()).value(), std::move(*table), record));
    return {};
}

Result<void> Program::openFile(const QString& file) {
    const auto content = readFile(file.toStdString());
    if (!content) return content.error();
    auto record = parseRecord(*content);
    if (!record) return std::move(record.error()).within(file.toStdString());
    auto opened = open(*record);
    if (!opened) return std::move(opened.error()).within(file.toStdString());
    return {};
}

bool Program::openRecord(const QUrl& file) {
    const auto opened = openFile(file.toLocalFile());
    if (!opened) tell(tr("The game could not be opened. %1").arg(translated(opened.error())));
    return opened.has_value();
}

bool Program::saveRecord(const QUrl& file) {
    if (!m_session) return false;
    const auto written =
        writeFileAtomically(file.toLocalFile().toStdString(), toText(m_session->record()));
    if (written)
        emit message(tr("The game was saved as %1.").arg(file.fileName()));
    else
        emit message(tr("The game could not be saved. %1").arg(translated(written.error())));
    return written.has_value();
}

void Program::save() {
    if (!m_autosave || !m_session) return;
    m_autosave->write(toText(m_session->record()));
    m_session->setDiskBusy();
}

// An autosave that cannot be read is kept aside before a new game would overwrite it.
void Program::readAutosave() {
    const QString file = m_autosave->file();
    if (!QFile::exists(file)) return;
    const auto content = readFile(file.toStdString());
    auto record = content ? parseRecord(*content) : Result<Record>(content.error());
    if (record) {
        const auto table = tableOf(*record);
        if (table) {
            const GameSession session(*findGame(record->game()).value(), (*table)->clone(),
                                      *record);
            record->scores = session.record().scores;
            if ((*table)->isOver()) m_finished = *record;
            if (session.goesOn()) m_interrupted = *record;
            return;
        }
        record = Result<Record>(table.error());
    }
    const QString why = record ? QString() : translated(record.error());
    const auto aside = keepAside(file.toStdString());
    m_earlyMessages << (aside ? tr("The interrupted game could not be read and was kept as %1. %2")
                                    .arg(QString::fromStdString(aside->string()), why)
                              : tr("The interrupted game could not be read: %1").arg(why));
}

QVariantMap Program::interrupted() const {
    if (!m_interrupted) return {};
    const GameEntry& entry = *findGame(m_interrupted->game()).value();
    const auto table = entry.open(m_interrupted->position);
    if (!table) return {};
    const GameFace& face = gameFace(QString::fromStdString(m_interrupted->game()));
    QStringList others;
    int viewer = 0;
    int persons = 0;
    for (std::size_t seat = 0; seat < m_interrupted->players.size(); ++seat) {
        const Record::Player& player = m_interrupted->players[seat];
        if (player.isPerson() && persons++ == 0)
            viewer = static_cast<int>(seat);
        else
            others << QString::fromStdString(player.name);
    }
    const QDateTime saved =
        QDateTime::fromString(QString::fromStdString(m_interrupted->savedAt), Qt::ISODateWithMs);
    return {
        {"game", QString::fromLatin1(face.id)},
        {"name", translated(face.name)},
        {"players", others},
        {"watching", persons == 0},
        {"standing", face.standing(**table, viewer)},
        {"saved", saved.toLocalTime()},
        // The hands of people who share the computer stay hidden.
        {"pictures", persons > 1 ? QStringList() : face.pictures(**table, viewer)},
    };
}

bool Program::continueGame() {
    if (!m_interrupted) return false;
    const auto opened = open(Record(*m_interrupted));
    if (!opened) emit message(translated(opened.error()));
    return opened.has_value();
}

// Games that are played to a number of points count when they are over, others deal by deal.
void Program::count(Record record) {
    if (m_commandLine.isTrial()) return;
    const GameEntry& entry = *findGame(record.game()).value();
    const auto table = std::move(entry.open(record.position).value());
    WinShares shares = table->winShares();
    if (entry.target(record.position.at("options")) > 0) {
        const GameSession session(entry, table->clone(), record);
        if (!session.isMatchOver()) return;
        const Series series = session.totals();
        shares = series.winShares([&](Seat a, Seat b) { return table->areAllies(a, b); });
        std::copy_n(series.totals().begin(), record.scores.size(), record.scores.begin());
    }
    const auto person = std::ranges::find_if(record.players, &Record::Player::isPerson);
    const bool isAlone = std::ranges::count_if(record.players, &Record::Player::isPerson) == 1;
    if (!isAlone) {
        m_statistics.add(record, kNoSeat, Statistics::Watched);
        return;
    }
    const auto seat = person - record.players.begin();
    const double share = shares[static_cast<std::size_t>(seat)];
    m_statistics.add(record, static_cast<int>(seat),
                     share > 0.999 ? Statistics::Won
                     : share > 0   ? Statistics::Drawn
                                   : Statistics::Lost);
}

// ---- small services

bool Program::eventFilter(QObject* object, QEvent* event) {
    // Of the keys that are shortcuts this is all that is heard.
    const bool isKey =
        event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    const bool isMouse = event->type() == QEvent::MouseButtonPress;
    if ((isKey || isMouse) && m_keysInUse != isKey) {
        m_keysInUse = isKey;
        emit keysInUseChanged();
    }
    return QObject::eventFilter(object, event);
}

void Program::announce(QQuickItem* item, const QString& text) {
    if (!QAccessible::isActive() || !item) return;
    QAccessibleEvent event(item, QAccessible::Alert);
    Q_UNUSED(text) // the item's accessible name
    QAccessible::updateAccessibility(&event);
}

QString Program::listed(const QStringList& items) const {
    return QLocale().createSeparatedList(items);
}

QString Program::clockTime(const QDateTime& time) const {
    const QLocale locale;
    QString format = locale.timeFormat(QLocale::ShortFormat);
    // Qt 6.4 writes the letter for "in the afternoon" (of Taiwan) as it stands.
    if (format.startsWith(u'B')) format.replace(0, 1, QStringLiteral("AP"));
    return locale.toString(time.time(), format);
}

void Program::copy(const QString& text) { QGuiApplication::clipboard()->setText(text); }

} // namespace parlour
