#include "app/desktop/program/game_setup.h"

#include "ai/base/outside.h"
#include "ai/catalogue/games.h"
#include "app/desktop/models/game_face.h"
#include "app/desktop/play/characters.h"
#include "app/desktop/players/own_players.h"
#include "app/desktop/program/game_offer.h"
#include "app/desktop/store/settings.h"

#include <QRandomGenerator>
#include <QUuid>

namespace parlour {

Result<GameSetup> GameSetup::fromSheet(const QVariantMap& sheet) {
    GameSetup setup;
    setup.game = sheet["game"].toString().toStdString();
    const auto entry = findGame(setup.game);
    if (!entry) return entry.error();
    Json given = Json::object();
    const QVariantMap chosen = sheet["options"].toMap();
    for (auto it = chosen.begin(); it != chosen.end(); ++it)
        given[it.key().toStdString()] = GameOffer::toJson(it.value());
    const auto options = completeOptions((*entry)->options(), given);
    if (!options) return options.error();
    setup.options = *options;
    bool isNumber = false;
    setup.deal = sheet["deal"].toString().trimmed().toULongLong(&isNumber);
    if (!isNumber)
        return Error("", PARLOUR_PHRASE("Program", "The deal number must be a whole number."));
    setup.dealsWanted = sheet["dealsWanted"].toInt();
    setup.pointsWanted = sheet["pointsWanted"].toInt();
    for (const QVariant& seat : sheet["seats"].toList()) {
        const QVariantMap map = seat.toMap();
        setup.players.push_back({map["name"].toString().toStdString(),
                                 map["agent"].toString().toStdString(), map["portrait"].toInt()});
    }
    return setup;
}

Result<GameSetup> GameSetup::fromCommandLine(const CommandLine& line, const Settings& settings) {
    GameSetup setup;
    setup.game = line.game.toStdString();
    const auto entry = findGame(setup.game);
    if (!entry) return Error(entry.error()).within("--game");
    Json given = Json::object();
    for (const QString& option : line.options) {
        const std::string name = option.section(u'=', 0, 0).toStdString();
        auto value = parseOption((*entry)->options(), name, option.section(u'=', 1).toStdString());
        if (!value) return std::move(value.error()).within("--option");
        given[name] = *value;
    }
    auto options = completeOptions((*entry)->options(), given);
    if (!options) return std::move(options.error()).within("--option");
    setup.options = *options;
    setup.deal = line.deal ? *line.deal : randomDealNumber();

    const int seats = (*entry)->seats(setup.options);
    QStringList specs = line.seats;
    if (specs.isEmpty())
        for (int seat = 0; seat < seats; ++seat)
            specs << (seat == 0 && !line.watch ? QStringLiteral("you")
                                               : GameOffer::usualAgent(**entry));
    if (specs.size() != seats)
        return Error("--seats", PARLOUR_PHRASE("Matches", "Expected %1 players, not %2"),
                     {std::to_string(seats), std::to_string(specs.size())});
    int portrait = 2;
    for (const QString& spec : specs) {
        do ++portrait;
        while (portrait == settings.portrait);
        const bool isPerson = spec == u"you" && !line.watch;
        if (isPerson) {
            setup.players.push_back({settings.playerName.toStdString(), {}, settings.portrait});
            continue;
        }
        auto known = seesHidden(**entry, spec.toStdString());
        if (!known) return std::move(known.error()).within("--seats");
        if (const std::string text = spec.toStdString();
            const auto command = outsideCommand(text)) {
            if (command->empty())
                return Error("--seats", PARLOUR_PHRASE("Laboratory",
                                                       "A program of your own needs a command."));
            trustProgram(text);
        }
        setup.players.push_back(
            {portraitName(portrait).toStdString(), spec.toStdString(), portrait});
    }
    return setup;
}

GameSetup GameSetup::forLesson(const GameFace& face, const Settings& settings) {
    CommandLine line;
    line.game = QString::fromLatin1(face.id);
    line.deal = face.lesson().deal;
    line.options = face.lesson().options;
    GameSetup setup = fromCommandLine(line, settings).value();
    const std::string easy = GameOffer::easyAgent(*findGame(setup.game).value()).toStdString();
    for (Record::Player& player : setup.players)
        if (!player.isPerson()) player.agent = easy;
    return setup;
}

Record GameSetup::freshRecord() const {
    Record record;
    record.id = newRecordId();
    record.dealNumber = deal;
    record.position = findGame(game).value()->deal(options, deal)->position();
    record.players = players;
    record.dealsWanted = dealsWanted;
    record.pointsWanted = pointsWanted;
    return record;
}

Record positionRecord(const Table& table, const Settings& settings, Seat person) {
    Record record;
    record.id = newRecordId();
    record.position = table.position();
    const std::string usual = GameOffer::usualAgent(*findGame(record.game()).value()).toStdString();
    int portrait = 2;
    for (Seat seat = 0; seat < table.seats(); ++seat) {
        do ++portrait;
        while (portrait == settings.portrait);
        if (seat == person)
            record.players.push_back({settings.playerName.toStdString(), {}, settings.portrait});
        else
            record.players.push_back({portraitName(portrait).toStdString(), usual, portrait});
    }
    return record;
}

std::string newRecordId() {
    return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
}

std::uint64_t randomDealNumber() {
    return static_cast<std::uint64_t>(QRandomGenerator::global()->bounded(1, 1'000'000));
}

} // namespace parlour
