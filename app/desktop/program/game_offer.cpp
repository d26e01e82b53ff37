#include "app/desktop/program/game_offer.h"

#include "ai/arena/ratings.h"
#include "ai/catalogue/games.h"
#include "app/desktop/games/game_faces.h"
#include "app/desktop/language/words.h"
#include "app/desktop/players/player_label.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace parlour {

namespace {

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

} // namespace

QVariantMap GameOffer::of(const GameEntry& entry, const GameFace& face) {
    QVariantList options;
    for (const OptionSpec& spec : entry.options()) {
        QVariantList values;
        for (const OptionSpec::Value& value : spec.values)
            values << QVariantMap{{"value", toVariant(value.value)},
                                  {"title", translated(value.title)}};
        options << QVariantMap{{"name", text(spec.name)},
                               {"title", translated(spec.title)},
                               {"explanation", translated(spec.explanation)},
                               {"values", values},
                               {"hasOwn", spec.custom.has_value()}};
    }
    QVariantList counts;
    for (const int count : entry.seatCounts()) counts << count;
    QVariantList deals;
    for (const int count : face.matchDeals) deals << count;
    QVariantList points;
    for (const int count : face.matchPoints) points << count;
    return {{"name", translated(face.name)},
            {"matchDeals", deals},
            {"matchPoints", points},
            {"options", options},
            {"opponents", opponents(entry, face)},
            {"seatCounts", counts},
            {"usualAgent", usualAgent(entry)},
            {"beginnerIsChosen", face.beginnerIsChosen},
            {"isDealt", face.isDealt}};
}

QVariantList GameOffer::opponents(const GameEntry& entry, const GameFace& face) {
    const auto rungs = ladder(entry);
    std::array<QVariantList, 4> groups; // own, from the paper, stand-ins, cheating
    for (const Opponent& opponent : entry.opponents()) {
        const bool cheats = entry.cheats(opponent.spec).value();
        QVariantMap map{{"spec", text(opponent.spec)},
                        {"title", translated(opponent.title)},
                        {"label", PlayerLabel::of(opponent)},
                        {"isPublished", opponent.origin == Origin::Source},
                        {"heading", heading(opponent, cheats, face)},
                        {"about", translated(opponent.about)},
                        {"source", source(opponent, face)},
                        {"cheats", cheats},
                        {"tellsValues", entry.tellsValues(opponent.spec).value()},
                        {"rung", 0}};
        const auto rung = std::ranges::find(rungs, &opponent);
        if (rung != rungs.end()) {
            const auto place = static_cast<int>(rung - rungs.begin());
            map["rung"] = place + 1;
            map["standing"] =
                place == 0 ? tr("Level 1 of %1.").arg(rungs.size())
                           : tr("Level %1 of %2: wins %3 of 100 games against level %4.")
                                 .arg(place + 1)
                                 .arg(rungs.size())
                                 .arg(std::lround(100 * shareOfElo(*rung[0]->elo - *rung[-1]->elo)))
                                 .arg(place);
        }
        groups[cheats                               ? 3
               : opponent.origin == Origin::StandIn ? 2
               : opponent.origin == Origin::Source  ? 1
                                                    : 0]
            << map;
    }
    return groups[0] + groups[1] + groups[2] + groups[3];
}

QString GameOffer::heading(const Opponent& opponent, bool cheats, const GameFace& face) {
    if (cheats) return tr("These cheat");
    switch (opponent.origin) {
    case Origin::Own: break;
    case Origin::Source: return tr("From the paper: %1").arg(QString::fromUtf8(face.authors));
    case Origin::StandIn: return tr("Stand-ins for programs only described");
    }
    return tr("Levels and champions");
}

QString GameOffer::source(const Opponent& opponent, const GameFace& face) {
    if (opponent.origin == Origin::Own && opponent.section.empty()) return {};
    const QString authors = QString::fromUtf8(face.authors);
    const QString place = opponent.section.empty()
                              ? authors
                              : tr("%1, section %2").arg(authors, text(opponent.section));
    switch (opponent.origin) {
    case Origin::Own: break;
    case Origin::Source: return tr("A player of the paper: %1.").arg(place);
    case Origin::StandIn:
        return tr("Our stand-in for a program that the paper only describes: %1.").arg(place);
    }
    return tr("Our player, after an idea of the paper: %1.").arg(place);
}

QString GameOffer::usualAgent(const GameEntry& entry) {
    const auto rungs = ladder(entry);
    return text(rungs[(rungs.size() - 1) / 2]->spec);
}

QString GameOffer::easyAgent(const GameEntry& entry) {
    const auto rungs = ladder(entry);
    const auto isEasy = [](const Opponent* rung) { return rung->level == Level::Easy; };
    auto found = std::ranges::find_if(
        rungs, [&](const Opponent* rung) { return isEasy(rung) && rung->origin == Origin::Own; });
    if (found == rungs.end()) found = std::ranges::find_if(rungs, isEasy);
    return found == rungs.end() ? usualAgent(entry) : text((*found)->spec);
}

QVariant GameOffer::toVariant(const Json& value) {
    if (value.is_object()) return QString::fromStdString(toText(value));
    if (value.is_boolean()) return value.get<bool>();
    if (value.is_number_integer()) return static_cast<int>(value.get<std::int64_t>());
    return QString::fromStdString(value.get<std::string>());
}

Json GameOffer::toJson(const QVariant& value) {
    if (value.typeId() == QMetaType::Bool) return value.toBool();
    if (value.canConvert<int>() && value.typeId() != QMetaType::QString) return value.toInt();
    const std::string text = value.toString().toStdString();
    if (text.starts_with('{'))
        if (auto own = parseJson(text)) return *own;
    return text;
}

QVariantMap GameOffer::ownValue(const OptionSpec::Value& value) {
    return {{"value", toVariant(value.value)},
            {"title", QString::fromStdString(value.name)},
            {"players", value.needs.value("players", 0)}};
}

} // namespace parlour
