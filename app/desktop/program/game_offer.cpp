#include "app/desktop/program/game_offer.h"

#include "ai/arena/ratings.h"
#include "ai/catalogue/games.h"
#include "app/desktop/games/game_faces.h"
#include "app/desktop/language/words.h"

#include <algorithm>
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
    return {{"name", translated(face.name)},   {"matchDeals", deals},
            {"matchPoints", points},           {"options", options},
            {"opponents", opponents(entry)},   {"seatCounts", counts},
            {"usualAgent", usualAgent(entry)}, {"beginnerIsChosen", face.beginnerIsChosen}};
}

QVariantList GameOffer::opponents(const GameEntry& entry) {
    const auto rungs = ladder(entry);
    QVariantList levels;
    QVariantList others;
    QVariantList cheating;
    for (const Opponent& opponent : entry.opponents()) {
        const bool cheats = entry.cheats(opponent.spec).value();
        const auto rung = std::ranges::find(rungs, &opponent);
        const auto place = static_cast<int>(rung - rungs.begin());
        QVariantMap map{{"spec", text(opponent.spec)},
                        {"title", translated(opponent.title)},
                        {"level", translated(levelName(opponent.level))},
                        {"about", translated(opponent.about)},
                        {"cheats", cheats},
                        {"rung", 0}};
        if (rung == rungs.end()) {
            (cheats ? cheating : others) << map;
            continue;
        }
        map["rung"] = place + 1;
        map["standing"] =
            place == 0 ? tr("Level 1 of %1.").arg(rungs.size())
                       : tr("Level %1 of %2: wins %3 of 100 games against level %4.")
                             .arg(place + 1)
                             .arg(rungs.size())
                             .arg(std::lround(100 * shareOfElo(*rung[0]->elo - *rung[-1]->elo)))
                             .arg(place);
        levels << map;
    }
    return levels + others + cheating;
}

QString GameOffer::usualAgent(const GameEntry& entry) {
    const auto rungs = ladder(entry);
    return text(rungs[(rungs.size() - 1) / 2]->spec);
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
