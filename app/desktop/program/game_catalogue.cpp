#include "app/desktop/program/game_catalogue.h"

#include "ai/base/outside.h"
#include "ai/catalogue/games.h"
#include "app/desktop/games/game_faces.h"
#include "app/desktop/language/words.h"
#include "app/desktop/play/characters.h"
#include "app/desktop/play/seated_player.h"
#include "app/desktop/players/own_players.h"
#include "app/desktop/players/player_label.h"
#include "app/desktop/program/game_offer.h"
#include "app/desktop/program/game_setup.h"
#include "app/desktop/store/settings.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace parlour {

namespace {

// Precondition: the game and its option exist.
const OptionSpec& optionSpec(const QString& game, const QString& option) {
    const auto specs = findGame(game.toStdString()).value()->options();
    return *std::ranges::find(specs, option.toStdString(), &OptionSpec::name);
}

} // namespace

GameCatalogue::GameCatalogue(Settings& settings, QObject* parent)
    : QObject(parent), m_settings(settings) {}

QVariantMap GameCatalogue::game(const QString& id) const {
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
        {"isDealt", face.isDealt},
    };
}

QVariantList GameCatalogue::all() const {
    QVariantList list;
    for (const GameFace& face : gameFaces()) list << game(QString::fromLatin1(face.id));
    return list;
}

QVariantMap GameCatalogue::offer(const QString& game) const {
    const GameEntry& entry = *findGame(game.toStdString()).value();
    QVariantMap offer = GameOffer::of(entry, gameFace(game));
    QVariantList opponents = offer["opponents"].value<QVariantList>();
    for (const OwnPlayer& own : ownPlayers(entry.id())) {
        const QString name = QString::fromStdString(own.name);
        const QString spec = QString::fromStdString(own.spec);
        opponents << QVariantMap{
            {"spec", spec},
            {"title", name},
            {"label", name},
            {"isPublished", false},
            {"heading", tr("Your own players")},
            {"about", own.game.empty() ? tr("A program of your own: %1").arg(spec)
                                       : tr("Made in the laboratory: %1").arg(spec)},
            {"source", QString()},
            {"cheats", seesHidden(entry, own.spec).value()},
            {"tellsValues", !own.game.empty() && entry.tellsValues(own.spec).value()},
            {"rung", 0}};
    }
    offer["opponents"] = opponents;
    return offer;
}

QVariantMap GameCatalogue::ownOption(const QString& game, const QString& option, const QUrl& file) {
    const auto value = customValue(optionSpec(game, option), file.toLocalFile().toStdString());
    if (value) return GameOffer::ownValue(*value);
    emit message(tr("This file cannot be used. %1").arg(translated(value.error())));
    return {};
}

QVariantMap GameCatalogue::keptOption(const QString& game, const QString& option,
                                      const QString& text) const {
    const OptionSpec& spec = optionSpec(game, option);
    const auto content = parseJson(text.toStdString());
    if (!spec.custom || !content) return {};
    const auto value = spec.custom->read(*content);
    return value ? GameOffer::ownValue(*value) : QVariantMap();
}

QVariantList GameCatalogue::ownPrograms() const {
    QVariantList list;
    for (const OwnPlayer& own : ownPlayers({})) {
        const std::string_view command = outsideCommand(own.spec).value();
        list << QVariantMap{
            {"name", QString::fromStdString(own.name)},
            {"command", QString::fromUtf8(command.data(), static_cast<qsizetype>(command.size()))}};
    }
    return list;
}

QString GameCatalogue::addProgram(const QString& name, const QString& command) {
    const auto kept = keepOwnPlayer(
        {{}, name.trimmed().toStdString(), "engine:" + command.trimmed().toStdString()});
    return kept ? QString() : translated(kept.error());
}

void GameCatalogue::forgetProgram(const QString& name) {
    if (const auto forgotten = forgetOwnPlayer({}, name.toStdString()); !forgotten)
        emit message(translated(forgotten.error()));
}

QString GameCatalogue::labelOf(const QString& game, const QString& spec) const {
    return PlayerLabel::of(game.toStdString(), spec.toStdString());
}

bool GameCatalogue::arePartners(const QString& game, int players, int a, int b) const {
    const auto entry = findGame(game.toStdString());
    if (!entry || a == b) return false;
    Json given = Json::object(); // some games have a fixed number of players
    for (const OptionSpec& spec : (*entry)->options())
        if (spec.name == "players") given["players"] = players;
    const auto options = completeOptions((*entry)->options(), given);
    return options && (*entry)->arePartners(*options, a, b);
}

QVariantMap GameCatalogue::lastSetup(const QString& game) const {
    const auto all = QJsonDocument::fromJson(m_settings.lastSetups.toUtf8()).object();
    return all.value(game).toObject().toVariantMap();
}

void GameCatalogue::keepSetup(const QString& game, const QVariantMap& setup) {
    auto all = QJsonDocument::fromJson(m_settings.lastSetups.toUtf8()).object();
    all[game] = QJsonObject::fromVariantMap(setup);
    m_settings.lastSetups = QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact));
    emit m_settings.changed();
}

QString GameCatalogue::randomDeal() const { return QString::number(randomDealNumber()); }

QString GameCatalogue::styleOf(const QString& game, const QString& spec, int portrait) const {
    const auto entry = findGame(game.toStdString());
    if (!entry || !seesHidden(**entry, spec.toStdString())) return {}; // no player of this game
    return SeatedPlayer::of({{}, spec.toStdString(), portrait}, **entry).style;
}

QString GameCatalogue::portraitName(int portrait) const { return parlour::portraitName(portrait); }

} // namespace parlour
