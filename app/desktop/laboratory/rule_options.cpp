#include "app/desktop/laboratory/rule_options.h"

#include "app/desktop/laboratory/texts.h"

namespace parlour {

namespace {

QVariant toVariant(const Json& value) {
    if (value.is_boolean()) return value.get<bool>();
    if (value.is_number_integer()) return static_cast<int>(value.get<std::int64_t>());
    return value.is_string() ? text(value.get<std::string>()) : text(toText(value));
}

} // namespace

QVariantMap toVariants(const Json& options) {
    QVariantMap map;
    for (const auto& [name, value] : options.items()) map[text(name)] = toVariant(value);
    return map;
}

Json optionsFrom(const GameEntry& game, const QVariantMap& chosen) {
    Json options = Json::object();
    for (const OptionSpec& spec : game.options()) {
        const auto choice = chosen.constFind(text(spec.name));
        if (choice == chosen.cend()) continue;
        for (const OptionSpec::Value& allowed : spec.values)
            if (toVariant(allowed.value) == *choice)
                options[std::string(spec.name)] = allowed.value;
    }
    return options;
}

QStringList optionArguments(const Json& options) {
    QStringList list;
    for (const auto& [name, value] : options.items())
        list << QStringLiteral("--option")
             << text(name) + QLatin1Char('=') + toVariant(value).toString();
    return list;
}

Result<Json> optionsMember(const GameEntry& game, const Json& run) {
    if (run.is_object() && !run.contains("options")) return Json::object();
    const auto options = objectMember(run, "options");
    if (!options) return options.error();
    if (const auto complete = completeOptions(game.options(), **options); !complete)
        return complete.error();
    return **options;
}

} // namespace parlour
